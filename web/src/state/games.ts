/** The games that have a board. A fifth one is a new folder in games/, and no change anywhere else. */
import type { EventMessage } from "$generated/events";
import type { Component } from "svelte";
import type { Saying } from "$generated/wire";
import type { Play } from "./play.svelte";
import type { Namer, Texts } from "./texts.svelte";

export type BoardComponent = Component<{ play: Play<never> }>;

export interface ScoreLine {
  label: string;
  points: number;
  /** Not counted in the total, such as what breaks a tie: it stands below it. */
  aside?: boolean;
}

/** What `games/GAME/game.ts` may export, all of it optional. */
export interface GameModule<View = never> {
  /** How facts of some kind are said where the board itself puts something into words. */
  namers?: Record<string, Namer>;
  /** The events that are headings of the log, beside those that are so in every game. */
  headings?: readonly EventMessage[];
  /** The seat that a line of the log speaks of, where no fact of it is a seat; `by` made the choice that led to it. */
  seatOf?: (event: Saying, view: View, by: number) => number;
  /** The automatic answer that a seat has from the start where it tells nobody anything. */
  comfort?: string;
  /** The points of all seats in a view, for the plot of how the lead went. */
  standing?: (view: View) => number[];
  /** Which round a view is of, for the ticks of that plot; `view.round` if this is not given. */
  roundOf?: (view: View) => number;
  /** What a seat's score is made of, in the order of the rulebook; `told` is all that happened, for what the view at the
   * end no longer says. */
  scoreLines?: (view: View, seat: number, texts: Texts, told: readonly Saying[]) => ScoreLine[];
}

const boards = import.meta.glob<{ default: BoardComponent }>("../games/*/Board.svelte");
const pictures = import.meta.glob<Component>("../games/*/Emblem.svelte", { import: "default", eager: true });
const modules = import.meta.glob<GameModule>("../games/*/game.ts");

/** The pictures of games for the home page, each an SVG with viewBox 0 0 160 90. */
export const emblems: Record<string, Component> = Object.fromEntries(
  Object.entries(pictures).map(([path, emblem]) => [path.split("/")[2]!, emblem]),
);

export async function loadBoard(game: string): Promise<BoardComponent | null> {
  return (await boards[`../games/${game}/Board.svelte`]?.())?.default ?? null;
}

export async function loadGame(game: string): Promise<GameModule> {
  return (await modules[`../games/${game}/game.ts`]?.()) ?? {};
}
