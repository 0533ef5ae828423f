"""The slowest tests are begun first."""

import json

from durations import FILE, Durations, slowest_first


def test_each_worker_begins_with_slow_ones_and_none_is_lost():
    tests = list("abcdefg")
    seconds = [0, 0, 5, 0, 9, 0, 2]
    assert slowest_first(tests, seconds, 2) == ["e", "g", "a", "c", "b", "d", "f"]
    assert slowest_first(tests, seconds, 1) == ["e", "c", "g", "a", "b", "d", "f"]
    for workers in (1, 2, 3, 9):
        assert sorted(slowest_first(tests, seconds, workers)) == tests


def test_what_was_not_run_is_still_known(tmp_path):
    file = tmp_path / "durations.json"
    file.write_text('{"old": 4.0, "quicker now": 3.0}')
    taken = Durations()
    for test, seconds in (("quicker now", 0.5), ("slow", 0.9), ("slow", 0.6)):
        taken.add(test, seconds)
    taken.write(file)
    assert json.loads(file.read_text()) == {"old": 4.0, "slow": 1.5}


def test_the_file_names_tests_that_are_there():
    root = FILE.parents[1]
    files = {test.partition("::")[0] for test in json.loads(FILE.read_text())}
    assert files
    assert [file for file in sorted(files) if not (root / file).exists()] == []
