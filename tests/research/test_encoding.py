"""Observations: fair, the same everywhere, and telling."""

import os
import subprocess
import sys

import numpy as np
import pytest

from having import CARDS
from numbered import GAMES, every, lively, same, tables
from undercroft.engine.chance import seeded
from undercroft.engine.errors import IllegalChoice, SetupError
from undercroft.games import all_games
from undercroft.research.encoding import LIMIT
from undercroft.research.features import Features, Path, slot
from undercroft.research.runner import MORE, Play, Rules

DIGEST = """
import zlib
from undercroft.engine.chance import seeded
from undercroft.games import all_games
from undercroft.research.runner import Play, Rules
total, chance = 0, seeded(5)
for id in sorted(all_games()):
    play = Play.begin(Rules(id, all_games()[id].max_seats), 3)
    for _ in range(25):
        for array in play.observe(play.state.seat).values():
            total = zlib.crc32(array.tobytes(), total)
        play.act(chance.below(len(play.shown)))
print(total)
"""


@pytest.mark.parametrize(("id", "seats", "options"), every(more=5))
def test_what_a_seat_cannot_know_changes_nothing_it_sees(id: str, seats: int, options: dict[str, str]):
    rules = Rules(id, seats, options)
    chance = seeded(f"{id} {options}")
    hidden_varied = False
    for seed in range(3):
        play = Play.begin(rules, seed)
        for _ in range(8):
            lively(play, 7, seed)
            if play.state.over:
                break
            for seat in range(seats):
                world = play.believed(seat, chance)
                assert same(play.observe(seat), world.observe(seat))
                assert play.info(seat) == world.info(seat)
                hidden_varied |= rules.game.save(world.state) != rules.game.save(play.state)
    assert hidden_varied, "the copies were copies of nothing but what is known"


@pytest.mark.parametrize("id", ["cavern_tavern", "crystal_caverns", "cutthroat_caverns"])
def test_a_leak_would_be_seen(id: str):
    """The test above can fail: what seat 0 cannot know is plain in the numbers of those who can."""
    play = lively(Play.begin(Rules(id, 5), 3), 80)
    worlds = [play.believed(0, seeded(seed)) for seed in range(8)]
    assert any(not same(play.observe(seat), world.observe(seat)) for world in worlds for seat in range(1, 5))


def test_observations_are_the_same_in_every_process():
    said = set()
    for hashing in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hashing}
        said.add(subprocess.run([sys.executable, "-c", DIGEST], env=env, capture_output=True, check=True).stdout)
    assert len(said) == 1


def test_slots_never_change():
    """Whoever trained on them would have to begin again."""
    assert [slot(text, 2048) for text in ("season=winter", "brewers.0.gold")] == [(1494, 1.0), (948, 1.0)]
    assert {slot(f"gold={number}", 2048)[1] for number in range(20)} == {1.0, -1.0}


@pytest.mark.parametrize("id", GAMES)
def test_what_is_remembered_does_not_show(id: str):
    """An encoder that has seen a thousand things says the same as a fresh one."""
    rules = Rules(id, *tables(id)[-1])
    assert rules.seats > 0
    for seed in range(4):
        play = lively(Play.begin(rules, seed), 40 * seed, seed)
        fresh = Play(Rules(id, rules.seats, rules.setup.options), play.state)
        for seat in range(rules.seats):
            assert same(play.observe(seat), fresh.observe(seat))


def test_every_fact_counts():
    path = Path("", "", 4096)

    def said(view: dict[str, object]) -> tuple[object, ...]:
        found = Features()
        path.read(view, found)
        return tuple(sorted(zip(found.slots, found.values, strict=True)))

    views: list[dict[str, object]] = [
        {},
        {"gold": 3},
        {"gold": -3},
        {"gold": 4},
        {"gold": 3000},
        {"gold": 3001},
        {"silver": 3},
        {"gold": 3.5},
        {"season": "winter"},
        {"season": "summer"},
        {"hand": ["ace", "king"]},
        {"hand": ["king", "ace"]},
        {"hand": ["ace"]},
        {"open": True},
        {"seats": [{"gold": 1}, {"gold": 2}]},
        {"seats": [{"gold": 2}, {"gold": 1}]},
        {"dice": [1, 2]},
        {"dice": [2, 1]},
        {"dice": [0, 2]},
        {"deep": {"gold": 3}},
        {"tiles": [{"x": 0, "y": 1, "kind": "cave"}]},
        {"tiles": [{"x": 1, "y": 0, "kind": "cave"}]},
    ]
    assert len({said(view) for view in views}) == len(views)


