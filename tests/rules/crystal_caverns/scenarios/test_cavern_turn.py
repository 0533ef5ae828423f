"""Scenarios of a fresh reader of the rulebook: the Cavern's omens, tiles and Treasures."""

import pytest

from crystal import OFF, asked, at, go, kind, lit, mark, say, starts, table, texts, th, tile_at, tribes
from undercroft.games.crystal_caverns.map import CARRIED
from undercroft.games.crystal_caverns.rules import rounds
from undercroft.games.crystal_caverns.rules.conflict.crossing import free_upgrades
from undercroft.games.crystal_caverns.rules.effects.omens import cost_of, payments, perform, spores
from undercroft.games.crystal_caverns.rules.roles.cavern import collect
from undercroft.games.crystal_caverns.rules.tiles.placing import PlaceTreasure
from undercroft.games.crystal_caverns.rules.tiles.tiles import lift_tile
from undercroft.games.crystal_caverns.state import Caverns

BAT, BOULDER, QUARTZ, MUSHROOM, TRAIL, CHASM = range(6)


def depths(tiles: dict[tuple[int, int], str] | None = None, omens: list[int] | None = None) -> Caverns:
    """The Cavern's turn with these Omen tokens."""
    s = table("kgdct", "cavern", tiles or {(1, 0): "ambush", (2, 0): "dark eye"})
    s.cavern.omens = omens or [0] * 6
    return go(s)


def omen(s: Caverns, which: int) -> Caverns:
    s.agenda, s.pending = [], []
    perform(s, which)
    return go(s)


def hold(s: Caverns, *kinds: int) -> None:
    """Give the Cavern a hand of tiles of these kinds."""
    s.stack += s.cavern.hand
    s.cavern.hand = []
    for tile_kind in kinds:
        tile = next(t for t in s.stack if s.cards.kinds[t] == tile_kind)
        s.stack.remove(tile)
        s.cavern.hand.append(tile)


@pytest.mark.rule("VC-C01", "VC-T30", "VC-D31")
def test_vs266_which_tokens_count_for_omens():
    s = table("kgdct", "cavern", {(1, 0): "crystal", (2, 0): "crystal", (3, 0): "dark eye"}, agenda=[])
    mark(s, (1, 0))
    mark(s, (2, 0))
    s.map.treasures = [at((3, 0)), at((0, 1)), at((0, -1))]
    s.thief.carried, s.map.gems[0], s.thief.upgrades, s.dragon.kept = 2, CARRIED, 15, 1
    s.supply = 12 - 3 - 2 - 4 - 1
    assert s.stashed() == 4
    collect(s)
    assert sum(s.cavern.omens) == 5


@pytest.mark.rule("VC-C01", "VC-M02")
def test_vs267_crystal_tiles_without_tokens_do_not_count():
    s = table("kgdct", "cavern", {(x, 0): "crystal" for x in range(1, 5)}, agenda=[])
    mark(s, (2, 0))
    collect(s)
    assert sum(s.cavern.omens) == 2


@pytest.mark.rule("VC-C02", "VC-C12", "VC-C01")
def test_vs269_omens_before_the_draw():
    s = depths(omens=[0, 1, 0, 0, 0, 0])
    s.map.treasures, s.supply = [at((0, 1))], 11
    assert kind(s) == "cavern"
    say(s, "omen past_plunder", "treasure 2,0")
    assert len(s.map.treasures) == 2
    if kind(s) == "cavern" and not s.cavern.collected:
        say(s, "collect omens")
    assert sum(s.cavern.omens) == 3


@pytest.mark.rule("VC-C02", "VC-C03", "VC-C04")
def test_vs269_omens_between_all_phases():
    s = depths(omens=[6] * 6)
    seen = []
    while asked(s) == "cavern" and not (kind(s) == "cavern" and "end turn" in texts(s)):
        if kind(s) == "cavern":
            seen.append(len(starts(s, "omen")) > 0)
        s.choose(s.options[-1])
    seen.append(len(starts(s, "omen")) > 0)
    assert seen == [True] * 4


