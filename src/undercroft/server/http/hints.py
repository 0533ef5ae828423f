"""Hints: what a seat may ask about the decision before it."""

from __future__ import annotations

from litestar import post
from litestar.params import JSONBody
from msgspec import Struct

from ..base.errors import NotAllowed, Refused
from ..messages import views
from ..messages.wire import Hint, Short
from ..tables.actions import own_seat
from ..tables.agent_pool import AgentReply, agent_named
from .parameters import REFUSALS, Lang, Seat, TableId, TheAddress, TheLimits, ThePerson, TheRegistry, this_person
from .tables import up_to_date

HINT_MS = 3_000
"""The most time for a hint, in milliseconds, because a person waits for it."""


class WantedHint(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose advice is wanted; without a name, the best there is in a short time, with its chances."""

    agent: Short = ""


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=REFUSALS)
async def give_hint(
    table_id: TableId,
    data: JSONBody[WantedHint],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
    seat: Seat = None,
    lang: Lang = "",
) -> Hint:
    """The best choice for me with its chances and what to expect, or the choice of an agent that I name. It knows only
    what my seat may know, takes a moment, and is told to nobody else."""
    me = this_person(person)
    limits.hints.take(me.id)
    table = await up_to_date(registry, table_id)
    mine = own_seat(table.record, me, seat)
    if mine < 0:
        raise NotAllowed("spectator", "you have no seat at this table")
    state, number = table.state, table.record.asked
    decision = state.decision(mine)
    if decision is None or table.record.closed:
        raise Refused("not_asked", "this seat is not asked anything now")
    language, most = views.known_language(lang), min(HINT_MS, registry.settings.thinking_ms)
    if data.agent:
        agent = agent_named(data.agent)
        thought = AgentReply(
            await registry.services.agents.would_choose(table.now.rules, state, mine, agent, most, address)
        )
    else:
        names = {f"seat-{at}": holder.name for at, holder in enumerate(table.record.seats) if holder.name}
        thought = await registry.services.agents.advise(table.now.rules, state, mine, most, language, names, address)
    option = decision.option(thought.text)
    assert option is not None
    view = views.option_view(table.game, state, option, table.feed.texts(language))
    return Hint(table.record.shown(number), data.agent, view, thought.chances, thought.words)


ROUTES = [give_hint]
