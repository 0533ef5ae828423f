"""DB-C: clean-up. A die that its owner must send somewhere stops the play in the middle of it."""

import pytest

from brewery import events, have_brewed, in_reserve, in_store, kinds, refused, roll, say, supply, table, texts
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.state import Yard

STOP = {"hops_plantation_increase": "green2"}
"""On the last player's board: play stops there before that player's own pieces come home."""


def all_of(colour: str, but: int = 0) -> str:
    """As many dice of a colour as there are, but so many."""
    return " ".join([f"{colour}1"] * ({"yellow": 14, "black": 14, "green": 12, "blue": 10}[colour] - but))


def colours(s: Yard, seat: int) -> list[str]:
    """The colours in an Active Reserve, whatever the dice show."""
    return [die[:-1] for die in in_reserve(s, seat).split()]


def on_board(s: Yard, seat: int) -> dict[str, str]:
    """The pieces of a board by space."""
    out = {}
    for space in GAME.view(s, seat)["brewers"][seat]["board"]:
        if space["seed"]:
            out[space["id"]] = "seed"
        if space["die"]:
            out[space["id"]] = space["die"]["name"]
        if space["speed"]:
            out[space["id"] + ".speed"] = space["speed"]["name"]
    return out


# DB-C1, DB-C2: one after another, step by step.
@pytest.mark.rule("DB-C1")
def test_each_player_finishes_before_the_next_begins() -> None:
    s = table(
        "cleanup",
        seats=3,
        holder=1,
        base={
            0: {"hops_plantation_increase": "green1", "department_dark_malt": "black1"},
            1: {"malt_house_increase": "yellow1", "department_skill": "blue1"},
            2: {"malt_house_increase": "black2", "department_dark_malt": "black1"},
        },
    )
    assert kinds(s) == ["raised 1"]
    assert [brewer.coins for brewer in s.brewers] == [0, 0, 0]
    say(s, "to storehouse")
    assert kinds(s) == ["raised 2"]
    assert [brewer.coins for brewer in s.brewers] == [0, 4, 0]
    say(s, "to storehouse")
    assert kinds(s) == ["raised 0"]
    assert [brewer.coins for brewer in s.brewers] == [0, 4, 3]
    say(s, "to storehouse")
    assert [brewer.coins for brewer in s.brewers] == [3, 4, 3]


@pytest.mark.rule("DB-C1")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_last_die_goes_to_the_first_in_turn_order(holder: int) -> None:
    seeds = {0: {"malt_house_seed": "seed"}, 1: {"malt_house_seed": "seed"}}
    s = table("cleanup", seats=3, holder=holder, round=4, store={2: all_of("yellow", but=1)}, base=seeds)
    assert colours(s, holder) == ["yellow"]
    assert colours(s, 1 - holder) == []


@pytest.mark.rule("DB-C2")
def test_the_three_steps() -> None:
    board = {
        "malt_house_increase": "yellow2",
        "hops_plantation_increase": "green2",
        "school_train": "blue5",
        "department_dark_malt": "black3",
    }
    s = table(
        "cleanup", round=4, store={1: all_of("blue", but=2)}, base={0: board | {"department_skill": "blue4"}, 1: {}}
    )
    assert kinds(s) == ["raised 0"]
    assert len(on_board(s, 0)) == 5, "values change first, all the rest waits"
    say(s, "to reserve")
    assert in_reserve(s, 0) == "yellow3", "the Malt House before the Hops Plantation"
    assert set(on_board(s, 0)) == {
        "hops_plantation_increase",
        "school_train",
        "department_dark_malt",
        "department_skill",
    }
    s.events = []
    say(s, "to storehouse")
    story = [
        (event.name, event.facts.get("space") or event.facts.get("count") or event.facts.get("colour"))
        for event in s.events
    ]
    # The training comes before the exchange that returns a blue die to the empty supply.
    assert story[1:5] == [("claim_waits", "school_train"), ("gain_coins", 3), ("gain_coins", 4), ("gain_die", "blue")]


