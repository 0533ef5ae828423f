"""What all tests of the server share."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import bids
import own_postgres
from undercroft.games import all_games
from undercroft.server.people import limits
from undercroft.server.tables import checker


@pytest.fixture(autouse=True)
def small_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game with secrets and response windows, beside the real ones."""
    all_games()["bids"] = bids.GAME
    monkeypatch.setattr(checker, "replay", bids.replay)
    yield
    del all_games()["bids"]


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for limits, so that nothing is saved up however slow the machine is."""
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL of our own; each test makes a database in it."""
    server = own_postgres.start(tmp_path_factory.mktemp("postgres"))
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    return own_postgres.new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def pg_database(postgres: str) -> str:
    """An empty PostgreSQL database."""
    return own_postgres.new_database(postgres)
