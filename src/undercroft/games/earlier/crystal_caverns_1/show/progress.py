"""How near each role is to its goal at this table (VC-V30)."""

from __future__ import annotations

from ..constants import CAVERN, DRAGON, GOBLINS, KNIGHT
from ..map import distance, space
from ..state import Caverns
from .view_types import ProgressView

FIRST_TILES = 5
"""The tiles that lie there from the beginning."""


def progress_view(s: Caverns, role: int) -> ProgressView:
    """What a role does next for its goal, how much of that is left, and how much of the whole is done."""
    done, whole = reached(s, role)
    goal, left = next_goal(s, role, whole - done)
    near = 100 * done / whole
    if role == CAVERN and done < whole:
        # Half of its way is to lay all tiles, half to bring the Crystals down.
        laid = len(s.map.cells()) - FIRST_TILES
        near = 50 * (1 if s.collapse else laid / max(1, laid + tiles_left(s))) + 50 * done / whole
    return {"goal": goal, "left": left, "done": done, "all": whole, "near": int(near + 0.5)}


def reached(s: Caverns, role: int) -> tuple[int, int]:
    """What is done, of all: 3 of 5 Crystals."""
    table = s.table
    if role == CAVERN:
        done, whole = s.fallen, table.crystal_tiles
    elif role == DRAGON:
        # Asleep he gathers cubes; to wake, to surface and to get out are three steps more.
        dragon = s.dragon
        done = table.awake_at + 1 + dragon.surfaced if dragon.awake else dragon.wake
        whole = table.awake_at + 3
    elif role == GOBLINS and s.plays(KNIGHT):
        done, whole = table.knight_health - s.knight.health, table.knight_health
    elif role in (KNIGHT, GOBLINS) and s.plays(DRAGON):
        done, whole = table.dragon_health - s.dragon.health, table.dragon_health
    elif role in (KNIGHT, GOBLINS):
        done, whole = (s.knight.crystals if role == KNIGHT else s.goblins.crystals), table.crystals
    else:
        done, whole = s.stashed(), table.stash
    return max(0, min(whole, done)), whole


def next_goal(s: Caverns, role: int, left: int) -> tuple[str, int]:
    """The message `board-far-...` of what a role does next, and how much of it is left."""
    if role == KNIGHT:
        if s.knight.at < 0:
            return "dead", left
        return ("kill-dragon" if s.plays(DRAGON) else "crystals" if left else "escape"), left
    if role == GOBLINS:
        return ("kill-knight" if s.plays(KNIGHT) else "kill-dragon" if s.plays(DRAGON) else "crystals"), left
    if role == DRAGON:
        if not s.dragon.awake:
            short = s.table.awake_at - s.dragon.wake
            return ("wake", short) if short > 0 else ("shriek", left)
        if not s.dragon.surfaced:
            return "surface", left
        return "run", distance(s.dragon.at, space(0, 0)) if s.dragon.at >= 0 else 0
    if role == CAVERN:
        return ("fall", left) if s.collapse else ("collapse", tiles_left(s))
    return "stash", left


def tiles_left(s: Caverns) -> int:
    """The tiles that are still to be laid."""
    return len(s.stack) + len(s.cavern.hand)
