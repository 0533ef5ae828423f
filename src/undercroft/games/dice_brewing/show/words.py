"""Facts of Dice Brewing in words, and what the state adds to questions and labels."""

# mypyc: skip - talks to people

from __future__ import annotations

import re

from undercroft.engine.state import Choice, Fact
from undercroft.engine.texts import Texts

from ..choices import Buy, ImproveDie, ImproveIngredient, Token
from ..constants import COLOURS
from ..dice import face_of, name
from ..rules.brewing import BrewDice, BrewImprovement
from ..rules.cleanup import RaiseDie
from ..rules.placement import Arrival
from ..rules.purchase import price_of
from ..state import Yard
from .view import die_in_hand

DIE = re.compile(r"(yellow|black|green|blue)(\d|\?)(\+\d)?((?:/\w+)*)$")


# Names.
def name_die(fact: int | str, texts: Texts) -> str:
    """`yellow4+1/locked` as "Light Malt 4+1 (locked)"; a seed is a seed. Being old is left to the drawn position."""
    return name_die_in_full(str(fact).replace("/old", ""), texts)


def name_die_in_full(fact: int | str, texts: Texts) -> str:
    """A die with all its marks."""
    if fact == "seed":
        return texts.format("seed")
    found = DIE.match(str(fact))
    if found is None:
        return str(fact)
    colour, face, bonus, marks = found.groups()
    words = f"{texts.format(f'colour-{colour}')} {face}{bonus or ''}"
    if marks:
        words += " (" + ", ".join(texts.format(f"mark-{mark}") for mark in marks.strip("/").split("/")) + ")"
    return words


def name_place(fact: int | str, texts: Texts) -> str:
    """Where a die lies: an area, the Market, a space, or the speed-up place of a space."""
    place = str(fact)
    if texts.has(f"place-{place}"):
        return texts.format(f"place-{place}")
    return texts.format(f"space-{place.removesuffix('.speed')}")


def name_seat(fact: int | str, texts: Texts) -> str:
    """A seat by the name of whoever sits there, if known."""
    return texts.names.get(f"seat-{fact}") or texts.format("seat", {"number": int(fact) + 1})


def name_target(text: str, texts: Texts) -> str | None:
    """A refused target that belongs to a seat, `target 1 storehouse yellow4`, as if it were offered."""
    found = re.fullmatch(r"target (\d+) (\S+)(?: (\S+))?", text)
    if found is None:
        return None
    seat, place, die = found.groups()
    if die is None:
        return texts.format("choice-target-building", {"seat": int(seat), "building": place})
    return texts.format("choice-target-die", {"seat": int(seat), "place": place, "die": die})


def name_placing(text: str, texts: Texts) -> str | None:
    """A refused placing or speeding up, `place malt_house_seed yellow4`, in the order in which one would say it."""
    found = re.fullmatch(r"(place|speed) (\w+)(?: (\S+))?", text)
    if found is None:
        return None
    verb, space, die = found.groups()
    whole, begun = ("thing-place", "thing-place-any") if verb == "place" else ("thing-speed", "thing-speed-any")
    return texts.format(whole, {"space": space, "die": die}) if die else texts.format(begun, {"space": space})


# What the state adds.
def question(s: Yard) -> dict[str, Fact]:
    """What the question is about: the recipe being brewed and its needs, the die in hand, or the pieces placed."""
    step = s.asking
    if isinstance(step, Arrival):
        return {"die": name(step.die)}
    if isinstance(step, RaiseDie):
        # A six, rolled again on its space, gains nothing.
        raised = die_in_hand(s, step)
        return {"die": name(raised), "gained": face_of(raised) - face_of(s.brewers[step.seat].base[step.space])}
    if isinstance(step, (BrewDice, BrewImprovement)):
        recipe = s.cards.recipes[s.display[step.slot]]
        if isinstance(step, BrewImprovement):
            return {"recipe": recipe.id}
        colour = COLOURS[step.colour]
        return {
            "recipe": recipe.id,
            "colour": colour,
            "need": [f"{colour}{need}" for need in recipe.needs[step.colour]],
        }
    return {"pieces": s.pieces}


def label(choice: Choice, texts: Texts, s: Yard) -> str:
    """A choice in words, with what it costs or brings; dice in full where two options would else read the same."""
    message, facts = choice.words()
    if "die" in facts and "/old" in choice.text and alike(choice, s):
        dice = facts["die"] if isinstance(facts["die"], list) else [facts["die"]]
        facts = {**facts, "die": [name_die_in_full(str(die), texts) for die in dice]}
    said = texts.format(message, facts)
    if isinstance(choice, Buy):
        return texts.format("label-price", {"label": said, "price": price_of(s, choice)})
    if isinstance(choice, Token) and choice.verb == "buy":
        return texts.format("label-price", {"label": said, "price": s.cards.token_prices[choice.token]})
    if isinstance(s.asking, BrewImprovement):
        recipe = s.cards.recipes[s.display[s.asking.slot]]
        if isinstance(choice, ImproveDie):
            return with_gains(said, recipe.blue_xp, recipe.blue_coins, texts)
        if isinstance(choice, ImproveIngredient):
            return with_gains(said, recipe.spice_xp[choice.ingredient], recipe.spice_coins[choice.ingredient], texts)
    return said


def alike(choice: Choice, s: Yard) -> bool:
    """Does another option differ from this one only in dice being old?"""
    plain = choice.text.replace("/old", "")
    return sum(other.text.replace("/old", "") == plain for other in s.options) > 1


def with_gains(label: str, xp: int, coins: int, texts: Texts) -> str:
    """A label with the experience and coins that it adds to a brew."""
    gains = [texts.format("draw-xp", {"count": xp})] if xp else []
    gains += [texts.format("draw-coins", {"count": coins})] if coins else []
    return (
        texts.format("label-gains", {"label": label, "gains": ", ".join(f"+{gain}" for gain in gains)})
        if gains
        else label
    )
