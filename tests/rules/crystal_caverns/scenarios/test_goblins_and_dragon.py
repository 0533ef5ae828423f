"""Scenarios read from the rulebook: the Tribes and the Dragon, in their turn and in his."""

import pytest

from cavern_scenes import bare, settle, surfaced, wake
from crystal import (
    OFF,
    acts,
    asked,
    at,
    go,
    kind,
    lit,
    monster,
    refused,
    roll,
    say,
    secrets,
    starts,
    table,
    texts,
    th,
    tribes,
)
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.state import Caverns

Tiles = dict[tuple[int, int], str]
ROAD = {(1, 0): "dark eye", (2, 0): "dark bones", (3, 0): "dark fangs"}


def theirs(tiles: Tiles | None = None, rage: int = 1, roles: str = "kgdct") -> Caverns:
    """Before their activations; the Dragon asleep on (2,0), the Thief away."""
    s = bare(table(roles, "goblins", ROAD if tiles is None else tiles))
    s.goblins.rage = rage
    s.dragon.at = at((2, 0))
    return s


def his(hand: str, tiles: Tiles | None = None, roles: str = "kgdct") -> Caverns:
    """Before his turn on (2,0), the Thief away."""
    s = bare(table(roles, "dragon", ROAD if tiles is None else tiles))
    s.dragon.at = at((2, 0))
    s.dragon.hand = [hand.count("c"), hand.count("f"), hand.count("w")]
    return s


def use(s: Caverns, power: str) -> None:
    say(s, f"power {power}")
    s.choose(s.options[0])


def open_secret(s: Caverns, name: str) -> None:
    """This Secret lies face up before them."""
    s.goblins.secret_pile.remove(th.SECRETS.index(name))
    s.goblins.face_up.append(th.SECRETS.index(name))


# On his tile.
@pytest.mark.rule("VC-B17")
def test_a_tribe_as_strong_as_his_armor_stays_off_the_dragons_tile():
    s = theirs()
    wake(s, 4)
    tribes(s, bones=(2, (1, 0)), eye=(3, (1, 0)))
    acts(s)
    say(s, "activate bones")
    assert refused(s, "walk 2,0") == "VC-B17"
    say(s, "done", "activate eye")
    assert "walk 2,0" in texts(s)


@pytest.mark.rule("VC-B17", "VC-B14")
def test_over_the_dragons_tile_a_strong_tribe_walks_on():
    s = theirs()
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert not starts(s, "strike")
    say(s, "walk 3,0")
    assert (s.goblins.at[2], s.goblins.pop[2], s.dragon.health) == (at((3, 0)), 2, 5)


@pytest.mark.rule("VC-B17", "VC-B05")
def test_malaise_keeps_a_tribe_off_the_dragons_tile():
    s = theirs(rage=0)
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert refused(s, "walk 2,0") == "VC-B17"


@pytest.mark.rule("VC-B17", "VC-B05", "VC-B28")
def test_the_war_cry_of_fangs_opens_the_dragons_tile_to_the_next_tribe():
    s = theirs(rage=0)
    tribes(s, eye=(2, (1, 0)), fangs=(1, (3, 0)))
    acts(s)
    say(s, "activate fangs", "special fangs", "activate eye", "walk 2,0")
    assert (s.goblins.rage, s.goblins.at[2]) == (1, at((2, 0)))


