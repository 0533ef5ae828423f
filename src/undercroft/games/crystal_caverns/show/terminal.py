"""Vast: The Crystal Caverns drawn for a terminal, from a view alone. Colour only repeats what letters say."""

# mypyc: skip - draws

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from undercroft.engine.texts import Texts

from ..choices import Act
from ..constants import TERRAINS
from ..definitions.load import Library
from .boards import Boards
from .view_types import CavernsView, TileView
from .words import column_name, row_name

MARGIN = 5
"""What the numbers of rows and the last wall take beside a map."""
WIDE_ROOM = 5
ROOM = 3
"""How many letters stand in a room: where the whole map has space for it, and else."""

KINDS = {
    "entrance": "@",
    "ambush": "a",
    "event": "e",
    "treasure_room": "t",
    "vault": "v",
    "crystal": "c",
    "canyon": "=",
    "lake": "~",
    "magma": "%",
    "mushroom_forest": "&",
    "pit_1": "u",
    "pit_2": "u",
    "pit_3": "u",
}
RIVER = "w"
"""The letter of the River; the first letter of the side it flows to stands beside it."""
BARRED = "x"
"""The ends of the Canyon: nothing stands there."""
PIECES = {"knight": "K", "dragon": "D", "thief": "T", "fangs": "f", "bones": "b", "eye": "y"}
OWNERS = {"fangs": "goblins", "bones": "goblins", "eye": "goblins"} | {p: p for p in ("knight", "dragon", "thief")}
SYMBOLS = {"fangs": "F", "bones": "B", "eye": "Y"}
DARK = "grey70 on grey19"
LIT = "black on #e8dcc0"
STRONG = {
    "K": "bold red",
    "D": "bold magenta",
    "T": "bold blue",
    "f": "bold green",
    "b": "bold green",
    "y": "bold green",
}


