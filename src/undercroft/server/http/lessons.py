"""Requests about lessons: list them, begin one, read its steps."""

from __future__ import annotations

from functools import lru_cache

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from undercroft.engine.lessons import Lesson, LessonStep, lessons_of
from undercroft.engine.texts import LANGUAGES

from ..base.errors import NotFound
from ..messages import views
from ..messages.wire import SetStanding
from ..model import engine
from ..model.engine import AnyGame
from ..model.log import Seated
from ..model.record import unique_name
from ..tables.actions import Command, viewpoint_of
from ..tables.agent_pool import agent_named
from ..tables.create import create_table
from .parameters import REFUSALS, TableId, TheAddress, TheLimits, ThePerson, TheRegistry, this_person
from .tables import Made, new_head


class LessonInfo(Struct, frozen=True):
    """A guided first game: the name it is asked for by, and in each language its title and a line about it."""

    id: str
    title: dict[str, str]
    about: dict[str, str]


class LessonSteps(Struct, frozen=True):
    """What a lesson says, step by step."""

    steps: list[LessonStep]


@lru_cache(maxsize=64)
def about(game: AnyGame) -> list[LessonInfo]:
    """The lessons of a game. The message `lesson-NAME` is the title, its attribute `about` a line about it."""
    words = {language: views.titles_of(game, language) for language in LANGUAGES}
    return [
        LessonInfo(
            name,
            {language: texts.format(f"lesson-{name}") for language, texts in words.items()},
            {language: texts.attribute(f"lesson-{name}", "about") for language, texts in words.items()},
        )
        for name in lessons_of(game)
    ]


def the_lesson(game: AnyGame, name: str) -> Lesson:
    """A lesson by its name."""
    lesson = lessons_of(game).get(name)
    if lesson is None:
        raise NotFound("no_lesson", f"{game.name} has no lesson {name!r}")
    return lesson


@post("/api/games/{game_id:str}/lessons/{name:str}", responses=REFUSALS)
async def begin_lesson(
    game_id: FromPath[str],
    name: FromPath[str],
    registry: TheRegistry,
    limits: TheLimits,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Make a table for a lesson: me and its agents, and nobody else. Everything about it comes from its file."""
    me = this_person(person)
    limits.new_tables.take(address)
    game = engine.the_game(game_id)
    lesson = the_lesson(game, name)
    head = new_head(
        registry, game.setup(lesson.seats, lesson.options), me, spectators=False, lesson=name, seed=lesson.seed
    )
    agent = agent_named(lesson.agent)
    seats = [Seated(name=each, agent=agent) for each in lesson.names]
    seats.insert(lesson.me, Seated(visitor=me.id, name=unique_name(me.name, lesson.names)))
    table = await create_table(registry, head, seats)
    if lesson.standing:
        await table.act(Command(lesson.me, SetStanding(name=lesson.standing), me))
    return Made(head.id, {})


@get("/api/tables/{table_id:str}/lesson", responses=REFUSALS)
async def table_lesson(table_id: TableId, registry: TheRegistry, person: ThePerson) -> LessonSteps:
    """The steps of a table's lesson."""
    table = await registry.table(table_id)
    viewpoint_of(table.head, table.record, person)
    if not table.head.lesson:
        raise NotFound("no_lesson", "this table is no lesson")
    return LessonSteps(the_lesson(table.game, table.head.lesson).steps)


ROUTES = [begin_lesson, table_lesson]
