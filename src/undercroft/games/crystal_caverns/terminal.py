"""drawn later"""

# mypyc: skip - draws
from typing import Any


def draw(*things: Any) -> Any:
    return ""
