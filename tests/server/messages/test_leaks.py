"""Nothing that leaves the server tells a viewpoint what it may not know: by the law of `determinize`, for every game.

Everything about a table goes through the messages compared here, so the true state and one in which all that the
seat cannot know was drawn anew must give the same bytes.
"""

from contextlib import AsyncExitStack

import msgspec
import pytest

import bids
from acting import choose, replace_state
from serving import run
from undercroft.engine.chance import seeded
from undercroft.games import all_games
from undercroft.server.base.errors import Refused
from undercroft.server.base.settings import Settings
from undercroft.server.messages import views, wire
from undercroft.server.model.log import Chosen, Head, Seated
from undercroft.server.people import credentials
from undercroft.server.run.host import opened
from undercroft.server.tables import create

GAMES = [
    (id, seats) for id, game in {**all_games(), "bids": bids.GAME}.items() for seats in (game.min_seats, game.max_seats)
]
CHOICES = 60


async def cleanly(play):
    async with AsyncExitStack() as rooms:
        await play(rooms)


async def told(live, seat, texts):
    """All that a viewpoint can get out of a table, as bytes."""
    live.feed.clear_cache()
    _, news = await live.feed.news(seat, "en", -1)
    out = [news, wire.encode(views.reasons(live.game, live.state, seat, live.feed.texts("en")))]
    if seat >= 0:
        for text in texts:
            try:
                await choose(live, seat, live.record.asked + 1, text)
            except Refused as error:
                out.append(f"{error.code} {error.words} {error.rule}".encode())
            if live.state.decision(seat) is None or live.state.decision(seat).option(text) is None:
                try:
                    await choose(live, seat, live.record.asked, text)
                except Refused as error:
                    out.append(f"{error.code} {error.words} {error.rule}".encode())
    return out


async def seat_for_seat(live, luck):
    """Compare what each viewpoint is told of the truth with what it would be told of another world it may believe."""
    truth = live.state
    texts = ["nonsense", *(option.text for option in truth.options[:3])]
    for seat in range(-1, live.head.seats):
        said = await told(live, seat, texts)
        replace_state(live, live.game.determinize(truth, seat, luck))
        assert await told(live, seat, texts) == said, f"seat {seat} is told something it may not know"
        replace_state(live, truth)


@pytest.mark.parametrize(("id", "seats"), GAMES)
def test_no_viewpoint_is_told_more_than_it_may_know(id, seats, tmp_path):
    async def play(rooms):
        registry = await rooms.enter_async_context(opened(Settings(database=str(tmp_path / "house.db"))))
        game = all_games()[id]
        setup = game.setup(seats)
        head = Head(credentials.new_table_id(), id, game.version, seats, setup.options, setup.deck, 0, 0.0)
        live = await create.create_table(registry, head, [Seated() for _ in range(seats)])
        luck = seeded(7)
        for _ in range(CHOICES):
            if live.state.over:
                break
            await seat_for_seat(live, luck)
            asked = live.state.decision(live.state.seat)
            text = asked.options[luck.below(len(asked.options))].text
            await choose(live, asked.seat, live.record.asked, text)
            # An answer is told to its seat; to others only through the events they may know.
            entry = live.feed.recent[-1]
            assert isinstance(entry.body, Chosen)
            for seat in range(-1, seats):
                line = views.log_line(entry, live.record, seat, views.storyteller(game, live.feed.texts("en")))
                assert (line is not None and line.text == text) == (seat == entry.seat)
                known = sum(event.known_to(seat) for event in entry.body.events)
                assert line is None or len(line.events) == known
        # No number of the generator, no outcome and no seed is in any message.
        _, news = await live.feed.news(0, "en", -1)
        assert not {"chance", "outcomes", "seed", "agenda"} & set(msgspec.json.decode(news))
        assert b'"outcomes"' not in news
        assert isinstance(wire.decode_heard(news), wire.News), "it is what the documented type says"

    run(lambda: cleanly(play))


def test_the_test_itself_would_notice(tmp_path, monkeypatch):
    """A view with one leak in it must not pass."""
    honest = bids.Bids.view
    monkeypatch.setattr(bids.Bids, "view", lambda self, s, seat: {**honest(self, s, seat), "sum": sum(s.hands[0])})
    with pytest.raises(AssertionError, match="may not know"):
        test_no_viewpoint_is_told_more_than_it_may_know("bids", 3, tmp_path)


def test_a_secret_answer_is_in_no_message_to_others(tmp_path):
    async def play(rooms):
        registry = await rooms.enter_async_context(opened(Settings(database=str(tmp_path / "house.db"))))
        head = Head(credentials.new_table_id(), "bids", 1, 3, {}, "own", 0, 0.0)
        live = await create.create_table(registry, head, [Seated() for _ in range(3)])
        others = {}
        for option in live.state.decision(0).options[:2]:
            await choose(live, 0, live.record.asked, option.text)
            for seat in (-1, 1, 2):
                _, news = await live.feed.news(seat, "", -1)
                message = msgspec.json.decode(news)
                for line in message["log"]:
                    line.pop("at")
                others.setdefault(seat, []).append(message)
        assert len(others) == 3
        for seat, (first, second) in others.items():
            assert first == second, f"seat {seat} notices that another changed its secret answer"

    run(lambda: cleanly(play))
