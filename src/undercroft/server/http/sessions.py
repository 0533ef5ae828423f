"""Requests about sessions: log in and out, here and everywhere, and change the password."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from ..base.errors import NotAllowed, Refused
from ..base.settings import Settings
from ..db import storage
from ..db.storage import Visitor
from ..people import credentials
from ..people.credentials import COOKIE
from ..people.limits import RateLimits
from ..people.visitors import is_program, session_of
from ..tables.registry import Registry
from .parameters import REFUSALS, TheAddress, TheLimits, ThePerson, TheRegistry, this_person

Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+\Z")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
YEARS = 60 * 60 * 24 * 365 * 2
AnyRequest = Request[Any, Any, Any]


class Me(Struct, frozen=True):
    """What the server knows about me."""

    name: str
    account: bool
    webhook: str | None


class Account(Struct, frozen=True, forbid_unknown_fields=True):
    """What one logs in with."""

    login: Login
    password: Password


class LogIn(Account, frozen=True, forbid_unknown_fields=True):
    """An account, and where its password is good for one use only, another one to have from now on."""

    new: Password | None = None


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The password that one has, and the one to have from now on."""

    old: Password
    new: Password


class Session(Struct, frozen=True):
    """A device on which I am known: since when, when it was last here, and what its browser says of itself."""

    begun: float
    seen: float
    browser: str
    here: bool
    """Is it the one that asks?"""


def me_of(person: Visitor) -> Me:
    """What a person is told about themselves."""
    return Me(person.name, person.account is not None, person.webhook)


def session_cookie(token: str, settings: Settings) -> Cookie:
    """The cookie that a browser is known by."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEARS,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


async def begin_session(request: AnyRequest, registry: Registry, me: Visitor, account: int) -> Response[Me]:
    """Be logged in from now on: in a browser by a new token, as somebody else may know the one that was there before.

    A program keeps its own, which nobody else can give it.
    """
    said = Me(me.name, True, me.webhook)
    if is_program(request):
        await registry.storage.change_visitor(me.id, account=account)
        return Response(said)
    token = credentials.new_secret()
    await registry.sessions.renew(me, session_of(request), credentials.hashed(token), account=account)
    return Response(said, cookies=[session_cookie(token, registry.settings)])


async def proven(
    registry: Registry, limits: RateLimits, address: str, login: str, of: str | int | None, password: str
) -> storage.Account:
    """The account, if this is its password."""
    limits.guesses.take(login, address)
    found = await registry.storage.account(of)
    fits = await credentials.password_fits(found.password if found else None, password)
    if found is None or not fits or (found.once is not None and found.once < time.time()):
        limits.guesses.wrong(login, address)
        raise NotAllowed("wrong", "login or password is wrong")
    limits.guesses.right(login, address)
    return found


async def change(registry: Registry, account: storage.Account, me: Visitor, password: str) -> None:
    """Give an account another password, and end all of its sessions but this one."""
    if not await registry.storage.set_password(account, await credentials.hash_password(password)):
        raise Refused("wrong", "this password has just been changed elsewhere")
    await registry.sessions.end(await registry.storage.visitors_of(account.id), but=me.id)


@post("/api/account/login", status_code=200, responses=REFUSALS)
async def log_in(
    request: AnyRequest,
    data: JSONBody[LogIn],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Response[Me]:
    """Log in on this device; what was played here before comes along. A password of the host's is good for choosing
    another one (`new`) and for nothing else."""
    me, login = this_person(person), data.login.lower()
    account = await proven(registry, limits, address, login, login, data.password)
    if me.account is not None and me.account != account.id:
        raise Refused("other_account", "this device has another account; log out first")
    if account.once is not None:
        if data.new is None:
            raise Refused("new_password", "this password is for one use: choose another one")
        await change(registry, account, me, data.new)
    return await begin_session(request, registry, me, account.id)


@put("/api/account/password", responses=REFUSALS)
async def change_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Response[Me]:
    """Change my password. I stay logged in here, and nowhere else."""
    me = this_person(person)
    mine = await registry.storage.account(me.account)
    if mine is None:
        raise Refused("no_account", "you have no account")
    account = await proven(registry, limits, address, mine.login, mine.id, data.old)
    await change(registry, account, me, data.new)
    return await begin_session(request, registry, me, account.id)


@get("/api/account/sessions", responses=REFUSALS)
async def my_sessions(registry: TheRegistry, person: ThePerson) -> list[Session]:
    """The devices on which I am known, the one that was here last first."""
    me = this_person(person)
    await registry.sessions.write_down()
    found = await registry.storage.sessions_of(me.all_ids)
    return [Session(begun, seen, browser, id == me.id) for id, begun, seen, browser in found]


@post("/api/account/logout", status_code=200, responses=REFUSALS)
async def log_out(registry: TheRegistry, person: ThePerson) -> Response[None]:
    """Forget me on this device."""
    if person is not None:
        await registry.sessions.end([person.id])
    return forgotten()


@post("/api/account/logout/everywhere", status_code=200, responses=REFUSALS)
async def log_out_everywhere(registry: TheRegistry, person: ThePerson) -> Response[None]:
    """Forget me on all of my devices."""
    await registry.sessions.end(this_person(person).all_ids)
    return forgotten()


def forgotten() -> Response[None]:
    """The answer to whoever shall not be known any more on this device."""
    gone = Response(None, media_type="application/json")
    gone.delete_cookie(COOKIE, path="/")
    return gone


ROUTES = [log_in, change_password, my_sessions, log_out, log_out_everywhere]
