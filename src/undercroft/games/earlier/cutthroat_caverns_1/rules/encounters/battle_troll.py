"""CC-N02. The Battle Troll: its matrix and its fallback say it all."""

from __future__ import annotations

from typing import Final

from .general import General

RULES: Final = General()
