"""What the card files of Cavern Tavern may say, and what the rules read of it: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta, Struct, convert, field
from msgspec.structs import replace

from undercroft.engine.cards import Flat, for_rules

from ..constants import (
    AREAS,
    CHAMBER,
    CHAMBER_TASK,
    DEMANDS,
    INGREDIENTS,
    KINDS,
    NO_PLACE,
    NO_TRACK,
    NONE,
    OPERATIONS,
    OWN_BOARD,
    RACES,
    SECTIONS,
    TRACKS,
    DemandName,
    EditionName,
    IngredientName,
    OperationName,
    RaceName,
    SectionName,
    TrackName,
)

Face = Annotated[int, Meta(ge=1, le=6)]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Space = Annotated[int, Meta(ge=0, le=9)]
Needs = Annotated[dict[IngredientName, Positive], Meta(min_length=1)]


def bits(names: Iterable[str], all_names: list[str]) -> int:
    return sum(1 << all_names.index(name) for name in names)


def by_ingredient(needs: dict[IngredientName, int]) -> list[int]:
    return [needs.get(name, 0) for name in INGREDIENTS[:KINDS]]  # type: ignore[call-overload]


class ByEdition(Struct, forbid_unknown_fields=True, frozen=True):
    """Copies in the two editions."""

    retail: Natural = 0
    prototype: Natural = 0


class Entry(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every entry of a card file may say about itself."""

    id: str
    name: str = ""
    count: ByEdition = ByEdition(1, 1)
    editions: list[EditionName]
    source: str
    effect_source: str = ""
    recipe_source: str = ""
    requires_source: str = ""
    known_fields: list[str] = []
    text_en: str = ""
    note: str = ""


@for_rules
class Reward(Struct, forbid_unknown_fields=True, kw_only=True):
    """One operation, with whatever it needs."""

    operation: OperationName = field(name="op")
    number: Positive | Literal["any"] = field(name="n", default=1)
    ingredient: IngredientName | None = None
    options: list[IngredientName] = []
    excluded: list[IngredientName] = field(name="exclude", default_factory=list)
    exclude_take: list[IngredientName] = []
    up_to: Positive = 1
    give: Positive = 1
    take: Literal[1] = 1
    optional: bool = False
    by: list[Annotated[int, Meta(ge=-5, le=5)]] = []
    draw: Positive = 3
    keep: Literal[1] = 1
    discard: Literal[1] = 1
    place: Literal[1] = 1
    rest: Literal["", "shuffle_into_deck", "bottom_of_deck"] = ""
    target: Literal["", "self", "opponent"] = ""
    # `from` is a word of Python; the files say where things come from in `source`.
    source: Literal["", "supply"] = ""
    value: Literal["", "any"] = ""
    duration: str = ""
    scope: list[SectionName] = []
    trigger: str = ""
    requires_race: list[RaceName] = []
    min: Literal[0, 1] = 0
    max: Literal[6] = 6
    points: int = 0
    cost: Natural = 0

    @property
    def op(self) -> int:
        return OPERATIONS.index(self.operation)

    @property
    def n(self) -> int:
        if self.operation in ("draw_items_keep", "replace_order"):
            return self.draw
        return 0 if self.number == "any" else self.number

    @property
    def kinds(self) -> list[int]:
        """The ingredients to choose from."""
        return [INGREDIENTS.index(name) for name in ([self.ingredient] if self.ingredient else self.options)]

    @property
    def exclude(self) -> int:
        """A bit for each ingredient that never moves."""
        return bits([*self.excluded, *self.exclude_take], INGREDIENTS)


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

    race_name: RaceName = field(name="race")
    ingredients: Needs
    size: Positive
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

    removed_in_solo: bool
    timing: Literal["own_turn"]
    effect: Reward

    @property
    def in_solo(self) -> bool:
        return not self.removed_in_solo


class ItemFile(Struct, forbid_unknown_fields=True):
    item: list[Item]


@for_rules
class Demand(Struct, forbid_unknown_fields=True, kw_only=True):
    """What Nasty asks for: one way to obey a Nasty Says card."""

    what: DemandName = field(name="kind")
    options: list[Needs] = []
    n: Positive = 1
    distinct: bool = False
    excluded: list[IngredientName] = field(name="exclude", default_factory=list)
    section_names: list[SectionName] = field(name="sections", default_factory=list)
    mode: Literal["", "count", "value"] = ""
    value: Natural = 0
    target: Literal["", "opponent_with_fewest_points"] = ""
    solo: Literal["", "return_to_supply"] = ""

    @property
    def kind(self) -> int:
        return DEMANDS.index(f"place_{self.mode}" if self.what == "place_on_card" else self.what)

    @property
    def sets(self) -> list[list[int]]:
        """The ingredient counts that may be returned."""
        return [by_ingredient(wanted) for wanted in self.options]

    @property
    def exclude(self) -> int:
        """CT-N10. Magic Potions never pay."""
        return bits({*self.excluded, "magic_potion"}, INGREDIENTS)

    @property
    def sections(self) -> int:
        return bits(self.section_names, SECTIONS)


class AnyDemand(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="any_of"):
    """Any one of several."""

    options: Annotated[list[Demand], Meta(min_length=2)]


