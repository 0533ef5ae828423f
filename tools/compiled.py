"""Compile the engine and the games with mypyc, and use the result.

    compiled.py test [ARGUMENT ...]   run the tests that must hold in both modes (arguments go to pytest)
    compiled.py install               put the compiled modules beside their sources in src/

The work is done in a copy, build/fast: Python prefers a compiled module to its source, so one left in src/
would make later changes to the source seem to do nothing.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build/fast"
BOTH_MODES = ["tests/rules", "tests/engine/test_checksum.py", "tests/engine/test_errors.py"]


def copy_sources(folder: Path) -> None:
    """The plain sources, as if freshly cloned."""
    shutil.rmtree(folder / "src", ignore_errors=True)
    made = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "src", folder / "src", ignore=made)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy2(ROOT / name, folder / name)


def build(folder: Path = FAST) -> None:
    copy_sources(folder)
    compile_in(folder)


def compile_in(folder: Path) -> None:
    """Compile a copy of the sources where it lies."""
    need_compiler()
    print("Compiling the engine and the games ...", file=sys.stderr, flush=True)
    log = folder / "build.log"
    with log.open("w") as out:
        done = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=folder,
            env=os.environ | {"UNDERCROFT_COMPILE": "1"},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        sys.exit(f"{log.read_text()[-6000:]}\nCompiling failed; the whole log is in {log}.")
    check_compiled(folder / "src")


def need_compiler() -> None:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        sys.exit(f"Compiling needs a C compiler ({compiler}): on Debian, apt-get install gcc.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        sys.exit("Compiling needs Python's C headers: on Debian, apt-get install python3-dev.")


def check_compiled(src: Path) -> None:
    """Tests of the wrong modules prove nothing, so ask Python itself which ones it takes."""
    where = subprocess.run(
        [sys.executable, "-c", "import undercroft.engine.state as m; print(m.__file__)"],
        env=os.environ | {"PYTHONPATH": str(src)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.strip()
    if not (where.endswith(".so") and Path(where).is_relative_to(src)):
        sys.exit(f"undercroft.engine.state should be a compiled module in {src}, but Python takes {where}.")


def test(arguments: list[str]) -> int:
    build()
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "2", *(arguments or BOTH_MODES)],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(FAST / "src")},
    ).returncode


def install() -> None:
    build()
    for old in (ROOT / "src").rglob("*.so"):
        old.unlink()
    for module in (FAST / "src").rglob("*.so"):
        shutil.copy2(module, ROOT / "src" / module.relative_to(FAST / "src"))
    check_compiled(ROOT / "src")
    print("Compiled. Changes to these sources now need `make fast` again, or `make slow` to go back.")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["test", *arguments]:
            sys.exit(test(arguments))
        case ["install"]:
            install()
        case _:
            sys.exit(__doc__)
