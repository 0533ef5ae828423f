"""Computes the figures of the balance report from the records of a study."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from undercroft.engine.game import Game
from undercroft.games import game as find_game

from .records import GameRecord, Variant, reachable, setup_of
from .report.labels import Labels
from .statistics import Advantage, Mean, Share, advantage_of, mean
from .study import Study

FEW = 10
"""With fewer uses, or pairs of games, nothing is said about a difference."""
OUT = 3.0
"""A difference stands out from this many standard errors. A report has hundreds of differences, and one in 370 is this
big by chance."""

VICTORIES, POINTS = "victories of {}, in 100 games", "winner's points, {}"


@dataclass(frozen=True)
class Use:
    """A thing that seats did: how often, how those who did it fared, and how often winners did it.

    Both are compared with other seats of the same kind, which have the same role and agent.
    """

    name: str
    per_game: float
    won: Share
    """The victories of all seats that did it."""
    edge: Advantage | None
    """How much more of the victory they had than others; None if all of their kind did it."""
    times: Advantage | None = None
    """How many more times in a game winners did it than others; None if all of their kind won, or none did."""

    @property
    def errors(self) -> float:
        """The distance from zero, in standard errors, of the surer of the two."""
        return max(edge.errors if edge is not None else 0.0 for edge in (self.edge, self.times))

    @property
    def telling(self) -> bool:
        """Is one of the two differences more than chance?"""
        return self.tells(self.edge) or self.tells(self.times)

    def tells(self, edge: Advantage | None) -> bool:
        """Is the difference more than chance, and the thing seen often enough?"""
        return edge is not None and self.won.games >= FEW and edge.errors > OUT


@dataclass(frozen=True)
class SharedEvent:
    """A thing that all met: how often, and how many games nobody won with it and without it."""

    name: str
    per_game: float
    lost: Share
    without: Share

    @property
    def edge(self) -> float | None:
        """The share of games that nobody won with it, minus the share without it; None if it came in all games."""
        return self.lost.share - self.without.share if self.without.games else None

    @property
    def telling(self) -> bool:
        """Is the difference more than chance, and the thing seen often enough?"""
        return self.lost.games >= FEW and self.lost.apart(self.without)


@dataclass(kw_only=True)
class Findings:
    """The figures of one variant."""

    variant: Variant
    games: int
    by_seat: list[Share]
    by_role: dict[str, Share]
    first: Share | None
    nobody: Share
    rounds: list[float]
    decisions: list[float]
    scores: list[Mean]
    """By seat. This, the best score and the spread count only games that tell points (`scored`)."""
    winner: Mean
    made_of: dict[str, Mean]
    """The parts of the winner's points; those who share a victory count together as one."""
    best: list[float]
    spread: Mean
    lead_changes: Mean
    decided: Mean
    endings: dict[str, int]
    uses: list[Use]
    meetings: list[SharedEvent]
    unused: list[str]
    """Never met."""
    idle: list[str]
    """Met, but never used."""

    @property
    def fair(self) -> float | None:
        """Each seat's share of victories if all were equal; None with one player."""
        return (1 - self.nobody.share) / self.variant.players if self.variant.players > 1 else None

    def json(self) -> dict[str, Any]:
        """For `--json`: the names do not change."""
        return {
            "variant": self.variant.name,
            "players": self.variant.players,
            "options": self.variant.options,
            "agents": self.variant.agents,
            "games": self.games,
            "wins_by_seat": [share.json() for share in self.by_seat],
            "wins_by_role": {role: share.json() for role, share in self.by_role.items()},
            "wins_of_first_player": self.first.json() if self.first is not None else None,
            "fair_share": round(self.fair, 4) if self.fair is not None else None,
            "nobody_won": self.nobody.json(),
            "rounds": round(mean(self.rounds).value, 3),
            "decisions": round(mean(self.decisions).value, 1),
            "scores": [round(score.value, 3) for score in self.scores],
            "winner_score": round(self.winner.value, 3) if self.winner.count else None,
            "winner_points": {part: round(points.value, 3) for part, points in self.made_of.items()},
            "lead_changes": round(self.lead_changes.value, 3) if self.lead_changes.count else None,
            "decided": round(self.decided.value, 4) if self.decided.count else None,
            "endings": self.endings,
            "unused": self.unused,
            "idle": self.idle,
            "uses": [
                {
                    "use": use.name,
                    "per_game": round(use.per_game, 3),
                    "won": use.won.json(),
                    "edge": round(use.edge.more, 4) if use.edge is not None else None,
                    "margin": round(use.edge.margin, 4) if use.edge is not None else None,
                    "times_of_winners": round(use.times.some, 4) if use.times is not None else None,
                    "times_of_others": round(use.times.others, 4) if use.times is not None else None,
                    "times_margin": round(use.times.margin, 4) if use.times is not None else None,
                }
                for use in self.uses
            ],
            "meetings": [
                {"meeting": one.name, "per_game": round(one.per_game, 3), "lost": one.lost.json()}
                for one in self.meetings
            ],
        }


