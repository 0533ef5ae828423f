"""What the documents say is true: their examples run, and nothing is left out of their lists."""

import doctest
import re
import shutil
from pathlib import Path

import pytest

from undercroft.cli import main
from undercroft.games import game
from undercroft.server.base.settings import Settings
from undercroft.server.db.schema import metadata
from undercroft.server.model import log
from undercroft.server.run.app import create

HOUSE = Path(__file__).parents[2]
DOCS = HOUSE / "docs"


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def test_all_pages_are_listed():
    listed = set(re.findall(r"\]\((?:\.\./)?([^)#]+)", page("README.md")))
    assert {file.name for file in DOCS.glob("*.md")} - {"README.md"} <= listed


@pytest.mark.parametrize("file", [HOUSE / "README.md", *sorted(DOCS.glob("*.md"))], ids=lambda file: file.name)
def test_links_lead_somewhere(file):
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", file.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (file.parent / link).exists()] == []


def test_the_hint_in_the_page_is_true():
    results = doctest.testfile(str(DOCS / "hints.md"), module_relative=False)
    assert results.attempted >= 7
    assert results.failed == 0


def test_the_first_agent_plays(capsys):
    blocks = re.findall(r"^```python\n(.*?)^```", page("first-agent.md"), re.M | re.S)
    assert len(blocks) == 2
    here: dict[str, object] = {}
    for block in blocks:
        exec(block, here)
    assert len(eval(capsys.readouterr().out)) == 2


def test_the_deck_in_the_page_is_played(tmp_path, capsys):
    brewing = game("dice_brewing")
    cards = tmp_path / "my_cards"
    cards.mkdir()
    shutil.copy(brewing.folder() / "cards/recipes.toml", cards)
    (change,) = re.findall(r"```toml\n(.*?)```", page("own-deck.md"), re.S)
    name, base = re.fullmatch(r"\s*(name = .*?)\n\s*(base = \[.*?\])\n\s*", change, re.S).groups()
    text = (cards / "recipes.toml").read_text("utf-8")
    text = re.sub(r'^name = "Mass Lager"$', name, text, count=1, flags=re.M)
    text = re.sub(r"^base = \[.*?^\]", base, text, count=1, flags=re.M | re.S)
    (cards / "recipes.toml").write_text(text, "utf-8")
    assert main(["simulate", "dice_brewing", "--games", "2", "--cards", str(cards), "--json"]) == 0
    assert "Granny's Lager" in brewing.texts("en", brewing.load_cards(cards)).names.values()
    capsys.readouterr()


def test_the_data_model_names_every_table_column_and_entry():
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*)$", page("data-model.md").partition("## Kinds")[0], re.M))
    assert rows.keys() == metadata.tables.keys()
    for name, table in metadata.tables.items():
        assert {column.name for column in table.columns} <= set(re.findall(r"`(\w+)`", rows[name])), name
    kinds = {kind.__struct_config__.tag for kind in log.Body.__subclasses__()}
    told = set(re.findall(r"`(\w+)`", page("data-model.md").partition("## Kinds")[2].partition("An entry")[0]))
    assert kinds <= told


def test_every_request_is_described():
    """`/schema/openapi.json` says of each what it does."""
    app, _ = create(Settings())
    operations = [
        (path, method, operation)
        for path, methods in app.openapi_schema.to_schema()["paths"].items()
        for method, operation in methods.items()
        if isinstance(operation, dict) and "operationId" in operation
    ]
    assert len(operations) > 25
    assert [f"{method} {path}" for path, method, operation in operations if not operation.get("description")] == []


def test_no_setting_is_named_that_nobody_can_set():
    """What stands in code in the pages for hosts and looks like a setting is one."""
    looks = re.compile(r"`(\w+_(?:per_\w+|ms|bytes|seconds|metrics|webhooks|cookies|tables|every))`")
    for name in ("security.md", "hosting.md", "agents.md", "hints.md", "privacy.md"):
        assert set(looks.findall(page(name))) <= set(Settings.__struct_fields__), name
