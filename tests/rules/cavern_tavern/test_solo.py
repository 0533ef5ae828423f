"""The solo game and the story (CT-O, CT-Y)."""

import pytest

from tavern import asked, events, free_chance, has, held, on_tables, refused, roll, say, tavern, texts
from undercroft.engine.chance import seeded
from undercroft.engine.state import playout
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import AREAS, NONE

REMOVED = {"sand_clock", "hammer", "bracelet", "dragons_claw", "glass_of_strongcliff", "dwarven_mug", "clover"}


def automa(*faces, clock=2, dice=(1, 1, 1, 1), **table):
    """A solo round begun with these Automa dice."""
    s = tavern("turn", seats=1, clock=clock, dice={0: "1"}, **table)
    from undercroft.games.cavern_tavern.rules import rounds

    s.pending.clear()
    s.placements = []
    s.waiters[0].dice = []
    s.agenda = [rounds.START_ROUND]
    if s.with_chamber and clock == 4:
        s.chamber_open = False
    roll(s, *faces, *dice)
    s.advance()
    s.chance = seeded(3)
    return s


def blocked(s):
    return {AREAS[n] if n < len(AREAS) else f"chamber_{n - 22}" for n in range(26) if s.blocked >> n & 1}


@pytest.mark.rule("CT-O01")
def test_no_secret_tasks_no_characters():
    s = GAME.new(1, {}, 1)
    assert (s.waiters[0].secret, s.waiters[0].character, s.characters_left) == (NONE, NONE, [])
    while s.pending[0].kind == "take":
        s.choose(s.options[0])
    assert len(s.automa) == 5


@pytest.mark.rule("CT-O02")
def test_removed_items():
    s = GAME.new(1, {}, 1)
    names = {s.cards.items[item].id for item in s.item_deck}
    assert not names & REMOVED
    assert len(s.item_deck) == 14
    assert {s.cards.items[item].id for item in GAME.new(2, {}, 1).item_deck} >= REMOVED


@pytest.mark.rule("CT-O03")
def test_the_supply_stands_for_the_others():
    s = tavern(seats=1, dice={0: "5 6 6"})
    say(s, "place serve_dinner")
    assert len(texts(s)) == 12  # steal: one of choice, no potion
    say(s, "take wine")
    assert has(s, 0) == ["mead", "wine"]
    s = tavern(seats=1, dice={0: "4 6 6"}, tray={0: "magic_potion"}, supply={})
    say(s, "place fix_the_roof")
    assert texts(s) == ["return wine", "return magic_potion", "decline"]
    say(s, "return wine")
    assert "take magic_potion" in texts(s)
    assert "take wine" in texts(s)
    say(s, "take magic_potion")
    assert has(s, 0) == ["magic_potion", "magic_potion"]
    s = tavern(seats=1, dice={0: "4"}, tray={0: "beer wine"}, says={0: "share_the_tips"})
    say(s, "obey share_the_tips", "return beer")
    assert (has(s, 0), s.supply[9], held(s, 0)) == (["wine"], 6, [])


@pytest.mark.rule("CT-O04")
def test_always_four_dice():
    s = GAME.new(1, {}, 2, listen=True)
    assert s.white == NONE
    playout(s, seeded(2))
    assert {len(event.facts["dice"]) for event in events(s, "roll")} == {4}
    assert not events(s, "white_die")


@pytest.mark.rule("CT-O05")
def test_the_automa_rolls_in_its_order_before_the_player():
    s = automa(1, 2, 3, 4, 5)
    assert [event.facts["die"] for event in events(s, "automa")] == ["white", "yellow", "blue", "green", "red"]
    assert blocked(s) == {"cellar_2", "cook_dragon_eggs", "chop_wood", "workshop_replace_order"}
    assert s.blocked_table == 0
    assert s.waiters[0].dice == [1, 1, 1, 1]
    # Until the end of the round.
    free_chance(s)
    s.waiters[0].order = NONE
    while s.clock == 2:
        quiet = [c for c in s.options if c.text == "end turn"] or s.options
        s.choose(quiet[0])
    assert len(events(s, "automa")) == 10


