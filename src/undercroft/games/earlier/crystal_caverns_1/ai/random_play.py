"""Habits of lively random play: go forward, fight, collect, feed; do not dither."""

from __future__ import annotations

from undercroft.engine.state import Choice

from ..choices import Act

WEIGHTS: dict[str, int] = {
    "climb": 1,
    "hatred-token": 20,
    "magic": 6,
    "shoot": 6,
    "javelin": 2,
    "surface": 9,
    "place-tile": 3,
    "upgrade": 9,
    "spring": 30,
    "end-turn": 1,
    "end-powers": 1,
    "done": 3,
    "no": 3,
    "yes": 9,
    "attack": 60,
    "strike": 90,
    "strike-with-poison": 90,
    "ambush": 60,
    "encounter": 30,
    "collect-treasure": 20,
    "collect-gem": 12,
    "quest": 60,
    "move": 6,
    "walk": 14,
    "place": 10,
    "feed": 60,
    "take-treasures": 60,
    "give-back": 60,
    "gem": 6,
    "power": 9,
    "secret": 4,
    "activate": 12,
    "appear": 8,
    "hide": 1,
    "special": 3,
    "explore": 1,
    "omen": 4,
    "loot-treasure": 60,
    "loot-gem": 40,
    "pick-lock": 40,
    "pickpocket": 10,
    "backstab": 4,
    "hide-loot": 1,
    "turn-up": 20,
    "look": 3,
    "stop-here": 1,
    "flare": 3,
}


def weight(choice: Choice) -> int:
    """How readily a choice is taken, beside the others."""
    if isinstance(choice, Act):
        return WEIGHTS.get(choice.op, 3)
    return 3
