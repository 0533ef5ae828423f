"""Vast: The Crystal Caverns drawn for a terminal, from a view alone. Colour only repeats what letters say."""

# mypyc: skip - draws

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from undercroft.engine.texts import Texts

from .view_types import CavernsView, TileView

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
    "river": ">",
}
PIECES = {"knight": "K", "dragon": "D", "thief": "T", "fangs": "f", "bones": "b", "eye": "y"}
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


def draw(view: CavernsView, seat: int, texts: Texts, width: int) -> Drawing:
    """The position as a seat, or a spectator, sees it."""
    return Drawing(view, seat, texts, width)


class Drawing:
    """A drawn position: something `rich` can print."""

    def __init__(self, view: CavernsView, seat: int, texts: Texts, width: int) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.width = min(width, 80) if width < 80 else width

    def __rich__(self) -> RenderableType:
        return Group(self.header(), Text(), *self.map(), Text(), *self.legend(), Text(), *self.boards())

    def say(self, id: str, **facts: int | str | list[str]) -> str:
        return self.texts.say(id, facts)

    def header(self) -> Text:
        """Round, turn, stack, supply, and how far the Cavern has fallen."""
        view = self.view
        words = self.say("draw-header", round=view["round"], role=view["active"], stack=view["stack"])
        words += " · " + self.say("draw-supply", supply=view["supply"], fallen=view["fallen"], most=view["to_fall"])
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
        inner = 5 if (right - left + 1) * 6 + 5 <= self.width else 3
        head = Text("    " + "".join(f"{x:^{inner + 1}}" for x in range(left, right + 1)), "dim")
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
            line = Text(f"{y:>3} ", "dim")
            for x in range(left, right + 2):
                line.append(self.border(tiles.get((x - 1, y)), tiles.get((x, y)), 1, False), "none")
                if x <= right:
                    line.append_text(self.room(tiles.get((x, y)), lurkers.get((x, y), ""), inner))
            rows.append(line)
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

    def legend(self) -> list[Text]:
        """What the letters mean, and where two things share a room."""
        kinds = [f"{KINDS[kind]} {self.say(f'kind-{kind}')}" for kind in list(KINDS)[:6]]
        rows = [Text("  ".join(kinds), "dim"), Text(self.say("draw-legend"), "dim")]
        for tile in self.view["tiles"]:
            things = [self.say(f"target-{piece}") for piece in tile["pieces"]]
            if tile["treasures"]:
                things.append(f"$ {tile['treasures']}")
            things += [self.say(f"symbol-gem-{gem}") for gem in tile["gems"]]
            if len(things) > 2:
                rows.append(Text(f"({tile['x']},{tile['y']}): {', '.join(things)}"))
        return rows

    # The boards.
    def boards(self) -> list[Text]:
        """One or two lines for each role in play; one's own first."""
        view = self.view
        lines: list[tuple[str, str]] = []
        knight, goblins, dragon = view["knight"], view["goblins"], view["dragon"]
        cavern, thief = view["cavern"], view["thief"]
        if knight is not None:
            cubes = [f"{self.say(f'slot-{slot}')} {number}" for slot, number in knight["placed"].items() if number]
            cards = [self.say(f"treasure-{card}") if card else "?" for card in knight["treasures"]]
            words = self.say(
                "draw-knight",
                health=knight["health"],
                grit=knight["grit"],
                pool=knight["pool"],
                movement=knight["movement"],
                perception=knight["perception"],
                strength=knight["strength"],
                crystals=knight["crystals"],
            )
            words += f" · {', '.join(cubes)}" if cubes else ""
            words += f" · {', '.join(cards)}" if cards else ""
            if knight["hand"] is not None:
                words += f" · {', '.join(self.say(f'quest-{quest}') for quest in knight['hand'])}"
            lines.append(("knight", words))
        if goblins is not None:
            tribes = [
                f"{self.say('tribe-' + t['id'])} {t['population']}"
                + (f" ({', '.join(self.say(f'monster-{m}') for m in t['monsters'])})" if t["monsters"] else "")
                for t in goblins["tribes"]
            ]
            words = self.say("draw-goblins", rage=goblins["rage"], count=goblins["secret_count"])
            words += f" · {', '.join(tribes)}"
            known = (goblins["secrets"] or []) + goblins["face_up"]
            words += f" · {', '.join(self.say(f'secret-{secret}') for secret in known)}" if known else ""
            lines.append(("goblins", words))
        if dragon is not None:
            words = self.say(
                "draw-dragon",
                health=dragon["health"],
                armor=dragon["armor"],
                spirit=dragon["spirit"],
                wake=dragon["wakefulness"],
                eaten=dragon["eaten"],
            )
            words += " · " + ", ".join(self.say("track-" + track) + f" {n}" for track, n in dragon["tracks"].items())
            if dragon["surfaced"] or dragon["awake"]:
                words += " · " + self.say("draw-surfaced" if dragon["surfaced"] else "draw-awake")
            if dragon["hand"] is not None:
                words += " · " + ", ".join(self.say("symbol-" + s) + f" {n}" for s, n in dragon["hand"].items() if n)
            lines.append(("dragon", words))
        if cavern is not None:
            omens = [f"{self.say(f'token-{omen}')} {n}" for omen, n in cavern["omens"].items() if n]
            words = self.say("draw-cavern", count=cavern["hand_size"])
            words += f" · {', '.join(omens)}" if omens else ""
            if cavern["hand"] is not None:
                words += f" · {', '.join(self.say(f'tile-{tile}') for tile in cavern['hand'])}"
                words += f" · {', '.join(self.say(f'event-{event}') for event in cavern['events'] or [])}"
            lines.append(("cavern", words))
        if thief is not None:
            words = self.say(
                "draw-thief",
                movement=thief["movement"],
                stealth=thief["stealth"],
                thievery=thief["thievery"],
                cubes=thief["cubes"],
                carried=thief["carried"] + len(thief["carried_gems"]),
                stashed=thief["stashed"],
                loot=thief["loot"],
            )
            words += (
                f" · {', '.join(self.say(f'upgrade-{up}') for up in thief['upgrades'])}" if thief["upgrades"] else ""
            )
            lines.append(("thief", words))
        own = view["seats"][self.seat] if self.seat >= 0 else ""
        lines.sort(key=lambda line: line[0] != own)
        return [Text.assemble((f"{self.say(f'role-{role}')}: ", "bold"), words) for role, words in lines]
