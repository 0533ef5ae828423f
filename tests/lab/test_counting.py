"""What the lab counts in every game: who used what, what all met, who began, and what was never used."""

import csv
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from having import CARDS, SHOWN
from undercroft.engine.state import EVERYONE, Event
from undercroft.games import all_games
from undercroft.games import game as find_game
from undercroft.lab import findings, study
from undercroft.lab.records import GameRecord, Variant, reachable, record_games, setup_of
from undercroft.lab.report.page import write_report
from undercroft.lab.study import Plan, Study

CUTTHROAT = Variant("four", "cutthroat_caverns", 4, {}, ["instinct"])


def kinds(things: Any) -> set[str]:
    """`brew recipe:dry_stout` and `recipe:dry_stout` are of the kind `recipe`."""
    return {thing.rpartition(" ")[2].partition(":")[0] for thing in things}


def made_up(number: int, winners: list[int], **more: Any) -> GameRecord:
    made = GameRecord(
        variant="four",
        number=number,
        players=4,
        agents=["a"] * 4,
        roles=[""] * 4,
        first=0,
        decisions=9,
        rounds=7,
        scores=[1] * 4,
        winners=winners,
        ending="escape",
        lead_changes=2,
        decided=0.5,
        uses=[{}] * 4,
        met=[],
    )
    for name, value in more.items():
        setattr(made, name, value)
    return made


def found_in(records: list[GameRecord], variant: Variant = CUTTHROAT) -> findings.Findings:
    return findings.find(Study(Plan([variant], len(records), "s"), Path(), records), variant)


@pytest.mark.parametrize("id", CARDS)
def test_every_kind_of_thing_is_counted_in_every_game(id: str):
    """By whoever used it, or as met by all: else a report is empty without a word."""
    game = find_game(id)
    seats, options = max(game.variants(), key=lambda table: len(game.checks.coverage_goals(*table)))
    variant = Variant("most", id, seats, options, ["lively"])
    used: set[str] = set()
    met: set[str] = set()
    wanted = kinds(reachable(game, setup_of(variant))) - {"ending"}
    for number in range(12):
        (one,) = record_games((variant, "s", number, number + 1))
        assert not one.error
        assert any(one.uses)
        used |= kinds(use for uses in one.uses for use in uses)
        met |= kinds(one.meetings)
        if used | met == wanted:
            break
    assert used | met == wanted
    assert used


def test_things_of_crystal_caverns_are_used_by_the_role_they_belong_to():
    game = find_game("crystal_caverns")
    owners = {
        "event": 0,
        "quest": 0,
        "treasure": 0,
        "slot": 0,
        "war": 1,
        "secret": 1,
        "monster": 1,
        "power": 2,
        "omen": 3,
        "upgrade": 4,
    }
    s = game.new(5, {"roles": "kgdct"}, seed=1)
    assert {kind: game.measures.actor(s, Event("x", {kind: "y"}, EVERYONE)) for kind in owners} == owners
    assert game.measures.actor(s, Event("x", {"space": "y"}, EVERYONE)) is None
    duel = game.new(2, {"roles": "kt"}, seed=1)
    assert game.measures.actor(duel, Event("x", {"upgrade": "y"}, EVERYONE)) == 1
    assert game.measures.actor(duel, Event("x", {"monster": "y"}, EVERYONE)) is None, "nobody plays the Goblins"


def test_what_dice_brewing_lays_out_or_blocks_is_nobodys_doing():
    """Else the display would be a use of whoever begins, and a blocked space the mirror of one that another used."""
    (one,) = record_games((Variant("v", "dice_brewing", 2, {}, ["instinct"]), "s", 0, 1))
    used = {use.partition(" ")[0] for uses in one.uses for use in uses}
    met = {meeting.partition(" ")[0] for meeting in one.meetings}
    assert {"place", "brew"} <= used
    assert {"start", "blocked", "new_recipe"} <= met
    assert not used & met


