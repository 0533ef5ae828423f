"""DB-T12, DB-T16, DB-T17: locked and protected dice, and the variant of Block a Building."""

import pytest

from brewery import held, in_reserve, in_store, kinds, refused, roll, say, supply, table, texts, until
from undercroft.games.dice_brewing import GAME


# DB-T12: the marks.
@pytest.mark.rule("DB-T12")
def test_lock_an_opponents_die_or_protect_ones_own() -> None:
    s = table(
        "purchase",
        reserve={0: "yellow1", 1: "yellow2"},
        store={0: "green3", 1: "green4"},
        base={0: {"malt_house_roast": "yellow5"}},
        speed={1: {"department_seeds": "blue3"}},
        tokens={0: "lock_die lock_die"},
    )
    say(s, "play lock_die")
    assert texts(s) == [
        "target 0 reserve yellow1",
        "target 0 storehouse green3",
        "target 1 reserve yellow2",
        "target 1 storehouse green4",
    ]
    assert refused(s, "target 0 malt_house_roast yellow5") == "DB-T12", "dice on boards are out of reach"
    assert refused(s, "target 1 department_seeds.speed blue3") == "DB-T12"
    say(s, "target 1 reserve yellow2", "play lock_die", "target 0 storehouse green3")
    assert in_reserve(s, 1) == "yellow2/locked"
    assert in_store(s, 0) == "green3/protected"


@pytest.mark.rule("DB-T12")
@pytest.mark.parametrize("area", ["reserve", "store"])
def test_a_locked_die_is_placed_nowhere(area: str) -> None:
    locked = "yellow2/locked black2/locked green2/locked blue6/locked"
    s = table("placement", seeds={0: 1}, base={0: {"malt_house_seed": "seed"}}, **{area: {0: locked}})
    assert [text for text in texts(s) if text.startswith(("place", "speed"))] == ["place hops_plantation_seed seed"]
    suffix = " from storehouse" if area == "store" else ""
    assert refused(s, f"place malt_house_roast yellow2/locked{suffix}") == "DB-T12"
    assert refused(s, f"place school_train blue6/locked{suffix}") == "DB-T12"
    assert refused(s, f"speed malt_house_seed blue6/locked{suffix}") == "DB-T12"
    free = table("placement", base={0: {"malt_house_seed": "seed"}}, **{area: {0: locked.replace("/locked", "")}})
    assert {f"place malt_house_roast yellow2{suffix}", f"speed malt_house_seed blue6{suffix}"} <= set(texts(free))


@pytest.mark.rule("DB-T12")
@pytest.mark.parametrize("phase", ["placement", "purchase"])
def test_a_locked_die_may_still_be_stored(phase: str) -> None:
    s = table(phase, reserve={0: "yellow2/locked"})
    say(s, "store yellow2/locked")
    assert in_store(s, 0) == "yellow2/locked"


@pytest.mark.rule("DB-T12")
def test_a_locked_die_brews_and_improves_nothing() -> None:
    s = table("brewing", store={0: "yellow5/locked yellow2 green6/locked green1"}, display="mass_lager sladek_pilsner")
    assert texts(s) == ["brew mass_lager", "decline"]
    assert refused(s, "brew sladek_pilsner") == "DB-B2", "its 3 of hops is the locked die"
    s = table(
        "brewing",
        store={0: "yellow2 yellow5/locked green1 green6/locked blue6/locked", 1: "yellow1 yellow3"},
        display="mass_lager village_wheat",
    )
    say(s, "brew mass_lager")
    assert kinds(s) == ["brewing 1"], "neither other dice nor an improvement are offered"
    assert in_store(s, 0) == "blue6/locked green6/locked yellow5/locked"


