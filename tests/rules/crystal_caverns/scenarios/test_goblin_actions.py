"""Scenarios read from the rulebook: actions, hiding, scattering and Secrets of the Tribes (VS-166 to VS-193)."""

import pytest

from cavern_scenes import bare, placed, settle, wake
from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    go,
    kind,
    mark,
    marked,
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
    until,
)
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules.conflict.harm import scatter
from undercroft.games.crystal_caverns.rules.roles.goblins import Populate
from undercroft.games.crystal_caverns.state import Caverns


def field(tiles: dict[tuple[int, int], str], rage: int = 1) -> Caverns:
    """Dragon and Thief away, the Knight on the Entrance; before the Goblins' activations."""
    s = bare(table("kgdct", "goblins", tiles))
    s.goblins.rage = rage
    return s


@pytest.mark.rule("VC-B24", "VC-B04")
def test_vs166_one_treasure_a_plunder_and_rage_ends_at_3():
    s = field({(1, 0): "dark eye"}, rage=3)
    s.map.treasures, s.supply = [at((1, 0))] * 2, 4
    tribes(s, bones=(2, (1, 0)))
    acts(s)
    say(s, "activate bones", "plunder treasure")
    assert (s.goblins.rage, s.supply, s.map.treasures, kind(s)) == (3, 5, [at((1, 0))], "goblins")


@pytest.mark.rule("VC-B24")
@pytest.mark.parametrize(("face", "pop", "rage"), [("cross", 1, 1), ("around", 3, 2)])
def test_vs167_a_plundered_gem_is_a_gamble(face: str, pop: int, rage: int):
    s = field({(1, 0): "dark eye"})
    s.map.gems[2] = at((1, 0))
    tribes(s, bones=(3, (1, 0)))
    monster(s, "ogre", 1)
    acts(s)
    say(s, "activate bones")
    roll(s, face)
    say(s, "plunder gem wing")
    assert (s.goblins.pop[1], s.goblins.rage, s.map.gems[2]) == (pop, rage, OFF)
    assert s.goblins.slots[1] == (-1 if face == "cross" else th.OGRE)


@pytest.mark.rule("VC-B24", "VC-T30")
@pytest.mark.parametrize(("gem", "offered"), [(OFF, True), (CARRIED, False)])
def test_vs168_vs169_the_dragon_is_plundered_only_with_no_gem_out(gem: int, offered: bool):
    s = field({(1, 0): "dark eye"})
    s.dragon.at = at((1, 0))
    wake(s, 4)
    s.map.gems[0] = gem
    tribes(s, bones=(3, (1, 0)))
    acts(s)
    say(s, "activate bones")
    assert s.armor() == 2
    assert ("plunder dragon" in texts(s)) == offered
    if offered:
        roll(s, "around")
        say(s, "plunder dragon")
        assert (s.goblins.rage, s.gems_out()) == (2, 0)


@pytest.mark.rule("VC-B25", "VC-C06")
def test_vs171_exploring_the_cavern_chooses_any_tile():
    s = field({(2, 0): "dark eye", (1, 0): "ambush"})
    crystal = next(t for t in s.stack if s.cards.kinds[t] == th.CRYSTAL)
    s.stack.remove(crystal)
    s.stack.append(s.cavern.hand.pop(0))
    s.cavern.hand.append(crystal)
    tribes(s, eye=(2, (2, 0)), bones=(2, (1, 0)))
    acts(s)
    say(s, "activate bones")
    assert not starts(s, "explore")
    say(s, "done", "activate eye", "explore 3,0")
    assert (asked(s), len(texts(s))) == ("cavern", 3)
    s.choose(s.options[0])
    assert (s.goblins.at[2], len(s.cavern.hand)) == (at((3, 0)), 3)


