// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** An action token: what it does, on what and when are the rules of its kind (DB-T10 to DB-T16). */
export interface ActionToken {
  id: "block_building" | "block_recipe" | "lock_die" | "raise_die" | "reroll_die" | "take_die";
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  windows: ("brewing_start" | "own_turn")[];
  target: DieTarget | BuildingTarget | RecipeTarget;
  effect: MoveDie | CloseBuilding | MarkDie | CloseRecipe | RaiseDie | RerollDie;
  duration: "instant" | "round";
}

/** Where the base piece of a space and what is gained there go. */
export interface After { input: string; gained: string; }

export interface BlackMarketFile {
  schema_version: 1;
  unlock_round: number;
  purchases_per_player_per_round: 1;
  offer: Offer[];
}

export interface BoardFile { schema_version: 1; space_count: 11; building: Building[]; space: Space[]; }

export interface Bonus { xp: number; coins: number; }

export interface Brewing {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  flat_xp_per_brew: number;
  improvements_max: 1;
  dice_from: "storehouse";
}

export interface Building {
  id: "department_of_seed" | "hops_plantation" | "malt_house" | "school_of_skills";
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  unlock_round: number;
  spaces: string[];
}

export interface BuildingTarget { kind: "building"; owner: "opponent"; unlocked_only: true; already_closed_ok: false; }

export interface ByColour { yellow: number; black: number; green: number; blue: number; }

export interface CloseBuilding { type: "close_building"; cleanup: "pieces_return_without_effect"; }

export interface CloseRecipe { type: "close_recipe"; }

/** Money is only counted, so that no rule looks at a coin. */
export interface Coin {
  id: string;
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  faces: number[];
}

export interface CoinFile {
  schema_version: 1;
  total_tokens: number;
  supply_limited: false;
  start_coins_per_player: number;
  coin: Coin[];
}

/** Any other piece. The rules count the seeds alone. */
export interface Component {
  id: string;
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  supply_limited?: boolean;
  start_per_player?: number;
  kept_in?: string;
  count_in_setup_list?: number;
  faces?: string[];
  start_face?: string;
  capacity?: string;
}

export interface ComponentFile { schema_version: 1; component: Component[]; }

export interface DiceFile { schema_version: 1; total_dice: number; die: Die[]; }

export interface Die {
  id: string;
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  color: "black" | "blue" | "green" | "yellow";
  start_per_player: number;
  end_score_each: number;
  is_malt: boolean;
  is_ingredient: boolean;
}

/** A space that takes a die. */
export interface DieInput {
  kind: "die";
  colors: ("black" | "blue" | "green" | "yellow")[];
  min?: number;
  max?: number;
}

/** A token may be played on a die that lies in one of these areas. */
export interface DieTarget {
  kind: "die";
  owner: "any";
  areas: ("active_reserve" | "player_board" | "storehouse")[];
  protected_ok: boolean;
  same_mark_ok?: boolean;
  max_value?: number;
}

export interface Discount { min: number; amount: number; }

export interface ExchangeDie { type: "exchange_die"; color?: "black" | "blue" | "green" | "yellow" | null; amount?: 1; }

export interface GainCoins { type: "gain_coins"; amount: number; }

export interface GainDie { type: "gain_die"; color?: "black" | "blue" | "green" | "yellow" | null; amount?: 1; }

export interface GainSeeds { type: "gain_seeds"; amount: number; }

export interface GameEntry {
  id: "dice_brewing";
  name: string;
  min_players: 2;
  max_players: 4;
  minutes: number[];
  age: number;
  source: string;
  age_source?: string;
}

export interface Improvement {
  kind: "die" | "ingredient";
  bonus: Bonus;
  color?: "blue";
  min?: number;
  ingredient?: "fruit" | "honey" | "special_hops" | "special_malt" | "spices" | null;
}

export interface IncreaseDie { type: "increase_die"; amount: number; cap?: 6; }

export interface Ingredient {
  id: "fruit" | "honey" | "special_hops" | "special_malt" | "spices";
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  price: number;
  discounts?: Discount[];
}

export interface MarkDie { type: "mark_die"; own_die: "protected"; opponent_die: "locked"; }

export interface MarketFile {
  schema_version: 1;
  unlock_round: number;
  purchases_per_player_per_round: 1;
  ingredient: Ingredient[];
}

export interface Mode {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  start_recipes: "fixed" | "random";
  action_tokens_hidden: boolean;
}

