"""What messages, rules and the texts on cards tell of a table: who plays, and the numbers of its levels and cards."""

# mypyc: skip - talks to people

from __future__ import annotations

from collections.abc import Mapping

from undercroft.engine.state import Setup

from ..constants import LEVELS, LINES, ROLES
from ..definitions.native import Cards
from ..state import Table

EVERYBODY = "kgdct"
LEVEL_NUMBERS = {
    "knight": ("dragon-health", "crystals", "smash-strength"),
    "goblins": ("knight-health",),
    "dragon": ("awake-at", "shriek-turns"),
    "cavern": ("remove-each", "crystal-tiles", "hatred-tokens"),
    "thief": ("stash", "no-upgrade"),
}
"""What a Difficulty card of each role says, in the order of `Cards.levels`."""


def table_facts(cards: Cards, seats: int, options: Mapping[str, str]) -> dict[str, int | str]:
    """VC-V30, VC-V32. `knight` and so on say who plays; where no table is meant everybody does, at standard level."""
    shown = {**options, "roles": options["roles"] if seats else EVERYBODY}
    table = Table(Setup("crystal_caverns", 0, len(shown["roles"]), shown, cards, cards.deck), cards)
    roles = [ROLES[role] for role in table.order]
    holders = "_".join(ROLES[role] for role in table.set.flare) or "none"
    return {
        **{role: "yes" if role in roles else "no" for role in ROLES},
        "ash": "yes" if table.set.ash else "no",
        "flare": holders if seats else "any",
        "line": (LINES[table.line] if table.line >= 0 else "none") if seats else "any",
        "alone": roles[0] if len(roles) == 1 else "none",
        # What the goals ask for (VC-V30).
        "dragon-health": table.dragon_health,
        "knight-health": table.knight_health,
        "crystals": table.crystals,
        "smash-strength": table.smash_strength,
        "awake-at": table.awake_at,
        "crystal-tiles": table.crystal_tiles,
        "stash": table.stash,
        "removals": table.removals,
        # What the cards say.
        "sloth-cubes": sum(cards.track_room),
        "first-armor": cards.armor[0],
        "last-armor": cards.armor[-1],
        "first-spirit": cards.spirit[0],
        "last-spirit": cards.spirit[-1],
        "omen-income": ", ".join(map(str, cards.omen_income[:12])),
        **levels(cards),
    }


def levels(cards: Cards) -> dict[str, int | str]:
    """VC-V30. What every Difficulty card says: whoever makes a table chooses among them."""
    return {
        f"{role}_{level}-{name}": number
        for role, names in LEVEL_NUMBERS.items()
        for at, level in enumerate(LEVELS)
        for name, number in zip(names, cards.levels[ROLES.index(role)][at], strict=True)
    }
