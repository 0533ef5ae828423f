"""The Secret Chamber (CT-X)."""

import pytest

from tavern import asked, events, has, held, refused, say, tavern, texts
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import INGREDIENTS, NONE

CHAMBER = {"secret_chamber": "yes", "clock": 5}


def task(s, id):
    return [card.id for card in s.cards.tasks].index(id)


@pytest.mark.rule("CT-X01", "CT-X14")
def test_closed_in_rounds_one_to_three():
    for clock in (1, 2, 3):
        s = tavern(seats=2, clock=clock, dice={0: "1", 1: "1"}, secret_chamber="yes")
        assert refused(s, "place talk_to_mrs_nasty") == "CT-X14"
        assert s.chamber == [NONE] * 3
    s = tavern("round_end", seats=2, clock=2, secret_chamber="yes")
    assert s.clock == 3
    assert not s.chamber_open


@pytest.mark.rule("CT-X02")
def test_it_opens_at_the_start_of_round_four():
    s = tavern("round_end", seats=2, clock=3, secret_chamber="yes")
    assert s.clock == 4
    assert s.chamber_open
    assert NONE not in s.chamber
    assert NONE not in s.chamber_tokens
    assert (len(s.task_deck), len(s.token_pile)) == (18, 42)
    assert len(events(s, "new_task")) == 3


@pytest.mark.rule("CT-X03", "CT-X04", "CT-X06")
def test_completing_a_task_gives_rewards_then_its_token():
    s = tavern(seats=3, dice={0: "1 5", 1: "6"}, **CHAMBER)
    s.events.clear()
    say(s, "place stir_the_cauldron")
    assert [event.name for event in s.events] == ["place", "gain", "points", "token", "track"]
    assert [event.facts["token"] for event in events(s, "token")] == ["drink_beer"]
    assert has(s, 0) == ["fruit"]
    assert s.waiters[0].score == 1
    assert s.waiters[0].drinks[INGREDIENTS.index("beer")] == 1
    assert s.chamber_tokens[0] == NONE
    assert s.chamber[0] == task(s, "stir_the_cauldron")
    say(s, "end turn")
    assert refused(s, "place stir_the_cauldron") == "CT-D05"


@pytest.mark.rule("CT-X03")
def test_a_task_needs_its_exact_value():
    s = tavern(seats=2, dice={0: "1 4", 1: "6"}, **CHAMBER)
    assert "place stir_the_cauldron" not in texts(s)
    assert "place deliver_a_sealed_note" in texts(s)


@pytest.mark.rule("CT-X05")
def test_typed_tasks_work_like_their_section_for_the_tracks():
    s = tavern(seats=2, dice={0: "3 4", 1: "6"}, kitchen={0: 6}, **CHAMBER)
    say(s, "place stir_the_cauldron")  # 7 made 6
    assert s.waiters[0].tracks == [7, 0]
    assert s.waiters[0].score == 1 + 3
    s = tavern(seats=2, dice={0: "3 4", 1: "6"}, chores={0: 3}, **CHAMBER)
    say(s, "place dust_the_secret_door")
    assert s.waiters[0].tracks == [0, 4]
    assert s.waiters[0].score == 1 + 2
    s = tavern(seats=2, dice={0: "2 4", 1: "6"}, kitchen={0: 9}, chores={0: 9}, **CHAMBER)
    assert "place deliver_a_sealed_note" not in texts(s)  # no type, no help
    s = tavern(seats=2, dice={0: "1 4", 1: "6"}, kitchen={0: 9}, chores={0: 8}, **CHAMBER)
    say(s, "place deliver_a_sealed_note")
    assert (s.waiters[0].tracks, s.waiters[0].score) == ([9, 8], 1)


@pytest.mark.rule("CT-X05")
def test_brunda_looks_at_typed_tasks_too():
    s = tavern(seats=2, dice={0: "1 5", 1: "6"}, characters={0: "brunda"}, **CHAMBER)
    say(s, "place stir_the_cauldron", "use brunda")
    assert s.waiters[0].tracks == [2, 0]
    s = tavern(seats=2, dice={0: "1 4", 1: "6"}, characters={0: "brunda"}, **CHAMBER)
    say(s, "place deliver_a_sealed_note")
    assert asked(s) == "turn 0"


