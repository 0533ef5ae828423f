"""A new number on a card touches its file and one struct; tools/derive.py does the rest."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import derive

ROOT = Path(__file__).parents[2]
NEW = {
    "dice_brewing": ("recipes", "recipe", "Recipe", "recipes"),
    "cavern_tavern": ("orders", "order", "Order", "orders"),
    "cutthroat_caverns": ("encounters", "encounter", "Encounter", "encounters"),
    "crystal_caverns": ("monsters", "monster", "Monster", "monsters"),
}
"""By game: file, table, struct, and where the rules find these cards."""
ASK = f"""
import json
from importlib import import_module
found = {{}}
for game, (_, _, _, name) in {NEW!r}.items():
    cards = import_module(f"undercroft.games.{{game}}").GAME.load_cards(None)
    found[game] = [card.froth for card in getattr(cards, name)]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house where in each game the first card of a file has a new number."""
    root = tmp_path_factory.mktemp("new_number")
    shutil.copytree(ROOT / "src/undercroft", root / "undercroft", ignore=shutil.ignore_patterns("client", "*.so"))
    for game, (file, table, struct, _) in NEW.items():
        folder = root / "undercroft/games" / game
        replace_once(folder / f"cards/{file}.toml", f"[[{table}]]\n", f"[[{table}]]\nfroth = 7\n")
        head = f"class {struct}(Entry, kw_only=True):\n"
        replace_once(folder / "definitions/types.py", head, f"{head}    froth: Natural = 3\n")
    return root


def replace_once(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_what_is_generated_is_up_to_date(capsys: pytest.CaptureFixture[str]):
    assert derive.main(derive.GAMES, check=True) == 0
    assert capsys.readouterr().err == ""


def test_a_new_number_reaches_the_rules(scratch: Path, capsys: pytest.CaptureFixture[str]):
    games = scratch / "undercroft/games"
    assert derive.main(games, check=True) == 1
    said = capsys.readouterr().err
    for game in NEW:
        assert f"{game}/definitions/native.py is out of date: run tools/derive.py" in said
    assert said.count("+        self.froth: Final[int] = card.froth\n") == len(NEW)
    assert derive.main(games, check=False) == 0
    assert derive.main(games, check=True) == 0
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=scratch,
        env=os.environ | {"PYTHONPATH": str(scratch)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found.keys() == NEW.keys()
    for numbers in found.values():
        assert sorted(numbers) == [3] * (len(numbers) - 1) + [7]


def test_two_attributes_of_one_name_are_refused():
    source = """
@for_rules
class Card(Entry):
    level: int
    reward: Flat[Reward]

class Reward(Struct):
    level: int
"""
    with pytest.raises(SystemExit, match="Card would have level twice"):
        derive.Types(source).module()
