"""Where all answer at once and in secret, an answer may be changed until all are in; and automatic answers."""

import pytest

from caverns import table
from undercroft.games.cutthroat_caverns import GAME

HANDS = {0: "attack_10 attack_20", 1: "attack_25 attack_30", 2: "attack_40 attack_50"}

PASSES = ["", "pass"] * 3
"""Before the first reveal each may still exchange the set card."""
LOG = ["", *PASSES, "", "l 60"]
"""It stands; the next one takes the screen and looks at the log."""


@pytest.fixture
def typed(undercroft, tmp_path):
    """Sit down at a laid-out table, everybody or seat 1 alone, and type; what the screen said, prompt by prompt."""

    def play(s, *lines: str, who: tuple[str, ...] = ("--hot-seat",), language: str = "en") -> str:
        save = tmp_path / "table.json"
        save.write_bytes(GAME.save(s))
        said = undercroft("play", "--load", save, *who, "--lang", language, typed="\n".join(lines) + "\n")
        assert said.code == 0
        return " ".join(said.out.split())

    return play


def revealed(out: str) -> list[str]:
    """The cards revealed, in order, as the log at the end tells."""
    return [part.partition(".")[0] for part in out.rpartition("> l 60")[2].split(" reveals ")[1:]]


def secret_table():
    return table("ripper", "set", seats=3, hands=HANDS)


def test_the_one_who_has_just_answered_takes_it_back_before_the_screen_is_passed_on(typed):
    out = typed(
        secret_table(), "", "set attack_10", "u", "set attack_20", "", "set attack_25", "", "set attack_40", *LOG
    )
    assert "Pass the screen to Seat 2, then press Enter. (Seat 1: u takes your choice back.)" in out
    assert "Taken back." in out
    assert revealed(out) == ["Attack 20", "Attack 25", "Attack 40"]


def test_another_seat_may_change_its_answer_while_somebody_has_not_answered(typed):
    lines = ["", "set attack_10", "", "set attack_25", "", "u 1", "", "set attack_20", "", "set attack_40", *LOG]
    out = typed(secret_table(), *lines)
    assert "Your answer so far: Set Attack 10. Choose again." in out
    assert revealed(out) == ["Attack 20", "Attack 25", "Attack 40"]


def test_who_has_not_answered_or_is_no_person_has_nothing_to_change(typed):
    said = "That seat has no answer to change now."
    assert said in typed(secret_table(), "", "u 2")
    assert said in typed(secret_table(), "u 2", who=("--me", "1"))
    assert said in typed(secret_table(), "", "u 9")


def test_the_last_answer_of_a_secret_round_must_be_settled(typed):
    lines = ["", "set attack_10", "", "set attack_25", "", "set attack_40"]
    out = typed(secret_table(), *lines, "u", "set attack_50", *LOG)
    question = "Set Attack 40: everybody else has answered. Enter settles it, and nobody can change; u: choose again."
    assert question in out
    assert revealed(out) == ["Attack 10", "Attack 25", "Attack 50"]


def test_a_person_among_agents_may_change_too(typed):
    out = typed(secret_table(), "set attack_10", "u", "set attack_20", "", "pass", "l 60", who=("--me", "1"))
    assert "Set Attack 10: everybody else has answered." in out
    assert revealed(out)[0] == "Attack 20"


def test_in_a_round_that_is_not_secret_nothing_needs_to_be_settled(typed):
    s = table("axe", "turns", seats=3, laid={0: "attack_50"}, hands={1: "edge_out", 2: "edge_out"})
    assert "everybody else has answered" not in typed(s, "", "pass", "", "pass")


# Automatic answers.
def window():
    return table(
        "axe", "turns", seats=3, laid={0: "attack_5", 1: "attack_10", 2: "attack_20"}, hands={1: "edge_out trip"}
    )


def test_an_automatic_answer_is_set_shown_and_given(typed):
    out = typed(window(), "a", "a 2", "", "pass", who=("--me", "2"))
    assert "* a 0 Ask me everything" in out
    assert "* a 2 Pass for me unless something is aimed at me" in out
    assert "Automatic answer: Pass for me unless something is aimed at me (a changes it)." in out
    assert "Your automatic answer is given: Pass." in out
    asked = typed(window(), "pass", who=("--me", "2"))
    question = "attacks with Attack 5 for 5: do you answer?"
    assert question not in out
    assert question in asked


def test_an_automatic_answer_is_set_in_italian(typed):
    out = typed(window(), "a 3", who=("--me", "2"), language="it")
    assert "* a 3 Non rispondere mai agli altri" in out
    assert "a 0 Chiedimi tutto" in out


def test_a_game_without_automatic_answers_does_not_speak_of_them(undercroft):
    out = undercroft("play", "dice_brewing", "--lang", "en", "--seed", "5", typed="h\na\n").out
    assert "automatic" not in out.lower()


def test_who_can_only_pass_is_neither_asked_nor_told_so_where_windows_are_many(typed):
    s = table("axe", "turns", seats=3, laid={0: "attack_5", 1: "attack_10"}, hands={1: "feint", 2: "edge_out"})
    out = typed(s, "pass", "pass", who=("--me", "3"))
    assert "so it is done: Pass" not in out
    out = typed(s, "", "pass", "", "pass")
    assert "1 Pass" not in out
