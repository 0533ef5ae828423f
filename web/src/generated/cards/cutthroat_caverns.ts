// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

export interface ActionFile {
  action: (EdgeOut | MixedSignals | NotOnMyWatch | NotSoFast | Trip | CriticalMiss | Rally | HumanShield | GlancingBlow | JockeyForPosition | UnintentionalStrike)[];
}

/** One line of a creature's attack matrix: whom, and how hard. */
export interface Aim { target: string; damage: number; }

export interface AttackFile {
  attack: (PlainAttack | CrowdAttack | HolyWater | Pickpocket | Feint | RiderDouble | RiderBackstab)[];
}

/** A number for each count of starting players. */
export interface ByPlayers { p3: number; p4: number; p5: number; p6: number; }

export interface Character {
  id: string;
  name: string;
  count: 1;
  count_2e?: null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  aliases?: string[];
  life: number;
  max_life: number;
  special_power: "none";
  portrait_cards: string[];
}

export interface CharacterFile { character: Character[]; }

export interface CreatureType { source?: string; id: string; name?: string; holy_water: boolean; }

export interface CriticalMiss {
  effect: "cancel_attack_and_damage";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
  damage: number;
}

export interface CrowdAttack {
  effect: "crowd";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "standard";
  sides: Sides;
  ladder: number[];
  portrait: string;
  effect_steps: number;
  effect_next_players: number;
}

export interface DeckSize {
  source?: string;
  total: number;
  attacks: number;
  actions: number;
  items: number;
  total_source?: string;
  split_source?: string;
  change?: string;
}

