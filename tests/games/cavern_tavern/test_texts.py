"""Every message that is needed is there, in both languages, with the same facts."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tavern import say, tavern
from undercroft.games.cavern_tavern import GAME


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert type(entry).__name__ != "Junk", f"{file}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice in {file}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def sources() -> str:
    return "\n".join(file.read_text("utf-8") for file in sorted(GAME.folder().rglob("*.py")))


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    for folder in ("texts", "rulebook"):
        english, italian = (messages(GAME.folder() / folder / f"{language}.ftl") for language in ("en", "it"))
        assert english == italian


def test_every_decision_event_reason_and_drawing_has_its_words() -> None:
    known = messages(GAME.folder() / "texts/en.ftl")
    text = sources()
    wanted = {f"decision-{kind}" for kind in re.findall(r's\.ask\([^,]+, "(\w+)"', text)}
    wanted |= {f"event-{name}" for name in re.findall(r's\.tell\(\s*"(\w+)"', text)} | {"event-says_gone"}
    wanted |= {f"why-{why}" for why in re.findall(r'"CT-\w+", "([a-z-]+)"', text)}
    wanted |= {f"why-{why}" for why in re.findall(r'why = "([a-z-]+)"', text)}
    wanted |= {f"draw-{id}" for id in re.findall(r'self\.say\(\s*"(\w+)"', text)}
    wanted |= {f"reason-{why}" for why in re.findall(r'score\(s, [^"\n]*"(\w+)"\)', text)}
    for option in GAME.options:
        wanted |= {f"option-{option.id}"} | {f"option-{option.id}-{value}" for value in option.values}
    assert wanted - set(known) == set()


def test_no_message_is_idle() -> None:
    known = messages(GAME.folder() / "texts/en.ftl")
    text = sources()
    assert len(known) > 100
    for id in known:
        kind, _, rest = id.partition("-")
        if kind in ("decision", "event", "why"):
            assert f'"{rest}"' in text or f"'{rest}'" in text, f"{id} is used nowhere"
        if kind == "draw" and not rest.startswith("icon"):
            assert re.search(rf"self\.say\(\s*[\"'][^)]*\b{rest}[\"']", text), f"{id} is drawn nowhere"


def test_names_of_rules_in_both_languages() -> None:
    for language in ("en", "it"):
        book = GAME.texts(language)
        rules = book.rules()
        assert len(rules) == 193
        titles = [book.attribute(rule, "title") for rule in rules]
        assert all(titles)


def labels(s, language: str = "en") -> list[str]:
    return [GAME.wording.label(choice, GAME.texts(language), s) for choice in s.options]


def test_an_order_is_offered_with_its_table() -> None:
    s = tavern(seats=2, dice={0: "1", 1: "1"}, orders={1: "hopping_gnome 2 2"}, first_turn=True)
    assert "Take the Order Old King's Cup (table 1)" in labels(s)
    assert "Take the Order Crossroads Punch (table 3)" in labels(s)
    assert "Prendi l'Ordine Punch del Crocevia (tavolo 3)" in labels(s, "it")
    say(s, "take blind")
    assert "Discard the Order Crossroads Punch (table 3)" in labels(s)


def test_a_place_is_offered_with_its_cost() -> None:
    s = tavern(seats=2, dice={0: "1 2 4", 1: "1"}, clock=5, secret_chamber="yes")
    assert {"Dice that make 7: Make lunch for Nasty", "2 dice: Item"} <= set(labels(s))
    assert "Dadi che fanno 7: Preparare il pranzo a Nasty" in labels(s, "it")
    assert "Dice that make 7: Dust the Secret Door" in labels(s), "a Task of the chamber too"


@pytest.mark.parametrize(
    ("dice", "answers", "question"),
    [
        ("1 3 3", [], "Place dice, and"),
        ("1 3 3", ["place talk_to_nasty"], "Which dice for Talk to Nasty?"),
        ("1 3 3", ["place talk_to_nasty", "with 1"], "You have placed dice"),
        ("", [], "You cannot place dice"),
    ],
)
def test_the_question_says_what_is_left_to_do(dice: str, answers: list[str], question: str) -> None:
    s = tavern(seats=2, dice={0: dice, 1: "1"})
    say(s, *answers)
    asked = GAME.texts("en").format(f"decision-{s.pending[0].kind}", GAME.wording.question(s, 0))
    assert asked.startswith(question)


@pytest.mark.parametrize("played", [True, False])
def test_an_item_leaves_the_hand_with_one_event(played: bool) -> None:
    s = tavern(seats=2, dice={0: "1", 1: "1"}, items={0: "sand_clock"}, says={0: "turn_out_your_pockets"})
    say(s, "play sand_clock" if played else "obey turn_out_your_pockets")
    names = [event.name for event in s.events or [] if event.facts.get("item") == "sand_clock"]
    assert names == ["play_item" if played else "discard_item"]


def test_a_paid_order_is_told_in_one_line() -> None:
    s = tavern(
        seats=2, clock=3, dice={0: "1", 1: "1"}, tray={0: "beer fruit magic_potion"}, orders={0: "old_kings_cup 2"}
    )
    before = len(s.events or [])
    say(s, "complete order")
    told = [GAME.wording.describe_event(event, GAME.texts("en")) for event in (s.events or [])[before:]]
    assert told[:3] == [
        "Seat 1 returns Fruit, Magic Potion, Beer.",
        "Seat 1 completes Old King's Cup, 1 round late.",
        "Seat 1: 5 points (Order served).",
    ]


def test_alone_nobody_is_first() -> None:
    names = [event.name for event in GAME.new(1, seed=1, listen=True).events or []]
    assert "start" not in names


def test_a_character_is_offered_with_its_ability() -> None:
    s = GAME.new(2, seed=1)
    assert "Grumm: Place your dice in an area that has no free space." in labels(s)
    assert "Grumm: Piazza i dadi in un'area senza spazi liberi." in labels(s, "it")


@pytest.mark.parametrize(
    ("thing", "english", "italian"),
    [
        ("complete order", "Complete the Order", "Completa l'Ordine"),
        ("end turn", "End the turn", "Chiudi il turno"),
        ("take blind", "Draw an Order blind", "Pesca un Ordine dal mazzo"),
        ("place make_lunch_for_nasty", "Place dice: Make lunch for Nasty", "Piazza dadi: Preparare il pranzo a Nasty"),
        ("drink beer", "Complete the Drink token Beer", "Completa il segnalino Drink Birra"),
        ("modify 3 to 5", "Modifier token: [3] becomes [5]", "Segnalino Modifier: [3] diventa [5]"),
        ("with 3 4", "With [3] [4]", "Con [3] [4]"),
        ("blame 1", "Blame Seat 2", "Sparla di Posto 2"),
    ],
)
def test_what_is_refused_reads_like_the_options(thing: str, english: str, italian: str) -> None:
    assert GAME.wording.describe_refused(thing, GAME.texts("en")) == english
    assert GAME.wording.describe_refused(thing, GAME.texts("it")) == italian


def test_every_first_word_of_a_refusal_has_its_word() -> None:
    known = messages(GAME.folder() / "texts/it.ftl")
    verbs = set(re.findall(r'Refusal\(f?"([a-z]+)', sources())) | set(re.findall(r'thing = f"([a-z]+)', sources()))
    assert {"take", "place", "play", "obey", "use", "modify", "drink", "blame"} <= verbs
    assert {verb for verb in verbs if f"word-{verb}" not in known} == set()


def test_no_rule_breaks_off_after_mrs() -> None:
    for language in ("en", "it"):
        book = GAME.texts(language)
        assert [rule for rule in book.rules() if "Mrs.\n" in book.format(rule)] == []


def test_italian_has_one_word_for_kitchen_chores_and_orders() -> None:
    files = [GAME.folder() / folder / "it.ftl" for folder in ("texts", "rulebook", "cards")]
    lines = [line.partition("=")[2] or line for file in files for line in file.read_text("utf-8").splitlines()]
    english = re.compile(r"(?<![-$\w])(Kitchen|Chores?|Orders?|Items?)\b")
    assert [line for line in lines if english.search(line)] == []
