"""Every command in the documents works as it is written: quick ones are run, of the others the real parser reads the
arguments."""

import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from undercroft.cli import COMMANDS, game_ids, main, parser, short_forms

HOUSE = Path(__file__).parents[2]
PAGES = sorted([HOUSE / "README.md", HOUSE / "CONTRIBUTING.md", HOUSE / "web/BOARDS.md", *HOUSE.glob("docs/*.md")])
ENDS = re.compile(r"\s{2,}|\s+#|\s*->|;|\s*&&")
"""What stands behind a command on its line is not part of it."""
PROGRAMS = ("undercroft", "make", "python", "pip", "ray", "pytest", "ruff", "docker")
QUICK = {"rules", "games"}
"""Commands that are run as they stand."""
PLACES = re.compile(r"[A-Z_]{2,}$|\.\.\.$")
"""What a reader puts something of their own in place of, such as GAME or FILE."""
OTHERS = {"ray", "docker"}
"""Programs of others: what their commands mean is theirs to say."""


def commands() -> Iterator[tuple[str, str]]:
    """Each command with its page: lines of code blocks, and code within a line."""
    for page in PAGES:
        text = page.read_text("utf-8")
        fenced = re.findall(r"^```(?:sh|bash|console)?\n(.*?)^```", text, re.M | re.S)
        rest = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
        lines = [line for block in fenced for line in block.splitlines()]
        lines += re.findall(r"^ {4}(\S.*)$", rest, re.M) + re.findall(r"`([^`\n]+)`", rest)
        for line in lines:
            said = ENDS.split(line.strip().removeprefix("$ "))[0]
            said = re.sub(r"^(UNDERCROFT_\w+=\S+ )", "", said)
            first = said.split(" ")[0].removeprefix(".venv/bin/")
            if first in PROGRAMS and " " in said:
                yield page.name, said


ALL = sorted(set(commands()))


def by(program: str) -> list[tuple[str, str]]:
    return [(page, said) for page, said in ALL if said.split(" ")[0].removeprefix(".venv/bin/") == program]


def test_they_are_found():
    assert len(by("undercroft")) > 20
    assert len(by("make")) > 10
    assert {page for page, _ in ALL} >= {"README.md", "CONTRIBUTING.md", "hosting.md", "lab.md", "research.md"}
    programs = {said.split(" ")[0].removeprefix(".venv/bin/") for _, said in ALL}
    assert programs - OTHERS <= {"undercroft", "make", "python", "pytest", "ruff"}, "pip goes by `python -m pip`"


@pytest.mark.parametrize(("page", "said"), by("undercroft"))
def test_undercroft(page, said, capsys, tmp_path, monkeypatch):
    words = shlex.split(said)[1:]
    if words[0] == "commands":
        return  # a phrase, not a command
    if PLACES.match(words[0]) or "..." in words:
        words = [word for word in words if word != "..." and not PLACES.match(word)] or ["games"]
        if words[0] in ("host",):
            words = [*words, "list"]
    words = short_forms(words)
    if words[0] in COMMANDS and (len(words) == 1 or words in (["host", "export"],)):
        words.append("--help")
    if "--help" in words or (words[0] in QUICK and not any(PLACES.match(word) for word in words)):
        assert main(words) == 0, capsys.readouterr().err
        return
    stands_for = {"GAME": "dice_brewing", "LANG": "en"}
    words = [stands_for.get(word, "1") if PLACES.match(word) else word for word in words]
    args = parser(words[0]).parse_args(words)  # a mistake would end this test
    assert getattr(args, "game", None) in (None, *game_ids())


@pytest.mark.parametrize(("page", "said"), by("make"))
def test_make(page, said):
    made = (HOUSE / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", made, re.M))

    def known(word: str) -> bool:
        name, equals, _ = word.partition("=")
        return bool(re.search(rf"\$\({name}\)|^{name} \?=", made, re.M)) if equals else name in targets

    words = shlex.split(said)[1:]
    assert [word for word in words if not known(word)] == [], f"{page}: {said}"


@pytest.mark.parametrize(("page", "said"), by("python"))
def test_python(page, said):
    """Of a script of ours: it is there, and has each option in its words."""
    first, *words = shlex.split(said)[1:]
    if first == "-m" and words != ["undercroft"]:
        assert words[:2] == ["pip", "install"], said
        extras = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
        wanted = re.fullmatch(r"undercroft(\[(\w+)\])?(.*\.whl)?", words[-1])
        assert wanted, said
        assert wanted[2] is None or wanted[2] in extras, said
        return
    script = HOUSE / ("src/undercroft/__main__.py" if first == "-m" else first)
    assert script.is_file(), f"{page}: {said}"
    for word in words:
        if word.startswith("--"):
            assert f'"{word.partition("=")[0]}' in script.read_text("utf-8"), f"{page}: {said}"


@pytest.mark.parametrize(("page", "said"), [*by("pytest"), *by("ruff")])
def test_tools(page, said):
    words = shlex.split(said.removeprefix(".venv/bin/"))
    done = subprocess.run(
        [Path(sys.executable).with_name(words[0]), *words[1:2], "--help"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
