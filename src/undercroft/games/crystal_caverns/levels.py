"""What the levels do in Crystal Caverns."""

# mypyc: skip - only numbers, which the lab tries out without compiling

from undercroft.engine.thinking import Effort

EFFORTS: dict[str, Effort] = {
    "easy": Effort(slips=60),
    "normal": Effort(slips=15),
    "hard": Effort(200, 16_000),
    "expert": Effort(2000, 120_000),
}
"""With five roles it matters more which one has than how long one thinks: 20 iterations are nearly as good as 200, so
that the lower levels must do without."""
