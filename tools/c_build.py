"""Compile the C files that mypyc writes: several at once, and only those that changed.

setuptools compiles the files of one extension in a row, and all of them if one has changed. `BuildChanged` takes its
place in setup.py. An object is made anew if its C file, a header that it includes or the compiler's command differs
from what it was made of; contents are compared, not times.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from setuptools import Extension
from setuptools.command.build_ext import build_ext

INCLUDE = re.compile(rb'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)
PROGRESS = "compiled: "
"""How a line of the build's output begins that says how far it is; compiled.py shows these."""


@dataclass(frozen=True)
class Job:
    """One C file and the object that is made of it."""

    source: Path
    object: Path
    folders: tuple[Path, ...] = ()
    """Where its headers are looked for, after its own folder."""
    command: str = ""
    """What else decides about the object: compiler, flags, Python."""

    @property
    def made_of(self) -> Path:
        """The file that keeps the fingerprint of what the object was made of."""
        return self.object.with_name(self.object.name + ".made-of")


@cache
def _included(header: Path, folders: tuple[Path, ...]) -> tuple[Path, ...]:
    """The headers that a file names in quotes and that lie in one of the folders; system headers are left out."""
    found = []
    for name in INCLUDE.findall(header.read_bytes()):
        near = (folder / name.decode() for folder in (header.parent, *folders))
        found += [path for path in near if path.is_file()][:1]
    return tuple(found)


@cache
def _digest(path: Path) -> bytes:
    return hashlib.sha256(path.read_bytes()).digest()


def fingerprint(job: Job) -> str:
    """A hash of everything that decides what the object holds."""
    seen: set[Path] = set()
    waiting = [job.source]
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting += _included(path, job.folders)
    whole = hashlib.sha256(job.command.encode())
    for path in sorted(seen):
        whole.update(os.fsencode(path) + b"\0" + _digest(path))
    return whole.hexdigest()


def is_stale(job: Job) -> bool:
    """Does the object differ from what would be made now?"""
    if not (job.object.exists() and job.made_of.exists()):
        return True
    return job.made_of.read_text() != fingerprint(job)


def make_stale(
    jobs: Iterable[Job], compile_one: Callable[[Job], object], workers: int, tell: Callable[[str], None]
) -> set[Path]:
    """Make the objects that are stale, the largest first; the objects that were made."""
    _included.cache_clear()
    _digest.cache_clear()
    stale = sorted(filter(is_stale, jobs), key=lambda job: job.source.stat().st_size, reverse=True)
    for job in stale:
        job.made_of.unlink(missing_ok=True)  # an interrupted compiler leaves half an object
        job.object.parent.mkdir(parents=True, exist_ok=True)
    tell(f"0 of {len(stale)} C files")
    pool = ThreadPoolExecutor(workers)
    try:
        waiting = {pool.submit(compile_one, job): job for job in stale}
        for done, future in enumerate(as_completed(waiting), 1):
            future.result()
            job = waiting[future]
            job.made_of.write_text(fingerprint(job))
            tell(f"{done} of {len(stale)} C files")
    finally:
        pool.shutdown(cancel_futures=True)
    return {job.object for job in stale}


def _tell(how_far: str) -> None:
    print(PROGRESS + how_far, flush=True)


class BuildChanged(build_ext):
    """build_ext that compiles on all cores, and only what changed."""

    def build_extensions(self) -> None:
        self.check_extensions_list(self.extensions)
        workers = os.cpu_count() or 1
        if self.compiler.compiler_type == "msvc":
            self.compiler.initialize()  # at its first use it would do so itself, in every thread
        owners: dict[Job, Extension] = {}
        objects: dict[str, list[Path]] = {}
        for extension in self.extensions:
            jobs = self._jobs(extension)
            objects[extension.name] = [job.object for job in jobs]
            owners |= {job: extension for job in jobs}
        made = make_stale(owners, lambda job: self._compile(job, owners[job]), workers, _tell)
        with ThreadPoolExecutor(workers) as pool:
            for _ in pool.map(lambda each: self._link(each, objects[each.name], made), self.extensions):
                pass

    def run(self) -> None:
        super().run()
        self._remove_others()

    def _jobs(self, extension: Extension) -> list[Job]:
        names = self.compiler.object_filenames(extension.sources, strip_dir=False, output_dir=self.build_temp)
        command = repr(
            (vars(self.compiler).get("compiler_so"), extension.extra_compile_args, extension.define_macros, sys.version)
        )
        folders = tuple(Path(folder) for folder in extension.include_dirs)
        return [Job(Path(source), Path(name), folders, command) for source, name in zip(extension.sources, names)]

    def _compile(self, job: Job, extension: Extension) -> None:
        self.compiler.compile(
            [str(job.source)],
            output_dir=self.build_temp,
            macros=extension.define_macros,
            include_dirs=extension.include_dirs,
            extra_postargs=extension.extra_compile_args,
        )

    def _link(self, extension: Extension, objects: Sequence[Path], made: set[Path]) -> None:
        library = Path(self.get_ext_fullpath(extension.name))
        listed = library.with_name(library.name + ".made-of")
        names = sorted(map(str, objects))
        # Into a wheel's folder it is always linked anew: nothing may lie there but what belongs into the wheel.
        same = self.inplace and listed.exists() and listed.read_text().split("\n") == names
        if same and library.exists() and made.isdisjoint(objects):
            return
        listed.unlink(missing_ok=True)
        library.unlink(missing_ok=True)
        self.compiler.link_shared_object(
            names,
            str(library),
            libraries=self.get_libraries(extension),
            library_dirs=extension.library_dirs,
            runtime_library_dirs=extension.runtime_library_dirs,
            extra_postargs=extension.extra_link_args,
            build_temp=self.build_temp,
            target_lang="c",
        )
        if self.inplace:
            listed.write_text("\n".join(names))

    def _remove_others(self) -> None:
        """Take away compiled modules whose source is gone or stays interpreted now: Python would prefer them."""
        if not self.inplace:
            return
        wanted = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
        for library in Path("src").rglob("*.so"):
            if library.resolve() not in wanted:
                library.unlink()
