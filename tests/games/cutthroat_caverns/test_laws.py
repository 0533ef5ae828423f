"""The laws notice when something does not add up."""

from collections.abc import Callable

import pytest

from caverns import ENCOUNTER, NUMBER, table
from undercroft.games.cutthroat_caverns.invariants import broken
from undercroft.games.cutthroat_caverns.parts import Blow, Played
from undercroft.games.cutthroat_caverns.state import Cavern


def position() -> Cavern:
    return table("axe", hands={0: "attack_5 trip", 1: "rally"}, items={2: "cure_wounds"}, dead=(3,), prestige={0: 2})


def lose_a_card(s: Cavern) -> None:
    s.deck.pop()


def remove_an_attack(s: Cavern) -> None:
    s.removed.append(s.deck.pop(0))


def hold_an_item(s: Cavern) -> None:
    s.heroes[2].hand.append(s.heroes[2].items.pop())


def live_on_nothing(s: Cavern) -> None:
    s.heroes[1].life = 0


def live_too_well(s: Cavern) -> None:
    s.heroes[1].life = 105


def keep_a_card_in_death(s: Cavern) -> None:
    s.heroes[3].hand.append(s.heroes[1].hand.pop())


def share_initiative(s: Cavern) -> None:
    s.heroes[1].initiative = s.heroes[0].initiative


def hold_too_many(s: Cavern) -> None:
    s.heroes[1].hand = sorted(s.heroes[1].hand + s.deck[:8])
    del s.deck[:8]


def lose_an_encounter(s: Cavern) -> None:
    s.road.pop()


def face_a_corpse(s: Cavern) -> None:
    s.creatures[0].start = 0


def outgrow_the_tracker(s: Cavern) -> None:
    s.creatures[0].start = 501


def set_two_without_haste(s: Cavern) -> None:
    s.heroes[0].laid = s.heroes[0].hand
    s.heroes[0].laid_by = [0, 0]
    s.heroes[0].hand = []


def set_a_card_though_petrified(s: Cavern) -> None:
    s.heroes[0].laid, s.heroes[0].laid_by = [s.heroes[0].hand.pop(0)], [0]
    s.heroes[0].petrified = True


def drink_for_three_rounds(s: Cavern) -> None:
    s.deck.remove(NUMBER["potion_of_haste"])
    s.heroes[0].potions, s.heroes[0].rounds = [NUMBER["potion_of_haste"]], [3]


def step_off_the_ladder(s: Cavern) -> None:
    s.spent.append(
        Blow(card=NUMBER["attack_5"], owner=0, target=0, step=4, flat=0, protected=False, special=False, holy=False)
    )


def an_odd_bonus(s: Cavern) -> None:
    s.spent.append(
        Blow(card=NUMBER["attack_5"], owner=0, target=0, step=2, flat=7, protected=False, special=False, holy=False)
    )


def an_unprotected_special(s: Cavern) -> None:
    s.spent.append(
        Blow(card=NUMBER["attack_5"], owner=0, target=0, step=3, flat=0, protected=False, special=True, holy=False)
    )


def play_an_attack(s: Cavern) -> None:
    s.stack.append(Played(card=s.heroes[0].hand.pop(0), seat=0, target=1, own=-1, other=-1, blow=-1))


def flee_nowhere(s: Cavern) -> None:
    s.fled = ENCOUNTER["axe"]


def skip_a_level(s: Cavern) -> None:
    s.level += 1


def offer_too_often(s: Cavern) -> None:
    s.heroes[0].offers = 4


def be_known_for_nothing(s: Cavern) -> None:
    s.heroes[0].known = [NUMBER["rally"]]


FAULTS: list[Callable[[Cavern], None]] = [
    lose_a_card,
    remove_an_attack,
    hold_an_item,
    live_on_nothing,
    live_too_well,
    keep_a_card_in_death,
    share_initiative,
    hold_too_many,
    lose_an_encounter,
    face_a_corpse,
    outgrow_the_tracker,
    set_two_without_haste,
    set_a_card_though_petrified,
    drink_for_three_rounds,
    step_off_the_ladder,
    an_odd_bonus,
    an_unprotected_special,
    play_an_attack,
    flee_nowhere,
    skip_a_level,
    offer_too_often,
    be_known_for_nothing,
]


@pytest.mark.parametrize("fault", FAULTS, ids=[fault.__name__ for fault in FAULTS])
def test_a_fault_breaks_a_law(fault: Callable[[Cavern], None]):
    s = position()
    assert broken(s) == []
    fault(s)
    assert broken(s)
