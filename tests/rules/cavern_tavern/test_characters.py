"""Characters and Secret Tasks (CT-H, CT-J), the end of the game (CT-E)."""

import pytest

from tavern import asked, events, has, held, roll, say, tavern, texts
from undercroft.engine.chance import seeded
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import NONE
from undercroft.games.cavern_tavern.definitions import load


@pytest.mark.rule("CT-H01")
def test_characters_are_public():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={0: "marek", 1: "tobin"})
    view = GAME.view(s, -1)["waiters"]
    assert [(w["character"], w["uses"]) for w in view] == [("marek", 2), ("tobin", 2)]


@pytest.mark.rule("CT-H02")
def test_two_uses_then_the_card_is_gone():
    s = tavern(seats=2, dice={0: "1 2 3", 1: "1"}, characters={0: "marek"})
    say(s, "use marek", "reroll 1 2")
    assert s.waiters[0].uses == 1
    assert "use marek" in texts(s)
    say(s, "use marek", f"reroll {s.waiters[0].dice[0]}")
    assert s.waiters[0].uses == 0
    assert GAME.view(s, 1)["waiters"][0]["character"] is None
    assert GAME.measures.role(s, 0) != "", "for the books, who it was"
    assert "use marek" not in texts(s)


@pytest.mark.rule("CT-H03")
def test_marek_rerolls_in_the_own_turn():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, characters={0: "marek"})
    say(s, "use marek")
    assert texts(s) == ["reroll 1", "reroll 2", "reroll 1 2"]
    roll(s, 6, 5)
    say(s, "reroll 1 2")
    assert s.waiters[0].dice == [5, 6]
    s = tavern(seats=2, dice={0: "", 1: "1"}, characters={0: "marek"})
    assert "use marek" not in texts(s)


@pytest.mark.rule("CT-H03")
def test_brunda_goes_further_on_the_track():
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, characters={0: "brunda"})
    say(s, "place make_lunch_for_nasty")
    assert asked(s) == "extra_step 0"
    say(s, "use brunda")
    assert (s.waiters[0].tracks, s.waiters[0].uses) == ([2, 0], 1)
    s = tavern(seats=2, dice={0: "4 4", 1: "1"}, characters={0: "brunda"})
    say(s, "place wipe_the_tables", "decline")
    assert (s.waiters[0].tracks, s.waiters[0].uses) == ([0, 1], 2)
    # Not for the Cellar, and not where the extra step would be lost.
    s = tavern(seats=2, dice={0: "4 4", 1: "1"}, characters={0: "brunda"}, chores={0: 8})
    say(s, "place wipe_the_tables")
    assert asked(s) == "turn 0"
    assert s.waiters[0].tracks == [0, 9]


@pytest.mark.rule("CT-H03", "CT-I06")
def test_aerwyn_ignores_a_round_for_elves_only():
    s = tavern(
        seats=2,
        clock=3,
        dice={0: "1", 1: "1"},
        characters={0: "aerwyn"},
        tray={0: "elixir liqueur wine"},
        orders={0: "moonwell 2"},
    )
    say(s, "complete order")
    assert asked(s) == "hasten 0"
    say(s, "use aerwyn")
    assert (s.waiters[0].score, s.waiters[0].uses) == (8, 1)
    s = tavern(
        seats=2,
        clock=3,
        dice={0: "1", 1: "1"},
        characters={0: "aerwyn"},
        tray={0: "elixir liqueur wine"},
        orders={0: "moonwell 2"},
    )
    say(s, "complete order", "decline")
    assert (s.waiters[0].score, s.waiters[0].uses) == (5, 2)
    # A Green Elf is no Elf; an Order in time needs no help.
    s = tavern(
        seats=2,
        clock=3,
        dice={0: "1", 1: "1"},
        characters={0: "aerwyn"},
        tray={0: "elixir nectar syrup"},
        orders={0: "tide_pool 2"},
    )
    say(s, "complete order")
    assert s.waiters[0].score == 5
    s = tavern(
        seats=2,
        clock=3,
        dice={0: "1", 1: "1"},
        characters={0: "aerwyn"},
        tray={0: "elixir liqueur wine"},
        orders={0: "moonwell 3"},
    )
    say(s, "complete order")
    assert (s.waiters[0].score, s.waiters[0].uses) == (8, 2)


@pytest.mark.rule("CT-I06", "CT-H03")
def test_watch_and_aerwyn_add_up():
    s = tavern(
        seats=2,
        clock=3,
        dice={0: "1", 1: "1"},
        characters={0: "aerwyn"},
        items={0: "pocket_watch"},
        tray={0: "elixir liqueur wine"},
        orders={0: "moonwell 1"},
    )
    say(s, "play pocket_watch", "complete order", "use aerwyn")
    assert s.waiters[0].score == 8


