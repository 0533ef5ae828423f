import { expect, test } from "vitest";
import { factOf, label, Options, valuesOf, without, type OptionView } from "./options";

const OFFERED: OptionView[] = [
  { text: "place malt_house.1 yellow4", message: "choice-place", facts: { space: "malt_house.1", die: "yellow4" } },
  { text: "place malt_house.1 seed", message: "choice-place-seed", facts: { space: "malt_house.1" } },
  { text: "place malt_house.12 yellow4", message: "choice-place", facts: { space: "malt_house.12", die: "yellow4" } },
  { text: "use yellow4 yellow5", message: "choice-use", facts: { die: ["yellow4", "yellow5"] } },
  { text: "roll 0 green", message: "choice-roll", facts: { seat: 0 } },
  { text: "pass", words: "Pass" },
];
const options = new Options(OFFERED);
const texts = (found: readonly OptionView[]) => found.map(({ text }) => text);

test("a pattern finds options by message and facts", () => {
  expect(texts(options.where({ message: "choice-place", space: "malt_house.1" }))).toEqual([
    "place malt_house.1 yellow4",
  ]);
  expect(texts(options.where({ space: "malt_house.1" }))).toEqual([
    "place malt_house.1 yellow4",
    "place malt_house.1 seed",
  ]);
});

test("a fact is one of several, and a list need only hold it", () => {
  expect(texts(options.where({ message: ["choice-place-seed", "choice-use"] }))).toEqual([
    "place malt_house.1 seed",
    "use yellow4 yellow5",
  ]);
  expect(texts(options.where({ message: "choice-use", die: "yellow5" }))).toEqual(["use yellow4 yellow5"]);
  expect(options.where({ message: [] })).toEqual([]);
});

test("a number is a fact, also zero, and an absent fact is none", () => {
  expect(texts(options.where({ seat: 0 }))).toEqual(["roll 0 green"]);
  expect(options.where({ seat: "0" })).toEqual([]);
  expect(options.where({ message: "choice-place", seat: 0 })).toEqual([]);
});

test("several patterns find each option once, in the order of the decision", () => {
  expect(texts(options.where({ message: "choice-use" }, { die: "yellow4" }))).toEqual([
    "place malt_house.1 yellow4",
    "place malt_house.12 yellow4",
    "use yellow4 yellow5",
  ]);
});

test("whole texts are found exactly", () => {
  expect(options.has("pass")).toBe(true);
  expect(options.has("place malt_house.1")).toBe(false);
  expect(texts(options.exactly("decline", "pass"))).toEqual(["pass"]);
  expect(new Options().length).toBe(0);
});

test("facts are read as values and as words", () => {
  expect(valuesOf(options.get("use yellow4 yellow5"), "die")).toEqual(["yellow4", "yellow5"]);
  expect(factOf(options.get("roll 0 green"), "seat")).toBe("0");
  expect(factOf(options.get("pass"), "seat")).toBe("");
  expect(valuesOf(undefined, "seat")).toEqual([]);
});

test("options are grouped by the first word of their text", () => {
  expect([...options.byVerb()].map(([verb, group]) => [verb, group.length])).toEqual([
    ["place", 3],
    ["use", 1],
    ["roll", 1],
    ["pass", 1],
  ]);
});

test("what is shown leaves the rest, and an option reads in words if it has some", () => {
  expect(texts(without(OFFERED, options.where({ message: "choice-place" })))).toHaveLength(4);
  expect(label(OFFERED[5]!)).toBe("Pass");
  expect(label(OFFERED[0]!)).toBe("place malt_house.1 yellow4");
});
