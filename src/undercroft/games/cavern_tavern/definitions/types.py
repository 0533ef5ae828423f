"""What the card files of Cavern Tavern may say: one type for each kind of entry."""

# mypyc: skip - reads files once

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Face = Annotated[int, Meta(ge=1, le=6)]
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Space = Annotated[int, Meta(ge=0, le=9)]
EditionName = Literal["retail", "prototype"]
IngredientName = Literal[
    "fruit",
    "herbs",
    "syrup",
    "rocks",
    "mead",
    "nectar",
    "wine",
    "elixir",
    "ambrosia",
    "beer",
    "liqueur",
    "spirits",
    "magic_potion",
]
RaceName = Literal["human", "elf", "green_elf", "dwarf", "halfling", "troll"]
SectionName = Literal["cellar", "kitchen", "chores", "office", "workshop", "secret_chamber"]
TrackName = Literal["nasty", "kitchen", "chores"]
Needs = Annotated[dict[IngredientName, Positive], Meta(min_length=1)]


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


class Effect(Struct, forbid_unknown_fields=True, kw_only=True):
    """One operation (`op`), with whatever it needs."""

    op: Literal[
        "gain",
        "gain_one_of",
        "gain_choice",
        "points",
        "first_player",
        "draw_item",
        "draw_items_keep",
        "replace_order",
        "exchange_supply",
        "steal",
        "forced_trade",
        "nasty_up",
        "nasty_down",
        "modifier",
        "set_die",
        "adjust_die",
        "reroll",
        "ignore_occupied",
        "extra_turn",
        "claim_white_die",
        "lateness_minus",
        "discard_nasty_says",
        "cancel_move",
        "gain_from_same_area",
        "track_extra",
        "serve_drink",
        "avoid_nasty_says",
    ]
    n: Positive | Literal["any"] = 1
    ingredient: IngredientName | None = None
    options: list[IngredientName] = []
    exclude: list[IngredientName] = []
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


class OrderCard(Entry, kw_only=True):
    race: RaceName
    ingredients: Needs
    size: Positive
    points: Annotated[list[int], Meta(min_length=1)]
    forgotten_after: Positive
    forgotten_penalty: Annotated[int, Meta(le=0)]
    icon: dict[EditionName, Literal["none", "kitchen", "chores", "item"]]


class OrderFile(Struct, forbid_unknown_fields=True):
    order: list[OrderCard]


class ItemCard(Entry, kw_only=True):
    removed_in_solo: bool
    timing: Literal["own_turn"]
    effect: Effect


class ItemFile(Struct, forbid_unknown_fields=True):
    item: list[ItemCard]


class Task(Struct, forbid_unknown_fields=True, kw_only=True):
    """What Nasty asks for."""

    kind: Literal[
        "return_ingredients",
        "return_any",
        "discard_items",
        "lose_points",
        "give_ingredient",
        "complete_order",
        "use_area",
        "place_on_card",
    ]
    options: list[Needs] = []
    n: Positive = 1
    distinct: bool = False
    exclude: list[IngredientName] = []
    sections: list[SectionName] = []
    mode: Literal["", "count", "value"] = ""
    value: Natural = 0
    target: Literal["", "opponent_with_fewest_points"] = ""
    solo: Literal["", "return_to_supply"] = ""


class AnyTask(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="any_of"):
    """Any one of several."""

    options: Annotated[list[Task], Meta(min_length=2)]


class SaysCard(Entry, kw_only=True):
    task: dict[str, object]
    fulfil: Literal["own_turn_action", "automatic", "placement"]


class SaysFile(Struct, forbid_unknown_fields=True):
    nasty_says: list[SaysCard]


class Scoring(Struct, forbid_unknown_fields=True, kw_only=True):
    per: Literal["completed_order"]
    points: Positive
    requires_ingredient: IngredientName | None = None
    requires_race: list[RaceName] = []


class SecretCard(Entry, kw_only=True):
    scoring: Scoring


class SecretFile(Struct, forbid_unknown_fields=True):
    secret_task: list[SecretCard]


class CharacterCard(Entry, kw_only=True):
    race: RaceName
    uses: Positive
    timing: Literal["own_turn", "on_place", "on_task", "on_complete_order", "reaction"]
    effect: Effect


class CharacterFile(Struct, forbid_unknown_fields=True):
    character: list[CharacterCard]


class Goals(Struct, forbid_unknown_fields=True):
    orders: dict[RaceName, Positive]
    kitchen_track_min: Space
    chores_track_min: Space
    workshop_uses_min: Natural
    nasty_track_max: Space


class AssignmentCard(Entry, kw_only=True):
    difficulty: Literal["easy", "normal", "hard"]
    requires: Goals


class AssignmentFile(Struct, forbid_unknown_fields=True):
    assignment: list[AssignmentCard]


class IngredientCard(Entry, kw_only=True):
    id: IngredientName
    kind: Literal["ingredient", "potion"]
    cellar_area: Annotated[int, Meta(ge=0, le=6)]


class IngredientFile(Struct, forbid_unknown_fields=True):
    ingredient: list[IngredientCard]


class Area(Entry, kw_only=True):
    section: SectionName
    kind: Literal["value", "count"]
    value: Natural = 0
    dice: Natural = 0
    track: Literal["", "kitchen", "chores"] = ""
    capacity_retail: dict[str, Positive] = {}
    capacity_prototype: dict[str, Positive] = {}
    capacity_source: str = ""
    rewards_retail: list[Effect] = []
    rewards_prototype: list[Effect] = []
    automa_yellow: Face | None = None
    automa_blue: Face | None = None
    automa_green: Face | None = None
    automa_red: list[Face] = []
    text_en_prototype: str = ""


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
    dice_per_player: Annotated[int, Meta(ge=1, le=4)]
    dice_faces: list[Face]
    white_dice: Literal[1]
    colors: dict[EditionName, list[str]]
    item_hand_limit: dict[EditionName, Natural]
    mess_hall_tables: Literal[6]
    solo_target_points: int
    uncompleted_nasty_says_penalty: int
    source: str
    note: str = ""


class BoardFile(Struct, forbid_unknown_fields=True):
    game: GameEntry
    clock: Clock
    track: list[Track]
    table: list[Table]
    area: list[Area]


class Component(Entry, kw_only=True):
    pass


class ComponentFile(Struct, forbid_unknown_fields=True):
    component: list[Component]


class Chamber(Struct, forbid_unknown_fields=True, kw_only=True):
    id: Literal["secret_chamber"]
    name: str
    editions: list[EditionName]
    opens_at_start_of_round: Annotated[int, Meta(ge=1, le=10)]
    task_spaces: Literal[3]
    own_task_limit: Positive
    text_en: str
    source: str


class Token(Entry, kw_only=True):
    effect: Effect
    end_points_each: Natural = 0


class TaskCard(Entry, kw_only=True):
    type: Literal["kitchen", "chores", "none"]
    value: Annotated[int, Meta(ge=1, le=30)]
    rewards_retail: list[Effect]


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


class AutomaDieEntry(Entry, kw_only=True):
    id: Literal["white", "yellow", "blue", "green", "red", "purple"]
    section: str
    kind: Literal["table", "area", "chamber"]
    blocks: list[Block]
    expansion_only: bool


class AutomaFile(Struct, forbid_unknown_fields=True):
    automa_die: list[AutomaDieEntry]