def find(study: Study, variant: Variant) -> Findings:
    """Compute the figures of a variant."""
    records = study.of(variant)
    seats = range(variant.players)
    roles: dict[str, Share] = {}
    for record in records:
        for seat, role in enumerate(record.roles):
            if role:
                before = roles.get(role, Share(0.0, 0))
                roles[role] = Share(before.won + record.part(seat), before.games + 1)
    game = find_game(variant.game)
    met = {thing for record in records for thing in record.met}
    watched = [record for record in records if record.lead_changes >= 0 and variant.players > 1]
    begun = [record for record in records if record.first >= 0 and variant.players > 1]
    uses = uses_of(records)
    told = [record for record in records if scored(record)] if keeps_score(records) else []
    return Findings(
        variant=variant,
        games=len(records),
        by_seat=[Share(sum(record.part(seat) for record in records), len(records)) for seat in seats],
        by_role=dict(sorted(roles.items())),
        first=Share(sum(record.part(record.first) for record in begun), len(begun)) if begun else None,
        nobody=Share(sum(1 for record in records if not record.winners), len(records)),
        rounds=[float(record.rounds) for record in records],
        decisions=[float(record.decisions) for record in records],
        scores=[mean([float(record.scores[seat]) for record in told]) for seat in seats],
        winner=mean([float(max(record.scores[seat] for seat in record.winners)) for record in told if record.winners]),
        made_of={
            name: mean([won_with(record, name) for record in records if record.winners]) for name in parts_of(records)
        },
        best=[float(max(record.scores)) for record in told],
        spread=mean([float(max(record.scores) - min(record.scores)) for record in told]),
        lead_changes=mean([float(record.lead_changes) for record in watched]),
        decided=mean([record.decided for record in watched if record.winners]),
        endings=dict(Counter(record.ending for record in records).most_common()),
        uses=uses,
        meetings=meetings_of(records),
        unused=sorted(reachable(game, setup_of(variant)) - met),
        idle=idle(game, uses, met),
    )


def keeps_score(records: list[GameRecord]) -> bool:
    """Do scores hold points, or only 1 for those who won and 0 for all others?"""
    return any(score != (seat in record.winners) for record in records for seat, score in enumerate(record.scores))


def scored(record: GameRecord) -> bool:
    """Does the game have points? A game that all lost without points does not count as one with a best score of 0."""
    return bool(record.winners) or any(record.scores)


def parts_of(records: list[GameRecord]) -> list[str]:
    """The names of what the winners' points are made of, in the game's own order."""
    return list(
        dict.fromkeys(name for record in records for seat in record.winners for name in points_of(record, seat))
    )


def points_of(record: GameRecord, seat: int) -> dict[str, int]:
    """The parts of a seat's points; empty if the game does not tell them, or did not when it was recorded."""
    return record.points[seat] if record.points else {}


def won_with(record: GameRecord, name: str) -> float:
    """The points of one kind that the winner had, on average if there were several."""
    return sum(record.part(seat) * points_of(record, seat).get(name, 0) for seat in record.winners)


def uses_of(records: list[GameRecord]) -> list[Use]:
    """Everything that seats did, the most frequent first."""
    times: Counter[str] = Counter()
    done_by: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for at, record in enumerate(records):
        for seat, uses in enumerate(record.uses):
            for use, count in uses.items():
                times[use] += count
                done_by[use].add((at, seat))
    return [
        use_of(name, count, done_by[name], records)
        for name, count in sorted(times.items(), key=lambda item: (-item[1], item[0]))
    ]