def test_of_the_knight_sidequests_treasures_and_equipment_are_counted():
    game = find_game("crystal_caverns")
    kinds_of = Counter(thing.partition(":")[0] for thing in game.checks.coverage_goals(5, {"roles": "kgdct"}))
    assert (kinds_of["quest"], kinds_of["treasure"], kinds_of["slot"], kinds_of["terrain"]) == (10, 7, 7, 0)
    assert not kinds(game.checks.coverage_goals(2, {"roles": "gd"})) & {"quest", "treasure", "slot"}
    assert "quest:daring" not in game.checks.coverage_goals(2, {"roles": "kc"}), "left out of the deck there"
    variant = Variant("v", game.id, 5, {"roles": "kgdct", "terrain": "yes"}, ["lively"])
    records = record_games((variant, "s", 0, 6))
    knight = set().union(*(one.uses[0] for one in records))
    for use in ("quest quest:", "quest_drawn quest:", "treasure_up treasure:", "cube slot:bow", "cube slot:shield"):
        assert any(done.startswith(use) for done in knight), use
    assert any(meeting.startswith("terrain terrain:") for one in records for meeting in one.meetings)
    found = found_in(records, variant)
    drawn, done = (
        {use.split()[1] for use in knight if use.startswith(f"{event} ")} for event in ("quest_drawn", "quest")
    )
    assert {thing for thing in found.idle if thing.startswith("quest:")} == drawn - done


def test_tokens_of_the_secret_chamber_are_counted():
    game = find_game("cavern_tavern")
    tokens = {
        thing
        for thing in game.checks.coverage_goals(3, game.check_options(3, {"secret_chamber": "yes"}))
        if "token:" in thing
    }
    assert len(tokens) == 13, "twelve drinks and Mrs. Nasty's; modifiers lie on no Task"
    assert not [thing for thing in game.checks.coverage_goals(3, game.check_options(3, {})) if "token:" in thing]


def test_what_all_met_is_told_with_the_share_of_general_defeats(tmp_path: Path):
    medusa, hydra = {"encounter encounter:medusa": 1}, {"encounter encounter:hydra": 2}
    records = [
        *(made_up(number, [], meetings=medusa | hydra) for number in range(20)),
        *(made_up(number, [0], meetings=hydra) for number in range(20, 60)),
    ]
    found = found_in(records)
    by_name = {one.name.partition(":")[2]: one for one in found.meetings}
    killer, usual = by_name["medusa"], by_name["hydra"]
    assert (killer.per_game, killer.lost.won, killer.lost.games) == (20 / 60, 20, 20)
    assert (killer.without.won, killer.without.games) == (0, 40)
    assert (killer.edge, killer.telling) == (1.0, True)
    assert (usual.per_game, usual.lost.won, usual.lost.games, usual.edge) == (2.0, 20, 60, None)
    assert found.json()["meetings"][1]["meeting"] == "encounter encounter:medusa"
    done = Study(Plan([CUTTHROAT], 60, "s"), tmp_path, records)
    page = write_report(done).read_text("utf-8")
    assert "What all met" in page
    assert "<th>Medusa<td>0.33<td>100% [84%–100%]<td>0% [0%–9%]<td><b>+100%</b>" in page
    assert "<th>Hydra<td>2.00<td>33% [23%–46%]<td>–<td>–" in page, "without it there is no game"
    assert "meetings.csv" in study.write_tables(done)
    rows = list(csv.DictReader((tmp_path / "meetings.csv").read_text("utf-8").splitlines()))
    assert tuple(rows[0].values()) == ("four", "0", "encounter encounter:medusa", "1", "1")
    assert sum(int(row["lost"]) for row in rows) == 40


def test_what_is_drawn_and_never_used_is_told(tmp_path: Path):
    one = {"draw card:edge_out": 2, "draw card:jockey_for_position": 1, "play_on card:edge_out": 1}
    met = ["card:edge_out", "card:jockey_for_position", "encounter:medusa"]
    records = [made_up(0, [0], uses=[one, {}, {}, {}], met=met, meetings={"encounter encounter:medusa": 1})]
    found = found_in(records)
    assert found.idle == ["card:jockey_for_position"], "an encounter is not there to be used"
    assert "card:jockey_for_position" not in found.unused
    assert found.json()["idle"] == found.idle
    page = write_report(Study(Plan([CUTTHROAT], 1, "s"), tmp_path, records)).read_text("utf-8")
    assert "Drawn or shown, but never used: card Jockey for Position." in page


def test_what_works_by_being_held_is_not_called_unused():
    one = {"draw card:edge_out": 1, "item card:amulet_of_mentalism": 1, "item card:cure_wounds": 1}
    met = ["card:amulet_of_mentalism", "card:cure_wounds", "card:edge_out"]
    found = found_in([made_up(0, [0], uses=[one, {}, {}, {}], met=met)])
    assert found.idle == ["card:cure_wounds", "card:edge_out"]
    for game in all_games().values():
        assert set(game.measures.passive) <= game.checks.coverage_goals(
            game.max_seats, game.check_options(game.max_seats, {})
        )


