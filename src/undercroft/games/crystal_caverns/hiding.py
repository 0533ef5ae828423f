from undercroft.engine.chance import Chance

from .state import Caverns


def redraw(s: Caverns, seat: int, chance: Chance) -> None:
    pass


def hidden(s: Caverns, seat: int) -> dict[str, object]:
    return {}
