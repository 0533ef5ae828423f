"""Set-up, the order of turns, and the end of a turn.

Why every game ends: each Cavern turn, or without a Cavern each turn, must place a tile while one is left (VC-C03,
VC-X07), and only Wrath and Cave-In bring tiles back, losing Crystal tiles on the way; so the Collapse comes, and from
then on tiles only go, until five Crystal tiles are gone (VC-X05). No limit of our own is needed.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.chance import Chance
from undercroft.engine.state import Setup, Step, only

from ..constants import (
    AMBUSH,
    CAVE_TILES,
    CAVERN,
    CRYSTAL,
    DRAGON,
    EVENT,
    GOBLINS,
    HUNGER,
    KNIGHT,
    MAGMA,
    PIECES,
    ROLES,
    SIDEQUESTS,
    THIEF,
    TREASURE_ROOM,
    VAULT,
)
from ..definitions.native import Cards
from ..map import STEP, new_map
from ..parts import Cavern, Dragon, Goblins, Knight, Thief
from ..state import Caverns
from .conflict.crossing import draw_powers, kill_thief, refill_events
from .conflict.harm import kill_by_magma, lose_health_but_one
from .roles.cavern import CavernStart
from .roles.dragon import DragonStart
from .roles.goblins import GoblinStart
from .roles.knight import KnightStart
from .roles.thief import ThiefStart
from .tiles.collapse import Collapse
from .tiles.filling import refill_hand
from .tiles.placing import EndTiles, PlunderCard


def fresh_caverns(setup: Setup, cards: Cards, chance: Chance) -> Caverns:
    """VC-G05. The table before anything random."""
    map = new_map()
    knight = Knight(
        at=map.where[0],
        health=7,
        grit=0,
        pool=2,
        placed=[0] * 7,
        aside=0,
        discarded=0,
        poisoned=0,
        grit_cubes=31,
        bombs=3,
        bombs_gone=0,
        cards=[],
        faces=[],
        hand=[],
        quests=[],
        crystals=0,
        moved=0,
        met=0,
        map_used=0,
        bomb_used=0,
        struck=False,
        shot=False,
        enchanted=False,
        flared=False,
        cut=False,
        javelin=False,
        burnt=False,
        must_meet=False,
        entered=[],
        met_at=[],
        ambushes=0,
        collected=0,
        just=0,
        map_double=False,
        monster_bonus=0,
    )
    goblins = Goblins(
        pop=[0, 0, 0],
        at=[-1, -1, -1],
        slots=[-1] * 4,
        rage=1,
        hand=[],
        face_up=[],
        monster_pile=list(range(10)),
        monster_discards=[],
        secret_pile=list(range(10)),
        secret_discards=[],
        war=-1,
        drawn=[],
        activated=0,
        acting=-1,
        left=[],
        walked=False,
        tunnels=False,
        tunnelled=False,
        blind=-1,
        bomber=-1,
        ruby_used=False,
        wisp_used=False,
        worm_used=False,
        flared=0,
        smasher=-1,
        crystals=0,
        burnt=False,
        spared=False,
    )
    pile = [0] * 6 + [1] * 6 + [2] * 6
    dragon = Dragon(
        at=-1,
        health=5,
        wake=0,
        tracks=cards.track_room[:],
        locked=0,
        eaten=0,
        awake=False,
        surfaced=False,
        hand=[0, 0, 0],
        pile=pile,
        gems_used=0,
        kept=0,
        shriek=False,
        shrieks=0,
        shrieked=False,
        moved=False,
        flown=False,
        fed=0,
    )
    cavern = Cavern(
        hand=[], omens=[0] * 6, hatreds=0, plunders=0, hatred_tokens=0, collected=False, shaped=False, placed=False
    )
    thief = Thief(
        at=-1,
        assigned=[0, 1, 2],
        upgrades=0,
        taken=0,
        stash=0,
        carried=0,
        loot=3,
        cubes=0,
        moved=0,
        targeted=0,
        tried=0,
        sticky=False,
        over=False,
        looked=0,
        attacked=False,
        hex=0,
        plain_left=0,
    )
    s = Caverns(
        setup,
        chance,
        cards=cards,
        map=map,
        knight=knight,
        goblins=goblins,
        dragon=dragon,
        cavern=cavern,
        thief=thief,
        active=0,
        round=0,
        collapse=False,
        fallen=0,
        revealed=0,
        crystals_seen=0,
        smashed=0,
        gone=0,
        stack=[],
        layer=[0] * CAVE_TILES,
        layers=3,
        removed=[],
        supply=0,
        events_top=[],
        events_pool=list(range(len(cards.events))),
        events_bottom=[],
        events_out=[],
        treasure_pool=list(range(7)),
        treasure_bottom=[],
        treasure_out=[],
        treasure_known=[0] * 7,
        offer=[],
        terrain_left=list(range(CAVE_TILES, PIECES)),
        terrain_done=False,
    )
    table = s.table
    s.active = table.order[0]
    knight.health = table.knight_health
    dragon.health = table.dragon_health
    cavern.hatred_tokens = table.hatred_tokens if s.plays(CAVERN) else 0
    thief.plain_left = table.no_upgrade
    s.supply = table.set.supply
    if not s.plays(KNIGHT):
        knight.at = -1
        s.events_pool = []
        s.treasure_pool = []
    awake = table.hunger_awake
    dragon.tracks[HUNGER] -= awake
    dragon.wake = awake
    dragon.locked = awake if table.set.hunger_locked else 0
    s.agenda.append(SetUp())
    return s


class SetUp(Step[Caverns]):
    """VC-G04, VC-G05. The stack, the first tiles, the first hands."""

    def run(self, s: Caverns) -> None:
        lay_stack(s)
        knight = s.knight
        if s.plays(KNIGHT):
            knight.quests = [quest for quest in range(len(SIDEQUESTS)) if quest not in s.table.set.without]
            knight.hand = sorted(s.chance.draw(knight.quests) for _ in range(3))
            if s.events is not None:
                quests = [SIDEQUESTS[quest] for quest in knight.hand]
                s.tell("quest_drawn", {"quest": quests}, only(s.seat_of(KNIGHT)))
        if s.plays(DRAGON):
            draw_powers(s, 3)
        refill_hand(s)
        refill_events(s)
        s.round = 1
        s.agenda.append(StartTurn(s.table.order[0]))


def lay_stack(s: Caverns) -> None:
    """VC-G04, VC-V30, VC-V31. Four tiles around the Entrance; three piles with Crystals and Vaults in each."""
    kinds = s.cards.kinds
    groups = [[tile for tile in range(1, CAVE_TILES) if kinds[tile] == kind] for kind in range(6)]
    for kind in (AMBUSH, EVENT, TREASURE_ROOM, VAULT, CRYSTAL):
        for _ in range(s.table.remove_each):
            s.removed.append(s.chance.draw(groups[kind]))
    common = groups[AMBUSH] + groups[EVENT] + groups[TREASURE_ROOM]
    for _ in range(s.table.remove_tiles):
        s.removed.append(s.chance.draw(common))
    if not s.table.set.vaults:
        s.removed.extend(groups[VAULT])
        groups[VAULT] = []
    for side in range(4):
        tile = s.chance.draw(common)
        s.layer[tile] = -1
        s.map.put(tile, s.map.where[0] + STEP[side])
    for special in (groups[CRYSTAL], groups[VAULT]):
        total = len(special)
        for place in range(total):
            tile = s.chance.draw(special)
            s.layer[tile] = place * 3 // total
            s.stack.append(tile)
    total = len(common)
    sizes = [(total + 2) // 3, (total + 1) // 3, total // 3]
    for pile in range(3):
        for _ in range(sizes[pile]):
            tile = s.chance.draw(common)
            s.layer[tile] = pile
            s.stack.append(tile)


class StartTurn(Step[Caverns]):
    """VC-G02, VC-X01. The next role's turn begins; without a Cavern an empty stack begins the Collapse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: int = role

    def run(self, s: Caverns) -> None:
        role = self.role
        if role == KNIGHT and s.knight.at < 0:
            s.agenda.append(NextTurn(role))
            return
        s.active = role
        s.thief.attacked = False
        if s.events is not None:
            s.tell("turn", {"role": ROLES[role], "round": s.round})
        if not s.plays(CAVERN) and not s.collapse and not s.stack:
            s.collapse = True
            if s.events is not None:
                s.tell("collapse", {"count": s.fallen})
        s.agenda.append(EndTurn(role))
        if role == KNIGHT:
            s.agenda.append(KnightStart())
        elif role == GOBLINS:
            s.agenda.append(GoblinStart())
        elif role == DRAGON:
            s.agenda.append(DragonStart())
        elif role == CAVERN:
            s.agenda.append(CavernStart())
        else:
            s.agenda.append(ThiefStart())


