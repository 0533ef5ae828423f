"""Dice Brewing, set-up: DB-S."""

from collections import Counter

import pytest

from brewery import blocked, dice, events, kinds, say, table, texts
from undercroft.engine.chance import Chance, seeded
from undercroft.engine.errors import SetupError
from undercroft.engine.state import SPECTATOR
from undercroft.games.dice_brewing import GAME
from undercroft.games.dice_brewing.constants import COLOURS, SPACES
from undercroft.games.dice_brewing.state import Yard

ADVANCED = {"mode": "advanced"}
START = ["mass_lager", "cheap_lager", "experimental_lager"]


def told(*outcomes: int) -> Chance:
    """Chance that says just this."""
    chance = seeded(0)
    chance.script = list(outcomes)
    return chance


def ids(s: Yard, recipes: list[int]) -> list[str]:
    return [s.cards.recipes[recipe].id for recipe in recipes]


@pytest.mark.rule("DB-S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int):
    s = GAME.new(seats, {}, 1)
    assert (s.seats, len(s.brewers)) == (seats, seats)


@pytest.mark.rule("DB-S1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_plays(seats: int):
    with pytest.raises(SetupError):
        GAME.new(seats, {}, 1)


@pytest.mark.rule("DB-S2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fifty_dice_and_six_seeds(seats: int):
    s = GAME.new(seats, {}, 1)
    count = Counter(die & 3 for brewer in s.brewers for die in brewer.all_dice())
    assert [count[colour] + s.supply[colour] for colour in range(4)] == [14, 14, 12, 10]
    assert s.seeds + sum(brewer.seeds for brewer in s.brewers) == 6


@pytest.mark.rule("DB-S2")
@pytest.mark.parametrize(
    ("space", "piece", "colour"),
    [
        ("malt_house_seed", "seed", "yellow"),
        ("malt_house_roast", "yellow3", "black"),
        ("hops_plantation_seed", "seed", "green"),
        ("school_train", "blue5", "blue"),
    ],
)
def test_a_die_that_is_not_there_is_not_gained(space: str, piece: str, colour: str):
    number = COLOURS.index(colour)
    hoard = [14, 14, 12, 10][number] - (piece[:-1] == colour)
    s = table("cleanup", base={0: {space: piece}}, store={1: f"{colour}4 " * hoard})
    assert s.round == 4
    assert s.supply[number] == 0
    own = sorted(COLOURS[die & 3] for die in s.brewers[0].all_dice())
    assert own == ([] if piece == "seed" else [piece[:-1]])


@pytest.mark.rule("DB-S2")
def test_seeds_are_as_limited_as_dice():
    s = table("cleanup", round=2, base={0: {"department_seeds": "green2"}}, seeds={1: 6})
    assert (s.seeds, s.brewers[0].seeds, s.brewers[1].seeds) == (0, 0, 6)
    s = table("cleanup", round=2, base={0: {"department_seeds": "green2"}}, seeds={1: 5})
    assert (s.seeds, s.brewers[0].seeds, s.brewers[1].seeds) == (0, 1, 5)


@pytest.mark.rule("DB-S3")
def test_block_tokens_never_run_out():
    """The box has six at most; one player alone can cause eleven, on all spaces of an opponent."""
    s = table(
        reserve={0: "yellow1 yellow3 black3 green3 green4 black4 blue2 blue3 blue5 blue6"},
        seeds={0: 2, 1: 2},
        store={1: "yellow2 black2 green2 blue6 blue6"},
    )
    say(s, "place malt_house_seed seed", "place malt_house_roast yellow3", "end turn", "pass")
    say(s, "place malt_house_increase black3", "place hops_plantation_seed seed", "end turn")
    say(s, "place hops_plantation_increase green3", "place school_swap blue3", "roll black", "no swap", "end turn")
    say(s, "place school_train blue5", "place department_seeds green4", "end turn")
    say(s, "place department_dark_malt black4", "place department_skill blue6", "end turn")
    say(s, "place school_reroll blue2", "reroll yellow1", "roll")
    assert blocked(s, 1) == SPACES


@pytest.mark.rule("DB-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_season_token_starts_on_winter(seats: int):
    s = GAME.new(seats, {}, 1, listen=True)
    assert s.round == 1
    assert GAME.view(s, 0)["season"] == "winter"
    assert [event.facts["season"] for event in events(s, "round")] == ["winter"]


@pytest.mark.rule("DB-S5")
@pytest.mark.parametrize(
    ("seats", "display", "deck"), [(2, START, 27), (3, START, 27), (4, [*START, "sladek_pilsner"], 26)]
)
@pytest.mark.parametrize("seed", range(5))
def test_standard_display(seats: int, display: list[str], deck: int, seed: int):
    s = GAME.new(seats, {}, seed)
    assert sorted(ids(s, s.display)) == sorted(display)
    assert len(s.deck) == deck
    assert sorted(s.deck + s.display) == list(range(30))
    assert ("sladek_pilsner" in ids(s, s.deck)) == (seats < 4)


def next_cards(mode: str, games: int) -> set[str]:
    """The first card turned up, over many games that start alike."""
    found = set()
    for seed in range(games):
        s = table("brewing", store={0: "yellow2 green1"}, display="mass_lager cheap_lager", seed=seed, mode=mode)
        say(s, "brew mass_lager")
        found.add(ids(s, s.display)[0])
    return found


@pytest.mark.rule("DB-S5")
def test_the_standard_deck_is_shuffled():
    cards = next_cards("standard", 150)
    assert len(cards) > 20
    assert "sladek_pilsner" in cards


@pytest.mark.rule("DB-S6")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 3), (4, 4)])
def test_advanced_display(seats: int, shown: int):
    seen: set[str] = set()
    for seed in range(150):
        s = GAME.new(seats, ADVANCED, seed)
        assert len(s.display) == shown
        assert len(s.deck) == 30 - shown
        assert sorted(s.deck + s.display) == list(range(30))
        seen.update(ids(s, s.display))
    assert len(seen) == 30, "every recipe may be turned up at the start, the starting recipes among them"
    assert len(next_cards("advanced", 150)) > 20


@pytest.mark.rule("DB-S7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_three_tokens_in_each_pile(seats: int, mode: str):
    s = GAME.new(seats, {"mode": mode}, 1)
    assert s.market == [3] * 5
    assert s.black_market == [3] * 6
    view = GAME.view(s, 0)
    assert {pile["id"]: pile["size"] for pile in view["market"]} == {
        "fruit": 3,
        "spices": 3,
        "honey": 3,
        "special_malt": 3,
        "special_hops": 3,
    }
    assert {pile["id"] for pile in view["black_market"]} == {
        "take_die",
        "block_building",
        "lock_die",
        "block_recipe",
        "raise_die",
        "reroll_die",
    }


@pytest.mark.rule("DB-S8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_two_coins_and_an_empty_board(seats: int):
    s = GAME.new(seats, {}, 1)
    assert len(s.brewers) == seats
    for brewer in s.brewers:
        assert (brewer.coins, brewer.xp) == (2, 0)
        assert brewer.base == brewer.speed == [0] * len(SPACES) == [0] * 11
        assert brewer.ingredients == [0] * 5
        assert brewer.tokens == [0] * 6
        assert brewer.brewed == []


@pytest.mark.rule("DB-S9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_die_of_each_colour_unrolled_and_one_seed(seats: int):
    s = GAME.new_state(GAME.setup(seats), seeded(1))
    assert len(s.brewers) == seats
    for brewer in s.brewers:
        assert brewer.reserve == dice("yellow? black? green? blue?")
        assert brewer.store == []
        assert brewer.seeds == 1


@pytest.mark.rule("DB-S10")
@pytest.mark.parametrize(("rolls", "holder"), [([6, 2, 4], 0), ([2, 6, 4], 1), ([1, 1, 2], 2)])
def test_the_highest_roll_starts(rolls: list[int], holder: int):
    s = GAME.begin(GAME.setup(3), told(*rolls, *[3] * 12))
    assert s.holder == holder
    assert kinds(s) == [f"placement {holder}"]
    assert s.chance.script_at == 15, "three start rolls, then four dice each"


@pytest.mark.rule("DB-S10")
def test_only_the_tied_roll_again_until_one_is_highest():
    s = GAME.begin(GAME.setup(4), told(1, 5, 4, 5, 2, 2, 3, 6, *[3] * 16), listen=True)
    assert s.holder == 3
    assert [(event.facts["seat"], event.facts["face"]) for event in events(s, "start_roll")] == [
        ([0, 1, 2, 3], [1, 5, 4, 5]),
        ([1, 3], [2, 2]),
        ([1, 3], [3, 6]),
    ]
    assert s.chance.script_at == 8 + 16


@pytest.mark.rule("DB-S11")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
@pytest.mark.parametrize(
    ("seats", "yellow", "black", "green", "blue", "seeds", "display", "deck"),
    [(2, 12, 12, 10, 8, 4, 3, 27), (3, 11, 11, 9, 7, 3, 3, 27), (4, 10, 10, 8, 6, 2, 4, 26)],
)
def test_supply_after_set_up(
    seats: int, yellow: int, black: int, green: int, blue: int, seeds: int, display: int, deck: int, mode: str
):
    view = GAME.view(GAME.new(seats, {"mode": mode}, 5), 0)
    assert view["supply"] == {"yellow": yellow, "black": black, "green": green, "blue": blue}
    assert view["seeds"] == seeds
    assert len(view["display"]) == display
    assert view["deck"] == deck


@pytest.mark.rule("DB-S12")
def test_table_options_and_their_defaults():
    values = {option.id: option.values for option in GAME.options}
    assert {id: set(of) for id, of in values.items()} == {
        "mode": {"standard", "advanced"},
        "unlucky_roll": {"no", "yes"},
        "block_building_at_placement": {"no", "yes"},
    }
    assert GAME.setup(2).options == {"mode": "standard", "unlucky_roll": "no", "block_building_at_placement": "no"}
    for options in (
        {"mode": "expert"},
        {"unlucky_roll": "maybe"},
        {"block_building_at_placement": ""},
        {"beer": "yes"},
    ):
        with pytest.raises(SetupError):
            GAME.new(2, options, 1)


@pytest.mark.rule("DB-S12")
def test_each_option_does_what_it_says():
    ones = {0: "yellow1 black1 green1 blue1"}
    assert "buy honey" not in texts(table("purchase", reserve=ones))
    assert "buy honey" in texts(table("purchase", reserve=ones, unlucky_roll="yes"))
    held = {0: "block_building"}
    assert kinds(table("round_end", tokens=held)) == ["placement 1"]
    assert kinds(table("round_end", tokens=held, block_building_at_placement="yes")) == ["early_window 0"]
    assert GAME.view(table(tokens=held), 1)["brewers"][0]["tokens"]["block_building"] == 1
    assert GAME.view(table(tokens=held, mode="advanced"), 1)["brewers"][0]["tokens"] is None


def words(view: object) -> set[str]:
    """Every text in a view, keys included."""
    if isinstance(view, dict):
        return set(view) | {word for value in view.values() for word in words(value)}
    if isinstance(view, list):
        return {word for value in view for word in words(value)}
    return {view} if isinstance(view, str) else set()


@pytest.mark.rule("DB-S13")
@pytest.mark.parametrize("mode", ["standard", "advanced"])
def test_no_view_shows_a_card_of_the_deck_or_its_back(mode: str):
    s = GAME.new(2, {"mode": mode}, 3)
    other = s.copy()
    other.deck.reverse()
    for seat in (0, 1, SPECTATOR):
        view = GAME.view(s, seat)
        assert view["deck"] == 27
        assert not words(view) & set(ids(s, s.deck))
        assert not any("back" in word for word in words(view["display"]))
        assert view == GAME.view(other, seat)


@pytest.mark.rule("DB-S13")
def test_nobody_can_think_ahead_to_the_next_card():
    s = table("brewing", store={0: "yellow2 green1"}, display="mass_lager cheap_lager experimental_lager")
    turned_up = set()
    for seed in range(40):
        thought = GAME.determinize(s, 0, seeded(seed))
        thought.choose_text("brew mass_lager")
        turned_up.add(thought.display[0])
    assert len(turned_up) > 10
