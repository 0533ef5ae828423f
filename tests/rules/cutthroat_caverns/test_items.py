"""Items."""

import pytest

from caverns import (
    CARDS,
    act,
    cards,
    events,
    fate,
    finish_round,
    hand,
    hits,
    in_discard,
    kinds,
    lives,
    points,
    refused,
    say,
    table,
    texts,
    until,
)
from undercroft.engine.state import SPECTATOR
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.rules.harm import hurt


def things(s, seat: int) -> list[str]:
    return CARDS.ids(s.heroes[seat].items)


@pytest.mark.rule("CC-I01")
def test_items_are_open():
    s = table(items={2: "cure_wounds potion_of_haste"}, hands={0: "attack_5"})
    assert GAME.view(s, SPECTATOR)["heroes"][2]["items"] == ["cure_wounds", "potion_of_haste"]


@pytest.mark.rule("CC-I02", "CC-E04")
def test_potions_only_in_the_item_window():
    s = table("axe", "turns", laid={0: "attack_5"}, items={0: "potion_of_strength alchemists_fire"})
    assert kinds(s) == ["pre_reveal 0"]
    assert texts(s) == ["use alchemists_fire", "pass"]
    assert refused(s, 0, "use potion_of_strength") == "CC-I02"


@pytest.mark.rule("CC-I03", "CC-I53", "CC-I04")
def test_a_healing_potion_works_once():
    s = table(at="items", items={0: "cure_wounds"}, life={0: 50})
    say(s, 0, "use cure_wounds")
    assert lives(s)[0] == 65
    assert things(s, 0) == []
    assert CARDS.ids(s.removed) == ["cure_wounds"]
    assert points(s) == [0] * 4


@pytest.mark.rule("CC-I03", "CC-I53", "CC-I54", "CC-X02")
@pytest.mark.parametrize(("potion", "healed", "prestige"), [("cure_wounds", 15, 2), ("potion_of_healing", 25, 3)])
def test_healing_a_friend_pays_prestige(potion: str, healed: int, prestige: int):
    s = table(at="items", items={0: potion}, life={2: 40})
    say(s, 0, f"offer {potion} to 2")
    assert kinds(s) == ["accept_potion 2"]
    assert texts(s) == ["accept", "decline"]
    say(s, 2, "accept")
    assert lives(s)[2] == 40 + healed
    assert points(s) == [prestige, 0, 0, 0]
    assert CARDS.ids(s.heroes[0].scored) == [potion]
    assert s.removed == []


@pytest.mark.rule("CC-I54")
def test_healing_oneself_with_the_big_potion():
    s = table(at="items", items={0: "potion_of_healing"}, life={0: 60})
    say(s, 0, "use potion_of_healing")
    assert lives(s)[0] == 85


@pytest.mark.rule("CC-I04")
def test_healing_needs_consent_and_a_wound():
    s = table(at="items", items={0: "cure_wounds"}, life={2: 99}, dead=(3,))
    assert [text for text in texts(s) if text.startswith("offer")] == ["offer cure_wounds to 2"]
    assert refused(s, 0, "use cure_wounds") == "CC-I04"
    assert refused(s, 0, "offer cure_wounds to 1") == "CC-I04"
    say(s, 0, "offer cure_wounds to 2")
    say(s, 2, "decline")
    assert lives(s)[2] == 99
    assert things(s, 0) == ["cure_wounds"]
    say(s, 0, "offer cure_wounds to 2")
    say(s, 2, "accept")
    assert lives(s)[2] == 100


@pytest.mark.rule("CC-I05", "CC-X03", "CC-X01")
def test_gifts_and_trades_need_consent():
    s = table(at="items", items={0: "cure_wounds", 1: "alchemists_fire"}, hands={0: "attack_5"}, dead=(3,))
    assert "give cure_wounds to 3" not in texts(s)
    assert refused(s, 0, "give cure_wounds to 3") == "CC-I05"
    assert refused(s, 0, "give attack_5 to 1") == "CC-I05"
    say(s, 0, "give cure_wounds to 1 for alchemists_fire")
    assert kinds(s) == ["accept_trade 1"]
    say(s, 1, "accept")
    assert (things(s, 0), things(s, 1)) == (["alchemists_fire"], ["cure_wounds"])
    say(s, 1, "give cure_wounds to 2")
    assert kinds(s) == ["accept_gift 2"]
    say(s, 2, "decline")
    assert things(s, 2) == []
    until(s, "item_window", 1)
    say(s, 1, "give cure_wounds to 2")
    say(s, 2, "accept")
    assert things(s, 2) == ["cure_wounds"]


