"""The browser's own words: both languages say the same things, and every message that a page asks for is there."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from having import TEXTS
from undercroft.engine.game import Game

WEB = Path(__file__).parent.parent.parent / "web"


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the facts it uses."""
    resource = FluentParser().parse((WEB / "texts" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", serialized(entry)))
    return found


def serialized(entry: ast.Message) -> str:
    """A message as JSON-like text; only the names of its facts are looked at."""
    names: list[str] = []

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            names.append(f"${node.id.name}")
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else []:
            for each in value if isinstance(value, list) else [value]:
                walk(each)

    walk(entry)
    return " ".join(names)


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    assert messages("it") == messages("en")


def asked_for() -> list[tuple[str, bool]]:
    """Every id that a page asks for; True where only its beginning is written there."""
    found = set()
    for file in [*WEB.glob("src/**/*.svelte"), *WEB.glob("src/**/*.ts")]:
        if "generated" in file.parts:
            continue
        text = file.read_text("utf-8")
        found |= {(id, False) for id in re.findall(r'(?<![\w.])t\("([\w-]+)"', text)}
        found |= {(id, True) for id in re.findall(r"(?<![\w.])t\(`([\w-]+)\$\{", text)}
        for choice in re.findall(r"(?<![\w.])t\(([^()]*\?[^()]*?)[,)]", text):
            found |= {(id, False) for id in re.findall(r'"([a-z][\w]*-[\w-]+|your-turn)"', choice)}
    return sorted(found)


@pytest.mark.parametrize(("id", "beginning"), asked_for())
def test_every_message_a_page_asks_for_exists(id: str, beginning: bool) -> None:
    known = messages("en")
    assert any(each.startswith(id) for each in known) if beginning else id in known


def test_pages_do_ask() -> None:
    assert len(asked_for()) > 80


BOARDS = [game for game in TEXTS.values() if (WEB / "src/games" / game.id).exists()]


def said_by_board(game: Game[Any]) -> list[tuple[str, bool]]:
    """Every message of its game that a board asks for; True where only its beginning is written there."""
    found = set()
    for file in [*(WEB / "src/games" / game.id).glob("*.svelte"), *(WEB / "src/games" / game.id).glob("*.ts")]:
        text = file.read_text("utf-8")
        found |= {(id, False) for id in re.findall(r'(?:play|texts)\.say\("([\w-]+)"', text)}
        found |= {(id, True) for id in re.findall(r"(?:play|texts)\.say\(`([\w-]+)\$\{", text)}
        for choice in re.findall(r"(?:play|texts)\.say\(([^()]*\?[^()]*?)[,)]", text):
            found |= {(id, False) for id in re.findall(r'"([a-z][\w]*-[\w-]+)"', choice)}
    return sorted(found)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", BOARDS, ids=lambda game: game.id)
def test_every_message_a_board_says_exists(game: Game[Any], language: str) -> None:
    texts = game.texts(language)
    known = [*texts.names, *texts.ids]
    asked = said_by_board(game)
    assert len(asked) > 5
    assert [id for id, part in asked if not (any(k.startswith(id) for k in known) if part else id in known)] == []