@pytest.mark.rule("CT-X05", "CT-X13", "CT-N08")
def test_the_restriction_leaves_the_chamber_open():
    s = tavern(seats=2, dice={0: "1 5", 1: "6"}, says={0: "my_mug_is_empty"}, tasks={0: "keep_watch"}, **CHAMBER)
    assert {"place stir_the_cauldron", "place deliver_a_sealed_note", "place talk_to_mrs_nasty"} <= set(texts(s))
    assert refused(s, "place keep_watch") == "CT-N08"


@pytest.mark.rule("CT-X07", "CT-X08")
def test_tasks_are_claimed_and_places_refilled():
    s = tavern(seats=2, dice={0: "1 5", 1: ""}, **CHAMBER)
    say(s, "place stir_the_cauldron", "end turn")
    assert s.clock == 6
    assert [s.cards.tasks[n].id for n in s.waiters[0].tasks] == ["stir_the_cauldron"]
    assert NONE not in s.chamber
    assert NONE not in s.chamber_tokens
    assert s.chamber[0] != task(s, "stir_the_cauldron")
    assert s.chamber[1] == task(s, "dust_the_secret_door")
    assert s.claims == [NONE] * 3


@pytest.mark.rule("CT-X07")
def test_more_than_three_task_cards_are_dropped():
    s = tavern(seats=2, dice={0: "1 5", 1: ""}, tasks={0: "eavesdrop keep_watch broker_a_deal"}, **CHAMBER)
    say(s, "place stir_the_cauldron", "end turn")
    assert asked(s) == "drop_task 0"
    assert len(texts(s)) == 4
    say(s, "drop keep_watch")
    assert [s.cards.tasks[n].id for n in s.waiters[0].tasks] == ["stir_the_cauldron", "eavesdrop", "broker_a_deal"]
    assert s.task_discard == [task(s, "keep_watch")]


@pytest.mark.rule("CT-X09")
def test_an_own_task_is_a_place_for_its_owner_once_a_round():
    s = tavern(seats=2, dice={0: "4 5 5", 1: "4 5"}, tasks={0: "eavesdrop"}, **CHAMBER)
    say(s, "place eavesdrop")
    waiter = s.waiters[0]
    assert (waiter.score, len(waiter.items)) == (2, 1)
    assert sum(waiter.drinks) + waiter.mrs_nasty == 0  # no token
    say(s, "end turn")
    assert "place eavesdrop" not in texts(s)
    s = tavern(seats=2, dice={0: "3 3 6", 1: ""}, tasks={0: "keep_watch"}, **CHAMBER)
    say(s, "place keep_watch", "with 6", "end turn", "end turn")
    assert refused(s, "place keep_watch") == "CT-X09"
    say(s, "place cellar_3", "take mead")
    say(s, "end turn", "end turn")
    until_own_turn(s)
    assert s.waiters[0].tasks == [task(s, "keep_watch")]
    assert s.waiters[0].tasks_used == 0


def until_own_turn(s):
    for _ in range(20):
        if s.clock == 6:
            return
        s.choose(s.options[-1])


@pytest.mark.rule("CT-X10")
def test_modifier_tokens():
    s = tavern(seats=2, dice={0: "1 3 6", 1: "1"}, tokens={0: "modifier modifier"}, **CHAMBER)
    assert texts(s, "modify") == ["modify 1 to 2", "modify 3 to 2", "modify 3 to 4", "modify 6 to 5"]
    assert refused(s, "modify 1 to 6") == "CT-X10"
    say(s, "modify 3 to 4", "modify 4 to 5")
    assert s.waiters[0].dice == [1, 5, 6]
    assert (s.waiters[0].modifiers, s.modifiers) == (0, 30)
    assert refused(s, "modify 5 to 6") == "CT-X10"


@pytest.mark.rule("CT-X10", "CT-Z05")
def test_a_short_supply_of_modifiers():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tokens={1: "modifier " * 29}, **CHAMBER)
    say(s, "place talk_to_mrs_nasty")
    assert (s.waiters[0].modifiers, s.modifiers) == (1, 0)


