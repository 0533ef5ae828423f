/** The card files of Vast. */
import type {
  CardFiles,
  DragonFile,
  Entry,
  Monster,
  RoleSet,
  Terrain,
  ThiefFile,
  VariantFile,
} from "$generated/cards/crystal_caverns";
import type { Cards } from "$src/state/play.svelte";

export type Card = Entry;
/** The files, with fields that only tell: the rules do not read these, so the types of the files leave them out. */
export type Printed = Omit<
  CardFiles,
  "monsters" | "equipment" | "dragon" | "thief" | "tribes" | "roles" | "terrain" | "variants"
> & {
  monsters: { monster: (Monster & { strength_disc: number })[] };
  equipment: { equipment: (Card & { cube_slots: number })[] };
  dragon: DragonFile & { awake_at: number };
  thief: Omit<ThiefFile, "action"> & { action: (Card & { costs: (number | string)[] })[] };
  tribes: { tribe: (Card & { monster_slots: number })[] };
  roles: { role: (Card & { phases: string[] })[] };
  terrain: { terrain: (Terrain & { bridge_cell?: number[] })[] };
  variants: Omit<VariantFile, "role_set"> & { role_set: (RoleSet & { goals: Record<string, string> })[] };
};

export const printed = (cards: Cards): Printed => cards as unknown as Printed;

export const find = <T extends { id: string }>(list: T[], id: string): T | undefined =>
  list.find((each) => each.id === id);
/** The variant cards that a set of roles gives to a role, or to anybody. */
export function heldBy(cards: Printed, roles: string, role?: string): (Card & { holders: string[] })[] {
  const given = find(cards.variants.role_set, roles)?.cards ?? [];
  return given
    .filter(({ holders }) => role === undefined || holders.some((holder) => holder === role))
    .flatMap(({ card, holders }) => {
      const found = find(cards.variants.variant_card, card);
      return found ? [{ ...found, holders }] : [];
    });
}
/** The card of a role's level. */
export const levelOf = (cards: Printed, role: string, level: string): Card | undefined =>
  find(cards.difficulty.difficulty, `${role}_${level}`);
export { nameIn, partIn, textIn } from "$src/state/words";