@pytest.mark.parametrize("id", SHOWN)
def test_events_that_a_game_names_apart_are_events_of_the_game(id: str):
    game = find_game(id)
    texts = game.texts("en")
    named = {*game.measures.not_a_use, *game.measures.routine, *game.wording.headlines}
    assert {name for name in named if not texts.has(f"event-{name}")} == set()


def test_with_own_cards_what_was_never_met_is_one_of_them(tmp_path: Path):
    own = find_game("dice_brewing").folder() / "cards" / "recipes.toml"
    text = own.read_text("utf-8").replace('id = "dry_stout"', 'id = "toms_ale"').replace('"Dry Stout"', '"Tom\'s Ale"')
    (tmp_path / "recipes.toml").write_text(text, "utf-8")
    variant = Variant("own", "dice_brewing", 2, {}, ["instinct"], str(tmp_path))
    found = found_in([], variant)
    assert "recipe:toms_ale" in found.unused
    assert "recipe:dry_stout" not in found.unused


# Who begins.
def test_the_first_player_is_the_one_who_begins_not_the_one_who_is_asked_first():
    game = find_game("cutthroat_caverns")
    games = record_games((CUTTHROAT, "s", 0, 4))
    asked = [game.new(4, {}, seed=f"s/{number}").seat for number in range(4)]
    assert [one.first for one in games] == [0, 0, 0, 0] != asked, "the lead seat of the first encounter"
    tavern = find_game("cavern_tavern")
    assert tavern.measures.first_player(tavern.new(3, {"first_player": "2"}, seed=1)) == 1
    assert tavern.measures.first_player(tavern.new(1, {}, seed=1)) is None


def test_where_nobody_begins_nothing_is_told_of_a_first_player(tmp_path: Path):
    records = [made_up(number, [0], first=-1) for number in range(2)]
    found = found_in(records)
    assert found.first is None
    assert found.json()["wins_of_first_player"] is None
    page = write_report(Study(Plan([CUTTHROAT], 2, "s"), tmp_path, records)).read_text("utf-8")
    assert ">first player</text>" not in page
    assert {row["first"] for row in study.seat_rows(records)} == {None}
    (mixed,) = [found_in([*records, made_up(2, [1], first=1), made_up(3, [0], first=1)]).first]
    assert mixed is not None
    assert (mixed.won, mixed.games) == (1, 2), "of the games that somebody began"


# What scores are made of.
@pytest.mark.parametrize("id", sorted(all_games()))
def test_the_parts_of_a_score_add_up_to_it(id: str):
    game = find_game(id)
    variant = Variant("any", id, max(2, game.min_seats), {}, ["lively"])
    records = record_games((variant, "s", 0, 3))
    assert len(records) == 3
    for one in records:
        assert not one.error
        told = [sum(parts.values()) for parts in one.points if parts]
        assert told == (one.scores if id in ("dice_brewing", "cavern_tavern") else [])


def test_what_the_winners_points_are_made_of_is_told(tmp_path: Path):
    def game(number: int, winners: list[int], *points: tuple[int, int]) -> GameRecord:
        parts = [{"xp": xp, "dark_malt": malt} for xp, malt in points]
        return made_up(number, winners, points=parts, scores=[sum(one) for one in points])

    records = [
        game(0, [1], (3, 4), (9, 7), (1, 1), (0, 0)),
        game(1, [0, 2], (4, 8), (1, 1), (10, 2), (0, 0)),
        game(2, [], (50, 50), (0, 0), (0, 0), (0, 0)),
    ]
    found = found_in(records)
    assert {name: points.value for name, points in found.made_of.items()} == {"xp": 8, "dark_malt": 6}
    assert found.json()["winner_points"] == {"xp": 8, "dark_malt": 6}
    done = Study(Plan([CUTTHROAT], 3, "s"), tmp_path, records)
    page = write_report(done).read_text("utf-8")
    assert re.search(r"The winner's points: Xp 8\.0 ± [\d.]+, Dark malt 6\.0 ± ", page)
    assert "points.csv" in study.write_tables(done)
    rows = list(csv.DictReader((tmp_path / "points.csv").read_text("utf-8").splitlines()))
    assert tuple(rows[3].values()) == ("four", "0", "4", "1", "dark_malt", "7", "1.0")
    assert len(rows) == 24


def test_a_game_that_tells_no_parts_has_none_in_its_report(tmp_path: Path):
    records = [made_up(0, [0]), made_up(1, [1], points=[{}] * 4)]
    assert found_in(records).json()["winner_points"] == {}
    assert "The winner's points:" not in write_report(Study(Plan([CUTTHROAT], 2, "s"), tmp_path, records)).read_text()
