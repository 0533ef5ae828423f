"""Positions of Dice Brewing for tests: lay out a table at the start of a phase and play from there."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from undercroft.engine.chance import seeded
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.state import Choice, Decision, Event, Step
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import COLOURS, INGREDIENTS, SPACES, TOKENS
from undercroft.games.dice_brewing.definitions.native import Cards
from undercroft.games.dice_brewing.dice import LENT, LOCKED, OLD, PROTECTED, name, names, rolled
from undercroft.games.dice_brewing.invariants import broken
from undercroft.games.dice_brewing.rules import rounds
from undercroft.games.dice_brewing.state import Yard

PHASES: dict[str, list[Step[Yard]]] = {
    "roll": [rounds.ROLL_DICE],
    "early_window": [rounds.EARLY_WINDOW],
    "placement": [rounds.PLACEMENT],
    "purchase": [rounds.PURCHASE, rounds.PLACEMENT_OVER],
    "window": [rounds.TOKEN_WINDOW],
    "brewing": [rounds.BREWING],
    "cleanup": [rounds.CLEAN_UP],
    "round_end": [rounds.ROUND_END],
}
ORDER = ["round_end", "cleanup", "brewing", "window", "purchase", "placement", "early_window", "roll"]


def die(text: str) -> int:
    """`yellow4+1/locked` as the game's number for it."""
    found = re.fullmatch(r"(\w+?)(\d|\?)(\+\d)?((?:/\w+)*)", text)
    assert found, text
    colour, face, bonus, marks = found.groups()
    number = rolled(COLOURS.index(colour), 0 if face == "?" else int(face)) + (int(bonus or 0) << 5)
    for mark, bit in (("locked", LOCKED), ("protected", PROTECTED), ("old", OLD), ("lent", LENT)):
        if mark in marks:
            number |= bit
    return number


def dice(text: str) -> list[int]:
    """`yellow4 blue3` as a sorted list of dice."""
    return sorted(die(word) for word in text.split())


def table(
    phase: str = "placement",
    seats: int = 2,
    round: int = 3,
    holder: int = 0,
    reserve: dict[int, str] | None = None,
    store: dict[int, str] | None = None,
    base: dict[int, dict[str, str]] | None = None,
    speed: dict[int, dict[str, str]] | None = None,
    seeds: dict[int, int] | None = None,
    coins: dict[int, int] | None = None,
    tokens: dict[int, str] | None = None,
    ingredients: dict[int, str] | None = None,
    display: str = "",
    seed: int = 1,
    cards: Cards | None = None,
    **options: str,
) -> Yard:
    """A table waiting at the first decision of a phase. Whatever is not named is nobody's: dice and seeds not
    given to a seat are in the supply. All things add up, as in a real game.

    Seats map to texts: dice `yellow4 blue3`, tokens `take_die raise_die`, ingredients `honey`; `base` and `speed`
    map a seat to {space: die or "seed"}. `roll` sets what the next rolls show.
    """
    s = GAME.new(seats, options, seed, cards, listen=True)
    s.pending = []
    s.agenda = [step for name in ORDER[: ORDER.index(phase) + 1] for step in PHASES[name]]
    if phase != "early_window" and "early_window" in ORDER[: ORDER.index(phase) + 1] and not s.early_block:
        s.agenda = [step for step in s.agenda if step is not rounds.EARLY_WINDOW]
    s.round, s.holder, s.placing = round, holder, phase in ("placement", "early_window")
    for seat, brewer in enumerate(s.brewers):
        brewer.reserve = dice((reserve or {}).get(seat, ""))
        brewer.store = dice((store or {}).get(seat, ""))
        brewer.seeds = (seeds or {}).get(seat, 0)
        brewer.coins = (coins or {}).get(seat, 0)
        for token in (tokens or {}).get(seat, "").split():
            brewer.tokens[TOKENS.index(token)] += 1
            s.black_market[TOKENS.index(token)] -= 1
        for ingredient in (ingredients or {}).get(seat, "").split():
            brewer.ingredients[INGREDIENTS.index(ingredient)] += 1
            s.market[INGREDIENTS.index(ingredient)] -= 1
        for places, given in ((brewer.base, base), (brewer.speed, speed)):
            for space, piece in (given or {}).get(seat, {}).items():
                places[SPACES.index(space)] = (1 << 12) if piece == "seed" else die(piece)
                brewer.used |= 1 << SPACES.index(space)
    for space in range(11):
        users = [brewer for brewer in s.brewers if brewer.used >> space & 1]
        if len(users) == seats - 1:
            for brewer in s.brewers:
                if brewer not in users:
                    brewer.blocked |= 1 << space
    s.supply = s.cards.dice[:]
    s.seeds = s.cards.seeds
    for brewer in s.brewers:
        for each in brewer.all_dice():
            s.supply[each & 3] -= 1
        s.seeds -= brewer.seeds + brewer.base.count(1 << 12)
    if display:
        ids = [recipe.id for recipe in s.cards.recipes]
        s.display = [ids.index(name) for name in display.split()]
        s.deck = [number for number in range(len(ids)) if number not in s.display]
    s.advance()
    assert broken(s) == []
    return s


