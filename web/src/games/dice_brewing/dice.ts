import type { DieView, View } from "$generated/dice_brewing";
import { choices, type OptionView, type Pattern } from "$src/state/options";
import type { Play } from "$src/state/play.svelte";
import type { Thing } from "$src/state/stage";

/** A die on its way through the yard: dice have no names of their own, so any of its owner's in this colour. */
export function dieMoves(die: DieView, seat: number, place: string): Thing {
  const supply = `supply:${die.colour}`;
  return { key: `die:${seat}:${die.colour}`, place: `${seat}:${place}`, face: die.face, from: supply, to: supply };
}

export const seedMoves = (seat: number, place: string): Thing => ({
  key: `seed:${seat}`,
  place: `${seat}:${place}`,
  from: "supply:seed",
  to: "supply:seed",
});

/** Dice with a key each: its name, and which it is among those that look the same. */
export function keyed(dice: DieView[]): { die: DieView; key: string }[] {
  const seen = new Map<string, number>();
  return dice.map((die) => {
    const count = (seen.get(die.name) ?? 0) + 1;
    seen.set(die.name, count);
    return { die, key: `${die.name}#${count}` };
  });
}

const FROM_STORE = choices("use", "improve-die");

/** The options that a die in a place offers. Places: `reserve`, `storehouse`, a space, or `SPACE.speed`. */
export function dieOptions(play: Play<View>, die: DieView, seat: number, place: string): OptionView[] {
  const { name } = die;
  const target: Pattern = { message: "choice-target-die", seat, place, die: name };
  if (seat !== play.you) return play.options.where(target);
  // Some choices say of which area the die is; others speak of one alone.
  const only: Pattern["message"] = place === "reserve" ? "choice-store" : place === "storehouse" ? FROM_STORE : [];
  return play.options.where(target, { area: place, die: name }, { message: only, die: name });
}

/** What a click on a die that offers nothing asks about: the text that the refusals would begin with. */
export function dieThing(play: Play<View>, die: DieView, seat: number, place: string): string {
  if (play.decision?.kind.startsWith("target_")) return `target ${seat} ${place} ${die.name}`;
  if (seat !== play.you) return "";
  return place === "reserve" ? `store ${die.name}` : `use ${die.name}`;
}
