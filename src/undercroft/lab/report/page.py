"""The balance report: one HTML file from the records of a study."""

from __future__ import annotations

from html import escape
from pathlib import Path

from undercroft.games import game as find_game

from ..findings import Comparison, Findings, SharedEvent, Use, compare, find
from ..records import setup_of
from ..statistics import mean, quantile
from ..study import Study, write_whole
from .labels import Labels, count
from .plots import STYLE, Bar, bars, histogram

OUTSTANDING = 12
"""The most things listed as standing out."""
CHARTED = 40
"""The most bars in a chart, and the most things in a comparison."""
BY_LUCK = "Even where nothing differs, about one figure in twenty seems to differ by chance."


def write_report(study: Study) -> Path:
    """Write report.html into the study's folder: one file that loads nothing else."""
    found = [find(study, variant) for variant in study.plan.variants]
    game = find_game(study.plan.variants[0].game)
    parts = [section(findings) for findings in found if findings.games]
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
    write_whole(file, PAGE.format(title=escape(title), style=STYLE, body="\n".join(body)).encode())
    return file


def summary_table(found: list[Findings]) -> str:
    """The table with one line for each variant."""
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
            rows.append(
                f"<tr><th>{escape(f.variant.name)}<td>{escape(', '.join(f.variant.agents))}<td>{f.games}"
                f"<td>{mean(f.rounds)}<td>{f.winner}<td>seat {best + 1}: {f.by_seat[best]}"
                f"<td>{first}<td>{f.lead_changes}{nobody}"
            )
    return table(head, rows)


def table(head: str, rows: list[str]) -> str:
    """A table that scrolls sideways on a narrow screen."""
    return f'<div class="wide"><table>{head}{"".join(rows)}</table></div>'


def comparison(compared: list[Comparison]) -> str:
    """The section that compares variants."""
    out = []
    for one in compared:
        rows = [f"<tr><th>{escape(name)}<td>{more}<td>{verdict}" for name, more, verdict in one.told()]
        base, other = escape(one.base), escape(one.other)
        out.append(f"<h2>{other} beside {base}</h2>")
        out.append(f"<p>{count(one.pairs, 'pair')} of games with the same luck. {BY_LUCK}</p>")
        out.append(table(f"<tr><th>figure<th>{other} less {base}<th>", rows))
        outstanding = one.outstanding()
        if outstanding:
            rows = [f"<tr><th>{escape(name)}<td>{more}" for name, more in outstanding[:CHARTED]]
            some = "" if len(rows) == len(outstanding) else f": {len(rows)} of {len(outstanding)}"
            out.append(f"<h3>What is used or met more or less often{some}</h3>")
            out.append(
                "<p>How many more times in a game: what differs beyond three standard errors, first what is used.</p>"
            )
            out.append(table(f"<tr><th><th>{other} less {base}", rows))
    return "".join(out)


