"""Every kind of choice in Dice Brewing. Each is made once and shared: the tables below keep them."""

from __future__ import annotations

from typing import Final

from undercroft.engine.state import Choice, Fact, Simple

from . import dice
from .constants import AREAS, BUILDINGS, COLOURS, INGREDIENTS, RESERVE, SPACES, STORE, TOKENS

FROM_STORE: Final = ["", " from storehouse"]
"""By area: what a choice adds when its die comes from the Storehouse."""


class PlaceSeed(Choice):
    """Plant a seed on a space."""

    def __init__(self, space: int) -> None:
        super().__init__(f"place {SPACES[space]} seed")
        self.space: Final = space

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-place-seed", {"space": SPACES[self.space]}


class Place(Choice):
    """Put a die on a space."""

    def __init__(self, space: int, die: int, area: int) -> None:
        super().__init__(f"place {SPACES[space]} {dice.name(die)}{FROM_STORE[area]}")
        self.space: Final = space
        self.die: Final = die
        self.area: Final = area

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-place", {
            "space": SPACES[self.space],
            "die": dice.name(self.die),
            "area": AREAS[self.area],
        }


class SpeedUp(Choice):
    """Add a blue die to a space so that its effect happens now."""

    def __init__(self, space: int, die: int, area: int) -> None:
        super().__init__(f"speed {SPACES[space]} {dice.name(die)}{FROM_STORE[area]}")
        self.space: Final = space
        self.die: Final = die
        self.area: Final = area

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-speed", {
            "space": SPACES[self.space],
            "die": dice.name(self.die),
            "area": AREAS[self.area],
        }


class Store(Choice):
    """Move a die from the Active Reserve to the Storehouse."""

    def __init__(self, die: int) -> None:
        super().__init__(f"store {dice.name(die)}")
        self.die: Final = die

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-store", {"die": dice.name(self.die)}


class Play(Choice):
    """Play an action token; its target is asked next."""

    def __init__(self, token: int) -> None:
        super().__init__(f"play {TOKENS[token]}")
        self.token: Final = token

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-play", {"token": TOKENS[self.token]}


class TargetDie(Choice):
    """A die as the target of a token. `place` is RESERVE, STORE, 2 + space, or 13 + space for a speed-up die."""

    def __init__(self, owner: int, place: int, die: int) -> None:
        super().__init__(f"target {owner} {place_name(place)} {dice.name(die)}")
        self.owner: Final = owner
        self.place: Final = place
        self.die: Final = die

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-target-die", {
            "seat": self.owner,
            "place": place_name(self.place),
            "die": dice.name(self.die),
        }


class TargetBuilding(Choice):
    """An opponent's building as the target of a token."""

    def __init__(self, owner: int, building: int) -> None:
        super().__init__(f"target {owner} {BUILDINGS[building]}")
        self.owner: Final = owner
        self.building: Final = building

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-target-building", {"seat": self.owner, "building": BUILDINGS[self.building]}


class TargetRecipe(Choice):
    """A face-up recipe as the target of a token."""

    def __init__(self, recipe: str) -> None:
        super().__init__(f"target {recipe}")
        self.recipe: Final = recipe

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-target-recipe", {"recipe": self.recipe}


class Pick(Choice):
    """One more own die for the reroll."""

    def __init__(self, die: int, area: int) -> None:
        super().__init__(f"reroll {dice.name(die)}{FROM_STORE[area]}")
        self.die: Final = die
        self.area: Final = area

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-pick", {"die": dice.name(self.die), "area": AREAS[self.area]}


class Colour(Choice):
    """A colour: of supply dice to roll, or of a die won."""

    def __init__(self, verb: str, colour: int) -> None:
        super().__init__(f"{verb} {COLOURS[colour]}")
        self.verb: Final = verb
        self.colour: Final = colour

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}-colour", {"colour": COLOURS[self.colour]}


