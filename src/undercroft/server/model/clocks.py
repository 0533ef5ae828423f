"""Clocks: computed from the log alone, so that every process gets the same times."""

from __future__ import annotations

from .log import ClockRule
from .record import Record

PASSING = ("pass", "decline", "skip", "no", "none", "done", "end", "stop")
"""First words of the options that do least, in the order in which they are tried when a clock runs out."""


def deadlines(record: Record, rule: ClockRule) -> dict[int, float]:
    """When time is out, by seat. No clock runs before all seats are taken, nor for an agent."""
    if rule.kind == "none" or record.over or record.closed or not record.full:
        return {}
    people = record.people()
    return {
        seat: since + (rule.seconds if rule.kind == "move" else record.left[seat])
        for seat, since in record.waiting.items()
        if seat in people
    }


def next_deadline(record: Record, rule: ClockRule) -> tuple[float, int] | None:
    """The first deadline at which the server must act; None if there is none."""
    if rule.then == "wait":
        return None
    return min(((at, seat) for seat, at in deadlines(record, rule).items()), default=None)


def passing(texts: list[str]) -> str | None:
    """The option that does least, by its first word; None if there is none."""
    for word in PASSING:
        for text in texts:
            if text.split(" ", 1)[0] == word:
                return text
    return None
