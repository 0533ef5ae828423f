"""Each Action card."""

import pytest

from caverns import (
    CARDS,
    act,
    coming,
    creature_life,
    events,
    finish_round,
    hand,
    hits,
    in_discard,
    kinds,
    lives,
    quietly,
    refused,
    say,
    table,
    texts,
    until,
)
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.rules.strikes import Strike


def resolve(s) -> None:
    """Let everybody pass while cards are on the stack."""
    while s.stack:
        say(s, s.seat, "pass")


@pytest.mark.rule("CC-C51", "CC-A09")
def test_edge_out():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50 attack_25", 1: "attack_5"},
        potions={0: "potion_of_haste:2"},
        riders={0: "slip_behind"},
        items={0: "alchemists_fire"},
        hands={1: "edge_out"},
    )
    act(s, 1, "play edge_out")
    resolve(s)
    assert in_discard(s, "attack_50") == 1
    assert in_discard(s, "attack_25") == 1
    assert in_discard(s, "edge_out") == 1
    assert CARDS.ids(s.heroes[0].riders) == ["slip_behind"]
    # The fire is still theirs.
    until(s, "post_attack", 0)
    finish_round(s)
    assert hits(s) == [5]


@pytest.mark.rule("CC-C52", "CC-A10")
def test_mixed_signals():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_5 attack_100", 1: "attack_40_talon", 2: "attack_10"},
        potions={0: "potion_of_haste:2"},
        hands={1: "mixed_signals", 3: "mixed_signals"},
    )
    # Seat 3 has nothing set, but the window is about Edge Out as well; for Mixed Signals it has no legal play.
    assert kinds(s) == ["pre_reveal 1"]
    assert [t for t in texts(s) if "mixed" in t] == [
        "play mixed_signals first 0 first",
        "play mixed_signals first 0 second",
        "play mixed_signals first 2 first",
    ]
    say(s, 1, "play mixed_signals first 0 first")
    resolve(s)
    assert [CARDS.ids(hero.laid) for hero in s.heroes][:2] == [["attack_40_talon", "attack_100"], ["attack_5"]]
    # Nobody looks: each knows only the card it set, wherever that lies now.
    assert GAME.view(s, 0)["heroes"][0]["laid"] == [{"card": None, "by": 1}, {"card": "attack_100", "by": 0}]
    assert GAME.view(s, 0)["heroes"][1]["laid"] == [{"card": "attack_5", "by": 0}]
    # It is Talon who reveals Talon's portrait now.
    act(s, 0, "special")
    finish_round(s)
    assert hits(s)[:3] == [80, 100, 5]
    s = table("axe", "turns", laid={0: "attack_5", 1: "attack_10"}, hands={3: "mixed_signals"})
    assert kinds(s) == ["pre_reveal 3"]
    assert texts(s) == ["pass"]
    assert refused(s, 3, "play mixed_signals first 0 first") == "CC-C52"


@pytest.mark.rule("CC-C53", "CC-C06")
def test_not_on_my_watch():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip", 2: "not_on_my_watch"})
    act(s, 1, "play trip")
    act(s, 2, "play not_on_my_watch")
    resolve(s)
    assert in_discard(s, "trip") == 1
    assert in_discard(s, "not_on_my_watch") == 1
    finish_round(s)
    assert hits(s) == [50]
    assert [e.facts for e in events(s, "cancelled")] == [{"card": "trip", "seat": 2}]


@pytest.mark.rule("CC-C54", "CC-H06")
def test_not_so_fast():
    seven = "not_so_fast attack_5 attack_10 attack_20 attack_25 attack_30 attack_40"
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip", 2: seven})
    act(s, 1, "play trip")
    act(s, 2, "play not_so_fast")
    resolve(s)
    # One out, one in: the hand is at its limit and everybody knows about the card.
    assert len(s.heroes[2].hand) == 7
    assert "trip" in hand(s, 2)
    assert GAME.view(s, 0)["heroes"][2]["known"] == ["trip"]
    assert in_discard(s, "trip") == 0
    assert in_discard(s, "not_so_fast") == 1