@pytest.mark.rule("CT-O06")
@pytest.mark.parametrize(
    ("face", "meeple", "table"), [(2, 0, 2), (2, 2, 3), (3, 3, 2), (4, 4, 5), (6, 6, 5), (5, 5, 6)]
)
def test_white_blocks_a_table(face, meeple, table):
    orders = {0: f"hopping_gnome 1 {meeple}"} if meeple else {}
    s = automa(face, 1, 1, 1, 1, orders=orders)
    assert s.blocked_table == table - 1


@pytest.mark.rule("CT-O06")
def test_the_blocked_order_is_untouchable_and_goes_at_the_end():
    s = tavern(seats=1, dice={0: "1"}, blocked_table=2)
    gone = on_tables(s)[1]
    assert refused(s, f"take {gone}") == "CT-O06"
    say(s, "place workshop_replace_order")
    assert refused(s, f"discard {gone}") == "CT-O06"
    say(s, texts(s)[0])
    say(s, texts(s)[0])
    say(s, "end turn")
    assert s.clock == 3
    assert gone not in on_tables(s)
    assert gone in GAME.view(s, 0)["order_discard"]
    assert "-" not in on_tables(s)


@pytest.mark.rule("CT-O07")
@pytest.mark.parametrize("face", range(1, 7))
def test_yellow_blue_green(face):
    s = automa(1, face, face, face, 1)
    values = {1: (7, 8), 2: (9, 10), 3: (11, 12), 4: (13, 14), 5: (15, 16), 6: (17, 18)}[face]
    places = [s.edition.areas[n] for n in range(18) if s.blocked >> n & 1]
    assert [place.value for place in places] == [face, *values]


@pytest.mark.rule("CT-O08")
@pytest.mark.parametrize(
    ("face", "area", "nasty"),
    [
        (1, "workshop_item", 0),
        (2, "workshop_item", 0),
        (3, "workshop_magic_potion", 0),
        (4, "workshop_magic_potion", 0),
        (5, "workshop_replace_order", 0),
        (6, "talk_to_nasty", 1),
    ],
)
def test_red(face, area, nasty):
    s = automa(1, 1, 1, 1, face)
    assert area in blocked(s)
    assert s.waiters[0].nasty == nasty


@pytest.mark.rule("CT-O08")
def test_red_six_draws_as_usual():
    s = automa(1, 1, 1, 1, 6, "docked_wages", nasty={0: 2})
    assert held(s, 0) == ["docked_wages"]


@pytest.mark.rule("CT-O09")
def test_purple_waits_for_the_chamber():
    s = automa(1, 1, 1, 1, 1, secret_chamber="yes", clock=3)
    assert len(s.automa) == 5
    for face, name in ((1, "chamber_1"), (3, "chamber_3"), (4, "talk_to_mrs_nasty"), (6, "talk_to_mrs_nasty")):
        s = automa(1, 1, 1, 1, 1, face, secret_chamber="yes", clock=5)
        assert name in blocked(s)


@pytest.mark.rule("CT-O09", "CT-R08")
def test_a_blocked_task_is_replaced_with_its_token():
    s = tavern(
        seats=1,
        clock=5,
        dice={0: "5"},
        secret_chamber="yes",
        blocked="chamber_3",
        tasks={0: "deliver_a_sealed_note"},
        chamber="stir_the_cauldron dust_the_secret_door keep_watch",
    )
    # An own Task is never blocked.
    assert "place deliver_a_sealed_note" in texts(s)
    old, token = s.chamber[2], s.chamber_tokens[2]
    say(s, "place cellar_5", "take beer", "end turn")
    assert s.clock == 6
    assert s.task_discard == [old]
    assert s.tokens_gone[token] == 1
    assert NONE not in s.chamber
    assert s.chamber[0] == [card.id for card in s.cards.tasks].index("stir_the_cauldron")


@pytest.mark.rule("CT-O09", "CT-O10")
def test_blocked_places_cannot_be_used():
    s = tavern(
        seats=1,
        clock=5,
        dice={0: "2 4"},
        secret_chamber="yes",
        blocked="cellar_6 chamber_1 talk_to_mrs_nasty workshop_item",
    )
    for name in ("cellar_6", "stir_the_cauldron", "talk_to_mrs_nasty", "workshop_item"):
        assert refused(s, f"place {name}") == "CT-O10", name
    assert s.capacity[:23] == [1] * 23


