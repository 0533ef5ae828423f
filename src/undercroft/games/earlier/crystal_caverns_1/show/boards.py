"""The five boards in words, for a terminal: each in short beside the map, or one in full."""

# mypyc: skip - draws

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from undercroft.engine.state import Fact
from undercroft.engine.texts import Texts

from ..choices import Act
from ..constants import OMENS, POWERS
from ..definitions.load import Library
from . import words
from .view_types import CavernsView, CavernView, DragonView, GoblinsView, KnightView, ThiefView, TribeView

CARD_KINDS = ("treasure", "event", "secret", "monster", "upgrade")
"""Kinds of cards whose text is shown when one of them is to be chosen."""


class Boards:
    """What lies before the players, as one of them sees it."""

    def __init__(self, view: CavernsView, seat: int, texts: Texts, library: Library) -> None:
        self.view = view
        self.seat = seat
        self.texts = texts
        self.library = library

    def say(self, id: str, **facts: Fact) -> str:
        return self.texts.format(id, facts)

    def named(self, kind: str, ids: list[str]) -> str:
        return ", ".join(self.say(f"{kind}-{id}") for id in ids)

    def card(self, kind: str, id: str) -> Text:
        """A card's name and what it says."""
        return Text.assemble((f"{self.texts.card(kind, id)}: ", "bold"), self.texts.card_text(kind, id))

    # In short.
    def short(self) -> list[Text]:
        """A few lines for each role in play; one's own first."""
        view = self.view
        lines: dict[str, list[Text]] = {}
        if view["knight"] is not None:
            lines["knight"] = [self.line("knight", self.knight(view["knight"])), *self.quests(view["knight"])]
        if view["goblins"] is not None:
            lines["goblins"] = [self.line("goblins", self.goblins(view["goblins"]))]
        if view["dragon"] is not None:
            lines["dragon"] = [self.line("dragon", self.dragon(view["dragon"]))]
        if view["cavern"] is not None:
            lines["cavern"] = [self.line("cavern", self.cavern(view["cavern"]))]
        if view["thief"] is not None:
            lines["thief"] = [self.line("thief", self.thief(view["thief"]))]
        own = view["seats"][self.seat] if self.seat >= 0 else ""
        return [line for role in sorted(lines, key=lambda role: role != own) for line in lines[role]]

    def line(self, role: str, parts: list[str]) -> Text:
        return Text.assemble((f"{self.say(f'role-{role}')}: ", "bold"), " · ".join(part for part in parts if part))

    def knight(self, knight: KnightView) -> list[str]:
        stats = self.say(
            "draw-knight",
            health=knight["health"],
            grit=knight["grit"],
            pool=knight["pool"],
            moved=knight["moved"],
            movement=knight["movement"],
            met=knight["met"],
            perception=knight["perception"],
            strength=knight["strength"],
            crystals=knight["crystals"],
        )
        cubes = [f"{self.say(f'slot-{slot}')} {number}" for slot, number in knight["placed"].items() if number]
        cards = [self.say(f"treasure-{card}") if card else "?" for card in knight["treasures"]]
        return [stats, ", ".join(cubes), ", ".join(cards)]

    def quests(self, knight: KnightView) -> list[Text]:
        """Her Sidequests with their conditions, where the viewer holds them."""
        grit = {entry.id: entry.grit for entry in self.library.files["sidequests"].sidequest}
        return [
            Text(
                "  " + self.say("draw-quest", quest=quest, grit=grit[quest], text=self.texts.card_text("quest", quest))
            )
            for quest in knight["hand"] or []
        ]

    def goblins(self, goblins: GoblinsView) -> list[str]:
        known = (goblins["secrets"] or []) + goblins["face_up"]
        rage = self.say("draw-goblins", rage=goblins["rage"], count=goblins["secret_count"])
        return [rage, *(self.tribe(tribe) for tribe in goblins["tribes"]), self.named("secret", known)]

    def tribe(self, tribe: TribeView) -> str:
        said = self.say(
            "draw-tribe",
            name=self.say(f"tribe-{tribe['id']}"),
            count=tribe["population"],
            strength=tribe["strength"],
            perception=tribe["perception"],
        )
        return said + (f" [{self.named('monster', tribe['monsters'])}]" if tribe["monsters"] else "")

    def dragon(self, dragon: DragonView) -> list[str]:
        stats = self.say(
            "draw-dragon",
            health=dragon["health"],
            armor=dragon["armor"],
            spirit=dragon["spirit"],
            wake=dragon["wakefulness"],
            eaten=dragon["eaten"],
            count=dragon["hand_size"],
        )
        tracks = ", ".join(f"{self.say(f'track-{track}')} {n}" for track, n in dragon["tracks"].items() if n)
        hand = ", ".join(f"{self.say(f'symbol-{card}')} {n}" for card, n in (dragon["hand"] or {}).items() if n)
        sleep = "surfaced" if dragon["surfaced"] else "underground" if dragon["awake"] else "asleep"
        return [stats, self.say(f"draw-{sleep}"), tracks, hand]

    def cavern(self, cavern: CavernView) -> list[str]:
        omens = ", ".join(f"{self.say(f'token-{omen}')} {n}" for omen, n in cavern["omens"].items() if n)
        stack = self.say("draw-cavern", count=cavern["hand_size"], stack=self.view["stack"])
        hand = ", ".join(self.tile(tile) for tile in cavern["hand"] or [])
        events = self.named("event", cavern["events"] or [])
        return [stack, omens, hand, self.say("draw-events", events=events) if events else ""]

    def tile(self, tile: str) -> str:
        return f"{self.say(f'tile-{tile}')} ({words.tile_facts(tile, self.texts, self.library)})"

    def thief(self, thief: ThiefView) -> list[str]:
        stats = self.say(
            "draw-thief",
            moved=thief["moved"],
            movement=thief["movement"],
            stealth=thief["stealth"],
            thievery=thief["thievery"],
            cubes=thief["cubes"],
            carried=thief["carried"] + len(thief["carried_gems"]),
            stashed=thief["stashed"],
            loot=thief["loot"],
        )
        return [stats, self.named("upgrade", thief["upgrades"])]

    def cards(self, asked: list[Act]) -> list[Text]:
        """What the cards say that are to be chosen among now."""
        found: dict[tuple[str, str], None] = {}
        for act in asked:
            for kind in CARD_KINDS:
                if isinstance(act.facts.get(kind), str):
                    found[kind, str(act.facts[kind])] = None
        return [self.card(kind, id) for kind, id in found]

    # In full.
    def full(self, seat: int) -> RenderableType:
        """All that a seat's board shows, with what its cards say."""
        role = self.view["seats"][seat]
        lines: list[Text] = []
        if (knight := self.view["knight"]) is not None and role == "knight":
            lines = [self.line(role, self.knight(knight)), *self.more_of_knight(knight)]
        elif (goblins := self.view["goblins"]) is not None and role == "goblins":
            lines = [self.line(role, self.goblins(goblins)[:1]), *self.more_of_goblins(goblins)]
        elif (dragon := self.view["dragon"]) is not None and role == "dragon":
            lines = [self.line(role, self.dragon(dragon)), *self.more_of_dragon(dragon)]
        elif (cavern := self.view["cavern"]) is not None and role == "cavern":
            lines = [self.line(role, self.cavern(cavern)), *self.more_of_cavern(cavern)]
        elif (thief := self.view["thief"]) is not None and role == "thief":
            lines = [self.line(role, self.thief(thief)), *self.more_of_thief(thief)]
        return Group(*lines)

    def place(self, at: str | None) -> str:
        return self.say("draw-at", space=at) if at is not None else self.say("draw-off")

    def more_of_knight(self, knight: KnightView) -> list[Text]:
        lines = [Text(self.place(knight["at"]))]
        lines.append(Text(self.say("draw-grit-cubes", spaces=", ".join(map(str, knight["grit_cubes"])) or "-")))
        away = self.say(
            "draw-cubes-away", discarded=knight["discarded"], aside=knight["aside"], poisoned=knight["poisoned"]
        )
        lines.append(Text(away))
        lines.append(Text(self.say("draw-bombs", count=knight["bombs"])))
        for i, card in enumerate(knight["treasures"]):
            face = "cube-on" if knight["treasures_cube"][i] else "face-up" if knight["treasures_up"][i] else "known"
            if card is None:
                lines.append(Text(self.say("draw-face-down")))
            else:
                lines.append(self.card("treasure", card).append(f" [{self.say(f'draw-{face}')}]"))
        lines.append(Text(self.say("draw-quests", count=knight["hand_size"], left=knight["quests_left"])))
        return lines + self.quests(knight)

    def more_of_goblins(self, goblins: GoblinsView) -> list[Text]:
        lines: list[Text] = []
        for tribe in goblins["tribes"]:
            where = "draw-lurking" if tribe["lurking"] else "draw-at" if tribe["at"] is not None else "draw-hidden"
            said = [self.tribe(tribe), self.say(where, space=tribe["at"]) if tribe["at"] else self.say(where)]
            lines.append(
                Text(
                    " · ".join(
                        said + [self.say("draw-done")] * (tribe["activated"] and self.view["active"] == "goblins")
                    )
                )
            )
            lines += [Text("  ").append_text(self.card("monster", monster)) for monster in tribe["monsters"]]
        if goblins["war"] is not None:
            brings = words.war_facts(goblins["war"], self.texts, self.library)
            lines.append(Text(self.say("draw-war-card", war=goblins["war"], brings=brings)))
        lines.append(Text(self.say("draw-secrets", count=goblins["secret_count"])))
        lines += [self.card("secret", secret) for secret in (goblins["secrets"] or []) + goblins["face_up"]]
        discards = [
            self.named("secret", goblins["secret_discards"]),
            self.named("monster", goblins["monster_discards"]),
        ]
        if any(discards):
            lines.append(Text(self.say("draw-discards", cards=", ".join(each for each in discards if each))))
        if goblins["crystals"]:
            lines.append(Text(self.say("draw-crystals", count=goblins["crystals"])))
        return lines

    def more_of_dragon(self, dragon: DragonView) -> list[Text]:
        lines = [Text(self.place(dragon["at"]))]
        gems = ", ".join(self.say(f"symbol-gem-{gem}") for gem in dragon["gems"])
        lines.append(Text(self.say("draw-gems", gems=gems or "-")))
        if dragon["kept"]:
            lines.append(Text(self.say("draw-kept", count=dragon["kept"])))
        if dragon["shriek"]:
            lines.append(Text(self.say("draw-shriek")))
        for power in POWERS:
            cost = words.power_cost(power, self.texts, self.library)
            name = f"{self.texts.card('power', power)} [{cost}]: "
            lines.append(Text.assemble((name, "bold"), self.texts.card_text("power", power)))
        return lines

    def more_of_cavern(self, cavern: CavernView) -> list[Text]:
        lines: list[Text] = []
        if cavern["hatred_tokens"]:
            lines.append(Text(self.say("draw-hatred", count=cavern["hatred_tokens"])))
        for entry in (card for id in OMENS for card in self.library.files["omens"].omen if card.id == id):
            cost = words.omen_cost(entry.id, "/".join(map(str, entry.cost)), self.texts, self.library)
            name = f"{self.texts.card('omen', entry.id)} [{cost}]: "
            lines.append(Text.assemble((name, "bold"), self.texts.card_text("omen", entry.id)))
        return lines + [self.card("event", event) for event in dict.fromkeys(cavern["events"] or [])]

    def more_of_thief(self, thief: ThiefView) -> list[Text]:
        lines = [Text(self.place(thief["at"]))]
        lines += [self.card("upgrade", upgrade) for upgrade in thief["upgrades"]]
        return lines if thief["upgrades"] else [*lines, Text(self.say("draw-no-upgrades"))]
