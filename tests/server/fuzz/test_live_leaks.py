"""Whole games over real sockets tell nobody more than they may know. `tools/leaks.py` plays them by the hour."""

import pytest

import bids
from leaking import leaks_of
from serving import run, serving, settings_for
from undercroft.games import all_games
from undercroft.server.messages import news, views, wire
from undercroft.server.model.record import Record

CHOICES = 120


def looked(tmp_path, game, seats, choices=CHOICES):
    seen = {}

    async def work():
        async with serving(settings_for(tmp_path, snapshot_every=20)) as served:
            seen.update(await leaks_of(served, game, seats, f"{game} {seats}", choices))

    run(work)
    return seen


@pytest.mark.parametrize("game", [*all_games(), "bids"])
def test_what_every_socket_gets_is_what_it_may_know(tmp_path, game):
    seen = looked(tmp_path, game, max(3, all_games()[game].min_seats))
    assert seen["messages"] > 3 * min(CHOICES, seen["choices"])
    assert seen["worlds"] >= 4


# Leaks that somebody might make one day. Each must be seen, or the tests above say nothing.
def in_the_view(monkeypatch):
    honest = bids.Bids.view
    monkeypatch.setattr(bids.Bids, "view", lambda self, s, seat: {**honest(self, s, seat), "sum": sum(s.hands[0])})


def in_the_log(monkeypatch):
    honest = views.log_line
    monkeypatch.setattr(
        news.views, "log_line", lambda entry, record, seat, story: honest(entry, record, entry.seat, story)
    )


def in_a_reason(monkeypatch):
    def reasons(game, state, seat, texts):
        return [wire.Reason(f"bid {max(state.hands[0])}", "", wire.Saying("why-taken"))]

    monkeypatch.setattr(views, "reasons", reasons)


def in_the_numbers(monkeypatch):
    monkeypatch.setattr(Record, "shown", lambda self, number: number)


def in_what_is_kept_for_others(monkeypatch):
    honest = news.NewsFeed.own

    def own(self, seat, language, recent):
        kept = self.own_parts.get(("", recent.since))
        if kept is None:
            kept = self.own_parts["", recent.since] = honest(self, seat, language, recent)
        return kept

    monkeypatch.setattr(news.NewsFeed, "own", own)


@pytest.mark.parametrize("leak", [in_the_view, in_the_log, in_a_reason, in_the_numbers, in_what_is_kept_for_others])
def test_a_leak_is_seen(tmp_path, monkeypatch, leak):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"may not know|is told after|honest count"):
        looked(tmp_path, "bids", 3)
