"""The Gymnasium environments."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

from numbered import GAMES, every, same
from undercroft.agents import Agent, make
from undercroft.engine.chance import Chance
from undercroft.engine.errors import IllegalChoice, SetupError
from undercroft.engine.game import Game
from undercroft.engine.knowledge import victory
from undercroft.engine.state import Choice, State
from undercroft.games import all_games
from undercroft.research import single


@pytest.mark.parametrize(("id", "seats", "options"), every(more=2))
def test_it_passes_gymnasiums_test(id: str, seats: int, options: dict[str, str]):
    name = single.name(all_games()[id])
    env = gymnasium.make(name, seats=seats, options=options, opponents="lively", fold=True, render_mode="ansi")
    check_env(env.unwrapped)


@pytest.mark.parametrize("id", GAMES)
def test_whole_games_are_rewarded_by_their_result(id: str):
    game = all_games()[id]
    assert game.min_seats > 0
    knowledge = game.knowledge()
    for seat in range(game.min_seats):
        env = single.Environment(id, seat=seat, opponents="lively", reward="victory")
        _, info = env.reset(seed=seat)
        over, total = False, 0.0
        while not over:
            habits = [knowledge.weight(option) for option in env.playing.shown]
            assert [option.text for option in env.playing.shown] == info["options"]
            seen, reward, over, truncated, info = env.step(habits.index(max(habits)))
            assert not truncated
            assert (seen["action_mask"].sum() == 0) == over
            total += reward
        result = env.playing.state.result
        assert result is not None
        assert total == victory(result)[seat]
        assert (info["scores"], info["winners"]) == (result.scores, result.winners)


@pytest.mark.parametrize("id", ["cavern_tavern", "crystal_caverns"])
def test_alone_nobody_else_is_needed(id: str):
    env = single.Environment(id, 1)
    env.reset(seed=4)
    assert env.opponents == []
    for _ in range(30):
        env.step(0)
        assert env.playing.state.seat == 0


class Watched(Agent):
    """An agent, and what it was shown."""

    def __init__(self, inner: Agent, shown: list[tuple[State, int]]) -> None:
        self.inner = inner
        self.shown = shown

    def choose(self, game: Game[Any], world: State, seat: int, chance: Chance) -> Choice:
        self.shown.append((world.copy(), seat))
        return self.inner.choose(game, world, seat, chance)


@pytest.mark.parametrize("opponents", ["normal", "greedy", "search:5"])
def test_opponents_see_what_their_seats_may_and_nothing_else(opponents: str, monkeypatch: pytest.MonkeyPatch):
    shown: list[tuple[State, int]] = []
    monkeypatch.setattr(single, "make", lambda name: Watched(make(name), shown))
    env = single.Environment("cutthroat_caverns", 3, seat=1, opponents=opponents)
    runs = []
    for _ in range(2):
        shown.clear()
        seen = [env.reset(seed=6)[0]]
        secret = env.playing.state.copy()
        hands = env.rules.game.view(secret, 1)["heroes"][1]["hand"]
        while len(shown) < 12:
            seen.append(env.step(0)[0])
        runs.append(seen)
        believed = [env.rules.game.view(world, 1)["heroes"][1]["hand"] for world, _ in shown[:6]]
        assert any(hand != hands for hand in believed), "they do not know the hand of seat 1"
        assert len({(world.chance.a, world.chance.b) for world, _ in shown}) == len(shown), "nor the luck to come"
    assert len(runs[0]) == len(runs[1])
    assert all(same(one, other) for one, other in zip(*runs, strict=True)), "and from a seed they play the same again"


def test_the_learnt_seat_may_change_from_game_to_game():
    env = single.Environment("dice_brewing", 4, seat=None, opponents=["random", "lively", "easy"])
    env.reset(seed=1)
    seats = [env.seat]
    for _ in range(15):
        seats.append(env.reset()[1]["seat"])
    assert set(seats) == {0, 1, 2, 3}
    env.reset(seed=1)
    assert [env.seat, *(env.reset()[1]["seat"] for _ in range(15))] == seats


def test_an_action_not_offered_is_refused_unless_it_is_folded():
    env = single.Environment("dice_brewing", 2, opponents="random")
    _, info = env.reset(seed=1)
    count = len(info["options"])
    with pytest.raises(IllegalChoice, match=f"action {count}.*offers actions 0 to {count - 1}"):
        env.step(count)
    folded = single.Environment("dice_brewing", 2, opponents="random", fold=True)
    folded.reset(seed=1)
    assert same(folded.step(count + 1)[0], env.step(1)[0])


def test_several_games_at_once():
    name = single.name(all_games()["dice_brewing"])
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync", opponents="random", fold=True)
    seen, _ = envs.reset(seed=3)
    assert seen["options"].shape[0] == 3
    _, rewards, *_ = envs.step([0, 1, 2])
    assert rewards.shape == (3,)
    envs.close()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"opponents": "nosuch"}, "there is no agent 'nosuch'"),
        ({"opponents": ["easy"]}, "2 other seats, and 1 agents"),
        ({"seat": 3}, "the seats are 0 to 2"),
    ],
)
def test_a_wrong_wish_is_answered_plainly(given: dict[str, object], said: str):
    with pytest.raises(SetupError, match=said):
        single.Environment("dice_brewing", 3, **given)  # type: ignore[arg-type]
