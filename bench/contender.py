"""One measure in a process of its own: prints its figures as JSON. Started by run.py."""

from __future__ import annotations

import contextlib
import importlib
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units of work in a second; `work(i)` does some and says how many."""
    for i in range(2):
        work(i)
    count, i, start = 0, 10, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        count += work(i)
        i += 1
    return count / passed


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """Microseconds that one call takes."""

    def many(_: int) -> int:
        for _ in range(50):
            call()
        return 50

    return 1e6 / rate(many, seconds)


def loop(seconds: float) -> dict[str, float]:
    """The fixed loop: the same plain Python for ever."""

    def turns(_: int) -> int:
        x = 1
        for _ in range(100_000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        return 100_000

    return {"turns/s": rate(turns, seconds)}


def catanatron(seconds: float) -> dict[str, float]:
    """Catan for four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return {"decisions/s": rate(play, seconds)}


def catanatron_search(seconds: float) -> dict[str, float]:
    """Catanatron's own search players on Catan for four, each deciding against three quick ones.

    The release on PyPI has none of them; they are in its repository, of which `run.py --catanatron` takes a copy.
    """
    import catanatron

    quick = catanatron.RandomPlayer
    figures = {}
    for name, module, kind, more in (
        ("value", "catanatron.players.value", "ValueFunctionPlayer", []),
        ("alpha-beta", "catanatron.players.minimax", "AlphaBetaPlayer", []),
        ("tree search 10", "catanatron.players.mcts", "MCTSPlayer", [10]),
    ):
        player = None
        with contextlib.suppress(ImportError, AttributeError):
            player = getattr(importlib.import_module(module), kind)
        if player is not None:
            figures[f"{name} decisions/s"] = deciding(catanatron, player, more, quick, seconds)
            if name == "value":
                quick = player  # for those that look further: games against chance are longer than real ones
    if not figures:
        sys.exit("this catanatron has no search players, as only its repository has: see --catanatron")
    return figures


def deciding(catanatron: Any, kind: Any, more: list[int], others: Any, seconds: float) -> float:
    """Real decisions that a player makes in a second of its own thinking."""
    colour = catanatron.Color
    count, spent, seed = 0, 0.0, 0
    while spent < seconds or not count:
        player = kind(colour.RED, *more)
        inner = player.decide

        def timed(game: Any, actions: Any, inner: Callable[..., Any] = inner) -> Any:
            nonlocal count, spent
            start = time.perf_counter()
            chosen = inner(game, actions)
            if len(actions) > 1:
                spent += time.perf_counter() - start
                count += 1
            return chosen

        player.decide = timed
        game = catanatron.Game([player, *map(others, (colour.BLUE, colour.WHITE, colour.ORANGE))], seed=seed)
        while game.winning_color() is None and (spent < seconds or not count):
            game.play_tick()
        seed += 1
    return count / spent


def openspiel(seconds: float) -> dict[str, float]:
    """C++ connect four, driven from Python."""
    import pyspiel

    game = pyspiel.load_game("connect_four")
    pick = random.Random(1).random

    def play(_: int) -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(pick() * len(actions))])
            count += 1
        return count

    return {"driven decisions/s": rate(play, seconds)}


def connect_four(seconds: float) -> dict[str, float]:
    """Our connect four, driven from Python and inside the kernel."""
    from undercroft.engine.connect_four import new_grid

    from undercroft.engine.chance import Chance, seeded
    from undercroft.engine.game import Game
    from undercroft.engine.state import State, playout

    start = new_grid(seeded(1))
    pick = random.Random(1).random
    chance = seeded(2)

    def driven(_: int) -> int:
        state, count = start.copy(), 0
        while not state.over:
            options = state.options
            state.choose(options[int(pick() * len(options))])
            count += 1
        return count

    class ConnectFour(Game[State]):
        """Nothing is hidden, so a world is a copy."""

        def determinize(self, s: State, seat: int, chance: Chance) -> State:
            return s.copy()

    return {
        "driven decisions/s": rate(driven, seconds),
        "decisions/s": rate(lambda _: playout(start.copy(), chance), seconds),
        "search iterations/s": rate(searching(ConnectFour(), [start]), seconds),
        "copy us": microseconds(start.copy, seconds / 4),
    }


