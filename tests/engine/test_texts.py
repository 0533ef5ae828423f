"""Messages: filled in, named, translated, with English standing in."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.small_games import PLAYS, ROLL, CellarGame
from undercroft.engine.card_words import CardWords, Named
from undercroft.engine.state import Event, Refusal
from undercroft.engine.table_facts import table_facts, terms
from undercroft.engine.texts import Texts

ENGLISH = """
hello = Hello
choice-play = Bid { $card }
event-bids = { $seat } wins with { $card }
event-points = { $points ->
    [one] one point
   *[other] { $points } points
}
why-played = { $card } is gone
gem-blue = Sapphire
gem-red = Ruby
find = You find { $gem }.
gem-loud = Not So Fast!
only-english = Only here
SG-1 = Bids are secret.
    .title = Bidding
SG-2 = Cards are played once.
"""
ITALIAN = """
hello = Ciao
choice-play = Offri { $card }
event-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
gem-blue = Zaffiro
find = Trovi { $gem }.
SG-1 = Le offerte sono segrete.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "en.ftl").write_text(ENGLISH, "utf-8")
    (texts / "it.ftl").write_text(ITALIAN, "utf-8")
    return texts


def test_message_is_filled_in(folder: Path):
    english, italian = Texts("en", [folder]), Texts("it", [folder])
    assert (english.format("hello"), italian.format("hello")) == ("Hello", "Ciao")
    assert english.format("choice-play", {"card": 7}) == "Bid 7"
    assert italian.format("choice-play", {"card": 7}) == "Offri 7"


def test_plurals_are_those_of_the_language(folder: Path):
    assert [Texts("en", [folder]).format("event-points", {"points": n}) for n in (0, 1, 2)] == [
        "0 points",
        "one point",
        "2 points",
    ]
    assert [Texts("it", [folder]).format("event-points", {"points": n}) for n in (1, 3)] == ["un punto", "3 punti"]


def test_english_stands_in_for_what_is_missing(folder: Path):
    italian = Texts("it", [folder])
    assert italian.format("only-english") == "Only here"
    assert italian.has("only-english")
    assert Texts("de", [folder]).language == "en"
    assert Texts("de", [folder]).format("hello") == "Hello"


def test_unknown_message_shows_itself_and_its_facts(folder: Path):
    texts = Texts("en", [folder])
    assert not texts.has("no-such")
    assert texts.format("no-such", {"seat": 1, "card": [2, 3]}) == "no-such seat=1 card=[2, 3]"


def test_fact_that_names_a_thing_is_put_into_words(folder: Path):
    english, italian = Texts("en", [folder]), Texts("it", [folder])
    assert english.format("find", {"gem": "blue"}) == "You find Sapphire."
    assert italian.format("find", {"gem": "blue"}) == "Trovi Zaffiro."
    assert italian.format("find", {"gem": "red"}) == "Trovi Ruby."
    assert english.format("find", {"gem": ["blue", "red"]}) == "You find Sapphire, Ruby."
    assert english.format("find", {"gem": "glass"}) == "You find glass."


def test_a_name_that_ends_a_sentence_is_not_stopped_twice(folder: Path):
    assert Texts("en", [folder]).format("find", {"gem": "loud"}) == "You find Not So Fast!"
    assert Texts("en", [folder]).format("find", {"gem": ["loud", "red"]}) == "You find Not So Fast!, Ruby."


def test_names_of_cards_come_before_messages(folder: Path):
    cards = folder.parent / "cards"
    cards.mkdir()
    (cards / "gems.toml").write_text('[[gem]]\nid = "blue"\nname = "Star of India"\n', "utf-8")
    texts = Texts("en", [folder], CardWords(cards, None, {"gem": [Named("gem")]}))
    assert texts.format("find", {"gem": "blue"}) == "You find Star of India."
    assert texts.has("gem-blue")


def test_namers_put_facts_into_words(folder: Path):
    texts = Texts("en", [folder], namers={"seat": lambda seat, texts: f"Seat {seat} ({texts.language})"})
    assert texts.format("event-bids", {"seat": 2, "card": 5}) == "Seat 2 (en) wins with 5"
    assert texts.name("seat", [0, 1]) == "Seat 0 (en), Seat 1 (en)"
    assert texts.name("points", 4) == 4


