"""What messages, rules and the texts on cards tell of a table: numbers of the cards, and the variant it plays."""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..constants import BUILDINGS, COLOURS, INGREDIENTS, TOKENS
from ..definitions.native import Cards


def table_facts(cards: Cards, options: Mapping[str, str]) -> dict[str, int | str]:
    """DB-S12. `early` says whether buildings are closed before placement (DB-T16)."""
    facts: dict[str, int | str] = {
        "early": options["block_building_at_placement"],
        "all-dice": sum(cards.dice),
        "all-seeds": cards.seeds,
        "recipes": len(cards.recipes),
        "pile": listed([*cards.ingredients, *cards.tokens]),
        "start-coins": cards.start_coins,
        "start-seeds": cards.start_seeds,
        "summer-seeds": cards.summer_seeds,
        "market-round": cards.market_round,
        "black-market-round": cards.black_market_round,
        "brew-xp": cards.brew_xp,
        "coins-per-xp": cards.coins_per_xp,
        "credit": ", ".join(map(str, cards.credit)),
        "ones": len(cards.credit) - 1,
    }
    for seats in (2, 3, 4):
        table = cards.tables[seats]
        left = [count - seats * start for count, start in zip(cards.dice, cards.start_dice)]
        facts |= {
            f"supply-{seats}": ", ".join(map(str, left)),
            f"seeds-{seats}": cards.seeds - seats * cards.start_seeds,
            f"display-{seats}": table.display,
            f"deck-{seats}": len(cards.recipes) - table.display,
            f"users-{seats}": table.users,
            f"end-{seats}": table.to_end,
        }
    for number, colour in enumerate(COLOURS):
        facts |= {f"{colour}-dice": cards.dice[number], f"{colour}-points": cards.die_xp[number]}
    for number, building in enumerate(BUILDINGS):
        facts[f"{building}-round"] = cards.unlock[number]
    for number, ingredient in enumerate(INGREDIENTS):
        facts[f"{ingredient}-price"] = cards.prices[number]
        facts[f"{ingredient}-discount"] = ", ".join(map(str, cards.discounts[number][1:]))
    for number, token in enumerate(TOKENS):
        facts[f"{token}-price"] = cards.token_prices[number]
    for space in cards.spaces:
        facts |= {
            f"{space.id}-least": space.minimum,
            f"{space.id}-most": space.maximum,
            f"{space.id}-speed": space.speed_min,
            f"{space.id}-amount": space.amount,
        }
    return facts


def listed(numbers: Sequence[int]) -> str:
    """Numbers, or the one that they all are."""
    return str(numbers[0]) if len(set(numbers)) == 1 else ", ".join(map(str, numbers))
