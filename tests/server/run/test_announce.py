"""What a house says when it opens: its addresses, a code for phones, and the browser."""

import io
import os
import pty
import re
import socket
import subprocess
import sys
import threading

import pytest

from undercroft.server.base.settings import Settings
from undercroft.server.run import announce, serve

TEST_NET = "192.0.2.7"


@pytest.fixture
def network(monkeypatch):
    """A network in which this machine has an address."""
    monkeypatch.setattr(socket.socket, "connect", lambda self, where: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda self: (TEST_NET, 1))


def test_a_house_of_this_machine_alone_says_one_address(capsys):
    announce.say_where(Settings(port=8123, database="x.db"))
    assert re.fullmatch(r"Undercroft is open at http://127.0.0.1:8123 \(kept in /.*/x.db\)\n", capsys.readouterr().out)


def test_a_house_for_everyone_says_what_others_open(capsys, network):
    announce.say_where(Settings(host="0.0.0.0", port=8123))
    mine, others = capsys.readouterr().out.splitlines()
    assert mine.startswith("Undercroft is open at http://127.0.0.1:8123 ")
    assert others == f"Others in your network open http://{TEST_NET}:8123"


def test_a_house_at_an_address_of_the_network_says_it_once(capsys):
    announce.say_where(Settings(host="2001:db8::5", port=8123))
    (only,) = capsys.readouterr().out.splitlines()
    assert only.startswith("Undercroft is open at http://[2001:db8::5]:8123 ")


def test_without_a_network_it_says_so(capsys, monkeypatch):
    def unreachable(*_):
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    announce.say_where(Settings(host="0.0.0.0"))
    assert "nobody else can open it" in capsys.readouterr().out


def test_a_terminal_shows_a_code_for_phones():
    """One of half-height blocks; a log gets none (above)."""
    script = f"""
from undercroft.server.base.settings import Settings
from undercroft.server.run import announce
announce.say_where(Settings(host={TEST_NET!r}))
"""
    ours, theirs = pty.openpty()
    with os.fdopen(ours, "rb", buffering=0) as screen:
        subprocess.run([sys.executable, "-c", script], stdout=theirs, check=True)
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = screen.read(4096)
            except OSError:  # how Linux says that nobody is at the other end
                break
            if not part:
                break
            shown += part
    lines = shown.decode().splitlines()
    assert lines[0].startswith(f"Undercroft is open at http://{TEST_NET}:8000")
    assert sum("█" in line or "▀" in line or "▄" in line for line in lines) > 10


def test_the_browser_opens_as_soon_as_the_house_answers(monkeypatch):
    opened = threading.Event()
    answers = [OSError("not yet"), io.BytesIO()]

    def ask(*_, **__):
        answer = answers.pop(0)
        if isinstance(answer, OSError):
            raise answer
        return answer

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(announce.urllib.request, "urlopen", ask)
    monkeypatch.setattr(announce.time, "sleep", lambda seconds: None)
    monkeypatch.setattr(announce.webbrowser, "open", lambda address: opened.set())
    announce.open_browser(Settings())
    assert opened.wait(30)
    assert answers == []


def test_without_a_screen_no_browser_is_opened(monkeypatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(threading.Thread, "start", lambda self: pytest.fail("there is no screen"))
    announce.open_browser(Settings())


def test_a_port_that_is_taken_gives_way_to_the_next_free_one(capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        found = serve.free_port("127.0.0.1", taken)
    told = capsys.readouterr().err
    assert found > taken
    assert told == f"Port {taken} is taken by another program; this house takes {found}.\n"


def test_a_free_port_is_taken_without_a_word(capsys, monkeypatch):
    monkeypatch.setattr(serve, "check_port", lambda host, port: None)
    assert serve.free_port("127.0.0.1", 8000) == 8000
    assert capsys.readouterr().err == ""
