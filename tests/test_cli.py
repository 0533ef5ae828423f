"""The command `undercroft`: its answers to people, to programs, and to mistakes."""

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import undercroft
from eventually import eventually_sync
from undercroft.agents import AGENTS, NUMBERED
from undercroft.cli import main, parser
from undercroft.engine.texts import Texts
from undercroft.games.dice_brewing import GAME
from undercroft.lab import simulate
from undercroft.server.run import serve

COMMAND = [sys.executable, "-m", "undercroft.cli"]
OWN_CARDS = GAME.folder() / "cards"


@pytest.fixture(autouse=True)
def surroundings(tmp_path, monkeypatch):
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def run(capsys):
    """Run a command in this process: exit code, output, errors."""

    def run(*args: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = main([str(arg) for arg in args])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def another_process(*args: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *map(str, args)], capture_output=True, text=True, check=False, timeout=120)


def simulated(*args: object) -> dict[str, object]:
    done = another_process("simulate", "dice_brewing", *args, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def transcript(tmp_path_factory) -> Path:
    """The transcript of a game between two agents."""
    folder = tmp_path_factory.mktemp("games")
    simulate.run("dice_brewing", 2, 1, ["lively"], seed=3, transcripts=folder)
    (file,) = folder.iterdir()
    return file


# Answers.
def test_games_for_programs():
    done = another_process("games", "--json")
    assert done.returncode == 0
    (game,) = [game for game in json.loads(done.stdout) if game["id"] == "dice_brewing"]
    assert game["name"] == "Dice Brewing"
    assert game["players"] == {"min": 2, "max": 4}
    assert game["options"][0] == {"id": "mode", "values": ["standard", "advanced"], "default": "standard"}


def test_games_for_people(run):
    code, out, _ = run("games", "--lang", "it")
    assert code == 0
    assert "dice_brewing  Dice Brewing, 2–4" in out
    assert re.search(r"standard \*\s+Modalità: Standard", out)


def test_one_game_for_people_and_for_programs(run):
    code, out, _ = run("games", "dice_brewing", "--lang", "en")
    assert code == 0
    assert "Grow malt and hops" in out
    assert "recipes.toml" in out
    assert "undercroft dice_brewing" in out
    assert "undercroft rules dice_brewing" in run("games", "dice_brewing", "--lang", "it")[1]
    assert json.loads(run("games", "dice_brewing", "--json")[1])["id"] == "dice_brewing"


def test_a_game_alone_is_played(run, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert run("dice_brewing", "--seed", 1, "--lang", "en") == run("play", "dice_brewing", "--seed", 1, "--lang", "en")


def test_nothing_at_all_opens_the_house(run, monkeypatch):
    opened = []
    monkeypatch.setattr(serve, "serve", lambda settings, browser: opened.append((settings.host, browser)) or 0)
    assert run() == (0, "", "")
    assert opened == [("127.0.0.1", True)]


def test_help_waits_for_nothing(tmp_path):
    """Neither games nor server nor rich are imported for it."""
    script = "import sys; from undercroft.cli import main; main(['--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    heavy = {"msgspec", "rich", "fluent", "asyncio", "undercroft.games", "undercroft.server"}
    assert "simulate" in done.stdout
    assert heavy & set(done.stderr.split()) == set()


def test_a_rulebook_that_was_not_translated_is_read_in_english(run, monkeypatch):
    monkeypatch.setattr(Texts, "rules", lambda self: ["DB-P4"] if self.language == "en" else [])
    assert "DB-P4  Speeding up" in run("rules", "dice_brewing", "DB-P4", "--lang", "it")[1]
    monkeypatch.setattr(Texts, "rules", lambda self: [])
    assert run("rules", "dice_brewing", "DB-P4", "--lang", "en")[2] == "undercroft: Dice Brewing has no rulebook here\n"


def test_the_version(run):
    assert run("--version") == (0, f"undercroft {undercroft.__version__}\n", "")


@pytest.mark.parametrize("command", ["", "games", "rules", "play", "simulate", "replay", "bench", "doctor"])
def test_every_command_explains_itself(run, command):
    code, out, err = run(*command.split(), "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"usage: undercroft {command}".rstrip())


@pytest.mark.parametrize("command", ["play", "simulate", "tournament", "lab"])
def test_help_names_every_agent_those_with_numbers_too(run, command):
    _, out, _ = run(command, "--help")
    assert {*AGENTS, *NUMBERED, "search:ITERATIONS", "instinct:BLUNDERS"} <= set(re.split(r"[\s,]+", out))


def test_the_whole_rulebook_by_section(run):
    code, out, _ = run("rules", "dice_brewing", "--lang", "en")
    assert code == 0
    assert out.index("Set-up ──") < out.index("DB-S1  Players") < out.index("Flow of a round ──") < out.index("DB-E4")


def test_one_rule_in_each_language(run):
    _, english, _ = run("rules", "dice_brewing", "db-p4", "--lang", "en")
    _, italian, _ = run("rules", "dice_brewing", "DB-P4", "--lang", "it")
    assert "DB-P4" in english
    assert "DB-P4  Velocizzare" in italian
    assert "DB-P5" not in english


def test_rules_that_mention_a_word(run):
    _, out, _ = run("rules", "dice_brewing", "--find", "SHARE THE", "--lang", "en")
    assert re.findall(r"^(DB-\w+)", out, re.M) == ["DB-E4"]
    code, out, _ = run("rules", "dice_brewing", "--find", "teapot")
    assert (code, out) == (0, "No rule of Dice Brewing mentions 'teapot'.\n")
    _, out, _ = run("rules", "dice_brewing", "--find", "teiera", "--lang", "it")
    assert out == "Nessuna regola di Dice Brewing parla di «teiera».\n"


def test_rules_for_programs(run):
    _, out, _ = run("rules", "dice_brewing", "DB-P4", "--json", "--lang", "it")
    told = json.loads(out)
    assert (told["game"], told["language"]) == ("dice_brewing", "it")
    (rule,) = told["sections"][0]["rules"]
    assert (rule["id"], rule["title"]) == ("DB-P4", "Velocizzare")
    assert "dado" in rule["text"]
    _, out, _ = run("rules", "dice_brewing", "--json", "--lang", "en")
    ids = [rule["id"] for section in json.loads(out)["sections"] for rule in section["rules"]]
    assert ids == GAME.texts("en").rules()


def test_the_language_of_the_environment_is_spoken(run, monkeypatch):
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Velocizzare" in run("rules", "dice_brewing", "DB-P4")[1]
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Velocizzare" not in run("rules", "dice_brewing", "DB-P4")[1]


# Simulations.
def test_a_simulation_does_not_depend_on_the_number_of_jobs():
    asked = ("--players", 2, "--games", 30, "--agents", "lively,lively", "--seed", 3)
    alone, shared = simulated(*asked, "--jobs", 1), simulated(*asked, "--jobs", 2)
    for told in (alone, shared):
        assert (told["game"], told["players"], told["games"], told["errors"]) == ("dice_brewing", 2, 30, [])
        assert told["decisions"] > 30
        assert told["seconds"] > 0
        assert told["games_per_second"] > 0
        assert told["decisions_per_second"] > 0
        assert sum(told["wins"]) == pytest.approx(30)
    timing = {"seconds", "games_per_second", "decisions_per_second"}
    assert {key: alone[key] for key in alone.keys() - timing} == {key: shared[key] for key in shared.keys() - timing}
    assert alone["wins"] != simulated(*asked[:-1], 4)["wins"]


def test_seats_and_players_are_one_thing():
    """A person who has just typed one of them at another command is understood."""
    read = parser().parse_args
    assert read(["play", "dice_brewing", "--players", "3"]).seats == 3
    assert read(["simulate", "dice_brewing", "--seats", "3"]).players == 3
    assert read(["tournament", "dice_brewing", "--seats", "3"]).players == 3
    assert read(["lab", "dice_brewing", "--seats", "2,3"]).players == "2,3"


def test_a_simulation_for_people(run):
    code, out, _ = run("simulate", "dice_brewing", "--games", 3, "--agents", "lively")
    assert code == 0
    assert re.search(r"│ 2\s+│ lively │", out)
    assert re.search(r"3 games and \d+ decisions in", out)


def test_a_simulation_of_another_table_with_transcripts(run, tmp_path):
    folder = tmp_path / "kept"
    asked = ("--players", 3, "--games", 2, "--agents", "lively", "--option", "mode=advanced", "--transcripts", folder)
    code, out, _ = run("simulate", "dice_brewing", *asked, "--json")
    assert code == 0
    assert json.loads(out)["players"] == 3
    files = sorted(folder.iterdir())
    assert len(files) == 2
    assert "options mode=advanced" in files[0].read_text()
    assert run("replay", files[1], "--lang", "en")[0] == 0


@contextmanager
def interruptible(*args: str) -> Iterator[subprocess.Popen[str]]:
    """The command in a process that hears Ctrl-C even where these tests run in the background and do not."""
    process = subprocess.Popen(
        [*COMMAND, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    with process:
        try:
            yield process
        finally:
            process.kill()


def test_an_interrupted_simulation_keeps_what_is_done(tmp_path):
    asked = ["simulate", "dice_brewing", "--games", "100000", "--agents", "lively", "--json"]
    asked += ["--transcripts", str(tmp_path / "kept")]
    with interruptible(*asked) as process:
        eventually_sync(lambda: len(list(tmp_path.glob("kept/*.txt"))) >= 2, "games are finished")
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in err
    told = json.loads(out)
    assert told["interrupted"] is True
    assert 0 < told["games"] < 100000


# Replays.
def test_another_process_replays_a_transcript_to_the_same_result(transcript):
    done = another_process("replay", transcript, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["ok"] is True
    assert f"result {told['result'][0]} {told['result'][1]}\n" in transcript.read_text()
    assert "winners " + " ".join(map(str, told["winners"])) in transcript.read_text()


def test_a_replay_is_told_in_words(run, transcript):
    code, out, _ = run("replay", transcript, "--show", "--lang", "it")
    assert code == 0
    assert "Comincia il round 1. È inverno" in out
    assert "La partita è finita." in out
    assert "Comincia il round 1" not in run("replay", transcript, "--lang", "it")[1]


def test_a_replay_ends_in_the_language_it_was_told_in(run, transcript, tmp_path):
    part = tmp_path / "part.txt"
    part.write_text("\n".join(transcript.read_text().splitlines()[:6]) + "\n")
    told = {language: run("replay", transcript, "--lang", language)[1] for language in ("en", "it")}
    assert re.search(r"^[\d,]+ choices replayed to the same result\.\nSeat \d wins", told["en"], re.M)
    assert re.search(r"^[\d.]+ scelte rigiocate fino allo stesso risultato\.\nVince Posto \d", told["it"], re.M)
    assert re.fullmatch(r"\d+ choices? replayed; the game is not over\.\n", run("replay", part, "--lang", "en")[1])
    assert re.fullmatch(
        r"\d+ scelt[ae] rigiocat[ae]; la partita non è finita\.\n", run("replay", part, "--lang", "it")[1]
    )


def test_a_transcript_with_another_result_is_not_ok(run, transcript, tmp_path):
    file = tmp_path / "false.txt"
    file.write_text(re.sub(r"^result (\d+)", "result 9\\1", transcript.read_text(), flags=re.M))
    code, out, err = run("replay", file, "--json")
    assert code == 2
    told = json.loads(out)
    assert told["ok"] is False
    assert "the transcript says" in told["error"]
    assert len(err.splitlines()) == 1


def test_a_transcript_with_a_forbidden_choice_says_where(run, transcript, tmp_path):
    lines = transcript.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if line[0] in "01")
    lines[number] = f"{lines[number][0]} brew mass_lager"
    file = tmp_path / "false.txt"
    file.write_text("\n".join(lines))
    code, _, err = run("replay", file)
    assert code == 2
    assert f"line {number + 1}: does not replay" in err


def test_an_unfinished_transcript_replays_without_a_result(run, transcript, tmp_path):
    whole = transcript.read_text().splitlines()
    file = tmp_path / "part.txt"
    file.write_text("\n".join(whole[:5]) + "\n")
    code, out, _ = run("replay", file, "--json")
    assert code == 0
    assert (json.loads(out)["ok"], json.loads(out)["result"]) == (True, None)


# Cards of an owner.
@pytest.fixture
def owners_cards(tmp_path) -> Path:
    """A folder that replaces the recipes: Mass Lager has another name and needs."""
    folder = tmp_path / "cards"
    folder.mkdir()
    text = (OWN_CARDS / "recipes.toml").read_text()
    text = text.replace('name = "Mass Lager"', 'name = "Granny\'s Lager"', 1)
    text = text.replace('{ color = "yellow", min = 2 }', '{ color = "yellow", min = 6 }', 1)
    (folder / "recipes.toml").write_text(text)
    return folder


def test_a_game_with_an_owner_s_cards_shows_them(run, owners_cards, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO())
    code, out, _ = run("play", "dice_brewing", "--cards", owners_cards, "--lang", "en")
    assert code == 0
    assert re.search(r"Granny's Lager\s+L6\+ H1\+", out)


def test_cards_are_needed_again_for_a_replay(run, owners_cards, tmp_path):
    folder = tmp_path / "kept"
    asked = ("--games", 1, "--agents", "lively", "--cards", owners_cards, "--transcripts", folder)
    assert run("simulate", "dice_brewing", *asked)[0] == 0
    (file,) = folder.iterdir()
    assert run("replay", file, "--cards", owners_cards)[0] == 0
    code, _, err = run("replay", file)
    assert code == 2
    assert "--cards" in err


def test_a_mistake_in_a_card_file_is_told_with_its_line_and_no_game_starts(run, owners_cards):
    file = owners_cards / "recipes.toml"
    lines = file.read_text().splitlines()
    number = next(i for i, line in enumerate(lines) if "min = 6" in line)
    lines[number] = lines[number].replace("min = 6", "min = 7")
    file.write_text("\n".join(lines))
    for command in ("play", "simulate"):
        code, out, err = run(command, "dice_brewing", "--cards", owners_cards)
        assert (code, out) == (2, "")
        assert f"recipes.toml, line {number + 1}, field recipe[0].base[0].min" in err
        assert len(err.splitlines()) == 1


# The doctor and the bench.
def test_the_doctor_finds_everything_in_place(run, tmp_path):
    code, out, _ = run("doctor", "--json")
    told = json.loads(out)
    assert (code, told["ok"]) == (0, True)
    found = {check["name"]: check["found"] for check in told["checks"]}
    assert str(tmp_path / "home") in found["saves"]
    assert not (tmp_path / "home").exists(), "looking leaves nothing behind"
    assert "random choices to the end" in found["dice_brewing game"]
    assert found["compiled"].startswith(("yes", "no"))
    assert found["browser client"].startswith(("yes", "not built: make web"))
    assert re.search(r"lab: (yes|no \(.* -m pip install \"undercroft\[lab\]\"\))", found["extras"])
    assert str(OWN_CARDS) in found["dice_brewing cards"]
    assert run("doctor")[0] == 0


def test_the_doctor_says_what_is_missing(run, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("UNDERCROFT_HOME", str(tmp_path / "file" / "home"))
    code, out, _ = run("doctor", "--json")
    assert code == 1
    (wrong,) = [check for check in json.loads(out)["checks"] if not check["ok"]]
    assert wrong["name"] == "saves"


def test_the_bench_says_where_it_is_if_not_here(run, tmp_path, monkeypatch):
    monkeypatch.setattr(undercroft, "__file__", str(tmp_path / "lib" / "undercroft" / "__init__.py"))
    code, _, err = run("bench")
    assert code == 2
    assert "bench/run.py" in err


def test_the_bench_is_run_with_what_follows(run, tmp_path, monkeypatch):
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "run.py").write_text("import sys; sys.exit(len(sys.argv) + 40)")
    monkeypatch.setattr(undercroft, "__file__", str(tmp_path / "src" / "undercroft" / "__init__.py"))
    assert run("bench", "--quick", "3")[0] == 43


# Mistakes.
MISTAKES = {
    "--lang": "COMMAND",
    "plya": "did you mean 'play'?",
    "dice-brewing": "did you mean 'dice_brewing'?",
    "teapot": "choose from play, games",
    "games --yaml": "unrecognized arguments: --yaml",
    "games --lang fr": "choose from en, it",
    "rules": "GAME",
    "rules dice_brewin": "did you mean 'dice_brewing'?",
    "rules chess": "the games are: ",
    "rules dice_brewing DB-Z9": "did you mean",
    "rules dice_brewing nonsense": "there is no rule 'nonsense'",
    "play": "which game?",
    "play dice-brewing": "did you mean 'dice_brewing'?",
    "play dice_brewing --seats 5": "2 to 4 seats, not 5",
    "play dice_brewing --seats two": "expected a whole number",
    "play dice_brewing --seats 0": "expected 1 or more",
    "play dice_brewing --me 3": "there is no seat 3; with 2 seats they are 1 to 2",
    "play dice_brewing --me 0": "expected 1 or more",
    "play dice_brewing --agent livly": "did you mean 'lively'?",
    "play dice_brewing --option mod=advanced": "did you mean 'mode'?",
    "play dice_brewing --option teapot=1": "its options are: mode",
    "play dice_brewing --option mode=advancd": "did you mean 'advanced'?",
    "play dice_brewing --option mode": "ID=VALUE",
    "play dice_brewing --cards /nowhere": "expected a folder",
    "play dice_brewing --load /nowhere/a.json": "No such file",
    "play --load /dev/null": "neither a saved game nor a transcript",
    "play --load / --seats 2": "come with the loaded game",
    "play --load /": "cannot read /",
    "simulate dice_brewing --games 0": "expected 1 or more",
    "simulate dice_brewing --games many": "expected a whole number",
    "simulate dice_brewing --jobs 0": "expected 1 or more",
    "simulate dice_brewing --players 7": "2 to 4 seats",
    "simulate dice_brewing --agents lively,random,random": "3 agents",
    "simulate dice_brewing --agents randon": "did you mean 'random'?",
    "simulate dice_brewing --agents ,": "there is no agent ''",
    "simulate dice_brewing --option unlucky_roll=maybe": "its values are: no, yes",
    "simulate dice_brewing --games 1 --transcripts /dev/null/x": "/dev/null",
    "replay": "FILE",
    "replay /nowhere.txt": "No such file",
    "replay /dev/null": "begins with the line 'undercroft transcript 1'",
    "replay /": "cannot read /",
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_answered_with_one_clear_line(run, mistake):
    code, out, err = run(*mistake.split())
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith("undercroft")
    assert MISTAKES[mistake] in err


@pytest.mark.parametrize(
    "text",
    [
        b"undercroft transcript 1\n",
        b"undercroft transcript 1\ngame chess 1\nseats 2\n",
        b"undercroft transcript 1\ngame dice_brewing 2\nseats two\n",
        b"undercroft transcript 1\ngame dice_brewing 99\nseats 2\n",
        b"undercroft transcript 1\ngame dice_brewing 2\noptions mode\nseats 2\n",
        b"undercroft transcript 1\ngame dice_brewing 2\nseats 2\n~ 9 9 9\n",
        b"undercroft transcript 1\ngame dice_brewing 2\nseats 2\n0 pass\n",
        b"undercroft transcript 1\n\xff\xfe\x00",
        b"\x89PNG\r\n\x1a\n",
        b"{}",
        b'{"format": "undercroft state 1"}',
        b'{"format": "undercroft state 1", "game": "dice_brewing"}',
        b'{"format": "undercroft state 1", "game": ["dice_brewing"]}',
    ],
)
def test_a_file_that_is_none_of_ours_is_refused(run, tmp_path, text):
    file = tmp_path / "file"
    file.write_bytes(text)
    for command in (("replay", file), ("replay", file, "--json"), ("play", "--load", file)):
        code, out, err = run(*command)
        assert code == 2
        assert len(err.splitlines()) == 1
        assert err.startswith("undercroft: ")
        if "--json" in command:
            assert json.loads(out)["ok"] is False


@pytest.mark.parametrize("asked", ["rules dice_brewing", "rules dice_brewing --json"])
def test_a_reader_that_leaves_early_is_no_error(asked):
    with subprocess.Popen([*COMMAND, *asked.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""


def test_ctrl_c_at_a_prompt_is_quiet():
    with interruptible("play", "dice_brewing") as process:
        shown = ""
        while not shown.endswith(" > "):  # a busy machine takes its time to come to the prompt
            shown += process.stdout.read(1)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert err.strip() == ""


def test_a_screen_without_unicode_still_gets_an_answer():
    done = subprocess.run(
        [*COMMAND, "rules", "dice_brewing", "--lang", "it"],
        capture_output=True,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"DB-S1" in done.stdout


def test_without_colour_nothing_but_text_is_written(transcript):
    env = {**os.environ, "NO_COLOR": "1", "TERM": "xterm-256color"}
    done = subprocess.run([*COMMAND, "replay", str(transcript), "--show"], capture_output=True, check=True, env=env)
    assert b"\x1b" not in done.stdout


def test_the_script_of_the_package_is_this_command():
    script = shutil.which("undercroft", path=str(Path(sys.executable).parent))
    if script is None:
        pytest.skip("the package is not installed here")
    assert subprocess.run([script, "--version"], capture_output=True, check=True).stdout.startswith(b"undercroft ")
