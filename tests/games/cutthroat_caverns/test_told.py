"""What people are told: the creature's attack, events that name the creature, refused things, news."""

from io import StringIO

import pytest
from rich.console import Console

from caverns import ENCOUNTER, act, begun, events, finish_round, kinds, quietly, refused, say, table
from undercroft.agents import answer, make
from undercroft.engine.chance import seeded
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.definitions.load import library
from undercroft.games.cutthroat_caverns.state import Cavern
from undercroft.terminal import prompts
from undercroft.terminal.start import PlayOptions, begin

ENGLISH, ITALIAN = GAME.texts("en"), GAME.texts("it")
ROOMS = ("riddle_room", "trap_room")


def facing(encounter: str, seats: int = 4, **more: object) -> Cavern:
    at = "challenge" if encounter in ROOMS else "set"
    return table(encounter, at, seats, hands={0: "attack_5", 1: "attack_5"}, **more)  # type: ignore[arg-type]


def shown(s: Cavern, language: str = "en") -> str:
    """The drawn table as one line of words."""
    console = Console(width=80, no_color=True, record=True, file=StringIO())
    console.print(GAME.wording.draw(s, 0, GAME.texts(language), 80))
    return " ".join(console.export_text().replace("│", " ").split())


def stories(s: Cavern, name: str) -> list[str]:
    """The events of a name, told in both languages."""
    return [GAME.wording.describe_event(event, texts) for event in events(s, name) for texts in (ENGLISH, ITALIAN)]


# The attack of the encounter.
@pytest.mark.rule("CC-M02")
@pytest.mark.parametrize("encounter", ENCOUNTER)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_line_of_the_matrix_in_play_is_on_screen(encounter: str, seats: int):
    s = facing(encounter, seats)
    card = next(each for each in library().encounters if each.id == encounter)
    lines = card.attack[seats - 3]
    if encounter == "arc_mages":
        lines = lines[: len(s.creatures)]
    fallback = card.fallback[seats - 3]
    view = GAME.view(s, 0)["matrix"]
    assert [line["damage"] for line in view if line["when"] != "special"] == [line.damage for line in lines + fallback]
    assert [line["fallback"] for line in view if line["when"] != "special"] == [False] * len(lines) + [True] * len(
        fallback
    )
    for language, texts in (("en", ENGLISH), ("it", ITALIAN)):
        for line in view:
            id = f"aim-{line['aim']}"
            assert texts.bundles[0].has_message(id)
            assert texts.format(id, {"number": line["number"], "count": line["damage"]}) in shown(s, language)


@pytest.mark.parametrize(
    ("encounter", "seats", "said"),
    [
        ("ripper", 5, "At the next initiative draw it strikes: initiative 2 for 15; initiative 4 for 15"),
        ("ripper", 3, "At the next initiative draw it strikes: initiative 2 for 15 "),
        ("battle_troll", 4, "If that finds nobody, at the end of the round it strikes: everybody for 5"),
        ("minotaur", 4, "If that finds nobody, at the next initiative draw it strikes: initiative 1 for 30"),
        ("gasbag", 4, "its killer by Alchemist's Fire for 30"),
        ("gasbag", 4, "for the value of the killing blow, at most 50"),
        ("spite", 4, "whoever damages it with an attack, at once, for 5"),
        ("bugaboo", 4, "everybody for 10 as it flees, instead of its attack"),
        ("hate", 6, "the sole Prestige leader for 30"),
        ("trap_room", 4, "whoever dashes for 10; whoever is shoved for 15"),
    ],
)
def test_whom_and_how_hard(encounter: str, seats: int, said: str):
    assert said in shown(facing(encounter, seats))


@pytest.mark.rule("CC-N14")
def test_the_arcs_on_screen_are_those_of_the_living_mages():
    s = facing("arc_mages", 6)
    assert "initiative 2 for 15; initiative 3 for 10" in shown(s)
    s.creatures.pop()
    assert "initiative 2 for 15" in shown(s)
    assert "initiative 3 for 10" not in shown(s).split("it strikes:")[1]


