import type { EventMessage } from "$generated/events";
import type { Saying } from "$generated/wire";
import type { View } from "$generated/cutthroat_caverns";
import type { Namer, Texts } from "$src/state/texts.svelte";

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

export const namers: Record<string, Namer> = {
  creature,
  wanted: card,
  other_card: card,
  target: seat,
  own: place,
  other: place,
};

/** Most windows can only be passed: nobody is asked these. */
export const comfort = "nothing_to_play";

export const standing = (view: View): number[] => view.heroes.map((hero) => hero.score);

/** The plot of the lead counts encounters: rounds begin anew with each. */
export const roundOf = (view: View): number => view.finished.length + 1;

/** What brings Prestige, by what was told just before it: a kill, a riddle solved, a potion given away (CC-P01 to CC-P03,
 * CC-I53); the bonus of the last levels has an event of its own. */
const SOURCES: Partial<Record<string, string>> = {
  "event-kill": "kills",
  "event-solved": "riddles",
  "event-healed": "potions",
} satisfies Partial<Record<EventMessage, string>>;

const BONUS: EventMessage = "event-bonus";
const PRESTIGE: EventMessage = "event-prestige";

export function prestigeOf(seat: number, told: readonly Saying[]): Record<string, number> {
  const found: Record<string, number> = { kills: 0, riddles: 0, potions: 0, bonus: 0 };
  told.forEach(({ message, facts }, at) => {
    if (facts?.seat !== seat) return;
    const source =
      message === BONUS ? "bonus" : message === PRESTIGE ? SOURCES[told[at - 1]?.message ?? ""] : undefined;
    if (source) found[source] = (found[source] ?? 0) + Number(facts.count);
  });
  return found;
}

/** Prestige by what it was earned with, all of which the dead lose. */
export function scoreLines(view: View, at: number, texts: Texts, told: readonly Saying[]) {
  const hero = view.heroes[at];
  if (!hero) return [];
  const all = view.heroes.map((each) => prestigeOf(each.seat, told));
  // A choice taken back has been told all the same: then only the whole is certain.
  const whole = all.some(
    (parts, seat) => Object.values(parts).reduce((sum, points) => sum + points, 0) !== view.heroes[seat]!.prestige,
  );
  const parts = ["kills", "riddles", "potions", "bonus"].filter(
    (source) => source === "kills" || all.some((each) => each[source]),
  );
  const lines = whole
    ? [{ label: texts.say("board-score-prestige"), points: hero.prestige }]
    : parts.map((source) => ({ label: texts.say(`board-score-${source}`), points: all[at]?.[source] ?? 0 }));
  if (view.heroes.some((each) => !each.alive)) {
    lines.push({ label: texts.say("board-score-dead"), points: hero.score - hero.prestige });
  }
  return lines;
}
