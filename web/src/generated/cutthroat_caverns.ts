// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** An attack on the table; Alchemist's Fire has no card. `each` is what one creature suffers by it: of a fire that
    burnt several, `value` is the sum. `leaves` is the life that its creature has left after it, on the pile alone. */
export interface BlowView {
  card: string | null;
  each: number;
  holy: boolean;
  leaves: number | null;
  owner: number;
  protected: boolean;
  special: boolean;
  step: string;
  target: number;
  value: number;
}

/** The whole table as one seat sees it. `bonus` is what completing this level pays on top, `bonus_ahead` what each
    level still to come will pay. */
export interface CavernView {
  active: number | null;
  attack: BlowView | null;
  blessed: boolean;
  bonus: number;
  bonus_ahead: number[];
  creatures: CreatureView[];
  crossed: number[];
  deck: number;
  discard: string[];
  dread: number;
  edition: string;
  encounter: string | null;
  finished: string[];
  heroes: HeroView[];
  level: number;
  matrix: LineView[];
  noted: NotedView[];
  offer: OfferView | null;
  pile: BlowView[];
  prestige: number;
  removed: string[];
  riddle: number | null;
  road: number;
  round: number;
  stack: PlayedView[];
  strike: StrikeView | null;
  tokens: number;
  type: string | null;
  unused: number;
}

/** A living creature; `name` is its id in messages (`wolf_pack 3`), `full` what it began with, `host` the seat a
    boogen clings to, or null. */
export interface CreatureView {
  full: number;
  host: number | null;
  life: number;
  minion: boolean;
  name: string;
  number: number;
}

/** One player. `score` is what counts of the Prestige: nothing for the dead. `hand` and `marked` are null where the
    viewer may not know; `known` everybody saw being taken. */
export interface HeroView {
  alive: boolean;
  character: string;
  cowering: boolean;
  crowded: number;
  hand: string[] | null;
  hand_limit: number;
  hand_size: number;
  initiative: number;
  items: string[];
  known: string[];
  laid: LaidView[];
  life: number;
  marked: string[] | null;
  numb: boolean;
  offers: number;
  petrified: boolean;
  potions: PotionView[];
  prestige: number;
  riders: string[];
  score: number;
  scored: string[];
  seat: number;
  tripped: number;
}

/** A face-down set card: who set it, and the card only for that seat. */
export interface LaidView { by: number; card: string | null; }

/** One line of what the encounter does to the party: whom (`aim`), and how hard.

    `when` is `next_initiative`, `end_of_round`, `challenge`, or `special` for a clause of its own, such as a burst.
    A `fallback` line counts where the first of the others finds nobody. */
export interface LineView { aim: string; damage: number; fallback: boolean; number: number; when: string; }

/** A strike that waits for the next initiative draw. */
export interface NotedView { aim: string; damage: number; number: number; }

/** An item offered: to be drunk, as a gift, or for another. */
export interface OfferView { card: string; kind: string; seat: number; target: number; wanted: string | null; }

/** An Action card on the stack. */
export interface PlayedView { card: string; seat: number; target: number | null; }

/** A potion in effect; 0 rounds means until the encounter ends. */
export interface PotionView { card: string; rounds: number; }

/** A strike being answered. */
export interface StrikeView { damage: number; seat: number; }

export type View = CavernView;
