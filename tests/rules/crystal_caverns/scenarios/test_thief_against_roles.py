"""Scenarios: the Thief and each other role, combined with a third rule."""

import pytest

from cavern_scenes import settle, surfaced, wake
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    events,
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
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.effects.powers import Wrath
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROW: Tiles = {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}
DECK = [0] * 6 + [1] * 6 + [2] * 6


def prowl(tiles: Tiles | None = None, stats: str = "2 3 4", roles: str = "kgdct", own: int = 0) -> Caverns:
    """The Thief's turn on 1,0 with his tokens assigned."""
    s = table(roles, "thief", tiles or ROW)
    s.thief.at = at((1, 0))
    s.thief.upgrades = s.thief.taken = own
    go(s)
    say(s, f"stats {stats}")
    return s


def lair(hand: str, tiles: Tiles | None = None) -> Caverns:
    """The Dragon's turn on 1,0 with these cards, the Thief beside him on the same tile."""
    s = table("kgdct", "dragon", tiles or ROW)
    s.dragon.at = s.thief.at = at((1, 0))
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    s.dragon.pile = DECK[:]
    for which, number in enumerate(s.dragon.hand):
        for _ in range(number):
            s.dragon.pile.remove(which)
    return go(s)


def use(s: Caverns, power: str) -> None:
    say(s, f"power {power}")
    if kind(s) == "pay":
        s.choose(s.options[0])


# The Dragon.
@pytest.mark.rule("VC-D26", "VC-T16")
def test_a_well_hidden_loot_gives_the_dragon_no_card():
    s = lair("ccc")
    s.thief.loot = 0
    use(s, "scratch")
    say(s, "scratch thief")
    assert (s.thief.at, s.dragon.hand, kind(s)) == (OFF, [0, 0, 0], "dragon")


@pytest.mark.rule("VC-D26", "VC-D10")
def test_cards_for_the_thief_are_used_in_the_same_turn():
    s = lair("c")
    s.dragon.pile = [2, 2, 2]
    roll(s, "center", 2, 2, 2)
    use(s, "claw")
    assert (s.thief.at, s.dragon.hand) == (OFF, [0, 0, 3])
    assert "power wing" in texts(s)


@pytest.mark.rule("VC-D26", "VC-G10")
def test_he_draws_no_more_cards_than_are_left():
    s = lair("ccc")
    s.dragon.pile = [1]
    use(s, "scratch")
    say(s, "scratch thief")
    assert s.dragon.hand == [0, 1, 0]


@pytest.mark.rule("VC-D20")
def test_scratch_takes_one_kind_of_target_and_leaves_the_others():
    s = table("kgdct", "dragon", ROW)
    s.dragon.at = s.thief.at = s.knight.at = at((1, 0))
    s.dragon.hand, s.knight.grit = [3, 0, 0], 9
    tribes(s, bones=(3, (1, 0)))
    go(s)
    use(s, "scratch")
    assert sorted(texts(s)) == ["scratch knight", "scratch thief", "scratch tribes"]
    say(s, "scratch thief")
    assert (s.knight.grit, s.goblins.pop[1], s.goblins.rage, s.thief.at) == (9, 3, 1, OFF)


@pytest.mark.rule("VC-D30", "VC-T30", "VC-D36")
def test_a_gem_he_carries_is_the_other_gem_of_pride():
    s = table("kgdct", "dragon", ROW)
    s.dragon.at, s.map.gems[0], s.dragon.hand = at((1, 0)), CARRIED, [0, 0, 0]
    go(s)
    say(s, "move 2,0")
    if kind(s) == "dragon":
        say(s, "end powers")
    assert kind(s) == "gem"
    say(s, starts(s, "gem")[0] if starts(s, "gem") else texts(s)[0])
    assert kind(s) == "pride"


@pytest.mark.rule("VC-T05", "VC-D02")
@pytest.mark.parametrize(("stealth", "able"), [("3 2 4", False), ("2 3 4", True)])
def test_he_stabs_a_dragon_whose_armor_is_lower_than_his_stealth(stealth: str, able: bool):
    s = prowl(stats=stealth)
    surfaced(s, 4)
    assert s.armor() == 2
    s.dragon.at, s.dragon.hand = at((1, 0)), [1, 1, 1]
    s.ask_anew(s.seat)
    assert bool(starts(s, "backstab dragon")) == able


