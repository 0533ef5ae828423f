"""The map: tiles turned up, placed, filled, and their Terrain."""
