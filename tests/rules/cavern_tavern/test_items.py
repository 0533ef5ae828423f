"""Items (CT-I)."""

import pytest

from tavern import asked, end_round, events, free_chance, hand, has, held, refused, roll, say, tavern, texts
from undercroft.engine.chance import seeded
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import INGREDIENTS
from undercroft.games.cavern_tavern.dice import handful, unpacked
from undercroft.games.cavern_tavern.rules.decks.items import DrawItem


@pytest.mark.rule("CT-I01")
def test_the_hand_is_hidden_its_size_is_not():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={1: "hammer clover"})
    other, own = GAME.view(s, 0)["waiters"][1], GAME.view(s, 1)["waiters"][1]
    assert (other["item_count"], other["items"]) == (2, None)
    assert own["items"] == ["hammer", "clover"]
    seen = {tuple(hand(GAME.determinize(s, 0, seeded(seed)), 1)) for seed in range(30)}
    assert len(seen) > 10


@pytest.mark.rule("CT-I02")
def test_any_number_in_the_own_turn_each_to_the_discard_pile():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "cellar_key cellar_key wizards_vial"})
    say(s, "play cellar_key", "take wine", "play wizards_vial", "play cellar_key", "take wine")
    assert has(s, 0) == ["wine", "wine", "magic_potion"]
    assert GAME.view(s, 1)["item_discard"] == ["cellar_key", "wizards_vial", "cellar_key"]
    assert hand(s, 0) == []


@pytest.mark.rule("CT-I02")
def test_not_in_anothers_turn():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={1: "cellar_key"})
    assert s.decision(1) is None
    assert "play cellar_key" not in texts(s)


@pytest.mark.rule("CT-I03", "CT-A58")
def test_a_fourth_item_forces_a_discard_at_once():
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"}, items={0: "hammer clover bracelet"})
    roll(s, "runestone")
    say(s, "place workshop_magic_potion")
    assert asked(s) == "hand_limit 0"
    assert set(texts(s)) == {"discard hammer", "discard clover", "discard bracelet", "discard runestone"}
    say(s, "discard runestone")
    assert hand(s, 0) == ["hammer", "bracelet", "clover"]
    assert GAME.view(s, 1)["item_discard"] == ["runestone"]
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-I04")
def test_drawing_an_item():
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"})
    roll(s, "runestone")
    say(s, "place workshop_magic_potion")
    assert hand(s, 0) == ["runestone"]
    assert events(s, "draw_item")[0].known_to(0)
    assert not events(s, "draw_item")[0].known_to(1)
    assert len(s.item_deck) == 24


@pytest.mark.rule("CT-I05", "CT-A41")
def test_draw_three_keep_one():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"})
    roll(s, "runestone", "hammer", "clover")
    say(s, "place workshop_item")
    assert asked(s) == "keep_item 0"
    assert texts(s) == ["keep hammer", "keep clover", "keep runestone"]
    look = GAME.view(s, 1)["look"]
    assert (look["count"], look["items"]) == (3, None)
    assert GAME.view(s, 0)["look"]["items"] == ["hammer", "clover", "runestone"]
    say(s, "keep clover")
    assert hand(s, 0) == ["clover"]
    assert len(s.item_deck) == 24
    assert s.item_discard == []


@pytest.mark.rule("CT-I05", "CT-Z02")
def test_with_fewer_cards_one_chooses_from_what_there_is():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"})
    # One card in the deck, one on the discard pile; the others in a hand larger than any real one.
    s.waiters[1].items, s.item_discard, s.item_deck = s.item_deck[2:], s.item_deck[1:2], s.item_deck[:1]
    s.choose_text("place workshop_item")
    assert asked(s) == "keep_item 0"
    assert len(s.looked_items) == 2
    assert s.item_deck == s.item_discard == []


@pytest.mark.rule("CT-I06")
def test_pocket_watches_take_off_lateness():
    for items, points in (("", 15), ("pocket_watch", 21), ("pocket_watch pocket_watch", 28)):
        tray = "fruit liqueur mead rocks rocks syrup wine"
        s = tavern(
            seats=2, clock=7, dice={0: "1", 1: "1"}, tray={0: tray}, orders={0: "hopping_gnome 5"}, items={0: items}
        )
        say(s, *["play pocket_watch"] * len(items.split()), "complete order")
        assert s.waiters[0].score == points
        assert s.watch == 0, "a watch is for one Order"


