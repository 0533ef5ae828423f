"""Positions of Cavern Tavern for tests: lay out a table at some moment and play from there."""

import pytest

from undercroft.engine.chance import seeded
from undercroft.engine.errors import IllegalChoice
from undercroft.engine.state import Event, Step
from undercroft.games.cavern_tavern import GAME
from undercroft.games.cavern_tavern.constants import AREAS, INGREDIENTS, NONE
from undercroft.games.cavern_tavern.dice import packed
from undercroft.games.cavern_tavern.invariants import broken
from undercroft.games.cavern_tavern.rules import rounds
from undercroft.games.cavern_tavern.rules.placement import record
from undercroft.games.cavern_tavern.state import Tavern, Waiter

NOWHERE = 31
"""Dice already placed lie here unless a test says where."""

ORDERS = [
    "old_kings_cup",
    "squires_courage",
    "crossroads_punch",
    "silver_leaf",
    "moonwell",
    "starlit_vow",
]
"""What lies on the six tables unless a test says so."""


def number(entries: list, id: str) -> int:
    """The number of a card by its id."""
    return [entry.id for entry in entries].index(id)


def tavern(
    phase: str = "turn",
    seats: int = 2,
    clock: int = 2,
    first: int = 0,
    seat: int = 0,
    first_turn: bool = False,
    dice: dict[int, str] | None = None,
    tray: dict[int, str] | None = None,
    orders: dict[int, str] | None = None,
    served: dict[int, str] | None = None,
    tables: str = "",
    items: dict[int, str] | None = None,
    says: dict[int, str] | None = None,
    nasty: dict[int, int] | None = None,
    kitchen: dict[int, int] | None = None,
    chores: dict[int, int] | None = None,
    score: dict[int, int] | None = None,
    characters: dict[int, str] | None = None,
    secrets: dict[int, str] | None = None,
    used: str = "",
    white: int | None = None,
    chamber: str = "",
    chamber_tokens: str = "",
    tasks: dict[int, str] | None = None,
    tokens: dict[int, str] | None = None,
    blocked: str = "",
    blocked_table: int = 0,
    supply: dict[str, int] | None = None,
    seed: int = 1,
    cards: object = None,
    **options: str,
) -> Tavern:
    """A table waiting at the first decision of a phase: `turn` (of `seat`), `round_start`, `round_end`, `final`.

    Seats map to texts: dice `1 3 6`, trays `wine beer`, orders `hopping_gnome 1` (card and round taken; a third
    word is the table), items `hammer`, tokens `beer mrs_nasty modifier`. Whatever is not named is in its deck or
    supply; dice not named have been placed. `used` lists areas, each word one placement. All things add up.
    `supply` forces how many cards a pile has left; the others lie on the last player's tray.
    """
    s = GAME.new_state(GAME.setup(seats, options, cards), seeded(seed))
    s.events = []
    s.clock, s.first, s.starter = clock, first, first
    s.white = NONE if seats == 1 else (seats - 1 if white is None else white)
    s.characters_left = []
    steps: dict[str, Step[Tavern]] = {
        "turn": rounds.BeginTurn((seat - first) % seats),
        "round_start": rounds.START_ROUND,
        "round_end": rounds.END_ROUND,
        "final": rounds.FINAL_SCORING,
    }
    s.agenda = [steps[phase]]
    for place, waiter in enumerate(s.waiters):
        lay_waiter(s, place, waiter, first_turn, (dice or {}).get(place, ""))
        for word in (tray or {}).get(place, "").split():
            put(waiter, s, word)
        for word in (items or {}).get(place, "").split():
            waiter.items.append(number(s.cards.items, word))
            s.item_deck.remove(number(s.cards.items, word))
        waiter.items.sort()
        for word in (says or {}).get(place, "").split():
            waiter.says.append(number(s.cards.says, word))
            waiter.says_done.append(0)
            waiter.says_last.append(0)
            s.says_deck.remove(number(s.cards.says, word))
        waiter.nasty = (nasty or {}).get(place, 0)
        waiter.summoned = sum(1 << space for space in (3, 6, 9) if space <= waiter.nasty)
        for space in (3, 6, 9):
            if bin(waiter.summoned).count("1") < len(waiter.says):
                waiter.summoned |= 1 << space
        waiter.tracks = [(kitchen or {}).get(place, 0), (chores or {}).get(place, 0)]
        waiter.score = (score or {}).get(place, 0)
        if place in (characters or {}):
            waiter.character = number(s.cards.characters, (characters or {})[place])
            waiter.uses = 2
        if place in (secrets or {}):
            waiter.secret = number(s.cards.secrets, (secrets or {})[place])
        for word in (served or {}).get(place, "").split():
            waiter.served.append(number(s.cards.orders, word))
            s.order_deck.remove(waiter.served[-1])
        for word in (tasks or {}).get(place, "").split():
            waiter.tasks.append(number(s.cards.tasks, word))
            s.task_deck.remove(waiter.tasks[-1])
        waiter.tasks.sort()
        for word in (tokens or {}).get(place, "").split():
            give_token(s, waiter, word)
    lay_tables(s, orders or {}, tables)
    if phase == "round_start":
        s.placements = []
    for name in used.split():
        s.used[AREAS.index(name)] += 1
        s.placements.append(record(0, AREAS.index(name), 0))
    if s.with_chamber and clock >= s.cards.opens and phase != "round_start":
        lay_chamber(s, chamber, chamber_tokens)
    for name in blocked.split():
        s.blocked |= 1 << (23 + int(name[-1]) - 1 if name.startswith("chamber_") else AREAS.index(name))
    s.blocked_table = blocked_table - 1
    for word, left in (supply or {}).items():
        while s.supply[INGREDIENTS.index(word)] > left:
            put(s.waiters[-1], s, word)
    s.advance()
    assert broken(s) == []
    return s


