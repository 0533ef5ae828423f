"""Say what `make test` needs and this machine lacks, before anything is set up or run.

Needs nothing but Python itself, because it runs before .venv is there.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

CHROMIUM = Path("/usr/bin/chromium")


def compiler_missing() -> str:
    """What is missing to compile, in a sentence; empty if nothing is."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"Compiling needs a C compiler ({compiler}): on Debian, apt-get install gcc libc6-dev."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Compiling needs Python's C headers: on Debian, apt-get install python3-dev."
    return ""


def terminals_missing() -> str:
    """The same for the tests of the terminal. A folder that one has only changed root to has none at first."""
    try:
        for end in os.openpty():
            os.close(end)
    except OSError:
        return "The terminal's tests need pseudo-terminals: in a chroot, mount -t devpts devpts /dev/pts."
    return ""


def chromium_missing(install: bool = True) -> str:
    """The same for the browser tests. Chromium is installed if that is wanted and can be done."""
    if install and not CHROMIUM.exists() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium ...", flush=True)
        subprocess.run(["apt-get", "update", "-q"], stdout=subprocess.DEVNULL, check=False)
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], stdout=subprocess.DEVNULL, check=False)
    if not CHROMIUM.exists():
        return f"The browser tests need Chromium in {CHROMIUM}: on Debian, apt-get install chromium."
    return ""


if __name__ == "__main__":
    wanting = [sentence for sentence in (compiler_missing(), terminals_missing()) if sentence]
    # Nothing is installed before all that only a person can mend is said.
    sys.exit("\n".join(filter(None, [*wanting, chromium_missing(install=not wanting)])) or 0)
