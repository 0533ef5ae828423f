"""Cavern Tavern drawn: everything a player needs is there, and nothing a player may not see."""

import io
import re

import pytest
from rich.console import Console

from tavern import roll, say, tavern
from undercroft.engine.chance import seeded
from undercroft.games.cavern_tavern import GAME


def drawn(s, seat: int = 0, language: str = "en", width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(GAME.wording.draw(s, seat, GAME.texts(language), width))
    return console.file.getvalue()


def flat(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


def test_my_order_what_it_needs_and_what_it_is_worth() -> None:
    s = tavern(seats=2, clock=3, dice={0: "1", 1: "1"}, tray={0: "beer fruit"}, orders={0: "old_kings_cup 2"})
    out = flat(drawn(s))
    assert "Old King's Cup° (Human) 8/5/2, -8 at 3: Fruit✓, Rocks, Beer✓" in out
    assert "worth 5 now, 2 next round; missing Rocks" in out
    assert "Round 3 of 10, 10:40 pm" in out
    s = tavern(seats=2, clock=3, dice={0: "1", 1: "1"}, tray={0: "beer fruit rocks"}, orders={0: "old_kings_cup 1"})
    assert "worth 2 now, -8 next round; everything is there" in flat(drawn(s))


def test_the_board_and_the_dice_on_it() -> None:
    s = tavern(seats=3, dice={0: "3 4", 1: "1"}, used="cellar_2")
    say(s, "place make_lunch_for_nasty")
    out = drawn(s)
    assert "=7 Make lunch for Nasty" in out
    assert "[3+4] Seat 1" in out
    assert "=9 Roast the meat        Syrup, 3 points                    free" in out
    assert "=2 Syrup or Rocks ([] Seat 1, 1 free)" in out
    assert "Talk to Mrs. Nasty" not in out
    assert "Replace Order" not in drawn(tavern(seats=3, dice={0: "1", 1: "1"}, edition="prototype"))


def test_ticks_on_an_order_are_from_its_owners_tray() -> None:
    trays = {0: "beer fruit", 1: "rocks"}
    s = tavern(seats=2, clock=3, dice={0: "1", 1: "1"}, tray=trays, orders={1: "old_kings_cup 2"}, tables="- - - - - -")
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(GAME.wording.draw(s, 0, GAME.texts("en"), 80).closer(1))
    assert "Fruit, Rocks✓, Beer\n" in re.sub(r" *│", "", console.file.getvalue())


@pytest.mark.parametrize("width", range(60, 100))
def test_no_line_ends_between_a_number_and_its_words(width: int) -> None:
    s = tavern(seats=3, clock=5, dice={0: "3 4", 1: "1"}, items={0: "spice_pouch"}, secret_chamber="yes")
    board = GAME.wording.draw(s, 0, GAME.texts("en"), width).places()
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board)
    out = console.file.getvalue()
    for phrase in (
        "keep 1",
        "draw 3 Items",
        "you 1 up",
        "opponent 1 down",
        "2 Modifier",
        "1 of",
        "Mrs. Nasty",
    ):
        assert phrase in out
    assert "\ue000" not in out
    assert "return 1 of" in drawn(s, 0, width=width)


def test_a_token_is_not_called_a_token_twice() -> None:
    s = tavern(seats=2, clock=5, dice={0: "1", 1: "1"}, secret_chamber="yes")
    assert "1 point; Mrs. Nasty token" in flat(drawn(s, width=120))
    assert "1 punto; Segnalino Mrs. Nasty" in flat(drawn(s, language="it", width=120))
    for language, words in (("en", "Seat 1 takes: Mrs. Nasty token."), ("it", "Posto 1 prende: Segnalino Mrs. Nasty.")):
        assert GAME.texts(language).format("event-token", {"seat": 0, "token": "mrs_nasty"}) == words


def test_prototype_rewards() -> None:
    out = flat(drawn(tavern(seats=3, dice={0: "1", 1: "1"}, edition="prototype"), language="it", width=130))
    assert "=18 Intrattenere gli ospiti Spiriti, 1 a scelta (niente pozioni), Oggetto, 12 punti" in out


def test_hands_and_secrets_are_for_their_owner() -> None:
    s = tavern(
        seats=2, dice={0: "1", 1: "1"}, items={0: "hammer", 1: "clover"}, secrets={0: "task_wine", 1: "task_beer"}
    )
    mine, other, outside = drawn(s, 0), drawn(s, 1), drawn(s, -1)
    assert "Hammer°" in mine
    assert "Wine Steward" in mine
    assert "Clover" not in mine
    assert "Beer Steward" not in mine
    assert "Hammer" not in other
    assert "Hammer" not in outside
    assert "Steward" not in outside


def test_magic_potions_that_can_pay_are_said() -> None:
    s = tavern(
        seats=2, clock=9, dice={0: "1", 1: "1"}, tray={0: "beer fruit magic_potion"}, orders={0: "old_kings_cup"}
    )
    assert "Magic Potions can replace Rocks (taken in round 9)" in flat(drawn(s)), "nor is it forgotten before the end"
    s = tavern(seats=2, clock=5, dice={0: "1", 1: "1"}, tray={0: "beer magic_potion"}, orders={0: "old_kings_cup"})
    assert "missing Fruit, Rocks (taken in round 5, gone after 3 rounds for -8)" in flat(drawn(s))


def test_orders_looked_at_are_drawn_like_the_others() -> None:
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "rocks"})
    roll(s, "black_knight", "mud_bath", "seven_clubs")
    say(s, "place workshop_replace_order", "discard moonwell")
    assert "You look at Mud Bath° (Troll) 11/7/4/2, -11 at 4: Fruit, Herbs, Rocks✓, Beer" in flat(drawn(s))
    assert "Mud Bath" not in drawn(s, 1)


