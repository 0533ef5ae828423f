"""Cutthroat Caverns."""

from .game import CutthroatCaverns

GAME = CutthroatCaverns()