@pytest.mark.rule("CC-C55")
def test_trip():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50 attack_25"},
        potions={0: "potion_of_haste:2"},
        hands={0: "attack_5", 1: "trip attack_10"},
        wait=True,
    )
    s.advance()
    act(s, 1, "play trip")
    finish_round(s)
    assert hits(s) == []
    assert in_discard(s, "attack_50") == 1
    assert in_discard(s, "attack_25") == 1
    # In the next round of this encounter that player sets nothing; in the one after it does.
    assert kinds(s)[0] == "set 1"
    for decision in s.pending[:]:
        say(s, decision.seat, decision.options[0].text)
    finish_round(s)
    assert kinds(s)[0] == "set 0"


@pytest.mark.rule("CC-C56")
def test_critical_miss():
    s = table(
        "axe", "turns", laid={0: "attack_50 attack_25"}, potions={0: "potion_of_haste:2"}, hands={1: "critical_miss"}
    )
    act(s, 1, "play critical_miss")
    resolve(s)
    assert s.heroes[0].life == 90
    assert in_discard(s, "attack_50") == 1
    finish_round(s)
    assert hits(s) == [25]


@pytest.mark.rule("CC-C57", "CC-A05", "CC-A57")
def test_rally_adds_and_is_never_turned():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "rally", 2: "rally glancing_blow"})
    act(s, 1, "play rally")
    act(s, 2, "play rally")
    act(s, 2, "play glancing_blow")
    finish_round(s)
    assert hits(s) == [25 + 40]
    s = table("axe", "turns", laid={0: "poke_with_stick_0"}, hands={0: "rally feint", 1: "rally"})
    act(s, 1, "play rally")
    finish_round(s)
    # The attacker's own Rally is never offered.
    assert hits(s) == [20]
    assert "rally" in hand(s, 0)


@pytest.mark.rule("CC-C58", "CC-X17", "CC-M10", "CC-C02")
def test_human_shield_and_a_shield_against_it():
    s = table(
        "basilicanth",
        "creature",
        hands={0: "human_shield attack_5", 1: "human_shield attack_5", 2: "attack_5"},
        wait=True,
    )
    coming(s, [3, 1, 2, 4])
    s.advance()
    assert kinds(s) == ["strike_response 0"]
    assert texts(s) == ["play human_shield 1", "play human_shield 2", "play human_shield 3", "pass"]
    say(s, 0, "play human_shield 1")
    resolve(s)
    assert kinds(s) == ["strike_response 1"]
    say(s, 1, "play human_shield 2")
    resolve(s)
    until(s, "set")
    assert lives(s) == [100, 100, 70, 100]
    # What the strike carries goes with it.
    assert [hero.numb for hero in s.heroes] == [False, False, True, False]


@pytest.mark.rule("CC-C58")
def test_a_cancelled_shield_leaves_the_strike_where_it_was():
    s = table("battle_troll", "creature", hands={0: "human_shield", 1: "not_on_my_watch"}, blows=[(0, "attack_50")])
    say(s, 0, "play human_shield 1")
    say(s, 1, "play not_on_my_watch")
    resolve(s)
    finish_round(s)
    assert lives(s) == [70, 100, 100, 100]


@pytest.mark.rule("CC-C59", "CC-A07")
def test_glancing_blow_on_the_pile_recounts_the_creature():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50", 1: "attack_100", 2: "attack_10"},
        hands={0: "glancing_blow", 3: "glancing_blow"},
    )
    until(s, "reveal_response", 3)
    assert texts(s) == ["play glancing_blow", "pass"]
    say(s, 3, "pass")
    assert creature_life(s) == 170
    until(s, "reveal_response", 3)
    assert texts(s) == ["play glancing_blow", "play glancing_blow pile 1", "pass"]
    say(s, 3, "play glancing_blow pile 1")
    resolve(s)
    assert creature_life(s) == 195
    # Seat 0 may not turn its own attack, only the one of seat 1 just revealed.
    until(s, "reveal_response", 0)
    assert texts(s) == ["play glancing_blow", "pass"]
    finish_round(s)
    assert events(s, "creature_life")[0].facts["life"] == 220 - 25 - 100 - 10