def use_of(name: str, times: int, done_by: set[tuple[int, int]], records: list[GameRecord]) -> Use:
    """The figures of one thing.

    Seats are compared only within the same role and agent, so that the strength of those who can do a thing is not
    taken for its effect. A role and agent that never did it is left out.
    """

    def kind(at: int, seat: int) -> tuple[str, str]:
        return records[at].roles[seat], records[at].agents[seat]

    able = {kind(at, seat) for at, seat in done_by}
    seats = [
        (at, seat, record)
        for at, record in enumerate(records)
        for seat in range(record.players)
        if kind(at, seat) in able
    ]
    return Use(
        name,
        times / len(records),
        Share(sum(records[at].part(seat) for at, seat in done_by), len(done_by)),
        advantage_of((at, kind(at, seat), (at, seat) in done_by, record.part(seat)) for at, seat, record in seats),
        advantage_of(
            (at, kind(at, seat), seat in record.winners, record.uses[seat].get(name, 0)) for at, seat, record in seats
        ),
    )


def meetings_of(records: list[GameRecord]) -> list[SharedEvent]:
    """Everything that was met without a seat causing it, the most frequent first."""
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    lost: Counter[str] = Counter()
    for record in records:
        for meeting, count in record.meetings.items():
            times[meeting] += count
            games[meeting] += 1
            lost[meeting] += not record.winners
    defeats = sum(1 for record in records if not record.winners)
    return [
        SharedEvent(
            meeting,
            count / len(records),
            Share(lost[meeting], games[meeting]),
            Share(defeats - lost[meeting], len(records) - games[meeting]),
        )
        for meeting, count in sorted(times.items(), key=lambda item: (-item[1], item[0]))
    ]


def idle(game: Game[Any], uses: list[Use], met: set[str]) -> list[str]:
    """What was drawn or shown but never used, among the kinds of things that somebody can use."""
    named = [use.name.partition(" ") for use in uses]
    used = {thing for event, _, thing in named if event not in game.measures.not_a_use}.union(game.measures.passive)
    kinds = {thing.partition(":")[0] for _, _, thing in named}
    return sorted(thing for thing in met - used if thing.partition(":")[0] in kinds)


@dataclass(frozen=True)
class Comparison:
    """A variant compared with another one, game by game with the same seeds.

    For each figure it has the mean difference, and for each thing how many more times in a game it was done or met.
    """

    base: str
    other: str
    pairs: int
    figures: dict[str, Mean]
    uses: dict[str, Mean]
    meetings: dict[str, Mean]
    words: dict[str, str]
    """Readable names for everything whose name contains an id of the game."""

    def told(self) -> list[tuple[str, str, str]]:
        """For people: each figure, its difference, and whether that is more than chance."""
        return [(self.words.get(name, name), difference(value), verdict(value)) for name, value in self.figures.items()]

    def outstanding(self) -> list[tuple[str, str]]:
        """For people: what was done clearly more or less often, then what was met so; the biggest difference first."""
        return [
            (self.words[name], difference(value))
            for times in (self.uses, self.meetings)
            for name, value in sorted(times.items(), key=lambda item: -abs(item[1].value))
            if stands_out(value)
        ]

    def json(self) -> dict[str, Any]:
        """For `--json`: the names do not change. A single pair has no margin."""

        def told(value: Mean) -> dict[str, Any]:
            return {"more": round(value.value, 4), "margin": round(value.margin, 4) if value.count > 1 else None}

        def told_times(times: dict[str, Mean]) -> dict[str, Any]:
            return {name: told(value) | {"stands_out": stands_out(value)} for name, value in times.items()}

        return {
            "base": self.base,
            "other": self.other,
            "pairs": self.pairs,
            "figures": {name: told(value) | {"differs": differs(value)} for name, value in self.figures.items()},
            "uses": told_times(self.uses),
            "meetings": told_times(self.meetings),
        }


def differs(value: Mean) -> bool | None:
    """Is a difference more than chance? None if there are too few pairs to say."""
    return abs(value.value) > value.margin if value.count >= FEW else None


def stands_out(value: Mean) -> bool | None:
    """Is a difference more than chance, even among hundreds? None if there are too few pairs to say."""
    return value.errors > OUT if value.count >= FEW else None


def verdict(value: Mean) -> str:
    """The answer of `differs` in words."""
    answer = differs(value)
    return "too few pairs to say" if answer is None else "differs" if answer else "no difference seen"