@pytest.mark.rule("CT-O11")
def test_talking_to_nasty_alone_and_making_lunch():
    s = tavern(seats=1, dice={0: "3 4 5"}, nasty={0: 2})
    say(s, "place talk_to_nasty", "with 5")
    assert asked(s) == "turn 0"
    assert s.waiters[0].nasty == 1
    say(s, "end turn")
    s.events.clear()
    say(s, "place make_lunch_for_nasty")
    assert s.waiters[0].score == 2
    assert not events(s, "first_player")


@pytest.mark.rule("CT-O12")
def test_a_round_is_a_row_of_turns_until_nothing_can_be_placed():
    s = tavern(seats=1, dice={0: "1 2 6"}, first_turn=True, tray={0: "beer fruit rocks"})
    assert asked(s) == "duty 0"
    say(s, "take old_kings_cup", "complete order", "place cellar_1", "take herbs", "end turn")
    assert asked(s) == "turn 0"  # no second duty
    say(s, "place cellar_2", "take rocks", "end turn", "place cellar_6", "take spirits", "end turn")
    assert s.clock == 3


@pytest.mark.rule("CT-O13")
@pytest.mark.parametrize(("points", "winners"), [(84, []), (85, [0])])
def test_eighty_five_points(points, winners):
    s = tavern("final", seats=1, clock=10, score={0: points})
    assert s.result.winners == winners
    assert s.result.ending == ("quota_met" if winners else "quota_missed")


# The story.
@pytest.mark.rule("CT-Y01")
def test_one_assignment_is_drawn_before_the_ingredients():
    s = GAME.new(1, {"solo_mode": "story"}, 1, listen=True)
    names = [event.name for event in s.events]
    assert names.index("assignment") < names.index("start_roll")
    found = {GAME.new(1, {"solo_mode": "story"}, seed).assignment for seed in range(150)}
    assert found == set(range(20))
    assert GAME.new(1, {}, 1).assignment == NONE


def story(assignment="the_wizards_dream", workshop=2, **table):
    s = tavern("turn", seats=1, clock=10, dice={0: "1"}, solo_mode="story", **table)
    s.assignment = [card.id for card in s.cards.assignments].index(assignment)
    s.waiters[0].workshop = workshop
    say(s, "place cellar_1", "take fruit", "end turn")
    return s.result


MET = {"served": {0: "moonwell coal_dust old_kings_cup"}, "kitchen": {0: 3}, "chores": {0: 3}, "nasty": {0: 5}}


@pytest.mark.rule("CT-Y02", "CT-Y03")
def test_all_goals_win_whatever_the_points():
    result = story(**MET)
    assert result.scores[0] < 85
    assert (result.winners, result.ending) == ([0], "assignment_met")
    result = story(**{**MET, "kitchen": {0: 2}}, score={0: 200})
    assert (result.winners, result.ending) == ([], "assignment_failed")


@pytest.mark.rule("CT-Y03")
@pytest.mark.parametrize(
    "miss",
    [
        {"served": {0: "moonwell coal_dust"}},
        {"kitchen": {0: 2}},
        {"chores": {0: 2}},
        {"workshop": 1},
        {"nasty": {0: 6}},
    ],
)
def test_each_goal_is_needed(miss):
    assert story(**{**MET, **miss}).winners == []


@pytest.mark.rule("CT-Y03")
def test_more_than_required_never_hurts():
    result = story(**{**MET, "kitchen": {0: 9}, "chores": {0: 8}, "nasty": {0: 0}}, workshop=7)
    assert result.winners == [0]


@pytest.mark.rule("CT-Y03")
def test_workshop_uses_are_counted():
    s = tavern(seats=1, dice={0: "1 2"}, solo_mode="story")
    s.assignment = 0
    say(s, "place workshop_replace_order", "with 1", "discard moonwell")
    say(s, texts(s)[0])
    assert s.waiters[0].workshop == 1


@pytest.mark.rule("CT-Y04")
def test_an_order_counts_for_one_race():
    # Two Elf Orders wanted: one Elf and one Green Elf are not enough.
    goals = {"kitchen": {0: 3}, "chores": {0: 2}}
    assert story("the_envoys_table", served={0: "moonwell tide_pool"}, **goals).winners == []
    assert story("the_envoys_table", served={0: "moonwell silver_leaf"}, **goals).winners == [0]
