"""Attacks, rotation, riders and the damage pile."""

import pytest

from caverns import (
    CARDS,
    NUMBER,
    act,
    coming,
    creature_life,
    events,
    finish_round,
    hits,
    in_discard,
    kinds,
    lives,
    points,
    say,
    sets,
    table,
    texts,
    until,
)
from undercroft.games.cutthroat_caverns.parts import Blow

LADDERS = {
    "attack_100": [0, 50, 100, 200],
    "attack_50": [0, 25, 50, 100],
    "attack_40": [0, 20, 40, 80],
    "attack_30": [0, 15, 30, 60],
    "attack_25": [0, 15, 25, 50],
    "attack_20": [0, 10, 20, 40],
    "crowd_20": [0, 10, 20, 40],
    "attack_10": [0, 5, 10, 20],
    "holy_water_10": [0, 5, 10, 20],
    "pickpocket_10": [0, 5, 10, 20],
    "attack_5": [0, 0, 5, 10],
    "poke_with_stick_0": [0, 0, 0, 0],
}


@pytest.mark.rule("CC-A01")
@pytest.mark.parametrize("id", LADDERS)
def test_every_attack_has_four_values(id: str):
    assert CARDS.cards[NUMBER[id]].ladder == LADDERS[id]
    for card in CARDS.cards:
        if card.id.startswith(f"{id}_"):
            assert card.ladder == LADDERS[id]


@pytest.mark.rule("CC-A02")
def test_turning_goes_step_by_step_and_stops_at_the_ends():
    blow = Blow(card=0, owner=0, target=0, step=2, flat=0, protected=False, special=False, holy=False)
    seen = []
    for steps in (1, 1, -1, -1, -1, -1, 1):
        blow.turn(steps)
        seen.append(blow.step)
    assert seen == [3, 3, 2, 1, 0, 0, 1]
    s = table("axe", "turns", laid={0: "attack_25"}, hands={1: "glancing_blow"})
    act(s, 1, "play glancing_blow")
    finish_round(s)
    assert hits(s) == [15]


@pytest.mark.rule("CC-A03", "CC-X10")
def test_a_special_attack_doubles_and_is_optional():
    for choice, value in (("special", 80), ("plain", 40)):
        s = table("axe", "turns", laid={0: "attack_40_talon"})
        say(s, 0, choice)
        assert hits(s) == [value]


@pytest.mark.rule("CC-A03")
def test_only_the_own_portrait_counts():
    s = table("axe", "turns", laid={0: "attack_40_nyx", 2: "attack_20_nyx"})
    assert kinds(s) == ["special 2"]


@pytest.mark.rule("CC-A04", "CC-A51", "CC-N08")
def test_crowd_and_numbness_turn_even_protected_attacks():
    s = table("basilicanth", "turns", laid={0: "crowd_20", 1: "attack_40_orn_hammerfist", 2: "attack_50"}, wait=True)
    s.heroes[2].numb = True
    s.heroes[2].riders = [NUMBER["slip_behind"]]
    s.deck.remove(NUMBER["slip_behind"])
    s.advance()
    act(s, 1, "special")
    finish_round(s)
    # 80 goes down to 40; 50 crowded and numb to 0, plus 20.
    assert hits(s) == [20, 40, 20]
    assert not s.heroes[2].numb


@pytest.mark.rule("CC-A05")
def test_the_order_of_changes():
    # Special first, then Strength (already at the top), then Crowd: 40 and not 80.
    s = table(
        "axe",
        "turns",
        laid={0: "crowd_20", 1: "attack_20_orn_hammerfist"},
        potions={1: "potion_of_strength:2"},
        riders={1: "focus_strength"},
    )
    act(s, 1, "special")
    assert hits(s) == [20, 20]
    # Without the special attack Strength and Focus take it to double, and Crowd back to normal.
    s = table(
        "axe",
        "turns",
        laid={0: "crowd_20", 1: "attack_20_orn_hammerfist"},
        potions={1: "potion_of_strength:2"},
        riders={1: "focus_strength"},
    )
    act(s, 1, "plain")
    assert hits(s) == [20, 20]


@pytest.mark.rule("CC-A05", "CC-A52", "CC-A06")
def test_flat_bonuses_are_not_turned():
    s = table("lurker", "turns", laid={0: "holy_water_10"}, riders={0: "focus_strength slip_behind"})
    say(s, 0, "holy water")
    assert hits(s) == [20 + 50 + 20]


