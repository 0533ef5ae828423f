"""What requests have in common: types of parameters, dependencies that handlers ask for, and how refusals look."""

from __future__ import annotations

from typing import Annotated

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ..base.errors import NotAllowed
from ..db.storage import Visitor
from ..messages.wire import No
from ..people.limits import RateLimits
from ..tables.registry import Registry

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]
Since = Annotated[int, QueryParameter(ge=-1, le=2**31 - 1)]
Seat = Annotated[int | None, QueryParameter(ge=0, le=63)]
Lang = Annotated[str, QueryParameter(max_length=10)]
TheRegistry = NamedDependency[Registry]
TheLimits = NamedDependency[RateLimits]
ThePerson = NamedDependency[Visitor | None]
"""Who is asking; None for an unknown visitor."""
TheAddress = NamedDependency[str]
REFUSALS = {
    status: ResponseSpec(data_container=No, description="Refused: nothing has changed")
    for status in (403, 404, 409, 413, 429, 503)
}


def this_person(person: Visitor | None) -> Visitor:
    """The visitor who asks; a refusal if unknown."""
    if person is None:
        raise NotAllowed("nobody", "say who you are first: POST /api/visitor with a name")
    return person
