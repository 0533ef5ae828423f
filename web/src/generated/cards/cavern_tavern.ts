// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

export interface AdjustDie { op: "adjust_die"; n?: 1; by?: number[]; }

/** Any one of several. */
export interface AnyDemand {
  kind: "any_of";
  options: (ReturnIngredients | ReturnAny | DiscardItems | LosePoints | GiveIngredient | CompleteOrders | UseArea | PlaceOnCard)[];
}

/** A place on the board of either edition. What it gives is `rewards_retail` until `in_edition` says otherwise. */
export interface Area {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  section: "cellar" | "chores" | "kitchen" | "office" | "secret_chamber" | "workshop";
  kind: "count" | "value";
  value?: number;
  dice?: number;
  track?: "" | "chores" | "kitchen";
  capacity_retail?: Record<string, number>;
  capacity_prototype?: Record<string, number>;
  capacity_source?: string;
  rewards_retail?: (Gain | GainOneOf | GainChoice | Points | FirstPlayer | DrawItems | DrawItemsKeep | ReplaceOrders | ExchangeSupply | Steals | ForcedTrade | NastyUp | NastyDown | Modifiers | SetDie | AdjustDie | RerollDice | IgnoreOccupied | ExtraTurn | ClaimWhiteDie | LatenessMinus | DiscardSays)[];
  rewards_prototype?: (Gain | GainOneOf | GainChoice | Points | FirstPlayer | DrawItems | DrawItemsKeep | ReplaceOrders | ExchangeSupply | Steals | ForcedTrade | NastyUp | NastyDown | Modifiers | SetDie | AdjustDie | RerollDice | IgnoreOccupied | ExtraTurn | ClaimWhiteDie | LatenessMinus | DiscardSays)[];
  automa_yellow?: number | null;
  automa_blue?: number | null;
  automa_green?: number | null;
  automa_red?: number[];
  text_en_prototype?: string;
}

/** A card of the Five Realms: what must hold at the end of a story game. */
export interface Assignment {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  difficulty: "easy" | "hard" | "normal";
  requires: Goals;
}

export interface AssignmentFile { assignment: Assignment[]; }

/** Where each face (1 to 6) of an Automa die blocks: a table, a place, and steps down the Nasty track. */
export interface AutomaDie {
  id: "blue" | "green" | "purple" | "red" | "white" | "yellow";
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  section: string;
  kind: "area" | "chamber" | "table";
  blocks: Block[];
  expansion_only: boolean;
}

export interface AutomaFile { automa_die: AutomaDie[]; }

export interface AvoidSays { op: "avoid_nasty_says"; cost: number; }

export interface BargeIn {
  op: "ignore_occupied";
  scope: ["cellar", "kitchen", "chores", "office", "workshop", "secret_chamber"];
  duration?: "this_placement";
}

export interface Block {
  faces: number[];
  table?: number | null;
  area?: string | null;
  task_space?: number | null;
  also?: "" | "nasty_down_1";
}

export interface BoardFile { game: GameEntry; clock: Clock; track: Track[]; table: Table[]; area: Area[]; }

/** Copies in the two editions. */
export interface ByEdition { retail?: number; prototype?: number; }

export interface CancelMove { op: "cancel_move"; trigger?: "self_would_move_down_nasty"; n?: 1; }

export interface Chamber {
  id: "secret_chamber";
  name: string;
  editions: ["retail"];
  opens_at_start_of_round: number;
  task_spaces: 3;
  own_task_limit: number;
  text_en: string;
  source: string;
}

export interface ChamberFile { chamber: Chamber; area: Area[]; token: Token[]; task: TaskCard[]; }

/** A Character: what the ability does, for which races of Orders, and how often. */
export interface Character {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  race: "dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll";
  uses: number;
  timing: "on_complete_order" | "on_place" | "on_task" | "own_turn" | "reaction";
  effect: CancelMove | GainFromSameArea | TrackExtra | Hasten | BargeIn | RerollDice;
}

export interface CharacterFile { character: Character[]; }

