"""The Knight: Treasures, Grit, Sidequests, equipment and Events."""

import pytest

from crystal import (
    OFF,
    asked,
    at,
    cubes,
    ends,
    events,
    go,
    kind,
    lit,
    marked,
    monster,
    refused,
    roll,
    say,
    starts,
    table,
    texts,
    th,
    tile_at,
    treasure,
    tribes,
)
from undercroft.games.crystal_caverns.rules.conflict.blows import StrikeDragon
from undercroft.games.crystal_caverns.rules.conflict.encounter import resolve_event
from undercroft.games.crystal_caverns.rules.conflict.harm import (
    ReturnCube,
    gain_grit,
    gain_health,
    lose_grit,
    lose_health,
)
from undercroft.games.crystal_caverns.rules.effects.sidequests import quest_met
from undercroft.games.crystal_caverns.rules.roles.knight import KnightTurn
from undercroft.games.crystal_caverns.state import Caverns


def turn(s: Caverns) -> Caverns:
    return go(s)


@pytest.mark.rule("VC-K23", "VC-C07")
def test_a_treasure_token_brings_a_card_of_the_caverns_choice():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    s.knight.at = at((1, 0))
    s.map.treasures, s.supply = [at((1, 0))], 11
    turn(s)
    roll(s, th.SWORD, th.BOOTS)
    say(s, "encounter", "collect treasure")
    assert (asked(s), texts(s)) == ("cavern", ["give elven_sword", "give heroic_boots"])
    say(s, "give heroic_boots")
    assert s.supply == 12
    assert s.treasure_bottom == [th.SWORD]
    say(s, "keep heroic_boots")
    assert (s.knight.cards, s.knight.faces) == ([th.BOOTS], [0])
    t = table("kgd", "knight", {(1, 0): "ambush"})
    t.knight.at = at((1, 0))
    t.map.treasures, t.supply = [at((1, 0))] * 2, 8
    turn(t)
    roll(t, th.AXE)
    say(t, "encounter", "collect treasure", "decline mighty_axe")
    assert t.knight.grit == 5
    t.treasure_out, t.treasure_pool = list(range(7)), []
    say(t, "collect treasure")
    assert t.knight.grit == 10


@pytest.mark.rule("VC-K24", "VC-K27")
def test_a_gem_is_a_gamble():
    for face, grit in (("around", 9), ("cross", 2)):
        s = table("kgdct", "knight", {(1, 0): "ambush"})
        s.knight.at, s.knight.grit = at((1, 0)), 4
        s.map.gems[0] = at((1, 0))
        turn(s)
        roll(s, face)
        say(s, "encounter", "collect gem claw")
        assert (s.knight.grit, s.map.gems[0]) == (grit, OFF)


@pytest.mark.rule("VC-K25", "VC-K27")
def test_grit_gives_and_takes_cubes():
    s = table("kgdct", "knight", agenda=[])
    gain_grit(s, 12)
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes) == (12, 4, 28)
    gain_grit(s, 99)
    assert (s.knight.grit, s.knight.pool) == (45, 7)
    s.knight.grit = 12
    s.knight.grit_cubes, s.knight.pool = 28, 1
    s.knight.placed = [2, 1, 0, 0, 0, 0, 0]
    lose_grit(s, 5)
    go(s)
    assert (s.knight.grit, s.knight.pool, s.knight.grit_cubes, s.knight.cut) == (7, 0, 30, False)
    s.active = th.KNIGHT
    lose_grit(s, 5)
    go(s)
    assert texts(s) == ["return movement", "return perception"]
    say(s, "return movement")
    assert (s.knight.placed[0], s.knight.grit_cubes, s.knight.cut) == (1, 31, True)
    s.agenda = [KnightTurn()]
    go(s)
    assert s.pending == []
    s.knight.grit = 3
    lose_grit(s, 9)
    assert s.knight.grit == 0


@pytest.mark.rule("VC-K25")
def test_a_cut_turn_still_finishes_the_tile():
    s = table("kgdct", "knight", {(1, 0): "dark eye treasure_room"})
    s.knight.grit, s.knight.grit_cubes = 6, 30
    s.knight.pool, s.knight.placed = 3, [0] * 7
    s.map.flame = at((1, 0))
    turn(s)
    say(s, "place movement", "place strength", "place strength", "move 1,0")
    say(s, "return strength")
    assert s.knight.cut
    while kind(s) in ("orient", "fill"):
        s.choose(s.options[0])
    assert lit(s, (1, 0))
    assert s.map.treasures == [at((1, 0))]
    assert s.knight.grit == 2
    assert asked(s) == "goblins"


