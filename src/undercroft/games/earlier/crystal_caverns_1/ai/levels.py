"""What the levels do in Crystal Caverns."""

# mypyc: skip - only numbers and names, which the lab tries out without compiling

from undercroft.engine.knowledge import Budget

from ..constants import CAVERN, DRAGON, GOBLINS, KNIGHT, THIEF

BUDGETS: dict[str, Budget] = {
    "easy": Budget(blunders=60),
    "normal": Budget(blunders=15),
    "hard": Budget(100, 4_000),
    "expert": Budget(2000, 80_000),
}
"""With five roles it matters much which one has, and few iterations are hardly better than a look one step ahead, so
that the lower levels must do without. Expert's choices end a search early where turns are long: people wait for it."""

BUDGETS_CROWDED: dict[str, Budget] = {**BUDGETS, "hard": Budget(40, 2_400)}
"""Among three or more: so few won as often as twice as many against who looks one step ahead."""

BUDGETS_SOLO: dict[str, Budget] = {**BUDGETS, "hard": Budget(300, 12_000)}
"""Alone a search looks some rounds ahead, and experience, which is of games among several, does not help."""

EXPERIENCED: tuple[str, ...] = ("hard", "expert")
"""The levels that see how the roles bear on each other, as good games have taught (`forecast`)."""

WAIT_IN_DUEL: tuple[int, ...] = (KNIGHT, DRAGON, CAVERN, THIEF)
"""The roles whose turns these levels value only once the other has had one. A Knight who thinks of the
Goblins' answer wins two games of three against who looks one step ahead, and one who thinks of her own turn alone half
of them. To the Goblins, who strike or do not, it was no help (docs/notes/agent-trials.md)."""

WAIT_IN_CROWD: dict[str, tuple[int, ...]] = {"hard": (), "expert": (KNIGHT, GOBLINS, DRAGON, CAVERN, THIEF)}
"""The same among three or more: with so much luck in between it takes the many iterations of an expert."""