@pytest.mark.rule("VC-C02", "VC-C01")
def test_vs270_spent_tokens_may_be_drawn_again():
    s = depths(omens=[6] * 6)
    say(s, "omen past_plunder", "pay boulder", "treasure 2,0")
    assert sum(s.cavern.omens) == 35
    say(s, "collect omens")
    assert s.cavern.omens == [6] * 6


@pytest.mark.rule("VC-C02")
def test_vs271_each_omen_grows_dearer_by_itself():
    s = table("kgdct", "cavern", agenda=[])
    found = []
    for _ in range(4):
        found.append(cost_of(s, th.HATRED))
        perform(s, th.HATRED)
    assert (found, cost_of(s, th.PLUNDER)) == ([1, 2, 3, 3], 1)
    t = table("kgdct", None, agenda=[rounds.NextTurn(th.DRAGON)])
    t.cavern.hatreds = t.cavern.plunders = 3
    go(t)
    assert (cost_of(t, th.HATRED), cost_of(t, th.PLUNDER)) == (1, 1)


@pytest.mark.rule("VC-C02")
def test_vs272_any_mix_of_the_symbols_shown():
    s = table("kgdct", "cavern", agenda=[])
    s.cavern.omens = [1, 0, 2, 1, 1, 0]
    assert {act.text for act in payments(s, th.SPORES)} == {
        "pay quartz quartz mushroom",
        "pay quartz quartz trail",
        "pay quartz mushroom trail",
    }


@pytest.mark.rule("VC-C06", "VC-C14")
def test_vs273_crystal_tiles_first_in_her_own_turn():
    s = table("kgdct", "cavern", agenda=[])
    hold(s, th.CRYSTAL, th.CRYSTAL, th.EVENT)
    omen(s, th.HATRED)
    say(s, "place tile 2,0")
    assert kind(s) == "put_tile"
    assert len(texts(s)) == 2
    assert all("crystal" in text for text in texts(s))


@pytest.mark.rule("VC-C06", "VC-C15", "VC-M12")
def test_vs283_filling_after_a_rotation_takes_crystal_tiles_first():
    s = table("kgdct", "cavern", {(1, 0): "event EW", (2, 0): "dark eye", (1, 1): "dark bones"}, agenda=[])
    s.stack += s.removed
    hold(s, th.CRYSTAL, th.EVENT, th.AMBUSH)
    s.knight.at = at((1, 0))
    omen(s, th.CURSE)
    say(s, "rotate 1,0")
    if kind(s) == "rotate":
        s.choose(s.options[0])
    assert (kind(s), asked(s)) == ("fill", "cavern")
    assert len(texts(s)) == 1
    assert "crystal" in texts(s)[0]
    s.choose(s.options[0])
    assert s.map.dark(at((1, -1)))
    assert s.knight.at == at((1, 0))
    assert s.map.wall(at((1, 0)), 3), "no longer joined to the Entrance"


@pytest.mark.rule("VC-C03", "VC-M08")
def test_vs274_a_tile_must_be_placed_beside_any_tile():
    s = depths({(1, 0): "ambush W", (2, 0): "dark eye"})
    while kind(s) == "cavern":
        s.choose(s.options[-1])
    assert kind(s) == "shape"
    assert all(text.startswith("place tile") for text in texts(s)), "no way to skip it"
    assert {"place tile 3,0", "place tile 1,1", "place tile 2,1"} <= set(texts(s))
    assert "place tile 3,1" not in texts(s)


@pytest.mark.rule("VC-C04")
def test_vs275_where_a_treasure_may_lie():
    tiles = {spot: "dark fangs" for spot in ((1, 0), (0, 1), (-1, 0), (0, -1))} | {(1, 1): "dark eye", (-1, 1): "event"}
    s = table("kgdct", "cavern", tiles, agenda=[PlaceTreasure(False)])
    tribes(s, bones=(2, (1, 0)))
    s.map.treasures, s.supply = [at((0, 1))], 1
    s.map.gems[1] = at((-1, 0))
    s.dragon.at = at((1, 1))
    go(s)
    assert set(texts(s)) == {"treasure -1,0", "treasure 0,-1"}
    say(s, "treasure -1,0")
    s.agenda = [PlaceTreasure(False)]
    go(s)
    assert (s.pending, s.supply) == ([], 0)


