"""What the levels do in Crystal Caverns."""

# mypyc: skip - only numbers and names, which the lab tries out without compiling

from undercroft.engine.thinking import Effort

EFFORTS: dict[str, Effort] = {
    "easy": Effort(slips=60),
    "normal": Effort(slips=15),
    "hard": Effort(100, 6_000),
    "expert": Effort(2000, 80_000),
}
"""With five roles it matters much which one has, and few iterations are hardly better than a look one step ahead, so
that the lower levels must do without. Expert's choices end a search early where turns are long: people wait for it."""

EFFORTS_CROWDED: dict[str, Effort] = {**EFFORTS, "hard": Effort(40, 2_400)}
"""Among three or more: so few won as often as twice as many against who looks one step ahead."""

EFFORTS_ALONE: dict[str, Effort] = {**EFFORTS, "hard": Effort(300, 12_000)}
"""Alone a search looks some rounds ahead, and experience, which is of games among several, does not help."""

EXPERIENCED: dict[str, int] = {"hard": 3, "expert": 2}
"""The levels that see how the roles bear on each other, as good games have taught (`forecast`), and from how many seats
on. In duels hard seems to win more against who looks one step ahead if each role is weighed by itself."""

WAITING: tuple[str, ...] = ("expert",)
"""The levels that look at what comes of a turn once everyone else has had one: with so much luck in between it takes
their many iterations, and a hundred are better spent on the turn itself."""
