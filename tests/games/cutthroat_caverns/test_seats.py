"""What seats see and may leave to others: hiding, automatic answers, words, the drawn table, whole games."""

from io import StringIO

import pytest
from rich.console import Console

from caverns import CARDS, ENCOUNTER, NUMBER, act, begun, kinds, quietly, say, sets, table, texts
from undercroft.engine.chance import seeded
from undercroft.engine.state import SPECTATOR
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.constants import ATTACK
from undercroft.games.cutthroat_caverns.invariants import broken


# Hiding.
def test_a_set_card_in_a_drawn_world_is_an_attack_if_its_owner_may_hold_one():
    s = table("axe", hands={0: "attack_5 trip", 1: "attack_10 attack_25 trip", 2: "attack_40 feint"})
    sets(s, "attack_5", "attack_10", "attack_40")
    seen = set()
    for i in range(40):
        world = GAME.determinize(s, 0, seeded(i))
        assert broken(world) == []
        assert world.heroes[0].hand == s.heroes[0].hand
        assert world.heroes[0].laid == s.heroes[0].laid
        for hero in world.heroes[1:3]:
            held = [CARDS.cards[card].group for card in hero.hand]
            assert CARDS.cards[hero.laid[0]].group == ATTACK or ATTACK not in held
        seen.add(tuple(world.heroes[1].laid + world.heroes[1].hand))
    assert len(seen) > 30


def test_two_set_cards_are_both_attacks_in_a_drawn_world():
    s = table("axe", hands={0: "attack_5 trip", 1: "attack_10 attack_25 trip rally"}, potions={1: "potion_of_haste:2"})
    sets(s, "attack_5", "attack_25 attack_10")
    for i in range(20):
        world = GAME.determinize(s, 0, seeded(i))
        assert [CARDS.cards[card].group for card in world.heroes[1].laid] == [ATTACK, ATTACK]


def test_a_card_that_everybody_saw_being_taken_stays():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip feint", 2: "not_so_fast attack_5", 3: "feint"})
    act(s, 1, "play trip")
    act(s, 2, "play not_so_fast")
    while s.stack:
        say(s, s.seat, "pass")
    for i in range(20):
        world = GAME.determinize(s, 3, seeded(i))
        assert NUMBER["trip"] in world.heroes[2].hand
        assert len(world.heroes[2].hand) == 2


def test_an_encounter_that_fled_is_known_to_be_in_the_deck():
    s = table("bugaboo", "creature", round=2, road="axe trolgg fear", hands={0: "attack_5"})
    places = set()
    for i in range(60):
        world = GAME.determinize(s, 1, seeded(i))
        places.add(world.road.index(ENCOUNTER["bugaboo"]))
    assert places == {0, 1, 2, 3}
    # A Blood Mage's encounter put under the deck afterwards is surely not the Bugaboo.
    s.road.append(s.unused.pop(0))
    s.under = 1
    places = {GAME.determinize(s, 1, seeded(i)).road.index(ENCOUNTER["bugaboo"]) for i in range(60)}
    assert places == {0, 1, 2, 3}


# Standing answers.
def test_standing_answers():
    s = table("axe", "turns", laid={0: "attack_50", 1: "attack_5"}, hands={0: "feint", 1: "edge_out trip", 2: "feint"})
    assert kinds(s) == ["pre_reveal 1"]
    assert GAME.auto.answer(s, 1, "nothing_to_play") is None
    assert GAME.auto.answer(s, 1, "unless_aimed_at") is s.pending[0].option("pass")
    assert GAME.auto.answer(s, 1, "pass_all") is s.pending[0].option("pass")
    assert GAME.auto.answer(s, 2, "pass_all") is None
    say(s, 1, "pass")
    assert kinds(s) == ["pre_reveal 2"]
    assert texts(s) == ["pass"]
    assert GAME.auto.answer(s, 2, "nothing_to_play") is s.pending[0].option("pass")


