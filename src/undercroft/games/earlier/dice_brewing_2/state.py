"""The position: four brewers at most, the supply, the display and the markets."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.chance import Chance
from undercroft.engine.state import Setup
from undercroft.games.earlier import PlaysOn

from .constants import BUILDING_OF
from .definitions.native import Cards
from .dice import LOCKED, NOTHING, OLD, SEED, value_of


class Brewer:
    """One player's things. `base` and `speed` hold the piece and the speed-up die on each space.

    `used`, `blocked` are bits by space, `closed` bits by building, all for this round.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "reserve",
        "store",
        "seeds",
        "coins",
        "xp",
        "ingredients",
        "tokens",
        "base",
        "speed",
        "used",
        "blocked",
        "closed",
        "market_die",
        "passed",
        "bought_ingredient",
        "bought_token",
        "credit_spent",
        "brewed",
    )

    def __init__(
        self,
        *,
        reserve: list[int],
        store: list[int],
        seeds: int,
        coins: int,
        xp: int,
        ingredients: list[int],
        tokens: list[int],
        base: list[int],
        speed: list[int],
        used: int,
        blocked: int,
        closed: int,
        market_die: int,
        passed: bool,
        bought_ingredient: bool,
        bought_token: bool,
        credit_spent: int,
        brewed: list[int],
    ) -> None:
        self.reserve: list[int] = reserve
        self.store: list[int] = store
        self.seeds: int = seeds
        self.coins: int = coins
        self.xp: int = xp
        self.ingredients: list[int] = ingredients
        self.tokens: list[int] = tokens
        self.base: list[int] = base
        self.speed: list[int] = speed
        self.used: int = used
        self.blocked: int = blocked
        self.closed: int = closed
        self.market_die: int = market_die
        self.passed: bool = passed
        self.bought_ingredient: bool = bought_ingredient
        self.bought_token: bool = bought_token
        self.credit_spent: int = credit_spent
        self.brewed: list[int] = brewed

    def copy(self) -> Brewer:
        return Brewer(
            reserve=self.reserve[:],
            store=self.store[:],
            seeds=self.seeds,
            coins=self.coins,
            xp=self.xp,
            ingredients=self.ingredients[:],
            tokens=self.tokens[:],
            base=self.base[:],
            speed=self.speed[:],
            used=self.used,
            blocked=self.blocked,
            closed=self.closed,
            market_die=self.market_die,
            passed=self.passed,
            bought_ingredient=self.bought_ingredient,
            bought_token=self.bought_token,
            credit_spent=self.credit_spent,
            brewed=self.brewed[:],
        )

    def same(self, other: Brewer) -> bool:
        """Have both all things alike?"""
        return (
            self.coins == other.coins
            and self.xp == other.xp
            and self.seeds == other.seeds
            and self.used == other.used
            and self.blocked == other.blocked
            and self.closed == other.closed
            and self.market_die == other.market_die
            and self.passed == other.passed
            and self.bought_ingredient == other.bought_ingredient
            and self.bought_token == other.bought_token
            and self.credit_spent == other.credit_spent
            and self.reserve == other.reserve
            and self.store == other.store
            and self.ingredients == other.ingredients
            and self.tokens == other.tokens
            and self.base == other.base
            and self.speed == other.speed
            and self.brewed == other.brewed
        )

    def all_dice(self) -> list[int]:
        """Every die of this player, wherever it lies."""
        board = [die for die in self.base + self.speed if die != NOTHING and die != SEED]
        return self.reserve + self.store + board + ([self.market_die] if self.market_die else [])

    def token_count(self) -> int:
        """How many action tokens this player holds: public in both modes."""
        count = 0
        for held in self.tokens:
            count += held
        return count


def new_brewer(cards: Cards) -> Brewer:
    """DB-S8, DB-S9. A player at the start: coins, one die of each colour unrolled, one seed."""
    reserve = [colour for colour in range(4) for _ in range(cards.start_dice[colour])]
    return Brewer(
        reserve=reserve,
        store=[],
        seeds=cards.start_seeds,
        coins=cards.start_coins,
        xp=0,
        ingredients=[0] * 5,
        tokens=[0] * 6,
        base=[NOTHING] * 11,
        speed=[NOTHING] * 11,
        used=0,
        blocked=0,
        closed=0,
        market_die=NOTHING,
        passed=False,
        bought_ingredient=False,
        bought_token=False,
        credit_spent=0,
        brewed=[],
    )


