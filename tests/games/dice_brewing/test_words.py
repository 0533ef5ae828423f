"""What the log, the questions and the reasons of Dice Brewing say, in both languages."""

import pytest

from brewery import events, have_brewed, option, say, table
from undercroft.games.dice_brewing import GAME
from undercroft.terminal import prompts

ENGLISH, ITALIAN = GAME.texts("en"), GAME.texts("it")
DISPLAY = "mass_lager cheap_lager experimental_lager"


def told(s, *names: str) -> list[tuple[str, str]]:
    """The events of these names in their order, in both languages."""
    return [
        (GAME.wording.describe_event(event, ENGLISH), GAME.wording.describe_event(event, ITALIAN))
        for event in s.events or []
        if event.name in names
    ]


def why(s, text: str) -> tuple[str, str]:
    (refusal,) = [each for each in s.refusals(s.seat) if each.covers(text)]
    return refusal.rule, GAME.wording.explain(refusal, ENGLISH)


# The brewing phase.
def test_who_declines_and_who_cannot_brew_is_told_in_the_order_of_the_turns():
    s = table("brewing", seats=4, display=f"{DISPLAY} dry_stout", store={0: "yellow2 green1", 3: "yellow2 green1"})
    say(s, "decline")
    say(s, "decline")
    assert told(s, "no_brew", "cannot_brew") == [
        ("Seat 1 declines to brew.", "Posto 1 rinuncia a produrre."),
        ("None of these can brew anything: Seat 2, Seat 3.", "Posto 2, Posto 3 non possono produrre nulla."),
        ("Seat 4 declines to brew.", "Posto 4 rinuncia a produrre."),
    ]


def test_a_brewing_phase_in_which_nobody_can_brew_is_told():
    s = table(
        "window",
        display=DISPLAY,
        tokens={0: "block_recipe"},
        store={0: "yellow2 green1"},
        base={0: {"malt_house_increase": "black4"}},
    )
    say(s, "play block_recipe", "target mass_lager")
    assert s.pending[0].kind == "raised", "brewing has gone by"
    assert told(s, "block_recipe", "cannot_brew", "no_brew") == [
        ("Seat 1 blocks Mass Lager.", "Posto 1 blocca Mass Lager."),
        ("None of these can brew anything: Seat 1, Seat 2.", "Posto 1, Posto 2 non possono produrre nulla."),
    ]


def test_listening_changes_nothing_of_what_is_asked():
    """Those who cannot brew are told of together, but skipped one by one where nobody listens."""
    for listen in (True, False):
        s = table("brewing", seats=3, display=f"{DISPLAY}", store={0: "yellow2 green1", 2: "yellow2 green1"})
        s.events = [] if listen else None
        asked = []
        while s.pending and s.pending[0].kind == "brewing":
            asked.append((s.seat, [choice.text for choice in s.options]))
            s.choose_text("decline")
        assert [seat for seat, _ in asked] == [0, 2]


def test_the_brew_that_brings_the_end_says_that_this_is_the_last_round():
    s = table("brewing", display=DISPLAY, store={0: "yellow2 green1", 1: "yellow2 green1"})
    have_brewed(s, 1, 9)
    assert told(s, "last_round") == []
    say(s, "brew mass_lager")
    assert told(s, "last_round") == [
        (
            "10 recipes are brewed: the game ends with this round.",
            "Le Ricette prodotte sono 10: la partita finisce con questo round.",
        )
    ]


def test_in_the_token_window_a_recipe_has_to_wait_for_the_tokens():
    s = table("window", display=DISPLAY, tokens={0: "raise_die"}, store={0: "yellow2 green1"})
    rule, reason = why(s, "brew mass_lager")
    assert rule == "DB-T4"
    assert "Recipes come next" in reason
    s = table("early_window", display=DISPLAY, tokens={0: "block_building"}, block_building_at_placement="yes")
    assert why(s, "brew mass_lager")[0] == "DB-F1", "this window is before placement"


