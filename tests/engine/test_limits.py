"""Faults that would otherwise hang or surprise: an agenda that never asks, a save that is damaged."""

import msgspec
import pytest

from undercroft.engine.chance import seeded
from undercroft.engine.errors import SaveError
from undercroft.engine.state import Setup, State, Step
from undercroft.games.dice_brewing import GAME


class Round(State):
    pass


class Again(Step[Round]):
    def run(self, s: Round) -> None:
        s.agenda.append(self)


def test_an_agenda_that_never_asks_is_stopped() -> None:
    s = Round(Setup("round", 1, 2, {}, None, "own"), seeded(1))
    s.agenda.append(Again())
    with pytest.raises(RuntimeError, match="nobody is asked"):
        s.advance()


@pytest.mark.parametrize("key", ["chance", "agenda", "asking", "answers", "fields", "options", "version"])
def test_a_damaged_save_is_told_plainly(key: str) -> None:
    saved = msgspec.json.decode(GAME.save(GAME.new(2, seed=1)))
    del saved[key]
    with pytest.raises(SaveError):
        GAME.load(msgspec.json.encode(saved))


def test_a_part_with_too_few_fields_is_told_plainly() -> None:
    saved = msgspec.json.decode(GAME.save(GAME.new(2, seed=1)))
    saved["fields"]["brewers"][0]["Brewer"].pop()
    with pytest.raises(SaveError, match="damaged"):
        GAME.load(msgspec.json.encode(saved))