class Swap(Choice):
    """Give an own die for a supply die that shows a face."""

    def __init__(self, face: int, die: int, area: int) -> None:
        super().__init__(f"swap {dice.name(die)}{FROM_STORE[area]} for {face}")
        self.face: Final = face
        self.die: Final = die
        self.area: Final = area

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-swap", {"die": dice.name(self.die), "area": AREAS[self.area], "face": self.face}


class To(Choice):
    """Where a die goes: Active Reserve or Storehouse."""

    def __init__(self, area: int) -> None:
        super().__init__(f"to {AREAS[area]}")
        self.area: Final = area

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-to", {"area": AREAS[self.area]}


class Buy(Choice):
    """Buy an ingredient, with a blue die on the Market if `die` is one."""

    def __init__(self, ingredient: int, die: int, area: int) -> None:
        with_die = f" with {dice.name(die)}{FROM_STORE[area]}" if die else ""
        super().__init__(f"buy {INGREDIENTS[ingredient]}{with_die}")
        self.ingredient: Final = ingredient
        self.die: Final = die
        self.area: Final = area

    def words(self) -> tuple[str, dict[str, Fact]]:
        facts: dict[str, Fact] = {"ingredient": INGREDIENTS[self.ingredient]}
        if not self.die:
            return "choice-buy", facts
        facts["die"] = dice.name(self.die)
        facts["area"] = AREAS[self.area]
        return "choice-buy-discount", facts


class Token(Choice):
    """A kind of action token: bought, or won."""

    def __init__(self, verb: str, token: int) -> None:
        super().__init__(f"{verb} {TOKENS[token]}")
        self.verb: Final = verb
        self.token: Final = token

    def words(self) -> tuple[str, dict[str, Fact]]:
        return f"choice-{self.verb}-token", {"token": TOKENS[self.token]}


class Brew(Choice):
    """Brew a face-up recipe."""

    def __init__(self, recipe: str) -> None:
        super().__init__(f"brew {recipe}")
        self.recipe: Final = recipe

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-brew", {"recipe": self.recipe}


class Use(Choice):
    """The Storehouse dice of one colour that go into a brew."""

    def __init__(self, used: list[int]) -> None:
        super().__init__("use " + " ".join(dice.names(used)))
        self.dice: Final = used

    def words(self) -> tuple[str, dict[str, Fact]]:
        facts: dict[str, Fact] = {"die": dice.names(self.dice)}
        return "choice-use", facts


class ImproveDie(Choice):
    """Improve a brew with a blue die."""

    def __init__(self, die: int) -> None:
        super().__init__(f"improve {dice.name(die)}")
        self.die: Final = die

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-improve-die", {"die": dice.name(self.die)}


class ImproveIngredient(Choice):
    """Improve a brew with an ingredient."""

    def __init__(self, ingredient: int) -> None:
        super().__init__(f"improve {INGREDIENTS[ingredient]}")
        self.ingredient: Final = ingredient

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-improve-ingredient", {"ingredient": INGREDIENTS[self.ingredient]}


BOARD: Final = 2
SPEED: Final = 13


def place_name(place: int) -> str:
    """Where a target die lies."""
    if place < BOARD:
        return AREAS[place]
    if place < SPEED:
        return SPACES[place - BOARD]
    return SPACES[place - SPEED] + ".speed"


PASS: Final = Simple("pass", "choice-pass")
END_TURN: Final = Simple("end turn", "choice-end-turn")
END_PURCHASE: Final = Simple("end purchase", "choice-end-purchase")
DECLINE: Final = Simple("decline", "choice-decline")
ROLL: Final = Simple("roll", "choice-roll")
NO_SWAP: Final = Simple("no swap", "choice-no-swap")
PLAIN: Final = Simple("no improvement", "choice-plain")

