"""What the view says so that nobody need know the rules to draw the board: sight, ways, how near a goal is."""

from itertools import pairwise

import pytest

from crystal import table, th
from undercroft.engine.chance import seeded
from undercroft.engine.state import SPECTATOR
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.map import STEP, space_name
from undercroft.games.crystal_caverns.show.sight import figures
from undercroft.games.crystal_caverns.state import Caverns

OPS = {"knight": "move", "thief": "move", "tribe": "walk"}


def positions(roles: str, seed: int = 5) -> list[Caverns]:
    """Positions of one game at random."""
    s = GAME.new(len(roles), {"roles": roles}, seed)
    luck, found = seeded(seed), []
    while not s.over and len(found) < 150:
        for _ in range(4):
            if not s.over:
                s.choose(s.options[luck.below(len(s.options))])
        found.append(s.copy())
    return found


@pytest.mark.parametrize("roles", ["kgdct", "kt", "gd", "dc"])
def test_seen_is_what_the_rules_see(roles: str):
    shown = 0
    for s in positions(roles):
        for seat, role in enumerate(s.table.order):
            stands = [at for at in figures(s, role) if s.map.grid[at]]
            seen = {space_name(cell) for cell in s.map.cells() if any(s.map.sees(at, cell) for at in stands)}
            assert set(GAME.view(s, seat)["seen"]) == seen
            shown += len(seen)
    assert shown > 100


@pytest.mark.parametrize("roles", ["kgdct", "kt", "g"])
def test_a_way_begins_with_an_option_and_goes_from_tile_to_tile(roles: str):
    shown = 0
    for s in positions(roles):
        for seat in s.waiting():
            decision = s.decision(seat)
            assert decision is not None
            spaces = {space_name(cell): cell for cell in s.map.cells()}
            for end, way in GAME.view(s, seat)["ways"].items():
                shown += 1
                assert decision.option(f"{OPS[decision.kind]} {way[0]}") is not None
                assert decision.option(f"{OPS[decision.kind]} {end}") is None
                assert way[-1] == end
                for one, two in pairwise(way):
                    steps = [spaces[one] + STEP[side] for side in range(4) if s.map.passage(spaces[one], side)]
                    assert spaces[two] in steps
    assert shown > 0


def test_nobody_is_shown_a_way_who_is_not_asked():
    s = GAME.new(5, {"roles": "kgdct"}, 5)
    assert all(GAME.view(s, seat)["ways"] == {} for seat in range(5) if s.decision(seat) is None)
    assert GAME.view(s, SPECTATOR)["ways"] == {}


@pytest.mark.parametrize("roles", th.ROLE_SETS)
def test_each_role_begins_far_from_a_goal_of_its_own(roles: str):
    view = GAME.view(GAME.new(len(roles), {"roles": roles}, 3), SPECTATOR)
    assert list(view["progress"]) == view["seats"]
    for role, way in view["progress"].items():
        assert way["near"] < 30
        assert GAME.texts("en").has(f"board-far-{way['goal']}"), role


def test_the_goals_change_with_who_is_there():
    def goals(roles: str) -> dict[str, str]:
        view = GAME.view(GAME.new(len(roles), {"roles": roles}, 3), SPECTATOR)
        return {role: way["goal"] for role, way in view["progress"].items()}

    everyone = goals("kgdct")
    assert everyone == {
        "knight": "kill-dragon",
        "goblins": "kill-knight",
        "dragon": "wake",
        "cavern": "collapse",
        "thief": "stash",
    }
    assert goals("kg")["knight"] == "crystals"
    assert goals("gd")["goblins"] == "kill-dragon"
    assert goals("gt")["goblins"] == "crystals"


def test_what_is_won_is_wholly_reached():
    s = GAME.new(2, {"roles": "kd"}, 3)
    s.dragon.health = 0
    assert GAME.view(s, 0)["progress"]["knight"] == {
        "goal": "kill-dragon",
        "left": 0,
        "done": s.table.dragon_health,
        "all": s.table.dragon_health,
        "near": 100,
    }


def test_omens_come_by_what_calls_them():
    s = GAME.new(5, {"roles": "kgdct"}, 5)
    cavern = GAME.view(s, SPECTATOR)["cavern"]
    assert cavern["calls"] == len(s.map.treasures) + s.thief.carried + s.crystal_tokens()
    assert cavern["draws"] == s.cards.omen_income[cavern["calls"]]


@pytest.mark.rule("VC-K01")
def test_the_knights_board_tells_what_her_cubes_make_of_each_stat():
    s = table("k")
    s.knight.cards = []
    shown = GAME.view(s, 0)["knight"]["tracks"]
    for slot, (stat, values) in enumerate(shown.items()):
        for cubes, value in enumerate(values):
            s.knight.placed[slot] = cubes
            assert GAME.view(s, 0)["knight"][stat] == value, stat
    assert list(shown) == ["movement", "perception", "strength"]


def test_every_cube_of_grit_lies_on_a_space_that_is_told():
    knight = GAME.view(table("k"), 0)["knight"]
    assert knight["grit_cubes"] == knight["grit_spaces"]