# DB-C3: step 1.
@pytest.mark.rule("DB-C3")
@pytest.mark.parametrize(
    ("space", "before", "after"),
    [
        ("malt_house_increase", "yellow1", "yellow2"),
        ("malt_house_increase", "black5", "black6"),
        ("hops_plantation_increase", "green3", "green4"),
        ("malt_house_increase", "yellow6", "yellow6"),  # rerolled on the board since it was placed
        ("malt_house_increase", "yellow3+1", "yellow4+1"),  # the bonus stays apart
    ],
)
@pytest.mark.parametrize("area", ["storehouse", "reserve"])
def test_a_raised_die_goes_where_its_owner_likes(space: str, before: str, after: str, area: str) -> None:
    stop = "hops_plantation_increase" if space.startswith("malt") else "malt_house_increase"
    s = table("cleanup", base={0: {space: before}, 1: {stop: "green2" if "hops" in stop else "yellow2"}})
    assert texts(s) == ["to storehouse", "to reserve"], "the Storehouse is the default"
    say(s, f"to {area}")
    assert kinds(s) == ["raised 1"]
    assert (in_store(s, 0), in_reserve(s, 0)) == ((after, "") if area == "storehouse" else ("", after))
    assert space not in on_board(s, 0)
    assert refused(s, "decline") == ""


@pytest.mark.rule("DB-C3")
@pytest.mark.parametrize(
    ("before", "english", "italian"),
    [
        ("yellow2", "Your die has gained 1 and is now", "Il tuo dado è salito di 1"),
        # Rolled again on its space (DB-T15), it shows a six by now.
        ("yellow6", "Your die has gained nothing and is", "Il tuo dado non è salito"),
    ],
)
def test_the_question_says_what_the_die_has_really_gained(before: str, english: str, italian: str) -> None:
    s = table("cleanup", base={0: {"malt_house_increase": before}})
    facts = GAME.wording.question(s, 0)
    assert GAME.texts("en").format("decision-raised", facts).startswith(english)
    assert GAME.texts("it").format("decision-raised", facts).startswith(italian)
    s.events = []
    say(s, "to storehouse")
    told = GAME.texts().format("event-raised", next(event for event in s.events if event.name == "raised").facts)
    assert "raised" not in told


@pytest.mark.rule("DB-C3")
def test_the_bonus_of_a_raised_die_is_gone_in_the_next_round() -> None:
    s = table("cleanup", base={0: {"malt_house_increase": "yellow3+1"}})
    say(s, "to storehouse")
    assert s.round == 4
    assert in_store(s, 0) == "yellow4"


@pytest.mark.rule("DB-C3")
def test_what_was_sped_up_is_not_raised_again() -> None:
    s = table("cleanup", store={0: "yellow4"}, speed={0: {"malt_house_increase": "blue2"}}, base={1: STOP})
    assert kinds(s) == ["raised 1"]
    assert (in_store(s, 0), in_reserve(s, 0)) == ("yellow4", "blue2")


# DB-C4: step 2.
@pytest.mark.rule("DB-C4")
def test_blue_dice_come_home() -> None:
    s = table(
        "purchase",
        coins={0: 4},
        store={0: "blue6"},
        base={0: {"school_reroll": "blue2", "school_swap": "blue3", "school_train": "blue5"}, 1: STOP},
        speed={0: {"malt_house_seed": "blue4", "department_skill": "blue1"}},
    )
    say(s, "buy honey with blue6 from storehouse", "end purchase", "end purchase")
    assert kinds(s) == ["raised 1"]
    assert in_reserve(s, 0) == "blue1 blue2 blue3 blue4 blue5 blue6 blue?", "and one trained, not rolled yet"
    assert on_board(s, 0) == {}
    assert supply(s)["blue"] == 10 - 7
    assert s.brewers[0].coins == 2, "a speed-up die in the Department pays nothing"


@pytest.mark.rule("DB-C4")
@pytest.mark.parametrize("space", ["school_reroll", "school_swap"])
def test_only_the_training_gives_a_die(space: str) -> None:
    s = table("cleanup", base={0: {space: "blue5"}, 1: STOP})
    assert in_reserve(s, 0) == "blue5"


# DB-C5: step 3.
@pytest.mark.rule("DB-C5")
def test_exchanges_in_board_order() -> None:
    board = {
        "department_skill": "blue4",
        "department_dark_malt": "black3",
        "department_seeds": "green2",
        "hops_plantation_seed": "seed",
        "malt_house_roast": "yellow5",
        "malt_house_seed": "seed",
    }
    s = table("cleanup", base={0: board, 1: STOP})
    gains = [
        event.facts.get("colour") or event.facts["count"]
        for event in s.events or []
        if event.name.startswith("gain") and event.facts["seat"] == 0
    ]
    assert gains == ["yellow", "black", "green", 2, 3, 4]
    assert in_reserve(s, 0) == "black? green? yellow?", "not rolled yet"
    assert on_board(s, 0) == {}
    assert (s.brewers[0].seeds, s.brewers[0].coins) == (2, 7)
    # The base pieces are in the supply: five dice of seat 0 and the other's green one make the difference.
    assert supply(s) == {"yellow": 14 - 1, "black": 14 - 1, "green": 12 - 2, "blue": 10}
    assert s.seeds == 6 - 2


