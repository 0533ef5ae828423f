"""What all tests share."""

import json
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import compiled
import durations
from undercroft import games

# On a busy machine a slow example is not a fault. Each run tries the same examples, so that what fails fails again; to
# look for new ones, `pytest --hypothesis-profile=search`, which prints how to repeat what it finds.
settings.register_profile("house", deadline=None, derandomize=True)
settings.register_profile("search", deadline=None, max_examples=1000, print_blob=True)
settings.load_profile("house")
# A script that starts a run in the background lets it ignore Ctrl-C, and all that the run starts; tests send it.
signal.signal(signal.SIGINT, signal.default_int_handler)
taken = durations.Durations()
collect_ignore = ["installed"]  # `make test-long` names it: it wants wheels


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--leave-computing", action="store_true", help="leave out what `make test` runs compiled alone")
    parser.addoption("--write-durations", action="store_true", help="note which tests take a second or more")
    parser.addoption("--rule-report", metavar="FILE", help="write the tests of each rule id to FILE, as JSON")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--leave-computing"):
        leave_computing(config, items)
    if workers := getattr(config, "workerinput", {}).get("workercount"):
        known = durations.read()
        items[:] = durations.slowest_first(items, [known.get(item.nodeid, 0.0) for item in items], workers)


def leave_computing(config: pytest.Config, items: list[pytest.Item]) -> None:
    homes = [compiled.ROOT / name for name in compiled.COMPUTING]
    left = [
        item
        for item in items
        if any(item.path.is_relative_to(home) for home in homes) and not item.get_closest_marker("plain")
    ]
    gone = set(left)
    items[:] = [item for item in items if item not in gone]
    config.hook.pytest_deselected(items=left)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    taken.add(report.nodeid, report.duration)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if session.config.getoption("--write-durations") and not hasattr(session.config, "workerinput"):
        taken.write()


def pytest_collection_finish(session: pytest.Session) -> None:
    target = session.config.getoption("--rule-report")
    if target is None:
        return
    tests = defaultdict(list)
    for item in session.items:
        # A test that does not run, or may fail, proves nothing.
        if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
            continue
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                tests[rule].append(item.nodeid)
    Path(target).write_text(json.dumps(tests, indent=1))


class Clock:
    """The time of day that the code under test reads, which a test can set forward."""

    def __init__(self) -> None:
        self.true = time.time
        self.ahead = 0.0

    def __call__(self) -> float:
        return self.true() + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """`time.time` with a test's hand on it. Deadlines pass when the test says so."""
    clock = Clock()
    monkeypatch.setattr(time, "time", clock)
    return clock


@pytest.fixture
def earlier(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for earlier rules."""
    folder = tmp_path / "earlier"
    folder.mkdir()
    monkeypatch.setenv(games.EARLIER, str(folder))
    package = __import__("undercroft.games.earlier", fromlist=["__path__"])
    monkeypatch.setattr(package, "__path__", list(package.__path__))
    games._earlier.cache_clear()
    yield folder
    games._earlier.cache_clear()
    for name in [name for name in sys.modules if name.startswith("undercroft.games.earlier.")]:
        del sys.modules[name]
