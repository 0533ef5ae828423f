"""Points of OWASP's verification standard that no other test is about; and what docs/security.md names is there."""

import ast
import logging
import re
from pathlib import Path

import httpx
import pytest

from serving import run, serving, settings_for
from undercroft.client import Refused
from undercroft.server.base.settings import Settings
from undercroft.server.run.app import create

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parents[1] / "docs/security.md").read_text("utf-8")
INJECTED = ["' OR 1=1 --", '"; DROP TABLE tables; --', "${7*7}", "{{7*7}}", "%s%n", "../../etc/passwd", "`id`", "$(id)"]


def at_the_door(tmp_path, work, **settings):
    async def inner():
        async with (
            serving(settings_for(tmp_path, **settings)) as served,
            httpx.AsyncClient(base_url=served.address) as http,
        ):
            await work(served, http)

    run(inner)


def names_in(path):
    tree = ast.parse(path.read_text("utf-8"))
    return {each.name for each in ast.walk(tree) if isinstance(each, ast.FunctionDef) and each.name.startswith("test_")}


def test_every_test_that_the_page_names_is_there():
    named = re.findall(r"`((?:http|live|tables|messages|db|people|run)/test_\w+)(?:: (\w+))?`", PAGE)
    assert len(named) > 80
    for module, function in named:
        path = TESTS / f"{module}.py"
        assert path.exists(), module
        assert not function or f"test_{function}" in names_in(path), f"{module}: {function}"


def test_a_token_is_never_taken_from_an_address(tmp_path):
    async def work(served, http):
        ada = await served.visitor("Ada")
        for name in ("token", "undercroft", "access_token", "authorization"):
            assert (await http.get("/api/me", params={name: ada.token})).status_code == 403

    at_the_door(tmp_path, work)


def test_a_parameter_said_twice_is_no_way_around_a_check(tmp_path):
    async def work(served, http):
        ada, eve = await served.visitor("Ada"), await served.visitor("Eve")
        made = await ada.make_table("bids", ["me", "open"], spectators=False)
        await eve.take(made["table"], 1)
        for query in ("seat=1&seat=0", "seat=0&seat=1"):
            answer = await eve.http.get(f"/api/tables/{made['table']}?{query}")
            assert answer.status_code == 403 or answer.json()["you"] == 1
        twice = [("Authorization", f"Bearer {'x' * 43}"), ("Authorization", f"Bearer {ada.token}")]
        assert (await http.get("/api/me", headers=twice)).status_code in (200, 400, 403)

    at_the_door(tmp_path, work)


def test_what_nobody_may_set_is_refused_in_a_body(tmp_path):
    async def work(served, _):
        ada = await served.visitor("Ada")
        for method, path, body in [
            ("POST", "/api/tables", {"game": "bids", "seats": [{"kind": "me"}] * 2, "owner": 1}),
            ("POST", "/api/tables", {"game": "bids", "seats": [{"kind": "me"}] * 2, "seed": 1}),
            ("POST", "/api/tables", {"game": "bids", "seats": [{"kind": "me", "visitor": 1}] * 2}),
            ("PUT", "/api/me", {"name": "Eve", "account": 1}),
            ("POST", "/api/visitor", {"name": "Eve", "token": "x"}),
        ]:
            answer = await ada.http.request(method, path, json=body)
            assert answer.status_code == 400, body
            assert "unknown field" in answer.json()["words"]

    at_the_door(tmp_path, work)


@pytest.mark.parametrize("words", INJECTED)
def test_words_stay_words_wherever_they_are_put(tmp_path, words):
    async def work(served, http):
        ada = await served.visitor(words)
        assert (await ada.get("/api/me"))["name"] == words
        table = (await ada.make_table("bids", ["me", "me"], title=words))["table"]
        await ada.act(table, "say", text=words)
        news = await ada.look(table)
        assert (news["title"], news["log"][-1]["text"]) == (words, words)
        with pytest.raises(Refused) as refusal:
            await ada.post("/api/account/login", {"login": words, "password": words + "x" * 8})
        assert refusal.value.status == 400
        for path in (f"/api/tables/{words}", f"/api/games/{words}/cards", f"/{words}"):
            assert (await http.get(httpx.URL(path=path))).status_code in (400, 404)

    at_the_door(tmp_path, work)


def test_only_what_is_used_is_answered_and_nothing_tells_what_runs_here(tmp_path):
    async def work(_, http):
        for method in ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND"):
            for path in ("/", "/api/house", "/api/tables"):
                assert (await http.request(method, path, json={})).status_code in (400, 404, 405), (method, path)
        for path in ("/", "/api/house", "/api/nowhere", "/nowhere"):
            answer = await http.get(path)
            assert not {"server", "x-powered-by", "access-control-allow-origin"} & set(answer.headers)
            kind = answer.headers["content-type"]
            assert kind == "application/json" or "charset=utf-8" in kind
            assert not answer.has_redirect_location

    at_the_door(tmp_path, work)


def test_no_secret_is_in_the_log_or_in_an_error(tmp_path, caplog):
    async def work(served, _):
        ada = await served.visitor("Ada")
        account = {"login": "ada", "password": "correct horse"}
        await ada.post("/api/account", account)
        made = await ada.make_table("bids", ["me", "link"])
        served.registry.storage.account = None  # a fault of ours
        answer = await ada.http.post("/api/account/login", json=account)
        assert answer.status_code == 500
        assert "correct horse" not in answer.text
        assert "Traceback" not in answer.text
        assert "NoneType" not in answer.text
        for secret in (ada.token, "correct horse", made["secrets"]["1"]):
            assert secret not in caplog.text

    with caplog.at_level(logging.DEBUG, "undercroft"):
        at_the_door(tmp_path, work)
    assert "fault" in caplog.text


def test_nothing_for_whoever_looks_for_mistakes_is_switched_on():
    app, _ = create(Settings(database=":memory:"))
    assert not app.debug
    assert app.cors_config is None
