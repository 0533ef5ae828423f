"""Death, Prestige and the end of the game."""

import pytest

from caverns import (
    CARDS,
    ENCOUNTER,
    act,
    creature_life,
    events,
    fate,
    finish_round,
    free,
    in_discard,
    kinds,
    lives,
    points,
    quietly,
    say,
    sets,
    table,
    texts,
    until,
)
from undercroft.engine.state import SPECTATOR
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.rules.harm import bury


def ends_with(encounter: str = "ripper", **how):
    """An encounter that is over, with an empty road ahead."""
    return table(encounter, "clean_up", road="", level=how.pop("level", 9), **how)


@pytest.mark.rule("CC-D01")
def test_at_zero_a_character_is_dead_and_asked_nothing_more():
    s = table("anti_paladin", "creature", life={1: 5}, hands={0: "attack_5", 1: "attack_5"})
    assert lives(s)[1] == 0
    assert not s.heroes[1].alive
    finish_round(s)
    assert all(decision.seat != 1 for decision in s.pending)


@pytest.mark.rule("CC-D02")
def test_what_the_dead_leave():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_5", 1: "attack_50"},
        hands={1: "trip", 2: "attack_10"},
        riders={1: "slip_behind"},
        items={0: "alchemists_fire", 1: "cure_wounds"},
        life={1: 10},
        prestige={1: 9},
    )
    act(s, 0, "use alchemists_fire")
    hero = s.heroes[1]
    assert (hero.hand, hero.laid, hero.riders, hero.items, hero.initiative) == ([], [], [], [], 0)
    for id in ("attack_50", "trip", "slip_behind", "cure_wounds"):
        assert in_discard(s, id) == 1
    s = ends_with(dead=(1,), prestige={0: 2, 1: 9})
    assert s.result.scores == [2, 0, 0, 0]
    assert s.result.winners == [0]


@pytest.mark.rule("CC-D04", "CC-T11")
def test_the_attack_of_a_player_who_dies_first_is_discarded():
    s = table("axe", "turns", laid={0: "attack_50"}, life={0: 10}, hands={1: "critical_miss", 2: "trip"})
    act(s, 1, "play critical_miss")
    finish_round(s)
    assert in_discard(s, "attack_50") == 1
    assert not events(s, "hit")


@pytest.mark.rule("CC-D04")
def test_an_open_attack_goes_with_its_owner():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip", 2: "attack_5"})
    until(s, "reveal_response")
    s.heroes[0].life = 0
    bury(s)
    assert s.attack is None
    assert in_discard(s, "attack_50") == 1
    quietly(s)
    finish_round(s)
    assert not events(s, "hit")


@pytest.mark.rule("CC-D05", "CC-E09")
def test_when_nobody_lives_everybody_has_lost():
    s = table("anti_paladin", "creature", life={seat: 5 for seat in range(4)}, prestige={0: 7}, hands={0: "attack_5"})
    assert s.over
    assert (s.result.ending, s.result.winners, s.result.scores) == ("defeat", [], [0, 0, 0, 0])


@pytest.mark.rule("CC-D06", "CC-E09")
def test_a_lone_survivor_plays_on():
    s = table(
        "ripper", "turns", seats=3, dead=(1, 2), creature={0: 5}, laid={0: "attack_5"}, road="axe", hands={0: "trip"}
    )
    finish_round(s)
    assert not s.over
    assert kinds(s) == ["keep_first 0"]
    quietly(s)
    while s.current < 0:
        quietly(s)
    assert s.encounter().id == "axe"
    s = ends_with(dead=(0, 1, 2))
    assert s.over
    assert s.result.winners == [3]


@pytest.mark.rule("CC-D07")
def test_deaths_of_one_sweep_are_simultaneous():
    # The boogens of one who dies do not leap to another who dies at the same moment.
    s = table("boogens", "turns", laid={0: "attack_5"}, items={0: "alchemists_fire"}, life={1: 10, 2: 10})
    act(s, 0, "use alchemists_fire")
    assert [creature.host for creature in s.creatures] == [0, 3, 3, 3]


@pytest.mark.rule("CC-D08")
def test_a_blow_struck_counts_after_its_owner_has_died():
    s = table(
        "spite",
        "turns",
        laid={0: "attack_50", 1: "attack_5"},
        life={0: 5},
        hands={2: "glancing_blow", 3: "attack_5"},
    )
    until(s, "reveal_response", 2)
    say(s, 2, "pass")
    until(s, "reveal_response", 2)
    assert not s.heroes[0].alive
    assert creature_life(s) == 125
    assert "play glancing_blow pile 1" in texts(s)
    act(s, 2, "play glancing_blow pile 1")
    quietly(s)
    assert creature_life(s) == 150, "turned one step down: 25 instead of 50"
    assert [event.facts["seat"] for event in events(s, "turned")] == [0]


