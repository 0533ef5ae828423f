"""Vast: The Crystal Caverns."""

from .game import CrystalCaverns

GAME = CrystalCaverns()
