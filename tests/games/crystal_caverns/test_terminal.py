"""The terminal: the map within the screen, what cards say, boards looked at closer, headings."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from crystal import acts, at, cubes, go, mark, say, secrets, table, th, tile_at, treasure, tribes
from undercroft.games.crystal_caverns import GAME
from undercroft.games.crystal_caverns.constants import LAKE
from undercroft.games.crystal_caverns.rules.conflict.asides import Moment
from undercroft.games.crystal_caverns.rules.conflict.encounter import Ambush, Fight
from undercroft.games.crystal_caverns.rules.conflict.forced import Push
from undercroft.games.crystal_caverns.rules.effects.treasures import KeepTreasure
from undercroft.games.crystal_caverns.rules.roles.goblins import ChooseWar
from undercroft.games.crystal_caverns.rules.roles.monsters import draw_and_assign
from undercroft.games.crystal_caverns.rules.tiles.placing import EndTiles
from undercroft.games.crystal_caverns.rules.tiles.tiles import Orient
from undercroft.games.crystal_caverns.state import Caverns
from undercroft.terminal import prompts


def printed(thing: RenderableType, width: int = 80) -> str:
    out = io.StringIO()
    Console(file=out, width=width, no_color=True).print(thing)
    return out.getvalue()


def drawn(s: Caverns, seat: int, width: int = 80, language: str = "en") -> str:
    return printed(GAME.wording.draw(s, seat, GAME.texts(language), width), width)


def closer(s: Caverns, viewer: int, seat: int) -> str:
    return " ".join(printed(GAME.wording.draw(s, viewer, GAME.texts("en"), 80).closer(seat)).split())


def options(s: Caverns, language: str = "en") -> str:
    return printed(prompts.options(s.pending[0], s, GAME, GAME.texts(language), "Or"))


def street(length: int, knight: int) -> Caverns:
    """A map of one row, the Knight somewhere on it and the Dragon at its end."""
    tiles = {(x, 0): "event" for x in range(1, 16)} | {(x, 0): "ambush" for x in range(16, length)}
    s = go(table("kgdct", "knight", tiles))
    s.knight.at = at((knight, 0))
    s.dragon.at = at((length - 1, 0))
    return s


def test_a_map_wider_than_the_screen_is_drawn_around_ones_piece():
    s = street(25, 3)
    near = drawn(s, 0)
    assert max(len(line.rstrip()) for line in near.splitlines()) <= 80
    row = next(line for line in near.splitlines() if line.startswith("  0 "))
    assert "K" in row
    assert "D" not in row
    assert "Further east: 8 tiles not drawn (columns E17 to E24): the Dragon" in near
    s.knight.at = at((20, 0))
    far = drawn(s, 0)
    assert "Further west: 10 tiles not drawn (columns W1 to E6)" in far
    assert "Further east" not in far
    assert "not drawn" not in drawn(s, 0, 160)
    assert "Più a ovest: 10 tessere non disegnate" in drawn(s, 0, language="it")


def test_what_the_knight_has_left_and_her_sidequests_are_shown():
    s = table("kgdct", "knight")
    s.knight.hand, s.knight.quests = [th.SWIFT], [q for q in range(10) if q != th.SWIFT]
    cubes(s, 4)
    go(s)
    say(s, "place movement", "place perception")
    own = " ".join(drawn(s, 0).split())
    assert "Movement used 0 of 3, Encounters used 0 of 2" in own
    assert "Swift (+" in own
    assert "Swift" not in drawn(s, 1)
    assert "Place a cube on Movement (3 > 5)" in options(s)


def test_a_tribes_strength_is_shown():
    s = table("kgdct", None)
    tribes(s, fangs=(2, None))
    assert "Fangs 2 (Strength 3, Perception 3)" in " ".join(drawn(s, 0).split())


def test_war_cards_tell_what_they_bring():
    s = table("kgdct", "goblins", agenda=[ChooseWar()])
    s.goblins.rage = 2
    s.goblins.drawn = [th.WAR.index("thirst"), th.WAR.index("hate")]
    go(s)
    assert "Follow Thirst (3/2/1 discs for Fangs/Bones/Eye, Monsters 1, Secrets 0, Rage 0)" in " ".join(
        options(s).split()
    )


def test_powers_and_omens_tell_their_cost():
    s = table("kgdct", "dragon")
    s.dragon.hand = [0, 2, 0]
    go(s)
    assert "Scorch (Flame, Flame)" in options(s)
    t = table("kgdct", "cavern")
    t.cavern.omens = [0, 2, 0, 0, 0, 0]
    go(t)
    assert "Rockslide (2 of Bat, Boulder, Quartz)" in options(t)


def test_a_card_to_choose_shows_its_text():
    s = table("kgdct", "knight", agenda=[KeepTreasure()])
    s.treasure_pool.remove(th.BOOTS)
    s.offer = [th.BOOTS]
    go(s)
    assert "Heroic Boots: While it holds a cube: +4 Movement" in " ".join(drawn(s, 0).split())
    assert "Heroic Boots" not in drawn(s, 1)


def test_tiles_in_hand_show_symbol_and_open_sides_to_the_cavern_alone():
    s = table("kgdct", "cavern")
    s.cavern.hand = [th.KINDS.index("event") + 20]
    id = s.cards.tile_ids[s.cavern.hand[0]]
    name = GAME.texts("en").format(f"tile-{id}")
    assert f"{name} (" in " ".join(drawn(s, 3).split())
    assert "open" in drawn(s, 3)
    assert name not in drawn(s, 0)


def test_looking_at_a_seat_closer_shows_its_cards_and_no_secrets():
    s = table("kgdct", None, {(1, 0): "dark eye"})
    treasure(s, "heroic_boots", 1)
    treasure(s, "javelin")
    secrets(s, "hex")
    tribes(s, eye=(2, (1, 0)))
    s.knight.hand = [th.DARING]
    theirs = closer(s, 1, 0)
    assert "Heroic Boots: While it holds a cube" in theirs
    assert "a face-down Treasure" in theirs
    assert "Javelin" not in theirs
    assert "Daring" not in theirs
    assert "Daring (+" in closer(s, 0, 0)
    assert "Hex:" in closer(s, 1, 1)
    assert "Hex" not in closer(s, 0, 1)
    assert "at 1 east" in closer(s, 0, 1)
    assert "Burn [Flame, Wing]: Reveal one Dark tile" in closer(s, 0, 2)
    assert "Hatred [1/2/3 of Mushroom, Trail, Chasm]" in closer(s, 0, 3)
    assert "No upgrades yet" in closer(s, 0, 4)


@pytest.mark.parametrize(("language", "headings"), [("en", ["Cubes", "Move", "Or"]), ("it", ["Cubetti", "Muovi"])])
def test_many_options_stand_under_headings(language: str, headings: list[str]):
    shown = options(go(table("kgdct", "knight")), language)
    begun = [heading for line in shown.splitlines() for heading in headings if line.startswith(heading)]
    assert sorted(begun) == sorted(headings) != []


def test_one_cube_and_two_cubes():
    s = table("kgdct", "thief", {(1, 0): "vault"})
    s.thief.at = s.knight.at = at((1, 0))
    mark(s, (1, 0))
    go(s)
    say(s, "stats 2 4 3")
    assert "Backstab the Knight with 1 cube " in options(s)
    assert "Backstab the Knight with 2 cubes" in options(s)
    assert "Pugnala il Cavaliere con 1 cubetto" in options(s, "it")


def test_no_italian_sentence_puts_an_article_after_a_preposition_that_swallows_it():
    """`a` and `la Tribù` would be `alla Tribù`: a name that comes with its article stands after none of these."""
    italian = (GAME.folder() / "texts" / "it.ftl").read_text("utf-8")
    assert re.findall(r"(?i)^.*\b(?:a|di|da|in|su) \{ \$(?:tribe|target) \}.*$", italian, re.MULTILINE) == []
    s = table("kgdct", "goblins", agenda=[])
    tribes(s, bones=(1, None))
    draw_and_assign(s, 1)
    go(s)
    assert "per la Tribù dell'Occhio" in options(s, "it")


def test_italian_sentences_begin_with_a_capital_and_an_article():
    s = table("kgdct", "goblins", {(1, 0): "dark fangs"})
    tribes(s, fangs=(2, None))
    acts(s)
    assert "Attiva la Tribù delle Zanne" in options(s, "it")
    say(s, "activate fangs")
    story = [GAME.wording.describe_event(event, GAME.texts("it")) for event in s.events or []]
    assert story[-1] == "Si attiva la Tribù delle Zanne"
    say(s, "appear 1,0")
    assert GAME.wording.describe_event((s.events or [])[-1], GAME.texts("it")) == "La Tribù delle Zanne appare su 1 est"


def test_what_is_asked_names_the_tile_the_piece_and_how_many():
    s = table("k", "knight", agenda=[EndTiles(th.KNIGHT, 3)])
    go(s)
    assert (
        GAME.texts("en").format("decision-end_tile", GAME.wording.question(s, 0))
        == "Where does the next tile go? 3 to place"
    )
    t = table("kgdct", "cavern", {(1, 0): "event"}, agenda=[Push(1 + th.EYE, 3, th.CAVERN)])
    tribes(t, eye=(2, (1, 0)))
    go(t)
    assert GAME.texts("en").format("decision-push", GAME.wording.question(t, 3)) == "Where is the Eye Tribe moved?"
    u = table("kgdct", "dragon", {(1, 0): "dark eye event"}, agenda=[])
    u.asking = Orient(tile_at(u, (1, 0)), th.DRAGON, -1)
    assert GAME.texts("en").format("decision-orient", GAME.wording.question(u, 2)) == "How does the tile at 1 east lie?"


def test_a_space_is_called_by_its_way_from_the_entrance():
    for fact, english, italian in (
        ("2,-1", "2 east 1 north", "2 est 1 nord"),
        ("0,3", "3 south", "3 sud"),
        ("0,0", "Entrance", "Ingresso"),
    ):
        assert [GAME.texts(language).name("space", fact) for language in ("en", "it")] == [english, italian]
    removed = {"space": ["-1,0", "-1,2"]}
    assert GAME.texts("en").format("event-wrath", removed) == "Wrath brings down the tiles at 1 west, 1 west 2 south"
    head = next(line for line in drawn(go(table("k", "knight")), 0).splitlines() if "E1" in line)
    assert head.split() == ["W1", "0", "E1"]


def test_seats_are_called_by_their_roles_at_the_end():
    s = table("kt", "thief")
    assert [GAME.measures.role(s, seat) for seat in range(2)] == ["knight", "thief"]
    assert "Thief: Movement used" in printed(GAME.wording.draw(s, 0, GAME.texts("en"), 80).scores())


def test_a_space_north_or_west_is_not_taken_for_one_south_or_east():
    s = table("k", "knight", agenda=[EndTiles(th.KNIGHT, 1)])
    go(s)
    for typed, meant in (
        ("Place it on 1 east 1 south", "1,1"),
        ("place it on 1 east 1 n", "1,-1"),
        ("place tile -1 1", "-1,1"),
        ("place it on 2 west", "-2,0"),
    ):
        found = prompts.matching(typed, s.pending[0], s, GAME, GAME.texts("en"))
        assert [choice.text for choice in found] == [f"place tile {meant}"]


@pytest.mark.parametrize(
    ("terrain", "upright", "letters", "named"),
    [
        (th.CANYON, 0, ["x", "="], "= Canyon"),
        (th.LAKE, 0, ["~"], "~ Lake"),
        (th.MAGMA, 0, ["%"], "% Magma"),
        (th.FOREST, 0, ["&"], "& Mushroom Forest"),
        (th.PIT, 0, ["u"], "u Pit"),
        (th.RIVER, 0, ["wE"], "w River"),
        (th.RIVER, 1, ["wS"], "w River"),
    ],
)
def test_terrain_is_drawn_and_its_letters_are_explained(terrain: int, upright: int, letters: list[str], named: str):
    s = table("kgdct", "knight", {(1, 0): "ambush"}, terrain="yes")
    before = drawn(go(s), 0)
    s = table("kgdct", "knight", {(1, 0): "ambush"}, terrain="yes")
    s.map.put_terrain(terrain, at((2, 0)), upright)
    s.terrain_left.remove(terrain)
    after = drawn(go(s), 0)
    assert named not in before
    assert named in after
    for letter in letters:
        assert letter in after.split(named)[0]


def test_she_is_told_what_lies_in_ambush_before_she_places_cubes():
    s = table("k", "knight", agenda=[Fight(th.MONSTERS.index("ogre"), -1), Moment(True)])
    s.knight.monster_bonus = 1
    go(s)
    asked = GAME.texts("en").format("decision-brace", GAME.wording.question(s, 0))
    assert "Ogre" in asked
    assert "Strength 5" in asked
    assert "Ogre token stays on the Ambush space" in asked
    assert "il segnalino Orco resta" in GAME.texts("it").format("decision-brace", GAME.wording.question(s, 0))
    s = table("k", "knight", agenda=[Fight(-1, -1), Moment(True)])
    line = s.table.line + 2
    assert f"up to {line}" in GAME.texts("en").format("decision-brace", GAME.wording.question(go(s), 0))
    s = table("kg", "knight", agenda=[Ambush()])
    tribes(s, fangs=(3, None), eye=(2, None))
    assert "up to 4" in GAME.texts("en").format("decision-brace", GAME.wording.question(go(s), 0))


def test_every_monster_that_may_lie_in_ambush_is_on_her_board():
    s = go(table("k", "knight"))
    board = closer(s, 0, 0)
    for monster in ("Pet Frog: Strength 2.", "Flame Giant: Strength", "Wisp: It does not fight"):
        assert monster in board
    assert "Pet Frog" not in closer(go(table("kg", "knight")), 0, 0)


@pytest.mark.rule("VC-V30", "VC-V07", "VC-N03")
def test_a_board_tells_its_level_its_variant_cards_and_the_terrain_that_lies():
    s = table("kd", "knight", {(1, 0): "ambush"}, knight="hard", dragon="expert", terrain="yes")
    board = " ".join(closer(s, 0, 0).split())
    assert "Level: Baroness. The Dragon has 6 Health" in board
    assert "Goblin Infestation: In an Ambush" in board
    assert "Lake:" not in board
    s.map.put_terrain(LAKE, at((3, 0)), 0)
    board = " ".join(closer(s, 0, 0).split())
    assert "Lake: A Tribe loses 1 Population when it enters the Lake" in board
    assert "wakes at 13 cubes, and only after he has used Shriek in 3" in " ".join(closer(s, 0, 1).split())
    t = table("gdc", "goblins", {(1, 0): "ambush"})
    assert "Ash Dragon:" in closer(t, 0, 0), "a card of the map is everybody's"
