from typing import Any

from .state import Caverns


def view(s: Caverns, seat: int) -> Any:
    return {}