@pytest.mark.rule("VC-B25")
def test_vs172_without_tiles_nothing_is_explored():
    s = field({(2, 0): "dark eye", (1, 0): "ambush"})
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    tribes(s, eye=(2, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert not starts(s, "explore")


@pytest.mark.rule("VC-B25", "VC-M21")
def test_vs173_exploring_under_a_lurking_tribe_reveals_it():
    s = field({(2, 0): "dark eye", (1, 0): "ambush"})
    tribes(s, eye=(2, (2, 0)), bones=(2, (3, 0)))
    acts(s)
    assert s.lurking(1)
    say(s, "activate eye", "explore 3,0")
    settle(s)
    assert s.revealed_tribe(1)
    assert s.goblins.at == [OFF, at((3, 0)), at((3, 0))]


@pytest.mark.rule("VC-B26")
def test_vs174_a_tribe_appears_on_its_own_symbol_away_from_other_players():
    dark = {(0, -1): "dark fangs event", (0, 1): "dark fangs", (1, 0): "dark bones", (-1, 0): "dark eye"}
    s = field({**dark, (0, 2): "ambush"})
    s.thief.at = at((0, -1))
    tribes(s, fangs=(2, None), bones=(1, (0, 1)))
    acts(s)
    say(s, "activate fangs")
    assert texts(s) == ["appear 0,1", "done"]


@pytest.mark.rule("VC-B14", "VC-B26")
def test_vs176_appearing_is_the_action():
    s = field({(1, 0): "dark bones"})
    tribes(s, bones=(4, None))
    acts(s)
    say(s, "activate bones", "appear 1,0")
    assert (kind(s), starts(s, "activate")) == ("goblins", [])
    assert s.goblins.at[1] == at((1, 0))


@pytest.mark.rule("VC-B14", "VC-B40")
def test_vs179_a_tribe_that_lurks_steps_in_a_later_turn():
    s = field({(1, 0): "ambush NESW"})
    tribes(s, eye=(2, None))
    acts(s)
    say(s, "activate eye", "lurk 2,0")
    assert (kind(s), s.lurking(2)) == ("goblins", True)
    assert refused(s, "activate eye") == "VC-B14"
    s.pending = []
    s.goblins.activated = 0
    acts(s)
    say(s, "activate eye")
    assert "walk 1,0" in texts(s)


@pytest.mark.rule("VC-M21", "VC-K06", "VC-K32", "VC-M12")
def test_vs180_a_tile_under_a_lurking_tribe_shows_it_to_her_at_once():
    s = bare(table("kgdct", "knight", {(1, 0): "dark eye treasure_room"}))
    cubes(s, 6)
    s.supply = 0
    tribes(s, bones=(1, (2, 0)))
    go(s)
    say(s, "place strength", "place perception", "place movement", "place bow", "move 1,0")
    settle(s)
    assert s.map.dark(at((2, 0)))
    assert s.revealed_tribe(1)
    assert {"move 2,0", "shoot bones"} <= set(texts(s))


@pytest.mark.rule("VC-B27")
def test_vs181_hiding_loses_nothing():
    s = field({(1, 0): "dark eye", (2, 0): "dark bones"})
    tribes(s, bones=(3, (2, 0)))
    monster(s, "troll", 1)
    acts(s)
    say(s, "activate bones", "walk 1,0", "hide")
    assert (s.goblins.at[1], s.goblins.pop[1], s.goblins.slots[1], s.goblins.rage) == (OFF, 3, th.TROLL, 1)


@pytest.mark.rule("VC-B28", "VC-B12")
def test_vs183_at_the_limit_the_drawn_monster_replaces_or_goes():
    s = field({(1, 0): "dark eye"})
    tribes(s, bones=(2, (1, 0)))
    monster(s, "troll", 1)
    monster(s, "golem", 2)
    acts(s)
    say(s, "activate bones")
    roll(s, th.BLOB)
    say(s, "special bones")
    assert starts(s, "assign") == ["assign blob to bones for troll", "assign blob to bones for golem"]
    assert "discard monster blob" in texts(s)


@pytest.mark.rule("VC-B06")
def test_vs184_population_never_falls_below_0():
    s = table("kgdct", "goblins", {(1, 0): "ambush"}, agenda=[])
    tribes(s, fangs=(1, (1, 0)))
    scatter(s, 0)
    assert (s.goblins.pop[0], s.goblins.at[0]) == (0, OFF)


@pytest.mark.rule("VC-B06", "VC-B10", "VC-B59")
def test_vs185_a_hidden_tribe_scatters_with_a_monster_too():
    s = table("kgdct", "goblins", agenda=[Populate(0, 0)])
    s.goblins.war, s.goblins.face_up = th.WAR.index("pain"), [th.RUBY]
    s.goblins.secret_pile.remove(th.RUBY)
    tribes(s, bones=(4, None))
    monster(s, "golem", 1)
    monster(s, "blob", 2)
    go(s)
    say(s, "populate fangs", "populate bones", "populate eye", "scatter bones")
    assert (kind(s), texts(s)) == ("drop_monster", ["drop monster golem", "drop monster blob"])
    say(s, "drop monster blob")
    assert (s.goblins.pop[1], s.goblins.at[1], s.goblins.slots[1:3]) == (2, OFF, [th.GOLEM, -1])
    assert s.goblins.face_up == [th.RUBY]


@pytest.mark.rule("VC-T15", "VC-B06", "VC-B04")
@pytest.mark.parametrize(("cubes_spent", "pop"), [(3, 0), (2, 1)])
def test_vs189_a_backstab_scatters_only_at_0(cubes_spent: int, pop: int):
    s = bare(table("kgdct", "thief", {(1, 0): "ambush"}))
    s.thief.at, s.thief.upgrades = at((1, 0)), 1 << (th.PLUS_MOVEMENT + 1)
    tribes(s, bones=(3, (1, 0)))
    monster(s, "ogre", 1)
    go(s)
    say(s, "stats 2 4 3")
    assert (s.stealth(), s.tribe_perception(1)) == (5, 4)
    say(s, f"backstab bones with {cubes_spent}")
    assert (s.goblins.pop[1], s.goblins.rage) == (pop, 2)
    assert (s.goblins.at[1], s.goblins.slots[1]) == ((at((1, 0)), th.OGRE) if pop else (OFF, -1))


@pytest.mark.rule("VC-T13")
@pytest.mark.parametrize("ruby", [True, False])
def test_vs190_of_the_open_secrets_only_the_ruby_is_stolen(ruby: bool):
    s = bare(table("kgdct", "thief", {(1, 0): "ambush"}))
    s.thief.at = at((1, 0))
    tribes(s, bones=(1, (1, 0)))
    s.goblins.face_up = [th.RUBY, th.TRAP] if ruby else [th.TRAP]
    for secret in s.goblins.face_up:
        s.goblins.secret_pile.remove(secret)
    go(s)
    say(s, "stats 2 4 3")
    assert bool(starts(s, "pickpocket")) == ruby
    if ruby:
        say(s, "pickpocket bones with 3")
        assert (th.RUBY in s.goblins.secret_discards, s.thief.carried) == (True, 1)


@pytest.mark.rule("VC-B51")
def test_vs191_out_of_the_tunnels_no_tribe_steps_onto_her():
    s = field({(1, 0): "dark eye", (3, 0): "dark bones", (2, 0): "dark eye"})
    tribes(s, fangs=(4, (3, 0)))
    secrets(s, "secret_tunnels")
    acts(s)
    say(s, "secret secret_tunnels", "activate fangs", "tunnel 1,0")
    assert not starts(s, "walk")
    assert not starts(s, "strike")
    assert starts(s, "explore")


@pytest.mark.rule("VC-B61", "VC-B69", "VC-B59")
def test_vs192_the_fire_bomber_burns_out_after_the_attack():
    s = field({(1, 0): "dark eye"})
    placed(s, pool=1, strength=1)
    tribes(s, eye=(1, (1, 0)))
    s.goblins.face_up = [th.RUBY]
    s.goblins.secret_pile.remove(th.RUBY)
    secrets(s, "fire_bomber")
    acts(s)
    say(s, "secret fire_bomber", "name eye", "activate eye", "walk 0,0", "strike knight")
    assert (s.knight.health, s.goblins.pop[2], s.goblins.at[2]) == (6, 0, OFF)
    assert (s.goblins.rage, s.goblins.face_up) == (0, [])


@pytest.mark.rule("VC-B56")
def test_vs193_hiding_spots_counts_no_monster_but_the_disc_of_fangs():
    s = field({(1, 0): "ambush", (0, 1): "dark eye"})
    placed(s, strength=2)
    tribes(s, fangs=(3, None), bones=(3, None))
    monster(s, "ogre", 1)
    secrets(s, "hiding_spots")
    acts(s)
    say(s, "secret hiding_spots")
    assert texts(s) == ["spring fangs"]
    say(s, "spring fangs")
    assert (s.knight.health, s.goblins.activated & 1) == (6, 1)


# As many Crystals as there are.
def miners() -> Caverns:
    """Three strong Tribes and two Crystals."""
    s = table("gct", None, {(1, 0): "crystal", (2, 0): "crystal"})
    s.thief.at = OFF
    mark(s, (1, 0))
    mark(s, (2, 0))
    tribes(s, fangs=(4, (1, 0)), bones=(4, (2, 0)), eye=(4, (2, 0)))
    s.goblins.rage = 3
    return acts(s)


@pytest.mark.rule("VC-B23")
def test_two_tribes_attack_two_crystals_and_the_third_helps_either():
    s = miners()
    say(s, "activate fangs", "strike crystal", "activate bones", "strike crystal")
    assert marked(s, (1, 0))
    assert marked(s, (2, 0))
    t = s.copy()
    say(s, "activate eye", "strike crystal")
    assert (marked(s, (1, 0)), marked(s, (2, 0)), s.goblins.crystals, s.goblins.rage) == (True, False, 1, 2)
    assert s.goblins.pop == [4, 2, 2]
    say(t, "activate eye", "walk 1,0", "strike crystal")
    assert (marked(t, (1, 0)), marked(t, (2, 0)), t.goblins.crystals) == (False, True, 1)
    assert t.goblins.pop == [2, 4, 2]


@pytest.mark.rule("VC-B23")
def test_an_attack_on_another_crystal_does_not_make_up_for_it_and_is_forgotten_with_the_turn():
    s = miners()
    say(s, "activate fangs", "strike crystal", "activate eye", "strike crystal", "end turn")
    assert (marked(s, (1, 0)), marked(s, (2, 0))) == (True, True)
    until(s, "thief")
    assert s.goblins.smashing == [OFF] * 3


@pytest.mark.rule("VC-B23")
def test_a_tribe_too_weak_by_then_is_passed_over_for_one_that_is_strong():
    s = miners()
    s.goblins.at[th.FANGS] = at((2, 0))
    say(s, "activate fangs", "strike crystal")
    s.goblins.pop[th.FANGS] = 1
    say(s, "activate bones", "strike crystal")
    assert marked(s, (2, 0))
    say(s, "activate eye", "strike crystal")
    assert not marked(s, (2, 0))
    assert s.goblins.pop == [1, 2, 2]


@pytest.mark.rule("VC-B23", "VC-V30")
@pytest.mark.parametrize(("level", "strength"), [("easiest", 2), ("standard", 3), ("expert", 4)])
def test_everybody_is_told_what_strength_a_crystal_takes(level: str, strength: int):
    s = table("kgct", "goblins", {(1, 0): "crystal"}, knight=level)
    s.thief.at = OFF
    mark(s, (1, 0))
    tribes(s, bones=(strength - 1, (1, 0)))
    acts(s)
    say(s, "activate bones")
    assert "strike crystal" not in texts(s)
    assert any(r.thing == "strike crystal" and r.facts == {"count": strength} for r in s.refusals(s.seat))
    for seat in range(-1, 4):
        assert GAME.view(s, seat)["goals"]["smash_strength"] == strength
