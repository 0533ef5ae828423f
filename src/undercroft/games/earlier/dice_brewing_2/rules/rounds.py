"""Set-up, the course of a round, and the end of the game."""

from __future__ import annotations

from typing import Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Result, Setup, Step

from ..constants import BLACK, BLUE, COLOURS, GREEN, YELLOW
from ..definitions.native import Cards
from ..dice import OLD, names, with_face
from ..state import Yard, new_brewer
from .brewing import BrewingTurn
from .cleanup import CleanUp
from .placement import NextPlacement
from .purchase import PurchaseTurn
from .tokens import TokenWindow


def fresh_yard(setup: Setup, cards: Cards, chance: Chance) -> Yard:
    """DB-S1 to DB-S4, DB-S7 to DB-S9, DB-S11. The table as it is laid out, before anything random."""
    seats = setup.seats
    supply = [cards.dice[colour] - seats * cards.start_dice[colour] for colour in range(4)]
    s = Yard(
        setup,
        chance,
        cards=cards,
        brewers=[new_brewer(cards) for _ in range(seats)],
        supply=supply,
        seeds=cards.seeds - seats * cards.start_seeds,
        display=[],
        blocked_slots=0,
        deck=[],
        market=cards.ingredients[:],
        black_market=cards.tokens[:],
        removed=[0] * 6,
        round=0,
        holder=0,
        pieces=0,
        placing=False,
        claims=[],
    )
    s.agenda.append(SET_UP)
    return s


class SetUp(Step[Yard]):
    """DB-S5, DB-S6, DB-S10, DB-A1. The display, the deck and the start player."""

    def run(self, s: Yard) -> None:
        table = s.cards.tables[s.seats]
        s.deck = list(range(len(s.cards.recipes)))
        if s.advanced:
            s.display = [s.chance.draw(s.deck) for _ in range(table.display)]
        else:
            s.display = table.start[:]
            for recipe in s.display:
                s.deck.remove(recipe)
        s.holder = highest_roller(s)
        if s.events is not None:
            s.tell("start", {"seat": s.holder, "recipe": [s.cards.recipes[recipe].id for recipe in s.display]})
        s.agenda.append(START_ROUND)


def highest_roller(s: Yard) -> int:
    """DB-S10. Everyone rolls a die; those tied for the highest roll again."""
    rollers = list(range(s.seats))
    while len(rollers) > 1:
        rolls = [s.chance.roll(6) for _ in rollers]
        best = max(rolls)
        if s.events is not None:
            s.tell("start_roll", {"seat": rollers, "face": rolls})
        rollers = [seat for i, seat in enumerate(rollers) if rolls[i] == best]
    return rollers[0]


class StartRound(Step[Yard]):
    """DB-F1, DB-F15. The phases of a round, in their order; purchase is never left out."""

    def run(self, s: Yard) -> None:
        s.round += 1
        if s.events is not None:
            s.tell("round", {"round": s.round, "season": "summer" if s.summer() else "winter", "seat": s.holder})
        agenda = s.agenda
        agenda.append(ROUND_END)
        agenda.append(CLEAN_UP)
        agenda.append(BREWING)
        agenda.append(TOKEN_WINDOW)
        agenda.append(PURCHASE)
        agenda.append(PLACEMENT_OVER)
        agenda.append(PLACEMENT)
        if s.early_block:
            agenda.append(EARLY_WINDOW)
        agenda.append(ROLL_DICE)


class RollDice(Step[Yard]):
    """DB-F3. All dice in all Active Reserves are rolled, in turn order; the Storehouses keep their faces."""

    def run(self, s: Yard) -> None:
        for offset in range(s.seats):
            seat = s.seat_at(offset)
            brewer = s.brewers[seat]
            fresh = [with_face(die, s.chance.roll(6)) & ~OLD for die in brewer.reserve]
            fresh.sort()
            brewer.reserve = fresh
            if s.events is not None:
                s.tell("roll", {"seat": seat, "die": names(fresh), "count": len(fresh)})
        s.placing = True


class PlacementOver(Step[Yard]):
    """DB-F8, DB-L5. Everybody has passed: what is rolled from now on is not rolled in the first phase."""

    def run(self, s: Yard) -> None:
        s.placing = False
        s.pieces = 0


class RoundEnd(Step[Yard]):
    """DB-C12, DB-E1, DB-E2, DB-F16, DB-F17, DB-F19. The end check; else the token moves on and turns over."""

    def run(self, s: Yard) -> None:
        if s.total_brewed() >= s.cards.tables[s.seats].to_end:
            end_game(s)
            return
        s.holder = s.seat_at(1)
        if s.round % 2 == 1:
            for offset in range(s.seats):
                seat = s.seat_at(offset)
                taken = min(s.cards.summer_seeds, s.seeds)
                s.seeds -= taken
                s.brewers[seat].seeds += taken
                if s.events is not None and taken:
                    s.tell("summer_seed", {"seat": seat, "count": taken})
        s.agenda.append(START_ROUND)


def score_lines(s: Yard, seat: int) -> dict[str, int]:
    """DB-E3, DB-E5. A player's points, as the rulebook counts them. Dice count wherever their owner keeps them."""
    brewer = s.brewers[seat]
    count = [0, 0, 0, 0]
    for die in brewer.all_dice():
        count[die & 3] += 1
    points = s.cards.die_xp
    return {
        "xp": brewer.xp,
        "coins": brewer.coins // s.cards.coins_per_xp,
        COLOURS[YELLOW]: count[YELLOW] * points[YELLOW],
        COLOURS[GREEN]: count[GREEN] * points[GREEN],
        COLOURS[BLACK]: count[BLACK] * points[BLACK],
        COLOURS[BLUE]: count[BLUE] * points[BLUE],
    }


def end_game(s: Yard) -> None:
    """DB-E3, DB-E4. Most points win; then most recipes brewed; then the victory is shared."""
    scores = [sum(score_lines(s, seat).values()) for seat in range(s.seats)]
    rank = [scores[seat] * 100 + len(s.brewers[seat].brewed) for seat in range(s.seats)]
    best = max(rank)
    winners = [seat for seat in range(s.seats) if rank[seat] == best]
    if s.events is not None:
        for seat in range(s.seats):
            lines = score_lines(s, seat)
            s.tell("score", {"seat": seat, "points": scores[seat], "xp": lines["xp"], "coins": lines["coins"]})
        level = [seat for seat in range(s.seats) if scores[seat] == max(scores)]
        if len(level) > 1:
            s.tell("tie", {"seat": level, "brewed": [len(s.brewers[seat].brewed) for seat in level]})
        s.tell("end", {"seat": winners})
    s.result = Result(scores, winners, "shared" if len(winners) > 1 else "recipes")


SET_UP: Final = SetUp()
START_ROUND: Final = StartRound()
ROLL_DICE: Final = RollDice()
EARLY_WINDOW: Final = TokenWindow(0, 0, True)
PLACEMENT: Final = NextPlacement(0)
PLACEMENT_OVER: Final = PlacementOver()
PURCHASE: Final = PurchaseTurn(0)
TOKEN_WINDOW: Final = TokenWindow(0, 0, False)
BREWING: Final = BrewingTurn(0, 0)
CLEAN_UP: Final = CleanUp(0)
ROUND_END: Final = RoundEnd()
