"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from having import TRANSCRIPTS
from numbered import GAMES, every, same
from undercroft.agents.random import by_habit
from undercroft.engine.chance import seeded
from undercroft.engine.errors import IllegalChoice, SetupError
from undercroft.engine.knowledge import outcome, victory
from undercroft.engine.transcript import parse
from undercroft.games import all_games
from undercroft.games import game as find_game
from undercroft.research import aec

GOLDEN = Path(__file__).parents[1] / "golden"


def shortest(id: str, count: int) -> list[Path]:
    """Golden transcripts of a game, those with the fewest lines."""
    files = sorted((GOLDEN / id).glob("*.txt"), key=lambda file: (file.stat().st_size, file.name))
    assert len(files) >= count
    return files[:count]


def to_the_end(env: aec.Environment, seed: int) -> dict[str, float]:
    """Play by habit; what each agent was rewarded with in all."""
    env.reset(seed=seed)
    chance, total = seeded(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last(observe=False)
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            options = env.playing.shown
            env.step(options.index(by_habit(env.rules.game.knowledge(), options, chance)))
    return total


# PettingZoo's test warns of observations with a mask unless the environment is one of its own, and of the mask of
# an agent that has nothing to answer any more.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@pytest.mark.parametrize(("id", "seats", "options"), every(more=3))
def test_it_passes_pettingzoos_tests(id: str, seats: int, options: dict[str, str]):
    api_test(aec.env(id, seats, options, max_choices=60), num_cycles=80)
    seed_test(lambda: aec.env(id, seats, options), num_cycles=10)


@pytest.mark.parametrize("reward", ["victory", "zero_sum", "worth"])
@pytest.mark.parametrize("id", GAMES)
def test_rewards_are_the_result(id: str, reward: str):
    env = aec.env(id, max(2, all_games()[id].min_seats), reward=reward)
    total = list(to_the_end(env, 5).values())
    result = env.playing.state.result
    assert result is not None
    expected = outcome(result) if reward == "worth" else victory(result)
    if reward == "zero_sum":
        expected = [each - sum(expected) / len(expected) for each in expected]
        assert sum(total) == pytest.approx(0)
    assert total == expected
    assert env.agents == []


@pytest.mark.parametrize(("id", "most"), [(id, most) for id in TRANSCRIPTS for most in (128, 3)])
def test_golden_games_end_as_they_did(id: str, most: int):
    for file in shortest(id, 2):
        golden = parse(file.read_text("utf-8"))
        game = find_game(id)
        chance = seeded(0)
        chance.script = golden.outcomes()
        setup = game.setup_of_saved(golden.version, golden.seats, golden.options, golden.deck, None)
        env = aec.env(id, golden.seats, golden.options, most=most)
        env.reset(options={"state": game.begin(setup, chance)})
        for seat, text in golden.lines:
            if seat >= 0:
                for action in env.actions(text):
                    assert env.agent_selection == f"seat_{seat}"
                    env.step(action)
        assert golden.result is not None
        assert set(env.agents) == set(env.possible_agents)
        assert all(env.terminations.values())
        for agent, info in env.infos.items():
            assert (info["scores"], info["winners"]) == (golden.result.scores, golden.result.winners)
            assert env.rewards[agent] == victory(golden.result)[env.seat[agent]]


def test_nobody_is_shown_what_others_chose_in_secret():
    env = aec.env("cutthroat_caverns", 4)
    env.reset(seed=2)
    chance, rounds = seeded(1), 0
    for _ in range(300):
        s = env.playing.state
        if s.over:
            break
        waiting = s.waiting()
        if len(waiting) > 1 and len(s.options) > 1:
            rounds += 1
            twins = []
            for action in (0, len(s.options) - 1):
                other = copy.deepcopy(env)
                other.step(action)
                twins.append(other)
            one, two = twins
            assert one.agent_selection == two.agent_selection == f"seat_{waiting[1]}"
            for seat in waiting[1:]:
                agent = f"seat_{seat}"
                assert same(one.observe(agent), two.observe(agent))
                assert one.infos[agent] == two.infos[agent]
            own = env.agent_selection
            assert not same(one.observe(own), two.observe(own)), "a seat knows what it chose itself"
        env.step(chance.below(len(env.playing.shown)))
    assert rounds > 3


@pytest.mark.parametrize("id", GAMES)
def test_a_seed_names_the_same_game_as_everywhere(id: str):
    env = aec.env(id)
    game = env.rules.game
    env.reset(seed=11)
    assert game.save(env.playing.state) == game.save(game.new(env.rules.seats, seed=11))
    first, later = [env.observe(env.agent_selection)], []
    for _ in range(2):
        env.reset()
        first.append(env.observe(env.agent_selection))
    env.reset(seed=11)
    later.append(env.observe(env.agent_selection))
    for _ in range(2):
        env.reset()
        later.append(env.observe(env.agent_selection))
    assert all(same(one, other) for one, other in zip(first, later, strict=True))
    states = {game.save(env.playing.state)}
    for _ in range(3):
        env.reset()
        states.add(game.save(env.playing.state))
    assert len(states) == 4, "without a seed every game is another"


def test_a_game_is_cut_after_max_choices():
    env = aec.env("dice_brewing", 3, max_choices=4)
    env.reset(seed=1)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    for agent in env.possible_agents:
        assert env.agent_selection == agent
        assert env.last()[1] == 0
        env.step(None)
    assert env.agents == []


def test_an_action_not_offered_is_refused_and_changes_nothing():
    env = aec.env("dice_brewing", 3)
    with pytest.raises(SetupError, match="reset"):
        env.observe("seat_0")
    env.reset(seed=7)
    before = env.last()
    with pytest.raises(IllegalChoice, match=r"seat 2 cannot answer 'action 99'.*offers actions 0 to 9"):
        env.step(99)
    with pytest.raises(ValueError, match="seat_2 is asked"):
        env.step(None)
    after = env.last()
    assert same(before[0], after[0])
    assert before[1:] == after[1:]


def test_infos_say_what_actions_mean():
    env = aec.env("dice_brewing", 3)
    env.reset(seed=7)
    asked = env.infos[env.agent_selection]
    assert asked["kind"] == "placement"
    assert asked["options"][0] == "place malt_house_seed seed"
    assert env.observe(env.agent_selection)["action_mask"].sum() == len(asked["options"]) == 10
    for other in ("seat_0", "seat_1"):
        assert env.infos[other] == {"kind": "", "options": []}
        assert not env.observe(other)["action_mask"].any()
        assert not env.observe(other)["options"].any()


def test_what_actions_mean_is_also_told_as_facts():
    env = aec.env("dice_brewing", 3)
    env.reset(seed=7)
    facts = env.facts()
    assert len(facts) == 10
    placing = {"text": "place malt_house_seed seed", "kind": "place-seed", "facts": {"space": "malt_house_seed"}}
    assert facts[0] == placing


def test_a_copy_goes_its_own_way():
    env = aec.env("cavern_tavern", 3)
    env.reset(seed=1)
    for made in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.observe(env.agent_selection)
        assert same(before, made.observe(made.agent_selection))
        for _ in range(5):
            made.step(0)
        assert same(before, env.observe(env.agent_selection))


def test_the_state_is_what_all_see():
    env = aec.env("cutthroat_caverns", 3)
    env.reset(seed=1)
    whole = env.state()
    assert env.state_space.contains(whole)
    parts = np.split(whole, 3)
    for agent, part in zip(env.agents, parts, strict=True):
        assert np.array_equal(env.observe(agent)["observation"], part)


def test_it_is_drawn_as_text():
    env = aec.env("cutthroat_caverns", 3, render_mode="ansi")
    env.reset(seed=1)
    text: Any = env.render()
    seat = env.seat[env.agent_selection]
    assert text.splitlines()[0] == f"cutthroat_caverns_v{find_game('cutthroat_caverns').version}, seat {seat}, action 0"
    for number, option in enumerate(env.infos[env.agent_selection]["options"]):
        assert f"{number:4} {option}" in text
    assert aec.env("cutthroat_caverns").render() is None


def test_a_state_of_another_game_is_refused():
    env = aec.env("dice_brewing", 3)
    with pytest.raises(SetupError, match="cannot begin"):
        env.reset(options={"state": find_game("cavern_tavern").new(3, seed=1)})
    with pytest.raises(SetupError, match="cannot begin"):
        env.reset(options={"state": find_game("dice_brewing").new(2, seed=1)})