def difference(value: Mean) -> str:
    """A difference with its margin, which a single pair does not have."""
    return f"{value.value:+.2f} ± {value.margin:.2f}" if value.count > 1 else f"{value.value:+.2f}"


def compare(study: Study, found: list[Findings]) -> list[Comparison]:
    """Compare every variant with the first one that has as many players."""
    out = []
    for other in found:
        base = next(f for f in found if f.variant.players == other.variant.players)
        mine = {record.number: record for record in study.of(base.variant)}
        pairs = [(mine[r.number], r) for r in study.of(other.variant) if r.number in mine]
        if base is not other and pairs:
            uses, meetings = times_more(pairs, used), times_more(pairs, lambda r: Counter(r.meetings))
            words, others = (Labels(find_game(one.variant.game), setup_of(one.variant).cards) for one in (base, other))
            theirs = {use.name for use in other.uses} | {meeting.name for meeting in other.meetings}
            called = {VICTORIES.format(role): VICTORIES.format(words.role(role)) for role in roles_of(base, other)}
            called |= {POINTS.format(name): POINTS.format(words.part(name)) for name in parts_of_both(base, other)}
            called |= {name: (others if name in theirs else words).use(name) for name in [*uses, *meetings]}
            figures = differences(base, other, pairs)
            names = base.variant.name, other.variant.name
            out.append(Comparison(*names, len(pairs), figures, uses, meetings, called))
    return out


def roles_of(base: Findings, other: Findings) -> list[str]:
    """All roles that were played."""
    return sorted(base.by_role.keys() | other.by_role.keys())


def parts_of_both(base: Findings, other: Findings) -> list[str]:
    """All that winners' points were made of."""
    return list(dict.fromkeys([*base.made_of, *other.made_of]))


def differences(base: Findings, other: Findings, pairs: list[tuple[GameRecord, GameRecord]]) -> dict[str, Mean]:
    """The mean of each figure in the second games of the pairs, minus that in the first."""

    def more(figure: Callable[[GameRecord], float]) -> Mean:
        return mean([figure(b) - figure(a) for a, b in pairs])

    def role_won(role: str) -> Callable[[GameRecord], float]:
        return lambda r: 100 * sum(r.part(seat) for seat, played in enumerate(r.roles) if played == role)

    figures = {
        "rounds": more(lambda r: float(r.rounds)),
        "decisions": more(lambda r: float(r.decisions)),
    }
    told = [(a, b) for a, b in pairs if scored(a) and scored(b)] if base.best and other.best else []
    if told:
        figures["best score"] = mean([float(max(b.scores) - max(a.scores)) for a, b in told])
    figures["victories of seat 1, in 100 games"] = more(lambda r: 100 * r.part(0))
    won = [(a, b) for a, b in pairs if a.winners and b.winners]  # a game without a winner has no winner's points
    for name in parts_of_both(base, other) if won else []:
        figures[POINTS.format(name)] = mean([won_with(b, name) - won_with(a, name) for a, b in won])
    if base.first is not None and other.first is not None:
        figures["victories of the first player, in 100 games"] = more(lambda r: 100 * r.part(r.first))
    if base.nobody.won or other.nobody.won:
        figures["nobody won, in 100 games"] = more(lambda r: 0.0 if r.winners else 100.0)
    for role in roles_of(base, other):
        figures[VICTORIES.format(role)] = more(role_won(role))
    if base.lead_changes.count and other.lead_changes.count:
        figures["lead changes"] = more(lambda r: float(r.lead_changes))
    if base.decided.count and other.decided.count and won:
        figures["decided, in % of the game"] = mean([100 * (b.decided - a.decided) for a, b in won])
    return figures


def times_more(
    pairs: list[tuple[GameRecord, GameRecord]], times_of: Callable[[GameRecord], Counter[str]]
) -> dict[str, Mean]:
    """How many more times each thing came up in the second games of the pairs."""
    counted = [(times_of(a), times_of(b)) for a, b in pairs]
    names = sorted({name for one in counted for times in one for name in times})
    return {name: mean([float(b[name] - a[name]) for a, b in counted]) for name in names}


def used(record: GameRecord) -> Counter[str]:
    """How often each thing was done in a game, by any seat."""
    times: Counter[str] = Counter()
    for uses in record.uses:
        times.update(uses)
    return times