export interface ClaimWhiteDie { op: "claim_white_die"; duration?: "next_round"; }

export interface Clock { times: string[]; source: string; known?: Record<string, string>; }

export interface CompleteOrders { kind: "complete_order"; n?: number; }

/** How many pieces there are of a kind. Cards are counted, and must agree. */
export interface Component {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
}

export interface ComponentFile { component: Component[]; }

export interface DiscardItems { kind: "discard_items"; n?: number; }

export interface DiscardSays { op: "discard_nasty_says"; n?: 1; }

export interface DrawItems { op: "draw_item"; n?: number; }

export interface DrawItemsKeep { op: "draw_items_keep"; draw?: number; keep?: 1; rest?: "shuffle_into_deck"; }

export interface ExchangeSupply {
  op: "exchange_supply";
  up_to?: number;
  give?: number;
  take?: 1;
  exclude_take?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  optional?: boolean;
}

export interface ExtraTurn { op: "extra_turn"; n?: number; }

export interface FirstPlayer { op: "first_player"; }

export interface ForcedTrade {
  op: "forced_trade";
  exclude?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  n?: 1;
  target?: "opponent";
  optional?: boolean;
}

export interface Gain {
  op: "gain";
  ingredient?: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine" | null;
  n?: number;
}

export interface GainChoice {
  op: "gain_choice";
  exclude?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  n?: number;
  source?: "supply";
}

export interface GainFromSameArea { op: "gain_from_same_area"; trigger?: "opponent_used_cellar_area"; n?: 1; }

export interface GainOneOf {
  op: "gain_one_of";
  options?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  n?: 1;
}

export interface GameEntry {
  id: "cavern_tavern";
  name: string;
  rounds: 10;
  editions: ("prototype" | "retail")[];
  players: Record<string, number[]>;
  dice_per_player: number;
  dice_faces: [1, 2, 3, 4, 5, 6];
  white_dice: 1;
  colors: Record<string, string[]>;
  item_hand_limit: Record<string, number>;
  mess_hall_tables: 6;
  solo_target_points: number;
  uncompleted_nasty_says_penalty: number;
  source: string;
  note?: string;
}

export interface GiveIngredient {
  kind: "give_ingredient";
  n?: number;
  exclude?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  target?: "opponent_with_fewest_points";
  solo?: "return_to_supply";
}

export interface Goals {
  orders: Record<string, number>;
  kitchen_track_min: number;
  chores_track_min: number;
  workshop_uses_min: number;
  nasty_track_max: number;
}

export interface Hasten {
  op: "lateness_minus";
  requires_race: ("dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll")[];
  trigger?: "self_completes_order";
  n?: number;
  min?: 0;
}

/** An Item: the next placement of this turn. */
export interface IgnoreOccupied {
  op: "ignore_occupied";
  scope: ["cellar", "kitchen", "chores", "office", "workshop", "secret_chamber"];
  duration?: "this_turn_one_placement";
}

export interface IngredientCard {
  id: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine";
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  kind: "ingredient" | "potion";
  cellar_area: number;
}

export interface IngredientFile { ingredient: IngredientCard[]; }

/** A kind of Item card. */
export interface Item {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  removed_in_solo: boolean;
  timing: "own_turn";
  effect: Gain | GainOneOf | GainChoice | Points | FirstPlayer | DrawItems | DrawItemsKeep | ReplaceOrders | ExchangeSupply | Steals | ForcedTrade | NastyUp | NastyDown | Modifiers | SetDie | AdjustDie | RerollDice | IgnoreOccupied | ExtraTurn | ClaimWhiteDie | LatenessMinus | DiscardSays;
}

export interface ItemFile { item: Item[]; }

/** An Item: the next Order of this turn. */
export interface LatenessMinus { op: "lateness_minus"; n?: number; min?: 0; duration?: "this_turn_next_order"; }

export interface Level { from_space: number; bonus_points: number; die_change: number; }

export interface LosePoints { kind: "lose_points"; n?: number; }

export interface Modifiers { op: "modifier"; n?: number; }

export interface NastyDown { op: "nasty_down"; target: "opponent"; n?: number; }