def searching(rules: Any, positions: list[Any]) -> Callable[[int], int]:
    """Searches of 100 iterations from one position after another."""
    from undercroft.agents.search.agent import EXPLORATION
    from undercroft.agents.search.tree import Tree
    from undercroft.engine.chance import seeded

    knowledge = rules.knowledge()

    def search(seed: int) -> int:
        s = positions[seed % len(positions)]
        tree = Tree(rules, knowledge, s, s.seat, seeded(seed), EXPLORATION, knowledge.widening)
        for _ in range(100):
            tree.iterate()
        return tree.iterations

    return search


def thoughtful(rules: Any, positions: list[Any], level: str, seconds: float) -> float:
    """Real decisions that a level makes in a second, each with a tree of its own. A long thought is not taken twice."""
    from undercroft.agents import answer, make
    from undercroft.engine.chance import seeded

    real = [s for s in positions if len(s.options) > 1]
    count, start = 0, time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds or not count:
        s = real[count % len(real)]
        answer(make(level), rules, s, s.seat, seeded(count))
        count += 1
    return count / passed


def game(seconds: float, id: str) -> dict[str, float]:
    """One of our games: random play inside the kernel and driven, and the costs of a position in mid-game."""
    import undercroft
    from undercroft.engine.chance import seeded
    from undercroft.engine.state import State, playout

    rules = undercroft.game(id)
    # The number of players most often meant by "the game": four, or as near as it goes.
    seats = min(4, rules.max_seats)
    setup = rules.setup(seats)

    def play(seed: int) -> int:
        return playout(rules.begin(setup, seeded(seed)), seeded(f"luck {seed}"))

    def driven(seed: int) -> int:
        s, chance, count = rules.begin(setup, seeded(seed)), random.Random(seed).random, 0
        while not s.over and count < 2000:
            options = s.options
            s.choose(options[int(chance() * len(options))])
            count += 1
        return count

    def middle(seed: int) -> State:
        s, chance = rules.begin(setup, seeded(seed)), seeded(f"middle {seed}")
        for _ in range(200):
            before = s.copy()
            options = s.options
            s.choose(options[chance.below(len(options))])
            if s.over:
                return before
        return s

    positions = [middle(seed) for seed in range(20)]

    def over_positions(call: Callable[[State], object]) -> Callable[[], object]:
        at = 0

        def one() -> object:
            nonlocal at
            at = (at + 1) % len(positions)
            return call(positions[at])

        return one

    def sensible(seed: int) -> State:
        """A position that players reach, not chance: search is measured where it is used."""
        s, chance, knowledge = rules.begin(setup, seeded(seed)), seeded(f"sensible {seed}"), rules.knowledge()
        knowledge.rollout(s, 10 * seed, 0, chance)
        return s

    played = [s for s in map(sensible, range(12)) if not s.over]
    short = seconds / 4
    chance = seeded("hide")
    saved = rules.save(positions[0])
    games = rate(lambda seed: 1 if play(seed) else 0, seconds)
    return {
        "decisions/s": rate(play, seconds),
        "games/s": games,
        "driven decisions/s": rate(driven, seconds),
        "search iterations/s": rate(searching(rules, played), seconds),
        **{f"{level} decisions/s": thoughtful(rules, played, level, seconds) for level in ("hard", "expert")},
        "copy us": microseconds(over_positions(lambda s: s.copy()), short),
        "options us": microseconds(over_positions(lambda s: s.ask_anew(-1)), short),
        "view us": microseconds(over_positions(lambda s: rules.view(s, 0)), short),
        "hide us": microseconds(over_positions(lambda s: rules.determinize(s, s.seat, chance)), short),
        "save us": microseconds(over_positions(rules.save), short),
        "load us": microseconds(lambda: rules.load(saved), short),
    }


if __name__ == "__main__":
    what, seconds, *rest = sys.argv[1:]
    measures: dict[str, Callable[..., dict[str, float]]] = {
        "loop": loop,
        "catanatron": catanatron,
        "catanatron_search": catanatron_search,
        "openspiel": openspiel,
        "connect_four": connect_four,
        "game": game,
    }
    json.dump(measures[what](float(seconds), *rest), sys.stdout)
