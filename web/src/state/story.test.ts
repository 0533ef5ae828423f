import { expect, test } from "vitest";
import type { LogLine } from "$generated/wire";
import type { Play } from "./play.svelte";
import { inOrder, storyOf } from "./story";

const play = {
  view: {},
  seatName: (seat: number) => ["Ada", "Odo"][seat]!,
  module: { headings: ["event-turn"], seatOf: () => 1 },
} as unknown as Play;
const line = (number: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  number,
  at: 10,
  kind,
  seat: 0,
  ...more,
});

test("who sits down at the start does so before anything happens", () => {
  const lines = [line(1, "begin"), line(2, "seat"), line(3, "choice"), line(4, "seat", { at: 20 })];
  expect(inOrder(lines).map(({ number }) => number)).toEqual([2, 1, 3, 4]);
  expect(inOrder(lines.slice(2))).toEqual(lines.slice(2));
});

test("an event is a line of its own, in the server's words, by the seat that it names or that the game finds", () => {
  const events = [
    { message: "event-pass", facts: { seat: 0 }, words: "Ada passes." },
    { message: "event-turn", facts: {} },
  ];
  expect(storyOf(line(7, "choice", { events }), play)).toMatchObject([
    { key: "7.0", kind: "event", text: "Ada passes.", seat: 0, heading: false },
    { key: "7.1", kind: "event", text: "event-turn", seat: 1, heading: true },
  ]);
});

test("what is said names the speaker, and what no one need read is no line", () => {
  expect(storyOf(line(8, "chat", { text: "Well played", name: "Odo" }), play)).toMatchObject([
    { key: "8", kind: "said", text: "Well played", who: "Odo" },
  ]);
  expect(storyOf(line(9, "standing"), play)).toEqual([]);
});