class EndTurn(Step[Caverns]):
    """VC-X07, VC-V03, VC-V20, VC-N03. Magma; the end-of-turn tiles where no Cavern plays; Past Plunder."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: int = role

    def run(self, s: Caverns) -> None:
        role = self.role
        s.agenda.append(NextTurn(role))
        if role == s.table.set.plunder:
            s.agenda.append(PlunderCard(role))
        if not s.plays(CAVERN) and (role != KNIGHT or s.knight.at >= 0):
            number = tiles_of_turn(s, role)
            s.agenda.append(Collapse(role, number) if s.collapse else EndTiles(role, number))
        if s.map.where[MAGMA] >= 0:
            burn(s, role)


def tiles_of_turn(s: Caverns, role: int) -> int:
    """VC-X04, VC-X07. How many tiles come with a turn, or go in the Collapse."""
    if s.solo():
        return alone_number(s, role)
    return s.table.removals if s.collapse else 1


def alone_number(s: Caverns, role: int) -> int:
    """VC-V20. How many tiles come or go at the end of a solo turn."""
    number = s.crystals_seen
    if role == KNIGHT:
        number = max(number, s.cubes_owned())
    elif role == GOBLINS:
        number = max(number, max(s.goblins.pop))
    elif role == DRAGON:
        number = max(number, s.spirit())
    else:
        number = max(number, s.stat(0))
    return number


def burn(s: Caverns, role: int) -> None:
    """VC-N03. Whoever ends the turn on Magma."""
    if role == KNIGHT and s.knight.at >= 0 and s.map.in_terrain(s.knight.at, MAGMA):
        lose_health_but_one(s)
    elif role == GOBLINS:
        for tribe in range(3):
            if s.goblins.at[tribe] >= 0 and s.map.in_terrain(s.goblins.at[tribe], MAGMA):
                kill_by_magma(s, tribe)
    elif role == THIEF and s.thief.at >= 0 and s.map.in_terrain(s.thief.at, MAGMA):
        kill_thief(s, -1)


class NextTurn(Step[Caverns]):
    """VC-G02. On to the next role in the fixed order; after the last one a new round begins."""

    FIELDS: ClassVar[tuple[str, ...]] = ("role",)

    def __init__(self, role: int) -> None:
        self.role: int = role

    def run(self, s: Caverns) -> None:
        order = s.table.order
        at = order.index(self.role) + 1
        if at == len(order):
            at = 0
            s.round += 1
            s.terrain_done = False
        s.agenda.append(StartTurn(order[at]))
