"""Whole games: the kept ones to the last bit, and what must hold from one decision to the next."""

import json
from pathlib import Path

import pytest

from golden import PRINTS, last_prints
from undercroft.engine.chance import seeded
from undercroft.engine.transcript import parse, replay
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.constants import ACTION, ATTACK

GOLDEN = Path(__file__).parents[2] / "golden"
NOW = GOLDEN / "cutthroat_caverns"
FOLDERS = sorted(GOLDEN.glob("cutthroat_caverns*"))
"""Those of the rules of now, and those of earlier rules."""


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])
def test_golden_games_end_in_the_very_same_state(folder: Path):
    prints = folder / PRINTS
    assert prints.exists(), f"no {PRINTS} in {folder.name}; write it with tools/golden.py cutthroat_caverns --prints"
    assert last_prints(folder) == json.loads(prints.read_text())


def test_the_golden_games_hold_a_defeat_and_a_tie_break_and_every_count():
    ends = set()
    for file in NOW.glob("*.txt"):
        state = replay(parse(file.read_text("utf-8")), GAME)
        assert state.result is not None
        ends.add((state.seats, state.result.ending))
    assert {seats for seats, _ in ends} == {3, 4, 5, 6}
    assert {ending for _, ending in ends} == {"escape", "defeat", "tie_break"}


@pytest.mark.parametrize("seed", range(6))
def test_what_holds_from_decision_to_decision(seed: int):
    s = GAME.new(3 + seed % 4, {"edition": "second" if seed % 2 else "first"}, seed, listen=True)
    luck = seeded(f"steps {seed}")
    prestige = [0] * s.seats
    removed: list[int] = []
    level, heard = s.level, 0
    while not s.over:
        decision = s.decision(s.seat)
        assert decision is not None
        hero = s.heroes[decision.seat]
        if decision.kind == "set":
            # A bluff is offered only to those without an Attack card (invariant 14).
            held = {s.cards.cards[card].group for card in hero.hand}
            offered = {s.cards.cards[card].group for option in decision.options for card in option.cards}  # type: ignore[attr-defined]
            assert offered == ({ATTACK} if ATTACK in held else {ACTION})
        weights = [GAME.knowledge().weight(option) for option in decision.options]
        left, at = luck.below(sum(weights)), 0
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        stacked = len(s.stack)
        s.choose(decision.options[at], decision.seat)
        # Prestige never decreases, and a used item never comes back (invariant 12).
        assert all(now.prestige >= before for now, before in zip(s.heroes, prestige, strict=True))
        prestige = [each.prestige for each in s.heroes]
        assert s.removed[: len(removed)] == removed
        removed = s.removed[:]
        # The level rises by one with each encounter (invariant 22), and the stack by one card at a time.
        assert s.level - level in (0, 1)
        level = s.level
        assert len(s.stack) <= stacked + 1
        # Initiative is dealt 1 to L, and turns follow it (invariants 6 and 15).
        for event in (s.events or [])[heard:]:
            if event.name == "initiative":
                turn = 0
            elif event.name == "turn":
                assert int(str(event.facts["number"])) > turn
                turn = int(str(event.facts["number"]))
        heard = len(s.events or [])
    assert s.result is not None


def test_a_seat_plays_its_character():
    s = GAME.new(3, seed=1)
    assert [GAME.measures.role(s, seat) for seat in range(3)] == [
        s.cards.characters[hero.character] for hero in s.heroes
    ]
    assert len({GAME.measures.role(s, seat) for seat in range(3)}) == 3
