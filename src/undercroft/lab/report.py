"""The balance report: one HTML file from the records of a study."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from undercroft.engine.game import Game
from undercroft.games import game as find_game

from .figures import Mean, Share, mean, quantile
from .plots import STYLE, Bar, bars, histogram
from .record import Record, Variant, reachable, setup_of
from .study import Study

FEW = 10
"""Uses below which nothing is said about winning."""
OUTSTANDING = 12
"""So many things at most stand out."""


@dataclass(frozen=True)
class Use:
    """A thing that seats did: how often, and how those who did fared beside those who did not."""

    name: str
    per_game: float
    seats: int
    won: Share
    without: Share

    @property
    def edge(self) -> float:
        """Share of victories of those who did it, less that of those who did not; 0 if all or none did."""
        if not self.won.games or not self.without.games:
            return 0.0
        return self.won.share - self.without.share

    @property
    def telling(self) -> bool:
        """Is the difference more than luck, and seen often enough?"""
        return self.seats >= FEW and self.won.apart(self.without)


@dataclass(frozen=True)
class Meeting:
    """A thing that all met: how often, and how many of the games with it, and without, nobody won."""

    name: str
    per_game: float
    lost: Share
    without: Share

    @property
    def edge(self) -> float:
        """Share of games lost by all with it, less that without; 0 if it came in all or none."""
        return self.lost.share - self.without.share if self.lost.games and self.without.games else 0.0

    @property
    def telling(self) -> bool:
        """Is the difference more than luck, and seen often enough?"""
        return self.lost.games >= FEW and self.lost.apart(self.without)


@dataclass
class Findings:
    """What the games of one variant say."""

    variant: Variant
    games: int
    by_seat: list[Share]
    by_role: dict[str, Share]
    first: Share | None
    nobody: Share
    rounds: list[float]
    decisions: list[float]
    scores: list[Mean]
    winner: Mean
    made_of: dict[str, Mean]
    """What the winner's points are made of; those who share a victory count together as one."""
    best: list[float]
    spread: Mean
    lead_changes: Mean
    decided: Mean
    endings: dict[str, int]
    uses: list[Use]
    meetings: list[Meeting]
    unused: list[str]
    """Never met."""
    idle: list[str]
    """Met, but never used."""

    def json(self) -> dict[str, Any]:
        """For `--json`; the names are promised."""
        return {
            "variant": self.variant.name,
            "players": self.variant.players,
            "options": self.variant.options,
            "agents": self.variant.agents,
            "games": self.games,
            "wins_by_seat": [share.json() for share in self.by_seat],
            "wins_by_role": {role: share.json() for role, share in self.by_role.items()},
            "wins_of_first_player": self.first.json() if self.first is not None else None,
            "nobody_won": self.nobody.json(),
            "rounds": round(mean(self.rounds).value, 3),
            "decisions": round(mean(self.decisions).value, 1),
            "scores": [round(score.value, 3) for score in self.scores],
            "winner_score": round(self.winner.value, 3),
            "winner_points": {part: round(points.value, 3) for part, points in self.made_of.items()},
            "lead_changes": round(self.lead_changes.value, 3) if self.lead_changes.count else None,
            "decided": round(self.decided.value, 4) if self.decided.count else None,
            "endings": self.endings,
            "unused": self.unused,
            "idle": self.idle,
            "uses": [
                {"use": use.name, "per_game": round(use.per_game, 3), "won": use.won.json(), "edge": round(use.edge, 4)}
                for use in self.uses
            ],
            "meetings": [
                {"meeting": one.name, "per_game": round(one.per_game, 3), "lost": one.lost.json()}
                for one in self.meetings
            ],
        }


def find(study: Study, variant: Variant) -> Findings:
    """Count the games of a variant."""
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
    return Findings(
        variant,
        len(records),
        [Share(sum(record.part(seat) for record in records), len(records)) for seat in seats],
        dict(sorted(roles.items())),
        Share(sum(record.part(record.first) for record in begun), len(begun)) if begun else None,
        Share(sum(1 for record in records if not record.winners), len(records)),
        [float(record.rounds) for record in records],
        [float(record.decisions) for record in records],
        [mean([float(record.scores[seat]) for record in records]) for seat in seats],
        mean([float(max(record.scores[seat] for seat in record.winners)) for record in records if record.winners]),
        {name: mean([won_with(record, name) for record in records if record.winners]) for name in parts_of(records)},
        [float(max(record.scores)) for record in records],
        mean([float(max(record.scores) - min(record.scores)) for record in records]),
        mean([float(record.lead_changes) for record in watched]),
        mean([record.decided for record in watched if record.winners]),
        dict(Counter(record.ending for record in records).most_common()),
        uses,
        meetings_of(records),
        sorted(reachable(game, setup_of(variant)) - met),
        idle(game, uses, met),
    )


