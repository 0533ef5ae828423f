"""Dice Brewing drawn: everything a player needs is there, and nothing a player may not see."""

import io
import re

import pytest
from rich.console import Console

from brewery import have_brewed, table
from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.games.dice_brewing import GAME


def drawn(s, seat: int = 0, language: str = "en", width: int = 100, colour: bool = False, closer: int = -1) -> str:
    console = Console(
        file=io.StringIO(), width=width, force_terminal=colour, color_system="truecolor" if colour else None
    )
    picture = GAME.wording.draw(s, seat, GAME.texts(language), width)
    console.print(picture if closer < 0 else picture.closer(closer))
    return console.file.getvalue()


def line_with(text: str, out: str) -> str:
    return " ".join(next(line for line in out.splitlines() if text in line).split())


def test_the_round_the_season_and_who_goes_first():
    assert "Round 3, winter · Seat 2 goes first · brewed 0 of 10 · deck 27" in drawn(table(round=3, holder=1))
    assert "Round 4, summer" in drawn(table(round=4))


def test_the_supply_says_which_letter_is_which_colour():
    line = line_with("Supply", drawn(table(reserve={0: "yellow1 blue2"})))
    assert "L Light Malt 13 D Dark Malt 14 H Hops 12 S Brewing Skill 9" in line


def test_recipes_show_needs_rewards_and_improvements_and_what_the_storehouse_meets():
    s = table(display="mass_lager cheap_lager experimental_lager", store={0: "yellow1 green3"})
    lager = line_with("Mass Lager", drawn(s))
    assert "L2+ H1+✓ pays 2 coins; S4+: +1 XP; Fruit: +3 coins" in lager
    assert "L2+ L1+✓ H2+✓" in line_with("Cheap Lager", drawn(s)), "one die meets one need"
    assert "✓" not in line_with("Mass Lager", drawn(s, seat=1)), "it is my Storehouse that counts"


def test_a_locked_die_meets_no_need():
    s = table(display="mass_lager cheap_lager experimental_lager", store={0: "yellow6/locked green3"})
    assert "L2+ H1+✓" in line_with("Mass Lager", drawn(s))


def test_every_die_carries_its_letter_its_value_and_its_marks_in_words():
    s = table(reserve={0: "yellow4 black2+1 green6/locked"}, store={0: "blue3/protected"})
    for out in (drawn(s), re.sub(r"\x1b\[[\d;]*m", "", drawn(s, colour=True))):
        assert "Active Reserve L4 D2+1 H6 (locked) Storehouse S3 (protected)" in " ".join(out.split())


def test_the_colour_of_a_die_is_there_for_those_who_see_it():
    out = drawn(table(reserve={0: "yellow4"}), colour=True)
    assert re.search(r"\x1b\[[\d;]*48;2;240;228;66m L4 ", out)


def test_spaces_show_what_they_take_and_give_and_what_lies_there():
    s = table(
        reserve={0: "yellow4 blue6"},
        base={0: {"malt_house_seed": "seed"}, 1: {"malt_house_roast": "yellow2", "department_skill": "blue1"}},
        speed={0: {"hops_plantation_seed": "blue5"}},
    )
    out = drawn(s)
    assert "Grow light malt seed → L S3+ seed" in line_with("Grow light malt", out)
    assert "Roast dark malt L → D S3+ blocked" in line_with("  Roast dark malt", out.partition("You")[2])
    assert "Improve malt L/D 1–5 +1 S2+ free" in line_with("Improve malt", out)
    assert "Grow hops seed → H S3+ sped up by S5" in line_with("Grow hops", out)
    assert "Reroll dice S2+ always free" in line_with("Reroll dice", out)
    assert "Train skill S5+ → S – free" in line_with("Train skill", out)
    assert "Sell skill S 4 coins S3+ blocked" in line_with("Sell skill", out.partition("You")[2])
    assert "On the board: Roast dark malt L2 , Sell skill S1" in line_with("On the board", out)


def test_a_building_that_is_closed_or_not_open_yet_says_so():
    s = table(round=1)
    assert "School of Skills opens in round 2" in line_with("School of Skills", drawn(s))
    assert "Market opens in round 2" in line_with("Market", drawn(s))
    s = table("window", tokens={0: "block_building", 1: "lock_die"}, base={1: {"malt_house_seed": "seed"}})
    s.choose_text("play block_building")
    s.choose_text("target 1 malt_house")
    assert "Malt House closed" in line_with("Malt House", drawn(s, seat=1))


def test_markets_show_prices_discounts_and_what_is_left():
    s = table(round=3, ingredients={0: "honey honey honey"}, tokens={0: "raise_die"})
    market = line_with("Market  Fruit", drawn(s, width=160))
    assert "Fruit 2c ×3 · Spices 3c S4+ −1 ×3" in market
    assert "Honey sold out" in market
    assert "Raise a Die 2c ×2" in line_with("Black Market", drawn(s, width=200))


def test_in_advanced_mode_the_tokens_of_others_and_the_black_market_stay_hidden():
    s = table(tokens={0: "raise_die", 1: "lock_die take_die"}, mode="advanced", round=3)
    out = drawn(s, width=200)
    assert "Tokens: 2 face down" in out
    assert "Tokens: Raise a Die" in out
    assert "×" not in line_with("Black Market", out)
    closer = drawn(s, closer=1)
    assert "face down" in closer
    assert "Take a Die" not in closer
    assert "Tokens: Take a Die, Block / Protect a Die" in drawn(s, seat=1, width=200)


