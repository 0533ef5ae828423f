"""What a view of Dice Brewing holds. The client's types come from here."""

# mypyc: skip - a compiled TypedDict loses the types of its fields

from __future__ import annotations

from typing import TypedDict


class DieView(TypedDict):
    """A die: colour, face (0 not rolled), value with bonus, and its marks."""

    colour: str
    face: int
    value: int
    locked: bool
    protected: bool
    old: bool
    lent: bool
    picked: bool
    name: str


class SpaceView(TypedDict):
    """A space of one's board: the piece on it, its speed-up die, and whether it is used, blocked or closed."""

    id: str
    open: bool
    used: bool
    blocked: bool
    closed: bool
    seed: bool
    die: DieView | None
    speed: DieView | None


class BrewerView(TypedDict):
    """One player's things. `tokens` is null where the viewer may not know the kinds."""

    seat: int
    reserve: list[DieView]
    storehouse: list[DieView]
    seeds: int
    coins: int
    credit: int
    xp: int
    ingredients: dict[str, int]
    token_count: int
    tokens: dict[str, int] | None
    board: list[SpaceView]
    market_die: DieView | None
    passed: bool
    brewed: list[str]
    score: dict[str, int]


class NeedView(TypedDict):
    """A die that a recipe asks for: its colour, its lowest value, and the seats whose Storehouse has one for it, where
    the highest dice go to the highest needs."""

    colour: str
    min: int
    met_by: list[int]


class SlotView(TypedDict):
    """A place of the display, with what its recipe asks for."""

    recipe: str | None
    blocked: bool
    needs: list[NeedView]


class PileView(TypedDict):
    """A pile of a market: its price, and its size where that may be known."""

    id: str
    price: int
    size: int | None
    empty: bool
    open: bool


class YardView(TypedDict):
    """The whole table as one seat sees it. `rolled` and `arriving` are there only while they are decided about."""

    round: int
    season: str
    holder: int
    mode: str
    brewed: int
    to_end: int
    supply: dict[str, int]
    seeds: int
    display: list[SlotView]
    deck: int
    market: list[PileView]
    black_market: list[PileView]
    pieces: int
    rolled: list[DieView]
    arriving: DieView | None
    brewers: list[BrewerView]
