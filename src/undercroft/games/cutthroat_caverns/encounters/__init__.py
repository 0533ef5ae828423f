"""The encounters: one small module each, named by the card's id, found by looking. Adding one changes nothing here."""

from __future__ import annotations

import importlib
import pkgutil

from ..hooks import Hooks


def found() -> dict[str, Hooks]:
    """The hooks of every encounter that has a module, by the card's id."""
    names = [module.name for module in pkgutil.iter_modules(__path__)]
    return {name: importlib.import_module(f"{__name__}.{name}").HOOKS for name in names}
