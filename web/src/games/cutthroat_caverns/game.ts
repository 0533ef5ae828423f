import type { View } from "$generated/cutthroat_caverns";
import type { Namer, Texts } from "$lib/texts.svelte";

/** The only creature of an encounter, or one of several by what each of them is, and its number. */
const creature: Namer = (fact, texts) => {
  const [id = "", number] = String(fact).split(" ");
  if (!number) return texts.say("creature-alone", { encounter: id });
  const kind = texts.has(`creature-${id}`) ? `creature-${id}` : "creature-numbered";
  return texts.say(kind, { encounter: id, number: Number(number) });
};
const card: Namer = (fact, texts) => String(texts.name("card", fact));
const seat: Namer = (fact, texts) => String(texts.name("seat", fact));
const place: Namer = (fact, texts) => texts.say(`place-${fact}`);

export const namers: Record<string, Namer> = { creature, wanted: card, other_card: card, target: seat, own: place, other: place };

/** The dead win nothing, whatever they have earned. */
export function standing(view: View): number[] {
  return view.heroes.map((hero) => (hero.alive ? hero.prestige : 0));
}

/** The plot of the lead counts encounters: rounds begin anew with each. */
export const roundOf = (view: View): number => view.finished.length + 1;

/** Prestige, all of which the dead lose. */
export function scoreLines(view: View, at: number, texts: Texts) {
  const hero = view.heroes[at];
  if (!hero) return [];
  const lines = [{ label: texts.say("board-score-prestige"), points: hero.prestige }];
  if (view.heroes.some((each) => !each.alive)) {
    lines.push({ label: texts.say("board-score-dead"), points: hero.alive ? 0 : -hero.prestige });
  }
  return lines;
}
