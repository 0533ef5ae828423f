import type { EventMessage } from "$generated/events";
import type { Saying } from "$generated/wire";
import type { View } from "$generated/cavern_tavern";
import type { Namer, Texts } from "$src/state/texts.svelte";

const face: Namer = (fact) => `[${fact}]`;
export const namers: Record<string, Namer> = { dice: face, new: face, face, to: face };

export const standing = (view: View): number[] => view.waiters.map((waiter) => waiter.score);

const POINTS: EventMessage = "event-points";
const EARNED = ["order", "forgotten", "reward", "kitchen", "chores", "drink", "nasty"];
const sum = (points: number[]) => points.reduce((all, each) => all + each, 0);

/** What a seat has gained and lost during the game, by reason. */
function earned(seat: number, told: readonly Saying[]): number[] {
  return EARNED.map((reason) =>
    sum(
      told.map(({ message, facts }) =>
        message === POINTS && facts?.seat === seat && facts.reason === reason ? Number(facts.points) : 0,
      ),
    ),
  );
}

/** What the game brought by what it was for, then the lines of the final scoring as the rulebook counts them (CT-E01). */
export function scoreLines(view: View, seat: number, texts: Texts, told: readonly Saying[]) {
  const waiter = view.waiters[seat];
  if (!waiter) return [];
  const line = (id: string, points: number) => {
    const label = texts.has(`board-earned-${id}`) ? texts.say(`board-earned-${id}`) : String(texts.name("reason", id));
    return { label: label.charAt(0).toUpperCase() + label.slice(1), points };
  };
  const final = Object.entries(waiter.final).filter(([id]) => id !== "mrs_nasty" || view.with_chamber);
  const before = (at: number) => (view.waiters[at]?.score ?? 0) - sum(Object.values(view.waiters[at]?.final ?? {}));
  const parts = view.waiters.map((each) => earned(each.seat, told));
  // A choice taken back has been told all the same: then only the whole is certain.
  const certain = parts.every((each, at) => sum(each) === before(at));
  const gained = certain
    ? EARNED.flatMap((reason, at) => (parts.some((each) => each[at]) ? line(reason, parts[seat]?.[at] ?? 0) : []))
    : [{ label: texts.say("draw-earned"), points: before(seat) }];
  const tie =
    view.waiters.length > 1 ? [{ label: texts.say("board-tie-orders"), points: waiter.served_count, aside: true }] : [];
  return [...gained, ...final.map(([id, points]) => line(id, points)), ...tie];
}
