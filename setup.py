"""All settings are in pyproject.toml; this file only adds the optional compilation with mypyc.

    UNDERCROFT_COMPILE=1 python setup.py build_ext --inplace

A module that starts with the comment `# mypyc: skip` stays interpreted.
"""

import os
from pathlib import Path

from setuptools import setup

HOUSE = Path("src/undercroft")
SKIP = "# mypyc: skip"


def compiled_sources() -> list[str]:
    """The engine, all games, the agents and what reads views for research: they gain most when compiled together."""
    found = [*HOUSE.glob("engine/*.py"), *HOUSE.glob("games/*/**/*.py"), *HOUSE.glob("agents/*.py")]
    found.append(HOUSE / "research/facts.py")
    return sorted(str(path) for path in found if path.name != "__init__.py" and not skipped(path))


def skipped(path: Path) -> bool:
    return any(line.startswith(SKIP) for line in path.read_text("utf-8").splitlines()[:5])


extensions = []
if os.environ.get("UNDERCROFT_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(compiled_sources(), opt_level="3", debug_level="0", separate=False, group_name="undercroft")

setup(ext_modules=extensions)