@pytest.mark.rule("CT-H04")
def test_keishara_cancels_a_step_before_it_is_made():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={1: "keishara"}, nasty={1: 2})
    say(s, "place talk_to_nasty")
    assert asked(s) == "cancel_move 1"
    say(s, "use keishara")
    assert (s.waiters[1].nasty, s.waiters[1].uses, held(s, 1)) == (2, 1, [])
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={1: "keishara"}, nasty={1: 2})
    say(s, "place talk_to_nasty", "decline")
    assert (s.waiters[1].nasty, len(held(s, 1))) == (3, 1)
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={1: "keishara"}, nasty={1: 9})
    say(s, "place talk_to_nasty")
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-H04", "CT-X12")
def test_keishara_before_the_step_mrs_nasty_after_it():
    s = tavern(
        seats=2,
        clock=5,
        dice={0: "1", 1: "1"},
        characters={1: "keishara"},
        nasty={1: 2},
        secret_chamber="yes",
        tokens={1: "mrs_nasty mrs_nasty mrs_nasty"},
    )
    say(s, "place talk_to_nasty")
    assert asked(s) == "cancel_move 1"
    say(s, "decline")
    assert asked(s) == "summons 1"
    assert s.waiters[1].nasty == 3


@pytest.mark.rule("CT-H04")
def test_tobin_follows_into_the_cellar():
    s = tavern(seats=2, dice={0: "1 2", 1: "1"}, characters={1: "tobin"}, supply={"herbs": 1})
    say(s, "place cellar_1", "take herbs")
    assert asked(s) == "follow 1"
    assert texts(s) == ["take fruit", "decline"]
    say(s, "take fruit")
    assert "fruit" in has(s, 1)
    assert s.waiters[1].uses == 1
    assert asked(s) == "turn 0"
    # Not after other areas, not after the own placement, not when nothing is left.
    s = tavern(seats=2, dice={0: "3 4", 1: "1"}, characters={1: "tobin"})
    say(s, "place make_lunch_for_nasty")
    assert asked(s) == "turn 0"
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={0: "tobin"})
    say(s, "place cellar_1", "take herbs")
    assert asked(s) == "turn 0"
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={1: "tobin"}, supply={"herbs": 1, "fruit": 0})
    say(s, "place cellar_1")
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-H05", "CT-E04")
def test_leftovers_are_worth_nothing():
    s = tavern(
        "final",
        seats=2,
        clock=10,
        characters={0: "marek"},
        items={0: "hammer clover"},
        secret_chamber="yes",
        tokens={0: "beer wine modifier"},
        tasks={0: "eavesdrop"},
    )
    assert s.result.scores == [0, 0]


@pytest.mark.rule("CT-J01")
def test_the_secret_task_is_known_to_its_owner_only():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, secrets={0: "task_wine", 1: "task_beer"})
    assert [w["secret"] for w in GAME.view(s, 0)["waiters"]] == ["task_wine", None]
    assert [w["secret"] for w in GAME.view(s, -1)["waiters"]] == [None, None]
    seen = {GAME.determinize(s, 0, seeded(seed)).waiters[1].secret for seed in range(60)}
    assert seen == set(range(1, 13))
    s = tavern("final", seats=2, clock=10, secrets={0: "task_wine", 1: "task_beer"})
    assert [w["secret"] for w in GAME.view(s, -1)["waiters"]] == ["task_wine", "task_beer"]


@pytest.mark.rule("CT-J02")
def test_ingredient_tasks_count_orders_by_their_printed_recipe():
    # Coal Dust lists Wine twice, Moonwell once, Old King's Cup not at all.
    s = tavern("final", seats=2, clock=10, secrets={0: "task_wine"}, served={0: "coal_dust moonwell old_kings_cup"})
    assert s.result.scores[0] == 6


@pytest.mark.rule("CT-J02")
def test_an_order_paid_with_potions_counts_too():
    s = tavern(
        seats=2,
        clock=10,
        dice={0: "1", 1: ""},
        secrets={0: "task_wine"},
        tray={0: "fruit magic_potion magic_potion"},
        orders={0: "coal_dust"},
    )
    say(s, "complete order", "place cellar_1", "take fruit", "end turn")
    assert s.over
    assert s.result.scores[0] == 9 + 3 + 1


@pytest.mark.rule("CT-J03")
def test_race_tasks():
    served = {0: "moonwell tide_pool old_kings_cup"}
    for task, points in (("task_elves", 6), ("task_humans", 5), ("task_trolls", 0), ("task_halflings", 0)):
        s = tavern("final", seats=2, clock=10, secrets={0: task}, served=served)
        assert s.result.scores[0] == points
    # For the Elf ability the two peoples are different: see Aerwyn. Here both are named.


@pytest.mark.rule("CT-J03")
def test_a_task_that_names_elves_alone_does_not_mean_green_elves(tmp_path):
    text = (load.OWN / "secret_tasks.toml").read_text("utf-8")
    both, alone = 'requires_race = ["elf", "green_elf"]', 'requires_race = ["elf"]'
    assert both in text
    (tmp_path / "secret_tasks.toml").write_text(text.replace(both, alone), "utf-8")
    deck = GAME.load_cards(tmp_path)
    scores = []
    for served in ("moonwell", "tide_pool"):
        s = tavern("final", seats=2, clock=10, secrets={0: "task_elves"}, served={0: served}, cards=deck)
        scores.append(s.result.scores[0])
    assert scores == [3, 0]


