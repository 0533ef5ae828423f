"""Scenarios of a fresh reader of the rulebook: the Dragon wakes, comes up and gets out."""

import pytest

from crystal import OFF, at, cubes, events, go, kind, mark, marked, refused, roll, say, starts, table, texts, th
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.conflict.crossing import DiscardPowers
from undercroft.games.crystal_caverns.rules.effects.omens import spores
from undercroft.games.crystal_caverns.rules.roles.dragon import PlaceGem, Surface
from undercroft.games.crystal_caverns.state import Caverns

ROAD = {(1, 0): "ambush", (2, 0): "event", (3, 0): "dark eye"}


def lair(tiles: dict[tuple[int, int], str] | None = None, hand: str = "", roles: str = "kgdct") -> Caverns:
    """The Dragon on (1,0) before his turn, everybody else on the Entrance."""
    s = table(roles, "dragon", ROAD if tiles is None else tiles)
    s.dragon.at = at((1, 0))
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    return s


def awake(s: Caverns, wake: int, surfaced: bool = False) -> None:
    """Awake with so many cubes on Wakefulness."""
    s.dragon.awake, s.dragon.surfaced, s.dragon.wake = True, surfaced, wake
    left, tracks = 14 - wake, [4, 4, 4, 1, 1]
    for track in range(5):
        tracks[track] = min(tracks[track], left)
        left -= tracks[track]
    s.dragon.tracks = tracks


@pytest.mark.rule("VC-D30", "VC-D36")
@pytest.mark.parametrize(("place", "proud"), [(OFF, False), ((0, 1), True), (CARRIED, True)])
def test_vs217_a_gem_feeds_pride_beside_another(place: int | tuple[int, int], proud: bool):
    s = table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[PlaceGem()])
    s.dragon.at = at((1, 0))
    s.map.gems[2] = place if isinstance(place, int) else at(place)
    go(s)
    say(s, "gem claw")
    assert (kind(s) == "pride") == proud


@pytest.mark.rule("VC-D31")
def test_vs218_no_treasure_in_passing():
    s = lair()
    s.map.treasures, s.supply = [at((2, 0))], 11
    go(s)
    say(s, "move 3,0")
    assert kind(s) == "dragon"
    say(s, "end powers")
    assert kind(s) != "dragon_treasure"
    assert s.map.treasures == [at((2, 0))]


@pytest.mark.rule("VC-D30")
def test_vs221_two_goblins_for_one_cube():
    s = lair()
    s.dragon.eaten = 5
    go(s)
    say(s, "feed")
    assert (s.dragon.eaten, s.dragon.tracks[th.HUNGER], s.dragon.wake) == (3, 3, 1)
    assert refused(s, "feed") == "VC-D30"
    t = lair()
    t.dragon.eaten = 1
    go(t)
    assert "feed" not in texts(t)


@pytest.mark.rule("VC-D30", "VC-D32")
def test_vs222_three_cubes_in_a_turn_wake_him():
    s = lair()
    s.dragon.eaten, s.dragon.wake, s.dragon.tracks = 4, 8, [2, 2, 0, 1, 1]
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    say(s, "feed", "end powers", "yes")
    assert (s.dragon.wake, s.dragon.awake) == (10, False)
    say(s, "take treasures 1")
    assert (s.dragon.wake, s.dragon.awake) == (11, True)


@pytest.mark.rule("VC-D32", "VC-D33", "VC-D02")
def test_vs223_awake_and_up_in_one_turn():
    s = lair({(1, 0): "crystal", (2, 0): "event"})
    mark(s, (1, 0))
    s.dragon.wake, s.dragon.tracks = 10, [1, 1, 1, 1, 0]
    s.map.treasures, s.supply = [at((1, 0))], 11
    go(s)
    say(s, "end powers", "no", "take treasures 1")
    assert s.dragon.awake
    assert not s.dragon.surfaced
    say(s, "no")
    assert (sum(s.dragon.hand), kind(s)) == (6, "surface")
    say(s, "yes")
    assert s.dragon.surfaced
    assert not marked(s, (1, 0))


@pytest.mark.rule("VC-D32", "VC-D02", "VC-C13")
def test_vs224_awake_for_ever():
    s = table("kgdct", "dragon", {(1, 0): "crystal"}, agenda=[])
    awake(s, 10)
    s.dragon.at = at((1, 0))
    spores(s, th.DRAGON)
    go(s)
    s.choose(s.options[0])
    assert (s.dragon.wake, s.dragon.awake, s.armor(), s.spirit()) == (9, True, 3, 5)
    s.agenda = [Surface()]
    go(s)
    assert kind(s) == "surface"


