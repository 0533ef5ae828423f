"""The words on cards: English in the card files, every other language in `cards/LANG.ftl` beside them.

A message is named by table and id, as in the card files. Its attributes are the card's other texts:

    recipe-mass_lager = Mass Lager
        .text = ...

A text may depend on the table and on the card's own numbers, in English as in other languages; "Texts by case" in
docs/writing-a-game.md says how.
"""

# mypyc: skip - reads files once

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy, deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Identifier, Message, Pattern, Resource, TextElement
from fluent.syntax.serializer import serialize_pattern

from .cards import Deck, choose_files
from .table_facts import TableFacts, term_resource

WORDS = re.compile(r"(?P<field>[a-z_]+)_(?P<language>[a-z]{2})")
"""A field with words in a language, such as `text_en`."""


class Named(NamedTuple):
    """The entries of a table of the card files, named by a field and, if a thing has several pieces, a suffix."""

    table: str
    by: str = "id"
    suffixes: tuple[str, ...] = ("",)


Kinds = Mapping[str, Sequence[Named]]
"""The tables that name each kind of fact: a `quest` is named by the `sidequest` with its id."""


class CardWords:
    """The texts of a game's cards in every language, an owner's files in place of the game's own.

    `files` is the whole content of the card files, with the words of other languages beside the English: `name_it`,
    `text_it`. Words in an owner's file come first. The game's own translation of a card is used only if its English is
    unchanged. What depends on the table is as it is written until `told` says at which table.
    """

    def __init__(self, own: Path, folder: Path | None, kinds: Kinds) -> None:
        chosen = choose_files(own, tuple(sorted(file.stem for file in own.glob("*.toml"))), folder)
        translations = {file.stem: read_translation(file) for file in sorted(own.glob("*.ftl"))}
        self.files: dict[str, Any] = {}
        tables: dict[str, list[dict[str, Any]]] = {}
        for name, file in chosen.items():
            deck = Deck(file)
            ours = deck if file.parent == own else Deck(own / file.name)
            originals = {key: entry for key, _, entry in ours.entries()}
            for key, path, entry in deck.entries():
                words = {
                    f"{field}_{language}": said
                    for language, cards in translations.items()
                    for field, said in cards.get(key, {}).items()
                    if english(entry, field) == english(originals.get(key, {}), field)
                }
                entry |= words | deck.translations.get(key, {})
                tables.setdefault(str(path[0]), []).append(entry)
            self.files[name] = deck.data
        self.named = {
            f"{kind}-{entry[named.by]}{suffix}": entry
            for kind, places in kinds.items()
            for named in places
            for entry in tables.get(named.table, [])
            for suffix in named.suffixes
        }

    def told(self, facts: TableFacts) -> CardWords:
        """The same words at a table: every text says what holds there."""
        told = copy(self)
        told.files, told.named = deepcopy((self.files, self.named))
        cases = [str(value) for _, value in facts]
        # By language, the entries whose text is a pattern: what they say is worked out together.
        patterns: dict[str, list[tuple[dict[str, Any], str]]] = {}
        for entry in entries_of(told.files):
            for key in list(entry):
                words = WORDS.fullmatch(key)
                if words is None or not isinstance(entry[key], str):
                    continue
                # An owner's card may have a text for a case beside the usual one: `text_en_prototype`.
                english = f"{words['field']}_en"
                instead = next((entry[f"{english}_{case}"] for case in cases if f"{english}_{case}" in entry), None)
                if instead is not None and words["language"] != "en":
                    del entry[key]  # a translation of the usual text
                elif instead is not None:
                    entry[key] = instead
                elif "{" in entry[key]:
                    patterns.setdefault(words["language"], []).append((entry, key))
        for language, found in patterns.items():
            fill(found, language, facts)
        return told

    def names(self, language: str) -> dict[str, str]:
        """The names of all cards by message id, such as `recipe-mass_lager`."""
        return {
            id: entry.get(f"name_{language}") or entry.get("name") or str(entry["id"]).capitalize()
            for id, entry in self.named.items()
        }

    def text(self, kind: str, id: str, language: str, part: str = "text") -> str:
        """The text of a card, or another part of it such as a Monster's `ambush`; English stands in."""
        entry = self.named[f"{kind}-{id}"]
        return str(entry.get(f"{part}_{language}") or entry.get(f"{part}_en", ""))


