"""Hints: the best choice, its chances, and words for them."""

from dataclasses import replace

import pytest

from agents.tiny_games import Nim, Tiny, TinyGame, Trap, Walk, edge
from undercroft.agents import make
from undercroft.agents.hints.hint import Hint, Weighed, describe, in_words, make_hint, planned, rivals
from undercroft.agents.hints.outlook import Expectation, Planned, is_empty
from undercroft.agents.search.agent import Search, SearchResult
from undercroft.agents.search.tree import Node
from undercroft.engine.chance import seeded
from undercroft.engine.game import Wording
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Event
from undercroft.engine.texts import LANGUAGES, Texts
from undercroft.games import all_games
from undercroft.games import game as find_game
from undercroft.games.cutthroat_caverns import GAME as CAVERNS
from undercroft.games.cutthroat_caverns.choices import PASS, Discard
from undercroft.games.dice_brewing import GAME


def test_a_hint_names_an_offered_choice_with_its_chances():
    game = Trap()
    s = game.new(2, seed=1)
    found = make_hint(game, game.determinize(s, 0, seeded(1)), 0, seeded(2), 400)
    assert found.choice is s.options[1], "the sour"
    assert found.chances > 0.8
    assert [one.choice for one in found.weighed] == [s.options[1], s.options[0]]
    assert sum(one.looked for one in found.weighed) == pytest.approx(1, abs=0.001)
    assert [one.choice for one in found.others] == [s.options[0]]


def test_a_hint_says_how_the_seat_stands():
    game = Nim()
    s = game.new(2, seed=1)
    found = make_hint(game, game.determinize(s, 0, seeded(1)), 0, seeded(2), 1500)
    assert found.choice.text == "take 1", "twelve sticks are lost for whoever must take"
    assert found.message == "hint-clear"
    s.choose_text("take 1")
    lost = make_hint(game, game.determinize(s, 1, seeded(1)), 1, seeded(2), 1500)
    assert lost.chances < 0.5 < found.chances
    assert lost.facts["percent"] == round(100 * lost.chances)


