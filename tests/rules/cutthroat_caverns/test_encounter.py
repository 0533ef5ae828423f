"""The course of an encounter."""

import pytest

from caverns import (
    CARDS,
    ENCOUNTER,
    act,
    coming,
    creature_life,
    events,
    finish_round,
    hand,
    in_discard,
    kinds,
    lives,
    points,
    quietly,
    refused,
    say,
    sets,
    table,
    texts,
    until,
)
from undercroft.engine.chance import seeded
from undercroft.games.cutthroat_caverns import GAME


@pytest.mark.rule("CC-E01")
def test_hands_are_refilled_from_the_lead_seat_of_the_coming_encounter():
    s = table("ripper", "clean_up", seats=3, level=1, road="axe", hands={0: "attack_5"})
    while s.level == 1:
        quietly(s)
    # Level 2 is led by seat 1; seat 0 has a card already.
    draws = [(event.facts["seat"], event.facts["count"]) for event in events(s, "draw_unseen")]
    assert draws == [(1, 7), (2, 7), (0, 6)]
    assert [len(hero.hand) for hero in s.heroes if not hero.items] == [7] * sum(not h.items for h in s.heroes)


@pytest.mark.rule("CC-E04", "CC-X01", "CC-I02")
def test_the_item_window_goes_round_until_all_pass_in_a_row():
    s = table(at="items", level=2, items={0: "cure_wounds", 1: "potion_of_haste", 3: "alchemists_fire"}, life={0: 50})
    assert kinds(s) == ["item_window 1"]
    say(s, 1, "pass")
    # Seat 2 has nothing and is passed over.
    assert kinds(s) == ["item_window 3"]
    say(s, 3, "pass")
    assert kinds(s) == ["item_window 0"]
    say(s, 0, "use cure_wounds")
    assert s.heroes[0].life == 65
    # Something was done, so those who passed are asked again.
    assert kinds(s) == ["item_window 1"]
    say(s, 1, "use potion_of_haste")
    assert kinds(s) == ["item_window 3"]
    say(s, 3, "pass")
    assert s.round == 1


@pytest.mark.rule("CC-E04")
def test_passing_once_round_closes_the_item_window():
    s = table(at="items", level=2, items={0: "cure_wounds", 1: "potion_of_haste", 3: "alchemists_fire"})
    for seat in (1, 3, 0):
        assert kinds(s) == [f"item_window {seat}"]
        say(s, seat, "pass")
    assert s.round == 1


@pytest.mark.rule("CC-E04")
def test_no_item_window_without_items():
    s = table(at="items")
    assert s.round == 1


@pytest.mark.rule("CC-E05", "CC-R12")
def test_rounds_go_on_while_a_creature_lives():
    s = table("arc_mages", "turns", laid={0: "attack_100", 1: "attack_100", 2: "attack_25"}, seats=3)
    act(s, 0, "target 1")

    # Both mages of 80 are dead, and with them the encounter; the third attack never happens.
    assert ENCOUNTER["arc_mages"] in s.finished
    s = table("arc_mages", "turns", laid={0: "attack_100", 1: "attack_50"}, seats=3)
    act(s, 0, "target 1")
    finish_round(s)
    assert s.round == 2
    assert [c.number for c in s.creatures] == [2]


@pytest.mark.rule("CC-E06", "CC-P01", "CC-P02")
def test_the_killer_scores_at_the_moment_of_the_kill():
    s = table("ripper", "turns", laid={0: "attack_100", 1: "attack_100", 2: "attack_100"})
    finish_round(s)
    assert points(s) == [0, 3, 0, 0]


