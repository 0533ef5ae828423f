"""How a house begins: what is checked first, what is kept of the file, and how its log reads."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from serving import open_at, open_once, run
from undercroft.cli import parser
from undercroft.server.base.errors import StorageError
from undercroft.server.base.settings import Settings
from undercroft.server.run import serve as running


def command(*words):
    args = parser().parse_args([str(word) for word in words])
    return args.run(args)


def asked(file, sql):
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(sql).fetchall()


TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"
SCHEMA = "SELECT version_num FROM alembic_version"


def test_the_backup_is_of_the_file_as_it_was_before_the_migration(tmp_path):
    file = tmp_path / "house.db"
    run(lambda: open_once(tmp_path / "new.db"))
    now = asked(tmp_path / "new.db", SCHEMA)
    run(lambda: open_at("0001", file))
    before = sorted(asked(file, TABLES))
    run(lambda: open_once(file))
    (copy,) = tmp_path.glob("*before*")
    assert (sorted(asked(copy, TABLES)), asked(copy, SCHEMA)) == (before, [("0001",)])
    assert (asked(file, SCHEMA), ("card_sets",) in asked(file, TABLES)) == (now, True)


def test_a_place_that_cannot_be_written_to_is_said_plainly(tmp_path, monkeypatch):
    """The system is asked about both, as root may write anywhere and tests may run as root."""
    file = tmp_path / "house.db"
    run(lambda: open_once(file))
    honest, locked = os.access, set()
    monkeypatch.setattr(os, "access", lambda path, how: str(path) not in locked and honest(path, how))
    for place, database in ((file, file), (tmp_path, tmp_path / "new.db")):
        locked.clear()
        locked.add(str(place))
        with pytest.raises(StorageError, match=f"{place} is not writable"):
            run(lambda database=database: open_once(database))
    assert not (tmp_path / "new.db").exists()


def test_serve_looks_at_the_port_before_anything_is_begun(tmp_path, capsys, monkeypatch):
    def never(*_):
        raise AssertionError("nothing is begun")

    monkeypatch.setattr(running, "serve_here", never)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert command("serve", "--port", port, "--database", tmp_path / "house.db") == 1
    told = capsys.readouterr()
    assert f"port {port}" in told.err
    assert "taken" in told.err
    assert told.out == "", "it does not say that it is open"
    assert not (tmp_path / "house.db").exists()


def test_what_the_host_says_to_serve_is_what_is_served(monkeypatch):
    given = []
    monkeypatch.setattr(running, "serve", lambda settings, browser: given.append((settings, browser)) or 0)
    monkeypatch.setattr(running, "check_port", lambda host, port: None)
    words = ["--host", "::1", "--port", 8123, "--workers", 2, "--thinkers", 3, "--database", "x.db", "--proxied"]
    sites = ["--origin", "https://a.example", "--origin", "https://b.example"]
    assert command("serve", *words, *sites, "--secure-cookies") == 0
    assert command("serve", "--open") == 0
    wanted = Settings(
        database="x.db",
        host="::1",
        port=8123,
        workers=2,
        thinkers=3,
        origins=["https://a.example", "https://b.example"],
        proxied=True,
        secure_cookies=True,
    )
    assert given == [(wanted, False), (Settings(), True)]


def test_a_server_process_serves_as_the_tests_do(tmp_path, monkeypatch):
    """By the same function, so that what is tried against the tests' server holds for the one people use."""
    served, made = [], []
    honest = running.config_of
    monkeypatch.setattr(running, "set_up_logs", lambda: None)
    monkeypatch.setattr(running, "allow_many_sockets", lambda: None)
    monkeypatch.setattr(running, "config_of", lambda *more: made.append(honest(*more)) or made[-1])
    monkeypatch.setattr(running.uvicorn.Server, "run", lambda server, sockets: served.append((server.config, sockets)))
    settings = Settings(database=str(tmp_path / "house.db"), message_bytes=1234)
    with socket.socket() as listener:
        running.serve_here(settings, listener)
        assert served == [(made[0], [listener])]
    assert made[0].ws_max_size == 1234


def test_the_log_is_one_json_object_a_line(tmp_path):
    """In a process of its own, as it is set up for a whole process."""
    script = """
import logging
from undercroft.server.run.serve import set_up_logs
set_up_logs()
logger = logging.getLogger("undercroft")
logger.info("two\\nlines", extra={"table": "abc", "code": "stale", "secret": "hidden"})
logger.debug("too small a thing")
logging.getLogger("httpx").info("a request was sent")
logging.getLogger("uvicorn.error").info("a socket was opened")
try:
    1 / 0
except ZeroDivisionError:
    logger.exception("it went %s", "wrong")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    first, second = [json.loads(line) for line in done.stderr.splitlines()]
    assert first.pop("at").endswith("Z")
    assert first == {
        "level": "info",
        "logger": "undercroft",
        "message": "two\nlines",
        "table": "abc",
        "code": "stale",
    }
    assert (second["level"], second["message"]) == ("error", "it went wrong")
    assert "ZeroDivisionError" in second["trace"]
