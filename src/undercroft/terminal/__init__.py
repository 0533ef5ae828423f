"""Undercroft in a terminal: a game against agents or friends at one screen, the rulebook, and what commands print."""
