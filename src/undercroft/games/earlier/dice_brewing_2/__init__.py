"""Dice Brewing."""

from .game import DiceBrewing

GAME = DiceBrewing()
