"""What the levels do in Cutthroat Caverns."""

# mypyc: skip - only numbers, which the lab tries out without compiling

from undercroft.engine.thinking import Effort

EFFORTS: dict[str, Effort] = {
    "easy": Effort(habits=100),
    "normal": Effort(habits=30),
    "hard": Effort(100, 8_000),
    "expert": Effort(2000, 120_000),
}
"""Luck weighs heavily here, and thinking helps less and less. Easy does not slip into any option: that would be the
death of the whole party more than a loss of its own."""
