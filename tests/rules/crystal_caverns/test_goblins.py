"""The Goblins: War, Population, activation and actions."""

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
)
from undercroft.games.crystal_caverns.rules.conflict.crossing import AttackThief
from undercroft.games.crystal_caverns.rules.conflict.harm import add_rage, lose_population, scatter
from undercroft.games.crystal_caverns.rules.roles.goblins import DrawWar, Populate
from undercroft.games.crystal_caverns.rules.roles.monsters import draw_and_assign
from undercroft.games.crystal_caverns.rules.roles.recruits import SecretLimit, secrets_for


@pytest.mark.rule("VC-B01", "VC-B02", "VC-B03", "VC-B05", "VC-B62", "VC-B65", "VC-B61")
def test_strength_and_perception():
    s = table("kgdct", None)
    tribes(s, fangs=(2, None), bones=(2, (0, 1)), eye=(1, (3, 3)))
    assert [s.tribe_strength(t) for t in range(3)] == [3, 2, 1]
    assert [s.tribe_perception(t) for t in range(3)] == [3, 3, 2]
    assert (s.revealed_tribe(0), s.revealed_tribe(1), s.lurking(2)) == (False, True, True)
    monster(s, "ogre", 1)
    monster(s, "troll", 2)
    monster(s, "pet_frog", 3)
    s.goblins.bomber = 1
    assert [s.tribe_strength(t) for t in range(3)] == [5, 4, 1]
    s.goblins.rage = 0
    assert [s.tribe_strength(t) for t in range(3)] == [4, 3, 1]
    s.goblins.pop[2] = 0
    s.goblins.slots[3] = -1
    assert s.tribe_strength(2) == 0
    s.goblins.face_up = [th.RUBY]
    assert s.tribe_perception(0) == 2


@pytest.mark.rule("VC-B04")
def test_rage_is_cut_off():
    s = table("kgdct", None)
    add_rage(s, 9)
    assert s.goblins.rage == 3
    add_rage(s, -9)
    assert s.goblins.rage == 0


@pytest.mark.rule("VC-B06", "VC-B07", "VC-B66", "VC-B59")
def test_scattering():
    s = table("kgdct", "knight", {(1, 0): "ambush"}, agenda=[])
    tribes(s, fangs=(4, (1, 0)), bones=(3, (1, 0)), eye=(1, (1, 0)))
    monster(s, "blob", 0)
    monster(s, "golem", 1)
    monster(s, "gnome", 2)
    monster(s, "bright_beetles", 3)
    s.goblins.face_up = [th.RUBY]
    s.goblins.secret_pile.remove(th.RUBY)
    scatter(s, 0, True)
    assert (s.goblins.pop[0], s.goblins.at[0], s.goblins.slots[0], s.dragon.eaten) == (2, OFF, -1, 2)
    scatter(s, 1)
    go(s)
    assert (kind(s), asked(s)) == ("drop_monster", "goblins")
    say(s, "drop monster gnome")
    assert s.goblins.slots[1:3] == [th.GOLEM, -1]
    s.goblins.pop[2] = 3
    scatter(s, 2)
    assert (s.goblins.pop[2], s.goblins.face_up) == (2, [th.RUBY])
    s.goblins.pop[0], s.goblins.at[0] = 2, at((1, 0))
    lose_population(s, 0, 2)
    assert (s.goblins.pop[0], s.goblins.at[0], s.goblins.face_up) == (0, OFF, [])


@pytest.mark.rule("VC-B66", "VC-B07")
def test_beetles_soften_another_loss():
    s = table("kgdct", "dragon", {(1, 0): "ambush"}, agenda=[])
    tribes(s, eye=(3, (1, 0)))
    monster(s, "bright_beetles", 3)
    lose_population(s, 2, 2, True)
    go(s)
    assert (kind(s), asked(s)) == ("beetles", "goblins")
    say(s, "yes")
    assert (s.goblins.pop[2], s.dragon.eaten, s.goblins.slots[3]) == (2, 1, -1)
    assert th.BEETLES in s.goblins.monster_discards


