"""The kernel. Knows no game."""
