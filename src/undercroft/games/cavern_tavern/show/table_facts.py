"""What messages, rules and the texts on cards tell of a table: numbers of the cards, and which case it is."""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..constants import AREAS, DRAW_ITEMS_KEEP, MODIFIER, POINTS, REPLACE
from ..definitions.native import Cards, Edition


def table_facts(cards: Cards, seats: int, options: Mapping[str, str]) -> dict[str, int | str]:
    """CT-V01, CT-O03. `table` says what the board's texts differ by: the prototype, or playing alone."""
    prototype = options["edition"] == "prototype"
    return {
        "table": "prototype" if prototype else "alone" if seats == 1 else "retail",
        # The game.
        "own-dice": cards.own_dice,
        "first-time": cards.times[0],
        "last-time": cards.times[-1],
        "quota": cards.quota,
        "hand-limit": cards.retail.hand_limit,
        "hand-over": cards.retail.hand_limit + 1,
        "says-penalty": -cards.unobeyed,
        "nasty-penalties": listed([-points for points in cards.penalty]),
        "summons": listed([space for space in range(10) if cards.draw_spaces >> space & 1]),
        "task-bonus": listed(cards.bonus),
        "task-help": listed(cards.help),
        # How many of what.
        "ingredient-cards": cards.retail.supply[0],
        "potion-cards": cards.retail.supply[-1],
        "assignments": len(cards.assignments),
        "orders-prototype": len(cards.prototype.orders),
        "items-prototype": len(cards.prototype.items),
        "says-prototype": len(cards.prototype.says),
        "secrets-prototype": len(cards.prototype.secrets),
        # The Secret Chamber.
        "chamber-round": cards.opens,
        "chamber-closed": cards.opens - 1,
        "chamber-time": cards.times[cards.opens - 1],
        "task-limit": cards.task_limit,
        "task-cards": len(cards.tasks),
        "drink-tokens": sum(cards.tokens[:-1]),
        "drink-points": cards.drink_points,
        "mrs-nasty-tokens": cards.tokens[-1],
        "mrs-nasty-cost": cards.mrs_nasty_cost,
        "mrs-nasty-points": cards.mrs_nasty_points,
        "modifiers": cards.modifiers,
        **areas(cards),
    }


def areas(cards: Cards) -> dict[str, int | str]:
    """What the areas cost and bring, and how many spaces they have with 1 to 6 players."""
    facts: dict[str, int | str] = {
        "cellar-spaces": spaces(cards, "cellar_1"),
        "office-spaces": spaces(cards, "talk_to_nasty"),
        "item-spaces": spaces(cards, "workshop_item"),
        "items-looked-at": reward(cards.retail, "workshop_item", DRAW_ITEMS_KEEP),
        "orders-looked-at": reward(cards.retail, "workshop_replace_order", REPLACE),
        "modifiers-taken": reward(cards.retail, "talk_to_mrs_nasty", MODIFIER),
    }
    for number, id in enumerate(AREAS):
        place = cards.retail.areas[number]
        if place is not None:
            facts[f"{id}-cost"] = place.value or place.dice
            facts[f"{id}-points"] = reward(cards.retail, id, POINTS)
            facts[f"{id}-points-prototype"] = reward(cards.prototype, id, POINTS)
    return facts


def reward(edition: Edition, id: str, op: int) -> int:
    """How much an area gives of something in an edition."""
    place = edition.areas[AREAS.index(id)]
    return sum(reward.n for reward in place.rewards if reward.op == op) if place is not None else 0


def spaces(cards: Cards, id: str) -> str:
    """The spaces of an area with 1 to 6 players."""
    return listed([cards.retail.capacity[seats][AREAS.index(id)] for seats in range(1, 7)])


def listed(numbers: Sequence[int]) -> str:
    """Numbers in a row, the same in every language."""
    return ", ".join(map(str, numbers))