@pytest.mark.rule("CC-I06")
def test_three_offers_each_window_refused_ones_included():
    s = table(at="items", items={0: "cure_wounds potion_of_strength"}, life={0: 50, 1: 50})
    for text in ("give cure_wounds to 1", "offer cure_wounds to 1", "offer potion_of_strength to 1"):
        say(s, 0, text)
        say(s, 1, "decline")
    assert texts(s) == ["use cure_wounds", "use potion_of_strength", "pass"]
    assert refused(s, 0, "give cure_wounds to 1") == "CC-I06"
    assert refused(s, 0, "offer potion_of_strength to 1") == "CC-I06"


@pytest.mark.rule("CC-I06")
def test_offers_are_counted_anew_in_each_window():
    s = table("ripper", "clean_up", road="axe", items={0: "cure_wounds"}, hands={0: "trip"}, wait=True)
    for hero in s.heroes:
        hero.offers = 3
    s.advance()
    until(s, "item_window", 0)
    assert "give cure_wounds to 1" in texts(s, 0)


@pytest.mark.rule("CC-I07", "CC-I52", "CC-X04", "CC-I12")
def test_every_way_of_gaining_the_amulet_counts():
    s = table(at="items", items={0: "amulet_of_mentalism"}, hands={0: "attack_5"})
    say(s, 0, "give amulet_of_mentalism to 1")
    say(s, 1, "accept")
    assert kinds(s) == ["amulet 1"]
    assert texts(s) == ["draw 0", "draw 1", "draw 2"]
    say(s, 1, "draw 2")
    assert len(s.heroes[1].hand) + len(s.heroes[1].items) == 3
    s = table("axe", "turns", laid={0: "pickpocket_10"}, items={1: "amulet_of_mentalism"})
    say(s, 0, "steal amulet_of_mentalism from 1")
    assert kinds(s) == ["amulet 0"]
    s = table("anti_paladin", "draw", seats=3, wait=True)
    fate(s, *cards("amulet_of_mentalism attack_50 attack_5"), 0, 0)
    s.advance()
    assert kinds(s) == ["amulet 0"]


@pytest.mark.rule("CC-I08", "CC-C11")
def test_nobody_can_answer_a_potion():
    s = table(at="items", items={0: "potion_of_haste"}, hands={1: "not_on_my_watch not_so_fast attack_5"})
    say(s, 0, "use potion_of_haste")
    assert s.heroes[0].rounds == [2]
    assert s.pending[0].kind != "counter"


@pytest.mark.rule("CC-I09", "CC-I10", "CC-D02")
def test_items_of_the_dead_are_discarded_and_their_potions_removed():
    s = table(
        "anti_paladin",
        "creature",
        life={0: 5},
        items={0: "cure_wounds"},
        potions={0: "potion_of_haste:2"},
        hands={1: "attack_5"},
    )
    assert not s.heroes[0].alive
    assert in_discard(s, "cure_wounds") == 1
    assert CARDS.ids(s.removed) == ["potion_of_haste"]


@pytest.mark.rule("CC-I10")
def test_a_potion_in_effect_cannot_be_stolen():
    s = table("axe", "turns", laid={0: "pickpocket_10"}, potions={1: "potion_of_haste:2"}, hands={1: "feint"})
    finish_round(s)
    assert not events(s, "theft")
    assert CARDS.ids(s.heroes[1].potions) == ["potion_of_haste"]


@pytest.mark.rule("CC-I11", "CC-I06", "CC-I57")
def test_a_potion_for_a_friend():
    """W-16."""
    s = table("anti_paladin", at="items", items={0: "potion_of_iron_skin"}, life={1: 10}, hands={2: "attack_5"})
    say(s, 0, "offer potion_of_iron_skin to 1")
    say(s, 1, "decline")
    assert things(s, 0) == ["potion_of_iron_skin"]
    assert s.heroes[0].offers == 1
    say(s, 0, "offer potion_of_iron_skin to 1")
    say(s, 1, "accept")
    assert points(s) == [0] * 4
    assert CARDS.ids(s.heroes[1].potions) == ["potion_of_iron_skin"]
    finish_round(s)
    say(s, 2, "set attack_5")
    finish_round(s)
    assert lives(s) == [95, 10, 95, 95]


@pytest.mark.rule("CC-I11")
def test_fire_and_amulet_are_not_potions():
    s = table(at="items", items={0: "alchemists_fire amulet_of_mentalism"})
    assert not any(text.startswith("use") for text in texts(s))
    s = table(at="items", items={0: "potion_of_haste potion_of_strength"})
    assert "offer potion_of_haste to 3" in texts(s)
    assert "offer potion_of_strength to 1" in texts(s)
    say(s, 0, "offer potion_of_haste to 3")
    say(s, 3, "accept")
    assert s.heroes[3].rounds == [2]
    assert points(s) == [0] * 4