@pytest.mark.rule("VC-T13", "VC-D02")
def test_a_pickpocket_lowers_the_armor_at_once():
    s = prowl(stats="2 4 3")
    wake(s, 4)
    s.dragon.tracks = [3, 3, 3, 0, 1]
    s.dragon.at = at((1, 0))
    s.ask_anew(s.seat)
    assert s.armor() == 2
    say(s, "pickpocket dragon with 3")
    assert (s.armor(), s.dragon.wake, s.dragon.tracks[th.GREED], s.thief.carried) == (1, 3, 4, 1)


@pytest.mark.rule("VC-D15", "VC-T30")
def test_swat_finds_nothing_in_his_bag():
    s = table("kgdct", "dragon", ROW)
    s.dragon.at, s.thief.at, s.thief.carried, s.supply = at((2, 0)), at((1, 0)), 2, 10
    s.dragon.hand = [1, 0, 1]
    s.map.gems[0] = CARRIED
    go(s)
    assert "power swat" not in texts(s)


@pytest.mark.rule("VC-D35", "VC-T31", "VC-F06")
def test_wrath_drives_him_onto_the_entrance_where_he_stashes():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (0, 1): "ambush"}, entrance=False, agenda=[])
    s.thief.at, s.thief.carried, s.supply = at((1, 0)), 1, 11
    s.dragon.at = s.knight.at = at((0, 1))
    s.agenda = [Wrath([at((1, 0))], [])]
    go(s)
    settle(s, "flee", "slide", "push")
    assert (kind(s), asked(s), s.thief.at) == ("upgrade", "thief", at((0, 0)))


@pytest.mark.rule("VC-D11", "VC-M09")
def test_flame_turns_up_the_tile_he_stands_on_and_does_him_no_harm():
    s = table("kgdct", "dragon", {(1, 0): "ambush", (2, 0): "dark eye treasure_room"})
    s.dragon.at, s.thief.at, s.dragon.hand, s.thief.carried = at((1, 0)), at((2, 0)), [0, 1, 0], 1
    s.supply = 11
    go(s)
    roll(s, "diamond")
    use(s, "flame")
    s.chance.script = None
    settle(s, "order", "reveal")
    assert (s.thief.at, s.thief.carried) == (at((2, 0)), 1)
    assert s.map.lit(at((2, 0)))
    assert s.map.treasures == [at((2, 0))]


@pytest.mark.rule("VC-D31", "VC-T30")
def test_the_dragon_does_not_collect_what_the_thief_carries():
    s = lair("")
    s.thief.carried, s.supply = 2, 10
    say(s, "end powers")
    while asked(s) == "dragon":
        assert kind(s) != "treasure"
        s.choose(s.options[-1])
    assert (s.thief.carried, s.dragon.tracks[th.GREED], s.dragon.kept) == (2, 4, 0)


# The Knight.
@pytest.mark.rule("VC-K09", "VC-K21", "VC-T34", "VC-K23")
def test_she_kills_him_and_takes_what_he_drops_in_one_encounter():
    s = table("kgdct", "knight", ROW)
    cubes(s, 4)
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.assigned, s.thief.carried, s.supply = [1, 0, 2], 1, 11
    go(s)
    say(s, "place perception", "encounter", "attack thief")
    assert "collect treasure" in texts(s)
    met = s.knight.met
    say(s, "collect treasure")
    while kind(s) in ("give_treasure", "treasure", "offer"):
        s.choose(s.options[0])
    assert (s.knight.met, s.supply, s.map.treasures, s.thief.at) == (met, 12, [], OFF)


@pytest.mark.rule("VC-K21", "VC-T30")
def test_his_loot_makes_him_easy_to_see():
    s = table("kgdct", "knight", ROW)
    s.knight.at = s.thief.at = at((1, 0))
    s.thief.assigned = [0, 1, 2]
    s.thief.carried, s.supply = 2, 10
    go(s)
    assert (s.stealth(), s.knight_perception()) == (1, 1)
    assert "encounter" not in texts(s)
    s.thief.carried, s.supply = 3, 9
    s.ask_anew(s.seat)
    assert "encounter" in texts(s)