def test_the_final_points_line_by_line() -> None:
    s = tavern(
        "final",
        seats=2,
        clock=10,
        nasty={0: 3, 1: 1},
        score={0: 20, 1: 30},
        tray={0: "beer beer", 1: "wine"},
        orders={1: "old_kings_cup 10"},
        served={0: "squires_courage"},
        secrets={0: "task_wine", 1: "task_beer"},
        says={1: "docked_wages"},
    )
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(GAME.wording.draw(s, 0, GAME.texts("en"), 80).scores())
    rows = [" ".join(re.findall(r"[^│\s]+", line)) for line in console.file.getvalue().splitlines()]
    assert "Before the end 20 30" in rows
    assert "Nasty track -4 -1" in rows
    assert "ingredients left 2 0" in rows
    assert "Nasty Says cards not obeyed 0 -10" in rows
    assert "Secret Task 3 0" in rows
    assert "Total 21 19" in rows
    assert not [row for row in rows if "Mrs. Nasty" in row], "a line of nothing but 0 is left out"


def test_the_goals_of_a_story_have_ticks() -> None:
    s = GAME.new(1, {"solo_mode": "story"}, 1)
    goal = s.cards.assignments[s.assignment]
    s.waiters[0].tracks[0] = goal.kitchen
    s.waiters[0].nasty = goal.nasty + 1
    out = flat(drawn(s))
    assert f"Kitchen {goal.kitchen}/{goal.kitchen}✓, Chores 0/{goal.chores}, " in out
    assert f"Nasty {goal.nasty + 1}, at most {goal.nasty} " in out


def test_alone_the_supply_stands_for_the_others() -> None:
    out = flat(drawn(tavern(seats=1, dice={0: "1"}), width=100))
    assert "Serve dinner Mead, 7 points, 1 of your choice" in out
    assert "Fix the roof Wine, exchange 1 for any 1, 6 points" in out
    assert "Serve dinner Mead, 7 points, steal 1" in flat(drawn(tavern(seats=2, dice={0: "1", 1: "1"}), width=100))


def test_solo_and_story() -> None:
    s = tavern(seats=1, clock=5, dice={0: "1"}, secret_chamber="yes", blocked="cellar_3 chamber_1", blocked_table=2)
    out = drawn(s)
    assert out.count("BLOCKED") == 3
    s = GAME.new(1, {"solo_mode": "story"}, 1)
    while s.pending[0].kind == "take":
        s.choose(s.options[0])
    assert "Assignment" in drawn(s)
    assert "Automa  white" in drawn(s)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("number", range(0, 23, 3))
def test_it_draws_at_any_moment_within_its_width(language: str, number: int) -> None:
    seats, options = GAME.variants()[number]
    s = GAME.new(seats, options, number)
    luck = seeded(number)
    count = 0
    while not s.over:
        if count % 90 == 0:
            for seat in (s.seat, -1):
                out = drawn(s, seat, language)
                assert max(map(len, out.splitlines())) <= 80
                assert "draw-" not in out
                assert "gives-" not in out
        count += 1
        s.choose(s.options[luck.below(len(s.options))])
    assert drawn(s, 0, language)
    assert GAME.wording.draw(s, 0, GAME.texts(language), 80).closer(seats - 1)