def lay_waiter(s: Tavern, seat: int, waiter: Waiter, first_turn: bool, dice: str) -> None:
    waiter.turns = 0 if first_turn else 1
    waiter.dice = sorted(int(word) for word in dice.split())
    missing = 4 - len(waiter.dice)
    if missing > 0:
        s.placements.append(record(seat, NOWHERE, packed([1] * missing)))


def put(waiter: Waiter, s: Tavern, ingredient: str) -> None:
    waiter.tray[INGREDIENTS.index(ingredient)] += 1
    s.supply[INGREDIENTS.index(ingredient)] -= 1


def give_token(s: Tavern, waiter: Waiter, word: str) -> None:
    if word == "modifier":
        waiter.modifiers += 1
        s.modifiers -= 1
    elif word == "mrs_nasty":
        waiter.mrs_nasty += 1
        s.token_pile.remove(12)
    else:
        waiter.drinks[INGREDIENTS.index(word)] += 1
        s.token_pile.remove(INGREDIENTS.index(word))


def lay_tables(s: Tavern, orders: dict[int, str], tables: str) -> None:
    taken: dict[int, int] = {}
    for seat, text in orders.items():
        words = text.split()
        waiter = s.waiters[seat]
        waiter.order = number(s.cards.orders, words[0])
        waiter.taken = int(words[1]) if len(words) > 1 else s.clock
        waiter.table = int(words[2]) - 1 if len(words) > 2 else seat
        taken[waiter.table] = seat
        s.order_deck.remove(waiter.order)
    names = tables.split() or ORDERS
    spare = [order for order in s.order_deck if s.cards.orders[order].id not in names]
    for table in range(6):
        if table in taken or names[table] == "-":
            continue
        order = number(s.cards.orders, names[table])
        if order not in s.order_deck:
            order = spare.pop()
        s.tables[table] = order
        s.order_deck.remove(order)


