"""Nobody else on the machine reads what a house keeps."""

import os
from pathlib import Path

import pytest

from acting import say
from inside import head_of
from serving import open_at, open_once, run, settings_for
from undercroft.server.model.log import Seated
from undercroft.server.run import host
from undercroft.server.tables import create
from undercroft.server.tables.registry import Registry


@pytest.fixture(autouse=True)
def careless():
    """A host whose new files everyone may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in folder.rglob("*") if file.is_file()}


async def some_play(settings) -> set[str]:
    """Play, and return the names of the files that are there meanwhile."""
    registry = Registry(settings)
    await registry.open()
    try:
        await say(await create.create_table(registry, head_of(2), [Seated(), Seated()]), 0, "hello")
        assert set(modes(Path(settings.database).parent).values()) == {"0o600"}
        return set(modes(Path(settings.database).parent))
    finally:
        await registry.close()


def test_every_file_of_a_house_is_its_owners_alone(tmp_path):
    async def work():
        settings = settings_for(tmp_path)
        assert {"house.db", "house.db-wal", "house.db-shm"} <= await some_play(settings)
        (tmp_path / "again.gz").write_bytes(b"a file that everyone could read")
        for name in ("backup.gz", "again.gz"):
            await host.back_up(settings, tmp_path / name)
        await host.restore(settings_for(tmp_path, database=str(tmp_path / "copy.db")), tmp_path / "backup.gz")
        await open_at("0001", tmp_path / "old.db")
        await open_once(tmp_path / "old.db")
        assert len(list(tmp_path.glob("old.db.before-*"))) == 1

    run(work)
    assert {"house.db", "copy.db", "backup.gz", "again.gz"} <= set(modes(tmp_path))
    assert set(modes(tmp_path).values()) == {"0o600"}


def test_a_house_of_earlier_days_is_closed_to_others_when_it_opens(tmp_path):
    async def work():
        settings = settings_for(tmp_path)
        await some_play(settings)
        (tmp_path / "house.db").chmod(0o664)
        await some_play(settings)

    run(work)