@pytest.mark.rule("CC-A06")
def test_the_final_value_is_the_side_and_the_bonuses():
    s = table("axe")
    assert (
        s.value(
            Blow(
                card=NUMBER["attack_25"], owner=0, target=0, step=1, flat=40, protected=False, special=False, holy=False
            )
        )
        == 55
    )


@pytest.mark.rule("CC-A07")
def test_the_dead_stay_dead_and_what_was_triggered_is_not_undone():
    s = table("spite", "turns", laid={0: "attack_50", 1: "attack_5"}, hands={3: "glancing_blow"})
    until(s, "reveal_response", 3)
    say(s, 3, "pass")
    assert (creature_life(s), lives(s)[0]) == (125, 95)
    act(s, 3, "play glancing_blow pile 1")
    while s.stack:
        say(s, s.seat, "pass")
    # 25 instead of 50, and the 5 of seat 1; what Spite took is gone.
    assert (creature_life(s), lives(s)[0]) == (175 - 25 - 5, 95)


@pytest.mark.rule("CC-A08", "CC-P01", "CC-N25")
def test_a_creature_dies_at_zero_and_the_rest_of_the_blow_is_lost():
    """W-12. Medusa with six players."""
    laid = {0: "attack_100", 1: "attack_25", 2: "attack_50", 3: "attack_10", 4: "attack_30", 5: "attack_100"}
    s = table("medusa", "turns", seats=6, laid=laid, hands={0: "trip"})
    assert creature_life(s) == 225
    finish_round(s)
    assert [int(str(e.facts["life"])) for e in events(s, "hit")] == [125, 100, 50, 40, 10, 0]
    assert points(s) == [0, 0, 0, 0, 0, 4]
    laid[4] = "attack_40"
    s = table("medusa", "turns", seats=6, laid=laid, hands={0: "trip"})
    finish_round(s)
    assert points(s) == [0, 0, 0, 0, 4, 0]


@pytest.mark.rule("CC-A09", "CC-A55", "CC-A56", "CC-A57")
def test_all_riders_work_on_the_next_standard_attack():
    s = table(
        "axe",
        "turns",
        laid={0: "feint attack_25", 1: "poke_with_stick_0"},
        potions={0: "potion_of_haste:1"},
        riders={0: "focus_strength slip_behind slip_behind", 1: "focus_strength"},
    )
    finish_round(s)
    # The Feint did not use them up.
    assert hits(s) == [50 + 40, 0]
    assert s.heroes[0].riders == []
    assert s.heroes[1].riders == []
    assert in_discard(s, "slip_behind") == 2
    assert in_discard(s, "focus_strength") == 2


@pytest.mark.rule("CC-A09")
def test_riders_are_spent_if_the_attack_is_cancelled_after_the_reveal():
    s = table("axe", "turns", laid={0: "attack_50"}, riders={0: "focus_strength"}, hands={1: "trip"})
    act(s, 1, "play trip")
    finish_round(s)
    assert s.heroes[0].riders == []
    assert in_discard(s, "focus_strength") == 1


@pytest.mark.rule("CC-A10")
def test_a_swapped_card_is_the_attack_of_whoever_reveals_it():
    s = table(
        "axe",
        "turns",
        creature={0: 100},
        laid={0: "attack_5", 1: "attack_100"},
        hands={1: "mixed_signals"},
        riders={0: "focus_strength"},
    )
    act(s, 1, "play mixed_signals first 0 first")
    finish_round(s)
    assert hits(s) == [200]
    assert points(s) == [3, 0, 0, 0]


@pytest.mark.rule("CC-A11", "CC-X11", "CC-N07")
def test_an_attack_names_one_living_creature():
    s = table("wolf_pack", "turns", laid={0: "attack_50", 1: "attack_10"})
    assert texts(s) == [f"target {number}" for number in range(1, 6)]
    say(s, 0, "target 3")
    assert points(s) == [1, 0, 0, 0]
    assert texts(s) == ["target 1", "target 2", "target 4", "target 5"]
    say(s, 1, "target 5")
    assert events(s, "hit")[1].facts["life"] == 30


@pytest.mark.rule("CC-A12")
def test_attack_cards_are_discarded_after_the_round():
    s = table("axe", "turns", laid={0: "attack_50", 1: "attack_25"}, hands={0: "trip"})
    finish_round(s)
    assert in_discard(s, "attack_50") == 1
    assert in_discard(s, "attack_25") == 1
    assert s.pile == []


