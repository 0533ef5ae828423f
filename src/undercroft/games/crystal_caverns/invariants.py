"""What never changes in Vast: The Crystal Caverns, whatever the players do (the catalogue's invariants)."""

from __future__ import annotations

from .constants import (
    BONES,
    CAVE_TILES,
    CAVERN,
    CRYSTAL,
    DRAGON,
    EVENT,
    FLIP_2,
    FLIP_3,
    GOBLINS,
    KNIGHT,
    OGRE,
    OMEN_SYMBOLS,
    ROLES,
    THIEF,
    TREASURES,
    TRIBES,
    TROLL,
    VAULT,
    WAR,
)
from .map import CARRIED, OFF
from .rules.conflict.forced import FleeTiles
from .rules.roles.cavern import Removals
from .rules.roles.goblins import drawn_kind
from .rules.roles.recruits import DRAWN_MONSTERS
from .rules.tiles.collapse import Collapse
from .rules.tiles.filling import Fill
from .rules.tiles.terrain import TerrainAt
from .rules.tiles.tiles import Crumble, Orient, Rejoin, Reveal
from .rules.turn_over import cavern_rests, dragon_rests, goblins_rest, knight_rests, thief_rests
from .state import GRIT_SPACES, Caverns


def broken(s: Caverns) -> list[str]:
    """The invariants that this state breaks."""
    out: list[str] = []
    of_map(s, out)
    of_tokens(s, out)
    if s.plays(KNIGHT) and s.knight.at >= 0:
        of_knight(s, out)
    of_goblins(s, out)
    of_dragon(s, out)
    of_others(s, out)
    of_turns(s, out)
    return out


def busy(s: Caverns) -> bool:
    """In the middle of revealing, filling or removing tiles, when the map may be in pieces or open."""
    for step in [*s.agenda, s.asking]:
        if isinstance(step, Fill | Reveal | Orient | Rejoin | Crumble | FleeTiles):
            return True
    return False


def of_map(s: Caverns, out: list[str]) -> None:
    map = s.map
    places = s.stack + s.cavern.hand + s.removed
    places += [tile for tile in range(CAVE_TILES) if map.where[tile] >= 0]
    if sorted(places) != list(range(CAVE_TILES)):
        out.append("a cave tile is nowhere, or in two places")
    if map.where[0] < 0 or map.sides[0] != 15:
        out.append("the Entrance is not Lit on the map")
    cells = map.cells()
    if len(set(cells)) != len(cells):
        out.append("two tiles share a space")
    if len(cells) != len(map.grid) - map.grid.count(0):
        out.append("the grid does not show the tiles")
    if not busy(s) and s.result is None:
        if len(map.sections()) > 1:
            out.append("the map is in pieces")
        if not s.collapse and s.tiles_left() and map.unfilled() and not isinstance(s.asking, Fill):
            out.append("an open side faces an open space")
        if not s.collapse and s.plays(CAVERN) and len(s.cavern.hand) != min(3, len(s.cavern.hand) + len(s.stack)):
            out.append("the Cavern's hand was not refilled")
    for role, at in ((KNIGHT, s.knight.at), (DRAGON, s.dragon.at), (THIEF, s.thief.at)):
        if at >= 0 and (not map.grid[at] or not s.plays(role)):
            out.append(f"the piece of role {role} is on no tile, or does not play")
    if s.dragon.surfaced and (not s.dragon.awake or map.dark(s.dragon.at)):
        out.append("a surfaced Dragon sleeps, or is on a Dark tile")
    for border in map.rocks:
        at = map.where[border >> 2]
        if at < 0 or map.sides[border >> 2] < 0:
            out.append("a Rockslide lies beside no Lit tile")
    if len(map.rocks) > 3:
        out.append("more than three Rockslides")
    for tile in range(CAVE_TILES):
        if map.marks >> tile & 1 and (map.where[tile] < 0 or map.sides[tile] < 0):
            out.append("a token lies on a tile that is not Lit on the map")
    if s.fallen != sum(1 for tile in s.removed if s.cards.kinds[tile] == CRYSTAL) - s.table.remove_each:
        out.append("the fallen Crystal tiles do not add up")


def of_tokens(s: Caverns, out: list[str]) -> None:
    map = s.map
    thief = s.thief
    total = s.supply + len(map.treasures) + thief.carried + s.dragon.kept + s.stashed()
    if total != s.table.set.supply or s.supply < 0:
        out.append(f"{total} Treasure tokens instead of {s.table.set.supply}")
    for cell in map.treasures:
        if not map.grid[cell]:
            out.append("a Treasure token lies on no tile")
    for cell in map.gems:
        if cell >= 0 and not map.grid[cell]:
            out.append("a Gem lies on no tile")
        if cell != OFF and not s.plays(DRAGON):
            out.append("a Gem without a Dragon")
    crystals = s.crystal_tokens() + s.knight.crystals + s.goblins.crystals + s.gone
    if crystals > 9 or s.smashed != s.knight.crystals + s.goblins.crystals + s.gone:
        out.append("the Crystal tokens do not add up")
    if s.event_tokens() < 0:
        out.append("more than ten Event tokens")
    if s.knight.bombs + len(map.bombs) + s.knight.bombs_gone != 3:
        out.append("the Bomb tokens do not add up")
    for tile in range(1, CAVE_TILES):
        if map.marks >> tile & 1 and s.cards.kinds[tile] not in (CRYSTAL, EVENT, VAULT):
            out.append("a tile carries a token of no kind")
    if thief.at < 0 and (thief.carried or CARRIED in map.gems):
        out.append("the Thief carries tokens off the map")
    if s.plays(KNIGHT):
        events = s.events_top + s.events_pool + s.events_bottom + s.events_out
        if sorted(events) != list(range(15)):
            out.append("the Event cards do not add up")
        cards = s.treasure_pool + s.treasure_bottom + s.treasure_out + s.knight.cards + s.offer
        if sorted(cards) != list(range(len(TREASURES))):
            out.append("the Treasure cards do not add up")