SEEDINGS: Final[list[Choice]] = [PlaceSeed(space) for space in range(len(SPACES))]
PLAYS: Final[list[Choice]] = [Play(token) for token in range(len(TOKENS))]
# The Storehouse first, because it is the default where there is one (DB-C3) and what most people want.
TO: Final[list[Choice]] = [To(STORE), To(RESERVE)]
ROLL_COLOURS: Final[list[Choice]] = [Colour("roll", colour) for colour in range(len(COLOURS))]
WIN_COLOURS: Final[list[Choice]] = [Colour("win", colour) for colour in range(len(COLOURS))]
BUY_TOKENS: Final[list[Choice]] = [Token("buy", token) for token in range(len(TOKENS))]
WIN_TOKENS: Final[list[Choice]] = [Token("win", token) for token in range(len(TOKENS))]
IMPROVE_INGREDIENTS: Final[list[Choice]] = [ImproveIngredient(i) for i in range(len(INGREDIENTS))]

# Choices about dice are made when first met. Keys put the die above the small arguments.
_places: Final[dict[int, Choice]] = {}
_speed_ups: Final[dict[int, Choice]] = {}
_stores: Final[dict[int, Choice]] = {}
_target_dice: Final[dict[int, Choice]] = {}
_picks: Final[dict[int, Choice]] = {}
_swaps: Final[dict[int, Choice]] = {}
_buys: Final[dict[int, Choice]] = {}
_improve_dice: Final[dict[int, Choice]] = {}
_target_buildings: Final[dict[int, Choice]] = {}
# By the recipe's id, not its number: an owner's deck may number its recipes otherwise.
_target_recipes: Final[dict[str, Choice]] = {}
_brews: Final[dict[str, Choice]] = {}


def place(space: int, die: int, area: int) -> Choice:
    """The shared choice of putting a die on a space."""
    key = (die << 5) | (space << 1) | area
    found = _places.get(key)
    if found is None:
        found = _places[key] = Place(space, die, area)
    return found


def speed_up(space: int, die: int, area: int) -> Choice:
    """The shared choice of speeding a space up."""
    key = (die << 5) | (space << 1) | area
    found = _speed_ups.get(key)
    if found is None:
        found = _speed_ups[key] = SpeedUp(space, die, area)
    return found


def store(die: int) -> Choice:
    """The shared choice of storing a die."""
    found = _stores.get(die)
    if found is None:
        found = _stores[die] = Store(die)
    return found


def target_die(owner: int, where: int, die: int) -> Choice:
    """The shared choice of a die as a target."""
    key = (die << 8) | (where << 3) | owner
    found = _target_dice.get(key)
    if found is None:
        found = _target_dice[key] = TargetDie(owner, where, die)
    return found


def pick(die: int, area: int) -> Choice:
    """The shared choice of one more die to reroll."""
    key = (die << 1) | area
    found = _picks.get(key)
    if found is None:
        found = _picks[key] = Pick(die, area)
    return found


def swap(face: int, die: int, area: int) -> Choice:
    """The shared choice of an exchange with the supply."""
    key = (die << 4) | (face << 1) | area
    found = _swaps.get(key)
    if found is None:
        found = _swaps[key] = Swap(face, die, area)
    return found


def buy(ingredient: int, die: int, area: int) -> Choice:
    """The shared choice of buying an ingredient."""
    key = (die << 4) | (ingredient << 1) | area
    found = _buys.get(key)
    if found is None:
        found = _buys[key] = Buy(ingredient, die, area)
    return found


def improve_die(die: int) -> Choice:
    """The shared choice of a blue die as improvement."""
    found = _improve_dice.get(die)
    if found is None:
        found = _improve_dice[die] = ImproveDie(die)
    return found


def target_building(owner: int, building: int) -> Choice:
    """The shared choice of a building as a target."""
    key = (owner << 3) | building
    found = _target_buildings.get(key)
    if found is None:
        found = _target_buildings[key] = TargetBuilding(owner, building)
    return found


def target_recipe(recipe: str) -> Choice:
    """The shared choice of a recipe as a target."""
    found = _target_recipes.get(recipe)
    if found is None:
        found = _target_recipes[recipe] = TargetRecipe(recipe)
    return found


def brew(recipe: str) -> Choice:
    """The shared choice of brewing a recipe."""
    found = _brews.get(recipe)
    if found is None:
        found = _brews[recipe] = Brew(recipe)
    return found