def parts_of(records: list[Record]) -> list[str]:
    """The names of what the winners' points are made of, in the game's own order."""
    return list(
        dict.fromkeys(name for record in records for seat in record.winners for name in points_of(record, seat))
    )


def points_of(record: Record, seat: int) -> dict[str, int]:
    """What a seat's points are made of; nothing where the game does not tell, or did not when it was recorded."""
    return record.points[seat] if record.points else {}


def won_with(record: Record, name: str) -> float:
    """The points of one kind that the winner had, on average if there were several; 0 if nobody won."""
    return sum(record.part(seat) * points_of(record, seat).get(name, 0) for seat in record.winners)


def uses_of(records: list[Record]) -> list[Use]:
    """All that was done, the most often first."""
    times: Counter[str] = Counter()
    did: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    held, all_won = 0, 0.0
    for record in records:
        for seat, uses in enumerate(record.uses):
            held += 1
            all_won += record.part(seat)
            for use, count in uses.items():
                times[use] += count
                did[use] += 1
                won[use] += record.part(seat)
    return [
        Use(
            use,
            count / len(records),
            did[use],
            Share(won[use], did[use]),
            Share(max(0.0, all_won - won[use]), held - did[use]),
        )
        for use, count in sorted(times.items(), key=lambda item: (-item[1], item[0]))
    ]


def meetings_of(records: list[Record]) -> list[Meeting]:
    """All that was met without anybody's doing, the most often first."""
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
        Meeting(
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
    used = {thing for event, _, thing in named if event not in game.no_use}
    kinds = {thing.partition(":")[0] for _, _, thing in named}
    return sorted(thing for thing in met - used if thing.partition(":")[0] in kinds)


@dataclass(frozen=True)
class Comparison:
    """A variant beside another one, game by game on the same luck: how much more it has of each figure."""

    base: str
    other: str
    pairs: int
    figures: dict[str, Mean]

    def json(self) -> dict[str, Any]:
        """For `--json`; the names are promised. One pair alone has no margin."""
        return {
            "base": self.base,
            "other": self.other,
            "pairs": self.pairs,
            "figures": {
                name: {
                    "more": round(value.value, 4),
                    "margin": round(value.margin, 4) if value.count > 1 else None,
                    "differs": differs(value),
                }
                for name, value in self.figures.items()
            },
        }


def differs(value: Mean) -> bool:
    """Is a difference more than luck?"""
    return abs(value.value) > value.margin


def verdict(value: Mean) -> str:
    """The same in words."""
    return "differs" if differs(value) else "no difference seen"


def compare(study: Study, found: list[Findings]) -> list[Comparison]:
    """Every variant beside the first one with as many players."""
    out = []
    for other in found:
        base = next(f for f in found if f.variant.players == other.variant.players)
        mine = {record.number: record for record in study.of(base.variant)}
        pairs = [(mine[r.number], r) for r in study.of(other.variant) if r.number in mine]
        if base is not other and pairs:
            figures = differences(base, other, pairs)
            out.append(Comparison(base.variant.name, other.variant.name, len(pairs), figures))
    return out


def differences(base: Findings, other: Findings, pairs: list[tuple[Record, Record]]) -> dict[str, Mean]:
    """What the second games of the pairs have more than the first."""

    def more(figure: Callable[[Record], float]) -> Mean:
        return mean([figure(b) - figure(a) for a, b in pairs])

    def role_won(role: str) -> Callable[[Record], float]:
        return lambda r: 100 * sum(r.part(seat) for seat, played in enumerate(r.roles) if played == role)

    figures = {
        "rounds": more(lambda r: float(r.rounds)),
        "decisions": more(lambda r: float(r.decisions)),
        "best score": more(lambda r: float(max(r.scores))),
        "victories of seat 1, in 100 games": more(lambda r: 100 * r.part(0)),
    }
    for name in dict.fromkeys([*base.made_of, *other.made_of]):
        figures[f"winner's points, {name}"] = more(partial(won_with, name=name))
    if base.first is not None and other.first is not None:
        figures["victories of the first player, in 100 games"] = more(lambda r: 100 * r.part(r.first))
    if base.nobody.won or other.nobody.won:
        figures["nobody won, in 100 games"] = more(lambda r: 0.0 if r.winners else 100.0)
    for role in sorted(base.by_role.keys() | other.by_role.keys()):
        figures[f"victories of {role}, in 100 games"] = more(role_won(role))
    if base.lead_changes.count and other.lead_changes.count:
        figures["lead changes"] = more(lambda r: float(r.lead_changes))
    return figures


# The page.
def write(study: Study) -> Path:
    """report.html in the study's folder: one file, nothing loaded from elsewhere."""
    found = [find(study, variant) for variant in study.plan.variants]
    game = find_game(study.plan.variants[0].game)
    parts = [section(game, findings) for findings in found if findings.games]
    title = f"{game.name}: balance report"
    body = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{sum(f.games for f in found)} games, seed {escape(study.plan.seed)}, rules version {game.version}. "
        "Game number n has the same luck in every variant. Intervals are 95%.</p>",
        summary_table(found),
        comparison(compare(study, found)),
        *parts,
    ]
    file = study.folder / "report.html"
    file.write_text(PAGE.format(title=escape(title), style=STYLE, body="\n".join(body)), "utf-8")
    return file


