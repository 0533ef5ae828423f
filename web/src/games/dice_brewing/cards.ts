/** The card files of Dice Brewing, as far as the board shows them. */
import type { Cards } from "$src/state/play.svelte";

export interface Bonus {
  xp: number;
  coins: number;
}
export interface Improvement {
  kind: "die" | "ingredient";
  min?: number;
  ingredient?: string;
  bonus: Bonus;
}
export interface RecipeCard {
  id: string;
  style: string;
  level: number;
  base: { color: string; min: number }[];
  reward: Bonus & { action_tokens: number; dice: number };
  improvements: Improvement[];
}
export interface SpaceCard {
  id: string;
  input: { kind: "seed" | "die"; colors?: string[]; min?: number; max?: number };
  timing: "delayed" | "immediate";
  text_en: string;
  speed_up_min?: number;
  effect: { type: string; color?: string; amount?: number };
}
export interface BuildingCard {
  id: string;
  unlock_round: number;
  spaces: string[];
}
export interface Offer {
  id: string;
  discounts?: { min: number; amount: number }[];
}

export interface Printed {
  recipes: { recipe: RecipeCard[] };
  board: { building: BuildingCard[]; space: SpaceCard[] };
  market: { unlock_round: number; ingredient: Offer[] };
  black_market: { unlock_round: number };
  setup: { brewing: { flat_xp_per_brew: number } };
  action_tokens: { token: { id: string; text_en: string }[] };
}

export const printed = (cards: Cards): Printed => cards as unknown as Printed;