@pytest.mark.rule("VC-C04", "VC-X02")
def test_vs276_a_treasure_comes_in_the_collapse_too():
    s = table("kgdct", "cavern", {(x, 0): "ambush" for x in range(1, 9)})
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.dragon.at = s.thief.at = OFF
    go(s)
    assert s.collapse
    while asked(s) == "cavern" and kind(s) != "place_treasure":
        s.choose(s.options[-1])
    assert kind(s) == "place_treasure"
    assert "no" not in texts(s)


@pytest.mark.rule("VC-C10", "VC-B29")
def test_vs277_whom_the_bats_may_carry():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[])
    s.map.treasures, s.supply, s.thief.carried = [at((1, 0))], 9, 2
    s.map.gems[0] = at((2, 0))
    tribes(s, bones=(2, (2, 0)), eye=(2, (4, 4)))
    assert s.lurking(2)
    omen(s, th.BATS)
    assert set(texts(s)) == {"bats 1,0", "bats on knight", "bats on bones"}


@pytest.mark.rule("VC-C10", "VC-F06")
def test_bats_may_be_sent_to_a_knight_who_cannot_be_moved():
    s = table("kgdct", "cavern", {(1, 0): "ambush"}, agenda=[])
    s.thief.at = at((1, 0))
    omen(s, th.BATS)
    say(s, "bats on knight")
    assert (s.pending, s.knight.at) == ([], at((0, 0)))


@pytest.mark.rule("VC-C11", "VC-M16", "VC-M06", "VC-T11")
def test_vs281_a_rockslide_is_a_wall():
    s = table("kgdct", "thief", {(1, 0): "ambush", (2, 0): "ambush", (3, 0): "dark eye", (3, 1): "dark eye"})
    s.map.rocks = [tile_at(s, (1, 0)) * 4 + 1]
    s.thief.at = at((1, 0))
    assert not s.map.sees(at((1, 0)), at((2, 0)))
    go(s)
    say(s, "stats 2 3 4")
    assert "move 2,0" not in texts(s)
    assert "climb 2,0" in texts(s)
    c = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye", (3, 0): "dark eye"}, agenda=[])
    omen(c, th.ROCKSLIDE)
    assert "rock 1,0 E" in texts(c)
    assert "rock 2,0 E" not in texts(c), "Dark and Dark"


@pytest.mark.rule("VC-M16", "VC-M17")
def test_vs282_a_removed_tile_gives_its_rockslide_back():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "ambush"}, agenda=[])
    s.map.rocks = [0 * 4 + 1, 0 * 4 + 2]
    lift_tile(s, tile_at(s, (1, 0)))
    assert s.map.rocks == [0 * 4 + 2]


@pytest.mark.rule("VC-C15")
def test_vs285_an_event_token_comes_back_to_a_lit_event_tile_without_one():
    tiles = {(1, 0): "event", (2, 0): "event", (0, 1): "ambush", (0, 2): "dark eye event"}
    s = table("kgdct", "cavern", tiles, agenda=[])
    mark(s, (2, 0))
    omen(s, th.CURSE)
    assert starts(s, "restore") == ["restore 1,0"]


@pytest.mark.rule("VC-C13", "VC-D02")
def test_vs288_spores_on_the_dragon():
    s = table("kgdct", "cavern", agenda=[])
    s.dragon.wake, s.dragon.tracks = 4, [3, 4, 3, 0, 0]
    assert s.armor() == 2
    spores(s, th.DRAGON)
    go(s)
    assert asked(s) == "dragon"
    assert texts(s) == ["doze greed", "doze pride_event", "doze pride_still", "doze pride_gem"]
    say(s, "doze greed")
    assert (s.dragon.wake, s.armor(), s.spirit()) == (3, 1, 4)
    t = table("kgdct", "cavern", agenda=[])
    spores(t, th.DRAGON)
    go(t)
    assert (t.pending, t.dragon.wake) == ([], 0)


