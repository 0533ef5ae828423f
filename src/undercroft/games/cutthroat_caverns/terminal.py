"""Cutthroat Caverns drawn for a terminal: readable in 80 columns and without colour."""

# mypyc: skip - draws

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercroft.engine.texts import Texts

from .cards import Library
from .view_types import BlowView, CavernView, HeroView

BAR = 20


def draw(view: CavernView, seat: int, texts: Texts, width: int, library: Library) -> Any:
    """The table as a seat sees it: the encounter, what is going on, the party, one's own hand."""
    parts: list[Any] = [encounter(view, texts, library), party(view, seat, texts)]
    news = going_on(view, texts)
    if news:
        parts.insert(1, Padding(Text("\n".join(news)), (0, 2)))
    if seat >= 0:
        parts.append(Padding(hand(view["heroes"][seat], texts), (0, 2)))
    return Group(*parts)


def bar(life: int, full: int) -> str:
    """Life as a row of signs."""
    filled = min(BAR, (life * BAR + full - 1) // full) if full else 0
    return "#" * filled + "." * (BAR - filled)


def encounter(view: CavernView, texts: Texts, library: Library) -> Any:
    """The Encounter card, its creatures, and how far the party has come."""
    lines = [
        "  ".join(
            [
                texts.say("draw-ahead", {"count": view["road"]}),
                texts.say("draw-deck", {"count": view["deck"]}),
                texts.say("draw-discard", {"count": len(view["discard"])}),
                texts.say("draw-bonus", {"count": view["bonus"]}),
            ]
        )
    ]
    id = view["encounter"]
    title = texts.say("draw-level", {"level": view["level"]})
    if id is not None:
        title += ": " + texts.say(f"encounter-{id}") + " (" + texts.say(f"type-{view['type']}") + ")"
        facts = [texts.say("draw-prestige", {"count": view["prestige"]})]
        if view["round"]:
            facts.insert(0, texts.say("draw-round", {"round": view["round"]}))
        if view["tokens"]:
            facts.append(texts.say("draw-tokens", {"count": view["tokens"]}))
        if view["riddle"] is not None:
            facts.append(texts.say("draw-riddle", {"count": view["riddle"]}))
        if view["blessed"]:
            facts.append(texts.say("draw-blessed"))
        lines.append("  ".join(facts))
        lines.append(library.text(id, texts.language))
        full = max([creature["life"] for creature in view["creatures"]], default=0)
        for creature in view["creatures"]:
            name = texts.say("draw-creature", {"number": creature["number"]}) if creature["number"] else ""
            host = ""
            if creature["host"] is not None:
                host = "  " + texts.say("draw-host", {"seat": creature["host"]})
            lines.append(f"{name:6}{texts.say('draw-life')} {creature['life']:3} {bar(creature['life'], full)}{host}")
    return Panel(Text("\n".join(lines)), title=Text(title, style="bold"), title_align="left")


def blow(view: BlowView, texts: Texts) -> str:
    """An attack: who, what, and what it counts."""
    card = texts.say("draw-fire") if view["card"] is None else texts.say(f"card-{view['card']}")
    marks = "!" if view["protected"] else ""
    aim = f" > {view['target']}" if view["target"] > 0 else ""
    return f"{texts.name('seat', view['owner'])}: {card} = {view['value']}{marks}{aim}"


def going_on(view: CavernView, texts: Texts) -> list[str]:
    """The damage pile and whatever is being resolved."""
    out = []
    if view["pile"]:
        blows = [f"{number} {blow(each, texts)}" for number, each in enumerate(view["pile"], 1)]
        out.append(f"{texts.say('draw-pile')}: " + "; ".join(blows))
    if view["attack"] is not None:
        out.append(f"{texts.say('draw-attack')}: {blow(view['attack'], texts)}")
    for played in view["stack"]:
        who = f"{texts.name('seat', played['seat'])}: {texts.say('card-' + played['card'])}"
        target = "" if played["target"] is None else f" > {texts.name('seat', played['target'])}"
        out.append(f"{texts.say('draw-stack')}: {who}{target}")
    if view["strike"] is not None:
        out.append(texts.say("draw-strike", {"count": view["strike"]["damage"], "seat": view["strike"]["seat"]}))
    if view["noted"]:
        strikes = [
            texts.say(f"draw-noted-{noted['aim']}", {"number": noted["number"], "count": noted["damage"]})
            for noted in view["noted"]
        ]
        out.append(f"{texts.say('draw-noted')}: " + "; ".join(strikes))
    return out


def party(view: CavernView, seat: int, texts: Texts) -> Any:
    """Everybody's open things, in seat order; `>` marks the active player, `*` the viewer."""
    table = Table(box=None, padding=(0, 1), title=texts.say("draw-party"), title_justify="left", title_style="bold")
    for heading, right in (
        ("player", False),
        ("initiative", True),
        ("life-short", True),
        ("prestige-short", True),
        ("cards", True),
        ("set", False),
        ("front", False),
    ):
        table.add_column(
            texts.say(f"draw-{heading}"),
            justify="right" if right else "left",
            no_wrap=heading not in ("player", "front"),
        )
    for hero in view["heroes"]:
        mark = ">" if view["active"] == hero["seat"] else "*" if hero["seat"] == seat else " "
        name = f"{mark} {texts.name('seat', hero['seat'])} ({texts.say('character-' + hero['character'])})"
        laid = " ".join("[?]" if each["card"] is None else "[=]" for each in hero["laid"])
        table.add_row(
            Text(name),
            str(hero["initiative"] or "-"),
            str(hero["life"]),
            str(hero["prestige"]),
            str(hero["hand_size"]),
            Text(laid),
            Text(", ".join(in_front(hero, texts))),
            style="" if hero["alive"] else "dim",
        )
    return table


def in_front(hero: HeroView, texts: Texts) -> list[str]:
    """Items, potions in effect, riders and statuses of a player."""
    out = [texts.say(f"card-{card}") for card in hero["items"]]
    for potion in hero["potions"]:
        rounds = f" {potion['rounds']}" if potion["rounds"] else ""
        out.append(f"({texts.say('card-' + potion['card'])}{rounds})")
    out += [f"+{texts.say('card-' + card)}" for card in hero["riders"]]
    if not hero["alive"]:
        out.append(texts.say("status-dead"))
    if hero["tripped"]:
        out.append(texts.say("status-tripped" if hero["tripped"] == 1 else "status-trips"))
    for status, shown in (
        ("numb", hero["numb"]),
        ("petrified", hero["petrified"]),
        ("cowering", hero["cowering"]),
        ("crowded", hero["crowded"] > 0),
    ):
        if shown:
            out.append(texts.say(f"status-{status}"))
    return out


def hand(hero: HeroView, texts: Texts) -> Any:
    """One's own cards, and what one has set."""
    cards = [texts.say(f"card-{card}") for card in hero["hand"] or []]
    lines = [f"{texts.say('draw-hand')}: {', '.join(cards) or texts.say('draw-none')}"]
    laid = [texts.say(f"card-{each['card']}") if each["card"] else "[?]" for each in hero["laid"]]
    if laid:
        lines.append(f"{texts.say('draw-set')}: {', '.join(laid)}")
    return Text("\n".join(lines))