@pytest.mark.rule("VC-D33")
def test_vs226_a_crystal_tile_needs_no_token():
    s = table("kgdct", "dragon", {(1, 0): "crystal"}, agenda=[Surface()])
    awake(s, 11)
    s.dragon.at = at((1, 0))
    go(s)
    say(s, "yes")
    assert (s.dragon.surfaced, s.smashed) == (True, 0)


@pytest.mark.rule("VC-D05", "VC-D33", "VC-K16")
def test_vs227_surfacing_beside_the_knight_is_no_attack():
    s = table("kgdct", "dragon", {(1, 0): "crystal"}, agenda=[Surface()])
    awake(s, 11)
    s.dragon.at = s.knight.at = at((1, 0))
    cubes(s, 5)
    s.knight.pool, s.knight.placed[th.STRENGTH_SLOT] = 2, 3
    go(s)
    say(s, "yes")
    assert s.dragon.health == 5
    t = table("kgdct", "knight", {(1, 0): "crystal"})
    awake(t, 11, surfaced=True)
    t.dragon.at = t.knight.at = at((1, 0))
    cubes(t, 5)
    go(t)
    say(t, "place strength", "place strength", "place strength", "place perception")
    say(t, "encounter", "attack dragon")
    assert t.dragon.health == 4
    while kind(t) != "knight":
        t.choose(t.options[-1])
    say(t, "encounter", "attack dragon")
    assert t.dragon.health == 3
    assert t.knight.at == at((1, 0))


@pytest.mark.rule("VC-D05", "VC-K17", "VC-W04")
@pytest.mark.parametrize(("strength", "rolled", "health"), [(2, [], 2), (3, [4], 1), (3, [1], 2), (4, [], 1)])
def test_vs228_past_the_knight_to_the_entrance(strength: int, rolled: list[int], health: int):
    s = lair()
    awake(s, 11, surfaced=True)
    s.dragon.at, s.dragon.health = at((2, 0)), 2
    cubes(s, 5)
    s.knight.at, s.knight.pool, s.knight.placed[th.STRENGTH_SLOT] = at((1, 0)), 6 - strength, strength - 1
    go(s)
    roll(s, *rolled)
    met = s.knight.met
    say(s, "move 0,0")
    assert (s.dragon.health, s.dragon.at, s.knight.met) == (health, at((0, 0)), met)
    assert len(events(s, "die")) == len(rolled)
    assert s.result is not None
    assert s.result.ending == "dragon"


@pytest.mark.rule("VC-D05")
def test_vs232_the_thief_never_strikes_a_surfaced_dragon():
    s = lair()
    awake(s, 4, surfaced=True)
    s.thief.at = at((2, 0))
    go(s)
    say(s, "move 2,0")
    assert (s.dragon.health, s.thief.at, kind(s)) == (5, at((2, 0)), "dragon")


@pytest.mark.rule("VC-G10", "VC-T15", "VC-B55")
def test_vs262_cards_lost_between_turns_stay_lost():
    s = lair(hand="ccffw")
    s.agenda = [DiscardPowers(3)]
    go(s)
    say(s, "discard claw", "discard claw", "discard flame")
    assert s.dragon.hand == [0, 1, 1]
    s.agenda = [DiscardPowers(4)]
    go(s)
    assert (s.dragon.hand, s.pending) == ([0, 0, 0], [])
    t = lair(hand="")
    go(t)
    assert (kind(t), t.dragon.hand, starts(t, "power")) == ("dragon", [0, 0, 0], [])


@pytest.mark.rule("VC-D02", "VC-C13")
def test_vs263_less_spirit_takes_no_card():
    s = lair(hand="ccffw")
    s.dragon.wake, s.dragon.tracks = 6, [2, 2, 2, 1, 1]
    s.agenda = []
    assert s.spirit() == 5
    spores(s, th.DRAGON)
    go(s)
    say(s, "doze greed")
    assert (s.spirit(), s.armor(), sum(s.dragon.hand)) == (4, 2, 5)


@pytest.mark.rule("VC-V05", "VC-D14")
def test_vs264_without_goblins_hunger_leaves_by_slither():
    s = lair(hand="cf", roles="kdc")
    go(s)
    assert (s.dragon.tracks[th.HUNGER], s.dragon.wake, s.dragon.eaten) == (2, 2, 0)
    assert "feed" not in texts(s)
    s.dragon.tracks, s.dragon.wake = [3, 2, 4, 1, 1], 3
    s.ask_anew(s.seat)
    say(s, "power slither", "pay claw flame", "from hunger", "into greed")
    assert s.dragon.tracks == [4, 1, 4, 1, 1]
