"""Lists options and refusals in words, and finds the option that a person typed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercroft.engine.game import Game
from undercroft.engine.state import Choice, Decision, Refusal, State
from undercroft.engine.texts import Texts

MANY = 9
"""From this number on, options are grouped under headings."""
REASONS = 16
"""The most reasons listed at once; a word narrows them."""
SHORT = 3
"""Text shorter than this is not looked for in the middle of an option."""
NAMED = 3
"""The most things named beside a reason that they share."""


def plain(text: str) -> str:
    """A text in the form in which typed text is compared: small letters, digits and minus signs, single spaces."""
    return " ".join(re.findall(r"(?<![^\W_])-\d+|[^\W_]+", text.casefold()))


def verb(choice: Choice) -> str:
    """The first word of a choice's text, by which options are grouped."""
    return choice.text.split()[0]


def in_order(decision: Decision) -> list[Choice]:
    """The options as they are shown and numbered: those with the same first word together."""
    verbs = list(dict.fromkeys(verb(choice) for choice in decision.options))
    return sorted(decision.options, key=lambda choice: verbs.index(verb(choice)))


def options(decision: Decision, s: State, game: Game[Any], texts: Texts, otherwise: str) -> RenderableType:
    """The options with their numbers: a plain list, or groups by their first word when there are many.

    First words may share a heading. `otherwise` stands above options, such as a pass, that have none of their own.
    """
    shown = in_order(decision)
    numbered = [(number, game.wording.label(choice, texts, s)) for number, choice in enumerate(shown, 1)]
    groups: list[tuple[str, list[tuple[int, str]]]] = []
    for choice, line in zip(shown, numbered, strict=True):
        heading = f"verb-{verb(choice)}"
        title = texts.format(heading) if texts.has(heading) else otherwise
        if not groups or groups[-1][0] != title:
            groups.append((title, []))
        groups[-1][1].append(line)
    if len(numbered) < MANY or len(groups) < 2:
        return listed(numbered, len(numbered))
    parts: list[RenderableType] = []
    for title, lines in groups:
        parts += [Text(title, "dark_orange3"), listed(lines, len(numbered))]
    return Group(*parts)


def listed(lines: list[tuple[int, str]], highest: int) -> RenderableType:
    """Numbered lines, in columns where the screen has room for them."""
    width = len(str(highest))
    items = [hanging(Text(f"{number:>{width}}", "bold"), label, 2) for number, label in lines]
    return Padding(Columns(items, padding=(0, 4)), (0, 0, 0, 2))


def hanging(mark: Text, text: str, gap: int) -> Table:
    """A mark with a text beside it. A long text is wrapped and stays indented."""
    table = Table.grid(padding=(0, gap))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(mark, Text(text))
    return table


def matching(typed: str, decision: Decision, s: State, game: Game[Any], texts: Texts) -> list[Choice]:
    """The options somebody may mean: by number, by exact text, or by the beginning of label or text."""
    shown = in_order(decision)
    if typed.isdecimal():
        number = int(typed)
        return [shown[number - 1]] if 1 <= number <= len(shown) else []
    exact = decision.option(typed)
    if exact is not None:
        return [exact]
    wanted = plain(typed)
    if not wanted:
        return []
    found = []
    for choice in shown:
        # The label without the part from the state is enough, even if another label begins in the same way.
        forms = [
            plain(form)
            for form in (choice.text, game.wording.label(choice, texts), game.wording.label(choice, texts, s))
        ]
        if wanted in forms:
            return [choice]
        if any(form.startswith(wanted) for form in forms):
            found.append(choice)
    return found


def mentioning(typed: str, decision: Decision, s: State, game: Game[Any], texts: Texts) -> list[Choice]:
    """The options with the typed text in the middle, from the beginning of a word on."""
    wanted = plain(typed)
    if len(wanted) < SHORT:
        return []
    return [
        each
        for each in in_order(decision)
        if f" {wanted}" in f" {plain(each.text)} {plain(game.wording.label(each, texts, s))}"
    ]


