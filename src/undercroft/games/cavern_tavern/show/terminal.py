"""Cavern Tavern drawn for a terminal, from a view alone. Nothing is said by colour only."""

# mypyc: skip - draws

from __future__ import annotations

import re
from typing import Any

from rich.box import ROUNDED
from rich.console import Console, Group, RenderableType
from rich.containers import Lines
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercroft.engine.texts import Texts

from ..definitions.load import Library
from ..definitions.types import level_at
from .view_types import (
    AssignmentView,
    DiceView,
    GiftView,
    OpenOrderView,
    OrderView,
    PlaceView,
    TavernView,
    WaiterView,
)

FIRE = "dark_orange3"
"""Titles, and what deserves the eye."""
GOOD = "green"
JOINT = "\ue000"
"""Stands for a space at which no line may end; never printed."""
TOGETHER = re.compile(r"(?<=\d) (?=[^\W\d])|(?<=[^\W\d]) (?=\d)|(?<=Mrs\.) ")
"""The spaces beside a number, and within a name."""
SECTIONS = ("kitchen", "chores", "office", "workshop", "secret_chamber")
ROUNDS = 10
SOON = 6
"""The Orders one has put under the deck are shown when so few others lie above them."""


def draw(view: TavernView, seat: int, texts: Texts, width: int, library: Library) -> Drawing:
    """The position as a seat, or a spectator, sees it."""
    return Drawing(view, seat, texts, width, library)


