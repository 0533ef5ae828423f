"""The Goblins: Secrets and Monsters."""

import pytest

from crystal import (
    OFF,
    acts,
    asked,
    at,
    cubes,
    free_chance,
    go,
    kind,
    lit,
    mark,
    monster,
    refused,
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
from undercroft.games.crystal_caverns.rules.roles.goblins import DrawWar, Window
from undercroft.games.crystal_caverns.rules.roles.recruits import secrets_for


@pytest.mark.rule("VC-B50")
def test_secrets_are_played_between_phases():
    s = table("kgdct", "goblins", agenda=[Window()])
    secrets(s, "leader", "poison", "goblin_ruby")
    go(s)
    assert texts(s) == ["secret goblin_ruby", "go on"]
    acts(s)
    s.pending, s.agenda = [], []
    t = table("kgdct", "goblins")
    secrets(t, "leader")
    acts(t)
    assert refused(t, "secret leader") == "VC-B50"


@pytest.mark.rule("VC-B51")
def test_secret_tunnels():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (3, 3): "dark bones"})
    tribes(s, eye=(2, (1, 0)))
    secrets(s, "secret_tunnels")
    acts(s)
    say(s, "secret secret_tunnels", "activate eye", "tunnel 3,3")
    assert s.goblins.at[2] == at((3, 3))
    assert not starts(s, "walk")
    assert "special eye" in texts(s)


@pytest.mark.rule("VC-B52")
def test_cave_in_and_own_tribes():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones", (0, 1): "crystal", (0, 2): "ambush"})
    mark(s, (0, 1))
    s.knight.at = at((0, 2))
    tribes(s, eye=(1, (2, 0)))
    secrets(s, "cave_in")
    acts(s)
    say(s, "secret cave_in")
    assert "cave in 0,0" not in texts(s)
    assert "cave in 0,1" not in texts(s)
    assert "cave in 0,2" not in texts(s)
    say(s, "cave in 2,0")
    assert s.goblins.at[2] == at((1, 0))
    assert not s.map.grid[at((2, 0))]


@pytest.mark.rule("VC-B55", "VC-W10")
def test_hex():
    def hexed(role: str, population: int):
        s = table("kgdct", "goblins")
        tribes(s, eye=(population, None))
        s.knight.grit = 4
        s.dragon.hand = [2, 2, 0]
        s.cavern.omens = [2, 2, 0, 0, 0, 0]
        secrets(s, "hex")
        acts(s)
        say(s, "secret hex", f"hex {role}")
        return s

    assert hexed("knight", 3).knight.grit == 1
    assert hexed("knight", 0).knight.grit == 3
    s = hexed("dragon", 2)
    say(s, "discard claw", "discard claw")
    assert s.dragon.hand == [0, 2, 0]
    s = hexed("cavern", 2)
    say(s, "give omen bat", "give omen boulder")
    assert s.cavern.omens[:2] == [1, 1]
    s = hexed("thief", 2)
    assert s.stealth() == 1
    from undercroft.games.crystal_caverns.rules.roles.goblins import GoblinStart

    GoblinStart().run(s)
    assert s.stealth() == 3


@pytest.mark.rule("VC-B56")
def test_hiding_spots():
    s = table("kgdct", "goblins", {(1, 0): "ambush", (2, 0): "event"})
    s.knight.at = at((2, 0))
    tribes(s, fangs=(2, None), eye=(1, None), bones=(4, (1, 0)))
    monster(s, "ogre", 3)
    secrets(s, "hiding_spots")
    s.goblins.rage = 2
    acts(s)
    say(s, "secret hiding_spots")
    assert texts(s) == ["spring fangs"]
    say(s, "spring fangs")
    assert (s.knight.health, s.goblins.pop[0], s.goblins.rage, s.goblins.activated) == (6, 0, 1, 1)


@pytest.mark.rule("VC-B57")
def test_trap_strengthens_once():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 5)
    tribes(s, eye=(1, (1, 0)))
    s.goblins.face_up = [th.TRAP]
    s.goblins.secret_pile.remove(th.TRAP)
    assert s.defence(2) == 2
    go(s)
    say(s, "place strength")
    assert "move 1,0" not in texts(s)
    say(s, "place strength", "move 1,0", "attack tribes")
    assert s.goblins.face_up == []
    assert th.TRAP in s.goblins.secret_discards


@pytest.mark.rule("VC-B58")
def test_wisp():
    s = table("kgdct", "goblins", {(1, 0): "ambush", (2, 0): "event"})
    s.knight.at = at((2, 0))
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(1, (0, 1)))
    monster(s, "wisp", 3)
    acts(s)
    say(s, "activate eye")
    assert "wisp" not in texts(s)
    say(s, "walk 0,0", "wisp")
    assert (kind(s), asked(s)) == ("push", "goblins")
    say(s, "push 1,0", "done")
    assert s.knight.at == at((1, 0))
    assert "wisp" not in texts(s)


@pytest.mark.rule("VC-B59")
def test_ruby_redraws_once_a_turn():
    s = table("kgdct", "goblins", agenda=[DrawWar()])
    s.goblins.face_up = [th.RUBY]
    s.goblins.rage = 2
    roll(s, 0, 1, 9)
    go(s)
    assert texts(s) == ["ruby war thirst", "ruby war spite", "no"]
    say(s, "ruby war thirst")
    assert texts(s) == ["war spite", "war pain"]
    free_chance(s)
    say(s, "war pain")
    secrets_for(s, 1)
    go(s)
    assert kind(s) != "ruby"


@pytest.mark.rule("VC-B61", "VC-B69")
def test_fire_bomber_burns_out():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "ambush"})
    s.knight.at = at((2, 0))
    s.dragon.at = s.thief.at = OFF
    s.knight.placed[2], s.knight.pool = 2, 0
    tribes(s, eye=(3, (1, 0)))
    secrets(s, "fire_bomber")
    acts(s)
    say(s, "secret fire_bomber", "name eye", "activate eye", "walk 2,0", "strike knight")
    assert (s.knight.health, s.goblins.pop[2], s.goblins.at[2]) == (6, 0, OFF)


@pytest.mark.rule("VC-B67")
def test_underworm_jumps_diagonally():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 1): "dark bones", (3, 2): "dark fangs"})
    tribes(s, eye=(2, (1, 0)))
    monster(s, "underworm", 3)
    acts(s)
    say(s, "activate eye")
    assert starts(s, "worm") == ["worm 2,1", "worm 3,2", "worm 0,1", "worm 0,-1"]
    say(s, "worm 3,2")
    assert s.goblins.at[2] == at((3, 2))
    assert not starts(s, "worm")


@pytest.mark.rule("VC-D24")
def test_flame_wall_burns_the_first_tribe_only():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.map.flame = at((2, 0))
    tribes(s, eye=(3, (1, 0)), bones=(3, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0", "done", "activate bones", "walk 2,0")
    assert s.goblins.pop == [0, 3, 2]
    assert not lit(s, (2, 0))


@pytest.mark.rule("VC-B20")
def test_a_tribe_sharing_her_tile_may_attack_or_go():
    """A section that slid or Rats that cut her turn brought them together: entering alone compels an attack."""
    s = table("kgdct", "goblins", {(1, 0): "ambush"})
    s.knight.at = at((1, 0))
    treasure(s, "javelin")
    tribes(s, eye=(3, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert "strike knight" in texts(s)
    assert "done" in texts(s)
    say(s, "walk 0,0")
    assert (s.goblins.at[2], kind(s)) == (at((0, 0)), "tribe")
    say(s, "walk 1,0")
    assert texts(s) == ["strike knight"]
