// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** One player's things. `tokens` is null where the viewer may not know the kinds. */
export interface BrewerView {
  board: SpaceView[];
  brewed: string[];
  coins: number;
  credit: number;
  ingredients: Record<string, number>;
  market_die: DieView | null;
  passed: boolean;
  reserve: DieView[];
  score: Record<string, number>;
  seat: number;
  seeds: number;
  storehouse: DieView[];
  token_count: number;
  tokens: Record<string, number> | null;
  xp: number;
}

/** A die: colour, face (0 not rolled), value with bonus, and its marks. */
export interface DieView {
  colour: string;
  face: number;
  lent: boolean;
  locked: boolean;
  name: string;
  old: boolean;
  picked: boolean;
  protected: boolean;
  value: number;
}

/** A die that a recipe asks for: its colour, its lowest value, and the seats whose Storehouse has one for it, where
    the highest dice go to the highest needs. */
export interface NeedView { colour: string; met_by: number[]; min: number; }

/** A pile of a market: its price, and its size where that may be known. */
export interface PileView { empty: boolean; id: string; open: boolean; price: number; size: number | null; }

/** A place of the display, with what its recipe asks for. */
export interface SlotView { blocked: boolean; needs: NeedView[]; recipe: string | null; }

/** A space of one's board: the piece on it, its speed-up die, and whether it is used, blocked or closed. */
export interface SpaceView {
  blocked: boolean;
  closed: boolean;
  die: DieView | null;
  id: string;
  open: boolean;
  seed: boolean;
  speed: DieView | null;
  used: boolean;
}

/** The whole table as one seat sees it. `rolled` and `arriving` are there only while they are decided about. */
export interface YardView {
  arriving: DieView | null;
  black_market: PileView[];
  brewed: number;
  brewers: BrewerView[];
  deck: number;
  display: SlotView[];
  holder: number;
  market: PileView[];
  mode: string;
  pieces: number;
  rolled: DieView[];
  round: number;
  season: string;
  seeds: number;
  supply: Record<string, number>;
  to_end: number;
}

export type View = YardView;
