"""The games in OpenSpiel, by OpenSpiel's own tests and by ours."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from having import CARDS
from numbered import GAMES, every
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.knowledge import victory
from undercroft.games import all_games
from undercroft.research import spiel


def load(id: str, **given: Any) -> Any:
    return pyspiel.load_game(f"undercroft_{id}", given)


def play_on(state: Any, count: int, seed: int = 1) -> Any:
    """So many decisions by chance, and the luck between them: stops where a seat is asked."""
    chance = seeded(seed)
    while not state.is_terminal() and (count or state.is_chance_node()):
        count -= not state.is_chance_node()
        actions = state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])
    return state


@pytest.mark.parametrize(("id", "seats", "options"), every(more=2))
def test_it_passes_openspiels_test(id: str, seats: int, options: dict[str, str]):
    given = {option.id: spiel.spelled(option, options[option.id]) for option in all_games()[id].options}
    game = load(id, players=seats, max_choices=25, **given)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == seats


@pytest.mark.parametrize("id", GAMES)
def test_a_history_gives_the_same_state_again(id: str):
    game = load(id)
    state = play_on(game.new_initial_state(), 60)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    rules = state.position.rules.game
    assert rules.save(again.play.state) == rules.save(state.play.state)
    assert str(again) == str(state)
    for player in range(game.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


@pytest.mark.parametrize("id", GAMES)
def test_clones_go_their_own_ways(id: str):
    state = play_on(load(id).new_initial_state(), 30)
    before = str(state), state.observation_string(0)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert (str(copy), copy.observation_string(0)) == before
        play_on(copy, 20, seed=5)
        assert (str(state), state.observation_string(0)) == before
        assert str(copy) != before[0]


@pytest.mark.parametrize("id", GAMES)
def test_luck_comes_from_chance_nodes_alone(id: str):
    """Other outcomes give other futures, and what the state's own generator would say matters to none."""
    state = load(id).new_initial_state()
    after_luck = after_none = 0
    chance = seeded(2)
    for _ in range(80):
        if state.is_terminal():
            break
        if state.is_chance_node():
            if state.play is not None:
                futures = set()
                for outcome in range(12):
                    copy, other = state.clone(), state.clone()
                    other.position.play.state.chance = seeded("another")
                    other.position.play.state.chance.drawn = copy.play.state.chance.drawn
                    copy.apply_action(outcome)
                    other.apply_action(outcome)
                    save = copy.position.rules.game.save
                    assert save(copy.play.state) == save(other.play.state)
                    futures.add(save(copy.play.state))
                assert len(futures) > 1
                after_luck += 1
            state.apply_action(chance.below(spiel.OUTCOMES))
        else:
            drawn = state.play.state.chance.drawn
            state.apply_action(state.legal_actions()[chance.below(len(state.legal_actions()))])
            assert state.play.state.chance.drawn == drawn, "nothing is drawn but at a chance node"
            after_none += not state.is_chance_node()
    assert after_luck
    assert after_none


def test_what_others_were_told_in_secret_is_in_nobody_elses_information_state():
    """Luck that only others see the outcome of: a card drawn to a hand."""
    state = load("cutthroat_caverns", players=3).new_initial_state()
    chance = seeded(3)
    secret = 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node() and state.play is not None:
            twins = [state.child(outcome) for outcome in range(8)]
            views = [[copy.observation_string(player) for player in range(3)] for copy in twins]
            for one, other in zip(range(8), range(1, 8), strict=False):
                for player in range(3):
                    if views[one] != views[other] and views[one][player] == views[other][player]:
                        knows = [twins[each].information_state_string(player) for each in (one, other)]
                        assert knows[0] == knows[1]
                        secret += 1
        actions = state.legal_actions()
        state.apply_action(actions[chance.below(len(actions))])
    assert secret


def test_set_ups_differ_by_every_deal():
    game = load("cutthroat_caverns")
    seen = set()
    for deal in range(4):
        for outcome in (1, 2):
            state = game.new_initial_state()
            for node in range(spiel.DEALS):
                assert state.is_chance_node()
                state.apply_action(outcome if node == deal else 0)
            seen.add(state.observation_string(0))
    assert len(seen) == 8


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_may_believe_looks_the_same_to_it(id: str):
    game = load(id, players=4)
    random = np.random.RandomState(3)
    hidden = set()
    for length in range(5, 120, 9):
        state = play_on(game.new_initial_state(), length, seed=length)
        player = state.current_player()
        if player < 0:
            continue
        for _ in range(3):
            world = state.resample_from_infostate(player, random.uniform)
            assert world.current_player() == player
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions() == state.legal_actions()
            hidden.add(str(world.position.rules.game.save(world.play.state)))
    assert len(hidden) > (30 if id in CARDS else 1)


