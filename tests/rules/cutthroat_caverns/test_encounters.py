"""What each creature does. (Numbers: test_printed_encounters.py. What is no fight: test_riddles_and_traps.py.)"""

import pytest

from caverns import (
    CARDS,
    ENCOUNTER,
    NUMBER,
    act,
    attack_then_draw,
    coming,
    creature_life,
    dealt,
    events,
    fate,
    finish_round,
    hand,
    hits,
    in_discard,
    kinds,
    lives,
    points,
    quietly,
    say,
    sets,
    table,
    texts,
    until,
)
from undercroft.engine.chance import seeded
from undercroft.games.cutthroat_caverns import GAME


def strikes(s) -> list[tuple[int, int]]:
    return [(int(str(e.facts["seat"])), int(str(e.facts["count"]))) for e in events(s, "strike")]


@pytest.mark.rule("CC-N01")
def test_ripper_tears_a_random_card():
    """W-14."""
    s = table("ripper", "creature", hands={1: "trip feint attack_5"}, life={1: 40}, wait=True)
    coming(s, [1, 2, 3, 4], "attack_50 cure_wounds attack_50 attack_50")
    assert s.chance.script is not None
    s.chance.script.append(NUMBER["feint"])
    s.advance()
    until(s, "set")
    assert lives(s)[1] == 25
    assert hand(s, 1) == ["attack_5", "trip"]
    assert in_discard(s, "feint") == 1
    seen = set()
    for seed in range(30):
        s = table("ripper", "strikes", hands={1: "trip feint attack_5"}, wait=True)
        s.rules().attack(s)
        s.chance = seeded(seed)
        s.advance()
        until(s, "set")
        seen.add(tuple(hand(s, 1)))
    assert len(seen) == 3


@pytest.mark.rule("CC-N02")
def test_battle_troll():
    """W-15."""
    laid = {0: "poke_with_stick_0", 1: "attack_20", 2: "attack_30", 3: "feint"}
    s = table("battle_troll", "turns", laid=laid, hands={0: "trip"})
    finish_round(s)
    assert strikes(s)[:2] == [(1, 20), (2, 10)]
    s = table("battle_troll", "creature", blows=[(0, "poke_with_stick_0")], hands={0: "trip"})
    assert not strikes(s)
    assert lives(s) == [95] * 4
    s = table("battle_troll", "creature", blows=[(2, "attack_5")], hands={0: "trip"})
    assert strikes(s) == [(2, 20), (2, 10)]


@pytest.mark.rule("CC-N03")
def test_anti_paladin_drains_up_to_500():
    s = table("anti_paladin", "creature", hands={0: "attack_5"}, creature={0: 490})
    assert creature_life(s) == 500
    s = table("anti_paladin", "creature", hands={0: "attack_5"}, creature={0: 100})
    assert creature_life(s) == 120
    assert lives(s) == [95] * 4


@pytest.mark.rule("CC-N04")
def test_gargoyle_ignores_weak_attacks_but_not_fire():
    s = table(
        "iron_skin_gargoyle",
        "turns",
        laid={0: "attack_20", 1: "attack_25", 2: "attack_10"},
        riders={2: "slip_behind"},
        items={0: "alchemists_fire"},
        hands={3: "trip"},
    )
    act(s, 0, "use alchemists_fire")
    finish_round(s)
    assert hits(s) == [0, 25, 30]
    assert events(s, "creature_life")[0].facts["life"] == 190 - 30 - 25 - 30


@pytest.mark.rule("CC-N05")
def test_lurker_strikes_the_last_in_line_already_at_the_first_draw():
    s = table("lurker", "items", hands={seat: "attack_5" for seat in range(4)}, wait=True)
    fate(s, *dealt([2, 4, 1, 3]))
    s.advance()
    until(s, "set")
    assert strikes(s) == [(1, 25)]
    assert s.round == 1


