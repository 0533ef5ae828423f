"""The Thief's turn."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.state import Choice, Refusal, Step, only

from ... import choices
from ...choices import AIM_DRAGON, AIM_KNIGHT, END_TURN, NO, YES, Act
from ...constants import (
    ALL_4,
    CLIMBING_GEAR,
    GREED,
    KINDS,
    LOCK_KIT,
    PIT,
    POWER_SYMBOLS,
    RUBY,
    STICKY_FINGERS,
    THIEF,
    TRAP,
    TREASURES,
    VAULT,
)
from ...map import CARRIED, STEP, space_name
from ...state import Caverns
from .. import why_not
from ..conflict.crossing import DiscardPowers, TakeToken, kill_thief, thief_reaches, treasure_under
from ..conflict.harm import add_rage, drop_secret, lose_grit, lose_population, lose_treasure, roll_face, shows_centre
from ..effects.flare import dark_near, light
from ..tiles.ground import PASSAGE, may_venture, step_cost
from ..tiles.placing import PlaceAt
from ..tiles.tiles import OTHERWISE, Reveal
from .reach import can_pick, near_targets

ORDERS: Final = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
"""Which Stat token lies on Movement, Stealth and Thievery."""


class ThiefStart(Step[Caverns]):
    """VC-T34, VC-G08. Off the map he comes back on the Entrance; then the Stat tokens."""

    def run(self, s: Caverns) -> None:
        thief = s.thief
        if thief.at < 0:
            thief.at = s.map.where[0]
        s.agenda.append(ThiefMain())
        s.agenda.append(Assign())


class Assign(Step[Caverns]):
    """VC-T01. The three Stat tokens, and Action cubes by Thievery."""

    def run(self, s: Caverns) -> None:
        if s.thief.upgrades >> ALL_4 & 1:
            s.thief.cubes = s.stat(2)
            return
        options: list[Choice] = []
        seen: list[str] = []
        for order in range(6):
            choice = choices.assign([s.token_value(token) for token in ORDERS[order]], order)
            if choice.text not in seen:
                seen.append(choice.text)
                options.append(choice)
        s.ask(s.seat_of(THIEF), "assign", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        s.thief.assigned = ORDERS[choice.a][:]
        s.thief.cubes = s.stat(2)
        if s.events is not None:
            s.tell("assigned_stats", {"count": [s.stat(which) for which in range(3)]})


class ThiefMain(Step[Caverns]):
    """VC-T02 to VC-T04. Movement and actions in any order."""

    def run(self, s: Caverns) -> None:
        if s.thief.at < 0:
            return
        options: list[Choice] = []
        add_moves(s, options)
        add_actions(s, options)
        if s.map.dark(s.thief.at):
            looked = s.thief.looked >> s.map.tile(s.thief.at) & 1
            if not looked:
                options.append(choices.plain("look"))
            elif s.thief.over or s.thief.moved >= s.stat(0):
                options.append(choices.plain("turn-up"))
            else:
                options.append(choices.plain("stop-here"))
        options.append(END_TURN)
        s.ask(s.seat_of(THIEF), "thief", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice is END_TURN:
            return
        s.agenda.append(self)
        if choice.op in ("move", "climb", "climb-over", "pit", "venture"):
            go(s, choice)
        else:
            do(s, choice)

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return why_not.unoffered(s, why_not.of_thief(s))


def climb_cost(s: Caverns, base: int) -> int:
    """VC-T11. What a climb costs; less with the Climbing Gear."""
    return base - (s.thief.upgrades >> CLIMBING_GEAR & 1)


def add_moves(s: Caverns, options: list[Choice]) -> None:
    """VC-T02, VC-T11. Steps, and climbs over walls or impassable spaces."""
    thief = s.thief
    map = s.map
    left = s.stat(0) - thief.moved
    if thief.over or left < 0:
        return
    for side in range(4):
        cell = thief.at + STEP[side]
        if map.grid[cell] == 0:
            if left and may_venture(s, thief.at):
                options.append(choices.at("venture", cell))
            continue
        if map.impassable(cell):
            behind = cell + STEP[side]
            able = left >= 2 and thief.cubes >= climb_cost(s, 3)
            clear = map.grid[behind] and not map.impassable(behind)
            # A Pit is no terrain to climb over: there is a way through.
            clear = clear and not map.in_terrain(cell, PIT)
            if able and clear and not map.wall(thief.at, side) and not map.wall(cell, side):
                options.append(choices.at("climb-over", behind))
        elif left < step_cost(s, thief.at, side):
            continue
        elif not map.wall(thief.at, side):
            options.append(choices.at("move", cell))
        elif thief.cubes >= climb_cost(s, 2):
            options.append(choices.at("climb", cell))
    if left >= PASSAGE:
        for cell in map.pit_exits(thief.at):
            options.append(choices.at("pit", cell))


def go(s: Caverns, act: Act) -> None:
    """VC-T02, VC-T11, VC-D24, VC-T31. A step; a Flame Wall kills him, the Entrance takes what he carries."""
    thief = s.thief
    cell = act.a
    if act.op == "climb":
        thief.cubes -= climb_cost(s, 2)
        thief.moved += 1
    elif act.op == "climb-over":
        thief.cubes -= climb_cost(s, 3)
        thief.moved += 2
    elif act.op == "pit":
        thief.moved += PASSAGE
    elif act.op == "venture":
        thief.moved += 1
        s.agenda.append(Land(cell))
        s.agenda.append(PlaceAt(cell, THIEF))
        return
    else:
        thief.moved += step_cost(s, thief.at, STEP.index(cell - thief.at))
    land(s, cell)


class Land(Step[Caverns]):
    """VC-N02. Onto the tile that was put before him."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell: int = cell

    def run(self, s: Caverns) -> None:
        if s.map.grid[self.cell]:
            land(s, self.cell)


