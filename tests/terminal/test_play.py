"""The terminal game, typed at."""

import json
import re
import subprocess
import sys

import pytest

from keep_rules import keep
from undercroft.agents.hints import hint
from undercroft.engine.game import Game
from undercroft.engine.transcript import Recorder, parse
from undercroft.games import game

PLAY = ("play", "dice_brewing", "--lang", "en")


def options(out: str) -> list[str]:
    """The labels of the last list of options shown."""
    last = out.rpartition("Your choice")[0].rpartition("Seat 1: ")[2]
    found = re.findall(r"(?:^|\s{2,})(\d+)  (\S.*?)(?=\s{2,}|$)", last, re.M)
    return [label for _, label in sorted(found, key=lambda line: int(line[0]))]


def test_the_sentence_the_position_and_numbered_options_are_shown(undercroft):
    said = undercroft(*PLAY, "--seed", "5")
    assert said.code == 0
    sentence, position, listed = (
        said.out.index(text)
        for text in ("Seat 1: Place one or two pieces, or pass.", "Round 1, winter", " 1  Plant a seed")
    )
    assert sentence < position < listed
    assert 'Place Light Malt 3 on "Roast dark malt"' in options(said.out)
    assert "Seat 2 rolls Dark Malt 1, Light Malt 3, Hops 3, Brewing Skill 3." in said.out


def test_the_end_of_the_input_ends_politely(undercroft):
    said = undercroft(*PLAY, "--seed", "5")
    assert (said.code, said.err) == (0, "")
    assert "The input has ended" in said.out.splitlines()[-1]


@pytest.mark.parametrize(
    "typed",
    ["8", "store yellow3", "store light", "Store Light Malt 3", "STORE  LIGHT malt", "store y"],
)
def test_an_option_is_chosen_by_number_by_its_text_or_by_the_beginning_of_either(undercroft, typed):
    said = undercroft(*PLAY, "--seed", "5", typed=f"{typed}\nl 1\n")
    assert "· Seat 1 stores Light Malt 3." in said.out


def test_what_is_ambiguous_or_unknown_is_said_and_changes_nothing(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="store\n99\nxyzzy\n0\n")
    assert '"store" could be any of these:' in said.out
    assert "There is no option 99: they are numbered 1 to 10." in said.out
    assert "There is no option 0" in said.out
    assert 'Nothing offered begins with "xyzzy"' in said.out
    assert "Seat 1 stores" not in said.out


def test_typing_what_is_forbidden_tells_why(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="brew mass_lager\nplace reroll dice\n")
    assert "That is not possible now:" in said.out
    assert "This belongs to another phase of the round." in said.out
    assert "The School of Skills opens in round 2." in said.out


def test_why_not_lists_reasons_with_their_rules(undercroft, monkeypatch):
    monkeypatch.setenv("COLUMNS", "160")
    said = undercroft(*PLAY, "--seed", "5", typed="?\n")
    answer = said.out.partition("> ?")[2]
    assert re.search(r"end the turn\s+You have placed nothing this turn: place a piece, or pass\.\s+DB-F18", answer)
    assert re.search(r"brew Mass Lager, Cheap Lager, .*DB-F1\b", answer)
    assert "hops 6 is too high" not in answer.lower(), "in short, particular dice are left out or stand together"


def test_why_not_narrows_to_a_word_and_shows_a_rule(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="? improve hops\n? DB-P4\n? teapot\n")
    narrow, _, rest = said.out.partition("> ? improve hops")[2].partition("> ? DB-P4")
    assert 'Hops 6 is too high: "Improve hops" takes 5 at most.' in " ".join(narrow.split())
    assert "School of Skills" not in narrow
    assert "Mass Lager" in undercroft(*PLAY, "--seed", "5", typed="? mass\n").out.partition("> ? mass")[2]
    assert "Cheap Lager" not in undercroft(*PLAY, "--seed", "5", typed="? mass\n").out.partition("> ? mass")[2]
    assert rest.lstrip().startswith("DB-P4")
    assert 'No reason mentions "teapot"' in rest