@pytest.mark.rule("CC-N06")
def test_gasbag_swells_and_bursts():
    s = table("gasbag", "creature", hands={0: "attack_5"}, wait=True)
    s.tokens = 3
    s.advance()
    assert (s.tokens, lives(s)) == (4, [95] * 4)
    s = table("gasbag", "creature", hands={0: "attack_5"}, wait=True)
    s.tokens = 4
    s.advance()
    assert s.tokens == 4
    s = table("gasbag", "turns", laid={0: "attack_100"}, wait=True, hands={1: "trip"})
    s.tokens = 2
    s.advance()
    finish_round(s)
    assert points(s)[0] == 3
    assert lives(s)[0] == 50
    # A Human Shield helps against the burst.
    s = table("gasbag", "turns", laid={0: "attack_25"}, hands={0: "human_shield", 2: "feint"})
    act(s, 0, "play human_shield 2")
    finish_round(s)
    assert lives(s) == [100, 100, 75, 100]
    assert points(s)[0] == 1


@pytest.mark.rule("CC-N07", "CC-P02")
def test_wolves_count_round_the_living_by_their_own_number():
    s = attack_then_draw("wolf_pack", [1, 2, 3], seats=4, dead=(3,), hands={0: "attack_5"})
    assert strikes(s) == [(0, 10), (1, 10), (2, 10), (0, 10), (1, 10)]
    s = table("wolf_pack", "creature", hands={0: "attack_5"}, wait=True)
    s.creatures = [creature for creature in s.creatures if creature.number in (2, 5)]
    coming(s, [1, 2, 3, 4])
    s.advance()
    until(s, "set")
    # Wolf 2 strikes initiative 2, wolf 5 initiative 1.
    assert strikes(s) == [(1, 10), (0, 10)]


@pytest.mark.rule("CC-N08")
def test_basilicanth_numbs():
    s = attack_then_draw("basilicanth", [3, 1, 2, 4], hands={0: "attack_50", 1: "attack_5"})
    assert s.heroes[0].numb
    assert lives(s)[0] == 70
    sets(s, *[d.options[0].text.removeprefix("set ") for d in s.pending])
    while s.heroes[0].numb:
        quietly(s)
    worth = [e.facts for e in events(s, "worth") if e.facts["seat"] == 0]
    card = CARDS.cards[NUMBER[str(worth[0]["card"])]]
    assert worth[0]["count"] == card.ladder[1]
    # A maneuver does not use the token up.
    s = table("basilicanth", "turns", laid={0: "feint"}, hands={0: "attack_5"}, wait=True)
    s.heroes[0].numb = True
    s.advance()
    while not events(s, "reveal"):
        quietly(s)
    assert s.heroes[0].numb


@pytest.mark.rule("CC-N09")
@pytest.mark.parametrize(("seats", "regained"), [(3, 10), (4, 15), (5, 20), (6, 25)])
def test_trolgg_regains_life_before_it_attacks(seats: int, regained: int):
    s = table("trolgg", "creature", seats=seats, creature={0: 100}, hands={0: "attack_5"})
    assert creature_life(s) == 100 + regained
    full = 50 + 50 * seats
    s = table("trolgg", "creature", seats=seats, creature={0: full - 5}, hands={0: "attack_5"})
    assert creature_life(s) == full


@pytest.mark.rule("CC-N10", "CC-N10a")
@pytest.mark.parametrize(("standing", "expected"), [((0, 1, 2), 10), ((2,), 20), ((), None)])
def test_fear(standing: tuple[int, ...], expected: int | None):
    s = table("fear", "creature", hands={3: "attack_5"}, wait=True)
    for seat, hero in enumerate(s.heroes):
        hero.cowering = seat not in standing
    s.advance()
    finish_round(s)
    if expected is None:
        assert lives(s) == [90] * 4
        assert not strikes(s)
    else:
        assert strikes(s) == [(seat, expected) for seat in standing]


@pytest.mark.rule("CC-N10a")
def test_who_cowers_may_still_play_cards_and_throw_fire():
    s = table("fear", "round_start", hands={0: "attack_5", 1: "attack_5 edge_out"}, items={1: "alchemists_fire"})
    say(s, 0, "stand")
    say(s, 1, "cower")
    until(s, "set")
    assert kinds(s) == ["set 0"]
    sets(s, "attack_5")
    assert "play edge_out" in texts(s, 1)
    until(s, "post_attack", 1)