# Events that name the creature.
@pytest.mark.rule("CC-N20")
def test_a_skeleton_is_told_as_a_skeleton():
    s = table("necromancer", "turns", laid={0: "attack_50", 1: "attack_5"})
    act(s, 0, "target 1")
    finish_round(s)
    assert stories(s, "kill") == ["Seat 1 kills skeleton 1!", "Posto 1 uccide: Scheletro 1!"]
    assert stories(s, "hit")[0] == "Seat 1 does 50 damage to skeleton 1, which has 0 Life Points left."
    assert stories(s, "hit")[2] == "Seat 2 does 5 damage to Necromancer, which has 185 Life Points left."
    s = table("necromancer", "creature", hands={0: "attack_5"})
    finish_round(s)
    assert [event.facts["creature"] for event in events(s, "strike")] == ["necromancer", "skeleton 1"]
    assert "skeleton 1 Life Points 20" in shown(s)
    assert stories(s, "strike")[2].endswith("is the target of skeleton 1: a strike of 5.")
    assert stories(s, "strike")[3].startswith("Scheletro 1 colpisce Posto ")


@pytest.mark.rule("CC-N07", "CC-N17")
def test_one_of_several_is_told_by_its_number():
    s = table("wolf_pack", "turns", laid={0: "attack_50"})
    act(s, 0, "target 3")
    assert stories(s, "kill") == ["Seat 1 kills wolf 3!", "Posto 1 uccide: Lupo 3!"]
    finish_round(s)
    assert [e.facts["creature"] for e in events(s, "strike")] == [
        "wolf_pack 1",
        "wolf_pack 2",
        "wolf_pack 4",
        "wolf_pack 5",
    ]
    s = table("boogens", "creature", hands={0: "attack_5"})
    finish_round(s)
    assert [event.facts["creature"] for event in events(s, "strike")] == [f"boogens {i}" for i in (1, 2, 3, 4)]


@pytest.mark.parametrize(
    ("encounter", "english", "italian"),
    [
        ("wolf_pack", "Attack wolf 2: 40 Life Points left", "Attacca: Lupo 2, ancora 40 Punti Vita"),
        (
            "boogens",
            "Attack boogen 2 on Seat 2: 40 Life Points left",
            "Attacca: Boogen 2, addosso a Posto 2, ancora 40 Punti Vita",
        ),
        ("necromancer", "Attack skeleton 1: 20 Life Points left", "Attacca: Scheletro 1, ancora 20 Punti Vita"),
    ],
)
def test_targets_are_named_with_what_is_left_of_them(encounter: str, english: str, italian: str):
    s = table(encounter, "turns", laid={0: "attack_50"})
    assert kinds(s) == ["target 0"]
    said = [GAME.wording.label(s.options[1], texts, s) for texts in (ENGLISH, ITALIAN)]
    assert said == [english, italian]


def test_what_a_refill_brings_is_told_in_one_line():
    s = begun(3, 1)
    draws = events(s, "draw_unseen")
    assert [event.facts["seat"] for event in draws] == [0, 1, 2]
    assert GAME.wording.describe_event(draws[0], ENGLISH) == "Seat 1 draws 7 cards."
    (own,) = [event for event in events(s, "draw") if event.known_to(1)]
    assert sorted(own.facts["card"]) == sorted(s.cards.ids(s.heroes[1].hand))


@pytest.mark.rule("CC-I51")
def test_fire_on_the_pile_is_told_by_creature():
    s = table("wolf_pack", "turns", laid={1: "attack_5"}, hands={2: "edge_out"}, items={0: "alchemists_fire"})
    act(s, 0, "use alchemists_fire")
    (blow,) = GAME.view(s, 0)["pile"]
    assert (blow["value"], blow["each"]) == (150, 30)
    assert "Alchemist's Fire = 30 to each creature" in shown(s)
    assert "150" not in shown(s)