@pytest.mark.rule("CC-A51", "CC-A02")
def test_crowd_halves_the_next_two():
    """W-13."""
    s = table("axe", "turns", laid={0: "crowd_20", 1: "attack_25", 2: "attack_50", 3: "attack_50"})
    assert hits(s) == [20, 15, 25, 50]


@pytest.mark.rule("CC-A51")
def test_crowd_does_not_wrap_stacks_and_skips_the_dead():
    s = table("axe", "turns", laid={0: "attack_50", 1: "attack_50", 2: "attack_50", 3: "crowd_20"})
    assert hits(s) == [50, 50, 50, 20]
    s = table("axe", "turns", laid={0: "crowd_20", 1: "crowd_20", 2: "attack_50", 3: "attack_50"})
    assert hits(s) == [20, 10, 0, 25]
    s = table("axe", "turns", dead=(1,), laid={0: "crowd_20", 2: "attack_50", 3: "attack_50"})
    assert hits(s) == [20, 25, 25]


@pytest.mark.rule("CC-A51")
def test_crowd_lasts_one_round_only():
    s = table("battle_troll", "turns", laid={0: "crowd_20"}, hands={1: "attack_50"}, wait=True)
    coming(s, [1, 2, 3, 4], "feint feint feint trip")
    s.advance()
    finish_round(s)
    sets(s, "feint", "attack_50", "feint", "trip")
    until(s, "strike_response")
    assert hits(s) == [20, 50]


@pytest.mark.rule("CC-A52", "CC-X12", "CC-N20")
def test_holy_water_on_the_necromancer():
    """W-06."""
    s = table("necromancer", "turns", creature={0: 70}, laid={0: "holy_water_10"}, hands={0: "attack_5"})
    act(s, 0, "target 0")
    act(s, 0, "holy water")
    finish_round(s)
    assert hits(s) == [60]
    assert events(s, "creature_life")[0].facts["life"] == 10
    assert not events(s, "strike")
    assert events(s, "blessed")
    # A skeleton rises all the same.
    assert [creature.number for creature in s.creatures] == [0, 1, 2]


@pytest.mark.rule("CC-A52")
def test_holy_water_only_against_the_unholy_and_only_if_it_resolves():
    for encounter, asked in (("lurker", True), ("shift", True), ("axe", False), ("fear", False)):
        s = table(encounter, "turns", laid={0: "holy_water_10"}, hands={1: "attack_5"})
        until(s, "reveal_response") if not asked else until(s, "holy_water")
    s = table("lurker", "turns", laid={0: "holy_water_10"}, hands={1: "trip", 2: "attack_5"})
    act(s, 0, "holy water")
    act(s, 1, "play trip")
    finish_round(s)
    assert not events(s, "blessed")


@pytest.mark.rule("CC-A52", "CC-N16")
def test_holy_water_stops_a_sweep_but_not_the_flight():
    s = table("bugaboo", "turns", round=2, laid={0: "holy_water_10"}, hands={1: "attack_5"})
    act(s, 0, "holy water")
    finish_round(s)
    assert lives(s) == [100] * 4
    assert events(s, "flees")


@pytest.mark.rule("CC-A53", "CC-X15")
def test_pickpocket_takes_an_item_of_another_living_player():
    s = table(
        "axe", "turns", laid={0: "pickpocket_10"}, items={0: "cure_wounds", 1: "alchemists_fire", 2: "cure_wounds"}
    )
    assert kinds(s) == ["steal 0"]
    assert texts(s) == ["steal alchemists_fire from 1", "steal cure_wounds from 2", "no theft"]
    act(s, 0, "steal alchemists_fire from 1")
    assert CARDS.ids(s.heroes[0].items) == ["alchemists_fire", "cure_wounds"]
    assert s.heroes[1].items == []


@pytest.mark.rule("CC-A54")
def test_a_feint_is_discarded():
    s = table("axe", "turns", laid={0: "feint"}, hands={0: "trip"})
    finish_round(s)
    assert in_discard(s, "feint") == 1
    assert hits(s) == []


@pytest.mark.rule("CC-A58")
@pytest.mark.parametrize("value", [5, 10, 20, 25, 30, 40, 50, 100])
def test_plain_attacks_do_their_damage_and_nothing_else(value: int):
    s = table("axe", "turns", laid={0: f"attack_{value}"}, items={1: "cure_wounds"}, hands={1: "feint"})
    finish_round(s)
    assert hits(s) == [value]
    assert not events(s, "crowded")
    assert not events(s, "theft")
    sets(s, *[d.options[0].text.removeprefix("set ") for d in s.pending])
