"""What the card files of Vast: The Crystal Caverns may say, and what the rules read of it."""

# mypyc: skip - reads files once

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field

from undercroft.engine.cards import Complete, Fixed, Flat, Repeated, Told, for_rules

from ..constants import (
    KINDS,
    KNIGHT_KILLED,
    LINES,
    OMEN_SYMBOLS,
    POWER_SYMBOLS,
    ROLES,
    SIDEQUESTS,
    SIDES,
    SYMBOLS,
)
from ..map import WIDTH

Natural = Annotated[int, Meta(ge=0)]
Side = Literal["N", "E", "S", "W"]
Symbol = Literal["claw", "flame", "wing"]
OmenSymbol = Literal["bat", "boulder", "quartz", "mushroom", "trail", "chasm"]
RoleName = Literal["knight", "goblins", "dragon", "cavern", "thief"]


class Entry(Struct, kw_only=True):
    """What every entry of a card file says about itself. Fields that no struct names tell readers what the rules do
    with a card; no rule reads them, so that an owner's file must have them as the game's own (engine/cards.py)."""

    id: str
    name: Told[str]
    count: Fixed[Natural] = 1
    source: Told[str] = ""
    source_note: Told[str] = ""
    text_en: Told[str] = ""


class Counted(Entry, kw_only=True):
    """A thing of which there may be more or fewer."""

    count: Natural = 1


class Aside(Struct, kw_only=True):
    """A table that only tells."""

    name: Told[str] = ""
    source: Told[str] = ""
    source_note: Told[str] = ""
    text_en: Told[str] = ""


@for_rules
class Tile(Entry, kw_only=True):
    """A Cave tile."""

    kind_name: Literal["entrance", "ambush", "event", "treasure_room", "vault", "crystal"] = field(name="kind")
    open: list[Side]
    dark_symbol: Literal["fangs", "bones", "eye", ""]
    shape: Told[str] = ""

    @property
    def kind(self) -> int:
        return KINDS.index(self.kind_name)

    @property
    def open_sides(self) -> int:
        """As bits."""
        return sum(1 << SIDES.index(side) for side in set(self.open))

    @property
    def symbol(self) -> int:
        """The Tribe on its dark side, -1 for none."""
        return SYMBOLS.index(self.dark_symbol) if self.dark_symbol else -1


class TileFile(Struct, kw_only=True):
    schema: Literal["vast.tiles/1"]
    cave_tile_count: Literal[51]
    kind: Complete[list[Entry]]
    tile: list[Tile]


class Discs(Struct, forbid_unknown_fields=True):
    fangs: Natural
    bones: Natural
    eye: Natural


@for_rules
class War(Entry, kw_only=True):
    """A War card: discs for each Tribe, Monsters, Secrets and Rage."""

    populate: Discs
    monsters: Natural
    secrets: Natural
    rage: Natural

    @property
    def discs(self) -> list[int]:
        return [self.populate.fangs, self.populate.bones, self.populate.eye]


class WarFile(Struct, kw_only=True):
    schema: Literal["vast.war/1"]
    war: list[War]


class AmbushLine(Struct, forbid_unknown_fields=True):
    strength: Annotated[int, Meta(ge=-1)]
    effect: Fixed[str]


@for_rules
class Monster(Entry, kw_only=True):
    """A Monster card."""

    ambush: Flat[AmbushLine]
    ambush_en: Told[str] = ""


class MonsterFile(Struct, kw_only=True):
    schema: Literal["vast.monsters/1"]
    monster: list[Monster]


class SecretFile(Struct, kw_only=True):
    schema: Literal["vast.secrets/1"]
    secret: list[Entry]


class EventFile(Struct, kw_only=True):
    schema: Literal["vast.events/1"]
    event: list[Counted]


class TreasureFile(Struct, kw_only=True):
    schema: Literal["vast.treasures/1"]
    treasure: list[Entry]


@for_rules
class Quest(Entry, kw_only=True):
    """A Sidequest."""

    grit: Natural


class QuestFile(Struct, kw_only=True):
    schema: Literal["vast.sidequests/1"]
    sidequest: list[Quest]


class EquipmentFile(Struct, kw_only=True):
    schema: Literal["vast.equipment/1"]
    equipment: Complete[list[Entry]]


