"""A run of the conformance kit: which games it plays, in which style, how deeply, and what it reports."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import conformance_run
from engine.small_games import PEEK, Cellar, CellarGame
from undercroft.engine import conformance
from undercroft.engine.chance import Chance
from undercroft.engine.conformance import Report, check
from undercroft.engine.errors import SetupError
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Decision, Event
from undercroft.engine.transcript import parse

Patch = pytest.MonkeyPatch


def test_games_are_dealt_out_over_variants_and_styles():
    class EvenHabits(Knowledge[Cellar]):
        def weight(self, choice: Choice) -> int:
            return 1

    class Habits(CellarGame):
        def knowledge(self) -> Knowledge[Cellar]:
            return EvenHabits()

    sittings = conformance.plan(CellarGame(), 6)
    assert [(sitting.seats, sitting.options["dice"]) for sitting in sittings] == [
        (2, "yes"),
        (2, "no"),
        (3, "yes"),
        (3, "no"),
        (2, "yes"),
        (2, "no"),
    ]
    assert len({sitting.seed for sitting in sittings}) == 6
    assert {sitting.style for sitting in sittings} == {"uniform"}
    assert len(conformance.plan(CellarGame(), 1)) == 4
    assert {s.seats for s in conformance.plan(CellarGame(), 5, seats=3)} == {3}
    assert {s.options["dice"] for s in conformance.plan(CellarGame(), 5, options={"dice": "no"})} == {"no"}
    assert {s.style for s in conformance.plan(Habits(), 30)} == {"uniform", "lively"}
    assert {s.style for s in conformance.plan(Habits(), 30, style="lively")} == {"lively"}
    with pytest.raises(SetupError, match="2 to 3 seats, not 5"):
        conformance.plan(CellarGame(), 1, seats=5)
    with pytest.raises(ValueError, match="a style is one of"):
        conformance.plan(CellarGame(), 1, style="wild")


class NeverPeeks(Knowledge[Cellar]):
    def weight(self, choice: Choice) -> int:
        return 0 if choice is PEEK else 1


def test_lively_play_follows_the_weights(monkeypatch: Patch):
    monkeypatch.setattr(CellarGame, "knowledge", lambda game: NeverPeeks())
    seen: list[Event] = []
    monkeypatch.setattr(conformance.Tester, "look_at_event", lambda tester, event: seen.append(event))
    check(CellarGame(), games=8, style="lively")
    assert {event.name for event in seen} == {"dealt", "bids", "rolled", "drew"}


class ShyKnowledge(Knowledge[Cellar]):
    """Sits by the same rule always: never peeks."""

    def policy(self, s: Cellar, decision: Decision, chance: Chance) -> Choice:
        return next(choice for choice in decision.options if choice is not PEEK)


def test_sensible_play_follows_the_thinking_of_the_game_but_for_a_whim(monkeypatch: Patch):
    monkeypatch.setattr(CellarGame, "knowledge", lambda game: ShyKnowledge())
    seen: Counter[str] = Counter()
    monkeypatch.setattr(conformance.Tester, "look_at_event", lambda tester, event: seen.update([event.name]))
    check(CellarGame(), games=40, style="sensible", deep_every=10_000, first_looks=0)
    sensible = seen["peeked"]
    seen.clear()
    check(CellarGame(), games=40, style="uniform", deep_every=10_000, first_looks=0)
    assert 0 < sensible < seen["peeked"] / 5


def test_first_looks_are_as_many_as_asked_for():
    assert check(CellarGame(), games=4, deep_every=10_000_000, first_looks=0).deep == 0
    for sitting in conformance.plan(CellarGame(), 4):
        report = conformance.play(CellarGame(), sitting, deep_every=10_000_000, first_looks=2)
        assert report.deep == sum(min(2, count) for count in report.kinds.values())


def test_reports_add_up():
    one, other = Report(games=1, decisions=5, longest=5, most_options=3), Report(games=2, decisions=9, longest=6)
    one.to_reach, other.reached, other.most_options = {"card:1", "card:2"}, {"card:2"}, 2
    one.drawn["deck"] = other.drawn["deck"] = 20
    one.add(other)
    assert (one.games, one.decisions, one.longest, one.most_options) == (3, 14, 6, 3)
    assert (one.unreached, one.unvaried) == (["card:1"], ["deck"])


# The run of record.
def test_run_of_record_reports(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    arguments = ["dice_brewing", "--games", "1", "--seats", "2", "--option", "mode=advanced", "--style", "lively"]
    arguments += ["--option", "unlucky_roll=yes", "--option", "block_building_at_placement=no"]
    assert conformance_run.main([*arguments, "--step-limit", "40", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "endless: the game is not over after 40 decisions" in said
    saved = (tmp_path / "dice_brewing-0.transcript").read_text()
    assert parse(saved).choices() == 40
    assert conformance_run.main(["chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().out