def summary_table(found: list[Findings]) -> str:
    """One line for each variant."""
    head = (
        "<tr><th>variant<th>agents<th>games<th>rounds<th>winner's points<th>best seat<th>first player<th>lead changes"
    )
    if any(f.nobody.won for f in found):
        head += "<th>nobody won"
    rows = []
    for f in found:
        if f.games:
            best = max(range(len(f.by_seat)), key=lambda seat: f.by_seat[seat].share)
            nobody = f"<td>{f.nobody}" if any(g.nobody.won for g in found) else ""
            first = f.first if f.first is not None else "–"
            changes = f.lead_changes if f.lead_changes.count else "–"
            rows.append(
                f"<tr><th>{escape(f.variant.name)}<td>{escape(', '.join(f.variant.agents))}<td>{f.games}"
                f"<td>{mean(f.rounds)}<td>{f.winner}<td>seat {best + 1}: {f.by_seat[best]}"
                f"<td>{first}<td>{changes}{nobody}"
            )
    return f"<table>{head}{''.join(rows)}</table>"


def comparison(compared: list[Comparison]) -> str:
    """What differs between variants, for the page."""
    out = []
    for one in compared:
        rows = "".join(
            f"<tr><th>{escape(name)}<td>{value.value:+.2f} ± {value.margin:.2f}<td>{verdict(value)}"
            for name, value in one.figures.items()
        )
        base, other = escape(one.base), escape(one.other)
        out.append(f"<h2>{other} beside {base}</h2><p>{one.pairs} pairs of games with the same luck.</p>")
        out.append(f"<table><tr><th>figure<th>{other} less {base}<th>{rows}</table>")
    return "".join(out)


def section(game: Game[Any], f: Findings) -> str:
    """All about one variant."""
    fair = 1 / f.variant.players if f.variant.players > 1 else None
    options = ", ".join(f"{key} {value}" for key, value in f.variant.options.items()) or "default options"
    seats = [Bar(f"seat {seat + 1}", s.share, s.low, s.high, f"{s.share:.0%}") for seat, s in enumerate(f.by_seat)]
    if f.first is not None:
        seats.append(Bar("first player", f.first.share, f.first.low, f.first.high, f"{f.first.share:.0%}"))
    line = "" if fair is None else "; the line is the fair share"
    out = [
        f"<h2>{escape(f.variant.name)}</h2>",
        f"<p>{f.variant.players} players, {escape(options)}, agents {escape(', '.join(f.variant.agents))}, "
        f"{f.games} games.</p>",
        "<h3>Who wins</h3>",
        figure(bars(seats, "", 1.0, fair), f"Share of victories by seat{line}"),
    ]
    if f.by_role:
        data = [Bar(role, s.share, s.low, s.high, f"{s.share:.0%} of {s.games}") for role, s in f.by_role.items()]
        out.append(figure(bars(data, "", 1.0, fair), "Share of victories by role or character"))
    endings = ", ".join(f"{escape(ending)} {count / f.games:.0%}" for ending, count in f.endings.items())
    nobody = f" Nobody won: {f.nobody}." if f.nobody.won else ""
    out.append(f"<p>Endings: {endings}.{nobody}</p>")
    out.append("<h3>How long</h3>")
    if max(f.rounds) > 0:
        low, high = quantile(f.rounds, 0.1), quantile(f.rounds, 0.9)
        most = f"; eight games in ten take {low:.0f} to {high:.0f}" if low < high else ""
        out.append(f"<p>{mean(f.rounds)} rounds{most}.</p>")
        if low < high:
            out.append(figure(histogram(f.rounds, "", "rounds"), "Games by number of rounds"))
    out.append(f"<p>{mean(f.decisions)} decisions a game.</p><h3>Points</h3>")
    scores = "; ".join(f"seat {seat + 1}: {score}" for seat, score in enumerate(f.scores))
    out.append(f"<p>Winner: {f.winner}. {scores}. From first to last: {f.spread}.</p>")
    if any(points.value for points in f.made_of.values()):
        parts = ", ".join(f"{escape(name.replace('_', ' '))} {points}" for name, points in f.made_of.items())
        out.append(f"<p>The winner's points: {parts}.</p>")
    if len(set(f.best)) > 2:
        out.append(figure(histogram(f.best, "", "points"), "Games by the best score"))
    if f.lead_changes.count:
        decided = f"; the winner is ahead for good after {f.decided.value:.0%} of the game" if f.decided.count else ""
        out.append(
            f"<h3>Tension</h3><p>The lead, by the game's own evaluation, changes {f.lead_changes} times{decided}.</p>"
        )
    out.append(used(game, f))
    return "".join(out)


