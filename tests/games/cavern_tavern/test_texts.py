"""Every message that is needed is there, in both languages, with the same facts."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

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
    return "\n".join(file.read_text("utf-8") for file in sorted(GAME.folder().glob("*.py")))


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
    for id in known:
        kind, _, rest = id.partition("-")
        if kind in ("decision", "event", "why", "draw"):
            words = (rest, rest.removeprefix("icon"))
            assert any(f'"{word}"' in text or f"'{word}'" in text for word in words), f"{id} is used nowhere"


def test_names_of_rules_in_both_languages() -> None:
    for language in ("en", "it"):
        book = GAME.texts(language)
        rules = book.rules()
        assert len(rules) == 193
        titles = [book.attribute(rule, "title") for rule in rules]
        assert all(titles)
