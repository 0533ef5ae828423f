"""Hints: what a strong player would choose, and what to expect of it."""
