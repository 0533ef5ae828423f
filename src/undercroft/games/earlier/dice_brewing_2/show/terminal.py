"""Dice Brewing drawn for a terminal, from a view alone. A colour never stands alone: every die carries a letter."""

# mypyc: skip - draws

from __future__ import annotations

from collections.abc import Iterable

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from undercroft.engine.texts import Texts

from ..definitions.load import Library
from ..definitions.types import Bonus, Discount, Recipe, Space
from .view_types import BrewerView, DieView, PileView, SpaceView, YardView

FACES = {
    "yellow": "black on #f0e442",
    "black": "bright_white on grey27",
    "green": "black on #2fa87e",
    "blue": "bright_white on #0072b2",
}
"""By colour of die, how its face is printed."""

COPPER = "dark_orange3"
"""What can be used now."""

WIDE = 104
"""From this width on, buildings stand beside their spaces instead of above them."""


def draw(view: YardView, seat: int, texts: Texts, width: int, library: Library) -> Drawing:
    """The position as a seat, or a spectator, sees it."""
    return Drawing(view, seat, texts, width, library)


class Drawing:
    """A drawn position: something `rich` can print, and that can show one brewer closer."""

    def __init__(self, view: YardView, seat: int, texts: Texts, width: int, library: Library) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = width
        self.recipes = {card.id: card for card in library.recipes.recipe}
        self.spaces = {space.id: space for space in library.board.space}
        self.buildings = library.board.building
        self.discounts: dict[str, list[Discount]] = {each.id: each.discounts for each in library.market.ingredient}
        self.market_round = library.market.unlock_round
        self.black_market_round = library.black_market.unlock_round
        self.brew_xp = library.setup.brewing.brew_xp

    def __rich__(self) -> RenderableType:
        own = [brewer for brewer in self.view["brewers"] if brewer["seat"] == self.seat]
        others = [brewer for brewer in self.view["brewers"] if brewer["seat"] != self.seat]
        parts: list[RenderableType] = [self.header(), self.supply(), Text(), self.display(), Text(), *self.markets()]
        parts += [Text(), *(self.compact(brewer) for brewer in others)]
        parts += [self.closer(brewer["seat"]) for brewer in own]
        parts += self.passing()
        return Group(*parts)

    def parts(self) -> dict[str, RenderableType]:
        """What can be looked at alone, by its title."""
        return {
            self.say("recipes"): Group(self.header(), self.display()),
            self.say("market"): Group(*self.markets()),
            self.say("supply"): self.supply(),
        }

    # Words.
    def say(self, id: str, **facts: int | str) -> str:
        return self.texts.format(f"draw-{id}", facts)

    def name(self, kind: str, id: int | str) -> str:
        return str(self.texts.name(kind, id))

    def letter(self, colour: str) -> str:
        return self.texts.format(f"letter-{colour}")

    # Dice.
    def die(self, die: DieView) -> Text:
        """A face with its letter; bonus and marks in words, because they are rare and matter."""
        bonus = f"+{die['value'] - die['face']}" if die["face"] and die["value"] > die["face"] else ""
        text = Text(f" {self.letter(die['colour'])}{die['face'] or '?'}{bonus} ", FACES[die["colour"]])
        marks = [mark for mark, is_set in (("locked", die["locked"]), ("protected", die["protected"])) if is_set]
        if die["picked"]:
            marks.append("picked")
        # Being old matters only to ones, which would lend coins if they were not.
        if die["old"] and die["value"] == 1:
            marks.append("old")
        if marks:
            text.append(f" ({', '.join(self.texts.format(f'mark-{mark}') for mark in marks)})", "italic")
        return text

    def dice(self, dice: list[DieView]) -> Text:
        order = sorted(dice, key=lambda die: (list(FACES).index(die["colour"]), die["value"]))
        return joined([self.die(die) for die in order], " ") if dice else Text(self.say("none"), "dim")

    def asked(self, colours: Iterable[str], lowest: int, highest: int = 6) -> Text:
        """Which dice are taken: `L`, `S3+`, `L/D 1–5`."""
        text = joined([Text(self.letter(colour), "bold") for colour in colours], "/")
        if highest < 6:
            text.append(f" {lowest}–{highest}")
        elif lowest > 1:
            text.append(f"{lowest}+")
        return text

    # What is common to all.
    def header(self) -> Text:
        view = self.view
        facts = [
            f"{self.say('round', round=view['round'])}, {self.name('season', view['season'])}",
            self.say("first", seat=view["holder"]),
            self.say("brewed", brewed=view["brewed"], end=view["to_end"]),
            self.say("deck", deck=view["deck"]),
        ]
        parts = [Text(fact, "bold") for fact in facts]
        if view["brewed"] >= view["to_end"]:
            parts.append(Text(self.say("last-round"), "bold red"))
        return flow(Text(), parts, " · ", self.width)

    def supply(self) -> Text:
        """The general supply; it also says which letter is which colour."""
        piles = []
        for colour, count in self.view["supply"].items():
            pile = Text(f" {self.letter(colour)} ", FACES[colour])
            pile.append(f" {self.name('colour', colour)} ", "default on default")
            pile.append(str(count), "bold default on default")
            piles.append(pile)
        piles.append(Text(self.say("seeds", count=self.view["seeds"])))
        return flow(Text(self.say("supply") + "  ", COPPER), piles, "  ", self.width)

    def display(self) -> RenderableType:
        """The face-up recipes, each with what it needs, what it pays and what may improve it."""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, min_width=18)
        table.add_column(no_wrap=True)
        table.add_column()
        for slot in self.view["display"]:
            id = slot["recipe"]
            if id is None:
                table.add_row(Text(self.say("empty-slot"), "dim"))
                continue
            title = Text(self.name("recipe", id), "dim" if slot["blocked"] else "bold")
            card = self.recipes.get(id)
            if card is None:
                table.add_row(title)
                continue
            needs = self.needs(card)
            if slot["blocked"]:
                needs.append(f" {self.say('blocked')}", "bold red")
            table.add_row(title, needs, self.rewards(card))
        note = Text("  " + self.say("recipes-note", xp=self.brew_xp), "dim") if self.seat >= 0 else Text()
        return Group(Text(self.say("recipes"), COPPER).append(note), table)

    def needs(self, card: Recipe) -> Text:
        """The dice a recipe asks for; a tick where a die in my Storehouse meets it, highest against highest."""
        brewer = next((each for each in self.view["brewers"] if each["seat"] == self.seat), None)
        stored = [die for die in brewer["storehouse"] if not die["locked"]] if brewer else []
        parts = []
        for colour in FACES:
            have = sorted((die["value"] for die in stored if die["colour"] == colour), reverse=True)
            for need in sorted((need.min for need in card.base if need.color == colour), reverse=True):
                met = bool(have) and have[0] >= need
                part = Text(f"{self.letter(colour)}{need}+", "bold green" if met else "")
                if met:
                    have.pop(0)
                    part.append("✓")
                parts.append(part)
        return joined(parts, " ")

    def rewards(self, card: Recipe) -> Text:
        reward = card.reward
        gains = self.gains(Bonus(reward.xp, reward.coins))
        gains += [self.say("tokens", count=reward.tokens)] if reward.tokens else []
        gains += [self.say("dice", count=reward.dice)] if reward.dice else []
        text = Text(f"{self.say('pays')} ", "dim").append(", ".join(gains) or self.say("nothing"), "not dim")
        for improvement in card.improvements:
            if improvement.kind == "die":
                what = f"{self.letter('blue')}{improvement.min}+"
            else:
                what = self.name("ingredient", improvement.ingredient or "")
            text.append(f"; {what}: +{', +'.join(self.gains(improvement.bonus))}", "not dim")
        return text

    def gains(self, bonus: Bonus) -> list[str]:
        xp = [self.say("xp", count=bonus.xp)] if bonus.xp else []
        return xp + ([self.say("coins", count=bonus.coins)] if bonus.coins else [])

    def markets(self) -> list[Text]:
        return [
            self.market("market", "ingredient", self.view["market"], self.market_round),
            self.market("black-market", "token", self.view["black_market"], self.black_market_round),
        ]

    def market(self, title: str, kind: str, piles: list[PileView], opens: int) -> Text:
        text = Text(self.say(title), COPPER).append("  ")
        if not piles[0]["open"]:
            return text.append(self.say("opens", round=opens), "italic dim")
        parts = []
        for pile in piles:
            part = Text(self.name(kind, pile["id"]) + " ", "dim" if pile["empty"] else "default")
            if pile["empty"]:
                part.append(self.say("empty"))
            else:
                part.append(self.say("coins-short", count=pile["price"]), "bold default")
                for discount in self.discounts.get(pile["id"], []) if kind == "ingredient" else []:
                    part.append(f" {self.letter('blue')}{discount.min}+ −{discount.amount}", "default")
                part.append(f" ×{pile['size']}" if pile["size"] is not None else "", "dim")
            parts.append(part)
        return flow(text, parts, " · ", self.width)

    def passing(self) -> list[RenderableType]:
        """What lies on the table for the decision of the moment only."""
        out: list[RenderableType] = []
        if self.view["rolled"]:
            out.append(Text(f"{self.say('rolled')}  ").append(self.dice(self.view["rolled"])))
        if self.view["arriving"] is not None:
            out.append(Text(f"{self.say('arriving')}  ").append(self.die(self.view["arriving"])))
        return out

    # Brewers.
    def purse(self, brewer: BrewerView) -> list[str]:
        """What a brewer has that is counted rather than shown."""
        facts = [self.say("coins", count=brewer["coins"])]
        if brewer["credit"] and (self.view["market"][0]["open"] or self.view["black_market"][0]["open"]):
            facts[0] += f" ({self.say('credit', count=brewer['credit'])})"
        facts += [self.say("xp", count=brewer["xp"]), self.say("seeds-of", count=brewer["seeds"])]
        facts.append(self.say("points", count=sum(brewer["score"].values())))
        if brewer["passed"]:
            facts.append(self.say("passed"))
        return facts

    def tokens(self, brewer: BrewerView) -> str:
        """Action tokens by kind, or only their number where the kinds are secret."""
        if brewer["tokens"] is None:
            count = brewer["token_count"]
            return self.say("hidden", count=count) if count else self.say("none")
        return self.counted("token", brewer["tokens"])

    def counted(self, kind: str, piles: dict[str, int]) -> str:
        held = [self.name(kind, id) + (f" ×{count}" if count > 1 else "") for id, count in piles.items() if count]
        return ", ".join(held) or self.say("none")

    def areas(self, brewer: BrewerView, indent: str = "") -> Text:
        """Both areas of dice, on one line if it is wide enough."""
        reserve = Text(f"{self.texts.format('place-reserve')} ").append(self.dice(brewer["reserve"]))
        stored = Text(f"{self.texts.format('place-storehouse')} ").append(self.dice(brewer["storehouse"]))
        return flow(Text(indent), [reserve, stored], "   ", self.width - 4)

    def compact(self, brewer: BrewerView) -> RenderableType:
        """Another brewer in a few lines."""
        title = Text(self.name("seat", brewer["seat"]), "bold underline").append("  ", "not underline")
        title.append(" · ".join(self.purse(brewer)), "not bold not underline")
        lines = [title, self.areas(brewer, "  ")]
        placed = [
            Text(self.name("space", space["id"]) + " ").append(self.piece(space))
            for space in brewer["board"]
            if space["seed"] or space["die"] or space["speed"]
        ]
        if brewer["market_die"] is not None:
            placed.append(Text(self.say("on-market") + " ").append(self.die(brewer["market_die"])))
        if placed:
            lines.append(flow(Text(f"  {self.say('on-board')}: "), placed, ", ", self.width))
        held = []
        if any(brewer["ingredients"].values()):
            held.append(f"{self.say('ingredients')}: {self.counted('ingredient', brewer['ingredients'])}")
        if brewer["token_count"]:
            held.append(f"{self.say('action-tokens')}: {self.tokens(brewer)}")
        if brewer["brewed"]:
            held.append(f"{self.say('brewed-of')}: {self.recipes_of(brewer)}")
        closed = {space["id"] for space in brewer["board"] if space["closed"]}
        buildings = [self.name("building", each.id) for each in self.buildings if closed.intersection(each.spaces)]
        if buildings:
            held.append(f"{self.say('closed-of')}: {', '.join(buildings)}")
        if held:
            lines.append(flow(Text("  "), [Text(each) for each in held], " · ", self.width))
        return Group(*lines)

    def recipes_of(self, brewer: BrewerView) -> str:
        return ", ".join(self.name("recipe", id) for id in brewer["brewed"]) or self.say("none")

    def closer(self, seat: int) -> RenderableType:
        """One brewer with the whole board."""
        brewer = self.view["brewers"][seat]
        name = self.name("seat", seat)
        title = Text(f"{self.say('you')}: {name}" if seat == self.seat else name, "bold")
        purse = [Text(fact) for fact in self.purse(brewer)]
        lines: list[RenderableType] = [self.board(brewer), Text()]
        # A frame cuts a title that is too long for it.
        whole = title.cell_len + sum(fact.cell_len + 3 for fact in purse)
        if whole <= self.width - 6:
            title.append(f" · {joined(purse, ' · ').plain}", "not bold")
        else:
            lines.insert(0, flow(Text(), purse, " · ", self.width - 4))
        if brewer["market_die"] is not None:
            lines.append(Text(self.say("on-market") + " ").append(self.die(brewer["market_die"])))
        held = [
            f"{self.say('ingredients')}: {self.counted('ingredient', brewer['ingredients'])}",
            f"{self.say('action-tokens')}: {self.tokens(brewer)}",
            f"{self.say('brewed-of')}: {self.recipes_of(brewer)}",
        ]
        lines.append(flow(Text(), [Text(each) for each in held], " · ", self.width - 4))
        lines.append(self.areas(brewer))
        return Panel(Group(*lines), title=title, title_align="left", box=ROUNDED, padding=(0, 1))

    def scores(self) -> Table:
        """Everybody's points, line by line."""
        table = Table(box=ROUNDED, show_footer=True)
        brewers = self.view["brewers"]
        table.add_column("", footer=Text(self.say("total"), "bold"))
        for brewer in brewers:
            total = Text(str(sum(brewer["score"].values())), "bold")
            table.add_column(self.name("seat", brewer["seat"]), footer=total, justify="right")
        for line in brewers[0]["score"]:
            table.add_row(self.texts.format(f"score-{line}"), *(str(brewer["score"][line]) for brewer in brewers))
        table.add_row(self.say("brewed-of"), *(f"({len(brewer['brewed'])})" for brewer in brewers), style="dim")
        return table

    def board(self, brewer: BrewerView) -> Table:
        """The eleven spaces by building: what each takes and gives, what speeds it up, and what lies there now."""
        spaces = {space["id"]: space for space in brewer["board"]}
        wide = self.width >= WIDE
        table = Table.grid(padding=(0, 2))
        for _ in range(5 if wide else 4):
            table.add_column(no_wrap=True)
        table.add_column()
        first = ["", ""] if wide else [""]
        table.add_row(*(Text(word, "dim") for word in (*first, *self.say("columns").split("|"))))
        for building in self.buildings:
            mine = [spaces[id] for id in building.spaces]
            name = Text(self.name("building", building.id), COPPER)
            if not wide:
                table.add_row(name, "", "", "", self.state_of(mine[0], building.unlock_round))
                if not mine[0]["open"]:
                    continue
            for space in mine:
                card = self.spaces[space["id"]]
                usable = space["open"] and not (space["closed"] or space["blocked"] or space["used"])
                label = Text(self.name("space", space["id"]), "default" if usable else "dim")
                now = self.piece(space)
                if wide and not now:
                    now = self.state_of(space, building.unlock_round)
                row = [label, self.takes(card), self.gives(card), self.faster(card), now]
                if wide:
                    table.add_row(name, *row)
                    name = Text()
                else:
                    table.add_row(Text("  ").append(label), *row[1:])
        return table

    def state_of(self, space: SpaceView, opens: int) -> Text:
        """Why a whole building cannot be used, if so."""
        if space["closed"]:
            return Text(self.say("closed"), "bold red")
        return Text() if space["open"] else Text(self.say("opens", round=opens), "dim italic")

    def takes(self, space: Space) -> Text:
        if space.input.kind == "seed":
            return Text(self.say("piece-seed"))
        return self.asked(space.input.colors, space.input.minimum, space.input.maximum)

    def gives(self, space: Space) -> Text:
        """What a space gives: a die by its letter, a raise, seeds or coins."""
        effect = space.effect
        if effect.color is not None:
            return Text(f"→ {self.letter(effect.color)}")
        said = {"increase_die": f"+{effect.amount}", "gain_seeds": self.say("seeds-of", count=effect.amount)}
        said["gain_coins"] = self.say("coins", count=effect.amount)
        return Text(said.get(effect.type, ""))

    def faster(self, space: Space) -> Text:
        """The blue die that makes the effect happen at once."""
        if space.timing == "immediate":
            return Text(self.say("always"))
        return Text(f"{self.letter('blue')}{space.speed_up_min}+" if space.speed_up_min else "–", "default")

    def piece(self, space: SpaceView) -> Text:
        """What lies on a space, or why nothing can."""
        parts = []
        if space["seed"]:
            parts.append(Text(f" {self.say('piece-seed')} ", "reverse"))
        if space["die"] is not None:
            parts.append(self.die(space["die"]))
        if space["speed"] is not None:
            parts.append(Text(self.say("sped-up") + " ").append(self.die(space["speed"])))
        if parts:
            return joined(parts, " ")
        if space["closed"] or not space["open"]:
            return Text()
        if space["blocked"]:
            return Text(self.say("blocked"), "red")
        return Text(self.say("used"), "dim") if space["used"] else Text(self.say("free"), COPPER)


def flow(title: Text, parts: list[Text], between: str, width: int) -> Text:
    """A title and parts that follow each other; lines break only between parts, and hang under the first."""
    text = title.copy()
    indent = title.cell_len if title.cell_len < width // 3 else 4
    column = title.cell_len
    for i, part in enumerate(parts):
        gap = between if i else ""
        if i and column + len(gap) + part.cell_len > width:
            text.append("\n" + " " * indent, "default on default")
            column = indent
        else:
            text.append(gap, "default on default")
            column += len(gap)
        text.append(part)
        column += part.cell_len
    return text


def joined(parts: list[Text], between: str) -> Text:
    """Texts with something plain between them."""
    return Text(between).join(parts)
