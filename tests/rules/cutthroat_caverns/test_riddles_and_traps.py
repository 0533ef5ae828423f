"""Encounters that are no fight: minds that duel, riddles, a room of traps. (Creatures: test_encounters.py.)"""

import pytest

from caverns import (
    ENCOUNTER,
    attack_then_draw,
    cards,
    coming,
    dealt,
    events,
    fate,
    free,
    hand,
    in_discard,
    kinds,
    lives,
    points,
    refused,
    say,
    sets,
    table,
    texts,
    until,
)
from undercroft.games.cutthroat_caverns import GAME


@pytest.mark.rule("CC-N22", "CC-N22a", "CC-X19")
@pytest.mark.parametrize(
    ("one", "other", "loss"),
    [
        ("will", "rage", (0, 20)),
        ("rage", "guile", (0, 20)),
        ("guile", "will", (0, 20)),
        ("rage", "will", (20, 0)),
        ("guile", "guile", (10, 10)),
    ],
)
def test_the_mind_grub_makes_two_duel(one: str, other: str, loss: tuple[int, int]):
    s = table("mind_grub", "creature", hands={0: "human_shield attack_5"}, wait=True)
    coming(s, [2, 3, 1, 4])
    s.advance()
    assert kinds(s) == ["duel 2", "duel 0"]
    assert sorted(texts(s)) == ["guile", "rage", "will"]
    say(s, 2, one)
    assert lives(s) == [100] * 4
    say(s, 0, other)
    assert lives(s) == [100 - loss[1], 100, 100 - loss[0], 100]
    # The damage cannot be redirected.
    assert s.pending[0].kind != "strike_response"


@pytest.mark.rule("CC-N22a")
def test_two_duels_with_five_and_a_lone_survivor():
    s = table("mind_grub", "creature", seats=5, hands={0: "attack_5"}, wait=True)
    coming(s, [1, 2, 3, 4, 5])
    s.advance()
    assert kinds(s) == ["duel 0", "duel 1"]
    say(s, 0, "will")
    say(s, 1, "will")
    assert lives(s)[:2] == [90, 90]
    assert kinds(s) == ["duel 2", "duel 3"]
    s = table("mind_grub", "creature", seats=5, dead=(3, 4), hands={0: "attack_5"}, wait=True)
    coming(s, [1, 2, 3])
    s.advance()
    say(s, 0, "will")
    say(s, 1, "will")
    # With three alive the second pair is incomplete.
    assert s.pending[0].kind != "duel"
    s = attack_then_draw("mind_grub", [1], seats=3, dead=(0, 2), hands={1: "attack_5"})
    assert lives(s) == [0, 90, 0]


@pytest.mark.rule("CC-N23", "CC-N23a", "CC-X20")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_riddle_is_a_sum(seats: int):
    target = 25 * seats
    s = table(
        "riddle_room",
        "challenge",
        seats=seats,
        hands={seat: "attack_25" + " trip" * (seat == 0) for seat in range(seats)},
    )
    assert GAME.view(s, 0)["riddle"] == target
    assert [decision.kind for decision in s.pending] == ["riddle"] * seats
    assert texts(s, 0) == ["offer attack_25"]
    assert refused(s, 0, "offer trip") == "CC-R06"
    sets(s, *["attack_25"] * seats)
    # Ties by lower Initiative.
    solved = events(s, "solved")[0].facts
    first = events(s, "initiative")[0].facts["seat"]
    assert solved["seat"] == first[0]
    assert points(s)[first[0]] == 3
    assert sum(points(s)) == 3
    assert in_discard(s, "attack_25") == seats


