"""No agent and no hint fails anywhere: in any game, at any decision, also one that its seat has answered in a secret
round and may change.

`UNDERCROFT_TEST_POSITIONS=5000 pytest tests/agents/test_everywhere.py` looks at so many positions of every game.
"""

import os

import pytest

import bids
from undercroft.agents import answer, make
from undercroft.agents.hints import hint
from undercroft.agents.hints.hint import make_hint
from undercroft.agents.random import by_habit
from undercroft.agents.search.agent import Search
from undercroft.engine.chance import seeded
from undercroft.engine.game import Game
from undercroft.games import all_games

POSITIONS = int(os.environ.get("UNDERCROFT_TEST_POSITIONS", "120"))
APART = 7
"""Choices between two positions that are looked at."""
AGENTS = ("random", "lively", "instinct", "instinct:50", "greedy", "search:4")
GAMES = [*all_games().values(), bids.GAME]


def sometimes_answered(game, s, chance):
    """The position, and in a secret round others in which more and more seats have answered."""
    yield s
    while len(s.waiting()) > 1:
        s = s.copy()
        open = [decision for decision in s.pending if decision.answer is None]
        decision = open[chance.below(len(open))]
        s.apply(decision, decision.options[chance.below(len(decision.options))])
        yield s


def positions(game, chance):
    """Positions of many games, of all numbers of seats and variants in turn."""
    variants = game.variants()
    while True:
        seats, options = variants[chance.below(len(variants))]
        s = game.begin(game.setup(seats, options), seeded(chance.word()))
        made = 0
        while not s.over:
            begins_secretly = len(s.pending) > 1 and len(s.waiting()) == len(s.pending)
            if made % APART == 0 or (begins_secretly and chance.below(4) == 0):
                yield from sometimes_answered(game, s, chance)
            s.choose(by_habit(game.knowledge(), s.options, chance))
            made += 1


def check(game: Game, s, seat, agents, chance):
    """Everyone who may be asked about a decision says something that is offered."""
    decision = s.decision(seat)
    offered = [option.text for option in decision.options]
    for agent in agents:
        assert answer(agent, game, s, seat, chance).text in offered
    world = game.determinize(s, seat, chance)
    found = make_hint(game, world, seat, chance, iterations=6, milliseconds=0)
    assert found.choice.text in offered
    if game.id != "bids":  # that has no words
        texts = game.texts("en", setup=s.setup)
        assert hint.describe(found, game, texts, s)


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_no_agent_and_no_hint_fails_at_any_decision(game, monkeypatch):
    monkeypatch.setattr("undercroft.agents.hints.outlook.FUTURES", 2)
    chance, agents = seeded(f"everywhere {game.id}"), [make(name) for name in AGENTS]
    looked = answered = 0
    for s in positions(game, chance):
        for decision in s.pending:
            check(game, s, decision.seat, agents, chance)
            looked += 1
            answered += decision.answer is not None
        if looked >= POSITIONS:
            break
    assert answered or game.id not in ("bids", "cutthroat_caverns"), "secret rounds have been seen"


def test_an_answer_that_is_given_is_searched_as_if_it_were_not():
    game = bids.GAME
    s = game.begin(game.setup(3), seeded(1))
    s.choose_text(s.pending[0].options[0].text, 0)
    before = repr(s.pending)
    result = Search(50).search(game, game.determinize(s, 0, seeded(2)), 0, seeded(2))
    assert len(result.edges) == 3
    assert result.best.visits > 1
    assert repr(s.pending) == before