def test_a_tip_is_searched_in_a_world_of_the_seat_and_never_in_the_true_state(undercroft, monkeypatch):
    asked, hidden = [], []

    def watched_hint(game, world, seat, chance):
        asked.append(world)
        return make_hint(game, world, seat, chance, 4, 0)

    def watched_hide(game, s, seat, chance):
        hidden.append(hide(game, s, seat, chance))
        return hidden[-1]

    make_hint, hide = hint.make_hint, Game.determinize
    monkeypatch.setattr(hint, "make_hint", watched_hint)
    monkeypatch.setattr(Game, "determinize", watched_hide)
    undercroft("play", "dice_brewing", "--seed", "1", "--option", "mode=advanced", typed="t\nt\n")
    assert len(asked) == 2
    assert all(any(world is made for made in hidden) for world in asked)


def test_a_tip_names_an_option_and_its_chances(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="t\n")
    before, _, after = said.out.partition("> t")
    number, label, percent = re.search(r"(\d+): (.*?) – .*?(\d+)%", " ".join(after.split())).groups()
    assert f"{number} {label}" in " ".join(before.split())
    assert 0 < int(percent) < 100


def test_undo_takes_back_and_says_when_it_cannot(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="store light\nu\nu\n")
    before, _, after = said.out.partition("> u")
    assert 'Place Light Malt 3 on "Roast dark malt" from the Storehouse' in options(before + "Your choice")
    assert "Taken back." in after
    assert "There is nothing of yours to take back." in after
    assert 'Place Light Malt 3 on "Roast dark malt"' in options(said.out)


def test_undo_is_refused_once_another_seat_has_answered(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="place light malt 3 on roast\nend turn\nu\n")
    assert "Somebody else has answered since" in said.out


def test_the_log_tells_what_happened(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="l 2\n")
    assert said.out.partition("> l 2")[2].splitlines()[1:3] == [
        "· Seat 1 rolls Brewing Skill 1, Dark Malt 2, Light Malt 3, Hops 6.",
        "· Seat 2 rolls Dark Malt 1, Light Malt 3, Hops 3, Brewing Skill 3.",
    ]


def test_rules_help_and_a_closer_look(undercroft):
    said = undercroft(*PLAY, "--seed", "5", typed="r db-e3\nr DB-E99\nr share the\nr\nh\nv 2\nv 7\n")
    assert "DB-E3  Final score" in said.out
    assert "There is no rule 'DB-E99'; did you mean" in said.out
    assert "DB-E4" in said.out.partition("> r share the")[2]
    assert "take your last choice back" in said.out
    closer = said.out.partition("> v 2")[2]
    assert "╭─ Seat 2 · 2 coins" in closer
    assert "Which seat? v 1 to v 2." in closer


def test_a_single_option_is_answered_by_itself_unless_one_wants_to_be_asked(undercroft):
    store_all = "store brewing\nstore dark\nstore light\nstore hops\npass\n"
    by_itself = undercroft(*PLAY, "--seed", "5", typed=store_all + "\n")
    assert "Only one thing to do, so it is done: End the purchase." in by_itself.out
    asked = undercroft(*PLAY, "--seed", "5", "--no-auto", typed=store_all)
    assert options(asked.out) == ["End the purchase"]
    assert "Only one thing" not in asked.out


def test_a_turn_does_not_end_by_itself_while_something_can_be_taken_back(undercroft):
    """With two pieces placed and every die stored, only "End the turn" is left. It is asked all the same."""
    typed = "1\nplace dark\nstore brewing\nstore light\nstore hops\n"
    said = undercroft(*PLAY, "--seed", "5", typed=typed)
    assert options(said.out) == ["End the turn"]
    assert "Only one thing" not in said.out
    taken_back = undercroft(*PLAY, "--seed", "5", typed=typed + "u\n")
    assert options(taken_back.out) == ["Store Hops 6", "End the turn"]


