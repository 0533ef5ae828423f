"""A small game for tests of the server: hidden hands, secret bids at the same time, and a response window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undercroft.engine.chance import Chance
from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Result, Setup, State, Step, only
from undercroft.games import all_games
from undercroft.server.tables import checker
from undercroft.server.tables.checker import Replayed, TranscriptTask

ROUNDS = 3


class Bid(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"bid {card}")
        self.card = card


BIDS = [Bid(card) for card in range(30)]
PASS, COMPLAIN = Choice("pass"), Choice("complain")


class Room(State):
    FIELDS = ("hands", "scores", "bids", "round", "complaints")

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]
        self.scores = [0] * setup.seats
        self.bids: list[int] = []
        self.round = 0
        self.complaints = 0

    def copy(self) -> Room:
        copy = Room(self.setup, self.chance)
        copy.hands = [hand[:] for hand in self.hands]
        copy.scores = self.scores[:]
        copy.bids = self.bids[:]
        copy.round = self.round
        copy.complaints = self.complaints
        copy.copy_kernel(self)
        return copy


class Deal(Step[Room]):
    def run(self, s: Room) -> None:
        deck = list(range(s.seats * ROUNDS * 2))
        s.chance.shuffle(deck)
        for seat in range(s.seats):
            s.hands[seat] = sorted(deck[seat * ROUNDS : (seat + 1) * ROUNDS])
            if s.events is not None:
                s.tell("dealt", {"cards": s.hands[seat][:]}, only(seat))
        s.agenda.append(AskBids())


class AskBids(Step[Room]):
    def run(self, s: Room) -> None:
        for seat in range(s.seats):
            s.ask(seat, "bid", [BIDS[card] for card in s.hands[seat]])

    def answer(self, s: Room, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Bid)
        s.hands[seat].remove(choice.card)
        s.bids.append(choice.card)
        if len(s.bids) == s.seats:
            s.agenda.append(Show())


class Show(Step[Room]):
    def run(self, s: Room) -> None:
        s.mark_revealed()
        winner = s.bids.index(max(s.bids))
        loser = s.bids.index(min(s.bids))
        s.scores[winner] += 1
        if s.events is not None:
            s.tell("shown", {"cards": s.bids[:], "seat": winner})
        s.bids = []
        s.round += 1
        s.agenda.append(Window(loser))


class Window(Step[Room]):
    FIELDS = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Room) -> None:
        s.ask(self.seat, "window", [PASS, COMPLAIN])

    def answer(self, s: Room, seat: int, choice: Choice) -> None:
        s.complaints += choice is COMPLAIN
        if s.round < ROUNDS:
            s.agenda.append(AskBids())
        else:
            best = max(s.scores)
            s.end(Result(s.scores[:], [seat for seat in range(s.seats) if s.scores[seat] == best], "rounds"))


class Bids(Game[Room]):
    id = "bids"
    name = "Bids"
    version = 1
    min_seats = 2
    max_seats = 4

    def new_state(self, setup: Setup, chance: Chance) -> Room:
        s = Room(setup, chance)
        s.agenda.append(Deal())
        return s

    def view(self, s: Room, seat: int) -> Mapping[str, Any]:
        return {
            "round": s.round,
            "scores": s.scores[:],
            "sizes": [len(hand) for hand in s.hands],
            "hand": s.hands[seat][:] if seat >= 0 else None,
            "complaints": s.complaints,
        }

    def randomize_hidden(self, s: Room, seat: int, chance: Chance) -> None:
        if s.round:
            return  # cards that were shown are not remembered by this small game, so it leaves them alone
        own = s.hands[seat] if seat >= 0 else []
        unknown = [card for card in range(s.seats * ROUNDS * 2) if card not in own]
        chance.shuffle(unknown)
        for other in range(s.seats):
            if other != seat:
                s.hands[other] = sorted(unknown.pop() for _ in s.hands[other])


def replay(task: TranscriptTask) -> Replayed:
    """Work for a worker in a test: plays a transcript again, of this game too."""
    all_games()["bids"] = GAME
    return checker.replay(task)


GAME = Bids()
