"""The conformance kit on Cavern Tavern. The long run is by hand: tools/conformance_run.py cavern_tavern."""

from undercroft.engine.conformance import check
from undercroft.games.cavern_tavern import GAME


def test_every_variant_keeps_the_laws_of_the_house() -> None:
    variants = GAME.variants()
    report = check(GAME, games=len(variants), deep_every=150)
    assert report.games == len(variants)
    assert report.most_options < 100


def test_the_variants_show_every_edition_mode_and_count() -> None:
    found = {(seats, o["edition"], o["secret_chamber"], o["solo_mode"]) for seats, o in GAME.variants()}
    assert found >= {(1, "retail", chamber, mode) for chamber in ("no", "yes") for mode in ("normal", "story")}
    assert found >= {(seats, "retail", chamber, "normal") for seats in range(2, 7) for chamber in ("no", "yes")}
    assert found >= {(seats, "prototype", "no", "normal") for seats in range(2, 6)}