@pytest.mark.rule("CC-E07", "CC-M11")
def test_what_belongs_to_an_encounter_goes_with_it():
    s = table(
        "basilicanth",
        "turns",
        laid={0: "attack_100", 1: "attack_50"},
        riders={2: "slip_behind"},
        potions={3: "potion_of_iron_skin"},
        hands={3: "attack_5"},
        creature={0: 100},
        wait=True,
    )
    s.heroes[1].numb, s.heroes[2].tripped, s.heroes[3].cowering, s.heroes[1].petrified = True, 2, True, False
    s.advance()
    finish_round(s)
    assert s.pending[0].kind == "keep_first"
    assert in_discard(s, "attack_50") == 1
    assert in_discard(s, "slip_behind") == 1
    for hero in s.heroes:
        assert (hero.numb, hero.tripped, hero.cowering, hero.petrified) == (False, 0, False, False)
        assert (hero.riders, hero.laid, hero.potions, hero.initiative) == ([], [], [], 0)
    assert CARDS.ids(s.removed) == ["potion_of_iron_skin"]
    assert s.noted == []
    assert s.pile == []


@pytest.mark.rule("CC-E08", "CC-X18")
def test_everybody_discards_in_secret_what_they_like():
    hand5 = "attack_5 attack_10 attack_20 attack_25 trip"
    s = table("ripper", "clean_up", hands={0: hand5, 1: "attack_50", 2: "rally rally"}, items={0: "cure_wounds"})
    assert kinds(s) == ["keep_first 0", "keep_first 1", "keep_first 2"]
    assert len(texts(s, 0)) == 16
    assert texts(s, 2) == ["keep", "discard rally", "discard rally rally"]
    say(s, 0, "discard attack_10 attack_5")
    say(s, 1, "discard attack_50")
    assert in_discard(s, "attack_5") == 0
    say(s, 2, "keep")
    # Only the size of hands says who is asked again; what was marked is still secret.
    assert kinds(s) == ["keep_second 0"]
    assert s.discard == []
    assert GAME.view(s, 1)["heroes"][0]["marked"] is None
    say(s, 0, "discard trip")
    dropped = [event.facts for event in events(s, "discard")]
    assert dropped[0]["seat"] == 0
    assert sorted(dropped[0]["card"]) == ["attack_10", "attack_5", "trip"]
    assert dropped[1] == {"seat": 1, "card": ["attack_50"]}
    assert "cure_wounds" in CARDS.ids(s.heroes[0].items)


@pytest.mark.rule("CC-E08")
def test_marks_of_others_are_drawn_anew_when_hidden():
    s = table("ripper", "clean_up", hands={0: "attack_5 attack_10 attack_20 attack_25 trip", 1: "attack_50"})
    say(s, 0, "discard attack_5")
    say(s, 1, "discard attack_50")
    assert kinds(s) == ["keep_second 0"]
    seen = {tuple(GAME.determinize(s, 0, seeded(i)).heroes[1].marked) for i in range(30)}
    assert len(seen) > 1


@pytest.mark.rule("CC-E09", "CC-D05")
def test_after_an_encounter_the_way_goes_on_or_ends():
    s = table("ripper", "clean_up", road="axe", hands={0: "trip"})
    assert kinds(s) == ["keep_first 0"]
    s = table("ripper", "clean_up", level=9, road="", prestige={1: 3})
    assert s.over
    assert s.result.winners == [1]
    s = table("ripper", "clean_up", level=9, road="", hands={0: "trip"}, prestige={1: 3, 2: 3})
    assert not s.over
    assert kinds(s) == ["keep_first 0"]
    assert len(s.road) == 1
    s = table("ripper", "clean_up", road="axe", dead=(0, 1, 2, 3))
    assert s.over
    assert s.result.winners == []
    assert s.result.ending == "defeat"


@pytest.mark.rule("CC-E10", "CC-E07", "CC-R13", "CC-R11")
def test_the_kill_ends_combat_at_once_but_the_round_counts():
    """W-08."""
    s = table(
        "ripper",
        "turns",
        creature={0: 60},
        laid={0: "attack_25", 1: "attack_40", 2: "attack_50", 3: "attack_100"},
        potions={2: "potion_of_haste:2", 3: "potion_of_strength:1"},
        hands={0: "attack_5"},
    )
    finish_round(s)
    assert s.pending[0].kind == "keep_first"
    assert points(s) == [0, 3, 0, 0]
    assert in_discard(s, "attack_50") == 1
    assert in_discard(s, "attack_100") == 1
    assert not events(s, "draw_unseen")
    assert not events(s, "strike")
    # The round counts for potions.
    assert s.heroes[2].rounds == [1]
    assert CARDS.ids(s.removed) == ["potion_of_strength"]
    assert [event.facts["seat"] for event in events(s, "turn")] == [0, 1]