@pytest.mark.rule("CC-N23a", "CC-P03")
def test_riddle_values_tolerance_and_failures():
    # 100 is wanted from four: 50 + 40 + a maneuver + a bluff = 90 is within 10.
    hands = {0: "attack_50", 1: "attack_40_orn_hammerfist", 2: "slip_behind", 3: "trip"}
    s = table("riddle_room", "challenge", level=9, road="axe", hands=hands)
    sets(s, "attack_50", "attack_40_orn_hammerfist", "slip_behind", "trip")
    assert points(s) == [3 + 3, 0, 0, 0]
    # 85 is not; everybody suffers 10 and draws one card, three times at most.
    s = table("riddle_room", "challenge", road="axe", hands={0: "attack_50 attack_5", 1: "attack_30", 2: "attack_5"})
    sets(s, "attack_50", "attack_30", "attack_5")
    assert lives(s) == [90] * 4
    assert points(s) == [0] * 4
    assert events(s, "unsolved")[0].facts["count"] == 85
    until(s, "riddle")
    assert len(events(s, "draw_unseen")) + len(events(s, "item")) == 4
    assert len(events(s, "initiative")) == 2


@pytest.mark.rule("CC-N23a")
def test_the_door_opens_after_three_failures():
    s = table("riddle_room", "challenge", road="axe", seats=3, hands={0: "attack_5 feint feint feint"})
    for attempt in range(3):
        until(s, "riddle")
        fate(s, *cards("alchemists_fire cure_wounds trip" if attempt == 0 else "trip rally rally"), *dealt([1, 2, 3]))
        assert len(events(s, "unsolved")) == attempt
        # Nobody comes near 75 with a five, maneuvers and bluffs.
        sets(s, *[decision.options[-1].text.removeprefix("offer ") for decision in s.pending])
        free(s)
    assert len(events(s, "unsolved")) == 3
    assert lives(s) == [70] * 3
    assert points(s) == [0] * 3
    assert ENCOUNTER["riddle_room"] in s.finished
    # A card is drawn after the first and the second failure only.
    told = [e.name for e in s.events or [] if e.name in ("draw_unseen", "item", "unsolved")]
    assert told[:9].count("unsolved") == 3
    assert told[8] == "unsolved"


@pytest.mark.rule("CC-N24", "CC-N24a", "CC-X21")
def test_crossing_the_trap_room():
    s = table(
        "trap_room",
        "challenge",
        level=9,
        road="axe",
        hands={0: "attack_5 attack_5 trip", 1: "attack_5", 2: "rally", 3: "feint feint"},
        wait=True,
    )
    fate(s, *dealt([2, 3, 1, 4]))
    s.advance()
    # Seat 2 first: one Action card, so a dash or a shove.
    assert kinds(s) == ["trap 2"]
    assert texts(s) == ["dash", "shove 0 with rally", "shove 1 with rally", "shove 3 with rally"]
    assert refused(s, 2, "careful rally rally") == "CC-N24a"
    say(s, 2, "shove 1 with rally")
    assert lives(s) == [100, 85, 100, 100]
    assert in_discard(s, "rally") == 1
    # Seat 0, then seat 3: seat 1 is across already.
    assert kinds(s) == ["trap 0"]
    assert texts(s) == [
        "dash",
        "careful attack_5 attack_5",
        "careful attack_5 trip",
        "shove 3 with trip",
    ]
    assert refused(s, 0, "shove 1 with trip") == "CC-N24a"
    say(s, 0, "careful attack_5 attack_5")
    assert hand(s, 0) == ["trip"]
    assert lives(s)[0] == 100
    assert kinds(s) == ["trap 3"]
    say(s, 3, "dash")
    assert lives(s) == [100, 85, 100, 90]
    # Nobody scores, not even the level bonus.
    assert points(s) == [0] * 4
    assert ENCOUNTER["trap_room"] in s.finished


@pytest.mark.rule("CC-N23a")
@pytest.mark.parametrize(("cards", "solved"), [(85, False), (90, True), (100, True), (110, True), (115, False)])
def test_ten_more_or_less_still_solves_the_riddle(cards: int, solved: bool):
    """With four players the sum is 100."""
    offers = {85: "attack_25 attack_10", 90: "attack_30 attack_10", 100: "attack_40 attack_10"}
    offers |= {110: "attack_40 attack_20", 115: "attack_40 attack_25"}
    first, second = offers[cards].split()
    hands = {0: "attack_50", 1: first, 2: second, 3: "poke_with_stick_0"}
    s = table("riddle_room", "challenge", road="axe", hands=hands)
    sets(s, *hands.values())
    assert bool(events(s, "solved")) == solved
    assert points(s)[0] == (3 if solved else 0)
