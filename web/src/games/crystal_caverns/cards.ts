/** The card files of Vast, as far as the board shows them. */
import type { Cards } from "$src/state/play.svelte";

export interface Card {
  id: string;
  name: string;
  text_en: string;
}
export interface WarCard extends Card {
  populate: { fangs: number; bones: number; eye: number };
  monsters: number;
  secrets: number;
  rage: number;
}
export interface TileCard {
  id: string;
  kind: string;
  open: string[];
  dark_symbol: string;
}

export interface Printed {
  war: { war: WarCard[] };
  monsters: { monster: (Card & { strength_disc: number })[] };
  secrets: { secret: Card[] };
  treasures: { treasure: Card[] };
  equipment: { equipment: (Card & { cube_slots: number })[] };
  events: { event: Card[] };
  sidequests: { sidequest: (Card & { grit: number })[] };
  powers: { power: (Card & { cost: string[] })[] };
  omens: {
    omen: (Card & { cost: number[]; accepts: string[] })[];
    token: Card[];
    income: { steps: { min: number; max: number; draw: number }[] };
  };
  dragon: {
    awake_at: number;
    sloth_track: (Card & { count: number })[];
    wakefulness: { rows: { min: number; max: number; armor: number; spirit: number }[] };
  };
  thief: { upgrade: Card[]; action: (Card & { costs: (number | string)[] })[]; stat: Card[] };
  tiles: { tile: TileCard[]; kind: Card[] };
  tribes: { tribe: (Card & { monster_slots: number })[] };
  roles: { role: (Card & { phases: string[] })[] };
  terrain: { terrain: (Card & { bridge_cell?: number[] })[] };
  variants: {
    variant_card: Card[];
    role_set: (Card & { goals: Record<string, string>; cards: { card: string; holders: string[] }[] })[];
  };
}

export const printed = (cards: Cards): Printed => cards as unknown as Printed;

export const find = <T extends { id: string }>(list: T[], id: string): T | undefined =>
  list.find((each) => each.id === id);
/** The variant cards that a set of roles gives to a role, or to anybody. */
export function heldBy(cards: Printed, roles: string, role?: string): (Card & { holders: string[] })[] {
  const given = find(cards.variants.role_set, roles)?.cards ?? [];
  return given
    .filter(({ holders }) => role === undefined || holders.includes(role))
    .flatMap(({ card, holders }) => {
      const found = find(cards.variants.variant_card, card);
      return found ? [{ ...found, holders }] : [];
    });
}
export { nameIn, textIn } from "$src/state/words";