def test_a_standing_answer_lets_me_save_myself():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={0: "not_on_my_watch", 1: "trip", 2: "not_so_fast"})
    act(s, 1, "play trip")
    # The card is aimed at seat 0, not at seat 2.
    assert kinds(s) == ["counter 2"]
    assert GAME.auto.answer(s, 2, "unless_aimed_at") is not None
    say(s, 2, "pass")
    assert kinds(s) == ["counter 0"]
    assert GAME.auto.answer(s, 0, "unless_aimed_at") is None
    s = table("battle_troll", "creature", blows=[(0, "attack_50")], hands={0: "human_shield"})
    assert kinds(s) == ["strike_response 0"]
    assert GAME.auto.answer(s, 0, "unless_aimed_at") is None


def test_a_standing_answer_lets_me_save_my_own_card():
    s = table(
        "axe", "turns", laid={0: "attack_50"}, hands={1: "trip not_so_fast", 2: "not_on_my_watch", 3: "not_so_fast"}
    )
    act(s, 1, "play trip")
    act(s, 2, "play not_on_my_watch")
    assert kinds(s) == ["counter 3"]
    assert GAME.auto.answer(s, 3, "unless_aimed_at") is not None
    say(s, 3, "pass")
    assert kinds(s) == ["counter 1"]
    assert GAME.auto.answer(s, 1, "unless_aimed_at") is None


def test_items_and_the_own_turn_are_no_matter_for_standing_answers():
    s = table(at="items", items={0: "potion_of_haste"})
    assert all(GAME.auto.answer(s, 0, name) is None for name in GAME.auto.names)
    s = table("axe", "turns", laid={0: "attack_5"}, items={0: "alchemists_fire"})
    assert kinds(s) == ["pre_reveal 0"]
    assert all(GAME.auto.answer(s, 0, name) is None for name in GAME.auto.names)


def test_no_standing_answer_sets_a_card():
    s = table(hands={0: "attack_5"})
    assert all(GAME.auto.answer(s, 0, name) is None for name in GAME.auto.names)


# Words and the drawn table.
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_drawn_table_fits_80_columns(language: str):
    words = GAME.texts(language)
    s, drawn = begun(6, 5, edition="second"), 0
    for number in range(300):
        if s.over:
            break
        if number % 30 == 0:
            drawn += 1
            for seat in (SPECTATOR, 0):
                console = Console(width=80, no_color=True, record=True, file=StringIO())
                console.print(GAME.wording.draw(s, seat, words, 80))
                shown = console.export_text()
                assert max(len(line) for line in shown.splitlines()) <= 80
                card = words.format("card-" + CARDS.id(s.heroes[0].hand[0])) if s.heroes[0].hand else ""
                assert seat == SPECTATOR or card.split()[0] in shown
        quietly(s)
    assert drawn > 3


def test_the_drawn_table_hides_what_the_view_hides():
    s = table("axe", hands={0: "attack_5", 1: "attack_100"})
    console = Console(width=80, no_color=True, record=True, file=StringIO())
    console.print(GAME.wording.draw(s, 0, GAME.texts("en"), 80))
    shown = console.export_text()
    assert "Attack 5" in shown
    assert "Attack 100" not in shown


def printed(thing: object) -> str:
    console = Console(width=80, no_color=True, record=True, file=StringIO())
    console.print(thing)
    return console.export_text()


def test_looking_closer_shows_what_cards_say_but_not_whose_hand_holds_what():
    s = table("axe", hands={0: "trip attack_5", 1: "rally attack_100"}, items={1: "cure_wounds"})
    drawn = GAME.wording.draw(s, 0, GAME.texts("en"), 80)
    assert "sets no attack in the next Round" in " ".join(printed(drawn.closer(0)).replace("│", " ").split())
    # Trip is known from reviews; Hate was designed here, and the table says so.
    assert "reconstructed" not in printed(drawn.closer(0))
    assert "reconstructed" in printed(GAME.wording.draw(table("hate", hands={0: "trip"}), 0, GAME.texts("en"), 80))
    others = printed(drawn.closer(1))
    assert "Cure Wounds" in others
    assert "Rally" not in others
    assert "Attack 100" not in others
    assert "100" in printed(drawn.scores())
