"""DB-T: action tokens."""

from collections import Counter

import pytest

from brewery import (
    events,
    held,
    in_reserve,
    in_store,
    kinds,
    refused,
    roll,
    say,
    shown,
    supply,
    table,
    texts,
    until,
)
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.state import SPECTATOR
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import TOKENS

DIE_TOKENS = ["take_die", "lock_die", "raise_die", "reroll_die"]


# DB-T1, DB-T2: having tokens.
@pytest.mark.rule("DB-T1")
def test_a_token_must_be_bought_or_won_first() -> None:
    s = table(
        "purchase", coins={0: 9}, store={0: "yellow1 green3"}, tokens={1: "raise_die"}, display="session_pale_ale"
    )
    assert [text for text in texts(s) if text.startswith("play")] == []
    for token in TOKENS:
        assert refused(s, f"play {token}") == "DB-T1"
    say(s, "buy lock_die")
    assert held(s, 0) == "lock_die"
    until(s, "brewing")
    say(s, "brew session_pale_ale", "win reroll_die")
    assert held(s, 0) == "lock_die reroll_die"


@pytest.mark.rule("DB-T2")
def test_tokens_lie_face_up_in_standard_mode() -> None:
    s = table("placement", seats=3, tokens={0: "raise_die raise_die", 1: "take_die"})
    for viewer in (0, 1, 2, SPECTATOR):
        brewers = GAME.view(s, viewer)["brewers"]
        assert brewers[0]["tokens"] == {**dict.fromkeys(TOKENS, 0), "raise_die": 2}
        assert brewers[1]["tokens"] == {**dict.fromkeys(TOKENS, 0), "take_die": 1}


@pytest.mark.rule("DB-T2")
@pytest.mark.parametrize("token", TOKENS)
def test_no_token_reaches_another_token(token: str) -> None:
    position = table(
        "window",
        reserve={0: "yellow1", 1: "green2"},
        store={0: "black1", 1: "blue3 yellow4"},
        base={1: {"malt_house_seed": "seed"}},
        tokens={0: token, 1: "take_die lock_die"},
    )
    say(position, f"play {token}")
    assert texts(position)
    for target in texts(position):
        s = position.copy()
        say(s, target)
        assert held(s, 1) == "take_die lock_die"
        assert kinds(s) == ["token_window 1"]
        assert "play lock_die" in texts(s), "and it stays playable"


# DB-T3: during one's own turns.
@pytest.mark.rule("DB-T3")
def test_any_number_at_any_moment_of_a_placement_turn() -> None:
    s = table(
        "placement",
        reserve={0: "yellow1 yellow2 blue1"},
        seeds={0: 1},
        tokens={0: "raise_die raise_die raise_die take_die"},
    )
    say(s, "play raise_die", "target 0 reserve blue1", "play raise_die", "target 0 reserve blue1+1")
    say(s, "place malt_house_seed seed")
    say(s, "store yellow1", "play take_die", "target 0 storehouse yellow1")
    say(s, "place malt_house_roast yellow1")
    say(s, "play raise_die", "target 0 reserve yellow2")
    assert in_reserve(s, 0) == "blue1+2 yellow2+1"
    assert held(s, 0) == ""
    say(s, "end turn")
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-T3")
def test_a_token_before_a_pass_and_none_after_it() -> None:
    s = table("placement", reserve={0: "yellow1"}, tokens={0: "raise_die raise_die"}, store={1: "green1"})
    say(s, "play raise_die", "target 0 reserve yellow1", "pass")
    assert kinds(s) == ["placement 1"]
    with pytest.raises(IllegalChoice):
        s.choose_text("play raise_die", 0)
    say(s, "pass")
    assert kinds(s) == ["purchase 0"]
    say(s, "play raise_die", "target 1 storehouse green1", "end purchase")
    with pytest.raises(IllegalChoice):
        s.choose_text("play raise_die", 0)


