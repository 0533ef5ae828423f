"""What takes long is done beside the event loop: nobody waits because somebody else is the first to ask."""

import threading

import pytest

from serving import run, serving, settings_for
from undercroft.engine import texts
from undercroft.server.http import games
from undercroft.server.messages import views
from undercroft.server.model.engine import Rules


@pytest.fixture
def forgotten():
    """Nothing is remembered of what other tests have asked for."""
    kept = (views.texts_of, views.titles_of, games.fluent, games.cards_of, texts._resource, texts._bundle)
    for cache in kept:
        cache.cache_clear()
    yield
    for cache in kept:
        cache.cache_clear()


def test_words_are_read_and_squeezed_beside_the_loop(tmp_path, monkeypatch, forgotten):
    where = {}

    def noted(module, name):
        honest = getattr(module, name)

        def call(*args, **more):
            where.setdefault(name, set()).add(threading.current_thread() is loops)
            return honest(*args, **more)

        monkeypatch.setattr(module, name, call)

    loops = threading.current_thread()
    noted(texts, "FluentResource")
    noted(Rules, "texts")
    noted(games, "squeezed")

    async def ask():
        async with serving(settings_for(tmp_path)) as served:
            ada = await served.visitor("Ada")
            assert len((await ada.get("/api/house"))["games"]) >= 4
            for language in ("en", "it"):
                await ada.get(f"/api/games/dice_brewing/texts/{language}")
                await ada.get("/api/games/dice_brewing/cards", lang=language)
            table = (await ada.make_table("dice_brewing", ["me", "open"]))["table"]
            await ada.look(table, lang="it")
            await ada.get(f"/api/tables/{table}/texts/it")
            await ada.get(f"/api/tables/{table}/cards", lang="it")

    run(ask)
    assert where == {"FluentResource": {False}, "texts": {False}, "squeezed": {False}}
