"""A match: options, push, pop, and how it prints."""

import doctest

import pytest

import undercroft
from undercroft import IllegalChoice, Match, seeded
from undercroft.engine import match as module
from undercroft.engine.saves import fingerprint

BREWING = undercroft.game("dice_brewing")
CUTTHROAT = undercroft.game("cutthroat_caverns")


def test_its_doctest_is_true() -> None:
    results = doctest.testmod(module)
    assert (results.attempted, results.failed) == (5, 0)


def test_pop_takes_back_everything_chance_too() -> None:
    match = Match(BREWING, seats=2, seed=3)
    prints = [fingerprint(match.state)]
    for _ in range(40):
        match.push(match.options[-1])
        prints.append(fingerprint(match.state))
    texts = match.choices[:]
    for before in reversed(prints[:-1]):
        assert match.pop() == texts[len(match.choices)]
        assert fingerprint(match.state) == before
    for text in texts:
        match.push(text)
    assert fingerprint(match.state) == prints[-1]


def test_nothing_is_left_to_pop() -> None:
    match = Match(BREWING, seed=1)
    with pytest.raises(IndexError):
        match.pop()
    match.push(match.options[0])


def test_what_is_not_offered_changes_nothing() -> None:
    match = Match(BREWING, seed=1)
    before = fingerprint(match.state)
    with pytest.raises(IllegalChoice):
        match.push("fly")
    assert (fingerprint(match.state), match.choices) == (before, [])
    with pytest.raises(IndexError):
        match.pop()


def test_where_several_are_asked_each_may_answer_first() -> None:
    match = Match(CUTTHROAT, seats=3, seed=1)
    while len(match.state.waiting()) < 2:
        match.push(match.options[-1])
    first, second = match.state.waiting()[:2]
    decision = match.state.decision(second)
    assert decision is not None
    match.push(decision.options[0].text, second)
    assert match.seat == first
    assert second not in match.state.waiting()


def test_options_of_the_table_and_a_seed_make_the_game() -> None:
    matches = [Match(BREWING, 3, "spring", {"mode": "advanced"}) for _ in range(2)]
    assert fingerprint(matches[0].state) == fingerprint(matches[1].state)
    assert matches[0].state.setup.options["mode"] == "advanced"


def test_it_prints_the_question_in_words_and_in_the_end_the_scores() -> None:
    match = Match(BREWING, seats=3, seed=7)
    lines = str(match).splitlines()
    assert lines[:2] == ["Dice Brewing, 3 seats, 0 choices made", "seat 2 is asked:"]
    assert lines[2].split("  ")[1] == match.options[0]
    assert "Plant a seed" in lines[2]
    assert len(lines) == 2 + len(match.options)
    chance = seeded(2)
    while not match.over:
        match.push(match.options[chance.below(len(match.options))])
    assert (match.seat, match.options) == (-1, [])
    assert match.result is not None
    assert str(match.result.scores[0]) in str(match).splitlines()[1]
    assert repr(match) == f"<dice_brewing, {len(match.choices)} choices made, over>"
