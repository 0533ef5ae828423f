"""Every lesson of every game, played on the real engine by a learner who follows it, and by one who does not."""

import re

import msgspec
import pytest

import lesson as tool
from undercroft.agents import AGENTS
from undercroft.engine.errors import CardError
from undercroft.engine.lessons import EVENT, Lesson, LessonStep, fits, lessons_of, read
from undercroft.engine.texts import Texts
from undercroft.games import all_games

LIGHT = re.compile(r"[a-z_]+:[\w.-]+")
LONGEST = 320
"""Letters that a step may have: more does not fit on a phone."""

ALL = [(game.id, name) for game in all_games().values() for name in lessons_of(game)]


def the(id: str, name: str) -> tuple[object, Lesson]:
    game = all_games()[id]
    return game, lessons_of(game)[name]


def test_there_are_lessons():
    assert ("dice_brewing", "first") in ALL


@pytest.mark.parametrize(("id", "name"), ALL)
def test_whoever_follows_a_lesson_meets_every_step_in_order_and_nothing_else(id: str, name: str):
    assert tool.stumble(*the(id, name)) == ""


def test_what_a_lesson_does_not_speak_of_is_found():
    game, lesson = the("crystal_caverns", "knight")

    def stumble(*gone: int) -> str:
        steps = [step for at, step in enumerate(lesson.steps) if at not in gone]
        return tool.stumble(game, msgspec.structs.replace(lesson, steps=steps))

    collect = next(at for at, step in enumerate(lesson.steps) if step.when == "collect")
    assert stumble(collect) == f"before step {collect + 1} nothing is said about 'collect'"
    late = msgspec.structs.replace(lesson, steps=[*lesson.steps[:4], LessonStep("x", when="fill"), *lesson.steps[4:]])
    assert tool.stumble(game, late) == "step 5 is passed over for step 6"
    never = msgspec.structs.replace(lesson, steps=[*lesson.steps[:1], LessonStep("x", when="event-none")])
    assert tool.stumble(game, never) == "before step 2 nothing is said about 'knight'"


@pytest.mark.parametrize(("id", "name"), ALL)
def test_a_lesson_stays_the_same_game_however_agents_change(id: str, name: str):
    game, lesson = the(id, name)
    other = msgspec.structs.replace(lesson, agent="random")
    steps = [moment.step for moment in tool.walk(game, other) if moment.step >= 0]
    assert steps == list(range(len(lesson.steps)))


@pytest.mark.parametrize(("id", "name"), ALL)
@pytest.mark.parametrize("chance", [1, 2, 3])
def test_whoever_does_as_they_please_is_never_held_up(id: str, name: str, chance: int):
    """The guide still comes to its end, as steps whose moment has passed are left out."""
    game, lesson = the(id, name)
    last = len(lesson.steps) - 1
    assert any(moment.step == last for moment in tool.walk(game, lesson, contrary=chance))


@pytest.mark.parametrize(("id", "name"), ALL)
def test_a_lesson_is_the_same_game_every_time(id: str, name: str):
    game, lesson = the(id, name)

    def way() -> list[tuple[int, str]]:
        moments = tool.walk(game, lesson)
        return [(moment.seat, moment.text) for moment, _ in zip(moments, range(300), strict=False) if moment.text]

    assert way() == way() != []


@pytest.mark.parametrize(("id", "name"), ALL)
def test_a_lesson_says_what_it_says_in_both_languages_and_in_few_words(id: str, name: str):
    game, lesson = the(id, name)
    for language in ("en", "it"):
        own = Texts(language, [game.folder() / "texts"]).bundles[0]
        for message in [f"lesson-{name}", *(step.say for step in lesson.steps)]:
            assert message.startswith("lesson-")
            assert own.has_message(message), f"{message} in {language}"
            assert len(str(own.format_pattern(own.get_message(message).value)[0])) <= LONGEST, (
                f"{message} in {language}"
            )


@pytest.mark.parametrize(("id", "name"), ALL)
def test_a_lesson_is_short_and_speaks_of_things_as_boards_do(id: str, name: str):
    game, lesson = the(id, name)
    assert lesson.agent in AGENTS
    assert 8 <= len(lesson.steps) <= 15
    assert not lesson.steps[0].when
    assert not lesson.steps[-1].choose, "the last step ends with 'Play on'"
    events = set(re.findall(r"^event-[\w-]+", (game.folder() / "texts" / "en.ftl").read_text(), re.M))
    for step in lesson.steps:
        assert all(LIGHT.fullmatch(thing) for thing in step.light), step.light
        assert not step.when.startswith(EVENT) or step.when in events


def test_options_are_asked_for_by_whole_words_from_the_beginning():
    assert fits("store yellow4", "store yellow4")
    assert fits("place malt_house_seed", "place malt_house_seed seed")
    assert fits("store yellow*", "store yellow4")
    assert fits("place * seed", "place malt_house_seed seed")
    assert not fits("store yellow", "store yellow4")
    assert not fits("yellow4", "store yellow4")
    assert LessonStep("x", choose=["brew bock", "brew *"]).pick(["pass", "brew ale", "brew bock"]) == "brew bock"
    assert LessonStep("x", choose=["brew bock", "brew *"]).pick(["pass", "brew ale"]) == "brew ale"
    assert LessonStep("x", choose=["brew *"]).pick(["pass"]) is None


GOOD = 'seats = 2\nseed = 1\nnames = ["Berta"]\n\n[[steps]]\nsay = "lesson-x"\n'


@pytest.mark.parametrize(
    ("change", "line", "field"),
    [
        (("seats = 2", "seats = 9"), 1, "options"),
        (('"Berta"', ""), 3, "names"),
        (("seed = 1", "seed = 1\nme = 2"), 3, "me"),
        (('say = "lesson-x"', 'say = "lesson-x"\nlights = ["x"]'), 7, "steps[0].lights"),
        (('say = "lesson-x"', 'say = "lesson-x"\nchoose = ["pass"]'), 7, "steps[0].choose"),
    ],
)
def test_a_mistake_in_a_lesson_is_answered_with_its_place(tmp_path, change, line, field):
    game = all_games()["dice_brewing"]
    file = tmp_path / "bad.toml"
    file.write_text(GOOD)
    assert read(game, file).names == ["Berta"]
    worse = tmp_path / "worse.toml"
    worse.write_text(GOOD.replace(*change))
    with pytest.raises(CardError) as error:
        read(game, worse)
    assert (error.value.line, error.value.field) == (line, field)