def test_missing_fact_is_an_error_that_names_the_message(folder: Path):
    with pytest.raises(ValueError, match="message 'choice-play' in it"):
        Texts("it", [folder]).format("choice-play", {})


def test_any_message_can_tell_the_facts_of_the_table(tmp_path: Path):
    texts = tmp_path / "texts"
    texts.mkdir()
    (texts / "en.ftl").write_text(
        "SG-1 = At most { -limit }.\n"
        "left = { -limit.plural ->\n    [one] { $seat } has { -limit } card\n"
        "   *[other] { $seat } has { -limit } cards\n }\n"
        "edition = { -edition.is ->\n    [old] Old\n   *[new] New\n }\n",
        "utf-8",
    )
    (texts / "it.ftl").write_text("SG-1 = Al massimo { -limit }.\n", "utf-8")
    few = table_facts({"limit": 1, "edition": "old"})
    many = table_facts({"limit": 4, "edition": "new"})
    assert [Texts("en", [texts], facts=facts).format("SG-1") for facts in (few, many)] == ["At most 1.", "At most 4."]
    assert Texts("it", [texts], facts=many).format("SG-1") == "Al massimo 4."
    assert Texts("it", [texts], facts=few).format("left", {"seat": 2}) == "2 has 1 card", "English stands in"
    assert Texts("en", [texts], facts=many).format("left", {"seat": 2}) == "2 has 4 cards"
    assert [Texts("en", [texts], facts=facts).format("edition") for facts in (few, many)] == ["Old", "New"]


def test_a_fact_is_never_read_as_fluent(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("hello = { -name }!\n", "utf-8")
    assert Texts("en", [tmp_path], facts=(("name", 'a "{ b }" \\'),)).format("hello") == 'a "{ b }" \\!'


def test_a_client_reads_the_same_terms_as_a_file():
    facts = table_facts({"limit": 1, "name": 'a "{ b }"\n\\'})
    assert terms(facts, "en").splitlines() == [
        '-limit = { "1" }',
        '    .plural = { "one" }',
        '-name = { "a \\"{ b }\\" \\\\" }',
        '    .is = { "a \\"{ b }\\" \\\\" }',
    ]


def test_no_invisible_marks_around_facts(folder: Path):
    assert Texts("en", [folder]).format("find", {"gem": "x"}).isascii()


def test_attributes_and_rules(folder: Path):
    english, italian = Texts("en", [folder]), Texts("it", [folder])
    assert english.attribute("SG-1", "title") == "Bidding"
    assert italian.attribute("SG-1", "title") == "Bidding"
    assert english.attribute("SG-2", "title") == english.attribute("no-such", "title") == ""
    assert english.rules() == ["SG-1", "SG-2"]
    assert italian.rules() == ["SG-1"]


def test_later_folders_add_to_earlier_ones(folder: Path, tmp_path: Path):
    rulebook = tmp_path / "rulebook"
    rulebook.mkdir()
    (rulebook / "en.ftl").write_text("SG-3 = Most points win.", "utf-8")
    texts = Texts("en", [folder, rulebook, tmp_path / "none"])
    assert texts.format("SG-3") == "Most points win."
    assert texts.format("hello") == "Hello"


def test_game_speaks_of_choices_events_and_refusals(folder: Path, monkeypatch: pytest.MonkeyPatch):
    game = CellarGame()
    monkeypatch.setattr(CellarGame, "folder", lambda game: folder.parent)
    english, italian = game.texts(), game.texts("it")
    assert game.wording.label(PLAYS[4], english) == "Bid 4"
    assert game.wording.label(PLAYS[4], italian) == "Offri 4"
    assert game.wording.label(ROLL, italian) == "roll"
    assert game.wording.describe_event(Event("bids", {"seat": 1, "card": [3, 4]}, -1), english) == "1 wins with 3, 4"
    assert game.wording.explain(Refusal("play 3", "SG-2", "played", {"card": 3}), english) == "3 is gone"
    assert game.wording.explain(Refusal("play 3", "SG-1"), italian) == "Le offerte sono segrete."
