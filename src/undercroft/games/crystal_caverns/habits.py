"""Habits of lively random play: go forward, fight, collect, feed; do not dither."""

from __future__ import annotations

from undercroft.engine.state import Choice

from .choices import Act

WEIGHTS: dict[str, int] = {
    "end-turn": 2,
    "end-powers": 2,
    "done": 3,
    "no": 3,
    "yes": 9,
    "attack": 30,
    "strike": 40,
    "strike-with-poison": 40,
    "ambush": 12,
    "encounter": 20,
    "collect-treasure": 20,
    "collect-gem": 12,
    "quest": 30,
    "move": 6,
    "walk": 6,
    "place": 6,
    "feed": 40,
    "take-treasures": 20,
    "give-back": 20,
    "gem": 6,
    "power": 5,
    "secret": 4,
    "activate": 12,
    "appear": 4,
    "hide": 1,
    "special": 4,
    "explore": 2,
    "omen": 4,
    "loot-treasure": 30,
    "loot-gem": 20,
    "pick-lock": 20,
    "pickpocket": 10,
    "backstab": 4,
    "hide-loot": 1,
    "turn-up": 12,
    "look": 3,
    "stop-here": 1,
    "flare": 3,
}


def weight(choice: Choice) -> int:
    """How readily a choice is taken, beside the others."""
    if isinstance(choice, Act):
        return WEIGHTS.get(choice.op, 3)
    return 3
