"""Scenarios: what may be done at any moment of a turn is offered at every moment, and asking tells nobody a secret."""

import pytest

from cavern_scenes import bare, placed, settle, top_events
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    mark,
    roll,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    treasure,
    tribes,
)
from undercroft.engine.chance import seeded
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.rules.conflict.asides import may_act, quest_possible
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush
from undercroft.games.crystal_caverns.rules.roles.cavern import CavernStart, Removals
from undercroft.games.crystal_caverns.rules.roles.dragon import PlaceGem, Surface, TakeTreasure
from undercroft.games.crystal_caverns.rules.roles.goblins import DrawWar, GoblinStart, Populate
from undercroft.games.crystal_caverns.rules.roles.monsters import draw_and_assign
from undercroft.games.crystal_caverns.rules.roles.recruits import secrets_for
from undercroft.games.crystal_caverns.state import Caverns

INTREPID = th.SIDEQUESTS.index("intrepid")


def quests(s: Caverns, *hand: str) -> None:
    """These Sidequests are in her hand, the others in the deck."""
    every = sorted(s.knight.hand + s.knight.quests)
    s.knight.hand = sorted(th.SIDEQUESTS.index(name) for name in hand)
    s.knight.quests = [quest for quest in every if quest not in s.knight.hand]


def dull(s: Caverns) -> None:
    """No Sidequest's condition holds: none is left in the game."""
    s.knight.hand, s.knight.quests = [], []


def before_an_event(*events: str, roles: str = "kgdct") -> Caverns:
    """She is about to walk east, where a Dark Event tile lies."""
    s = bare(table(roles, "knight", {(1, 0): "dark eye event"}))
    top_events(s, *(events or ("rats", "light", "cave_bread")))
    return s


# The Knight: between a turned-up Event tile and its card.
@pytest.mark.rule("VC-K04", "VC-K13", "VC-K33")
def test_a_shield_put_up_between_the_event_tile_and_its_card_softens_rats():
    s = before_an_event()
    s.knight.grit = 4
    go(s)
    say(s, "move 1,0")
    settle(s)
    assert (kind(s), asked(s)) == ("before_event", "knight")
    say(s, "place shield", "ready", "event rats")
    settle(s)
    assert s.knight.grit == 4 - 1 + 1


@pytest.mark.rule("VC-K28", "VC-K13")
def test_a_sidequest_between_the_event_tile_and_its_card():
    s = before_an_event()
    quests(s, "intrepid", "daring", "swift")
    s.revealed = 10
    go(s)
    say(s, "move 1,0")
    settle(s)
    assert "quest intrepid" in texts(s)
    say(s, "quest intrepid")
    assert kind(s) == "before_event"


@pytest.mark.rule("VC-K36", "VC-K13")
def test_the_potion_between_the_event_tile_and_its_card():
    s = before_an_event()
    cubes(s, 4)
    treasure(s, "potion_kit", 0)
    s.knight.health = 3
    go(s)
    say(s, "place potion_kit", "move 1,0")
    settle(s)
    say(s, "potion")
    assert (s.knight.health, s.knight.discarded, th.POTION in s.knight.cards) == (5, 1, False)


@pytest.mark.rule("VC-K13")
def test_nobody_is_asked_before_an_event_where_nothing_could_come_of_it():
    s = before_an_event()
    dull(s)
    placed(s, movement=2)
    s.agenda = []
    go(s)
    s.knight.pool = 0
    assert not may_act(s)
    s = before_an_event()
    dull(s)
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "choose_event"


@pytest.mark.rule("VC-K28", "VC-H04")
def test_she_is_asked_for_a_sidequest_that_may_be_in_her_hand_whether_it_is_or_not():
    answers = []
    for hand in (("intrepid", "daring", "swift"), ("daring", "swift", "cunning")):
        s = before_an_event()
        quests(s, *hand)
        s.revealed = 10
        go(s)
        say(s, "place movement", "place movement", "move 1,0")
        settle(s)
        answers.append((kind(s), "quest intrepid" in texts(s)))
    assert answers == [("before_event", True), ("before_event", False)]
    s = before_an_event()
    quests(s, "daring", "swift", "cunning")
    s.knight.quests.remove(INTREPID)
    s.revealed = 10
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "choose_event", "Intrepid has left the game: all know it is not in her hand"


