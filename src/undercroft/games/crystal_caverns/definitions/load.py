"""The card files of Vast: The Crystal Caverns, read and checked."""

# mypyc: skip - reads files once

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from undercroft.engine.card_words import Kinds, Named
from undercroft.engine.cards import Deck, choose_files, deck_label

from .. import constants
from ..constants import KINDS, KNIGHT_KILLED, LEVELS, ROLE_SETS, ROLES, SIDES, Cards, RoleSet, War
from ..map import WIDTH

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

Natural = Annotated[int, Meta(ge=0)]
Side = Literal["N", "E", "S", "W"]
Symbol = Literal["claw", "flame", "wing"]
Omen = Literal["bat", "boulder", "quartz", "mushroom", "trail", "chasm"]
RoleName = Literal["knight", "goblins", "dragon", "cavern", "thief"]


class Entry(Struct, kw_only=True):
    """What every entry of a card file says about itself; fields that only tell are not checked."""

    id: str
    name: str
    count: Natural = 1
    source: str = ""
    text_en: str = ""


class Tile(Entry, kw_only=True):
    kind: Literal["entrance", "ambush", "event", "treasure_room", "vault", "crystal"]
    open: list[Side]
    dark_symbol: Literal["fangs", "bones", "eye", ""]


class TileFile(Struct, kw_only=True):
    schema: Literal["vast.tiles/1"]
    cave_tile_count: Literal[51]
    kind: list[Entry]
    tile: list[Tile]


class Discs(Struct, forbid_unknown_fields=True):
    fangs: Natural
    bones: Natural
    eye: Natural


class WarCard(Entry, kw_only=True):
    populate: Discs
    monsters: Natural
    secrets: Natural
    rage: Natural


class WarFile(Struct, kw_only=True):
    schema: Literal["vast.war/1"]
    war: list[WarCard]


class AmbushLine(Struct, forbid_unknown_fields=True):
    strength: Annotated[int, Meta(ge=-1)]
    effect: str


class MonsterCard(Entry, kw_only=True):
    ambush: AmbushLine


class MonsterFile(Struct, kw_only=True):
    schema: Literal["vast.monsters/1"]
    monster: list[MonsterCard]


class SecretFile(Struct, kw_only=True):
    schema: Literal["vast.secrets/1"]
    secret: list[Entry]


class EventFile(Struct, kw_only=True):
    schema: Literal["vast.events/1"]
    event: list[Entry]


class TreasureFile(Struct, kw_only=True):
    schema: Literal["vast.treasures/1"]
    treasure: list[Entry]


class Quest(Entry, kw_only=True):
    grit: Natural


class QuestFile(Struct, kw_only=True):
    schema: Literal["vast.sidequests/1"]
    sidequest: list[Quest]


class EquipmentFile(Struct, kw_only=True):
    schema: Literal["vast.equipment/1"]
    equipment: list[Entry]


class Power(Entry, kw_only=True):
    cost: list[Literal["claw", "flame", "wing", "any"]]


class PowerCard(Entry, kw_only=True):
    symbol: Symbol


class PowerFile(Struct, kw_only=True):
    schema: Literal["vast.powers/1"]
    power_card: list[PowerCard]
    power: list[Power]


class GemFile(Struct, kw_only=True):
    schema: Literal["vast.gems/1"]
    gem: list[PowerCard]


class WakeRow(Struct, forbid_unknown_fields=True):
    min: Natural
    max: Natural
    armor: Natural
    spirit: Natural


class Wakefulness(Struct, kw_only=True):
    rows: list[WakeRow]


class DragonFile(Struct, kw_only=True):
    schema: Literal["vast.dragon/1"]
    sloth_track: list[Entry]
    wakefulness: Wakefulness


class Face(Entry, kw_only=True):
    center: bool
    cells: list[tuple[int, int]]


class DieFile(Struct, kw_only=True):
    schema: Literal["vast.dice/1"]
    face: list[Face]


class TribeFile(Struct, kw_only=True):
    schema: Literal["vast.tribes/1"]
    tribe: list[Entry]


class OmenCard(Entry, kw_only=True):
    cost: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(min_length=1)]
    accepts: list[Omen]


