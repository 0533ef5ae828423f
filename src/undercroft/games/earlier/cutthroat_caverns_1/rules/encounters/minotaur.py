"""CC-N19. The Minotaur: its matrix and its fallback by the next initiative say it all."""

from __future__ import annotations

from typing import Final

from .general import General

RULES: Final = General()
