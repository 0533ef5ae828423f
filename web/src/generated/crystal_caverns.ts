// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

/** The Cavern's board. `calls` is what calls Omens now, `draws` how many come by it. */
export interface CavernView {
  calls: number;
  draws: number;
  events: string[] | null;
  hand: string[] | null;
  hand_size: number;
  hatred_tokens: number;
  omens: Record<string, number>;
}

/** The whole table as one seat sees it. `turn_tiles` come with this turn, or go in the Collapse, when
    `removals` is the usual number; `infestation` is the line of that card in use, `levels` are those of the roles.
    `seen` are the spaces in sight of the seat's figures (of the active role's for a spectator); `ways` are the spaces
    the one asked could walk to by several plain steps, each with its way. */
export interface CavernsView {
  active: string;
  cavern: CavernView | null;
  collapse: boolean;
  dragon: DragonView | null;
  events_left: number;
  fallen: number;
  goals: GoalsView;
  goblins: GoblinsView | null;
  infestation: string | null;
  knight: KnightView | null;
  levels: Record<string, string>;
  offer: string[] | null;
  progress: Record<string, ProgressView>;
  removals: number;
  revealed: number;
  roles: string;
  round: number;
  seats: string[];
  seen: string[];
  smashed: number;
  stack: number;
  supply: number;
  thief: ThiefView | null;
  tiles: TileView[];
  to_fall: number;
  treasures_left: number;
  turn_tiles: number;
  ways: Record<string, string[]>;
}

/** The Dragon's board. `fed` names the sections that have given a cube this turn, `flown` is the free move. */
export interface DragonView {
  armor: number;
  at: string | null;
  awake: boolean;
  eaten: number;
  fed: string[];
  flown: boolean;
  gems: string[];
  gems_used: string[];
  hand: Record<string, number> | null;
  hand_size: number;
  health: number;
  kept: number;
  locked: number;
  shriek: boolean;
  spirit: number;
  surfaced: boolean;
  tracks: Record<string, number>;
  wakefulness: number;
}

/** What the goals ask for at this table: its levels and its agreed number change them (VC-V30, section 12). */
export interface GoalsView {
  awake_at: number;
  crystals: number;
  dragon_health: number;
  knight_health: number;
  smash_strength: number;
  stash: number;
}

/** The Goblins' board. */
export interface GoblinsView {
  crystals: number;
  drawn: string[] | null;
  face_up: string[];
  monster_discards: string[];
  rage: number;
  secret_count: number;
  secret_discards: string[];
  secrets: string[] | null;
  tribes: TribeView[];
  war: string | null;
}

/** The Knight's board. `tracks` has what so many cubes make of a Stat, `grit_spaces` where a cube is won. `hand` and
    face-down Treasures only for whoever may know. */
export interface KnightView {
  alive: boolean;
  aside: number;
  at: string | null;
  bombs: number;
  crystals: number;
  discarded: number;
  grit: number;
  grit_cubes: number[];
  grit_spaces: number[];
  hand: string[] | null;
  hand_size: number;
  health: number;
  javelin: boolean;
  met: number;
  moved: number;
  movement: number;
  perception: number;
  placed: Record<string, number>;
  poisoned: number;
  pool: number;
  quests_left: number;
  strength: number;
  tracks: Record<string, number[]>;
  treasures: (string | null)[];
  treasures_cube: boolean[];
  treasures_up: boolean[];
}

/** How near a role is to its goal. `goal` is what it does next (message `board-far-...`), and `left` how much of
    that is still to do. `done` of `all` is what is reached, and `near` the whole way in hundredths. */
export interface ProgressView { all: number; done: number; goal: string; left: number; near: number; }

/** The Thief's board. `targeted` names the players he has tried this turn. */
export interface ThiefView {
  at: string | null;
  carried: number;
  carried_gems: string[];
  cubes: number;
  hex: number;
  loot: number;
  moved: number;
  movement: number;
  stashed: number;
  stealth: number;
  targeted: string[];
  thievery: number;
  upgrades: string[];
}

/** A tile on the map. `kind` is null on a Dark tile whose face the viewer may not know. `current` is the side the
    River flows to; `barred` says of Terrain that nothing may stand here. */
export interface TileView {
  barred: boolean;
  bombs: string;
  current: string | null;
  dark: boolean;
  flame: boolean;
  gems: string[];
  id: string | null;
  kind: string | null;
  monster: string | null;
  pieces: string[];
  rocks: string;
  sides: string;
  symbol: string | null;
  token: boolean;
  treasures: number;
  x: number;
  y: number;
}

/** One Tribe. */
export interface TribeView {
  activated: boolean;
  at: string | null;
  id: string;
  lurking: boolean;
  monsters: string[];
  perception: number;
  population: number;
  strength: number;
}

export type View = CavernsView;
