"""What a sensible player of each role does about the others, and who is given hope."""

import math

import pytest

from crystal import acts, at, ends, go, table, th, tribes, until
from undercroft.agents.search.agent import EXPLORATION
from undercroft.agents.search.tree import Node, Tree
from undercroft.engine.chance import seeded
from undercroft.games.crystal_caverns import GAME, choices
from undercroft.games.crystal_caverns.ai.knowledge import CrystalKnowledge
from undercroft.games.crystal_caverns.ai.knowledge import turn as number_of_turn
from undercroft.games.crystal_caverns.ai.network import features, forecast
from undercroft.games.crystal_caverns.ai.policy import score
from undercroft.games.crystal_caverns.ai.situation import FAR, Situation, creep, prey_of, walk
from undercroft.games.crystal_caverns.map import CENTRE
from undercroft.games.crystal_caverns.state import Caverns

LANE = {(x, 0): "ambush" for x in range(1, 6)}
"""A lit lane to the east of the Entrance."""


def turn(s: Caverns, seed: int = 0) -> Caverns:
    """Whoever is active plays by instinct to the end of the turn."""
    thinking, chance, number = GAME.knowledge(), seeded(seed), number_of_turn(s)
    while s.pending and number_of_turn(s) == number and s.result is None:
        s.apply(s.pending[0], thinking.policy(s, s.pending[0], chance))
    return s


def win_shares(s: Caverns, level: str = "normal") -> dict[int, float]:
    return dict(zip(s.table.order, GAME.knowledge().for_level(level).evaluate(s)))


both_forecasts = pytest.mark.parametrize("level", ["normal", "expert"])


def laden_thief(loot: int, spot: tuple[int, int] = (3, 0), turn: str = "knight") -> Caverns:
    s = table("kgdct", turn, {**LANE, (4, 1): "dark eye"})
    s.thief.at, s.thief.carried = at(spot), loot
    s.knight.at = at((0, 0))
    s.dragon.at = at((0, 1))
    return s


@pytest.mark.parametrize("seed", range(5))
def test_a_tribe_crosses_the_cave_to_strike_a_laden_thief(seed):
    s = laden_thief(3, (2, 0), "goblins")
    tribes(s, eye=(4, (4, 1)))
    s.knight.placed[2] = 3  # too strong for them
    turn(acts(s), seed)
    assert s.thief.at < 0


@pytest.mark.parametrize("seed", range(5))
def test_a_tribe_that_could_wound_the_knight_strikes_the_thief_who_is_about_to_win(seed):
    for stashed, dead in ((0, False), (4, True)):
        s = laden_thief(1, (3, 0), "goblins")
        tribes(s, eye=(4, (4, 1)))
        s.knight.at = at((5, 0))
        s.thief.stash = stashed
        turn(acts(s), seed)
        assert (s.thief.at < 0) == dead
        assert (s.knight.health < 7) != dead


@pytest.mark.parametrize("seed", range(5))
def test_the_knight_goes_for_a_laden_thief_in_reach_and_takes_what_he_drops(seed):
    s = laden_thief(3, (2, 0))
    turn(go(s), seed)
    assert s.thief.at < 0
    assert s.map.treasures_at(at((2, 0))) < 3


def test_the_knight_uses_her_cubes_to_explore():
    for seed in range(5):
        s = table(
            "kgdct", "knight", {(1, 0): "dark eye", (1, 1): "dark eye", (2, 0): "dark bones", (1, -1): "dark eye"}
        )
        s.dragon.at = at((0, 1))
        s.knight.pool = 2
        s.dragon.wake = 9  # too well armoured for a hunt
        before = s.revealed
        turn(go(s), seed)
        assert s.revealed >= before + 2


@pytest.mark.parametrize("seed", range(5))
def test_the_dragon_leaves_no_gem_at_the_feet_of_the_thief(seed):
    for spot, left in (((1, 0), False), ((5, 5), True)):
        s = table("kgdct", "dragon", {**LANE, (5, 5): "ambush"})
        s.thief.at = at(spot)
        until(go(s), "gem")
        s.dragon.at = at((1, 0))
        assert (GAME.knowledge().policy(s, s.pending[0], seeded(seed)).op == "gem") == left


def test_the_dragon_claws_at_a_laden_thief_beside_him():
    s = go(table("kgdct", "dragon", LANE))
    s.dragon.at, s.thief.at, s.thief.carried = at((2, 0)), at((3, 0)), 3
    s.dragon.hand = [1, 1, 0]
    for seed in range(5):
        assert GAME.knowledge().policy(s, s.pending[0], seeded(seed)).text == "power claw"


