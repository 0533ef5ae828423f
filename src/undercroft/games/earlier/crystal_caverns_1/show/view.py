"""What a seat, or a spectator, may see (VC-H01 to VC-H06)."""

from __future__ import annotations

from ..constants import (
    CAVE_TILES,
    CAVERN,
    DRAGON,
    EVENTS,
    GOBLINS,
    KINDS,
    KNIGHT,
    MONSTERS,
    OMEN_SYMBOLS,
    POWER_SYMBOLS,
    ROLES,
    SECRETS,
    SIDEQUESTS,
    SIDES,
    SLOTS,
    SYMBOLS,
    TERRAINS,
    THIEF,
    TRACKS,
    TREASURES,
    TRIBES,
    UPGRADES,
    WAR,
)
from ..map import CARRIED, OFF, space_name, x_of, y_of
from ..rules.effects.treasures import GiveTreasure
from ..rules.roles.cavern import omen_calls
from ..rules.roles.goblins import ChooseWar
from ..rules.roles.recruits import DRAWN_MONSTERS, DRAWN_WAR, Redraw
from ..rules.rounds import tiles_of_turn
from ..state import GRIT_SPACES, Caverns
from .progress import progress_view
from .sight import seen, ways
from .view_types import (
    CavernsView,
    CavernView,
    DragonView,
    GoalsView,
    GoblinsView,
    KnightView,
    ThiefView,
    TileView,
    TribeView,
)


def view(s: Caverns, seat: int) -> CavernsView:
    """The table as a seat sees it."""
    cavern = seat >= 0 and s.seat_of(CAVERN) == seat
    offer: list[str] | None = None
    knight = seat >= 0 and s.seat_of(KNIGHT) == seat and not isinstance(s.asking, GiveTreasure)
    if s.offer and (cavern or knight):
        offer = [TREASURES[card] for card in s.offer]
    return {
        "roles": s.table.set.id,
        "goals": goals_view(s),
        "turn_tiles": tiles_of_turn(s, s.active),
        "removals": s.table.removals,
        "infestation": "abc"[s.table.line] if s.table.line >= 0 else None,
        "seats": [ROLES[role] for role in s.table.order],
        "active": ROLES[s.active],
        "round": s.round,
        "collapse": s.collapse,
        "fallen": s.fallen,
        "to_fall": s.table.crystal_tiles,
        "stack": len(s.stack),
        "supply": s.supply,
        "revealed": s.revealed,
        "smashed": s.smashed,
        "events_left": s.events_left(),
        "treasures_left": len(s.treasure_pool) + len(s.treasure_bottom),
        "offer": offer,
        "progress": {ROLES[role]: progress_view(s, role) for role in s.table.order},
        "seen": seen(s, s.table.order[seat] if seat >= 0 else s.active),
        "ways": ways(s, seat),
        "tiles": [tile_view(s, seat, cell) for cell in sorted(s.map.cells())],
        "knight": knight_view(s, seat) if s.plays(KNIGHT) else None,
        "goblins": goblins_view(s, seat) if s.plays(GOBLINS) else None,
        "dragon": dragon_view(s, seat) if s.plays(DRAGON) else None,
        "cavern": cavern_view(s, cavern) if s.plays(CAVERN) else None,
        "thief": thief_view(s) if s.plays(THIEF) else None,
    }


def goals_view(s: Caverns) -> GoalsView:
    """VC-V30. What the goals ask for at this table."""
    table = s.table
    return {
        "knight_health": table.knight_health,
        "dragon_health": table.dragon_health,
        "crystals": table.crystals,
        "smash_strength": table.smash_strength,
        "awake_at": table.awake_at,
        "stash": table.stash,
    }


def place(cell: int) -> str | None:
    return space_name(cell) if cell >= 0 else None


def knows_face(s: Caverns, seat: int, tile: int) -> bool:
    """VC-C07, VC-H06. May a seat know the face of a Dark tile of the map?"""
    if seat < 0:
        return False
    if s.seat_of(CAVERN) == seat:
        return True
    return s.seat_of(THIEF) == seat and s.thief.looked >> tile & 1 == 1


