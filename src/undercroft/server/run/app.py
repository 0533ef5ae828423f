"""The application: routes, the dependencies of handlers, and how errors are answered."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec.structs import replace

from undercroft import __version__

from ..base import metrics, systemd
from ..base.decoding import decoded
from ..base.errors import NotFound, Refused
from ..base.peers import Peers
from ..base.settings import Settings
from ..db.storage import Visitor
from ..http import account, games, hints, lessons, own_data, pages, replays, sessions, tables
from ..http.middleware import SecurityMiddleware
from ..http.parameters import TheRegistry
from ..live.follower import live_table
from ..messages.wire import No
from ..people.limits import RateLimits, address_of, counted_as
from ..people.visitors import AnyConnection, person_of
from ..tables.card_sets import BadCards
from ..tables.registry import Registry

logger = logging.getLogger("undercroft")
WORDS = {
    404: ("no_page", "there is no such page"),
    405: ("bad_method", "this page is not asked for in that way"),
    413: ("too_big", "this request is too big"),
}
LOCAL = ("127.0.0.1", "::1", "")


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read in the one way that refuses whatever is no JSON."""

    async def json(self) -> Any:
        """The body as data."""
        return decoded(await self.body(), msgspec.json.decode, "bad_request")


async def give_registry(state: State) -> Registry:
    """The registry of the tables of this process."""
    registry: Registry = state.registry
    return registry


async def give_limits(state: State) -> RateLimits:
    """The limits of this process."""
    limits: RateLimits = state.limits
    return limits


async def give_person(request: Request, state: State) -> Visitor | None:  # type: ignore[type-arg]
    """The visitor who asks; None if unknown."""
    return await person_of(request, state.registry.sessions)


async def give_address(request: Request) -> str:  # type: ignore[type-arg]
    """The address of the request, as limits count it."""
    return counted_as(address_of(request.scope))


@get("/health/live", media_type=MediaType.TEXT, sync_to_thread=False)
def live() -> str:
    """Is the process there?"""
    return "ok"


@get("/health/ready", media_type=MediaType.TEXT)
async def ready(registry: TheRegistry) -> Response[str]:
    """Can it serve: is what people choose kept? If not, says why."""
    trouble = await registry.readiness.trouble()
    return Response(trouble or "ok", status_code=503 if trouble else 200)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request, state: State) -> Response[bytes]:  # type: ignore[type-arg]
    """For Prometheus."""
    if not state.settings.open_metrics and address_of(request.scope) not in LOCAL:
        raise NotFound("no_page", "there is no such page")
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")


def refused(_: AnyConnection, error: Refused) -> Response[No]:
    """Answer a refusal with its reason."""
    metrics.REFUSALS.labels(error.code).inc()
    said = No(error.code, error.words, error.rule)
    if isinstance(error, BadCards):
        said = replace(said, file=error.file, line=error.line, field=error.field)
    return Response(said, status_code=error.status)


def http_error(connection: AnyConnection, error: HTTPException) -> Response[No] | Response[bytes]:
    """Answer an error of the framework, in the same form as ours and in words for people; a browser gets a page."""
    if error.status_code == 404 and (page := pages.nowhere(connection.scope["path"], connection.headers)) is not None:
        return page
    code, words = WORDS.get(error.status_code, ("bad_request", f"this request is not understood: {error.detail}"))
    if isinstance(error.extra, list) and error.extra:
        parts = [f"{part.get('key', 'it')}: {part.get('message', '')}" for part in error.extra]
        words = "this request is not understood: " + "; ".join(parts)
    return Response(No(code, words[:500]), status_code=error.status_code, headers=error.headers)


def fault(connection: AnyConnection, error: Exception) -> Response[No]:
    """Answer an error of ours. The log has the details, the answer does not."""
    logger.error("fault", exc_info=error, extra={"path": connection.scope["path"]})
    return Response(No("fault", "something went wrong here; it has been logged"), status_code=500)


def wake(app: Litestar) -> None:
    """Make ready, in a thread, what would keep the event loop busy when the first asks for it."""
    games.wake()
    _ = app.openapi_schema  # made when it is first looked at


def create(settings: Settings, peers: Peers | None = None) -> tuple[Litestar, RateLimits]:
    """The application without its security middleware."""
    limits = RateLimits(settings, peers)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        registry = Registry(settings, peers, limits)
        await registry.open()
        app.state.registry = registry
        # What is loaded by now stays, so the garbage collector need not scan it again and again. Under load it would do
        # so four times a second and find nothing, because a commit of many choices makes many objects at once.
        gc.collect()
        gc.freeze()
        gc.set_threshold(500_000, 20, 50)
        # The writing thread needs the GIL only for moments, but soon: everyone waits for its commit.
        sys.setswitchinterval(0.0005)
        if peers is None:  # else the process that watches over this one tells
            registry.spawn(systemd.keep_alive())
        waking = asyncio.create_task(asyncio.to_thread(wake, app))
        try:
            yield
        finally:
            await waking
            await registry.close()

    routes: list[Any] = [
        *games.ROUTES,
        *lessons.ROUTES,
        *tables.ROUTES,
        *hints.ROUTES,
        *replays.ROUTES,
        *account.ROUTES,
        *own_data.ROUTES,
        *sessions.ROUTES,
        *pages.routes(),
        live_table,
        live,
        ready,
        show_metrics,
    ]
    app = Litestar(
        routes,
        lifespan=[lifespan],
        state=State({"settings": settings, "limits": limits}),
        dependencies={
            "registry": Provide(give_registry),
            "limits": Provide(give_limits),
            "person": Provide(give_person),
            "address": Provide(give_address),
        },
        exception_handlers={Refused: refused, HTTPException: http_error, Exception: fault},
        openapi_config=OpenAPIConfig(
            title="Undercroft",
            version=__version__,
            description="Tables of modern tabletop games. Live updates: WebSocket at /api/tables/{table}/live.",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=JsonRequest,
        request_max_body_size=settings.body_bytes,
        logging_config=None,
        debug=False,
    )
    return app, limits


def make_app(settings: Settings, peers: Peers | None = None) -> SecurityMiddleware:
    """The whole application, behind its security middleware."""
    app, limits = create(settings, peers)
    return SecurityMiddleware(app, settings, limits)
