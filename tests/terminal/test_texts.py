"""Every message that is needed is there, in both languages, and fills in without a gap."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from having import RULEBOOK
from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.games import all_games
from undercroft.games.dice_brewing import GAME, choices
from undercroft.games.dice_brewing.constants import BUILDINGS, COLOURS, INGREDIENTS, SPACES, TOKENS
from undercroft.terminal import play, rulebook
from undercroft.terminal.words import own_words

LANGUAGES = ["en", "it"]
SOURCES = Path(play.__file__).parent
TABLES = [
    (2, {}),
    (3, {"mode": "advanced"}),
    (2, {"unlucky_roll": "yes"}),
    (3, {"block_building_at_placement": "yes", "unlucky_roll": "yes"}),
]


class Variables(Visitor):
    """The facts that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Message ids of a Fluent file, each with the facts it uses; a broken or repeated message is a fault."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert type(entry).__name__ != "Junk", f"{file}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice in {file}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def own(id: str, language: str) -> bool:
    """Is there such a message in this very language, not in another standing in?"""
    texts = GAME.texts(language)
    return id in texts.names or texts.bundles[0].has_message(id)


@pytest.mark.parametrize("folder", [GAME.folder() / "texts", SOURCES / "texts"], ids=["game", "terminal"])
def test_both_languages_have_the_same_messages_with_the_same_facts(folder):
    assert messages(folder / "en.ftl") == messages(folder / "it.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_somebody_s(language):
    """No message is left over: each stands somewhere in the code, whole or by its beginning."""
    code = "\n".join(file.read_text() for folder in (GAME.folder(), SOURCES) for file in folder.rglob("*.py"))
    built = (
        "place-",
        "season-",
        "mark-",
        "option-",
        "decision-",
        "choice-",
        "verb-",
        "word-",
        "event-",
        "why-",
        "letter-",
        "lesson-",
        "board-",
        "ending-",
        "lab-",
    )
    of_the_game = messages(GAME.folder() / "texts" / f"{language}.ftl")
    of_the_terminal = messages(SOURCES / "texts" / f"{language}.ftl")
    assert min(len(of_the_game), len(of_the_terminal)) > 50
    for id in of_the_game:
        known = id.startswith((*built, "score-")) or id in ("seat", "seed") or f'"{id.removeprefix("draw-")}"' in code
        assert known or f"'{id.removeprefix('draw-')}'" in code, id
    for id in of_the_terminal:
        built_here = id.startswith(("help-", "undo-"))
        assert built_here or f'"{id}"' in code, id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_the_terminal_says_exists(language):
    words = own_words(language)
    for file in SOURCES.rglob("*.py"):
        for id in re.findall(r"(?:words|self)\.(?:say|format)\(\"([a-z-]+)\"", file.read_text()):
            assert words.bundles[0].has_message(id), f"{file.name} says {id}"
    for command in play.COMMANDS:
        assert words.bundles[0].has_message(f"help-{command}")
        assert words.bundles[0].has_message(f"help-{command}-does")
    for reason in ("nothing", "other", "chance", "done"):
        assert words.bundles[0].has_message(f"undo-{reason}")


def calls(name: str, place: int) -> set[str]:
    """The texts that stand at a place of the calls of a function, over all the code of the game."""
    found = set()
    for file in GAME.folder().rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and len(node.args) > place:
                function = node.func
                called = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if called == name:
                    for leaf in ast.walk(node.args[place]):
                        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str):
                            found.add(leaf.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_reason_and_decision_in_the_code_has_its_message(language):
    events = calls("tell", 0) | {token for token in TOKENS if not token.startswith("block")}
    reasons = calls("Refusal", 2)
    decisions = {kind for kind in calls("ask", 1) if not kind.startswith("target_")} | {f"target_{t}" for t in TOKENS}
    assert len(events) > 30
    assert len(reasons) > 25
    assert len(decisions) > 15
    missing = [f"event-{name}" for name in events if not own(f"event-{name}", language)]
    missing += [f"why-{name}" for name in reasons if name and not own(f"why-{name}", language)]
    missing += [f"decision-{name}" for name in decisions if not own(f"decision-{name}", language)]
    assert missing == []


def every_choice() -> list[choices.Choice]:
    """One choice of every kind there is."""
    red = 4 << 2
    made = [*choices.TO, *choices.PLAYS, *choices.ROLL_COLOURS, *choices.WIN_COLOURS, *choices.BUY_TOKENS]
    made += [*choices.WIN_TOKENS, *choices.IMPROVE_INGREDIENTS, *choices.SEEDINGS]
    made += [thing for thing in vars(choices).values() if isinstance(thing, choices.Choice)]
    for area in (0, 1):
        made += [choices.place(1, red, area), choices.speed_up(1, red, area), choices.pick(red, area)]
        made += [choices.swap(3, red, area), choices.buy(1, red, area), choices.buy(1, 0, area)]
    made += [choices.store(red), choices.target_building(1, 2), choices.target_recipe("mass_lager")]
    made += [choices.brew("mass_lager"), choices.improve_die(red), choices.Use([red, red])]
    return made + [choices.target_die(1, place, red) for place in (0, 1, 2, 13)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_choice_has_its_message(language):
    texts = GAME.texts(language)
    kinds = {kind for kind in vars(choices).values() if isinstance(kind, type) and issubclass(kind, choices.Choice)}
    made = every_choice()
    assert {type(choice) for choice in made} == kinds - {choices.Choice}
    for choice in made:
        message, _ = choice.words()
        assert own(message, language), message
        label = GAME.wording.label(choice, texts)
        assert "{" not in label
        assert "_" not in label, label
        assert label == label.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_and_options_have_names(language):
    needed = [f"colour-{c}" for c in COLOURS] + [f"letter-{c}" for c in COLOURS] + [f"space-{s}" for s in SPACES]
    needed += [f"building-{b}" for b in BUILDINGS] + [f"token-{t}" for t in TOKENS]
    needed += [f"ingredient-{i}" for i in INGREDIENTS] + [f"score-{line}" for line in ("xp", "coins", *COLOURS)]
    needed += ["mark-locked", "mark-protected", "mark-old", "mark-picked", "season-winter", "season-summer"]
    for option in GAME.options:
        needed += [f"option-{option.id}", *(f"option-{option.id}-{value}" for value in option.values)]
    assert [id for id in needed if not own(id, language)] == []
    letters = [GAME.texts(language).format(f"letter-{colour}") for colour in COLOURS]
    assert len(set(letters)) == 4, "the letters of the colours differ"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_real_games_are_told_without_a_gap(seats, options):
    """All that is asked, offered, refused and told in some games, put into words in both languages."""
    all_texts = [GAME.texts(language) for language in LANGUAGES]
    told = 0
    for seed in range(2):
        s, chance = GAME.new(seats, options, seed, listen=True), seeded(seed)
        agent = make("lively" if seed else "random")
        for number in range(700):
            if s.over:
                break
            decision = s.decision(s.seat)
            for texts in all_texts:
                said = [texts.format(f"decision-{decision.kind}", GAME.wording.question(s, s.seat))]
                if number % 9 == 0:
                    labels = [GAME.wording.label(choice, texts, s) for choice in decision.options]
                    assert len(set(labels)) == len(labels), "no two options read the same"
                    said += labels
                    said += [GAME.wording.describe_refused(refusal.thing, texts) for refusal in s.refusals(s.seat)]
                    said += [GAME.wording.explain(refusal, texts) for refusal in s.refusals(s.seat)]
                said += [GAME.wording.describe_event(event, texts) for event in s.events]
                for sentence in said:
                    assert not re.search(r"[a-z]_|=|\{|\b(choice|event|why|decision)-", sentence), sentence
                    assert not re.search(r"\b(yellow|black|green|blue)\d", sentence), sentence
            told += len(s.events)
            s.events.clear()
            s.choose(answer(agent, GAME, s, s.seat, chance))
    assert told > 500


def test_all_games_of_the_house_speak_both_languages():
    assert len(all_games()) >= 4
    for game in all_games().values():
        english, italian = game.texts("en"), game.texts("it")
        assert english.rules() == italian.rules()
        chapters = [rulebook.sections(game, texts) for texts in (english, italian)]
        assert [chapter.rules for chapter in chapters[0]] == [chapter.rules for chapter in chapters[1]]
        assert all(chapter.title for both in chapters for chapter in both)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_standing_answer_says_what_it_does(language):
    assert any(game.auto.names for game in all_games().values())
    for game in all_games().values():
        texts = game.texts(language)
        assert [name for name in game.auto.names if not texts.bundles[0].has_message(f"standing-{name}")] == []


@pytest.mark.parametrize("game", RULEBOOK.values(), ids=list(RULEBOOK))
def test_every_decision_cites_a_rule_of_its_game(game):
    """The rules beside the table open where the present decision is explained."""
    texts = game.texts("en")
    asked = [id for id in messages(game.folder() / "texts/en.ftl") if id.startswith("decision-")]
    assert asked
    cited = {id: texts.attribute(id, "rule") for id in asked}
    assert {id: rule for id, rule in cited.items() if rule not in texts.rules()} == {}