def section(f: Findings) -> str:
    """The section about one variant."""
    words = Labels(find_game(f.variant.game), setup_of(f.variant).cards)
    options = ", ".join(f"{key} {value}" for key, value in f.variant.options.items()) or "default options"
    seats = [Bar(f"seat {seat + 1}", s.share, s.low, s.high, f"{s.share:.0%}") for seat, s in enumerate(f.by_seat)]
    if f.first is not None:
        seats.append(Bar("first player", f.first.share, f.first.low, f.first.high, f"{f.first.share:.0%}"))
    line = "" if f.fair is None else "; the line is the fair share"
    if line and f.nobody.won:
        line += " of the games that somebody won"
    out = [
        f"<h2>{escape(f.variant.name)}</h2>",
        f"<p>{count(f.variant.players, 'player')}, {escape(options)}, agents {escape(', '.join(f.variant.agents))}, "
        f"{count(f.games, 'game')}.</p>",
        "<h3>Who wins</h3>",
        figure(bars(seats, "", 1.0, f.fair), f"Share of victories by seat{line}"),
    ]
    if f.by_role:
        data = [
            Bar(words.role(role), s.share, s.low, s.high, f"{s.share:.0%} of {s.games}")
            for role, s in f.by_role.items()
        ]
        out.append(figure(bars(data, "", 1.0, f.fair), f"Share of victories by role or character{line}"))
    endings = ", ".join(f"{escape(words.ending(id))} {times / f.games:.0%}" for id, times in f.endings.items())
    nobody = f" Nobody won: {f.nobody}." if f.nobody.won else ""
    out.append(f"<p>Endings: {endings}.{nobody}</p>")
    out.append("<h3>How long</h3>")
    if max(f.rounds) > 0:
        low, high = quantile(f.rounds, 0.1), quantile(f.rounds, 0.9)
        most = f"; eight games in ten take {low:.0f} to {high:.0f}" if low < high else ""
        out.append(f"<p>{mean(f.rounds)} rounds{most}.</p>")
        if low < high:
            out.append(figure(histogram(f.rounds, "", "rounds"), "Games by number of rounds"))
    out.append(f"<p>{mean(f.decisions)} decisions a game.</p>")
    if f.best:
        out.append(points(f, words))
    if f.lead_changes.count:
        decided = f"; the winner is ahead for good after {f.decided.value:.0%} of the game" if f.decided.count else ""
        out.append(
            f"<h3>Tension</h3><p>The lead, by the game's own evaluation, changes {f.lead_changes} times{decided}.</p>"
        )
    out.append(used(f, words))
    return "".join(out)


def points(f: Findings, words: Labels) -> str:
    """The paragraphs about points, and what the winner's are made of."""
    out = ["<h3>Points</h3>"]
    said = [f"Winner: {f.winner}."] if f.winner.count else []
    if f.variant.players > 1:
        said.append("; ".join(f"Seat {seat + 1}: {score}" for seat, score in enumerate(f.scores)) + ".")
        said.append(f"From first to last: {f.spread}.")
    else:
        said.append(f"All games: {f.scores[0]}.")
    left_out = f.games - len(f.best)
    if left_out:
        said.append(f"Without the {count(left_out, 'game')} that all lost and that gave no points.")
    out.append(f"<p>{' '.join(said)}</p>")
    if any(part.value for part in f.made_of.values()):
        parts = ", ".join(f"{escape(words.part(id))} {value}" for id, value in f.made_of.items())
        out.append(f"<p>The winner's points: {parts}.</p>")
    if len(set(f.best)) > 2:
        out.append(figure(histogram(f.best, "", "points"), "Games by the best score"))
    return "".join(out)


