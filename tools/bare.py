"""Set the house up on a bare Debian, as a newcomer does: both commands of the README, as far as they go.

    python tools/bare.py

A new root with python3, python3-venv and make alone, made by debootstrap. There `make play` must open the house with
its browser client, and `make test` must say at once what is missing. Needs root and debootstrap; where it cannot run,
it says so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HOUSE = Path(__file__).parent.parent
RELEASE = "bookworm"
PACKAGES = "python3,python3-venv,make,ca-certificates"
BROUGHT = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", "/etc/npmrc", "/etc/ssl/certs/ca-certificates.crt")
"""How this machine reaches the registries."""
PLAY = """
import re, subprocess, sys, time, urllib.request
began = time.monotonic()
play = subprocess.Popen(["make", "play"], stdout=subprocess.PIPE, text=True, start_new_session=True)
for line in play.stdout:
    print(line, end="", flush=True)
    if found := re.search(r"open at (http://\\S+)", line):
        break
else:
    sys.exit(f"make play ended with {play.wait()}")
page = urllib.request.urlopen(found[1]).read().decode()
script = re.search(r'src="(/assets/[^"]+\\.js)"', page)[1]
size = len(urllib.request.urlopen(found[1] + script).read())
print(f"the house was open after {time.monotonic() - began:.0f} s; its script has {size:,} bytes", flush=True)
import os, signal
os.killpg(play.pid, signal.SIGINT)
play.wait()
"""
INSIDE = """set -e
mount -t proc proc /proc
mkdir -p /dev/pts && mount -t devpts devpts /dev/pts -o newinstance,ptmxmode=0666
cd /root/undercroft
"""


def unable() -> str:
    """Why it cannot run here, in a sentence; empty if it can."""
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        return "only root can change the root folder"
    missing = [tool for tool in ("debootstrap", "unshare", "chroot") if not shutil.which(tool)]
    return f"there is no {' and no '.join(missing)} here" if missing else ""


def mirror() -> list[str]:
    """Where this machine takes its packages from, if it says so."""
    for file in (*Path("/etc/apt/sources.list.d").glob("*.sources"), *Path("/etc/apt").glob("sources.list")):
        if found := re.search(r"^(?:URIs: |deb (?:\[.*?\] )?)(\S+)", file.read_text("utf-8"), re.MULTILINE):
            return [found[1]]
    return []


def furnish(root: Path) -> None:
    """Put a Debian there, and the checkout as git has it."""
    command = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", RELEASE, str(root), *mirror()]
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if made.returncode:
        sys.exit(f"debootstrap failed:\n{made.stdout[-2000:]}")
    brought = [Path(name) for name in BROUGHT] + [Path.home() / name for name in (".npmrc", ".config/pip/pip.conf")]
    for file in brought:
        if file.is_file():
            inside = (
                root / "root" / file.relative_to(Path.home())
                if file.is_relative_to(Path.home())
                else root / file.relative_to("/")
            )
            inside.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, inside)
    names = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        target = root / "root/undercroft" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(HOUSE / name, target)


def run(root: Path, script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in there, in namespaces of its own: what it mounts and starts ends with it."""
    command = [
        "unshare",
        "--mount",
        "--pid",
        "--fork",
        "--kill-child",
        "chroot",
        str(root),
        "/bin/sh",
        "-c",
        INSIDE + script,
    ]
    certificates = "/etc/ssl/certs/ca-certificates.crt"
    environment = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LANG": "C.UTF-8"}
    environment |= {name: certificates for name in ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")}
    return subprocess.run(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )


def main() -> None:
    """Do it."""
    if why := unable():
        print(f"The bare Debian is left out: {why}.")
        return
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="undercroft-bare-") as folder:
        root = Path(folder)
        furnish(root)
        print(f"A bare Debian after {time.monotonic() - began:.0f} s.", flush=True)
        (root / "root/play.py").write_text(PLAY, "utf-8")
        played = run(root, "python3 /root/play.py")
        print(played.stdout, end="", flush=True)
        if played.returncode or "the house was open" not in played.stdout:
            sys.exit("`make play` did not open the house")
        tested = run(root, "make test")
        print(tested.stdout, end="", flush=True)
        if not tested.returncode or "Compiling needs a C compiler" not in tested.stdout:
            sys.exit("`make test` did not say what is missing")
        if "Setting up" in tested.stdout or "pytest" in tested.stdout:
            sys.exit("`make test` began although something is missing")
    print(f"Both commands of the README do what it says, after {time.monotonic() - began:.0f} s.")


if __name__ == "__main__":
    main()