def english(entry: Mapping[str, Any], field: str) -> Any:
    """The English value of a field: of `text` it is `text_en`, of `name` just `name`."""
    return entry.get(f"{field}_en", entry.get(field))


def entries_of(files: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Every entry of the card files."""
    for tables in files.values():
        for table in tables.values():
            yield from (entry for entry in (table if isinstance(table, list) else [table]) if isinstance(entry, dict))


def fill(found: Sequence[tuple[dict[str, Any], str]], language: str, facts: TableFacts) -> None:
    """Put texts that are Fluent patterns into words. What does not read as Fluent stays as it is written."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(term_resource(facts, language))
    cases = [str(value).split("/") for _, value in facts]
    for number, (entry, key) in enumerate(found):
        pattern = parsed(entry[key])
        if pattern is not None:
            bundle.add_resource(Resource([Message(Identifier(f"text-{number}"), pattern)]))
            value = bundle.get_message(f"text-{number}").value
            assert value is not None
            said, errors = bundle.format_pattern(value, dict(numbers_of(entry, cases)))
            if not errors:
                entry[key] = str(said)


@lru_cache(maxsize=4096)
def parsed(text: str) -> Pattern | None:
    """A text as a pattern, read once for all tables; None if it is none."""
    lines = "".join(f"\n    {line}" for line in text.strip().splitlines())
    (message,) = FluentResource(f"text ={lines}\n").body
    return message.value if isinstance(message, Message) else None


def numbers_of(value: Any, cases: Sequence[Sequence[str]], name: str = "") -> Iterator[tuple[str, int | str]]:
    """The card's own numbers and ids by name, as its texts call them: `n` of its `effect` is `$effect_n`.

    Of a table with a number for each case, such as each number of players, `$life` is that of the case at hand; where
    there are several cases at hand, all of them: 120/160/200.
    """
    if isinstance(value, dict):
        for key, each in value.items():
            yield from numbers_of(each, cases, f"{name}_{key}" if name else str(key))
        for keys in cases:
            if name and all(key in value for key in keys):
                columns = [dict(numbers_of(value[key], (), name)) for key in keys]
                for found in dict.fromkeys(inner for column in columns for inner in column):
                    numbers = [column[found] for column in columns if found in column]
                    same = len(set(numbers)) == 1
                    yield found, numbers[0] if same else "/".join(map(str, numbers))
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from numbers_of(each, cases, f"{name}_{at}")
        if all(isinstance(each, int) for each in value):
            yield name, ", ".join(map(str, value))
    elif isinstance(value, int | str) and not isinstance(value, bool):
        yield name, value


def message_ids(resource: Resource) -> list[str]:
    """The ids of the messages of a Fluent file, in its order."""
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def read_translation(file: Path) -> dict[str, dict[str, str]]:
    """Read a Fluent file of card words: by table and id, the name and the card's other texts, as they are written."""
    cards: dict[str, dict[str, str]] = {}
    for message in FluentResource(file.read_text("utf-8")).body:
        if isinstance(message, Message):
            patterns = {"name": message.value, **{each.id.name: each.value for each in message.attributes}}
            cards[message.id.name] = {
                field: written(pattern) for field, pattern in patterns.items() if pattern is not None
            }
    return cards


def written(pattern: Pattern) -> str:
    """A pattern as one would write it in a card file."""
    if all(isinstance(element, TextElement) for element in pattern.elements):
        return "".join(str(element.value) for element in pattern.elements if isinstance(element, TextElement))
    lines = str(serialize_pattern(pattern)).strip("\n ").splitlines()
    return "\n".join(line.removeprefix("    ") for line in lines)