@both_forecasts
def test_a_thief_with_five_of_six_has_more_hope_than_anybody(level):
    s = go(table("kgdct", "knight", LANE))
    before = win_shares(s, level)
    s.thief.stash = 5
    after = win_shares(s, level)
    assert max(after, key=after.get) == th.THIEF
    assert after[th.THIEF] > 0.5 > before[th.THIEF]


@both_forecasts
def test_loot_gives_hope_and_more_so_near_the_entrance(level):
    thief = [win_shares(go(laden_thief(loot, (x, 0))), level)[th.THIEF] for loot, x in ((0, 1), (3, 5), (3, 1))]
    assert thief == sorted(thief)
    assert thief[2] > thief[0] + 0.1


@both_forecasts
def test_everybody_has_the_more_hope_the_nearer_the_goal(level):
    def hope(role: int, change) -> float:
        s = go(table("kgdct", "knight", LANE))
        change(s)
        return win_shares(s, level)[role]

    def wound_dragon(s: Caverns) -> None:
        s.dragon.health = 1

    def wound_knight(s: Caverns) -> None:
        s.knight.health = 1

    def surface(s: Caverns) -> None:
        s.dragon.wake, s.dragon.awake, s.dragon.surfaced = 11, True, True

    def collapse(s: Caverns) -> None:
        s.stack, s.cavern.hand, s.collapse, s.fallen = [], [], True, 4

    for role, change in (
        (th.KNIGHT, wound_dragon),
        (th.GOBLINS, wound_knight),
        (th.DRAGON, surface),
        (th.CAVERN, collapse),
    ):
        assert hope(role, change) > hope(role, lambda s: None) + 0.1


@pytest.mark.parametrize("roles", ["k", "d", "t", "g", "kg", "gt", "gd", "kgd"])
def test_what_the_collapse_may_take_belongs_to_nobody(roles):
    s = go(table(roles, None))
    s.advance()
    early = sum(GAME.knowledge().evaluate(s))
    s.stack, s.collapse, s.fallen = [], True, 4
    assert sum(GAME.knowledge().evaluate(s)) < early < 1.0


@both_forecasts
def test_nothing_is_worth_more_than_victory_nor_less_than_anothers(level):
    """Else whoever is all but sure to win would put it off, and whoever has little hope would help another to win."""
    s = laden_thief(6, (0, 0))
    s.thief.stash = 5
    s.advance()
    thinking = GAME.knowledge().for_level(level)
    over, lost = s.copy(), s.copy()
    ends(over, Caverns.win, th.THIEF)
    ends(lost, Caverns.all_lose, "collapse")
    thief = s.seat_of(th.THIEF)
    for seat in range(5):
        hope = thinking.evaluate(s)[seat]
        assert thinking.evaluate(lost)[seat] == 0.0 < hope < 1.0
        assert thinking.evaluate(over)[seat] == (1.0 if seat == thief else 0.0)


@pytest.mark.parametrize(("level", "most"), [("normal", 1.29), ("expert", 1.4)])
def test_values_forecast_who_wins(level, most):
    """Evenly shared hope would come to 1.61; what each role has gone of its own way, as it once was valued, to 1.35.
    What experts have learnt of good players is less true of these, who follow their instinct."""
    thinking, surprise, games = GAME.knowledge().for_level(level), 0.0, 60
    for number in range(games):
        s, chance = GAME.new(5, {"roles": "kgdct"}, seed=f"forecast {number}"), seeded(f"forecast {number}")
        given, valued = [], -1
        while s.result is None:
            if number_of_turn(s) != valued:
                given.append(thinking.evaluate(s))
                valued = number_of_turn(s)
            s.apply(s.pending[0], thinking.policy(s, s.pending[0], chance))
        winner = s.result.winners[0]
        surprise -= sum(math.log(values[winner]) for values in given) / len(given) / games
    assert surprise < most


