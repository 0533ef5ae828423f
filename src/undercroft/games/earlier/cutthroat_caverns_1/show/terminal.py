"""Cutthroat Caverns drawn for a terminal, from a view alone: readable in 80 columns and without colour."""

# mypyc: skip - draws

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercroft.engine.state import Fact
from undercroft.engine.texts import Texts

from ..definitions.load import Library
from .view_types import BlowView, CavernView, HeroView

BAR = 20
"""How many signs a full life is wide."""

COLUMNS = (
    ("player", "left"),
    ("initiative", "right"),
    ("life-short", "right"),
    ("prestige-short", "right"),
    ("cards", "right"),
    ("set", "left"),
    ("front", "left"),
)


def draw(view: CavernView, seat: int, texts: Texts, width: int, library: Library) -> Drawing:
    """The position as a seat, or a spectator, sees it."""
    return Drawing(view, seat, texts, width, library)


class Drawing:
    """A drawn position: something `rich` can print, and that can show one player's cards with what they say."""

    def __init__(self, view: CavernView, seat: int, texts: Texts, width: int, library: Library) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = width
        self.library = library

    def __rich__(self) -> RenderableType:
        parts: list[RenderableType] = [self.encounter(), self.party()]
        news = self.going_on()
        if news:
            parts.insert(1, Padding(Text("\n".join(news)), (0, 2)))
        if self.seat >= 0:
            parts.append(Padding(self.hand(self.view["heroes"][self.seat]), (0, 2)))
        return Group(*parts)

    # Words.
    def say(self, id: str, **facts: int | str) -> str:
        return self.texts.format(f"draw-{id}", facts)

    def card(self, id: str) -> str:
        return self.texts.format(f"card-{id}")

    def name(self, seat: int) -> str:
        return str(self.texts.name("seat", seat))

    # Parts of the table.
    def encounter(self) -> RenderableType:
        """The Encounter card, its creatures, and how far the party has come."""
        view = self.view
        lines = [
            "  ".join(
                [
                    self.say("ahead", count=view["road"]),
                    self.say("deck", count=view["deck"]),
                    self.say("discard", count=len(view["discard"])),
                    self.say("bonus", count=view["bonus"]),
                ]
            )
        ]
        id = view["encounter"]
        title = self.say("level", level=view["level"])
        if id is not None:
            title += f": {self.texts.format(f'encounter-{id}')} ({self.texts.format('type-' + str(view['type']))})"
            facts = [self.say("prestige", count=view["prestige"])]
            if view["round"]:
                facts.insert(0, self.say("round", round=view["round"]))
            if view["tokens"]:
                facts.append(self.say("tokens", count=view["tokens"]))
            if view["riddle"] is not None:
                facts.append(self.say("riddle", count=view["riddle"]))
            if view["blessed"]:
                facts.append(self.say("blessed"))
            if self.library.reconstructed(id):
                facts.append(self.say("reconstructed"))
            lines.append("  ".join(facts))
            lines.append(self.texts.card_text("encounter", id))
            lines += self.matrix()
            lines += self.creatures()
        return Panel(Text("\n".join(lines)), title=Text(title, style="bold"), title_align="left")

    def matrix(self) -> list[str]:
        """Whom the encounter strikes, when and how hard: a line for each moment."""
        moments: dict[str, list[str]] = {}
        for line in self.view["matrix"]:
            moment = self.say(f"when-{line['when']}")
            if line["fallback"]:
                moment = f"{self.say('fallback')}, {moment}"
            aim = self.texts.format(f"aim-{line['aim']}", {"number": line["number"], "count": line["damage"]})
            moments.setdefault(moment, []).append(aim)
        said = [f"{moment}: {'; '.join(aims)}" for moment, aims in moments.items()]
        return [f"> {line[0].upper()}{line[1:]}" for line in said]

    def creatures(self) -> list[str]:
        """A line for each living creature."""
        out = []
        for creature in self.view["creatures"]:
            name = f"{self.texts.name('creature', creature['name'])}  " if creature["number"] else ""
            host = "" if creature["host"] is None else "  " + self.say("host", seat=creature["host"])
            filled = min(BAR, (creature["life"] * BAR + creature["full"] - 1) // creature["full"])
            bar = "#" * filled + "." * (BAR - filled)
            out.append(f"{name}{self.say('life')} {creature['life']:3} {bar}{host}")
        return out

    def blow(self, blow: BlowView) -> str:
        """An attack: who, what, what it counts and at which of several creatures; `!` marks a protected one."""
        card = self.say("fire") if blow["card"] is None else self.card(blow["card"])
        mark = "!" if blow["protected"] else ""
        several = len(self.view["creatures"]) > 1
        aims = [each["name"] for each in self.view["creatures"] if several and each["number"] == blow["target"]]
        aim = "".join(f" ({self.texts.name('creature', name)})" for name in aims)
        worth = str(blow["value"]) if blow["card"] is not None else self.say("each", count=blow["each"])
        return f"{self.name(blow['owner'])}: {card} = {worth}{mark}{aim}"

    def going_on(self) -> list[str]:
        """The damage pile and whatever is being resolved."""
        view = self.view
        out = []
        if view["pile"]:
            blows = [f"{number} {self.blow(each)}" for number, each in enumerate(view["pile"], 1)]
            out.append(f"{self.say('pile')}: " + "; ".join(blows))
        if view["attack"] is not None:
            out.append(f"{self.say('attack')}: {self.blow(view['attack'])}")
        for played in view["stack"]:
            target = "" if played["target"] is None else f" > {self.name(played['target'])}"
            out.append(f"{self.say('stack')}: {self.name(played['seat'])}: {self.card(played['card'])}{target}")
        if view["strike"] is not None:
            out.append(self.say("strike", count=view["strike"]["damage"], seat=view["strike"]["seat"]))
        offer = view["offer"]
        if offer is not None:
            facts: dict[str, Fact] = {"seat": offer["seat"], "target": offer["target"], "card": offer["card"]}
            out.append(self.texts.format(f"event-offer_{offer['kind']}", facts | {"wanted": offer["wanted"] or ""}))
        if view["noted"]:
            strikes = [
                self.texts.format(f"aim-{noted['aim']}", {"number": noted["number"], "count": noted["damage"]})
                for noted in view["noted"]
            ]
            out.append(f"{self.say('noted')}: " + "; ".join(strikes))
        return out

    def party(self) -> RenderableType:
        """Everybody's open things, in seat order; `>` marks the active player, `*` the viewer."""
        table = Table(box=None, padding=(0, 1), title=self.say("party"), title_justify="left", title_style="bold")
        for heading, side in COLUMNS:
            wide = heading in ("player", "front")
            table.add_column(self.say(heading), justify="right" if side == "right" else "left", no_wrap=not wide)
        for hero in self.view["heroes"]:
            mark = ">" if self.view["active"] == hero["seat"] else "*" if hero["seat"] == self.seat else " "
            character = self.texts.format("character-" + hero["character"])
            table.add_row(
                Text(f"{mark} {self.name(hero['seat'])} ({character})"),
                str(hero["initiative"] or "-"),
                str(hero["life"]),
                str(hero["prestige"]),
                str(hero["hand_size"]),
                Text(" ".join("[?]" if each["card"] is None else "[=]" for each in hero["laid"])),
                Text(", ".join(self.in_front(hero))),
                style="" if hero["alive"] else "dim",
            )
        return table

    def in_front(self, hero: HeroView) -> list[str]:
        """Items, potions in effect, riders, cards everybody knows of, and statuses of a player."""
        out = [self.card(id) for id in hero["items"]]
        for potion in hero["potions"]:
            rounds = f" {potion['rounds']}" if potion["rounds"] else ""
            out.append(f"({self.card(potion['card'])}{rounds})")
        out += [f"+{self.card(id)}" for id in hero["riders"]]
        if not hero["alive"]:
            out.append(self.texts.format("status-dead"))
        if hero["tripped"]:
            out.append(self.texts.format("status-tripped" if hero["tripped"] == 1 else "status-trips"))
        for status, shown in (
            ("numb", hero["numb"]),
            ("petrified", hero["petrified"]),
            ("cowering", hero["cowering"]),
            ("crowded", hero["crowded"] > 0),
        ):
            if shown:
                out.append(self.texts.format(f"status-{status}"))
        return out

    def hand(self, hero: HeroView) -> RenderableType:
        """One's own cards, and what one has set."""
        cards = ", ".join(self.card(id) for id in hero["hand"] or [])
        lines = [f"{self.say('hand')}: {cards or self.say('none')}"]
        laid = ["[?]" if each["card"] is None else self.card(each["card"]) for each in hero["laid"]]
        if laid:
            lines.append(f"{self.say('laid')}: {', '.join(laid)}")
        for other in self.view["heroes"]:
            for each in other["laid"]:
                if each["by"] == hero["seat"] != other["seat"] and each["card"] is not None:
                    lines.append(self.say("laid-elsewhere", seat=other["seat"], card=each["card"]))
        return Text("\n".join(lines))

    # What the terminal asks for besides.
    def closer(self, seat: int) -> RenderableType:
        """One player's cards with what they say, as far as the viewer may see them."""
        hero = self.view["heroes"][seat]
        table = Table.grid(padding=(0, 2))
        shown = hero["items"] + [potion["card"] for potion in hero["potions"]] + hero["riders"] + hero["known"]
        for id in dict.fromkeys(shown + (hero["hand"] or [])):
            says = self.texts.card_text("card", id)
            if self.library.reconstructed(id):
                says += f" ({self.say('reconstructed')})"
            table.add_row(Text(self.card(id), "bold"), says)
        character = self.texts.card("character", hero["character"])
        about = self.texts.card_text("character", hero["character"])
        title = Text(f"{self.name(seat)}: {character}", style="bold")
        return Panel(Group(Text(about), Text(), table), title=title, title_align="left")

    def scores(self) -> RenderableType:
        """Prestige at the end; the dead are marked."""
        table = Table(box=None, padding=(0, 1))
        for heading in ("player", "life-short", "prestige-short"):
            table.add_column(self.say(heading), justify="left" if heading == "player" else "right")
        for hero in self.view["heroes"]:
            dead = "" if hero["alive"] else f" ({self.texts.format('status-dead')})"
            table.add_row(self.name(hero["seat"]) + dead, str(hero["life"]), str(hero["prestige"]))
        return table