@pytest.mark.rule("CC-I12", "CC-I52", "CC-H06")
def test_the_old_owner_adjusts_first():
    eight = "attack_5 attack_10 attack_20 attack_25 attack_30 attack_40 attack_50 trip"
    s = table(at="items", items={0: "amulet_of_mentalism", 1: "cure_wounds"}, hands={0: eight})
    say(s, 0, "give amulet_of_mentalism to 1 for cure_wounds")
    say(s, 1, "accept")
    assert (things(s, 0), things(s, 1)) == (["cure_wounds"], ["amulet_of_mentalism"])
    assert kinds(s) == ["discard_down 0"]
    say(s, 0, "discard trip")
    assert kinds(s) == ["amulet 1"]
    say(s, 1, "draw 0")
    assert hand(s, 1) == []


@pytest.mark.rule("CC-I51", "CC-D07")
def test_alchemists_fire():
    s = table(
        "arc_mages",
        "turns",
        seats=5,
        creature={1: 30, 2: 40, 3: 20},
        laid={0: "attack_5"},
        items={0: "alchemists_fire"},
        life={1: 10, 2: 10},
        potions={3: "potion_of_iron_skin"},
        hands={1: "human_shield not_so_fast", 4: "attack_5"},
        riders={0: "slip_behind"},
    )
    act(s, 0, "use alchemists_fire")
    # Two mages are dead and credited; the others burn, two of them to death, nobody answers.
    assert points(s) == [4, 0, 0, 0, 0]
    assert [creature.number for creature in s.creatures] == [2]
    assert lives(s) == [100, 0, 0, 100, 90]
    assert CARDS.ids(s.removed) == ["alchemists_fire"]
    # It is no attack: the rider waits for the card to come.
    assert CARDS.ids(s.heroes[0].riders) == ["slip_behind"]


@pytest.mark.rule("CC-I51", "CC-N06")
def test_fire_burns_everybody_before_the_creature_reacts():
    s = table(
        "gasbag", "turns", laid={0: "attack_5"}, items={0: "alchemists_fire"}, hands={0: "human_shield"}, life={1: 10}
    )
    act(s, 0, "use alchemists_fire")
    assert lives(s) == [100, 0, 90, 90]
    assert kinds(s) == ["strike_response 0"]
    assert GAME.view(s, 0)["strike"] == {"seat": 0, "damage": 30}
    say(s, 0, "pass")
    assert lives(s)[0] == 70
    assert points(s)[0] == 1


@pytest.mark.rule("CC-I51")
def test_fire_only_on_the_own_turn():
    s = table("axe", "turns", laid={0: "attack_5", 1: "attack_5"}, items={1: "alchemists_fire"}, hands={1: "trip"})
    assert kinds(s) == ["pre_reveal 1"]
    assert "use alchemists_fire" not in texts(s)
    assert refused(s, 1, "use alchemists_fire") == "CC-I51"


@pytest.mark.rule("CC-I52", "CC-H05")
def test_losing_the_amulet_lowers_the_limit_at_once():
    eight = "attack_5 attack_10 attack_20 attack_25 attack_30 attack_40 attack_50 trip"
    s = table("axe", "turns", laid={0: "pickpocket_10"}, items={1: "amulet_of_mentalism"}, hands={1: eight})
    act(s, 0, "steal amulet_of_mentalism from 1")
    assert kinds(s) == ["discard_down 1"]


@pytest.mark.rule("CC-I55", "CC-I58", "CC-R13")
def test_haste_lasts_two_rounds_of_combat():
    s = table(
        "anti_paladin",
        "items",
        items={0: "potion_of_haste"},
        hands={0: "attack_5 attack_5 attack_5 attack_5 attack_10"},
    )
    say(s, 0, "use potion_of_haste")
    finish_round(s)
    for left in ([1], []):
        assert any(text.count("attack") == 2 for text in texts(s, 0))
        for decision in s.pending[:]:
            say(s, decision.seat, decision.options[0].text)
        finish_round(s)
        assert s.heroes[0].rounds == left
    assert not any(text.count("attack") == 2 for text in texts(s, 0))
    assert CARDS.ids(s.removed) == ["potion_of_haste"]


@pytest.mark.rule("CC-I56")
def test_strength_turns_every_standard_attack_up():
    s = table("axe", "turns", laid={0: "attack_25 attack_10"}, potions={0: "potion_of_strength:2 potion_of_haste:1"})
    assert hits(s) == [50, 20]
    s = table("axe", "turns", laid={0: "attack_25"}, potions={1: "potion_of_strength:2"})
    assert hits(s) == [25]


