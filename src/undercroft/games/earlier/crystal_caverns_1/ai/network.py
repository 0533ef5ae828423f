"""Who will win, as experience says: a small network over the facts of all roles, fitted to games (bench/forecast.py).

Where `prospects` weighs what speaks for each role by itself, here everything counts for everyone: that a Tribe
stands ready is hope for the Goblins, and fear for whoever it can reach.
"""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from ..constants import CAVERN, DRAGON, GOBLINS, KNIGHT, SHIELD_SLOT, THIEF
from ..map import CENTRE, distance
from ..state import Caverns
from .prospects import NOBODY, cave_facts, dragon_facts, goblin_facts, knight_facts, thief_facts
from .situation import dark_around, loot_of

OUTCOMES: Final = 6
"""The five roles, and nobody."""


class Forecast:
    """The network: for every hidden unit what each feature weighs in it (`inward`) and what it needs to wake (`bias`);
    for every outcome what each unit (`outward`) and, past them, each feature (`past`) weighs in it."""

    def __init__(
        self, inward: list[list[float]], bias: list[float], outward: list[list[float]], past: list[list[float]]
    ) -> None:
        self.inward: Final = inward
        self.bias: Final = bias
        self.outward: Final = outward
        self.past: Final = past

    def shares(self, s: Caverns) -> list[float]:
        """Each seat's chance of victory; what is missing to 1 is the chance that nobody wins."""
        facts = features(s)
        told = [i for i, fact in enumerate(facts) if fact != 0.0]  # of most tables half say nothing
        hidden: list[float] = []
        awake: list[int] = []
        for unit in range(len(self.bias)):
            force = self.bias[unit] + weigh(facts, self.inward[unit], told)
            if force > 0.0:
                awake.append(unit)
            hidden.append(force)
        shares: list[float] = []
        total = 0.0
        for role in s.table.order:
            share = self.force(facts, told, hidden, awake, role)
            shares.append(share)
            total += share
        if not s.plays(CAVERN):
            total += self.force(facts, told, hidden, awake, NOBODY)
        return [share / total for share in shares]

    def force(self, facts: list[float], told: list[int], hidden: list[float], awake: list[int], outcome: int) -> float:
        """How strongly everything speaks for an outcome."""
        return math.exp(weigh(facts, self.past[outcome], told) + weigh(hidden, self.outward[outcome], awake))


def weigh(facts: list[float], weights: list[float], which: list[int]) -> float:
    """Some facts, each by its weight. Nearly all time goes by here: a plain loop over floats compiles well."""
    total = 0.0
    for i in which:
        total += facts[i] * weights[i]
    return total


def read(file: Path) -> Forecast:
    """A network that bench/forecast.py has written."""
    data = tomllib.loads(file.read_text("utf-8"))
    return Forecast(data["inward"], data["bias"], data["outward"], data["past"])


@cache
def forecast() -> Forecast:
    """The network of the house, read once."""
    return read(Path(__file__).parent / "network.toml")


def features(s: Caverns) -> list[float]:
    """What the network looks at. The order is that of its weights; a change asks for a new fit."""
    knight, goblins, dragon, thief = s.plays(KNIGHT), s.plays(GOBLINS), s.plays(DRAGON), s.plays(THIEF)
    found: list[float] = [1.0]
    for role in range(5):
        found.append(1.0 if s.plays(role) else 0.0)
    for role in range(5):
        found.append(1.0 if s.active == role else 0.0)
    add(found, knight_facts(s) if knight else [0.0] * 18)
    add(found, goblin_facts(s) if goblins else [0.0] * 19)
    add(found, dragon_facts(s) if dragon else [0.0] * 21)
    add(found, cave_facts(s))
    add(found, thief_facts(s) if thief else [0.0] * 17)
    found.append(len(s.stack) / 40.0)
    found.append(len(s.map.treasures) / 6.0)
    found.append(s.crystal_tokens() / 5.0)
    her = s.knight.at if knight else -1
    his = s.dragon.at if dragon or s.table.set.ash else -1
    thiefs = s.thief.at if thief else -1
    for pair in ((her, his), (her, thiefs), (his, thiefs), (her, CENTRE), (his, CENTRE), (thiefs, CENTRE)):
        found.append(close(pair[0], pair[1]))
    for cell in (her, thiefs, his):
        found.append(darkness(s, cell))
    if goblins:
        for tribe in range(3):
            add_tribe(found, s, tribe, her, thiefs, his)
    else:
        found.extend([0.0] * 24)
    if knight:
        for slot in range(SHIELD_SLOT + 1):
            found.append(s.knight.placed[slot] / 3.0)
        found.append(s.knight.pool / 5.0)
        found.append(s.knight.bombs / 3.0)
        found.append(len(s.knight.hand) / 3.0)
    else:
        found.extend([0.0] * 10)
    if dragon:
        for track in s.dragon.tracks:
            found.append(track / 3.0)
        for cards in s.dragon.hand:
            found.append(cards / 3.0)
        found.append(s.spirit() / 6.0)
        found.append((s.cubes_owned() - s.armor()) / 5.0 if knight else 0.0)
    else:
        found.extend([0.0] * 10)
    if thief:
        for which in range(3):
            found.append(s.stat(which) / 4.0)
        found.append((s.table.stash - s.stashed() - loot_of(s)) / 6.0)
        found.append(1.0 * s.thief.hex)
    else:
        found.extend([0.0] * 5)
    if s.plays(CAVERN):
        for omen in s.cavern.omens:
            found.append(omen / 3.0)
        found.append(s.cavern.hatreds / 4.0)
        found.append(s.cavern.plunders / 4.0)
        found.append(len(s.cavern.hand) / 5.0)
    else:
        found.extend([0.0] * (len(s.cavern.omens) + 3))
    return found


def add(found: list[float], facts: list[float]) -> None:
    """All facts but the first, which is always 1."""
    for i in range(1, len(facts)):
        found.append(facts[i])


def add_tribe(found: list[float], s: Caverns, tribe: int, her: int, thiefs: int, his: int) -> None:
    """How many, how strong beside the Knight, how keen-eyed beside the Thief, and how near to whom."""
    goblins = s.goblins
    shown = s.revealed_tribe(tribe)
    at = goblins.at[tribe] if shown else -1
    found.append(goblins.pop[tribe] / 4.0)
    found.append(1.0 if shown else 0.0)
    found.append(1.0 if shown and s.map.lit(at) else 0.0)
    found.append((s.tribe_strength(tribe) - s.knight_strength()) / 4.0 if her >= 0 else 0.0)
    found.append(close(at, her))
    found.append(close(at, thiefs))
    found.append(close(at, his))
    found.append((s.tribe_perception(tribe) - s.stealth()) / 4.0 if shown and thiefs >= 0 else 0.0)


def close(a: int, b: int) -> float:
    """How near two spaces are, from 0 (one is not on the map) to 1."""
    return 1.0 / (1.0 + distance(a, b)) if a >= 0 and b >= 0 else 0.0


def darkness(s: Caverns, cell: int) -> float:
    """How many of the spaces around are Dark, where Tribes may come from, from 0 to 1."""
    return dark_around(s, cell) / 8.0 if cell >= 0 else 0.0
