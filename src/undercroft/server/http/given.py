"""What a handler may ask for by naming it in its signature."""

from __future__ import annotations

from litestar.di import NamedDependency

from ..db.storage import Visitor
from ..people.limits import Gatekeeper
from ..tables.registry import House

TheHouse = NamedDependency[House]
TheGatekeeper = NamedDependency[Gatekeeper]
ThePerson = NamedDependency[Visitor | None]
"""Who is asking; None for nobody we know."""
TheAddress = NamedDependency[str]