@pytest.mark.rule("CT-I06")
def test_a_watch_needs_a_late_order_and_lasts_one_turn():
    s = tavern(seats=2, clock=7, dice={0: "1", 1: "1"}, orders={0: "hopping_gnome 7"}, items={0: "pocket_watch"})
    assert refused(s, "play pocket_watch") == "CT-I06"
    s = tavern(seats=2, clock=7, dice={0: "1"}, orders={1: "hopping_gnome 7"}, items={0: "pocket_watch"})
    assert refused(s, "play pocket_watch") == "CT-I06"
    tray = "fruit liqueur mead rocks rocks syrup wine"
    s = tavern(
        seats=2,
        clock=7,
        dice={0: "1 2", 1: "1"},
        tray={0: tray},
        orders={0: "hopping_gnome 6"},
        items={0: "pocket_watch"},
    )
    say(s, "play pocket_watch", "place cellar_2", "take rocks", "end turn", "place cellar_1", "take herbs", "end turn")
    say(s, "complete order")
    assert s.waiters[0].score == 21
    # Never below 0.
    s = tavern(
        seats=2,
        clock=7,
        dice={0: "1"},
        tray={0: tray},
        orders={0: "hopping_gnome 6"},
        items={0: "pocket_watch pocket_watch"},
    )
    say(s, "play pocket_watch", "play pocket_watch", "complete order")
    assert s.waiters[0].score == 28


@pytest.mark.rule("CT-I07")
def test_hammer_opens_a_full_area_for_one_placement():
    used = "cellar_2 talk_to_nasty workshop_replace_order"
    s = tavern(seats=2, dice={0: "2 2", 1: "1"}, used=used + " cellar_4 workshop_item", items={0: "hammer"})
    assert not texts(s, "place")
    say(s, "play hammer")
    assert "place cellar_2" in texts(s)
    assert "end turn" not in texts(s)
    assert "place roast_the_meat" not in texts(s)
    say(s, "place cellar_2", "take syrup")
    assert s.used[1] == 2
    assert not s.hammer
    say(s, "end turn", "place cellar_1", "take fruit", "end turn")
    # The next turn knows no Hammer; nobody can place, so the round has ended.
    assert s.clock == 3


@pytest.mark.rule("CT-I07")
def test_hammer_does_not_lift_nastys_restriction():
    s = tavern(
        seats=2, dice={0: "3 4", 1: "1"}, used="make_lunch_for_nasty", items={0: "hammer"}, says={0: "my_mug_is_empty"}
    )
    say(s, "play hammer")
    assert refused(s, "place make_lunch_for_nasty") == "CT-N08"


@pytest.mark.rule("CT-I07", "CT-H03")
def test_grumm_barges_in_without_a_duty():
    used = "cellar_2 talk_to_nasty workshop_replace_order"
    s = tavern(seats=2, dice={0: "2", 1: "1"}, used=used, characters={0: "grumm"})
    assert not texts(s, "place")
    assert texts(s, "barge") == ["barge cellar_2", "barge talk_to_nasty", "barge workshop_replace_order"]
    assert "end turn" in texts(s)
    say(s, "barge cellar_2", "take rocks")
    assert (s.waiters[0].uses, s.used[1]) == (1, 2)
    # And he does not keep a round alive.
    s = tavern(seats=2, seat=1, dice={0: "2", 1: "1"}, used=used, characters={0: "grumm"})
    say(s, "place cellar_1", "take fruit", "end turn")
    assert s.clock == 3


@pytest.mark.rule("CT-I07")
def test_cards_on_boards_are_never_such_an_area():
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "1 4 5", 1: "1"},
        characters={0: "grumm"},
        tasks={0: "deliver_a_sealed_note"},
        secret_chamber="yes",
        chamber="keep_watch eavesdrop host_a_card_game",
    )
    say(s, "place deliver_a_sealed_note", "with 5", "end turn", "place cellar_1", "take fruit", "end turn")
    assert "barge deliver_a_sealed_note" not in texts(s)
    assert "place deliver_a_sealed_note" not in texts(s)