def roll(s: Yard, *outcomes: int) -> None:
    """What chance will say next, in order: faces of dice, numbers of recipes drawn. Afterwards it is free again."""
    s.chance = seeded(99)
    s.chance.script = list(outcomes)


def free_chance(s: Yard, seed: int = 7) -> None:
    """Let chance be chance again."""
    s.chance = seeded(seed)


def texts(s: Yard) -> list[str]:
    """The options offered now, as texts."""
    return [choice.text for choice in s.options]


def say(s: Yard, *words: str) -> None:
    """Answer one decision after another."""
    for text in words:
        s.choose_text(text)
        assert broken(s) == [], f"after {text!r}"


def kinds(s: Yard) -> list[str]:
    """What is asked now, of whom: `placement 0`."""
    return [f"{decision.kind} {decision.seat}" for decision in s.pending]


def refused(s: Yard, text: str) -> str:
    """The rule that refuses a choice."""
    seat = s.seat
    with pytest.raises(IllegalChoice) as caught:
        s.choose_text(text)
    assert caught.value.seat == seat
    return caught.value.rule


def until(s: Yard, kind: str, seat: int | None = None) -> None:
    """Take the quietest option (pass, end, decline, the last one) until a decision of a kind comes."""
    for _ in range(500):
        if s.over or (s.pending[0].kind == kind and seat in (None, s.seat)):
            return
        s.choose(s.options[-1])
    raise AssertionError(f"no decision {kind} came")


def events(s: Yard, name: str) -> list[Event]:
    """The events of a name so far."""
    return [event for event in s.events or [] if event.name == name]


def option(s: Yard, text: str) -> Choice:
    """The option with this text."""
    found = s.pending[0].option(text)
    assert found is not None, f"{text!r} is not among {texts(s)}"
    return found


def on(s: Yard, seat: int, space: str) -> str:
    """What lies on a space: "seed", the base die, the speed-up die after a +, or nothing: `yellow3`, `+blue4`."""
    brewer = s.brewers[seat]
    base, speed = brewer.base[SPACES.index(space)], brewer.speed[SPACES.index(space)]
    text = "seed" if base == 1 << 12 else name(base) if base else ""
    return text + (f"+{name(speed)}" if speed else "")


def blocked(s: Yard, seat: int) -> list[str]:
    """The spaces of a seat's board that a block token lies on."""
    return [space for i, space in enumerate(SPACES) if s.brewers[seat].blocked >> i & 1]


def wander(s: Yard, seed: int, choices: int) -> Iterator[tuple[Yard, Decision, Choice]]:
    """Play at random: after each choice, the state before it, the decision and the choice. Stops at the end."""
    chance = Random(seed)
    for _ in range(choices):
        if s.over:
            return
        before, decision = s.copy(), s.pending[0]
        choice = chance.choice(decision.options)
        s.choose(choice)
        yield before, decision, choice


def in_reserve(s: Yard, seat: int) -> str:
    """The dice of an Active Reserve, as one text in alphabetical order."""
    return " ".join(sorted(names(s.brewers[seat].reserve)))


def in_store(s: Yard, seat: int) -> str:
    """The dice of a Storehouse, as one text in alphabetical order."""
    return " ".join(sorted(names(s.brewers[seat].store)))


def supply(s: Yard) -> dict[str, int]:
    """The dice of the general supply, by colour."""
    return dict(zip(COLOURS, s.supply, strict=True))


def held(s: Yard, seat: int) -> str:
    """The ingredients and action tokens of a player, as one text."""
    brewer = s.brewers[seat]
    kinds = [*zip(INGREDIENTS, brewer.ingredients, strict=True), *zip(TOKENS, brewer.tokens, strict=True)]
    return " ".join(kind for kind, count in kinds for _ in range(count))


def shown(s: Yard) -> list[str | None]:
    """The recipes on display, place by place."""
    return [s.cards.recipes[number].id if number >= 0 else None for number in s.display]


def have_brewed(s: Yard, seat: int, count: int) -> None:
    """Let a player have brewed so many cards of the deck before, the poorest first."""
    for _ in range(count):
        number = min(s.deck, key=lambda card: s.cards.recipes[card].xp)
        s.deck.remove(number)
        s.brewers[seat].brewed.append(number)
        s.brewers[seat].xp += s.cards.recipes[number].xp + 1
