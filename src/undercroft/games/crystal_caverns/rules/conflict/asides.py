"""The Knight's free actions: what she may do at any time in her turn, and the moments in which she is asked for it.

`asides` says of each when it may be done, `do_aside` does it. Every decision of her turn in which something could come
of it offers them; where she is not asked anything just then, a `Moment` asks. A tile that is turned up, laid and
filled, a section that slides, a Treasure card that she looks at: each is one act, and nothing comes between.
"""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Step

from ... import choices
from ...choices import Act
from ...constants import BEDECKED, JAVELIN, KNIGHT, POTION, SIDEQUESTS, TREASURE_SLOT, TREASURES
from ...state import Caverns
from ..effects.bomb import blast, blasts
from ..effects.cubes import place_cube, placings, strength_placings, turn_up
from ..effects.flare import Flare, may_flare
from ..effects.sidequests import complete, quest_met
from .harm import gain_health, take_placed
from .shots import shoot, shoot_magic, shots


def asides(s: Caverns) -> list[Choice]:
    """VC-K04, VC-K28, VC-K31, VC-K32, VC-K34 to VC-K36, VC-V02. What she may do at any time in her turn: cubes,
    Treasures, Sidequests, the Potion Kit, shots, a Bomb on a wall, a Flare. Nothing in the turn of another, nor once
    hers is cut off."""
    if not at_liberty(s):
        return []
    options = placings(s)
    knight = s.knight
    for i, card in enumerate(knight.cards):
        if knight.faces[i] == 0:
            options.append(choices.one_of("show", "treasure", TREASURES, card))
    for quest in knight.hand:
        if quest_met(s, quest):
            options.append(choices.one_of("quest", "quest", SIDEQUESTS, quest))
    if JAVELIN in knight.cards and not knight.javelin:
        options.append(choices.plain("javelin"))
    if may_drink(s):
        options.append(choices.plain("potion"))
    add_tools(s, options)
    return options


def add_tools(s: Caverns, options: list[Choice]) -> None:
    """VC-K31, VC-K32, VC-K35, VC-V02. What she shoots, blasts and lights; an Event under her at the start of her turn
    comes first (VC-K14)."""
    if not s.knight.must_meet:
        options.extend(shots(s))
        options.extend(blasts(s))
        if may_flare(s):
            options.append(choices.plain("flare"))


def at_liberty(s: Caverns) -> bool:
    """VC-K25. Is it her turn, and not cut off?"""
    return s.active == KNIGHT and s.knight.at >= 0 and not s.knight.cut


def may_drink(s: Caverns) -> bool:
    """VC-K36. The Potion Kit lies face up with a cube on it, and she owns one that she may discard."""
    return s.knight_has(POTION) and s.cubes_owned() > 2


def may_act(s: Caverns) -> bool:
    """Could she do something that matters, for all the others know? Asked where nothing else is to be chosen.

    Cubes, the Potion and the Bows lie open. Her Sidequests do not: a condition counts if any card that has not left the
    game names it, be it in her hand or not. A Bomb or a Flare alone is no reason to ask.
    """
    return at_liberty(s) and (s.knight.pool > 0 or may_drink(s) or quest_possible(s) or len(shots(s)) > 0)


def quest_possible(s: Caverns) -> bool:
    """VC-K28. Does a condition hold whose card may be in her hand, for all the others know?"""
    knight = s.knight
    if not knight.hand or not at_liberty(s):
        return False
    turned_up = knight.faces.count(1) + knight.faces.count(2)
    for quest in maybe_held(s):
        if quest_met(s, quest) or (quest == BEDECKED and turned_up < 2 <= len(knight.faces)):
            return True
    return False


def maybe_held(s: Caverns) -> list[int]:
    """VC-H01. Sidequests that may be in her hand, for all the others know; alone, those that are."""
    knight = s.knight
    if s.solo() or not knight.hand:
        return knight.hand
    return knight.hand + knight.quests


def cube_possible(s: Caverns) -> bool:
    """VC-K28. In her turn a Sidequest may still bring her a cube, for all the others know."""
    return s.knight.grit_cubes > 0 and quest_possible(s)


def card_possible(s: Caverns, card: int) -> bool:
    """VC-H01. May she hold this Treasure and not have put it to use yet, for all the others know?"""
    knight = s.knight
    if card in knight.cards:
        return knight.faces[knight.cards.index(card)] < 2 and not (card == JAVELIN and knight.javelin)
    return not s.solo() and 0 in knight.faces and card not in s.treasure_out


class Moment(Step[Caverns]):
    """VC-K04, VC-K12, VC-K28. Before something befalls her she may do what she may do at any time in her turn.

    In another player's turn she may still add Strength against an Ambush, and nothing else. Whether she is asked tells
    nothing that the others do not know.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("ambush",)

    def __init__(self, ambush: bool) -> None:
        self.ambush: bool = ambush

    def run(self, s: Caverns) -> None:
        if self.ambush and s.active != KNIGHT:
            options = strength_placings(s)
            wanted = len(options) > 0 or (s.knight.pool > 0 and 0 in s.knight.faces and not s.solo())
        else:
            wanted = may_act(s)
            options = asides(s) if wanted else []
        if wanted:
            options.append(choices.plain("ready"))
            s.ask(s.seat_of(KNIGHT), "brace" if self.ambush else "before_event", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op != "ready":
            s.agenda.append(self)
            do_aside(s, choice)


def do_aside(s: Caverns, act: Act) -> bool:
    """Carry out one of `asides`; False if it is something else. Whatever it brings about comes before what follows: a
    step that goes on afterwards is on the agenda already."""
    if act.op == "place":
        place_cube(s, act.a)
    elif act.op == "show":
        turn_up(s, act.a)
    elif act.op == "quest":
        complete(s, act.a)
    elif act.op == "javelin":
        turn_up(s, JAVELIN)
        s.knight.javelin = True
    elif act.op == "potion":
        drink(s)
    elif act.op == "shoot":
        shoot(s, act.a)
    elif act.op == "magic":
        shoot_magic(s, act.a)
    elif act.op == "bomb":
        blast(s, act.a, act.b)
    elif act.op == "flare":
        s.agenda.append(Flare())
    else:
        return False
    return True


def drink(s: Caverns) -> None:
    """VC-K36. The Potion Kit leaves the game and its cube is discarded: 2 Health."""
    knight = s.knight
    take_placed(s, TREASURE_SLOT + POTION)
    knight.discarded += 1
    at = knight.cards.index(POTION)
    knight.cards.pop(at)
    knight.faces.pop(at)
    s.treasure_out.append(POTION)
    gain_health(s, 2)