def used(game: Game[Any], f: Findings) -> str:
    """What was taken, and what winning has to do with it: first what stands out, then everything by kind."""
    texts = game.texts("en", setup_of(f.variant).cards)

    def named(use: Use | Meeting) -> str:
        kind, _, thing = use.name.partition(" ")[2].partition(":")
        return str(texts.name(kind, thing))

    def deed(use: Use | Meeting) -> str:
        event, _, kind = use.name.partition(":")[0].partition(" ")
        return event.replace("_", " ") if kind in event else f"{event.replace('_', ' ')}, {kind}"

    def row(use: Use, name: str) -> str:
        without = use.without if use.without.games else "nobody"
        edge = f"<b>{use.edge:+.0%}</b>" if use.telling else f"{use.edge:+.0%}"
        return f"<tr><th>{escape(name)}<td>{use.per_game:.2f}<td>{use.won}<td>{without}<td>{edge}"

    kinds: dict[str, list[Use]] = {}
    for use in f.uses:
        kinds.setdefault(deed(use), []).append(use)
    out = ["<h3>What is used, and what winning has to do with it</h3>"]
    out.append(
        "<p>How often in a game; then the share of victories of seats that did it at least once, and of those that "
        "did not. Bold: the two intervals lie apart. That winners do a thing does not say that it makes them win.</p>"
    )
    head = "<tr><th><th>in a game<th>won with it<th>won without<th>edge"
    telling = sorted((use for use in f.uses if use.telling), key=lambda use: -abs(use.edge))
    if telling:
        rows = "".join(row(use, f"{deed(use)}: {named(use)}") for use in telling[:OUTSTANDING])
        out.append(f"<h4>What stands out</h4><table>{head}{rows}</table><h4>Everything</h4>")
    for kind, uses in kinds.items():
        rows = "".join(row(use, named(use)) for use in uses)
        out.append(f"<details><summary>{escape(kind)} ({len(uses)})</summary><table>{head}{rows}</table>")
        data = [Bar(named(use), use.per_game, note=f"{use.per_game:.2f}") for use in uses[:40]]
        out.append(figure(bars(data, ""), f"{kind}: times in a game") + "</details>")
    if f.meetings:
        out.append("<h3>What all met</h3><p>How often in a game; then the share of games that nobody won, with it and ")
        out.append("without it.</p>")
    met: dict[str, list[Meeting]] = {}
    for one in f.meetings:
        met.setdefault(deed(one), []).append(one)
    for kind, meetings in met.items():
        rows = ""
        for one in sorted(meetings, key=lambda one: -one.edge):
            without = one.without if one.without.games else "–"
            edge = f"<b>{one.edge:+.0%}</b>" if one.telling else f"{one.edge:+.0%}"
            rows += f"<tr><th>{escape(named(one))}<td>{one.per_game:.2f}<td>{one.lost}<td>{without}<td>{edge}"
        head = "<tr><th><th>in a game<th>nobody won with it<th>without<th>more"
        out.append(f"<details><summary>{escape(kind)} ({len(meetings)})</summary><table>{head}{rows}</table></details>")

    def listed(things: list[str]) -> str:
        parts = [thing.partition(":") for thing in things]
        return escape(", ".join(f"{kind} {texts.name(kind, thing)}" for kind, _, thing in parts))

    out.append(
        f"<p>Never met: {listed(f.unused)}.</p>" if f.unused else "<p>Everything there is was met at least once.</p>"
    )
    if f.idle:
        out.append(f"<p>Drawn or shown, but never used: {listed(f.idle)}.</p>")
    return "".join(out)


def figure(plot: str, caption: str) -> str:
    """A plot with what it shows, for eyes and screen readers."""
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>" if plot else ""


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root{{color-scheme:light dark}}
body{{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}}
table{{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}}th,td{{padding:.15rem .6rem;text-align:right}}
td{{white-space:nowrap}}th:first-child{{text-align:left}}figure{{margin:.5rem 0}}
figcaption{{font-size:.85rem;opacity:.75}}tr+tr{{border-top:1px solid #8884}}summary{{cursor:pointer;padding:.2rem 0}}
{style}</style></head><body>
{body}
</body></html>
"""
