"""Editions, options and setting up (CT-V, CT-S)."""

import pytest

from tavern import asked, events, has, say, texts
from undercroft.engine.errors import SetupError
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import NONE


def new(seats=2, seed=1, **options):
    return GAME.new(seats, options, seed, listen=True)


def past_setup(s):
    while s.pending[0].kind in ("character", "take"):
        s.choose(s.options[0])
    return s


@pytest.mark.rule("CT-V01")
def test_the_edition_selects_decks_rewards_and_hand_limit():
    retail, prototype = new(3), new(3, edition="prototype")
    assert (len(retail.edition.orders), len(prototype.edition.orders)) == (48, 42)
    assert (retail.edition.hand_limit, prototype.edition.hand_limit) == (3, 0)
    dinner = [s.edition.areas[11].rewards for s in (retail, prototype)]
    assert [reward.n for reward in dinner[0] if reward.op == 3] == [7]
    assert [reward.n for reward in dinner[1] if reward.op == 3] == [10]


@pytest.mark.rule("CT-V02")
def test_player_range_of_each_edition():
    for seats in range(1, 7):
        assert GAME.new(seats, {}, 1).seats == seats
    for seats in range(2, 6):
        assert GAME.new(seats, {"edition": "prototype"}, 1).seats == seats
    for seats in (1, 6):
        with pytest.raises(SetupError, match="CT-V02"):
            GAME.new(seats, {"edition": "prototype"}, 1)
    for seats in (0, 7):
        with pytest.raises(SetupError):
            GAME.new(seats, {}, 1)


@pytest.mark.rule("CT-V03")
def test_the_chamber_is_for_retail_with_one_to_six():
    for seats in range(1, 7):
        assert GAME.new(seats, {"secret_chamber": "yes"}, 1).with_chamber
    with pytest.raises(SetupError, match="CT-V03"):
        GAME.new(3, {"edition": "prototype", "secret_chamber": "yes"}, 1)


@pytest.mark.rule("CT-V04")
def test_solo_mode_is_for_one():
    assert not GAME.new(1, {"solo_mode": "normal"}, 1).story
    assert GAME.new(1, {"solo_mode": "story"}, 1).story
    with pytest.raises(SetupError, match="CT-V04"):
        GAME.new(2, {"solo_mode": "story"}, 1)


@pytest.mark.rule("CT-V05")
def test_characters_chosen_or_dealt():
    assert asked(new(2)).startswith("character")
    dealt = new(2, characters="random")
    assert all(waiter.character != NONE for waiter in dealt.waiters)
    for seats, options in ((1, {}), (2, {"edition": "prototype"})):
        with pytest.raises(SetupError, match="CT-V05"):
            GAME.new(seats, {**options, "characters": "random"}, 1)


@pytest.mark.rule("CT-S01", "CT-S02")
def test_players_start_with_four_dice_and_markers_on_zero():
    s = past_setup(new(3, characters="random"))
    assert len(s.waiters) == 3
    for seat, waiter in enumerate(s.waiters):
        assert len(waiter.dice) == (5 if seat == s.white else 4)
        assert (waiter.nasty, waiter.tracks, waiter.score) == (0, [0, 0], 0)
        assert (waiter.order, waiter.table) == (NONE, NONE)


@pytest.mark.rule("CT-S03")
def test_first_player_by_chance_or_by_option():
    found = {GAME.new(4, {"characters": "random"}, seed).first for seed in range(40)}
    assert found == {0, 1, 2, 3}
    for seat in (1, 2, 3, 4):
        assert GAME.new(4, {"first_player": str(seat)}, 5).first == seat - 1
    with pytest.raises(SetupError, match="CT-S03"):
        GAME.new(2, {"first_player": "3"}, 1)


@pytest.mark.rule("CT-S04")
def test_white_die_to_the_right_of_the_first_player():
    for first, white in ((1, 2), (2, 0), (3, 1)):
        assert GAME.new(3, {"first_player": str(first)}, 1).white == white


@pytest.mark.rule("CT-S05")
def test_characters_are_picked_in_turn_order_green_side_up():
    s = new(3, first_player="2")
    assert asked(s) == "character 1"
    assert len(texts(s)) == 6
    say(s, "choose grumm")
    assert asked(s) == "character 2"
    assert "choose grumm" not in texts(s)
    say(s, "choose marek")
    assert asked(s) == "character 0"
    assert len(texts(s)) == 4
    say(s, "choose tobin")
    assert [s.cards.characters[w.character].id for w in s.waiters] == ["tobin", "grumm", "marek"]
    assert [w.uses for w in s.waiters] == [2, 2, 2]


@pytest.mark.rule("CT-S06")
def test_decks_are_shuffled():
    seen = set()
    for seed in range(12):
        s = past_setup(GAME.new(2, {"characters": "random"}, seed))
        seen.add(tuple(s.tables))
        assert sorted(s.item_deck) == s.edition.items
        assert sorted(s.says_deck) == s.edition.says
    assert len(seen) == 12


