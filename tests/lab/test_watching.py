"""What is seen in a game: who leads, who did what, and who was who."""

from undercroft.engine.state import EVERYONE, Event
from undercroft.games import game as find_game
from undercroft.lab import records
from undercroft.lab.records import EventCounter, Variant


def watch_of(*kinds: str, values: list[list[float]] | None = None) -> EventCounter:
    watch = EventCounter(find_game("dice_brewing"), set(kinds), 2)
    if values is not None:
        coming = iter(values)
        watch.knowledge = type("Known", (), {"evaluate": lambda self, s: next(coming)})()
        running = type("Running", (), {"result": None})()
        for _ in values:
            watch.look(running)
    return watch


def test_who_leads_and_when_it_is_decided_are_read_off_the_evaluation():
    ahead, behind = [0.7, 0.3], [0.3, 0.7]
    watch = watch_of(values=[ahead, behind, ahead, ahead, behind])
    assert watch.leaders == [0, 1, 0, 0, 1]
    assert watch.story([1]) == (3, 0.8), "three changes; the winner is ahead for good after four fifths"
    assert watch.story([0]) == (3, 1.0), "the winner was not ahead even at the last look"
    assert watch_of(values=[ahead, ahead]).story([0]) == (0, 0.0)


def test_without_an_evaluation_nothing_is_said_of_who_leads():
    watch = watch_of()
    watch.knowledge = None
    assert watch.story([0]) == (-1, -1.0)


def test_events_count_for_the_seat_they_name_thing_by_thing():
    watch = watch_of("card", "space")
    s = find_game("dice_brewing").new(2, seed=1)
    watch.count(s, Event("took", {"seat": 1, "card": ["ale", "ale", "stout"], "coins": 3}, EVERYONE))
    watch.count(s, Event("shown", {"space": "cellar"}, EVERYONE))
    watch.count(s, Event("tie", {"seat": [0, 1], "space": "cellar"}, EVERYONE))
    assert watch.uses == [{}, {"took card:ale": 2, "took card:stout": 1}]
    assert watch.meetings == {"shown space:cellar": 1, "tie space:cellar": 1}, "what nobody did is met by all"
    assert watch.met == {"card:ale", "card:stout", "space:cellar"}


def test_every_event_is_heard_once():
    watch = watch_of("card")
    s = find_game("dice_brewing").new(2, seed=1, listen=True)
    s.events = [Event("took", {"seat": 0, "card": "ale"}, EVERYONE)]
    watch.hear(s)
    watch.hear(s)
    assert watch.uses[0] == {"took card:ale": 1}


def test_a_role_that_left_before_the_end_is_remembered():
    watch = watch_of(values=[])
    roles = iter(["knight", "thief", "", "thief"])
    measures = type("Roles", (), {"role": lambda self, s, seat: next(roles)})()
    watch.game = type("Roled", (), {"measures": measures})()
    over = type("Over", (), {"result": True})()
    watch.look(over)
    watch.look(over)
    assert watch.roles == ["knight", "thief"]


def test_a_record_has_the_roles_and_who_began():
    duel = Variant("duel", "crystal_caverns", 2, {"roles": "kg"}, ["instinct"])
    (one,) = records.record_games((duel, "s", 0, 1))
    assert one.roles == ["knight", "goblins"]
    assert one.error == ""
    games = records.record_games((Variant("standard", "dice_brewing", 2, {}, ["instinct"]), "s", 0, 6))
    begin = [find_game("dice_brewing").new(2, {}, seed=f"s/{number}").seat for number in range(6)]
    assert [game.first for game in games] == begin
    assert set(begin) == {0, 1}


def test_whoever_is_caught_up_with_has_not_lost_the_lead():
    watch = watch_of(values=[[0.4, 0.6], [0.5, 0.5], [0.4, 0.6], [0.6, 0.4], [0.5, 0.5]])
    assert watch.leaders == [1, 1, 1, 0, 0]
