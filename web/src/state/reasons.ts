/** Why something cannot be done, by what one might have wanted to do. */
import type { Reason } from "$generated/wire";

export interface Why {
  words: string;
  rule: string;
  /** What cannot be done for this reason, in words. */
  things: string[];
}

export interface Wanted {
  /** What one might have wanted, as the list of choices calls it; empty for what has no heading of its own. */
  heading: string;
  /** How many things it is about. */
  count: number;
  reasons: Why[];
}

/** Refusals under the headings of the choices they would be, and those with the same reason together. `headingOf` says what
 * the first word of a choice is called, or nothing. */
export function byWish(all: readonly Reason[], headingOf: (verb: string) => string): Wanted[] {
  const groups = new Map<string, Map<string, Why>>();
  for (const reason of all) {
    const heading = headingOf(reason.thing.split(" ", 1)[0]!);
    const group = groups.get(heading) ?? new Map<string, Why>();
    groups.set(heading, group);
    const words = (reason.why.words || reason.why.message).split("\n", 1)[0]!;
    const why = group.get(words + reason.rule) ?? { words, rule: reason.rule, things: [] };
    group.set(words + reason.rule, why);
    const thing = reason.words || reason.thing;
    if (!why.things.includes(thing)) why.things.push(thing);
  }
  const found = [...groups].map(([heading, group]): Wanted => {
    const reasons = [...group.values()];
    return { heading, count: reasons.reduce((sum, { things }) => sum + things.length, 0), reasons };
  });
  // What has no heading comes last.
  return found.toSorted((one, other) => Number(!one.heading) - Number(!other.heading));
}
