"""Golden transcripts: old games must replay to the same end, whatever has changed since.

Those of earlier rules are kept in GAME_VERSION, as the rules are.
"""

from pathlib import Path

import pytest

from having import TRANSCRIPTS
from undercroft.engine.transcript import check, parse, replay
from undercroft.games import game

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_replays(file: Path) -> None:
    transcript = parse(file.read_text("utf-8"))
    state = replay(transcript, game(transcript.game, transcript.version))
    assert transcript.result is not None
    check(transcript, state)


@pytest.mark.parametrize("id", TRANSCRIPTS)
def test_every_variant_and_ending_has_one(id: str) -> None:
    transcripts = [parse(file.read_text("utf-8")) for file in FILES if file.parent.name == id]
    kept = [(transcript.seats, transcript.options) for transcript in transcripts]
    missing = [variant for variant in game(id).variants() if variant not in kept]
    assert not missing, f"no golden transcript for {missing}; write it with tools/golden.py {id}"


@pytest.mark.parametrize("id", TRANSCRIPTS)
def test_every_way_of_ending_has_one(id: str) -> None:
    rules = game(id)
    endings = set()
    for file in FILES:
        if file.parent.name == id:
            result = replay(parse(file.read_text("utf-8")), rules).result
            assert result is not None
            endings.add(f"ending:{result.ending}")
    wanted = {
        thing
        for seats, options in rules.variants()
        for thing in rules.checks.coverage_goals(seats, options)
        if thing.startswith("ending:")
    }
    assert wanted <= endings