@for_rules
class Power(Entry, kw_only=True):
    """A Power of the Dragon."""

    symbols: list[Literal["claw", "flame", "wing", "any"]] = field(name="cost")

    @property
    def cost(self) -> list[int]:
        return [(*POWER_SYMBOLS, "any").index(symbol) for symbol in self.symbols]

    @property
    def needs(self) -> list[int]:
        """How many of its symbols must be claws, flames and wings."""
        return [self.cost.count(symbol) for symbol in range(3)]


class PowerCard(Entry, kw_only=True):
    symbol: Fixed[Symbol]


class PowerFile(Struct, kw_only=True):
    schema: Literal["vast.powers/1"]
    power_card: Complete[list[PowerCard]]
    power: list[Power]


class GemFile(Struct, kw_only=True):
    schema: Literal["vast.gems/1"]
    gem: Complete[list[PowerCard]]


class WakeRow(Struct, forbid_unknown_fields=True):
    min: Natural
    max: Natural
    armor: Natural
    spirit: Natural


class Wakefulness(Aside, kw_only=True):
    rows: list[WakeRow]


class DragonFile(Struct, kw_only=True):
    schema: Literal["vast.dragon/1"]
    sloth_track: list[Counted]
    wakefulness: Wakefulness


@for_rules
class Face(Entry, kw_only=True):
    """A face of the Dragon die."""

    center: Repeated[bool]
    squares: list[tuple[int, int]] = field(name="cells")

    @property
    def cells(self) -> list[int]:
        """The spaces that it hits, from the one it is laid on."""
        return [x + y * WIDTH for x, y in self.squares]


class DieFile(Struct, kw_only=True):
    schema: Literal["vast.dice/1"]
    face: list[Face]
    action_die: Aside


class TribeFile(Struct, kw_only=True):
    schema: Literal["vast.tribes/1"]
    tribe: list[Entry]


@for_rules
class Omen(Entry, kw_only=True):
    """An Omen card: how many tokens it may cost, and which it takes."""

    cost: Annotated[list[Annotated[int, Meta(ge=1)]], Meta(min_length=1)]
    symbols: list[OmenSymbol] = field(name="accepts")

    @property
    def accepts(self) -> list[int]:
        return [OMEN_SYMBOLS.index(symbol) for symbol in self.symbols]


class IncomeStep(Struct, forbid_unknown_fields=True):
    min: Natural
    max: Natural
    draw: Natural


class Income(Aside, kw_only=True):
    steps: list[IncomeStep]


class OmenFile(Struct, kw_only=True):
    schema: Literal["vast.omens/1"]
    token: list[Entry]
    omen: list[Omen]
    income: Income


class ThiefFile(Struct, kw_only=True):
    schema: Literal["vast.thief/1"]
    stat: Complete[list[Entry]]
    stat_token: Complete[list[Entry]]
    action: Complete[list[Entry]]
    upgrade: list[Entry]
    loot_bonus: Complete[list[Entry]]


class RoleFile(Struct, kw_only=True):
    schema: Literal["vast.roles/1"]
    role: list[Entry]


class Terrain(Entry, kw_only=True):
    cells: Fixed[list[tuple[int, int]]]


class TerrainFile(Struct, kw_only=True):
    schema: Literal["vast.terrain/1"]
    terrain: Complete[list[Terrain]]
    placement: Aside


class LinesByLevel(Struct, forbid_unknown_fields=True):
    easy: Literal["a", "b", "c"]
    medium: Literal["a", "b", "c"]
    hard: Literal["a", "b", "c"]


class CubesByLevel(Struct, forbid_unknown_fields=True):
    easy: Natural
    medium: Natural
    hard: Natural


class VariantUse(Struct, forbid_unknown_fields=True, kw_only=True):
    card: Literal["flare", "past_plunder_card", "goblin_infestation", "ash_dragon", "alone_in_the_dark"]
    holders: list[RoleName | Literal["map"]]
    line: Literal["a", "b", "c", "choice", ""] = ""
    line_by_level: LinesByLevel | None = None


