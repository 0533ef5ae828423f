"""What a view of Cavern Tavern holds. The client's types come from here."""

# mypyc: skip - a compiled TypedDict loses the types of its fields

from __future__ import annotations

from typing import TypedDict


class OrderView(TypedDict):
    """An Order card. `points` by lateness; after `forgotten_after` rounds it costs `penalty`."""

    id: str
    race: str
    needs: dict[str, int]
    points: list[int]
    forgotten_after: int
    penalty: int
    icon: str


class OpenOrderView(TypedDict):
    """An open Order: what is missing on the tray, and what it is worth now and in the next round."""

    card: OrderView
    table: int
    taken: int
    lateness: int
    missing: dict[str, int]
    worth: int
    worth_next: int


class TableView(TypedDict):
    """A table of the Mess Hall: an Order, or the meeple of a seat."""

    order: OrderView | None
    meeple: int | None
    blocked: bool


class DiceView(TypedDict):
    """Dice of one seat lying somewhere."""

    seat: int
    dice: list[int]


class PlaceView(TypedDict):
    """A place for dice. One of `value` (exact total) and `count` (any dice) is 0."""

    id: str
    section: str
    track: str
    value: int
    count: int
    spaces: int
    blocked: bool
    open: bool
    dice: list[DiceView]


class ChamberTaskView(TypedDict):
    """A place of the Secret Chamber: its Task card and the token on it."""

    place: PlaceView
    token: str | None
    claimed_by: int | None


class SaysView(TypedDict):
    """A held Nasty Says card: how often its condition was met, and whether it came in the last round."""

    id: str
    done: int
    last_round: bool


class TaskView(TypedDict):
    """A Task card on a player's board."""

    place: PlaceView
    used: bool


class WaiterView(TypedDict):
    """One player's things. `items` and `secret` are null where hidden; `final` has the lines of the final scoring."""

    seat: int
    dice: list[int]
    white_die: bool
    tray: dict[str, int]
    item_count: int
    items: list[str] | None
    score: int
    nasty: int
    nasty_penalty: int
    kitchen: int
    chores: int
    order: OpenOrderView | None
    served_count: int
    served: list[str] | None
    character: str | None
    uses: int
    secret: str | None
    says: list[SaysView]
    modifiers: int
    mrs_nasty: int
    drinks: dict[str, int]
    tasks: list[TaskView]
    workshop: int
    final: dict[str, int]


class LookView(TypedDict):
    """Cards somebody is choosing among; their names only for that seat."""

    seat: int
    count: int
    items: list[str] | None
    orders: list[OrderView] | None


class AssignmentView(TypedDict):
    """The Assignment of a story game: goals, and what has been reached."""

    id: str
    races: dict[str, int]
    served: dict[str, int]
    kitchen: int
    chores: int
    workshop: int
    nasty: int
    met: list[bool]


class TavernView(TypedDict):
    """The whole table as one seat sees it."""

    edition: str
    round: int
    time: str
    first: int
    starter: int
    white: int | None
    placed: bool
    hammer: bool
    duty: bool
    tables: list[TableView]
    places: list[PlaceView]
    with_chamber: bool
    chamber_open: bool
    chamber: list[ChamberTaskView]
    supply: dict[str, int]
    modifiers: int
    order_deck: int
    order_bottom: list[str]
    order_discard: list[str]
    item_deck: int
    item_discard: list[str]
    says_deck: int
    says_discard: list[str]
    task_deck: int
    automa: dict[str, int]
    look: LookView | None
    drawn: OrderView | None
    characters_left: list[str]
    assignment: AssignmentView | None
    waiters: list[WaiterView]
