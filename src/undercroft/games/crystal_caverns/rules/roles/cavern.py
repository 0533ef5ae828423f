"""The Cavern's turn."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ... import choices
from ...choices import END_TURN, Act
from ...constants import CAVERN, OMENS
from ...state import Caverns
from .. import why_not
from ..conflict.crossing import draw_omens
from ..effects.omens import ALL_OMENS, PlaceOne, payable, payments, perform, usable
from ..tiles.collapse import Vacate, removable
from ..tiles.placing import PlaceTreasure


class CavernStart(Step[Caverns]):
    """VC-X01. With stack and hand empty the Collapse begins."""

    def run(self, s: Caverns) -> None:
        if not s.collapse and not s.tiles_left():
            s.collapse = True
            if s.events is not None:
                s.tell("collapse", {"count": s.fallen})
        s.agenda.append(CavernMain())


class CavernMain(Step[Caverns]):
    """VC-C01 to VC-C04. Omens at any time; Collect, Shape and Place Treasure in this order."""

    def run(self, s: Caverns) -> None:
        cavern = s.cavern
        options = omen_options(s)
        if not cavern.collected:
            options.append(choices.plain("collect-omens"))
        elif not cavern.shaped:
            options.append(choices.plain("shape"))
        elif not cavern.placed:
            options.append(choices.plain("place-treasure"))
        else:
            options.append(END_TURN)
        if len(options) == 1:
            self.answer(s, s.seat_of(CAVERN), options[0])
        else:
            s.ask(s.seat_of(CAVERN), "cavern", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        cavern = s.cavern
        if choice is END_TURN:
            return
        s.agenda.append(self)
        if choice.op == "collect-omens":
            cavern.collected = True
            collect(s)
        elif choice.op == "shape":
            cavern.shaped = True
            s.agenda.append(Removals(s.table.removals) if s.collapse else PlaceOne())
        elif choice.op == "place-treasure":
            cavern.placed = True
            s.agenda.append(PlaceTreasure(s.table.set.treasure_optional))
        else:
            use_omen(s, choice.a)

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return why_not.unoffered(s, why_not.of_cavern(s))


def omen_options(s: Caverns) -> list[Choice]:
    """VC-C02. Omens to be used at any time in its turn."""
    return [choices.one_of("omen", "omen", OMENS, omen) for omen in ALL_OMENS if payable(s, omen) and usable(s, omen)]


def use_omen(s: Caverns, omen: int) -> None:
    """VC-C02. It is announced, paid and carried out."""
    if s.events is not None:
        s.tell("omen", {"omen": OMENS[omen]})
    ways = payments(s, omen)
    if len(ways) == 1:
        pay(s, ways[0])
        perform(s, omen)
    else:
        s.agenda.append(PayOmen(omen))


class Removals(Step[Caverns]):
    """VC-X03, VC-C02. In the Collapse its tiles go one by one; between two of them it may use omens."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: int = left

    def run(self, s: Caverns) -> None:
        tiles = removable(s) if self.left else []
        if not tiles:
            return
        omens = omen_options(s)
        # Before the first one it has just been asked.
        between = self.left < s.table.removals and len(omens) > 0
        if len(tiles) == 1 and not between:
            self.remove(s, s.map.where[tiles[0]])
        else:
            cells = sorted(s.map.where[tile] for tile in tiles)
            options: list[Choice] = [choices.at("remove", cell) for cell in cells]
            s.ask(s.seat_of(CAVERN), "remove", omens + options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "omen":
            s.agenda.append(self)
            use_omen(s, choice.a)
        else:
            self.remove(s, choice.a)

    def remove(self, s: Caverns, cell: int) -> None:
        s.agenda.append(Removals(self.left - 1))
        s.agenda.append(Vacate(cell, 0, CAVERN, 1))


def collect(s: Caverns) -> None:
    """VC-C01. Omens come by what calls them."""
    draw_omens(s, s.cards.omen_income[omen_calls(s)])


def omen_calls(s: Caverns) -> int:
    """VC-C01. What calls Omens: the Treasure and Crystal tokens on the map, carried Treasures included."""
    return len(s.map.treasures) + s.thief.carried + s.crystal_tokens()


def pay(s: Caverns, act: Act) -> None:
    for symbol in range(6):
        s.cavern.omens[symbol] -= act.a >> (3 * symbol) & 7


class PayOmen(Step[Caverns]):
    """VC-C02. Which tokens pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("omen",)

    def __init__(self, omen: int) -> None:
        self.omen: int = omen

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        options.extend(payments(s, self.omen))
        s.ask(s.seat_of(CAVERN), "pay", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        pay(s, choice)
        perform(s, self.omen)
