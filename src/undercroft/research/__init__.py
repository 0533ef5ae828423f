"""Environments for research: PettingZoo (`aec`), Gymnasium (`single`) and OpenSpiel (`spiel`).

Each of them needs packages of the extra `research`, and is imported only when it is first used.
"""

from __future__ import annotations

import importlib
from types import ModuleType

from undercroft.engine.errors import installing

__all__ = ["aec", "single", "spiel"]


def __getattr__(name: str) -> ModuleType:
    if name in __all__:
        return importlib.import_module(f"{__name__}.{name}")
    raise AttributeError(f"{__name__} has no {name!r}; it has {', '.join(__all__)}")


def lacking(error: ModuleNotFoundError) -> ImportError:
    """The error for a package that is not installed: says what to install."""
    return ImportError(f"undercroft.research needs {error.name}: {installing('research')}", name=error.name)
