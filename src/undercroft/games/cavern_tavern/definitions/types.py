"""What the card files of Cavern Tavern may say, and what the rules read of it: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct, field
from msgspec.structs import replace

from undercroft.engine.cards import Complete, Fixed, Flat, Repeated, SameKind, Told, for_rules

from ..constants import (
    AREAS,
    CHAMBER,
    CHAMBER_TASK,
    INGREDIENTS,
    NO_PLACE,
    NO_TRACK,
    NONE,
    OWN_BOARD,
    RACES,
    SECTIONS,
    TRACKS,
    EditionName,
    IngredientName,
    RaceName,
    SectionName,
    TrackName,
)
from .effects import (
    AnyDemand,
    AvoidSays,
    CharacterEffect,
    ItemEffect,
    Natural,
    Needs,
    OneDemand,
    PlaceOnCard,
    Positive,
    ServeDrink,
    TurnDie,
    bits,
    by_ingredient,
)
from .effects import Demand as Demand
from .effects import Reward as Reward

Face = Annotated[int, Meta(ge=1, le=6)]
Space = Annotated[int, Meta(ge=0, le=9)]
OnlyRetail = tuple[Literal["retail"]]


COUNTED = ("order", "item", "nasty_says", "secret_task", "character", "five_realms", "chamber_task")
"""The kinds of cards whose number stands in components.toml, too."""


class ByEdition(Struct, forbid_unknown_fields=True, frozen=True):
    """Copies in the two editions."""

    retail: Natural = 0
    prototype: Natural = 0


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a card file may say about itself."""

    id: str
    name: Told[str] = ""
    editions: list[EditionName]
    source: Told[str]
    effect_source: Told[str] = ""
    recipe_source: Told[str] = ""
    requires_source: Told[str] = ""
    known_fields: Told[list[str]] = []
    text_en: Told[str] = ""
    note: Told[str] = ""


@for_rules
class Place(Entry, kw_only=True):
    """What it costs to place dice somewhere, and what that gives.

    Either `dice` (a count of dice of any values) or `value` (their exact total) is 0.
    """

    @property
    def section(self) -> int:
        return OWN_BOARD

    @property
    def track(self) -> int:
        return NO_TRACK

    @property
    def dice(self) -> int:
        return 0

    @property
    def value(self) -> int:
        return 0

    @property
    def rewards(self) -> list[Reward]:
        return []


@for_rules
class Order(Entry, kw_only=True):
    """An Order card."""

    count: ByEdition = ByEdition(1, 1)
    race_name: RaceName = field(name="race")
    ingredients: Needs
    size: Repeated[Positive]
    points: Annotated[list[int], Meta(min_length=1)]
    """By rounds of lateness."""
    forgotten_after: Positive
    penalty: Annotated[int, Meta(le=0)] = field(name="forgotten_penalty")
    icon: dict[EditionName, Literal["none", "kitchen", "chores", "item"]]

    @property
    def race(self) -> int:
        return RACES.index(self.race_name)

    @property
    def needs(self) -> list[int]:
        """By ingredient, how many."""
        return by_ingredient(self.ingredients)


class OrderFile(Struct, forbid_unknown_fields=True):
    order: list[Order]


@for_rules
class Item(Entry, kw_only=True):
    """A kind of Item card."""

    count: ByEdition = ByEdition(1, 1)
    removed_in_solo: bool
    timing: Literal["own_turn"]
    does: ItemEffect = field(name="effect")

    @property
    def effect(self) -> Reward:
        return self.does


class ItemFile(Struct, forbid_unknown_fields=True):
    item: list[Item]


class OnCard(Place, kw_only=True):
    """The place for dice that a Nasty Says card is."""

    dice: Natural = 0
    value: Natural = 0


