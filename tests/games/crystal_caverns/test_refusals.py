"""Why not: the particular reason, not a guess at several."""

import pytest

from crystal import OFF, acts, at, cubes, go, mark, say, table, th, tribes
from undercroft.games.crystal_caverns.state import Caverns


def why(s: Caverns, thing: str) -> tuple[str, str]:
    """The rule and the reason why a thing is not offered."""
    found = [refusal for refusal in s.refusals(s.seat) if refusal.thing == thing]
    assert len(found) == 1, f"{len(found)} reasons for {thing!r}"
    return found[0].rule, found[0].why


def knight(what: str = "ambush") -> Caverns:
    s = table("kgdct", "knight", {(1, 0): what})
    s.knight.at = at((1, 0))
    s.dragon.at = s.thief.at = OFF
    cubes(s, 5)
    return s


def test_no_encounter_because_nothing_is_here():
    assert why(go(knight()), "encounter") == ("VC-K08", "nothing-here")


def test_no_encounter_because_the_crystal_is_too_hard():
    s = knight("crystal")
    mark(s, (1, 0))
    go(s)
    assert why(s, "encounter") == ("VC-K22", "crystal-hard")
    say(s, "place strength", "place strength")
    assert "encounter" not in [refusal.thing for refusal in s.refusals(0)]


def test_no_encounter_because_the_thief_is_unseen():
    s = knight()
    s.thief.at = at((1, 0))
    assert why(go(s), "encounter") == ("VC-K21", "thief-unseen")


def test_no_encounter_with_the_dragon():
    s = knight()
    s.dragon.at = at((1, 0))
    s.dragon.wake = 4
    go(s)
    assert why(s, "encounter") == ("VC-K17", "dragon-hard")
    say(s, "place strength")
    assert why(s, "encounter") == ("VC-K15", "dragon-deep")
    s.knight.struck = True
    assert why(s, "encounter") == ("VC-K15", "struck-already")


def test_no_encounter_because_the_tribe_is_too_strong_or_none_is_left():
    s = knight()
    tribes(s, eye=(3, (1, 0)))
    go(s)
    assert why(s, "encounter") == ("VC-K20", "too-strong")
    s.knight.met = 1
    assert why(s, "encounter") == ("VC-K08", "no-encounters")


def thief(what: str = "vault") -> Caverns:
    s = table("kgdct", "thief", {(1, 0): what})
    s.thief.at = at((1, 0))
    s.dragon.at = OFF
    go(s)
    say(s, "stats 2 4 3")
    return s


def test_why_a_lock_cannot_be_picked():
    s = thief()
    assert why(s, "pick lock") == ("VC-T14", "nothing-here")
    mark(s, (1, 0))
    s.thief.cubes = 0
    s.ask_anew(s.seat)
    assert why(s, "pick lock") == ("VC-T14", "no-action-cubes")
    s.thief.tried = 1 << s.map.tile(at((1, 0)))
    s.thief.cubes = 2
    s.ask_anew(s.seat)
    assert why(s, "pick lock") == ("VC-T14", "tried")


def test_why_a_player_cannot_be_robbed_or_stabbed():
    s = thief()
    assert why(s, "pickpocket knight") == ("VC-T12", "target-away")
    assert why(s, "backstab dragon") == ("VC-T15", "target-away")
    s.knight.at = at((1, 0))
    s.ask_anew(s.seat)
    assert why(s, "pickpocket knight") == ("VC-T13", "no-cards")
    s.knight.placed[th.PERCEPTION_SLOT] = 3
    s.ask_anew(s.seat)
    assert why(s, "backstab knight") == ("VC-T05", "too-watchful")
    s.thief.targeted = 1 << th.KNIGHT
    s.ask_anew(s.seat)
    assert why(s, "backstab knight") == ("VC-T05", "targeted")
    s.thief.targeted = s.thief.cubes = 0
    s.knight.placed[th.PERCEPTION_SLOT] = 0
    s.ask_anew(s.seat)
    assert why(s, "backstab knight") == ("VC-T15", "no-action-cubes")
    tribes(s, eye=(1, (1, 0)))
    s.thief.cubes = 1
    s.ask_anew(s.seat)
    assert why(s, "pickpocket eye") == ("VC-T13", "no-secrets")


@pytest.mark.parametrize(
    ("thing", "rule", "reason"),
    [
        ("strike knight", "VC-B20", "target-away"),
        ("strike dragon", "VC-B22", "no-ash"),
        ("strike crystal", "VC-B23", "nothing-here"),
        ("explore", "VC-B25", "explore-lit"),
        ("plunder dragon", "VC-B24", "target-away"),
    ],
)
def test_why_a_tribe_does_not(thing: str, rule: str, reason: str):
    s = table("kgdct", "goblins", {(1, 0): "ambush"})
    tribes(s, eye=(2, (1, 0)))
    acts(s)
    say(s, "activate eye")
    assert why(s, thing) == (rule, reason)


def test_why_a_power_is_not_used():
    s = table("kgdct", "dragon", {(1, 0): "ambush"})
    s.knight.at = s.dragon.at = at((0, 0))
    s.dragon.hand = [3, 0, 0]
    go(s)
    assert why(s, "power burn") == ("VC-D06", "cannot-pay")
    assert why(s, "power hiss") == ("VC-D13", "power-hiss")
    assert why(s, "power smash") == ("VC-D22", "power-smash")
    assert why(s, "feed") == ("VC-D30", "not-eaten")
