"""The position: the waiters, the board with its decks, and the course of the present round."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.chance import Chance
from undercroft.engine.state import Refusal, Setup
from undercroft.games.earlier import PlaysOn

from .choices import Menu, menu
from .constants import CHAMBER_TASK, MRS_NASTY, NO_TRACK, NONE, OWN_SAYS, OWN_TASK
from .definitions.native import Cards, Edition, Place


class Waiter:
    """One player's things. `dice` are the faces not yet placed, lowest first; `items` are kinds, lowest first.

    An open Order has a `table` and the round it was `taken`; `says` are the Nasty Says cards held, with how often
    their condition was met (`says_done`) and whether they came in the last round (`says_last`). `summoned` has a bit
    for each space of the Nasty track that has made its summons, `tasks_used` one for each own Task card used this
    round. A `character` whose `uses` are spent has left the table. `workshop` counts placements there in the whole
    game, `turns` the turns of this round. `returned` are Items this player has seen and knows to be in the deck
    (CT-I05). `final` are the points of the final scoring, by line.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "dice",
        "tray",
        "items",
        "score",
        "nasty",
        "tracks",
        "order",
        "table",
        "taken",
        "served",
        "character",
        "uses",
        "secret",
        "says",
        "says_done",
        "says_last",
        "summoned",
        "modifiers",
        "mrs_nasty",
        "drinks",
        "tasks",
        "tasks_used",
        "workshop",
        "turns",
        "returned",
        "final",
    )

    def __init__(
        self,
        *,
        dice: list[int],
        tray: list[int],
        items: list[int],
        score: int,
        nasty: int,
        tracks: list[int],
        order: int,
        table: int,
        taken: int,
        served: list[int],
        character: int,
        uses: int,
        secret: int,
        says: list[int],
        says_done: list[int],
        says_last: list[int],
        summoned: int,
        modifiers: int,
        mrs_nasty: int,
        drinks: list[int],
        tasks: list[int],
        tasks_used: int,
        workshop: int,
        turns: int,
        returned: list[int],
        final: list[int],
    ) -> None:
        self.dice: list[int] = dice
        self.tray: list[int] = tray
        self.items: list[int] = items
        self.score: int = score
        self.nasty: int = nasty
        self.tracks: list[int] = tracks
        self.order: int = order
        self.table: int = table
        self.taken: int = taken
        self.served: list[int] = served
        self.character: int = character
        self.uses: int = uses
        self.secret: int = secret
        self.says: list[int] = says
        self.says_done: list[int] = says_done
        self.says_last: list[int] = says_last
        self.summoned: int = summoned
        self.modifiers: int = modifiers
        self.mrs_nasty: int = mrs_nasty
        self.drinks: list[int] = drinks
        self.tasks: list[int] = tasks
        self.tasks_used: int = tasks_used
        self.workshop: int = workshop
        self.turns: int = turns
        self.returned: list[int] = returned
        self.final: list[int] = final

    def copy(self) -> Waiter:
        return Waiter(
            dice=self.dice[:],
            tray=self.tray[:],
            items=self.items[:],
            score=self.score,
            nasty=self.nasty,
            tracks=self.tracks[:],
            order=self.order,
            table=self.table,
            taken=self.taken,
            served=self.served[:],
            character=self.character,
            uses=self.uses,
            secret=self.secret,
            says=self.says[:],
            says_done=self.says_done[:],
            says_last=self.says_last[:],
            summoned=self.summoned,
            modifiers=self.modifiers,
            mrs_nasty=self.mrs_nasty,
            drinks=self.drinks[:],
            tasks=self.tasks[:],
            tasks_used=self.tasks_used,
            workshop=self.workshop,
            turns=self.turns,
            returned=self.returned[:],
            final=self.final[:],
        )


def new_waiter() -> Waiter:
    """CT-S01, CT-S02. A player before the game: markers on 0, nothing on the tray."""
    return Waiter(
        dice=[],
        tray=[0] * 13,
        items=[],
        score=0,
        nasty=0,
        tracks=[0, 0],
        order=NONE,
        table=NONE,
        taken=0,
        served=[],
        character=NONE,
        uses=0,
        secret=NONE,
        says=[],
        says_done=[],
        says_last=[],
        summoned=0,
        modifiers=0,
        mrs_nasty=0,
        drinks=[0] * 12,
        tasks=[],
        tasks_used=0,
        workshop=0,
        turns=0,
        returned=[],
        final=[],
    )