class OnCard(Place, kw_only=True):
    """The place for dice that a Nasty Says card is."""

    dice: Natural = 0
    value: Natural = 0


@for_rules
class NastySays(Entry, kw_only=True):
    """A Nasty Says card: any one of its demands obeys it."""

    task: dict[str, object]
    fulfil: Literal["own_turn_action", "automatic", "placement"]

    @property
    def demands(self) -> list[Demand]:
        if self.task.get("kind") == "any_of":
            return convert(self.task, AnyDemand).options
        return [convert(self.task, Demand)]

    @property
    def place(self) -> Place | None:
        """What dice placed on it must be, if they can."""
        first = self.demands[0]
        if first.what != "place_on_card":
            return None
        counted = first.mode == "count"
        dice, value = (first.n, 0) if counted else (0, first.value)
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

    scoring: Flat[Scoring]


class SecretFile(Struct, forbid_unknown_fields=True):
    secret_task: list[SecretTask]


@for_rules
class Character(Entry, kw_only=True):
    """A Character: what the ability does, for which races of Orders, and how often."""

    race: RaceName
    uses: Positive
    timing: Literal["own_turn", "on_place", "on_task", "on_complete_order", "reaction"]
    effect: Reward

    @property
    def races(self) -> int:
        return bits(self.effect.requires_race, RACES)


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

    difficulty: Literal["easy", "normal", "hard"]
    requires: Flat[Goals]


class AssignmentFile(Struct, forbid_unknown_fields=True):
    assignment: list[Assignment]


class IngredientCard(Entry, kw_only=True):
    id: IngredientName
    kind: Literal["ingredient", "potion"]
    cellar_area: Annotated[int, Meta(ge=0, le=6)]


class IngredientFile(Struct, forbid_unknown_fields=True):
    ingredient: list[IngredientCard]


class Area(Place, kw_only=True):
    """A place on the board of either edition. What it gives is `rewards_retail` until `in_edition` says otherwise."""

    section_name: SectionName = field(name="section")
    kind: Literal["value", "count"]
    value: Natural = 0
    dice: Natural = 0
    track_name: Literal["", "kitchen", "chores"] = field(name="track", default="")
    capacity_retail: dict[str, Positive] = {}
    capacity_prototype: dict[str, Positive] = {}
    capacity_source: str = ""
    rewards_retail: list[Reward] = []
    rewards_prototype: list[Reward] = []
    automa_yellow: Face | None = None
    automa_blue: Face | None = None
    automa_green: Face | None = None
    automa_red: list[Face] = []
    text_en_prototype: str = ""

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
        return self.rewards_retail


class Level(Struct, forbid_unknown_fields=True):
    from_space: Space
    bonus_points: Natural
    die_change: Annotated[int, Meta(ge=0, le=2)]


class Track(Entry, kw_only=True):
    id: TrackName
    min: Literal[0]
    max: Literal[9]
    levels: list[Level] = []
    draw_spaces: list[Space] = []
    penalty: list[Annotated[int, Meta(le=0)]] = []
    penalty_source: str = ""


class Table(Entry, kw_only=True):
    section: Literal["mess_hall"]
    number: Annotated[int, Meta(ge=1, le=6)]
    row: Positive
    column: Positive


class Clock(Struct, forbid_unknown_fields=True):
    times: Annotated[list[str], Meta(min_length=10, max_length=10)]
    source: str
    known: dict[str, str] = {}


class GameEntry(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["cavern_tavern"]
    name: str
    rounds: Literal[10]
    editions: list[EditionName]
    players: dict[EditionName, list[int]]
    own_dice: Annotated[int, Meta(ge=1, le=4)] = field(name="dice_per_player")
    dice_faces: list[Face]
    white_dice: Literal[1]
    colors: dict[EditionName, list[str]]
    item_hand_limit: dict[EditionName, Natural]
    mess_hall_tables: Literal[6]
    quota: int = field(name="solo_target_points")
    unobeyed: int = field(name="uncompleted_nasty_says_penalty")
    source: str
    note: str = ""


class BoardFile(Struct, forbid_unknown_fields=True):
    game: GameEntry
    clock: Clock
    track: list[Track]
    table: list[Table]
    area: list[Area]


class ComponentFile(Struct, forbid_unknown_fields=True):
    component: list[Entry]


class Chamber(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["secret_chamber"]
    name: str
    editions: list[EditionName]
    opens: Annotated[int, Meta(ge=1, le=10)] = field(name="opens_at_start_of_round")
    task_spaces: Literal[3]
    task_limit: Positive = field(name="own_task_limit")
    text_en: str
    source: str


class Token(Entry, kw_only=True):
    effect: Reward
    end_points_each: Natural = 0


class TaskCard(Place, kw_only=True):
    """A place of the Secret Chamber."""

    type: Literal["kitchen", "chores", "none"]
    value: Annotated[int, Meta(ge=1, le=30)]
    rewards_retail: list[Reward]

    @property
    def section(self) -> int:
        return CHAMBER

    @property
    def track(self) -> int:
        return NO_TRACK if self.type == "none" else TRACKS.index(self.type)

    @property
    def rewards(self) -> list[Reward]:
        return self.rewards_retail


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
    section: str
    kind: Literal["table", "area", "chamber"]
    blocks: list[Block]
    expansion_only: bool

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
