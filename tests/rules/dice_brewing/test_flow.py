"""Dice Brewing, the flow of a round: DB-F. Turns and pieces are in test_turns."""

from collections import Counter
from itertools import groupby

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brewery import dice, events, kinds, refused, roll, say, table, texts, until, wander
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import SPACES
from undercroft.games.dice_brewing.dice import colour_of, face_of
from undercroft.games.dice_brewing.state import Yard


def quiet(s: Yard) -> None:
    """The last option: pass, end purchase, decline; a raised die goes to the Active Reserve."""
    s.choose(s.options[-1])


def busy_table(holder: int) -> Yard:
    """Four players in round 3, just rolled; every seat will be asked in every phase."""
    return table(
        "round_end",
        seats=4,
        round=2,
        holder=(holder - 1) % 4,
        store={seat: "yellow2 green2" for seat in range(4)},
        tokens={0: "raise_die", 1: "raise_die", 2: "raise_die", 3: "take_die"},
        base={
            0: {"malt_house_increase": "black2"},
            1: {"malt_house_increase": "black2"},
            2: {"hops_plantation_increase": "green2"},
            3: {"hops_plantation_increase": "green2"},
        },
    )


# The phases and their order.
@pytest.mark.rule("DB-F1")
def test_a_round_runs_its_phases_in_order():
    s = busy_table(holder=0)
    asked = []
    while s.round == 3:
        asked.append(s.pending[0].kind)
        quiet(s)
    assert [kind for kind, _ in groupby(asked)] == ["placement", "purchase", "token_window", "brewing", "raised"]
    assert Counter(asked) == {"placement": 4, "purchase": 4, "token_window": 4, "brewing": 4, "raised": 4}
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-F1")
def test_each_phase_begins_when_the_one_before_it_is_over():
    s = table(reserve={0: "yellow3"}, coins={0: 9}, store={0: "yellow2 green2"}, tokens={0: "raise_die"})
    assert refused(s, "brew mass_lager") == "DB-F1"
    assert refused(s, "buy fruit") == "DB-M1"
    say(s, "pass", "pass")
    assert refused(s, "place malt_house_roast yellow3") == "DB-F1"
    say(s, "end purchase", "end purchase")
    assert kinds(s) == ["token_window 0"]
    assert not [text for text in texts(s) if text.startswith(("place", "speed", "buy", "store", "brew"))]
    say(s, "decline")
    assert kinds(s) == ["brewing 0"]
    assert not [text for text in texts(s) if text.startswith(("place", "speed", "buy", "store"))]


@pytest.mark.rule("DB-F1")
def test_rounds_are_numbered_from_one_and_rolling_opens_each():
    s = GAME.new(3, {}, 4, listen=True)
    assert s.round == 1
    while s.round < 6:
        quiet(s)
    rounds = [(event.name, event.facts.get("round")) for event in s.events if event.name in ("round", "roll", "pass")]
    one_round = [("roll", None)] * 3 + [("pass", None)] * 3
    expected = [each for number in range(1, 6) for each in [("round", number), *one_round]]
    assert rounds == [*expected, ("round", 6), *one_round[:3]]


@pytest.mark.rule("DB-F2")
@pytest.mark.parametrize("holder", range(4))
def test_every_phase_goes_clockwise_from_the_priority_holder(holder: int):
    s = busy_table(holder=holder)
    order = [(holder + i) % 4 for i in range(4)]
    assert [event.facts["seat"] for event in events(s, "roll")[-4:]] == order
    for kind in ("placement", "purchase", "token_window", "brewing", "raised"):
        for seat in order:
            assert kinds(s) == [f"{kind} {seat}"]
            quiet(s)


@pytest.mark.rule("DB-F2")
def test_the_order_stays_the_same_for_the_whole_round():
    s = table(seats=3, holder=1, reserve={0: "yellow1 yellow2", 1: "black1 black2", 2: "green1 green2"})
    for seat, text in (
        (1, "malt_house_increase black1"),
        (2, "hops_plantation_increase green1"),
        (0, "malt_house_roast yellow1"),
    ):
        assert kinds(s) == [f"placement {seat}"]
        say(s, f"place {text}", "end turn")
    assert s.holder == 1
    say(s, "pass", "pass", "pass")
    assert kinds(s) == ["purchase 1"]