@pytest.mark.rule("VC-B08", "VC-G10")
def test_war_cards_by_rage():
    s = table("kgdct", "goblins", agenda=[DrawWar()])
    s.goblins.rage = 3
    go(s)
    assert (kind(s), len(texts(s))) == ("war", 3)
    t = table("kgdct", "goblins", agenda=[DrawWar()])
    t.goblins.rage = 0
    go(t)
    assert t.goblins.rage == 1
    assert t.goblins.war >= 0
    wars = s.cards.wars
    assert [(w.discs, w.monsters, w.secrets, w.rage) for w in wars][:2] == [([3, 2, 1], 1, 0, 0), ([2, 1, 2], 0, 1, 0)]
    assert (wars[8].monsters, wars[8].secrets, wars[8].rage, wars[9].rage) == (3, 3, 1, 1)


@pytest.mark.rule("VC-B09", "VC-B10", "VC-B11", "VC-B54", "VC-B65")
def test_populate_block_and_overflow():
    s = table("kgdct", "goblins", agenda=[Populate(0, 0)])
    s.goblins.war = th.WAR.index("hate")
    s.goblins.rage = 1
    tribes(s, fangs=(3, None), bones=(4, None), eye=(1, None))
    go(s)
    say(s, "populate fangs", "block bones")
    assert s.goblins.rage == 0
    assert kind(s) == "overpopulated"
    assert s.goblins.pop == [4, 4, 3]
    assert texts(s) == ["scatter fangs", "scatter bones", "scatter eye"]
    say(s, "scatter eye")
    assert s.goblins.pop == [4, 4, 1]
    t = table("kgdct", "goblins", agenda=[Populate(0, 0)])
    t.goblins.war = th.WAR.index("pain")
    tribes(t, fangs=(4, (0, 1)), bones=(4, None), eye=(0, None))
    secrets(t, "leader")
    t.goblins.rage = 1
    go(t)
    say(t, "populate fangs", "populate bones", "populate eye")
    assert t.goblins.rage == 1
    assert texts(t) == ["scatter fangs", "leader"]
    t.events, t.uncovered = [], 0
    say(t, "leader")
    assert (t.goblins.pop, t.goblins.rage) == ([4, 4, 1], 2)
    assert_played(t, "leader")
    u = table("kgdct", "goblins", agenda=[Populate(0, 0)])
    u.goblins.war = th.WAR.index("pain")
    tribes(u, fangs=(4, None))
    monster(u, "pet_frog", 0)
    u.goblins.rage = 0
    go(u)
    assert u.pending == []
    assert u.goblins.pop == [4, 1, 1]


@pytest.mark.rule("VC-B12")
def test_monsters_are_limited_by_bones():
    s = table("kgdct", "goblins", agenda=[])
    tribes(s, bones=(1, None))
    roll(s, th.BLOB, th.GOLEM)
    draw_and_assign(s, 2)
    go(s)
    assert "assign blob to eye" in texts(s)
    assert "discard monster blob" in texts(s)
    say(s, "assign blob to eye")
    assert [t for t in texts(s) if t.startswith("assign")] == ["assign golem to eye for blob"]
    say(s, "assign golem to eye for blob")
    assert (s.goblins.slots, s.goblins.monster_discards) == ([-1, -1, -1, th.GOLEM], [th.BLOB])
    s.goblins.pop[1] = 0
    roll(s, th.OGRE)
    draw_and_assign(s, 1)
    go(s)
    assert s.pending == []
    assert s.goblins.slots[3] == th.GOLEM
    assert th.OGRE in s.goblins.monster_discards


@pytest.mark.rule("VC-B13", "VC-G10")
def test_five_secrets_at_most():
    s = table("kgdct", "goblins", agenda=[SecretLimit()])
    secrets(s, "hex", "leader", "poison", "cave_in", "blind_fury")
    s.goblins.face_up = [th.TRAP]
    s.goblins.secret_pile.remove(th.TRAP)
    go(s)
    assert len(texts(s)) == 6
    say(s, "discard secret trap")
    assert (s.goblins.face_up, s.pending) == ([], [])
    s.goblins.secret_pile = []
    secrets_for(s, 1)
    assert len(s.goblins.hand) == 6
    assert th.TRAP in s.goblins.hand