@pytest.mark.parametrize(("level", "turns"), [("normal", 1), ("hard", 1), ("expert", 5)])
def test_a_thought_ends_with_the_turn_and_an_experts_with_a_turn_of_everyone(level, turns):
    """Whatever the next turn begins with: that of the Goblins often begins without a War card to choose."""
    thinking, begun = GAME.knowledge().for_level(level), set()
    s = GAME.new(5, {"roles": "kgdct"}, seed="ends")
    for number in range(150):
        thought, played, end = s.copy(), s.copy(), number_of_turn(s) + turns
        thinking.start_search(thought)
        thinking.rollout(thought, thinking.depth, thinking.patience, seeded(number))
        chance = seeded(number)
        while played.result is None and number_of_turn(played) < end:
            played.apply(played.pending[0], thinking.policy(played, played.pending[0], chance))
        assert GAME.save(thought) == GAME.save(played)
        if played.result is None:
            begun.add((played.active, played.pending[0].kind))
        s.apply(s.pending[0], thinking.policy(s, s.pending[0], seeded(f"on {number}")))
        if s.result is not None:
            break
    assert {role for role, _ in begun} == set(range(5))
    assert len([kind for role, kind in begun if role == th.GOBLINS]) > 1


@pytest.mark.parametrize(
    ("roles", "level", "role", "half"),
    [
        *[
            ("kgdct", "expert", th.KNIGHT, True),
            ("kgdct", "expert", th.GOBLINS, True),
            ("kgd", "expert", th.GOBLINS, True),
        ],
        *[("kg", "expert", th.KNIGHT, False), ("kgdct", "hard", th.KNIGHT, False), ("kg", "expert", th.GOBLINS, False)],
    ],
)
def test_in_a_crowd_an_expert_values_a_turn_when_it_is_over_and_later_alike(roles, level, role, half):
    s, instinct = GAME.new(len(roles), {"roles": roles}, seed=2), GAME.knowledge()
    while s.active != role:
        s.apply(s.pending[0], instinct.policy(s, s.pending[0], seeded(2)))
    thinking, hasty = GAME.knowledge().for_level(level), CrystalKnowledge(forecast())
    for knowledge in (thinking, hasty):
        knowledge.start_search(s)
    soon, later = s.copy(), s.copy()
    hasty.rollout(soon, hasty.depth, hasty.patience, seeded(3))
    thinking.rollout(later, thinking.depth, thinking.patience, seeded(3))
    at_once, in_the_end = hasty.evaluate(soon), hasty.evaluate(later)
    expected = [(one + other) / 2 for one, other in zip(at_once, in_the_end)] if half else in_the_end
    assert thinking.evaluate(later) == pytest.approx(expected)
    assert thinking.evaluate(later) == pytest.approx(in_the_end), "only what was just played is valued so"
    waits = level == "expert" and (roles, role) != ("kg", th.GOBLINS)
    assert (number_of_turn(later) > number_of_turn(soon)) == waits


@pytest.mark.parametrize("roles", th.ROLE_SETS)
def test_experience_fits_every_set_of_roles(roles):
    s = GAME.new(len(roles), {"roles": roles}, seed=1)
    network = forecast()
    assert {len(features(s))} == {len(row) for row in network.inward + network.past}
    assert {len(network.bias)} == {len(network.inward)} | {len(row) for row in network.outward}
    shares = forecast().shares(s)
    assert len(shares) == len(roles)
    assert all(0 < share < 1 for share in shares) or roles == "c"
    assert sum(shares) <= 1 + 1e-9
    assert (sum(shares) > 1 - 1e-9) == ("c" in roles), "with a Cavern somebody wins"


def test_experience_sees_what_a_tribe_beside_her_means_to_the_knight():
    """In the plain forecast it is the Goblins' hope alone, and what that takes from the Knight is as from all."""
    s = go(table("kg", "goblins", {**LANE, (1, 1): "dark eye"}))
    tribes(s, eye=(4, (5, 0)))
    s.knight.health = 3
    far = win_shares(s, "expert")
    s.goblins.at[2] = at((1, 0))
    near = win_shares(s, "expert")
    assert near[th.GOBLINS] > far[th.GOBLINS]
    assert near[th.KNIGHT] < far[th.KNIGHT]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_experience_is_what_whoever_searches_has_before_the_lower_levels_except_alone(level):
    plain, experienced = GAME.knowledge(), GAME.knowledge().for_level(level)
    assert plain.for_level("easy") is plain.for_level("normal") is plain
    for roles in ("k", "kg", "kgd", "kgdct"):
        s = GAME.new(len(roles), {"roles": roles}, seed=1)
        seen = forecast().shares(s) if len(roles) > 1 else plain.evaluate(s)
        assert experienced.evaluate(s) == seen
        assert len(roles) == 1 or seen != plain.evaluate(s)