def used(f: Findings, words: Labels) -> str:
    """The section about what is used and how it goes with winning: first what stands out, then everything by kind."""

    def named(use: Use | SharedEvent) -> str:
        kind, _, thing = use.name.partition(" ")[2].partition(":")
        return words.thing(kind, thing)

    def deed(use: Use | SharedEvent) -> str:
        event, _, kind = use.name.partition(":")[0].partition(" ")
        return words.deed(event, kind)

    def row(use: Use, name: str) -> str:
        cells = [f"{use.per_game:.2f}", str(use.won)]
        cells += ["–"] * 2 if use.edge is None else [f"{use.edge.others:.0%}", bold(str(use.edge), use.tells(use.edge))]
        if use.times is None:
            cells += ["–"] * 3
        else:
            more = f"{use.times.more:+.2f} ± {use.times.margin:.2f}"
            cells += [f"{use.times.some:.2f}", f"{use.times.others:.2f}", bold(more, use.tells(use.times))]
        return f"<tr><th>{escape(name)}<td>{'<td>'.join(cells)}"

    kinds: dict[str, list[Use]] = {}
    for use in f.uses:
        kinds.setdefault(deed(use), []).append(use)
    out = ["<h3>What is used, and what winning has to do with it</h3>"]
    out.append(
        "<p>First how often in a game. Then the share of victories of seats that did it at least once, the share of "
        "others with the same role and agent that did not, and the difference (–: there are no others). Then how many "
        "times a winner did it in a game, how many times others with the same role and agent did, and the difference. "
        "Bold: beyond three standard errors. That winners do a thing does not mean that it makes them win.</p>"
    )
    head = (
        "<tr><th><th>in a game<th>won with it<th>others like them<th>edge<th>times, winners<th>others like them<th>more"
    )
    telling = sorted((use for use in f.uses if use.telling), key=lambda use: -use.errors)
    if telling:
        rows = [row(use, words.use(use.name)) for use in telling[:OUTSTANDING]]
        some = "" if len(telling) <= OUTSTANDING else f": {OUTSTANDING} of {len(telling)}"
        out.append(f"<h4>What stands out, the surest first{some}</h4>{table(head, rows)}<h4>Everything</h4>")
    for kind, uses in kinds.items():
        rows = [row(use, named(use)) for use in uses]
        out.append(f"<details><summary>{escape(kind)} ({len(uses)})</summary>{table(head, rows)}")
        data = [Bar(named(use), use.per_game, note=f"{use.per_game:.2f}") for use in uses[:CHARTED]]
        some = "" if len(uses) <= CHARTED else f"; the {CHARTED} most frequent of {len(uses)}"
        out.append(figure(bars(data, ""), f"{kind}: times in a game{some}") + "</details>")
    if f.meetings:
        out.append("<h3>What all met</h3><p>How often in a game; then the share of games that nobody won, with it and ")
        out.append("without it. Bold: the two intervals lie apart.</p>")
    met: dict[str, list[SharedEvent]] = {}
    for one in f.meetings:
        met.setdefault(deed(one), []).append(one)
    for kind, meetings in met.items():
        rows = []
        for one in sorted(meetings, key=lambda one: -(one.edge or 0)):
            edge = "–" if one.edge is None else bold(f"{one.edge:+.0%}", one.telling)
            rows.append(f"<tr><th>{escape(named(one))}<td>{one.per_game:.2f}<td>{one.lost}<td>{one.without}<td>{edge}")
        head = "<tr><th><th>in a game<th>nobody won with it<th>without<th>more"
        out.append(f"<details><summary>{escape(kind)} ({len(meetings)})</summary>{table(head, rows)}</details>")
    out.append(
        f"<p>Never met: {listed(f.unused, words)}.</p>"
        if f.unused
        else "<p>Everything there is was met at least once.</p>"
    )
    if f.idle:
        out.append(f"<p>Drawn or shown, but never used: {listed(f.idle, words)}.</p>")
    return "".join(out)


def bold(text: str, telling: bool) -> str:
    """The text, in bold if it stands out."""
    return f"<b>{text}</b>" if telling else text


def listed(things: list[str], words: Labels) -> str:
    """Things as text by kind: `recipe Mass Lager, Dry Stout; token Take a Die`."""
    kinds: dict[str, list[str]] = {}
    for thing in things:
        kind, _, id = thing.partition(":")
        kinds.setdefault(kind, []).append(words.thing(kind, id))
    return escape("; ".join(f"{words.kind(kind)} {', '.join(names)}" for kind, names in kinds.items()))


def figure(plot: str, caption: str) -> str:
    """A plot with its caption."""
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>" if plot else ""


PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>
:root{{color-scheme:light dark}}
body{{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}}
table{{border-collapse:collapse;margin:.5rem 0;font-size:.9rem}}th,td{{padding:.15rem .5rem;text-align:right}}
td{{white-space:nowrap}}th:first-child{{text-align:left;font-weight:normal}}.wide{{overflow-x:auto}}
figure{{margin:.5rem 0}}
figcaption{{font-size:.85rem;opacity:.75}}tr+tr{{border-top:1px solid #8884}}summary{{cursor:pointer;padding:.2rem 0}}
{style}</style></head><body>
{body}
</body></html>
"""
