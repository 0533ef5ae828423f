import { expect, test } from "vitest";
import type { Reason } from "$generated/wire";
import { byWish } from "./reasons";

const reason = (thing: string, why: string, rule = "DB-P11"): Reason => ({
  thing,
  rule,
  words: `do ${thing}`,
  why: { message: "why", words: why },
});
const HEADINGS: Record<string, string> = { place: "Place", walk: "Move", fight: "Move" };
const headingOf = (verb: string) => HEADINGS[verb] ?? "";

test("refusals stand under what one might have wanted, and the same reason only once", () => {
  const all = [
    reason("bomb", "No cube on the Bomb"),
    reason("place roast green4", "It takes Light Malt."),
    reason("walk north", "A wall is there."),
    reason("place roast black5", "It takes Light Malt."),
    reason("fight south", "Nobody is there."),
    reason("place roast seed", "It takes Light Malt.\nIn clean-up that die goes."),
  ];
  const wanted = byWish(all, headingOf);
  expect(wanted.map(({ heading, count }) => [heading, count])).toEqual([
    ["Place", 3],
    ["Move", 2],
    ["", 1],
  ]);
  expect(wanted[0]!.reasons).toEqual([
    {
      words: "It takes Light Malt.",
      rule: "DB-P11",
      things: ["do place roast green4", "do place roast black5", "do place roast seed"],
    },
  ]);
});

test("nothing refused, nothing wanted", () => {
  expect(byWish([], headingOf)).toEqual([]);
});
