"""Pin everything that is installed, with the digests of the files, in `requirements/`.

    python tools/lock.py [--upgrade]

The Makefile installs from these files, so that the same versions come on every machine, and nothing that somebody has
put in their place. Run it after a change of a dependency in pyproject.toml; with --upgrade it also takes newer versions
of all others. One file serves all Pythons that we support: where they differ, the line says so.
"""

import argparse
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

HOUSE = Path(__file__).parent.parent
FOLDER = HOUSE / "requirements"
UV = "uv==0.13.8"
EXTRAS: dict[str, list[str]] = {
    "dev": ["dev", "lab", "research", "ray"],
    "base": [],
}
"""By file, the extras that it installs. The first has everything, and the others follow its versions."""
HEAD = "# Made by `python tools/lock.py`; do not edit.\n"


def pin(uv: Path, name: str, build: str) -> None:
    """Make one of the files."""
    target = FOLDER / f"{name}.txt"
    command = [str(uv), "pip", "compile", "pyproject.toml", "-", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]
    command += [f"--extra={extra}" for extra in EXTRAS[name]]
    if name != "dev":
        command.append(f"--constraint={FOLDER / 'dev.txt'}")
    command += ["--output-file", str(target)]
    subprocess.run(command, cwd=HOUSE, check=True, input=build, text=True, stdout=subprocess.DEVNULL)
    pinned = target.read_text("utf-8")
    if "://" in pinned:
        sys.exit(f"{target} names a host; it must not")
    target.write_text(HEAD + pinned.removeprefix(HEAD), "utf-8")


def main() -> None:
    """Make all of the files."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest version of everything")
    if parser.parse_args().upgrade:
        for name in EXTRAS:
            (FOLDER / f"{name}.txt").unlink(missing_ok=True)
    FOLDER.mkdir(exist_ok=True)
    build = "\n".join(tomllib.loads((HOUSE / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"])
    with tempfile.TemporaryDirectory(prefix="undercroft-lock-") as scratch:
        venv.create(scratch, with_pip=True)
        subprocess.run([f"{scratch}/bin/python", "-m", "pip", "install", "-qq", UV], check=True)
        for name in EXTRAS:
            pin(Path(scratch, "bin", "uv"), name, build)


if __name__ == "__main__":
    main()