class IncomeStep(Struct, forbid_unknown_fields=True):
    min: Natural
    max: Natural
    draw: Natural


class Income(Struct, kw_only=True):
    steps: list[IncomeStep]


class OmenFile(Struct, kw_only=True):
    schema: Literal["vast.omens/1"]
    token: list[Entry]
    omen: list[OmenCard]
    income: Income


class ThiefFile(Struct, kw_only=True):
    schema: Literal["vast.thief/1"]
    stat: list[Entry]
    action: list[Entry]
    upgrade: list[Entry]


class RoleFile(Struct, kw_only=True):
    schema: Literal["vast.roles/1"]
    role: list[Entry]


class Terrain(Entry, kw_only=True):
    cells: list[tuple[int, int]]


class TerrainFile(Struct, kw_only=True):
    schema: Literal["vast.terrain/1"]
    terrain: list[Terrain]


class VariantUse(Struct, kw_only=True):
    card: Literal["flare", "past_plunder_card", "goblin_infestation", "ash_dragon", "alone_in_the_dark"]
    holders: list[str]
    line: Literal["a", "b", "c", "choice", ""] = ""


class SetEntry(Entry, kw_only=True):
    roles: Annotated[list[RoleName], Meta(min_length=1)]
    cards: list[VariantUse]
    hunger_cubes_awake: Natural
    hunger_cubes_locked: bool
    remove_sidequests: list[str]
    place_treasure_optional: bool
    knight_killed: str
    treasure_supply: Natural
    vault_tiles: Natural


class VariantFile(Struct, kw_only=True):
    schema: Literal["vast.variants/1"]
    variant_card: list[Entry]
    role_set: list[SetEntry]


class Difficulty(Entry, kw_only=True):
    role: RoleName
    level: Literal["easiest", "easy", "standard", "hard", "expert"]
    values: dict[str, int]


class DifficultyFile(Struct, kw_only=True):
    schema: Literal["vast.difficulty/1"]
    difficulty: list[Difficulty]


class ComponentFile(Struct, kw_only=True):
    schema: Literal["vast.components/1"]
    component: list[Entry]