# DB-C6, DB-C7, DB-C8: claims that wait.
@pytest.mark.rule("DB-C6")
@pytest.mark.parametrize(
    ("space", "piece", "colour"),
    [
        ("malt_house_seed", "seed", "yellow"),
        ("malt_house_roast", "yellow3", "black"),
        ("hops_plantation_seed", "seed", "green"),
    ],
)
def test_a_claim_waits_with_its_piece_on_the_space(space: str, piece: str, colour: str) -> None:
    stop = {"malt_house_increase": "black1"} if colour == "green" else STOP
    s = table(
        "cleanup",
        base={0: {space: piece}, 1: stop},
        store={1: all_of(colour)},
    )
    assert kinds(s) == ["raised 1"]
    assert supply(s)[colour] == 0
    assert on_board(s, 0) == {space: piece}
    assert in_reserve(s, 0) == ""


@pytest.mark.rule("DB-C6")
def test_the_training_die_goes_home_while_its_claim_waits() -> None:
    s = table("cleanup", base={0: {"school_train": "blue5"}, 1: STOP}, store={1: all_of("blue", but=1)})
    assert supply(s)["blue"] == 0
    assert on_board(s, 0) == {}
    assert in_reserve(s, 0) == "blue5"


@pytest.mark.rule("DB-C6", "DB-C7")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_first_come_first_served(holder: int) -> None:
    first, second, third = (holder, (holder + 1) % 3, (holder + 2) % 3)
    s = table(
        "cleanup",
        seats=3,
        round=4,
        holder=holder,
        store={third: all_of("yellow", but=1)},
        base={
            first: {"malt_house_seed": "seed"},
            second: {"malt_house_seed": "seed"},
            third: {"malt_house_roast": "yellow4"},
        },
    )
    assert colours(s, first) == ["yellow"]
    assert colours(s, second) == []
    assert colours(s, third) == ["black"]
    assert s.seeds == 6, "one seed used, one wasted"


@pytest.mark.rule("DB-C6", "DB-C7")
def test_claims_wait_by_colour() -> None:
    # The oldest claim wants black; the yellow die that comes in serves the claim behind it.
    s = table(
        "cleanup",
        seats=3,
        round=4,
        store={2: f"{all_of('yellow', but=2)} {all_of('black')}"},
        base={
            0: {"malt_house_roast": "yellow4"},
            1: {"malt_house_seed": "seed"},
            2: {"department_seeds": "yellow2"},
        },
    )
    assert colours(s, 0) == ["yellow"], "the failed roast comes back"
    assert colours(s, 1) == ["yellow"]
    assert s.brewers[2].seeds == 2


@pytest.mark.rule("DB-C7")
def test_a_served_claim_may_serve_another() -> None:
    # Dark malt sold by seat 2 serves the roast of seat 1, whose light malt serves the seed of seat 0.
    s = table(
        "cleanup",
        seats=3,
        round=4,
        store={2: f"{all_of('yellow', but=1)} {all_of('black', but=1)}"},
        base={
            0: {"malt_house_seed": "seed"},
            1: {"malt_house_roast": "yellow4"},
            2: {"department_dark_malt": "black2"},
        },
    )
    assert [colours(s, seat) for seat in range(3)] == [["yellow"], ["black"], []]
    assert s.brewers[2].coins == 3
    assert (supply(s)["yellow"], supply(s)["black"], s.seeds) == (0, 0, 6)
    assert events(s, "claim_fails") == []


@pytest.mark.rule("DB-C7")
def test_a_blue_die_sold_serves_a_waiting_training_at_once() -> None:
    s = table(
        "cleanup",
        seats=3,
        base={0: {"school_train": "blue5"}, 1: {"department_skill": "blue1"}, 2: STOP},
        store={2: all_of("blue", but=2)},
    )
    assert kinds(s) == ["raised 2"]
    assert in_reserve(s, 0) == "blue5 blue?", "at once, not at the end of clean-up"
    assert supply(s)["blue"] == 0


@pytest.mark.rule("DB-C7")
def test_ones_own_exchange_serves_ones_own_claim() -> None:
    board = {"malt_house_seed": "seed", "malt_house_roast": "yellow4"}
    s = table("cleanup", base={0: board, 1: STOP}, store={1: all_of("yellow", but=1)})
    assert in_reserve(s, 0) == "black? yellow?"
    assert s.seeds == 6


