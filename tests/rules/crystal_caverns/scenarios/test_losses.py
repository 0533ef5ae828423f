"""One way to lose Population and one way to draw Secrets, whatever brings it about."""

import pytest

from crystal import OFF, acts, asked, at, go, kind, mark, monster, say, secrets, table, texts, th, tribes
from undercroft.games.crystal_caverns.rules.conflict.encounter import GoblinAmbush
from undercroft.games.crystal_caverns.rules.effects.powers import Hiss
from undercroft.games.crystal_caverns.rules.roles.goblins import Overpopulated
from undercroft.games.crystal_caverns.state import Caverns


def bombed(target: str, **tiles: str) -> Caverns:
    """The Eye with Beetles and the Fire Bomber beside its target on 1,0."""
    s = table("kgdct", None, {(1, 0): tiles.get("here", "ambush"), (2, 0): "dark eye"})
    s.dragon.at = s.thief.at = OFF
    tribes(s, eye=(4, (2, 0)))
    monster(s, "bright_beetles", 3)
    if target == "knight":
        s.knight.at = at((1, 0))
    elif target == "thief":
        s.thief.at = at((1, 0))
    acts(s)
    s.goblins.bomber = 4
    return s


@pytest.mark.rule("VC-B61", "VC-B66", "VC-B69")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_beetles_are_asked_for_the_fire_bombers_loss_and_the_attacker_scatters_all_the_same(answer):
    s = bombed("knight")
    say(s, "activate eye", "walk 1,0", "strike knight")
    assert (asked(s), kind(s), s.knight.health) == ("goblins", "beetles", 6)
    say(s, answer)
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.slots[3]) == (0, OFF, -1)
    assert s.goblins.rage == 0


@pytest.mark.rule("VC-B61", "VC-B66", "VC-B21")
def test_after_an_attack_on_the_thief_the_beetles_save_the_last_goblin():
    s = bombed("thief")
    say(s, "activate eye", "walk 1,0", "strike thief")
    if kind(s) == "spoils":
        say(s, "take rage")
    assert kind(s) == "beetles"
    say(s, "yes")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (1, at((1, 0)))


@pytest.mark.rule("VC-B61", "VC-B66", "VC-B23")
def test_the_fire_bomber_ends_an_attack_on_a_crystal_too():
    s = bombed("crystal", here="crystal")
    mark(s, (1, 0))
    say(s, "activate eye", "walk 1,0", "strike crystal")
    assert kind(s) == "beetles"
    say(s, "no")
    assert (s.goblins.pop[2], s.goblins.at[2]) == (0, OFF)


@pytest.mark.rule("VC-B56", "VC-B66")
def test_beetles_do_not_soften_the_scatter_after_hiding_spots():
    s = table("kgdct", None, {(1, 0): "ambush"})
    s.knight.at = at((1, 0))
    tribes(s, eye=(4, None))
    monster(s, "bright_beetles", 3)
    secrets(s, "hiding_spots")
    acts(s)
    say(s, "secret hiding_spots", "spring eye")
    assert (s.goblins.pop[2], s.goblins.slots[3], s.knight.health) == (2, -1, 6)


@pytest.mark.rule("VC-K12", "VC-B66", "VC-B07")
def test_they_soften_every_other_scatter():
    s = table("kgdct", "knight", agenda=[GoblinAmbush()])
    tribes(s, eye=(4, None))
    monster(s, "bright_beetles", 3)
    go(s)
    say(s, "ambush eye")
    assert s.goblins.pop[2] == 3


@pytest.mark.rule("VC-B21", "VC-B59", "VC-B13")
def test_secrets_won_from_the_thief_may_be_redrawn_with_the_ruby():
    s = bombed("thief")
    s.goblins.bomber = 0
    s.goblins.secret_pile.remove(th.SECRETS.index("goblin_ruby"))
    s.goblins.face_up = [th.SECRETS.index("goblin_ruby")]
    secrets(s, "hex", "leader")
    s.thief.loot = 3
    say(s, "activate eye", "walk 1,0", "strike thief", "take secrets")
    assert (kind(s), len(s.goblins.hand)) == ("ruby", 5)
    drawn = s.goblins.drawn[:]
    assert len(texts(s)) == 4
    s.choose(s.options[0])
    assert s.goblins.ruby_used
    assert drawn[0] in s.goblins.secret_discards
    assert kind(s) == "secret_limit"
    s.choose(s.options[0])
    assert len(s.goblins.hand) + len(s.goblins.face_up) == 5