@pytest.mark.rule("VC-K26", "VC-K33")
def test_shield_makes_every_loss_one():
    s = table("kgdct", None)
    s.knight.grit = 20
    lose_grit(s, 5)
    assert s.knight.grit == 15
    s.agenda = []
    s.knight.placed[6], s.knight.pool = 1, 1
    lose_grit(s, 5)
    assert s.knight.grit == 14


@pytest.mark.rule("VC-K28", "VC-K27")
@pytest.mark.parametrize(
    ("quest", "grit"), [(0, 5), (1, 3), (2, 4), (3, 4), (4, 3), (5, 4), (6, 6), (7, 4), (8, 3), (9, 4)]
)
def test_each_sidequest_has_its_condition(quest: int, grit: int):
    s = table("kgdct", "knight")
    assert s.cards.quests[quest].grit == grit
    s.knight.hand, s.knight.quests = [quest], [q for q in range(10) if q != quest]
    turn(s)
    assert not quest_met(s, quest)
    assert refused(s, f"quest {th.SIDEQUESTS[quest]}") == "VC-K28"
    if quest == th.INTREPID:
        s.revealed = 10
    elif quest == th.BEDECKED:
        s.knight.faces = [1, 2]
    elif quest == th.PERSISTENT:
        s.smashed = 3
    elif quest == th.ADVENTUROUS:
        s.knight.met_at = [1, 2, 3]
    elif quest == th.SWIFT:
        s.knight.entered = list(range(7))
    else:
        s.knight.just = 1 << quest
    assert quest_met(s, quest)
    s.knight.faces = []
    if quest != th.BEDECKED:
        say(s, "place strength", f"quest {th.SIDEQUESTS[quest]}")
        assert s.knight.grit == grit
        assert len(s.knight.hand) == 1
        assert quest not in s.knight.hand


@pytest.mark.rule("VC-K28")
def test_what_has_just_happened_is_claimed_before_the_next_step():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    s.knight.hand, s.knight.quests = [th.EAGLE_EYED, th.STALWART, th.FEARLESS], []
    cubes(s, 6)
    tribes(s, eye=(3, (1, 0)))
    turn(s)
    say(s, "place strength", "place bow", "shoot eye")
    assert "quest eagle_eyed" in texts(s)
    assert "quest stalwart" not in texts(s)
    say(s, "place strength", "move 1,0")
    assert "quest eagle_eyed" not in texts(s)


@pytest.mark.rule("VC-K29", "VC-W03", "VC-W10")
def test_health_is_bounded_and_zero_is_death():
    s = table("kgdct", "goblins", agenda=[])
    gain_health(s, 3)
    assert s.knight.health == 7
    lose_grit(s, 45)
    assert s.result is None
    ends(s, lose_health, 7)
    assert s.result is not None
    assert s.result.ending == "goblins"


@pytest.mark.rule("VC-K30")
def test_the_ancient_map_crosses_walls():
    s = table("kgdct", "knight", {(1, 0): "ambush NS", (2, 0): "dark eye"})
    cubes(s, 5)
    turn(s)
    assert refused(s, "move 1,0") == "VC-K30"
    say(s, "place movement", "place ancient_map", "move 1,0")
    assert s.knight.map_used == 1
    assert refused(s, "move 2,0") == "VC-K30"
    say(s, "place ancient_map", "move 2,0")
    ways = {text for text in texts(s)} if kind(s) == "orient" else set()
    assert lit(s, (2, 0))
    assert s.knight.moved == 2
    assert isinstance(ways, set)


@pytest.mark.rule("VC-K31", "VC-M15", "VC-M12")
def test_a_bomb_opens_a_wall_and_the_side_is_filled():
    s = table("kgdct", "knight", {(1, 0): "ambush W"})
    s.knight.at = at((1, 0))
    turn(s)
    assert refused(s, "bomb 1,0 N") == "VC-K31"
    say(s, "place bomb", "bomb 1,0 N")
    assert (kind(s), asked(s)) == ("fill", "cavern")
    s.choose(s.options[0])
    assert s.map.dark(at((1, -1)))
    assert s.knight.bombs == 2
    assert not starts(s, "bomb")
    assert not s.map.wall(at((1, 0)), 0)


