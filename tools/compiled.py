"""Compile the engine and the games with mypyc, and use the result.

    compiled.py build                 compile in build/fast
    compiled.py test [ARGUMENT ...]   run the tests that run compiled (arguments go to pytest instead of their names)
    compiled.py plain                 run, on the plain sources, the tests that `make test` runs compiled alone
    compiled.py install               put the compiled modules beside their sources in src/

The work is done in a copy, build/fast: Python prefers a compiled module to its source, so one left in src/
would make later changes to the source seem to do nothing. The copy is kept, so that the next build compiles only what
changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

import needs
from c_build import PROGRESS

ROOT = Path(__file__).resolve().parents[1]
FAST = ROOT / "build/fast"
BESIDE = (
    "setup.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "THIRD-PARTY.md",
    "tools/build_backend.py",
    "tools/c_build.py",
)
"""What a build needs besides the sources."""
SECONDS_A_MODULE = 0.6
"""What a module costs one core, mypyc, compiler and linker together."""
COMPUTING = ["tests/test_conformance.py", "tests/test_golden.py", "tests/agents", "tests/lab", "tests/research"]
"""What computes most: `make test` runs it compiled alone (but for tests marked `plain`), `make test-long` plain."""
PYTEST = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
BOTH_MODES = ["tests/rules", "tests/engine/test_checksum.py", "tests/engine/test_errors.py"]


def copy_sources(folder: Path) -> None:
    """Make the folder's sources those of the house. What has not changed is not touched, what was built there stays."""
    wanted = {path.relative_to(ROOT): path for path in (ROOT / "src").rglob("*") if path.is_file() and is_source(path)}
    wanted |= {Path(name): ROOT / name for name in BESIDE}
    for old in [path for path in (folder / "src").rglob("*") if path.is_file() and is_source(path)]:
        if old.relative_to(folder) not in wanted:
            old.unlink()
    for name, path in wanted.items():
        copy = folder / name
        if not copy.exists() or copy.read_bytes() != path.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, copy)


def is_source(path: Path) -> bool:
    return path.suffix not in (".so", ".pyc") and not any(part.endswith(".egg-info") for part in path.parts)


def build(folder: Path = FAST) -> None:
    need_compiler()
    copy_sources(folder)
    compile_in(folder)


def compile_in(folder: Path) -> None:
    """Compile a copy of the sources where it lies, unless nothing has changed since the last time."""
    need_compiler()
    stamp = folder / "build.stamp"
    now = fingerprint(folder)
    if not (stamp.exists() and stamp.read_text() == now and any((folder / "src").glob("*.so"))):
        first = not stamp.exists()
        stamp.unlink(missing_ok=True)
        say(f"Compiling the engine and the games; this takes {how_long(folder, first)} ...")
        began = time.monotonic()
        run_setup(folder)
        check_compiled(folder / "src")
        stamp.write_text(now)
        say(f"Compiled in {time.monotonic() - began:.0f} s.")
    else:
        check_compiled(folder / "src")


def fingerprint(folder: Path) -> str:
    """A hash of all that decides what is compiled: the sources, how they are built, Python, mypy and the compiler."""
    whole = hashlib.sha256(
        repr((sys.version, version("mypy"), os.environ.get("CC"), os.environ.get("CFLAGS"))).encode()
    )
    for path in sorted([*(folder / "src").rglob("*.py"), *(folder / name for name in BESIDE)]):
        whole.update(os.fsencode(path.relative_to(folder)) + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def how_long(folder: Path, first: bool) -> str:
    """About how long compiling takes, in words."""
    if not first:
        return "seconds after a small change, longer if many modules feel it"
    modules = sum(1 for _ in (folder / "src/undercroft").rglob("*.py"))
    minutes = modules * SECONDS_A_MODULE / (os.cpu_count() or 1) / 60
    return f"about {max(1, round(minutes))} min on a quiet machine"


def run_setup(folder: Path) -> None:
    """Run setup.py; how far it is goes to the terminal, all it says to a log."""
    log = folder / "build.log"
    with log.open("w") as out:
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
        env = os.environ | {"UNDERCROFT_COMPILE": "1"}
        with subprocess.Popen(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as setup:
            assert setup.stdout is not None
            for line in setup.stdout:
                if line.startswith(PROGRESS):
                    show_progress(line.removeprefix(PROGRESS).strip())
                else:
                    out.write(line)
    if setup.returncode:
        sys.exit(f"{log.read_text()[-6000:]}\nCompiling failed; the whole log is in {log}.")


def show_progress(how_far: str) -> None:
    """On one line of a terminal; elsewhere a line for every tenth file."""
    done, _, whole, *_ = how_far.split()
    last = done == whole
    if sys.stderr.isatty():
        print(f"\r  {how_far}", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last or int(done) % 10 == 0:
        say(f"  {how_far}")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def need_compiler() -> None:
    if lacking := needs.compiler_missing():
        sys.exit(lacking)


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
        [*PYTEST, "-m", "not plain", *(arguments or [*BOTH_MODES, *COMPUTING])],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(FAST / "src")},
    ).returncode


def plain() -> int:
    return subprocess.run([*PYTEST, "-m", "not plain", *COMPUTING], cwd=ROOT).returncode


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
        case ["build"]:
            build()
        case ["plain"]:
            sys.exit(plain())
        case ["install"]:
            install()
        case _:
            sys.exit(__doc__)
