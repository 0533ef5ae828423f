"""What messages and the texts on cards may tell of a table: numbers that its cards give, and which case it is.

Each becomes a Fluent term, so that any message can name it without being given it: `{ -quota }`. A number has the
plural of its language (`-quota.plural`), a word can be chosen by (`{ -edition.is -> ... }`).
"""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import serialize
from fluent.syntax.ast import Attribute, EntryType, Identifier, Pattern, Placeable, Resource, StringLiteral, Term

TableFacts = tuple[tuple[str, int | str], ...]


def table_facts(facts: Mapping[str, int | str]) -> TableFacts:
    """Facts in a form that can be looked up by."""
    return tuple(facts.items())


def attribute(value: int | str, language: str) -> tuple[str, str]:
    """What a fact can be chosen by: a number's plural, or the word itself."""
    return ("plural", plural_of(language)(value)) if isinstance(value, int) else ("is", value)


@lru_cache(maxsize=16)
def plural_of(language: str) -> Callable[[int], str]:
    """The plural category of a number in a language."""
    bundle = FluentBundle([language])
    cases = "".join(f"\n    [{each}] {each}" for each in ("zero", "one", "two", "few", "many"))
    bundle.add_resource(FluentResource(f"plural = {{ $n ->{cases}\n   *[other] other\n }}\n"))
    pattern = bundle.get_message("plural").value
    assert pattern is not None
    return lambda number: str(bundle.format_pattern(pattern, {"n": number})[0])


@lru_cache(maxsize=128)
def term_resource(facts: TableFacts, language: str) -> Resource:
    """The facts as terms for a bundle, made without writing and reading a file of them."""

    def pattern(text: str) -> Pattern:
        return Pattern([Placeable(StringLiteral(escaped(text)))])

    body: list[EntryType] = []
    for name, value in facts:
        key, chosen = attribute(value, language)
        body.append(Term(Identifier(name), pattern(str(value)), [Attribute(Identifier(key), pattern(chosen))]))
    return Resource(body)


def terms(facts: TableFacts, language: str) -> str:
    """The same terms as a client reads them: as a Fluent file."""
    return serialize(term_resource(facts, language))


def literal(text: str) -> str:
    """A text as Fluent says it without reading it as Fluent, on one line."""
    return f'{{ "{escaped(text)}" }}'


def escaped(text: str) -> str:
    """A text as it stands between the quotes of a literal."""
    return " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