export interface EdgeOut {
  effect: "discard_set_cards";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

/** An Encounter card. Lists of four have one entry for each number of starting players, 3 to 6 (CC-M02). */
export interface Encounter {
  id: string;
  name: string;
  count: 1;
  count_2e?: null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "challenge" | "creature";
  type: string;
  prestige: number;
  prestige_per: "creature" | "encounter";
  life: ByPlayers;
  creatures?: ByPlayers | null;
  creature_life?: ByPlayers | null;
  attack_timing: "end_of_round" | "next_initiative" | "special";
  ability: string;
  attack: Matrix;
  fallback_attack?: Aim[];
  fallback_attack_by_players?: Matrix | null;
  opening_strike?: boolean;
  tokens?: string[];
  sources?: Record<string, string>;
  numbers?: Record<string, number | number[] | ByPlayers>;
}

export interface EncounterFile { encounter: Encounter[]; }

export interface EncounterTable { source?: string; dealt: number; first_game_opener: string; }

export interface Feint {
  effect: "feint";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "maneuver";
  sides: Sides;
  ladder: number[];
  portrait: "";
}

export interface GlancingBlow {
  effect: "rotate_attack";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
  steps: number;
}

export interface Guards {
  source?: string;
  max_rounds_per_encounter: number;
  max_offers_per_player_per_item_window: number;
}

/** How many cards a hand may hold. With the Amulet, the card of that Item says it. */
export interface Hand {
  source?: string;
  limit: number;
  refill_to: number;
  refill_to_with_amulet: number;
  limit_with_amulet: number;
  draw_between_rounds: 1;
}

export interface HolyWater {
  effect: "holy_water";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "standard";
  sides: Sides;
  ladder: number[];
  portrait: string;
  effect_bonus: number;
  effect_types: string[];
  effect_cancels_creature_attack?: boolean;
}

export interface HumanShield {
  effect: "redirect_strike";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

export interface Initiative {
  source?: string;
  cards: number[];
  used: string;
  strike_number_above_living_players: string;
}

export interface ItemCard {
  id: "alchemists_fire" | "amulet_of_mentalism" | "cure_wounds" | "potion_of_haste" | "potion_of_healing" | "potion_of_iron_skin" | "potion_of_strength";
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  usage: "encounter_start" | "own_turn" | "passive";
  after_use: "removed" | "stays";
  after_use_on_other?: "" | "score_pile";
  can_target_other: boolean;
  duration: "encounter" | "instant" | "permanent" | "rounds";
  creature_damage?: number;
  other_players_damage?: number;
  on_gain_draw_up_to?: number;
  hand_limit?: number;
  heal?: number;
  prestige_if_other?: number;
  rounds?: number;
  steps?: number;
}

export interface ItemFile { item: ItemCard[]; }

export interface JockeyForPosition {
  effect: "swap_initiative";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

export interface Life { source?: string; start: number; max: number; dead_at_or_below: 0; }

export interface Matrix { p3: Aim[]; p4: Aim[]; p5: Aim[]; p6: Aim[]; }

export interface MixedSignals {
  effect: "swap_set_cards";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

export interface NotOnMyWatch {
  effect: "cancel_action";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

export interface NotSoFast {
  effect: "cancel_action_and_take";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

export interface Pickpocket {
  effect: "steal_item";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "standard";
  sides: Sides;
  ladder: number[];
  portrait: string;
}

export interface PlainAttack {
  effect: "none";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "standard";
  sides: Sides;
  ladder: number[];
  portrait: string;
}

export interface Players { source?: string; min: 3; max: 6; }

export interface PrestigeBonus { source?: string; by_level: number[]; beyond: number; }

export interface Rally {
  effect: "add_damage";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
  bonus: number;
}

export interface RiderBackstab {
  effect: "rider_backstab";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "rider";
  sides: Sides;
  ladder: number[];
  portrait: "";
  effect_steps?: number;
  effect_bonus?: number;
  effect_protects?: boolean;
}

export interface RiderDouble {
  effect: "rider_double";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  kind: "rider";
  sides: Sides;
  ladder: number[];
  portrait: "";
  effect_steps?: number;
  effect_bonus?: number;
  effect_protects?: boolean;
}

export interface Rotation {
  source?: string;
  steps: ["zero", "half", "normal", "double"];
  start_step: "normal";
  special_attack_step: "double";
  clamp: true;
}

export interface Sides { normal: number; double: number; half: number; zero: number; }

export interface Status { source?: string; id: string; given_by: string; ends: string; effect: string; }

export interface TableFile {
  players: Players;
  life: Life;
  hand: Hand;
  deck: DeckSize;
  deck_2e: DeckSize;
  encounters: EncounterTable;
  monster_life_tracker: Tracker;
  prestige_bonus: PrestigeBonus;
  initiative: Initiative;
  rotation: Rotation;
  guards: Guards;
  window: WindowEntry[];
  creature_type: CreatureType[];
  status: Status[];
  token: Token[];
}

/** The rules count the winding tokens; how many others there may be, the encounters say. */
export interface Token { source?: string; id: string; count: number; }

export interface Tracker { source?: string; max: number; }

export interface Trip {
  effect: "cancel_attack_and_skip_next_set";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
}

export interface UnintentionalStrike {
  effect: "replace_maneuver";
  id: string;
  name: string;
  count: number;
  count_2e?: number | null;
  text_en?: string;
  source: string;
  count_source?: string;
  note?: string;
  windows: ("counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response")[];
  played_by: string;
  target: string;
  targets_player: boolean;
  edition?: "" | "2e only";
  attack_ladder: number[];
}

/** When cards may answer: the rules of the windows (CC-C02), told here for readers. */
export interface WindowEntry {
  source?: string;
  id: "counter" | "initiative" | "item" | "post_attack" | "pre_reveal" | "reveal_response" | "strike_response";
  opens: string;
  eligible: string;
  order: string;
  options?: string[];
  cards?: string[];
  active_player_items?: string[];
}

export interface CardFiles {
  attacks: AttackFile;
  actions: ActionFile;
  items: ItemFile;
  characters: CharacterFile;
  encounters: EncounterFile;
  tables: TableFile;
}