@pytest.mark.rule("DB-C8")
def test_claims_that_fail() -> None:
    s = table(
        "cleanup",
        seats=3,
        round=4,
        store={2: f"{all_of('yellow', but=1)} {all_of('black')} {all_of('green')} {all_of('blue', but=1)}"},
        base={
            0: {"malt_house_seed": "seed", "malt_house_roast": "yellow4", "school_train": "blue5"},
            1: {"hops_plantation_seed": "seed"},
        },
    )
    assert s.round == 5
    assert colours(s, 0) == ["blue", "yellow"], "the roast's die comes back, the training gives nothing"
    assert colours(s, 1) == []
    assert s.seeds == 6, "both seeds are wasted"
    assert [brewer.seeds for brewer in s.brewers] == [0, 0, 0]
    assert on_board(s, 0) == on_board(s, 1) == {}
    assert s.claims == []


@pytest.mark.rule("DB-C8")
def test_claims_fail_only_after_the_last_player() -> None:
    s = table("cleanup", base={0: {"malt_house_seed": "seed"}, 1: STOP}, store={1: all_of("yellow")})
    assert kinds(s) == ["raised 1"]
    assert s.seeds == 5
    assert events(s, "claim_fails") == []
    say(s, "to storehouse")
    assert [event.facts for event in events(s, "claim_fails")] == [{"seat": 0, "space": "malt_house_seed"}]


@pytest.mark.rule("DB-C7", "DB-C8")
@pytest.mark.parametrize("rescue", [True, False])
def test_w9_wasted_seed_and_late_rescue(rescue: bool) -> None:
    other = {"malt_house_roast": "yellow3"} if rescue else {}
    s = table(
        "cleanup",
        round=4,
        store={1: all_of("yellow", but=int(rescue))},
        base={0: {"malt_house_seed": "seed"}, 1: other},
    )
    assert colours(s, 0) == (["yellow"] if rescue else [])
    assert s.seeds == 6
    assert s.brewers[0].seeds == 0


# DB-C9, DB-C13: seeds of the Department.
@pytest.mark.rule("DB-C9")
@pytest.mark.parametrize("pile", [0, 1, 2, 3])
def test_the_department_pays_what_the_pile_has(pile: int) -> None:
    s = table(
        "cleanup", base={0: {"department_seeds": "green4"}, 1: {"malt_house_increase": "yellow2"}}, seeds={1: 6 - pile}
    )
    assert kinds(s) == ["raised 1"]
    assert s.brewers[0].seeds == min(2, pile)
    assert s.seeds == pile - min(2, pile)
    assert in_reserve(s, 0) == "", "the die is given up even for nothing"
    assert supply(s)["green"] == 12
    assert on_board(s, 0) == {}


@pytest.mark.rule("DB-C9")
def test_an_empty_pile_is_not_waited_for() -> None:
    # Seat 1's seed comes back to the pile later in the same clean-up: too late for seat 0.
    s = table(
        "cleanup", round=4, base={0: {"department_seeds": "green4"}, 1: {"malt_house_seed": "seed"}}, seeds={1: 5}
    )
    assert s.brewers[0].seeds == 0
    assert colours(s, 0) == []
    assert s.seeds == 1


@pytest.mark.rule("DB-C9", "DB-C7")
def test_a_die_given_up_for_nothing_still_serves_a_waiting_claim() -> None:
    # Seat 1 waits for a yellow die; seat 0's sale brings no seed, but its die comes into the supply.
    s = table(
        "cleanup",
        round=4,
        holder=1,
        base={0: {"department_seeds": "yellow3"}, 1: {"malt_house_seed": "seed"}},
        store={1: all_of("yellow", but=1)},
        seeds={0: 5},
    )
    assert colours(s, 0) == []
    assert colours(s, 1) == ["yellow"]


@pytest.mark.rule("DB-C13")
def test_the_gain_comes_before_the_return() -> None:
    # The yellow die given up frees seat 0's seed, but only after the pile's one seed has been paid.
    s = table(
        "cleanup",
        seats=3,
        base={0: {"malt_house_seed": "seed"}, 1: {"department_seeds": "yellow3"}, 2: STOP},
        store={2: all_of("yellow", but=1)},
        seeds={2: 4},
    )
    assert kinds(s) == ["raised 2"]
    assert s.brewers[1].seeds == 1
    assert s.seeds == 1, "the freed seed lies in the pile"
    assert in_reserve(s, 0) == "yellow?"