class Tavern(PlaysOn):
    """The whole table. The order of the decks means nothing: cards are drawn from them by chance. Only the Orders put
    under their deck (`order_bottom`, drawn last, the first one first) have an order; `bottom_by` says whose they were.

    `used` counts the placements in each shared place, `placements` keeps them for the eye (see `placement.record`).
    `blocked` has a bit for each place an Automa die closes. `looked_items` and `looked_orders` are cards in the hand
    of `looker`, who is choosing among them. `ending_round` is true in the steps between two rounds; `clover` is the
    seat that has claimed the white die; `starter` began the present round, while `first` holds the marker.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        "waiters",
        "supply",
        "tables",
        "order_deck",
        "order_bottom",
        "bottom_by",
        "order_discard",
        "item_deck",
        "item_discard",
        "says_deck",
        "says_discard",
        "task_deck",
        "task_discard",
        "token_pile",
        "tokens_gone",
        "modifiers",
        "characters_left",
        "assignment",
        "clock",
        "ending_round",
        "first",
        "starter",
        "white",
        "clover",
        "placed",
        "duty",
        "hammer",
        "watch",
        "extra",
        "used",
        "placements",
        "chamber",
        "chamber_tokens",
        "claims",
        "chamber_open",
        "automa",
        "blocked",
        "blocked_table",
        "looked_items",
        "looked_orders",
        "looker",
    )

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        *,
        cards: Cards,
        waiters: list[Waiter],
        supply: list[int],
        tables: list[int],
        order_deck: list[int],
        order_bottom: list[int],
        bottom_by: list[int],
        order_discard: list[int],
        item_deck: list[int],
        item_discard: list[int],
        says_deck: list[int],
        says_discard: list[int],
        task_deck: list[int],
        task_discard: list[int],
        token_pile: list[int],
        tokens_gone: list[int],
        modifiers: int,
        characters_left: list[int],
        assignment: int,
        clock: int,
        ending_round: bool,
        first: int,
        starter: int,
        white: int,
        clover: int,
        placed: bool,
        duty: bool,
        hammer: bool,
        watch: int,
        extra: int,
        used: list[int],
        placements: list[int],
        chamber: list[int],
        chamber_tokens: list[int],
        claims: list[int],
        chamber_open: bool,
        automa: list[int],
        blocked: int,
        blocked_table: int,
        looked_items: list[int],
        looked_orders: list[int],
        looker: int,
    ) -> None:
        super().__init__(setup, chance)
        self.cards: Cards = cards
        self.menu: Menu = menu(cards)
        self.retail: bool = setup.options["edition"] == "retail"
        self.edition: Edition = cards.retail if self.retail else cards.prototype
        self.solo: bool = setup.seats == 1
        self.story: bool = setup.seats == 1 and setup.options["solo_mode"] == "story"
        self.with_chamber: bool = setup.options["secret_chamber"] == "yes"
        self.capacity: list[int] = self.edition.capacity[setup.seats]
        self.waiters: list[Waiter] = waiters
        self.supply: list[int] = supply
        self.tables: list[int] = tables
        self.order_deck: list[int] = order_deck
        self.order_bottom: list[int] = order_bottom
        self.bottom_by: list[int] = bottom_by
        self.order_discard: list[int] = order_discard
        self.item_deck: list[int] = item_deck
        self.item_discard: list[int] = item_discard
        self.says_deck: list[int] = says_deck
        self.says_discard: list[int] = says_discard
        self.task_deck: list[int] = task_deck
        self.task_discard: list[int] = task_discard
        self.token_pile: list[int] = token_pile
        self.tokens_gone: list[int] = tokens_gone
        self.modifiers: int = modifiers
        self.characters_left: list[int] = characters_left
        self.assignment: int = assignment
        self.clock: int = clock
        self.ending_round: bool = ending_round
        self.first: int = first
        self.starter: int = starter
        self.white: int = white
        self.clover: int = clover
        self.placed: bool = placed
        self.duty: bool = duty
        self.hammer: bool = hammer
        self.watch: int = watch
        self.extra: int = extra
        self.used: list[int] = used
        self.placements: list[int] = placements
        self.chamber: list[int] = chamber
        self.chamber_tokens: list[int] = chamber_tokens
        self.claims: list[int] = claims
        self.chamber_open: bool = chamber_open
        self.automa: list[int] = automa
        self.blocked: int = blocked
        self.blocked_table: int = blocked_table
        self.looked_items: list[int] = looked_items
        self.looked_orders: list[int] = looked_orders
        self.looker: int = looker

    def copy(self) -> Tavern:
        copy = Tavern(
            self.setup,
            self.chance,
            cards=self.cards,
            waiters=[waiter.copy() for waiter in self.waiters],
            supply=self.supply[:],
            tables=self.tables[:],
            order_deck=self.order_deck[:],
            order_bottom=self.order_bottom[:],
            bottom_by=self.bottom_by[:],
            order_discard=self.order_discard[:],
            item_deck=self.item_deck[:],
            item_discard=self.item_discard[:],
            says_deck=self.says_deck[:],
            says_discard=self.says_discard[:],
            task_deck=self.task_deck[:],
            task_discard=self.task_discard[:],
            token_pile=self.token_pile[:],
            tokens_gone=self.tokens_gone[:],
            modifiers=self.modifiers,
            characters_left=self.characters_left[:],
            assignment=self.assignment,
            clock=self.clock,
            ending_round=self.ending_round,
            first=self.first,
            starter=self.starter,
            white=self.white,
            clover=self.clover,
            placed=self.placed,
            duty=self.duty,
            hammer=self.hammer,
            watch=self.watch,
            extra=self.extra,
            used=self.used[:],
            placements=self.placements[:],
            chamber=self.chamber[:],
            chamber_tokens=self.chamber_tokens[:],
            claims=self.claims[:],
            chamber_open=self.chamber_open,
            automa=self.automa[:],
            blocked=self.blocked,
            blocked_table=self.blocked_table,
            looked_items=self.looked_items[:],
            looked_orders=self.looked_orders[:],
            looker=self.looker,
        )
        copy.copy_kernel(self)
        return copy

    # Looking.
    def seat_at(self, offset: int) -> int:
        """CT-R03. The seat at a place in the turn order: clockwise from whoever starts the round."""
        return (self.starter + offset) % self.seats

    def last_round(self) -> bool:
        """CT-N11, CT-P11. Is it round 10, from its start to the end? The steps after round 9 belong to round 9."""
        return self.clock == len(self.cards.times) and not self.ending_round

    def lateness(self, waiter: Waiter) -> int:
        """CT-G06. Rounds since the open Order was taken."""
        return self.clock - waiter.taken

    def not_offered(self, seat: int, found: list[Refusal]) -> list[Refusal]:
        """Only the refusals of what is really not offered."""
        decision = self.decision(seat)
        if decision is None:
            return found
        options = decision.options
        return [refusal for refusal in found if not [option for option in options if refusal.covers(option.text)]]

    def place(self, number: int) -> Place | None:
        """What stands at a place now: an area, a Task card, a Nasty Says card; None if it is closed or not there."""
        if number < MRS_NASTY:
            return self.edition.areas[number]
        if number < OWN_TASK:
            if not self.chamber_open:
                return None
            if number == MRS_NASTY:
                return self.edition.areas[number]
            task = self.chamber[number - CHAMBER_TASK]
            return self.cards.tasks[task] if task != NONE else None
        if number < OWN_SAYS:
            return self.cards.tasks[number - OWN_TASK]
        return self.cards.says[number - OWN_SAYS].place

    def help(self, waiter: Waiter, place: Place) -> int:
        """CT-D07, CT-N17, CT-N18. By how much a player may change one die there: the place's own track decides."""
        return self.cards.help[waiter.tracks[place.track]] if place.track != NO_TRACK else 0
