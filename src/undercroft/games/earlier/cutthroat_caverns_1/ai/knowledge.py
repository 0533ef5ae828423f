"""How good a position of Cutthroat Caverns is, and when a search stops to ask.

The party must live, and then the one with the most Prestige wins. What a player does next is in `policy`.
"""

from __future__ import annotations

import math
from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.knowledge import Budget, Knowledge
from undercroft.engine.state import Choice, Decision

from ..parts import Hero
from ..rules.items import OfferItem, OfferPotion
from ..state import Cavern
from .levels import BUDGETS
from .policy import KEPT, before, choose, deadly, keeping, punch, striking
from .random_play import weight

CARD: Final = 0.18
"""What a card worth keeping is worth, in Prestige, while there is road ahead."""


THROUGH: Final = [0.0, 0.0, 0.0, 0.07, 0.1, 0.1, 0.1]
"""By seats: what it is worth to a seat that anybody gets through, beside winning at 1; that all die is worth nothing.

A seat with little hope must still prefer another's victory to the end of all. It did not while a defeat was valued
like any other result, as a draw of 0 to 0: beside a game lost to another that was a gain, and of 40 games among 3 to
6 agents of 200 iterations 17 were lost by all. The more seats, the less hope each has, and the more this matters: with
0.07 for all, three of `hard` lost 16 of 100 games together, but four to six a third of theirs.
"""


class CutthroatKnowledge(Knowledge[Cavern]):
    """Plays on to the end of the encounter, then weighs Prestige against the chances to live.

    To stop earlier would be to hoard: a card well spent is worth nothing until the creature falls.
    """

    def __init__(self, depth: int = 2, patience: int = 250, widening: float = 0.7) -> None:
        super().__init__(depth, patience, widening)

    def budget(self, level: str, s: Cavern) -> Budget:
        return BUDGETS[level]

    def skip_search(self, decision: Decision) -> bool:
        """Sorting the hand: sixteen ways to do it, and luck on the way to the next moment that says more than any."""
        return decision.kind == "keep_first" or decision.kind == "keep_second"

    def is_quiet(self, s: Cavern) -> bool:
        """Everybody sorts the hand after an encounter, and nobody has answered yet."""
        return not s.pending or (s.pending[0].kind == "keep_first" and s.pending[0].answer is None)

    def evaluate(self, s: Cavern) -> list[float]:
        """Each seat's chance to win: its share of the living hopes, if the party gets through at all.

        The weights were fitted to 9,000 games of 3 to 6 by this policy, some of it by habits: early Prestige says
        little of the end, Life Points and items say more.
        """
        if s.result is not None:
            winners = s.result.winners
            if not winners:
                return [0.0] * s.seats
            won = 1.0 / len(winners)
            return [shared(won if seat in winners else 0.0, s.seats) for seat in range(s.seats)]
        ahead = toils(s)
        point = 0.3 * math.exp(-0.22 * ahead)
        owned = possessions(s)
        win_shares = [0.0] * s.seats
        total = 0.0
        life = 0
        living = 0
        for seat in range(s.seats):
            hero = s.heroes[seat]
            if hero.alive:
                life += hero.life
                living += 1
                hope = point * (hero.prestige + prospects(s, seat) + saved(s, hero)) + 0.012 * hero.life
                if hero.life < 30:
                    hope -= 0.047 * (30 - hero.life)
                hope += 0.16 * owned[seat]
                win_shares[seat] = math.exp(hope)
                total += win_shares[seat]
        if total <= 0.0:
            return [0.0] * s.seats
        through = 1.0 - doom(ahead, life / (100.0 * s.seats), living / (1.0 * s.seats))
        return [through * shared(hope / total, s.seats) for hope in win_shares]

    def weight(self, choice: Choice) -> int:
        return weight(choice)

    def policy(self, s: Cavern, decision: Decision, chance: Chance) -> Choice:
        return choose(s, decision, chance)


def shared(won: float, seats: int) -> float:
    """A chance to win, if anybody gets through, with what that is worth by itself; all seats' add up to 1."""
    through = THROUGH[seats]
    return (through + (1.0 - through) * won) / (1.0 + through * (seats - 1))


def possessions(s: Cavern) -> list[int]:
    """How many items each hero has, potions and riders at work included. What is offered counts as given.

    While it was still the giver's, to offer something looked as good as to keep it, and whoever looked one step ahead
    gave the Amulet of Mentalism to and fro twenty times a game, for the cards that come with it.
    """
    owned = [len(hero.items) + len(hero.potions) + len(hero.riders) for hero in s.heroes]
    asking = s.asking
    if s.pending and isinstance(asking, OfferItem) and asking.wanted < 0:
        owned[asking.seat] -= 1
        owned[asking.target] += 1
    elif s.pending and isinstance(asking, OfferPotion):
        owned[asking.seat] -= 1
    return owned


def toils(s: Cavern) -> float:
    """Encounters still to get through, the present one by how much of it is left."""
    ahead = float(len(s.road))
    if s.current >= 0 and not s.done:
        left = 0
        for creature in s.creatures:
            left += s.life(creature)
        whole = s.encounter().life[s.column]
        if not whole:
            whole = s.encounter().creatures[s.column] * s.encounter().creature_life[s.column]
        ahead += 0.15 + 0.85 * left / whole if whole else 0.5
    return ahead


def doom(ahead: float, life: float, living: float) -> float:
    """The chance that nobody gets through, by the part of the party's Life Points and of its people that is left.

    Steep, because whoever searches thinks of the others as more helpful than they are: a party of agents that took
    survival for granted died together in three games of four.
    """
    return 1.0 / (1.0 + math.exp(-2.7 - 0.85 * (ahead - 10.0 * life) + 3.0 * living))


def prospects(s: Cavern, seat: int) -> float:
    """What the encounter under way promises, in Prestige: cards well set, a blow about to fall."""
    hero = s.heroes[seat]
    value = 0.0
    if s.creatures and not s.done:
        for number in hero.hand:
            value += 0.018 * keeping(s, hero, number)
        for number in hero.laid:
            value += 0.6 * striking(s, seat, punch(s, hero, number), before(s, seat))
        attack = s.attack
        if attack is not None and attack.owner == seat and deadly(s, attack):
            value += 0.8 * (s.encounter().prestige + s.tokens)
    if hero.tripped or hero.numb:
        value -= 0.3
    return value if value < 3.0 else 3.0


def saved(s: Cavern, hero: Hero) -> float:
    """What the cards that are left after an encounter promise for the next ones, in Prestige."""
    if not s.road or (s.creatures and not s.done):
        return 0.0
    value = 0.0
    for number in hero.hand:
        if keeping(s, hero, number) >= KEPT:
            value += CARD
    return value
