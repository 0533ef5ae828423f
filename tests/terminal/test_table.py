"""What may be taken back, and what may not."""

from typing import ClassVar

import pytest

from brewery import option, table
from undercroft.agents import make
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.game import Game
from undercroft.engine.saves import fingerprint
from undercroft.engine.state import Choice, Result, Setup, State, Step
from undercroft.engine.transcript import Recorder
from undercroft.games.dice_brewing import GAME
from undercroft.terminal.table import TerminalTable


def sitting_at(state, people=(0,)) -> TerminalTable:
    agents = {seat: make("random") for seat in range(state.seats) if seat not in people}
    return TerminalTable(GAME, state, None, list(people), agents, seeded(1))


def say(sitting: TerminalTable, *texts: str) -> None:
    for text in texts:
        sitting.answer(sitting.state.seat, option(sitting.state, text))


def test_undo_brings_back_the_state_the_events_and_the_transcript():
    recorder = Recorder.begin(GAME, GAME.setup(2), 3, listen=True)
    seat = recorder.state.seat
    sitting = TerminalTable(GAME, recorder.state, recorder, [seat], {1 - seat: make("random")}, seeded(1))
    before = fingerprint(sitting.state), str(recorder.transcript), len(sitting.state.events or [])
    stores = [choice for choice in sitting.state.options if choice.text.startswith("store")]
    sitting.answer(seat, stores[0])
    after = fingerprint(sitting.state)
    sitting.answer(seat, next(c for c in sitting.state.options if c.text.startswith("store")))
    assert sitting.undo(seat) == ""
    assert fingerprint(sitting.state) == after
    assert sitting.undo(seat) == ""
    assert (fingerprint(sitting.state), str(recorder.transcript), len(sitting.state.events or [])) == before
    assert sitting.undo(seat) == "nothing"
    # What comes next is still written down, and on the state that was brought back.
    sitting.answer(seat, stores[0])
    assert recorder.state is sitting.state
    assert recorder.transcript.lines[-1] == (seat, stores[0].text)


def test_chance_written_after_an_undo_is_in_the_transcript():
    recorder = Recorder.begin(GAME, GAME.setup(2), 3, listen=True)
    seat = recorder.state.seat
    sitting = TerminalTable(GAME, recorder.state, recorder, [0, 1], {}, seeded(1))
    sitting.answer(seat, next(c for c in sitting.state.options if c.text.startswith("store")))
    assert sitting.undo(seat) == ""
    rolls = sum(by == -1 for by, _ in recorder.transcript.lines)
    for _ in range(200):
        decision = sitting.asked()
        sitting.answer(decision.seat, decision.options[-1])
        if sitting.state.round == 2:
            break
    assert sum(by == -1 for by, _ in recorder.transcript.lines) > rolls


def test_undo_stops_where_chance_has_spoken():
    s = table(reserve={0: "blue6 yellow1 yellow2"})
    sitting = sitting_at(s)
    say(sitting, "store yellow2", "place school_reroll blue6", "reroll yellow1")
    assert sitting.undo(0) == "", "picking a die rolls nothing yet"
    say(sitting, "reroll yellow1", "roll")
    rolled = fingerprint(sitting.state)
    assert sitting.undo(0) == "chance"
    assert fingerprint(sitting.state) == rolled
    say(sitting, next(c.text for c in sitting.state.options if c.text.startswith("store")))
    assert sitting.undo(0) == "", "what came after the roll can be taken back"
    assert sitting.undo(0) == "chance", "the roll cannot"


def test_undo_stops_where_another_seat_has_answered():
    sitting = sitting_at(table(reserve={0: "yellow1 yellow2", 1: "green1"}), people=(0, 1))
    say(sitting, "store yellow1", "pass", "store green1")
    assert sitting.undo(0) == "other"
    assert sitting.undo(1) == ""
    assert sitting.undo(1) == "nothing"


def test_an_answer_given_by_itself_goes_back_with_the_one_before():
    sitting = sitting_at(table(reserve={0: "yellow1", 1: ""}), people=(0, 1))
    before = fingerprint(sitting.state)
    say(sitting, "store yellow1")
    sitting.answer(0, option(sitting.state, "place malt_house_roast yellow1 from storehouse"), by_itself=True)
    assert sitting.undo(0) == ""
    assert fingerprint(sitting.state) == before


class Vote(Step["Hands"]):
    def run(self, s: "Hands") -> None:
        for seat in range(s.seats):
            s.ask(seat, "vote", [YES, NO])

    def answer(self, s: "Hands", seat: int, choice: Choice) -> None:
        s.votes.append(choice.text)
        if len(s.votes) == 4:
            s.end(Result([0, 0], [0, 1], ""))
        elif len(s.votes) == 2:
            s.agenda.append(self)


class Hands(State):
    """Two secret votes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("votes",)

    def __init__(self, setup: Setup, chance: Chance, votes: list[str]) -> None:
        super().__init__(setup, chance)
        self.votes = votes

    def copy(self) -> "Hands":
        copy = Hands(self.setup, self.chance, self.votes[:])
        copy.copy_kernel(self)
        return copy


class Voting(Game[Hands]):
    id, name, version, min_seats, max_seats = "voting", "Voting", 1, 2, 2

    def new_state(self, setup: Setup, chance: Chance) -> Hands:
        s = Hands(setup, chance, [])
        s.agenda.append(Vote())
        return s


YES, NO = Choice("yes"), Choice("no")


@pytest.fixture
def voting() -> TerminalTable:
    game = Voting()
    return TerminalTable(game, game.new(2, seed=1), None, [0, 1], {}, seeded(1))


def test_a_secret_answer_is_taken_back_while_the_round_is_open(voting):
    voting.answer(0, YES)
    assert voting.undo(0) == ""
    assert voting.state.waiting() == [0, 1]


def test_a_secret_answer_stands_once_the_others_are_out(voting):
    voting.answer(0, YES)
    voting.answer(1, NO)
    assert voting.state.votes == ["yes", "no"]
    assert voting.undo(1) != ""
    assert voting.undo(0) != ""
    assert voting.state.votes == ["yes", "no"]


def test_agents_answer_until_a_person_is_asked():
    sitting = sitting_at(table(reserve={0: "yellow1", 1: "green1"}, holder=1))
    assert sitting.asked().seat == 1
    sitting.agents_answer()
    assert sitting.asked().seat == 0