@pytest.mark.rule("CT-X11")
def test_drink_tokens():
    s = tavern(
        seats=2,
        dice={0: "1", 1: "1"},
        tokens={0: "beer beer wine"},
        chamber_tokens="mead mead mrs_nasty",
        tray={0: "beer magic_potion"},
        says={0: "serve_dont_chat"},
        **CHAMBER,
    )
    assert texts(s, "drink") == ["drink wine with potion", "drink beer", "drink beer with potion"]
    say(s, "drink beer", "drink wine with potion")
    assert s.waiters[0].score == 4
    assert has(s, 0) == []
    assert s.waiters[0].served == []
    assert held(s, 0) == ["serve_dont_chat"]  # a drink is no Order
    assert refused(s, "drink beer") == "CT-X11"
    assert refused(s, "drink mead") == "CT-X11"


@pytest.mark.rule("CT-X12")
def test_mrs_nasty_tokens_avoid_a_card():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2}, tokens={1: "mrs_nasty " * 4}, **CHAMBER)
    say(s, "place talk_to_nasty")
    assert asked(s) == "summons 1"
    say(s, "spend tokens")
    assert (held(s, 1), s.waiters[1].mrs_nasty, s.waiters[1].nasty) == ([], 1, 3)
    assert s.waiters[1].summoned == 1 << 3
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2}, tokens={1: "mrs_nasty " * 3}, **CHAMBER)
    say(s, "place talk_to_nasty", "draw card")
    assert (len(held(s, 1)), s.waiters[1].mrs_nasty) == (1, 3)
    s = tavern(seats=2, dice={0: "1", 1: "1"}, nasty={1: 2}, tokens={1: "mrs_nasty " * 2}, **CHAMBER)
    say(s, "place talk_to_nasty")
    assert len(held(s, 1)) == 1
    s = tavern("final", seats=2, secret_chamber="yes", clock=10, tokens={0: "mrs_nasty " * 4})
    assert s.result.scores == [4, 0]


@pytest.mark.rule("CT-X14")
def test_talk_to_mrs_nasty():
    s = tavern(seats=2, dice={0: "5", 1: "1"}, **CHAMBER)
    say(s, "place talk_to_mrs_nasty")
    assert (s.waiters[0].modifiers, s.modifiers) == (2, 28)


@pytest.mark.rule("CT-X15")
def test_tokens_are_public_and_leave_the_game():
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tokens={0: "beer mrs_nasty modifier"}, tray={0: "beer"}, **CHAMBER)
    view = GAME.view(s, 1)["waiters"][0]
    assert (view["drinks"], view["mrs_nasty"], view["modifiers"]) == ({"beer": 1}, 1, 1)
    pile = len(s.token_pile)
    say(s, "drink beer")
    assert len(s.token_pile) == pile
    assert s.tokens_gone[INGREDIENTS.index("beer")] == 1


@pytest.mark.rule("CT-X15", "CT-Z05")
def test_task_cards_and_tokens_cannot_run_out():
    from undercroft.engine.chance import seeded
    from undercroft.engine.state import playout

    for seed in range(3):
        s = GAME.new(6, {"secret_chamber": "yes"}, seed)
        playout(s, seeded(seed))
        assert NONE not in s.chamber
        assert len(s.token_pile) >= 45 - 21


@pytest.mark.rule("CT-X16", "CT-I07")
def test_the_second_user_gets_no_token_and_no_card():
    s = tavern(seats=2, dice={0: "1 5", 1: "6"}, items={1: "hammer"}, **CHAMBER)
    say(s, "place stir_the_cauldron", "end turn", "play hammer", "place stir_the_cauldron")
    other = s.waiters[1]
    assert has(s, 1) == ["fruit"]
    assert (other.score, other.tracks) == (1, [1, 0])
    assert sum(other.drinks) + other.mrs_nasty == 0
    say(s, "end turn")
    assert s.clock == 6
    assert s.waiters[0].tasks == [task(s, "stir_the_cauldron")]
    assert other.tasks == []
