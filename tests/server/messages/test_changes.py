"""News that say only what has changed in the view: the same as the whole view, at every step, for every viewpoint."""

import msgspec
import pytest

from serving import picker, run, serving, settings_for
from undercroft.client import changed
from undercroft.games import all_games
from undercroft.server.messages import wire
from undercroft.server.messages.views import CachedView

STEPS = 80


@pytest.mark.parametrize("id", list(all_games()))
def test_changes_make_the_view_that_whole_news_bring(id, tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada, eve = await served.visitor("Ada"), await served.visitor("Eve")
            seats = max(2, all_games()[id].min_seats)
            table = (await ada.make_table(id, ["me"] * seats))["table"]
            pick, patched = picker(1, served.registry), 0
            places = [(ada, {"seat": seat}) for seat in range(seats)] + [(eve, {})]
            followers = [client.sit(table, **place) for client, place in places]
            followers += [client.sit(table, changes=False, **place) for client, place in places]
            for follower in followers:
                await follower.open()
                await follower.next_news()
            for step in range(STEPS):
                asked = next(
                    (f for f in followers[:seats] if f.news["decision"] and not f.news["decision"]["answer"]), None
                )
                if asked is None:
                    break
                await asked.choose(pick(asked.news))
                if step == 20:
                    await followers[0].do("say", text="a word that changes no view")
                number = (await ada.look(table, seat=0))["number"]
                for follower in followers:
                    await follower.until(lambda news, n=number: news["number"] >= n)
                for some, whole in zip(followers[: seats + 1], followers[seats + 1 :], strict=True):
                    assert some.news["view"] == whole.news["view"]
                patched += 1
            assert patched > 20
            for follower in followers:
                await follower.close()

    run(play)


def test_only_what_has_changed_is_sent(tmp_path):
    async def play():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            table = (await ada.make_table("dice_brewing", ["me", "me"]))["table"]
            asked = (await ada.look(table))["waiting"][0]
            async with ada.sit(table, seat=asked) as mine:
                first = await mine.next_news()
                assert "changes" not in first
                socket = mine.socket
                sent = []
                receive = socket.recv
                socket.recv = lambda: keep(receive, sent)
                await mine.choose(picker(1, served.registry)(first))
                await mine.until(lambda news: news["number"] > first["number"])
                told = next(message for message in sent if b'"news"' in message)
                assert b'"view"' not in told
                assert b'"changes"' in told
                # After a break nothing is known of what the client still has: it gets all.
                await mine.close()
                await mine.open()
                sent.clear()
                mine.socket.recv, receive = (lambda: keep(receive, sent)), mine.socket.recv
                await mine.next_news()
                assert b'"view"' in sent[0]

    async def keep(receive, sent):
        message = await receive()
        sent.append(message.encode() if isinstance(message, str) else message)
        return message

    run(play)


def test_changes_name_the_smallest_part_that_holds_them():
    old = {"a": 1, "rows": [{"x": 1, "y": [1, 2]}, {"x": 2, "y": []}], "by": {"k": 1}, "list": [1], "grows": [{"z": 1}]}
    new = {"a": 1, "rows": [{"x": 1, "y": [1, 2]}, {"x": 3, "y": [5]}], "by": {"l": 2}, "list": [], "grows": []}
    one, two = CachedView(None, 1, old), CachedView(None, 2, new)
    found = msgspec.json.decode(wire.encode(two.changes(one)))
    assert [(change["path"], change["value"]) for change in found] == [
        (["rows", 1], {"x": 3, "y": [5]}),
        (["by"], {"l": 2}),
        (["list"], []),
        (["grows"], []),
    ]
    assert changed(old, found) == new
    assert old["rows"][1] == {"x": 2, "y": []}, "the old view stays as it is"
    assert two.changes(two) == []