def numbers(typed: str) -> list[int]:
    """Read several numbers separated by spaces or commas; empty if the text is anything else."""
    words = typed.replace(",", " ").split()
    return [int(word) for word in words] if len(words) > 1 and all(word.isdecimal() for word in words) else []


@dataclass
class Reason:
    """One reason, and the things that it forbids."""

    sentence: str
    rule: str
    things: list[str]


def reasons(refusals: list[Refusal], game: Game[Any], texts: Texts, in_short: bool = False) -> list[Reason]:
    """Refusals in words, grouped by reason, the most general first.

    `in_short` groups them by kind of reason, and shows the first reason of each kind.
    """
    found: dict[tuple[str, ...], Reason] = {}
    for refusal in refusals:
        # Where the rule itself is the reason, its first sentence is enough for a list.
        sentence = game.wording.explain(refusal, texts).partition("\n")[0]
        kind = (refusal.thing.split()[0], refusal.why) if in_short else (sentence,)
        reason = found.setdefault((*kind, refusal.rule), Reason(sentence, refusal.rule, []))
        reason.things.append(refusal.thing)
        if sentence != reason.sentence and not reason.sentence.endswith("…"):
            reason.sentence += " …"
    return sorted(found.values(), key=lambda reason: min(len(thing.split()) for thing in reason.things))


def about(word: str, found: list[Reason], game: Game[Any], texts: Texts) -> list[Reason]:
    """The reasons that concern a word: those for things that begin with it; else those for things with it in their
    names; else those that mention it. Each lists only the things that the word names."""
    wanted = plain(word)
    begins: list[Reason] = []
    names: list[Reason] = []
    mentions: list[Reason] = []
    for reason in found:
        forms = {thing: [plain(thing), plain(game.wording.describe_refused(thing, texts))] for thing in reason.things}
        first = [thing for thing in forms if any(f"{form} ".startswith(f"{wanted} ") for form in forms[thing])]
        inside = [thing for thing in forms if any(wanted in form for form in forms[thing])]
        if first:
            begins.append(Reason(reason.sentence, reason.rule, first))
        if inside:
            names.append(Reason(reason.sentence, reason.rule, inside))
        elif wanted in plain(f"{reason.sentence} {reason.rule}"):
            mentions.append(reason)
    return begins or names or mentions


def refuses(typed: str, reason: Reason, game: Game[Any], texts: Texts) -> bool:
    """Is this the reason why the typed text is not an option?"""
    wanted = plain(typed) + " "
    forms = [
        f"{plain(form)} " for thing in reason.things for form in (thing, game.wording.describe_refused(thing, texts))
    ]
    return any(form.startswith(wanted) or wanted.startswith(form) for form in forms)


def drawn_reasons(found: list[Reason], game: Game[Any], texts: Texts) -> Table:
    """A table of what cannot be done, why, and by which rule."""
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(ratio=2, style="dim")
    table.add_column(ratio=3)
    table.add_column(no_wrap=True, style="bold")
    for reason in found:
        things = list(dict.fromkeys(game.wording.describe_refused(thing, texts) for thing in reason.things))
        first_word = game.wording.describe_refused(reason.things[0].split()[0], texts)
        shown = [things[0], *(thing.removeprefix(f"{first_word} ") for thing in things[1:NAMED])]
        more = len(things) - len(shown)
        table.add_row(", ".join(shown) + (f" … +{more}" if more else ""), reason.sentence, reason.rule)
    return table


def drawing(game: Game[Any], s: State, seat: int, texts: Texts, width: int) -> Any:
    """The position as a seat sees it, as something `rich` can print: as the game draws it, else the view itself."""
    drawn = game.wording.draw(s, seat, texts, width)
    if drawn is not None:
        return drawn
    return msgspec.json.format(msgspec.json.encode(game.view(s, seat)), indent=2).decode()