@pytest.mark.rule("VC-K28", "VC-H04")
def test_alone_she_is_asked_only_for_what_she_holds():
    s = bare(table("k", "knight", {(1, 0): "dark eye event"}))
    quests(s, "daring", "swift", "cunning")
    s.revealed = 10
    go(s)
    s.knight.pool = 0
    assert not quest_possible(s)
    s.knight.hand[0] = INTREPID
    assert quest_possible(s)


@pytest.mark.rule("VC-K14", "VC-K13")
def test_walking_onto_an_event_token_leaves_her_a_moment_too():
    s = bare(table("kgdct", "knight", {(1, 0): "event"}))
    mark(s, (1, 0))
    top_events(s, "rats", "light", "cave_bread")
    go(s)
    say(s, "move 1,0")
    assert kind(s) == "before_event"
    assert "place shield" in texts(s)


@pytest.mark.rule("VC-E05", "VC-K28")
def test_a_sidequest_brings_the_cube_that_fresh_water_asks_for():
    s = before_an_event("fresh_water", "light", "cave_bread")
    quests(s, "intrepid", "daring", "swift")
    s.revealed, s.knight.grit, s.knight.health = 10, 4, 5
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    say(s, "ready", "event fresh_water")
    settle(s)
    assert kind(s) == "fresh"
    assert "yes" not in texts(s)
    say(s, "quest intrepid", "yes")
    assert (s.knight.health, s.knight.aside) == (6, 1)


# The Knight: at an Ambush.
@pytest.mark.rule("VC-K12", "VC-K28", "VC-K25")
def test_a_sidequest_at_the_ambush_gives_the_cube_that_saves_her():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye"}))
    quests(s, "intrepid", "daring", "swift")
    s.revealed, s.knight.grit = 10, 4
    tribes(s, eye=(2, None))
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    assert kind(s) == "brace"
    say(s, "quest intrepid", "place strength")
    settle(s)
    assert s.knight.health == 7
    assert kind(s) != "ambush"


@pytest.mark.rule("VC-K12", "VC-K36")
def test_the_potion_at_the_ambush():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye"}))
    cubes(s, 4)
    treasure(s, "potion_kit")
    tribes(s, fangs=(4, None))
    s.knight.health = 1
    go(s)
    say(s, "place potion_kit", "move 1,0")
    settle(s)
    assert (kind(s), "potion" in texts(s)) == ("brace", True)
    say(s, "potion", "ready", "ambush fangs")
    assert s.knight.health == 2


@pytest.mark.rule("VC-K12", "VC-K04")
def test_in_the_turn_of_another_an_ambush_lets_her_add_strength_and_nothing_else():
    s = bare(table("kgdct", "cavern", agenda=[Ambush()]))
    quests(s, "intrepid", "daring", "swift")
    s.revealed = 10
    tribes(s, fangs=(4, None))
    go(s)
    assert texts(s) == ["place strength", "ready"]


@pytest.mark.rule("VC-K32", "VC-K09")
def test_the_bow_in_the_middle_of_an_encounter():
    s = bare(table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "ambush"}))
    cubes(s, 5)
    s.map.treasures, s.supply = [at((1, 0))], 11
    tribes(s, eye=(3, (2, 0)))
    go(s)
    say(s, "place bow", "place strength", "move 1,0", "encounter")
    assert kind(s) == "collect"
    assert "shoot eye" in texts(s)
    say(s, "shoot eye")
    assert (kind(s), s.goblins.pop[2], s.goblins.rage) == ("collect", 2, 2)


@pytest.mark.rule("VC-K14", "VC-K32")
def test_no_shot_before_the_event_she_starts_on():
    s = bare(table("kgdct", "knight", {(1, 0): "event", (2, 0): "ambush"}))
    mark(s, (1, 0))
    cubes(s, 5)
    s.knight.at = at((1, 0))
    tribes(s, eye=(3, (2, 0)))
    go(s)
    say(s, "place bow", "place strength")
    assert not starts(s, "shoot")


# The Goblins.
@pytest.mark.rule("VC-B50")
def test_a_secret_between_the_war_card_and_populating():
    s = bare(table("kgdct", "goblins", agenda=[GoblinStart()]))
    s.goblins.rage = 2
    tribes(s, eye=(1, None))
    secrets(s, "hex")
    s.knight.grit = 9
    roll(s, 0, 1, 2)
    go(s)
    say(s, "go on")
    assert kind(s) == "war"
    s.choose(s.options[0])
    assert kind(s) == "populate"
    say(s, "secret hex", "hex knight")
    assert (kind(s), s.knight.grit) == ("populate", 8)


