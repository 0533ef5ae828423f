"""Forced movement: pieces and tokens moved by another player's effect."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import AIM_DRAGON, AIM_KNIGHT, AIM_THIEF, DONE, TARGETS, Act
from ...constants import DRAGON, EVENT, KNIGHT
from ...map import STEP, space_name
from ...state import Caverns
from ..tiles.ground import PASSAGE, downstream, entering_loss, leaving_loss, step_cost
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


def may_be_put(s: Caverns, target: int, cell: int) -> bool:
    """VC-F01 to VC-F04. May this piece be moved onto a space at all, whatever lies between?"""
    map = s.map
    if map.grid[cell] == 0 or map.impassable(cell):
        return False
    role = target_role(target)
    if s.piece_of_others(cell, role):
        return False
    return not map.dark(cell) or not (role == KNIGHT or (role == DRAGON and s.dragon.surfaced))


def through_walls(s: Caverns, target: int) -> bool:
    """VC-F04. Walls are nothing to the Dragon underground."""
    return target == AIM_DRAGON and not s.dragon.surfaced


def can_push(s: Caverns, target: int, cell: int, side: int) -> bool:
    """VC-F01 to VC-F04. May this piece be moved one step from a space to that side?"""
    if not may_be_put(s, target, cell + STEP[side]):
        return False
    return through_walls(s, target) or not s.map.wall(cell, side)


def onward(s: Caverns, target: int, cell: int) -> list[tuple[int, int]]:
    """VC-F06, VC-N03. Where a piece may be moved on from a space, and at what cost: a step to each side, or a passage
    through the Pits."""
    found: list[tuple[int, int]] = []
    for side in range(4):
        if can_push(s, target, cell, side):
            found.append((cell + STEP[side], step_cost(s, cell, side)))
    exits = s.map.pit_exits(cell, through_walls(s, target))
    if exits:
        beside = [other for other, cost in found]
        found += [(end, PASSAGE) for end in exits if end not in beside and may_be_put(s, target, end)]
    return found


def stops_knight(s: Caverns, cell: int) -> bool:
    """VC-F02. An Event token here stops her."""
    return s.token_here(cell, EVENT) and s.events_left() > 0


def reach(s: Caverns, target: int, steps: int) -> list[int]:
    """VC-F06. Every space where a piece may end, its own included."""
    start = target_cell(s, target)
    far = {start: 0}
    queue = [start]
    while queue:
        cell = queue.pop(0)
        if target == AIM_KNIGHT and cell != start and stops_knight(s, cell):
            continue
        for other, cost in onward(s, target, cell):
            there = far[cell] + cost
            if there <= steps and there < far.get(other, steps + 1):
                far[other] = there
                queue.append(other)
    return list(far)


def displace(s: Caverns, target: int, cell: int, loss: int = -1) -> None:
    """VC-F06, VC-N03. Put a moved piece on a space; what the space does to it applies. May ask: call it last.

    `loss` is what a Tribe pays on a way of several steps, where that is known already.
    """
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
        paid = step_loss(s, old, cell) if loss < 0 else loss
        if paid:
            lose_population(s, tribe, paid)


def step_loss(s: Caverns, old: int, cell: int) -> int:
    """VC-N03. What a Tribe pays to the ground for one step, light aside."""
    return leaving_loss(s, old) + entering_loss(s, old, cell)


def dragon_reaches(s: Caverns) -> None:
    """VC-D34, VC-W04. Surfaced on the Entrance he has won."""
    if s.dragon.surfaced and s.dragon.at == s.map.where[0]:
        s.win(DRAGON)


class Push(Step[Caverns]):
    """VC-F06, VC-N03. Up to so many steps of a piece, one after another, chosen by the mover; the River takes it on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "left", "mover")

    def __init__(self, target: int, left: int, mover: int) -> None:
        self.target: int = target
        self.left: int = left
        self.mover: int = mover

    def run(self, s: Caverns) -> None:
        cell = target_cell(s, self.target)
        if cell < 0 or (not self.left and not downstream(s, cell)):
            return
        options: list[Choice] = [
            choices.at("push", other) for other, cost in onward(s, self.target, cell) if cost <= self.left
        ]
        if options:
            options.append(DONE)
            s.ask(s.seat_of(self.mover), "push", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op != "push":
            return
        if self.target != AIM_KNIGHT or not stops_knight(s, choice.a):
            for other, cost in onward(s, self.target, target_cell(s, self.target)):
                if other == choice.a:
                    s.agenda.append(Push(self.target, self.left - cost, self.mover))
        displace(s, self.target, choice.a)


def token_reach(s: Caverns, start: int, steps: int) -> list[int]:
    """VC-F05, VC-N03. Where a Treasure token or a Gem may stop: no walls, over pieces but not onto them."""
    map = s.map
    far = {start: 0}
    queue = [start]
    at = 0
    while at < len(queue):
        cell = queue[at]
        at += 1
        there = far[cell] + PASSAGE
        if there <= steps:
            for end in map.pit_exits(cell):
                if there < far.get(end, steps + 1):
                    far[end] = there
                    queue.append(end)
        there = far[cell] + 1
        if there <= steps:
            for side in range(4):
                other = cell + STEP[side]
                if there < far.get(other, steps + 1) and map.passage(cell, side) and not map.impassable(other):
                    far[other] = there
                    queue.append(other)
    return [cell for cell in far if cell == start or not s.piece_of_others(cell, -1)]


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


def falling_cells(s: Caverns, bases: list[int]) -> list[int]:
    """Every space of the tiles and Terrain pieces that lie at these spaces."""
    cells: list[int] = []
    for base in bases:
        cells.extend(s.map.piece_cells(s.map.tile(base)))
    return cells


def nearest(s: Caverns, target: int, marked: list[int]) -> dict[int, int]:
    """VC-D35, VC-B52, VC-N03. The nearest spaces outside the marked ones where a piece may be moved, and what a Tribe
    pays to the ground on the cheapest of the shortest ways there."""
    start = target_cell(s, target)
    best = {start: (0, 0)}
    queue = [start]
    while queue:
        cell = queue.pop(0)
        if cell not in marked:
            continue
        far, paid = best[cell]
        for other, cost in onward(s, target, cell):
            there = (far + max(1, cost), paid + step_loss(s, cell, other))
            if other not in best or there < best[other]:
                best[other] = there
                queue.append(other)
    ends = [cell for cell in best if cell not in marked]
    least = min([best[cell][0] for cell in ends], default=0)
    return {cell: best[cell][1] for cell in ends if best[cell][0] == least}


def carry(s: Caverns, target: int, cell: int, mover: int, loss: int = -1) -> None:
    """VC-N03. A piece leaves its space for one that is settled; from there the River may take it on."""
    s.agenda.append(Push(target, 0, mover))
    displace(s, target, cell, loss)


class FleeTiles(Step[Caverns]):
    """VC-B52, VC-D35. A piece leaves tiles about to fall, to the nearest legal space, as the mover chooses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "bases", "mover")

    def __init__(self, target: int, bases: list[int], mover: int) -> None:
        self.target: int = target
        self.bases: list[int] = bases
        self.mover: int = mover

    def run(self, s: Caverns) -> None:
        marked = falling_cells(s, self.bases)
        if target_cell(s, self.target) not in marked:
            return
        ways = nearest(s, self.target, marked)
        if len(ways) == 1:
            for cell, loss in ways.items():
                carry(s, self.target, cell, self.mover, loss)
        elif ways:
            s.ask(s.seat_of(self.mover), "flee", [choices.at("flee", cell) for cell in sorted(ways)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        carry(s, self.target, choice.a, self.mover, nearest(s, self.target, falling_cells(s, self.bases))[choice.a])
