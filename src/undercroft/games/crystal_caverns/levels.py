"""What the levels do in Crystal Caverns."""

# mypyc: skip - only numbers, which the lab tries out without compiling

from undercroft.engine.thinking import Effort

EFFORTS: dict[str, Effort] = {
    "easy": Effort(slips=60),
    "normal": Effort(slips=15),
    "hard": Effort(20, 2_000),
    "expert": Effort(1000, 80_000),
}
"""With five roles thinking helps at once and soon no more, so that the lower levels must do without."""
