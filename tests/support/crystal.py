"""Positions of Vast: The Crystal Caverns for tests: lay out a map, give the roles their things, and play from there."""

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.engine.chance import seeded
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.state import Choice, Ended, Event, Step
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns import constants as th
from undercroft.games.crystal_caverns.constants import CAVE_TILES, KINDS, ROLES, SIDES, SYMBOLS
from undercroft.games.crystal_caverns.map import DARK, OFF, STEP, new_map, space
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.roles.goblins import GoblinActs
from undercroft.games.crystal_caverns.state import Caverns

Spot = tuple[int, int]
FACE = {"around": 1, "center": 2, "diamond": 3, "cross": 4, "corners": 5, "saltire": 6}


def at(spot: Spot | None) -> int:
    return OFF if spot is None else space(*spot)


def mask(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def table(
    roles: str = "kgdct",
    turn: str | None = "knight",
    tiles: dict[Spot, str] | None = None,
    entrance: bool = True,
    agenda: list[Step[Any]] | None = None,
    seed: int = 1,
    **options: str,
) -> Caverns:
    """A table waiting at the first decision of somebody's turn, or of an agenda.

    `tiles` says what lies where: `event` (Lit), `event NS` (Lit with these sides open), `dark eye`, `dark eye
    crystal`. A Lit tile without sides is open towards every tile beside it and walled elsewhere. With `entrance` Dark
    tiles fill the free sides of the Entrance.
    """
    s = GAME.new(len(roles), {"roles": roles, **options}, seed, listen=True)
    s.pending, s.agenda = [], []
    s.map = new_map()
    s.cavern.hand, s.stack, s.removed = [], [], []
    s.layer = [0] * CAVE_TILES
    layout = dict(tiles or {})
    if entrance:
        for spot in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            layout.setdefault(spot, "dark fangs")
    free = [t for t in range(1, CAVE_TILES) if s.table.set.vaults or s.cards.kinds[t] != th.VAULT]
    s.removed = [t for t in range(1, CAVE_TILES) if t not in free]
    lit: dict[Spot, tuple[int, str | None]] = {}
    for spot, what in sorted(layout.items(), key=lambda item: not item[1].startswith("dark")):
        words = what.split()
        if words[0] == "dark":
            kind = KINDS.index(words[2]) if len(words) > 2 else th.AMBUSH
            fits = [t for t in free if s.cards.symbols[t] == SYMBOLS.index(words[1]) and s.cards.kinds[t] == kind]
        else:
            fits = [t for t in free if s.cards.kinds[t] == KINDS.index(words[0])]
        tile = fits[0]
        free.remove(tile)
        s.map.put(tile, at(spot))
        if words[0] != "dark":
            lit[spot] = (tile, words[1] if len(words) > 1 else None)
    for tile, sides in lit.values():
        cell = s.map.where[tile]
        auto = sum(1 << side for side in range(4) if s.map.grid[cell + STEP[side]])
        s.map.turn(tile, auto if sides is None else mask("" if sides == "-" else sides))
    s.stack = free
    if s.plays(th.CAVERN):
        s.cavern.hand = [s.stack.pop(0) for _ in range(3)]
    s.dragon.at = at((0, 0)) if s.plays(th.DRAGON) else OFF
    s.thief.at = at((0, 0)) if s.plays(th.THIEF) else OFF
    s.events = []
    if agenda is not None:
        s.agenda = list(agenda)
        s.active = ROLES.index(turn) if turn else s.active
    elif turn is not None:
        s.active = ROLES.index(turn)
        s.agenda = [rounds.StartTurn(s.active)]
    return s


def go(s: Caverns) -> Caverns:
    """Begin: run to the first decision."""
    s.advance()
    return s


def acts(s: Caverns) -> Caverns:
    """The Goblins' activation phase."""
    s.active = th.GOBLINS
    s.goblins.war = 0
    s.agenda = [rounds.EndTurn(th.GOBLINS), GoblinActs()]
    s.advance()
    return s


def roll(s: Caverns, *outcomes: int | str) -> None:
    """What chance will say next, in order; names are faces of the Dragon die."""
    s.chance = seeded(99)
    s.chance.script = [FACE[o] if isinstance(o, str) else o for o in outcomes]


def free_chance(s: Caverns, seed: int = 7) -> None:
    s.chance = seeded(seed)


def texts(s: Caverns) -> list[str]:
    return [choice.text for choice in s.options]


def say(s: Caverns, *words: str) -> None:
    for text in words:
        s.choose_text(text)


def kind(s: Caverns) -> str:
    return s.pending[0].kind if s.pending else ""


def asked(s: Caverns) -> str:
    """Which role is asked now."""
    return ROLES[s.table.order[s.pending[0].seat]]


def refused(s: Caverns, text: str) -> str:
    """The rule that refuses a choice."""
    try:
        s.choose_text(text)
    except IllegalChoice as error:
        return error.rule
    raise AssertionError(f"{text!r} was accepted")


def ends(s: Caverns, rule: Callable[..., object], *given: object) -> None:
    """Call a rule that ends the game."""
    with pytest.raises(Ended):
        rule(s, *given)


def starts(s: Caverns, word: str) -> list[str]:
    """Options that begin with a word."""
    return [text for text in texts(s) if text == word or text.startswith(word + " ")]


def until(s: Caverns, wanted: str, most: int = 300) -> None:
    """Take the last option until a decision of a kind comes."""
    for _ in range(most):
        if s.over or kind(s) == wanted:
            return
        s.choose(s.options[-1])
    raise AssertionError(f"no decision {wanted} came")


def tile_at(s: Caverns, spot: Spot) -> int:
    return s.map.tile(at(spot))


def mark(s: Caverns, spot: Spot) -> None:
    """Put the token of its kind on a tile."""
    s.map.marks |= 1 << tile_at(s, spot)


def marked(s: Caverns, spot: Spot) -> bool:
    return s.map.has_mark(tile_at(s, spot))


def lit(s: Caverns, spot: Spot) -> bool:
    return s.map.lit(at(spot))


def tribes(s: Caverns, **given: tuple[int, Spot | None]) -> None:
    """fangs=(population, place)."""
    for name, (population, spot) in given.items():
        s.goblins.pop[SYMBOLS.index(name)] = population
        s.goblins.at[SYMBOLS.index(name)] = at(spot)


def secrets(s: Caverns, *names: str) -> None:
    for name in names:
        s.goblins.secret_pile.remove(th.SECRETS.index(name))
        s.goblins.hand.append(th.SECRETS.index(name))


def monster(s: Caverns, name: str, slot: int) -> None:
    s.goblins.monster_pile.remove(th.MONSTERS.index(name))
    s.goblins.slots[slot] = th.MONSTERS.index(name)


def treasure(s: Caverns, name: str, face: int = 0) -> None:
    """Give the Knight a Treasure card; 2 is face up with a cube (out of the pool)."""
    card = th.TREASURES.index(name)
    s.treasure_pool.remove(card)
    s.knight.cards.append(card)
    s.knight.faces.append(face)
    if face == 2:
        s.knight.pool -= 1


def cubes(s: Caverns, pool: int) -> None:
    """Give her a pool of cubes, taken from the Grit spaces from the lowest up."""
    s.knight.pool = pool
    s.knight.grit_cubes = 31 & ~((1 << max(0, pool - 2)) - 1)


def events(s: Caverns, name: str) -> list[Event]:
    return [event for event in s.events or [] if event.name == name]


def choice(s: Caverns, text: str) -> Choice:
    found = s.pending[0].option(text)
    assert found is not None, f"{text!r} is not among {texts(s)}"
    return found


__all__ = [
    "DARK",
    "OFF",
    "acts",
    "asked",
    "at",
    "choice",
    "cubes",
    "ends",
    "events",
    "free_chance",
    "go",
    "kind",
    "lit",
    "mark",
    "marked",
    "monster",
    "refused",
    "roll",
    "say",
    "secrets",
    "starts",
    "table",
    "texts",
    "th",
    "tile_at",
    "treasure",
    "tribes",
    "until",
]