def test_on_a_map_a_tile_is_where_it_is_not_where_it_is_listed():
    path = Path("", "", 4096)
    here, there = {"x": 2, "y": 5, "kind": "cave"}, {"x": 0, "y": 0, "kind": "den"}
    alone, listed = Features(), Features()
    path.read({"tiles": [here]}, alone)
    path.read({"tiles": [there, here]}, listed)
    assert set(alone.slots) <= set(listed.slots)


@pytest.mark.parametrize("id", GAMES)
def test_options_can_be_told_apart(id: str):
    rules = Rules(id, all_games()[id].max_seats)
    seen: dict[str, bytes] = {}
    play = Play.begin(rules, 8)
    for turn in range(60):
        lively(play, 5, turn)
        if play.state.over:
            break
        texts = play.texts(play.state.seat)
        rows = play.observe(play.state.seat)["options"]
        assert np.abs(rows).max() <= LIMIT
        assert not rows[len(texts) :].any()
        seen |= {text: row.tobytes() for text, row in zip(texts, rows, strict=False)}
    assert len(seen) > (30 if id in CARDS else 1)
    assert len(set(seen.values())) == len(seen)


def test_texts_and_actions_find_each_other():
    play = Play.begin(Rules("dice_brewing", 3), 7)
    for action, text in enumerate(play.texts(play.state.seat)):
        assert play.actions(text) == [action]
    with pytest.raises(IllegalChoice, match=r"school_train blue6.*DB-F14"):
        play.actions("place school_train blue6")


@pytest.mark.parametrize("most", [2, 3, 5])
def test_more_options_than_actions_come_in_pages(most: int):
    play = Play.begin(Rules("dice_brewing", 3, most=most), 7)
    options = [option.text for option in play.state.options]
    assert len(options) > most
    met, seat = [], play.state.seat
    numbers = set()
    while not met or play.page:
        assert len(play.shown) <= most
        assert play.shown[-1] is MORE
        met += play.texts(seat)[:-1]
        numbers.add(play.observe(seat)["observation"].tobytes())
        play.act(len(play.shown) - 1)
    assert met == options, "every option is on some page, once"
    assert len(numbers) == -(-len(options) // (most - 1)), "the seat sees which page it looks at"
    for text in options:
        trial = play.copy()
        for action in trial.actions(text):
            trial.act(action)
        asked = play.state.copy()
        asked.choose_text(text)
        assert trial.rules.game.save(trial.state) == trial.rules.game.save(asked)
        assert trial.page == 0


def test_an_action_not_offered_is_refused_by_name_and_changes_nothing():
    play = Play.begin(Rules("dice_brewing", 3), 7)
    before = play.rules.game.save(play.state)
    for action in (10, 127, 500, -1):
        with pytest.raises(IllegalChoice, match=f"seat 2 cannot answer 'action {action}'.*'placement'.*0 to 9"):
            play.act(action)
    assert (play.rules.game.save(play.state), play.made) == (before, 0)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": "nosuch"}, "there is no game 'nosuch'"),
        ({"game": "dice_brewing", "seats": 5}, "2 to 4 seats"),
        ({"game": "dice_brewing", "options": {"mode": "nosuch"}}, "one of standard, advanced"),
        ({"game": "dice_brewing", "reward": "gold"}, "victory, zero_sum, worth"),
        ({"game": "cavern_tavern", "seats": 1, "reward": "zero_sum"}, "two seats"),
        ({"game": "dice_brewing", "most": 1}, "2 actions or more"),
    ],
)
def test_a_wrong_wish_is_answered_plainly(given: dict[str, object], said: str):
    with pytest.raises(SetupError, match=said):
        Rules(**given)  # type: ignore[arg-type]