@pytest.mark.rule("DB-T3")
@pytest.mark.parametrize("phase", ["placement", "purchase"])
@pytest.mark.parametrize("token", TOKENS)
def test_the_two_blocking_tokens_wait_for_the_window(phase: str, token: str) -> None:
    s = table(phase, store={0: "yellow1", 1: "green1"}, base={1: {"malt_house_seed": "seed"}}, tokens={0: token})
    if token.startswith("block"):
        assert f"play {token}" not in texts(s)
        assert refused(s, f"play {token}") == "DB-T3"
        until(s, "token_window")
    say(s, f"play {token}")
    assert kinds(s) == [f"target_{token} 0"]


# DB-T4, DB-T19: the window.
@pytest.mark.rule("DB-T4")
def test_the_window_goes_round_until_all_decline_in_a_row() -> None:
    s = table(
        "purchase",
        seats=3,
        holder=1,
        store={0: "yellow2 green1 yellow1", 1: "yellow2 green1", 2: "green5 yellow5"},
        tokens={0: "raise_die raise_die", 1: "raise_die", 2: "take_die"},
        display="mass_lager cheap_lager",
    )
    say(s, "end purchase", "end purchase", "end purchase")
    assert kinds(s) == ["token_window 1"], "the priority holder first, before anybody brews"
    say(s, "decline")
    assert kinds(s) == ["token_window 2"]
    say(s, "decline")
    assert kinds(s) == ["token_window 0"]
    say(s, "play raise_die", "target 0 storehouse green1")
    assert kinds(s) == ["token_window 1"], "one token a turn, and who declined may answer it"
    say(s, "play raise_die", "target 1 storehouse green1")
    assert kinds(s) == ["token_window 2"]
    say(s, "decline")
    assert kinds(s) == ["token_window 0"]
    say(s, "decline")
    # Seat 1 has no token left and declines by itself: three in a row.
    assert kinds(s) == ["brewing 1"]


@pytest.mark.rule("DB-T4")
def test_two_declines_in_a_row_do_not_close_a_window_of_three() -> None:
    tokens = {0: "raise_die", 1: "raise_die", 2: "raise_die take_die"}
    s = table("window", seats=3, store={0: "yellow2 green1"}, tokens=tokens, display="mass_lager")
    say(s, "decline", "decline")
    assert kinds(s) == ["token_window 2"]
    say(s, "play raise_die", "target 0 storehouse green1")
    for seat in (0, 1, 2):
        assert kinds(s) == [f"token_window {seat}"], "the one who played must decline too"
        say(s, "decline")
    assert kinds(s) == ["brewing 0"]


@pytest.mark.rule("DB-T4", "DB-T5")
def test_every_round_has_its_window_before_the_brewing() -> None:
    s = table(
        "cleanup", store={0: "yellow2 green1"}, base={0: {"malt_house_increase": "black1"}}, tokens={1: "raise_die"}
    )
    say(s, "to storehouse", "pass", "pass", "end purchase", "end purchase")
    assert kinds(s) == ["token_window 1"]
    say(s, "decline")
    assert kinds(s) == ["brewing 0"]


@pytest.mark.rule("DB-T4")
def test_no_window_if_nobody_holds_a_token() -> None:
    s = table("window", store={0: "yellow2 green1"}, display="mass_lager")
    assert kinds(s) == ["brewing 0"]


@pytest.mark.rule("DB-T19")
def test_who_holds_no_token_is_not_asked() -> None:
    s = table("window", seats=3, store={1: "yellow2 green1"}, tokens={1: "raise_die"}, display="mass_lager")
    assert kinds(s) == ["token_window 1"]
    say(s, "decline")
    assert kinds(s) == ["brewing 1"]


@pytest.mark.rule("DB-T19")
def test_a_holder_is_asked_even_without_a_target() -> None:
    s = table("window", reserve={0: "yellow1"}, tokens={0: "take_die"})
    assert kinds(s) == ["token_window 0"]
    assert texts(s) == ["decline"]
    assert refused(s, "play take_die") == "DB-T6"


