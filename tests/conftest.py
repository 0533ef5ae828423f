"""What all tests share."""

import json
from collections import defaultdict
from pathlib import Path

import pytest
from hypothesis import settings

# On a busy machine a slow example is not a fault.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-report", metavar="FILE", help="write the tests of each rule id to FILE, as JSON")


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
