"""What messages and the texts on cards may tell of a table: numbers that its cards give, and which case it is.

Each becomes a Fluent term, so that any message can name it without being given it: `{ -quota }`. A number has the
plural of its language (`-quota.plural`), a word can be chosen by (`{ -edition.is -> ... }`).
"""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Mapping

from fluent.runtime import FluentBundle

TableFacts = tuple[tuple[str, int | str], ...]


def table_facts(facts: Mapping[str, int | str]) -> TableFacts:
    """Facts in a form that can be looked up by."""
    return tuple(facts.items())


def terms(facts: TableFacts, language: str) -> str:
    """The facts as terms of a Fluent file."""
    plural = FluentBundle([language])._plural_form
    out = []
    for name, value in facts:
        about = f"plural = {plural(value)}" if isinstance(value, int) else f"is = {literal(value)}"
        out.append(f"-{name} = {literal(str(value))}\n    .{about}\n")
    return "".join(out)


def literal(text: str) -> str:
    """A text as Fluent says it without reading it as Fluent, on one line."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