@pytest.mark.rule("CC-N11")
@pytest.mark.parametrize(("seats", "damage"), [(3, 20), (4, 30), (5, 25), (6, 30)])
def test_hate_strikes_the_leader(seats: int, damage: int):
    s = table("hate", "creature", seats=seats, prestige={1: 5, 2: 3}, hands={0: "attack_5"})
    assert strikes(s) == [(1, damage)]
    s = table("hate", "creature", seats=seats, prestige={1: 5, 2: 5}, hands={0: "attack_5"})
    assert strikes(s) == [(1, 10), (2, 10)]


@pytest.mark.rule("CC-N11")
def test_hate_feeds_on_cards_that_name_another_player():
    s = table(
        "hate", "turns", laid={0: "attack_5"}, hands={1: "rally", 2: "trip not_on_my_watch", 3: "not_on_my_watch"}
    )
    act(s, 1, "play rally")
    act(s, 2, "play not_on_my_watch")
    while s.stack:
        say(s, s.seat, "pass")
    # Rally was stopped, and stopping is not malice.
    assert creature_life(s) == 190
    act(s, 2, "play trip")
    while s.stack:
        say(s, s.seat, "pass")
    finish_round(s)
    assert creature_life(s) == 200


@pytest.mark.rule("CC-N12", "CC-M08")
def test_spite():
    s = table("spite", "turns", laid={0: "attack_50", 1: "poke_with_stick_0", 2: "attack_5"}, hands={0: "human_shield"})
    finish_round(s)
    # The two who damaged it pay 5, without an answer; seat 3, last among those who did nothing, is struck.
    assert strikes(s)[0] == (3, 20)
    assert lives(s) == [95, 100, 95, 80]
    # Fire is not an attack.
    s = table("spite", "turns", laid={1: "attack_5"}, items={0: "alchemists_fire"}, hands={1: "trip"})
    act(s, 0, "use alchemists_fire")
    assert lives(s)[0] == 100


@pytest.mark.rule("CC-N13a")
def test_shift_swaps_two_cards():
    s = table("shift", "lock", laid={0: "attack_5", 2: "attack_10"}, hands={0: "trip"})
    assert [CARDS.ids(s.heroes[seat].laid) for seat in (0, 2)] == [["attack_10"], ["attack_5"]]


@pytest.mark.rule("CC-N13")
def test_shift_leaves_a_single_card_alone():
    s = table("shift", "lock", laid={2: "attack_5"}, hands={0: "trip"})
    until(s, "reveal_response")
    assert events(s, "reveal")[0].facts == {"seat": 2, "card": "attack_5"}
    assert not events(s, "shift")


@pytest.mark.rule("CC-N14", "CC-M13")
def test_one_arc_for_each_living_mage():
    s = table("arc_mages", "creature", seats=5, hands={0: "attack_5"}, wait=True)
    s.creatures = s.creatures[1:]
    coming(s, [1, 2, 3, 4, 5])
    s.advance()
    until(s, "set")
    assert strikes(s) == [(0, 20), (1, 15)]


@pytest.mark.rule("CC-N15", "CC-P03")
def test_blood_mage_lengthens_the_way():
    """W-11."""
    for round, added in ((1, 0), (2, 1), (3, 0), (4, 1)):
        s = table("blood_mage", "creature", round=round, level=9, road="", hands={0: "attack_5"})
        assert len(s.road) == added
    s = table(
        "blood_mage", "turns", round=3, level=9, road="axe", creature={0: 5}, laid={0: "attack_5"}, hands={0: "trip"}
    )
    finish_round(s)
    assert points(s)[0] == 8
    assert not s.over
    while s.current < 0:
        quietly(s)
    assert (s.level, s.encounter().id) == (10, "axe")
    # To the bottom, and nothing if none is unused.
    s = table("blood_mage", "creature", round=2, road="axe trolgg", hands={0: "attack_5"})
    assert s.road[:2] == [ENCOUNTER["axe"], ENCOUNTER["trolgg"]]
    assert len(s.road) == 3
    s = table("blood_mage", "creature", round=2, road="axe", hands={0: "attack_5"}, wait=True)
    s.finished += s.unused
    s.unused = []
    s.level = len(s.finished) + 1
    s.advance()
    assert len(s.road) == 1


