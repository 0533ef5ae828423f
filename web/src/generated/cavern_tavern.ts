// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** The Assignment of a story game: goals, and what has been reached. */
export interface AssignmentView {
  chores: number;
  id: string;
  kitchen: number;
  met: boolean[];
  nasty: number;
  races: Record<string, number>;
  served: Record<string, number>;
  workshop: number;
}

/** A place of the Secret Chamber: its Task card and the token on it. */
export interface ChamberTaskView { claimed_by: number | null; place: PlaceView; token: string | null; }

/** Dice of one seat lying somewhere. */
export interface DiceView { dice: number[]; seat: number; }

/** A thing that a place gives at this table: the operation (`exchange-any` is one for any one), its number, and what
    it is about. `up_to` exchanges of `give` for one are possible. */
export interface GiftView { give: number; ingredients: string[]; n: number; op: string; up_to: number; }

/** Cards somebody is choosing among; their names only for that seat. */
export interface LookView { count: number; items: string[] | null; orders: OrderView[] | null; seat: number; }

/** An open Order: what is missing on the tray, and what it is worth now and in the next round. */
export interface OpenOrderView {
  card: OrderView;
  lateness: number;
  missing: Record<string, number>;
  table: number;
  taken: number;
  worth: number;
  worth_next: number;
}

/** An Order card. `points` by lateness; after `forgotten_after` rounds it costs `penalty`. */
export interface OrderView {
  forgotten_after: number;
  icon: string;
  id: string;
  needs: Record<string, number>;
  penalty: number;
  points: number[];
  race: string;
}

/** A place for dice. One of `value` (exact total) and `count` (any dice) is 0. `gives` is in the board's order. */
export interface PlaceView {
  blocked: boolean;
  count: number;
  dice: DiceView[];
  gives: GiftView[];
  id: string;
  open: boolean;
  section: string;
  spaces: number;
  track: string;
  value: number;
}

/** A held Nasty Says card: how often its condition was met, and whether it came in the last round. */
export interface SaysView { done: number; id: string; last_round: boolean; }

/** A table of the Mess Hall: an Order, or the meeple of a seat. */
export interface TableView { blocked: boolean; meeple: number | null; order: OrderView | null; }

/** A Task card on a player's board. */
export interface TaskView { place: PlaceView; used: boolean; }

/** The whole table as one seat sees it. */
export interface TavernView {
  assignment: AssignmentView | null;
  automa: Record<string, number>;
  chamber: ChamberTaskView[];
  chamber_open: boolean;
  characters_left: string[];
  drawn: OrderView | null;
  duty: boolean;
  edition: string;
  first: number;
  hammer: boolean;
  item_deck: number;
  item_discard: string[];
  look: LookView | null;
  modifiers: number;
  order_bottom: string[];
  order_deck: number;
  order_discard: string[];
  placed: boolean;
  places: PlaceView[];
  round: number;
  says_deck: number;
  says_discard: string[];
  starter: number;
  supply: Record<string, number>;
  tables: TableView[];
  task_deck: number;
  time: string;
  waiters: WaiterView[];
  white: number | null;
  with_chamber: boolean;
}

/** One player's things. `items` and `secret` are null where hidden; `final` has the lines of the final scoring. */
export interface WaiterView {
  character: string | null;
  chores: number;
  dice: number[];
  drinks: Record<string, number>;
  final: Record<string, number>;
  item_count: number;
  items: string[] | null;
  kitchen: number;
  modifiers: number;
  mrs_nasty: number;
  nasty: number;
  nasty_penalty: number;
  order: OpenOrderView | null;
  says: SaysView[];
  score: number;
  seat: number;
  secret: string | null;
  served: string[] | null;
  served_count: number;
  tasks: TaskView[];
  tray: Record<string, number>;
  uses: number;
  white_die: boolean;
  workshop: number;
}

export type View = TavernView;