# Rolling.
@pytest.mark.rule("DB-F3")
def test_all_dice_of_all_reserves_are_rolled_and_no_stored_one():
    s = table(
        "purchase",
        seats=3,
        holder=1,
        round=2,
        reserve={0: "yellow6 blue6", 1: "green1", 2: "black1 black1"},
        store={0: "yellow1 blue6", 1: "black2", 2: "green3"},
    )
    say(s, "end purchase", "end purchase")
    roll(s, 6, 2, 5, 4, 3)
    say(s, "end purchase")
    assert kinds(s) == ["placement 2"], "nobody is asked which dice to roll"
    assert s.brewers[2].reserve == dice("black6 black2")
    assert s.brewers[0].reserve == dice("yellow5 blue4")
    assert s.brewers[1].reserve == dice("green3")
    assert [brewer.store for brewer in s.brewers] == [dice("yellow1 blue6"), dice("black2"), dice("green3")]
    assert s.chance.script_at == 5


some_dice = st.lists(
    st.tuples(st.sampled_from(["yellow", "black", "green", "blue"]), st.integers(1, 6)), min_size=1, max_size=4
).map(lambda found: " ".join(f"{colour}{face}" for colour, face in found))


@pytest.mark.rule("DB-F3", "DB-F12")
@settings(max_examples=50)
@given(some_dice, some_dice, st.integers(0, 1000))
def test_stored_dice_never_change_at_a_roll(first: str, second: str, seed: int):
    s = table("purchase", store={0: first, 1: second}, reserve={0: "blue?", 1: "green?"}, seed=seed)
    for _ in range(4):
        until(s, "placement", s.holder)
        until(s, "purchase", s.holder)
        while s.pending[0].kind == "purchase":
            quiet(s)
        while s.pending[0].kind != "placement":
            quiet(s)
        assert [brewer.store for brewer in s.brewers] == [dice(first), dice(second)]
        assert [[face_of(die) > 0 for die in brewer.reserve] for brewer in s.brewers] == [[True], [True]]


# The Storehouse.
@pytest.mark.rule("DB-F10")
@pytest.mark.parametrize("phase", ["placement", "purchase", "window", "brewing"])
def test_no_option_brings_a_stored_die_back(phase: str):
    stored = "yellow2 yellow5 black4 green3"
    s = table(phase, store={0: stored}, tokens={0: "raise_die"}, coins={0: 9})
    before = s.brewers[0].store[:]
    for choice in s.options:
        after = s.copy()
        after.choose(choice)
        if not choice.text.startswith(("place", "brew", "pass", "end", "decline")):
            assert after.brewers[0].store == before, choice.text
            assert after.brewers[0].reserve == [], choice.text
    assert not [text for text in texts(s) if "reserve" in text]


