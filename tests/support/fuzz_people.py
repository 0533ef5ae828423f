"""Those who come by at the fuzzer's house, and their lines."""

from __future__ import annotations

from typing import Any

from lines import Line
from serving import Served
from undercroft.client import Client
from undercroft.server.people import credentials


class Person:
    """Somebody who comes by, with all lines they have open."""

    def __init__(self, name: str, client: Client | None, visitor: int) -> None:
        self.name, self.client, self.visitor = name, client, visitor
        self.fans: list[Fan] = []


class Fan:
    """A line of a person, what it asked for, and what was compared so far."""

    def __init__(self, person: Person, line: Line, wanted: int | None, language: str) -> None:
        self.person, self.line, self.wanted, self.language = person, line, wanted, language
        self.checked = 0
        self.refusals = 0
        self.may_end: set[tuple[int, str]] = set()
        """Codes and reasons with which the server may close it; an empty reason stands for any."""

    @property
    def news(self) -> dict[str, Any]:
        return self.line.news[-1]


async def visit(served: Served, name: str) -> Person:
    """Somebody comes by for the first time."""
    client = await served.visitor(name)
    assert client.token is not None
    visitor = await served.registry.storage.visitor(credentials.hashed(client.token))
    assert visitor is not None
    return Person(name, client, visitor.id)


async def nobody(served: Served) -> Client:
    """A client of somebody who does not say who they are."""
    for client in served.clients:
        if client.token is None:
            return client
    served.clients.append(Client(served.address))
    return served.clients[-1]
