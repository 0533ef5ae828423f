"""What a view of Vast: The Crystal Caverns holds. The client's types come from here."""

# mypyc: skip - a compiled TypedDict loses the types of its fields

from __future__ import annotations

from typing import TypedDict


class GoalsView(TypedDict):
    """What the goals ask for at this table: its levels and its agreed number change them (VC-V30, section 12)."""

    knight_health: int
    dragon_health: int
    crystals: int
    smash_strength: int
    awake_at: int
    stash: int


class TileView(TypedDict):
    """A tile on the map. `kind` is null on a Dark tile whose face the viewer may not know. `current` is the side the
    River flows to; `barred` says of Terrain that nothing may stand here."""

    x: int
    y: int
    dark: bool
    symbol: str | None
    kind: str | None
    id: str | None
    sides: str
    token: bool
    bombs: str
    rocks: str
    treasures: int
    gems: list[str]
    flame: bool
    monster: str | None
    current: str | None
    barred: bool
    pieces: list[str]


class KnightView(TypedDict):
    """The Knight's board. `tracks` has what so many cubes make of a Stat, `grit_spaces` where a cube is won. `hand` and
    face-down Treasures only for whoever may know."""

    alive: bool
    at: str | None
    health: int
    grit: int
    pool: int
    placed: dict[str, int]
    tracks: dict[str, list[int]]
    aside: int
    discarded: int
    poisoned: int
    grit_cubes: list[int]
    grit_spaces: list[int]
    bombs: int
    movement: int
    perception: int
    strength: int
    moved: int
    met: int
    crystals: int
    treasures: list[str | None]
    treasures_up: list[bool]
    treasures_cube: list[bool]
    hand: list[str] | None
    hand_size: int
    quests_left: int
    javelin: bool


class TribeView(TypedDict):
    """One Tribe."""

    id: str
    population: int
    strength: int
    perception: int
    at: str | None
    lurking: bool
    monsters: list[str]
    activated: bool


class GoblinsView(TypedDict):
    """The Goblins' board."""

    rage: int
    tribes: list[TribeView]
    secrets: list[str] | None
    secret_count: int
    face_up: list[str]
    secret_discards: list[str]
    monster_discards: list[str]
    war: str | None
    drawn: list[str] | None
    crystals: int


class DragonView(TypedDict):
    """The Dragon's board. `fed` names the sections that have given a cube this turn, `flown` is the free move."""

    at: str | None
    health: int
    tracks: dict[str, int]
    wakefulness: int
    locked: int
    armor: int
    spirit: int
    eaten: int
    awake: bool
    surfaced: bool
    hand: dict[str, int] | None
    hand_size: int
    gems: list[str]
    gems_used: list[str]
    kept: int
    shriek: bool
    flown: bool
    fed: list[str]


class CavernView(TypedDict):
    """The Cavern's board. `calls` is what calls Omens now, `draws` how many come by it."""

    hand: list[str] | None
    hand_size: int
    omens: dict[str, int]
    calls: int
    draws: int
    hatred_tokens: int
    events: list[str] | None


class ThiefView(TypedDict):
    """The Thief's board. `targeted` names the players he has tried this turn."""

    at: str | None
    movement: int
    stealth: int
    thievery: int
    cubes: int
    moved: int
    upgrades: list[str]
    stashed: int
    carried: int
    carried_gems: list[str]
    loot: int
    targeted: list[str]
    hex: int


class ProgressView(TypedDict):
    """How near a role is to its goal. `goal` is what it does next (message `board-far-...`), and `left` how much of
    that is still to do. `done` of `all` is what is reached, and `near` the whole way in hundredths."""

    goal: str
    left: int
    done: int
    all: int
    near: int


class CavernsView(TypedDict):
    """The whole table as one seat sees it. `turn_tiles` come with this turn, or go in the Collapse, when
    `removals` is the usual number; `infestation` is the line of that card in use, `levels` are those of the roles.
    `seen` are the spaces in sight of the seat's figures (of the active role's for a spectator); `ways` are the spaces
    the one asked could walk to by several plain steps, each with its way."""

    roles: str
    levels: dict[str, str]
    goals: GoalsView
    turn_tiles: int
    removals: int
    infestation: str | None
    seats: list[str]
    active: str
    round: int
    collapse: bool
    fallen: int
    to_fall: int
    stack: int
    supply: int
    revealed: int
    smashed: int
    events_left: int
    treasures_left: int
    offer: list[str] | None
    progress: dict[str, ProgressView]
    seen: list[str]
    ways: dict[str, list[str]]
    tiles: list[TileView]
    knight: KnightView | None
    goblins: GoblinsView | None
    dragon: DragonView | None
    cavern: CavernView | None
    thief: ThiefView | None
