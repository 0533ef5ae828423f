"""How agents think about this game."""
