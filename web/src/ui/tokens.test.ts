import { expect, test } from "vitest";
import tokens from "./tokens.css?raw";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.css", "!./tokens.css"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Everything in the sources that fits a pattern, with its file. */
const found = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map((match) => ({ file, text: match[0], said: match[1] ?? "" })),
  );

const wrong = (pattern: RegExp, right: (said: string) => boolean) =>
  found(pattern)
    .filter(({ said }) => !right(said))
    .map(({ file, text }) => `${file}: ${text}`);

test("there is something to look at", () => {
  expect(Object.keys(sources).length).toBeGreaterThan(80);
  expect(found(/var\((--type-\d+)\)/g).length).toBeGreaterThan(100);
});

test("text has the sizes of the scale; only drawings have their own units", () => {
  const size = /(?<![\w-])font(?:-size)?: *([^;]*;[^\n]*)/g;
  const known = (said: string) =>
    /^(\d+ )?var\(--type-\d+\)/.test(said) || said.endsWith("/* of the drawing */") || /^(inherit|0);/.test(said);
  expect(wrong(size, known)).toEqual([]);
});

test("no text of the scale is under 12 px, and on a phone none under 14", () => {
  const [wide, phone] = tokens.split("@media (max-width: 40rem)").map((part) => sizes(part)) as [Sizes, Sizes];
  expect(Math.min(...wide.values())).toBe(12);
  expect(Math.min(...new Map([...wide, ...phone]).values())).toBe(14);
});

type Sizes = Map<string, number>;
function sizes(css: string): Sizes {
  return new Map([...css.matchAll(/(--type-\d+): ([\d.]+)rem/g)].map(([, name, rem]) => [name!, 16 * Number(rem)]));
}

test("breakpoints are those that tokens.css names", () => {
  const widths = new Set(["34rem", "40rem", "54rem", "60rem", "50rem"]);
  const conditions = /@(?:media|container)([^{]*)\{/g;
  const known = (said: string) => [...said.matchAll(/[\d.]+(?:rem|px|em)/g)].every(([size]) => widths.has(size));
  expect(wrong(conditions, known)).toEqual([]);
  expect(wrong(/new MediaQuery\("([^"]*)"/g, known)).toEqual([]);
  for (const width of widths) expect(tokens).toContain(width);
});

test("every token that is used is there", () => {
  const names = new Set([...tokens.matchAll(/(--(?:type|space)-\d+):/g)].map(([, name]) => name));
  expect(wrong(/var\((--(?:type|space)-\d+)\)/g, (said) => names.has(said))).toEqual([]);
});