@pytest.mark.rule("CT-I02")
@pytest.mark.rule("CT-I08")
def test_sand_clock_cannot_be_played_once_nobody_has_dice():
    orders = {0: "hopping_gnome 5", 1: "old_kings_cup 5"}
    s = tavern(seats=2, clock=5, dice={0: "1"}, orders=orders, items={0: "sand_clock"})
    assert "play sand_clock" in texts(s)
    say(s, "place cellar_1", "take fruit")
    assert texts(s) == ["end turn"]
    assert refused(s, "play sand_clock") == "CT-I08"
    s = tavern(seats=2, clock=5, dice={0: "1", 1: "1"}, orders=orders, items={0: "sand_clock"})
    say(s, "place cellar_1", "take fruit")
    assert "play sand_clock" in texts(s)


@pytest.mark.rule("CT-I02")
def test_spice_pouch_may_bring_the_same_kind_back_and_does_not_say_otherwise():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer"}, items={0: "spice_pouch"})
    say(s, "play spice_pouch")  # the only ingredient is returned
    assert asked(s) == "take 0"
    assert has(s, 0) == []
    assert "take beer" in texts(s)
    said = GAME.texts("en").card_text("item", "spice_pouch")
    assert "other" not in said


@pytest.mark.rule("CT-I08")
def test_sand_clock_gives_a_full_extra_turn():
    s = tavern(seats=2, dice={0: "1 2", 1: "3"}, items={0: "sand_clock"}, first_turn=True, tray={0: "beer fruit rocks"})
    say(s, "take old_kings_cup", "complete order", "play sand_clock", "place cellar_1", "take fruit", "end turn")
    # Not a first turn: no duty although there is no open Order.
    assert asked(s) == "turn 0"
    say(s, "place cellar_2", "take syrup", "end turn")
    assert s.seat == 1


@pytest.mark.rule("CT-I09")
def test_clover_claims_the_white_die():
    s = tavern(seats=3, dice={0: "1", 1: "2"}, score={0: 9, 1: 5, 2: 1}, items={0: "clover"}, white=2)
    say(s, "play clover", "place cellar_1", "take fruit", "end turn", "place cellar_2", "take rocks", "end turn")
    assert s.clock == 3
    assert s.white == 0
    # The claim is for one round: then the rule is back.
    s.waiters[0].score = 50
    end_round(s)
    assert s.white != 0


@pytest.mark.rule("CT-I09")
def test_the_later_clover_counts():
    s = tavern(seats=2, dice={0: "1", 1: "2"}, items={0: "clover"})
    say(s, "play clover", "place cellar_1", "take fruit", "end turn")
    s.item_discard.remove(number_of(s, "clover"))
    s.waiters[1].items = [number_of(s, "clover")]
    s.ask_anew(1)
    say(s, "play clover", "place cellar_2", "take rocks", "end turn")
    assert s.white == 1


def number_of(s, id):
    return [item.id for item in s.cards.items].index(id)


@pytest.mark.rule("CT-I09")
def test_bracelet_takes_the_marker_for_the_next_round():
    s = tavern(seats=3, dice={0: "1", 1: "2", 2: "3"}, seat=1, items={1: "bracelet"})
    say(s, "play bracelet", "place cellar_2", "take rocks", "end turn")
    assert s.first == 1
    assert s.seat == 2
    end_round(s)
    assert s.seat == 1


@pytest.mark.rule("CT-I10")
def test_items_without_an_effect_cannot_be_played():
    full = " ".join(["glass_of_strongcliff", "dwarven_mug", "spice_pouch"])
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: full})
    for item in full.split():
        assert refused(s, f"play {item}") == "CT-I10", item
    s = tavern(
        seats=2,
        dice={0: "1", 1: "1"},
        items={0: "dwarven_mug glass_of_strongcliff"},
        tray={0: "magic_potion", 1: "magic_potion"},
    )
    assert refused(s, "play dwarven_mug") == "CT-I10"
    assert refused(s, "play glass_of_strongcliff") == "CT-I10"
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "dragons_claw silver_tongue forged_note"}, nasty={1: 9})
    for item in ("dragons_claw", "silver_tongue", "forged_note"):
        assert refused(s, f"play {item}") == "CT-I10", item
    s = tavern(seats=2, dice={0: "", 1: "1"}, items={0: "loaded_die runestone goblin_abacus"})
    for item in ("loaded_die", "runestone", "goblin_abacus"):
        assert refused(s, f"play {item}") == "CT-I10", item
    s = tavern(seats=2, dice={0: "1 1", 1: "1"}, items={0: "hammer bracelet wizards_vial"}, supply={"magic_potion": 0})
    say(s, "place cellar_1", "take fruit")
    for item in ("hammer", "bracelet", "wizards_vial"):
        assert refused(s, f"play {item}") == "CT-I10", item
    s = tavern(seats=2, clock=10, first=1, dice={0: "1 1", 1: "1"}, items={0: "clover bracelet sand_clock"})
    for item in ("clover", "bracelet"):
        assert refused(s, f"play {item}") == "CT-I10", item
    assert "play sand_clock" in texts(s)


