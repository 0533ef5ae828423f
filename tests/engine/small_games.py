"""A small game with everything a game can have: hidden hands, an ordered deck, secret bids, dice, a part, an option.

Cellar: everyone bids a card in secret, the highest takes a point. The lowest may peek at the top of the
deck, the winner may roll a die for more; then all draw. Most points win when no cards are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Checks, Game, Option
from undercroft.engine.state import Choice, Decision, Fact, Refusal, Result, Setup, State, Step, only

CARDS = 12


class Play(Choice):
    """Bid a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"play {card}")
        self.card = card

    def words(self) -> tuple[str, dict[str, Fact]]:
        return "choice-play", {"card": self.card}


PLAYS = [Play(card) for card in range(CARDS)]
ROLL, KEEP, PEEK, AWAY = Choice("roll"), Choice("keep"), Choice("peek"), Choice("look away")


class Player:
    """One player's cards and points."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hand", "points")

    def __init__(self, hand: list[int], points: int) -> None:
        self.hand = hand
        self.points = points

    def copy(self) -> Player:
        return Player(self.hand[:], self.points)


class Cellar(State):
    """`deck` ends with its top card; `peeker` knows that card; `bids` are those of this round, by seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("players", "deck", "bids", "discard", "peeker", "round")

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        players: list[Player],
        deck: list[int],
        bids: list[int],
        discard: list[int],
        peeker: int,
        round: int,
    ) -> None:
        super().__init__(setup, chance)
        self.dice = setup.options["dice"] == "yes"
        self.players = players
        self.deck = deck
        self.bids = bids
        self.discard = discard
        self.peeker = peeker
        self.round = round

    def copy(self) -> Cellar:
        players = [player.copy() for player in self.players]
        copy = Cellar(
            self.setup, self.chance, players, self.deck[:], self.bids[:], self.discard[:], self.peeker, self.round
        )
        copy.copy_kernel(self)
        return copy


class Deal(Step[Cellar]):
    """Three cards each."""

    def run(self, s: Cellar) -> None:
        s.deck = self.ordered()
        s.chance.shuffle(s.deck)
        for seat, player in enumerate(s.players):
            player.hand = sorted(s.deck.pop() for _ in range(3))
            if s.events is not None:
                s.tell("dealt", {"seat": seat, "card": player.hand[:]}, only(seat))
        s.agenda.append(Bid())

    def ordered(self) -> list[int]:
        return list(range(CARDS))


class Bid(Step[Cellar]):
    """Everyone bids in secret; when no cards are left, most points win."""

    def run(self, s: Cellar) -> None:
        if s.players[0].hand:
            for seat, player in enumerate(s.players):
                s.ask(seat, "bid", [PLAYS[card] for card in player.hand])
            return
        points = [player.points for player in s.players]
        winners = [seat for seat, each in enumerate(points) if each == max(points)]
        s.end(Result(points, winners, "shared" if len(winners) > 1 else "won"))

    def answer(self, s: Cellar, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Play)
        s.players[seat].hand.remove(choice.card)
        s.bids.append(choice.card)
        if len(s.bids) == s.seats:
            s.agenda.append(Settle())

    def refusals(self, s: Cellar, seat: int) -> list[Refusal]:
        return [Refusal(f"play {card}", "SG-2", "played", {"card": card}) for card in s.discard]


class Settle(Step[Cellar]):
    """The bids are shown; the highest wins a point."""

    def run(self, s: Cellar) -> None:
        winner, loser = s.bids.index(max(s.bids)), s.bids.index(min(s.bids))
        s.players[winner].points += 1
        if s.events is not None:
            s.tell("bids", {"seat": winner, "card": s.bids[:]})
        s.discard += s.bids
        s.bids = []
        s.agenda.append(Draw())
        if s.dice:
            s.agenda.append(Gamble(winner))
        if s.deck:
            s.agenda.append(Peek(loser))


class Gamble(Step[Cellar]):
    """The winner may roll: 4 or more is another point, 1 costs one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Cellar) -> None:
        s.ask(self.seat, "gamble", [ROLL, KEEP])

    def answer(self, s: Cellar, seat: int, choice: Choice) -> None:
        if choice is ROLL:
            face = s.chance.roll(6)
            s.players[seat].points += 1 if face >= 4 else -1 if face == 1 else 0
            if s.events is not None:
                s.tell("rolled", {"seat": seat, "face": face})


class Peek(Step[Cellar]):
    """The lowest bidder may look at the top card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Cellar) -> None:
        s.ask(self.seat, "peek", [PEEK, AWAY])

    def answer(self, s: Cellar, seat: int, choice: Choice) -> None:
        if choice is PEEK:
            s.peeker = seat
            s.mark_revealed()
            if s.events is not None:
                s.tell("peeked", {"seat": seat})
                s.tell("top", {"card": s.deck[-1]}, only(seat))


