"""What a seat, or a spectator, may see."""

from __future__ import annotations

from ..constants import (
    AREAS,
    AUTOMA,
    CHAMBER_PLACES,
    CHAMBER_TASK,
    FINAL,
    INGREDIENTS,
    ITEM_ICON,
    KINDS,
    NO_ICON,
    NO_TRACK,
    NONE,
    OWN_TASK,
    POTION,
    RACES,
    SECTIONS,
    TABLES,
    TRACKS,
)
from ..definitions.native import Place
from ..dice import unpacked
from ..rules import scoring
from ..rules.decks import chamber
from ..rules.decks.orders import BlindDiscard
from ..state import Tavern, Waiter
from .view_types import (
    AssignmentView,
    ChamberTaskView,
    DiceView,
    LookView,
    OpenOrderView,
    OrderView,
    PlaceView,
    SaysView,
    TableView,
    TaskView,
    TavernView,
    WaiterView,
)


def view(s: Tavern, seat: int) -> TavernView:
    """The table. Decks show their size only; others' Items and Secret Tasks stay hidden (catalogue section 20)."""
    drawn: OrderView | None = None
    if s.pending and isinstance(s.asking, BlindDiscard):
        drawn = order_view(s, s.asking.order)
    return {
        "edition": "retail" if s.retail else "prototype",
        "round": s.clock,
        "time": s.cards.times[s.clock - 1],
        "first": s.first,
        "starter": s.starter,
        "white": None if s.white == NONE else s.white,
        "placed": s.placed,
        "hammer": s.hammer,
        "duty": s.duty,
        "tables": [table_view(s, table) for table in range(TABLES)],
        "places": board_views(s),
        "with_chamber": s.with_chamber,
        "chamber_open": s.chamber_open,
        "chamber": [chamber_view(s, i) for i in range(CHAMBER_PLACES) if s.chamber[i] != NONE],
        "supply": {INGREDIENTS[i]: s.supply[i] for i in range(POTION + 1)},
        "modifiers": s.modifiers,
        "order_deck": len(s.order_deck) + len(s.order_bottom),
        "order_bottom": [s.cards.orders[order].id for i, order in enumerate(s.order_bottom) if s.bottom_by[i] == seat],
        "order_discard": [s.cards.orders[order].id for order in s.order_discard],
        "item_deck": len(s.item_deck),
        "item_discard": [s.cards.items[item].id for item in s.item_discard],
        "says_deck": len(s.says_deck),
        "says_discard": [s.cards.says[card].id for card in s.says_discard],
        "task_deck": len(s.task_deck),
        "automa": {AUTOMA[i]: s.automa[i] for i in range(len(s.automa))},
        "look": look_view(s, seat),
        "drawn": drawn,
        "characters_left": [s.cards.characters[card].id for card in s.characters_left],
        "assignment": assignment_view(s),
        "waiters": [waiter_view(s, owner, seat) for owner in range(s.seats)],
    }


def counts(numbers: list[int]) -> dict[str, int]:
    """Ingredients by name, those there are."""
    return {INGREDIENTS[i]: number for i, number in enumerate(numbers) if number}


def order_view(s: Tavern, number: int) -> OrderView:
    """An Order card as its edition prints it."""
    order = s.cards.orders[number]
    icon = s.edition.icons[number]
    return {
        "id": order.id,
        "race": RACES[order.race],
        "needs": counts(order.needs),
        "points": order.points[:],
        "forgotten_after": order.forgotten_after,
        "penalty": order.penalty,
        "icon": "none" if icon == NO_ICON else "item" if icon == ITEM_ICON else TRACKS[icon],
    }


def open_order_view(s: Tavern, waiter: Waiter) -> OpenOrderView | None:
    """CT-G06, CT-G07. The open Order, with its worth now and next round (0 when the game ends before that)."""
    if waiter.order == NONE:
        return None
    order = s.cards.orders[waiter.order]
    late = s.lateness(waiter)
    following = late + 1
    worth_next = order.points[following] if following < order.forgotten_after else order.penalty
    if s.clock == len(s.cards.times) and not s.ending_round:
        worth_next = 0
    missing = [max(0, order.needs[i] - waiter.tray[i]) for i in range(KINDS)]
    return {
        "card": order_view(s, waiter.order),
        "table": waiter.table + 1,
        "taken": waiter.taken,
        "lateness": late,
        "missing": counts(missing),
        "worth": order.points[late] if late < order.forgotten_after else order.penalty,
        "worth_next": worth_next,
    }


def table_view(s: Tavern, table: int) -> TableView:
    """CT-G01. One table of the Mess Hall."""
    meeple: int | None = None
    for seat, waiter in enumerate(s.waiters):
        if waiter.table == table:
            meeple = seat
    return {
        "order": order_view(s, s.tables[table]) if s.tables[table] != NONE else None,
        "meeple": meeple,
        "blocked": table == s.blocked_table,
    }