class Drawing:
    """A drawn position: something `rich` can print, and that can show one board closer."""

    def __init__(
        self, view: CavernsView, seat: int, texts: Texts, width: int, library: Library, asked: list[Act]
    ) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = width
        self.asked = asked
        self.boards = Boards(view, seat, texts, library)

    def __rich__(self) -> RenderableType:
        parts = [self.header(), Text(), *self.map(), Text(), *self.legend(), Text()]
        return Group(*parts, *self.boards.short(), *self.boards.cards(self.asked))

    def scores(self) -> RenderableType:
        """How far everyone came: this game has winners and no points."""
        return Group(self.header(), *self.boards.short())

    def closer(self, seat: int) -> RenderableType:
        """All that a seat's board shows."""
        return self.boards.full(seat)

    def say(self, id: str, **facts: int | str | list[str]) -> str:
        return self.texts.format(id, facts)

    def header(self) -> Text:
        """Round, turn, stack, supply, and how far the Cavern has fallen."""
        view = self.view
        words = self.say("draw-header", round=view["round"], role=view["active"], stack=view["stack"])
        words += " · " + self.say("draw-supply", supply=view["supply"], fallen=view["fallen"], most=view["to_fall"])
        words += " · " + self.say("draw-smash", strength=view["goals"]["smash_strength"])
        if view["collapse"]:
            words += " · " + self.say("draw-collapse")
        return Text(words, "bold")

    # The map.
    def map(self) -> list[Text]:
        """Each tile is a small room: letters inside, walls around."""
        tiles = {(tile["x"], tile["y"]): tile for tile in self.view["tiles"]}
        lurkers = self.lurkers()
        spots = [*tiles, *lurkers]
        left, right = min(x for x, _ in spots), max(x for x, _ in spots)
        top, bottom = min(y for _, y in spots), max(y for _, y in spots)
        inner = WIDE_ROOM if (right - left + 1) * (WIDE_ROOM + 1) + MARGIN <= self.width else ROOM
        beyond: list[Text] = []
        most = max(1, (self.width - MARGIN) // (inner + 1))
        if right - left + 1 > most:
            first = min(max(left, self.focus() - most // 2), right - most + 1)
            beyond = self.beyond(tiles, first, first + most - 1)
            left, right = first, first + most - 1
        names = [column_name(x, self.texts) for x in range(left, right + 1)]
        head = Text("    " + "".join(f"{name:^{inner + 1}}" for name in names), "dim")
        rows = [head]
        for y in range(top, bottom + 2):
            edge = Text("    ")
            for x in range(left, right + 2):
                edge.append("+" if self.corner(tiles, x, y) else " ")
                if x <= right:
                    edge.append(self.border(tiles.get((x, y - 1)), tiles.get((x, y)), 2, True) * inner)
            rows.append(edge)
            if y > bottom:
                break
            line = Text(f"{row_name(y, self.texts):>3} ", "dim")
            for x in range(left, right + 2):
                line.append(self.border(tiles.get((x - 1, y)), tiles.get((x, y)), 1, False), "none")
                if x <= right:
                    line.append_text(self.room(tiles.get((x, y)), lurkers.get((x, y), ""), inner))
            rows.append(line)
        return rows + beyond

    def focus(self) -> int:
        """The column around which a map too wide for the screen is drawn: where one's piece is, or what is asked."""
        own = self.view["seats"][self.seat] if self.seat >= 0 else self.view["active"]
        found = [tile["x"] for tile in self.view["tiles"] if any(OWNERS[piece] == own for piece in tile["pieces"])]
        if not found:
            found = [int(str(act.facts["space"]).partition(",")[0]) for act in self.asked if "space" in act.facts]
        return sorted(found)[len(found) // 2] if found else 0

    def beyond(self, tiles: dict[tuple[int, int], TileView], left: int, right: int) -> list[Text]:
        """What a map too wide for the screen leaves out: how many tiles, which columns, whose pieces."""
        rows = []
        for way, out in (
            ("west", [at for at in tiles if at[0] < left]),
            ("east", [at for at in tiles if at[0] > right]),
        ):
            if out:
                words = self.say("draw-beyond", way=self.say(f"way-{way}"), count=len(out))
                ends = (min(x for x, _ in out), max(x for x, _ in out))
                columns = {name: column_name(x, self.texts) for name, x in zip(("from", "to"), ends, strict=True)}
                words += f" ({self.texts.format('draw-columns', columns)})"
                pieces = [self.say(f"the-{piece}") for at in out for piece in tiles[at]["pieces"]]
                rows.append(Text(words + (f": {', '.join(pieces)}" if pieces else ""), "dim"))
        return rows

    def corner(self, tiles: dict[tuple[int, int], TileView], x: int, y: int) -> bool:
        return any((x - dx, y - dy) in tiles for dx in (0, 1) for dy in (0, 1))

    def border(self, one: TileView | None, other: TileView | None, side: int, flat: bool) -> str:
        """Between two spaces: a wall, a gap, a Rockslide or a Bomb. `side` is that of the first space."""
        if one is None and other is None:
            return " "
        here, there = "NESW"[side], "NESW"[side ^ 2]
        pairs = [(tile, way) for tile, way in ((one, here), (other, there)) if tile is not None]
        if any(way in tile["rocks"] for tile, way in pairs):
            return "#"
        if any(way in tile["bombs"] for tile, way in pairs):
            return "o"
        if any(way not in tile["sides"] for tile, way in pairs):
            return "-" if flat else "|"
        return " " if len(pairs) == 2 else "."

    def room(self, tile: TileView | None, lurker: str, inner: int) -> Text:
        """What is on a space."""
        if tile is None:
            return Text(f"{lurker:^{inner}}")
        pieces = "".join(PIECES[piece] for piece in tile["pieces"])
        if tile["dark"]:
            inside = "?" + SYMBOLS[tile["symbol"] or "fangs"]
            if tile["kind"] is not None:
                inside += KINDS[tile["kind"]]
        else:
            inside = KINDS.get(tile["kind"] or "", "O")
            if tile["current"] is not None:
                inside = RIVER + self.say(f"side-{tile['current']}")[:1].upper()
            elif tile["barred"] and tile["kind"] == "canyon":
                inside = BARRED
            if tile["token"]:
                inside += "*"
        if tile["treasures"]:
            inside += "$" if tile["treasures"] == 1 else f"${tile['treasures']}"
        if tile["gems"]:
            inside += "g"
        if tile["flame"]:
            inside += "^"
        if tile["monster"]:
            inside += "M"
        room = inner - len(pieces)
        inside = inside if len(inside) <= room else inside[: max(0, room - 1)] + "'"
        text = Text(f"{inside + pieces:<{inner}}"[:inner], DARK if tile["dark"] else LIT)
        for letter, style in STRONG.items():
            if letter in pieces:
                text.highlight_regex(letter, style)
        return text

    def lurkers(self) -> dict[tuple[int, int], str]:
        """Tribes in wait on open spaces."""
        found: dict[tuple[int, int], str] = {}
        goblins = self.view["goblins"]
        if goblins is not None:
            for tribe in goblins["tribes"]:
                if tribe["lurking"] and tribe["at"] is not None:
                    x, y = tribe["at"].split(",")
                    spot = (int(x), int(y))
                    found[spot] = found.get(spot, "") + PIECES[tribe["id"]]
        return found

    def terrain_legend(self) -> list[Text]:
        """The letters of the Terrain that lies on the map."""
        lying = {tile["kind"]: tile for tile in self.view["tiles"] if tile["kind"] in TERRAINS}
        named: dict[str, str] = {}
        for kind in (each for each in TERRAINS if each in lying):
            letter = KINDS.get(kind, RIVER)
            named[letter] = f"{letter} {self.say(f'kind-{kind}')}"
            if kind == "river":
                named[letter] += f" ({self.say('draw-current')})"
            if kind == "canyon":
                named[BARRED] = f"{BARRED} {self.say('draw-barred')}"
        return [Text("  ".join(named.values()), "dim")] if named else []

    def legend(self) -> list[Text]:
        """What the letters mean, and where two things share a room."""
        kinds = [f"{KINDS[kind]} {self.say(f'kind-{kind}')}" for kind in list(KINDS)[:6]]
        rows = [Text("  ".join(kinds), "dim"), Text(self.say("draw-legend"), "dim"), *self.terrain_legend()]
        for tile in self.view["tiles"]:
            things = [self.say(f"the-{piece}") for piece in tile["pieces"]]
            if tile["treasures"]:
                things.append(f"$ {tile['treasures']}")
            things += [self.say(f"symbol-gem-{gem}") for gem in tile["gems"]]
            if len(things) > 2:
                rows.append(Text(f"({tile['x']},{tile['y']}): {', '.join(things)}"))
        return rows
