"""How the terminal's tests sit down at a game."""

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from undercroft.agents import make
from undercroft.cli import main
from undercroft.engine.chance import seeded
from undercroft.terminal.start import PlayOptions, begin


@dataclass
class Answered:
    """What a command said."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Saves go to a folder of the test's own; the screen is 100 wide and speaks English."""
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "home"


@pytest.fixture
def undercroft(monkeypatch, capsys) -> Callable[..., Answered]:
    """Run the command in this process, with what somebody types."""

    def run(*args: str, typed: str = "") -> Answered:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        said = capsys.readouterr()
        return Answered(code, said.out, said.err)

    return run


@dataclass
class Script:
    """A whole game by a lively person at seat 1: what they type, and the transcript it must come to."""

    lines: list[str]
    transcript: str


@pytest.fixture(scope="session")
def script() -> Script:
    play = begin("dice_brewing", PlayOptions(seed=2))
    sitting, person, chance, lines = play.table, make("lively"), seeded("person"), []
    while True:
        sitting.agents_answer()
        decision = sitting.asked()
        if decision is None:
            break
        choice = person.pick(sitting.game, decision.options, chance)
        by_itself = len(decision.options) == 1 and sitting.kept(decision.seat) != ""
        if not by_itself:
            lines.append(choice.text)
        sitting.answer(decision.seat, choice, by_itself=by_itself)
    assert sitting.recorder is not None
    return Script(lines, str(sitting.recorder.transcript))