@for_rules
class RoleSet(Entry, kw_only=True):
    """One row of the table of role sets (VC-G03): who plays, and what that changes."""

    role_names: Fixed[list[RoleName]] = field(name="roles")
    cards: list[VariantUse]
    hunger_awake: Natural = field(name="hunger_cubes_awake")
    hunger_by_level: CubesByLevel | None = field(name="hunger_cubes_awake_by_level", default=None)
    hunger_locked: bool = field(name="hunger_cubes_locked")
    remove_sidequests: list[str]
    treasure_optional: bool = field(name="place_treasure_optional")
    if_knight_killed: str = field(name="knight_killed")
    supply: Natural = field(name="treasure_supply")
    vault_tiles: Repeated[Literal[0, 6]]
    """All of them or none: `vaults`."""

    @property
    def roles(self) -> list[int]:
        return sorted(ROLES.index(role) for role in self.role_names)

    @property
    def flare(self) -> list[int]:
        """The roles that hold a Flare."""
        return [ROLES.index(holder) for use in self._uses("flare") for holder in use.holders]

    @property
    def plunder(self) -> int:
        """The role that holds Past Plunder, -1 for none."""
        return next((ROLES.index(use.holders[0]) for use in self._uses("past_plunder_card")), -1)

    @property
    def line(self) -> int:
        """The line of Goblin Infestation in force, -1 without that card."""
        lines = [use.line for use in self._uses("goblin_infestation")]
        return -1 if not lines else LINES.index(lines[0]) if lines[0] in LINES else 1

    @property
    def line_levels(self) -> list[int]:
        """The same where the player chooses a level: easy, medium, hard. Else none."""
        levels = [use.line_by_level for use in self._uses("goblin_infestation") if use.line_by_level]
        return [LINES.index(line) for each in levels for line in (each.easy, each.medium, each.hard)]

    @property
    def hunger_levels(self) -> list[int]:
        """Where the player chooses a level, the Hunger cubes that are awake: easy, medium, hard. Else none."""
        levels = self.hunger_by_level
        return [levels.easy, levels.medium, levels.hard] if levels else []

    @property
    def ash(self) -> bool:
        return bool(self._uses("ash_dragon"))

    @property
    def solo(self) -> bool:
        return bool(self._uses("alone_in_the_dark"))

    @property
    def without(self) -> list[int]:
        return [SIDEQUESTS.index(id) for id in self.remove_sidequests]

    @property
    def knight_killed(self) -> int:
        return KNIGHT_KILLED.index(self.if_knight_killed)

    @property
    def vaults(self) -> bool:
        return self.vault_tiles > 0

    def _uses(self, card: str) -> list[VariantUse]:
        return [use for use in self.cards if use.card == card]


class VariantFile(Struct, kw_only=True):
    schema: Literal["vast.variants/1"]
    variant_card: Complete[list[Entry]]
    reference_card: Complete[list[Entry]]
    role_set: list[RoleSet]


class Difficulty(Entry, kw_only=True):
    fixed_by: ClassVar[str] = "place"

    id: Fixed[str]
    role: RoleName
    level: Literal["easiest", "easy", "standard", "hard", "expert"]
    values: dict[str, int]

    @property
    def place(self) -> str:
        return f"{self.role} {self.level}"


class DifficultyFile(Struct, kw_only=True):
    schema: Literal["vast.difficulty/1"]
    difficulty: list[Difficulty]


class ComponentFile(Struct, kw_only=True):
    schema: Literal["vast.components/1"]
    component: Complete[list[Entry]]


@for_rules
@dataclass(kw_only=True)
class Cards:
    """Every definition, shared by all states and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    deck: str
    folder: str
    tiles: list[Tile]
    wars: list[War]
    events: list[int]
    quests: list[Quest]
    monsters: list[Monster]
    powers: list[Power]
    omens: list[Omen]
    omen_income: list[int]
    armor: list[int]
    spirit: list[int]
    track_room: list[int]
    faces: list[Face]
    levels: list[list[list[int]]]
    sets: list[RoleSet]

    @property
    def tile_ids(self) -> list[str]:
        """Of all tiles, as `kinds`, `open_sides` and `symbols`, which are read at every step."""
        return [tile.id for tile in self.tiles]

    @property
    def kinds(self) -> list[int]:
        return [tile.kind for tile in self.tiles]

    @property
    def open_sides(self) -> list[int]:
        return [tile.open_sides for tile in self.tiles]

    @property
    def symbols(self) -> list[int]:
        return [tile.symbol for tile in self.tiles]
