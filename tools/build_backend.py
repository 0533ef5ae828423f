"""How pip and others build Undercroft: as setuptools does; with UNDERCROFT_COMPILE=1 it asks for mypyc, too.

A compiled wheel needs mypy, which carries mypyc, and the libraries whose types the compiled modules use. A pure one
needs none of them, and neither does `pip install -e .`.
"""

import os
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What must be there to build a wheel, besides `build-system.requires`."""
    wanted = list(build_meta.get_requires_for_build_wheel(config_settings))
    if os.environ.get("UNDERCROFT_COMPILE") == "1":
        project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
        wanted += project["dependencies"]
        wanted += [line for line in project["optional-dependencies"]["dev"] if line.startswith("mypy==")]
    return wanted
