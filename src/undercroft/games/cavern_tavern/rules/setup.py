"""Setting up (CT-S)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Setup, Step, only

from ..choices import Card
from ..constants import CHAMBER_PLACES, NONE, SHARED, TABLES, TOKEN_KINDS
from ..definitions.native import Cards
from ..state import Tavern, new_waiter
from .decks.orders import fill_table
from .rewards import kinds_of
from .rounds import START_ROUND
from .supply import TakeOne


def fresh_tavern(setup: Setup, cards: Cards, chance: Chance) -> Tavern:
    """CT-S01, CT-S02, CT-S06, CT-S08, CT-S11 to CT-S13, CT-O01, CT-O02. All laid out, before anything random.

    A deck without an order is a shuffled deck: its cards are drawn by chance.
    """
    seats = setup.seats
    edition = cards.retail if setup.options["edition"] == "retail" else cards.prototype
    with_chamber = setup.options["secret_chamber"] == "yes"
    characters = edition.characters[:] if seats > 1 else []
    items = [item for item in edition.items if seats > 1 or not cards.items[item].removed_in_solo]
    tokens: list[int] = []
    if with_chamber:
        for kind in range(TOKEN_KINDS):
            tokens.extend([kind] * cards.tokens[kind])
    s = Tavern(
        setup,
        chance,
        cards=cards,
        waiters=[new_waiter() for _ in range(seats)],
        supply=edition.supply[:],
        tables=[NONE] * TABLES,
        order_deck=edition.orders[:],
        order_bottom=[],
        bottom_by=[],
        order_discard=[],
        item_deck=items,
        item_discard=[],
        says_deck=edition.says[:],
        says_discard=[],
        task_deck=list(range(len(cards.tasks))) if with_chamber else [],
        task_discard=[],
        token_pile=tokens,
        tokens_gone=[0] * TOKEN_KINDS,
        modifiers=cards.modifiers if with_chamber else 0,
        characters_left=characters,
        assignment=NONE,
        clock=1,
        ending_round=False,
        first=0,
        starter=0,
        white=NONE,
        clover=NONE,
        placed=False,
        duty=False,
        hammer=False,
        watch=0,
        extra=0,
        used=[0] * SHARED,
        placements=[],
        chamber=[NONE] * CHAMBER_PLACES,
        chamber_tokens=[NONE] * CHAMBER_PLACES,
        claims=[NONE] * CHAMBER_PLACES,
        chamber_open=False,
        automa=[],
        blocked=0,
        blocked_table=NONE,
        looked_items=[],
        looked_orders=[],
        looker=NONE,
    )
    s.agenda.append(SET_UP)
    return s


class SetUp(Step[Tavern]):
    """CT-S03, CT-S04, CT-S05, CT-S07, CT-Y01. The first player, the white die, Characters, Secret Tasks."""

    def run(self, s: Tavern) -> None:
        first = s.setup.options["first_player"]
        if first == "random":
            s.first = s.chance.below(s.seats) if s.seats > 1 else 0
        else:
            s.first = int(first) - 1
        s.starter = s.first
        if not s.solo:
            s.white = s.seat_at(s.seats - 1)
            if s.events is not None:
                s.tell("start", {"seat": s.first})
                s.tell("white_die", {"seat": s.white})
        s.agenda.append(START_ROUND)
        s.agenda.append(DEAL)
        if s.characters_left:
            if s.setup.options["characters"] == "random":
                for offset in range(s.seats):
                    give_character(s, s.seat_at(offset), s.chance.draw(s.characters_left))
                s.characters_left = []
            else:
                for offset in range(s.seats - 1, -1, -1):
                    s.agenda.append(ChooseCharacter(s.seat_at(offset)))


class ChooseCharacter(Step[Tavern]):
    """CT-S05. In turn order, each player picks one of the Characters that are left."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def run(self, s: Tavern) -> None:
        options: list[Choice] = [s.menu.character[card] for card in s.characters_left]
        if len(options) == 1:
            self.answer(s, self.seat, options[0])
        else:
            s.ask(self.seat, "character", options)

    def answer(self, s: Tavern, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Card)
        s.characters_left.remove(choice.number)
        give_character(s, seat, choice.number)


def give_character(s: Tavern, seat: int, card: int) -> None:
    """CT-S05, CT-H01. A Character, green side up, for all to see."""
    waiter = s.waiters[seat]
    waiter.character = card
    waiter.uses = s.cards.characters[card].uses
    if s.events is not None:
        s.tell("character", {"seat": seat, "character": s.cards.characters[card].id})


class Deal(Step[Tavern]):
    """CT-S07, CT-S09, CT-O01, CT-Y01. Secret Tasks or the Assignment, then everybody rolls for ingredients."""

    def run(self, s: Tavern) -> None:
        s.characters_left = []
        if s.story:
            cards = list(range(len(s.cards.assignments)))
            s.assignment = s.chance.draw(cards)
            if s.events is not None:
                s.tell("assignment", {"assignment": s.cards.assignments[s.assignment].id})
        if not s.solo:
            secrets = s.edition.secrets[:]
            for offset in range(s.seats):
                seat = s.seat_at(offset)
                s.waiters[seat].secret = s.chance.draw(secrets)
                if s.events is not None:
                    dealt = s.cards.secrets[s.waiters[seat].secret].id
                    s.tell("deal_secret", {"seat": seat, "secret": dealt}, only(seat))
        s.agenda.append(LAY_TABLES)
        for offset in range(s.seats):
            seat = s.seat_at(offset)
            dice = [s.chance.roll(6) for _ in range(s.cards.own_dice)]
            dice.sort()
            s.waiters[seat].dice = dice
            if s.events is not None:
                s.tell("start_roll", {"seat": seat, "dice": dice[:]})
        for offset in range(s.seats - 1, -1, -1):
            seat = s.seat_at(offset)
            dice = s.waiters[seat].dice
            for i in range(len(dice) - 1, -1, -1):
                s.agenda.append(TakeOne(seat, kinds_of(s, dice[i] - 1), 1))


class LayTables(Step[Tavern]):
    """CT-S10. Only now six Orders are revealed, one on each table."""

    def run(self, s: Tavern) -> None:
        for waiter in s.waiters:
            waiter.dice = []
        for table in range(TABLES):
            fill_table(s, table)


SET_UP: Final = SetUp()
DEAL: Final = Deal()
LAY_TABLES: Final = LayTables()
