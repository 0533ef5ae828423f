"""The soak in short, by games ended and not by time; `make soak` runs it in full."""

import asyncio
import json

import pytest

import crash
import soak


def test_games_end_and_new_ones_begin_without_an_error(tmp_path):
    server = crash.new_server(str(tmp_path / "house.db"), tmp_path)
    server.settings["open_metrics"] = True
    lines = []

    def done(played):
        return sum(played.ended.values()) >= 12 and sum(played.begun.values()) > 12

    played = asyncio.run(soak.soak(server, 12, done, 1, lines.append))
    assert sum(played.begun.values()) > 12, "new ones begin"
    assert played.choices > 0
    assert soak.errors_in(server.errors) == []
    last = played.samples[-1]
    assert last == lines[-1]
    assert last.rss > 10_000_000
    assert last.processes > 1, "agents think in processes of their own"
    assert min(last.descriptors, last.tasks, last.in_memory, last.database, last.processes) > 0
    assert f"{last.ended:5} of {last.begun:5} games ended" in soak.show(last)


def sampled(rss, **more):
    """A sample a minute of one figure."""
    usual = dict(descriptors=100, processes=3, tasks=50, in_memory=9, database=1, wal=1, begun=9, ended=9, choices=9)
    return [soak.Sample(at=60.0 * at, rss=each, **usual | more) for at, each in enumerate(rss, 1)]


@pytest.mark.parametrize(
    ("rss", "wrong"),
    [
        ([50] * 5 + [100] * 55, ""),
        ([100] * 10 + [104] * 50, ""),
        ([100] * 10 + [100 + at / 4 for at in range(50)], "rss grew by"),
        ([200] * 10 + [150] * 50, ""),
        ([100] * 10 + [150] * 30 + [100] * 20, ""),
        ([100] * 10, "too short"),
    ],
)
def test_what_grows_is_noticed(rss, wrong):
    _, said = soak.judge(sampled([each * 1e6 for each in rss]), 600, 5)
    assert [line for line in said if wrong not in line or not wrong] == []
    assert bool(said) == bool(wrong)


def test_a_long_log_and_lost_descriptors_are_noticed():
    samples = sampled([1e8] * 60)
    for at, sample in enumerate(samples):
        sample.descriptors += at
    samples[20].wal = 10**9
    _, said = soak.judge(samples, 600, 5)
    assert len(said) == 2
    assert "descriptors grew" in said[0]
    assert "write-ahead log" in said[1]


def test_an_error_in_the_log_is_found(tmp_path):
    log = tmp_path / "server.log"
    fine = json.dumps({"level": "warning", "message": "a commit failed"})
    log.write_text(
        f"{fine}\n{json.dumps({'level': 'error', 'message': 'fault'})}\nTraceback (most recent call last):\n"
    )
    assert [line[:5] for line in soak.errors_in(log)] == ['{"lev', "Trace"]
