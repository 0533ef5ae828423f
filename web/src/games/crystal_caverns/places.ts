/** Where on the table an option is clicked, and what stands on the map. */
import type { TileView, View } from "$generated/crystal_caverns";
import type { ChoiceMessage } from "$generated/messages";
import { choices, factOf, fits, type Options, type OptionView } from "$src/state/options";
import { OWNER, type Role, type Side } from "./art";

export const SIZE = 100;

export interface Spot {
  x: number;
  y: number;
}

export const STEP: Record<Side, Spot> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
export const BACK: Record<Side, Side> = { N: "S", E: "W", S: "N", W: "E" };

const SPACE = /(-?\d+),(-?\d+)/;
/** Options that are clicked on the border between two spaces. */
const AT_BORDER = choices("rock", "lift-rock", "bomb");

export const key = (x: number, y: number): string => `${x},${y}`;

export function spotOf(name: string | null | undefined): Spot | null {
  const found = name ? SPACE.exec(name) : null;
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

export interface Border {
  x: number;
  y: number;
  side: Side;
  options: OptionView[];
}

/** The options of a decision that belong on the map: by space, and by the border between two spaces. */
export function onMap(options: readonly OptionView[]): { spaces: Map<string, OptionView[]>; borders: Border[] } {
  const spaces = new Map<string, OptionView[]>();
  const borders = new Map<string, Border>();
  for (const option of options) {
    const at = factOf(option, "space");
    if (!at) continue;
    if (fits(option, { message: AT_BORDER })) {
      const { x, y } = spotOf(at)!;
      const side = factOf(option, "side") as Side;
      const found = borders.get(at + side);
      if (found) found.options.push(option);
      else borders.set(at + side, { x, y, side, options: [option] });
    } else {
      const found = spaces.get(at);
      if (found) found.push(option);
      else spaces.set(at, [option]);
    }
  }
  return { spaces, borders: [...borders.values()] };
}

/** Is this option clicked on the map? */
export const isOnMap = (option: OptionView): boolean => factOf(option, "space") !== "";

/** The options that a role's own board carries. */
const ON_BOARD: Record<Role, ChoiceMessage[]> = {
  knight: choices(
    ["place", "show", "quest", "return", "poison", "give-cube"],
    ["encounter", "flare", "shoot", "magic", "potion", "javelin"],
  ),
  goblins: choices(
    ["activate", "secret", "discard-secret", "drop-monster", "scatter", "name", "spring", "ambush", "sleep"],
    ["special", "strike", "strike-with-poison", "plunder-treasure", "plunder-gem", "plunder-dragon", "hide"],
  ),
  dragon: choices("power", "discard", "from", "into", "doze", "feed"),
  cavern: choices("omen", "give-omen"),
  thief: choices("upgrade", "lose", "loot-treasure", "loot-gem", "pick-lock", "pickpocket", "backstab", "hide-loot"),
};

/** Is this option clicked on the board of this role? */
export const isOnBoard = (option: OptionView, role: Role): boolean => fits(option, { message: ON_BOARD[role] });

const AT_TARGET = choices("attack", "strike", "magic", "scratch", "bats-on", "pickpocket", "backstab");
const AT_TRIBE = choices([
  "shoot",
  "hiss",
  "activate",
  "name",
  "spring",
  "ambush",
  "scatter",
  "sleep",
  "populate",
  "block",
]);
/** What is aimed at a whole role. */
export const AT_ROLE = choices("hex", "spores");

/** The options that aim at a piece: a figure of the map answers to them. */
export function aimedAt(options: Options, piece: string): OptionView[] {
  const tribes = OWNER[piece] === "goblins";
  return options.where(
    { message: AT_TARGET, target: tribes ? [piece, "tribes"] : piece },
    { message: AT_TRIBE, tribe: piece },
    { message: AT_ROLE, role: tribes ? "goblins" : piece },
    { message: piece === "dragon" ? "choice-plunder-dragon" : [] },
  );
}

/** What one does where one stands: an own figure answers to it. */
export const HERE = choices(
  ["encounter", "collect-treasure", "collect-gem", "loot-treasure", "loot-gem", "pick-lock", "hide", "hide-loot"],
  ["special", "look", "stop-here", "turn-up", "plunder-treasure", "plunder-gem", "plunder-dragon"],
  ["flare", "strike", "strike-with-poison", "attack", "wisp", "potion"],
);

export const tilesBySpace = (view: View): Map<string, TileView> =>
  new Map(view.tiles.map((tile) => [key(tile.x, tile.y), tile]));

/** The spaces of a role's figures. */
export function figures(view: View, role: Role): Spot[] {
  const at =
    role === "knight"
      ? [view.knight?.at]
      : role === "dragon"
        ? [view.dragon?.at]
        : role === "thief"
          ? [view.thief?.at]
          : role === "goblins"
            ? (view.goblins?.tribes ?? []).map((tribe) => tribe.at)
            : [];
  return at.flatMap((name) => spotOf(name) ?? []);
}

/** Everything that stands on the map, as figures: also Tribes that lurk beside it. */
export function pieces(view: View): { piece: string; x: number; y: number; lurking: boolean }[] {
  const found = view.tiles.flatMap((tile) =>
    tile.pieces.map((piece) => ({ piece, x: tile.x, y: tile.y, lurking: false })),
  );
  for (const tribe of view.goblins?.tribes ?? []) {
    const spot = tribe.lurking ? spotOf(tribe.at) : null;
    if (spot) found.push({ piece: tribe.id, ...spot, lurking: true });
  }
  return found;
}

/** The role whose board lies open in the middle. */
export const myRole = (view: View, you: number): Role => (you >= 0 ? view.seats[you] : view.active) as Role;