@pytest.mark.rule("VC-B14", "VC-B26", "VC-B64")
def test_activation_and_reveal():
    s = table("kgdct", "goblins", {(2, 0): "dark eye", (1, 0): "dark bones"})
    tribes(s, eye=(2, None), bones=(0, None))
    acts(s)
    assert starts(s, "activate") == ["activate eye"]
    assert refused(s, "activate bones") == "VC-B14"
    say(s, "activate eye")
    assert texts(s) == ["appear 2,0", "done"]
    say(s, "appear 2,0")
    assert s.revealed_tribe(2)
    assert refused(s, "activate eye") == "VC-B14"
    t = table("kgdct", "goblins", {(2, 0): "dark eye"})
    tribes(t, eye=(2, None))
    t.thief.at = at((2, 0))
    acts(t)
    assert not starts(t, "activate")
    u = table("kgdct", "goblins")
    tribes(u, eye=(2, None), bones=(2, None))
    monster(u, "gnome", 1)
    acts(u)
    say(u, "activate eye")
    assert "lurk 2,0" in texts(u)
    say(u, "done", "activate bones")
    assert "appear 1,0" in texts(u)


@pytest.mark.rule("VC-B15", "VC-B16", "VC-B60", "VC-B63", "VC-B18")
def test_walking_light_and_walls():
    lay = {(1, 0): "ambush", (2, 0): "event", (3, 0): "ambush NW", (4, 0): "dark eye"}
    s = table("kgdct", "goblins", lay)
    s.knight.at = s.dragon.at = s.thief.at = at((0, 0))
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye", "walk 2,0")
    assert s.goblins.pop[2] == 2
    say(s, "walk 3,0")
    assert s.goblins.pop[2] == 1
    assert refused(s, "walk 4,0") == "VC-B15"
    say(s, "walk 2,0", "walk 1,0")
    assert s.goblins.pop[2] == 1
    say(s, "walk 2,0", "walk 3,0", "done")
    t = table("kgdct", "goblins", lay)
    t.dragon.at = t.thief.at = OFF
    tribes(t, eye=(1, (1, 0)))
    monster(t, "golem", 3)
    secrets(t, "blind_fury")
    acts(t)
    say(t, "activate eye", "walk 2,0", "secret blind_fury", "name eye", "walk 3,0", "walk 4,0")
    assert (t.goblins.pop[2], t.goblins.at[2]) == (1, at((4, 0)))
    u = table("kgdct", "goblins", lay)
    u.dragon.at = u.thief.at = OFF
    tribes(u, eye=(1, (1, 0)))
    acts(u)
    say(u, "activate eye", "walk 2,0", "walk 3,0")
    assert (u.goblins.pop[2], u.goblins.at[2]) == (0, OFF)
    assert kind(u) == "goblins"


def assert_played(s, secret):
    """A Secret that answers something is told as played, not only as discarded, and cannot be taken back."""
    assert s.uncovered
    assert [event.facts["secret"] for event in s.events if event.name == "secret"] == [secret]
    number = th.SECRETS.index(secret)
    assert number not in s.goblins.hand
    assert number in s.goblins.secret_discards


@pytest.mark.rule("VC-B17", "VC-B20", "VC-B53", "VC-B69", "VC-B68")
def test_entering_the_knights_tile_forces_the_attack():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "ambush"})
    cubes(s, 6)
    s.knight.at = at((2, 0))
    s.knight.pool, s.knight.placed[0] = 4, 2
    s.dragon.at = s.thief.at = OFF
    s.knight.grit = 20
    tribes(s, eye=(1, (1, 0)), fangs=(2, (1, 0)))
    monster(s, "blob", 0)
    secrets(s, "poison")
    s.goblins.rage = 2
    acts(s)
    say(s, "activate eye")
    assert refused(s, "walk 2,0") == "VC-B17"
    say(s, "done", "activate fangs", "walk 2,0")
    assert texts(s) == ["strike knight", "strike with poison"]
    s.events, s.uncovered = [], 0
    say(s, "strike with poison")
    assert_played(s, "poison")
    assert (kind(s), asked(s)) == ("poison", "knight")
    assert (s.knight.health, s.knight.grit) == (6, 15)
    say(s, "poison movement", "poison pool")
    assert s.knight.poisoned == 2
    assert (s.goblins.pop[0], s.goblins.at[0], s.goblins.rage) == (0, OFF, 1)
    from undercroft.games.crystal_caverns.rules.conflict.harm import knight_reaches

    pool = s.knight.pool
    knight_reaches(s, at((0, 0)))
    assert (s.knight.poisoned, s.knight.pool) == (0, pool + 2)