@pytest.mark.rule("CT-J04")
def test_what_was_not_served_never_counts():
    s = tavern(
        "final",
        seats=2,
        clock=10,
        secrets={0: "task_wine"},
        orders={0: "coal_dust 10"},
        secret_chamber="yes",
        tokens={0: "wine"},
    )
    assert s.result.scores[0] == 0
    s = tavern("round_end", seats=2, clock=3, secrets={0: "task_wine"}, orders={0: "coal_dust 1"})
    assert s.waiters[0].served == []


@pytest.mark.rule("CT-E01")
def test_final_scoring_line_by_line():
    s = tavern(
        "final",
        seats=2,
        clock=10,
        nasty={0: 4},
        tray={0: "wine beer magic_potion", 1: "wine beer"},
        says={0: "docked_wages"},
        secrets={0: "task_beer", 1: "task_beer"},
        served={0: "old_kings_cup"},
        orders={1: "moonwell 10"},
        secret_chamber="yes",
        tokens={0: "mrs_nasty mrs_nasty"},
        score={0: 50, 1: 20},
    )
    lines = [(e.facts["points"], e.facts["reason"]) for e in events(s, "points") if e.facts["seat"] == 0]
    assert lines == [(-6, "nasty_track"), (3, "ingredients"), (-10, "unobeyed"), (3, "secret_task"), (2, "mrs_nasty")]
    assert s.result.scores == [42, 20]
    assert s.waiters[1].order == NONE


@pytest.mark.rule("CT-E02")
def test_most_points_win():
    s = tavern("final", seats=3, clock=10, score={0: 10, 1: 30, 2: 20})
    assert (s.result.winners, s.result.ending) == ([1], "points")


@pytest.mark.rule("CT-E03", "CT-P10")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_tie_breaks(edition):
    s = tavern("final", seats=3, clock=10, score={0: 12, 1: 10, 2: 3}, nasty={0: 2}, edition=edition)
    assert (s.result.scores, s.result.winners, s.result.ending) == ([10, 10, 3], [1], "nasty")
    s = tavern("final", seats=3, clock=10, score={0: 10, 1: 10}, served={1: "moonwell"}, edition=edition)
    assert (s.result.winners, s.result.ending) == ([1], "orders")
    s = tavern("final", seats=3, clock=10, score={0: 10, 1: 10}, edition=edition)
    assert (s.result.winners, s.result.ending) == ([0, 1], "shared")


@pytest.mark.rule("CT-E03", "CT-P10")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_the_nasty_track_breaks_a_tie_before_the_orders_served(edition: str):
    how = {"served": {0: "moonwell tide_pool", 1: "old_kings_cup"}, "nasty": {0: 2, 1: 1}}
    s = tavern("final", seats=3, clock=10, score={0: 12, 1: 11, 2: 10}, edition=edition, **how)
    assert (s.result.scores, s.result.winners, s.result.ending) == ([10, 10, 10], [2], "nasty"), "who served nothing"
    s = tavern("final", seats=3, clock=10, score={0: 12, 1: 11, 2: 9}, edition=edition, **how)
    assert (s.result.winners, s.result.ending) == ([1], "nasty"), "with fewer Orders, but better with Nasty"
    s = tavern(
        "final", seats=3, clock=10, score={0: 12, 1: 12}, edition=edition, served=how["served"], nasty={0: 2, 1: 2}
    )
    assert (s.result.winners, s.result.ending) == ([0], "orders"), "only where both lose the same"


@pytest.mark.rule("CT-E01")
@pytest.mark.parametrize("edition", ["retail", "prototype"])
def test_with_an_open_order_ingredients_bring_nothing(edition: str):
    trays = {0: "wine beer", 1: "wine beer"}
    s = tavern("final", seats=2, clock=10, tray=trays, orders={1: "moonwell 10"}, score={0: 9, 1: 20}, edition=edition)
    assert s.result.scores == [11, 20]


@pytest.mark.rule("CT-H04")
def test_tobin_follows_to_the_area_that_was_used():
    s = tavern(seats=3, seat=1, dice={0: "1", 1: "4 1", 2: "1"}, characters={0: "tobin"})
    say(s, "place cellar_4", "take wine")
    assert (asked(s), texts(s)) == ("follow 0", ["take wine", "take elixir", "decline"])


@pytest.mark.rule("CT-H03")
def test_one_die_is_rerolled_without_a_question():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, characters={0: "marek"})
    roll(s, 5)
    say(s, "use marek")
    assert (s.waiters[0].dice, asked(s)) == ([5], "turn 0")


@pytest.mark.rule("CT-J03")
def test_a_race_task_looks_at_no_ingredient():
    # An Order of a human with Spirits, the last of the twelve kinds.
    for task in ("task_trolls", "task_elves", "task_halflings"):
        s = tavern("final", seats=2, clock=10, secrets={0: task}, served={0: "northern_standard"})
        assert s.result.scores[0] == 0, task