def test_in_a_secret_round_what_others_have_chosen_is_unknown():
    state = play_on(load("cutthroat_caverns", players=4).new_initial_state(), 1)
    random = np.random.RandomState(3)
    met, guessed = 0, set()
    for turn in range(200):
        if state.is_terminal():
            break
        pending = state.play.state.pending
        given = [each.answer.text for each in pending if each.answer is not None]
        if given:
            met += 1
            player = state.current_player()
            for _ in range(3):
                world = state.resample_from_infostate(player, random.uniform)
                assert world.current_player() == player
                assert world.information_state_string(player) == state.information_state_string(player)
                answers = [each.answer.text for each in world.play.state.pending if each.answer is not None]
                assert len(answers) == len(given)
                guessed.add((tuple(given), tuple(answers)))
        play_on(state, 1, seed=turn)
    assert met > 3
    assert any(given != answers for given, answers in guessed)


def test_a_seat_remembers_what_a_view_forgets():
    """Perfect recall: where two histories told a seat different things, its information states differ."""
    game = load("dice_brewing")
    states = [play_on(game.new_initial_state(), 12, seed=seed) for seed in range(6)]
    one = states[0]
    memory = one.position.memory[0]
    assert len({state.position.memory[0] for state in states}) == 6
    assert one.information_state_string(0) == f"{memory} {one.observation_string(0)}"


def test_actions_have_texts_and_texts_actions():
    state = play_on(load("dice_brewing", players=3).new_initial_state(), 3)
    player = state.current_player()
    assert len(state.legal_actions()) > 1
    for action in state.legal_actions():
        text = state.action_to_string(player, action)
        assert text == state.play.shown[action].text
        assert state.string_to_action(text) == action


@pytest.mark.parametrize("reward", ["victory", "zero_sum"])
def test_returns_are_the_result(reward: str):
    state = load("cavern_tavern", players=3, reward=reward).new_initial_state()
    assert state.returns() == [0, 0, 0]
    play_on(state, 5000)
    result = state.play.state.result
    expected = victory(result)
    if reward == "zero_sum":
        expected = [share - sum(expected) / 3 for share in expected]
    assert state.returns() == pytest.approx(expected)
    assert sum(expected) == pytest.approx(0 if reward == "zero_sum" else 1)


def test_a_game_cut_short_is_worth_nothing():
    state = play_on(load("dice_brewing", max_choices=7).new_initial_state(), 100)
    assert state.play.made == 7
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_more_options_than_actions_come_in_pages():
    state = play_on(load("dice_brewing", players=3, most=3).new_initial_state(), 0)
    player, texts = state.current_player(), []
    for _ in range(5):
        assert state.legal_actions() == [0, 1, 2]
        texts += [state.action_to_string(player, action) for action in (0, 1)]
        assert state.action_to_string(player, 2) == "(more options)"
        state.apply_action(2)
        assert state.current_player() == player, "to turn a page takes neither luck nor the turn"
    assert len(set(texts)) == len(state.play.state.options) == 10
    pyspiel.random_sim_test(load("dice_brewing", most=3, max_choices=25), 1, True, False)


class Judge(mcts.Evaluator):  # type: ignore[misc]
    """Values a position as the house's own agents do."""

    def __init__(self, id: str) -> None:
        self.knowledge = all_games()[id].knowledge()

    def evaluate(self, state: Any) -> Any:
        return np.array(self.knowledge.evaluate(state.play.state))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_openspiels_tree_search_plays_a_whole_game():
    game = load("dice_brewing", max_choices=1500)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.5, 5, Judge("dice_brewing"), solve=False, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.randint(spiel.OUTCOMES) if state.is_chance_node() else int(bot.step(state)))
    assert state.play.state.result is not None
    assert state.returns() == victory(state.play.state.result)


@pytest.mark.parametrize("id", ["cutthroat_caverns", "crystal_caverns"])
def test_openspiels_information_set_search_plays(id: str):
    """It checks itself that every sampled world looks to the player like the true one."""
    game = load(id, players=3, max_choices=50)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Judge(id), 1.5, 4, ismcts.UNLIMITED_NUM_WORLD_SAMPLES, random)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.randint(spiel.OUTCOMES) if state.is_chance_node() else int(bot.step(state)))
    assert state.play.made == 50


def test_games_are_loaded_by_name():
    game = pyspiel.load_game("undercroft_cavern_tavern(players=3,first_player=_2)")
    assert game.rules.setup.options["first_player"] == "2"
    assert pyspiel.load_game(str(game)).rules is game.rules
    with pytest.raises(SetupError, match="one of standard, advanced"):
        pyspiel.load_game("undercroft_dice_brewing(mode=nosuch)")
