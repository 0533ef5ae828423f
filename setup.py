"""All settings are in pyproject.toml; this file only adds the optional compilation with mypyc.

    UNDERCROFT_COMPILE=1 python setup.py build_ext --inplace     beside the sources
    UNDERCROFT_COMPILE=1 pip wheel --no-deps .                   a wheel for this machine

A module that starts with the comment `# mypyc: skip` stays interpreted.
"""

import os
import sys
from pathlib import Path

from setuptools import setup

HOUSE = Path("src/undercroft")
SKIP = "# mypyc: skip"
# What is compiled, and how many modules each must find at least: a folder that moved must not go unnoticed.
WHOLE = {"engine/**/*.py": 4, "games/*/**/*.py": 120, "agents/**/*.py": 6}
# Rules that only finish what was begun under them: not worth the time to compile.
EARLIER = HOUSE / "games/earlier"
# Of research only what reads views.
RESEARCH = ["research/features.py"]


def compiled_sources() -> list[str]:
    """The engine, all games, the agents and what reads views for research: they gain most when compiled together."""
    found = []
    for pattern, least in WHOLE.items():
        some = [path for path in HOUSE.glob(pattern) if path.name != "__init__.py" and not skipped(path)]
        some = [path for path in some if EARLIER not in path.parents]
        if len(some) < least:
            sys.exit(f"setup.py: {HOUSE / pattern} finds {len(some)} modules to compile instead of {least} or more.")
        found += some
    for path in (HOUSE / name for name in RESEARCH):
        if not path.exists():
            sys.exit(f"setup.py: {path} is to be compiled, and is not there.")
        found.append(path)
    return sorted(map(str, found))


def skipped(path: Path) -> bool:
    return any(line.startswith(SKIP) for line in path.read_text("utf-8").splitlines())


# What else setuptools is asked for, such as the project's name, needs no compiler and no mypy.
if os.environ.get("UNDERCROFT_COMPILE") == "1" and {"build_ext", "bdist_wheel"} & set(sys.argv):
    from mypyc.build import mypycify

    sys.path.insert(0, str(Path(__file__).parent / "tools"))
    from c_build import BuildChanged

    # A C file for each module: several can be compiled at once, and a change to one leaves the others alone.
    extensions = mypycify(compiled_sources(), opt_level="3", debug_level="0", multi_file=True, group_name="undercroft")
    setup(ext_modules=extensions, cmdclass={"build_ext": BuildChanged})
else:
    setup()
