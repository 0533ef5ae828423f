"""What texts tell of a table: numbers come from the cards, and cases from its options. For all four games."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement, Variant
from fluent.syntax.visitor import Visitor

from undercroft.engine.game import Game
from undercroft.engine.table_facts import terms
from undercroft.engine.texts import LANGUAGES
from undercroft.games import all_games
from undercroft.server.http.games import cards_of, fluent
from undercroft.server.model.engine import Rules

BOTH = ("en", "it")
every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
PATTERNS = re.compile(r"\{|\}|\$|[a-z]-[a-z_]+\.(is|plural)")


def owners(folder: Path, game: Game[Any], **decks: list[tuple[str, str]]) -> Any:
    """The game's cards with an owner's changes to some files."""
    for deck, changes in decks.items():
        text = (game.folder() / "cards" / f"{deck}.toml").read_text("utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (old, text.count(old))
            text = text.replace(old, new)
        (folder / f"{deck}.toml").write_text(text, "utf-8")
    return game.load_cards(folder)


@every_game
def test_every_text_is_said_in_full_at_every_table(game: Game[Any]) -> None:
    looked = 0
    for seats, options in game.variants():
        facts = game.facts(setup=game.setup(seats, options))
        words = game.card_words("", facts)
        for id, entry in words.named.items():
            for field, said in entry.items():
                if isinstance(said, str) and re.fullmatch(r"\w+_[a-z]{2}", field):
                    assert not PATTERNS.search(said), (id, field, said)
                    looked += 1
    assert looked > 20


@every_game
def test_every_rule_is_said_in_full(game: Game[Any]) -> None:
    for language in BOTH:
        texts = game.texts(language)
        for id in texts.rules():
            assert not PATTERNS.search(texts.format(id)), (language, id)
            assert "{" not in texts.attribute(id, "title")
        assert len(texts.rules()) > 20


@every_game
def test_every_table_tells_the_same_facts_and_each_is_told(game: Game[Any]) -> None:
    names = [[name for name, _ in game.facts(setup=game.setup(seats, options))] for seats, options in game.variants()]
    general = [name for name, _ in game.facts()]
    assert all(each == general for each in names)
    files = [*game.folder().glob("*/*.ftl"), *game.folder().glob("cards/*.toml")]
    written = "\n".join(file.read_text("utf-8") for file in files)
    told = set(re.findall(r"\{ -([\w-]+)", written))
    assert told <= set(general), told - set(general)
    # What a game tells of each card is the same for all, whether a rule speaks of it or not.
    ids = {id.partition("-")[2] for id in game.card_words().named}
    idle = {name for name in general if name not in told and not any(name.startswith(f"{id}-") for id in ids)}
    assert idle <= {"column"}, f"nothing says {idle}"  # `column` chooses numbers on the cards


@every_game
def test_the_browser_gets_every_fact(game: Game[Any]) -> None:
    sent = fluent(Rules(game), "en").plain.decode()
    assert terms(game.facts(), "en") in sent


# The only messages that may hold a number themselves, by why nothing can change it.
SPOKEN = {
    "cavern_tavern": {
        "the game's own bounds of players and seats": r"option-edition-\w+|option-first_player-\d",
        "fixed by the type of the card files": (
            r"draw-round|why-(all-)?at-the-end|why-at-the-top|why-one-step|"
            r"gives-(draw|exchange)[\w-]*"
        ),
        "a rule of one round": "why-first-from-a-table",
    },
    "crystal_caverns": {
        "the value of the option": r"option-(number|remove_tiles)-\d",
        "a number of the rules that no card file gives": (
            r"decision-(keep_treasure|light|fresh|populate)|choice-(decline|block|feed|sleep|pick-lock|loot-gem)|"
            r"event-treasure_declined|draw-special-fangs|why-(not-eaten|no-loot-level)|"
            r"board-(malaise|stealth-note|infestation|aid-\w+|tip-[\w-]+|omen-\w+|power-\w+|theft-\w+)"
        ),
    },
    "cutthroat_caverns": {
        "counted as the rule counts": "aim-(wolf|skeleton)",
        "the name of a card": "option-edition-second",
    },
    "dice_brewing": {
        "a number of the rules that no card file gives, or a face (`gli 1`)": (
            r"decision-target_raise_die|why-six-already|event-buy(_token)?|draw-credit|option-unlucky_roll-yes"
        ),
    },
}


class Numbers(Visitor):  # type: ignore[misc]
    """The text of a message but for what is said of exactly one: `[one] 1 coin`."""

    def __init__(self) -> None:
        self.text = ""

    def visit_Variant(self, node: Variant) -> None:
        if getattr(node.key, "name", "") != "one":
            self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:
        self.text += node.value


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_holds_a_number_without_a_reason(game: Game[Any], language: str) -> None:
    held = set()
    for entry in FluentParser().parse((game.folder() / "texts" / f"{language}.ftl").read_text("utf-8")).body:
        # A lesson is a recorded game with the cards of its time.
        if isinstance(entry, Message) and entry.value is not None and not entry.id.name.startswith("lesson-"):
            numbers = Numbers()
            numbers.visit(entry.value)
            if re.search(r"\d", numbers.text):
                held.add(entry.id.name)
    assert held
    reasons = SPOKEN[game.id].values()
    assert {id for id in held if not any(re.fullmatch(reason, id) for reason in reasons)} == set()
    for reason in reasons:
        assert any(re.fullmatch(reason, id) for id in held), reason


# Cavern Tavern.
TAVERN = all_games()["cavern_tavern"]


def told(
    game: Game[Any], kind: str, id: str, seats: int, language: str = "en", cards: Any = None, **options: str
) -> str:
    """The text of a card at a table."""
    return game.texts(language, setup=game.setup(seats, options, cards)).card_text(kind, id)


@pytest.mark.rule("CT-P03", "CT-P07")
def test_the_prototype_tells_its_own_rewards_in_both_languages() -> None:
    places = {
        "cook_dragon_eggs": ("an Item", "un Oggetto"),
        "wash_the_dishes": ("an Item and 6 points", "un Oggetto e 6 punti"),
        "cut_the_meat": ("return 2 Ingredients for 1 of your choice (no Magic Potion)", "restituire 2 Ingredienti"),
        "serve_dinner": ("an Item and 10 points", "un Oggetto e 10 punti"),
        "prepare_the_rooms": ("an Item and 4 points", "un Oggetto e 4 punti"),
        "chop_wood": ("an Item and 6 points", "un Oggetto e 6 punti"),
        "fix_the_roof": ("an Item and 8 points", "un Oggetto e 8 punti"),
        "entertain_the_guests": ("an Item and 12 points", "un Oggetto e 12 punti"),
    }
    for id, words in places.items():
        for language, said in zip(("en", "it"), words):
            assert said in told(TAVERN, "area", id, 3, language, edition="prototype")
            assert said not in told(TAVERN, "area", id, 3, language)
    assert len(places) == 8


@pytest.mark.rule("CT-O03", "CT-O11")
def test_alone_no_place_speaks_of_opponents() -> None:
    for language, others in (("en", r"opponent|[Ss]teal|First Player"), ("it", r"avversari|[Rr]uba|Primo Giocatore")):
        setup = TAVERN.setup(1)
        texts = TAVERN.texts(language, setup=setup)
        said = {
            id: texts.card_text("place", id.removeprefix("place-")) for id in texts.names if id.startswith("place-")
        }
        assert len(said) > 50
        assert {id: text for id, text in said.items() if re.search(others, text)} == {}
        assert re.search(others, told(TAVERN, "area", "serve_dinner", 2, language))
        assert re.search(others, told(TAVERN, "says", "share_the_tips", 2, language))


def test_the_terminal_and_the_page_say_what_holds_at_the_table() -> None:
    setup = TAVERN.setup(3, {"edition": "prototype"})
    rules = Rules(TAVERN, facts=TAVERN.facts(setup=setup))
    for language in ("en", "it"):
        page = json.loads(cards_of(rules, language).plain)
        areas = {area["id"]: area[f"text_{language}"] for area in page["board"]["area"]}
        texts = TAVERN.texts(language, setup=setup)
        assert areas["chop_wood"] == texts.card_text("area", "chop_wood")
        assert "6" in areas["chop_wood"]


@pytest.mark.rule("CT-A57")
def test_of_choice_leaves_potions_out_wherever_it_is_said() -> None:
    looked = 0
    for language, choice, potion in (
        ("en", "of your choice", "no Magic Potion"),
        ("it", "a scelta", "Pozioni Magiche"),
    ):
        for edition in ("retail", "prototype"):
            texts = TAVERN.texts(language, setup=TAVERN.setup(3, {"edition": edition}))
            for id in texts.names:
                kind, _, name = id.partition("-")
                said = texts.card_text(kind, name)
                if re.search(rf"Ingredi\w+ {choice}|for 1 {choice}|per 1 {choice}", said):
                    assert potion in said, (id, said)
                    looked += 1
    assert looked >= 4


def test_an_owners_numbers_are_told_everywhere(tmp_path: Path) -> None:
    cards = owners(
        tmp_path,
        TAVERN,
        board=[
            ("solo_target_points = 85", "solo_target_points = 91"),
            ("uncompleted_nasty_says_penalty = -10", "uncompleted_nasty_says_penalty = -13"),
            ("item_hand_limit = { retail = 3,", "item_hand_limit = { retail = 5,"),
            ("draw_spaces = [3, 6, 9]", "draw_spaces = [2, 7]"),
        ],
        secret_chamber=[
            ("opens_at_start_of_round = 4", "opens_at_start_of_round = 6"),
            ('op = "avoid_nasty_says", cost = 3', 'op = "avoid_nasty_says", cost = 2'),
            ("own_task_limit = 3", "own_task_limit = 7"),
        ],
    )
    for language in BOTH:
        texts = TAVERN.texts(language, setup=TAVERN.setup(1, {"secret_chamber": "yes"}, cards))
        for id in ("option-secret_chamber-yes", "why-chamber-closed", "draw-closed", "CT-R02", "CT-X02"):
            assert re.findall(r"\d+", texts.format(id))[0] == "6", id
        for id in ("choice-spend-tokens", "event-spend_mrs_nasty"):
            assert re.findall(r"\d+", texts.format(id, {"seat": 0}))[-1] == "2", id
        assert re.findall(r"\d+", texts.format("CT-X12"))[0] == "2"
        for id in ("option-solo_mode-normal", "CT-O13", "CT-Y02"):
            assert re.findall(r"\d+", texts.format(id)) == ["91"], id
        assert "13" in texts.format("CT-N12")
        assert re.findall(r"\d+", texts.format("CT-I03")) == ["5", "6"]
        assert "2, 7" in texts.format("CT-N06")
        assert "7" in texts.format("CT-X07")
        assert "2, 7" in texts.cards.files["board"]["track"][0][f"text_{language}"]  # type: ignore[union-attr]
        assert cards.times[5] in texts.cards.files["secret_chamber"]["chamber"][f"text_{language}"]  # type: ignore[union-attr]
        assert texts.card_text("token", "mrs_nasty").count("2") == 1


# Cutthroat Caverns.
CAVERNS = all_games()["cutthroat_caverns"]
STRIKERS = {"lurker": "initiative 1", "mind_grub": "those of 3 and 4", "clockwork_golem": "next one after it"}


@pytest.mark.rule("CC-G01", "CC-M02")
def test_encounters_tell_what_holds_for_five_and_six() -> None:
    for id, more in (*STRIKERS.items(), ("minotaur", "whoever of the others")):
        said = {seats: told(CAVERNS, "encounter", id, seats) for seats in range(3, 7)}
        assert said[3] != said[5], id
        assert [more in said[seats] for seats in range(3, 7)] == [False, False, True, True], id
        # Without a table both are told.
        assert "5 or 6 players" in CAVERNS.texts().card_text("encounter", id), id


@pytest.mark.rule("CC-N17", "CC-N22a", "CC-N24a")
def test_encounters_tell_what_holds_with_the_dead() -> None:
    assert "some carry two" in told(CAVERNS, "encounter", "boogens", 3)
    assert "altri ne portano due" in told(CAVERNS, "encounter", "boogens", 6, "it")
    assert "all alone suffers 10" in told(CAVERNS, "encounter", "mind_grub", 4)
    assert "if both live" in told(CAVERNS, "encounter", "mind_grub", 5)
    assert "is across as well" in told(CAVERNS, "encounter", "trap_room", 4)
    assert "passa anche lui" in told(CAVERNS, "encounter", "trap_room", 4, "it")


def test_encounters_tell_the_numbers_of_their_column() -> None:
    life = {3: "10", 4: "15", 5: "20", 6: "25"}
    for seats, number in life.items():
        assert f"regains {number} Life" in told(CAVERNS, "encounter", "trolgg", seats)
        assert f"recupera {number} Punti" in told(CAVERNS, "encounter", "trolgg", seats, "it")
    assert "regains 10/15/20/25 Life" in CAVERNS.texts().card_text("encounter", "trolgg")
    assert "add up to 125, give or take 10" in told(CAVERNS, "encounter", "riddle_room", 5)


@pytest.mark.rule("CC-T10", "CC-A51", "CC-A53")
def test_what_resolves_need_not_hit() -> None:
    texts = CAVERNS.texts("it")
    said = [texts.card_text("card", id) for id in ("crowd_20", "pickpocket_10")] + [texts.format("CC-A51")]
    assert not [text for text in said if "segno" in text]
    written = "".join(file.read_text("utf-8") for file in CAVERNS.folder().glob("*/it.ftl"))
    assert "va a segno" not in written


def test_an_owners_riddle_and_offers_are_told(tmp_path: Path) -> None:
    cards = owners(
        tmp_path,
        CAVERNS,
        encounters=[
            (
                "p5 = 125, p6 = 150 }, tolerance = 10, max_attempts = 3",
                "p5 = 9, p6 = 9 }, tolerance = 12, max_attempts = 4",
            )
        ],
        tables=[
            ("max_offers_per_player_per_item_window = 3", "max_offers_per_player_per_item_window = 5"),
            ("by_level = [0, 0, 0, 0, 0, 0, 1, 2, 3]", "by_level = [4, 6]"),
            ("beyond = 3", "beyond = 8"),
        ],
        items=[("heal = 15", "heal = 17"), ("creature_damage = 30", "creature_damage = 33")],
        actions=[("damage = 10", "damage = 14")],
    )
    for language in BOTH:
        texts = CAVERNS.texts(language, setup=CAVERNS.setup(5, None, cards))
        assert re.findall(r"\d+", texts.format("draw-riddle", {"count": 9})) == ["9", "12"]
        assert re.findall(r"\d+", texts.format("board-offers", {"count": 0})) == ["5"]
        assert re.findall(r"\d+", texts.format("board-offers", {"count": 2})) == ["2", "5"]
        assert re.findall(r"\d+", texts.format("CC-I06")) == ["5"]
        assert re.findall(r"\d+", texts.card_text("encounter", "riddle_room")) == ["9", "12", "10", "4"]
        assert re.findall(r"\b\d+", texts.format("CC-N23a"))[:2] == ["4", "12"]
        assert "4, 6" in texts.format("CC-P03")
        assert "17" in texts.card_text("card", "cure_wounds")
        assert "17" in texts.format("CC-I53")
        assert "33" in texts.card_text("card", "alchemists_fire")
        assert "33" in texts.format("CC-I51")
        assert "14" in texts.card_text("card", "critical_miss")
        assert "14" in texts.format("CC-C56")


# Dice Brewing.
BREWING = all_games()["dice_brewing"]


@pytest.mark.rule("DB-T11", "DB-T16", "DB-C10")
def test_block_a_building_tells_the_variant() -> None:
    late, early = (
        told(BREWING, "token", "block_building", 3),
        told(BREWING, "token", "block_building", 3, block_building_at_placement="yes"),
    )
    assert late.startswith("When brewing begins")
    assert "Department of Seed go to the supply" in late
    assert early.startswith("Before the first placement")
    assert "come back" not in early
    italian = told(BREWING, "token", "block_building", 3, "it", block_building_at_placement="yes")
    assert italian.startswith("Prima del primo piazzamento")


@pytest.mark.rule("DB-C10", "DB-P21", "DB-T11")
def test_the_rules_agree_about_the_closed_department() -> None:
    for language, words in (("en", "DB-C10"), ("it", "DB-C10")):
        texts = BREWING.texts(language)
        assert words in texts.format("DB-P21")
        assert words in texts.format("DB-T11")
        assert "DB-T11" not in texts.format("DB-P21")


def test_an_owners_brewery_is_told(tmp_path: Path) -> None:
    cards = owners(
        tmp_path,
        BREWING,
        setup=[
            ("flat_xp_per_brew = 1", "flat_xp_per_brew = 3"),
            ("coins_per_xp = 2", "coins_per_xp = 5"),
            ("recipes_to_end = 15", "recipes_to_end = 17"),
            ("coins_by_ones = { 2 = 2, 3 = 4, 4 = 6 }", "coins_by_ones = { 2 = 1, 3 = 7, 4 = 9 }"),
        ],
        market=[("unlock_round = 2", "unlock_round = 4")],
        board=[('effect = { type = "gain_coins", amount = 4 }', 'effect = { type = "gain_coins", amount = 8 }')],
    )
    for language in BOTH:
        texts = BREWING.texts(language, setup=BREWING.setup(3, None, cards))
        assert re.findall(r"\d+", texts.format("DB-B7"))[0] == "3"
        assert "5" in texts.format("DB-E3")
        assert re.findall(r"\d+", texts.format("DB-E1")) == ["10", "17", "20"]
        assert "0, 0, 1, 7, 9" in texts.format("DB-L1")
        assert re.findall(r"\d+", texts.format("DB-M2"))[0] == "4"
        assert "4" in texts.format("DB-F14")
        assert "8" in texts.card_text("space", "department_skill")
        assert "8" in texts.format("DB-P20")


# Vast: The Crystal Caverns.
VAST = all_games()["crystal_caverns"]


@pytest.mark.rule("VC-V32", "VC-B22")
def test_what_a_tribe_may_strike_is_what_plays() -> None:
    strikes = {
        "kgdct": ("Knight", "Thief"),
        "gt": ("Thief",),
        "gdc": ("Dragon",),
        "gct": ("Thief",),
        "g": (),
    }
    for roles, targets in strikes.items():
        texts = VAST.texts("en", setup=VAST.setup(len(roles), {"roles": roles}))
        said = texts.format("board-act-note-strike")
        assert [who for who in ("Knight", "Dragon", "Thief") if who in said] == list(targets), roles
        assert said.endswith("a Crystal")


@pytest.mark.rule("VC-B55", "VC-C13", "VC-V32")
def test_hex_and_spores_name_only_those_who_play() -> None:
    names = {"k": "Knight", "d": "Dragon", "c": "Cavern", "t": "Thief"}
    for roles in ("kgdct", "gt", "gdc", "kg"):
        texts = VAST.texts("en", setup=VAST.setup(len(roles), {"roles": roles}))
        said = texts.card_text("secret", "hex")
        assert {role for role, name in names.items() if f"The {name}" in said} == set(roles) - {"g"}
        assert "at least 1" in said, "an empty Eye hexes too"
        spores = texts.format("board-omen-soporific_spores")
        assert ("Knight" in spores, "Thief" in spores) == ("k" in roles, "t" in roles)
    assert "almeno 1" in told(VAST, "secret", "hex", 5, "it")


@pytest.mark.rule("VC-V02")
def test_a_flares_grit_is_no_price() -> None:
    for language, gains in (("en", "gain"), ("it", "guadagna")):
        assert gains in told(VAST, "variant", "flare", 3, language, roles="kgc")
        assert gains in VAST.texts(language).format("VC-V02")
    # Each table is told the uses that it has.
    assert "The Thief" not in told(VAST, "variant", "flare", 3, roles="kgc")
    assert "The Knight" not in told(VAST, "variant", "flare", 2, roles="gt")


@pytest.mark.rule("VC-V30")
def test_every_difficulty_card_tells_its_values_in_both_languages() -> None:
    english = re.compile(
        r"dragon health|smash strength|knight health|awake at|shriek turns|remove each|no upgrade first"
    )
    for language in BOTH:
        texts = VAST.texts(language)
        for id in [name for name in texts.names if name.startswith("difficulty-")]:
            card = texts.cards.named[id]  # type: ignore[union-attr]
            said = texts.card_text("difficulty", id.removeprefix("difficulty-"))
            assert not english.search(said), said
            for name, value in card["values"].items():
                if value:
                    assert str(value) in said or (name, value) == ("no_upgrade_first", 1), (id, name, said)
            assert str(next(iter(card["values"].values()))) in texts.format(
                f"option-{card['role']}-{card['level']}"
            ) or (card["role"] == "cavern")
        assert "difficulty-" in " ".join(texts.names)


@pytest.mark.rule("VC-K22", "VC-B23", "VC-D32", "VC-W02", "VC-W05", "VC-W06", "VC-T36")
def test_the_rules_tell_the_levels_of_the_table() -> None:
    levels = dict.fromkeys(("knight", "goblins", "dragon", "cavern", "thief"), "easiest")
    options = {"roles": "kgdct", **levels}
    numbers = {"VC-K22": "2", "VC-B23": "2", "VC-D32": "7", "VC-W02": "4", "VC-W05": "3", "VC-W06": "4", "VC-T36": "4"}
    for language in BOTH:
        texts = VAST.texts(language, setup=VAST.setup(5, options))
        for id, number in numbers.items():
            assert re.findall(r"\d+", texts.format(id))[0] == number, id
        assert "7" in texts.card_text("role", "dragon")
        assert "4" in texts.card_text("role", "thief")
    assert "11" in VAST.texts().format("VC-D32")


@pytest.mark.rule("VC-V07", "VC-V20")
def test_variant_cards_tell_values_and_outcomes() -> None:
    for roles, foe in (("kd", "2."), ("kc", "3."), ("kt", "a drawn Monster.")):
        said = told(VAST, "variant", "goblin_infestation", 2, roles=roles)
        assert f"compared with {foe}" in said or f"compared with that of {foe}" in said, (roles, said)
        for outcome in ("Higher", "As high", "Lower"):
            assert outcome in said
    for roles, own in (("k", "Hero cubes"), ("g", "largest Tribe"), ("d", "Spirit"), ("t", "Movement")):
        assert own in told(VAST, "variant", "alone_in_the_dark", 1, roles=roles)
    assert "at most 4" in told(VAST, "variant", "ash_dragon", 3, roles="gdc")


@pytest.mark.rule("VC-B23")
def test_a_smashed_crystal_is_told_with_its_owner() -> None:
    for language, knight, goblins, nobody in (
        ("en", "the Knight has 2", "the Goblins have 2", "for nobody"),
        ("it", "il Cavaliere ora ne ha 2", "i Goblin ora ne hanno 2", "per nessuno"),
    ):
        texts = VAST.texts(language)
        for owner, words in (("knight", knight), ("goblins", goblins), ("nobody", nobody)):
            assert words in texts.format("event-smashed", {"role": "goblins", "owner": owner, "count": 2})


def test_an_owners_own_text_for_the_prototype_is_told_there(tmp_path: Path) -> None:
    """As card files had it before: another text beside the usual one."""
    text = 'automa_yellow = 1\ntext_en = "Take 1 Fruit or 1 Herbs."'
    cards = owners(tmp_path, TAVERN, board=[(text, f'{text}\ntext_en_prototype = "As in the old days."')])
    for language in BOTH:
        said = told(TAVERN, "area", "cellar_1", 3, language, cards, edition="prototype")
        assert said == "As in the old days.", "no other language has it"
    assert told(TAVERN, "area", "cellar_1", 3, "en", cards) == "Take 1 Fruit or 1 Herbs."
    assert told(TAVERN, "area", "cellar_1", 3, "it", cards) == "Prendi 1 Frutta o 1 Erbe."
