"""CC-N05. The Lurker: the general rules and its opening strike."""

from __future__ import annotations

from typing import Final

from .general import General

RULES: Final = General()