@pytest.mark.rule("VC-T05", "VC-K02")
def test_the_pixie_lantern_guards_her_outside_her_turn():
    s = prowl(stats="4 2 3")
    cubes(s, 3)
    s.knight.pool, s.knight.at = 2, at((1, 0))
    treasure(s, "pixie_lantern", 1)
    s.ask_anew(s.seat)
    assert starts(s, "backstab knight")
    s.knight.faces = [2]
    s.knight.pool = 1
    s.ask_anew(s.seat)
    assert s.knight_perception() == s.stealth() == 2
    assert not starts(s, "backstab knight")


@pytest.mark.rule("VC-K26", "VC-T15")
def test_her_shield_turns_a_grave_wound_into_one_point():
    s = prowl()
    cubes(s, 3)
    s.knight.pool, s.knight.placed[th.SHIELD_SLOT], s.knight.grit, s.knight.at = 2, 1, 9, at((1, 0))
    s.ask_anew(s.seat)
    say(s, "backstab knight with 3")
    assert (s.knight.grit, s.thief.cubes) == (8, 1)


@pytest.mark.rule("VC-K20", "VC-K21", "VC-K09")
def test_she_must_attack_the_tribe_she_enters_upon_and_may_spare_the_thief():
    s = table("kgdct", "knight", ROW)
    cubes(s, 6)
    s.thief.at, s.thief.assigned = at((1, 0)), [1, 0, 2]
    tribes(s, bones=(2, (1, 0)))
    go(s)
    say(s, "place strength", "place strength", "place perception", "place perception", "move 1,0")
    assert "attack thief" in texts(s)
    assert "attack tribes" in texts(s)
    assert "done" not in texts(s), "the Tribe must be attacked first"
    say(s, "attack tribes")
    while kind(s) != "knight":
        say(s, "done")
    assert (s.goblins.at[1], s.thief.at) == (OFF, at((1, 0)))


# The Goblins.
@pytest.mark.rule("VC-B21", "VC-B03")
def test_a_tribe_as_watchful_as_he_is_quiet_lets_him_pass():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    s.thief.at, s.thief.assigned = at((1, 0)), [0, 1, 2]
    tribes(s, eye=(2, (1, 0)))
    assert s.tribe_perception(2) == s.stealth() == 3
    acts(s)
    say(s, "activate eye")
    assert "strike thief" not in texts(s)


@pytest.mark.rule("VC-B21", "VC-T34", "VC-B04")
def test_the_tribe_that_kills_him_keeps_its_place_and_may_be_followed_by_another():
    s = table("kgdct", None, {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.thief.at, s.thief.assigned = at((1, 0)), [1, 0, 2]
    s.thief.carried, s.supply, s.goblins.rage = 1, 11, 2
    tribes(s, eye=(3, (1, 0)), bones=(2, (2, 0)))
    acts(s)
    say(s, "activate eye", "strike thief")
    assert (asked(s), s.goblins.rage) == ("goblins", 1)
    assert len(texts(s)) == 2
    say(s, next(text for text in texts(s) if "rage" in text))
    assert (s.goblins.at[2], s.goblins.pop[2], s.goblins.rage) == (at((1, 0)), 3, 3)
    if kind(s) == "tribe":
        say(s, "done")
    say(s, "activate bones", "walk 1,0", "plunder treasure")
    assert (s.map.treasures, s.supply) == ([], 12)


@pytest.mark.rule("VC-T15", "VC-B06", "VC-B04")
def test_a_tribe_stabbed_down_to_nothing_runs_home_with_its_monster_lost():
    s = prowl(stats="2 4 3")
    tribes(s, eye=(2, (1, 0)))
    s.goblins.monster_pile.remove(th.OGRE)
    s.goblins.slots[3], s.goblins.rage = th.OGRE, 0
    s.ask_anew(s.seat)
    say(s, "backstab eye with 2")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3], s.goblins.rage) == (0, OFF, -1, 1)


@pytest.mark.rule("VC-T05", "VC-T12")
def test_three_tribes_are_one_player_to_him():
    s = prowl(stats="2 4 3")
    tribes(s, eye=(1, (1, 0)), bones=(1, (1, 0)), fangs=(1, (1, 0)))
    secrets(s, "hex", "trap")
    s.ask_anew(s.seat)
    say(s, "backstab fangs with 1")
    assert not starts(s, "backstab")
    assert not starts(s, "pickpocket")