def land(s: Caverns, cell: int) -> None:
    s.thief.at = cell
    if s.events is not None:
        s.tell("thief_moves", {"space": space_name(cell)})
    if s.map.flame == cell:
        kill_thief(s, -1)
    else:
        thief_reaches(s, cell)


# Actions.
def lock_cost(s: Caverns, level: int) -> int:
    """VC-T14. What a lock of this level costs; less with the Lock Kit."""
    return level - (s.thief.upgrades >> LOCK_KIT & 1)


def add_actions(s: Caverns, options: list[Choice]) -> None:
    """VC-T10 to VC-T16, VC-V02. What the Thief can do with cubes where he stands."""
    thief = s.thief
    map = s.map
    at = thief.at
    if s.token_here(at, VAULT) and not thief.tried >> map.tile(at) & 1:
        for level in range(1, 4):
            if thief.cubes >= lock_cost(s, level):
                options.append(choices.count("pick-lock", level))
    if not thief.cubes:
        return
    if at in map.treasures:
        options.append(choices.plain("loot-treasure"))
    for gem in range(3):
        if map.gems[gem] == at:
            for number in range(1, min(2, thief.cubes) + 1):
                options.append(choices.one_of_with("loot-gem", "symbol", POWER_SYMBOLS, gem, number))
    most = min(3, thief.cubes)
    for target in near_targets(s, False):
        if can_pick(s, target):
            for number in range(1, most + 1):
                options.append(choices.target_with("pickpocket", target, number))
    for target in near_targets(s, True):
        for number in range(1, most + 1):
            options.append(choices.target_with("backstab", target, number))
    for number in range(1, min(thief.cubes, thief.loot) + 1):
        options.append(choices.count("hide-loot", number))
    if THIEF in s.table.set.flare and dark_near(s, at):
        options.append(choices.plain("flare"))


def do(s: Caverns, act: Act) -> None:
    """Carry out an action, or look under the tile."""
    thief = s.thief
    op = act.op
    if op == "look" or op == "stop-here":
        thief.over = True
        tile = s.map.tile(thief.at)
        if op == "look":
            thief.looked |= 1 << tile
            s.mark_revealed()
            if s.events is not None:
                s.tell("looked", {"kind": KINDS[s.cards.kinds[tile]]}, only(s.seat_of(THIEF)))
    elif op == "turn-up":
        thief.over = True
        s.agenda.append(Reveal([thief.at], [], THIEF, -1, OTHERWISE))
    elif op == "pick-lock":
        thief.cubes -= lock_cost(s, act.a)
        thief.tried |= 1 << s.map.tile(thief.at)
        opened = lucky(s, act.a)
        if s.events is not None:
            s.tell("lock", {"hit": 1 if opened else 0})
        if opened:
            s.map.marks &= ~(1 << s.map.tile(thief.at))
            s.agenda.append(TakeToken())
    elif op == "loot-treasure":
        thief.cubes -= 1
        s.map.treasures.remove(thief.at)
        thief.carried += 1
        if s.events is not None:
            s.tell("looted", {"count": thief.carried})
    elif op == "loot-gem":
        thief.cubes -= act.b
        if act.b == 1 and shows_centre(s, roll_face(s)):
            kill_thief(s, -1)
        else:
            s.map.gems[act.a] = CARRIED
            if s.events is not None:
                s.tell("gem_looted", {"symbol": POWER_SYMBOLS[act.a]})
    elif op == "hide-loot":
        thief.cubes -= act.a
        thief.loot -= act.a
        if s.events is not None:
            s.tell("loot_hidden", {"count": thief.loot})
    elif op == "flare":
        thief.cubes -= 1
        light(s, THIEF, thief.at)
    else:
        thief.cubes -= act.b
        thief.targeted |= 1 << choices.owner_of_target(act.a)
        if 0 < act.a < 4:
            add_rage(s, 1)
            if TRAP in s.goblins.face_up:
                drop_secret(s, TRAP)
        if op == "pickpocket":
            s.agenda.append(Pickpocket(act.a, act.b))
        else:
            backstab(s, act.a, act.b)