@pytest.mark.rule("CC-N16")
def test_bugaboo_comes_back_with_dread():
    s = table("bugaboo", "creature", round=2, road="axe trolgg", hands={0: "attack_5"})
    assert lives(s) == [90] * 4
    assert s.dread == 1
    assert sorted(s.road) == sorted([ENCOUNTER["axe"], ENCOUNTER["trolgg"], ENCOUNTER["bugaboo"]])
    s.road.remove(ENCOUNTER["bugaboo"])
    s.road.insert(0, ENCOUNTER["bugaboo"])
    while s.current < 0:
        quietly(s)
    assert (s.encounter().id, s.level, creature_life(s), s.tokens, s.fled) == ("bugaboo", 2, 150, 1, -1)
    assert GAME.view(s, 0)["prestige"] == 3
    s = table("bugaboo", "creature", round=2, road="axe", hands={0: "attack_5"}, wait=True)
    s.dread = 4
    s.advance()
    assert s.dread == 4
    positions = set()
    for seed in range(20):
        s = table("bugaboo", "creature", round=2, road="axe trolgg fear", hands={0: "attack_5"}, wait=True)
        s.chance = seeded(seed)
        s.advance()
        positions.add(s.road.index(ENCOUNTER["bugaboo"]))
    assert positions == {0, 1, 2, 3}


@pytest.mark.rule("CC-N17", "CC-D07")
def test_boogens_cling_bite_and_leap():
    s = table("boogens", "items", seats=5, level=2, dead=(3,))
    # Dealt from the lead seat 1 round the living: 1, 2, 4, 0, 1.
    assert [creature.host for creature in s.creatures] == [1, 2, 4, 0, 1]
    s = table("boogens", "creature", hands={2: "attack_5"}, life={0: 10})
    while len(strikes(s)) < 4:
        quietly(s)
    # Boogen 1 kills seat 0 and leaps to seat 1; it has bitten already.
    assert strikes(s) == [(0, 10), (1, 10), (2, 10), (3, 10)]
    assert [creature.host for creature in s.creatures] == [1, 1, 2, 3]
    s = table("boogens", "creature", hands={2: "attack_5"}, life={0: 10}, wait=True)
    s.creatures[2].host = 0
    s.advance()
    while len(strikes(s)) < 4:
        quietly(s)
    # Boogen 3 had not bitten when its host died: it bites the new one.
    assert strikes(s) == [(0, 10), (1, 10), (1, 10), (3, 10)]


@pytest.mark.rule("CC-N17", "CC-C58")
def test_a_redirected_bite_does_not_move_the_boogen():
    s = table("boogens", "creature", hands={0: "human_shield"})
    say(s, 0, "play human_shield 3")
    while s.stack:
        say(s, s.seat, "pass")
    assert [creature.host for creature in s.creatures] == [0, 1, 2, 3]


@pytest.mark.rule("CC-N18", "CC-N18a")
def test_the_golem_winds_up_to_twelve():
    for round, number, damage in ((1, 1, 20), (2, 2, 25), (5, 1, 40)):
        s = table("clockwork_golem", "creature", round=round, hands={0: "attack_5"}, wait=True)
        s.tokens = round - 1
        coming(s, [1, 2, 3, 4])
        s.advance()
        until(s, "set")
        assert strikes(s) == [(number - 1, damage)]
    s = table("clockwork_golem", "creature", round=13, hands={0: "attack_5"}, wait=True)
    s.tokens = 12
    s.rules().before_attack(s)
    s.rules().attack(s)
    assert s.noted[0].damage == 15 + 60
    # Five players: also the next one, round the living counted at the draw.
    s = table("clockwork_golem", "creature", seats=5, round=3, dead=(4, 3), hands={0: "attack_5"}, wait=True)
    s.tokens = 2
    coming(s, [1, 2, 3])
    s.advance()
    until(s, "set")
    assert strikes(s) == [(2, 25), (0, 25)]
    # The tokens are not Prestige.
    assert GAME.view(s, 0)["prestige"] == 6


