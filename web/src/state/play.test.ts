import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DecisionView, News, Reason } from "$generated/wire";
import { namesIn, Play, type Actor } from "./play.svelte";
import type { Texts } from "./texts.svelte";

const decision = (number: number, ...texts: string[]): DecisionView => ({
  number,
  kind: "turn",
  question: { message: "decision-turn" },
  rule: "",
  options: texts.map((text) => ({ text })),
  answer: null,
});
const news = (more: Partial<News> = {}) =>
  ({ you: 0, waiting: [0], seats: [], result: null, standing: {}, standing_name: "", view: {}, ...more }) as News;

let chosen: string[];
let asked: number;
let stand: ReturnType<typeof vi.fn<NonNullable<Actor["stand"]>>>;
let play: Play;
beforeEach(() => {
  vi.useFakeTimers();
  chosen = [];
  asked = 0;
  stand = vi.fn<NonNullable<Actor["stand"]>>();
  const actor: Actor = {
    choose: (text) => void chosen.push(text),
    why: () => Promise.resolve((asked++, [{ thing: "pass", rule: "", why: { message: "why-not" } } satisfies Reason])),
    stand,
  };
  play = new Play("pig", { namers: {} } as Texts, {}, actor);
  play.catchingUp = true;
  play.take(news({ decision: decision(1, "roll", "hold") }), []);
});
afterEach(() => vi.useRealTimers());

const element = {} as Element;

test("one option is done by a click, of several the next choice opens, and a second click closes it", () => {
  play.touch(element, play.options.exactly("roll"));
  expect(chosen).toEqual(["roll"]);
  play.touch(element, [...play.options.all], "Die");
  expect(play.asked).toMatchObject({ title: "Die", thing: "" });
  play.touch(element, [...play.options.all], "Die");
  expect(play.asked).toBeNull();
  expect(chosen).toEqual(["roll"]);
});

test("what offers nothing asks why not, as long as somebody can be asked", () => {
  play.touch(element, [], "Die", "pass");
  expect(play.asked).toMatchObject({ options: [], thing: "pass" });
  play.take(news({ decision: null, waiting: [], result: { scores: [1], winners: [0], ending: "points" } }), []);
  play.asked = null;
  play.touch(element, [], "Die", "pass");
  expect(play.asked).toBeNull();
});

test("another decision closes what was open", () => {
  play.touch(element, [...play.options.all]);
  play.pointed = "roll";
  play.take(news({ decision: decision(1, "roll", "hold") }), []);
  expect([play.asked !== null, play.pointed]).toEqual([true, "roll"]);
  play.take(news({ decision: decision(2, "roll") }), []);
  expect([play.asked, play.pointed]).toEqual([null, ""]);
});

test("reasons are asked for once a decision", async () => {
  expect(await play.refusals()).toHaveLength(1);
  await play.refusals();
  expect(asked).toBe(1);
  play.take(news({ decision: decision(2, "roll") }), []);
  await play.refusals();
  expect(asked).toBe(2);
  play.take(news({ decision: null }), []);
  expect(await play.refusals()).toEqual([]);
});

test("what just happened lights its things for a moment, but not when the page opens", () => {
  const events = [{ message: "event-brew", facts: { recipe: "mass_lager", die: ["yellow4", "blue2"] } }];
  expect([...namesIn(events)]).toEqual(["recipe:mass_lager", "die:yellow4", "die:blue2"]);
  expect(play.fresh.size).toBe(0);
  play.take(news(), events);
  expect(play.fresh.has("die:blue2")).toBe(true);
  vi.advanceTimersByTime(1600);
  expect(play.fresh.size).toBe(0);
});

test("a standing answer is set beside the others, and taken back", () => {
  play.take(news({ standing: { draw: "pass" } }), []);
  play.standBy("turn", "hold");
  expect(stand).toHaveBeenLastCalledWith({ draw: "pass", turn: "hold" }, "");
  play.standBy("draw");
  expect(stand).toHaveBeenLastCalledWith({}, "");
});