class Drawing:
    """A drawn position: something `rich` can print, and that can show one player closer."""

    def __init__(self, view: TavernView, seat: int, texts: Texts, width: int, library: Library) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = width
        self.designed = library.reconstructed()
        levels = next(track for track in library.board.track if track.id == "kitchen").levels
        self.bonus = [level_at(levels, space).bonus_points for space in range(10)]
        self.help = [level_at(levels, space).die_change for space in range(10)]

    def __rich__(self) -> RenderableType:
        parts: list[RenderableType] = [
            self.header(),
            *self.alone(),
            self.cellar(),
            self.places(),
            self.supply(),
            Text(),
        ]
        parts += [self.compact(waiter) for waiter in self.view["waiters"] if waiter["seat"] != self.seat]
        # The Orders stand beside the own tray, at the end, where a small screen still shows them.
        parts.append(self.hall())
        parts += [self.closer(self.seat)] if self.seat >= 0 else []
        parts += self.passing()
        parts.append(Text(self.say("reconstructed"), "dim"))
        return stacked(parts)

    # Words.
    def say(self, id: str, **facts: int | str) -> str:
        return self.texts.format(f"draw-{id}", facts)

    def name(self, kind: str, id: int | str) -> str:
        return str(self.texts.name(kind, id))

    def card(self, kind: str, id: str) -> str:
        """A card's name, marked if it was designed for these rules."""
        return self.name(kind, id) + ("°" if f"{kind}-{id}" in self.designed else "")

    def things(self, counts: dict[str, int]) -> str:
        """Ingredients with how many of each."""
        names = [
            f"{count} {self.name('ingredient', id)}" if count > 1 else self.name("ingredient", id)
            for id, count in counts.items()
        ]
        return ", ".join(names) or self.say("none")

    def faces(self, dice: list[int]) -> str:
        return " ".join(f"[{face}]" for face in dice) or self.say("none")

    def lying(self, dice: list[DiceView]) -> str:
        """Dice on a place, with whose they are; alone that needs no saying."""
        placed = [f"[{'+'.join(map(str, each['dice']))}]" for each in dice]
        if len(self.view["waiters"]) > 1:
            placed = [f"{text} {self.name('seat', each['seat'])}" for text, each in zip(placed, dice, strict=True)]
        return ", ".join(placed)

    def gives(self, place: PlaceView) -> str:
        """What a place gives, in few words."""
        return ", ".join(self.gift(gift) for gift in place["gives"])

    def gift(self, gift: GiftView) -> str:
        names = [self.name("ingredient", id) for id in gift["ingredients"]]
        if gift["op"] == "gain" and names:
            return names[0]
        if gift["op"] == "gain_one_of":
            return self.texts.format("gives-or", {"first": names[0], "second": names[-1]})
        id = "exchange-twice" if gift["op"] == "exchange_supply" and gift["up_to"] > 1 else gift["op"]
        return self.texts.format(f"gives-{id}", {"n": gift["n"], "give": gift["give"], "times": gift["up_to"]})

    # What is common to all.
    def header(self) -> Text:
        view = self.view
        facts = [self.say("round", round=view["round"], time=view["time"])]
        facts.append(self.say("decks", orders=view["order_deck"], items=view["item_deck"], says=view["says_deck"]))
        return Text(" · ".join(facts), "bold")

    def alone(self) -> list[RenderableType]:
        """What only a solo game has: the Automa's dice, and the Assignment of a story."""
        out: list[RenderableType] = []
        view = self.view
        if view["automa"]:
            dice = ", ".join(f"{self.name('die', colour)} [{face}]" for colour, face in view["automa"].items())
            out.append(titled(self.say("automa"), dice))
        goal = view["assignment"]
        if goal is not None:
            words = titled(self.say("goal"), self.card("assignment", goal["id"]) + ": ")
            out.append(words + Text(", ").join(self.goals(goal)))
        return out

    def goals(self, goal: AssignmentView) -> list[Text]:
        """How far each goal of the Assignment is reached; those that are have a tick."""
        me = self.view["waiters"][0]
        counted = [(self.name("race", race), goal["served"].get(race, 0), n) for race, n in goal["races"].items()]
        counted.append((self.name("section", "kitchen"), me["kitchen"], goal["kitchen"]))
        counted.append((self.name("section", "chores"), me["chores"], goal["chores"]))
        counted.append((self.say("workshop"), me["workshop"], goal["workshop"]))
        told = [(f"{name} {done}/{wanted}", done >= wanted) for name, done, wanted in counted if wanted]
        told.append((self.say("atmost", position=me["nasty"], most=goal["nasty"]), me["nasty"] <= goal["nasty"]))
        return [Text(words + ("✓" if met else ""), GOOD if met else "default") for words, met in told]

    def hall(self) -> RenderableType:
        """The six tables, once they are laid; what is on my tray is ticked off."""
        if not any(place["order"] or place["meeple"] is not None for place in self.view["tables"]):
            return Text()
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for number, place in enumerate(self.view["tables"], 1):
            order = place["order"]
            if order is not None:
                blocked = self.say("blocked") + " " if place["blocked"] else ""
                tray = self.tray_of(self.seat)
                table.add_row(str(number), Unbroken.of(Text(blocked, "bold red") + self.order(order, tray)))
            elif place["meeple"] is not None:
                table.add_row(str(number), Text(self.say("meeple", seat=place["meeple"]), "dim"))
            else:
                table.add_row(str(number), Text(self.say("none"), "dim"))
        return Group(Text(self.say("hall"), FIRE), table)

    def tray_of(self, seat: int) -> dict[str, int]:
        """What lies on a player's tray; nothing on that of a spectator."""
        return next((w["tray"] for w in self.view["waiters"] if w["seat"] == seat), {})

    def order(self, order: OrderView, tray: dict[str, int]) -> Text:
        """An Order: name, people, what it is worth round by round, and what it needs beside a tray."""
        text = Text(self.card("order", order["id"]), "bold")
        text.append(f" ({self.name('race', order['race'])})", "not bold")
        points = "/".join(map(str, order["points"]))
        worst = self.say("worst", points=order["penalty"], gone=order["forgotten_after"])
        text.append(f" {points}, {worst}", "not bold")
        if order["icon"] != "none":
            text.append(f" [{self.say('icon' + order['icon'])}]", "not bold")
        text.append(": ", "not bold")
        return text + self.needs(order, tray)

    def needs(self, order: OrderView, tray: dict[str, int]) -> Text:
        """The recipe; a tick for each card that is on the tray."""
        text = Text(style="not bold")
        for i, (id, count) in enumerate(order["needs"].items()):
            have = min(count, tray.get(id, 0))
            label = f"{count} {self.name('ingredient', id)}" if count > 1 else self.name("ingredient", id)
            text.append(", " if i else "")
            text.append(label + "✓" * have, GOOD if have == count else "")
        return text

    def cellar(self) -> Text:
        """The Cellar in few lines: its areas are called after what they give."""
        text = Text(self.name("section", "cellar") + " ", FIRE)
        for place in self.view["places"]:
            if place["section"] == "cellar":
                area = Text(f"={place['value']} ", "bold default")
                area.append(f"{self.name('area', place['id'])} (", "default")
                area.append_text(self.state_of(place))
                area.append(")", "default")
                if len(area) <= self.width // 2:
                    area.plain = area.plain.replace(" ", JOINT)
                text.append(" ").append_text(area)
        return text

    def places(self) -> RenderableType:
        """The other places for dice: cost, name, what they give, who is there."""
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(no_wrap=True, justify="right", style="bold", width=4)
        table.add_column(ratio=21)
        table.add_column(ratio=34)
        table.add_column(ratio=18)
        for section in SECTIONS:
            rows = [place for place in self.view["places"] if place["section"] == section]
            chamber = self.view["chamber"] if section == "secret_chamber" else []
            if not rows and not chamber:
                continue
            table.add_row("", Text(self.name("section", section), FIRE))
            for place in rows:
                table.add_row(*map(Unbroken.of, self.place(place, "area")))
            for task in chamber:
                cost, name, gives, state = self.place(task["place"], "task")
                if task["token"]:
                    gives.append(f"; {self.name('token', task['token'])}")
                if task["claimed_by"] is not None:
                    state.append(f" {self.say('claimed', seat=task['claimed_by'])}")
                table.add_row(*map(Unbroken.of, (cost, name, gives, state)))
        return table

    def place(self, place: PlaceView, kind: str) -> tuple[Text, Text, Text, Text]:
        """One place as a row."""
        cost = Text(f"={place['value']}" if place["value"] else "x" + str(place["count"]))
        name = Text(self.task(place) if kind == "task" else self.name(kind, place["id"]))
        gives = Text(self.gives(place))
        return cost, name, gives, self.state_of(place)

    def task(self, place: PlaceView) -> str:
        """A Task card by name and type."""
        type = "" if place["track"] == "none" else f" ({self.name('section', place['track'])})"
        return self.card("task", place["id"]) + type

    def state_of(self, place: PlaceView) -> Text:
        if not place["open"]:
            return Text(self.say("closed"), "dim")
        if place["blocked"]:
            return Text(self.say("blocked"), "bold red")
        free = place["spaces"] - len(place["dice"])
        lying = Text(self.lying(place["dice"]))
        if place["spaces"] == 1:
            return Text(self.say("onlyfree"), GOOD) if free == 1 else lying
        state = Text(self.say("free", free=free), GOOD) if free > 0 else Text(self.say("full"), "dim")
        return lying.append(", ").append_text(state) if place["dice"] else state

    def supply(self) -> Text:
        return titled(
            self.say("supply"),
            ", ".join(f"{self.name('ingredient', id)} {count}" for id, count in self.view["supply"].items()),
        )

    def passing(self) -> list[RenderableType]:
        """What is in somebody's hand just now."""
        out: list[RenderableType] = []
        view = self.view
        if view["drawn"] is not None:
            out.append(Text(self.say("drawn") + ": ", FIRE) + self.order(view["drawn"], self.tray_of(self.seat)))
        look = view["look"]
        if look is not None:
            for order in look["orders"] or []:
                out.append(titled(self.say("looking"), "") + self.order(order, self.tray_of(self.seat)))
            for id in look["items"] or []:
                out.append(titled(self.say("looking"), self.with_text("item", id)))
        if view["order_bottom"] and view["order_deck"] - len(view["order_bottom"]) <= SOON:
            names = ", ".join(self.card("order", id) for id in view["order_bottom"])
            out.append(titled(self.say("bottom"), names))
        return out

    def with_text(self, kind: str, id: str) -> str:
        return f"{self.card(kind, id)}: {self.texts.card_text(kind, id)}"

    # Players.
    def marks(self, waiter: WaiterView) -> str:
        """Points, tracks and markers of a player, in one line."""
        facts = [self.say("points", points=waiter["score"])]
        facts.append(self.say("penalty", position=waiter["nasty"], penalty=waiter["nasty_penalty"]))
        for track in ("kitchen", "chores"):
            position = waiter["kitchen"] if track == "kitchen" else waiter["chores"]
            fact = self.say("track", track=self.name("section", track), position=position)
            extras = []
            if self.bonus[position]:
                extras.append(self.say("bonus", points=self.bonus[position]))
            if self.help[position]:
                extras.append(self.say("help", change=self.help[position]))
            facts.append(f"{fact} ({', '.join(extras)})" if extras else fact)
        facts.append(self.say("served", count=waiter["served_count"]))
        if len(self.view["waiters"]) > 1 and self.view["first"] == waiter["seat"]:
            facts.append(self.say("starts"))
        if waiter["white_die"]:
            facts.append(self.say("white"))
        return " · ".join(facts)

    def worth(self, order: OpenOrderView) -> str:
        """What an open Order brings now, and if it waits; in the last round waiting brings nothing."""
        if self.view["round"] == ROUNDS:
            return self.say("worthlast", now=order["worth"])
        return self.say("worth", now=order["worth"], next=order["worth_next"])

    def order_line(self, order: OpenOrderView, tray: dict[str, int]) -> Text:
        """What a player's Order needs, and what it is worth now and next round."""
        text = self.order(order["card"], tray)
        text.append("\n  " + self.worth(order), "bold")
        missing, potions = order["missing"], tray.get("magic_potion", 0)
        payable = sum(missing.values()) <= potions
        words = self.say("potions" if payable else "missing", things=self.things(missing))
        text.append(f"; {words if missing else self.say('complete')}", f"bold {GOOD}" if payable else "bold")
        gone = order["card"]["forgotten_after"]
        forgotten = order["taken"] + gone <= ROUNDS
        facts = {"taken": order["taken"], "gone": gone, "penalty": order["card"]["penalty"]}
        late = self.say("late", **facts) if forgotten else self.say("taken", taken=order["taken"])
        text.append(f" ({late})", "not bold")
        return text

    def compact(self, waiter: WaiterView) -> RenderableType:
        """Another player in a few lines."""
        marks = Text(self.name("seat", waiter["seat"]), f"bold {FIRE}") + Text(f"  {self.marks(waiter)}", "not bold")
        own = [
            f"{self.say('dicelabel')} {self.faces(waiter['dice'])}",
            f"{self.say('tray')} {self.things(waiter['tray'])}",
            self.say("itemcount", count=waiter["item_count"]),
        ]
        if waiter["character"]:
            own.append(
                self.say("character", character=self.name("character", waiter["character"]), uses=waiter["uses"])
            )
        lines: list[RenderableType] = [Text(" · ".join(own))]
        if waiter["order"] is not None:
            order = waiter["order"]
            words = self.worth(order)
            lines.append(Text(f"{self.say('order')} {self.card('order', order['card']['id'])}: {words}"))
        lines += self.extras(waiter)
        return stacked([marks, Padding(stacked(lines), (0, 0, 0, 2))])

    def extras(self, waiter: WaiterView) -> list[Text]:
        """Nasty Says cards, tokens and own Tasks: what few players have at a time."""
        out: list[Text] = []
        for card in waiter["says"]:
            text = titled(self.say("says"), self.with_text("says", card["id"]))
            if card["done"]:
                text.append(f" ({self.say('done', count=card['done'])})")
            out.append(text)
        tokens = [self.say("drink", ingredient=id) for id, count in waiter["drinks"].items() for _ in range(count)]
        if waiter["modifiers"]:
            tokens.append(self.say("modifiers", count=waiter["modifiers"]))
        if waiter["mrs_nasty"]:
            tokens.append(self.say("mrs", count=waiter["mrs_nasty"]))
        if tokens:
            out.append(titled(self.say("tokens"), ", ".join(tokens)))
        for task in waiter["tasks"]:
            place = task["place"]
            used = f" ({self.say('used')})" if task["used"] else ""
            gives = self.gives(place)
            out.append(titled(self.say("tasks"), f"={place['value']} {self.task(place)}: {gives}{used}"))
        return out

    def closer(self, seat: int) -> RenderableType:
        """One player with everything that this viewer may see."""
        waiter = next(w for w in self.view["waiters"] if w["seat"] == seat)
        name = self.name("seat", seat)
        title = self.say("you", seat=seat) if seat == self.seat else name
        lines: list[RenderableType] = [Text(self.marks(waiter), "bold")]
        lines.append(titled(self.say("dicelabel"), self.faces(waiter["dice"])))
        lines.append(titled(self.say("tray"), self.things(waiter["tray"])))
        order = waiter["order"]
        if order is None:
            lines.append(titled(self.say("order"), self.say("noorder")))
        else:
            lines.append(Text(self.say("order") + "  ", FIRE) + self.order_line(order, waiter["tray"]))
        if waiter["items"] is None:
            lines.append(titled(self.say("items"), str(waiter["item_count"])))
        for id in waiter["items"] or []:
            lines.append(titled(self.say("items"), self.with_text("item", id)))
        if waiter["character"]:
            words = self.say("character", character=self.card("character", waiter["character"]), uses=waiter["uses"])
            lines.append(titled(words, self.texts.card_text("character", waiter["character"])))
        if waiter["secret"]:
            lines.append(titled(self.say("secret"), self.with_text("secret", waiter["secret"])))
        lines += self.extras(waiter)
        return Panel(stacked(lines), title=title, title_align="left", box=ROUNDED, border_style=FIRE)

    # The end.
    def scores(self) -> RenderableType:
        """Everybody's points line by line; alone in a story, the goals too."""
        waiters = self.view["waiters"]
        table = Table(box=ROUNDED, show_footer=True)
        table.add_column("", footer=Text(self.say("total"), "bold"))
        for waiter in waiters:
            total = Text(str(waiter["score"]), "bold")
            table.add_column(self.name("seat", waiter["seat"]), footer=total, justify="right")
        earned = [waiter["score"] - sum(waiter["final"].values()) for waiter in waiters]
        table.add_row(self.say("earned"), *map(str, earned))
        for line in waiters[0]["final"]:
            points = [waiter["final"][line] for waiter in waiters]
            if any(points):
                table.add_row(self.name("reason", line), *map(str, points))
        table.add_row(self.say("orders"), *(f"({waiter['served_count']})" for waiter in waiters), style="dim")
        goal = self.view["assignment"]
        return Group(table, Text(", ").join(self.goals(goal))) if goal is not None else table


class Unbroken(Text):
    """Text in which a number stays on one line with its words: "keep 1" must not read as "keep"."""

    @classmethod
    def of(cls, text: Text) -> Unbroken:
        out = cls()
        out.append_text(text)
        return out

    def wrap(self, console: Console, width: int, **settings: Any) -> Lines:
        """The lines that fit. A no-break space would not do: `rich` breaks there too."""
        held = self.copy()
        held.plain = TOGETHER.sub(JOINT, self.plain)
        lines = held.wrap(console, width, **settings)
        for line in lines:
            line.plain = line.plain.replace(JOINT, " ")
        return lines


def stacked(parts: list[RenderableType]) -> Group:
    """Parts one below the other, their lines well broken."""
    return Group(*(Unbroken.of(part) if isinstance(part, Text) else part for part in parts))


def titled(title: str, words: Any) -> Text:
    """A line with its title in front."""
    text = Text(f"{title}  ", FIRE)
    text.append(str(words), "default")
    return text
