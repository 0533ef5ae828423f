"""Nothing is lost, nothing is asked twice: leaving, saving, loading, and several answers on one line."""

import fcntl
import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest
from rich.console import Console

from brewery import have_brewed, table
from eventually import LIMIT, eventually_sync
from undercroft.agents import Agent
from undercroft.cli import main
from undercroft.engine.errors import SetupError
from undercroft.engine.saves import fingerprint
from undercroft.engine.state import Choice
from undercroft.engine.transcript import parse
from undercroft.games.dice_brewing import GAME
from undercroft.terminal import files, prompts, rulebook
from undercroft.terminal.start import PlayOptions, begin

PLAY = ("play", "dice_brewing", "--lang", "en", "--seed", "5")
CTRL_C = "^C"


class Keyboard(io.StringIO):
    """A person at the keys: lines, and now and then a Ctrl-C. At the end a Ctrl-D."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self.lines = lines

    def isatty(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> str:
        line = self.lines.pop(0) if self.lines else ""
        if line == CTRL_C:
            raise KeyboardInterrupt
        return f"{line}\n" if self.lines or line else ""


@pytest.fixture
def person(monkeypatch, capsys):
    """Somebody who sits at the terminal and types."""

    def play(*args: str, typed: list[str]) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", Keyboard(typed))
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        return code, capsys.readouterr().out

    return play


# Leaving.
@pytest.mark.parametrize(("language", "question"), [("en", "Save before you leave?"), ("it", "Vuoi salvare prima")])
def test_ctrl_c_asks_as_q_does_and_one_may_stay(person, home, language, question):
    args = ("play", "dice_brewing", "--lang", language, "--seed", "5")
    code, out = person(*args, typed=[CTRL_C, "", "store yellow3", "l 1", "q", "n"])
    assert code == 0
    assert out.count(question) == 2
    assert re.search(r"· (Seat 1 stores|Posto 1 immagazzina)", out), "the game went on"
    assert not home.exists(), "n leaves without saving"


def test_a_second_ctrl_c_leaves_and_the_game_is_kept(person, home):
    code, out = person(*PLAY, typed=["store yellow3", CTRL_C, CTRL_C])
    assert code == 0
    (file,) = home.iterdir()
    assert f"undercroft play --load {file}" in out
    code, out = person("play", "--load", file, "--lang", "en", typed=["l 1", "q", "n"])
    assert "· Seat 1 stores Light Malt 3." in out


def test_ctrl_d_keeps_the_game_and_speaks_on_a_line_of_its_own(person, home):
    _, out = person(*PLAY, typed=[])
    (file,) = home.iterdir()
    assert f"\nSaved to {file}\n" in out
    assert "unsaved" not in out


def test_the_end_of_a_script_saves_nothing(undercroft, home):
    assert "unsaved" in undercroft(*PLAY, typed="store yellow3\n").out
    assert not home.exists()


def test_an_answer_interrupted_half_way_has_not_begun(monkeypatch):
    play = begin("dice_brewing", PlayOptions(seed=5))
    sitting = play.table
    before = fingerprint(sitting.state), str(sitting.recorder.transcript), len(sitting.state.events)

    def interrupted(choice: Choice, seat: int) -> None:
        sitting.state.choose(choice, seat)
        sitting.state.chance.roll(6)
        raise KeyboardInterrupt

    monkeypatch.setattr(sitting.recorder, "choose", interrupted)
    with pytest.raises(KeyboardInterrupt):
        sitting.answer(0, sitting.asked().options[0])
    assert (fingerprint(sitting.state), str(sitting.recorder.transcript), len(sitting.state.events)) == before
    monkeypatch.undo()
    sitting.answer(0, sitting.asked().options[0])
    assert len(sitting.recorder.transcript.lines) == len(parse(before[1]).lines) + 1, "no stray outcome is written"


# Saving.
def test_a_folder_that_is_not_there_is_not_made(person, tmp_path):
    lost = tmp_path / "no" / "such"
    _, out = person(*PLAY, typed=[f"s {lost}/a.json", "q", f"s {lost}/a.json", "pass the salt", "n"])
    assert out.replace("\n", "").count(f"There is no folder {lost}") == 2
    assert '"pass the salt" is no answer to that.' in out
    assert out.rstrip().endswith("See you.")
    assert not (tmp_path / "no").exists()


def test_what_is_typed_at_the_last_question_is_no_file_name(person, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    person(*PLAY, typed=["q", "undercroft play dice_brewing --load x/y", "game.json", "", "q", "s game.json"])
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_file_that_cannot_be_written_is_told_in_the_person_s_language(person, tmp_path, monkeypatch):
    def full(file, data):
        raise OSError(28, "No space left on device", str(file))

    monkeypatch.setattr(files, "write", full)
    _, out = person("play", "dice_brewing", "--lang", "it", "--seed", "5", typed=[f"s {tmp_path}/a.json", "q", "n"])
    assert f"Non si può scrivere {tmp_path}/a.json: No space left on device." in out


def test_a_transcript_needs_its_folder_before_the_game_begins(undercroft, tmp_path):
    said = undercroft(*PLAY, "--transcript", tmp_path / "no" / "game.txt")
    assert said.code == 2
    assert "there is no folder" in said.err


# Loading.
def test_a_save_remembers_its_agents(undercroft, tmp_path):
    save = tmp_path / "a.json"
    begun = undercroft(*PLAY, "--seats", "3", "--agent", "easy", typed=f"s {save}\n")
    assert "Agents: Seat 2 (easy), Seat 3 (easy)." in begun.out
    assert "Agents: Seat 2 (easy), Seat 3 (easy)." in undercroft("play", "--load", save, "--lang", "en").out
    other = undercroft("play", "--load", save, "--lang", "en", "--agent", "random", "--me", "2").out
    assert "Agents: Seat 1 (random), Seat 3 (random)." in other
    moved = undercroft("play", "--load", save, "--lang", "en", "--me", "2").out
    assert "Agents: Seat 1 (lively), Seat 3 (easy)." in moved, "whoever was a person before is anybody now"


def test_a_choice_is_taken_back_after_a_load(undercroft, tmp_path):
    save = tmp_path / "a.json"
    undercroft(*PLAY, typed=f"store yellow3\nstore green6\ns {save}\n")
    said = undercroft("play", "--load", save, "--lang", "en", typed=f"u\nu\nu\nl 1\ns {save}\n").out
    assert said.count("Taken back.") == 2
    assert "There is nothing of yours to take back." in said
    assert "· Seat 2 rolls" in said.rpartition("> l 1")[2]
    kept = json.loads(save.read_text())
    assert parse(kept["transcript"]).choices() == 0
    # Luck goes on as it would have: the game is the same as one that was never saved.
    fresh = begin("dice_brewing", PlayOptions(seed=5)).table.state
    assert fingerprint(GAME.load(save.read_bytes())) == fingerprint(fresh)


def test_what_chance_or_another_seat_has_settled_stays_settled_after_a_load(undercroft, tmp_path):
    save = tmp_path / "a.json"
    undercroft(*PLAY, typed=f"place light malt 3 on roast\nend turn\ns {save}\n")
    assert "Somebody else has answered since" in undercroft("play", "--load", save, "--lang", "en", typed="u\n").out


def test_a_finished_transcript_is_not_written_a_second_time(undercroft, script, tmp_path, home):
    file = tmp_path / "done.txt"
    file.write_text(script.transcript)
    said = undercroft("play", "--load", file, "--lang", "en")
    assert f"undercroft replay {file} --show" in said.out
    assert not home.exists()
    undercroft("play", "--load", file, "--lang", "en", "--transcript", tmp_path / "copy.txt")
    assert (tmp_path / "copy.txt").read_text() == script.transcript, "unless somebody asks for it"


def test_replay_of_a_save_says_how_to_carry_it_on(undercroft, tmp_path):
    save = tmp_path / "a.json"
    undercroft(*PLAY, typed=f"s {save}\n")
    said = undercroft("replay", save)
    assert said.code == 2
    assert "undercroft play --load carries it on" in said.err


# Several answers on one line.
def stored(out: str) -> list[str]:
    return re.findall(r"· Seat 1 stores (.*?)\.", out.rpartition("> l 9")[2])


@pytest.mark.parametrize("line", ["7 8 9", "7,8, 9"])
def test_several_numbers_on_one_line_are_answered_one_after_the_other(undercroft, line):
    said = undercroft(*PLAY, typed=f"{line}\nl 9\n").out
    assert len(stored(said)) == 3
    assert said.count("Seat 1: Place one or two pieces") == 2, "the position is drawn before and after, not between"


def test_each_number_means_what_it_meant_when_it_was_typed(undercroft):
    """After the first die is stored, the numbers on the screen would be others."""
    before = undercroft(*PLAY, typed="store\n").out
    numbers = re.findall(r"(\d+)  (Store [\w ]+?\d)\b", before.partition("could be any of these:")[2])
    said = undercroft(*PLAY, typed=" ".join(number for number, _ in numbers) + "\nl 9\n").out
    assert [f"Store {die}" for die in stored(said)] == [label for _, label in numbers]


def test_a_number_that_is_not_there_answers_nothing(undercroft):
    said = undercroft(*PLAY, typed="7 99\nl 9\n").out
    assert "There is no option 99: they are numbered 1 to 10." in said
    assert stored(said) == []


def test_a_line_stops_where_the_next_option_is_not_offered(undercroft):
    said = undercroft(*PLAY, typed="8 8\nl 9\n").out
    assert len(stored(said)) == 1
    assert 'The rest of your line waits: look again before "Store Light Malt 3".' in said


def test_a_line_stops_where_chance_has_spoken(undercroft, tmp_path):
    s = table(reserve={0: "blue6 yellow1 yellow2 green3"})
    save = tmp_path / "t.json"
    s.choose_text("place school_reroll blue6")
    s.choose_text("reroll yellow1")
    save.write_bytes(GAME.save(s))
    order = [choice.text for choice in prompts.in_order(s.pending[0])]
    line = f"{order.index('roll') + 1} {order.index('reroll green3') + 1}"
    said = undercroft("play", "--load", save, "--lang", "en", typed=f"{line}\n").out
    assert 'look again before "Reroll Hops 3"' in " ".join(said.split())


def test_a_line_never_answers_for_the_next_turn(undercroft):
    """Pass, and with it a store that would be offered again after the others have answered."""
    said = undercroft(*PLAY, typed="10 8\nl 9\n").out
    assert stored(said) == []
    assert "look again before" in said


# Looking.
@pytest.mark.parametrize(("language", "part", "shown"), [("en", "rec", "Mass Lager"), ("it", "ric", "Mass Lager")])
def test_a_part_of_the_position_is_shown_alone(undercroft, language, part, shown):
    args = ("play", "dice_brewing", "--lang", language, "--seed", "5")
    said = undercroft(*args, typed=f"v {part}\nv\n").out.partition(f"> v {part}")[2]
    alone, _, which = said.partition("> v\n")
    assert shown in alone
    assert "Brewing Skill" not in alone
    assert "Abilità" not in alone
    assert ("v recipes, v market" if language == "en" else "v ricette, v mercato") in which


def test_the_log_wants_to_know_how_many(undercroft):
    said = undercroft(*PLAY, typed="l 0\n").out
    assert "How many? l 1 or more; l alone shows the last 20." in said
    assert "Nothing has happened yet" not in said


def test_a_long_line_goes_on_under_its_beginning(undercroft, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    said = undercroft(*PLAY, typed="l 1\n").out
    first, second = said.rpartition("> l 1\n")[2].splitlines()[:2]
    assert first.startswith("· Seat 2 rolls")
    assert re.match(r"  \S", second)
    labels = [line for line in said.splitlines() if 'on "Roast' in line or line.strip() == 'malt"']
    at = said.splitlines().index(next(line for line in labels if "Place Light Malt 3" in line))
    option, rest = said.splitlines()[at : at + 2]
    assert len(rest) - len(rest.lstrip()) == option.index("Place")


@pytest.mark.parametrize(
    ("language", "unknown", "none"),
    [
        ("en", "There is no rule 'DB-E99'; did you mean", "No rule of Dice Brewing mentions 'boh'."),
        ("it", "Non c'è una regola «DB-E99»; forse", "Nessuna regola di Dice Brewing parla di «boh»."),
    ],
)
def test_a_rule_that_is_not_there_is_missed_in_the_person_s_language(undercroft, language, unknown, none):
    said = undercroft("play", "dice_brewing", "--lang", language, "--seed", "5", typed="r DB-E99\nr boh\n").out
    assert unknown in said
    assert none in said
    with pytest.raises(SetupError, match=r"DB-S1 .* DB-E"):
        rulebook.find_rule("???", GAME.texts(language))


# What happened.
def test_headlines_are_told_even_where_much_has_happened():
    play = begin("dice_brewing", PlayOptions(seed=5))
    play.news(0)
    s = play.table.state
    s.tell("block_recipe", {"seat": 1, "recipe": "mass_lager"})
    for _ in range(20):
        s.tell("pass", {"seat": 1})
    lines = str(play.news(0).renderable).splitlines()
    assert "Seat 2 blocks Mass Lager." in lines
    assert len([line for line in lines if "passes" in line]) == 14
    assert "… and 6 more before; l shows the log." in lines


class Onlooker(Agent):
    """Looks at the screen while it thinks."""

    needs_world = False

    def __init__(self, screen: io.StringIO) -> None:
        self.screen = screen
        self.saw: list[str] = []

    def pick(self, game, options, chance):
        self.saw.append(self.screen.getvalue())
        return options[-1]


def test_the_screen_says_who_thinks_and_forgets_it_afterwards():
    play = begin("dice_brewing", PlayOptions(seed=5, me=[2]))
    screen = io.StringIO()
    play.console = Console(file=screen, force_terminal=True, width=80)
    agent = Onlooker(screen)
    play.table.agents = {0: agent}
    play.table.agents_answer(play.thinks)
    play.think_no_more()
    assert "Seat 1 is thinking …" in agent.saw[0]
    assert screen.getvalue().endswith("\r\x1b[2K")


# On a real terminal.
@contextmanager
def playing():
    """A game at a terminal of its own: its process, and our end of the terminal."""
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "undercroft.cli", *PLAY]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, preexec_fn=lambda: take(theirs)
    )
    os.close(theirs)
    with os.fdopen(ours, "rb", 0) as terminal:
        try:
            read_until(ours, "Your choice")
            yield process, terminal
        finally:
            process.kill()
            process.wait()


def test_on_a_real_terminal_ctrl_c_twice_keeps_the_game(home):
    with playing() as (process, terminal):
        press_ctrl_c(process, terminal)
        read_until(terminal.fileno(), "Save before you leave?")
        press_ctrl_c(process, terminal)
        said = read_until(terminal.fileno(), "See you.")
        assert process.wait(30) == 0
    (file,) = home.iterdir()
    assert file.name in said.replace("\r\n", "")


@pytest.mark.parametrize("how", ["the window is closed", "the machine shuts down"])
def test_a_terminal_that_goes_away_keeps_the_game(how, home):
    with playing() as (process, terminal):
        wait_for_keys(process)
        if how == "the machine shuts down":
            process.terminate()
        else:
            terminal.close()
        assert process.wait(30) == 0
    (file,) = home.iterdir()
    assert begin(None, PlayOptions(load=file)).table.asked() is not None


def press_ctrl_c(process: subprocess.Popen[bytes], terminal: IO[bytes]) -> None:
    """As a person would, who has read the prompt: between writing it and waiting for keys, Python's readline hears
    of an interruption only with the next key."""
    wait_for_keys(process)
    os.write(terminal.fileno(), b"\x03")


def wait_for_keys(process: subprocess.Popen[bytes]) -> None:
    """Until the program, which has written its prompt, sleeps: it has nothing else to wait for."""
    status = Path(f"/proc/{process.pid}/stat")
    eventually_sync(lambda: status.read_text().rpartition(")")[2].split()[0] == "S", "the program waits for keys")


def take(terminal: int) -> None:
    """Make it the terminal of this session, so that Ctrl-C reaches the program, also if ours ignores or blocks it."""
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGINT])


def read_until(terminal: int, text: str) -> str:
    """What the terminal shows, until a text is there."""
    said = ""
    while text not in said:
        assert select.select([terminal], [], [], LIMIT)[0], said
        said += os.read(terminal, 4096).decode(errors="replace")
    return said


def test_the_last_round_is_told_once_in_the_news(undercroft, tmp_path):
    s = table("brewing", display="mass_lager cheap_lager experimental_lager", store={0: "yellow2 green1"})
    have_brewed(s, 1, 9)
    save = tmp_path / "t.json"
    save.write_bytes(GAME.save(s))
    said = undercroft("play", "--load", save, "--lang", "en", typed="brew mass\n").out
    assert said.count("the game ends with this round.") == 1
