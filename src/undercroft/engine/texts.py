"""Messages in a player's language, from Fluent files that the browser shares."""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from .card_words import CardWords, message_ids
from .state import Fact
from .table_facts import TableFacts, term_resource

SPOKEN = Path(__file__).parent.parent / "terminal" / "texts"
LANGUAGES = ("en", *sorted(file.stem for file in SPOKEN.glob("*.ftl") if file.stem != "en"))
"""A language exists if the terminal has a file for it. English comes first and replaces missing translations."""

Namer = Callable[[int | str, "Texts"], str]
"""Puts a fact of some kind, such as a die, into words."""


class Texts:
    """All messages of one language; in English if a translation is missing."""

    def __init__(
        self,
        language: str,
        folders: list[Path],
        cards: CardWords | None = None,
        namers: Mapping[str, Namer] | None = None,
        facts: TableFacts = (),
    ) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.cards = cards
        self.names = cards.names(self.language) if cards else {}
        self.namers = dict(namers or {})
        self.bundles = [_bundle(self.language, tuple(folders), facts)]
        if self.language != "en":
            self.bundles.append(_bundle("en", tuple(folders), facts))
        self.ids = _ids(self.language, tuple(folders))
        """All messages of this language, in the order of the files."""

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self.names or any(bundle.has_message(id) for bundle in self.bundles)

    def format(self, id: str, facts: Mapping[str, Fact] | None = None) -> str:
        """A message with its facts filled in. A fact that names a thing is put into words first."""
        if id in self.names:
            return self.names[id]
        for bundle in self.bundles:
            if bundle.has_message(id):
                value = bundle.get_message(id).value
                if value is not None:
                    spoken = {key: self.name(key, fact) for key, fact in (facts or {}).items()}
                    text, errors = bundle.format_pattern(value, spoken)
                    if errors:
                        raise ValueError(f"message {id!r} in {self.language}: {errors[0]}")
                    # A card called "Not So Fast!" at the end of a sentence needs no full stop after it.
                    return str(text).replace("!.", "!")
        return " ".join([id, *(f"{key}={fact}" for key, fact in (facts or {}).items())])

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message, such as a rule's title; empty if there is none."""
        for bundle in self.bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).attributes.get(name)
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, {})[0])
        return ""

    def name(self, kind: str, fact: Fact) -> Any:
        """The name of a thing of some kind: `recipe` and `mass_lager` are message `recipe-mass_lager`."""
        if isinstance(fact, list):
            return ", ".join(str(self.name(kind, item)) for item in fact)
        if kind in self.namers:
            return self.namers[kind](fact, self)
        if isinstance(fact, str):
            id = f"{kind}-{fact}"
            if self.has(id):
                return self.format(id)
        return fact

    def card(self, kind: str, id: str) -> str:
        """The name of a card."""
        return self.names[f"{kind}-{id}"]

    def card_text(self, kind: str, id: str, part: str = "text") -> str:
        """The text of a card, or another part of it; empty if it has none."""
        return self.cards.text(kind, id, self.language, part) if self.cards else ""

    def rules(self) -> list[str]:
        """The ids of all rules, in the order of the rulebook."""
        return [id for id in self.ids if id[:2].isupper() and id[2:3] == "-"]


def _files(language: str, folders: Iterable[Path]) -> list[Path]:
    """The files of a language."""
    files = [folder / f"{language}.ftl" for folder in folders]
    return [file for file in files if file.exists()]


@lru_cache(maxsize=64)
def _ids(language: str, folders: tuple[Path, ...]) -> list[str]:
    return [id for file in _files(language, folders) for id in message_ids(_resource(file))]


@lru_cache(maxsize=128)
def _bundle(language: str, folders: tuple[Path, ...], facts: TableFacts) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in _files(language, folders):
        bundle.add_resource(_resource(file))
    bundle.add_resource(term_resource(facts, language))
    return bundle


@lru_cache(maxsize=64)
def _resource(file: Path) -> Resource:
    """A file, read once for all tables. (`FluentResource` makes what the parser makes.)"""
    return FluentResource(file.read_text("utf-8"))
