"""The incremental build, on a project of two C files and a header that no compiler ever sees."""

from pathlib import Path

import pytest

import compiled
from c_build import Job, make_stale


class Workshop:
    """Compiles by copying, and remembers what it was asked to make."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.told: list[str] = []
        self.write("one.c", '#include "shared.h"\nint one;\n')
        self.write("two.c", "int two, two_is_longer;\n")
        self.write("shared.h", '  #  include "deep.h"\n')
        self.write("deep.h", "int deep;\n")

    def write(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def jobs(self, command: str = "cc") -> list[Job]:
        return [Job(self.folder / f"{name}.c", self.folder / f"out/{name}.o", (), command) for name in ("one", "two")]

    def compile_one(self, job: Job) -> None:
        job.object.write_bytes(job.source.read_bytes())

    def make(self, command: str = "cc") -> list[str]:
        return sorted(path.name for path in make_stale(self.jobs(command), self.compile_one, 2, self.told.append))


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path)


def test_the_first_build_makes_everything_and_says_how_far_it_is(workshop: Workshop):
    assert workshop.make() == ["one.o", "two.o"]
    assert workshop.told == ["0 of 2 C files", "1 of 2 C files", "2 of 2 C files"]


def test_nothing_is_made_twice(workshop: Workshop):
    workshop.make()
    (workshop.folder / "one.c").touch()
    assert workshop.make() == []


@pytest.mark.parametrize(
    ("changed", "made"), [("one.c", ["one.o"]), ("two.c", ["two.o"]), ("shared.h", ["one.o"]), ("deep.h", ["one.o"])]
)
def test_a_change_makes_anew_what_depends_on_it(workshop: Workshop, changed: str, made: list[str]):
    workshop.make()
    workshop.write(changed, (workshop.folder / changed).read_text() + "int more;\n")
    assert workshop.make() == made


def test_other_flags_make_everything_anew(workshop: Workshop):
    workshop.make()
    assert workshop.make("cc -O3") == ["one.o", "two.o"]


def test_an_object_that_is_gone_is_made_anew(workshop: Workshop):
    workshop.make()
    (workshop.folder / "out/two.o").unlink()
    assert workshop.make() == ["two.o"]


def test_what_failed_to_compile_is_tried_again(workshop: Workshop, monkeypatch: pytest.MonkeyPatch):
    workshop.make()
    workshop.write("two.c", "int broken")

    def fail(job: Job) -> None:
        job.object.write_text("half an object")
        raise RuntimeError("the compiler was killed")

    with pytest.raises(RuntimeError, match="killed"):
        make_stale(workshop.jobs(), fail, 2, workshop.told.append)
    assert workshop.make() == ["two.o"]


def test_a_copy_follows_the_sources_and_keeps_what_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    house, copy = tmp_path / "house", tmp_path / "copy"
    for name in ("src/kept.py", "src/changed.py", "src/deep/gone.py", "src/deep/left_out.so", *compiled.BESIDE):
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(name)
    monkeypatch.setattr(compiled, "ROOT", house)
    compiled.copy_sources(copy)
    assert not (copy / "src/deep/left_out.so").exists()
    built, before = copy / "src/built.so", (copy / "src/kept.py").stat().st_mtime_ns
    built.write_text("compiled")
    first = compiled.fingerprint(copy)
    (house / "src/changed.py").write_text("otherwise")
    (house / "src/deep/gone.py").unlink()
    compiled.copy_sources(copy)
    assert (copy / "src/changed.py").read_text() == "otherwise"
    assert not (copy / "src/deep/gone.py").exists()
    assert built.exists()
    assert (copy / "src/kept.py").stat().st_mtime_ns == before
    assert compiled.fingerprint(copy) != first