def lucky(s: Caverns, level: int) -> bool:
    """VC-R03, VC-T12. The Action die: 4 or more for one cube, 2 or more for two, three always succeed."""
    if level == 3:
        return True
    rolled = s.chance.roll(6)
    if s.events is not None:
        s.tell("action_die", {"face": rolled})
    return rolled >= (4 if level == 1 else 2)


def backstab(s: Caverns, target: int, cubes: int) -> None:
    """VC-T15. Light, serious or grave."""
    if s.events is not None:
        s.tell("backstab", {"target": choices.TARGETS[target], "count": cubes})
    if target == AIM_KNIGHT:
        lose_grit(s, (1, 3, 5)[cubes - 1])
    elif target == AIM_DRAGON:
        s.agenda.append(DiscardPowers(cubes))
    else:
        lose_population(s, target - 1, cubes)


class Pickpocket(Step[Caverns]):
    """VC-T12, VC-T13. The roll, and on success a token and the harm."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "level")

    def __init__(self, target: int, level: int) -> None:
        self.target: int = target
        self.level: int = level

    def run(self, s: Caverns) -> None:
        won = lucky(s, self.level)
        if s.events is not None:
            s.tell("pickpocket", {"target": choices.TARGETS[self.target], "hit": 1 if won else 0})
        if won:
            s.agenda.append(Harm(self.target))
            s.agenda.append(TakeToken())
        elif s.thief.upgrades >> STICKY_FINGERS & 1 and not s.thief.sticky:
            s.agenda.append(Sticky(self.target, self.level))


class Sticky(Step[Caverns]):
    """VC-T12. Sticky Fingers: roll a failed Pickpocket again?"""

    FIELDS: ClassVar[tuple[str, ...]] = ("target", "level")

    def __init__(self, target: int, level: int) -> None:
        self.target: int = target
        self.level: int = level

    def run(self, s: Caverns) -> None:
        s.ask(s.seat_of(THIEF), "sticky", [YES, NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        if choice is YES:
            s.thief.sticky = True
            s.agenda.append(Pickpocket(self.target, self.level))


class Harm(Step[Caverns]):
    """VC-T13. What the victim loses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("target",)

    def __init__(self, target: int) -> None:
        self.target: int = target

    def run(self, s: Caverns) -> None:
        if self.target == AIM_DRAGON:
            s.dragon.wake -= 1
            s.dragon.tracks[GREED] += 1
            return
        options: list[Choice] = []
        if self.target == AIM_KNIGHT:
            for i, card in enumerate(s.knight.cards):
                if s.knight.faces[i]:
                    options.append(choices.one_of("steal", "treasure", TREASURES, card))
            if 0 in s.knight.faces:
                options.append(choices.plain("steal-unseen"))
        else:
            if s.goblins.hand:
                options.append(choices.plain("steal-secret"))
            if RUBY in s.goblins.face_up:
                options.append(choices.plain("steal-ruby"))
        if len(options) == 1:
            self.answer(s, s.seat_of(THIEF), options[0])
        else:
            s.ask(s.seat_of(THIEF), "steal", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        knight = s.knight
        if choice.op == "steal":
            treasure_under(s, lose_treasure(s, knight.cards.index(choice.a)), -1)
        elif choice.op == "steal-unseen":
            unseen = [i for i, face in enumerate(knight.faces) if face == 0]
            card = lose_treasure(s, unseen[s.chance.below(len(unseen))])
            treasure_under(s, card, s.treasure_known[card])
        elif choice.op == "steal-secret":
            drop_secret(s, s.goblins.hand[s.chance.below(len(s.goblins.hand))])
        else:
            drop_secret(s, RUBY)
