"""What people are told: in order, about the right thing, with what they need to decide, in sound grammar."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, SelectExpression
from fluent.syntax.visitor import Visitor

from brewery import die, events, have_brewed, option, refused, table, texts
from undercroft.games.dice_brewing import GAME, choices
from undercroft.games.dice_brewing.constants import RESERVE, STORE
from undercroft.terminal import prompts
from undercroft.terminal.start import PlayOptions, begin
from undercroft.terminal.words import own_words, verdict

ENGLISH, ITALIAN = GAME.texts("en"), GAME.texts("it")
BOTH = pytest.mark.parametrize("language", ["en", "it"])


@pytest.fixture
def played(undercroft, tmp_path):
    """Sit down at a laid-out table and type."""

    def play(s, *typed: str, language: str = "en") -> str:
        save = tmp_path / "table.json"
        save.write_bytes(GAME.save(s))
        said = undercroft("play", "--load", save, "--hot-seat", "--lang", language, typed="\n".join(["", *typed, ""]))
        assert said.code == 0
        return said.out

    return play


def sentences(out: str) -> str:
    """What was printed as one line, without frames and columns."""
    return re.sub(r"[\s│]+", " ", out)


def stories(s, name: str) -> list[str]:
    """The events of a name, told in both languages."""
    return [GAME.wording.describe_event(event, texts) for event in events(s, name) for texts in (ENGLISH, ITALIAN)]


def reason(s, text: str) -> tuple[str, str]:
    """Why a choice is refused, in both languages."""
    (refusal,) = [each for each in s.refusals(s.seat) if each.covers(text)]
    return GAME.wording.explain(refusal, ENGLISH), GAME.wording.explain(refusal, ITALIAN)


# The beginning.
@pytest.mark.parametrize(("language", "words"), [("en", "played alone"), ("it", "in solitario")])
def test_a_lonely_game_begins_with_its_own_options_and_one_seat(language, words):
    play = begin("cavern_tavern", PlayOptions(seed=5, language=language, options=["solo_mode=story"]))
    said = [text for _, text in play.notes[0]]
    assert said[0] == f"Cavern Tavern, {words}."
    assert len(said) == 4, "edition, chamber and solo mode; neither Characters nor a first player"


# What happened.
def test_a_note_stands_after_what_happened_before_it(undercroft):
    typed = "store brewing\nstore dark\nstore light\nstore hops\npass\n"
    out = undercroft("play", "dice_brewing", "--lang", "en", "--seed", "5", typed=typed).out
    news = out.rpartition("What happened")[2]
    first, last, note = (news.index(text) for text in ("Seat 1 passes.", "Seat 2 passes.", "Only one thing to do"))
    assert first < last < note


def test_notes_and_events_are_told_in_their_order_even_where_some_are_left_out():
    play = begin("dice_brewing", PlayOptions(seed=5))
    play.notes[0] = [(0, "before all")]
    s = play.table.state
    s.events = []
    for number in range(20):
        s.tell("pass", {"seat": number})
        if number in (2, 17):
            play.note(0, f"after {number + 1}")
    lines = str(play.news(0).renderable).splitlines()
    assert lines[:4] == ["before all", "… and 6 more before; l shows the log.", "after 3", "Seat 7 passes."]
    assert lines[-3:] == ["after 18", "Seat 19 passes.", "Seat 20 passes."]
    assert play.news(0) == "", "told once"


def test_a_brew_tells_its_coins_once_and_no_coins_not_at_all():
    s = table("brewing", display="mass_lager cheap_lager experimental_lager", store={0: "yellow2 green1"})
    s.choose_text("brew mass_lager")
    assert stories(s, "brew") == [
        "Seat 1 brews Mass Lager with Light Malt 2, Hops 1: 1 XP and 2 coins.",
        "Posto 1 produce Mass Lager con Malto Chiaro 2, Luppolo 1: 1 PE e 2 monete.",
    ]
    assert events(s, "gain_coins") == []
    assert s.brewers[0].coins == 2
    events(s, "brew")[0].facts["coins"] = 0
    assert [story[-7:] for story in stories(s, "brew")] == [": 1 XP.", ": 1 PE."]


def test_a_reward_that_nothing_is_left_for_is_told():
    s = table("brewing", display="experimental_lager cheap_lager mass_lager", store={0: "yellow3 black2 green2"})
    assert s.cards.recipes[s.display[0]].tokens == 1
    s.removed, s.black_market = s.black_market, [0] * 6
    s.choose_text("brew experimental_lager")
    assert stories(s, "no_reward_token") == [
        "Seat 1 gets no action token as a reward: the Black Market has none left.",
        "Posto 1 non riceve il gettone Azione in premio: il Mercato Nero non ne ha più.",
    ]
    with_die = next(recipe for recipe in s.cards.recipes if recipe.dice and not recipe.tokens)
    dice = [f"{colour}6" for colour, needs in zip(("yellow", "black", "green"), with_die.needs) for _ in needs]
    s = table("brewing", display=f"{with_die.id} mass_lager cheap_lager", store={0: " ".join(dice)})
    s.supply = [0] * 4
    s.choose_text(f"brew {with_die.id}")
    assert stories(s, "no_reward_die") == [
        "Seat 1 gets no die as a reward: the supply has none left.",
        "Posto 1 non riceve il dado in premio: la riserva non ne ha più.",
    ]


def test_who_has_nothing_to_roll_is_said_to_have_nothing():
    s = table("roll", reserve={0: "yellow1"})
    assert len(stories(s, "roll")) >= 4
    assert stories(s, "roll")[-2:] == ["Seat 2 has no dice to roll.", "Posto 2 non ha dadi da lanciare."]
    assert re.fullmatch(r"Seat 1 rolls Light Malt \d\.", stories(s, "roll")[-4])


# Why not.
@pytest.mark.parametrize(
    ("token", "target", "english", "italian"),
    [
        ("take_die", "1 reserve black2", "does not lie in a Storehouse", "non è in un Magazzino"),
        ("take_die", "1 malt_house_increase black4", "does not lie in a Storehouse", "non è in un Magazzino"),
        ("take_die", "0 storehouse green3/protected", "a protected die", "un dado protetto"),
        ("lock_die", "1 malt_house_increase black4", "Dark Malt 4 lies on a board", "Malto Scuro 4 è su una Plancia"),
        ("lock_die", "1 storehouse yellow3/locked", "cannot be locked twice", "non si può bloccare due volte"),
        ("lock_die", "0 storehouse green3/protected", "cannot be protected twice", "non si può proteggere due volte"),
        ("raise_die", "0 reserve yellow6", "Light Malt 6 counts 6 already", "Malto Chiaro 6 vale già 6"),
        ("raise_die", "0 storehouse green3/protected", "a protected die", "un dado protetto"),
        ("reroll_die", "0 storehouse green3/protected", "a protected die", "un dado protetto"),
        ("reroll_die", "0 market blue5", "Brewing Skill 5 lies on the Market", "Abilità di Produzione 5 è sul Mercato"),
        ("block_building", "0 malt_house", "The Malt House is your own", "l'Edificio è tuo"),
        ("block_building", "1 school_of_skills", "opens in round 2", "apre nel round 2"),
        ("block_building", "1 malt_house", "of Seat 2 is closed already", "di Posto 2 è già chiuso"),
    ],
)
def test_a_refused_target_says_what_is_wrong_with_it(token, target, english, italian):
    s = table(
        "window",
        round=1,
        tokens={0: f"{token} block_building", 1: "lock_die"},
        reserve={0: "yellow6 blue5", 1: "black2"},
        store={0: "green3/protected yellow1", 1: "yellow3/locked green1"},
        base={1: {"malt_house_increase": "black4"}},
    )
    s.brewers[0].reserve.remove(die("blue5"))
    s.brewers[0].market_die = die("blue5")
    s.brewers[1].closed = 1
    s.choose_text(f"play {token}")
    said = reason(s, f"target {target}")
    assert english in said[0]
    assert italian in said[1]


def test_refused_targets_name_seats_as_the_screen_does(played):
    s = table(
        "window",
        tokens={0: "lock_die block_building", 1: "lock_die"},
        base={1: {"malt_house_increase": "black4"}},
        reserve={1: "yellow1"},
    )
    asked = sentences(played(s, "play lock_die", "?").partition("> ?")[2])
    assert "Dark Malt 4 of Seat 2 (Improve malt) Dark Malt 4 lies on a board" in asked
    assert "Casa del Malto di Posto 1" in sentences(played(s, "play block_building", "?", language="it"))
    assert refused(s, "play raise_die") == "DB-T1"
    typed = played(s, "play lock_die", "dark malt 4 of seat 2")
    assert "That is not possible now:" in typed, "it may be typed as it is shown"


def test_a_die_in_the_storehouse_is_refused_with_the_right_preposition():
    thing = "place malt_house_increase black3 from storehouse"
    assert GAME.wording.describe_refused(thing, ENGLISH) == "place Improve malt Dark Malt 3 from the Storehouse"
    assert GAME.wording.describe_refused(thing, ITALIAN) == "piazza Incrementare il Malto Malto Scuro 3 dal Magazzino"


def test_a_one_that_has_lent_credit_says_why_it_stays():
    s = table("purchase", reserve={0: "yellow1 green1"}, coins={0: 1}, unlucky_roll="yes")
    s.choose_text("buy raise_die")
    english, italian = reason(s, "store yellow1/lent")
    assert "it has lent credit this round" in english
    assert "in questo round ha prestato monete" in italian


# What is asked.
@BOTH
def test_the_clean_up_says_which_die_it_asks_about(played, language):
    s = table("cleanup", base={0: {"malt_house_increase": "black4", "hops_plantation_increase": "green2"}})
    assert GAME.view(s, 0)["arriving"]["name"] == "black5"
    out = played(s, "to storehouse", language=language)
    first, second = {
        "en": ("is now Dark Malt 5: where does it go?", "is now Hops 3: where does it go?"),
        "it": ("ora è Malto Scuro 5: dove va?", "ora è Luppolo 3: dove va?"),
    }[language]
    assert out.index(first) < out.index(second)
    assert ("In hand   D5" if language == "en" else "In mano   S5") in out
    s.choose_text("to storehouse")
    s.choose_text("to reserve")
    assert GAME.view(s, 0)["arriving"] is None


def test_the_two_places_of_a_die_are_offered_in_one_order_everywhere():
    raised = table("cleanup", base={0: {"malt_house_increase": "black4"}})
    gained = table(reserve={0: "blue6"}, base={0: {"malt_house_seed": "seed"}})
    gained.choose_text("speed malt_house_seed blue6")
    assert (raised.pending[0].kind, gained.pending[0].kind) == ("raised", "arrival")
    assert texts(raised) == texts(gained)


def test_options_are_numbered_in_the_order_they_are_shown(played):
    s = table(reserve={0: "blue3 yellow5 green4"}, seeds={0: 1}, base={0: {"malt_house_seed": "seed"}})
    offered = texts(s)
    verbs = [text.split()[0] for text in offered]
    assert sorted(verbs, key=verbs.index) != verbs, "the rules offer them in another order"
    out = played(s, "store")
    shown = out.partition("Place\n")[2].partition("Your choice")[0]
    numbers = [int(number) for number in re.findall(r"(?:^|\s)(\d+)  \S", shown)]
    assert numbers == list(range(1, len(offered) + 1))
    decision = s.pending[0]
    for number, choice in enumerate(prompts.in_order(decision), 1):
        assert prompts.matching(str(number), decision, s, GAME, ENGLISH) == [choice]
        assert re.search(rf"\b{number}  {re.escape(GAME.wording.label(choice, ENGLISH, s))}", shown)
    ambiguous = out.partition("could be any of these:")[2]
    for number, label in re.findall(r"(\d+)  (Store [\w ]+?\d)\b", ambiguous):
        assert GAME.wording.label(prompts.in_order(decision)[int(number) - 1], ENGLISH) == label


@BOTH
def test_brewing_names_the_recipe_its_needs_and_what_an_improvement_brings(played, language):
    s = table(
        "brewing",
        display="mass_lager cheap_lager experimental_lager",
        store={0: "yellow3 yellow4 green1 blue5"},
        ingredients={0: "fruit"},
    )
    out = sentences(played(s, "brew mass_lager", "use yellow3", language=language))
    for text in {
        "en": (
            "Which Light Malt goes into Mass Lager? At least: Light Malt 2.",
            "Improve Mass Lager, or leave it plain.",
            "Improve with Brewing Skill 5: +1 XP",
            "Improve with Fruit: +3 coins",
        ),
        "it": (
            "Quale Malto Chiaro usi per Mass Lager? Come minimo: Malto Chiaro 2.",
            "Migliora Mass Lager, oppure lasciala com'è.",
            "Migliora con Abilità di Produzione 5: +1 PE",
            "Migliora con Frutta: +3 monete",
        ),
    }[language]:
        assert text in out


def test_what_can_be_bought_shows_what_it_costs(played):
    s = table("purchase", coins={0: 4}, reserve={0: "blue6"})
    assert GAME.wording.label(option(s, "buy honey"), ENGLISH, s) == "Buy Honey for 4 coins"
    with_die = option(s, "buy honey with blue6")
    assert GAME.wording.label(with_die, ENGLISH, s) == "Buy Honey with Brewing Skill 6 as discount for 2 coins"
    assert (
        GAME.wording.label(option(s, "buy raise_die"), ITALIAN, s)
        == "Compra il gettone Aumentare il Valore di un Dado per 2 monete"
    )
    assert GAME.wording.label(option(s, "buy honey"), ENGLISH) == "Buy Honey", "without a state there is no price"
    out = played(s, "Buy Honey", "l 1")
    assert "· Seat 1 buys Honey for 4 coins." in out, "the price need not be typed, though another label begins so"


# Unlucky rolls.
def test_credit_is_shown_only_while_a_market_is_open(played):
    unlucky = {"reserve": {0: "yellow1 green1"}, "coins": {0: 2}, "unlucky_roll": "yes"}
    assert "lent by ones" not in played(table("purchase", round=1, **unlucky))
    assert "2 coins (+2 lent by ones)" in played(table("purchase", round=2, **unlucky))


def test_not_rolled_is_left_to_the_drawn_position():
    assert ENGLISH.name("die", "yellow1/old") == "Light Malt 1"
    assert ENGLISH.name("die", "yellow1+1/locked/old") == "Light Malt 1+1 (locked)"


def test_two_dice_that_differ_in_nothing_else_are_told_apart():
    s = table(store={0: "yellow4/old yellow4 green2/old"}, unlucky_roll="yes")
    labels = [GAME.wording.label(choice, ENGLISH, s) for choice in s.options]
    assert 'Place Light Malt 4 on "Roast dark malt" from the Storehouse' in labels
    assert 'Place Light Malt 4 (not rolled this round) on "Roast dark malt" from the Storehouse' in labels
    assert 'Place Hops 2 on "Improve hops" from the Storehouse' in labels, "this one stands alone"
    assert len(set(labels)) == len(labels)


# The end.
def test_a_win_by_the_tie_break_says_so(played):
    s = table("cleanup", base={0: {"malt_house_increase": "black1"}, 1: {"hops_plantation_increase": "green1"}})
    have_brewed(s, 0, 4)
    have_brewed(s, 1, 6)
    s.brewers[0].xp, s.brewers[1].xp = 22, 23
    out = played(s, "to storehouse", "", "to storehouse")
    assert "Seat 1, Seat 2 have the same points, so recipes brewed decide: 4, 6." in sentences(out)
    assert "Seat 2 wins: at equal points (24), the number of recipes brewed decides." in out


@pytest.mark.parametrize(
    ("scores", "winners", "english", "italian"),
    [
        ([24, 23], [0], "Seat 1 wins.", "Vince Posto 1."),
        (
            [24, 24],
            [0],
            "Seat 1 wins: at equal points (24), the number of recipes brewed decides.",
            "Vince Posto 1: a pari punti (24) decide il numero di Ricette prodotte.",
        ),
        ([24, 24], [0, 1], "Seat 1, Seat 2 share the win.", "La vittoria è condivisa: Posto 1, Posto 2."),
        (
            [9, 9, 9],
            [0, 2],
            "Seat 1, Seat 3 share the win: at equal points (9), the number of recipes brewed decides.",
            "La vittoria è condivisa: Posto 1, Posto 3; a pari punti (9) decide il numero di Ricette prodotte.",
        ),
    ],
)
def test_the_verdict(scores, winners, english, italian):
    assert verdict(scores, winners, ENGLISH, own_words("en")) == english
    assert verdict(scores, winners, ITALIAN, own_words("it")) == italian


# Grammar.
def test_one_of_a_thing_is_singular():
    one = {"count": 1, "points": 1, "xp": 1, "coins": 0, "seat": 0}
    said = [
        (texts.format(id, one)) for id in ("draw-points", "draw-hidden", "event-score") for texts in (ENGLISH, ITALIAN)
    ]
    assert said[:4] == ["1 point now", "1 punto finora", "1 face down", "1 coperto"]
    assert said[4].startswith("Seat 1 has 1 point: ")
    assert said[5].startswith("Posto 1 ha 1 punto: ")
    assert ITALIAN.format("draw-hidden", {"count": 2}) == "2 coperti"
    assert own_words("it").format("news-more", {"count": 1}) == "… e prima un'altra cosa; l mostra il diario."
    assert own_words("it").format("replayed", {"count": 1}) == "1 scelta rigiocata fino allo stesso risultato."


def test_who_has_done_nothing_has_nothing_to_take_back(played):
    s = table(reserve={0: "yellow1 yellow2", 1: "green1"})
    out = played(s, "store yellow1", "pass", "", "u", "pass", "", "u")
    first, second = out.split("> u\n")[1:]
    assert first.startswith("There is nothing of yours to take back.")
    assert second.startswith("Somebody else has answered since")


# Messages and names.
class Keys(Visitor):
    """The words on which a message selects."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self.found |= {each.key.name for each in node.variants if isinstance(each.key, Identifier)}
        self.generic_visit(node)


