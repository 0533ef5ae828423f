// Made by tools/web_types.py from the types of the server and the games. Do not edit.
/* eslint-disable */

export interface AmbushLine { strength: number; effect: string; }

/** A table that only tells. */
export interface Aside { name?: string; source?: string; source_note?: string; text_en?: string; }

export interface ComponentFile { schema: "vast.components/1"; component: Entry[]; }

/** A thing of which there may be more or fewer. */
export interface Counted {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
}

export interface CubesByLevel { easy: number; medium: number; hard: number; }

export interface DieFile { schema: "vast.dice/1"; face: Face[]; action_die: Aside; }

export interface Difficulty {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  role: "cavern" | "dragon" | "goblins" | "knight" | "thief";
  level: "easiest" | "easy" | "expert" | "hard" | "standard";
  values: Record<string, number>;
}

export interface DifficultyFile { schema: "vast.difficulty/1"; difficulty: Difficulty[]; }

export interface Discs { fangs: number; bones: number; eye: number; }

export interface DragonFile { schema: "vast.dragon/1"; sloth_track: Counted[]; wakefulness: Wakefulness; }

/** What every entry of a card file says about itself. Fields that no struct names tell readers what the rules do
    with a card; no rule reads them, so that an owner's file must have them as the game's own (engine/cards.py). */
export interface Entry {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
}

export interface EquipmentFile { schema: "vast.equipment/1"; equipment: Entry[]; }

export interface EventFile { schema: "vast.events/1"; event: Counted[]; }

/** A face of the Dragon die. */
export interface Face {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  center: boolean;
  cells: ([number, number])[];
}

export interface GemFile { schema: "vast.gems/1"; gem: PowerCard[]; }

export interface Income { name?: string; source?: string; source_note?: string; text_en?: string; steps: IncomeStep[]; }

export interface IncomeStep { min: number; max: number; draw: number; }

export interface LinesByLevel { easy: "a" | "b" | "c"; medium: "a" | "b" | "c"; hard: "a" | "b" | "c"; }

/** A Monster card. */
export interface Monster {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  ambush: AmbushLine;
  ambush_en?: string;
}

export interface MonsterFile { schema: "vast.monsters/1"; monster: Monster[]; }

/** An Omen card: how many tokens it may cost, and which it takes. */
export interface Omen {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  cost: number[];
  accepts: ("bat" | "boulder" | "chasm" | "mushroom" | "quartz" | "trail")[];
}

export interface OmenFile { schema: "vast.omens/1"; token: Entry[]; omen: Omen[]; income: Income; }

/** A Power of the Dragon. */
export interface Power {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  cost: ("any" | "claw" | "flame" | "wing")[];
}

export interface PowerCard {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  symbol: "claw" | "flame" | "wing";
}

export interface PowerFile { schema: "vast.powers/1"; power_card: PowerCard[]; power: Power[]; }

/** A Sidequest. */
export interface Quest {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  grit: number;
}

export interface QuestFile { schema: "vast.sidequests/1"; sidequest: Quest[]; }

export interface RoleFile { schema: "vast.roles/1"; role: Entry[]; }

/** One row of the table of role sets (VC-G03): who plays, and what that changes. */
export interface RoleSet {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  roles: ("cavern" | "dragon" | "goblins" | "knight" | "thief")[];
  cards: VariantUse[];
  hunger_cubes_awake: number;
  hunger_cubes_awake_by_level?: CubesByLevel | null;
  hunger_cubes_locked: boolean;
  remove_sidequests: string[];
  place_treasure_optional: boolean;
  knight_killed: string;
  treasure_supply: number;
  vault_tiles: 0 | 6;
}

export interface SecretFile { schema: "vast.secrets/1"; secret: Entry[]; }

export interface Terrain {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  cells: ([number, number])[];
}

export interface TerrainFile { schema: "vast.terrain/1"; terrain: Terrain[]; placement: Aside; }

export interface ThiefFile {
  schema: "vast.thief/1";
  stat: Entry[];
  stat_token: Entry[];
  action: Entry[];
  upgrade: Entry[];
  loot_bonus: Entry[];
}

/** A Cave tile. */
export interface Tile {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  kind: "ambush" | "crystal" | "entrance" | "event" | "treasure_room" | "vault";
  open: ("E" | "N" | "S" | "W")[];
  dark_symbol: "" | "bones" | "eye" | "fangs";
  shape?: string;
}

export interface TileFile { schema: "vast.tiles/1"; cave_tile_count: 51; kind: Entry[]; tile: Tile[]; }

export interface TreasureFile { schema: "vast.treasures/1"; treasure: Entry[]; }

export interface TribeFile { schema: "vast.tribes/1"; tribe: Entry[]; }

export interface VariantFile {
  schema: "vast.variants/1";
  variant_card: Entry[];
  reference_card: Entry[];
  role_set: RoleSet[];
}

export interface VariantUse {
  card: "alone_in_the_dark" | "ash_dragon" | "flare" | "goblin_infestation" | "past_plunder_card";
  holders: ("cavern" | "dragon" | "goblins" | "knight" | "thief" | "map")[];
  line?: "" | "a" | "b" | "c" | "choice";
  line_by_level?: LinesByLevel | null;
}

export interface WakeRow { min: number; max: number; armor: number; spirit: number; }

export interface Wakefulness {
  name?: string;
  source?: string;
  source_note?: string;
  text_en?: string;
  rows: WakeRow[];
}

/** A War card: discs for each Tribe, Monsters, Secrets and Rage. */
export interface War {
  id: string;
  name: string;
  count?: number;
  source?: string;
  source_note?: string;
  text_en?: string;
  populate: Discs;
  monsters: number;
  secrets: number;
  rage: number;
}

export interface WarFile { schema: "vast.war/1"; war: War[]; }

export interface CardFiles {
  tiles: TileFile;
  war: WarFile;
  monsters: MonsterFile;
  secrets: SecretFile;
  events: EventFile;
  treasures: TreasureFile;
  sidequests: QuestFile;
  equipment: EquipmentFile;
  powers: PowerFile;
  gems: GemFile;
  dragon: DragonFile;
  dragon_die: DieFile;
  tribes: TribeFile;
  omens: OmenFile;
  thief: ThiefFile;
  roles: RoleFile;
  terrain: TerrainFile;
  variants: VariantFile;
  difficulty: DifficultyFile;
  components: ComponentFile;
}