def test_asking_about_brewing_speaks_of_recipes_alone():
    s = table("brewing", display=DISPLAY, store={0: "yellow2 green1"}, tokens={0: "raise_die"})
    found = prompts.about("brew", prompts.reasons(s.refusals(0), GAME, ENGLISH), GAME, ENGLISH)
    assert found
    assert {thing.split()[0] for reason in found for thing in reason.things} == {"brew"}
    tokens = prompts.about("begun", prompts.reasons(s.refusals(0), GAME, ENGLISH), GAME, ENGLISH)
    assert {thing.split()[0] for reason in tokens for thing in reason.things} == {"play"}, "else what mentions it"


# Buying and swapping.
def test_a_purchase_tells_its_price_and_what_of_it_was_lent():
    s = table("purchase", coins={0: 4}, reserve={0: "yellow1 green1"}, unlucky_roll="yes")
    assert s.credit(s.brewers[0]) == 2
    say(s, "buy honey", "buy raise_die")
    assert told(s, "buy", "buy_token") == [
        (
            "Seat 1 buys Honey for 4 coins, 2 of it lent by ones.",
            "Posto 1 compra Miele per 4 monete, di cui 2 in prestito dagli 1.",
        ),
        (
            "Seat 1 buys the token Raise a Die for 2 coins.",
            "Posto 1 compra il gettone Aumentare il Valore di un Dado per 2 monete.",
        ),
    ]
    assert events(s, "take_token") == []


def test_a_swap_that_keeps_its_die_is_told():
    s = table(reserve={0: "blue6 yellow1"})
    say(s, "place school_swap blue6", "roll yellow", "no swap")
    assert told(s, "no_swap") == [("Seat 1 swaps nothing.", "Posto 1 non scambia nulla.")]


# Questions and options.
@pytest.mark.parametrize(
    ("texts", "asked"),
    [
        (ENGLISH, ["Place one or two pieces", "Place a second piece, or end", "Both pieces are placed"]),
        (ITALIAN, ["Piazza uno o due pezzi", "Piazza un secondo pezzo", "I due pezzi sono piazzati"]),
    ],
)
def test_the_question_knows_how_many_pieces_are_placed(texts, asked):
    s = table(reserve={0: "yellow3 green2 blue1"}, seeds={0: 1})
    assert len(asked) == 3
    for text, sentence in zip(["place malt_house_seed seed", "place malt_house_roast yellow3", ""], asked, strict=True):
        assert texts.format("decision-placement", GAME.wording.question(s, 0)).startswith(sentence)
        if text:
            s.choose_text(text)


def test_a_token_called_take_a_die_is_taken_as_a_token():
    s = table("brewing", display=DISPLAY, store={0: "yellow3 black2 green2"})
    say(s, "brew experimental_lager")
    assert s.pending[0].kind == "reward_token"
    assert GAME.wording.label(option(s, "win take_die"), ENGLISH, s) == "Take the token Take a Die"
    assert GAME.wording.label(option(s, "win take_die"), ITALIAN, s).startswith("Prendi il gettone ")
    for typed in ("take a die", "win take_die", "Take the token Take"):
        found = prompts.matching(typed, s.pending[0], s, GAME, ENGLISH)
        found = found or prompts.mentioning(typed, s.pending[0], s, GAME, ENGLISH)
        assert [choice.text for choice in found] == ["win take_die"]


def test_a_place_is_found_by_its_name():
    s = table("cleanup", base={0: {"malt_house_increase": "black4"}})
    assert [each.text for each in prompts.mentioning("store", s.pending[0], s, GAME, ENGLISH)] == ["to storehouse"]
    assert [each.text for each in prompts.mentioning("riserva", s.pending[0], s, GAME, ITALIAN)] == ["to reserve"]
    assert prompts.mentioning("s", s.pending[0], s, GAME, ENGLISH) == [], "a stray letter chooses nothing"