# DB-T5: never afterwards.
@pytest.mark.rule("DB-T5")
def test_no_token_after_the_window() -> None:
    s = table(
        "window",
        store={0: "yellow1 green3"},
        base={0: {"malt_house_increase": "black2"}},
        tokens={0: "raise_die take_die"},
        display="session_pale_ale",
    )
    say(s, "decline")
    assert kinds(s) == ["brewing 0"]
    assert not any(text.startswith("play") for text in texts(s))
    assert refused(s, "play raise_die") == "DB-T5"
    say(s, "brew session_pale_ale", "win reroll_die")
    # No new window for the token won: clean-up comes next, and there are no tokens in it.
    assert kinds(s) == ["raised 0"]
    assert texts(s) == ["to storehouse", "to reserve"]
    say(s, "to storehouse")
    assert s.round == 4
    until(s, "placement", 0)
    assert {"play raise_die", "play take_die", "play reroll_die"} <= set(texts(s))


# DB-T6: a target, and the effect at once.
@pytest.mark.rule("DB-T6")
def test_a_token_needs_a_target() -> None:
    tokens = {0: "take_die lock_die raise_die reroll_die", 1: "block_recipe"}
    s = table("placement", store={1: "yellow6/protected"}, tokens=tokens)
    assert "play lock_die" in texts(s)
    for token in ("take_die", "raise_die", "reroll_die"):
        assert f"play {token}" not in texts(s)
        assert refused(s, f"play {token}") == "DB-T6"


@pytest.mark.rule("DB-T6")
def test_the_effect_happens_at_once() -> None:
    s = table(
        "placement", reserve={0: "blue2"}, seeds={0: 1}, base={0: {"malt_house_seed": "seed"}}, tokens={0: "raise_die"}
    )
    assert "speed malt_house_seed blue2" not in texts(s)
    say(s, "play raise_die", "target 0 reserve blue2")
    assert kinds(s) == ["placement 0"]
    assert "speed malt_house_seed blue2+1" in texts(s)


@pytest.mark.rule("DB-T6")
def test_a_token_bought_this_round_may_be_played_this_round() -> None:
    for later in (False, True):
        s = table("purchase", coins={0: 2}, store={0: "yellow1"})
        say(s, "buy raise_die")
        if later:
            say(s, "end purchase", "end purchase")
            assert kinds(s) == ["token_window 0"]
        say(s, "play raise_die", "target 0 storehouse yellow1")
        played = events(s, "raise_die")[-1]
        assert played.facts["now"] == "yellow1+1"


# DB-T7: used up.
@pytest.mark.rule("DB-T7")
@pytest.mark.parametrize("token", TOKENS)
def test_a_played_token_leaves_the_game(token: str) -> None:
    s = table("window", store={1: "yellow1"}, tokens={0: token})
    pile = s.black_market[:]
    say(s, f"play {token}")
    say(s, texts(s)[0])
    assert held(s, 0) == ""
    until(s, "placement")
    assert s.black_market == pile
    assert held(s, 0) == held(s, 1) == ""
    assert s.removed == [int(kind == token) for kind in TOKENS]


