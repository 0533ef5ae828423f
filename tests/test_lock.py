"""What is installed is pinned, with digests, and the pins are those of pyproject.toml."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lock import EXTRAS, FOLDER

HOUSE = Path(__file__).parent.parent
PYPROJECT = tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))


def pins(name):
    """Each pinned version by package, and how many digests its files have."""
    found = {}
    for line in re.sub(r"\\\n\s*", "", (FOLDER / f"{name}.txt").read_text("utf-8")).splitlines():
        if not line.startswith("#"):
            package, _, digests = line.partition("--hash=")
            requirement = Requirement(package.strip())
            found[canonicalize_name(requirement.name)] = (
                str(requirement.specifier).removeprefix("=="),
                digests.count("sha256:"),
            )
    return found


@pytest.mark.parametrize("name", EXTRAS)
def test_every_dependency_is_pinned_as_pyproject_wants_it(name):
    wanted = [*PYPROJECT["build-system"]["requires"], *PYPROJECT["project"]["dependencies"]]
    for extra in EXTRAS[name]:
        wanted += PYPROJECT["project"]["optional-dependencies"][extra]
    pinned = pins(name)
    for line in wanted:
        requirement = Requirement(line)
        version, digests = pinned[canonicalize_name(requirement.name)]
        assert requirement.specifier.contains(version), f"{line}: run python tools/lock.py"
        assert digests > 0
    assert len(pinned) >= len(wanted)


def test_all_files_pin_the_same_versions():
    everything = pins("dev")
    assert everything
    for name in EXTRAS:
        others = pins(name)
        assert others
        assert others.items() <= everything.items()


@pytest.mark.parametrize("name", EXTRAS)
def test_no_file_names_a_host(name):
    assert "//" not in (FOLDER / f"{name}.txt").read_text("utf-8")