@pytest.mark.rule("CC-I57")
def test_iron_skin_stops_all_damage_until_the_encounter_ends():
    skin = {0: "potion_of_iron_skin"}
    s = table("anti_paladin", "creature", potions=skin, hands={1: "attack_5"})
    assert lives(s) == [100, 95, 95, 95]
    # What it did not suffer the Anti-Paladin does not gain.
    assert s.life(s.creatures[0]) == 145 + 15
    s = table("axe", "turns", laid={0: "attack_50"}, potions=skin, hands={1: "critical_miss"}, items={0: "cure_wounds"})
    act(s, 1, "play critical_miss")
    finish_round(s)
    assert lives(s)[0] == 100


@pytest.mark.rule("CC-I58")
def test_rounds_left_carry_over_and_challenges_use_none():
    s = table(
        "ripper", "turns", creature={0: 5}, laid={0: "attack_5"}, potions={1: "potion_of_strength:2"}, hands={0: "trip"}
    )
    finish_round(s)
    assert s.heroes[1].rounds == [1]
    s = table("trap_room", "challenge", potions={1: "potion_of_strength:2"}, hands={0: "trip"}, road="axe")
    for _ in range(4):
        say(s, s.seat, "dash")
    assert kinds(s) == ["keep_first 0"]
    assert s.heroes[1].rounds == [2]


@pytest.mark.rule("CC-I57", "CC-I58", "CC-E07")
def test_iron_skin_is_gone_in_the_next_encounter_and_strength_is_not():
    s = table(
        "ripper",
        "turns",
        creature={0: 5},
        laid={0: "attack_5"},
        potions={1: "potion_of_iron_skin potion_of_strength:2"},
        hands={0: "trip"},
        road="anti_paladin",
    )
    finish_round(s)
    assert (CARDS.ids(s.heroes[1].potions), s.heroes[1].rounds) == (["potion_of_strength"], [1])
    assert CARDS.ids(s.removed) == ["potion_of_iron_skin"]
    assert not s.iron(s.heroes[1])
    hurt(s, 1, 20)
    assert lives(s)[1] == 80, "it can be hurt again"


@pytest.mark.rule("CC-I57", "CC-E07", "CC-N16")
def test_iron_skin_ends_with_an_encounter_that_flees():
    s = table("bugaboo", "creature", round=2, potions={1: "potion_of_iron_skin"}, hands={0: "trip"})
    assert lives(s) == [90, 100, 90, 90]
    assert kinds(s) == ["keep_first 0"]
    assert (s.heroes[1].potions, CARDS.ids(s.removed)) == ([], ["potion_of_iron_skin"])


@pytest.mark.rule("CC-I05")
def test_nobody_gives_or_offers_anything_to_oneself():
    s = table(at="items", items={0: "potion_of_haste", 1: "cure_wounds"}, life={0: 50, 1: 50})
    offered = texts(s, 0)
    assert not [text for text in offered if text.startswith(("give", "offer")) and " to 0" in text]
    assert {text.split(" to ")[1][0] for text in offered if text.startswith("give potion_of_haste to")} == set("123")


@pytest.mark.rule("CC-E04", "CC-C02")
def test_after_something_was_done_the_next_in_order_is_asked():
    items = {0: "potion_of_haste", 1: "potion_of_strength", 2: "potion_of_iron_skin"}
    s = table(at="items", items=items)
    say(s, 0, "pass")
    say(s, 1, "use potion_of_strength")
    assert kinds(s) == ["item_window 2"]
    say(s, 2, "pass")
    assert kinds(s) == ["item_window 0"], "asked once more, though passed before"
    say(s, 0, "give potion_of_haste to 3")
    assert [event.facts["target"] for event in events(s, "offer_gift")] == [3]
    say(s, 3, "accept")
    assert kinds(s) == ["item_window 2"]
    say(s, 2, "give potion_of_iron_skin to 3 for potion_of_haste")
    assert [event.facts["wanted"] for event in events(s, "offer_trade")] == ["potion_of_haste"]


@pytest.mark.rule("CC-T09", "CC-I51", "CC-E10")
def test_no_fire_after_the_kill():
    s = table(
        "ripper",
        "turns",
        creature={0: 5},
        laid={0: "attack_5"},
        items={0: "alchemists_fire"},
        hands={1: "trip"},
        road="axe",
    )
    while s.stack or s.pending[0].kind in ("pre_reveal", "reveal_response"):
        say(s, s.seat, "pass")
    assert kinds(s) == ["keep_first 1"], "nobody is asked to throw it at nothing"