@pytest.mark.rule("CC-E10", "CC-I51")
def test_fire_that_kills_the_last_creature_ends_combat_too():
    s = table("ripper", "turns", creature={0: 30}, laid={0: "attack_25", 1: "attack_40"}, items={0: "alchemists_fire"})
    act(s, 0, "use alchemists_fire")
    assert points(s)[0] == 3
    assert not events(s, "reveal")
    assert lives(s) == [100, 90, 90, 90]


@pytest.mark.rule("CC-E11")
def test_a_61st_round_kills_everybody():
    s = table("ripper", "round", round=60, hands={0: "attack_5"})
    assert not s.over
    assert s.round == 60
    s = table("ripper", "round", round=61, hands={0: "attack_5"})
    assert s.over
    assert s.result.ending == "defeat"


@pytest.mark.rule("CC-E12", "CC-N16")
def test_when_the_bugaboo_flees_nobody_scores_or_draws():
    s = table("bugaboo", "creature", round=2, hands={0: "trip"}, potions={1: "potion_of_haste:2"})
    assert s.pending[0].kind == "keep_first"
    assert points(s) == [0, 0, 0, 0]
    assert s.heroes[1].rounds == [1]
    assert not events(s, "draw_unseen")
    assert ENCOUNTER["bugaboo"] in s.road
    assert ENCOUNTER["bugaboo"] not in s.finished


def test_refusals_do_not_refuse_what_is_offered():
    s = table(at="items", items={0: "cure_wounds alchemists_fire amulet_of_mentalism"}, hands={0: "attack_5"})
    assert refused(s, 0, "use cure_wounds") == "CC-I04"
    assert refused(s, 0, "use alchemists_fire") == "CC-I51"
    assert refused(s, 0, "use amulet_of_mentalism") == "CC-I52"
    assert refused(s, 0, "give attack_5 to 1") == "CC-I05"
    offered = set(texts(s))
    assert not offered & {refusal.thing for refusal in s.refusals(0)}
    assert hand(s, 0) == ["attack_5"]
    assert creature_life(s) == 190
    until(s, "set")
    sets(s, "attack_5")
    coming(s, [1, 2, 3, 4])


@pytest.mark.rule("CC-E02", "CC-E07", "CC-E10", "CC-P02")
@pytest.mark.parametrize("fire", [False, True])
def test_an_encounter_from_its_reveal_to_the_kill(fire: bool):
    """The whole way: nothing is left of the one before, nobody draws after the kill, and the next one comes."""
    s = table(
        "gasbag", "clean_up", level=1, road="ripper axe", hands={0: "trip"}, items={1: "alchemists_fire"}, wait=True
    )
    s.tokens = 4
    s.advance()
    until(s, "set")
    assert (s.encounter().id, s.level, s.tokens) == ("ripper", 2, 0)
    for decision in s.pending[:]:
        say(s, decision.seat, decision.options[0].text)
    until(s, "pre_reveal")
    s.events = []
    if fire:
        while "use alchemists_fire" not in texts(s):
            s.creatures[0].other = 200
            quietly(s)
        s.creatures[0].other += 30 - s.life(s.creatures[0])
        say(s, 1, "use alchemists_fire")
    else:
        s.creatures[0].start = 1
    finish_round(s)
    assert s.pending[0].kind == "keep_first"
    assert sorted(points(s)) == [0, 0, 0, 3]
    assert [event.name for event in s.events if event.name in ("draw_unseen", "item")] == [], "no card after the kill"
    assert s.finished[-1] == ENCOUNTER["ripper"]
    until(s, "set")
    assert (s.encounter().id, s.level) == ("axe", 3)
