// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** A place on the board of either edition. What it gives is `rewards_retail` until `in_edition` says otherwise. */
export interface Area {
  id: string;
  name?: string;
  count?: ByEdition;
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
  rewards_retail?: Reward[];
  rewards_prototype?: Reward[];
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
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  difficulty: "easy" | "hard" | "normal";
  requires: Goals;
}

export interface AssignmentFile {
  assignment: Assignment[];
}

/** Where each face (1 to 6) of an Automa die blocks: a table, a place, and steps down the Nasty track. */
export interface AutomaDie {
  id: "blue" | "green" | "purple" | "red" | "white" | "yellow";
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  section: string;
  kind: "area" | "chamber" | "table";
  blocks: Block[];
  expansion_only: boolean;
}

export interface AutomaFile {
  automa_die: AutomaDie[];
}

export interface Block {
  faces: number[];
  table?: number | null;
  area?: string | null;
  task_space?: number | null;
  also?: "" | "nasty_down_1";
}

export interface BoardFile {
  game: GameEntry;
  clock: Clock;
  track: Track[];
  table: Table[];
  area: Area[];
}

/** Copies in the two editions. */
export interface ByEdition {
  retail?: number;
  prototype?: number;
}

export interface Chamber {
  id: "secret_chamber";
  name: string;
  editions: ("prototype" | "retail")[];
  opens_at_start_of_round: number;
  task_spaces: 3;
  own_task_limit: number;
  text_en: string;
  source: string;
}

export interface ChamberFile {
  chamber: Chamber;
  area: Area[];
  token: Token[];
  task: TaskCard[];
}

/** A Character: what the ability does, for which races of Orders, and how often. */
export interface Character {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  race: "dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll";
  uses: number;
  timing: "on_complete_order" | "on_place" | "on_task" | "own_turn" | "reaction";
  effect: Reward;
}

export interface CharacterFile {
  character: Character[];
}

export interface Clock {
  times: string[];
  source: string;
  known?: Record<string, string>;
}

export interface ComponentFile {
  component: Entry[];
}

/** What every entry of a card file may say about itself. */
export interface Entry {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
}

export interface GameEntry {
  id: "cavern_tavern";
  name: string;
  rounds: 10;
  editions: ("prototype" | "retail")[];
  players: Record<string, number[]>;
  dice_per_player: number;
  dice_faces: number[];
  white_dice: 1;
  colors: Record<string, string[]>;
  item_hand_limit: Record<string, number>;
  mess_hall_tables: 6;
  solo_target_points: number;
  uncompleted_nasty_says_penalty: number;
  source: string;
  note?: string;
}

export interface Goals {
  orders: Record<string, number>;
  kitchen_track_min: number;
  chores_track_min: number;
  workshop_uses_min: number;
  nasty_track_max: number;
}

export interface IngredientCard {
  id: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine";
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  kind: "ingredient" | "potion";
  cellar_area: number;
}

export interface IngredientFile {
  ingredient: IngredientCard[];
}

/** A kind of Item card. */
export interface Item {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  removed_in_solo: boolean;
  timing: "own_turn";
  effect: Reward;
}

export interface ItemFile {
  item: Item[];
}

export interface Level {
  from_space: number;
  bonus_points: number;
  die_change: number;
}

/** A Nasty Says card: any one of its demands obeys it. */
export interface NastySays {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  task: Record<string, unknown>;
  fulfil: "automatic" | "own_turn_action" | "placement";
}

/** An Order card. */
export interface Order {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  race: "dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll";
  ingredients: Record<string, number>;
  size: number;
  points: number[];
  forgotten_after: number;
  forgotten_penalty: number;
  icon: Record<string, "chores" | "item" | "kitchen" | "none">;
}

export interface OrderFile {
  order: Order[];
}

/** One operation, with whatever it needs. */
export interface Reward {
  op: "adjust_die" | "avoid_nasty_says" | "cancel_move" | "claim_white_die" | "discard_nasty_says" | "draw_item" | "draw_items_keep" | "exchange_supply" | "extra_turn" | "first_player" | "forced_trade" | "gain" | "gain_choice" | "gain_from_same_area" | "gain_one_of" | "ignore_occupied" | "lateness_minus" | "modifier" | "nasty_down" | "nasty_up" | "points" | "replace_order" | "reroll" | "serve_drink" | "set_die" | "steal" | "track_extra";
  n?: number | "any";
  ingredient?: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine" | null;
  options?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  exclude?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  exclude_take?: ("ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine")[];
  up_to?: number;
  give?: number;
  take?: 1;
  optional?: boolean;
  by?: number[];
  draw?: number;
  keep?: 1;
  discard?: 1;
  place?: 1;
  rest?: "" | "bottom_of_deck" | "shuffle_into_deck";
  target?: "" | "opponent" | "self";
  source?: "" | "supply";
  value?: "" | "any";
  duration?: string;
  scope?: ("cellar" | "chores" | "kitchen" | "office" | "secret_chamber" | "workshop")[];
  trigger?: string;
  requires_race?: ("dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll")[];
  min?: 0 | 1;
  max?: 6;
  points?: number;
  cost?: number;
}

export interface SaysFile {
  nasty_says: NastySays[];
}

export interface Scoring {
  per: "completed_order";
  points: number;
  requires_ingredient?: "ambrosia" | "beer" | "elixir" | "fruit" | "herbs" | "liqueur" | "magic_potion" | "mead" | "nectar" | "rocks" | "spirits" | "syrup" | "wine" | null;
  requires_race?: ("dwarf" | "elf" | "green_elf" | "halfling" | "human" | "troll")[];
}

export interface SecretFile {
  secret_task: SecretTask[];
}

/** A Secret Task: points for each served Order with the ingredient (or none: NONE) or of one of the races. */
export interface SecretTask {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  scoring: Scoring;
}

export interface Table {
  id: string;
  name?: string;
  count?: ByEdition;
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
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  type: "chores" | "kitchen" | "none";
  value: number;
  rewards_retail: Reward[];
}

export interface Token {
  id: string;
  name?: string;
  count?: ByEdition;
  editions: ("prototype" | "retail")[];
  source: string;
  effect_source?: string;
  recipe_source?: string;
  requires_source?: string;
  known_fields?: string[];
  text_en?: string;
  note?: string;
  effect: Reward;
  end_points_each?: number;
}

export interface Track {
  id: "chores" | "kitchen" | "nasty";
  name?: string;
  count?: ByEdition;
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
