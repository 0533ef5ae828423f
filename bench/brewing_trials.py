"""Trials of other values for the reconstructed recipes of Dice Brewing, beside the present ones. Resumable.

    python bench/brewing_trials.py [TRIAL ...] [--games 100] [--agents normal] [--tables 2,2a,3,4] [--seed trial]
        [--keep build/trials]

Writes the cards of every trial into the folder, plays them and the present ones on the same luck (the same command
carries on), and prints what docs/balance.md says of them. `2a` is two players in advanced mode. `before` is what the
cards were in version 1 of the rules.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from undercroft.engine.errors import SetupError
from undercroft.games import game as find_game
from undercroft.lab import findings, study
from undercroft.lab.figures import Mean, Share, mean
from undercroft.lab.findings import Findings
from undercroft.lab.record import Record, Variant
from undercroft.lab.study import Plan

PRESENT = "present"
OWN = find_game("dice_brewing").folder() / "cards" / "recipes.toml"
WEIGHTS = {"yellow": 1.0, "green": 1.1, "black": 1.5}
IN_COINS = {"fruit": 3, "spices": 4, "special_malt": 4, "honey": 5, "special_hops": 5}
"""What an ingredient pays in coins where it pays in coins."""


@dataclass(frozen=True)
class Trial:
    """Recipes with other needs (`y3` is light malt of 3 or more) and rewards; ingredients that pay coins alone."""

    needs: dict[str, str] = field(default_factory=dict)
    rewards: dict[str, dict[str, int]] = field(default_factory=dict)
    coins_for_ingredients: bool = False


LARGER = {
    "old_cellar_lager": "y3 y4 y5 g2 g4",
    "golden_crown_pilsner": "y2 y3 y4 g3 g5",
    "imperial_weizenbock": "y2 y4 y5 b3 g2",
    "amber_harvest_ale": "y2 y4 b3 g3 g5",
    "double_imperial_ipa": "y3 g3 g5 g5",
    "ice_bock": "y3 y5 b2 b4 g2",
    "baltic_porter": "y3 b3 b5 g3",
}
LARGER_PAY = {
    "old_cellar_lager": {"xp": 4},
    "golden_crown_pilsner": {"xp": 4},
    "imperial_weizenbock": {"dice": 1, "coins": 3},
    "amber_harvest_ale": {"xp": 4},
    "double_imperial_ipa": {"xp": 4},
    "ice_bock": {"coins": 8},
    "baltic_porter": {"dice": 1, "coins": 4},
}
LEVEL_PAY = {
    "cheap_lager": {"coins": 3},
    "session_pale_ale": {"coins": 2},
    "sladek_pilsner": {"coins": 2},
    "monks_bock": {"coins": 2},
    "dockside_porter": {"coins": 2},
    "experimental_wheat": {"coins": 3},
    "double_bock": {"dice": 1},
    "oatmeal_stout": {"dice": 1},
}
TRIALS = {
    PRESENT: Trial(),
    "extras": Trial(coins_for_ingredients=True),
    "before": Trial(LARGER, LARGER_PAY),
    "before_extras": Trial(LARGER, LARGER_PAY, True),
    "before_level": Trial(LARGER, {**LARGER_PAY, **LEVEL_PAY}),
}
"""before: expert cards of five dice for 4 experience or as much. extras: ingredients never pay experience. level: no
card pays more for its effort than the printed one, starting cards included."""

TABLES: dict[str, tuple[int, dict[str, str]]] = {
    f"{players}{letter}": (players, options)
    for players in (2, 3, 4)
    for letter, options in (("", {}), ("a", {"mode": "advanced"}))
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trials", nargs="*", metavar="TRIAL", default=[], help=", ".join(TRIALS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--agents", default="normal")
    parser.add_argument("--tables", default="2,2a")
    parser.add_argument("--seed", default="trial")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/trials"))
    asked = parser.parse_args()
    for name in asked.trials:
        if name not in TRIALS:
            parser.error(f"there is no trial {name!r}; the trials are: {', '.join(TRIALS)}")
    for table in asked.tables.split(","):
        if table not in TABLES:
            parser.error(f"there is no table {table!r}; the tables are: {', '.join(TABLES)}")
    names = [PRESENT, *(asked.trials or [name for name in TRIALS if name != PRESENT])]
    cards = {name: write(TRIALS[name], asked.keep / "cards" / name) for name in names}
    variants = [variant(table, name, cards, asked.agents) for table in asked.tables.split(",") for name in cards]
    folder = asked.keep / "-".join([asked.agents, asked.seed, asked.tables, *names])
    done = study.run(Plan(variants, asked.games, asked.seed), folder, asked.jobs)
    for error in done.errors:
        print(error)
    print("| table, cards | games | rounds | 6 to 9 | winner | brewed | dice | coins | seat 1 | first | pay |")
    print("| --- " + "| ---: " * 10 + "|")
    for one in variants:
        found = findings.find(done, one)
        if found.games:
            print(line(found, done.of(one), one.cards))


def variant(table: str, name: str, cards: dict[str, Path], agents: str) -> Variant:
    players, options = TABLES[table]
    return Variant(f"{table}, {name}", "dice_brewing", players, options, [agents], str(cards[name]))


def write(trial: Trial, folder: Path) -> Path:
    """A folder with the recipes of a trial; only reconstructed values may differ."""
    head, *recipes = OWN.read_text("utf-8").split("[[recipe]]\n")
    text = "[[recipe]]\n".join([head, *(altered(trial, recipe) for recipe in recipes)])
    for old, new in zip(tomllib.loads(OWN.read_text("utf-8"))["recipe"], tomllib.loads(text)["recipe"]):
        changed = {key for key in old if old[key] != new[key]}
        if not changed <= set(old["reconstructed_fields"]):
            assert changed == {"improvements"}, (old["id"], changed)
            assert "bonus of special_hops" in old["reconstructed_fields"], old["id"]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "recipes.toml").write_text(text, "utf-8")
    return folder.resolve()


def altered(trial: Trial, recipe: str) -> str:
    """The text of one recipe with the values of a trial."""
    id = recipe.partition('id = "')[2].partition('"')[0]
    if id in trial.needs:
        colours = {colour[0]: colour for colour in WEIGHTS}
        dice = [f'  {{ color = "{colours[need[0]]}", min = {need[1]} }},\n' for need in trial.needs[id].split()]
        recipe = re.sub(r"base = \[\n.*?\n\]", f"base = [\n{''.join(dice)}]", recipe, count=1, flags=re.DOTALL)
    if id in trial.rewards:
        pay = {"xp": 0, "coins": 0, "action_tokens": 0, "dice": 0, **trial.rewards[id]}
        told = ", ".join(f"{kind} = {count}" for kind, count in pay.items())
        recipe = re.sub(r"reward = \{.*?\}", f"reward = {{ {told} }}", recipe, count=1)
    if trial.coins_for_ingredients:
        recipe = re.sub(
            r'(ingredient = "(\w+)", bonus = \{ )xp = [1-9], coins = 0',
            lambda found: f"{found[1]}xp = 0, coins = {IN_COINS[found[2]]}",
            recipe,
        )
    return recipe


def pay(folder: Path) -> list[float]:
    """What each reconstructed reward pays for the effort of its dice, as rules.md (section 18) counts both."""
    rates = []
    for recipe in tomllib.loads((folder / "recipes.toml").read_text("utf-8"))["recipe"]:
        effort = sum(WEIGHTS[need["color"]] * 6 / (7 - need["min"]) for need in recipe["base"])
        got = recipe["reward"]
        worth = got["xp"] + 0.5 * got["coins"] + 1.5 * got["action_tokens"] + 2 * got["dice"]
        if "reward" in recipe["reconstructed_fields"]:
            rates.append(worth / effort)
    return rates


def line(found: Findings, records: list[Record], cards: str) -> str:
    """One row: what the wishes are about."""
    dice = mean([float(sum(points(r, kind) for kind in ("yellow", "green", "black", "blue"))) for r in records])
    wished = Share(float(sum(6 <= rounds <= 9 for rounds in found.rounds)), found.games)
    rates = pay(Path(cards))
    figures: list[Mean | Share | str | None] = [
        str(found.games),
        mean(found.rounds),
        f"{wished.share:.0%}",
        found.winner,
        found.made_of["xp"],
        dice,
        found.made_of["coins"],
        found.by_seat[0],
        found.first,
        f"{min(rates):.2f} to {max(rates):.2f}, mean {mean(rates).value:.2f}",
    ]
    return f"| {found.variant.name} | {' | '.join(map(str, figures))} |"


def points(record: Record, kind: str) -> int:
    """The points of a kind that a winner had; who share a victory have as many in all, if not of each kind."""
    return record.points[record.winners[0]][kind]


if __name__ == "__main__":
    try:
        main()
    except SetupError as error:
        sys.exit(str(error))