class Draw(Step[Cellar]):
    """All draw a card, if the deck has enough."""

    def run(self, s: Cellar) -> None:
        s.round += 1
        s.peeker = -1
        for seat, player in enumerate(s.players):
            if s.deck:
                player.hand = sorted([*player.hand, s.deck.pop()])
                s.mark_revealed()
                if s.events is not None:
                    s.tell("drew", {"seat": seat})
        s.agenda.append(Bid())


class CellarChecks(Checks[Cellar]):
    """All cards are somewhere, and all of them turn up."""

    def hidden(self, s: Cellar, seat: int) -> dict[str, object]:
        out: dict[str, object] = {}
        unknown = len(s.deck) - (seat >= 0 and s.peeker == seat)
        others = [other for other in range(s.seats) if other != seat and s.players[other].hand]
        if unknown > 1:
            out["deck"] = s.deck[:]
        if unknown or len(others) > 1:
            out |= {f"hand {other}": s.players[other].hand[:] for other in others}
        return out

    def invariants(self, s: Cellar) -> list[str]:
        cards = s.deck + s.bids + s.discard + [card for player in s.players for card in player.hand]
        return [] if sorted(cards) == list(range(CARDS)) else ["the cards do not add up"]

    def coverage_goals(self, seats: int, options: dict[str, str], cards: object = None) -> set[str]:
        faces = {f"face:{face}" for face in range(1, 7)} if options["dice"] == "yes" else set()
        return faces | {f"card:{card}" for card in range(CARDS)} | {"ending:won", "ending:shared"}


class CellarGame(Game[Cellar]):
    """The game, without a fault."""

    id = "cellar"
    name = "Cellar"
    version = 1
    min_seats = 2
    max_seats = 3
    options = (Option("dice", ("yes", "no")),)
    checks = CellarChecks()

    def new_state(self, setup: Setup, chance: Chance) -> Cellar:
        s = Cellar(setup, chance, [Player([], 0) for _ in range(setup.seats)], [], [], [], -1, 0)
        s.agenda.append(Deal())
        return s

    def view(self, s: Cellar, seat: int) -> Mapping[str, Any]:
        return {
            "round": s.round,
            "points": [player.points for player in s.players],
            "cards": [len(player.hand) for player in s.players],
            "hand": s.players[seat].hand[:] if seat >= 0 else None,
            "deck": len(s.deck),
            "top": s.deck[-1] if s.peeker == seat and seat >= 0 else None,
            "peeker": s.peeker,
            "discard": s.discard[:],
        }

    def randomize_hidden(self, s: Cellar, seat: int, chance: Chance) -> None:
        top = [s.deck.pop()] if s.peeker == seat and seat >= 0 else []
        others = [player for other, player in enumerate(s.players) if other != seat]
        pool = s.deck + [card for player in others for card in player.hand]
        chance.shuffle(pool)
        for player in others:
            player.hand = sorted(pool.pop() for _ in player.hand)
        s.deck = pool + top


class HashDeal(Deal):
    """Planted fault: the order of a set of texts decides that of all cards: two processes never agree by luck."""

    def ordered(self) -> list[int]:
        return [int(text[1:]) for text in {f"c{card}" for card in range(CARDS)}]


class HashGame(CellarGame):
    """Goes otherwise in every process."""

    def new_state(self, setup: Setup, chance: Chance) -> Cellar:
        s = super().new_state(setup, chance)
        s.agenda = [HashDeal()]
        return s


class Forgetful(CellarGame):
    """Draws nothing anew, and says nothing of what is hidden: every agent sees the true hands."""

    class Silent(CellarChecks):
        def hidden(self, s: Cellar, seat: int) -> dict[str, object]:
            return {}

    checks = Silent()

    def randomize_hidden(self, s: Cellar, seat: int, chance: Chance) -> None:
        pass


class Chanceless(Forgetful):
    """Draws anew, always the same."""

    def randomize_hidden(self, s: Cellar, seat: int, chance: Chance) -> None:
        super(Forgetful, self).randomize_hidden(s, seat, seeded("always the same"))


class HandsOnly(Forgetful):
    """Forgets the order of the deck."""

    def randomize_hidden(self, s: Cellar, seat: int, chance: Chance) -> None:
        others = [player for other, player in enumerate(s.players) if other != seat]
        pool = [card for player in others for card in player.hand]
        chance.shuffle(pool)
        for player in others:
            player.hand = sorted(pool.pop() for _ in player.hand)


class Undeclared(CellarGame):
    """Draws anew as it should, but names nothing hidden."""

    checks = Forgetful.checks


class Declared(Forgetful):
    """Says that everybody knows everything, so nothing need be drawn."""

    class Open(Forgetful.Silent):
        def known(self, s: Cellar, seat: int) -> tuple[str, ...]:
            return ("players[].hand", "deck")

    checks = Open()


def decision_of(s: State, seat: int) -> Decision:
    """What this seat is asked now; it must be asked something."""
    decision = s.decision(seat)
    assert decision is not None
    return decision
