"""Runs `undercroft serve`."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
import time
from functools import partial
from typing import Any

import msgspec
import uvicorn

from ..base.errors import StorageError
from ..base.peers import Peers
from ..base.settings import Settings
from ..db.storage import Storage
from ..http.connection import connection_for
from ..http.middleware import SecurityMiddleware
from ..live.connection import Connection, adopt_socket
from . import announce, supervisor
from .app import make_app

HOSTS = "--host takes an address of this machine, 127.0.0.1 for itself alone or 0.0.0.0 for everyone in the network"
PORTS = 20
"""How many ports are tried where none is named."""
FIELDS = ("table", "code", "error", "agent", "game", "path", "worker")


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: getattr(record, key) for key in FIELDS if hasattr(record, key)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str = "info") -> None:
    """Structured logs on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for noisy in ("httpx", "uvicorn.error", "alembic"):  # a line for every request sent, socket opened, and start
        logging.getLogger(noisy).setLevel(logging.WARNING)


def free_port(host: str, port: int) -> int:
    """This port, or if other programs have it the next one that is free; says so if it is another."""
    for free in range(port, port + PORTS):
        try:
            check_port(host, free)
        except StorageError:
            continue
        if free != port:
            print(f"Port {port} is taken by another program; this house takes {free}.", file=sys.stderr)
        return free
    return port  # `serve` says what is wrong with it


def check_port(host: str, port: int) -> None:
    """Raise StorageError if the port is taken or the host is not ours, before anything is started."""
    if not 1 <= port <= 65_535:
        raise StorageError(f"there is no port {port}; choose one from 1 to 65535 with --port")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except (socket.gaierror, UnicodeError):
            raise StorageError(f"there is no host called {host!r}; {HOSTS}") from None
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise StorageError(f"{host} is not an address of this machine; {HOSTS}") from None
            if error.errno == errno.EADDRINUSE:
                raise StorageError(
                    f"port {port} of {host} is taken by another program; choose one with --port"
                ) from None
            if error.errno == errno.EACCES:
                raise StorageError(f"port {port} may not be used by you; choose one above 1023 with --port") from None
            raise StorageError(f"{host}:{port} cannot be listened on: {os.strerror(error.errno or 0)}") from None


async def _prepare(settings: Settings) -> None:
    storage = Storage(settings)
    try:
        await storage.open()
    finally:
        await storage.close()


def allow_many_sockets() -> None:
    """Raise the limit of open files as far as we may: every socket is one, and systems often begin with 1,024."""
    with contextlib.suppress(ImportError, OSError, ValueError):  # there is no such thing on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, browser: bool = False) -> int:
    """Run the server until it is told to stop. A problem is printed as one sentence, with exit code 1. With `browser`
    the house is opened in it as soon as it answers."""
    try:
        if settings.workers > 1 and not hasattr(socket, "SCM_RIGHTS"):
            raise StorageError("several server processes need Linux, macOS or another Unix; use --workers 1")
        check_port(settings.host, settings.port)
        asyncio.run(_prepare(settings))
    except StorageError as error:
        print(f"undercroft serve: {error}", file=sys.stderr)
        return 1
    with listening(settings.host, settings.port) as listener:
        listener.listen()  # from here on whoever comes waits for an answer, and is not turned away
        announce.say_where(settings)
        if browser:
            announce.say_more()
            announce.open_browser(settings)
        if settings.workers > 1:
            set_up_logs()
            return supervisor.supervise(settings, serve_here, (settings, listener))
        serve_here(settings, listener)
    return 0


def config_of(app: SecurityMiddleware, settings: Settings, peers: Peers | None = None) -> uvicorn.Config:
    """The configuration of uvicorn, the same for the server and for tests."""
    the_peers = peers

    class ConnectionOfHere(Connection):
        peers = the_peers

    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips=list(settings.proxies),
        http=connection_for(app.limits),
        ws=ConnectionOfHere,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=settings.head_bytes,
    )


def serve_here(settings: Settings, listener: socket.socket, peers: Peers | None = None) -> None:
    """Run one server process, alone or as one of several."""
    set_up_logs()
    allow_many_sockets()
    config = config_of(make_app(settings, peers), settings, peers)
    server = uvicorn.Server(config)
    if peers is not None:
        peers.on_socket = partial(adopt_socket, server)
    server.run(sockets=[listener])


def listening(host: str, port: int) -> socket.socket:
    """A listening socket whose connections send small messages at once. They inherit this from it, in any event
    loop."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    listener.bind((host, port))
    return listener
