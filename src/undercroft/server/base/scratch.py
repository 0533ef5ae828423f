"""Temporary folders of a house. Those that a killed process has left are removed at the next start."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import weakref
from pathlib import Path
from types import TracebackType
from typing import Self

if sys.platform != "win32":
    import fcntl

LONGEST = 70
"""Bytes of the name of the place for temporary folders: sockets go into ours, and their names must be short."""


class ScratchFolder:
    """A folder that is there as long as its process, named after the house.

    The process keeps it locked; the system lets go of the lock when the process ends, however it ends.
    """

    def __init__(self, house: str) -> None:
        digest = hashlib.blake2b(house.encode(), digest_size=4).hexdigest()
        place = tempfile.gettempdir()
        self.place = Path(place) if len(os.fsencode(place)) <= LONGEST or sys.platform == "win32" else Path("/tmp")
        self.prefix = f"undercroft-{digest}-"
        self._remove_left()
        while True:
            self.path = Path(tempfile.mkdtemp(prefix=self.prefix, dir=self.place))
            self.lock = _locked(self.path)
            if self.path.is_dir():  # else it was taken for a left one before it was locked
                break
        self.close = weakref.finalize(self, _remove, self.path, self.lock)
        """Remove it; also called when the process ends in good order."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _remove_left(self) -> None:
        """Remove folders of this house that nobody holds any more."""
        if sys.platform == "win32":
            return
        for folder in self.place.glob(f"{self.prefix}*"):
            lock = _locked(folder)
            if lock is not None:
                _remove(folder, lock)


def _locked(folder: Path) -> int | None:
    """Lock a folder of ours. None if somebody holds it, or it is not ours."""
    if sys.platform == "win32":
        return None
    with contextlib.suppress(OSError):
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            if os.fstat(lock).st_uid == os.getuid():
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                return lock
        except OSError:
            pass
        os.close(lock)
    return None


def _remove(folder: Path, lock: int | None) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    if lock is not None:
        os.close(lock)