@pytest.mark.rule("CC-P03")
def test_a_level_bonus_is_told_once_with_the_sum():
    s = table("ripper", "turns", level=9, creature={0: 5}, laid={0: "attack_5"}, road="axe")
    while not events(s, "bonus"):
        quietly(s)
    (kill,) = events(s, "prestige")
    (bonus,) = events(s, "bonus")
    assert (bonus.facts["count"], bonus.facts["total"]) == (3, int(str(kill.facts["count"])) + 3)
    assert s.heroes[0].prestige == bonus.facts["total"]


@pytest.mark.rule("CC-N24a")
def test_a_dash_is_told():
    s = facing("trap_room")
    seat = s.seat
    say(s, seat, "dash")
    assert stories(s, "dash") == [
        f"Seat {seat + 1} dashes through the traps.",
        f"Posto {seat + 1} attraversa le trappole di corsa.",
    ]


# Refused things.
@pytest.mark.parametrize(
    ("thing", "english", "italian"),
    [
        ("set trip", "Set Trip", "Imposta Sgambetto"),
        ("set two", "Set two cards", "Imposta due carte"),
        ("shove 0 with trip", "Shove Seat 1 with Trip", "Spingi Posto 1 con Sgambetto"),
        ("offer cure_wounds to 2", "Offer Cure Wounds to Seat 3", "Offri Cura Ferite a Posto 3"),
        ("give cure_wounds to 1", "Give Cure Wounds to Seat 2", "Dai Cura Ferite a Posto 2"),
        ("play trip", "Play Trip", "Gioca Sgambetto"),
        ("use cure_wounds", "Use Cure Wounds", "Usa Cura Ferite"),
        ("keep", "Discard nothing", "Non scartare nulla"),
        ("careful", "Careful", "Con prudenza"),
    ],
)
def test_what_is_refused_reads_like_the_options(thing: str, english: str, italian: str):
    assert (GAME.wording.describe_refused(thing, ENGLISH), GAME.wording.describe_refused(thing, ITALIAN)) == (
        english,
        italian,
    )


@pytest.mark.rule("CC-R07", "CC-I02", "CC-I51", "CC-I52", "CC-C01")
def test_when_setting_pairs_are_one_thing_and_items_have_their_reasons():
    s = table(
        hands={0: "attack_5 attack_10 attack_25 trip"},
        items={0: "alchemists_fire cure_wounds amulet_of_mentalism"},
    )
    rules = {refusal.thing: refusal.rule for refusal in s.refusals(0)}
    assert rules == {
        "set trip": "CC-R06",
        "set two": "CC-R07",
        "play trip": "CC-C01",
        "use alchemists_fire": "CC-I51",
        "use amulet_of_mentalism": "CC-I52",
        "use cure_wounds": "CC-I02",
    }
    assert refused(s, 0, "set attack_5 attack_10") == "CC-R07"
    assert refused(s, 0, "use alchemists_fire") == "CC-I51"


@pytest.mark.rule("CC-C01", "CC-I02")
def test_a_moment_that_is_no_window_says_so():
    s = table("fear", "round_start", hands={0: "attack_5 trip"}, items={0: "cure_wounds"})
    assert kinds(s)[0] == "stand 0"
    assert [(each.thing, each.rule) for each in s.refusals(0)] == [
        ("play trip", "CC-C01"),
        ("use cure_wounds", "CC-I02"),
    ]
    assert refused(s, 0, "use cure_wounds") == "CC-I02"


@pytest.mark.rule("CC-I51", "CC-C10", "CC-N24a", "CC-N23a")
def test_fire_is_refused_in_a_challenge_by_its_rule():
    for room in ROOMS:
        s = table(room, "challenge", hands={i: "attack_5" for i in range(4)}, items={0: "alchemists_fire"})
        while s.decision(0) is None:
            say(s, s.seat, "dash")
        (refusal,) = [each for each in s.refusals(0) if each.thing == "use alchemists_fire"]
        assert (refusal.rule, refusal.why) == ("CC-I51", "no-fire-here")
        assert "challenge" in GAME.wording.explain(refusal, ENGLISH)
        assert "sfida" in GAME.wording.explain(refusal, ITALIAN)