@pytest.mark.rule("VC-K32", "VC-B04")
def test_the_bow():
    s = table("kgdct", "knight", {(1, 0): "ambush", (2, 0): "dark eye"})
    cubes(s, 5)
    tribes(s, eye=(3, (2, 0)), bones=(2, (0, 1)))
    turn(s)
    say(s, "place bow")
    assert not starts(s, "shoot")
    say(s, "place strength", "place strength")
    assert starts(s, "shoot") == ["shoot bones", "shoot eye"]
    say(s, "shoot eye")
    assert (s.goblins.pop[2], s.goblins.at[2], s.goblins.rage) == (1, at((2, 0)), 2)
    assert not starts(s, "shoot")
    assert s.knight.met == 0


@pytest.mark.rule("VC-K34", "VC-T13")
def test_a_lost_treasures_cube_is_set_aside():
    from undercroft.games.crystal_caverns.rules.conflict.harm import lose_treasure

    s = table("kgdct", "knight")
    cubes(s, 3)
    treasure(s, "heroic_boots", 2)
    lose_treasure(s, 0)
    assert (s.knight.aside, s.knight.cards) == (1, [])
    treasure(s, "potion_kit")
    turn(s)
    assert "show potion_kit" in texts(s)
    say(s, "show potion_kit")
    assert s.knight.faces == [1]


@pytest.mark.rule("VC-K19", "VC-K34")
def test_a_javelin_lost_before_it_is_thrown_is_declared_no_more():
    from undercroft.games.crystal_caverns.rules.conflict.harm import lose_treasure

    s = table("kgdct", "knight")
    treasure(s, "javelin")
    turn(s)
    say(s, "javelin")
    assert s.attack_strength() == 2
    lose_treasure(s, 0)
    assert s.attack_strength() == 1


@pytest.mark.rule("VC-K35", "VC-K28")
def test_the_enchanted_bow():
    s = table("kgdct", "knight", {(1, 0): "ambush NS", (2, 0): "dark eye", (3, 0): "dark eye"})
    cubes(s, 6)
    treasure(s, "enchanted_bow", 1)
    s.dragon.at, s.dragon.hand = at((3, 0)), [2, 1, 0]
    s.thief.at = at((1, 0))
    turn(s)
    say(s, "place enchanted_bow")
    assert not starts(s, "magic")
    say(s, "place strength", "place strength")
    assert starts(s, "magic") == ["magic dragon"]
    say(s, "magic dragon")
    assert (asked(s), kind(s)) == ("dragon", "discard_powers")
    say(s, "discard claw", "discard flame")
    assert s.dragon.hand == [1, 0, 0]
    s.knight.enchanted = False
    s.knight.placed[1] = 3
    say(s, "place movement")
    assert starts(s, "magic") == ["magic dragon", "magic thief"]
    s.thief.upgrades = 1 << th.EVASION
    say(s, "magic thief")
    assert s.thief.at == OFF


@pytest.mark.rule("VC-K36")
def test_the_potion_kit():
    s = table("kgdct", "knight")
    cubes(s, 3)
    s.knight.health = 4
    treasure(s, "potion_kit")
    turn(s)
    assert "potion" not in texts(s)
    say(s, "place potion_kit", "potion")
    assert (s.knight.health, s.knight.discarded, s.knight.cards) == (6, 1, [])
    assert s.treasure_out == [th.POTION]
    t = table("kgdct", "knight")
    treasure(t, "potion_kit")
    turn(t)
    say(t, "place potion_kit")
    assert "potion" not in texts(t), "the last two cubes are hers for ever"


def event(s: Caverns, name: str) -> None:
    resolve_event(s, th.EVENTS.index(name))
    go(s)


@pytest.mark.rule("VC-E03")
def test_deep_and_dark():
    s = table("kgdct", "knight", agenda=[])
    event(s, "deep_and_dark")
    assert sum(s.cavern.omens) == 2
    t = table("kgd", "knight", agenda=[])
    event(t, "deep_and_dark")
    assert kind(t) == "keep_treasure"


