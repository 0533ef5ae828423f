"""The Knight's turn."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ... import choices
from ...choices import AIM_DRAGON, AIM_THIEF, END_TURN, Act
from ...constants import (
    BOMB_SLOT,
    BOW_SLOT,
    CAVE_TILES,
    EAGLE_EYED,
    ENCHANTED_BOW,
    KNIGHT,
    MAP_SLOT,
    OGRE,
    POTION,
    RIVER,
    SIDES,
    TREASURE_SLOT,
    TRIBES,
    TROLL,
)
from ...map import STEP, distance, x_of, y_of
from ...state import Caverns
from .. import why_not
from ..conflict.attacks import asides, attack_options, beats_all, collectables, do_aside
from ..conflict.crossing import DiscardPowers, kill_thief
from ..conflict.encounter import Brace, Encounter, Fight, walk_onto
from ..conflict.forced import sheltered, stops_knight
from ..conflict.harm import add_rage, gain_health, lose_population, take_placed
from ..effects.flare import flare_spaces, light
from ..tiles.filling import Fill
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
        knight.moved = 0
        knight.met = 0
        knight.map_used = 0
        knight.bomb_used = 0
        knight.struck = False
        knight.shot = False
        knight.enchanted = False
        knight.flared = False
        knight.cut = False
        knight.javelin = False
        knight.burnt = False
        knight.entered = []
        knight.met_at = []
        knight.ambushes = 0
        knight.collected = 0
        knight.just = 0
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
            add_shots(s, options)
            add_tools(s, options)
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


def step_cost(s: Caverns, cell: int, side: int) -> int:
    """VC-N03. One Movement; with the River's current nothing."""
    map = s.map
    if map.grid[cell] == RIVER + 1 and map.grid[cell + STEP[side]] == RIVER + 1:
        return 0 if side == (1 + map.sides[RIVER]) & 3 else 1
    return 1


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
            if left and map.grid[knight.at] > CAVE_TILES and not s.collapse and s.tiles_left():
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
    if left >= 3:
        for cell in map.pit_exits(knight.at):
            if not bars(s, cell) and not s.monster_token(cell):
                options.append(choices.at("pit", cell))


def add_shots(s: Caverns, options: list[Choice]) -> None:
    """VC-K32, VC-K35. Bow and Enchanted Bow."""
    knight = s.knight
    strength = s.knight_strength()
    if knight.placed[BOW_SLOT] and not knight.shot and strength >= 2:
        for tribe in range(3):
            at = s.goblins.at[tribe]
            if not s.revealed_tribe(tribe) or sheltered(s, at, knight.at) or sheltered(s, knight.at, at):
                continue
            if s.map.sees(knight.at, at):
                options.append(choices.tribe("shoot", tribe))
    if s.knight_has(ENCHANTED_BOW) and not knight.enchanted:
        if strength >= 2 and in_line(s, s.dragon.at) and s.dragon.hand != [0, 0, 0]:
            options.append(choices.target("magic", AIM_DRAGON))
        if in_line(s, s.thief.at) and s.knight_perception() > s.stealth():
            options.append(choices.target("magic", AIM_THIEF))


def in_line(s: Caverns, cell: int) -> bool:
    """VC-K35. In her row or column, within 5 spaces, whatever lies between."""
    at = s.knight.at
    if cell < 0 or distance(at, cell) > 5 or sheltered(s, cell, at) or sheltered(s, at, cell):
        return False
    return x_of(cell) == x_of(at) or y_of(cell) == y_of(at)


def add_tools(s: Caverns, options: list[Choice]) -> None:
    """VC-K31, VC-K36, VC-V02. Bomb tokens, the Potion Kit, the Flare."""
    knight = s.knight
    tile = s.map.tile(knight.at)
    if knight.placed[BOMB_SLOT] and knight.bomb_used == 0 and knight.bombs and tile < CAVE_TILES:
        for side in range(4):
            if walled(s, knight.at, side):
                options.append(choices.at_side("bomb", knight.at, side))
    if s.knight_has(POTION) and s.cubes_owned() > 2:
        options.append(choices.plain("potion"))
    if KNIGHT in s.table.set.flare and not knight.flared and flare_spaces(s):
        options.append(choices.plain("flare"))


def walled(s: Caverns, cell: int, side: int) -> bool:
    """A wall on this side of a tile, also towards an open space."""
    if s.map.grid[cell + STEP[side]]:
        return s.map.wall(cell, side)
    return s.map.side_walled(cell, side)


def apply(s: Caverns, act: Act) -> None:
    """What she chose in her turn."""
    knight = s.knight
    op = act.op
    if op == "move" or op == "fight" or op == "pit" or op == "venture":
        go(s, act)
    elif op == "encounter":
        s.agenda.append(Encounter(False, -1, False))
    elif op == "shoot":
        knight.just = 0
        knight.shot = True
        knight.just |= 1 << EAGLE_EYED
        if s.events is not None:
            s.tell("shot", {"tribe": TRIBES[act.a]})
        add_rage(s, 1)
        lose_population(s, act.a, s.knight_strength() - 1)
    elif op == "magic":
        knight.just = 0
        knight.enchanted = True
        knight.just |= 1 << EAGLE_EYED
        if s.events is not None:
            s.tell("magic_shot", {"target": "dragon" if act.a == AIM_DRAGON else "thief"})
        if act.a == AIM_DRAGON:
            s.agenda.append(DiscardPowers(s.knight_strength() - 1))
        else:
            kill_thief(s, KNIGHT)
    elif op == "bomb":
        blast(s, act.a, act.b)
    elif op == "potion":
        take_placed(s, TREASURE_SLOT + POTION)
        knight.discarded += 1
        at = knight.cards.index(POTION)
        knight.cards.pop(at)
        knight.faces.pop(at)
        s.treasure_out.append(POTION)
        gain_health(s, 2)
    elif op == "flare":
        s.agenda.append(Flare())


def go(s: Caverns, act: Act) -> None:
    """VC-K05, VC-K30, VC-V09. One step: across a wall by the Map, onto a Monster token by a fight."""
    knight = s.knight
    cell = act.a
    knight.just = 0
    if act.op == "pit":
        knight.moved += 3
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
        knight.map_used += 2 if knight.map_double else 1
    if act.op == "fight":
        knight.met += 1
        s.agenda.append(Fight(OGRE if cell == s.map.ogre else TROLL, cell))
        s.agenda.append(Brace())
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


def blast(s: Caverns, cell: int, side: int) -> None:
    """VC-K31, VC-M15. A Bomb token opens a side of her tile; a Rockslide there goes back; then filling."""
    knight = s.knight
    knight.bomb_used = 2
    knight.bombs -= 1
    s.map.take_rock(cell, side)
    s.map.bombs.append(s.map.tile(cell) * 4 + side)
    if s.events is not None:
        s.tell("bombed", {"side": SIDES[side]})
    s.agenda.append(Fill())


class Flare(Step[Caverns]):
    """VC-V02. Any space of the map, once a turn: the die shows what is lit."""

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(KNIGHT), "flare", [choices.at("flare-at", cell) for cell in flare_spaces(s)])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.knight.flared = True
        light(s, KNIGHT, choice.a)
