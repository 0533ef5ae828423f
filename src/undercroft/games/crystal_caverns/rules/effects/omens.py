"""The Cavern's omens: what each needs, what it costs and what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_KNIGHT, Act
from ...constants import (
    BATS,
    CAVE_TILES,
    CAVERN,
    CURSE,
    DRAGON,
    EVENT,
    GOBLINS,
    HATRED,
    KNIGHT,
    OMENS,
    PLUNDER,
    ROCKSLIDE,
    ROLES,
    SPORES,
    THIEF,
    TRACKS,
    UPGRADES,
    turned,
)
from ...map import STEP, space_name
from ...state import Caverns
from ..conflict.crossing import refill_events
from ..conflict.forced import MoveToken, Push
from ..conflict.harm import add_rage, lose_grit, lose_population
from ..conflict.hits import movable, reaches
from ..tiles.collapse import Collapse, any_removable
from ..tiles.filling import Fill
from ..tiles.placing import PlaceAt, PlaceTreasure, any_treasure_space
from ..tiles.tiles import check_fallen


# What pays.
def cost_of(s: Caverns, omen: int) -> int:
    """VC-C02. Hatred and Past Plunder grow dearer with each use in the turn."""
    costs = s.cards.omens[omen].cost
    used = s.cavern.hatreds if omen == HATRED else s.cavern.plunders if omen == PLUNDER else 0
    return costs[min(used, len(costs) - 1)]


def payments(s: Caverns, omen: int) -> list[Act]:
    """VC-C02. Every mix of accepted tokens that pays."""
    accepts = s.cards.omens[omen].accepts
    held = s.cavern.omens
    cost = cost_of(s, omen)
    out: list[Act] = []
    for first in range(min(cost, held[accepts[0]]) + 1):
        for second in range(min(cost - first, held[accepts[1]]) + 1):
            third = cost - first - second
            if third <= held[accepts[2]]:
                counts = [0] * 6
                counts[accepts[0]] += first
                counts[accepts[1]] += second
                counts[accepts[2]] += third
                out.append(choices.pay_omen(counts))
    return out


def payable(s: Caverns, omen: int) -> bool:
    held = 0
    for symbol in s.cards.omens[omen].accepts:
        held += s.cavern.omens[symbol]
    return held >= cost_of(s, omen)


# What each needs.
def usable(s: Caverns, omen: int) -> bool:
    """VC-C10 to VC-C15, AM-90."""
    if omen == BATS:
        return len(s.map.treasures) > 0 or len(bat_targets(s)) > 0
    if omen == ROCKSLIDE:
        return any_rock_place(s)
    if omen == PLUNDER:
        return s.supply > 0 and any_treasure_space(s)
    if omen == SPORES:
        return len(dreamers(s)) > 0
    if omen == HATRED:
        return s.cavern.hatred_tokens > 0 or can_hate(s)
    return s.events_left() > 0 or len(curses(s)) > 0


def any_rock_place(s: Caverns) -> bool:
    """Is there any border for a Rockslide?"""
    map = s.map
    for tile in range(CAVE_TILES):
        cell = map.where[tile]
        if cell >= 0 and map.sides[tile] >= 0:
            for side in range(4):
                if map.passage(cell, side):
                    return True
    return False


def bat_targets(s: Caverns) -> list[Choice]:
    """VC-C10. Treasure tokens on tiles, the Knight without Shield, revealed Tribes."""
    options: list[Choice] = []
    for cell in sorted(set(s.map.treasures)):
        options.append(choices.at("bats", cell))
    if movable(s, -1):
        options.append(choices.target("bats-on", AIM_KNIGHT))
    for tribe in range(3):
        if s.revealed_tribe(tribe) and reaches(s, -1, s.goblins.at[tribe], False):
            options.append(choices.target("bats-on", tribe + 1))
    return options


def rock_places(s: Caverns) -> list[Choice]:
    """VC-C11, VC-M16. Borders of two tiles, one of them Lit, with no wall between."""
    options: list[Choice] = []
    map = s.map
    for cell in sorted(map.cells()):
        for side in (1, 2):
            other = cell + STEP[side]
            if map.grid[other] and (map.lit(cell) or map.lit(other)) and not map.wall(cell, side):
                options.append(choices.at_side("rock", cell, side))
    return options


def curses(s: Caverns) -> list[Choice]:
    """VC-C15. Lit tiles to turn, Event tokens to bring back, Event cards to bury."""
    options: list[Choice] = []
    map = s.map
    again = s.knight.at >= 0 and s.events_left() > 0 and s.event_tokens() > 0
    for cell in sorted(map.where[1:CAVE_TILES]):
        if cell < 0 or not map.lit(cell):
            continue
        tile = map.tile(cell)
        if map.sides[tile] != 15 or has_border_token(s, tile):
            options.append(choices.at("rotate", cell))
        if again and s.cards.kinds[tile] == EVENT and not map.has_mark(tile):
            options.append(choices.at("restore", cell))
    if s.events_left():
        options.append(choices.plain("bury-events"))
    return options


def has_border_token(s: Caverns, tile: int) -> bool:
    """Does a Bomb or Rockslide lie on a border of this tile?"""
    cell = s.map.where[tile]
    for side in range(4):
        for border in s.map.borders_at(cell, side):
            if border in s.map.bombs or border in s.map.rocks:
                return True
    return False


# What each does.
def perform(s: Caverns, omen: int) -> None:
    """VC-C10 to VC-C15. The omen has been paid."""
    if omen == PLUNDER:
        s.cavern.plunders += 1
        s.agenda.append(PlaceTreasure(False))
    elif omen == HATRED:
        s.cavern.hatreds += 1
        if s.cavern.hatred_tokens:
            s.agenda.append(HatredToken())
        else:
            hate(s)
    else:
        s.agenda.append(OmenTarget(omen))


def can_hate(s: Caverns) -> bool:
    """VC-C14. Is there a tile to remove, or before the Collapse to place?"""
    return any_removable(s) if s.collapse else len(s.cavern.hand) > 0


def hate(s: Caverns) -> None:
    """VC-C14. One more tile comes, or goes."""
    s.agenda.append(Collapse(CAVERN, 1) if s.collapse else PlaceOne())


class HatredToken(Step[Caverns]):
    """VC-V30. Harder levels: a use of Hatred may take a Hatred token away instead."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = [choices.plain("hatred-token")]
        if can_hate(s):
            options.append(choices.plain("hatred-tile"))
        s.ask(s.seat_of(CAVERN), "hatred", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "hatred-token":
            s.cavern.hatred_tokens -= 1
            check_fallen(s)
        else:
            hate(s)


class PlaceOne(Step[Caverns]):
    """VC-C03, VC-C14, VC-M08. A tile of its hand: first where, then which."""

    def run(self, s: Caverns) -> None:
        if s.cavern.hand:
            s.ask(s.seat_of(CAVERN), "shape", [choices.at("place-tile", cell) for cell in s.map.borders()])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.agenda.append(PlaceAt(choice.a, CAVERN))


class OmenTarget(Step[Caverns]):
    """VC-C10, VC-C11, VC-C13, VC-C15. The target of an omen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("omen",)

    def __init__(self, omen: int) -> None:
        self.omen: int = omen

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        if self.omen == BATS:
            options = bat_targets(s)
        elif self.omen == ROCKSLIDE:
            if len(s.map.rocks) == 3:
                for border in sorted(s.map.rocks):
                    options.append(choices.at_side("lift-rock", s.map.where[border >> 2], border & 3))
            else:
                options = rock_places(s)
        elif self.omen == SPORES:
            options.extend([choices.role("spores", role) for role in dreamers(s)])
        else:
            options = curses(s)
        s.ask(s.seat_of(CAVERN), f"omen_{OMENS[self.omen]}", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        op = choice.op
        if op == "bats":
            s.agenda.append(MoveToken(-1, choice.a, 3, CAVERN))
        elif op == "bats-on":
            s.agenda.append(Push(choice.a, 3, CAVERN))
        elif op == "lift-rock":
            s.map.rocks.remove(s.map.tile(choice.a) * 4 + choice.b)
            s.agenda.append(self)
        elif op == "rock":
            put_rock(s, choice.a, choice.b)
        elif op == "spores":
            spores(s, choice.a)
        elif op == "rotate":
            s.agenda.append(Rotate(s.map.tile(choice.a)))
        elif op == "restore":
            s.map.marks |= 1 << s.map.tile(choice.a)
            if s.events is not None:
                s.tell("restored", {"space": space_name(choice.a)})
        else:
            bury_events(s)


def put_rock(s: Caverns, cell: int, side: int) -> None:
    """VC-M15, VC-M16. A Rockslide; a Bomb token there leaves the game."""
    map = s.map
    if map.take_bomb(cell, side):
        s.knight.bombs_gone += 1
    here, there = map.borders_at(cell, side)
    map.rocks.append(here if map.lit(cell) else there)
    if s.events is not None:
        s.tell("rockslide", {"space": space_name(cell)})


def bury_events(s: Caverns) -> None:
    """VC-C15. The top three Event cards go to the bottom in their order."""
    if s.events is not None:
        s.tell("buried", {"count": len(s.events_top)})
    s.events_bottom.extend(s.events_top)
    s.events_top = []
    refill_events(s)


class Rotate(Step[Caverns]):
    """VC-C15, VC-M15, VC-M16. A Lit tile is turned; border tokens go; then filling."""

    FIELDS: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: int = tile

    def run(self, s: Caverns) -> None:
        now = s.map.sides[self.tile]
        ways: list[int] = []
        for quarter in range(1, 4):
            sides = turned(now, quarter)
            if sides not in ways and (sides != now or now == 15):
                ways.append(sides)
        if len(ways) == 1:
            self.lay(s, ways[0])
        else:
            s.ask(s.seat_of(CAVERN), "rotate", [choices.rotation(sides) for sides in ways])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        self.lay(s, choice.a)

    def lay(self, s: Caverns, sides: int) -> None:
        map = s.map
        cell = map.where[self.tile]
        for side in range(4):
            map.take_rock(cell, side)
            if map.take_bomb(cell, side):
                s.knight.bombs_gone += 1
        map.turn(self.tile, sides)
        if s.events is not None:
            s.tell("rotated", {"space": space_name(cell)})
        s.agenda.append(Fill())


def dreamers(s: Caverns) -> list[int]:
    """VC-C13, AM-90, VC-N03. Whom Spores may name: any other player in play; nobody inside the Mushroom Forest."""
    found: list[int] = []
    for role in s.table.order:
        if role == KNIGHT and s.knight.at < 0:
            continue
        at = s.knight.at if role == KNIGHT else s.dragon.at if role == DRAGON else s.thief.at
        if role != CAVERN and (role == GOBLINS or reaches(s, -1, at, False)):
            found.append(role)
    return found


def sleepers(s: Caverns) -> list[int]:
    """VC-C13, VC-N03. Tribes that Spores may cut to 1, revealed or hidden."""
    return [tribe for tribe in range(3) if s.goblins.pop[tribe] >= 2 and reaches(s, -1, s.goblins.at[tribe], False)]


def spores(s: Caverns, role: int) -> None:
    """VC-C13. Soporific Spores on a player; nothing may come of it."""
    if s.events is not None:
        s.tell("spores", {"role": ROLES[role]})
    if role == KNIGHT:
        lose_grit(s, 5)
    elif role == GOBLINS:
        if sleepers(s):
            add_rage(s, 1)
            s.agenda.append(SporeTribe())
    elif role == DRAGON:
        if s.dragon.wake > s.dragon.locked:
            s.agenda.append(SporeTrack())
    elif s.thief.upgrades:
        s.agenda.append(SporeUpgrade())


class SporeTribe(Step[Caverns]):
    """VC-C13. The Goblins choose the Tribe that falls to 1."""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(GOBLINS), "spores", [choices.tribe("sleep", tribe) for tribe in sleepers(s)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        lose_population(s, choice.a, s.goblins.pop[choice.a] - 1)


class SporeTrack(Step[Caverns]):
    """VC-C13. The Dragon chooses the Sloth track that a cube goes back to."""

    def run(self, s: Caverns) -> None:
        room = s.cards.track_room
        tracks = [track for track in range(5) if s.dragon.tracks[track] < room[track]]
        s.ask(s.seat_of(DRAGON), "spores", [choices.one_of("doze", "track", TRACKS, track) for track in tracks])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.dragon.wake -= 1
        s.dragon.tracks[choice.a] += 1


class SporeUpgrade(Step[Caverns]):
    """VC-C13. The Thief chooses an upgrade to lose; its token stays stashed."""

    def run(self, s: Caverns) -> None:
        held = [upgrade for upgrade in range(11) if s.thief.upgrades >> upgrade & 1]
        s.ask(s.seat_of(THIEF), "spores", [choices.one_of("lose", "upgrade", UPGRADES, each) for each in held])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.thief.upgrades &= ~(1 << choice.a)
        s.thief.stash += 1


ALL_OMENS: Final = [BATS, ROCKSLIDE, PLUNDER, SPORES, HATRED, CURSE]
