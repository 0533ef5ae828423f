"""Two variants on the same luck, for people, for programs and on the page."""

import json
from pathlib import Path
from typing import Any

import pytest

from undercroft.cli import main
from undercroft.engine.state import Setup
from undercroft.games import game as find_game
from undercroft.lab import findings, records
from undercroft.lab.records import GameRecord, Variant
from undercroft.lab.report.page import BY_LUCK, write_report
from undercroft.lab.study import Plan, Study

BASE = Variant("base", "crystal_caverns", 2, {"roles": "kg"}, ["instinct"])
OTHER = Variant("other", "crystal_caverns", 2, {"roles": "kg", "knight": "hard"}, ["instinct"])


def played(number: int, variant: str, winners: list[int], **more: Any) -> GameRecord:
    roles = ["knight", "goblins"]
    made = GameRecord(
        variant=variant,
        number=number,
        players=2,
        agents=["a"] * 2,
        roles=roles,
        first=0,
        decisions=9,
        rounds=7,
        scores=[20, 10],
        winners=winners,
        ending="quest",
        lead_changes=2,
        decided=0.5,
        uses=[{}, {}],
        met=[],
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


def compared(records: list[GameRecord]) -> findings.Comparison:
    study = Study(Plan([BASE, OTHER], 9, "s"), Path(), records)
    (one,) = findings.compare(study, [findings.find(study, variant) for variant in study.plan.variants])
    return one


def test_roles_general_defeats_the_first_player_and_the_best_score_are_compared():
    games = [played(n, "base", [0], first=1) for n in range(12)]
    games += [played(n, "other", [[1], [1], [1], []][n % 4], first=1, scores=[20, 26]) for n in range(12)]
    for n in (12, 16, 20):
        games[n].lead_changes = 6
    one = compared(games)
    assert (one.base, one.other, one.pairs) == ("base", "other", 12)
    assert {name: value.value for name, value in one.figures.items()} == {
        "rounds": 0,
        "decisions": 0,
        "best score": 6,
        "victories of seat 1, in 100 games": -100,
        "victories of the first player, in 100 games": 75,
        "nobody won, in 100 games": 25,
        "victories of goblins, in 100 games": 75,
        "victories of knight, in 100 games": -100,
        "lead changes": 1,
        "decided, in % of the game": 0,
    }
    told = one.json()
    assert told["figures"]["best score"] == {"more": 6, "margin": 0, "differs": True}
    assert told["figures"]["nobody won, in 100 games"] == {"more": 25, "margin": 28.7097, "differs": False}
    words = [name for name, _, _ in one.told()]
    assert "victories of Knight, in 100 games" in words
    assert "victories of knight, in 100 games" not in words


def test_from_a_few_pairs_nothing_is_concluded():
    def verdicts(pairs: int) -> tuple[set[Any], set[str]]:
        games = [played(n, "base", [0], rounds=7) for n in range(pairs)]
        games += [played(n, "other", [0], rounds=9) for n in range(pairs)]
        one = compared(games)
        differ = {figure["differs"] for figure in one.json()["figures"].values()}
        return differ, {verdict for _, _, verdict in one.told()}

    assert verdicts(9) == ({None}, {"too few pairs to say"})
    assert verdicts(10) == ({True, False}, {"differs", "no difference seen"})


def test_a_best_score_is_compared_only_where_both_games_have_one():
    games = [played(n, "base", [0]) for n in range(2)]
    games += [played(0, "other", [0], scores=[30, 10]), played(1, "other", [], scores=[0, 0])]
    best = compared(games).figures["best score"]
    assert (best.value, best.count) == (10, 1)
    for game in games:
        game.scores = [int(seat in game.winners) for seat in range(2)]
    assert "best score" not in compared(games).figures


def test_what_winners_points_are_made_of_is_compared():
    def parts(*brewed: int) -> list[dict[str, int]]:
        return [{"xp": xp, "coins": 3} for xp in brewed]

    games = [played(n, "base", [0], points=parts(10, 50)) for n in range(2)]
    games += [played(n, "other", [1], points=parts(60, 14)) for n in range(2)]
    figures = compared(games).figures
    assert figures["winner's points, xp"].value == 4
    assert figures["winner's points, coins"].value == 0


def test_winners_points_are_compared_only_where_both_games_have_a_winner():
    games = [played(n, "base", [0] if n else [], points=[{"xp": 90}, {}]) for n in range(4)]
    games += [played(n, "other", [0], points=[{"xp": 80 + n}, {}]) for n in range(3)]
    games += [played(3, "other", [], points=[{"xp": 50}, {}])]
    figure = compared(games).figures["winner's points, xp"]
    assert (figure.value, figure.count) == (-8.5, 2), "games 1 and 2"
    assert "winner's points, xp" not in compared([games[0], games[4]]).figures


def test_one_pair_has_no_margin_that_a_program_could_read():
    told = compared([played(0, "base", [0]), played(0, "other", [1])]).json()
    assert told["figures"]["best score"] == {"more": 0, "margin": None, "differs": None}
    assert json.loads(json.dumps(told, allow_nan=False)) == told


def alike(game: Any, setup: Setup, variant: Variant, seed: str, number: int) -> GameRecord:
    rounds = 7 + (setup.options["mode"] == "advanced")
    agents = variant.agents * 2
    return GameRecord(
        variant=variant.name,
        number=number,
        players=2,
        agents=agents,
        roles=[""] * 2,
        first=0,
        decisions=9,
        rounds=rounds,
        scores=[2, 1],
        winners=[0],
        ending="recipes",
        lead_changes=2,
        decided=0.5,
        uses=[{}, {}],
        met=[],
    )


def test_the_comparison_is_told_to_people_and_to_programs(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(records, "record_game", alike)
    asked = ["lab", "dice_brewing", "--against", "mode=advanced", "--games", "10", "--out", str(tmp_path)]
    assert main([*asked, "--json"]) == 0
    (one,) = json.loads(capsys.readouterr().out)["comparisons"]
    assert (one["base"], one["other"], one["pairs"]) == ("2 players", "2 players, mode=advanced", 10)
    assert one["figures"]["rounds"] == {"more": 1, "margin": 0, "differs": True}
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert "+1.00 ± 0.00" in told
    assert "no difference seen" in told
    assert BY_LUCK in " ".join(told.split())
    assert BY_LUCK in (tmp_path / "report.html").read_text("utf-8")


def test_one_pair_is_told_without_a_margin(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(records, "record_game", alike)
    asked = ["lab", "dice_brewing", "--against", "mode=advanced", "--games", "1", "--out", str(tmp_path)]
    assert main(asked) == 0
    for told in (capsys.readouterr().out, (tmp_path / "report.html").read_text("utf-8")):
        assert "+1.00" in told
        assert "± inf" not in told


def recipes(folder: Path, old: str = "", new: str = "") -> str:
    """A folder of the house's own recipes, one word replaced."""
    folder.mkdir(parents=True)
    own = find_game("dice_brewing").folder() / "cards" / "recipes.toml"
    (folder / "recipes.toml").write_text(own.read_text("utf-8").replace(old, new, 1), "utf-8")
    return str(folder)


def test_cards_are_compared_with_other_cards_in_folders_of_the_same_name(tmp_path: Path, monkeypatch, capsys):
    one = recipes(tmp_path / "a" / "cards", '"Mass Lager"', '"A Lager"')
    other = recipes(tmp_path / "b" / "cards", '"Mass Lager"', '"B Lager"')
    seen: list[str] = []

    def record_game(game: Any, setup: Setup, variant: Variant, seed: str, number: int) -> GameRecord:
        seen.append(str(setup.cards.folder))
        return alike(game, setup, variant, seed, number)

    monkeypatch.setattr(records, "record_game", record_game)
    asked = ["lab", "dice_brewing", "--games", "1", "--json", "--out", str(tmp_path / "out")]
    assert main([*asked, "--cards", one, "--against-cards", other]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["variant"] for one in told["variants"]] == ["2 players, cards a/cards", "2 players, cards b/cards"]
    assert seen == [one, other], "each with its own"


def test_cards_that_say_the_same_are_not_compared(tmp_path: Path, capsys):
    out = ["--games", "1", "--agents", "random", "--out", str(tmp_path / "out")]
    copied = recipes(tmp_path / "copied", "\n[[recipe]]", "\n# A remark.\n\n[[recipe]]")
    for more in ([], ["--against", "mode=advanced"]):
        assert main(["lab", "dice_brewing", "--against-cards", copied, *more, *out]) == 2
        assert (
            capsys.readouterr().err == f"undercroft: --against-cards: {copied} holds the cards that are played anyway\n"
        )
    mine = recipes(tmp_path / "mine", '"Mass Lager"', '"My Lager"')
    assert main(["lab", "dice_brewing", "--cards", mine, "--against-cards", mine, *out]) == 2
    assert "played anyway" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_how_often_things_are_done_and_met_is_compared(tmp_path: Path):
    old, new, shown = "brew recipe:mass_lager", "brew recipe:toms_ale", "new_recipe recipe:toms_ale"
    cards = recipes(tmp_path / "cards", 'id = "dry_stout"\nname = "Dry Stout"', 'id = "toms_ale"\nname = "Tom\'s Ale"')
    variants = [
        Variant("base", "dice_brewing", 2, {}, ["instinct"]),
        Variant("other", "dice_brewing", 2, {}, ["instinct"], cards),
    ]
    games = [played(n, "base", [0], uses=[{old: 2}, {old: n % 2, "brew recipe:ice_bock": n % 3}]) for n in range(12)]
    games += [
        played(n, "other", [0], uses=[{new: 2}, {new: 1, "brew recipe:ice_bock": 1}], meetings={shown: 4})
        for n in range(12)
    ]
    study = Study(Plan(variants, 12, "s"), tmp_path, games)
    (one,) = findings.compare(study, [findings.find(study, variant) for variant in variants])
    told = one.json()["uses"]
    assert told[new] == {"more": 3, "margin": 0, "stands_out": True}
    assert (told[old]["more"], told[old]["stands_out"]) == (-2.5, True)
    assert (told["brew recipe:ice_bock"]["more"], told["brew recipe:ice_bock"]["stands_out"]) == (0, False)
    assert one.json()["meetings"] == {shown: {"more": 4, "margin": 0, "stands_out": True}}
    assert [name for name, _ in one.outstanding()] == [
        "Recipes brewed: Tom's Ale",
        "Recipes brewed: Mass Lager",
        "Recipes turned up later: Tom's Ale",
    ]
    page = write_report(study).read_text("utf-8")
    assert "<h3>What is used or met more or less often</h3>" in page
    assert (
        "<th>Recipes brewed: Tom&#x27;s Ale<td>+3.00 ± 0.00<tr><th>Recipes brewed: Mass Lager<td>-2.50 ± 0.33" in page
    )
    few = Study(study.plan, tmp_path, [game for game in games if game.number < 9])
    (one,) = findings.compare(few, [findings.find(few, variant) for variant in variants])
    assert one.json()["uses"][new]["stands_out"] is None
    assert not one.outstanding()
    assert "used or met more or less" not in write_report(few).read_text("utf-8")


def test_of_much_that_differs_the_most_is_told(tmp_path: Path, monkeypatch, capsys):
    def record_game(game: Any, setup: Setup, variant: Variant, seed: str, number: int) -> GameRecord:
        made = alike(game, setup, variant, seed, number)
        if setup.options["mode"] == "advanced":
            made.uses = [{f"brew recipe:r{n}": 1 + n for n in range(45)}, {}]
        return made

    monkeypatch.setattr(records, "record_game", record_game)
    asked = ["lab", "dice_brewing", "--against", "mode=advanced", "--games", "10", "--out", str(tmp_path)]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert "Recipes brewed: R33 " in told
    assert "Recipes brewed: R32 " not in told
    assert "45 things are clearly used or met" in told
    page = (tmp_path / "report.html").read_text("utf-8").partition("more or less often: 40 of 45</h3>")[2]
    page = page.partition("</table>")[0]
    assert "Recipes brewed: R44<td>+45.00 ± 0.00" in page
    assert "Recipes brewed: R5<td>+6.00" in page
    assert "Recipes brewed: R4<td>" not in page


def test_when_a_game_is_decided_is_compared_where_both_were_won():
    games = [played(n, "base", [0], decided=0.5) for n in range(3)]
    games += [played(n, "other", [0] if n else [], decided=0.8 if n else 1.0) for n in range(3)]
    figure = compared(games).figures["decided, in % of the game"]
    assert (figure.value, figure.count) == (pytest.approx(30), 2)


@pytest.mark.parametrize("against", ["mode=standard", "unlucky_roll=no"])
def test_a_variant_is_not_compared_with_itself(against: str, tmp_path: Path, capsys):
    assert main(["lab", "dice_brewing", "--against", against, "--out", str(tmp_path / "out")]) == 2
    assert "the two variants are the same" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
