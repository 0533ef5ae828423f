"""What the levels do in Cutthroat Caverns."""

# mypyc: skip - only numbers, which the lab tries out without compiling

from undercroft.engine.knowledge import Budget

BUDGETS: dict[str, Budget] = {
    "easy": Budget(habits=100),
    "normal": Budget(habits=45),
    "hard": Budget(16, 1_280),
    "expert": Budget(2000, 120_000),
}
"""Luck weighs heavily here, and thinking helps less and less: a few iterations already play better than instinct, so
hard makes no more than sixteen, which leaves room for expert above it (docs/notes/agent-trials.md). Easy does not slip
into any option: that would be the death of the whole party more than a loss of its own."""
