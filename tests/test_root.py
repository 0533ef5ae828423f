"""What lies in the root of the repository does what it is for."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import undercroft
from commit_msg import faults

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("Refuse a die that is locked\n\nBecause.\n# a comment\n", []),
        ("x" * 71, []),
        ("x" * 72, ["the first line has 72 characters; 71 is the most"]),
        ("", ["the first line says what the change does; it is empty"]),
        ("Mend it.", ["the first line ends without a full stop"]),
        ("Mend it\nBecause", ["the second line stays empty"]),
    ],
)
def test_messages_of_commits(message, said):
    assert faults(message) == said


def test_hooks_are_ours_and_run_what_is_there():
    """Nothing is fetched from elsewhere, and every tool is in .venv or in tools/."""
    text = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"- repo: (.*)", text) == ["local"]
    for script in re.findall(r"tools/\w+\.py", text):
        assert (ROOT / script).is_file()
    dev = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]["dev"]
    tools = {name.replace("lint-imports", "import-linter") for name in re.findall(r"\.venv/bin/([a-z-]+)", text)}
    assert tools - {"python"} <= {line.partition("=")[0] for line in dev}


def test_lines_end_alike_on_every_machine():
    """Digests of card files are of their bytes."""
    names = ["src/undercroft/games/dice_brewing/cards/recipes.toml", "tests/old/house.sql.gz", "docs/README.md"]
    command = ["git", "check-attr", "eol", "text", "--", *names]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert f"{names[0]}: eol: lf" in told
    assert f"{names[2]}: eol: lf" in told
    assert f"{names[1]}: text: unset" in told
    crlf = subprocess.run(["git", "grep", "-lIP", "\r$"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert crlf.stdout == ""


def test_all_that_is_not_ours_is_listed_with_its_licence():
    """As `tools/licences.py` writes it after a change of a dependency; and nothing is there that binds others."""
    page = (ROOT / "THIRD-PARTY.md").read_text("utf-8")
    rows = {name: (version, kind) for name, version, kind in re.findall(r"^\| (\S+) \| (\S+) \| (.+) \|$", page, re.M)}
    wanted = dict(json.loads((ROOT / "web/package.json").read_text("utf-8"))["dependencies"])
    wanted |= dict(re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / "requirements/base.txt").read_text("utf-8"), re.M))
    assert len(wanted) > 30
    assert {name: rows.get(name, ("missing", ""))[0] for name in wanted} == wanted
    free = {"MIT", "MIT-0", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "PSF-2.0", "MPL-2.0", "OFL-1.1"}
    for name in wanted:
        assert set(re.split(r" (?:AND|OR) ", rows[name][1])) <= free, name


def test_the_version_has_its_place_in_the_changelog():
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f"## [{undercroft.__version__}]" in text
