/** Which options speak of a hero, an item or a card in hand. */
import { choices, factOf, type Options, type OptionView } from "$src/state/options";

/** The windows in which one answers others, as in rules/auto_answers.py. */
export const ANSWERS = [
  "initiative_window",
  "pre_reveal",
  "reveal_response",
  "maneuver_response",
  "counter",
  "strike_response",
];

/** All that can be done to somebody else. */
export function onHero(options: Options, seat: number): OptionView[] {
  return options.where({ seat });
}

/** What I can do with an item of mine. */
export function withItem(options: Options, id: string): OptionView[] {
  return options.where({ message: choices("use", "use-on", "give", "trade"), card: id });
}

/** What I can do about somebody's item: take it, or ask for it in a trade. */
export function onItem(options: Options, id: string, seat: number): OptionView[] {
  return options.where({ message: "choice-steal", card: id, seat }, { message: "choice-trade", wanted: id, seat });
}

/** What I can do with a card in hand. */
export function withCard(options: Options, kind: string, id: string): OptionView[] {
  // Of two cards that Haste sets, the one that is clicked comes first.
  if (kind === "set") return options.where({ message: "choice-set" }).filter((option) => factOf(option, "card") === id);
  if (kind === "item_window") return [];
  return options.where({ card: id });
}

/** What a click on a card in hand would have been, to say why not. */
export function refused(kind: string, id: string): string {
  if (kind === "set") return `set ${id}`;
  if (kind === "riddle") return `offer ${id}`;
  if (kind === "trap") return `careful ${id}`;
  if (kind === "discard_down") return `discard ${id}`;
  return `play ${id}`;
}

/** Equal cards lie on each other. */
export function stacked(ids: readonly string[]): { id: string; count: number }[] {
  const out: { id: string; count: number }[] = [];
  for (const id of ids) {
    const known = out.find((each) => each.id === id);
    if (known) known.count++;
    else out.push({ id, count: 1 });
  }
  return out;
}
