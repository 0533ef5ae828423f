"""What a table needs from the process around it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from ..base.settings import Settings
from ..db.journal import Journal
from ..db.storage import Storage
from ..people.limits import RateLimits
from ..people.webhooks import WebhookAddresses, Webhooks
from .agent_pool import AgentPool
from .history import History


@dataclass(slots=True)
class Services:
    """Everything that tables share. They know nothing else of the process, and nothing of each other."""

    settings: Settings
    storage: Storage
    journal: Journal
    history: History
    agents: AgentPool
    webhooks: Webhooks
    webhook_addresses: WebhookAddresses
    limits: RateLimits
    alone: bool
    """Does no other process serve these tables?"""
    spawn: Callable[[Coroutine[Any, Any, Any]], None]
    """Runs something beside; a failure is logged and ends only that."""
    reload: Callable[[list[str]], None]
    """Told of tables whose copies in memory may be out of date."""