# DB-C10: closed buildings.
@pytest.mark.rule("DB-C10")
def test_a_closed_building_is_skipped() -> None:
    board = {
        "malt_house_seed": "seed",
        "malt_house_roast": "yellow4",
        "malt_house_increase": "black2",
        "hops_plantation_increase": "green2",
    }
    s = table(
        "window",
        base={0: board, 1: {"department_dark_malt": "black1"}},
        speed={0: {"department_seeds": "blue3"}},
        tokens={1: "block_building"},
    )
    say(s, "play block_building", "target 0 malt_house")
    assert kinds(s) == ["raised 0"]
    say(s, "to storehouse")
    # Only the Hops Plantation asked: the Malt House raises nothing.
    assert s.round == 4
    assert in_store(s, 0) == "green3"
    assert colours(s, 0) == ["black", "blue", "yellow"]
    assert s.brewers[0].seeds == 1 + 1, "the planted one and the summer's"
    assert [event.facts["space"] for event in events(s, "come_back")] == [
        "malt_house_seed",
        "malt_house_roast",
        "malt_house_increase",
    ]


@pytest.mark.rule("DB-C10")
def test_closed_pieces_come_home_in_step_2() -> None:
    s = table(
        "window",
        base={
            0: {"malt_house_roast": "yellow4", "hops_plantation_increase": "green2", "department_dark_malt": "black1"}
        },
        tokens={1: "block_building"},
    )
    say(s, "play block_building", "target 0 malt_house")
    assert "malt_house_roast" in on_board(s, 0), "not before step 1 is done"
    s.events = []
    say(s, "to storehouse")
    assert [event.name for event in s.events][:3] == ["raised", "come_back", "gain_coins"], "and before step 3"


@pytest.mark.rule("DB-C10")
def test_dice_in_a_closed_department_go_to_the_supply() -> None:
    board = {"department_seeds": "green1", "department_dark_malt": "black2", "department_skill": "blue1"}
    s = table("window", base={0: board}, speed={0: {"department_seeds": "blue3"}}, tokens={1: "block_building"})
    before, seeds = supply(s), s.seeds
    s.events = []
    say(s, "play block_building", "target 0 department_of_seed")
    assert [event.facts["space"] for event in events(s, "sold_for_nothing")] == sorted(board, key=list(board).index)
    assert supply(s) == {colour: count + (colour != "yellow") for colour, count in before.items()}
    assert colours(s, 0) == ["blue"], "the die that would have sped it up comes home"
    assert (s.brewers[0].coins, s.seeds) == (0, seeds - 2), "nothing is gained but the summer's seeds"


# DB-C11, DB-C12: the end of the round.
@pytest.mark.rule("DB-C11")
def test_block_tokens_marks_and_bonuses_end() -> None:
    s = table(
        "window",
        reserve={1: "yellow3+1/locked"},
        store={0: "green2+2/protected", 1: "black1/locked/protected"},
        base={0: {"malt_house_seed": "seed", "hops_plantation_increase": "green1+1"}},
        tokens={0: "block_recipe"},
        display="mass_lager",
    )
    say(s, "play block_recipe", "target mass_lager")
    board = GAME.view(s, 0)["brewers"][1]["board"]
    assert board[0]["blocked"], "the other player's Malt House seed space has a block token"
    assert in_store(s, 0) == "green2+2/protected"
    roll(s, 4, 4)
    say(s, "to storehouse")
    assert (in_store(s, 0), in_store(s, 1)) == ("green2 green2", "black1")
    assert (in_reserve(s, 0), in_reserve(s, 1)) == ("yellow4", "yellow4")
    view = GAME.view(s, 0)
    for brewer in view["brewers"]:
        assert not any(space["blocked"] or space["used"] or space["closed"] for space in brewer["board"])
    assert [(slot["recipe"], slot["blocked"]) for slot in view["display"]] == [("mass_lager", False)]


@pytest.mark.rule("DB-C12")
@pytest.mark.parametrize("over", [False, True])
def test_the_end_check_comes_before_the_token_moves(over: bool) -> None:
    s = table("cleanup", round=3, holder=1, base={0: {"malt_house_increase": "yellow2"}})
    have_brewed(s, 0, 10 if over else 9)
    say(s, "to storehouse")
    assert s.over == over
    assert s.holder == (1 if over else 0)
    assert s.round == (3 if over else 4)
    assert [brewer.seeds for brewer in s.brewers] == ([0, 0] if over else [1, 1])