@pytest.mark.rule("CC-C59", "CC-A11")
def test_an_attack_on_a_dead_creature_cannot_be_turned():
    s = table("wolf_pack", "turns", laid={0: "attack_50", 1: "attack_10"}, hands={3: "glancing_blow"})
    act(s, 0, "target 1")
    until(s, "reveal_response", 3)
    say(s, 3, "pass")
    act(s, 1, "target 2")
    until(s, "reveal_response", 3)
    assert texts(s) == ["play glancing_blow", "pass"]


@pytest.mark.rule("CC-C59", "CC-C08")
def test_a_protected_attack_in_the_pile_cannot_be_turned():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50", 1: "attack_10"},
        riders={0: "slip_behind"},
        hands={3: "glancing_blow"},
    )
    until(s, "reveal_response", 3)
    assert texts(s) == ["play glancing_blow", "pass"]


@pytest.mark.rule("CC-C60", "CC-X22", "CC-A09")
def test_unintentional_strike():
    s = table(
        "wolf_pack",
        "turns",
        edition="second",
        laid={0: "slip_behind"},
        riders={0: "focus_strength"},
        hands={1: "unintentional_strike feint", 2: "rally"},
    )
    act(s, 1, "play unintentional_strike")
    resolve(s)
    assert in_discard(s, "slip_behind") == 1
    assert kinds(s) == ["target 0"]
    say(s, 0, "target 3")
    # The rider in front turned it up: 5 becomes 10; and it may be rallied.
    assert GAME.view(s, 2)["attack"]["value"] == 10
    act(s, 2, "play rally")
    resolve(s)
    while not hits(s):
        quietly(s)
    assert hits(s) == [30]
    assert s.heroes[0].riders == []


@pytest.mark.rule("CC-C60", "CC-S08")
def test_unintentional_strike_is_a_plain_attack_of_five():
    s = table("axe", "turns", edition="second", laid={0: "feint"}, hands={1: "unintentional_strike"})
    act(s, 1, "play unintentional_strike")
    finish_round(s)
    assert hits(s) == [5]
    assert in_discard(s, "feint") == 1
    assert in_discard(s, "unintentional_strike") == 1
    assert events(s, "creature_life")[0].facts["life"] == 215


@pytest.mark.rule("CC-C61", "CC-X07")
def test_jockey_for_position():
    s = table("axe", "initiative", hands={2: "jockey_for_position attack_5", 0: "attack_5"}, dead=(1,))
    assert kinds(s) == ["initiative_window 0"]
    say(s, 0, "pass")
    assert kinds(s) == ["initiative_window 2"]
    assert texts(s) == ["play jockey_for_position 0", "play jockey_for_position 3", "pass"]
    say(s, 2, "play jockey_for_position 3")
    resolve(s)
    assert [hero.initiative for hero in s.heroes] == [1, 0, 3, 2]
    # The only copy lies open now, so nobody is asked any more.
    assert s.pending[0].kind == "set"


@pytest.mark.rule("CC-C51", "CC-C15")
def test_edge_out_needs_a_set_card():
    hands = {0: "attack_5", 1: "attack_25 edge_out attack_40", 2: "attack_10"}
    s = table("axe", "turns", laid={1: "attack_20", 2: "attack_50"}, hands=hands)
    assert s.active == 0, "who has set nothing"
    assert kinds(s) == ["pre_reveal 1"], "asked because of an exchange"
    assert "play edge_out" not in texts(s, 1)
    assert refused(s, 1, "play edge_out") == "CC-C51"


