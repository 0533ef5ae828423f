"""Errors travel: what goes wrong in another process is told here as it would have been told there."""

import pickle

import pytest

from undercroft.engine import errors
from undercroft.engine.errors import CardError, IllegalChoice, TranscriptError, UndercroftError

PLAIN = [UndercroftError, errors.ChanceError, errors.SetupError, errors.SaveError]
ONE_OF_EACH = [
    (CardError("coins.toml", 7, "price", "a number"), "coins.toml, line 7, field price: a number"),
    (IllegalChoice(1, "brew ale", "DB-P4", "no yeast"), "seat 1 cannot answer 'brew ale': no yeast (DB-P4)"),
    (IllegalChoice(0, "pass", "", "not offered"), "seat 0 cannot answer 'pass': not offered"),
    (TranscriptError("no such choice", 4), "line 4: no such choice"),
    (TranscriptError("empty"), "empty"),
    *((kind("as it is"), "as it is") for kind in PLAIN),
]


def test_all_errors_are_here():
    kinds = {kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert {type(error) for error, _ in ONE_OF_EACH} == kinds


@pytest.mark.parametrize(("error", "words"), ONE_OF_EACH)
def test_an_error_survives_the_way_between_processes(error: UndercroftError, words: str):
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error) == words
    for name in ("file", "line", "field", "expected", "seat", "text", "rule", "reason"):
        assert getattr(again, name, None) == getattr(error, name, None)