@pytest.mark.rule("DB-T7")
def test_marks_stay_until_the_end_of_clean_up() -> None:
    s = table(
        "window",
        store={0: "green6", 1: "black5"},
        base={0: {"malt_house_increase": "yellow2"}, 1: {"hops_plantation_increase": "green2"}},
        tokens={0: "lock_die block_recipe block_building", 1: "lock_die"},
        display="mass_lager dry_stout",
    )
    say(s, "play lock_die", "target 1 storehouse black5", "decline")
    say(s, "play block_recipe", "target dry_stout", "decline")
    say(s, "play block_building", "target 1 malt_house", "play lock_die", "target 0 storehouse green6")
    say(s, "to storehouse")
    assert kinds(s) == ["raised 1"], "the last player's clean-up"
    assert in_store(s, 1) == "black5/locked"
    assert in_store(s, 0) == "green6/locked yellow3"
    slot = GAME.view(s, 0)["display"][1]
    assert (slot["recipe"], slot["blocked"]) == ("dry_stout", True)
    assert GAME.view(s, 0)["brewers"][1]["board"][0]["closed"] is True
    say(s, "to storehouse")
    assert (in_store(s, 0), in_store(s, 1)) == ("green6 yellow3", "black5 green3")
    assert not GAME.view(s, 0)["display"][1]["blocked"]
    assert GAME.view(s, 0)["brewers"][1]["board"][0]["closed"] is False


# DB-T8: out of reach.
@pytest.mark.rule("DB-T8")
@pytest.mark.parametrize("token", DIE_TOKENS)
def test_a_die_on_the_market_is_out_of_reach(token: str) -> None:
    s = table("purchase", coins={0: 9}, store={0: "blue5 yellow1", 1: "yellow1"}, tokens={1: token})
    say(s, "buy honey with blue5 from storehouse", "end purchase", f"play {token}")
    assert texts(s) == ["target 0 storehouse yellow1", "target 1 storehouse yellow1"]
    assert refused(s, "target 0 market blue5") == "DB-T8"


@pytest.mark.rule("DB-T8")
@pytest.mark.parametrize("token", DIE_TOKENS)
def test_only_dice_that_players_own_are_targets(token: str) -> None:
    s = table("purchase", store={0: "yellow1"}, tokens={0: token}, display="mass_lager")
    say(s, f"play {token}")
    assert texts(s) == ["target 0 storehouse yellow1"]


# DB-T10: Take a Die.
@pytest.mark.rule("DB-T10")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_take_a_die_to_its_owners_reserve(owner: int) -> None:
    s = table(
        "purchase",
        seats=3,
        store={owner: "black6+1/locked"},
        reserve={0: "yellow1", 1: "yellow1", 2: "yellow1"},
        tokens={0: "take_die"},
    )
    say(s, "play take_die")
    assert texts(s) == [f"target {owner} storehouse black6+1/locked"], "stored dice only"
    assert refused(s, "target 1 reserve yellow1") == "DB-T10"
    say(s, f"target {owner} storehouse black6+1/locked")
    for seat in range(3):
        assert in_store(s, seat) == ""
        assert in_reserve(s, seat) == ("black6+1/locked yellow1" if seat == owner else "yellow1")


@pytest.mark.rule("DB-T10")
def test_a_protected_die_cannot_be_taken() -> None:
    s = table("purchase", store={0: "green1/protected", 1: "black6/protected green2"}, tokens={0: "take_die"})
    say(s, "play take_die")
    assert texts(s) == ["target 1 storehouse green2"]
    assert refused(s, "target 1 storehouse black6/protected") == "DB-T10"
    assert refused(s, "target 0 storehouse green1/protected") == "DB-T10"


@pytest.mark.rule("DB-T10")
def test_w6_take_a_die_in_the_window() -> None:
    s = table("window", store={1: "yellow2 black4"}, tokens={0: "take_die raise_die"}, display="monks_bock")
    can = s.copy()
    say(can, "decline")
    assert kinds(can) == ["brewing 1"], "the opponent could brew with the black die"
    say(s, "play take_die", "target 1 storehouse black4")
    assert (in_reserve(s, 1), in_store(s, 1)) == ("black4", "yellow2")
    roll(s, 6)
    say(s, "decline")
    assert events(s, "brew") == [], "it is out of reach for this round"
    assert s.round == 4
    assert (in_reserve(s, 1), in_store(s, 1)) == ("black6", "yellow2"), "and is rolled in the next one"


