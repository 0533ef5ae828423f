"""The Dragon's turn."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from ... import choices
from ...choices import NO, YES, Act
from ...constants import CRYSTAL, DRAGON, GREED, HUNGER, POWER_SYMBOLS, POWERS, PRIDE_GEM, PRIDE_STILL, ROLES
from ...map import OFF, space_name
from ...state import Caverns
from .. import why_not
from ..conflict.crossing import draw_powers, wake_cube
from ..effects.powers import pay, payable, payments, perform, smash_own, usable
from ..tiles.tiles import Pride
from .flight import flights, fly


class DragonStart(Step[Caverns]):
    """VC-G08, VC-D21. On his first turn his piece comes to the Knight, else the Entrance; the Flame Wall goes out."""

    def run(self, s: Caverns) -> None:
        dragon = s.dragon
        if dragon.at < 0:
            dragon.at = s.knight.at if s.knight.at >= 0 else s.map.where[0]
        s.map.flame = OFF
        s.goblins.spared = False
        agenda = s.agenda
        agenda.append(Surface())
        agenda.append(ReplaceHand())
        agenda.append(PlaceGem())
        agenda.append(TakeTreasure())
        agenda.append(Still())
        agenda.append(DragonMain())


class DragonMain(Step[Caverns]):
    """VC-D03, VC-D06, VC-D30. Free move, powers, spending what he ate, in any order."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        dragon = s.dragon
        if not dragon.flown:
            for cell in flights(s, False):
                options.append(choices.at("move", cell))
        for power in range(len(POWERS)):
            if payable(s, power) and usable(s, power):
                options.append(choices.one_of("power", "power", POWERS, power))
        options.extend(meals(s))
        options.append(choices.plain("end-powers"))
        s.ask(s.seat_of(DRAGON), "dragon", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "end-powers":
            return
        s.agenda.append(self)
        if choice.op == "move":
            s.dragon.flown = True
            fly(s, choice.a, False)
        elif choice.op == "feed":
            feed(s)
        else:
            if s.events is not None:
                s.tell("power", {"power": POWERS[choice.a]})
            s.agenda.append(Pay(choice.a))

    def refusals(self, s: Caverns, seat: int) -> list[Refusal]:
        return why_not.unoffered(s, why_not.of_dragon(s))


def meals(s: Caverns) -> list[Choice]:
    """VC-D30. Hunger is fed at any time in his turn: every phase asks for it."""
    dragon = s.dragon
    if dragon.eaten >= 2 and dragon.tracks[HUNGER] and not dragon.fed & 2:
        return [choices.plain("feed")]
    return []


def feed(s: Caverns) -> None:
    """VC-D30. Two of the eaten Goblins for a cube of Hunger."""
    s.dragon.eaten -= 2
    wake_cube(s, HUNGER)


class Pay(Step[Caverns]):
    """VC-D06. Which cards and Gems pay."""

    FIELDS: ClassVar[tuple[str, ...]] = ("power",)

    def __init__(self, power: int) -> None:
        self.power: int = power

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        options.extend(payments(s, self.power))
        if len(options) == 1 and s.solo():
            self.answer(s, s.seat_of(DRAGON), options[0])
        else:
            s.ask(s.seat_of(DRAGON), "pay", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        pay(s, choice)
        perform(s, self.power)


class Still(Step[Caverns]):
    """VC-D30. He did not move: the cube of Pride?"""

    def run(self, s: Caverns) -> None:
        dragon = s.dragon
        if not dragon.moved and dragon.tracks[PRIDE_STILL] and not dragon.fed & 4:
            s.agenda.append(Pride(PRIDE_STILL))


class TakeTreasure(Step[Caverns]):
    """VC-D31. Treasures on his tile, one of which goes back for a Greed cube; or a kept one goes back."""

    def run(self, s: Caverns) -> None:
        dragon = s.dragon
        here = s.map.treasures_at(dragon.at)
        options: list[Choice] = [choices.count("take-treasures", number) for number in range(1, here + 1)]
        if dragon.kept and dragon.tracks[GREED]:
            options.append(choices.plain("give-back"))
        if options:
            s.ask(s.seat_of(DRAGON), "dragon_treasure", [*options, *meals(s), NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        dragon = s.dragon
        if choice.op == "feed":
            s.agenda.append(self)
            feed(s)
        elif choice.op == "give-back":
            dragon.kept -= 1
            s.supply += 1
            wake_cube(s, GREED)
        elif choice.op == "take-treasures":
            for _ in range(choice.a):
                s.map.treasures.remove(dragon.at)
            if s.events is not None:
                s.tell("dragon_takes", {"count": choice.a})
            if dragon.tracks[GREED]:
                s.supply += 1
                dragon.kept += choice.a - 1
                wake_cube(s, GREED)
            else:
                s.supply += choice.a


class PlaceGem(Step[Caverns]):
    """VC-D36, VC-D30. One Gem on his tile; beside another it may feed Pride."""

    def run(self, s: Caverns) -> None:
        options: list[Choice] = []
        for gem in range(3):
            if s.map.gems[gem] == OFF:
                options.append(choices.one_of("gem", "symbol", POWER_SYMBOLS, gem))
        options.extend(meals(s))
        if options:
            options.append(NO)
            s.ask(s.seat_of(DRAGON), "gem", options)

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "feed":
            s.agenda.append(self)
            feed(s)
            return
        if choice.op != "gem":
            return
        other = s.gems_out()
        s.map.gems[choice.a] = s.dragon.at
        if s.events is not None:
            s.tell("gem", {"symbol": POWER_SYMBOLS[choice.a], "space": space_name(s.dragon.at)})
        if other and s.dragon.tracks[PRIDE_GEM] and not s.dragon.fed & 4:
            s.agenda.append(Pride(PRIDE_GEM))


class ReplaceHand(Step[Caverns]):
    """VC-G10, VC-D02. All 18 Power cards are shuffled and Spirit cards drawn."""

    def run(self, s: Caverns) -> None:
        s.dragon.hand = [0, 0, 0]
        s.dragon.pile = [0] * 6 + [1] * 6 + [2] * 6
        draw_powers(s, s.spirit())


class Surface(Step[Caverns]):
    """VC-D33. Awake, underground, on a Lit Crystal tile at the end of his turn: come up?"""

    def run(self, s: Caverns) -> None:
        dragon = s.dragon
        tile = s.map.tile(dragon.at)
        crystal = s.map.lit(dragon.at) and s.cards.kinds[tile] == CRYSTAL
        if dragon.awake and not dragon.surfaced and crystal:
            s.ask(s.seat_of(DRAGON), "surface", [YES, *meals(s), NO])

    def answer(self, s: Caverns, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Act)
        if choice.op == "feed":
            s.agenda.append(self)
            feed(s)
        elif choice is YES:
            s.dragon.surfaced = True
            smash_own(s)
            if s.events is not None:
                s.tell("surfaced", {"role": ROLES[DRAGON]})
