"""Build what one would publish, in `dist/`: an sdist, a pure wheel made of it, and a compiled wheel for this machine.

    python tools/wheels.py

All three hold the browser client, so that whoever installs them needs neither Node nor, with a wheel, a compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import compiled
import web

DIST = compiled.ROOT / "dist"


def build_wheel(source: Path, **environment: str) -> Path:
    """Build a wheel of the sources in a folder into `dist/`."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", "-qq", "--no-build-isolation", "--no-deps", "-w", folder]
        subprocess.run([*command, str(source)], check=True, env={**os.environ, **environment})
        (made,) = Path(folder).iterdir()
        return Path(shutil.copy(made, DIST))


def build_sdist() -> Path:
    """Build the sdist of the checkout into `dist/`."""
    script = "import build_backend; print(build_backend.build_sdist('dist'))"
    path = {"PYTHONPATH": str(compiled.ROOT / "tools")}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=compiled.ROOT, env=os.environ | path, check=True, capture_output=True, text=True)
    return DIST / done.stdout.split()[-1]


def build_pure(sdist: Path) -> Path:
    """Build the wheel for machines that no compiled one fits, as those do who have only the sdist."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(sdist, folder)
        (source,) = Path(folder).iterdir()
        return build_wheel(source, UNDERCROFT_COMPILE="")


def build_compiled() -> Path:
    """Build the wheel for this machine where `make test` and `make fast` compile, so that nothing is compiled twice."""
    compiled.build()
    for old in (compiled.FAST / "build").glob("lib.*"):
        shutil.rmtree(old)
    return build_wheel(compiled.FAST, UNDERCROFT_COMPILE="1")


def main() -> None:
    """Build all three."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    web.build()
    sdist = build_sdist()
    for made in (sdist, build_pure(sdist), build_compiled()):
        print(f"{made.relative_to(compiled.ROOT)}  {made.stat().st_size / 1e6:.1f} MB", flush=True)


if __name__ == "__main__":
    main()
