"""An owner's card files in place of the game's own: they take effect, and mistakes in them are answered."""

from pathlib import Path

import pytest

from brewery import in_reserve, refused, say, table, texts
from undercroft.engine.errors import CardError, SaveError
from undercroft.engine.transcript import Recorder, parse, replay
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.definitions.load import FILES, OWN


def replaced(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A folder with one of the game's own files, changed: each text once, where it first stands."""
    text = (OWN / f"{file}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{file}.toml").write_text(text, "utf-8")
    return folder


def line_with(folder: Path, file: str, words: str, nth: int = 1) -> int:
    """The number of the nth line that holds some words."""
    lines = (folder / f"{file}.toml").read_text("utf-8").splitlines()
    return [number for number, line in enumerate(lines, 1) if words in line][nth - 1]


# Good replacements.
def test_a_changed_price_is_paid(tmp_path: Path) -> None:
    cards = GAME.load_cards(replaced(tmp_path, "market", ('"Fruit"', '"Plums"'), ("price = 2", "price = 5")))
    s = table("purchase", coins={0: 5, 1: 4}, cards=cards)
    say(s, "buy fruit")
    assert s.brewers[0].coins == 0
    say(s, "end purchase")
    assert refused(s, "buy fruit") == "DB-M4"
    assert "buy spices" in texts(s), "what the owner did not change stays"
    assert GAME.texts("en", cards).card("ingredient", "fruit") == "Plums"
    assert table("purchase", coins={0: 2}).options[0].text == "buy fruit", "and the game's own cards are untouched"


def test_a_changed_recipe_is_brewed_as_changed(tmp_path: Path) -> None:
    folder = replaced(
        tmp_path,
        "recipes",
        ('{ color = "yellow", min = 2 },\n  { color = "green", min = 1 },', '{ color = "black", min = 6 },'),
        ("reward = { xp = 0, coins = 2", "reward = { xp = 7, coins = 9"),
        ('ingredient = "fruit", bonus = { xp = 0, coins = 3 }', 'ingredient = "honey", bonus = { xp = 5, coins = 0 }'),
    )
    cards = GAME.load_cards(folder)
    assert "brew mass_lager" not in texts(
        table("brewing", store={0: "yellow6 green6"}, display="mass_lager", cards=cards)
    )
    s = table(
        "brewing",
        store={0: "black6", 1: "yellow1 yellow3"},  # a recipe of one die needs no second one in the Storehouse
        ingredients={0: "honey fruit"},
        display="mass_lager village_wheat",
        cards=cards,
    )
    say(s, "brew mass_lager")
    assert texts(s) == ["improve honey", "no improvement"]
    say(s, "improve honey")
    assert (s.brewers[0].xp, s.brewers[0].coins) == (7 + 1 + 5, 9)
    assert in_reserve(s, 0) == "black6"


def test_other_files_take_effect_too(tmp_path: Path) -> None:
    folder = replaced(
        tmp_path,
        "setup",
        ("recipes_to_end = 10", "recipes_to_end = 4"),
        ("flat_xp_per_brew = 1", "flat_xp_per_brew = 3"),
    )
    replaced(folder, "black_market", ("unlock_round = 3", "unlock_round = 1"))
    replaced(folder, "board", ("speed_up_min = 3", "speed_up_min = 6"))
    cards = GAME.load_cards(folder)
    s = table("purchase", round=1, coins={0: 9}, store={0: "yellow2 green1"}, display="mass_lager", cards=cards)
    assert GAME.view(s, 0)["to_end"] == 4
    assert "buy raise_die" in texts(s)
    say(s, "end purchase", "end purchase", "brew mass_lager")
    assert s.brewers[0].xp == 3
    s = table("placement", reserve={0: "blue5"}, base={0: {"malt_house_seed": "seed"}}, cards=cards)
    assert refused(s, "speed malt_house_seed blue5") == "DB-P4"


def test_unchanged_copies_play_the_same_game(tmp_path: Path) -> None:
    for file in FILES:
        replaced(tmp_path, file)
    ours, theirs = GAME.new(3, seed=4), GAME.new(3, seed=4, cards=GAME.load_cards(tmp_path))
    for _ in range(200):
        assert [choice.text for choice in ours.options] == [choice.text for choice in theirs.options]
        text = ours.options[ours.chance.drawn % len(ours.options)].text
        ours.choose_text(text)
        theirs.choose_text(text)
    assert theirs.setup.deck != "own", "yet they are not the game's own files"


# Labels, saves and transcripts.
def test_saves_and_transcripts_name_the_deck(tmp_path: Path) -> None:
    one = GAME.load_cards(replaced(tmp_path / "one", "market", ("price = 2", "price = 5")))
    two = GAME.load_cards(replaced(tmp_path / "two", "market", ("price = 2", "price = 6")))
    copy = GAME.load_cards(replaced(tmp_path / "twin", "market", ("price = 2", "price = 5")))
    assert GAME.load_cards(None).deck == "own"
    assert len({"own", one.deck, two.deck}) == 3
    assert one.deck == copy.deck, "the same cards in another folder are the same cards"
    own = str(Recorder.begin(GAME, GAME.setup(2), 1).transcript)
    theirs = str(Recorder.begin(GAME, GAME.setup(2, cards=one), 1).transcript)
    assert "\ncards " not in own
    assert f"\ncards {one.deck}\n" in theirs
    assert f'"cards":"{one.deck}"'.encode() in GAME.save(GAME.new(2, seed=1, cards=one))


def test_a_save_is_loaded_only_with_its_own_cards(tmp_path: Path) -> None:
    one = GAME.load_cards(replaced(tmp_path / "one", "market", ("price = 2", "price = 5")))
    two = GAME.load_cards(replaced(tmp_path / "two", "market", ("price = 2", "price = 6")))
    saved = GAME.save(GAME.new(2, seed=1, cards=one))
    again = GAME.load(saved, one)
    assert GAME.save(again) == saved
    assert again.cards.prices[0] == 5
    for other in (None, two):
        with pytest.raises(SaveError, match=one.deck):
            GAME.load(saved, other)
    with pytest.raises(SaveError, match="own"):
        GAME.load(GAME.save(GAME.new(2, seed=1)), one)


def test_a_transcript_is_replayed_only_with_its_own_cards(tmp_path: Path) -> None:
    one = GAME.load_cards(replaced(tmp_path, "market", ("price = 2", "price = 5")))
    recorder = Recorder.begin(GAME, GAME.setup(2, cards=one), 1)
    recorder.choose(recorder.state.options[-1])
    text = str(recorder.transcript)
    assert GAME.save(replay(parse(text), GAME, one))
    with pytest.raises(SaveError, match=one.deck):
        replay(parse(text), GAME)


# Mistakes: what is changed, where the answer points, and what it says was expected.
MISTAKES = [
    pytest.param("market", [("price = 4", "price = = 4")], "price = = 4", "-", "not valid TOML", id="syntax"),
    pytest.param("market", [('id = "honey"', 'id = "honey')], 'id = "honey', "-", "not valid TOML", id="open text"),
    pytest.param(
        "market",
        [('"honey"\nname = "Honey"\n', '"honey"\n')],
        ("[[ingredient]]", 4),
        "ingredient[3]",
        "`name`",
        id="missing field",
    ),
    pytest.param(
        "market", [("price = 4", 'price = "4"')], 'price = "4"', "ingredient[3].price", "Expected `int`", id="type"
    ),
    pytest.param("market", [("price = 4", "price = -1")], "price = -1", "ingredient[3].price", ">= 0", id="negative"),
    pytest.param(
        "market", [("price = 4", "price = 4\nprize = 4")], "prize = 4", "ingredient[3].prize", "unknown", id="key"
    ),
    pytest.param(
        "recipes",
        [('{ color = "black", min = 3 }', '{ color = "black", min = 7 }')],
        "min = 7",
        "recipe[8].base[2].min",
        "<= 6",
        id="no such face",
    ),
    pytest.param(
        "recipes",
        [('id = "ice_bock"', 'id = "mass_lager"')],
        ('id = "mass_lager"', 2),
        "recipe[17].id",
        "every recipe needs its own id",
        id="duplicate id",
    ),
    pytest.param(
        "recipes", [("deck_size = 30", "deck_size = 31")], "deck_size = 31", "deck_size", "30 recipes", id="deck size"
    ),
    pytest.param(
        "recipes", [("count = 1", "count = 2")], "count = 2", "recipe[0].count", "expected 1", id="two of a card"
    ),
    pytest.param(
        "setup",
        [('"cheap_lager"', '"cheap_lagger"')],
        "cheap_lagger",
        "players[0].standard_start_recipes[1]",
        "no recipe has the id 'cheap_lagger'",
        id="unknown start recipe",
    ),
    pytest.param(
        "setup",
        [('"cheap_lager"', '"mass_lager"')],
        '"mass_lager", "mass_lager"',
        "players[0].standard_start_recipes[1]",
        "expected 'mass_lager' only once",
        id="start recipe twice",
    ),
    pytest.param(
        "setup",
        [('"cheap_lager", ', "")],
        "standard_start_recipes",
        "players[0].standard_start_recipes",
        "expected 3 recipes",
        id="too few start recipes",
    ),
    pytest.param(
        "setup",
        [("to_end = 10", "to_end = 31")],
        "to_end = 31",
        "players[0].recipes_to_end",
        "at most 30",
        id="endless",
    ),
    pytest.param(
        "setup",
        [("players_per_space = 1", "players_per_space = 2")],
        "players_per_space = 2",
        "players[0].players_per_space",
        "expected 1",
        id="players on a space",
    ),
    pytest.param(
        "setup", [('"unlucky_roll"', '"lucky"')], "[[option]]", "option", "'unlucky_roll' is missing", id="option"
    ),
    pytest.param(
        "setup",
        [("coins = 2\n", "coins = 3\n")],
        "coins = 3",
        "start_per_player.coins",
        "expected 2, as start_coins_per_player in coins.toml says",
        id="start coins disagree",
    ),
    pytest.param("dice", [("count = 12", "count = 13")], "total_dice", "total_dice", "expected 51", id="sum of dice"),
    pytest.param(
        "dice",
        [("count = 12", "count = 3"), ("total_dice = 50", "total_dice = 41")],
        "count = 3",
        "die[2].count",
        "enough dice for four players",
        id="too few dice",
    ),
    pytest.param(
        "dice",
        [("end_score_each = 2", "end_score_each = 5")],
        "end_score_each = 5",
        "die[1].end_score_each",
        "expected 2, as scoring.die_xp.black in setup.toml says",
        id="score disagrees",
    ),
    pytest.param(
        "dice",
        [("start_per_player = 1", "start_per_player = 2")],
        "start_per_player = 2",
        "die[0].start_per_player",
        "expected 1, as start_per_player.dice_active_reserve.yellow in setup.toml says",
        id="start dice disagree",
    ),
    pytest.param(
        "action_tokens", [("count = 3", "count = 4")], "total_tokens", "total_tokens", "expected 19", id="sum of tokens"
    ),
    pytest.param(
        "coins", [("count = 4", "count = 5")], "total_tokens", "total_tokens", "expected 13", id="sum of coins"
    ),
    pytest.param(
        "black_market",
        [("count = 3", "count = 2")],
        "count = 2",
        "offer[0].count",
        "expected 3, as token[0].count in action_tokens.toml says",
        id="token count disagrees",
    ),
    pytest.param(
        "components",
        [('"seed_token"', '"seed"')],
        "[[component]]",
        "component",
        "'seed_token' is missing",
        id="no seeds",
    ),
    pytest.param(
        "components", [("count = 6", "count = 3")], "count = 3", "component[0].count", "enough seeds", id="few seeds"
    ),
    pytest.param(
        "market",
        [('id = "honey"', 'id = "fruit"')],
        ("[[ingredient]]", 4),
        "ingredient[3]",
        "honey",
        id="ingredient twice",
    ),
    pytest.param(
        "recipes",
        [('kind = "die", color', 'kind = "ingredient", color')],
        'kind = "ingredient", color',
        "recipe[0].improvements[0]",
        "expected an `ingredient`",
        id="improvement of nothing",
    ),
    pytest.param(
        "recipes",
        [('{ color = "black", min = 3 }', '{ color = "brown", min = 3 }')],
        '"brown"',
        "recipe[8].base[2].color",
        "'brown'",
        id="unknown colour",
    ),
    pytest.param(
        "recipes",
        [('{ color = "black", min = 3 }', '{ color = "brown", min = 3 }')],
        '"brown"',
        "recipe[8].base[2].color",
        ("yellow", "black", "green"),
        id="unknown colour, what was expected",
    ),
    pytest.param(
        "recipes",
        [('ingredient = "honey", bonus = { xp = 3', 'ingredient = "honey", bonus = { xp = -3')],
        "xp = -3",
        "recipe[1].improvements[1].bonus.xp",
        ">= 0",
        id="nested table",
    ),
    pytest.param(
        "board",
        [
            (
                'effect = { type = "exchange_die", color = "black", amount = 1 }',
                'effect = { type = "exchange_die", amount = 1 }',
            )
        ],
        'effect = { type = "exchange_die"',
        "space[1].effect",
        "colour",
        id="a gain of no colour",
    ),
    pytest.param(
        "board",
        [
            (
                'input = { kind = "die", colors = ["blue"], min = 5 }',
                'speed_up_min = 4\ninput = { kind = "die", colors = ["blue"], min = 5 }',
            )
        ],
        "speed_up_min = 4",
        "space[7].speed_up_min",
        "DB-P4",
        id="a School sped up",
    ),
]


@pytest.mark.parametrize(("file", "changes", "at", "field", "expected"), MISTAKES)
def test_a_mistake_is_answered_with_its_place_and_what_was_expected(
    tmp_path: Path,
    file: str,
    changes: list[tuple[str, str]],
    at: str | tuple[str, int],
    field: str,
    expected: str | tuple[str, ...],
) -> None:
    folder = replaced(tmp_path, file, *changes)
    with pytest.raises(CardError) as caught:
        GAME.load_cards(folder)
    error = caught.value
    words, nth = at if isinstance(at, tuple) else (at, 1)
    assert error.file == str(folder / f"{file}.toml")
    assert error.line == line_with(folder, file, words, nth)
    assert error.field == field
    assert all(part in error.expected for part in ([expected] if isinstance(expected, str) else expected))
    assert str(error) == f"{error.file}, line {error.line}, field {field}: {error.expected}"


def test_a_start_recipe_that_the_owners_deck_lacks(tmp_path: Path) -> None:
    # The recipes are the owner's, the list of starting recipes is the game's own: the answer names what is missing.
    folder = replaced(tmp_path, "recipes", ('id = "cheap_lager"', 'id = "dear_lager"'))
    with pytest.raises(CardError) as caught:
        GAME.load_cards(folder)
    error = caught.value
    assert error.file == str(OWN / "setup.toml")
    assert error.line == line_with(OWN, "setup", '"cheap_lager"')
    assert error.field == "players[0].standard_start_recipes[1]"
    assert error.expected == "no recipe has the id 'cheap_lager'"


def test_an_improvement_given_twice(tmp_path: Path) -> None:
    honey = '  { kind = "ingredient", ingredient = "honey", bonus = { xp = 3, coins = 0 } },\n'
    with pytest.raises(CardError) as caught:
        GAME.load_cards(replaced(tmp_path, "recipes", (honey, honey + honey)))
    assert caught.value.field == "recipe[1].improvements[2]"
    assert caught.value.expected == "expected every improvement of a card once"


def test_a_stray_file(tmp_path: Path) -> None:
    replaced(tmp_path, "market")
    (tmp_path / "markets.toml").write_text("")
    with pytest.raises(CardError) as caught:
        GAME.load_cards(tmp_path)
    error = caught.value
    assert (error.file, error.line, error.field) == (str(tmp_path / "markets.toml"), 1, "-")
    assert all(f"{name}.toml" in error.expected for name in FILES), "it lists the names there are"


def test_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(CardError) as caught:
        GAME.load_cards(tmp_path)
    error = caught.value
    assert (error.file, error.field) == (str(tmp_path), "-")
    assert "expected at least one of recipes.toml, market.toml" in error.expected


@pytest.mark.parametrize("name", ["nowhere", "file"])
def test_no_such_folder(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(CardError) as caught:
        GAME.load_cards(tmp_path / name)
    error = caught.value
    assert (error.file, error.field) == (str(tmp_path / name), "-")
    assert error.expected == "expected a folder of TOML files"


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "market.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CardError) as caught:
        GAME.load_cards(tmp_path)
    assert caught.value.file == str(tmp_path / "market.toml")
    assert "cannot be read as text" in caught.value.expected
