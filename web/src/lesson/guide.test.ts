import { beforeEach, expect, test } from "vitest";
import type { DecisionView, LogLine, LessonStep } from "$generated/wire";
import { Guide, pick } from "./guide.svelte";

const decision = (number: number, kind: string, ...texts: string[]) =>
  ({ number, kind, options: texts.map((text) => ({ text })) }) as DecisionView;
const line = (number: number, ...events: string[]) =>
  ({ number, at: 0, kind: "choice", seat: 0, events: events.map((message) => ({ message })) }) as LogLine;

const kept = new Map<string, string>();
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  value: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});
beforeEach(() => kept.clear());

const STEPS: LessonStep[] = [
  { say: "goal" },
  { say: "place", when: "placement", choose: ["place malt_house.1 yellow*", "pass"] },
  { say: "brewed", when: "event-brew" },
  { say: "buy", when: "purchase" },
  { say: "end", when: "event-round" },
];
/** A guide that has come to the step that speaks of placing. */
function placing(): Guide {
  const guide = new Guide(STEPS, "lesson");
  guide.look(null, []);
  guide.next(null, []);
  guide.look(decision(1, "placement", "pass"), [line(1)]);
  return guide;
}

test("a step takes the first option it asks for, by whole words and with stars", () => {
  const step = STEPS[1]!;
  expect(pick(step, decision(1, "placement", "pass", "place malt_house.1 yellow4 from storehouse"))).toBe(
    "place malt_house.1 yellow4 from storehouse",
  );
  expect(pick(step, decision(1, "placement", "passing", "pass by"))).toBe("pass by");
  expect(pick(step, decision(1, "placement", "passing", "place malt_house.12 yellow4"))).toBe("");
  expect(pick(step, null)).toBe("");
  expect(pick({ say: "goal" }, decision(1, "placement", "pass"))).toBe("");
});

test("the first step is shown at once, and the next one waits for its decision", () => {
  const guide = new Guide(STEPS, "lesson");
  guide.look(null, []);
  expect(guide.step?.say).toBe("goal");
  guide.next(null, []);
  expect(guide.step).toBeUndefined();
  guide.look(decision(1, "placement", "decline"), [line(1)]);
  expect(guide.step).toBeUndefined();
  guide.look(decision(2, "placement", "pass"), [line(1)]);
  expect(guide.step?.say).toBe("place");
});

test("an answer takes a step away, and what is told brings one", () => {
  const guide = placing();
  const log = [line(1), line(2)];
  guide.look(null, log);
  expect(guide.step).toBeUndefined();
  guide.look(null, [...log, line(3, "event-brew")]);
  expect(guide.step?.say).toBe("brewed");
});

test("a step whose moment does not come is passed over", () => {
  const guide = placing();
  guide.look(decision(2, "purchase"), [line(1), line(2)]);
  expect(guide.step?.say).toBe("buy");
});

test("what has been taken back is said again", () => {
  const guide = placing();
  const log = [line(1), line(2)];
  guide.look(null, log);
  const undone = { ...line(3), kind: "undo", to: 1 } as LogLine;
  guide.look(decision(3, "placement", "pass"), [...log, undone]);
  expect(guide.step?.say).toBe("place");
});

test("the guide is sent away, comes back, and stands where it was after a reload", () => {
  const guide = placing();
  guide.leave();
  guide.look(decision(2, "purchase"), [line(1), line(2)]);
  expect(guide.step?.say).toBe("place");
  const again = new Guide(STEPS, "lesson");
  expect([again.left, again.step?.say]).toEqual([true, "place"]);
  again.resume(decision(2, "purchase"), [line(1), line(2)]);
  expect([again.left, again.step?.say]).toEqual([false, "buy"]);
});
