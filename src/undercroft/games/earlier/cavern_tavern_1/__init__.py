"""Cavern Tavern."""

from .game import CavernTavern

GAME = CavernTavern()
