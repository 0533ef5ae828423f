"""The card files of Vast: The Crystal Caverns, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, choose_files, deck_label

from .. import constants
from ..constants import LEVELS, ROLE_SETS, ROLES
from . import types
from .native import Cards

OWN = Path(__file__).parents[1] / "cards"
FILES = (
    "tiles",
    "war",
    "monsters",
    "secrets",
    "events",
    "treasures",
    "sidequests",
    "equipment",
    "powers",
    "gems",
    "dragon",
    "dragon_die",
    "tribes",
    "omens",
    "thief",
    "roles",
    "terrain",
    "variants",
    "difficulty",
    "components",
)
TERRAIN = Named("terrain", suffixes=("", "_1", "_2", "_3"))
NAMED: Kinds = {
    "tile": [Named("tile"), Named("kind")],
    "kind": [Named("kind"), TERRAIN],
    "war": [Named("war")],
    "monster": [Named("monster")],
    "secret": [Named("secret")],
    "event": [Named("event")],
    "treasure": [Named("treasure")],
    "quest": [Named("sidequest")],
    "power": [Named("power")],
    "gem": [Named("gem")],
    "track": [Named("sloth_track")],
    "face": [Named("face")],
    "tribe": [Named("tribe")],
    "omen": [Named("omen")],
    "token": [Named("token")],
    "upgrade": [Named("upgrade")],
    "role": [Named("role")],
    "stat": [Named("stat")],
    "terrain": [TERRAIN],
    "roleset": [Named("role_set")],
    "old": [Named("monster")],
    "slot": [Named("equipment"), Named("treasure")],
    "symbol": [Named("power_card", by="symbol"), Named("token")],
    "symbol-gem": [Named("gem", by="symbol")],
    "target": [Named("tribe"), Named("role")],
}
"""The cards that name each kind of fact."""

SCHEMAS: dict[str, Any] = {
    "tiles": types.TileFile,
    "war": types.WarFile,
    "monsters": types.MonsterFile,
    "secrets": types.SecretFile,
    "events": types.EventFile,
    "treasures": types.TreasureFile,
    "sidequests": types.QuestFile,
    "equipment": types.EquipmentFile,
    "powers": types.PowerFile,
    "gems": types.GemFile,
    "dragon": types.DragonFile,
    "dragon_die": types.DieFile,
    "tribes": types.TribeFile,
    "omens": types.OmenFile,
    "thief": types.ThiefFile,
    "roles": types.RoleFile,
    "terrain": types.TerrainFile,
    "variants": types.VariantFile,
    "difficulty": types.DifficultyFile,
    "components": types.ComponentFile,
}
# In each file, the entries whose ids the rules know; an owner's file must have exactly these.
IDS: list[tuple[str, str, list[str]]] = [
    ("war", "war", constants.WAR),
    ("monsters", "monster", constants.MONSTERS),
    ("secrets", "secret", constants.SECRETS),
    ("events", "event", constants.EVENTS),
    ("treasures", "treasure", constants.TREASURES),
    ("sidequests", "sidequest", constants.SIDEQUESTS),
    ("powers", "power", constants.POWERS),
    ("dragon_die", "face", constants.FACES),
    ("dragon", "sloth_track", constants.TRACKS),
    ("tribes", "tribe", constants.TRIBES),
    ("omens", "token", constants.OMEN_SYMBOLS),
    ("omens", "omen", constants.OMENS),
    ("thief", "upgrade", constants.UPGRADES),
    ("roles", "role", constants.ROLES),
    ("variants", "role_set", constants.ROLE_SETS),
]
VALUES = {
    "knight": ["dragon_health", "crystals", "smash_strength"],
    "goblins": ["knight_health"],
    "dragon": ["awake_at", "shriek_turns"],
    "cavern": ["remove_each_kind", "crystal_tiles", "hatred_tokens"],
    "thief": ["stash", "no_upgrade_first"],
}
KIND_COUNTS = {"entrance": 1, "ambush": 15, "event": 15, "treasure_room": 6, "vault": 6, "crystal": 9}


class Library:
    """All card files, read."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.paths = choose_files(OWN, FILES, folder)
        self.decks = {name: Deck(path) for name, path in self.paths.items()}
        self.files: dict[str, Any] = {name: self.decks[name].read(SCHEMAS[name]) for name in FILES}
        self.check()

    def check(self) -> None:
        """What a schema cannot say: ids, counts, sums."""
        for file, key, ids in IDS:
            entries: list[types.Entry] = getattr(self.files[file], key)
            for i, entry in enumerate(entries):
                if entry.id not in ids:
                    raise self.decks[file].mistake([key, i, "id"], f"expected one of {', '.join(ids)}")
            if len(entries) != len(ids) or len({entry.id for entry in entries}) != len(ids):
                raise self.decks[file].mistake([key, 0, "id"], f"expected each of {', '.join(ids)} once")
        tiles: list[types.Tile] = self.files["tiles"].tile
        for kind, number in KIND_COUNTS.items():
            found = [i for i, tile in enumerate(tiles) if tile.kind_name == kind]
            if len(found) != number:
                where: list[str | int] = ["tile", found[-1] if found else 0, "kind"]
                raise self.decks["tiles"].mistake(where, f"expected {number} tiles of kind {kind}, found {len(found)}")
        for i, tile in enumerate(tiles):
            if (tile.kind_name == "entrance") != (tile.dark_symbol == ""):
                raise self.decks["tiles"].mistake(["tile", i, "dark_symbol"], "expected a Tribe (none on the Entrance)")
            if tile.kind_name == "entrance" and len(tile.open) != 4:
                raise self.decks["tiles"].mistake(["tile", i, "open"], "the Entrance is open on four sides")
            if not tile.open:
                raise self.decks["tiles"].mistake(["tile", i, "open"], "expected at least one open side")
        if tiles[0].kind_name != "entrance":
            raise self.decks["tiles"].mistake(["tile", 0, "kind"], "expected the Entrance first")
        if sum(card.count for card in self.files["events"].event) != 15:
            raise self.decks["events"].mistake(["event", 0, "count"], "expected 15 Event cards in all")
        rows: list[types.WakeRow] = self.files["dragon"].wakefulness.rows
        covered = [number for row in rows for number in range(row.min, row.max + 1)]
        if covered != list(range(15)):
            raise self.decks["dragon"].mistake(["wakefulness", "rows"], "expected rows that cover 0 to 14 cubes")
        for i, card in enumerate(self.files["difficulty"].difficulty):
            missing = [name for name in VALUES[card.role] if name not in card.values]
            if missing:
                path: list[str | int] = ["difficulty", i, "values"]
                raise self.decks["difficulty"].mistake(path, f"expected {', '.join(missing)}")

    def by_id(self, file: str, key: str, ids: list[str]) -> list[Any]:
        """Entries in the order in which the rules number them."""
        entries = {entry.id: entry for entry in getattr(self.files[file], key)}
        return [entries[id] for id in ids]

    def cards(self) -> types.Cards:
        """What the rules use, in their order."""
        rows: list[types.WakeRow] = self.files["dragon"].wakefulness.rows
        steps: list[types.IncomeStep] = self.files["omens"].income.steps
        events = self.by_id("events", "event", constants.EVENTS)
        levels = {(card.role, card.level): card.values for card in self.files["difficulty"].difficulty}
        return types.Cards(
            deck=deck_label(self.paths, OWN),
            folder=str(self.folder) if self.folder else "",
            tiles=self.files["tiles"].tile,
            wars=self.by_id("war", "war", constants.WAR),
            events=[i for i, card in enumerate(events) for _ in range(card.count)],
            quests=self.by_id("sidequests", "sidequest", constants.SIDEQUESTS),
            monsters=self.by_id("monsters", "monster", constants.MONSTERS),
            powers=self.by_id("powers", "power", constants.POWERS),
            omens=self.by_id("omens", "omen", constants.OMENS),
            omen_income=[
                next((step.draw for step in steps if step.min <= n <= step.max), steps[-1].draw) for n in range(40)
            ],
            armor=[next(row.armor for row in rows if row.min <= n <= row.max) for n in range(15)],
            spirit=[next(row.spirit for row in rows if row.min <= n <= row.max) for n in range(15)],
            track_room=[track.count for track in self.by_id("dragon", "sloth_track", constants.TRACKS)],
            faces=self.by_id("dragon_die", "face", constants.FACES),
            levels=[[[levels[role, level][name] for name in VALUES[role]] for level in LEVELS] for role in ROLES],
            sets=self.by_id("variants", "role_set", ROLE_SETS),
        )


@lru_cache(maxsize=16)
def library(folder: Path | None = None) -> Library:
    """All card files, the owner's in place of ours where the folder has them."""
    return Library(folder)


@lru_cache(maxsize=16)
def load(folder: Path | None) -> Cards:
    return Cards(library(folder).cards())
