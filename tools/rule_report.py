"""Which rules have a test? Every rule id in a game's rulebook needs one that names it in its `rule` marker.

Prints a line for each game, then what is wrong; exit code 1 if anything is.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/undercroft/games"
RULE_ID = re.compile(r"[A-Z]{2}-[A-Z]+[0-9]+[a-z]?")

Rules = dict[str, list[str]]  # game -> its rule ids
Tests = dict[str, list[str]]  # rule id -> the tests that name it


def messages(path: Path) -> list[str]:
    entries = parse(path.read_text("utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def rules_by_game() -> Rules:
    return {
        path.parts[-3]: [name for name in messages(path) if RULE_ID.fullmatch(name)]
        for path in sorted(GAMES.glob("*/rulebook/en.ftl"))
    }


def tests_by_rule() -> Tests:
    """Let pytest collect: tests/conftest.py writes down the markers."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "rules.json")
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", f"--rule-report={target}", "tests"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"pytest cannot collect the tests:\n{done.stdout}{done.stderr}")
        found: Tests = json.loads(target.read_text())
        return found


def missing(ids: list[str], tests: Tests) -> list[str]:
    return [rule for rule in ids if rule not in tests]


def faults(rules: Rules, tests: Tests) -> list[str]:
    found = []
    for game, ids in rules.items():
        if untested := missing(ids, tests):
            found.append(f"{game}: no test for {' '.join(untested)}")
        found += unlike_languages(game)
    known = {rule for ids in rules.values() for rule in ids}
    for rule in sorted(tests.keys() - known):
        found.append(f"{rule} is in no rulebook, but in {' '.join(tests[rule])}")
    return found


def unlike_languages(game: str) -> list[str]:
    book = GAMES / game / "rulebook"
    english = set(messages(book / "en.ftl"))
    found = []
    # A language that one game's rulebook has, all must have.
    for name in sorted({file.name for file in GAMES.glob("*/rulebook/*.ftl")} - {"en.ftl"}):
        if not (book / name).exists():
            found.append(f"{game}: rulebook/{name} is missing")
            continue
        translated = set(messages(book / name))
        if only := sorted(english - translated):
            found.append(f"{game}: not in {name}: {' '.join(only)}")
        if only := sorted(translated - english):
            found.append(f"{game}: not in en.ftl: {' '.join(only)}")
    return found


def main() -> int:
    rules, tests = rules_by_game(), tests_by_rule()
    for game, ids in rules.items():
        print(f"{game:20} {len(ids):4} rules {len(ids) - len(missing(ids, tests)):4} tested")
    wrong = faults(rules, tests)
    print(*wrong, sep="\n", end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