def borders_of(s: Caverns, tile: int, borders: list[int]) -> str:
    return "".join(SIDES[side] for side in range(4) if tile * 4 + side in borders)


def tile_view(s: Caverns, seat: int, cell: int) -> TileView:
    """One space of the map."""
    map = s.map
    tile = map.tile(cell)
    dark = map.dark(cell)
    terrain = tile >= CAVE_TILES
    known = not dark or knows_face(s, seat, tile)
    sides = 15 if terrain or dark else map.sides[tile]
    pieces = [TRIBES[tribe] for tribe in range(3) if s.goblins.at[tribe] == cell]
    for role, at in ((KNIGHT, s.knight.at), (DRAGON, s.dragon.at), (THIEF, s.thief.at)):
        if at == cell:
            pieces.append(ROLES[role])
    kind: str | None = None
    if terrain:
        kind = TERRAINS[tile - CAVE_TILES]
    elif known:
        kind = KINDS[s.cards.kinds[tile]]
    return {
        "x": x_of(cell),
        "y": y_of(cell),
        "dark": dark,
        "symbol": SYMBOLS[s.cards.symbols[tile]] if dark else None,
        "kind": kind,
        "id": s.cards.tile_ids[tile] if known and not terrain else None,
        "sides": "".join(SIDES[side] for side in range(4) if sides >> side & 1),
        "token": map.has_mark(tile),
        "bombs": borders_of(s, tile, map.bombs),
        "rocks": borders_of(s, tile, map.rocks),
        "treasures": map.treasures_at(cell),
        "gems": [POWER_SYMBOLS[gem] for gem in range(3) if map.gems[gem] == cell],
        "flame": map.flame == cell,
        "monster": "ogre" if map.ogre == cell else "troll" if map.troll == cell else None,
        "pieces": pieces,
    }


def knight_view(s: Caverns, seat: int) -> KnightView:
    """Her board; a face-down Treasure is known to her and to whoever saw it."""
    knight = s.knight
    own = seat >= 0 and s.seat_of(KNIGHT) == seat
    treasures: list[str | None] = []
    for i, card in enumerate(knight.cards):
        seen = knight.faces[i] > 0 or (seat >= 0 and s.treasure_known[card] >> seat & 1 == 1)
        treasures.append(TREASURES[card] if seen else None)
    return {
        "alive": knight.at >= 0,
        "at": place(knight.at),
        "health": knight.health,
        "grit": knight.grit,
        "pool": knight.pool,
        "placed": {SLOTS[slot]: knight.placed[slot] for slot in range(7)},
        "aside": knight.aside,
        "discarded": knight.discarded,
        "poisoned": knight.poisoned,
        "grit_cubes": [space for i, space in enumerate(GRIT_SPACES) if knight.grit_cubes >> i & 1],
        "bombs": knight.bombs,
        "movement": s.knight_movement(),
        "perception": s.knight_perception(),
        "strength": s.knight_strength(),
        "moved": knight.moved,
        "met": knight.met,
        "crystals": knight.crystals,
        "treasures": treasures,
        "treasures_up": [face > 0 for face in knight.faces],
        "treasures_cube": [face == 2 for face in knight.faces],
        "hand": [SIDEQUESTS[quest] for quest in knight.hand] if own else None,
        "hand_size": len(knight.hand),
        "quests_left": len(knight.quests),
        "javelin": knight.javelin,
    }