def test_credit_of_unlucky_ones_is_shown_with_the_coins():
    s = table("purchase", reserve={0: "yellow1 green1"}, coins={0: 2}, unlucky_roll="yes")
    assert "2 coins (+2 lent by ones)" in drawn(s)


def test_a_one_that_lends_nothing_says_so():
    s = table(store={0: "yellow1/old yellow4/old"}, unlucky_roll="yes")
    assert "L1 (not rolled this round) L4" in " ".join(drawn(s).split())


@pytest.mark.parametrize(("language", "passed"), [("en", "has passed"), ("it", "ha passato")])
def test_a_purse_too_long_for_the_frame_stands_inside_it(language, passed):
    s = table("purchase", reserve={0: "yellow1 green1"}, coins={0: 12}, unlucky_roll="yes")
    s.brewers[0].xp, s.brewers[0].passed = 120, True
    for width in (80, 160):
        out = drawn(s, language=language, width=width)
        assert passed in out
        assert "…" not in out
    top = next(line for line in drawn(s, width=80).splitlines() if line.startswith("╭─ You: Seat 1"))
    assert "coins" not in top
    top = next(line for line in drawn(s, width=160).splitlines() if line.startswith("╭─ You: Seat 1"))
    assert "12 coins (+2 lent by ones) · 120 XP" in top


def test_a_building_closed_to_an_opponent_is_shown_beside_them():
    s = table("window", tokens={0: "block_building", 1: "lock_die"}, base={1: {"malt_house_seed": "seed"}})
    assert "Closed" not in drawn(s)
    s.choose_text("play block_building")
    s.choose_text("target 1 malt_house")
    assert "Closed: Malt House" in drawn(s)
    assert "Chiusi: Casa del Malto" in drawn(s, language="it")


def test_the_last_round_is_announced_over_the_position():
    s = table()
    have_brewed(s, 0, 9)
    assert "last round" not in drawn(s)
    have_brewed(s, 1, 1)
    assert "brewed 10 of 10 · deck" in drawn(s)
    assert "last round" in drawn(s)
    assert "ultimo round" in drawn(s, language="it")


def test_the_points_count_the_die_in_hand():
    """DB-E3, DB-P7. A Dark Malt die gained by a speed-up is worth its points before it is put anywhere."""
    s = table(reserve={0: "blue6 yellow2"}, base={0: {"malt_house_roast": "yellow1"}})
    s.choose_text("speed malt_house_roast blue6")
    assert s.pending[0].kind == "arrival"
    in_hand = GAME.view(s, 0)["brewers"][0]["score"]
    other = GAME.view(s, 0)["brewers"][1]["score"]
    s.choose_text("to storehouse")
    assert in_hand == GAME.view(s, 0)["brewers"][0]["score"]
    assert in_hand["black"] == 2
    assert other == GAME.view(s, 0)["brewers"][1]["score"]


def test_what_the_school_rolled_and_what_arrives_is_shown_while_it_is_decided():
    s = table(reserve={0: "blue6 yellow1"})
    s.choose_text("place school_swap blue6")
    s.choose_text("roll yellow")
    assert len(re.findall(r" L\d ", line_with("Rolled from the supply", drawn(s)) + " ")) >= 5
    s = table(reserve={0: "blue6"}, base={0: {"malt_house_seed": "seed"}})
    s.choose_text("speed malt_house_seed blue6")
    assert re.search(r"In hand L\d", " ".join(drawn(s).split()))


def test_the_score_is_broken_down_line_by_line():
    console = Console(file=io.StringIO(), width=80)
    s = table(reserve={0: "black1 yellow2"}, coins={0: 5, 1: 1})
    console.print(GAME.wording.draw(s, 0, GAME.texts("en"), 80).scores())
    out = console.file.getvalue()
    assert line_with("Coins", out) == "│ Coins │ 2 │ 0 │"
    assert line_with("Dark Malt", out) == "│ Dark Malt │ 2 │ 0 │"
    assert line_with("Total", out) == "│ Total │ 5 │ 0 │"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("width", [80, 104, 140])
@pytest.mark.parametrize("options", [{}, {"mode": "advanced", "unlucky_roll": "yes"}])
def test_it_fits_every_screen_in_every_position(language, width, options):
    s, agent, chance = GAME.new(4, options, seed=6), make("lively"), seeded(6)
    pictures = 0
    for number in range(240):
        s.choose(answer(agent, GAME, s, s.seat, chance))
        if number % 20 == 0:
            for seat in (-1, s.seat):
                out = drawn(s, seat, language, width)
                pictures += 1
                assert max(len(line.rstrip()) for line in out.splitlines()) <= width
                assert "…" not in out, "nothing is cut off"
                assert "=" not in out
                assert "draw-" not in out
    assert pictures == 24


def test_a_recipe_that_the_drawing_does_not_know_is_named_and_no_more():
    s = table()
    picture = GAME.wording.draw(s, 0, GAME.texts("en"), 80)
    picture.recipes.clear()
    console = Console(file=io.StringIO(), width=80)
    console.print(picture)
    assert "Mass Lager" in console.file.getvalue()