@pytest.mark.rule("CC-N19")
def test_a_minotaur_that_was_only_burnt_charges_by_initiative():
    s = table(
        "minotaur",
        "turns",
        laid={1: "poke_with_stick_0"},
        items={0: "alchemists_fire"},
        hands={0: "attack_5"},
        wait=True,
    )
    s.advance()
    act(s, 0, "use alchemists_fire")
    until(s, "set")
    assert [damage for _, damage in strikes(s)] == [30]
    holder = s.holder(1)
    assert strikes(s)[0][0] == holder


@pytest.mark.rule("CC-N20", "CC-N20a", "CC-P02")
def test_necromancer_and_skeletons():
    s = table("necromancer", "items", seats=4, dead=(3,), wait=True)
    assert [(c.number, c.start, c.minion) for c in s.creatures] == [(0, 190, False), (1, 20, True), (2, 20, True)]
    s = table("necromancer", "items", seats=6, dead=(3, 4, 5), wait=True)
    assert len(s.creatures) == 4
    # The lowest free number rises, at most three; skeletons pay nothing.
    s = table("necromancer", "turns", seats=6, dead=(4, 5), laid={0: "attack_25"}, hands={0: "attack_5"})
    act(s, 0, "target 2")
    finish_round(s)
    assert [c.number for c in s.creatures] == [0, 1, 2, 3]
    assert points(s)[0] == 0
    struck = {seat for seat, damage in strikes(s) if damage == 5}
    assert struck == {s.holder(2), s.holder(4)}


@pytest.mark.rule("CC-N20a", "CC-P03")
def test_all_crumble_when_the_necromancer_dies():
    s = table(
        "necromancer", "turns", level=9, road="axe", creature={0: 25}, laid={0: "attack_25"}, hands={0: "attack_5"}
    )
    act(s, 0, "target 0")
    finish_round(s)
    assert points(s)[0] == 5 + 3
    assert ENCOUNTER["necromancer"] in s.finished
    assert s.creatures == []


@pytest.mark.rule("CC-N21")
def test_axe_breaks_riders():
    s = attack_then_draw("axe", [1, 2, 3, 4], riders={0: "slip_behind", 2: "focus_strength"}, hands={3: "attack_5"})
    assert s.heroes[0].riders == []
    assert in_discard(s, "slip_behind") == 1
    assert len(s.heroes[2].riders) == 1
    s = attack_then_draw(
        "axe", [1, 2, 3, 4], riders={0: "slip_behind"}, potions={0: "potion_of_iron_skin"}, hands={3: "attack_5"}
    )
    assert len(s.heroes[0].riders) == 1


@pytest.mark.rule("CC-N25")
def test_medusa_petrifies_with_her_first_strike_only():
    hands = {seat: "attack_5" for seat in range(4)} | {4: "attack_10"}
    s = attack_then_draw("medusa", [1, 2, 3, 4, 5], hands=hands)
    assert [hero.petrified for hero in s.heroes] == [True, False, False, False, False]
    assert strikes(s) == [(0, 20), (1, 10)]
    assert [decision.seat for decision in s.pending] == [1, 2, 3, 4]
    sets(s, *[d.options[0].text.removeprefix("set ") for d in s.pending])
    s = attack_then_draw("medusa", [1, 2, 3, 4, 5], hands=hands, potions={0: "potion_of_iron_skin"})
    assert not s.heroes[0].petrified


@pytest.mark.rule("CC-N09")
@pytest.mark.parametrize(("start", "gained"), [(100, [15]), (240, [10]), (250, [])])
def test_trolgg_tells_what_it_regains(start: int, gained: list[int]):
    s = table("trolgg", "creature", creature={0: start}, hands={0: "attack_5"})
    assert [event.facts["count"] for event in events(s, "creature_gains")] == gained