@pytest.mark.rule("DB-T12")
def test_a_locked_one_lends_nothing_and_a_locked_six_saves_nothing() -> None:
    s = table("purchase", reserve={0: "yellow1 green1/locked blue6/locked"}, coins={0: 4}, unlucky_roll="yes")
    assert GAME.view(s, 0)["brewers"][0]["credit"] == 0
    assert refused(s, "buy honey with blue6/locked") == "DB-M6"
    free = table("purchase", reserve={0: "yellow1 green1"}, unlucky_roll="yes")
    assert GAME.view(free, 0)["brewers"][0]["credit"] == 2


@pytest.mark.rule("DB-T12")
@pytest.mark.parametrize("mark", ["locked", "protected"])
def test_a_marked_die_is_not_chosen_in_the_school(mark: str) -> None:
    s = table("placement", reserve={0: f"blue3 yellow1/{mark} green2"}, store={0: f"yellow2 black1/{mark}"})
    reroll = s.copy()
    say(reroll, "place school_reroll blue3")
    assert texts(reroll) == ["reroll green2", "reroll yellow2 from storehouse"]
    assert refused(reroll, f"reroll yellow1/{mark}") == "DB-T12"
    say(s, "place school_swap blue3")
    assert texts(s) == ["roll yellow", "roll green"], "of black there is only the marked one"
    roll(s, *[6] * supply(s)["yellow"])
    say(s, "roll yellow")
    assert texts(s) == ["swap yellow2 from storehouse for 6", "no swap"]
    assert refused(s, f"swap yellow1/{mark} for 6") == "DB-T12"
    nothing = table("placement", reserve={0: f"blue3 yellow1/{mark}"}, store={0: f"green1/{mark}"})
    assert not any("school" in text and "train" not in text for text in texts(nothing))


@pytest.mark.rule("DB-T12")
def test_nobody_changes_a_protected_die() -> None:
    s = table(
        "placement",
        reserve={0: "yellow2/protected green2/protected"},
        store={0: "black3/protected"},
        tokens={0: "raise_die reroll_die take_die", 1: "raise_die reroll_die take_die"},
    )
    assert not any("increase" in text for text in texts(s))
    assert refused(s, "place malt_house_increase yellow2/protected") == "DB-T12"
    assert refused(s, "place malt_house_increase black3/protected from storehouse") == "DB-T12"
    assert refused(s, "place hops_plantation_increase green2/protected") == "DB-T12"
    for _ in range(2):
        assert not any(text.startswith("play") for text in texts(s)), "no token, of whomever, has a target"
        say(s, "pass")


@pytest.mark.rule("DB-T12")
def test_the_owner_may_use_a_protected_die() -> None:
    s = table(
        "placement",
        reserve={0: "yellow2/protected blue4/protected"},
        store={0: "yellow3/protected green1/protected"},
        tokens={1: "reroll_die raise_die"},
        display="mass_lager",
    )
    assert "store yellow2/protected" in texts(s)
    say(s, "place malt_house_roast yellow2/protected")
    assert "speed malt_house_roast blue4/protected" in texts(s)
    say(s, "end turn")
    assert refused(s, "play reroll_die") == "DB-T6", "on the board it is still protected"
    assert refused(s, "play raise_die") == "DB-T6"
    say(s, "pass", "pass", "end purchase", "end purchase", "decline")
    assert texts(s) == ["brew mass_lager", "decline"]


@pytest.mark.rule("DB-T12")
def test_both_marks_last_for_the_round() -> None:
    s = table("purchase", store={0: "yellow2", 1: "green1"}, tokens={0: "lock_die lock_die"})
    say(s, "play lock_die", "target 0 storehouse yellow2", "play lock_die", "target 1 storehouse green1")
    say(s, "end purchase")
    assert (in_store(s, 0), in_store(s, 1)) == ("yellow2/protected", "green1/locked")
    say(s, "end purchase")
    assert s.round == 4
    assert (in_store(s, 0), in_store(s, 1)) == ("yellow2", "green1")