@pytest.mark.rule("VC-B50", "VC-B59")
def test_the_ruby_over_the_war_card_just_drawn():
    s = bare(table("kgdct", "goblins", agenda=[Populate(0, 0), DrawWar()]))
    secrets(s, "goblin_ruby")
    tribes(s, eye=(1, None))
    roll(s, 0, 1, 2)
    go(s)
    assert kind(s) == "war"
    first = starts(s, "war")
    assert len(first) == 1
    say(s, "secret goblin_ruby")
    assert kind(s) == "ruby"
    s.choose(s.options[0])
    assert s.goblins.war >= 0
    assert first != [f"war {th.WAR[s.goblins.war]}"]


@pytest.mark.rule("VC-B59", "VC-H04")
def test_with_one_war_card_they_are_asked_where_the_ruby_may_be_in_their_hand():
    for held, seen, question in (("hex", False, True), ("goblin_ruby", False, True), ("hex", True, False)):
        s = bare(table("kgdct", "goblins", agenda=[Populate(0, 0), DrawWar()]))
        secrets(s, held)
        if seen:
            s.goblins.secret_pile.remove(th.RUBY)
            s.goblins.secret_discards.append(th.RUBY)
        go(s)
        assert (kind(s) == "war") == question, (held, seen)
    s = bare(table("kgdct", "goblins", agenda=[Populate(0, 0), DrawWar()]))
    go(s)
    assert kind(s) != "war", "without a Secret nothing could come of it"


@pytest.mark.rule("VC-B50", "VC-B59", "VC-B12")
def test_the_ruby_over_monsters_just_drawn():
    s = bare(table("kgdct", "goblins", agenda=[]))
    secrets(s, "goblin_ruby")
    tribes(s, bones=(2, None))
    draw_and_assign(s, 1)
    go(s)
    drawn = s.goblins.drawn[:]
    say(s, "secret goblin_ruby")
    assert kind(s) == "ruby"
    s.choose(s.options[0])
    assert (kind(s), s.goblins.drawn == drawn) == ("monsters", False)


@pytest.mark.rule("VC-B50", "VC-B59", "VC-B13")
def test_the_ruby_drawn_among_secrets_may_be_played_at_once():
    s = bare(table("kgdct", "goblins", agenda=[]))
    tribes(s, eye=(2, None))
    s.goblins.secret_pile.remove(th.RUBY)
    rest = [secret for secret in s.goblins.secret_pile if secret != th.HEX]
    s.goblins.secret_pile, s.goblins.secret_discards = [th.RUBY, th.HEX], []
    secrets_for(s, 2)
    s.goblins.secret_pile = rest
    go(s)
    assert texts(s) == ["secret goblin_ruby", "no"]
    say(s, "secret goblin_ruby")
    assert texts(s) == ["ruby secret hex", "no"]
    say(s, "ruby secret hex")
    assert th.HEX in s.goblins.secret_discards
    assert len(s.goblins.hand) == 1


@pytest.mark.rule("VC-B50", "VC-B26", "VC-B40", "VC-B20")
def test_a_secret_before_a_tribe_appears_while_it_lurks_and_before_a_compelled_attack():
    s = bare(table("kgdct", "goblins", {(1, 0): "ambush", (2, 0): "dark eye"}))
    s.knight.at = at((1, 0))
    s.knight.grit = 9
    tribes(s, eye=(3, (2, 0)), fangs=(2, (5, 5)), bones=(1, None))
    secrets(s, "hex", "trap", "blind_fury")
    acts(s)
    say(s, "activate bones", "secret hex", "hex knight")
    assert (kind(s), s.knight.grit) == ("tribe", 6)
    say(s, "done", "activate eye", "walk 1,0")
    assert texts(s)[0] == "strike knight"
    say(s, "secret trap", "strike knight")
    assert th.TRAP in s.goblins.face_up