# DB-T11, DB-T18: Block a Building.
@pytest.mark.rule("DB-T11")
def test_pieces_in_a_blocked_building_come_back_without_effect() -> None:
    boards = {
        "malt_house": {"malt_house_seed": "seed", "malt_house_roast": "yellow4", "malt_house_increase": "black5"},
        "hops_plantation": {"hops_plantation_seed": "seed", "hops_plantation_increase": "green2"},
        "school_of_skills": {"school_reroll": "blue2", "school_swap": "blue3", "school_train": "blue5"},
        "department_of_seed": {
            "department_seeds": "green1",
            "department_dark_malt": "black2",
            "department_skill": "blue1",
        },
    }
    for building, board in boards.items():
        s = table("window", base={0: board}, tokens={1: "block_building raise_die"}, store={0: "yellow6"})
        before = (supply(s), s.seeds)
        say(s, "play block_building", f"target 0 {building}")
        say(s, "decline")
        home = [die[:-1] for die in in_reserve(s, 0).split()]
        lost = [piece[:-1] for piece in board.values() if piece != "seed"]
        kept = [] if building == "department_of_seed" else lost
        assert home == sorted(kept), building
        assert in_store(s, 0) == "yellow6"
        assert s.brewers[0].coins == 0
        gone = Counter(lost) if building == "department_of_seed" else Counter()
        assert supply(s) == {colour: count + gone[colour] for colour, count in before[0].items()}
        summer = 1
        assert s.brewers[0].seeds == list(board.values()).count("seed") + summer
        assert s.seeds == before[1] - 2 * summer


@pytest.mark.rule("DB-T11")
def test_only_that_building_of_that_player_is_blocked() -> None:
    board = {"malt_house_roast": "yellow4", "department_dark_malt": "black2"}
    s = table("window", seats=3, base={0: board, 2: {"malt_house_roast": "yellow1"}}, tokens={1: "block_building"})
    say(s, "play block_building", "target 0 malt_house")
    assert kinds(s) == ["placement 1"]
    assert [die[:-1] for die in in_reserve(s, 0).split()] == ["yellow"]
    assert s.brewers[0].coins == 3, "the Department of the same player works"
    assert [die[:-1] for die in in_reserve(s, 2).split()] == ["black"], "and the Malt House of another"


@pytest.mark.rule("DB-T11")
def test_effects_already_resolved_stand() -> None:
    s = table(
        "placement",
        reserve={0: "blue3 black4"},
        base={0: {"department_dark_malt": "black4"}},
        tokens={1: "block_building"},
    )
    say(s, "speed department_dark_malt blue3", "end turn", "pass", "pass", "end purchase", "end purchase")
    assert kinds(s) == ["token_window 1"]
    say(s, "play block_building", "target 0 department_of_seed")
    assert kinds(s) == ["placement 1"]
    assert s.brewers[0].coins == 3
    assert [die[:-1] for die in in_reserve(s, 0).split()] == ["black", "blue"], "its speed-up die comes home"


@pytest.mark.rule("DB-T11", "DB-T18")
def test_the_buildings_that_can_be_blocked() -> None:
    s = table("window", seats=3, round=3, tokens={1: "block_building block_building block_building"})
    say(s, "play block_building")
    buildings = ["malt_house", "hops_plantation", "school_of_skills", "department_of_seed"]
    assert texts(s) == [f"target {owner} {building}" for owner in (0, 2) for building in buildings], "empty ones too"
    assert refused(s, "target 1 malt_house") == "DB-T11", "not one's own"
    say(s, "target 2 malt_house")
    say(s, "play block_building")
    assert "target 0 malt_house" in texts(s)
    assert "target 2 malt_house" not in texts(s)
    assert refused(s, "target 2 malt_house") == "DB-T18", "already closed"
    say(s, "target 0 malt_house", "decline")
    until(s, "token_window")
    say(s, "play block_building")
    assert "target 2 malt_house" in texts(s), "a new round opens it again"