@pytest.mark.rule("VC-T13", "VC-T12")
def test_goblins_with_open_secrets_alone_are_no_target():
    s = prowl(stats="2 4 3")
    tribes(s, eye=(1, (1, 0)))
    secrets(s, "trap")
    s.goblins.hand.remove(th.TRAP)
    s.goblins.face_up.append(th.TRAP)
    s.ask_anew(s.seat)
    assert not starts(s, "pickpocket")
    assert starts(s, "backstab eye")


@pytest.mark.rule("VC-B24", "VC-T30")
def test_no_gem_is_plundered_from_the_dragon_while_the_thief_carries_one():
    s = table("kgdct", None, {(1, 0): "dark fangs"})
    s.dragon.at, s.map.gems[1] = at((1, 0)), CARRIED
    s.thief.at = at((0, 0))
    tribes(s, fangs=(4, (1, 0)))
    acts(s)
    say(s, "activate fangs")
    assert not starts(s, "plunder")


# The Cavern.
@pytest.mark.rule("VC-C01", "VC-T30")
def test_gems_he_carries_bring_no_omens():
    s = table("kgdct", "cavern", agenda=[])
    s.map.gems = [CARRIED, CARRIED, at((1, 0))]
    collect(s)
    assert sum(s.cavern.omens) == 1


@pytest.mark.rule("VC-C04", "VC-T02")
def test_no_treasure_is_placed_under_him():
    s = table("kgdct", "cavern", agenda=[PlaceTreasure(False)])
    s.thief.at = at((1, 0))
    go(s)
    assert "treasure 1,0" not in texts(s)
    assert len(texts(s)) == 3


@pytest.mark.rule("VC-C10", "VC-T30")
def test_bats_take_a_dropped_treasure_but_never_him():
    s = table("kgdct", "cavern", ROW)
    s.thief.at, s.map.treasures, s.supply = at((2, 0)), [at((2, 0))], 11
    s.cavern.omens = [1, 0, 0, 0, 0, 0]
    go(s)
    say(s, "omen giant_bats")
    assert set(texts(s)) == {"bats 2,0", "bats on knight"}
    say(s, "bats 2,0")
    assert {"to 1,0", "to 3,0"} <= set(texts(s)), "from under him"


@pytest.mark.rule("VC-T03", "VC-C06", "VC-M12")
def test_in_his_turn_the_cavern_may_keep_its_crystal():
    s = prowl({(1, 0): "dark eye", (0, 1): "ambush"})
    crystal = next(tile for tile in s.stack if s.cards.kinds[tile] == th.CRYSTAL)
    other = next(tile for tile in s.stack if s.cards.kinds[tile] == th.EVENT)
    s.stack += s.cavern.hand
    s.cavern.hand = [crystal, other]
    s.stack = [tile for tile in s.stack if tile not in s.cavern.hand]
    say(s, "look", "turn up")
    while kind(s) == "orient":
        s.choose(s.options[0])
    assert (kind(s), asked(s)) == ("fill", "cavern")
    assert {text.split()[-1].split("_")[0] for text in texts(s)} == {"crystal", "event"}


@pytest.mark.rule("VC-T14", "VC-C01")
def test_a_vault_counts_for_nothing_until_it_is_open():
    s = prowl({(1, 0): "vault", (2, 0): "ambush"})
    mark(s, (1, 0))
    s.ask_anew(s.seat)
    collect(s)
    assert sum(s.cavern.omens) == 1
    say(s, "pick lock 3")
    s.cavern.omens = [0] * 6
    collect(s)
    assert sum(s.cavern.omens) == 2
    assert events(s, "action_die") == []


@pytest.mark.rule("VC-T05", "VC-B57", "VC-B03")
def test_a_trap_makes_a_tribe_more_watchful_and_an_open_ruby_less():
    s = prowl(stats="4 3 2")
    tribes(s, eye=(2, (1, 0)))
    s.goblins.secret_pile.remove(th.TRAP)
    s.ask_anew(s.seat)
    assert (s.stealth(), starts(s, "backstab")) == (3, []), "a tie"
    s.goblins.secret_pile.remove(th.RUBY)
    s.goblins.face_up.append(th.RUBY)
    s.ask_anew(s.seat)
    assert starts(s, "backstab eye")
    s.goblins.face_up.append(th.TRAP)
    s.ask_anew(s.seat)
    assert starts(s, "backstab") == []
