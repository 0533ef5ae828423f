"""The whole game: play ends, copies, tables that cannot be, the terminal. (The kit: tests/test_conformance.py.)"""

import io
import re

import pytest
from rich.console import Console

from crystal import at, go, mark, table, th, tribes
from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.state import SPECTATOR
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.hidden import left_out
from undercroft.games.crystal_caverns.invariants import broken
from undercroft.games.crystal_caverns.parts import Cavern, Dragon, Goblins, Knight, Thief
from undercroft.games.crystal_caverns.state import Caverns


@pytest.mark.parametrize("roles", th.ROLE_SETS)
def test_lively_play_ends_in_every_role_set(roles: str):
    s = GAME.new(len(roles), {"roles": roles}, 77)
    agent, luck = make("lively"), seeded("ends")
    for number in range(20_000):
        if s.over:
            break
        s.choose(answer(agent, GAME, s, s.seat, luck), s.seat)
        if number % 50 == 0:
            assert broken(s) == []
    assert s.result is not None


@pytest.mark.parametrize("part", [Knight, Goblins, Dragon, Cavern, Thief])
def test_copies_forget_nothing(part: type):
    s = GAME.new(5, {"roles": "kgdct"}, 9)
    luck = seeded(3)
    for _ in range(150):
        s.choose(s.options[luck.below(len(s.options))])
    copy = s.copy()
    name = part.__name__.lower()
    one, two = getattr(s, name), getattr(copy, name)
    assert one is not two
    for field in part.FIELDS:
        ours, theirs = getattr(one, field), getattr(two, field)
        assert ours == theirs
        if isinstance(ours, list):
            assert ours is not theirs, field
    for field in Caverns.FIELDS:
        ours, theirs = getattr(s, field), getattr(copy, field)
        if isinstance(ours, list):
            assert ours == theirs
            assert ours is not theirs, field
    assert copy.map.grid == s.map.grid
    copy.map.put(copy.stack.pop(), copy.map.borders()[0])
    assert copy.map.grid != s.map.grid


@pytest.mark.parametrize(
    ("seats", "options", "said"),
    [
        (2, {"roles": "kgdct"}, "is for 5 seats, not 2; with 2 the role sets are: kg, kd"),
        (2, {"roles": "kg", "thief": "hard"}, "who is not in 'kg'"),
        (3, {"roles": "kgd", "solo": "easy"}, "solo Knight"),
        (2, {"roles": "kg", "number": "6"}, "Knight against the Thief"),
        (5, {"roles": "kgdct", "collapse_one": "yes"}, "without a Cavern"),
        (1, {"roles": "c"}, "is one of"),
    ],
)
def test_tables_that_cannot_be(seats: int, options: dict[str, str], said: str):
    with pytest.raises(SetupError, match=re.escape(said)):
        GAME.new(seats, options)


def drawn(s: Caverns, seat: int, colour: bool = False, language: str = "en") -> str:
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=colour, color_system="truecolor" if colour else None)
    console.print(GAME.wording.draw(s, seat, GAME.texts(language), 80))
    return out.getvalue()


def test_the_map_is_drawn_with_and_without_colour():
    s = table("kgdct", "knight", {(1, 0): "crystal NW", (0, 1): "dark eye crystal"})
    mark(s, (1, 0))
    s.map.treasures = [at((0, 1))]
    s.supply = 11
    s.knight.at = at((1, 0))
    tribes(s, eye=(2, (0, 1)), bones=(2, (2, 0)))
    go(s)
    plain = drawn(s, 0)
    assert max(len(line) for line in plain.splitlines()) <= 80
    assert "|" in next(line for line in plain.splitlines() if "c*K" in line)
    assert "?Y$y" in plain
    assert "?Yc" not in plain
    assert "?Yc$y" in drawn(s, 3)
    assert re.sub(r"\x1b\[[\d;]*m", "", drawn(s, 0, True)).split() == plain.split()
    assert "\x1b[" in drawn(s, 0, True)
    assert "Cavaliere:" in drawn(s, 0, language="it")
    for hidden in ("Stalwart", "Swift", "Fearless"):
        assert hidden not in drawn(s, 1)


def test_every_pair_of_roles_that_meets_is_in_some_role_set():
    pairs = {frozenset((a, b)) for roles in th.ROLE_SETS for a in roles for b in roles if a != b}
    assert len(pairs) == 10


def test_whoever_watches_a_solo_game_sees_what_its_player_sees():
    """Alone one is not asked what cannot matter, so the hand could be told from what is asked; it is no secret then."""
    solo, three = GAME.new(1, {"roles": "g"}, 5), GAME.new(3, {"roles": "kgd"}, 5)
    assert GAME.view(solo, SPECTATOR) == GAME.view(solo, 0)
    assert GAME.view(three, SPECTATOR) != GAME.view(three, three.seat_of(th.GOBLINS))
    assert GAME.determinize(solo, SPECTATOR, seeded(1)).goblins.hand == solo.goblins.hand


@pytest.mark.rule("VC-V30")
def test_the_view_tells_the_goals_as_this_table_has_set_them():
    plain = GAME.view(GAME.new(2, {"roles": "kt"}, 1), 0)["goals"]
    assert (plain["crystals"], plain["stash"]) == (5, 5)
    agreed = GAME.view(GAME.new(2, {"roles": "kt", "number": "6"}, 1), SPECTATOR)
    assert (agreed["goals"]["crystals"], agreed["goals"]["stash"], agreed["infestation"]) == (6, 6, "c")
    hard = GAME.view(GAME.new(5, {"roles": "kgdct", "knight": "expert", "goblins": "easiest"}, 1), 0)["goals"]
    assert (hard["dragon_health"], hard["knight_health"], hard["smash_strength"]) == (7, 5, 4)


@pytest.mark.rule("VC-V20")
def test_the_view_tells_how_many_tiles_come_with_a_solo_turn():
    s = GAME.new(1, {"roles": "k"}, 1)
    assert GAME.view(s, 0)["turn_tiles"] == s.cubes_owned() == 2
    s.knight.pool += 2
    assert GAME.view(s, 0)["turn_tiles"] == 4
    assert GAME.view(GAME.new(2, {"roles": "kg"}, 1), 0)["turn_tiles"] == 1


def test_nobody_knows_which_tiles_were_left_out():
    """With an easy Cavern one tile of each kind is left out unseen, and with an option two of any common kind."""
    easy = GAME.new(5, {"roles": "kgdct", "cavern": "easy"}, 4)
    some = GAME.new(5, {"roles": "kgdct", "remove_tiles": "2"}, 4)
    assert (left_out(easy), left_out(some)) == (5, 2)
    for s, kinds_known in ((easy, True), (some, False)):
        assert len(s.removed) == left_out(s)
        for seat in range(SPECTATOR, 5):
            worlds = [GAME.determinize(s, seat, seeded(number)).removed for number in range(30)]
            for place, tile in enumerate(s.removed):
                others = {world[place] for world in worlds}
                assert len(others) > 1, f"seat {seat} knows tile {tile}"
                assert (len({s.cards.kinds[other] for other in others}) == 1) == kinds_known