@for_rules
class NastySays(Entry, kw_only=True):
    """A Nasty Says card: any one of its demands obeys it."""

    count: ByEdition = ByEdition(1, 1)
    task: OneDemand | AnyDemand
    fulfil: Repeated[Literal["own_turn_action", "automatic", "placement"]]

    @property
    def demands(self) -> list[Demand]:
        return [*self.task.options] if isinstance(self.task, AnyDemand) else [self.task]

    @property
    def place(self) -> Place | None:
        """What dice placed on it must be, if they can."""
        task = self.task
        if not isinstance(task, PlaceOnCard):
            return None
        dice, value = (task.n, 0) if task.mode == "count" else (0, task.value)
        return OnCard(id=self.id, editions=self.editions, source=self.source, dice=dice, value=value)


class SaysFile(Struct, forbid_unknown_fields=True):
    nasty_says: list[NastySays]


class Scoring(Struct, forbid_unknown_fields=True, kw_only=True):
    per: Literal["completed_order"]
    points: Positive
    requires_ingredient: IngredientName | None = None
    requires_race: list[RaceName] = []

    @property
    def ingredient(self) -> int:
        return INGREDIENTS.index(self.requires_ingredient) if self.requires_ingredient is not None else NONE

    @property
    def races(self) -> int:
        return bits(self.requires_race, RACES)


@for_rules
class SecretTask(Entry, kw_only=True):
    """A Secret Task: points for each served Order with the ingredient (or none: NONE) or of one of the races."""

    count: ByEdition = ByEdition(1, 1)
    scoring: Flat[Scoring]


class SecretFile(Struct, forbid_unknown_fields=True):
    secret_task: list[SecretTask]


@for_rules
class Character(Entry, kw_only=True):
    """A Character: what the ability does, for which races of Orders, and how often."""

    count: ByEdition = ByEdition(1, 1)
    race: Told[RaceName]
    uses: Positive
    timing: Repeated[Literal["own_turn", "on_place", "on_task", "on_complete_order", "reaction"]]
    does: CharacterEffect = field(name="effect")

    @property
    def effect(self) -> Reward:
        return self.does


class CharacterFile(Struct, forbid_unknown_fields=True):
    character: list[Character]


class Goals(Struct, forbid_unknown_fields=True):
    orders_by_race: dict[RaceName, Positive] = field(name="orders")
    kitchen: Space = field(name="kitchen_track_min")
    chores: Space = field(name="chores_track_min")
    workshop: Natural = field(name="workshop_uses_min")
    nasty: Space = field(name="nasty_track_max")

    @property
    def orders(self) -> list[int]:
        """By race."""
        return [self.orders_by_race.get(race, 0) for race in RACES]  # type: ignore[call-overload]


@for_rules
class Assignment(Entry, kw_only=True):
    """A card of the Five Realms: what must hold at the end of a story game."""

    count: ByEdition = ByEdition(1, 1)
    difficulty: Told[Literal["easy", "normal", "hard"]]
    requires: Flat[Goals]


class AssignmentFile(Struct, forbid_unknown_fields=True):
    assignment: list[Assignment]


class IngredientCard(Entry, kw_only=True):
    id: IngredientName
    count: ByEdition = ByEdition(1, 1)
    kind: Repeated[Literal["ingredient", "potion"]]
    cellar_area: Repeated[Annotated[int, Meta(ge=0, le=6)]]


class IngredientFile(Struct, forbid_unknown_fields=True):
    ingredient: list[IngredientCard]


class Area(Place, kw_only=True):
    """A place on the board of either edition. What it gives is `rewards_retail` until `in_edition` says otherwise."""

    section_name: SectionName = field(name="section")
    kind: Repeated[Literal["value", "count"]]
    value: Natural = 0
    dice: Natural = 0
    track_name: Literal["", "kitchen", "chores"] = field(name="track", default="")
    capacity_retail: dict[str, Positive] = {}
    capacity_prototype: dict[str, Positive] = {}
    capacity_source: Told[str] = ""
    rewards_retail: list[ItemEffect] = []
    rewards_prototype: list[ItemEffect] = []
    automa_yellow: Repeated[Face | None] = None
    automa_blue: Repeated[Face | None] = None
    automa_green: Repeated[Face | None] = None
    automa_red: Repeated[list[Face]] = []
    text_en_prototype: Told[str] = ""

    def in_edition(self, name: str) -> Area:
        return replace(self, rewards_retail=self.rewards_prototype) if name == "prototype" else self

    @property
    def section(self) -> int:
        return SECTIONS.index(self.section_name)

    @property
    def track(self) -> int:
        return TRACKS.index(self.track_name) if self.track_name else NO_TRACK

    @property
    def rewards(self) -> list[Reward]:
        return [*self.rewards_retail]


