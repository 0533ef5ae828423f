from .state import Caverns


def broken(s: Caverns) -> list[str]:
    return []
