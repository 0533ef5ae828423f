"""Requests about lessons: which there are, begin one, what it says."""

from __future__ import annotations

from functools import lru_cache

from litestar import get, post
from litestar.params import FromPath
from msgspec import Struct

from undercroft.engine.lessons import Lesson, LessonStep, lessons_of
from undercroft.engine.texts import LANGUAGES

from ..base.errors import NotFound
from ..messages import views
from ..model import engine
from ..model.engine import AnyGame, Rules
from ..model.log import Seated
from ..tables.actions import viewpoint_of
from ..tables.create import made
from .parameters import REFUSALS, TableId, TheAddress, TheGatekeeper, TheHouse, ThePerson, this_person
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
    words = {language: views.texts_of(Rules(game), language) for language in LANGUAGES}
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
    house: TheHouse,
    gatekeeper: TheGatekeeper,
    person: ThePerson,
    address: TheAddress,
) -> Made:
    """Make a table for a lesson: me and its agents, and nobody else. Everything about it comes from its file."""
    me = this_person(person)
    gatekeeper.new_tables.take(address)
    game = engine.the_game(game_id)
    lesson = the_lesson(game, name)
    head = new_head(
        house, game.setup(lesson.seats, lesson.options), me, spectators=False, lesson=name, seed=lesson.seed
    )
    agent = house.agent_named(lesson.agent)
    seats = [Seated(name=each, agent=agent) for each in lesson.names]
    seats.insert(lesson.me, Seated(visitor=me.id, name=me.name))
    live = await made(house, head, seats)
    if lesson.standing:
        await live.set_standing(lesson.me, {}, lesson.standing)
    return Made(head.id, {})


@get("/api/tables/{table_id:str}/lesson", responses=REFUSALS)
async def table_lesson(table_id: TableId, house: TheHouse, person: ThePerson) -> LessonSteps:
    """What the lesson of a table says."""
    live = await house.table(table_id)
    viewpoint_of(live, person)
    if not live.head.lesson:
        raise NotFound("no_lesson", "this table is no lesson")
    return LessonSteps(the_lesson(live.game, live.head.lesson).steps)


ROUTES = [begin_lesson, table_lesson]
