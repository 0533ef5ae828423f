"""The encounters: one small module each, named by the card's id, found by looking. Adding one changes nothing here."""

from __future__ import annotations

import importlib
import pkgutil

from .general import Hooks


def found() -> list[str]:
    """The ids of the encounters that have a module."""
    return [module.name for module in pkgutil.iter_modules(__path__) if module.name != "general"]


def hooks_of(id: str) -> Hooks:
    """The hooks of an encounter; one without a module follows the general rules."""
    hooks: Hooks = importlib.import_module(f"{__name__}.{id}").HOOKS if id in found() else Hooks()
    return hooks