def of_knight(s: Caverns, out: list[str]) -> None:
    knight = s.knight
    spaces = sum(knight.grit_cubes >> i & 1 for i in range(len(GRIT_SPACES)))
    if s.cubes_owned() + knight.discarded + knight.poisoned + spaces != 7:
        out.append("the Hero cubes do not add up")
    if s.cubes_owned() < 2:
        out.append("the Knight owns fewer than two cubes")
    if not 0 <= knight.grit <= 45 or not 0 <= knight.health <= s.table.knight_health:
        out.append("Grit or Health out of bounds")
    for slot in range(7):
        if not 0 <= knight.placed[slot] <= (3 if slot < 4 else 1):
            out.append("too many cubes on a slot")
    if len(knight.cards) != len(knight.faces):
        out.append("a Treasure card without a face")
    if s.map.dark(knight.at) and not busy(s) and s.active != KNIGHT:
        out.append("the Knight is on a Dark tile")


def of_goblins(s: Caverns, out: list[str]) -> None:
    goblins = s.goblins
    kept = [monster for monster in goblins.slots if monster >= 0]
    drawn = goblins.drawn if drawn_kind(s) == DRAWN_MONSTERS else []
    tokens = [OGRE] if s.map.ogre >= 0 else []
    tokens += [TROLL] if s.map.troll >= 0 else []
    monsters = goblins.monster_pile + goblins.monster_discards + kept + drawn + tokens
    if sorted(monsters) != list(range(10)) and not placing_troll(s):
        out.append("the Monsters do not add up")
    if not s.plays(GOBLINS):
        return
    secrets = goblins.secret_pile + goblins.secret_discards + goblins.hand + goblins.face_up
    if sorted(secrets) != list(range(10)):
        out.append("the Secrets do not add up")
    for tribe in range(3):
        if not 0 <= goblins.pop[tribe] <= 4:
            out.append(f"{TRIBES[tribe]} has {goblins.pop[tribe]} Goblins")
        if goblins.pop[tribe] == 0 and goblins.at[tribe] >= 0:
            out.append(f"{TRIBES[tribe]} has no Goblins and is not on the board")
    if not 0 <= goblins.rage <= 3:
        out.append("Rage out of bounds")
    if goblins.pop[BONES] > 4 or goblins.war >= len(WAR):
        out.append("too many Bones")


def placing_troll(s: Caverns) -> bool:
    """The Troll's card is in nobody's hands while its Canyon is being placed."""
    return isinstance(s.asking, TerrainAt)


def of_dragon(s: Caverns, out: list[str]) -> None:
    dragon = s.dragon
    if sum(dragon.tracks) + dragon.wake != 14:
        out.append("the Sloth cubes do not add up")
    for track in range(5):
        if not 0 <= dragon.tracks[track] <= s.cards.track_room[track]:
            out.append("a Sloth track overflows")
    if dragon.wake < dragon.locked:
        out.append("a locked cube went back")
    hand = sum(dragon.hand)
    if min(dragon.hand) < 0 or hand + len(dragon.pile) > 18 or not 0 <= dragon.eaten <= 7:
        out.append("the Power cards or the Eaten track are out of bounds")
    if s.armor() != min(4, s.cards.armor[dragon.wake] + (1 if s.table.set.ash else 0)):
        out.append("Armor is not the table's")


def of_others(s: Caverns, out: list[str]) -> None:
    for symbol in range(6):
        if not 0 <= s.cavern.omens[symbol] <= 6:
            out.append(f"{s.cavern.omens[symbol]} tokens of {OMEN_SYMBOLS[symbol]}")
    thief = s.thief
    if not 0 <= thief.loot <= 3 or thief.cubes < 0:
        out.append("Loot Drop Level or Action cubes out of bounds")
    if thief.taken >> FLIP_3 & 1 and not thief.taken >> FLIP_2 & 1:
        out.append("an upgrade was taken out of order")
    if s.fallen >= s.table.crystal_tiles and s.cavern.hatred_tokens == 0 and s.result is None:
        out.append("the Cavern has fallen and nobody noticed")
    if isinstance(s.asking, Collapse | Removals) and s.pending and not s.collapse:
        out.append("tiles are removed before the Collapse")


def of_turns(s: Caverns, out: list[str]) -> None:
    """What lasts a turn stands in nobody else's turn."""
    knight, goblins, dragon = s.knight.copy(), s.goblins.copy(), s.dragon.copy()
    cavern, thief = s.cavern.copy(), s.thief.copy()
    knight_rests(knight)
    goblins_rest(goblins)
    dragon_rests(dragon)
    cavern_rests(cavern)
    thief_rests(thief)
    for role, now, rested in (
        (KNIGHT, s.knight, knight),
        (GOBLINS, s.goblins, goblins),
        (DRAGON, s.dragon, dragon),
        (CAVERN, s.cavern, cavern),
        (THIEF, s.thief, thief),
    ):
        if role != s.active:
            for field in now.FIELDS:
                if getattr(now, field) != getattr(rested, field):
                    out.append(f"{ROLES[role]}: {field} of an earlier turn still stands")