def test_messages_select_on_ids_and_never_on_a_name_that_may_change():
    for language in ("en", "it"):
        keys = Keys()
        keys.visit(FluentParser().parse((GAME.folder() / "texts" / f"{language}.ftl").read_text("utf-8")))
        assert keys.found == {"one", "other", "storehouse", "reserve"}


@BOTH
def test_areas_are_named_by_their_ids(language):
    texts = GAME.texts(language)
    store, reserve = texts.format("place-storehouse"), texts.format("place-reserve")
    black = 1 | 3 << 2
    for choice in (choices.place, choices.speed_up):
        assert store in GAME.wording.label(choice(2, black, STORE), texts)
        assert store not in GAME.wording.label(choice(2, black, RESERVE), texts)
    for make in (choices.swap, choices.buy):
        assert store in GAME.wording.label(make(3, black, STORE), texts)
    assert store in GAME.wording.label(choices.pick(black, STORE), texts)
    assert reserve in GAME.wording.label(choices.swap(3, black, RESERVE), texts)
    s = table("cleanup", base={0: {"malt_house_increase": "black4", "hops_plantation_increase": "green2"}})
    assert [store in GAME.wording.label(choice, texts) for choice in s.options] == [True, False]
    assert [reserve in GAME.wording.label(choice, texts) for choice in s.options] == [False, True]
    s.choose_text("to storehouse")
    s.choose_text("to reserve")
    told = [GAME.wording.describe_event(event, texts) for event in events(s, "raised")]
    assert [store in story for story in told] == [True, False]
    assert [reserve in story for story in told] == [False, True]


@pytest.mark.parametrize(("language", "said"), [("en", "Nobody wins."), ("it", "Non vince nessuno.")])
def test_a_game_that_all_have_lost_says_so(language: str, said: str) -> None:
    assert verdict([0, 0], [], GAME.texts(language), own_words(language)) == said