@pytest.mark.rule("CC-C52", "CC-C03")
def test_mixed_signals_needs_two_set_cards_on_the_table():
    s = table(
        "axe",
        "turns",
        laid={0: "attack_5", 1: "attack_50"},
        hands={1: "attack_10 mixed_signals"},
        discard="edge_out edge_out edge_out",
    )
    until(s, "pre_reveal", 1)
    act(s, 1, "pass")
    while s.active == 0:
        quietly(s)
    assert not [kind for kind in kinds(s) if kind.startswith("pre_reveal")], "one set card is left: nobody is asked"


@pytest.mark.rule("CC-C03", "CC-C52")
def test_after_a_play_the_window_is_polled_from_the_top():
    laid = {0: "attack_20", 1: "attack_5", 2: "attack_50", 3: "attack_10"}
    hands = {0: "attack_30", 1: "attack_25", 2: "attack_10 trip", 3: "mixed_signals attack_5"}
    s = table("axe", "turns", laid=laid, hands=hands, initiative=[4, 1, 2, 3])
    assert (s.active, kinds(s)) == (1, ["pre_reveal 2"])
    say(s, 2, "pass")
    say(s, 3, "pass")
    say(s, 0, "pass")
    assert kinds(s) == ["pre_reveal 1"], "whoever is active comes last"
    s = table("axe", "turns", laid=laid, hands={**hands, 0: "mixed_signals attack_30"}, initiative=[4, 1, 2, 3])
    say(s, 2, "pass")
    say(s, 3, "pass")
    say(s, 0, next(text for text in texts(s, 0) if text.startswith("play mixed_signals first 2")))
    resolve(s)
    for seat in (2, 3, 0, 1):
        assert (s.active, kinds(s)) == (1, [f"pre_reveal {seat}"]), "everybody once more"
        say(s, seat, "pass")


@pytest.mark.rule("CC-C61", "CC-C15")
def test_jockeying_takes_two():
    hands = {0: "jockey_for_position attack_5"}
    s = table("axe", "initiative", hands=hands, dead=(1, 2, 3))
    assert kinds(s) == ["set 0"]
    s = table("axe", "initiative", hands=hands, dead=(2, 3))
    assert texts(s, 0) == ["play jockey_for_position 1", "pass"]


@pytest.mark.rule("CC-C58", "CC-C15")
def test_a_human_shield_takes_two():
    s = table("anti_paladin", hands={0: "human_shield"}, dead=(1, 2, 3), wait=True)
    s.agenda += [Strike(0, 10, 0)]
    s.advance()
    assert (lives(s)[0], kinds(s)) == (90, ["set 0"])
    s = table("anti_paladin", hands={0: "human_shield"}, dead=(2, 3), wait=True)
    s.agenda += [Strike(0, 10, 0)]
    s.advance()
    assert texts(s, 0) == ["play human_shield 1", "pass"]


@pytest.mark.rule("CC-C04", "CC-C05")
@pytest.mark.parametrize(("gone", "asked"), [(4, True), (5, False)])
def test_a_counter_on_the_stack_is_seen_like_a_discarded_one(gone: int, asked: bool):
    others = ["not_so_fast", "not_so_fast", "not_so_fast", "not_on_my_watch", "not_on_my_watch"]
    s = table(
        "axe",
        "turns",
        laid={0: "attack_50"},
        hands={1: "trip", 2: "not_on_my_watch", 3: "attack_10"},
        discard=" ".join(others[:gone]),
    )
    act(s, 1, "play trip")
    act(s, 2, "play not_on_my_watch")
    assert kinds(s) == (["counter 3"] if asked else ["reveal_response 3"])
    resolve(s)
    assert [event.facts["card"] for event in events(s, "takes_effect")] == [], "a counter takes no effect of its own"
    assert [event.facts["card"] for event in events(s, "play")] == ["not_on_my_watch"], "it is aimed at nobody"
    assert [(event.facts["card"], event.facts["target"]) for event in events(s, "play_on")] == [("trip", 0)]
