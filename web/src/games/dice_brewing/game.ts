import type { DieView, View } from "$generated/dice_brewing";
import type { Namer, Texts } from "$src/state/texts.svelte";

const DIE = /^(yellow|black|green|blue)(\d|\?)(\+\d)?((?:\/\w+)*)$/;

/** `yellow4+1/locked` as "Light Malt 4+1 (locked)"; a seed is a seed. */
const die: Namer = (fact, texts) => {
  if (fact === "seed") return texts.say("seed");
  const found = DIE.exec(String(fact).replace("/old", ""));
  if (!found) return String(fact);
  const [, colour, face, bonus = "", marks] = found;
  const words = `${texts.say(`colour-${colour}`)} ${face}${bonus}`;
  if (!marks) return words;
  const said = marks
    .slice(1)
    .split("/")
    .map((mark) => texts.say(`mark-${mark}`));
  return `${words} (${said.join(", ")})`;
};

export const namers: Record<string, Namer> = { die, now: die, need: die };

/** A die in words. */
export const dieName = (view: DieView, texts: Texts): string => String(texts.name("die", view.name));

export function standing(view: View): number[] {
  return view.brewers.map((brewer) => Object.values(brewer.score).reduce((sum, points) => sum + points, 0));
}

export function scoreLines(view: View, seat: number, texts: Texts) {
  const brewer = view.brewers[seat];
  if (!brewer) return [];
  const lines = Object.entries(brewer.score).map(([line, points]) => ({ label: texts.say(`score-${line}`), points }));
  return [...lines, { label: texts.say("score-tie-break"), points: brewer.brewed.length, aside: true }];
}
