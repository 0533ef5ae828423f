"""Files for the host's eyes alone. What a house keeps holds hidden cards, and what its guests go by."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import BinaryIO

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""The rights of everyone but the owner."""


def new_private(file: Path) -> None:
    """Make an empty file. Raises FileExistsError if there is one."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def make_private(file: Path) -> None:
    """Take from others what they may do with a file, if it is there and ours: `undercroft doctor` tells of the rest.

    By its name: closing a file that SQLite has open would give up SQLite's locks.
    """
    with contextlib.suppress(FileNotFoundError, PermissionError):
        if open_to_others(file):
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~OTHERS)


def open_to_others(file: Path) -> bool:
    """May others than its owner do anything with a file?"""
    found = file.stat()
    return os.name == "posix" and stat.S_ISREG(found.st_mode) and bool(found.st_mode & OTHERS)


def write_private(file: Path) -> BinaryIO:
    """Open a file to write it anew."""
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    make_private(file)
    return os.fdopen(handle, "wb")
