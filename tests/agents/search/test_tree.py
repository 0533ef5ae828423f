"""The tree of a search: its worlds, what is kept of it, and the walk down."""

from typing import Any

from agents.tiny_games import (
    LEFT,
    RIGHT,
    Looking,
    Nim,
    Pennies,
    Risky,
    Tiny,
    TinyGame,
    Walk,
    Walking,
    edge,
    thoughtful,
    tree_of,
)
from undercroft.agents.search.agent import Search, SearchResult
from undercroft.agents.search.tree import Edge, Node
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.knowledge import Knowledge
from undercroft.engine.state import Choice, Decision, Result, Step


def test_every_iteration_draws_a_world_of_its_own_for_the_seat_that_thinks():
    game, _, asked = thoughtful(Pennies)
    world = game.new(2, seed=1)
    result = Search(30).search(game, world, 1, seeded(1))
    assert asked == [(world, 1)] * result.iterations
    assert result.iterations > 15


def test_what_the_game_knows_by_heart_is_not_searched():
    game, _, asked = thoughtful(Walking)
    s = game.new(1, seed=1)
    Search(40).choose(game, s, 0, seeded(1))
    assert asked

    class ByHeart(Looking):
        def skip_search(self, decision: Decision) -> bool:
            return decision.kind == "walk"

    game.knowledge = ByHeart
    asked.clear()
    assert Search(40).choose(game, s, 0, seeded(1)) is LEFT
    assert not asked


class Crossroads(Walk):
    """Many ways, all alike."""

    def run(self, s: Tiny) -> None:
        if s.chosen:
            s.end(Result([0], [], "walked"))
        else:
            s.ask(0, "walk", [Choice(f"way {number}") for number in range(30)])


class Crossing(TinyGame):
    id = "crossing"
    start = Crossroads()


class Anywhere(Looking):
    def policy(self, s: Any, decision: Decision, chance: Chance) -> Choice:
        return decision.options[chance.below(len(decision.options))]


def ways_tried(game_says: float, agent_says: float) -> int:
    game: Any = Crossing()
    thinking = Anywhere()
    Knowledge.__init__(thinking, widening=game_says)
    game.knowledge = lambda: thinking
    return len(Search(100, widening=agent_says).search(game, game.new(1, seed=1), 0, seeded(1)).edges)


def test_a_search_is_as_wide_as_the_game_says_unless_told():
    narrow, wide = ways_tried(0.5, 0.0), ways_tried(2.5, 0.0)
    assert narrow <= 7 < 15 < wide
    assert ways_tried(2.5, 0.5) == narrow


def test_a_tree_is_kept_only_where_no_luck_came_between():
    for game, kept in ((Walking(), True), (Risky(), False)):
        agent = Search(40)
        agent.search(game, game.new(1, seed=1), 0, seeded(1))
        assert (agent.kept is not None) is kept, game.id


def test_a_kept_tree_serves_the_expected_position_of_the_same_game_and_no_other():
    first = Walking()

    def kept_for(game: TinyGame, text: str) -> bool:
        """Does the tree of a first search serve a second one, after this choice?"""
        s, agent = first.new(1, seed=1), Search(40)
        assert agent.search(first, s, 0, seeded(1)).best.choice is RIGHT
        kept = agent.kept
        s.choose_text(text)
        return agent.search(game, s, 0, seeded(1)).root is kept

    assert kept_for(first, "right")
    assert not kept_for(first, "left"), "another choice was made than the search found best"
    assert not kept_for(Walking(), "right"), "another game"


def test_no_tree_is_kept_from_a_secret_round():
    """The seat's own decision still stands there when it has answered, but nobody is asked."""
    game, agent = Pennies(), Search(40)
    agent.search(game, game.new(2, seed=1), 0, seeded(1))
    assert agent.kept is None


def test_what_a_kept_tree_knows_of_choices_that_are_not_offered_now_is_no_answer():
    game, agent = Walking(), Search(40)
    s = game.new(1, seed=1)
    s.choose(agent.choose(game, s, 0, seeded(1)), 0)
    assert agent.kept is not None
    agent.kept.of(0)["back"] = edge(Choice("back"), 1000, 1.0)
    result = agent.search(game, s, 0, seeded(1))
    assert {each.choice for each in result.edges} == {LEFT, RIGHT}


def test_a_choice_is_measured_by_how_often_it_was_offered():
    game = Walking()
    s = game.new(1, seed=1)
    tree, decision = tree_of(game, s), s.pending[0]
    edges = {"left": edge(LEFT, 10, 0.5, 10), "right": edge(RIGHT, 10, 0.5, 500)}
    assert tree.select(edges, s, decision, False).choice is RIGHT, "offered often and taken seldom"
    edges["other"] = edge(Choice("other"), 1, 1.0)
    assert tree.select(edges, s, decision, False).choice is RIGHT, "the other is not offered in this world"
    assert [each.available for each in edges.values()] == [12, 502, 1]


