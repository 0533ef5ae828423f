"""The names and numbers of Vast: The Crystal Caverns."""

from __future__ import annotations

from typing import Final

ROLES: Final = ["knight", "goblins", "dragon", "cavern", "thief"]
KNIGHT: Final = 0
GOBLINS: Final = 1
DRAGON: Final = 2
CAVERN: Final = 3
THIEF: Final = 4
OWNERS: Final = {
    "event": KNIGHT,
    "quest": KNIGHT,
    "treasure": KNIGHT,
    "slot": KNIGHT,
    "war": GOBLINS,
    "secret": GOBLINS,
    "monster": GOBLINS,
    "power": DRAGON,
    "omen": CAVERN,
    "upgrade": THIEF,
}
"""Whose turn of play each kind of thing belongs to."""

# Kinds of tile. A Terrain piece is a kind of its own, neither Lit nor Dark.
KINDS: Final = ["entrance", "ambush", "event", "treasure_room", "vault", "crystal", "terrain"]
AMBUSH: Final = 1
EVENT: Final = 2
TREASURE_ROOM: Final = 3
VAULT: Final = 4
CRYSTAL: Final = 5

CAVE_TILES: Final = 52
"""Tiles 0 (the Entrance) to 51; Terrain pieces follow."""
PIECES: Final = 60

TERRAINS: Final = ["canyon", "lake", "magma", "mushroom_forest", "pit_1", "pit_2", "pit_3", "river"]
CANYON: Final = 52
LAKE: Final = 53
MAGMA: Final = 54
FOREST: Final = 55
PIT: Final = 56
RIVER: Final = 59

SIDES: Final = ["N", "E", "S", "W"]
SYMBOLS: Final = ["fangs", "bones", "eye"]
TRIBES: Final = SYMBOLS
FANGS: Final = 0
BONES: Final = 1
EYE: Final = 2
SLOT_OWNER: Final = [0, 1, 1, 2]
"""Monster slots: Fangs has one, Bones two, Eye one."""

FACES: Final = ["around", "center", "diamond", "cross", "corners", "saltire"]

TREASURES: Final = [
    "elven_sword",
    "enchanted_bow",
    "javelin",
    "heroic_boots",
    "mighty_axe",
    "pixie_lantern",
    "potion_kit",
]
SWORD: Final = 0
ENCHANTED_BOW: Final = 1
JAVELIN: Final = 2
BOOTS: Final = 3
AXE: Final = 4
LANTERN: Final = 5
POTION: Final = 6

EVENTS: Final = [
    "ambush",
    "rats",
    "deep_and_dark",
    "light",
    "vantage_point",
    "fresh_air",
    "fresh_water",
    "cave_bread",
]
SIDEQUESTS: Final = [
    "stalwart",
    "intrepid",
    "daring",
    "fearless",
    "cunning",
    "bedecked",
    "adventurous",
    "swift",
    "eagle_eyed",
    "persistent",
]
STALWART: Final = 0
INTREPID: Final = 1
DARING: Final = 2
FEARLESS: Final = 3
CUNNING: Final = 4
BEDECKED: Final = 5
ADVENTUROUS: Final = 6
SWIFT: Final = 7
EAGLE_EYED: Final = 8
PERSISTENT: Final = 9

WAR: Final = [
    "thirst",
    "spite",
    "consumption",
    "desolation",
    "waste",
    "ruin",
    "hate",
    "fear",
    "desperation",
    "pain",
]
MONSTERS: Final = [
    "pet_frog",
    "ogre",
    "troll",
    "golem",
    "gnome",
    "wisp",
    "bright_beetles",
    "underworm",
    "blob",
    "flame_giant",
]
FROG: Final = 0
OGRE: Final = 1
TROLL: Final = 2
GOLEM: Final = 3
GNOME: Final = 4
WISP: Final = 5
BEETLES: Final = 6
UNDERWORM: Final = 7
BLOB: Final = 8
FLAME_GIANT: Final = 9

SECRETS: Final = [
    "secret_tunnels",
    "cave_in",
    "poison",
    "leader",
    "goblin_ruby",
    "blind_fury",
    "fire_bomber",
    "hex",
    "trap",
    "hiding_spots",
]
TUNNELS: Final = 0
CAVE_IN: Final = 1
POISON: Final = 2
LEADER: Final = 3
RUBY: Final = 4
BLIND_FURY: Final = 5
FIRE_BOMBER: Final = 6
HEX: Final = 7
TRAP: Final = 8
HIDING_SPOTS: Final = 9

