"""Short words for scenes of the Crystal Caverns: who stands away, what lies placed, which card comes next."""

from crystal import OFF, kind, th
from undercroft.games.crystal_caverns.constants import SLOTS
from undercroft.games.crystal_caverns.state import Caverns

SETTLED = ("orient", "fill", "put_tile", "under_events")


def bare(s: Caverns) -> Caverns:
    """Dragon and Thief are off the map."""
    s.dragon.at = s.thief.at = OFF
    return s


def placed(s: Caverns, pool: int = 0, **slots: int) -> None:
    """Her cubes lie placed: strength=2, shield=1; the Grit spaces hold the rest of the seven."""
    s.knight.placed = [slots.get(name, 0) for name in SLOTS[:7]]
    s.knight.pool = pool
    owned = pool + sum(s.knight.placed)
    s.knight.grit_cubes = 31 & ~((1 << max(0, owned - 2)) - 1)


def top_events(s: Caverns, *names: str, last: bool = False) -> None:
    """These Event cards are on top; with `last` they are all that is left."""
    cards: list[int] = []
    for name in names:
        wanted = th.EVENTS.index(name)
        cards.append(next(i for i in range(15) if s.cards.events[i] == wanted and i not in cards))
    rest = [i for i in range(15) if i not in cards]
    s.events_top, s.events_bottom = cards, []
    s.events_pool, s.events_out = ([], rest) if last else (rest, [])


def settle(s: Caverns, *more: str) -> None:
    """Lay and fill tiles anyhow until another decision comes; `more` are further kinds to answer with the first."""
    while kind(s) in SETTLED + more:
        s.choose(s.options[0])


def wake(s: Caverns, cubes: int) -> None:
    """This many cubes on Wakefulness, taken from Greed, Hunger and Pride in turn."""
    s.dragon.wake, s.dragon.tracks = cubes, [4, 4, 4, 1, 1]
    for i in range(cubes):
        s.dragon.tracks[[t for t in range(5) if s.dragon.tracks[t]][i % 2 if i < 8 else 0]] -= 1


def surfaced(s: Caverns, cubes: int = 0) -> None:
    """The Dragon is awake above ground, with so many cubes on Wakefulness."""
    wake(s, cubes)
    s.dragon.awake = s.dragon.surfaced = True