@pytest.mark.rule("VC-B17")
def test_the_dragons_tile_needs_more_than_his_armor():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.dragon.at = at((2, 0))
    s.thief.at = OFF
    tribes(s, eye=(1, (1, 0)), bones=(2, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert refused(s, "walk 2,0") == "VC-B17"
    say(s, "done", "activate bones", "walk 2,0")
    assert "walk 1,0" in texts(s)


@pytest.mark.rule("VC-B21", "VC-T06", "VC-T35")
def test_attacking_the_thief():
    s = table("kgdct", "goblins", {(1, 0): "dark eye"})
    s.thief.at = at((1, 0))
    s.thief.carried, s.supply = 1, 11
    tribes(s, eye=(2, (1, 0)))
    s.goblins.rage = 1
    acts(s)
    say(s, "activate eye")
    assert s.stealth() == 2
    say(s, "strike thief")
    assert (s.thief.at, s.goblins.rage, s.goblins.at[2]) == (OFF, 0, at((1, 0)))
    assert texts(s) == ["take secrets", "take rage"]
    say(s, "take rage")
    assert s.goblins.rage == 3
    t = table("kgdct", "goblins", {(1, 0): "ambush"}, agenda=[AttackThief(th.GOBLINS)])
    t.thief.at = at((1, 0))
    t.thief.upgrades = 1 << th.EVASION
    roll(t, 4)
    go(t)
    assert (kind(t), asked(t), t.goblins.rage) == ("evade", "thief", 1)
    say(t, "evade 0,0")
    assert t.thief.at == at((0, 0))
    t.agenda = [AttackThief(th.GOBLINS)]
    go(t)
    assert t.thief.at == OFF


@pytest.mark.rule("VC-B22", "VC-V04", "VC-W03")
def test_attacking_the_dragon_needs_the_ash_dragon():
    for roles, can in (("gdc", True), ("kgdc", False)):
        s = table(roles, "goblins", {(1, 0): "dark eye"})
        s.dragon.at = at((1, 0))
        s.dragon.health = 2
        tribes(s, eye=(4, (1, 0)))
        acts(s)
        say(s, "activate eye")
        assert ("strike dragon" in texts(s)) == can
        if can:
            assert s.armor() == 2
            say(s, "strike dragon")
            assert (s.dragon.health, s.goblins.at[2], s.goblins.pop[2], s.goblins.rage) == (1, OFF, 2, 0)
            s.goblins.activated = 0
            tribes(s, eye=(4, (1, 0)))
            s.goblins.rage = 1
            s.ask_anew(s.seat)
            say(s, "activate eye", "strike dragon")
            assert s.result is not None
            assert s.result.ending == "goblins"


@pytest.mark.rule("VC-B23", "VC-V06", "VC-W03")
def test_two_tribes_smash_a_crystal():
    s = table("kgdct", "goblins", {(1, 0): "crystal"})
    s.knight.at = s.thief.at = s.dragon.at = at((0, 0))
    mark(s, (1, 0))
    tribes(s, fangs=(3, (1, 0)), bones=(3, (1, 0)), eye=(2, (1, 0)))
    s.goblins.rage = 3
    acts(s)
    say(s, "activate eye")
    assert "strike crystal" not in texts(s)
    say(s, "done", "activate fangs", "strike crystal")
    assert marked(s, (1, 0))
    s.events = []
    s.goblins.crystals = 0
    say(s, "activate bones", "strike crystal")
    assert not marked(s, (1, 0))
    assert (s.knight.crystals, s.knight.grit, s.goblins.rage, s.smashed) == (1, 0, 2, 1)
    told = [event.facts for event in s.events if event.name == "smashed"]
    assert told == [{"role": "goblins", "owner": "knight", "count": 1}], "the Knight has it"
    assert s.goblins.pop == [1, 1, 2]
    t = table("gc", "goblins", {(1, 0): "crystal"})
    mark(t, (1, 0))
    t.goblins.crystals = 4
    tribes(t, fangs=(3, (1, 0)), bones=(3, (1, 0)))
    acts(t)
    t.events = []
    say(t, "activate fangs", "strike crystal", "activate bones", "strike crystal")
    told = [event.facts for event in t.events if event.name == "smashed"]
    assert told == [{"role": "goblins", "owner": "goblins", "count": 5}]
    assert t.result is not None
    assert t.result.ending == "goblins"


@pytest.mark.rule("VC-B24", "VC-B64")
def test_plunder():
    s = table("kgdct", "goblins", {(1, 0): "dark eye", (2, 0): "dark bones"})
    s.dragon.at = s.thief.at = at((0, 0))
    s.map.treasures, s.supply = [at((1, 0))], 11
    tribes(s, eye=(2, (1, 0)), bones=(3, (2, 0)), fangs=(3, (0, 0)))
    s.knight.at = at((0, 1))
    monster(s, "gnome", 3)
    acts(s)
    say(s, "activate eye", "plunder treasure")
    assert (s.supply, s.goblins.rage, kind(s)) == (12, 2, "gnome")
    say(s, "hop -1,0")
    assert s.goblins.at[2] == at((-1, 0))
    s.map.gems[1] = at((2, 0))
    say(s, "activate fangs")
    assert "plunder dragon" not in texts(s)
    say(s, "done", "activate bones")
    roll(s, "center")
    say(s, "plunder gem flame")
    assert (s.map.gems[1], s.goblins.at[1], s.goblins.pop[1]) == (OFF, OFF, 1)
    free_chance(s)
    s.goblins.activated = 0
    s.ask_anew(s.seat)
    say(s, "activate fangs")
    roll(s, "around")
    say(s, "plunder dragon")
    assert (s.goblins.rage, s.goblins.at[0]) == (3, at((0, 0)))


@pytest.mark.rule("VC-B25")
def test_explore():
    s = table("kgdct", "goblins", {(2, 0): "dark eye", (1, 0): "ambush"})
    tribes(s, eye=(2, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert starts(s, "explore") == ["explore 2,-1", "explore 3,0", "explore 2,1"]
    say(s, "explore 3,0")
    assert (kind(s), asked(s)) == ("put_tile", "cavern")
    s.choose(s.options[0])
    assert s.goblins.at[2] == at((3, 0))
    assert s.map.dark(at((3, 0)))
    t = table("kgdct", "goblins", {(2, 0): "dark eye"})
    tribes(t, eye=(2, (2, 0)))
    t.collapse = True
    acts(t)
    say(t, "activate eye")
    assert not starts(t, "explore")


@pytest.mark.rule("VC-B27", "VC-B28")
def test_hide_and_special_actions():
    s = table("kgdct", "goblins", {(1, 0): "dark eye"})
    tribes(s, fangs=(1, (1, 0)), bones=(1, (1, 0)), eye=(1, (1, 0)))
    acts(s)
    say(s, "activate fangs", "special fangs")
    assert s.goblins.rage == 2
    say(s, "activate eye", "special eye", "no")
    assert len(s.goblins.hand) == 1
    say(s, "activate bones", "special bones")
    assert kind(s) == "monsters"
    s.choose(s.options[0])
    assert s.goblins.slots != [-1] * 4
    t = table("kgdct", "goblins", {(1, 0): "dark eye"})
    tribes(t, eye=(1, (1, 0)))
    acts(t)
    say(t, "activate eye", "hide")
    assert t.goblins.at[2] == OFF


@pytest.mark.rule("VC-B29")
def test_hidden_tribes_cannot_be_chosen():
    from undercroft.games.crystal_caverns.rules.effects.omens import bat_targets
    from undercroft.games.crystal_caverns.rules.effects.powers import hissable

    s = table("kgdct", None, {(1, 0): "ambush"})
    tribes(s, fangs=(2, None), bones=(2, (5, 5)), eye=(2, (1, 0)))
    assert hissable(s) == [2]
    assert [c.text for c in bat_targets(s)] == ["bats on knight", "bats on eye"]


@pytest.mark.rule("VC-B40", "VC-K12")
def test_a_lurking_tribe_steps_or_hides():
    s = table("kgdct", "goblins", {(1, 0): "ambush W", (2, 1): "ambush"})
    s.knight.at = at((2, 1))
    s.dragon.at = OFF
    tribes(s, eye=(4, (2, 0)))
    acts(s)
    say(s, "activate eye")
    assert texts(s) == ["hide", "done"]
    say(s, "done")
    s.goblins.activated = 0
    s.map.turn(s.map.tile(at((1, 0))), 0b1010)
    s.ask_anew(s.seat)
    say(s, "activate eye")
    assert texts(s) == ["walk 1,0", "hide", "done"]
    say(s, "walk 1,0")
    assert s.goblins.at[2] == at((1, 0))
    assert kind(s) == "goblins"
    from undercroft.games.crystal_caverns.rules.conflict.encounter import ambushers

    tribes(s, eye=(4, (9, 9)))
    assert ambushers(s) == [2]