@pytest.mark.rule("VC-C13", "VC-T32", "VC-T36")
def test_vs289_spores_on_the_thief_keep_the_token():
    s = table("kgdct", "cavern", agenda=[])
    mine = (th.PLUS_MOVEMENT, th.FLIP_2, th.FLIP_3, th.STICKY_FINGERS, th.EVASION)
    s.thief.upgrades = s.thief.taken = sum(1 << each for each in mine)
    s.supply = 7
    before = s.stat(0)
    spores(s, th.THIEF)
    go(s)
    assert (asked(s), len(texts(s))) == ("thief", 5)
    say(s, "lose plus_movement")
    assert (s.stashed(), s.stat(0), s.supply) == (5, before - 1, 7)
    assert th.PLUS_MOVEMENT in free_upgrades(s)


@pytest.mark.rule("VC-C14", "VC-X03", "VC-X04")
def test_vs290_hatred_in_the_collapse_keeps_the_order():
    s = table("kgdct", "cavern", {(x, 0): "ambush" for x in range(1, 9)} | {(0, 1): "ambush"})
    s.removed, s.stack, s.cavern.hand = s.removed + s.stack + s.cavern.hand, [], []
    s.cavern.omens = [0, 0, 0, 0, 3, 0]
    s.dragon.at = s.thief.at = OFF
    before = len(s.map.cells())
    go(s)
    say(s, "omen hatred")
    assert set(texts(s)) == {f"remove {x},{y}" for x, y in ((8, 0), (0, 1), (-1, 0), (0, -1))}
    say(s, "remove 8,0")
    assert "omen hatred" in texts(s)
    say(s, "omen hatred", "remove 7,0")
    while kind(s) in ("cavern", "remove"):
        s.choose(s.options[-1])
        if s.cavern.placed:
            break
    assert len(s.map.cells()) == before - 5


@pytest.mark.rule("VC-X01", "VC-C14")
def test_vs291_the_collapse_waits_for_her_next_turn():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"})
    s.stack += s.cavern.hand
    s.cavern.hand = [s.stack.pop(0)]
    s.removed, s.stack = s.removed + s.stack, []
    s.cavern.omens = [0, 0, 0, 0, 3, 0]
    go(s)
    say(s, "collect omens", "shape", "place tile 3,0")
    assert not s.tiles_left()
    assert not s.collapse
    assert "omen hatred" not in texts(s)
    while asked(s) == "cavern":
        s.choose(s.options[-1])
    assert (asked(s), s.collapse) == ("thief", False)
    s.choose_text("stats 2 3 4")
    say(s, "end turn")
    assert (asked(s), s.collapse) == ("knight", False)


@pytest.mark.rule("VC-C06", "VC-X01", "VC-C14")
def test_vs424_the_last_two_tiles_in_one_turn():
    s = table("kgdct", "cavern", {(1, 0): "ambush", (2, 0): "dark eye"})
    hold(s, th.CRYSTAL, th.EVENT)
    s.removed, s.stack = s.removed + s.stack, []
    s.cavern.omens = [0, 0, 0, 0, 3, 0]
    go(s)
    say(s, "collect omens", "shape", "place tile 3,0")
    if kind(s) == "put_tile":
        assert len(texts(s)) == 1
        s.choose(s.options[0])
    assert s.cards.kinds[tile_at(s, (3, 0))] == th.CRYSTAL
    say(s, "omen hatred")
    if kind(s) == "pay":
        s.choose(s.options[0])
    say(s, "place tile 4,0")
    assert (s.tiles_left(), s.collapse) == (False, False)
    count = len(s.map.cells())
    say(s, starts(s, "place treasure")[0])
    assert kind(s) == "place_treasure"
    s.choose(s.options[0])
    assert len(s.map.cells()) == count
    assert not lit(s, (4, 0))