@pytest.mark.rule("VC-B10", "VC-B06")
def test_a_tribe_without_goblins_cannot_take_the_overpopulation_on_itself():
    s = table("kgdct", "goblins", agenda=[Overpopulated()])
    tribes(s, fangs=(4, None), bones=(0, None), eye=(1, None))
    go(s)
    assert texts(s) == ["scatter fangs", "scatter eye"]
    t = table("kg", "goblins", agenda=[Overpopulated()])
    tribes(t, fangs=(4, None), bones=(0, None), eye=(0, None))
    go(t)
    assert t.goblins.pop == [2, 0, 0]


@pytest.mark.rule("VC-B60", "VC-B61", "VC-G10")
def test_a_secret_drawn_and_played_again_names_one_more_tribe():
    s = table("kgdct", None, {(1, 0): "dark eye", (2, 0): "dark bones"})
    tribes(s, bones=(2, (2, 0)), eye=(2, (1, 0)))
    acts(s)
    for tribe in ("bones", "eye"):
        s.goblins.hand = [th.SECRETS.index("fire_bomber")]
        s.goblins.secret_pile = [secret for secret in range(10) if secret not in s.goblins.hand]
        s.goblins.secret_discards = []
        s.ask_anew(s.seat)
        say(s, "secret fire_bomber", f"name {tribe}")
    assert [s.tribe_strength(tribe) for tribe in (1, 2)] == [4, 4]


@pytest.mark.rule("VC-B55", "VC-G10")
def test_a_hex_drawn_and_played_again_weighs_on_the_thief_once_more():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    tribes(s, eye=(2, (1, 0)))
    s.thief.assigned = [0, 2, 1]
    acts(s)
    for stealth in (2, 0):
        s.goblins.hand = [th.SECRETS.index("hex")]
        s.goblins.secret_pile = [secret for secret in range(10) if secret not in s.goblins.hand]
        s.goblins.secret_discards = []
        s.ask_anew(s.seat)
        say(s, "secret hex", "hex thief")
        assert s.stealth() == stealth


@pytest.mark.rule("VC-B67")
def test_the_underworm_carries_each_tribe_that_it_is_given_to():
    s = table("kgdct", None, {(1, 0): "dark eye", (1, 1): "event NESW", (2, 1): "dark bones", (0, 1): "event NESW"})
    s.dragon.at = s.thief.at = OFF
    tribes(s, bones=(3, (2, 1)), eye=(3, (0, 1)))
    monster(s, "underworm", 3)
    acts(s)
    say(s, "activate eye", "worm 1,0", "done")
    s.goblins.slots = [-1, th.MONSTERS.index("underworm"), -1, -1]
    s.ask_anew(s.seat)
    say(s, "activate bones")
    assert "worm 1,0" in texts(s)


@pytest.mark.rule("VC-D13", "VC-B66", "VC-D25")
@pytest.mark.parametrize(("answer", "left", "eaten"), [("yes", 3, 0), ("no", 2, 1)])
def test_the_beetles_are_asked_for_a_hiss_which_sends_the_tribe_home_all_the_same(answer, left, eaten):
    s = table("kgdct", "dragon", {(1, 0): "dark eye"}, agenda=[Hiss(2)])
    tribes(s, eye=(3, (1, 0)))
    monster(s, "bright_beetles", 3)
    go(s)
    assert kind(s) == "beetles"
    say(s, answer)
    assert (s.goblins.pop[2], s.dragon.eaten, s.goblins.at[2]) == (left, eaten, OFF)


@pytest.mark.rule("VC-B23")
def test_a_crystal_stands_if_the_first_tribe_has_left_its_tile():
    s = table("kgdct", None, {(1, 0): "crystal", (2, 0): "dark eye"})
    s.dragon.at = s.thief.at = OFF
    mark(s, (1, 0))
    tribes(s, bones=(4, (1, 0)), eye=(4, (1, 0)))
    acts(s)
    say(s, "activate eye", "strike crystal")
    s.goblins.at[2] = at((2, 0))
    say(s, "activate bones", "strike crystal")
    assert s.map.has_mark(s.map.tile(at((1, 0))))
    assert (s.knight.crystals, s.goblins.pop) == (0, [0, 4, 4])