def lay_chamber(s: Tavern, chamber: str, tokens: str) -> None:
    s.chamber_open = True
    names = chamber.split() or ["stir_the_cauldron", "dust_the_secret_door", "deliver_a_sealed_note"]
    kinds = tokens.split() or ["beer", "mrs_nasty", "wine"]
    for place in range(3):
        if names[place] != "-":
            s.chamber[place] = number(s.cards.tasks, names[place])
            s.task_deck.remove(s.chamber[place])
            kind = 12 if kinds[place] == "mrs_nasty" else INGREDIENTS.index(kinds[place])
            s.chamber_tokens[place] = kind
            s.token_pile.remove(kind)


def roll(s: Tavern, *outcomes: int | str) -> None:
    """What chance will say next, in order: faces of dice, cards drawn (by id). Afterwards it is free again."""
    numbers = {}
    for kind in (s.cards.orders, s.cards.items, s.cards.says, s.cards.tasks, s.cards.secrets, s.cards.characters):
        numbers.update({entry.id: i for i, entry in enumerate(kind)})
    s.chance = seeded(99)
    s.chance.script = [numbers[o] if isinstance(o, str) else o for o in outcomes]


def free_chance(s: Tavern, seed: int = 7) -> None:
    """Let chance be chance again."""
    s.chance = seeded(seed)


def texts(s: Tavern, beginning: str = "") -> list[str]:
    """The options offered now, as texts; those that begin in a certain way."""
    return [choice.text for choice in s.options if choice.text.startswith(beginning)]


def say(s: Tavern, *words: str) -> None:
    """Answer one decision after another; the chance of a test ends with the answers it was for."""
    for text in words:
        s.choose_text(text)
        assert broken(s) == [], f"after {text!r}"


def asked(s: Tavern) -> str:
    """What is asked now, of whom: `turn 0`."""
    return " + ".join(f"{decision.kind} {decision.seat}" for decision in s.pending)


def refused(s: Tavern, text: str) -> str:
    """The rule that refuses a choice."""
    with pytest.raises(IllegalChoice) as error:
        s.choose_text(text)
    return error.value.rule


def has(s: Tavern, seat: int) -> list[str]:
    """What lies on a tray."""
    return [INGREDIENTS[i] for i, count in enumerate(s.waiters[seat].tray) for _ in range(count)]


def hand(s: Tavern, seat: int) -> list[str]:
    """The Items a seat holds."""
    return [s.cards.items[item].id for item in s.waiters[seat].items]


def on_tables(s: Tavern) -> list[str]:
    """The Orders of the Mess Hall; `-` for an empty table."""
    return [s.cards.orders[order].id if order != NONE else "-" for order in s.tables]


def order_of(s: Tavern, seat: int) -> str:
    """The open Order of a seat."""
    order = s.waiters[seat].order
    return s.cards.orders[order].id if order != NONE else "-"


def held(s: Tavern, seat: int) -> list[str]:
    """The Nasty Says cards of a seat."""
    return [s.cards.says[card].id for card in s.waiters[seat].says]


def events(s: Tavern, name: str) -> list[Event]:
    """The events of a name so far."""
    return [event for event in s.events or [] if event.name == name]


def end_round(s: Tavern) -> None:
    """Play quietly, first options and no frills, until the clock moves on or the game ends."""
    clock = s.clock
    for _ in range(400):
        if s.over or (s.clock > clock and not s.ending_round and s.pending and s.pending[0].kind in ("duty", "turn")):
            return
        quiet = [c for c in s.options if c.text in ("end turn", "decline", "draw card")] or s.options
        s.choose(quiet[0])
    raise AssertionError("the round does not end")


def until(s: Tavern, kind: str, seat: int | None = None) -> None:
    """Play quietly until a decision of a kind comes."""
    for _ in range(400):
        if s.over or (s.pending[0].kind == kind and seat in (None, s.seat)):
            return
        quiet = [c for c in s.options if c.text in ("end turn", "decline", "draw card")] or s.options
        s.choose(quiet[0])
    raise AssertionError(f"no decision {kind} came")