def test_leaving_asks_first_and_can_save(undercroft, home):
    said = undercroft(*PLAY, "--seed", "5", typed="q\n\nq\ny\n")
    assert said.out.count("Save before you leave?") == 2
    assert said.out.rstrip().endswith("See you.")
    (file,) = home.iterdir()
    assert f"Saved to {file}" in said.out
    assert "hidden things" in said.out


def test_a_save_does_not_overwrite_a_file_of_somebody_else(undercroft, tmp_path):
    file = tmp_path / "thesis.txt"
    file.write_text("years of work")
    said = undercroft(*PLAY, "--seed", "5", typed=f"s {file}\n")
    assert "exists already" in said.out
    assert file.read_text() == "years of work"


def test_a_whole_game_ends_with_the_score_and_a_transcript(undercroft, script, home):
    said = undercroft(*PLAY, "--seed", "2", typed="\n".join(script.lines))
    (file,) = home.iterdir()
    assert file.read_text() == script.transcript
    ending = said.out.partition("The game is over.\n")[2]
    result = parse(script.transcript).result
    assert re.search(rf"Total\s+│\s+{result.scores[0]} │\s+{result.scores[1]} │", ending)
    assert f"Seat {result.winners[0] + 1} wins." in ending
    assert f"The transcript is in {file}" in ending


