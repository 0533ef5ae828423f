"""What the levels do in Crystal Caverns."""

# mypyc: skip - only numbers, which the lab tries out without compiling

from undercroft.engine.thinking import Effort

EFFORTS: dict[str, Effort] = {
    "easy": Effort(slips=60),
    "normal": Effort(slips=15),
    "hard": Effort(300, 12_000),
    "expert": Effort(2000, 50_000),
}
"""With five roles it matters much which one has, and few iterations are hardly better than a look one step ahead, so
that the lower levels must do without. Expert's choices end a search early where turns are long: people wait for it."""

CROWDED: dict[str, Effort] = {**EFFORTS, "hard": Effort(300, 6_000)}
"""Among three or more. Twice as many choices were not seen to help hard there, and it leaves room for expert."""