/** A Nasty Says card: any one of its demands obeys it. */
export interface NastySays {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  task: ReturnIngredients | ReturnAny | DiscardItems | LosePoints | GiveIngredient | CompleteOrders | UseArea | PlaceOnCard | AnyDemand;
  fulfil: "automatic" | "own_turn_action" | "placement";
}

export interface NastyUp { op: "nasty_up"; target: "self"; n?: number; }

/** An Order card. */
export interface Order {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  race: "dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll";
  ingredients: Record<string, number>;
  size: number;
  points: number[];
  forgotten_after: number;
  forgotten_penalty: number;
  icon: Record<string, "chores" | "item" | "kitchen" | "none">;
}

export interface OrderFile { order: Order[]; }

export interface PlaceOnCard { kind: "place_on_card"; mode?: "" | "count" | "value"; n?: number; value?: number; }

export interface Points { op: "points"; n?: number; }

export interface ReplaceOrders { op: "replace_order"; draw?: number; discard?: 1; place?: 1; rest?: "bottom_of_deck"; }

export interface RerollDice { op: "reroll"; n?: "any"; }

export interface RetailCount { retail: number; prototype?: 0; }

export interface ReturnAny {
  kind: "return_any";
  n?: number;
  exclude?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  distinct?: boolean;
}

export interface ReturnIngredients { kind: "return_ingredients"; options?: (Record<string, number>)[]; }

export interface SaysFile { nasty_says: NastySays[]; }

export interface Scoring {
  per: "completed_order";
  points: number;
  requires_ingredient?: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine" | null;
  requires_race?: ("dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll")[];
}

export interface SecretFile { secret_task: SecretTask[]; }

/** A Secret Task: points for each served Order with the ingredient (or none: NONE) or of one of the races. */
export interface SecretTask {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  scoring: Scoring;
}

export interface ServeDrink {
  op: "serve_drink";
  ingredient: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine";
  points: number;
}

export interface SetDie { op: "set_die"; n?: 1; value?: "any"; }

export interface Steals {
  op: "steal";
  exclude?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  n?: 1;
  target?: "opponent";
}

export interface Table {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  section: "mess_hall";
  number: number;
  row: number;
  column: number;
}

/** A place of the Secret Chamber. */
export interface TaskCard {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count?: ByEdition;
  type: "chores" | "kitchen" | "none";
  value: number;
  rewards_retail: (Gain | GainOneOf | GainChoice | Points | FirstPlayer | DrawItems | DrawItemsKeep | ReplaceOrders | ExchangeSupply | Steals | ForcedTrade | NastyUp | NastyDown | Modifiers | SetDie | AdjustDie | RerollDice | IgnoreOccupied | ExtraTurn | ClaimWhiteDie | LatenessMinus | DiscardSays)[];
}

/** A token of the Secret Chamber. */
export interface Token {
  id: string;
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  count: RetailCount;
  effect: TurnDie | ServeDrink | AvoidSays;
  end_points_each?: number;
}

export interface Track {
  id: "chores" | "kitchen" | "nasty";
  name?: string;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  min: 0;
  max: 9;
  levels?: Level[];
  draw_spaces?: number[];
  penalty?: number[];
  penalty_source?: string;
}

export interface TrackExtra { op: "track_extra"; trigger?: "self_did_kitchen_or_chore"; n?: number; }

export interface TurnDie { op: "adjust_die"; by: [-1, 1]; n?: 1; min?: 1; max?: 6; }

export interface UseArea {
  kind: "use_area";
  sections?: ("cellar" | "chores" | "kitchen" | "office" | "secret_chamber" | "workshop")[];
  n?: number;
}

export interface CardFiles {
  orders: OrderFile;
  items: ItemFile;
  nasty_says: SaysFile;
  secret_tasks: SecretFile;
  characters: CharacterFile;
  assignments: AssignmentFile;
  secret_chamber: ChamberFile;
  ingredients: IngredientFile;
  board: BoardFile;
  automa: AutomaFile;
  components: ComponentFile;
}
