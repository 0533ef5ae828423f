"""Shows the rulebook of a game: all of it, one rule, or the rules that mention a word."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import GroupComment, Message
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from undercroft.engine.errors import SetupError
from undercroft.engine.game import Game
from undercroft.engine.texts import Texts

from .words import own_words

RULE_ID = r"\b[A-Z]{2}-[A-Z]+\d+\b"


@dataclass
class Section:
    """A part of the rulebook: its title and its rules' ids."""

    title: str
    rules: list[str]


def sections(game: Game[Any], texts: Texts) -> list[Section]:
    """The rulebook by section: the group comments of its Fluent file are the titles."""
    known = texts.rules()
    file = game.folder() / "rulebook" / f"{texts.language}.ftl"
    found = [Section("", [])]
    if file.exists():
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, GroupComment):
                found.append(Section(entry.content or "", []))
            elif isinstance(entry, Message) and entry.id.name in known:
                found[-1].rules.append(entry.id.name)
    return [section for section in found if section.rules]


def written(game: Game[Any], language: str) -> Texts:
    """The rulebook in a language; in English if it was not translated, or a SetupError if the game has none."""
    for texts in (game.texts(language), game.texts("en")):
        if texts.rules():
            return texts
    raise SetupError(own_words(language).format("rules-missing", {"game": game.name}))


def find_rule(id: str, texts: Texts) -> str:
    """The id as the rulebook writes it, or a SetupError that names the nearest ones."""
    known = texts.rules()
    wanted = id.upper()
    if wanted in known:
        return wanted
    near = difflib.get_close_matches(wanted, known, 3)
    words = own_words(texts.language)
    if near:
        raise SetupError(words.format("rules-near", {"id": id, "near": ", ".join(near)}))
    raise SetupError(words.format("rules-unknown", {"id": id, "first": known[0], "last": known[-1]}))


def mentioning(word: str, texts: Texts) -> list[str]:
    """The rules whose title or text has this word in it."""
    wanted = word.casefold()
    return [id for id in texts.rules() if wanted in f"{texts.attribute(id, 'title')} {texts.format(id)}".casefold()]


def none_mentions(word: str, game: Game[Any], texts: Texts) -> str:
    """The message that no rule has this word in it."""
    return own_words(texts.language).format("rules-none", {"game": game.name, "word": word})


def rule_json(id: str, texts: Texts) -> dict[str, str]:
    """One rule for a program."""
    return {"id": id, "title": texts.attribute(id, "title"), "text": texts.format(id)}


def drawn_rule(id: str, texts: Texts) -> RenderableType:
    """One rule for a person."""
    head = Text(id, "bold").append(f"  {texts.attribute(id, 'title')}", "bold")
    body = Text(texts.format(id))
    body.highlight_regex(RULE_ID, "bold")
    return Group(head, Padding(body, (0, 0, 1, 2)))


def drawn_rules(ids: list[str], game: Game[Any], texts: Texts) -> RenderableType:
    """Rules under the titles of their sections."""
    wanted = set(ids)
    parts: list[RenderableType] = []
    for section in sections(game, texts):
        inside = [id for id in section.rules if id in wanted]
        if inside:
            parts += [Rule(Text(section.title, "bold"), align="left", style="dim"), Text()]
            parts += [drawn_rule(id, texts) for id in inside]
    return Group(*parts)


def rules_json(ids: list[str], game: Game[Any], texts: Texts) -> dict[str, Any]:
    """Rules for a program, under the titles of their sections."""
    found = []
    for section in sections(game, texts):
        inside = [rule_json(id, texts) for id in section.rules if id in ids]
        if inside:
            found.append({"title": section.title, "rules": inside})
    return {"game": game.id, "language": texts.language, "sections": found}