@pytest.mark.rule("VC-B22")
def test_without_the_ash_dragon_no_tribe_strikes_a_surfaced_dragon():
    s = theirs({(1, 0): "dark eye", (2, 0): "ambush"})
    surfaced(s)
    tribes(s, eye=(4, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert not starts(s, "strike")


@pytest.mark.rule("VC-B24")
def test_a_tribe_beside_a_stronger_dragon_plunders_nothing_from_him():
    s = theirs()
    wake(s, 8)
    tribes(s, eye=(3, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert "plunder dragon" not in texts(s)


@pytest.mark.rule("VC-B24", "VC-B06", "VC-B62")
def test_the_dragons_own_gem_is_a_trap_too():
    s = theirs()
    tribes(s, eye=(2, (2, 0)))
    monster(s, "ogre", 3)
    acts(s)
    say(s, "activate eye")
    roll(s, "center")
    say(s, "plunder dragon")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3], s.goblins.rage) == (0, OFF, -1, 1)


@pytest.mark.rule("VC-B24")
def test_a_gem_elsewhere_on_the_map_guards_the_dragon():
    s = theirs()
    s.map.gems[2] = at((0, 1))
    tribes(s, eye=(2, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert not starts(s, "plunder")


@pytest.mark.rule("VC-B24", "VC-D36")
def test_of_two_gems_a_tribe_plunders_the_one_it_names():
    s = theirs()
    s.map.gems[0] = s.map.gems[1] = at((1, 0))
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert starts(s, "plunder") == ["plunder gem claw", "plunder gem flame"]
    roll(s, "diamond")
    say(s, "plunder gem flame")
    assert (s.map.gems[:2], s.goblins.rage) == ([at((1, 0)), OFF], 2)


@pytest.mark.rule("VC-B24", "VC-D19")
def test_the_dragon_does_not_shriek_at_a_plunderers_roll():
    s = theirs()
    s.dragon.shriek = True
    s.map.gems[0] = at((1, 0))
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye")
    roll(s, "diamond")
    say(s, "plunder gem claw")
    assert (asked(s), s.dragon.shriek, s.goblins.rage) == ("goblins", True, 2)


@pytest.mark.rule("VC-B26")
def test_no_tribe_appears_under_the_dragon_and_none_lurks_for_it():
    s = theirs({(2, 0): "dark eye", (1, 0): "ambush", (0, 1): "dark bones"})
    tribes(s, eye=(2, None))
    acts(s)
    assert refused(s, "activate eye") == "VC-B26"


@pytest.mark.rule("VC-B51", "VC-M14")
def test_the_tunnels_lead_to_no_tile_with_a_gem_or_the_dragon():
    s = theirs({**ROAD, (0, 1): "dark eye", (1, 1): "dark eye"})
    s.map.gems[0] = at((3, 0))
    tribes(s, eye=(2, (1, 0)))
    secrets(s, "secret_tunnels")
    acts(s)
    say(s, "secret secret_tunnels", "activate eye")
    assert {"tunnel 0,1", "tunnel 1,1"} <= set(texts(s))
    assert not {"tunnel 2,0", "tunnel 3,0"} & set(texts(s))


@pytest.mark.rule("VC-B64", "VC-B24")
def test_the_gnome_carries_its_tribe_off_after_a_gem_and_not_after_its_trap():
    for face, moved in (("around", True), ("cross", False)):
        s = theirs({**ROAD, (0, 1): "dark eye"})
        s.map.gems[0] = at((1, 0))
        tribes(s, eye=(3, (1, 0)))
        monster(s, "gnome", 3)
        acts(s)
        say(s, "activate eye")
        roll(s, face)
        say(s, "plunder gem claw")
        assert (kind(s) == "gnome") == moved
        if moved:
            assert "done" in texts(s) or "no" in texts(s)
        else:
            assert s.goblins.at[2] == OFF


@pytest.mark.rule("VC-B55", "VC-D06")
def test_hexed_cards_are_the_dragons_choice_and_are_missing_in_his_turn():
    s = theirs()
    s.dragon.hand, s.dragon.pile = [1, 1, 1], []
    tribes(s, eye=(2, None))
    secrets(s, "hex")
    acts(s)
    say(s, "secret hex", "hex dragon")
    assert asked(s) == "dragon"
    say(s, "discard flame", "discard wing", "end turn")
    assert (s.active, s.dragon.hand) == (th.DRAGON, [1, 0, 0])


@pytest.mark.rule("VC-B55")
def test_a_hex_on_a_dragon_with_too_few_cards_takes_them_all():
    s = theirs()
    s.dragon.hand = [0, 2, 0]
    tribes(s, eye=(3, None))
    secrets(s, "hex")
    acts(s)
    say(s, "secret hex", "hex dragon")
    assert (s.dragon.hand, asked(s)) == ([0, 0, 0], "goblins")


# His powers upon them.
@pytest.mark.rule("VC-D10", "VC-B06", "VC-D25")
def test_a_clawed_tribe_of_one_feeds_him_one():
    s = his("c")
    tribes(s, eye=(1, (3, 0)))
    monster(s, "ogre", 3)
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    assert (s.goblins.pop[2], s.dragon.eaten, s.goblins.rage, s.goblins.slots[3]) == (0, 1, 2, -1)


@pytest.mark.rule("VC-D10", "VC-B40")
def test_a_claw_passes_over_a_tribe_that_lurks():
    s = his("c")
    tribes(s, eye=(3, (2, 1)), bones=(3, (3, 0)))
    go(s)
    assert s.lurking(2)
    roll(s, "diamond")
    use(s, "claw")
    assert (s.goblins.pop, s.goblins.at[2], s.dragon.eaten, s.goblins.rage) == ([0, 1, 3], at((2, 1)), 2, 2)


@pytest.mark.rule("VC-D10", "VC-B06")
def test_a_claw_that_scatters_bones_asks_them_for_a_monster():
    s = his("c")
    tribes(s, bones=(4, (3, 0)))
    monster(s, "ogre", 1)
    monster(s, "golem", 2)
    go(s)
    roll(s, "diamond")
    use(s, "claw")
    assert (asked(s), kind(s)) == ("goblins", "drop_monster")
    say(s, "drop monster ogre")
    assert (s.goblins.pop[1], s.goblins.slots[1:3], s.dragon.eaten, asked(s)) == (2, [-1, th.GOLEM], 2, "dragon")


@pytest.mark.rule("VC-D20", "VC-B06", "VC-B59")
def test_scratch_empties_two_tribes_and_breaks_the_ruby_once():
    s = his("ccc")
    tribes(s, eye=(2, (2, 0)), fangs=(1, (2, 0)), bones=(4, (3, 0)))
    monster(s, "blob", 0)
    open_secret(s, "goblin_ruby")
    go(s)
    use(s, "scratch")
    say(s, "scratch tribes")
    assert (s.goblins.pop, s.goblins.at[1], s.dragon.eaten, s.goblins.rage) == ([0, 4, 0], at((3, 0)), 3, 3)
    assert (s.goblins.face_up, s.goblins.slots[0]) == ([], -1)


@pytest.mark.rule("VC-D13")
def test_hiss_reaches_across_walls_and_the_whole_map():
    s = his("cc", {**ROAD, (-1, 0): "ambush -", (-2, 0): "ambush -"})
    tribes(s, fangs=(2, (-2, 0)))
    go(s)
    use(s, "hiss")
    say(s, "hiss fangs")
    assert (s.goblins.pop[0], s.goblins.at[0], s.dragon.eaten) == (1, OFF, 1)


@pytest.mark.rule("VC-D13", "VC-B05")
def test_a_hiss_ends_their_malaise():
    s = his("cc")
    s.goblins.rage = 0
    tribes(s, eye=(3, (3, 0)), bones=(2, (1, 0)))
    go(s)
    assert s.tribe_strength(1) == 1
    use(s, "hiss")
    say(s, "hiss eye")
    assert (s.goblins.rage, s.tribe_strength(1)) == (1, 2)


@pytest.mark.rule("VC-D17", "VC-B29")
def test_a_tile_burnt_open_under_a_tribe_leaves_it_there():
    s = his("fw")
    tribes(s, eye=(2, (1, 0)))
    go(s)
    use(s, "burn")
    say(s, "burn 1,0")
    settle(s)
    assert (lit(s, (1, 0)), s.goblins.at[2], s.goblins.pop[2], s.dragon.eaten) == (True, at((1, 0)), 2, 0)


@pytest.mark.rule("VC-D21", "VC-B57", "VC-D27")
def test_a_flame_wall_set_on_an_empty_tile_asks_no_trap():
    s = his("fff", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye"})
    tribes(s, eye=(2, (3, 0)))
    open_secret(s, "trap")
    go(s)
    use(s, "flame_wall")
    say(s, "wall of flame 1,0")
    assert (asked(s), s.goblins.face_up) == ("dragon", [th.TRAP])


@pytest.mark.rule("VC-D24", "VC-B66")
def test_beetles_save_the_goblin_a_flame_wall_would_burn():
    s = theirs({**ROAD, (0, 1): "dark eye"})
    s.dragon.at = OFF
    s.map.flame = at((2, 0))
    tribes(s, eye=(1, (1, 0)))
    monster(s, "bright_beetles", 3)
    acts(s)
    say(s, "activate eye", "walk 2,0")
    say(s, "yes")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3], kind(s)) == (1, at((2, 0)), -1, "tribe")


@pytest.mark.rule("VC-D24", "VC-B26")
def test_a_tribe_that_appears_in_a_flame_wall_is_not_burnt():
    s = theirs()
    s.dragon.at = OFF
    s.map.flame = at((1, 0))
    tribes(s, eye=(1, None))
    acts(s)
    say(s, "activate eye", "appear 1,0")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (1, at((1, 0)))


@pytest.mark.rule("VC-D24", "VC-B17", "VC-B18")
def test_burnt_on_her_tile_a_tribe_too_small_by_then_does_not_strike_her():
    s = theirs()
    s.dragon.at = OFF
    s.map.flame = at((0, 0))
    tribes(s, fangs=(1, (1, 0)))
    acts(s)
    say(s, "activate fangs", "walk 0,0")
    assert (s.goblins.pop[0], s.goblins.at[0], s.knight.health, kind(s)) == (0, OFF, 7, "goblins")


@pytest.mark.rule("VC-D35", "VC-B27")
def test_wrath_under_bones_asks_for_a_monster_and_feeds_him_nothing():
    s = his("ccff", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye"})
    tribes(s, bones=(3, (3, 0)))
    monster(s, "ogre", 1)
    monster(s, "golem", 2)
    go(s)
    roll(s, "diamond")
    use(s, "wrath")
    assert (asked(s), kind(s)) == ("goblins", "drop_monster")
    s.chance.script = None
    say(s, "drop monster ogre")
    assert (s.goblins.pop[1], s.dragon.eaten, s.goblins.rage) == (1, 0, 1)


# With the Ash Dragon.
@pytest.mark.rule("VC-V04", "VC-B17")
def test_the_ash_dragon_is_one_harder_to_walk_upon():
    s = theirs(roles="gdct")
    tribes(s, eye=(2, (1, 0)), bones=(3, (1, 0)))
    acts(s)
    assert s.armor() == 2
    say(s, "activate eye")
    assert "walk 2,0" not in texts(s)
    say(s, "done", "activate bones", "walk 2,0")
    assert {"strike dragon", "plunder dragon", "walk 3,0"} <= set(texts(s))


@pytest.mark.rule("VC-V04", "VC-B22", "VC-B61")
def test_the_fire_bomber_burns_out_on_the_ash_dragon():
    s = theirs(roles="gdct")
    tribes(s, eye=(1, (1, 0)))
    secrets(s, "fire_bomber")
    acts(s)
    say(s, "secret fire_bomber", "name eye", "activate eye", "walk 2,0", "strike dragon")
    assert (s.dragon.health, s.goblins.pop[2], s.goblins.at[2], s.goblins.rage) == (4, 0, OFF, 0)


@pytest.mark.rule("VC-V04", "VC-B22")
def test_in_one_turn_three_tribes_strike_the_ash_dragon_one_by_one():
    s = theirs(rage=3, roles="gdct")
    tribes(s, fangs=(3, (1, 0)), bones=(3, (1, 0)), eye=(3, (1, 0)))
    acts(s)
    for name in ("fangs", "bones", "eye"):
        say(s, f"activate {name}", "walk 2,0", "strike dragon")
    assert (s.dragon.health, s.goblins.pop, s.goblins.rage) == (2, [1, 1, 1], 0)


@pytest.mark.rule("VC-V04", "VC-D05", "VC-D04")
def test_the_ash_dragon_underground_walks_among_tribes_unharmed():
    s = his("", roles="gdct")
    tribes(s, fangs=(4, (3, 0)))
    go(s)
    say(s, "move 3,0")
    assert (s.dragon.health, s.goblins.at[0], kind(s)) == (5, at((3, 0)), "dragon")


@pytest.mark.rule("VC-V04", "VC-D05", "VC-B02")
def test_surfaced_he_is_struck_by_each_strong_tribe_of_the_tile_he_enters():
    s = his("", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "ambush"}, roles="gdct")
    surfaced(s)
    s.goblins.rage = 3
    tribes(s, fangs=(3, (3, 0)), bones=(2, (3, 0)), eye=(3, (3, 0)))
    go(s)
    say(s, "move 3,0")
    while s.pending and asked(s) == "goblins":
        s.choose(s.options[0])
    assert (s.dragon.health, s.goblins.at) == (3, [OFF, at((3, 0)), OFF])


@pytest.mark.rule("VC-V04", "VC-D02", "VC-V30")
def test_a_carried_gem_guards_the_ash_dragon_from_plunder_but_not_from_blows():
    s = theirs(roles="gdct")
    s.map.gems[0] = CARRIED
    s.thief.at = at((0, 0))
    tribes(s, bones=(3, (1, 0)))
    acts(s)
    say(s, "activate bones", "walk 2,0")
    assert "strike dragon" in texts(s)
    assert "plunder dragon" not in texts(s)