export interface MoveDie { type: "move_die"; to: "owner_active_reserve"; }

export interface Need { color: "black" | "green" | "yellow"; min: number; }

/** No dice. */
export interface NoDice { yellow?: 0; black?: 0; green?: 0; blue?: 0; }

export interface Offer {
  id: string;
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  token: "block_building" | "block_recipe" | "lock_die" | "raise_die" | "reroll_die" | "take_die";
  price: number;
}

export interface RaiseDie { type: "bonus_value"; amount: 1; cap: 6; }

/** A recipe card. */
export interface Recipe {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  kind: "beer" | "experimental";
  style: string;
  level?: number;
  level_name?: string;
  start_for_players?: (2 | 3 | 4)[];
  back?: "" | "green" | "standard";
  base: Need[];
  reward: Reward;
  improvements?: Improvement[];
}

export interface RecipeFile { schema_version: 1; deck_size: number; recipe: Recipe[]; }

export interface RecipeTarget { kind: "recipe"; owner: "any"; areas: ["display"]; already_closed_ok: false; }

export interface RerollDie { type: "reroll"; stays_in_place: true; }

export interface RerollOwn {
  type: "reroll_own";
  areas: ["active_reserve", "storehouse"];
  amount_min?: 1;
  amount_max?: "any";
  returns_to?: "same_area";
}

export interface Reward { xp: number; coins: number; action_tokens: number; dice: number; }

export interface Scoring {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  coins_per_xp: number;
  die_xp: ByColour;
  tie_break: ["most_recipes_brewed", "shared_victory"];
}

export interface Season {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  start: "winter";
  flip: "end_of_every_round";
  summer_seeds_per_player: number;
}

/** A space that takes a seed. */
export interface SeedInput { kind: "seed"; }

export interface SetupFile {
  schema_version: 1;
  game: GameEntry;
  start_per_player: Start;
  players: Table[];
  mode: Mode[];
  option: TableOption[];
  unlock: Unlock[];
  season: Season;
  turn: Turn;
  brewing: Brewing;
  scoring: Scoring;
}

/** A space of the player board. */
export interface Space {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  building: string;
  index: number;
  input: SeedInput | DieInput;
  timing: "delayed" | "immediate";
  speed_up_min?: number | null;
  effect: GainDie | ExchangeDie | IncreaseDie | GainSeeds | GainCoins | RerollOwn | SwapWithSupply;
  after_delayed?: After | null;
  after_immediate?: After | null;
  cleanup_step: 1 | 2 | 3;
}

export interface Start {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  coins: number;
  xp: 0;
  seeds: number;
  dice_active_reserve: ByColour;
  dice_storehouse: NoDice;
}

export interface SupplyAfterSetup { yellow: number; black: number; green: number; blue: number; seeds: number; }

export interface SwapWithSupply {
  type: "swap_with_supply";
  colors: ["yellow", "black", "green"];
  areas: ["active_reserve", "storehouse"];
  amount?: 1;
  optional_after_roll?: true;
}

/** What depends on the number of players. */
export interface Table {
  id: string;
  name: string;
  count: number;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  display_size: number;
  standard_start_recipes: string[];
  recipes_to_end: number;
  players_per_space: number;
  supply_after_setup: SupplyAfterSetup;
}

/** What a table may choose. The unlucky roll says how much it lends. */
export interface TableOption {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  default: false;
  coins_by_ones?: Record<string, number>;
  max_ones_counted?: number;
  rolled_this_round_only?: true;
}

export interface TokenFile {
  schema_version: 1;
  total_tokens: number;
  removed_from_game_after_use: true;
  hidden_in_advanced_mode: true;
  token: ActionToken[];
}

export interface Turn {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  pieces_min: 1;
  pieces_max: 2;
  pass_is_final: true;
}

/** When things open. The buildings and markets say so themselves: both must agree. */
export interface Unlock {
  id: string;
  name: string;
  count: 1;
  source: string;
  text_en?: string;
  rulebook_fields?: string[];
  reconstructed_fields?: string[];
  rulebook_note?: string;
  public_note?: string;
  round: number;
  opens: string[];
}

export interface CardFiles {
  recipes: RecipeFile;
  market: MarketFile;
  black_market: BlackMarketFile;
  action_tokens: TokenFile;
  board: BoardFile;
  dice: DiceFile;
  components: ComponentFile;
  coins: CoinFile;
  setup: SetupFile;
}
