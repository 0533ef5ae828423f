"""The wheels of `make wheel`, installed where there is neither checkout nor Node nor compiler: all of it works there.

`make test-long` builds them and runs this; plain `pytest` leaves it out.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from contextlib import contextmanager
from pathlib import Path

import pytest

import compiled
import undercroft
from compiled import ROOT
from wheels import DIST

PURE, COMPILED = "pure", "compiled"


def built(pattern: str) -> Path:
    """The one file of this name in dist/."""
    found = list(DIST.glob(pattern))
    assert len(found) == 1, f"`make wheel` leaves one {pattern} in dist/, here are {found}"
    return found[0]


class Installed:
    """An empty environment with one of the wheels in it, and a folder to work in."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.bin = folder / "env/bin"
        self.work = folder / "work"
        self.work.mkdir()
        subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
        self.pip("install", "-qq", "-r", ROOT / "requirements/base.txt")
        # What is pinned is all it needs: nothing more is looked for.
        self.pip("install", "-qq", "--no-index", wheel)

    @property
    def environment(self) -> dict[str, str]:
        return {"PATH": str(self.bin), "HOME": str(self.work), "LANG": "C.UTF-8"}

    def pip(self, *words: object) -> None:
        subprocess.run([self.bin / "python", "-m", "pip", *map(str, words)], check=True, cwd=self.work)

    def run(self, *words: str, typed: str = "", code: int = 0) -> str:
        """What the command says."""
        done = subprocess.run(
            [self.bin / "undercroft", *words],
            cwd=self.work,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == code, done.stderr
        return done.stdout or done.stderr

    @contextmanager
    def serving(self, *words: str):
        """A house opened by this command: yields its address."""
        command = [self.bin / "undercroft", *words]
        with subprocess.Popen(command, cwd=self.work, env=self.environment, stdout=subprocess.PIPE, text=True) as house:
            try:
                yield re.search(r"open at (http://\S+)", house.stdout.readline())[1]
            finally:
                house.terminate()


@pytest.fixture(scope="module", params=[PURE, COMPILED])
def kind(request) -> str:
    return request.param


@pytest.fixture(scope="module")
def installed(kind, tmp_path_factory) -> Installed:
    wheel = built("*-none-any.whl" if kind == PURE else "*-cp*.whl")
    return Installed(tmp_path_factory.mktemp(kind), wheel)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address) as page:
        return page.read().decode()


def test_it_stands_on_its_own(installed, kind):
    assert not any(shutil.which(tool, path=str(installed.bin)) for tool in ("node", "npm", "gcc", "cc", "make"))
    assert installed.run("--version") == f"undercroft {undercroft.__version__}\n"
    told = json.loads(installed.run("doctor", "--json"))
    found = {check["name"]: check["found"] for check in told["checks"]}
    assert told["ok"], told
    assert found["compiled"].startswith("yes" if kind == COMPILED else "no")
    assert str(installed.bin.parent) in found["undercroft"]


def test_a_game_is_played_in_the_terminal(installed):
    told = installed.run("dice_brewing", "--seed", "1", "--lang", "en", typed="1\n1\n1\n")
    assert "Your choice" in told
    assert "School" in told


def test_games_are_played_by_the_thousand(installed):
    told = json.loads(installed.run("simulate", "dice_brewing", "--games", "20", "--jobs", "2", "--json"))
    assert (told["games"], told["errors"]) == (20, [])


def test_rules_are_read(installed):
    assert "DB-P4  Velocizzare" in installed.run("rules", "dice_brewing", "DB-P4", "--lang", "it")
    assert "undercroft rules dice_brewing" in installed.run("games", "dice_brewing", "--lang", "en")


def test_undercroft_alone_opens_the_house_with_its_browser_client(installed):
    with installed.serving() as address:
        page = fetch(f"{address}/")
        script = re.search(r'src="(/assets/index-[^"]+\.js)"', page)[1]
        assert len(fetch(address + script)) > 10_000
        assert len(json.loads(fetch(f"{address}/api/house"))["games"]) >= 4


def test_what_an_extra_lacks_is_told_with_the_command_that_brings_it(installed):
    """The command is followed as it stands; then there are ratings, and Parquet in the lab."""
    asked = ("tournament", "dice_brewing", "--agents", "random,lively", "--games", "2", "--json")
    told = installed.run(*asked, code=2)
    command = re.search(r"OpenSkill: (.*)$", told, re.M)[1]
    assert "undercroft[lab]" in command
    subprocess.run(shlex.split(command), cwd=installed.work, check=True, stdout=subprocess.DEVNULL)
    assert len(json.loads(installed.run(*asked))["agents"]) == 2
    installed.run("lab", "dice_brewing", "--agents", "random", "--games", "4", "--out", "report")
    assert list(installed.work.glob("report/*.parquet"))


def test_the_sdist_holds_all_that_the_compiled_wheel_is_built_of():
    """So that who has only the sdist can build both: with UNDERCROFT_COMPILE=1, and without."""
    with tarfile.open(built("*.tar.gz")) as archive:
        top = archive.getnames()[0].partition("/")[0]
        kept = {name.removeprefix(f"{top}/") for name in archive.getnames()}
    sources = {path for path in (compiled.FAST / "src").rglob("*") if path.is_file() and compiled.is_source(path)}
    sources = {path for path in sources if not path.name.endswith(".made-of") and "__pycache__" not in path.parts}
    wanted = {path.relative_to(compiled.FAST).as_posix() for path in sources} | set(compiled.BESIDE)
    assert len(wanted) > 500
    assert wanted - kept == set()


def test_nothing_but_the_package_is_in_the_wheels():
    for pattern in ("*-none-any.whl", "*-cp*.whl"):
        names = zipfile.ZipFile(built(pattern)).namelist()
        tops = {name.partition("/")[0] for name in names}
        others = {top for top in tops if top != "undercroft" and ".dist-info" not in top and ".data" not in top}
        assert all(re.fullmatch(r"[0-9a-z]*__mypyc\..*\.(so|pyd)|undercroft__mypyc\..*", other) for other in others)
        assert not [name for name in names if name.endswith((".made-of", ".c"))]
        assert any(name.endswith("client/index.html") for name in names)
        assert {"LICENSE", "THIRD-PARTY.md"} <= {name.rpartition("/")[2] for name in names if "licenses/" in name}
    assert os.path.getsize(built("*-none-any.whl")) < 10_000_000