# The Dragon.
@pytest.mark.rule("VC-D30")
@pytest.mark.parametrize("phase", ["treasure", "gem", "surface"])
def test_hunger_is_fed_in_every_phase(phase: str):
    step = {"treasure": TakeTreasure, "gem": PlaceGem, "surface": Surface}[phase]
    s = bare(table("kgdct", "dragon", {(1, 0): "crystal"}, agenda=[step()]))
    s.dragon.at, s.dragon.eaten = at((1, 0)), 3
    s.map.treasures = [at((1, 0))]
    s.dragon.awake = phase == "surface"
    go(s)
    assert "feed" in texts(s)
    say(s, "feed")
    assert (s.dragon.eaten, s.dragon.wake) == (1, 1)
    assert kind(s) in ("dragon_treasure", "gem", "surface")
    assert "feed" not in texts(s)


@pytest.mark.rule("VC-D30")
def test_hunger_is_offered_where_nothing_else_is():
    s = bare(table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[PlaceGem()]))
    s.dragon.at, s.dragon.eaten = at((1, 0)), 2
    s.map.gems = [at((1, 0))] * 3
    go(s)
    assert texts(s) == ["feed", "no"]
    s = bare(table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[PlaceGem()]))
    s.dragon.at = at((1, 0))
    s.map.gems = [at((1, 0))] * 3
    go(s)
    assert kind(s) == ""


# The Cavern.
@pytest.mark.rule("VC-C02", "VC-X03")
def test_an_omen_between_two_removals():
    s = bare(table("kgdct", "cavern", {(x, 0): "ambush" for x in range(1, 6)}, agenda=[CavernStart()]))
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.cavern.omens = [3, 3, 3, 3, 3, 3]
    s.knight.grit = 9
    go(s)
    say(s, "collect omens", "shape", starts(s, "remove")[0] if starts(s, "remove") else "remove 5,0")
    assert kind(s) == "remove"
    say(s, "omen soporific_spores")
    settle(s, "pay")
    say(s, "spores knight")
    assert (kind(s), s.knight.grit) == ("remove", 4)
    before = len(s.map.cells())
    say(s, starts(s, "remove")[0])
    say(s, starts(s, "remove")[0])
    assert len(s.map.cells()) == before - 2
    assert kind(s) == "cavern"
    assert "place treasure" in texts(s) or "end turn" in texts(s)


@pytest.mark.rule("VC-C02", "VC-X03")
def test_a_single_removable_tile_is_asked_for_only_where_an_omen_could_come_between():
    row = {(x, 0): "ambush" for x in (1, 2, 3)}
    for left, omens, asked_for in ((2, [0] * 6, False), (2, [3] * 6, True), (3, [3] * 6, False)):
        s = bare(table("kgdct", "cavern", row, entrance=False, agenda=[Removals(left)]))
        s.collapse = True
        s.cavern.omens = omens[:]
        tiles = len(s.map.cells())
        go(s)
        assert (kind(s) == "remove" and len(s.map.cells()) == tiles) == asked_for, (left, omens)


# Nobody learns from the question.
@pytest.mark.rule("VC-H04", "VC-H06")
def test_a_redrawn_hand_is_asked_the_same():
    s = before_an_event()
    quests(s, "intrepid", "daring", "swift")
    s.revealed = 10
    go(s)
    say(s, "place movement", "place movement", "move 1,0")
    settle(s)
    for seed in range(20):
        world = GAME.determinize(s, s.seat_of(th.GOBLINS), seeded(seed))
        assert (world.pending[0].seat, world.pending[0].kind) == (s.pending[0].seat, "before_event")
    assert s.knight.at != OFF


# Standing answers keep play quick.
def test_standing_answers_go_on_where_nothing_is_to_do_and_between_the_phases():
    s = bare(table("kgdct", "goblins", agenda=[GoblinStart()]))
    secrets(s, "leader")
    go(s)
    seat = s.seat_of(th.GOBLINS)
    assert texts(s) == ["go on"]
    for name in GAME.auto.names:
        answer = GAME.auto.answer(s, seat, name)
        assert answer is not None
        assert answer.text == "go on"
    s = bare(table("kgdct", "goblins", agenda=[GoblinStart()]))
    secrets(s, "hex")
    go(s)
    assert GAME.auto.answer(s, seat, "nothing_to_do") is None
    assert GAME.auto.answer(s, seat, "not_between") is not None
    assert GAME.auto.answer(s, s.seat_of(th.KNIGHT), "not_between") is None


def test_no_standing_answer_faces_an_ambush():
    s = bare(table("kgdct", "knight", agenda=[Ambush()]))
    tribes(s, fangs=(4, None))
    go(s)
    assert kind(s) == "brace"
    for name in GAME.auto.names:
        assert GAME.auto.answer(s, s.seat, name) is None
