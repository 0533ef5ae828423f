"""The encounters: one small module each, named by the card's id, found by looking. Adding one changes nothing here."""

from __future__ import annotations

import importlib
import pkgutil

from ...state import EncounterRules
from .general import General


def found() -> list[str]:
    """The ids of the encounters that have a module."""
    return [module.name for module in pkgutil.iter_modules(__path__) if module.name != "general"]


def rules_of(id: str) -> EncounterRules:
    """What an encounter does of its own; one without a module follows the general rules."""
    rules: EncounterRules = importlib.import_module(f"{__name__}.{id}").RULES if id in found() else General()
    return rules
