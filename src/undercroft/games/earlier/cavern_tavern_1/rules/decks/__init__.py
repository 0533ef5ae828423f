"""The cards that players hold, and what they ask for."""