@pytest.mark.rule("CT-I10")
def test_what_the_items_do():
    s = tavern(
        seats=3,
        dice={0: "1 6", 1: "1"},
        items={0: "dragons_claw silver_tongue forged_note"},
        nasty={0: 5, 2: 9},
        says={0: "my_mug_is_empty"},
    )
    say(s, "play silver_tongue")
    assert s.waiters[0].nasty == 3
    say(s, "play dragons_claw")  # only seat 1 can still move
    assert s.waiters[1].nasty == 1
    say(s, "play forged_note")
    assert held(s, 0) == []
    assert len(s.says_discard) == 1
    s = tavern(seats=2, dice={0: "1 6", 1: "1"}, items={0: "loaded_die runestone spice_pouch"}, tray={0: "beer wine"})
    say(s, "play loaded_die")
    assert len(texts(s)) == 10
    say(s, "set 1 to 4")
    assert s.waiters[0].dice == [4, 6]
    say(s, "play runestone")
    assert texts(s) == ["reroll 4", "reroll 6", "reroll 4 6"]
    roll(s, 2)
    say(s, "reroll 6")
    assert s.waiters[0].dice == [2, 4]
    say(s, "play spice_pouch")
    assert texts(s) == ["return wine", "return beer"]
    say(s, "return beer", "take mead")
    assert "decline" in texts(s)
    say(s, "return wine", "take nectar")
    assert has(s, 0) == ["mead", "nectar"]
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-I10", "CT-A53")
def test_dwarven_mug_trades_without_potions():
    s = tavern(
        seats=2,
        dice={0: "1", 1: "1"},
        items={0: "dwarven_mug"},
        tray={0: "beer wine magic_potion", 1: "mead magic_potion"},
    )
    say(s, "play dwarven_mug")
    assert asked(s) == "trade_give 0"  # only Mead can be taken
    assert texts(s) == ["give wine", "give beer"]
    say(s, "give beer")
    assert has(s, 0) == ["mead", "wine", "magic_potion"]
    assert has(s, 1) == ["beer", "magic_potion"]


@pytest.mark.rule("CT-I05")
def test_who_put_items_back_knows_that_they_are_in_the_deck():
    s = tavern(seats=3, dice={0: "1 2", 1: "1 2 3"}, items={1: "clover"})
    roll(s, "forged_note", "wizards_vial", "bracelet")
    say(s, "place workshop_item", "keep bracelet", "end turn")
    # One copy each: seat 0 cannot imagine them in seat 1's hand, seat 2 can.
    mine = {hand(GAME.determinize(s, 0, seeded(seed)), 1)[0] for seed in range(200)}
    theirs = {hand(GAME.determinize(s, 2, seeded(seed)), 1)[0] for seed in range(200)}
    assert not mine & {"forged_note", "wizards_vial", "bracelet"}
    assert {"forged_note", "wizards_vial"} <= theirs
    # After somebody else has drawn, they may be in that hand.
    free_chance(s)
    say(s, "place workshop_magic_potion")
    drawn = {item for seed in range(200) for item in hand(GAME.determinize(s, 0, seeded(seed)), 1)}
    assert {"forged_note", "wizards_vial"} <= drawn


@pytest.mark.rule("CT-I10")
@pytest.mark.parametrize(
    ("item", "table", "why"),
    [
        ("glass_of_strongcliff", {"tray": {0: "beer"}}, "nothing-to-take"),
        ("dwarven_mug", {"tray": {1: "beer"}}, "empty-tray"),
        ("dwarven_mug", {"tray": {0: "beer", 1: "magic_potion"}}, "nothing-to-take"),
        ("dragons_claw", {"nasty": {1: 9}}, "all-at-the-end"),
        ("wizards_vial", {"supply": {"magic_potion": 0}}, "pile-empty"),
        ("spice_pouch", {}, "empty-tray"),
        ("forged_note", {}, "no-says"),
        ("loaded_die", {"dice": {1: "1"}}, "no-dice"),
        ("hammer", {"dice": {1: "1"}}, "no-dice"),
        ("silver_tongue", {}, "at-the-top"),
        ("bracelet", {}, "have-marker"),
        ("bracelet", {"first": 1, "clock": 10}, "last-round"),
        ("clover", {"clock": 10}, "last-round"),
    ],
)
def test_the_reason_why_an_item_would_do_nothing(item, table, why):
    s = tavern(**{"seats": 2, "dice": {0: "1", 1: "1"}, "items": {0: f"{item} sand_clock"}, **table})
    assert [refusal.why for refusal in s.refusals(0) if refusal.thing == f"play {item}"] == [why]


