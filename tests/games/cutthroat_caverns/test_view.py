"""What a view works out, so that nobody who draws it needs a rule."""

import pytest

from caverns import act, creature_life, quietly, table, until
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.state import Cavern


def leaves(s: Cavern) -> list[int | None]:
    return [blow["leaves"] for blow in GAME.view(s, 0)["pile"]]


@pytest.mark.rule("CC-A07")
def test_each_blow_tells_what_it_leaves() -> None:
    s = table("ripper", "turns", laid={0: "attack_25", 1: "attack_10", 2: "attack_5"}, hands={3: "trip"})
    full = creature_life(s)
    until(s, "reveal_response", 3)
    while len(s.pile) < 2:
        quietly(s)
    assert leaves(s) == [full - 25, full - 35]


@pytest.mark.rule("CC-A07")
def test_a_blow_that_bounces_off_leaves_as_much_as_before() -> None:
    s = table("iron_skin_gargoyle", "turns", laid={0: "attack_10", 1: "attack_50", 2: "attack_5"}, hands={3: "trip"})
    full = creature_life(s)
    while len(s.pile) < 2:
        quietly(s)
    through = [s.dealt(blow) for blow in s.pile]
    assert through != [10, 50], "its skin stops one of them"
    assert leaves(s) == [full - through[0], full - sum(through)]


@pytest.mark.rule("CC-A07", "CC-I51")
def test_a_fire_counts_as_well() -> None:
    s = table("ripper", "turns", laid={0: "attack_25", 1: "attack_10"}, items={0: "alchemists_fire"}, hands={3: "trip"})
    full = creature_life(s)
    act(s, 0, "use alchemists_fire")
    while len(s.pile) < 2:
        quietly(s)
    assert leaves(s) == [creature_life(s) + 25, creature_life(s)]
    assert full > creature_life(s) + 25


@pytest.mark.rule("CC-P03")
def test_the_road_tells_what_each_level_ahead_pays() -> None:
    s = GAME.new(4, seed=1)
    coming = [s.cards.level_bonus(level) for level in range(s.level + 1, s.level + 1 + len(s.road))]
    assert GAME.view(s, 0)["bonus_ahead"] == coming
    assert len(set(coming)) > 1
    for left in range(len(coming), 0, -1):
        s.road.pop()
        s.level += 1
        view = GAME.view(s, 0)
        assert view["bonus"] == coming[-left]
        assert view["bonus_ahead"] == coming[len(coming) - left + 1 :]


@pytest.mark.rule("CC-P05")
def test_the_dead_have_no_score() -> None:
    s = table("ripper", "turns", prestige={0: 3, 1: 5})
    s.heroes[1].alive = False
    assert [(hero["prestige"], hero["score"]) for hero in GAME.view(s, -1)["heroes"]][:2] == [(3, 3), (5, 0)]
