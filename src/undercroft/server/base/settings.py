"""What a host may decide about the server. All of it has a sensible default."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from .errors import StorageError

OTHER = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://")
"""How the address of a database begins, rather than the name of a file."""


Port = Annotated[int, Meta(ge=1, le=65_535)]
Count = Annotated[int, Meta(ge=1)]
Rate = Annotated[float, Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of one server process. `undercroft serve --config FILE` takes all of them; docs/settings.md is made of
    what stands here."""

    database: str = "undercroft.db"
    """A file for SQLite, or postgresql://..."""
    host: str = "127.0.0.1"
    """The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for the network too."""
    port: Port = 8000
    """The port to listen on. If this one is taken, and none was named, the next free one."""
    workers: Count = 1
    """Server processes, to use more cores."""
    thinkers: Count = 2
    """Processes in which agents think."""
    thinking_ms: Count = 3_000
    """The longest an agent that searches may think about one choice."""
    cards: dict[str, str] = {}
    """By game, a folder of card files for new tables, in place of the game's own."""
    hosts: list[str] = []
    """Names by which people may ask for this server, beside its addresses and what this machine is called."""
    origins: list[str] = []
    """Pages of other origins that may use this server; its own always may."""
    secure_cookies: bool = False
    """Set behind https, so that the cookie never travels in the clear."""
    proxied: bool = False
    """Believe X-Forwarded-For and -Proto of the proxies."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses of proxies, and networks of nothing else. The client is the last address that is none of them."""
    private_webhooks: bool = False
    """Let webhooks point into private networks. For tests and closed houses only."""
    open_metrics: bool = False
    """Show /metrics to everyone rather than to this machine alone."""
    snapshot_every: Count = 64
    """Entries between two snapshots: what loading a table reads at most."""
    head_bytes: Count = 16_384
    """What a request may say before its body."""
    message_bytes: Count = 16_384
    """The longest message on a socket."""
    body_bytes: Count = 65_536
    """The longest body of a request."""
    import_bytes: Count = 1_048_576
    """The longest body of a request that brings a transcript or card files."""
    requests_per_second: Rate = 50.0
    """For one address; it may save up ten seconds of it. Eight people behind one address open the page at once."""
    actions_per_second: Rate = 10.0
    """For one person's socket or requests at a table; it may save up ten seconds of it."""
    sockets_per_address: Count = 64
    """Sockets open at the same time."""
    frames_per_second: Rate = 50.0
    """What one socket may send: each frame and each kilobyte counts; it may save up ten seconds of it."""
    frames_per_address: Rate = 500.0
    """The same for all sockets of one address together."""
    connections_per_address: Count = 256
    """Other connections, open or half open. Those of proxies do not count."""
    head_seconds: Rate = 20.0
    """A connection that has not said what it wants by then is closed."""
    body_seconds: Rate = 60.0
    """The same for what follows; and a client has so long to take what it is told."""
    person_megabytes_per_hour: Rate = 20.0
    """What is kept of one person's choices, words and imports; as much as is due in 24 minutes may be saved up."""
    table_megabytes_per_hour: Rate = 60.0
    """The same for everyone at one table together."""
    address_megabytes_per_hour: Rate = 100.0
    """The same for everyone at one address together."""
    tables_per_hour: Rate = 60.0
    """New tables from one address."""
    visitors_per_hour: Rate = 600.0
    """New visitors from one address."""
    live_tables: Count = 10_000
    """Tables kept in memory; the longest unused leaves first."""
    hung_seconds: Rate = 30.0
    """A process of several that gives no sign of life for so long is replaced."""

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        for prefix in ("postgresql+asyncpg://", "sqlite+aiosqlite://"):
            if self.database.startswith(prefix):
                return self.database
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+asyncpg://" + self.database.removeprefix(prefix)
        kind = OTHER.match(self.database)
        if kind is not None and not self.database.startswith("sqlite:///"):
            # Only how it begins is told: a password may follow.
            raise StorageError(
                f"{kind[0]} is no database that Undercroft can use; --database takes the name of a file, for SQLite, "
                "or postgresql://USER:PASSWORD@HOST:PORT/NAME"
            )
        return f"sqlite+aiosqlite:///{self.database.removeprefix('sqlite:///')}"

    @property
    def postgres(self) -> str:
        """The database as PostgreSQL's own driver names it."""
        return self.url.replace("postgresql+asyncpg://", "postgresql://", 1)

    @property
    def house(self) -> str:
        """What tells this house from others on the machine."""
        return str(self.file.resolve()) if self.file is not None else self.postgres

    @property
    def file(self) -> Path | None:
        """The SQLite file, if that is what is used."""
        prefix = "sqlite+aiosqlite:///"
        return Path(self.url.removeprefix(prefix)) if self.url.startswith(prefix) else None
