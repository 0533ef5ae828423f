"""Dice Brewing, block tokens: DB-K."""

import pytest

from brewery import blocked, events, kinds, refused, say, table, texts, until, wander
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import SPACES

# A piece that fits each space.
PIECES = {
    "malt_house_seed": "seed",
    "malt_house_roast": "yellow2",
    "malt_house_increase": "black2",
    "hops_plantation_seed": "seed",
    "hops_plantation_increase": "green2",
    "school_reroll": "blue6",
    "school_swap": "blue6",
    "school_train": "blue6",
    "department_seeds": "green2",
    "department_dark_malt": "black2",
    "department_skill": "blue6",
}
AFTER = {"school_reroll": ["reroll yellow1", "roll"], "school_swap": ["roll yellow", "no swap"]}


def piece_text(space: str) -> str:
    return f"place {space} {PIECES[space]}"


@pytest.mark.rule("DB-K1", "DB-K2", "DB-K4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("space", SPACES)
def test_all_players_but_one_may_use_a_space(space: str, seats: int):
    piece = PIECES[space]
    everyone = range(seats)
    s = table(
        seats=seats,
        reserve={seat: "yellow1" + (f" {piece}" if piece != "seed" else "") for seat in everyone},
        seeds={seat: 1 for seat in everyone},
    )
    for seat in range(seats - 1):
        assert piece_text(space) in texts(s), "still open"
        assert [blocked(s, other) for other in everyone] == [[]] * seats
        say(s, piece_text(space), *AFTER.get(space, []))
        if seat < seats - 2:
            say(s, "end turn")
    assert [blocked(s, other) for other in everyone] == [[]] * (seats - 1) + [[space]], "at once, the last one only"
    say(s, "end turn")
    assert kinds(s) == [f"placement {seats - 1}"], "nobody is asked about it"
    assert piece_text(space) not in texts(s)
    assert refused(s, piece_text(space)) == "DB-K2"
    assert events(s, "blocked")[-1].facts == {"seat": seats - 1, "space": space}


@pytest.mark.rule("DB-K1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_the_limit_holds_in_random_games(seats: int, mode: str):
    full = 0
    for seed in range(5):
        s = GAME.new(seats, {"mode": mode}, seed, listen=True)
        for _ in wander(s, seed, 1500):
            pass
        users: dict[object, set[object]] = {}
        for event in s.events or []:
            if event.name == "round":
                users = {}
            elif event.name == "place":
                of_space = users.setdefault(event.facts["space"], set())
                of_space.add(event.facts["seat"])
                assert len(of_space) <= seats - 1
                full += len(of_space) == seats - 1
    assert full > 10, "the limit was reached"


@pytest.mark.rule("DB-K1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_did_not_get_there_is_blocked_in_random_games(seats: int):
    """Exactly when all others use a space of this round, in whatever order they came."""
    for seed in range(5):
        s = GAME.new(seats, {}, seed, listen=True)
        seen = positions = 0
        users: dict[str, set[int]] = {}
        for _ in wander(s, seed, 600):
            events_now = s.events or []
            for event in events_now[seen:]:
                if event.name == "round":
                    users = {}
                elif event.name == "place":
                    users.setdefault(str(event.facts["space"]), set()).add(int(str(event.facts["seat"])))
            seen = len(events_now)
            if s.pending and s.pending[0].kind != "raised":
                positions += 1
                for seat in range(seats):
                    others = set(range(seats)) - {seat}
                    assert blocked(s, seat) == [space for space in SPACES if users.get(space) == others]
        assert positions > 100


@pytest.mark.rule("DB-K2")
def test_the_blocked_one_need_not_be_last_in_turn_order():
    s = table(seats=3, holder=1, reserve={seat: "yellow2 green2" for seat in range(3)})
    say(s, "place malt_house_roast yellow2", "end turn")
    say(s, "place hops_plantation_increase green2", "end turn")
    say(s, "place malt_house_roast yellow2")
    assert [blocked(s, seat) for seat in range(3)] == [[], [], ["malt_house_roast"]]
    say(s, "end turn", "pass")
    assert refused(s, "place malt_house_roast yellow2") == "DB-K2"


@pytest.mark.rule("DB-K2")
def test_a_player_who_has_passed_is_blocked_too():
    s = table(reserve={0: "yellow2", 1: "yellow2"})
    say(s, "pass", "place malt_house_roast yellow2")
    assert blocked(s, 0) == ["malt_house_roast"]


@pytest.mark.rule("DB-K3")
@pytest.mark.parametrize("space", SPACES)
def test_the_other_spaces_of_the_building_stay_open(space: str):
    everything = "yellow1 yellow2 black2 green2 blue6"
    s = table(base={1: {space: PIECES[space]}}, reserve={0: everything}, seeds={0: 2})
    open_spaces = {text.split()[1] for text in texts(s) if text.startswith("place")}
    assert open_spaces == set(SPACES) - {space}


@pytest.mark.rule("DB-K3")
def test_w_7_blocked_space_with_three_players():
    s = table(seats=3, round=1, seeds={0: 1, 1: 1, 2: 1}, reserve={2: "yellow2 black3"})
    say(s, "place malt_house_seed seed", "end turn", "place malt_house_seed seed")
    assert [blocked(s, seat) for seat in range(3)] == [[], [], ["malt_house_seed"]], "at once"
    say(s, "end turn")
    assert refused(s, "place malt_house_seed seed") == "DB-K2"
    assert {
        "place malt_house_roast yellow2",
        "place malt_house_increase black3",
        "place hops_plantation_seed seed",
    } <= set(texts(s))
    say(s, "pass", "pass", "pass")
    while s.round == 1:
        assert blocked(s, 2) == ["malt_house_seed"]
        s.choose(s.options[-1])
    assert blocked(s, 2) == [], "this round only"


@pytest.mark.rule("DB-K5")
def test_a_space_counts_as_used_from_the_base_piece_on_even_when_sped_up():
    s = table(seats=3, seeds={0: 1, 1: 1, 2: 1}, reserve={0: "blue3"})
    say(s, "place malt_house_seed seed", "speed malt_house_seed blue3", "to reserve", "end turn")
    assert blocked(s, 2) == []
    say(s, "place malt_house_seed seed")
    assert blocked(s, 2) == ["malt_house_seed"], "the sped-up one counts"
    say(s, "end turn")
    assert refused(s, "place malt_house_seed seed") == "DB-K2"


@pytest.mark.rule("DB-K5")
def test_a_speed_up_does_not_lift_the_block():
    s = table(reserve={0: "yellow2 blue3", 1: "yellow2"})
    say(s, "place malt_house_roast yellow2", "speed malt_house_roast blue3", "to reserve", "end turn")
    assert blocked(s, 1) == ["malt_house_roast"]
    assert refused(s, "place malt_house_roast yellow2") == "DB-K2"
    say(s, "pass", "pass")
    assert blocked(s, 1) == ["malt_house_roast"]


@pytest.mark.rule("DB-K6")
def test_block_tokens_are_taken_back_at_the_end_of_cleanup():
    s = table(
        "cleanup",
        base={
            0: {"malt_house_roast": "yellow2", "hops_plantation_increase": "green2"},
            1: {"malt_house_increase": "black2"},
        },
    )
    assert kinds(s) == ["raised 0"]
    assert (blocked(s, 0), len(blocked(s, 1))) == (["malt_house_increase"], 2)
    say(s, "to reserve")
    assert kinds(s) == ["raised 1"]
    assert (blocked(s, 0), len(blocked(s, 1))) == (["malt_house_increase"], 2), "not before all have finished"
    say(s, "to storehouse")
    assert s.round == 4
    assert blocked(s, 0) == blocked(s, 1) == []
    until(s, "placement", 1)
    say(s, "place malt_house_increase black3 from storehouse")
    assert blocked(s, 0) == ["malt_house_increase"], "and used again"