@pytest.mark.parametrize(
    ("roles", "level", "waiting"),
    [
        *[("kg", "normal", ""), ("kg", "hard", "k"), ("kg", "expert", "k"), ("dt", "hard", "dt"), ("gc", "hard", "c")],
        *[("kgd", "hard", ""), ("kgd", "expert", "kgd")],
    ],
)
def test_in_a_duel_one_waits_for_the_other_s_answer_except_as_goblins(roles, level, waiting):
    """And an expert for everyone's in a crowd."""
    thinking, waited, begun = GAME.knowledge().for_level(level), set(), set()
    s, chance = GAME.new(len(roles), {"roles": roles}, seed=7), seeded(7)
    while s.result is None and s.round < 8:
        if s.active >= 0:
            role, thought = "kgdct"[s.active], s.copy()
            thinking.start_search(thought)
            thinking.rollout(thought, thinking.depth, thinking.patience, seeded(1))
            if thought.result is None:
                begun.add(role)
                if number_of_turn(thought) > number_of_turn(s) + 1:
                    waited.add(role)
        s.apply(s.pending[0], thinking.policy(s, s.pending[0], chance))
    assert waited == set(waiting)
    assert begun == set(roles)


def test_hard_thinks_longer_alone_and_less_in_a_crowd_and_expert_the_same():
    solo, two, five = (GAME.new(len(roles), {"roles": roles}, seed=1) for roles in ("k", "kg", "kgdct"))
    thinking = GAME.knowledge()
    hard = [thinking.budget("hard", s).iterations for s in (solo, two, five)]
    assert hard == sorted(hard, reverse=True)
    assert len(set(hard)) == 3
    expert = thinking.budget("expert", two)
    assert expert.same(thinking.budget("expert", solo))
    assert expert.same(thinking.budget("expert", five))


@pytest.mark.parametrize("roles", ["kgdct", "kg"])
def test_ways_are_not_looked_for_beyond_the_one_who_walks(roles):
    """What is nearer than the piece is known as well as ever, and only that is asked for."""
    s, thinking, chance = GAME.new(len(roles), {"roles": roles}, seed=3), GAME.knowledge(), seeded(3)
    shorter = 0
    while s.result is None and s.round < 6:
        if s.knight.at >= 0 and s.active == th.KNIGHT:
            targets = [cell for cell in s.map.dark_cells() if cell != s.knight.at] + [CENTRE]
            whole = walk(s, targets, False, [], s.map.treasures)
            ways = walk(s, targets, False, [], s.map.treasures, start=s.knight.at)
            assert {cell: steps for cell, steps in whole.items() if steps < whole[s.knight.at]}.items() <= ways.items()
            assert ways[s.knight.at] == whole[s.knight.at]
            shorter += len(ways) < len(whole)
        s.apply(s.pending[0], thinking.policy(s, s.pending[0], chance))
    assert shorter > 5


def test_a_tribe_knows_its_way_as_well_as_from_anywhere():
    """Up to its own space; from elsewhere, such as while it is hidden, all is known."""
    s = go(table("kg", "goblins", {**LANE, (2, 1): "dark eye", (3, 1): "dark eye", (4, 1): "dark eye"}))
    tribes(s, eye=(4, (2, 1)), fangs=(4, None))
    target = at((1, 0))
    here, anywhere = creep(s, th.EYE, target), creep(s, th.FANGS, target)
    assert here[at((2, 1))] == anywhere[at((2, 1))]
    nearer = {cell: way for cell, way in anywhere.items() if way < anywhere[at((2, 1))]}
    assert nearer.items() <= here.items()
    assert at((5, 0)) in anywhere
    assert at((5, 0)) not in here


def test_a_space_without_a_way_to_the_prey_is_not_nearer_than_a_long_way_through_the_light():
    """A way through two Lit tiles counts 128 steps; no way at all once counted 99."""
    s = go(table("kg", "goblins", {**LANE, (5, 1): "dark eye", (9, 9): "dark eye"}))
    tribes(s, eye=(4, (5, 1)))
    s.knight.at = at((1, 0))
    s.goblins.acting = th.EYE
    situation = Situation(s, s.seat_of(th.GOBLINS), "tribe")
    assert situation.steps(at((5, 1))) > FAR
    assert at((9, 9)) not in situation.ways
    liked = [score(situation, choices.at("tunnel", at(spot))) for spot in ((4, 0), (9, 9))]
    assert liked[0] > liked[1]


