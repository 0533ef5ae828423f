import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Texts, type Namer } from "./texts.svelte";

function bundle(language: string, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
const ENGLISH = `
recipe-mass_lager = Mass Lager
event-brew = { $seat } brews { $recipe }.
only-english = Only here
`;
const ITALIAN = `
### Rules

## Setting up
## the table
XX-S1 = Everyone sits down.
    .title = Places
## The end
XX-E1 = It is over.
XX-E2 = It is really over.
recipe-mass_lager = Birra di massa
event-brew = { $seat } produce { $recipe }.
`;
const seat: Namer = (fact) => ["Ada", "Odo"][Number(fact)] ?? "";
const texts = new Texts("it", [bundle("it", ITALIAN), bundle("en", ENGLISH)], { seat }, ITALIAN);

test("facts are put into words: by a namer, by a message, or as they are", () => {
  expect(texts.say("event-brew", { seat: 1, recipe: "mass_lager" })).toBe("Odo produce Birra di massa.");
  expect(texts.say("event-brew", { seat: 0, recipe: "unknown" })).toBe("Ada produce unknown.");
  expect(texts.name("recipe", ["mass_lager", "other"])).toBe("Birra di massa, other");
  expect(texts.name("recipe", null)).toBe("");
});

test("English stands in for what is missing, and an id for what is nowhere", () => {
  expect(texts.say("only-english")).toBe("Only here");
  expect(texts.say("nowhere")).toBe("nowhere");
  expect([texts.has("only-english"), texts.has("nowhere")]).toEqual([true, false]);
});

test("rules stand in the order of the rulebook, by chapters, with their titles", () => {
  expect(texts.rules()).toEqual(["XX-S1", "XX-E1", "XX-E2"]);
  expect(texts.chapters()).toEqual([
    { title: "Setting up the table", rules: ["XX-S1"] },
    { title: "The end", rules: ["XX-E1", "XX-E2"] },
  ]);
  expect(texts.attribute("XX-S1", "title")).toBe("Places");
  expect(texts.attribute("XX-E1", "title")).toBe("");
});
