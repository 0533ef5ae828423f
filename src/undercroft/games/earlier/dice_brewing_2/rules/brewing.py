"""The brewing phase: recipes, the dice they take, improvements and rewards."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.state import Choice, Refusal, Step

from .. import choices
from ..choices import (
    DECLINE,
    IMPROVE_INGREDIENTS,
    PLAIN,
    WIN_COLOURS,
    WIN_TOKENS,
    Brew,
    Colour,
    ImproveDie,
    ImproveIngredient,
    Token,
    Use,
)
from ..constants import BLUE, COLOURS, INGREDIENTS
from ..dice import LOCKED, NOTHING, colour_of, name, names, new_die, put, value_of
from ..state import Yard
from . import why_not
from .options import brewable, fitting_sets
from .purchase import win_token


class BrewingTurn(Step[Yard]):
    """DB-B1, DB-B4, DB-B12. Round the table, one brew or a decline each, until all decline in a row."""

    FIELDS: ClassVar[tuple[str, ...]] = ("offset", "declined")

    def __init__(self, offset: int, declined: int) -> None:
        self.offset: int = offset
        self.declined: int = declined

    def run(self, s: Yard) -> None:
        if self.declined == s.seats:
            return
        seat = s.seat_at(self.offset)
        options = brewable(s, s.brewers[seat])
        if options:
            options.append(DECLINE)
            s.ask(seat, "brewing", options)
        else:
            skipped = 1 if s.events is None else self.tell_who_cannot(s)
            s.agenda.append(BrewingTurn((self.offset + skipped) % s.seats, self.declined + skipped))

    def tell_who_cannot(self, s: Yard) -> int:
        """DB-B12. Those in a row who can brew nothing are told of together; how many they are."""
        unable: list[int] = []
        while self.declined + len(unable) < s.seats:
            seat = s.seat_at(self.offset + len(unable))
            if brewable(s, s.brewers[seat]):
                break
            unable.append(seat)
        s.tell("cannot_brew", {"seat": unable, "count": len(unable)})
        return len(unable)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        following = (self.offset + 1) % s.seats
        if isinstance(choice, Brew):
            s.agenda.append(BrewingTurn(following, 0))
            s.agenda.append(BrewDice(seat, s.slot_of(choice.recipe), 0, []))
        else:
            s.agenda.append(BrewingTurn(following, self.declined + 1))
            if s.events is not None:
                s.tell("no_brew", {"seat": seat})

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        return why_not.in_brewing(s, seat)


class BrewDice(Step[Yard]):
    """DB-B2, DB-B4. Which fitting dice are used, one colour after another; asked only where there is a choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "colour", "used")

    def __init__(self, seat: int, slot: int, colour: int, used: list[int]) -> None:
        self.seat: int = seat
        self.slot: int = slot
        self.colour: int = colour
        self.used: list[int] = used

    def run(self, s: Yard) -> None:
        if self.colour == BLUE:
            s.agenda.append(BrewImprovement(self.seat, self.slot, self.used))
            return
        recipe = s.cards.recipes[s.display[self.slot]]
        sets = fitting_sets(s.brewers[self.seat], self.colour, recipe.needs[self.colour])
        if len(sets) == 1:
            s.agenda.append(BrewDice(self.seat, self.slot, self.colour + 1, self.used + sets[0]))
        else:
            s.ask(self.seat, "brew_dice", [Use(dice) for dice in sets])

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Use)
        s.agenda.append(BrewDice(seat, self.slot, self.colour + 1, self.used + choice.dice))


