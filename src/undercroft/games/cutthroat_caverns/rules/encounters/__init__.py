"""The encounters with rules of their own: one small module each, named by the card's id and found by its name."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.machinery import PathFinder

from ...state import EncounterRules
from .general import General


def found() -> list[str]:
    """The ids of the encounters that have a module."""
    return [module.name for module in pkgutil.iter_modules(__path__) if module.name != "general"]


def rules_of(id: str) -> EncounterRules:
    """What an encounter does of its own; one without a module follows the general rules."""
    name = f"{__name__}.{id}"
    own = id != "general" and PathFinder.find_spec(name, __path__) is not None
    rules: EncounterRules = importlib.import_module(name).RULES if own else General()
    return rules