@pytest.mark.rule("DB-T18")
@pytest.mark.parametrize(("round", "open"), [(1, 2), (2, 3), (3, 4), (7, 4)])
def test_a_building_still_locked_cannot_be_blocked(round: int, open: int) -> None:
    s = table("window", round=round, tokens={0: "block_building"})
    say(s, "play block_building")
    buildings = ["malt_house", "hops_plantation", "school_of_skills", "department_of_seed"]
    assert texts(s) == [f"target 1 {building}" for building in buildings[:open]]
    if open < 4:
        assert refused(s, "target 1 department_of_seed") == "DB-T18"


# DB-T13: Block a Recipe.
@pytest.mark.rule("DB-T13")
def test_a_blocked_recipe_is_brewed_by_nobody() -> None:
    s = table(
        "window",
        store={0: "yellow2 green3", 1: "yellow2 green3"},
        tokens={0: "block_recipe block_recipe"},
        display="mass_lager sladek_pilsner cheap_lager",
    )
    say(s, "play block_recipe")
    assert texts(s) == ["target mass_lager", "target sladek_pilsner", "target cheap_lager"]
    say(s, "target mass_lager", "play block_recipe")
    assert texts(s) == ["target sladek_pilsner", "target cheap_lager"]
    assert refused(s, "target mass_lager") == "DB-T13"
    say(s, "target cheap_lager")
    assert kinds(s) == ["brewing 0"]
    assert texts(s) == ["brew sladek_pilsner", "decline"], "not even by the user"
    assert refused(s, "brew mass_lager") == "DB-T13"
    say(s, "decline")
    assert texts(s) == ["brew sladek_pilsner", "decline"]
    say(s, "decline")
    assert s.round == 4
    assert shown(s) == ["mass_lager", "sladek_pilsner", "cheap_lager"], "it stays where it is"
    until(s, "brewing")
    assert "brew mass_lager" in texts(s), "and is free in the next round"


# DB-T14: Raise a Die.
@pytest.mark.rule("DB-T14")
def test_what_may_be_raised() -> None:
    s = table(
        "purchase",
        reserve={0: "yellow5 yellow6 green1/protected", 1: "black5+1"},
        store={0: "green5", 1: "green4/locked black2/protected"},
        base={0: {"malt_house_roast": "yellow1"}, 1: {"malt_house_seed": "seed", "school_train": "blue6"}},
        speed={1: {"department_seeds": "blue3"}},
        tokens={0: "raise_die"},
    )
    say(s, "play raise_die")
    assert texts(s) == [
        "target 0 reserve yellow5",
        "target 0 storehouse green5",
        "target 0 malt_house_roast yellow1",
        "target 1 storehouse green4/locked",
        "target 1 department_seeds.speed blue3",
    ]
    assert refused(s, "target 0 reserve yellow6") == "DB-T14"
    assert refused(s, "target 0 reserve green1/protected") == "DB-T14"
    assert refused(s, "target 1 reserve black5+1") == "DB-T14", "it counts 6 already"
    assert refused(s, "target 1 school_train blue6") == "DB-T14"


@pytest.mark.rule("DB-T14")
def test_a_bonus_counts_for_every_minimum_and_ends_with_the_round() -> None:
    s = table(
        "placement",
        reserve={0: "blue4"},
        store={0: "yellow1 green1"},
        tokens={0: "raise_die raise_die", 1: "raise_die"},
        display="mass_lager",
    )
    say(s, "play raise_die", "target 0 reserve blue4")
    assert "place school_train blue4+1" in texts(s), "5 is enough for the School"
    say(s, "pass", "pass", "end purchase", "end purchase")
    say(s, "play raise_die", "target 0 storehouse yellow1", "decline")
    assert "brew mass_lager" in texts(s), "2 is enough for the brew"
    say(s, "decline")
    assert s.round == 4
    assert in_store(s, 0) == "green1 yellow1"


