"""Forced movement: pieces and tokens moved by another player's effect."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_DRAGON, AIM_KNIGHT, AIM_THIEF, DONE, TARGETS, Act
from ...constants import DRAGON, EVENT, FOREST, KNIGHT, LAKE, RIVER
from ...map import STEP, space_name
from ...state import Caverns
from .crossing import thief_reaches
from .harm import knight_reaches, lose_population


def target_cell(s: Caverns, target: int) -> int:
    """Where a piece stands."""
    if target == AIM_KNIGHT:
        return s.knight.at
    if target == AIM_DRAGON:
        return s.dragon.at
    if target == AIM_THIEF:
        return s.thief.at
    return s.goblins.at[target - 1]


def target_role(target: int) -> int:
    return choices.owner_of_target(target)


def can_push(s: Caverns, target: int, cell: int, side: int) -> bool:
    """VC-F01 to VC-F04. May this piece be moved one step from a space to that side?"""
    map = s.map
    other = cell + STEP[side]
    tile = map.grid[other] - 1
    if tile < 0 or map.impassable(other):
        return False
    role = target_role(target)
    if s.piece_of_others(other, role):
        return False
    if role == DRAGON and not s.dragon.surfaced:
        return True
    if map.wall(cell, side):
        return False
    if role == KNIGHT or role == DRAGON:
        return not map.dark(other)
    return True


def stops_knight(s: Caverns, cell: int) -> bool:
    """VC-F02. An Event token here stops her."""
    return s.token_here(cell, EVENT) and s.events_left() > 0


def reach(s: Caverns, target: int, steps: int) -> list[int]:
    """VC-F06. Every space where a piece may end, its own included, nearest first."""
    start = target_cell(s, target)
    found = [start]
    far = [0]
    at = 0
    while at < len(found):
        cell = found[at]
        if far[at] < steps and (target != AIM_KNIGHT or cell == start or not stops_knight(s, cell)):
            for side in range(4):
                other = cell + STEP[side]
                if other not in found and can_push(s, target, cell, side):
                    found.append(other)
                    far.append(far[at] + 1)
        at += 1
    return found


def displace(s: Caverns, target: int, cell: int) -> None:
    """VC-F06, VC-N03. Put a moved piece on a space; what the space does to it applies. May ask: call it last."""
    old = target_cell(s, target)
    if s.events is not None:
        s.tell("pushed", {"target": TARGETS[target], "space": space_name(cell)})
    if target == AIM_KNIGHT:
        s.knight.at = cell
        knight_reaches(s, cell)
    elif target == AIM_DRAGON:
        s.dragon.at = cell
        dragon_reaches(s)
    elif target == AIM_THIEF:
        s.thief.at = cell
        thief_reaches(s, cell)
    else:
        tribe = target - 1
        s.goblins.at[tribe] = cell
        loss = water_loss(s, old, cell)
        if loss:
            lose_population(s, tribe, loss)


def water_loss(s: Caverns, old: int, cell: int) -> int:
    """VC-N03. Lake and River take one Population from a Tribe that enters; each space against the current one more."""
    map = s.map
    tile = map.grid[cell] - 1
    came = map.grid[old] - 1
    if tile == LAKE:
        return 1 if came != LAKE else 0
    if tile == RIVER:
        if came != RIVER:
            return 1
        way = STEP[(1 + map.sides[RIVER]) & 3]
        return 1 if cell - old == -way else 0
    return 0


def dragon_reaches(s: Caverns) -> None:
    """VC-D34, VC-W04. Surfaced on the Entrance he has won."""
    if s.dragon.surfaced and s.dragon.at == s.map.where[0]:
        s.win(DRAGON)


def sheltered(s: Caverns, cell: int, source: int) -> bool:
    """VC-N03. In the Mushroom Forest: out of reach of what comes from outside. `source` is a space, or -1."""
    tile = s.map.grid[cell] - 1
    return tile == FOREST and cell != source


class Push(Step[Caverns]):
    """VC-F06. Up to so many steps of a piece, one after another, chosen by the mover."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "left", "mover")

    def __init__(self, target: int, left: int, mover: int) -> None:
        self.target: int = target
        self.left: int = left
        self.mover: int = mover

    def run(self, s: Caverns) -> None:
        cell = target_cell(s, self.target)
        if not self.left or cell < 0:
            return
        options: list[Choice] = []
        for side in range(4):
            if can_push(s, self.target, cell, side):
                options.append(choices.at("push", cell + STEP[side]))
        if options:
            options.append(DONE)
            s.ask(s.seat_of(self.mover), "push", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op != "push":
            return
        if self.target != AIM_KNIGHT or not stops_knight(s, choice.a):
            s.agenda.append(Push(self.target, self.left - 1, self.mover))
        displace(s, self.target, choice.a)


def token_reach(s: Caverns, start: int, steps: int) -> list[int]:
    """VC-F05. Where a Treasure token or a Gem may stop: no walls, over pieces but not onto them."""
    found = [start]
    seen = {start}
    far = [0]
    at = 0
    while at < len(found):
        if far[at] < steps:
            for side in range(4):
                other = found[at] + STEP[side]
                if other not in seen and s.map.passage(found[at], side) and not s.map.impassable(other):
                    seen.add(other)
                    found.append(other)
                    far.append(far[at] + 1)
        at += 1
    return [cell for cell in found if cell == start or not s.piece_of_others(cell, -1)]


class MoveToken(Step[Caverns]):
    """VC-C10, VC-D15. Move a Treasure token (`gem` -1) or a Gem from a space."""

    FIELDS: ClassVar[tuple[str, ...]] = ("gem", "cell", "steps", "mover")

    def __init__(self, gem: int, cell: int, steps: int, mover: int) -> None:
        self.gem: int = gem
        self.cell: int = cell
        self.steps: int = steps
        self.mover: int = mover

    def run(self, s: Caverns) -> None:
        cells = token_reach(s, self.cell, self.steps)
        s.ask(s.seat_of(self.mover), "move_token", [choices.at("to", cell) for cell in cells])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if self.gem >= 0:
            s.map.gems[self.gem] = choice.a
        else:
            s.map.treasures.remove(self.cell)
            s.map.treasures.append(choice.a)
        if s.events is not None:
            s.tell("token_moved", {"space": space_name(choice.a)})


def nearest(s: Caverns, target: int, marked: list[int]) -> list[int]:
    """VC-D35, VC-B52. The nearest spaces outside the marked ones where a piece may be moved."""
    found = [target_cell(s, target)]
    far = [0]
    at = 0
    best = 1000
    out: list[int] = []
    while at < len(found):
        cell = found[at]
        if far[at] > best:
            break
        if cell not in marked:
            best = far[at]
            out.append(cell)
        elif far[at] < best:
            for side in range(4):
                other = cell + STEP[side]
                if other not in found and can_push(s, target, cell, side):
                    found.append(other)
                    far.append(far[at] + 1)
        at += 1
    return out


class FleeTiles(Step[Caverns]):
    """VC-B52, VC-D35. A piece leaves tiles about to fall, to the nearest legal space, as the mover chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "bases", "mover")

    def __init__(self, target: int, bases: list[int], mover: int) -> None:
        self.target: int = target
        self.bases: list[int] = bases
        self.mover: int = mover

    def run(self, s: Caverns) -> None:
        marked: list[int] = []
        for base in self.bases:
            marked.extend(s.map.piece_cells(s.map.tile(base)))
        if target_cell(s, self.target) not in marked:
            return
        cells = nearest(s, self.target, marked)
        if len(cells) == 1:
            displace(s, self.target, cells[0])
        elif cells:
            s.ask(s.seat_of(self.mover), "flee", [choices.at("flee", cell) for cell in sorted(cells)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        displace(s, self.target, choice.a)