# The terminal.
def test_what_is_done_by_itself_again_and_again_is_told_once():
    play = begin(GAME.id, PlayOptions(seed=5))
    s = play.table.state
    s.events, play.notes[0] = [], []
    for number in range(3):
        s.tell("cowers", {"seat": number})
        play.note(0, "Only one thing.")
    play.note(0, "Another.")
    lines = str(play.news(0).renderable).splitlines()  # type: ignore[union-attr]
    assert lines[-2:] == ["Only one thing. (× 3)", "Another."]
    assert len(lines) == 5


def test_a_typed_pair_is_answered_with_its_rule():
    s = table(hands={0: "attack_5 attack_10"})
    refusals = [each for each in s.refusals(0) if each.covers("set attack_5 attack_10")]
    (reason,) = prompts.reasons(refusals, GAME, ENGLISH)
    assert (reason.rule, reason.sentence) == ("CC-R07", "Only a Potion of Haste lets you set a second card.")


# Questions and reasons.
def asked(s: Cavern, seat: int) -> list[str]:
    """What a seat is asked, in both languages."""
    decision = s.decision(seat)
    assert decision is not None
    return [texts.format(f"decision-{decision.kind}", GAME.wording.question(s, seat)) for texts in (ENGLISH, ITALIAN)]


def test_questions_name_what_they_are_about():
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip", 2: "not_so_fast"})
    assert asked(s, 1) == [
        "Before the set card of Seat 1 is revealed: do you act?",
        "Prima che si riveli la carta impostata di Posto 1: intervieni?",
    ]
    act(s, 1, "play trip")
    assert asked(s, 2)[0] == "Seat 2 plays Trip on Seat 1: do you stop it?"
    act(s, 2, "play not_so_fast")
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip not_on_my_watch", 2: "not_so_fast"})
    act(s, 1, "play trip")
    act(s, 2, "play not_so_fast")
    assert asked(s, 1)[0] == "Seat 3 plays Not So Fast!: do you stop it?"
    s = table("axe", "turns", laid={0: "attack_50"}, hands={1: "trip"}, discard="edge_out edge_out edge_out")
    assert asked(s, 1)[0] == "Seat 1 attacks with Attack 50 for 50: do you answer?"
    s = table(at="items", items={0: "cure_wounds", 1: "potion_of_haste"}, life={1: 50})
    say(s, 0, "offer cure_wounds to 1")
    assert asked(s, 1)[0] == "Seat 1 offers you Cure Wounds: will you drink?"
    s = table(at="items", items={0: "cure_wounds", 1: "potion_of_haste"})
    say(s, 0, "give cure_wounds to 1 for potion_of_haste")
    assert asked(s, 1)[1] == "Posto 1 ti offre Cura Ferite in cambio di Pozione di Velocità: accetti?"
    s = table("battle_troll", "creature", blows=[(0, "attack_50")], hands={0: "human_shield"})
    assert asked(s, 0)[0] == "Battle Troll strikes at you for 20: do you hide behind somebody?"