def test_curiosity_is_measured_by_how_much_outcomes_differ():
    game = Walking()
    s = game.new(1, seed=1)

    def chosen(*values: float) -> Choice:
        tree = tree_of(game, s)
        for value in values * 20:
            tree.backpropagate([], [], [value])
        return tree.select({"left": edge(LEFT, 60, 0.5), "right": edge(RIGHT, 6, 0.4)}, s, s.pending[0], False).choice

    assert chosen(0.0, 1.0) is RIGHT, "a tenth is little where games are won and lost: look again"
    assert chosen(0.45, 0.5) is LEFT, "and much where all come to nearly the same"


class Hasty(Looking):
    """Plays one choice on before it values, and one more unless an even number of choices is made."""

    def __init__(self) -> None:
        Knowledge.__init__(self, 1, 1)
        self.valued = []

    def is_quiet(self, s: Any) -> bool:
        return len(s.chosen) % 2 == 0


def test_a_position_is_valued_where_the_games_policy_has_played_on():
    class Hurried(Walking):
        def knowledge(self) -> Knowledge[Tiny]:
            return thinking

    thinking, game = Hasty(), Hurried()
    tree_of(game, game.new(1, seed=1)).iterate()
    assert [s.chosen for s in thinking.valued] == [["left", "left"]], "one choice of the tree, one of the playout"
    assert thinking.made == 1


def test_a_tree_goes_beyond_a_settled_moment_only_where_the_game_lets_it():
    class Still(Looking):
        """Values every second position, and looks no further if told so."""

        def __init__(self, search_past_quiet: bool) -> None:
            Knowledge.__init__(self, 0, 1, search_past_quiet=search_past_quiet)
            self.valued = []

        def is_quiet(self, s: Any) -> bool:
            return len(s.chosen) % 2 == 0

    for search_past_quiet, lengths in ((True, {2, 3}), (False, {2})):
        game, thinking = Walking(), Still(search_past_quiet)
        game.knowledge = lambda thinking=thinking: thinking  # type: ignore[method-assign]
        tree = tree_of(game, game.new(1, seed=1))
        for _ in range(60):
            tree.iterate()
        assert {len(s.chosen) for s in thinking.valued} == lengths


class Look(Step[Tiny]):
    """Both show a side in secret, the first seat always left; then it, having seen the other's, wins by saying it."""

    def run(self, s: Tiny) -> None:
        if not s.chosen:
            s.ask(0, "show", [LEFT])
            s.ask(1, "show", [LEFT, RIGHT])
        elif len(s.chosen) == 2:
            s.ask(0, "say", [LEFT, RIGHT])
        else:
            winner = 0 if s.chosen[1] == s.chosen[2] else 1
            s.end(Result([1 - winner, winner], [winner], "said"))

    def answer(self, s: Tiny, seat: int, choice: Choice) -> None:
        s.chosen.append(choice.text)
        if len(s.chosen) >= 2:
            s.agenda.append(self)


class Saying(TinyGame):
    id = "saying"
    start = Look()


def test_after_a_secret_round_it_is_known_what_everyone_answered():
    game = Saying()
    tree = tree_of(game, game.new(2, seed=1))
    for _ in range(400):
        tree.iterate()
    after = tree.root.of(0)["left"].child
    assert after is not None
    for shown in ("left", "right"):
        said = after.joint[shown].of(0)
        assert sum(each.visits for each in said.values()) > 20
        assert max(said.values(), key=lambda each: each.visits).choice.text == shown, "whoever has seen it can say it"


def test_everyone_books_what_it_came_to_for_them():
    game = Nim()
    tree = tree_of(game, game.new(3, seed=1), 1)
    path = [Edge(LEFT), Edge(RIGHT), Edge(LEFT)]
    tree.backpropagate(path, [1, 2, 0], [0.1, 0.2, 0.7])
    assert [each.total for each in path] == [0.2, 0.7, 0.1]


def test_a_search_stops_only_when_the_second_could_not_catch_up():
    game = Walking()
    tree = tree_of(game, game.new(1, seed=1))
    tree.root.of(0).update(left=edge(LEFT, 4, 0.5), right=edge(RIGHT, 10, 0.5))
    assert tree.decided(5)
    assert not tree.decided(6), "they could still end level"


def test_the_most_looked_at_choice_is_taken_not_the_luckiest():
    assert SearchResult([edge(LEFT, 3, 0.9), edge(RIGHT, 10, 0.5)], 13, Node()).best.choice is RIGHT
