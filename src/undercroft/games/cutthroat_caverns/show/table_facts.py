"""What messages, rules and the texts on cards tell of a table: numbers of the cards, and how many play."""

# mypyc: skip - talks to people

from __future__ import annotations

from ..constants import EFFECT_NAMES
from ..state import Cards

COLUMNS = ("p3", "p4", "p5", "p6")


def table_facts(own: Cards, cards: Cards, seats: int) -> dict[str, int | str]:
    """CC-G01, CC-M02. `column` is that of the card's tables, `crowd` says whether five or six began. `own` are the
    game's own cards: an owner's deck may lack an encounter that the rulebook tells of."""
    return {
        "column": f"p{seats}" if seats else "/".join(COLUMNS),
        "crowd": ("five" if seats > 4 else "few") if seats else "any",
        "life": cards.life,
        "full-hand": cards.hand,
        "hand-limit": cards.hand,
        "offers": cards.offers,
        "dealt": cards.dealt,
        "dealt-less-one": cards.dealt - 1,
        "encounters": len(cards.encounters),
        "unused": len(cards.encounters) - cards.dealt,
        "deck-size": sum(cards.copies),
        "deck-size-second": sum(cards.copies_second),
        "last-round": cards.last_round,
        "level-bonus": ", ".join(map(str, cards.bonus)),
        "level-beyond": cards.bonus_beyond,
        "winding-tokens": cards.tokens.get("winding", 0),
        **of_cards(own),
        **of_cards(cards),
    }


def of_cards(cards: Cards) -> dict[str, int | str]:
    """The numbers of what the rulebook tells card by card."""
    facts: dict[str, int | str] = {}
    for card in cards.cards:
        if card.effect != EFFECT_NAMES["none"]:
            facts |= {
                f"{card.id}-amount": card.amount,
                f"{card.id}-reach": card.reach,
                f"{card.id}-prestige": card.prestige,
                f"{card.id}-rounds": card.rounds,
                f"{card.id}-value": card.ladder[2],
            }
    for encounter in cards.encounters:
        facts |= {
            f"{encounter.id}-life": columns(encounter.life),
            f"{encounter.id}-prestige": encounter.prestige,
            f"{encounter.id}-creatures": columns(encounter.creatures),
            f"{encounter.id}-creature-life": columns(encounter.creature_life),
        }
        for name, matrix in (("strike", encounter.attack), ("fallback", encounter.fallback)):
            for at in range(max(map(len, matrix))):
                facts[f"{encounter.id}-{name}-{at + 1}"] = columns([row[at].damage for row in matrix if at < len(row)])
        for name, numbers in encounter.numbers.items():
            listed = ", ".join(map(str, numbers)) if name == "ritual_rounds" else columns(numbers)
            facts[f"{encounter.id}-{name}"] = listed
    return facts


def columns(numbers: list[int]) -> int | str:
    """A number by players: once if all are the same."""
    return numbers[0] if len(set(numbers)) == 1 else "/".join(map(str, numbers))