POWER_SYMBOLS: Final = ["claw", "flame", "wing"]
ANY: Final = 3
POWERS: Final = [
    "claw",
    "flame",
    "wing",
    "hiss",
    "slither",
    "swat",
    "scorch",
    "burn",
    "slap",
    "shriek",
    "scratch",
    "flame_wall",
    "smash",
    "wrath",
]
CLAW: Final = 0
FLAME: Final = 1
WING: Final = 2
HISS: Final = 3
SLITHER: Final = 4
SWAT: Final = 5
SCORCH: Final = 6
BURN: Final = 7
SLAP: Final = 8
SHRIEK: Final = 9
SCRATCH: Final = 10
FLAME_WALL: Final = 11
SMASH: Final = 12
WRATH: Final = 13

TRACKS: Final = ["greed", "hunger", "pride_event", "pride_still", "pride_gem"]
GREED: Final = 0
HUNGER: Final = 1
PRIDE_EVENT: Final = 2
PRIDE_STILL: Final = 3
PRIDE_GEM: Final = 4

OMEN_SYMBOLS: Final = ["bat", "boulder", "quartz", "mushroom", "trail", "chasm"]
OMENS: Final = ["giant_bats", "rockslide", "past_plunder", "soporific_spores", "hatred", "crystal_curse"]
BATS: Final = 0
ROCKSLIDE: Final = 1
PLUNDER: Final = 2
SPORES: Final = 3
HATRED: Final = 4
CURSE: Final = 5

UPGRADES: Final = [
    "climbing_gear",
    "sticky_fingers",
    "lock_picking_kit",
    "hand_crossbow",
    "plus_movement",
    "plus_stealth",
    "plus_thievery",
    "flip_2_to_3",
    "flip_3_to_4",
    "all_4",
    "unnatural_evasion",
]
CLIMBING_GEAR: Final = 0
STICKY_FINGERS: Final = 1
LOCK_KIT: Final = 2
CROSSBOW: Final = 3
PLUS_MOVEMENT: Final = 4
FLIP_2: Final = 7
FLIP_3: Final = 8
ALL_4: Final = 9
EVASION: Final = 10

# Where the Knight may put Hero cubes.
SLOTS: Final = ["movement", "perception", "strength", "ancient_map", "bomb", "bow", "shield", *TREASURES]
MOVEMENT_SLOT: Final = 0
PERCEPTION_SLOT: Final = 1
STRENGTH_SLOT: Final = 2
MAP_SLOT: Final = 3
BOMB_SLOT: Final = 4
BOW_SLOT: Final = 5
SHIELD_SLOT: Final = 6
TREASURE_SLOT: Final = 7

LINES: Final = ["a", "b", "c"]

ROLE_SETS: Final = [
    "kgdct",
    "kgdc",
    "kgdt",
    "kgct",
    "kdct",
    "gdct",
    "kgd",
    "kgc",
    "kdc",
    "gdc",
    "kgt",
    "kdt",
    "kct",
    "gdt",
    "gct",
    "dct",
    "kg",
    "kd",
    "kc",
    "kt",
    "gd",
    "gc",
    "gt",
    "dc",
    "dt",
    "ct",
    "k",
    "g",
    "d",
    "t",
]
LEVELS: Final = ["standard", "easiest", "easy", "hard", "expert"]

# What happens when the Knight is killed and no Goblins are there (VC-W08).
GOBLINS_WIN: Final = 0
SKIP_TURNS: Final = 1
DRAGON_WINS: Final = 2
CAVERN_WINS: Final = 3
THIEF_WINS: Final = 4
ALL_LOSE: Final = 5
KNIGHT_KILLED: Final = [
    "goblins_win",
    "skip_knight_turns",
    "dragon_wins",
    "cavern_wins",
    "thief_wins",
    "lose",
    "not_applicable",
]


def turned(sides: int, quarter: int) -> int:
    """VC-M03. A mask of open sides turned clockwise by quarters."""
    return ((sides << quarter) | (sides >> (4 - quarter))) & 15