@pytest.mark.rule("CC-P01")
def test_only_the_killing_blow_scores():
    s = table("ripper", "turns", creature={0: 105}, laid={0: "attack_100", 1: "attack_5"}, hands={0: "trip"})
    finish_round(s)
    assert points(s) == [0, 3, 0, 0]
    s = table("ripper", "turns", creature={0: 30}, laid={0: "feint"}, items={0: "alchemists_fire"})
    act(s, 0, "use alchemists_fire")
    assert points(s) == [3, 0, 0, 0]


@pytest.mark.rule("CC-P02", "CC-N06")
def test_tokens_count_and_each_kill_scores_on_its_own():
    s = table("gasbag", "turns", laid={0: "attack_25"}, wait=True, hands={1: "trip"})
    s.tokens = 3
    s.advance()
    finish_round(s)
    assert points(s) == [4, 0, 0, 0]
    s = table("wolf_pack", "turns", laid={0: "attack_50", 1: "attack_50"}, hands={3: "attack_5"})
    act(s, 0, "target 1")
    act(s, 1, "target 2")
    finish_round(s)
    assert points(s) == [1, 1, 0, 0]


@pytest.mark.rule("CC-P03", "CC-E06")
@pytest.mark.parametrize(("level", "bonus"), [(1, 0), (6, 0), (7, 1), (8, 2), (9, 3), (10, 3), (14, 3)])
def test_the_level_bonus(level: int, bonus: int):
    s = table("ripper", "turns", level=level, creature={0: 5}, laid={0: "attack_5"}, hands={0: "trip"}, road="axe")
    finish_round(s)
    assert points(s) == [3 + bonus, 0, 0, 0]


@pytest.mark.rule("CC-P03")
def test_the_bonus_is_paid_once_to_whoever_completed_the_encounter():
    s = table(
        "wolf_pack",
        "turns",
        seats=3,
        level=9,
        laid={0: "attack_50", 1: "attack_50"},
        hands={0: "trip"},
        road="axe",
        wait=True,
    )
    s.creatures = s.creatures[:2]
    s.advance()
    act(s, 0, "target 1")
    finish_round(s)
    assert points(s) == [1, 1 + 3, 0]
    # Before the reaction: Spite kills its killer, who is credited all the same.
    s = table(
        "spite", "turns", level=9, creature={0: 5}, life={0: 5}, laid={0: "attack_5"}, hands={1: "trip"}, road="axe"
    )
    finish_round(s)
    assert points(s)[0] == 6
    assert not s.heroes[0].alive


@pytest.mark.rule("CC-P03", "CC-E12")
def test_no_bonus_where_nobody_scores():
    s = table("bugaboo", "creature", level=9, round=2, hands={0: "trip"})
    assert points(s) == [0] * 4


@pytest.mark.rule("CC-P04")
def test_prestige_is_open():
    s = table(prestige={2: 5}, hands={0: "attack_5"})
    assert GAME.view(s, SPECTATOR)["heroes"][2]["prestige"] == 5


@pytest.mark.rule("CC-P05")
def test_the_most_prestige_wins_when_the_deck_is_empty():
    s = ends_with(prestige={0: 5, 1: 9, 2: 3})
    assert s.over
    assert (s.result.winners, s.result.scores, s.result.ending) == ([1], [5, 9, 3, 0], "escape")


@pytest.mark.rule("CC-P06")
def test_the_dead_never_win():
    s = ends_with(prestige={0: 1, 1: 20}, dead=(1,))
    assert s.result.winners == [0]


@pytest.mark.rule("CC-Q01", "CC-Q02", "CC-E09")
def test_a_tie_brings_an_unused_encounter_for_everybody():
    """W-10."""
    s = table("ripper", "clean_up", road="", level=9, prestige={0: 12, 1: 12, 2: 3}, hands={3: "trip"}, wait=True)
    fate(s, ENCOUNTER["axe"])
    s.advance()
    free(s)
    assert not s.over
    assert len(s.road) == 1
    assert s.tie_breaks == 1
    unused = len(s.unused)
    while s.current < 0:
        quietly(s)
    assert len(s.unused) == unused
    assert all(hero.alive for hero in s.heroes)
    # All living players take part, tied or not.
    assert s.encounter().id == "axe"
    until(s, "set")
    assert [decision.seat for decision in s.pending] == [0, 1, 2, 3]