@pytest.mark.rule("DB-F10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_leave_the_storehouse_only_in_the_named_ways(seats: int):
    """Random games: board, Market, brew, Take a Die; a swap leaves as many as before."""
    seen = Counter()
    for seed in range(16):
        s = GAME.new(seats, {}, seed)
        for before, decision, choice in wander(s, seed, 1500):
            for seat in range(seats):
                left = Counter(map(colour_of, before.brewers[seat].store))
                left -= Counter(map(colour_of, s.brewers[seat].store))
                if not left:
                    continue
                way = decision.kind
                seen[way] += 1
                if way in ("placement", "purchase"):
                    assert seat == decision.seat
                    assert choice.text.endswith(" from storehouse")
                    assert sum(left.values()) == 1
                    assert len(s.brewers[seat].reserve) == len(before.brewers[seat].reserve)
                elif way == "target_take_die":
                    assert sum(left.values()) == 1
                else:
                    assert way in ("brewing", "brew_dice", "improvement")
                    assert seat == decision.seat
    assert set(seen) >= {"placement", "brewing", "brew_dice", "improvement", "target_take_die"}


@pytest.mark.rule("DB-F11")
def test_board_pieces_come_from_either_area_seeds_from_the_storehouse():
    s = table(reserve={0: "yellow3 blue5"}, store={0: "green2 blue3"}, seeds={0: 1})
    offered = texts(s)
    assert {
        "place malt_house_roast yellow3",
        "place hops_plantation_increase green2 from storehouse",
        "place school_train blue5",
        "place school_swap blue3 from storehouse",
        "place malt_house_seed seed",
    } <= set(offered)
    assert not {"place malt_house_roast yellow3 from storehouse", "place hops_plantation_increase green2"} & set(
        offered
    )
    say(
        s,
        "place hops_plantation_increase green2 from storehouse",
        "speed hops_plantation_increase blue3 from storehouse",
    )
    assert (s.brewers[0].store, s.brewers[0].reserve) == ([], dice("yellow3 blue5"))
    s = table(seeds={1: 1})
    assert refused(s, "place malt_house_seed seed") == "DB-P10", "not with another's seed"


@pytest.mark.rule("DB-F11")
def test_the_market_takes_a_blue_die_from_either_area():
    s = table("purchase", reserve={0: "blue4"}, store={0: "blue5"}, coins={0: 3})
    assert {"buy spices with blue4", "buy spices with blue5 from storehouse"} <= set(texts(s))


@pytest.mark.rule("DB-F11")
def test_brewing_and_its_blue_die_use_the_storehouse_alone():
    s = table(
        "brewing",
        reserve={0: "yellow6 green6 blue6", 1: "yellow2 green1 blue6"},
        store={0: "black6 black6", 1: "yellow3 green2 blue4"},
    )
    assert kinds(s) == ["brewing 1"], "seat 0 has its dice in the Active Reserve and cannot brew"
    say(s, "brew mass_lager")
    assert texts(s) == ["improve blue4", "no improvement"]


@pytest.mark.rule("DB-F11")
def test_unlucky_ones_count_in_the_active_reserve_alone():
    s = table("purchase", unlucky_roll="yes", reserve={0: "yellow1 black1"}, store={0: "green1 blue1"})
    assert GAME.view(s, 0)["brewers"][0]["credit"] == 2


@pytest.mark.rule("DB-F12")
def test_the_storehouse_has_no_limit():
    full = "yellow1 yellow2 yellow3 black4 black5 green6 green5 blue1 blue2 blue3"
    s = table(store={0: full + " yellow6 black6 green4 green3"}, reserve={0: full.replace("blue3", "blue6")})
    for text in [text for text in texts(s) if text.startswith("store ")]:
        say(s, text)
    assert len(s.brewers[0].store) == 24


@pytest.mark.rule("DB-F12")
def test_dice_stay_stored_for_as_many_rounds_as_their_owner_likes():
    s = table("cleanup", store={0: "yellow1 black1 blue1 green6"}, round=1)
    while s.round < 12:
        quiet(s)
    assert s.brewers[0].store == dice("yellow1 black1 blue1 green6")


# Dice gained.
@pytest.mark.rule("DB-F13")
@pytest.mark.parametrize(("area", "suffix"), [("reserve", ""), ("storehouse", " from storehouse")])
def test_a_die_gained_in_placement_is_rolled_at_once_and_usable(area: str, suffix: str):
    s = table(base={0: {"malt_house_seed": "seed"}}, reserve={0: "blue3"})
    roll(s, 4)
    say(s, "speed malt_house_seed blue3")
    assert kinds(s) == ["arrival 0"]
    assert texts(s) == ["to storehouse", "to reserve"]
    say(s, f"to {area}")
    assert (s.brewers[0].reserve, s.brewers[0].store) == (
        (dice("yellow4"), []) if area == "reserve" else ([], dice("yellow4"))
    )
    say(s, f"place malt_house_roast yellow4{suffix}")


@pytest.mark.rule("DB-F13")
def test_a_die_gained_in_brewing_is_first_rolled_in_the_next_round():
    s = table(
        "brewing", store={0: "yellow3 yellow4 green1", 1: "yellow2 green2"}, display="cloudy_hefeweizen mass_lager"
    )
    say(s, "brew cloudy_hefeweizen")
    assert kinds(s) == ["reward_die 0"]
    say(s, "win black")
    assert kinds(s) == ["brewing 1"]
    assert dice("black?")[0] in s.brewers[0].reserve
    assert s.brewers[0].store == []
    until(s, "placement", 0)
    assert [face_of(die) > 0 for die in s.brewers[0].reserve] == [True] * 4
    assert s.round == 4


@pytest.mark.rule("DB-F13")
@pytest.mark.parametrize(
    ("space", "piece", "home"),
    [
        ("malt_house_seed", "seed", "yellow?"),
        ("malt_house_roast", "yellow3", "black?"),
        ("hops_plantation_seed", "seed", "green?"),
        ("school_train", "blue5", "blue? blue5"),
    ],
)
def test_a_die_gained_in_cleanup_is_first_rolled_in_the_next_round(space: str, piece: str, home: str):
    s = table("cleanup", base={0: {space: piece}, 1: {"hops_plantation_increase": "green2"}})
    assert kinds(s) == ["raised 1"], "seat 0 is done"
    assert s.brewers[0].reserve == dice(home)
    assert s.brewers[0].store == []
    say(s, "to storehouse")
    assert all(face_of(die) for die in s.brewers[0].reserve)


# The calendar.
ROUND_1 = SPACES[:5]
ROUND_2 = SPACES[:8]


@pytest.mark.rule("DB-F14")
@pytest.mark.parametrize(
    ("round", "spaces", "market", "black_market"),
    [
        (1, ROUND_1, False, False),
        (2, ROUND_2, True, False),
        (3, SPACES, True, True),
        (4, SPACES, True, True),
        (9, SPACES, True, True),
    ],
)
def test_what_is_unlocked(round: int, spaces: list[str], market: bool, black_market: bool):
    s = table(round=round, reserve={0: "yellow3 black3 green3 blue6"}, seeds={0: 1}, coins={0: 20})
    assert [space for space in SPACES if any(text.startswith(f"place {space} ") for text in texts(s))] == spaces
    for space in SPACES:
        if space not in spaces:
            assert refused(s, f"place {space} blue6") == "DB-F14"
    say(s, "pass", "pass")
    offered = {text.split()[1] for text in texts(s) if text.startswith("buy ")}
    goods = {"fruit", "spices", "special_malt", "honey", "special_hops"} if market else set()
    tokens = {"take_die", "block_building", "lock_die", "block_recipe", "raise_die", "reroll_die"}
    assert offered == goods | (tokens if black_market else set())
    if not market:
        assert refused(s, "buy fruit") == "DB-F14"
    if not black_market:
        assert refused(s, "buy raise_die") == "DB-F14"


@pytest.mark.rule("DB-F15")
def test_round_one_has_a_purchase_phase_for_storing():
    s = table(seats=3, holder=1, round=1, reserve={0: "green6", 1: "yellow6 yellow5", 2: ""}, coins={0: 9, 1: 9, 2: 9})
    say(s, "pass", "pass", "pass")
    assert kinds(s) == ["purchase 1"]
    assert texts(s) == ["store yellow5", "store yellow6", "end purchase"]
    say(s, "store yellow6", "store yellow5", "end purchase")
    assert kinds(s) == ["purchase 2"]
    assert texts(s) == ["end purchase"], "asked even with nothing to store"
    say(s, "end purchase", "store green6", "end purchase")
    assert s.brewers[1].store == dice("yellow6 yellow5")
    assert s.brewers[0].store == dice("green6")


@pytest.mark.rule("DB-F15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_of_a_game_has_a_purchase_turn_for_everyone(seats: int):
    s = GAME.new(seats, {}, 1)
    for round in range(1, 6):
        asked = []
        while s.round == round:
            asked.append(kinds(s)[0])
            quiet(s)
        order = [(s.holder - 1 + i) % seats for i in range(seats)]
        assert [kind for kind in asked if kind.startswith("purchase")] == [f"purchase {seat}" for seat in order]


@pytest.mark.rule("DB-F16")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_the_token_goes_round_and_turns_over(seats: int, seed: int):
    s = GAME.new(seats, {}, seed, listen=True)
    first = s.holder
    for _ in wander(s, seed, 2000):
        assert s.holder == (first + s.round - 1) % seats or s.over
        assert GAME.view(s, 0)["season"] == ("winter" if s.round % 2 else "summer")
    told = [(event.facts["round"], event.facts["seat"], event.facts["season"]) for event in events(s, "round")]
    assert len(told) > 9
    assert told == [(i + 1, (first + i) % seats, "summer" if i % 2 else "winter") for i in range(len(told))]


@pytest.mark.rule("DB-F17")
@pytest.mark.parametrize(("round", "gain"), [(1, 1), (2, 0), (3, 1), (4, 0), (5, 1), (8, 0)])
def test_everyone_takes_a_seed_when_summer_comes(round: int, gain: int):
    s = table("round_end", seats=3, round=round, seeds={1: 1})
    assert s.round == round + 1
    assert [brewer.seeds for brewer in s.brewers] == [gain, 1 + gain, gain]
    assert s.seeds == 5 - 3 * gain


@pytest.mark.rule("DB-F17")
@pytest.mark.parametrize(
    ("holder", "left", "served"),
    [(0, 2, [1, 2]), (3, 2, [0, 1]), (2, 3, [3, 0, 1]), (1, 1, [2]), (1, 0, [])],
)
def test_summer_seeds_go_in_the_new_turn_order_while_they_last(holder: int, left: int, served: list[int]):
    s = table("round_end", seats=4, holder=holder, round=1, seeds={seat: 0 for seat in range(4)} | {holder: 6 - left})
    gained = [brewer.seeds - (6 - left if seat == holder else 0) for seat, brewer in enumerate(s.brewers)]
    assert gained == [1 if seat in served else 0 for seat in range(4)]
    assert s.seeds == 0


@pytest.mark.rule("DB-F19")
def test_no_number_of_rounds_ends_the_game():
    s = GAME.new(2, {}, 1)
    while s.round < 150:
        assert not s.over
        quiet(s)
    assert s.total_brewed() == 0
    assert kinds(s) == [f"placement {s.holder}"]