class Yard(PlaysOn):
    """The whole table. The order of `deck` means nothing: cards are drawn from it by chance (DB-S13).

    `pieces` counts the pieces of the present placement turn; `claims` are the die claims that wait in clean-up,
    each seat * 16 + space; `removed` counts the action tokens played, by kind.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "brewers",
        "supply",
        "seeds",
        "display",
        "blocked_slots",
        "deck",
        "market",
        "black_market",
        "removed",
        "round",
        "holder",
        "pieces",
        "placing",
        "claims",
    )

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        *,
        cards: Cards,
        brewers: list[Brewer],
        supply: list[int],
        seeds: int,
        display: list[int],
        blocked_slots: int,
        deck: list[int],
        market: list[int],
        black_market: list[int],
        removed: list[int],
        round: int,
        holder: int,
        pieces: int,
        placing: bool,
        claims: list[int],
    ) -> None:
        super().__init__(setup, chance)
        self.cards: Cards = cards
        self.advanced: bool = setup.options["mode"] == "advanced"
        self.unlucky: bool = setup.options["unlucky_roll"] == "yes"
        self.early_block: bool = setup.options["block_building_at_placement"] == "yes"
        self.brewers: list[Brewer] = brewers
        self.supply: list[int] = supply
        self.seeds: int = seeds
        self.display: list[int] = display
        self.blocked_slots: int = blocked_slots
        self.deck: list[int] = deck
        self.market: list[int] = market
        self.black_market: list[int] = black_market
        self.removed: list[int] = removed
        self.round: int = round
        self.holder: int = holder
        self.pieces: int = pieces
        self.placing: bool = placing
        self.claims: list[int] = claims

    def copy(self) -> Yard:
        copy = Yard(
            self.setup,
            self.chance,
            cards=self.cards,
            brewers=[brewer.copy() for brewer in self.brewers],
            supply=self.supply[:],
            seeds=self.seeds,
            display=self.display[:],
            blocked_slots=self.blocked_slots,
            deck=self.deck[:],
            market=self.market[:],
            black_market=self.black_market[:],
            removed=self.removed[:],
            round=self.round,
            holder=self.holder,
            pieces=self.pieces,
            placing=self.placing,
            claims=self.claims[:],
        )
        copy.copy_kernel(self)
        return copy

    # Looking.
    def seat_at(self, offset: int) -> int:
        """DB-F2. The seat at a place in this round's turn order: clockwise from the priority holder."""
        return (self.holder + offset) % self.seats

    def summer(self) -> bool:
        """DB-F16. Round 1 is winter, so even rounds are summer."""
        return self.round % 2 == 0

    def free_spaces(self, brewer: Brewer) -> int:
        """DB-P2. Spaces, as bits, where this player may still put a base piece this round."""
        free = self.cards.open_spaces(self.round) & ~brewer.used & ~brewer.blocked
        if brewer.closed:
            for space in range(11):
                if brewer.closed >> BUILDING_OF[space] & 1:
                    free &= ~(1 << space)
        return free

    def slot_of(self, recipe: str) -> int:
        """Where on the display a recipe lies."""
        for slot, number in enumerate(self.display):
            if number >= 0 and self.cards.recipes[number].id == recipe:
                return slot
        raise ValueError(f"{recipe} is not on display")

    def total_brewed(self) -> int:
        """DB-E1. Recipes brewed by all players together."""
        total = 0
        for brewer in self.brewers:
            total += len(brewer.brewed)
        return total

    def credit(self, brewer: Brewer) -> int:
        """DB-L1, DB-L5, DB-L6. Coins that unlucky ones still lend this player."""
        if not self.unlucky:
            return 0
        ones = 0
        for die in brewer.reserve:
            if value_of(die) == 1 and not die & (LOCKED | OLD):
                ones += 1
        table = self.cards.credit
        lent = table[ones if ones < len(table) else len(table) - 1]
        return lent - brewer.credit_spent if lent > brewer.credit_spent else 0
