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

DECISIONS = 600
EXPECTED = {
    "2 standard no no": "4b6966792ba7fb17",
    "2 standard no yes": "3e165ee17bb1ca08",
    "2 standard yes no": "edf56ba78b6daff1",
    "2 standard yes yes": "a1ba7f9490d1b994",
    "2 advanced no no": "7f1be6e4565699e8",
    "2 advanced no yes": "e8f73bbb93468739",
    "2 advanced yes no": "ce293153f1ad244b",
    "2 advanced yes yes": "6ad66da00900026d",
    "3 standard no no": "bb035715ceb59179",
    "3 standard no yes": "21cfd25ae55ff7c3",
    "3 standard yes no": "9f0df6de41a9bb4e",
    "3 standard yes yes": "d1c51f5491836c2e",
    "3 advanced no no": "938c496373e3977d",
    "3 advanced no yes": "6d08bb0880f42e09",
    "3 advanced yes no": "956df53f60096d18",
    "3 advanced yes yes": "d448beeac5c07d60",
    "4 standard no no": "e7d9411e61180f13",
    "4 standard no yes": "08a55c80f1834698",
    "4 standard yes no": "cab9bb4e11694cdb",
    "4 standard yes yes": "701973aa5968d1c9",
    "4 advanced no no": "acd3ea8332c21d17",
    "4 advanced no yes": "782d03a2c88c44fd",
    "4 advanced yes no": "4d719acc04518fc6",
    "4 advanced yes yes": "8bbfdeaa9a27d872",
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


def pick(options: list[Choice], luck: int, lively: bool) -> Choice:
    weights = [GAME.weight(choice) if lively else 1 for choice in options]
    luck %= sum(weights)
    for choice, weight in zip(options, weights, strict=True):
        luck -= weight
        if luck < 0:
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