@pytest.mark.rule("CT-I07")
def test_a_second_hammer_would_do_nothing():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "hammer hammer"})
    say(s, "play hammer")
    assert [refusal.why for refusal in s.refusals(0) if refusal.thing == "play hammer"] == ["hammer-played"]


@pytest.mark.rule("CT-Z02", "CT-I04")
@pytest.mark.parametrize("left", [1, 2])
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_item_discards_wait_until_the_deck_is_empty(left: int, edition: str):
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"}, edition=edition)
    s.waiters[1].items, s.item_discard, s.item_deck = (
        s.item_deck[left + 3 :],
        s.item_deck[left : left + 3],
        s.item_deck[:left],
    )
    discarded = s.item_discard[:]
    s.choose_text("place workshop_magic_potion")
    assert (len(s.item_deck), s.item_discard) == (left - 1, discarded)
    assert not events(s, "reshuffle_items")


@pytest.mark.rule("CT-Z02", "CT-I05")
def test_three_items_from_a_deck_of_two_take_both_first():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"})
    deck = sorted(s.item_deck)
    others = [item for item in deck if item not in deck[:2]]
    s.item_deck, s.item_discard, s.waiters[1].items = deck[:2], others[:4], deck[len(deck) :]
    s.waiters[1].items = sorted(set(others[4:]))
    s.choose_text("place workshop_item")
    assert set(deck[:2]) <= set(s.looked_items)
    assert (len(s.looked_items), len(s.item_deck), s.item_discard) == (3, 3, [])
    assert len(events(s, "reshuffle_items")) == 1


@pytest.mark.rule("CT-I04")
def test_several_items_are_drawn_one_by_one():
    s = tavern(seats=2, dice={0: "1", 1: "1"})
    deck = len(s.item_deck)
    s.pending.clear()
    s.agenda += [s.asking, DrawItem(0, 2)]
    s.advance()
    assert (len(s.waiters[0].items), len(s.item_deck)) == (2, deck - 2)


@pytest.mark.rule("CT-I05", "CT-Z02")
def test_the_only_item_left_is_kept_without_a_question():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"})
    s.waiters[1].items, s.item_deck = s.item_deck[1:], s.item_deck[:1]
    only = s.item_deck[:]
    s.choose_text("place workshop_item")
    assert (s.waiters[0].items, s.looked_items, asked(s)) == (only, [], "turn 0")


@pytest.mark.rule("CT-I10", "CT-F02")
@pytest.mark.parametrize(("left", "playable"), [(1, True), (0, False)])
def test_a_vial_is_played_as_long_as_a_potion_is_left(left: int, playable: bool):
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "wizards_vial"}, supply={"magic_potion": left})
    assert ("play wizards_vial" in texts(s)) == playable


@pytest.mark.rule("CT-D02")
def test_sets_of_dice_are_offered_from_few_to_many_and_low_to_high():
    sets = [unpacked(part) for part in handful([1, 2, 3, 4]).parts]
    assert sets == sorted(sets, key=lambda faces: (len(faces), faces))
    assert [faces for faces in sets if len(faces) == 2] == [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]


@pytest.mark.rule("CT-I10", "CT-A57")
@pytest.mark.parametrize(("left", "playable"), [(1, True), (0, False)])
def test_a_cellar_key_opens_the_last_pile(left: int, playable: bool):
    empty = {kind: 0 for kind in INGREDIENTS if kind != "magic_potion"}
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "cellar_key"}, supply={**empty, "mead": left})
    assert ("play cellar_key" in texts(s)) == playable
    if playable:
        say(s, "play cellar_key")
        assert has(s, 0) == ["mead"], "the only kind left is not asked for"
