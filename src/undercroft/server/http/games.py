"""Requests about the server and its games: what can be played, the words, the rules and the cards."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath, HeaderParameter
from msgspec import Struct

from undercroft.agents import AGENTS, LEVELS
from undercroft.engine.table_facts import literal, terms
from undercroft.engine.texts import LANGUAGES
from undercroft.games import all_games

from ..base.errors import NotFound
from ..messages import views
from ..model import engine
from ..model.engine import Rules
from ..tables.actions import viewpoint_of
from . import lessons
from .pages import File, answer
from .parameters import REFUSALS, Lang, TableId, ThePerson, TheRegistry

Accepted = Annotated[str, HeaderParameter(name="accept-encoding")]
FLUENT_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class OptionInfo(Struct, frozen=True):
    """One thing a table decides before the game; the first value is the default."""

    id: str
    values: tuple[str, ...]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    id: str
    name: str
    version: int
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    decks: list[str]
    """The card files that an owner of the printed game may replace."""
    standing: list[str]
    """The game's own automatic answers; the message `standing-NAME` says what each does."""
    lessons: list[lessons.LessonInfo]
    about: dict[str, str]
    """In each language, what it is about: the message `board-about`, if the game has one."""


class HouseInfo(Struct, frozen=True):
    """What this server offers. `levels` are the agents that people choose from, weakest first."""

    games: list[GameInfo]
    agents: list[str]
    levels: list[str]
    languages: list[str]


READING = threading.Lock()


def read_titles() -> None:
    """Read what the house says of its games. Two threads that did so at the same time would take twice as long."""
    with READING:
        for game in all_games().values():
            for language in LANGUAGES:
                views.titles_of(game, language)


def wake() -> None:
    """Read the words of all games in all languages, once for this process. It takes a second of pure computing, so it
    is done in a thread, as soon as the server is open."""
    read_titles()
    for game in all_games().values():
        views.read_words(Rules(game))


@get("/api/house", sync_to_thread=True)
def about_house() -> HouseInfo:
    """The games, agents and languages of this server."""
    read_titles()
    games = [
        GameInfo(
            id=game.id,
            name=game.name,
            version=game.version,
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            options=[OptionInfo(option.id, option.values) for option in game.options],
            decks=[f"{deck}.toml" for deck in game.decks],
            standing=list(game.auto.names),
            lessons=lessons.about(game),
            about={language: said(game, language, "board-about") for language in LANGUAGES},
        )
        for game in all_games().values()
    ]
    return HouseInfo(games, list(AGENTS), list(LEVELS), list(LANGUAGES))


def said(game: engine.AnyGame, language: str, message: str) -> str:
    """A message of a game; empty if it has none of this name."""
    texts = views.titles_of(game, language)
    return texts.format(message) if texts.has(message) else ""


@lru_cache(maxsize=32)
def fluent(by: Rules, language: str) -> File:
    """All messages of a game as one Fluent file: its texts, its rules, what there is to tell of the table, and the
    names of its cards."""
    files = [by.game.folder() / part / f"{language}.ftl" for part in ("texts", "rulebook")]
    parts = [file.read_text("utf-8") for file in files if file.exists()]
    parts.append(terms(by.game.facts(by.cards) if by.facts is None else by.facts, language))
    for id, name in views.texts_of(by, language).names.items():
        if FLUENT_ID.fullmatch(id):
            # As a literal, so that an owner's text on a card is never read as Fluent.
            parts.append(f"{id} = {literal(name)}")
    return squeezed(("\n".join(parts) + "\n").encode(), MediaType.TEXT)


def squeezed(plain: bytes, type: MediaType) -> File:
    """A file with a compressed copy. Words and cards are most of what a table loads first: compressed they are a
    fourth."""
    return File(plain, gzip.compress(plain, 9, mtime=0), type.value, "no-cache")


def in_language(by: Rules, language: str) -> File:
    """The messages in a language, or a refusal if we do not have it."""
    if language not in LANGUAGES:
        raise NotFound("no_language", f"the languages are: {', '.join(LANGUAGES)}")
    return fluent(by, language)


def spoken(data: Any, language: str) -> Any:
    """Card data without other languages: `text_en` stays only if there is nothing in this language."""
    if isinstance(data, list):
        return [spoken(each, language) for each in data]
    if not isinstance(data, dict):
        return data
    out = {}
    for key, value in data.items():
        stem, _, code = key.rpartition("_")
        if stem and code in LANGUAGES and code != language and (code != "en" or f"{stem}_{language}" in data):
            continue
        out[key] = spoken(value, language)
    return out


@lru_cache(maxsize=32)
def cards_of(by: Rules, language: str = "") -> File:
    """The card files of a game as data, the owner's in place of its own, with the texts that hold at the table; in one
    language if one is named."""
    data = by.card_words.files
    return squeezed(msgspec.json.encode(spoken(data, language) if language else data), MediaType.JSON)


@get("/api/games/{game_id:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def game_texts(game_id: FromPath[str], language: FromPath[str], accepted: Accepted = "") -> Response[bytes]:
    """A game's messages and rules as a Fluent file, with the names of its cards."""
    return answer(await asyncio.to_thread(in_language, Rules(engine.the_game(game_id)), language), accepted)


@get("/api/games/{game_id:str}/cards", responses=REFUSALS)
async def game_cards(game_id: FromPath[str], lang: Lang = "", accepted: Accepted = "") -> Response[bytes]:
    """A game's card files, as data: what is printed on its cards and boards."""
    return answer(
        await asyncio.to_thread(cards_of, Rules(engine.the_game(game_id)), views.known_language(lang)), accepted
    )


@get("/api/tables/{table_id:str}/texts/{language:str}", media_type=MediaType.TEXT, responses=REFUSALS)
async def table_texts(
    table_id: TableId, language: FromPath[str], registry: TheRegistry, person: ThePerson, accepted: Accepted = ""
) -> Response[bytes]:
    """A table's messages and rules, in the version of the rules it began with, with the names of its own cards."""
    table = await registry.table(table_id)
    viewpoint_of(table.head, table.record, person)
    return answer(await asyncio.to_thread(in_language, table.now.rules, language), accepted)


@get("/api/tables/{table_id:str}/cards", responses=REFUSALS)
async def table_cards(
    table_id: TableId, registry: TheRegistry, person: ThePerson, lang: Lang = "", accepted: Accepted = ""
) -> Response[bytes]:
    """The cards a table plays with, as data."""
    table = await registry.table(table_id)
    viewpoint_of(table.head, table.record, person)
    return answer(await asyncio.to_thread(cards_of, table.now.rules, views.known_language(lang)), accepted)


ROUTES = [about_house, game_texts, game_cards, table_texts, table_cards]