# DB-T17: marks together.
@pytest.mark.rule("DB-T12", "DB-T17")
def test_a_protected_die_can_still_be_locked() -> None:
    s = table("purchase", store={1: "yellow2/protected"}, tokens={0: "lock_die"})
    say(s, "play lock_die", "target 1 storehouse yellow2/protected")
    assert in_store(s, 1) == "yellow2/locked/protected"


@pytest.mark.rule("DB-T17")
def test_no_mark_twice() -> None:
    s = table(
        "purchase",
        store={0: "yellow2/protected yellow3/locked", 1: "green1/locked green2/protected"},
        tokens={0: "lock_die"},
    )
    say(s, "play lock_die")
    assert texts(s) == ["target 0 storehouse yellow3/locked", "target 1 storehouse green2/protected"]
    assert refused(s, "target 0 storehouse yellow2/protected") == "DB-T12"
    assert refused(s, "target 1 storehouse green1/locked") == "DB-T12"


@pytest.mark.rule("DB-T17")
def test_protecting_ones_own_locked_die_does_not_free_it() -> None:
    s = table("window", store={0: "yellow2/locked green1"}, tokens={0: "lock_die"}, display="mass_lager")
    say(s, "play lock_die", "target 0 storehouse yellow2/locked")
    assert kinds(s) == ["placement 1"], "it still cannot be brewed with"


@pytest.mark.rule("DB-T17")
@pytest.mark.parametrize("token", ["take_die", "raise_die", "reroll_die"])
@pytest.mark.parametrize("owner", [0, 1])
def test_a_locked_die_is_open_to_every_token(token: str, owner: int) -> None:
    s = table("purchase", store={owner: "yellow2/locked"}, tokens={0: token})
    roll(s, 6)
    say(s, f"play {token}", f"target {owner} storehouse yellow2/locked")
    now = {"take_die": "yellow2/locked", "raise_die": "yellow2+1/locked", "reroll_die": "yellow6/locked"}
    assert (in_reserve(s, owner) or in_store(s, owner)) == now[token], "and the lock stays on it"


@pytest.mark.rule("DB-T17")
def test_marks_and_bonuses_go_with_the_die() -> None:
    s = table(
        "placement",
        reserve={0: "blue2/protected yellow2+1"},
        store={0: "green1+1/protected yellow1"},
        tokens={0: "take_die", 1: "raise_die"},
        display="mass_lager",
    )
    say(
        s,
        "store blue2/protected",
        "place malt_house_increase yellow2+1",
        "speed malt_house_increase blue2/protected from storehouse",
    )
    say(s, "to storehouse")
    assert in_store(s, 0) == "green1+1/protected yellow1 yellow3+1", "turned, not rolled: the bonus stays"
    assert GAME.view(s, 0)["brewers"][0]["board"][2]["speed"]["name"] == "blue2/protected"
    say(s, "play take_die", "target 0 storehouse yellow3+1")
    assert in_reserve(s, 0) == "yellow3+1"


@pytest.mark.rule("DB-T17")
def test_a_brewed_die_keeps_its_marks_until_the_round_ends() -> None:
    s = table(
        "brewing",
        store={0: "yellow1+1 green1/protected", 1: "yellow1 yellow3"},
        display="mass_lager village_wheat",
    )
    say(s, "brew mass_lager")
    assert kinds(s) == ["brewing 1"]
    assert in_reserve(s, 0) == "green1/protected yellow1+1"


@pytest.mark.rule("DB-T17")
def test_marks_end_in_the_supply() -> None:
    # A protected yellow die is roasted away; the swap then rolls and hands out a clean one of that colour.
    s = table("placement", reserve={0: "yellow2+1/protected blue3 yellow1 blue4"})
    roll(s, 5, *[6] * (supply(s)["yellow"] + 1))
    say(
        s,
        "place malt_house_roast yellow2+1/protected",
        "speed malt_house_roast blue4",
        "to reserve",
        "end turn",
        "pass",
    )
    say(s, "place school_swap blue3", "roll yellow", "swap yellow1 for 6")
    assert in_reserve(s, 0) == "black5 yellow6"


