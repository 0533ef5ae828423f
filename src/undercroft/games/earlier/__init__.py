"""Earlier versions of rules, so that what was begun under one is finished under it: tables, saves, transcripts.

Each is a package GAME_VERSION, a copy of the game's folder that `tools/keep_rules.py` makes before a version is bumped.
"""
