"""The house itself: every rule tested, no file too long, no import cycle, no package registry named."""

import ast
import re
import subprocess
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

import rule_report
from having import ROOMS

ROOT = Path(__file__).parents[1]
LONGEST = 600
MOST_BY_PLACE = 8
TAKE_A_LIST = {"Table"}
"""A list of the same things, such as the columns of a table of the database."""
SOURCES = {".py", ".ts", ".svelte"}
# In pieces, so that this file does not name them either. (npm: omit-lockfile-registry-resolved.)
REGISTRIES = [b"pypi" + b".org", b"python" + b"hosted.org", b"npm" + b"js", b"deb." + b"debian.org"]


@pytest.fixture(scope="module")
def files() -> list[Path]:
    """What is in the repository, or would be after `git add .`."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout, so nothing tells our files from others")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def test_every_rule_has_a_test():
    rules = rule_report.rules_by_game()
    assert rules
    assert rule_report.faults(rules, rule_report.tests_by_rule()) == []


def test_no_file_names_a_package_registry(files: list[Path]):
    named = []
    for path in files:
        text = path.read_bytes()
        named += [(str(path), host) for host in REGISTRIES if host in text]
    assert named == []


def test_no_source_is_too_long(files: list[Path]):
    homes = (ROOT / "src", ROOT / "web/src")
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines())
        for path in files
        if path.suffix in SOURCES and any(path.is_relative_to(home) for home in homes)
    }
    assert lengths
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_every_game_says_what_its_files_are():
    """By name, or by the name of a folder of files that are all of one kind."""
    missing = []
    for game in ROOMS.values():
        readme = (game.folder() / "README.md").read_text("utf-8")
        files = [file.relative_to(game.folder()) for file in game.folder().rglob("*.py") if file.name != "__init__.py"]
        assert files
        missing += [
            f"{game.id}/{file}" for file in files if f"`{file}`" not in readme and f"`{file.parent}/`" not in readme
        ]
        named = re.findall(r"^\| `([^`]+)`", readme, re.MULTILINE)
        missing += [f"{game.id}/{name}: is not there" for name in named if not (game.folder() / name).exists()]
    assert missing == []


def test_nothing_takes_many_things_by_place():
    """Two swapped zeros would be noticed by nobody: so many things are given by name."""
    functions, calls, many = 0, 0, {}
    for path in sorted((ROOT / "src").rglob("*.py")):
        if "earlier" in path.parts or "migrations" in path.parts:
            continue  # kept as they were
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                functions += 1
                by_place = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]
                count = len(by_place) - (by_place[:1] == ["self"])
                name = node.name
            elif isinstance(node, ast.Call):
                calls += 1
                count, name = len(node.args), ast.unparse(node.func)
            else:
                continue
            if count > MOST_BY_PLACE and name not in TAKE_A_LIST:
                many[f"{path.name}:{node.lineno} {name}"] = count
    assert functions > 3000
    assert calls > 10_000
    assert many == {}


def test_no_module_imports_itself_by_way_of_others():
    """Imports inside functions and for type checking alone count too: they are how a cycle hides."""
    graph = grimp.build_graph("undercroft", cache_dir=None)
    imported = {module: graph.find_modules_directly_imported_by(module) for module in sorted(graph.modules)}
    assert len(imported) > 250
    cycles = []
    while True:
        try:
            TopologicalSorter(imported).prepare()
            break
        except CycleError as error:
            cycle = error.args[1]
            cycles.append(cycle)
            imported[cycle[1]].discard(cycle[0])  # one import of it taken away, to see the others
    assert cycles == []