@pytest.mark.rule("CC-Q01", "CC-Q02")
def test_the_tie_break_is_random_and_ends_when_one_leads():
    seen = set()
    for i in range(12):
        s = table("ripper", "clean_up", road="", level=9, prestige={0: 12, 1: 12}, hands={0: "trip"}, wait=True)
        fate(s, s.unused[i])
        s.advance()
        seen.add(s.road[0])
    assert len(seen) == 12
    s = table(
        "ripper", "turns", road="", level=10, creature={0: 5}, laid={0: "attack_5"}, prestige={0: 12, 1: 12}, wait=True
    )
    s.tie_breaks = 1
    s.advance()
    finish_round(s)
    # Level 10 pays 3 more (CC-Q03).
    assert s.over
    assert s.result.scores == [18, 12, 0, 0]
    assert s.result.ending == "tie_break"


@pytest.mark.rule("CC-Q02")
def test_a_tie_ends_when_only_one_lives():
    s = ends_with(prestige={0: 12, 1: 12}, dead=(1, 2, 3))
    assert s.over
    assert s.result.winners == [0]


@pytest.mark.rule("CC-Q03", "CC-P03")
def test_the_level_goes_on_in_a_tie_break():
    s = ends_with(prestige={0: 12, 1: 12}, hands={3: "trip"})
    while s.current < 0:
        quietly(s)
    assert s.level == 10
    assert s.cards.level_bonus(10) == 3


@pytest.mark.rule("CC-Q04")
def test_finished_encounters_are_shuffled_when_none_is_unused():
    s = table("ripper", "clean_up", road="", level=9, prestige={0: 1, 1: 1}, hands={0: "trip"}, wait=True)
    s.finished += s.unused
    s.unused = []
    s.advance()
    assert len(s.road) == 1
    assert len(s.unused) == 24
    assert s.finished == []


@pytest.mark.rule("CC-Q05", "CC-N15", "CC-N16")
def test_encounters_added_in_a_tie_break_come_before_the_comparison():
    s = table("bugaboo", "creature", round=2, level=10, road="", prestige={0: 5}, hands={0: "trip"}, wait=True)
    s.tie_breaks = 1
    s.advance()
    # Seat 0 leads alone, but the Bugaboo is in the deck again.
    assert not s.over
    assert s.road == [ENCOUNTER["bugaboo"]]


@pytest.mark.rule("CC-Q06", "CC-N24")
def test_a_tie_break_without_a_score_is_compared_and_another_follows():
    s = table("trap_room", "challenge", road="", level=10, prestige={0: 5, 1: 5}, hands={2: "attack_5"}, wait=True)
    s.tie_breaks = 1
    s.advance()
    for _ in range(4):
        say(s, s.seat, "dash")
    assert not s.over
    assert s.tie_breaks == 2
    assert len(s.road) == 1
    s = table("trap_room", "challenge", road="", level=10, prestige={0: 5, 1: 5}, life={1: 10}, wait=True)
    s.tie_breaks = 1
    s.advance()
    for _ in range(4):
        say(s, s.seat, "dash")
    # Seat 1 died in the traps, so seat 0 leads alone.
    assert s.over
    assert s.result.winners == [0]


def test_sets_are_still_possible_after_a_death():
    s = table("axe", hands={0: "attack_5", 1: "attack_5"}, dead=(2,))
    sets(s, "attack_5", "attack_5")
    assert CARDS.hand == 7


@pytest.mark.rule("CC-P03", "CC-I51")
def test_one_fire_that_kills_several_brings_one_bonus():
    s = table(
        "wolf_pack", "turns", seats=3, level=9, items={0: "alchemists_fire"}, hands={0: "trip"}, road="axe", wait=True
    )
    s.creatures = s.creatures[:3]
    for wolf in s.creatures:
        wolf.start = 30
    s.advance()
    act(s, 0, "use alchemists_fire")
    assert points(s) == [1 + 1 + 1 + 3, 0, 0]
    assert len(events(s, "bonus")) == 1


@pytest.mark.rule("CC-D02")
def test_nothing_lasts_on_the_dead():
    s = table("axe", hands={0: "attack_5", 1: "attack_5"})
    hero = s.heroes[1]
    hero.tripped, hero.numb, hero.cowering, hero.petrified, hero.crowded, hero.life = 2, True, True, True, 2, 0
    bury(s)
    assert (hero.alive, hero.tripped, hero.numb) == (False, 0, False)
    assert (hero.cowering, hero.petrified, hero.crowded) == (False, False, 0)


@pytest.mark.rule("CC-D05")
def test_when_all_are_dead_no_further_round_is_played():
    s = table("anti_paladin", "creature", life={0: 5, 1: 5, 2: 5, 3: 5}, hands={0: "attack_5"}, wait=True)
    before = s.round
    s.advance()
    assert s.over
    assert (s.result.ending, s.result.winners, s.round) == ("defeat", [], before)
    assert not events(s, "initiative")
