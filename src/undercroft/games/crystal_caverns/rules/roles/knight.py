"""The Knight's turn."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ... import choices
from ...choices import END_TURN, Act
from ...constants import (
    KNIGHT,
    MAP_SLOT,
    OGRE,
    TROLL,
)
from ...map import STEP
from ...state import Caverns
from .. import why_not
from ..conflict.asides import Moment, asides, do_aside
from ..conflict.attacks import attack_options, beats_all, collectables
from ..conflict.encounter import Encounter, Fight, walk_onto
from ..conflict.forced import stops_knight
from ..tiles.ground import PASSAGE, may_venture, step_cost
from ..tiles.placing import PlaceAt


class KnightStart(Step[Caverns]):
    """VC-K01, VC-K04, VC-K14. She takes up her placed and set-aside cubes; an Event token under her must be met."""

    def run(self, s: Caverns) -> None:
        knight = s.knight
        if knight.at < 0:
            return
        knight.pool += s.cubes_placed() + knight.aside
        knight.aside = 0
        knight.placed = [0] * 7
        knight.faces = [1 if face else 0 for face in knight.faces]
        knight.must_meet = stops_knight(s, knight.at)
        s.agenda.append(KnightTurn())


class KnightTurn(Step[Caverns]):
    """VC-K04 to VC-K08. Anything in any order until she ends, or her turn is cut off."""

    def run(self, s: Caverns) -> None:
        knight = s.knight
        if knight.cut or knight.at < 0:
            return
        options = asides(s)
        if knight.must_meet and stops_knight(s, knight.at):
            options.append(choices.plain("encounter"))
        else:
            add_steps(s, options)
            if knight.met < s.knight_perception() and (attack_options(s, 0) or collectables(s)):
                options.append(choices.plain("encounter"))
            options.append(END_TURN)
        s.ask(s.seat_of(KNIGHT), "knight", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is END_TURN:
            return
        s.agenda.append(self)
        if do_aside(s, choice):
            return
        apply(s, choice)

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return why_not.unoffered(s, why_not.of_knight(s))


def bars(s: Caverns, cell: int) -> bool:
    """VC-K06. Is somebody there too strong for her to enter?"""
    strength = s.attack_strength()
    if s.tribe_here(cell) and not beats_all(s, cell, strength):
        return True
    return s.dragon.surfaced and s.dragon.at == cell and strength < s.armor()


def add_steps(s: Caverns, options: list[Choice]) -> None:
    """VC-K05, VC-K06, VC-K30, VC-V09, VC-N02. Where she may go."""
    knight = s.knight
    left = s.knight_movement() - knight.moved
    if knight.met >= s.knight_perception() or left < 0:
        return
    map = s.map
    use = 2 if knight.map_double else 1
    for side in range(4):
        cell = knight.at + STEP[side]
        if map.grid[cell] == 0:
            if left and may_venture(s, knight.at):
                options.append(choices.at("venture", cell))
            continue
        if map.impassable(cell) or left < step_cost(s, knight.at, side):
            continue
        wall = map.wall(knight.at, side)
        if wall and knight.placed[MAP_SLOT] - knight.map_used < use:
            continue
        if s.monster_token(cell):
            options.append(choices.at("fight", cell))
        elif not bars(s, cell):
            options.append(choices.at("move", cell))
    if left >= PASSAGE:
        for cell, walls in map.pit_ways(knight.at):
            mapped = walls * use <= knight.placed[MAP_SLOT] - knight.map_used
            if mapped and not bars(s, cell) and not s.monster_token(cell):
                options.append(choices.at("pit", cell))


def apply(s: Caverns, act: Act) -> None:
    """What she chose in her turn."""
    op = act.op
    if op == "move" or op == "fight" or op == "pit" or op == "venture":
        go(s, act)
    elif op == "encounter":
        s.agenda.append(Encounter(False, -1, False))


def go(s: Caverns, act: Act) -> None:
    """VC-K05, VC-K30, VC-V09. One step: across a wall by the Map, onto a Monster token by a fight."""
    knight = s.knight
    cell = act.a
    use = 2 if knight.map_double else 1
    if act.op == "pit":
        knight.moved += PASSAGE
        knight.map_used += use * dict(s.map.pit_ways(knight.at))[cell]
        walk_onto(s, cell, -1, False)
        return
    side = STEP.index(cell - knight.at)
    if act.op == "venture":
        knight.moved += 1
        s.agenda.append(Venture(cell, side))
        s.agenda.append(PlaceAt(cell, KNIGHT))
        return
    knight.moved += step_cost(s, knight.at, side)
    wall = s.map.wall(knight.at, side)
    if wall:
        knight.map_used += use
    if act.op == "fight":
        knight.met += 1
        s.agenda.append(Fight(OGRE if cell == s.map.ogre else TROLL, cell))
        s.agenda.append(Moment(True))
    else:
        walk_onto(s, cell, -1 if wall else side ^ 2, False)


class Venture(Step[Caverns]):
    """VC-N02. From Terrain onto the Dark tile that was put before her."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell", "side")

    def __init__(self, cell: int, side: int) -> None:
        self.cell: int = cell
        self.side: int = side

    def run(self, s: Caverns) -> None:
        if s.map.grid[self.cell]:
            walk_onto(s, self.cell, self.side ^ 2, False)