class Level(Struct, forbid_unknown_fields=True):
    from_space: Space
    bonus_points: Natural
    die_change: Annotated[int, Meta(ge=0, le=2)]


def level_at(levels: list[Level], space: int) -> Level:
    """The level that a space of the track has reached."""
    return max((level for level in levels if level.from_space <= space), key=lambda level: level.from_space)


class Track(Entry, kw_only=True):
    id: TrackName
    editions: Fixed[list[EditionName]]
    min: Literal[0]
    max: Literal[9]
    levels: list[Level] = []
    draw_spaces: list[Space] = []
    penalty: list[Annotated[int, Meta(le=0)]] = []
    penalty_source: Told[str] = ""


class Table(Entry, kw_only=True):
    fixed_by: ClassVar[str] = "number"

    id: Fixed[str]
    editions: Fixed[list[EditionName]]
    section: Literal["mess_hall"]
    number: Annotated[int, Meta(ge=1, le=6)]
    row: Positive
    column: Positive


class Clock(Struct, forbid_unknown_fields=True):
    times: Annotated[list[str], Meta(min_length=10, max_length=10)]
    source: Told[str]
    known: Told[dict[str, str]] = {}


class GameEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["cavern_tavern"]
    name: Told[str]
    rounds: Literal[10]
    editions: Fixed[list[EditionName]]
    players: Fixed[dict[EditionName, list[int]]]
    own_dice: Annotated[int, Meta(ge=1, le=4)] = field(name="dice_per_player")
    dice_faces: tuple[Literal[1], Literal[2], Literal[3], Literal[4], Literal[5], Literal[6]]
    white_dice: Literal[1]
    colors: Told[dict[EditionName, list[str]]]
    item_hand_limit: dict[EditionName, Natural]
    mess_hall_tables: Literal[6]
    quota: int = field(name="solo_target_points")
    unobeyed: int = field(name="uncompleted_nasty_says_penalty")
    source: Told[str]
    note: Told[str] = ""


class BoardFile(Struct, forbid_unknown_fields=True):
    game: GameEntry
    clock: Clock
    track: list[Track]
    table: list[Table]
    area: list[Area]


class Component(Entry, kw_only=True):
    """How many pieces there are of a kind. Cards are counted, and must agree."""

    free: ClassVar[dict[str, list[str]]] = {f"{kind}_cards": ["count"] for kind in COUNTED}

    editions: Fixed[list[EditionName]]
    count: Fixed[ByEdition] = ByEdition(1, 1)


class ComponentFile(Struct, forbid_unknown_fields=True):
    component: Complete[list[Component]]