def test_a_game_played_through_a_pipe_is_replayed_by_another_process(script, home, tmp_path):
    def command(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        full = [sys.executable, "-m", "undercroft.cli", *args]
        return subprocess.run(full, input=typed, capture_output=True, text=True, check=False)

    file = tmp_path / "game.txt"
    played = command(*PLAY, "--seed", "2", "--transcript", str(file), typed="\n".join(script.lines))
    assert (played.returncode, played.stderr) == (0, "")
    assert file.read_text() == script.transcript
    replayed = command("replay", str(file), "--json")
    assert replayed.returncode == 0
    found = json.loads(replayed.stdout)
    result = parse(script.transcript).result
    assert (found["ok"], found["result"], found["winners"]) == (True, result.scores, result.winners)


def test_a_game_saved_and_loaded_in_the_middle_goes_on_as_if_nothing_had_been(undercroft, script, tmp_path):
    half = len(script.lines) // 2
    save, file = tmp_path / "half.json", tmp_path / "whole.txt"
    first = undercroft(*PLAY, "--seed", "2", typed="\n".join([*script.lines[:half], f"s {save}", "q", "n"]))
    assert first.code == 0
    # Agents have luck of their own after a load, so the rest is played by both seats' recorded choices.
    choices = [line for line in parse(script.transcript).lines if line[0] >= 0]
    done = parse(json.loads(save.read_text())["transcript"]).choices()
    typed, shown = [], None
    for seat, text in choices[done:]:
        if seat != shown:
            typed.append("")
            shown = seat
        typed.append(text)
    said = undercroft(
        "play", "--load", save, "--hot-seat", "--no-auto", "--lang", "en", "--transcript", file, typed="\n".join(typed)
    )
    assert said.code == 0
    assert len(choices) > done > 0
    assert file.read_text() == script.transcript


def test_a_save_remembers_who_the_people_are(undercroft, tmp_path):
    save = tmp_path / "a.json"
    undercroft(*PLAY, "--seats", "3", "--me", "2", "--seed", "1", typed=f"s {save}\n")
    assert "You: Seat 2." in undercroft("play", "--load", save, "--lang", "en").out
    assert "You: Seat 3." in undercroft("play", "--load", save, "--me", "3", "--lang", "en").out


def test_a_game_begun_under_earlier_rules_is_carried_on_under_them(undercroft, earlier, tmp_path):
    now = game("dice_brewing")
    source = keep("dice_brewing", earlier).rename(earlier / "dice_brewing_1") / "game.py"
    source.write_text(source.read_text("utf-8").replace(f"version = {now.version}", "version = 1"), "utf-8")
    then = game("dice_brewing", 1)
    recorder = Recorder.begin(then, then.setup(2), "5")
    file, save = tmp_path / "part.txt", tmp_path / "a.json"
    file.write_text(str(recorder.transcript))
    said = undercroft("play", "dice_brewing", "--load", file, "--lang", "en", typed=f"s {save}\n")
    assert (said.code, said.err) == (0, "")
    assert json.loads(save.read_text())["version"] == 1
    again = undercroft("play", "--load", save, "--lang", "en")
    assert (again.code, again.err) == (0, "")
    assert "Your choice" in again.out


def test_an_unfinished_transcript_is_carried_on(undercroft, script, tmp_path):
    whole = script.transcript.splitlines()
    file = tmp_path / "part.txt"
    file.write_text("\n".join(line for line in whole[:60] if not line.startswith(("result", "winners"))) + "\n")
    said = undercroft("play", "--load", file, "--lang", "en", typed="l 3\n")
    assert said.code == 0
    assert "Carrying on from" in said.out
    assert "Your choice" in said.out


def test_a_finished_transcript_shows_how_it_ended(undercroft, script, tmp_path):
    file = tmp_path / "done.txt"
    file.write_text(script.transcript)
    said = undercroft("play", "--load", file, "--lang", "en")
    assert "The game is over." in said.out
    assert "wins." in said.out


def test_people_at_one_screen_are_told_to_pass_it(undercroft):
    said = undercroft(*PLAY, "--hot-seat", "--seed", "5", typed="\npass\n\npass\n")
    first, second = (said.out.index(f"Pass the screen to Seat {seat}, then press Enter.") for seat in (1, 2))
    assert first < said.out.index("Seat 1: Place one or two pieces") < second
    assert second < said.out.index("Seat 2: Place one or two pieces")
    assert "all of them people" in said.out


def test_the_kind_of_a_token_taken_face_down_is_told_to_its_owner_alone(undercroft, tmp_path):
    """DB-A4 on one screen: the log of each person says what that person may know."""
    from brewery import table
    from undercroft.games.dice_brewing import GAME

    s = table("purchase", coins={0: 5}, reserve={0: "yellow1", 1: "yellow1"}, mode="advanced")
    save = tmp_path / "s.json"
    save.write_bytes(GAME.save(s))
    typed = "\nbuy raise_die\nl\nend purchase\n\nl\n"
    said = undercroft("play", "--load", save, "--hot-seat", "--lang", "en", typed=typed)
    mine, _, others = said.out.partition("Pass the screen to Seat 2")
    assert "Seat 1 buys the token Raise a Die for 2 coins." in mine
    assert "Seat 1 buys an action token, face down." in others
    assert "Seat 1 buys the token" not in others
    assert "without its history" in said.out


def test_it_speaks_italian(undercroft):
    said = undercroft(
        "play", "dice_brewing", "--lang", "it", "--seed", "5", typed="?\nimmagazzina malto chiaro\nu\nh\n"
    )
    for text in (
        "Posto 1: Piazza uno o due pezzi, oppure passa.",
        "Piazza Malto Chiaro 3 su «Acquisire Malto Scuro»",
        "Spetta a un'altra fase del round.",
        "Posto 1 immagazzina Malto Chiaro 3.",
        "Ritirata.",
        "ritira la tua ultima scelta",
        "L'input è finito",
    ):
        assert text in said.out
    for english in ("Storehouse", "Seat", "place ", "brew "):
        assert english not in said.out


@pytest.mark.parametrize("damage", ["half", "text", "version", "cards", "history"])
def test_a_damaged_save_is_refused_in_one_line(undercroft, tmp_path, damage):
    save = tmp_path / "a.json"
    undercroft(*PLAY, "--seed", "1", typed=f"s {save}\n")
    data = json.loads(save.read_text())
    if damage == "half":
        save.write_text(save.read_text()[:200])
    elif damage == "text":
        data["fields"] = {"brewers": "none"}
    elif damage == "version":
        data["version"] = 99
    elif damage == "cards":
        data["cards"] = "0123456789ab"
    else:
        data["transcript"] = data["transcript"].replace("~", "~ 9 ", 1)
    if damage != "half":
        save.write_text(json.dumps(data))
    said = undercroft("play", "--load", save)
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