@pytest.mark.rule("VC-E04", "VC-E05")
def test_light_and_fresh_air():
    s = table("kgdct", "knight", agenda=[])
    cubes(s, 3)
    s.knight.health = 3
    event(s, "light")
    say(s, "give pool cube")
    assert (s.knight.health, s.knight.discarded, s.knight.pool) == (5, 1, 2)
    for name in ("fresh_air", "fresh_water"):
        event(s, name)
        say(s, "yes")
    assert (s.knight.health, s.knight.aside, s.knight.pool) == (7, 2, 0)


@pytest.mark.rule("VC-E06")
def test_vantage_point():
    s = table("kgdct", "knight", {(0, 1): "dark eye event", (1, 1): "dark eye", (3, 3): "dark eye"}, agenda=[])
    before = s.revealed
    event(s, "vantage_point")
    assert set(starts(s, "reveal")) == {"reveal 0,-1", "reveal 1,0", "reveal 0,1", "reveal -1,0", "reveal 1,1"}
    while s.pending:
        s.choose(s.options[0])
    assert s.revealed == before + 5
    assert s.knight.grit == 5
    assert marked(s, (0, 1))
    assert s.map.dark(at((3, 3)))
    assert s.knight.health == 7


@pytest.mark.rule("VC-E07")
def test_cave_bread():
    s = table("kgdct", "knight", agenda=[])
    s.knight.discarded = 1
    event(s, "cave_bread")
    assert (s.knight.discarded, s.knight.pool) == (0, 3)
    event(s, "cave_bread")
    assert (s.knight.grit_cubes, s.knight.pool) == (15, 4)
    gain_grit(s, 45)
    assert s.knight.pool == 8
    event(s, "cave_bread")
    assert s.knight.pool == 8


@pytest.mark.rule("VC-D24", "VC-K27")
def test_flame_wall_burns_her_once_in_her_own_turn():
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 6)
    s.knight.grit = 30
    s.knight.grit_cubes = 16
    s.map.flame = at((1, 0))
    turn(s)
    say(s, "place movement", "move 1,0")
    assert s.knight.grit == 25
    say(s, "move 0,0", "move 1,0")
    assert s.knight.grit == 25


@pytest.mark.rule("VC-W01")
def test_killing_the_dragon_wins():
    s = table("kgdct", "knight", agenda=[StrikeDragon(5, True)])
    s.dragon.health = 1
    go(s)
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-W02")
def test_five_crystals_and_the_entrance_win_without_a_dragon():
    s = table("kgc", "knight", {(1, 0): "ambush"})
    s.knight.at = at((1, 0))
    s.knight.crystals = 4
    turn(s)
    say(s, "place movement", "move 0,0")
    assert s.result is None
    say(s, "move 1,0")
    s.knight.crystals = 5
    say(s, "move 0,0")
    assert s.result is not None
    assert s.result.ending == "knight"


@pytest.mark.rule("VC-G11")
def test_attacks_and_what_is_none():
    # A Bow shot is no attack: no scatter, no Sidequest of that kind; an Encounter attack is one.
    s = table("kgdct", "knight", {(1, 0): "ambush"})
    cubes(s, 6)
    tribes(s, eye=(4, (1, 0)))
    monster(s, "blob", 3)
    turn(s)
    say(s, "place strength", "place bow", "shoot eye")
    assert s.goblins.at[2] == at((1, 0))
    assert not s.knight.just >> th.DARING & 1
    assert events(s, "shot")


@pytest.mark.rule("VC-K25")
def test_a_set_aside_cube_goes_back_last():
    s = table("kgdct", "goblins", agenda=[ReturnCube(0)])
    s.knight.pool, s.knight.aside, s.knight.grit_cubes = 0, 3, 30
    go(s)
    assert (s.knight.aside, s.knight.grit_cubes) == (2, 31)
    assert tile_at(s, (0, 0)) == 0


@pytest.mark.rule("VC-K28")
def test_intrepid_needs_ten_tiles_and_persistent_three_crystals():
    s = table("kgdct", None)
    s.revealed, s.smashed = 9, 2
    assert not quest_met(s, th.INTREPID)
    assert not quest_met(s, th.PERSISTENT)
    s.revealed, s.smashed = 10, 3
    assert quest_met(s, th.INTREPID)
    assert quest_met(s, th.PERSISTENT)