def goblins_view(s: Caverns, seat: int) -> GoblinsView:
    """Their board; Secrets in hand and drawn War cards only for themselves."""
    goblins = s.goblins
    own = seat >= 0 and s.seat_of(GOBLINS) == seat
    drawn: list[str] | None = None
    if own and goblins.drawn:
        kind = DRAWN_WAR if isinstance(s.asking, ChooseWar) else DRAWN_MONSTERS
        if isinstance(s.asking, Redraw):
            kind = s.asking.kind
        names = (WAR, MONSTERS, SECRETS)[kind]
        drawn = [names[card] for card in goblins.drawn]
    tribes: list[TribeView] = []
    for tribe in range(3):
        tribes.append(
            {
                "id": TRIBES[tribe],
                "population": goblins.pop[tribe],
                "strength": s.tribe_strength(tribe),
                "perception": s.tribe_perception(tribe),
                "at": place(goblins.at[tribe]),
                "lurking": s.lurking(tribe),
                "monsters": [MONSTERS[goblins.slots[slot]] for slot in s.monsters_of(tribe)],
                "activated": goblins.activated >> tribe & 1 == 1,
            }
        )
    return {
        "rage": goblins.rage,
        "tribes": tribes,
        "secrets": [SECRETS[secret] for secret in goblins.hand] if own else None,
        "secret_count": len(goblins.hand),
        "face_up": [SECRETS[secret] for secret in goblins.face_up],
        "secret_discards": [SECRETS[secret] for secret in sorted(goblins.secret_discards)],
        "monster_discards": [MONSTERS[monster] for monster in sorted(goblins.monster_discards)],
        "war": WAR[goblins.war] if goblins.war >= 0 else None,
        "drawn": drawn,
        "crystals": goblins.crystals,
    }


def dragon_view(s: Caverns, seat: int) -> DragonView:
    """His board; his Power cards only for himself."""
    dragon = s.dragon
    own = seat >= 0 and s.seat_of(DRAGON) == seat
    return {
        "at": place(dragon.at),
        "health": dragon.health,
        "tracks": {TRACKS[track]: dragon.tracks[track] for track in range(5)},
        "wakefulness": dragon.wake,
        "locked": dragon.locked,
        "armor": s.armor(),
        "spirit": s.spirit(),
        "eaten": dragon.eaten,
        "awake": dragon.awake,
        "surfaced": dragon.surfaced,
        "hand": {POWER_SYMBOLS[symbol]: dragon.hand[symbol] for symbol in range(3)} if own else None,
        "hand_size": sum(dragon.hand),
        "gems": [POWER_SYMBOLS[gem] for gem in range(3) if s.map.gems[gem] == OFF],
        "gems_used": [POWER_SYMBOLS[gem] for gem in range(3) if dragon.gems_used >> gem & 1],
        "kept": dragon.kept,
        "shriek": dragon.shriek,
        "flown": dragon.flown,
        "fed": [section for bit, section in enumerate(("greed", "hunger", "pride")) if dragon.fed >> bit & 1],
    }


def cavern_view(s: Caverns, own: bool) -> CavernView:
    """Its board; tiles in hand and the top Event cards only for itself."""
    cavern = s.cavern
    return {
        "hand": [s.cards.tile_ids[tile] for tile in cavern.hand] if own else None,
        "hand_size": len(cavern.hand),
        "calls": omen_calls(s),
        "draws": s.cards.omen_income[omen_calls(s)],
        "omens": {OMEN_SYMBOLS[symbol]: cavern.omens[symbol] for symbol in range(6)},
        "hatred_tokens": cavern.hatred_tokens,
        "events": [EVENTS[s.cards.events[card]] for card in s.events_top] if own else None,
    }


def thief_view(s: Caverns) -> ThiefView:
    """His board: all of it public."""
    thief = s.thief
    return {
        "at": place(thief.at),
        "movement": s.stat(0),
        "stealth": s.stealth(),
        "thievery": s.stat(2),
        "cubes": thief.cubes,
        "moved": thief.moved,
        "upgrades": [UPGRADES[upgrade] for upgrade in range(11) if thief.upgrades >> upgrade & 1],
        "stashed": s.stashed(),
        "carried": thief.carried,
        "carried_gems": [POWER_SYMBOLS[gem] for gem in range(3) if s.map.gems[gem] == CARRIED],
        "loot": thief.loot,
        "targeted": [ROLES[role] for role in range(5) if thief.targeted >> role & 1],
        "hex": thief.hex,
    }
