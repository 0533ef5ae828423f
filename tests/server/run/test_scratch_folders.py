"""Temporary folders: a killed house leaves some, and the next start removes just those."""

import os
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import crash
from serving import run
from undercroft.client import Client
from undercroft.server.base.scratch import ScratchFolder

LEAVES = (
    "import os, sys; from undercroft.server.base.scratch import ScratchFolder; "
    "left = ScratchFolder(sys.argv[1]); print(left.path, flush=True); os.kill(os.getpid(), 9)"
)


@pytest.fixture(autouse=True)
def folder(monkeypatch):
    """A temporary folder for all temporary folders, with a short name."""
    with tempfile.TemporaryDirectory(prefix="uc-") as folder, monkeypatch.context() as moved:
        moved.setenv("TMPDIR", folder)
        moved.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


def names(folder):
    return sorted(path.name for path in folder.iterdir())


def killed(house):
    """The name of a folder that a killed process of a house has left."""
    done = subprocess.run([sys.executable, "-c", LEAVES, house], stdout=subprocess.PIPE, text=True, check=False)
    assert done.returncode == -signal.SIGKILL
    return done.stdout.strip().rpartition("/")[2]


def test_what_a_killed_process_left_goes_and_nothing_else(folder):
    other, mine = killed("another house"), killed("house")
    assert names(folder) == sorted([other, mine])
    (folder / mine / "0").touch()
    (folder / f"{mine}-file").touch()
    (folder / f"{mine}-link").symlink_to(folder / other)
    with ScratchFolder("house") as one, ScratchFolder("house") as two:
        kept = sorted([other, f"{mine}-file", f"{mine}-link", one.path.name, two.path.name])
        assert names(folder) == kept
        assert one.path.stat().st_mode & 0o777 == 0o700
    assert names(folder) == sorted([other, f"{mine}-file", f"{mine}-link"])


def test_one_that_is_taken_before_it_is_locked_is_made_anew(folder, monkeypatch):
    """Another process may start just then, and take the new folder for a left one."""
    honest, tries = tempfile.mkdtemp, []

    def taken(**more):
        path = honest(**more)
        if not tries:
            os.rmdir(path)
        tries.append(path)
        return path

    monkeypatch.setattr(tempfile, "mkdtemp", taken)
    with ScratchFolder("house") as made:
        assert str(made.path) == tries[1]
        assert made.path.is_dir()


def test_a_place_with_a_long_name_is_not_used(folder, monkeypatch):
    """The system takes no socket whose name is longer than about a hundred bytes."""
    place = folder / ("x" * 80)
    place.mkdir()
    with monkeypatch.context() as moved:
        moved.setattr(tempfile, "tempdir", str(place))
        with ScratchFolder("house") as made, socket.socket(socket.AF_UNIX) as end:
            end.bind(str(made.path / "all"))
            assert made.path.parent == Path("/tmp")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_house_that_was_killed_cleans_up_when_it_starts_again(folder, tmp_path, workers):
    async def play():
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        settings = {"database": str(tmp_path / "house.db"), "port": port, "workers": workers}
        server = crash.Server(settings, tmp_path / "server.log")
        running = ScratchFolder(str((tmp_path / "house.db").resolve()))
        try:
            for _ in range(3):
                await server.start()
                await (await Client.visit(server.address, "Ada")).http.aclose()
                server.kill()
            left = names(folder)
            assert running.path.name in left
            await server.start()
            await (await Client.visit(server.address, "Ada")).http.aclose()
            assert len(names(folder)) <= 2 + (workers + 1 if workers > 1 else 1)
            assert running.path.is_dir()
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(30)
            server.process = None
            assert names(folder) == [running.path.name]
        finally:
            server.kill()
            running.close()

    run(play)