def test_a_hand_looked_through_in_two_parts_says_what_comes_and_what_goes():
    s = table("ripper", "clean_up", seats=3, road="axe", hands={0: "attack_5 attack_10 attack_20 trip rally"})
    assert asked(s, 0)[0].startswith(
        "The encounter is over. What do you discard of Attack 20, Attack 10, Attack 5, Trip?"
    )
    assert asked(s, 0)[0].endswith("One more card comes next.")
    say(s, 0, "discard attack_5 trip")
    assert asked(s, 0) == [
        "And what of Rally? To go so far: Attack 5, Trip.",
        "E di Incitare? Finora scarti: Attacco 5, Sgambetto.",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_every_question_of_whole_games_can_be_asked(seed: int):
    s = begun(5, seed, edition="second")
    kinds_met = set()
    while not s.over:
        seat = s.seat
        said = asked(s, seat)
        kinds_met.add(s.pending[0].kind)
        assert not any("-1" in sentence or "_" in sentence or "{" in sentence for sentence in said), said
        s.choose(answer(make("lively"), GAME, s, seat, seeded(f"{seed} {len(s.events or [])}")))
    assert len(kinds_met) > 8


def test_a_reason_says_when_an_action_card_is_played():
    s = table(hands={0: "attack_5 trip edge_out jockey_for_position human_shield not_so_fast"})
    reasons = [GAME.wording.explain(each, ENGLISH) for each in s.refusals(0) if each.why == "not-this-window"]
    assert reasons == [
        "Edge Out is played before a set card is revealed.",
        "Not So Fast! is played on an Action card that another player has just played.",
        "Trip is played on an attack that another player has just revealed.",
        "Human Shield is played when a creature strikes at you.",
        "Jockey for Position is played when initiative has been drawn.",
    ]


@pytest.mark.rule("CC-C09")
def test_a_maneuver_is_no_attack_to_be_answered():
    s = table("axe", "turns", laid={0: "feint"}, hands={1: "trip edge_out"}, edition="second")
    act(s, 1, "pass")
    while s.pending[0].kind != "maneuver_response":
        quietly(s)
    assert [(each.thing, each.rule, each.why) for each in s.refusals(1)] == [
        ("play edge_out", "CC-C01", "not-this-window"),
        ("play trip", "CC-C09", "no-attack"),
    ]


@pytest.mark.rule("CC-I11", "CC-I05")
def test_only_potions_are_offered_to_drink_and_only_to_the_living():
    s = table(at="items", items={0: "alchemists_fire potion_of_haste"}, hands={0: "trip"}, dead=(2,))
    refused_to = {each.thing: each.why for each in s.refusals(0)}
    assert refused_to["offer alchemists_fire"] == "no-potion"
    assert refused_to["offer potion_of_haste to 2"] == refused_to["give potion_of_haste to 2"] == "dead"
    assert refused_to["play trip"] == "not-this-window"


def test_options_say_what_the_table_adds_to_them():
    s = table(at="items", items={0: "cure_wounds potion_of_haste"}, life={1: 50})
    labels = [GAME.wording.label(option, ENGLISH, s) for option in s.options]
    assert "Offer Cure Wounds to Seat 2 to drink, for 2 Prestige" in labels
    assert "Offer Potion of Haste to Seat 2 to drink" in labels
    laid = {0: "attack_5", 1: "attack_10"}
    s = table("axe", "turns", laid=laid, hands={1: "mixed_signals"})
    assert GAME.wording.label(s.options[0], ENGLISH, s) == "Play Mixed Signals: your set card for that of Seat 1"
    s = table(
        "axe",
        "turns",
        laid={0: "attack_5 feint", 1: "attack_10"},
        hands={1: "mixed_signals"},
        potions={0: "potion_of_haste:2"},
    )
    assert (
        GAME.wording.label(s.options[1], ENGLISH, s)
        == "Play Mixed Signals: your first set card for the second of Seat 1"
    )


def test_healing_and_jockeying_tell_what_has_become_of_it():
    s = table(at="items", items={0: "cure_wounds"}, life={0: 50})
    say(s, 0, "use cure_wounds")
    assert stories(s, "healed")[0] == "Seat 1 has 65 Life Points now."
    s = table("axe", "initiative", hands={0: "jockey_for_position attack_5"})
    act(s, 0, "play jockey_for_position 3")
    finish_round(s)
    assert stories(s, "new_order")[0] == "The order is now: Seat 4, Seat 2, Seat 3, Seat 1."


def test_an_attack_on_one_of_several_names_it():
    s = table("wolf_pack", "turns", laid={0: "attack_5"}, hands={1: "trip"})
    act(s, 0, "target 3")
    assert "Revealed: Seat 1: Attack 5 = 5 (wolf 3)" in shown(s)
    s = table("axe", "turns", laid={0: "attack_5"}, hands={1: "trip"})
    act(s, 1, "pass")
    assert "Revealed: Seat 1: Attack 5 = 5 The party" in shown(s)
