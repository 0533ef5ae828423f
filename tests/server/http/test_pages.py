"""The pages: the built client; where there is none, a page that says how to build it."""

import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from undercroft.games import game as find_game
from undercroft.server.http import games as games_http
from undercroft.server.http import pages
from undercroft.server.model.engine import Rules


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A small built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>the client</title>")
    (tmp_path / "assets" / "index-abc.js").write_text("const long = 1;" * 500)
    (tmp_path / "assets" / "letters.woff2").write_bytes(b"wOF2 not really")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "sw.js").write_text("// a worker")
    (tmp_path / ".vite" / "manifest.json").write_text("{}")
    return tmp_path


def served(folder: Path) -> TestClient[Litestar]:
    return TestClient(Litestar(pages.routes(folder), openapi_config=None))


@pytest.mark.parametrize(
    "address", ["/", "/new", "/settings", "/account", "/t/abc", "/t/abc/replay", "/rules/dice_brewing"]
)
def test_every_address_of_a_page_is_the_client(client: Path, address: str) -> None:
    with served(client) as http:
        answer = http.get(address)
        assert answer.status_code == 200
        assert "the client" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_a_mistyped_address_is_answered_with_a_page_to_a_browser_alone(client: Path) -> None:
    page = pages.nowhere("/tt/abc", {"accept": "text/html,*/*"}, client)
    assert page is not None
    assert page.status_code == 404
    assert b"the client" in page.content
    assert pages.nowhere("/tt/abc", {"accept": "*/*"}, client) is None
    assert pages.nowhere("/api/nothing", {"accept": "text/html"}, client) is None
    assert pages.nowhere("/tt/abc", {"accept": "text/html"}, client / "not built") is None


def test_files_with_changing_names_are_kept_forever_and_squeezed(client: Path) -> None:
    with served(client) as http:
        script = http.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert int(script.headers["content-length"]) < 1000
        assert script.text == "const long = 1;" * 500
        plain = http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == script.text
        letters = http.get("/assets/letters.woff2")
        assert letters.headers["content-type"] == "font/woff2"
        assert "content-encoding" not in letters.headers


def test_what_an_installed_app_needs_has_its_type_and_is_asked_for_anew(client: Path) -> None:
    with served(client) as http:
        assert http.get("/manifest.webmanifest").headers["content-type"].startswith("application/manifest+json")
        assert http.get("/sw.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "address",
    ["/.vite/manifest.json", "/assets/../index.html.bak", "/assets/..%2f..%2fpages.py", "/assets/none.js", "/x"],
)
def test_nothing_else_of_the_disk_can_be_asked_for(client: Path, address: str) -> None:
    with served(client) as http:
        assert http.get(address).status_code == 404


def test_without_a_build_a_page_says_how_to_make_one(tmp_path: Path) -> None:
    with served(tmp_path / "nothing") as http:
        for address in ("/", "/t/abc"):
            answer = http.get(address)
            assert answer.status_code == 200
            assert "make web" in answer.text
        assert http.get("/settings").status_code == 404


def test_cards_come_squeezed_and_in_one_language() -> None:
    rules = Rules(find_game("dice_brewing"))
    whole, english = games_http.cards_of(rules), games_http.cards_of(rules, "en")
    assert english.squeezed is not None
    assert len(english.squeezed) < len(whole.plain) / 4
    space = json.loads(english.plain)["board"]["space"][0]
    assert "text_en" in space
    assert "text_it" not in space
    assert "text_it" in json.loads(whole.plain)["board"]["space"][0]