class BrewImprovement(Step[Yard]):
    """DB-B5. At most one improvement that the card names: a stored blue die or an ingredient."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot", "used")

    def __init__(self, seat: int, slot: int, used: list[int]) -> None:
        self.seat: int = seat
        self.slot: int = slot
        self.used: list[int] = used

    def run(self, s: Yard) -> None:
        brewer = s.brewers[self.seat]
        recipe = s.cards.recipes[s.display[self.slot]]
        options: list[Choice] = []
        if recipe.blue_min:
            last = NOTHING
            for die in brewer.store:
                if die != last and colour_of(die) == BLUE and not die & LOCKED and value_of(die) >= recipe.blue_min:
                    options.append(choices.improve_die(die))
                last = die
        for ingredient in range(5):
            if brewer.ingredients[ingredient] and recipe.spice_xp[ingredient] >= 0:
                options.append(IMPROVE_INGREDIENTS[ingredient])
        if options:
            options.append(PLAIN)
            s.ask(self.seat, "improvement", options)
        else:
            brew(s, self.seat, self.slot, self.used, NOTHING, -1)

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        if isinstance(choice, ImproveDie):
            brew(s, seat, self.slot, self.used, choice.die, -1)
        elif isinstance(choice, ImproveIngredient):
            brew(s, seat, self.slot, self.used, NOTHING, choice.ingredient)
        else:
            brew(s, seat, self.slot, self.used, NOTHING, -1)

    def refusals(self, s: Yard, seat: int) -> list[Refusal]:
        return why_not.of_improvements(s, seat, s.display[self.slot])


def brew(s: Yard, seat: int, slot: int, used: list[int], blue: int, ingredient: int) -> None:
    """DB-B6, DB-B7, DB-B10, DB-B11, DB-E1, DB-M9. The brew itself, in its printed order."""
    brewer = s.brewers[seat]
    number = s.display[slot]
    recipe = s.cards.recipes[number]
    xp = recipe.xp + s.cards.brew_xp
    coins = recipe.coins
    for die in used:
        brewer.store.remove(die)
        put(brewer.reserve, die)
    if blue:
        brewer.store.remove(blue)
        put(brewer.reserve, blue)
        xp += recipe.blue_xp
        coins += recipe.blue_coins
    if ingredient >= 0:
        brewer.ingredients[ingredient] -= 1
        s.market[ingredient] += 1
        xp += recipe.spice_xp[ingredient]
        coins += recipe.spice_coins[ingredient]
    if s.events is not None:
        s.tell("brew", {"seat": seat, "recipe": recipe.id, "die": names(used), "xp": xp, "coins": coins})
        if blue:
            s.tell("improve_die", {"seat": seat, "die": name(blue)})
        if ingredient >= 0:
            s.tell("improve_ingredient", {"seat": seat, "ingredient": INGREDIENTS[ingredient]})
    brewer.brewed.append(number)
    if s.events is not None and s.total_brewed() == s.cards.tables[s.seats].to_end:
        s.tell("last_round", {"count": s.total_brewed()})
    turn_up(s, slot)
    brewer.xp += xp
    brewer.coins += coins
    for _ in range(recipe.dice):
        s.agenda.append(RewardDie(seat))
    for _ in range(recipe.tokens):
        s.agenda.append(RewardToken(seat))


def turn_up(s: Yard, slot: int) -> None:
    """DB-B6, DB-B10. A new card in the same place at once; with an empty deck the place stays empty."""
    s.display[slot] = s.chance.draw(s.deck) if s.deck else -1
    if s.events is not None and s.display[slot] >= 0:
        s.tell("new_recipe", {"recipe": s.cards.recipes[s.display[slot]].id})


class RewardToken(Step[Yard]):
    """DB-B8, DB-T5. An action token of a kind still in the Black Market, free, in any round."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Yard) -> None:
        options = [WIN_TOKENS[token] for token in range(6) if s.black_market[token]]
        if options:
            s.ask(self.seat, "reward_token", options)
        elif s.events is not None:
            s.tell("no_reward_token", {"seat": self.seat})

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Token)
        win_token(s, seat, choice.token)


class RewardDie(Step[Yard]):
    """DB-B9, DB-F13. A die of any colour the supply has, unrolled, into the Active Reserve."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Yard) -> None:
        options = [WIN_COLOURS[colour] for colour in range(4) if s.supply[colour]]
        if options:
            s.ask(self.seat, "reward_die", options)
        elif s.events is not None:
            s.tell("no_reward_die", {"seat": self.seat})

    def answer(self, s: Yard, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Colour)
        s.supply[choice.colour] -= 1
        put(s.brewers[seat].reserve, new_die(choice.colour))
        if s.events is not None:
            s.tell("gain_die", {"seat": seat, "colour": COLOURS[choice.colour]})