@pytest.mark.parametrize(("waits", "whose"), [((), th.KNIGHT), ((th.THIEF,), th.THIEF)])
def test_a_search_compares_what_the_turn_comes_to_or_once_everyone_else_has_had_one(waits, whose):
    class Watching(CrystalKnowledge):
        def evaluate(self, s: Caverns) -> list[float]:
            if s.result is None:
                seen.append((s.active, s.round))
            return super().evaluate(s)

    seen: list[tuple[int, int]] = []
    s = table("kgdct", "thief", {**LANE, (2, 1): "dark eye"})
    s.dragon.at, s.knight.at, s.thief.at = at((0, 1)), at((0, 0)), at((1, 0))
    tree = Tree(GAME, Watching(wait_in_crowd=waits), go(s), 4, seeded(1), EXPLORATION, 2.5)
    for _ in range(200):
        tree.iterate()
    assert set(seen) == {(whose, s.round + 1)}
    assert 4 in seats_in(tree.root), "within the turn others may be asked as well, such as the Cavern about tiles"
    assert not seats_in(tree.root) & {0, 1}, "what they do in their own turns is not searched"


def seats_in(node: Node) -> set[int]:
    """Whose choices a tree holds."""
    found = {seat for seat, edges in node.edges.items() if len(edges) > 1}
    below = [edge.child for edges in node.edges.values() for edge in edges.values() if edge.child is not None]
    return found.union(*[seats_in(child) for child in below])


def test_whoever_is_alone_looks_some_rounds_ahead():
    class Watching(CrystalKnowledge):
        def evaluate(self, s: Caverns) -> list[float]:
            seen.append(s.round if s.result is None else 0)
            return super().evaluate(s)

    seen: list[int] = []
    s = GAME.new(1, {"roles": "t"}, seed=3)
    tree = Tree(GAME, Watching(), s, 0, seeded(1), EXPLORATION, 2.5)
    for _ in range(60):
        tree.iterate()
    assert set(seen) <= {0, 4}, "at the end, or when the fourth round begins"
    assert 4 in seen


def miners(tiles: dict[tuple[int, int], str], crystal: tuple[int, int] | None) -> Caverns:
    """Goblins alone, with a Crystal on one of these tiles."""
    s = table("g", "goblins", tiles)
    if crystal is not None:
        s.map.marks |= 1 << s.map.tile(at(crystal))
    return s


@pytest.mark.parametrize("seed", range(5))
def test_goblins_who_are_after_crystals_come_together_and_smash_one_in_the_same_turn(seed):
    s = miners({(1, 0): "crystal", (2, 0): "dark eye", (1, 1): "dark fangs"}, (1, 0))
    tribes(s, eye=(4, (2, 0)), fangs=(3, (1, 1)))
    turn(acts(s), seed)
    assert s.goblins.crystals == 1


@pytest.mark.parametrize("seed", range(5))
def test_goblins_who_are_after_crystals_make_light_until_they_see_one_and_do_not_hide(seed):
    for crystal in (None, (1, 0)):
        s = miners({(1, 0): "crystal", (2, 0): "dark eye", (3, 0): "dark eye", (0, 2): "dark eye"}, crystal)
        tribes(s, eye=(2, (2, 0)))
        turn(acts(s), seed)
        told = [event.name for event in s.events]
        assert ("die" in told) == (crystal is None), "a Flare rolls it"
        assert s.revealed_tribe(th.EYE)


def test_a_tribe_s_crystal_is_the_one_nearest_to_the_others_wherever_it_walks_itself():
    s = go(miners({(x, 0): "crystal" if x in (-2, 4) else "ambush" for x in range(-2, 5) if x}, (-2, 0)))
    s.map.marks |= 1 << s.map.tile(at((4, 0)))
    tribes(s, eye=(4, (1, 0)), fangs=(3, (3, 0)), bones=(1, (-1, 0)))
    s.goblins.acting = th.EYE
    for spot in (1, 0, -1, -2):
        s.goblins.at[th.EYE] = at((spot, 0))
        assert prey_of(s) == at((4, 0)), "Bones are too weak to smash anything"
    s.goblins.smashing[th.BONES] = s.map.tile(at((-2, 0)))
    assert prey_of(s) == at((-2, 0)), "where one has struck, it takes another"


def test_goblins_alone_win_now_and_then_by_instinct():
    """They won 1 of 240 games while they hid, as if there were somebody to lie in wait for."""
    thinking, won = GAME.knowledge(), 0
    for seed in range(40):
        s, chance = GAME.new(1, {"roles": "g"}, seed=seed), seeded(seed)
        for _ in range(3000):
            if s.result is not None:
                break
            s.apply(s.pending[0], thinking.policy(s, s.pending[0], chance))
        assert s.result is not None, "nobody walks to and fro for ever"
        won += len(s.result.winners)
    assert won >= 2