def board_views(s: Tavern) -> list[PlaceView]:
    """The areas of the board; Mrs. Nasty's only with the Secret Chamber."""
    out: list[PlaceView] = []
    for number in range(len(AREAS)):
        place = s.edition.areas[number]
        if place is not None and (number < len(AREAS) - 1 or s.with_chamber):
            out.append(place_view(s, place, number))
    return out


def place_view(s: Tavern, place: Place, number: int) -> PlaceView:
    """One place with the dice on it."""
    dice: list[DiceView] = []
    for placement in s.placements:
        if placement >> 3 & 255 == number:
            dice.append({"seat": placement & 7, "dice": unpacked(placement >> 11)})
    return {
        "id": place.id,
        "section": SECTIONS[place.section],
        "track": TRACKS[place.track] if place.track != NO_TRACK else "none",
        "value": place.value,
        "count": place.dice,
        "spaces": s.capacity[number] if number < OWN_TASK else 1,
        "blocked": number < OWN_TASK and s.blocked >> number & 1 == 1,
        "open": number >= OWN_TASK or s.place(number) is not None,
        "dice": dice,
    }


def chamber_view(s: Tavern, i: int) -> ChamberTaskView:
    """CT-X02. A Task card in the chamber and its token."""
    place = s.cards.tasks[s.chamber[i]]
    return {
        "place": place_view(s, place, CHAMBER_TASK + i),
        "token": chamber.token_name(s.chamber_tokens[i]) if s.chamber_tokens[i] != NONE else None,
        "claimed_by": s.claims[i] if s.claims[i] != NONE else None,
    }


def look_view(s: Tavern, seat: int) -> LookView | None:
    """CT-I05, CT-A54. The cards somebody is choosing among, for that seat's eyes only."""
    if s.looker == NONE:
        return None
    own = s.looker == seat
    return {
        "seat": s.looker,
        "count": len(s.looked_items) + len(s.looked_orders),
        "items": [s.cards.items[item].id for item in s.looked_items] if own else None,
        "orders": [order_view(s, order) for order in s.looked_orders] if own else None,
    }


def assignment_view(s: Tavern) -> AssignmentView | None:
    """CT-Y01, CT-Y03. The goals of a story game."""
    if s.assignment == NONE:
        return None
    card = s.cards.assignments[s.assignment]
    served = scoring.races_served(s, s.waiters[0])
    return {
        "id": card.id,
        "races": {RACES[race]: card.orders[race] for race in range(len(RACES)) if card.orders[race]},
        "served": {RACES[race]: served[race] for race in range(len(RACES)) if served[race]},
        "kitchen": card.kitchen,
        "chores": card.chores,
        "workshop": card.workshop,
        "nasty": card.nasty,
        "met": scoring.goals_met(s),
    }


def waiter_view(s: Tavern, owner: int, seat: int) -> WaiterView:
    """CT-F01, CT-I01, CT-J01, CT-H01. One player's things as this viewer sees them."""
    waiter = s.waiters[owner]
    own = owner == seat
    says: list[SaysView] = []
    for i, card in enumerate(waiter.says):
        says.append({"id": s.cards.says[card].id, "done": waiter.says_done[i], "last_round": waiter.says_last[i] == 1})
    tasks: list[TaskView] = []
    for task in waiter.tasks:
        place = place_view(s, s.cards.tasks[task], OWN_TASK + task)
        tasks.append({"place": place, "used": waiter.tasks_used >> task & 1 == 1})
    secret: str | None = None
    if waiter.secret != NONE and (own or s.result is not None):
        secret = s.cards.secrets[waiter.secret].id
    return {
        "seat": owner,
        "dice": waiter.dice[:],
        "white_die": owner == s.white,
        "tray": counts(waiter.tray),
        "item_count": len(waiter.items),
        "items": [s.cards.items[item].id for item in waiter.items] if own else None,
        "score": waiter.score,
        "nasty": waiter.nasty,
        "nasty_penalty": s.cards.penalty[waiter.nasty],
        "kitchen": waiter.tracks[0],
        "chores": waiter.tracks[1],
        "order": open_order_view(s, waiter),
        "served_count": len(waiter.served),
        "served": [s.cards.orders[order].id for order in waiter.served] if own else None,
        "character": s.cards.characters[waiter.character].id if waiter.uses else None,
        "uses": waiter.uses,
        "secret": secret,
        "says": says,
        "modifiers": waiter.modifiers,
        "mrs_nasty": waiter.mrs_nasty,
        "drinks": counts(waiter.drinks),
        "tasks": tasks,
        "workshop": waiter.workshop,
        "final": {FINAL[line]: points for line, points in enumerate(waiter.final)},
    }
