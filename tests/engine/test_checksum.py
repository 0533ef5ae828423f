"""Every machine, every Python, compiled or not, plays the same games.

The checksums below were made once. One that differs here but not there is a fault of the engine; one that differs
everywhere means that the rules have changed, and with them old games: bump the game's version, then take over what

    python tests/engine/test_checksum.py

prints.
"""

import hashlib

import pytest

from undercroft.engine.chance import seeded
from undercroft.engine.saves import fingerprint
from undercroft.engine.state import Choice, State
from undercroft.games.dice_brewing import GAME

KNOWLEDGE = GAME.knowledge()
DECISIONS = 600
EXPECTED = {
    "2 standard no no": "966cc0686818a099",
    "2 standard no yes": "3962911b3cfdb4bd",
    "2 standard yes no": "5791ec84396f811c",
    "2 standard yes yes": "5cfb380bfd748885",
    "2 advanced no no": "cdcfc09c158d2865",
    "2 advanced no yes": "17c42b8a5b7c4d5f",
    "2 advanced yes no": "16e62bbc3c3eb51d",
    "2 advanced yes yes": "c0bf6e03ae070852",
    "3 standard no no": "2df3d456a061d286",
    "3 standard no yes": "00a4eaa9caae5e4a",
    "3 standard yes no": "3e54fb5ff674a0c3",
    "3 standard yes yes": "ef1f822b6d4a1973",
    "3 advanced no no": "0c7e86be71acc19d",
    "3 advanced no yes": "c3e0375d87ccd095",
    "3 advanced yes no": "b5ae0e220b28e22e",
    "3 advanced yes yes": "5d9be4b1ba8586ed",
    "4 standard no no": "555e7b2b36a78dc7",
    "4 standard no yes": "b6322e08869cf8ba",
    "4 standard yes no": "0317c3c7569f25dc",
    "4 standard yes yes": "3d531e4f9474e580",
    "4 advanced no no": "c33c0f6419592a46",
    "4 advanced no yes": "4cd48035bbbd2d98",
    "4 advanced yes no": "353363f5e22ee70c",
    "4 advanced yes yes": "e3b3be5cfb9777ac",
}


def name_of(seats: int, options: dict[str, str]) -> str:
    return " ".join([str(seats), *options.values()])


def checksum(seats: int, options: dict[str, str]) -> str:
    """A digest of all that is asked in the beginning of two games, one lively and one not, and of their states."""
    digest = hashlib.blake2b(digest_size=8)
    for lively in (True, False):
        s: State = GAME.new(seats, options, seed=f"checksum {lively}")
        chance = seeded(f"choices {lively}")
        for number in range(DECISIONS):
            if s.over:
                break
            digest.update(f"{s.seat} {[choice.text for choice in s.options]}".encode())
            if number % 20 == 0:
                digest.update(fingerprint(s).encode())
            s.choose(pick(s.options, chance.below(1_000_000), lively))
        digest.update(fingerprint(s).encode())
    return digest.hexdigest()


def pick(options: list[Choice], chance: int, lively: bool) -> Choice:
    weights = [KNOWLEDGE.weight(choice) if lively else 1 for choice in options]
    chance %= sum(weights)
    for choice, weight in zip(options, weights, strict=True):
        chance -= weight
        if chance < 0:
            return choice
    raise AssertionError("weights cannot be negative")


@pytest.mark.parametrize(("seats", "options"), GAME.variants(), ids=[name_of(*variant) for variant in GAME.variants()])
def test_games_go_as_they_always_have(seats: int, options: dict[str, str]):
    assert checksum(seats, options) == EXPECTED[name_of(seats, options)]


def test_every_variant_has_its_checksum():
    assert set(EXPECTED) == {name_of(*variant) for variant in GAME.variants()}
    assert len(set(EXPECTED.values())) == len(EXPECTED)


if __name__ == "__main__":
    for variant in GAME.variants():
        print(f'    "{name_of(*variant)}": "{checksum(*variant)}",')