# DB-T16: the variant.
VARIANT = {"block_building_at_placement": "yes"}


@pytest.mark.rule("DB-T16")
def test_the_variants_window_lies_between_roll_and_placement() -> None:
    s = table("roll", seats=3, holder=1, reserve={0: "yellow1"}, tokens={0: "block_building", 2: "take_die"}, **VARIANT)
    assert kinds(s) == ["early_window 2"], "every holder of a token is asked, in turn order"
    assert texts(s) == ["decline"]
    assert refused(s, "play take_die") == "DB-T16", "other tokens wait"
    say(s, "decline")
    assert kinds(s) == ["early_window 0"]
    say(s, "play block_building", "target 1 malt_house")
    assert kinds(s) == ["early_window 2"], "all must decline in a row"
    say(s, "decline")
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-T16")
def test_the_variants_window_comes_in_every_round() -> None:
    s = table(
        "cleanup", reserve={1: "green2"}, base={0: {"malt_house_increase": "black1"}}, tokens={0: "take_die"}, **VARIANT
    )
    roll(s, 6)
    say(s, "to storehouse")
    assert kinds(s) == ["early_window 0"]
    assert in_reserve(s, 1) == "green6", "after the roll"
    say(s, "decline")
    assert kinds(s) == ["placement 1"]


@pytest.mark.rule("DB-T16")
def test_the_variant_closes_a_building_to_placement() -> None:
    s = table(
        "early_window",
        reserve={0: "yellow2 black3 blue2", 1: "green2 yellow2"},
        store={0: "yellow4"},
        seeds={0: 1},
        tokens={1: "block_building"},
        **VARIANT,
    )
    say(s, "play block_building", "target 0 malt_house")
    assert kinds(s) == ["placement 0"]
    assert not any("malt_house" in text for text in texts(s))
    assert "place hops_plantation_seed seed" in texts(s), "the other buildings are open"
    assert "place school_reroll blue2" in texts(s)
    assert refused(s, "place malt_house_seed seed") == "DB-T16"
    assert refused(s, "place malt_house_roast yellow4 from storehouse") == "DB-T16"
    say(s, "pass")
    assert "place malt_house_roast yellow2" in texts(s), "the user's own is open"
    until(s, "purchase")
    until(s, "placement", 0)
    assert "place malt_house_seed seed" in texts(s), "and in the next round so is the opponent's"


@pytest.mark.rule("DB-T16")
def test_in_the_variant_the_token_is_not_played_later() -> None:
    s = table("window", store={1: "yellow1"}, tokens={0: "block_building raise_die"}, **VARIANT)
    assert texts(s) == ["play raise_die", "decline"]
    assert refused(s, "play block_building") == "DB-T16"
    placing = table("placement", tokens={0: "block_building"}, **VARIANT)
    assert refused(placing, "play block_building") == "DB-T16"


@pytest.mark.rule("DB-T16")
def test_in_the_variant_pieces_are_not_affected() -> None:
    s = table("purchase", base={0: {"malt_house_roast": "yellow2"}}, **VARIANT)
    s.brewers[0].closed = 1  # the Malt House
    say(s, "end purchase", "end purchase")
    assert in_reserve(s, 0)[:-1] == "black", "the roast works in clean-up"


@pytest.mark.rule("DB-T16")
def test_by_default_there_is_no_early_window() -> None:
    s = table("roll", reserve={0: "yellow1"}, tokens={0: "block_building"})
    assert kinds(s) == ["placement 0"]
    assert GAME.check_options(2, None)["block_building_at_placement"] == "no"
    until(s, "token_window")
    say(s, "play block_building", "target 1 malt_house")
    assert held(s, 0) == ""
