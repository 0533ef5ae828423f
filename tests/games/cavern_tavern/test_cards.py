"""The card files: what they hold, what an owner may put in their place, and how mistakes are answered."""

from pathlib import Path

import pytest

from tavern import has, say, tavern, texts
from undercroft.engine.errors import CardError
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.definitions.load import FILES, OWN, library


def replaced(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """A folder with one of the game's own files, changed: each text once, where it first stands."""
    text = (OWN / f"{file}.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{file}.toml").write_text(text, "utf-8")
    return folder


def mistake(folder: Path, file: str, *changes: tuple[str, str]) -> CardError:
    with pytest.raises(CardError) as error:
        GAME.load_cards(replaced(folder, file, *changes))
    assert error.value.file.endswith(f"{file}.toml")
    assert error.value.line > 0
    return error.value


def test_counts_of_both_editions() -> None:
    cards = GAME.load_cards(None)
    for edition, counts in ((cards.retail, [48, 25, 15, 13, 6]), (cards.prototype, [42, 20, 15, 8, 0])):
        decks = (edition.orders, edition.items, edition.says, edition.secrets, edition.characters)
        assert [len(deck) for deck in decks] == counts
        assert edition.supply == [6] * 12 + [4]
    assert (len(cards.assignments), len(cards.tasks), sum(cards.tokens), cards.modifiers) == (20, 21, 45, 30)


def test_known_orders() -> None:
    orders = {order.id: order for order in GAME.load_cards(None).orders}
    for id in ("hopping_gnome", "thunder_smoke"):
        order = orders[id]
        assert (order.points[0], order.points[2], order.forgotten_after, order.penalty) == (28, 15, 7, -28)
    assert all(3 <= sum(order.needs) <= 7 for order in orders.values())
    assert all(order.points == sorted(order.points, reverse=True) for order in orders.values())


def test_the_product_says_which_cards_are_reconstructed() -> None:
    designed = library().reconstructed()
    assert "order-old_kings_cup" in designed
    assert "item-hammer" in designed  # its effect is
    assert "item-glass_of_strongcliff" not in designed
    assert "secret-task_wine" not in designed
    assert "area-make_lunch_for_nasty" not in designed


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    for language in ("en", "it"):
        texts = GAME.texts(language)
        ids = [id.split("-", 1) for id in texts.names]
        assert len(ids) > 150
        assert all(texts.card(kind, id) and texts.card_text(kind, id) for kind, id in ids)


def test_an_owners_order_is_served_as_changed(tmp_path: Path) -> None:
    folder = replaced(
        tmp_path,
        "orders",
        ('name = "Old King\'s Cup"', 'name = "Real Cup"'),
        ("{ beer = 1, fruit = 1, rocks = 1 }", "{ beer = 3 }"),
        ("points = [8, 5, 2]", "points = [12, 5, 2]"),
    )
    cards = GAME.load_cards(folder)
    s = tavern(seats=2, dice={0: "1", 1: "1"}, tray={0: "beer beer beer"}, orders={0: "old_kings_cup"}, cards=cards)
    say(s, "complete order")
    assert (s.waiters[0].score, has(s, 0)) == (12, [])
    assert GAME.texts("en", cards).card("order", "old_kings_cup") == "Real Cup"
    assert cards.deck != "own"
    assert GAME.load_cards(None).orders[0].points[0] == 8


def test_an_owners_item_and_area(tmp_path: Path) -> None:
    replaced(tmp_path, "items", ('effect = { op = "extra_turn", n = 1 }', 'effect = { op = "points", n = 9 }'))
    folder = replaced(tmp_path, "board", ("value = 7\n", "value = 2\n"))
    s = tavern(seats=2, dice={0: "2", 1: "1"}, items={0: "sand_clock"}, cards=GAME.load_cards(folder))
    say(s, "play sand_clock")
    assert s.waiters[0].score == 9
    assert "place make_lunch_for_nasty" in texts(s)


def test_a_replaced_deck_plays_to_the_end(tmp_path: Path) -> None:
    from undercroft.engine.chance import seeded
    from undercroft.engine.state import playout

    folder = replaced(tmp_path, "secret_chamber", ("value = 6\n", "value = 4\n"))
    s = GAME.new(3, {"secret_chamber": "yes"}, 1, GAME.load_cards(folder))
    playout(s, seeded(1))
    assert s.over
    assert GAME.load(GAME.save(s), GAME.load_cards(folder)).result.scores == s.result.scores


MISTAKES = [
    ("orders", ('id = "squires_courage"', 'id = "old_kings_cup"'), "order[1].id"),
    ("orders", ("size = 3", "size = 4"), "order[0].size"),
    ("orders", ("points = [8, 5, 2]", "points = [8, 5]"), "order[0].points"),
    ("orders", ("beer = 1", "bear = 1"), "order[0].ingredients"),
    ("orders", ("beer = 1", "magic_potion = 1"), "order[0].ingredients"),
    ("orders", ('race = "human"', 'race = "orc"'), "order[0].race"),
    ("orders", ('icon = { retail = "none"', 'icon = { retail = "item"'), "order[0].icon"),
    ("items", ('op = "steal"', 'op = "stael"'), "item[0].effect.op"),
    ("items", ("count = { retail = 2", "count = { retail = 3"), "item"),
    ("items", ('op = "extra_turn"', 'op = "cancel_move"'), "item[1].effect.op"),
    ("items", ('op = "extra_turn"', 'op = "avoid_nasty_says"'), "item[1].effect.op"),
    ("items", ("by = [-2, -1, 1, 2]", "by = [0]"), "item[9].effect"),
    ("orders", ("beer = 1", "beer = 8"), "order[0].ingredients"),
    (
        "secret_tasks",
        ("requires_ingredient = ", "requires_race = ['elf'], requires_ingredient = "),
        "secret_task[0].scoring",
    ),
    ("nasty_says", ("options = [{ beer = 1 }]", "options = [{ beer = 1, wine = 1 }]"), "nasty_says[0].task"),
    ("nasty_says", ("{ spirits = 1 }, { liqueur", "{ liqueur = 2 }, { liqueur"), "nasty_says[1].task"),
    ("nasty_says", ('sections = ["office"], ', ""), "nasty_says[8].task"),
    ("nasty_says", ('mode = "count", ', ""), "nasty_says[12].task"),
    ("nasty_says", ("value = 10", "value = 0"), "nasty_says[13].task"),
    ("nasty_says", ('[{ kind = "discard_items", n = 1 }', '[{ kind = "lose_points", n = 1 }'), "nasty_says[6].task"),
    ("board", ("penalty = [0, ", "penalty = ["), "track[0].penalty"),
    ("board", ("from_space = 0", "from_space = 1"), "track[1].levels"),
    ("board", ('op = "first_player"', 'op = "reroll"'), "area[6].rewards_retail.op"),
    ("secret_chamber", ("points = 2", "points = 3"), "token"),
    ("nasty_says", ('fulfil = "own_turn_action"', 'fulfil = "automatic"'), "nasty_says[0].fulfil"),
    ("nasty_says", ('kind = "return_any", n = 2', 'kind = "return_all", n = 2'), "nasty_says[3].task.kind"),
    (
        "nasty_says",
        ('options = [{ kind = "discard_items"', 'options = [{ kind = "eat_items"'),
        "nasty_says[6].task.options[0].kind",
    ),
    ("nasty_says", ('id = "my_mug_is_empty"', 'id = "cellar_1"'), "nasty_says[0].id"),
    ("characters", ('timing = "reaction"', 'timing = "own_turn"'), "character[0].effect.op"),
    ("characters", ("uses = 2", 'uses = "two"'), "character[0].uses"),
    ("assignments", ("nasty_track_max = 5", "nasty_track_max = 12"), "assignment[0].requires.nasty_track_max"),
    ("secret_chamber", ('id = "mrs_nasty"', 'id = "mr_nasty"'), "token[1]"),
    ("board", ('id = "cellar_2"', 'id = "cellar_1"'), "area[1]"),
    ("board", ("capacity_retail = { 1 = 1, 2 = 1,", "capacity_retail = { 1 = 1,"), "area[0].capacity_retail"),
    ("automa", ("{ faces = [6], table = 6 }", "{ faces = [5], table = 6 }"), "automa_die[0].blocks"),
    ("ingredients", ('id = "beer"', 'id = "ale"'), "ingredient[1].id"),
    ("components", ("count = { retail = 48", "count = { retail = -1"), "component[0].count.retail"),
]


@pytest.mark.parametrize(("file", "change", "field"), MISTAKES, ids=[f"{m[0]} {m[1][1]}" for m in MISTAKES])
def test_mistakes_are_answered_with_their_field(tmp_path: Path, file: str, change: tuple[str, str], field: str) -> None:
    assert mistake(tmp_path, file, change).field == field


def test_stray_files_are_mistakes(tmp_path: Path) -> None:
    (tmp_path / "order.toml").write_text("", "utf-8")
    with pytest.raises(CardError, match=r"orders\.toml"):
        GAME.load_cards(tmp_path)
    assert set(GAME.decks) == set(FILES)