def test_advice_and_levels_know_what_the_game_says_that_they_have_learnt():
    asked: list[str] = []

    class Knowing(Knowledge):
        def for_level(self, level: str) -> Knowledge:
            asked.append(level)
            return self

    class Taught(Nim):
        def knowledge(self) -> Knowledge:
            return Knowing()

    game = Taught()
    s = game.new(2, seed=1)
    make_hint(game, game.determinize(s, 0, seeded(1)), 0, seeded(2), 20)
    for level in ("easy", "normal", "hard"):
        make(level).choose(game, game.determinize(s, 0, seeded(1)), 0, seeded(2))
    assert asked == ["expert", "easy", "normal", "hard"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_hint_is_put_into_words(language):
    s = GAME.new(2, seed=3)
    found = make_hint(GAME, GAME.determinize(s, s.seat, seeded(1)), s.seat, seeded(2), 60)
    texts = GAME.texts(language)
    said = describe(found, GAME, texts)
    assert GAME.wording.label(found.choice, texts) in said
    assert f"{found.facts['percent']}%" in said
    assert found.others
    for one in found.others:
        assert f"{GAME.wording.label(one.choice, texts)} ({round(100 * one.chances)}%)" in said
    assert "hint-" not in said


def test_the_words_fit_the_chances():
    def message(first: float, second: float, seats: int = 2) -> str:
        weighed = [Weighed(Choice("a"), first, 0.6), Weighed(Choice("b"), second, 0.4)]
        return in_words(weighed, seats, 9)[0]

    assert message(0.8, 0.6) == "hint-ahead"
    assert message(0.5, 0.4) == "hint-clear"
    assert message(0.2, 0.1) == "hint-behind"
    assert message(0.5, 0.49) == "hint-close"
    assert message(0.04, 0.025) == "hint-behind", "of small chances a small part is much"
    assert message(0, 0) == "hint-close"
    alone = [Weighed(Choice("a"), 0.5, 1.0)]
    assert in_words(alone, 2, 1) == ("hint-only", {"percent": 50})
    assert in_words(alone, 2, 3)[0] == "hint-first", "there is more to do, but nothing else was looked at"


def test_a_hint_is_compared_with_the_best_of_the_others_that_are_known_well():
    def named(*others: tuple[float, float]) -> tuple[str, list[float]]:
        weighed = [Weighed(Choice("a"), 0.5, 0.5), *(Weighed(Choice("b"), *other) for other in others)]
        return in_words(weighed, 2, 9)[0], [one.chances for one in rivals(weighed)]

    assert named((0.3, 0.3), (0.4, 0.2)) == ("hint-clear", [0.4, 0.3]), "the next best, not the next"
    assert named((0.3, 0.3), (0.6, 0.2)) == ("hint-close", [0.6]), "another looks better still"
    assert named((0.3, 0.3), (0.49, 0.2)) == ("hint-close", [0.49]), "of those that are as good, no others"
    assert named((0.3, 0.3), (0.9, 0.01)) == ("hint-clear", [0.3]), "of a glance nothing is known"
    assert named((0.4, 0.01)) == ("hint-clear", [0.4]), "where there is nothing else it must do"
    assert named((0.1, 0.2), (0.2, 0.2), (0.3, 0.2))[1] == [0.3, 0.2], "two are enough"


def test_of_choices_that_are_known_as_well_as_each_other_the_best_is_advised(monkeypatch):
    game = Trap()
    s = game.new(2, seed=1)
    edges = [edge(s.options[0], 50, 0.4), edge(s.options[1], 40, 0.5)]
    monkeypatch.setattr(Search, "search", lambda *_: SearchResult(edges, 90, Node()))
    assert make_hint(game, s, 0, seeded(2)).choice is s.options[1]
    edges[1] = edge(s.options[1], 9, 0.5)
    assert make_hint(game, s, 0, seeded(2)).choice is s.options[0]


# The words.
def made(game, s, choices, message="hint-clear", **more):
    """A hint of the first of these choices, before the others."""
    weighed = [Weighed(choice, 0.5 - 0.1 * number, 0.3) for number, choice in enumerate(choices)]
    facts = {"percent": 50, **more.pop("facts", {})}
    return Hint(s.seat, choices[0], 0.5, weighed, message, facts, Expectation(**more))


def reach(kind: str):
    """Cutthroat Caverns, where somebody is asked this."""
    s = CAVERNS.new(3, seed=1)
    while s.decision(s.seat).kind != kind:
        s.choose(s.options[0])
    return s


def test_a_hint_names_the_next_best_with_their_chances_and_any_label_fits():
    choices = [Discard("discard", ["not_so_fast"], []), Discard("discard", ["edge_out"], []), PASS]
    found = made(CAVERNS, CAVERNS.new(3, seed=1), choices)
    assert describe(found, CAVERNS, CAVERNS.texts("en")) == (
        "Discard Not So Fast! – your chances: about 50%.\nNext best: Discard Edge Out (40%); Pass (30%)."
    )
    assert describe(found, CAVERNS, CAVERNS.texts("it")) == (
        "Scarta Non Così in Fretta! – le tue possibilità: circa 50%.\n"
        "Alternative: Scarta Spintonare (40%); Passa (30%)."
    )


def test_a_label_that_is_a_sentence_is_not_stopped_in_the_middle():
    game = find_game("cavern_tavern")
    s = game.new(3, seed=1)
    choices = next(decision.options for decision in s.pending if decision.kind == "character")
    assert all(game.wording.label(choice, game.texts("en"), s).endswith(".") for choice in choices)
    said = describe(made(game, s, choices[:2]), game, game.texts("en"), s)
    assert ". –" not in said
    assert ". (" not in said


def test_a_hint_tells_what_happens_how_likely_it_is_and_whom_it_means():
    events = [(Event("kill", {"seat": 0, "creature": "minotaur"}, -1), 0.8), (Event("death", {"seat": 1}, -1), 1.0)]
    found = made(CAVERNS, CAVERNS.new(3, seed=1), [PASS], "hint-only", events=events)
    found = replace(found, seat=0)
    assert describe(found, CAVERNS, CAVERNS.texts("en")).endswith(
        "I expect: Seat 1 (you) kills Minotaur! (80%); Seat 2 is dead."
    )
    texts = CAVERNS.texts("it")
    texts.names |= {"seat-0": "Ada", "seat-1": "Ugo"}
    assert "Ada (tu)" in describe(found, CAVERNS, texts)
    assert texts.names["seat-0"] == "Ada", "the words of others are not changed"


def test_a_hint_tells_points_where_they_change():
    s = GAME.new(2, seed=3)

    def points(now: int, then: int) -> str:
        facts = {"now": now, "then": then}
        return describe(made(GAME, s, [s.options[0]], "hint-first", facts=facts), GAME, GAME.texts("en"), s)

    assert points(27, 35).endswith("Your points: 27 now, about 35 then.")
    assert "points" not in points(27, 27)
    found = make_hint(GAME, GAME.determinize(s, s.seat, seeded(1)), s.seat, seeded(2), 60)
    assert found.facts["now"] == sum(GAME.measures.score_parts(s, s.seat).values())


def test_a_plan_leaves_out_answers_whose_question_nobody_hears():
    """Whether to jockey for position is a question; what is set is not."""
    card = Discard("discard", ["edge_out"], [])
    asked, told = reach("initiative_window"), reach("set")

    def plan(*steps: tuple[object, bool]) -> list[str]:
        expected = [Planned(card, [s], at_once) for s, at_once in steps]
        return planned(replace(made(CAVERNS, s0, [PASS], plan=expected), seat=s0.seat), CAVERNS, CAVERNS.texts("en"))

    s0 = asked
    assert plan((asked, False)) == []
    assert plan((asked, True)) == ["Discard Edge Out"], "right after the choice that raised it"
    assert plan((asked, False), (asked, True)) == [], "of what was not told"
    s0 = told
    assert plan((told, False)) == ["Discard Edge Out"]
    said = describe(
        replace(made(CAVERNS, told, [PASS], plan=[Planned(card, [told], True)])), CAVERNS, CAVERNS.texts("en")
    )
    assert said.endswith("\nThen you: Discard Edge Out."), "on a line of its own"


def test_a_plan_tells_nothing_twice():
    s = reach("set")
    one, other = (Discard("discard", [card], []) for card in ("edge_out", "not_so_fast"))
    plan = [Planned(card, [s], True) for card in (one, other, other, one)]
    said = describe(made(CAVERNS, s, [one], plan=plan), CAVERNS, CAVERNS.texts("en"))
    assert said.endswith("\nThen you: Discard Not So Fast!")


def test_a_planned_choice_is_told_with_what_its_state_adds_unless_only_one_future_says_so():
    """A price is known in any future; one that differs from future to future is not."""

    class Prices(Wording):
        def label(self, choice, texts, s=None):
            return "Buy" if s is None else f"Buy for {prices[id(s)]}"

    class Priced(type(GAME)):
        wording = Prices()

    game, s = Priced(), GAME.new(2, seed=3)
    states = [s.copy(), s.copy()]
    found = made(game, s, [s.options[0]], plan=[Planned(s.options[0], states, True)])
    prices = {id(states[0]): 3, id(states[1]): 3}
    assert planned(found, game, game.texts("en")) == ["Buy for 3"]
    prices = {id(states[0]): 3, id(states[1]): 4}
    assert planned(found, game, game.texts("en")) == ["Buy"]


@pytest.mark.parametrize("id", all_games())
def test_the_hints_of_every_game_say_what_they_expect_and_nothing_empty(id):
    game = find_game(id)
    s, chance, expects = game.new(max(2, game.min_seats), seed=4), seeded(4), 0
    texts = [game.texts(language) for language in LANGUAGES]
    for number in range(40):
        if number % 8 == 7:
            found = make_hint(game, game.determinize(s, s.seat, chance), s.seat, chance, 40, 0)
            expects += bool(found.expected.plan or found.expected.events)
            assert not any(is_empty(step.choice) for step in found.expected.plan)
            for words in texts:
                said = describe(found, game, words, s)
                assert not any(wrong in said for wrong in ("..", "!.", " a la ", "hint-"))
        decision = s.decision(s.seat)
        s.choose(game.knowledge().policy(s, decision, chance), decision.seat)
    assert expects


def test_a_hint_tells_the_chances_of_its_choice_and_of_the_next():
    game = Trap()
    s = game.new(2, seed=1)
    found = make_hint(game, s, 0, seeded(2), 400, 0)
    best, second = found.weighed
    assert (found.choice, found.chances) == (best.choice, best.chances)
    assert found.facts == {"percent": round(100 * best.chances)}
    words = describe(found, game, Texts("en", []))
    assert words.startswith(f"sour – you stay ahead, your chances: about {round(100 * best.chances)}%.")
    assert f"sweet ({round(100 * second.chances)}%)" in words


class FreshWalk(Walk):
    def run(self, s: Tiny) -> None:
        super().run(s)
        for decision in s.pending:
            decision.options[:] = [Choice(option.text) for option in decision.options]


class Fresh(TinyGame):
    """Every world has choices of its own, of the same texts."""

    id = "fresh"
    start = FreshWalk()


def test_hints_and_answers_are_the_very_choices_that_are_offered():
    game = Fresh()
    s = game.new(1, seed=1)
    found = make_hint(game, s, 0, seeded(2), 40, 0)
    assert all(any(one.choice is option for option in s.options) for one in found.weighed)
    assert any(Search(40).choose(game, s, 0, seeded(2)) is option for option in s.options)


def test_a_hint_does_not_call_a_choice_the_only_one_where_others_were_not_looked_at():
    game = Trap()
    found = make_hint(game, game.new(2, seed=1), 0, seeded(2), 1, 0)
    assert len(found.weighed) == 1
    assert found.message == "hint-first"