@pytest.mark.rule("CT-S07")
def test_one_secret_task_each():
    s = past_setup(new(6, characters="random"))
    secrets = [waiter.secret for waiter in s.waiters]
    assert NONE not in secrets
    assert len(set(secrets)) == 6
    assert all([e.known_to(seat) for seat in range(6)].count(True) == 1 for e in events(s, "deal_secret"))
    assert {GAME.new(2, {"characters": "random"}, seed).waiters[0].secret for seed in range(80)} == set(range(13))


@pytest.mark.rule("CT-S08")
def test_the_supply():
    s = new(2, edition="prototype")
    total = [s.supply[i] + sum(waiter.tray[i] for waiter in s.waiters) for i in range(13)]
    assert total == [6] * 12 + [4]


@pytest.mark.rule("CT-S09")
def test_starting_ingredients_by_four_dice_in_turn_order():
    s = new(2, characters="random", first_player="2", seed=3)
    rolls = {event.facts["seat"]: event.facts["dice"] for event in events(s, "start_roll")}
    assert all(len(dice) == 4 for dice in rolls.values())
    seats = []
    while s.pending[0].kind == "take":
        seats.append(s.seat)
        assert len(s.options) == 2
        s.choose(s.options[1])
    assert seats == [1, 1, 1, 1, 0, 0, 0, 0]
    for seat, dice in rolls.items():
        second = {1: "herbs", 2: "rocks", 3: "nectar", 4: "elixir", 5: "beer", 6: "spirits"}
        assert sorted(has(s, seat)) == sorted(second[face] for face in dice)
    assert sum(s.used) == 0


@pytest.mark.rule("CT-S09", "CT-S04")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_the_white_die_brings_no_starting_ingredient(edition):
    # The retail rulebook counts four dice and four cards for everybody; the prototype's speaks of "their dice".
    options = {"characters": "random"} if edition == "retail" else {}
    s = past_setup(new(3, edition=edition, first_player="1", **options))
    assert s.white == 2
    assert [len(has(s, seat)) for seat in range(3)] == [4, 4, 4]
    assert len(s.waiters[2].dice) == 5, "in the first round it is rolled with the others"


@pytest.mark.rule("CT-S09", "CT-H04")
def test_starting_ingredients_are_no_use_of_the_cellar():
    s = new(2, first_player="1")
    say(s, "choose keishara", "choose tobin")
    while s.pending[0].kind == "take":
        s.choose(s.options[0])
    assert asked(s) == "duty 0", "Tobin was not asked to follow"
    assert s.waiters[1].uses == 2


@pytest.mark.rule("CT-S09")
def test_a_die_whose_piles_are_empty_gives_nothing():
    s = GAME.new_state(GAME.setup(2, {"characters": "random"}), _all_ones())
    s.supply[0] = s.supply[1] = 2
    s.waiters[0].tray[0] = s.waiters[0].tray[1] = 4
    s.advance()
    while s.pending[0].kind == "take":
        s.choose(s.options[0])
    # Eight dice show 1, but only four cards are left: the first player takes them all.
    assert s.supply[:2] == [0, 0]
    assert [waiter.tray[0] + waiter.tray[1] for waiter in s.waiters] == [8 + 4, 0]


def _all_ones():
    from undercroft.engine.chance import seeded

    chance = seeded(1)
    # First player, two Characters, two Secret Tasks, eight dice of 1, six Orders, nine dice.
    chance.script = [0, 0, 1, 0, 1, *[1] * 8, 0, 1, 2, 3, 4, 5, *[3] * 9]
    return chance


@pytest.mark.rule("CT-S10")
def test_orders_are_revealed_after_the_ingredients():
    s = new(2, characters="random")
    assert s.pending[0].kind == "take"
    assert s.tables == [NONE] * 6
    past_setup(s)
    assert NONE not in s.tables


@pytest.mark.rule("CT-S11", "CT-R12")
def test_the_clock_starts_at_ten_and_moves_twenty_minutes_a_round():
    s = past_setup(new(2, characters="random"))
    assert s.clock == 1
    times = s.cards.times
    assert times == [
        "10:00 pm", "10:20 pm", "10:40 pm", "11:00 pm", "11:20 pm",
        "11:40 pm", "12:00 am", "12:20 am", "12:40 am", "1:00 am",
    ]  # fmt: skip
    assert GAME.view(s, 0)["time"] == "10:00 pm"
    s.clock = 7
    assert GAME.view(s, 0)["time"] == "12:00 am"


@pytest.mark.rule("CT-S12")
def test_spaces_are_fixed_by_the_number_of_players():
    for seats, spaces in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
        s = GAME.new(seats, {"characters": "random"}, 1)
        assert s.capacity[:6] == [spaces] * 6


@pytest.mark.rule("CT-S13")
def test_the_chamber_pile_and_tokens():
    s = past_setup(new(2, characters="random", secret_chamber="yes"))
    assert len(s.token_pile) == 45
    assert s.token_pile.count(12) == 21
    assert all(s.token_pile.count(kind) == 2 for kind in range(12))
    assert (s.modifiers, len(s.task_deck), s.chamber_open) == (30, 21, False)
