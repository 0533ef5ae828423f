"""What the games know of themselves: evaluations that mean something, policies that beat lively chance."""

import pytest

from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.engine.knowledge import judges
from undercroft.engine.state import State
from undercroft.games import game as find_game

TABLES = [
    ("dice_brewing", 2, {}),
    ("cavern_tavern", 1, {}),
    ("cavern_tavern", 3, {"secret_chamber": "yes"}),
    ("cutthroat_caverns", 4, {}),
    ("crystal_caverns", 5, {"roles": "kgdct"}),
    ("crystal_caverns", 1, {"roles": "d"}),
]


def play(id: str, players: int, options: dict[str, str], agents: list[str], seed: str, look=None) -> State:
    game, chance = find_game(id), seeded(f"{seed} luck")
    s, seated = game.new(players, options, seed=seed), [make(name) for name in agents]
    while s.result is None:
        if look is not None:
            look(s)
        s.choose(answer(seated[s.seat], game, s, s.seat, chance))
    return s


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_values_are_chances_of_every_seat_and_leave_the_position_alone(id, players, options):
    game = find_game(id)
    thinking = game.knowledge()
    assert judges(thinking)
    looks = 0

    def look(s: State) -> None:
        nonlocal looks
        looks += 1
        if looks % 9 == 0:
            before = game.save(s)
            values = thinking.evaluate(s)
            assert len(values) == players
            assert all(0.0 <= value <= 1.0 for value in values)
            assert sum(values) < 1.001
            for decision in s.pending:
                assert thinking.policy(s, decision, seeded(looks)) in decision.options
            assert game.save(s) == before

    play(id, players, options, ["instinct"] * players, "values", look)
    assert looks > 20


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_playouts_come_to_a_settled_moment(id, players, options):
    game = find_game(id)
    thinking = game.knowledge()
    settled = 0
    for number in range(10):
        s = game.new(players, options, seed=number)
        thinking.rollout(s, 10 * number, 0, seeded(number))
        thinking.start_search(s)
        # A game may look sooner than that; but within so many choices there must be such a moment.
        thinking.rollout(s, thinking.depth, max(thinking.patience, 50), seeded(number))
        settled += s.result is not None or thinking.is_quiet(s)
    assert settled >= 8


@pytest.mark.parametrize(
    ("id", "players", "options", "least"),
    [
        ("dice_brewing", 2, {}, 9),
        ("cavern_tavern", 2, {}, 9),
        ("cutthroat_caverns", 3, {}, 6),
    ],
)
def test_instinct_beats_lively_chance(id, players, options, least):
    won = 0
    for number in range(10):
        seat = number % players
        agents = ["instinct" if at == seat else "lively" for at in range(players)]
        won += seat in play(id, players, options, agents, f"beats {number}").result.winners
    assert won >= least


@pytest.mark.parametrize(("role", "least"), [("k", 2), ("g", 1), ("d", 3), ("c", 4), ("t", 3)])
def test_every_role_of_crystal_caverns_wins_against_lively_chance(role, least):
    seat = "kgdct".index(role)
    agents = ["instinct" if at == seat else "lively" for at in range(5)]
    ends = [play("crystal_caverns", 5, {"roles": "kgdct"}, agents, f"role {n}").result.winners for n in range(5)]
    assert sum(seat in winners for winners in ends) >= least


def test_the_cavern_puts_treasure_where_the_dragon_is_not():
    game = find_game("crystal_caverns")
    thinking = game.knowledge()
    near, far, asked = 0, 0, 0

    def look(s: State) -> None:
        nonlocal near, far, asked
        decision = s.pending[0]
        if decision.kind == "place_treasure" and len(decision.options) > 3 and s.dragon.tracks[0]:
            from undercroft.games.crystal_caverns.map import distance

            gaps = sorted(distance(option.a, s.dragon.at) for option in decision.options)
            chosen = distance(thinking.policy(s, decision, seeded(asked)).a, s.dragon.at)
            asked += 1
            near += chosen <= gaps[0]
            far += chosen >= gaps[len(gaps) // 2]

    play("crystal_caverns", 3, {"roles": "kdc"}, ["instinct"] * 3, "starve", look)
    assert asked >= 3
    assert near == 0
    assert far >= asked - 1


def test_a_strong_hidden_tribe_takes_the_knight_by_ambush():
    game = find_game("crystal_caverns")
    thinking = game.knowledge()
    answers = []

    def look(s: State) -> None:
        if s.pending[0].kind == "ambush":
            answers.append(thinking.policy(s, s.pending[0], seeded(len(answers))).op)

    for number in range(4):
        play("crystal_caverns", 2, {"roles": "kg"}, ["instinct"] * 2, f"ambush {number}", look)
    assert answers
    assert set(answers) == {"ambush"}
