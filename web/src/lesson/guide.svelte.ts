/** Where a learner stands in a lesson: which step is shown, and when its moment has come or gone. */
import type { DecisionView, LogLine, LessonStep } from "$generated/wire";

type Mark = [entry: number, event: number];

/** Is this the option that a step asks for? Whole words from the beginning, `*` for anything. */
function fits(wanted: string, text: string): boolean {
  const parts = wanted.split("*").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}( |$)`).test(text);
}

/** The option that a step asks for, of those that are offered; empty if none of them is. */
export function pick(step: LessonStep, decision: DecisionView | null): string {
  for (const wanted of step.choose ?? []) {
    const found = decision?.options.find(({ text }) => fits(wanted, text));
    if (found) return found.text;
  }
  return "";
}

/** After all that has been told so far. */
const end = (log: readonly LogLine[]): Mark => [(log.at(-1)?.number ?? 0) + 1, -1];
/** What is kept over a reload. */
type Kept = [
  at: number,
  shown: boolean,
  left: boolean,
  asked: number,
  mark: Mark | null,
  when: number[],
  undone: number,
];

const isEvent = (step: LessonStep) => (step.when ?? "").startsWith("event-");

export class Guide {
  /** The step that is shown, or that waits for its moment. */
  at = $state(0);
  shown = $state(false);
  /** Has the learner sent the guide away? */
  left = $state(false);
  /** How many steps back the learner reads again. */
  back = $state(0);

  /** The decision that was asked while the step was shown; -1 if none has been. */
  #asked = -1;
  /** For each step the last entry of the log when it was shown; -1 for one that has not been. */
  #when: number[] = [];
  /** The last entry that took something back. */
  #undone = -1;
  /** Up to where what was told has been looked at; nowhere yet before the first look. */
  #mark: Mark | null = null;

  constructor(
    readonly steps: LessonStep[],
    private readonly key: string,
  ) {
    const kept = localStorage.getItem(key);
    this.#when = steps.map(() => -1);
    if (kept)
      [this.at, this.shown, this.left, this.#asked, this.#mark, this.#when, this.#undone] = JSON.parse(kept) as Kept;
  }

  get over(): boolean {
    return this.at >= this.steps.length;
  }

  /** The step whose words are read now. */
  get step(): LessonStep | undefined {
    if (this.back) return this.steps[this.at - this.back];
    return this.shown ? this.steps[this.at] : undefined;
  }

  /** Look at the table again: is a step over, has the moment of another one come? `decision` is what I have still to
   * answer. A step gives way once I have answered what was asked beside it; one that is only read does so for a later
   * one whose moment is there. A step whose moment does not come is passed over: nothing ever waits for it. */
  look(decision: DecisionView | null, log: readonly LogLine[]): void {
    if (this.left || this.over) return;
    const number = decision?.number ?? -1;
    this.#mark ??= end(log);
    this.#takeBack(log);
    if (this.shown) {
      if (this.#asked < 0) this.#asked = number;
      if (this.#asked === number) return this.#keep();
      const step = this.steps[this.at]!;
      const later = this.#later(decision, log);
      if (step.when && !isEvent(step)) this.#turn(this.at + 1);
      else if (later < 0) return this.#keep();
      else this.#turn(later);
    }
    if (!this.over) {
      const next = this.#ready(this.steps[this.at]!, decision, log) ? this.at : this.#later(decision, log);
      if (next >= 0) this.#show(next, number, log);
    }
    this.#keep();
  }

  /** The learner has read it. */
  next(decision: DecisionView | null, log: readonly LogLine[]): void {
    if (this.back) this.back--;
    else {
      this.#turn(this.at + 1);
      this.look(decision, log);
      this.#keep();
    }
  }

  leave(): void {
    this.left = true;
    this.#keep();
  }

  resume(decision: DecisionView | null, log: readonly LogLine[]): void {
    this.left = false;
    this.look(decision, log);
    this.#keep();
  }

  #later(decision: DecisionView | null, log: readonly LogLine[]): number {
    return this.steps.findIndex((step, at) => at > this.at && !!step.when && this.#ready(step, decision, log));
  }

  #ready(step: LessonStep, decision: DecisionView | null, log: readonly LogLine[]): boolean {
    if (!step.when) return true;
    if (isEvent(step)) return this.#told(step.when, log) !== null;
    return decision?.kind === step.when && (!step.choose?.length || pick(step, decision) !== "");
  }

  /** Where an event was told that has not been looked at yet. */
  #told(event: string, log: readonly LogLine[]): Mark | null {
    const [entry, last] = this.#mark ?? end(log);
    for (const line of log) {
      if (line.number < entry) continue;
      const at = (line.events ?? []).findIndex(
        ({ message }, at) => message === event && (line.number > entry || at > last),
      );
      if (at >= 0) return [line.number, at];
    }
    return null;
  }

  /** Where the learner has taken something back, so does the guide: to the step that was shown there. */
  #takeBack(log: readonly LogLine[]): void {
    for (const line of log) {
      if (line.kind !== "undo" || line.number <= this.#undone) continue;
      this.#undone = line.number;
      const at = this.#when.findLastIndex((entry) => entry >= 0 && entry <= (line.to ?? 0));
      if (at < 0) continue;
      this.#when.fill(-1, at + 1);
      this.#turn(at);
    }
  }

  #turn(at: number): void {
    this.at = at;
    this.shown = false;
    this.back = 0;
  }

  #show(at: number, asked: number, log: readonly LogLine[]): void {
    const step = this.steps[at]!;
    const told = isEvent(step) ? this.#told(step.when!, log) : null;
    if (told) this.#mark = told;
    else if (step.when) this.#mark = end(log);
    this.at = at;
    this.shown = true;
    this.#asked = asked;
    this.#when[at] = log.at(-1)?.number ?? 0;
  }

  #keep(): void {
    localStorage.setItem(
      this.key,
      JSON.stringify([
        this.at,
        this.shown,
        this.left,
        this.#asked,
        this.#mark,
        this.#when,
        this.#undone,
      ] satisfies Kept),
    );
  }
}
