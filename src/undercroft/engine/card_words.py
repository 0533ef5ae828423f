"""The words on cards: English in the card files, every other language in `cards/LANG.ftl` beside them.

A message is named by table and id, as in the card files. Its attributes are the card's other texts:

    recipe-mass_lager = Mass Lager
        .text = ...
"""

# mypyc: skip - reads files once

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from .cards import Deck, choose_files


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
    unchanged.
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

    def names(self, language: str) -> dict[str, str]:
        """The names of all cards by message id, such as `recipe-mass_lager`."""
        return {
            id: entry.get(f"name_{language}") or entry.get("name") or str(entry["id"]).capitalize()
            for id, entry in self.named.items()
        }

    def text(self, kind: str, id: str, language: str) -> str:
        """The text of a card; in English if there is no translation."""
        entry = self.named[f"{kind}-{id}"]
        return str(entry.get(f"text_{language}") or entry.get("text_en", ""))


def english(entry: Mapping[str, Any], field: str) -> Any:
    """The English value of a field: of `text` it is `text_en`, of `name` just `name`."""
    return entry.get(f"{field}_en", entry.get(field))


def message_ids(resource: Resource) -> list[str]:
    """The ids of the messages of a Fluent file, in its order."""
    return [entry.id.name for entry in resource.body if isinstance(entry, Message)]


def read_translation(file: Path) -> dict[str, dict[str, str]]:
    """Read a Fluent file of card words: by table and id, the name and the card's other texts."""
    bundle = FluentBundle([file.stem], use_isolating=False)
    resource = FluentResource(file.read_text("utf-8"))
    bundle.add_resource(resource)
    cards: dict[str, dict[str, str]] = {}
    for key in message_ids(resource):
        message = bundle.get_message(key)
        patterns = {"name": message.value, **message.attributes}
        cards[key] = {
            field: str(bundle.format_pattern(pattern)[0]) for field, pattern in patterns.items() if pattern is not None
        }
    return cards