SCHEMAS: dict[str, Any] = {
    "tiles": TileFile,
    "war": WarFile,
    "monsters": MonsterFile,
    "secrets": SecretFile,
    "events": EventFile,
    "treasures": TreasureFile,
    "sidequests": QuestFile,
    "equipment": EquipmentFile,
    "powers": PowerFile,
    "gems": GemFile,
    "dragon": DragonFile,
    "dragon_die": DieFile,
    "tribes": TribeFile,
    "omens": OmenFile,
    "thief": ThiefFile,
    "roles": RoleFile,
    "terrain": TerrainFile,
    "variants": VariantFile,
    "difficulty": DifficultyFile,
    "components": ComponentFile,
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
            entries: list[Entry] = getattr(self.files[file], key)
            for i, entry in enumerate(entries):
                if entry.id not in ids:
                    raise self.decks[file].mistake([key, i, "id"], f"expected one of {', '.join(ids)}")
            if len(entries) != len(ids) or len({entry.id for entry in entries}) != len(ids):
                raise self.decks[file].mistake([key, 0, "id"], f"expected each of {', '.join(ids)} once")
        tiles: list[Tile] = self.files["tiles"].tile
        for kind, number in KIND_COUNTS.items():
            found = [i for i, tile in enumerate(tiles) if tile.kind == kind]
            if len(found) != number:
                where: list[str | int] = ["tile", found[-1] if found else 0, "kind"]
                raise self.decks["tiles"].mistake(where, f"expected {number} tiles of kind {kind}, found {len(found)}")
        for i, tile in enumerate(tiles):
            if (tile.kind == "entrance") != (tile.dark_symbol == ""):
                raise self.decks["tiles"].mistake(["tile", i, "dark_symbol"], "expected a Tribe (none on the Entrance)")
            if tile.kind == "entrance" and len(tile.open) != 4:
                raise self.decks["tiles"].mistake(["tile", i, "open"], "the Entrance is open on four sides")
            if not tile.open:
                raise self.decks["tiles"].mistake(["tile", i, "open"], "expected at least one open side")
        if tiles[0].kind != "entrance":
            raise self.decks["tiles"].mistake(["tile", 0, "kind"], "expected the Entrance first")
        if sum(card.count for card in self.files["events"].event) != 15:
            raise self.decks["events"].mistake(["event", 0, "count"], "expected 15 Event cards in all")
        rows: list[WakeRow] = self.files["dragon"].wakefulness.rows
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

    def cards(self) -> Cards:
        """The definitions that the rules use."""
        tiles: list[Tile] = self.files["tiles"].tile
        powers = self.by_id("powers", "power", constants.POWERS)
        omens = self.by_id("omens", "omen", constants.OMENS)
        rows: list[WakeRow] = self.files["dragon"].wakefulness.rows
        steps: list[IncomeStep] = self.files["omens"].income.steps
        levels = {(card.role, card.level): card.values for card in self.files["difficulty"].difficulty}
        return Cards(
            [tile.id for tile in tiles],
            [KINDS.index(tile.kind) for tile in tiles],
            [sum(1 << SIDES.index(side) for side in set(tile.open)) for tile in tiles],
            [constants.SYMBOLS.index(tile.dark_symbol) if tile.dark_symbol else -1 for tile in tiles],
            [
                War(
                    card.id,
                    [card.populate.fangs, card.populate.bones, card.populate.eye],
                    card.monsters,
                    card.secrets,
                    card.rage,
                )
                for card in self.by_id("war", "war", constants.WAR)
            ],
            [i for i, card in enumerate(self.by_id("events", "event", constants.EVENTS)) for _ in range(card.count)],
            [card.grit for card in self.by_id("sidequests", "sidequest", constants.SIDEQUESTS)],
            [card.ambush.strength for card in self.by_id("monsters", "monster", constants.MONSTERS)],
            [[(*constants.POWER_SYMBOLS, "any").index(symbol) for symbol in power.cost] for power in powers],
            [list(omen.cost) for omen in omens],
            [[constants.OMEN_SYMBOLS.index(symbol) for symbol in omen.accepts] for omen in omens],
            [next((step.draw for step in steps if step.min <= n <= step.max), steps[-1].draw) for n in range(40)],
            [next(row.armor for row in rows if row.min <= n <= row.max) for n in range(15)],
            [next(row.spirit for row in rows if row.min <= n <= row.max) for n in range(15)],
            [track.count for track in self.by_id("dragon", "sloth_track", constants.TRACKS)],
            [[x + y * WIDTH for x, y in face.cells] for face in self.by_id("dragon_die", "face", constants.FACES)],
            [[[levels[role, level][name] for name in VALUES[role]] for level in LEVELS] for role in ROLES],
            [self.role_set(entry) for entry in self.by_id("variants", "role_set", ROLE_SETS)],
            deck_label(self.paths, OWN),
            str(self.folder) if self.folder else "",
        )

    def role_set(self, entry: SetEntry) -> RoleSet:
        """One row of the table of role sets."""
        flare: list[int] = []
        plunder, line, ash, solo = -1, -1, False, False
        for use in entry.cards:
            if use.card == "flare":
                flare = [ROLES.index(holder) for holder in use.holders]
            elif use.card == "past_plunder_card":
                plunder = ROLES.index(use.holders[0])
            elif use.card == "goblin_infestation":
                line = constants.LINES.index(use.line) if use.line in constants.LINES else 1
            elif use.card == "ash_dragon":
                ash = True
            else:
                solo = True
        return RoleSet(
            entry.id,
            sorted(ROLES.index(role) for role in entry.roles),
            flare,
            plunder,
            line,
            ash,
            solo,
            entry.hunger_cubes_awake,
            entry.hunger_cubes_locked,
            [constants.SIDEQUESTS.index(id) for id in entry.remove_sidequests],
            entry.place_treasure_optional,
            KNIGHT_KILLED.index(entry.knight_killed),
            entry.treasure_supply,
            entry.vault_tiles > 0,
        )


@lru_cache(maxsize=16)
def library(folder: Path | None = None) -> Library:
    """All card files, the owner's in place of ours where the folder has them."""
    return Library(folder)


@lru_cache(maxsize=16)
def load(folder: Path | None) -> Cards:
    return library(folder).cards()
