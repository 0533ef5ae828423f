"""What the agents know of this game: what a hand is worth, which cards are changed, when to worry about all."""

import pytest

from caverns import NUMBER, say, table
from undercroft.engine.chance import seeded
from undercroft.engine.state import Result
from undercroft.games.cutthroat_caverns import GAME
from undercroft.games.cutthroat_caverns.ai.policy import need
from undercroft.games.cutthroat_caverns.state import Cavern

SENSE = GAME.knowledge()


def after_the_encounter(hand: str, road: str | None = None) -> Cavern:
    """The creature has fallen, nobody has sorted the hand yet; seat 0 holds these cards, the others nothing."""
    s = table("ripper", hands={0: hand}, wait=True, road=road)
    s.creatures, s.done = [], True
    return s


@pytest.mark.parametrize("good", ["trip", "critical_miss", "attack_100"])
def test_a_good_card_in_hand_is_worth_something_while_there_is_road_ahead(good: str):
    # Without this, whoever searches throws Action cards away for the smallest gain.
    with_card = SENSE.evaluate(after_the_encounter(good))
    without = SENSE.evaluate(after_the_encounter(""))
    assert with_card[0] > without[0]
    assert all(mine < yours for mine, yours in zip(with_card[1:], without[1:], strict=True))


def test_a_poor_card_in_hand_is_worth_nothing():
    assert SENSE.evaluate(after_the_encounter("attack_5")) == SENSE.evaluate(after_the_encounter(""))


def test_no_card_is_worth_anything_at_the_end_of_the_road():
    assert SENSE.evaluate(after_the_encounter("trip", road="")) == SENSE.evaluate(after_the_encounter("", road=""))


def test_a_card_is_worth_less_than_a_point_of_prestige():
    s, other = after_the_encounter("trip"), after_the_encounter("")
    other.heroes[0].prestige = 1
    assert SENSE.evaluate(s)[0] < SENSE.evaluate(other)[0]


def test_instinct_changes_ordinary_attacks_and_keeps_good_cards():
    s = table("ripper", "clean_up", hands={0: "attack_20 attack_30 attack_100 trip"}, wait=True)
    s.creatures, s.done = [], True
    s.advance()
    decision = s.decision(0)
    assert decision is not None
    assert decision.kind == "keep_first"
    for luck in range(20):
        changed = SENSE.policy(s, decision, seeded(luck))
        assert sorted(changed.cards) == sorted([NUMBER["attack_20"], NUMBER["attack_30"]])


def test_the_fewer_there_are_the_sooner_the_common_end_worries():
    tables = [table(seats=seats, life=dict.fromkeys(range(seats), 60), wait=True) for seats in (3, 4, 5)]
    three, four, five = [need(s, 0) for s in tables]
    assert three > four > five


def test_whoever_loses_would_rather_that_somebody_wins_and_the_more_so_among_many():
    def lost(seats: int, winners: list[int]) -> float:
        s = table(seats=seats, wait=True)
        s.result = Result([0] * seats, winners, "through" if winners else "defeat")
        return SENSE.evaluate(s)[0]

    assert [lost(seats, []) for seats in (3, 4, 5, 6)] == [0.0] * 4
    three, four = lost(3, [1]), lost(4, [1])
    assert 0.0 < three < four
    for seats in (3, 4, 5, 6):
        s = table(seats=seats, wait=True)
        s.result = Result([1] + [0] * (seats - 1), [0], "through")
        values = SENSE.evaluate(s)
        assert values[0] > 5 * values[1]
        assert sum(values) == pytest.approx(1.0)


@pytest.mark.parametrize("offer", ["give cure_wounds to 1", "offer cure_wounds to 1"])
def test_what_is_offered_counts_as_given(offer: str):
    """Else to offer something looks as good as to keep it."""
    s = table(at="items", items={0: "cure_wounds", 1: "alchemists_fire"}, life={0: 50, 1: 50})
    before = SENSE.evaluate(s)
    say(s, 0, offer)
    offered = SENSE.evaluate(s)
    assert offered[0] < before[0]
    assert offered[1] > before[1]


def test_a_trade_that_is_offered_leaves_everybody_as_many_items():
    s = table(at="items", items={0: "cure_wounds", 1: "alchemists_fire"})
    before = SENSE.evaluate(s)
    say(s, 0, "give cure_wounds to 1 for alchemists_fire")
    assert SENSE.evaluate(s) == before
