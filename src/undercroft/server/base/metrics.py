"""What the server counts, for Prometheus."""

from __future__ import annotations

import asyncio
import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
_SHORT = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)

CHOICES = Counter("undercroft_choices", "Choices committed", ["game", "by"], registry=REGISTRY)
REFUSALS = Counter("undercroft_refusals", "Actions refused", ["code"], registry=REGISTRY)
SOCKETS = Gauge("undercroft_sockets", "Open WebSockets", registry=REGISTRY)
LIVE_TABLES = Gauge("undercroft_live_tables", "Tables in memory", registry=REGISTRY)
COMMIT_SECONDS = Histogram("undercroft_commit_seconds", "Time of a commit", buckets=_SHORT, registry=REGISTRY)
COMMIT_SIZE = Histogram(
    "undercroft_commit_size", "Works in one commit", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256), registry=REGISTRY
)
COMMIT_FAILURES = Counter("undercroft_commit_failures", "Commits the database refused", registry=REGISTRY)
COMMIT_FAILED_AT = Gauge(
    "undercroft_last_commit_failure_seconds", "When a commit last failed; 0 for never", registry=REGISTRY
)
CHOICE_SECONDS = Histogram(
    "undercroft_choice_seconds", "From a choice received to its commit", buckets=_SHORT, registry=REGISTRY
)
THINKING_SECONDS = Histogram("undercroft_thinking_seconds", "Time an agent took", registry=REGISTRY)
THINKERS_LOST = Counter("undercroft_thinkers_lost", "Worker processes that died and were replaced", registry=REGISTRY)
TASKS = Gauge("undercroft_tasks", "Tasks of the event loop", registry=REGISTRY)
TASKS.set_function(lambda: len(asyncio.all_tasks()))
LOOP_LAG = Gauge("undercroft_loop_lag_seconds", "How late the event loop last was", registry=REGISTRY)


PROCESS = Gauge("undercroft_process", "Which server process tells this", registry=REGISTRY)
PROCESS.set(os.getpid())


def page() -> bytes:
    """All of it, as Prometheus reads it."""
    return generate_latest(REGISTRY)