class Chamber(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["secret_chamber"]
    name: Told[str]
    editions: OnlyRetail
    opens: Annotated[int, Meta(ge=1, le=10)] = field(name="opens_at_start_of_round")
    task_spaces: Literal[3]
    task_limit: Positive = field(name="own_task_limit")
    text_en: Told[str]
    source: Told[str]


class RetailCount(Struct, forbid_unknown_fields=True):
    retail: Natural
    prototype: Literal[0] = 0


class Token(Entry, kw_only=True):
    """A token of the Secret Chamber."""

    editions: Fixed[list[EditionName]]
    count: RetailCount
    effect: SameKind[TurnDie | ServeDrink | AvoidSays]
    end_points_each: Natural = 0


class TaskCard(Place, kw_only=True):
    """A place of the Secret Chamber."""

    count: ByEdition = ByEdition(1, 1)
    type: Literal["kitchen", "chores", "none"]
    value: Annotated[int, Meta(ge=1, le=30)]
    rewards_retail: list[ItemEffect]

    @property
    def section(self) -> int:
        return CHAMBER

    @property
    def track(self) -> int:
        return NO_TRACK if self.type == "none" else TRACKS.index(self.type)

    @property
    def rewards(self) -> list[Reward]:
        return [*self.rewards_retail]


class ChamberFile(Struct, forbid_unknown_fields=True):
    chamber: Chamber
    area: list[Area]
    token: list[Token]
    task: list[TaskCard]


class Block(Struct, forbid_unknown_fields=True, kw_only=True):
    faces: list[Face]
    table: Annotated[int, Meta(ge=1, le=6)] | None = None
    area: str | None = None
    task_space: Annotated[int, Meta(ge=1, le=3)] | None = None
    also: Literal["", "nasty_down_1"] = ""

    @property
    def place(self) -> int:
        if self.task_space is not None:
            return CHAMBER_TASK + self.task_space - 1
        return AREAS.index(self.area) if self.area is not None else NO_PLACE


@for_rules
class AutomaDie(Entry, kw_only=True):
    """Where each face (1 to 6) of an Automa die blocks: a table, a place, and steps down the Nasty track."""

    id: Literal["white", "yellow", "blue", "green", "red", "purple"]
    count: Fixed[ByEdition] = ByEdition(1, 1)
    editions: Fixed[list[EditionName]]
    section: Fixed[str]
    kind: Fixed[Literal["table", "area", "chamber"]]
    blocks: list[Block]
    expansion_only: Fixed[bool]

    @property
    def tables(self) -> list[int]:
        tables = {face: block.table - 1 for block in self.blocks if block.table is not None for face in block.faces}
        return [tables.get(face, NONE) for face in range(7)]

    @property
    def places(self) -> list[int]:
        places = {face: block.place for block in self.blocks for face in block.faces}
        return [places.get(face, NO_PLACE) for face in range(7)]

    @property
    def nasty(self) -> list[int]:
        downhill = [face for block in self.blocks if block.also for face in block.faces]
        return [int(face in downhill) for face in range(7)]


class AutomaFile(Struct, forbid_unknown_fields=True):
    automa_die: list[AutomaDie]


@for_rules
@dataclass(kw_only=True)
class Edition:
    """What depends on the edition: its decks (numbers of cards, an Item's once for each copy) and its board."""

    orders: list[int]
    icons: list[int]
    """The icon of every Order: a track, ITEM_ICON or NO_ICON."""
    items: list[int]
    says: list[int]
    secrets: list[int]
    characters: list[int]
    areas: list[Place | None]
    capacity: list[list[int]]
    """capacity[seats][area]"""
    hand_limit: int
    """How many Items a hand may hold, 0: any number."""
    supply: list[int]


@for_rules
@dataclass(kw_only=True)
class Cards:
    """All definitions of one game, shared by every state and never changed.

    `deck` names the set in saves: `own`, or the digest of an owner's files, which lie in `folder`.
    """

    deck: str
    folder: str
    retail: Edition
    prototype: Edition
    orders: list[Order]
    items: list[Item]
    says: list[NastySays]
    secrets: list[SecretTask]
    characters: list[Character]
    assignments: list[Assignment]
    tasks: list[Place]
    tokens: list[int]
    modifiers: int
    automa: list[AutomaDie]
    beside: list[int]
    """For each table, where the white Automa die goes if the meeple stands there."""
    penalty: list[int]
    draw_spaces: int
    """Bits: the spaces of the Nasty track that summon."""
    bonus: list[int]
    """By track position: extra points for a task."""
    help: list[int]
    """By track position: by how much one die may be changed."""
    game: Flat[GameEntry]
    chamber: Flat[Chamber]
    drink_points: int
    mrs_nasty_cost: int
    mrs_nasty_points: int
    times: list[str]