@pytest.mark.rule("DB-T14")
def test_a_bonus_is_never_turned_into_a_face() -> None:
    s = table("window", base={0: {"malt_house_increase": "yellow2"}}, tokens={0: "raise_die"})
    say(s, "play raise_die", "target 0 malt_house_increase yellow2")
    assert kinds(s) == ["raised 0"]
    say(s, "to storehouse")
    assert in_store(s, 0) == "yellow3"


@pytest.mark.rule("DB-T14")
def test_a_bonus_adds_one_and_adds_up_to_six() -> None:
    s = table("purchase", store={0: "yellow4"}, tokens={0: "raise_die raise_die raise_die"})
    say(s, "play raise_die", "target 0 storehouse yellow4")
    assert GAME.view(s, 0)["brewers"][0]["storehouse"][0]["value"] == 5
    say(s, "play raise_die", "target 0 storehouse yellow4+1")
    assert GAME.view(s, 0)["brewers"][0]["storehouse"][0]["value"] == 6
    assert refused(s, "play raise_die") == "DB-T6", "nothing is left to raise"


@pytest.mark.rule("DB-T14")
def test_any_reroll_ends_the_bonus() -> None:
    s = table("placement", reserve={0: "blue2 yellow3+1"}, store={0: "green3+2"}, tokens={0: "reroll_die"})
    roll(s, 3, 3)
    say(s, "place school_reroll blue2", "reroll yellow3+1", "roll")
    assert in_reserve(s, 0) == "yellow3"
    say(s, "play reroll_die", "target 0 storehouse green3+2")
    assert in_store(s, 0) == "green3"


# DB-T15: Reroll a Die.
@pytest.mark.rule("DB-T15")
def test_what_may_be_rerolled() -> None:
    s = table(
        "purchase",
        reserve={0: "yellow6", 1: "black1/protected"},
        store={0: "green5/protected", 1: "green6/locked"},
        base={0: {"malt_house_seed": "seed", "malt_house_roast": "yellow1"}, 1: {"school_train": "blue6"}},
        speed={1: {"department_seeds": "blue3"}},
        tokens={0: "reroll_die"},
    )
    say(s, "play reroll_die")
    assert texts(s) == [
        "target 0 reserve yellow6",
        "target 0 malt_house_roast yellow1",
        "target 1 storehouse green6/locked",
        "target 1 school_train blue6",
        "target 1 department_seeds.speed blue3",
    ]
    assert refused(s, "target 0 storehouse green5/protected") == "DB-T15"
    assert refused(s, "target 1 reserve black1/protected") == "DB-T15"


@pytest.mark.rule("DB-T15")
@pytest.mark.parametrize(
    "target",
    [
        "1 reserve yellow2+1",
        "1 storehouse yellow2+1",
        "1 malt_house_roast yellow2+1",
        "1 malt_house_seed.speed blue3+1",
    ],
)
def test_a_rerolled_die_stays_where_it_is(target: str) -> None:
    s = table(
        "purchase",
        reserve={1: "yellow2+1"},
        store={1: "yellow2+1"},
        base={1: {"malt_house_roast": "yellow2+1"}},
        speed={1: {"malt_house_seed": "blue3+1"}},
        tokens={0: "reroll_die"},
    )
    roll(s, 5)
    say(s, "play reroll_die", f"target {target}")
    brewer = GAME.view(s, 0)["brewers"][1]
    places = {
        "reserve": brewer["reserve"],
        "storehouse": brewer["storehouse"],
        "malt_house_roast": [brewer["board"][1]["die"]],
        "malt_house_seed.speed": [brewer["board"][0]["speed"]],
    }
    before = {"malt_house_seed.speed": "blue3+1"}
    for place, dice in places.items():
        now = before.get(place, "yellow2+1")
        if place == target.split()[1]:
            now = "blue5" if place.endswith("speed") else "yellow5"
        assert [die["name"] for die in dice] == [now], place
    assert s.chance.script_at == 1, "rolled once"
