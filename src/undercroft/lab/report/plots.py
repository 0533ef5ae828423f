"""Plots as plain SVG: no display, no drawing library, one string each, readable in light and dark."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

WIDE = 640
LEFT, RIGHT, TOP, BOTTOM = 190, 90, 8, 26
ROW = 22


@dataclass(frozen=True)
class Bar:
    """A labelled value with its margins; `note` stands at its end, and `fair` is a value to compare it with."""

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    note: str = ""
    fair: float | None = None


def bars(data: list[Bar], title: str, top: float | None = None, mark: float | None = None) -> str:
    """Horizontal bars with whiskers; `mark` draws a line to compare with, a share such as the fair one."""
    most = top or max([max(bar.value, bar.high or 0.0) for bar in data] + [mark or 0.0, 1e-9]) * 1.05
    height = TOP + ROW * len(data) + BOTTOM
    left = max([LEFT, *(7 * len(bar.label) for bar in data)])
    span = WIDE - left - RIGHT

    def x(value: float) -> float:
        return round(left + span * min(value, most) / most, 1)

    out = [_open(height, title)]
    for at, bar in enumerate(data):
        y = TOP + ROW * at
        out.append(f'<text class="label" x="{left - 8}" y="{y + 15}" text-anchor="end">{escape(bar.label)}</text>')
        out.append(
            f'<rect class="bar" x="{left}" y="{y + 3}" width="{round(x(bar.value) - left, 1)}" height="{ROW - 7}"/>'
        )
        if bar.low is not None and bar.high is not None:
            middle = y + ROW / 2 - 0.5
            out.append(f'<path class="whisker" d="M{x(bar.low)} {middle}H{x(bar.high)}"/>')
        if bar.fair is not None:
            out.append(f'<path class="fair" d="M{x(bar.fair)} {y + 1}v{ROW - 3}"/>')
        out.append(f'<text x="{WIDE - RIGHT + 8}" y="{y + 15}">{escape(bar.note)}</text>')
    if mark is not None:
        out.append(f'<path class="mark" d="M{x(mark)} {TOP}V{height - BOTTOM}"/>')
        out.append(f'<text class="small" x="{x(mark)}" y="{height - 10}" text-anchor="middle">{mark:.0%}</text>')
    return "".join([*out, "</svg>"])


def histogram(values: list[float], title: str, unit: str, most_bars: int = 30) -> str:
    """How often each value came up; wide ranges are put in classes of equal width."""
    if not values:
        return ""
    low, high = int(min(values)), int(max(values))
    step = max(1, -(-(high - low + 1) // most_bars))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(int(value) - low) // step] += 1
    height, left, base = 200, 46, 168
    wide = (WIDE - left - 12) / len(counts)
    most = max(counts)
    out = [_open(height, title)]
    for number in sorted({0, most // 2, most}):
        y = round(base - (base - 12) * number / most, 1)
        out.append(f'<path class="grid" d="M{left} {y}H{WIDE - 12}"/>')
        out.append(f'<text class="small" x="{left - 6}" y="{y + 4}" text-anchor="end">{number}</text>')
    every = max(1, len(counts) // 12)
    for at, count in enumerate(counts):
        tall = round((base - 12) * count / most, 1)
        x = round(left + wide * at, 1)
        out.append(
            f'<rect class="bar" x="{x}" y="{round(base - tall, 1)}" width="{round(wide - 1.5, 1)}" height="{tall}">'
            f"<title>{low + at * step}: {count}</title></rect>"
        )
        if at % every == 0:
            middle = round(x + wide / 2, 1)
            out.append(
                f'<text class="small" x="{middle}" y="{base + 14}" text-anchor="middle">{low + at * step}</text>'
            )
    out.append(f'<text class="small" x="{WIDE / 2}" y="{height - 4}" text-anchor="middle">{escape(unit)}</text>')
    return "".join([*out, "</svg>"])


def lines(series: dict[str, list[tuple[float, Bar]]], title: str, unit: str, mark: float | None = None) -> str:
    """Values from 0 to 1 over steps of a budget, such as strength over iterations; points with whiskers."""
    steps = sorted({x for points in series.values() for x, _ in points})
    height, left, base = 240, 46, 196
    span = WIDE - left - 130

    def at(x: float) -> float:
        return round(left + 20 + (span - 40) * steps.index(x) / max(1, len(steps) - 1), 1)

    def up(value: float) -> float:
        return round(base - (base - 14) * value, 1)

    out = [_open(height, title)]
    for value in (0.0, 0.25, 0.5, 0.75, 1.0):
        out.append(f'<path class="grid" d="M{left} {up(value)}H{left + span}"/>')
        out.append(f'<text class="small" x="{left - 6}" y="{up(value) + 4}" text-anchor="end">{value:.0%}</text>')
    if mark is not None:
        out.append(f'<path class="mark" d="M{left} {up(mark)}H{left + span}"/>')
    for number, (name, points) in enumerate(series.items()):
        path = "L".join(f"{at(x)} {up(bar.value)}" for x, bar in points)
        out.append(f'<path class="line line{number % 4}" d="M{path}"/>')
        for x, bar in points:
            out.append(f'<circle class="dot" cx="{at(x)}" cy="{up(bar.value)}" r="3.5"/>')
            if bar.low is not None and bar.high is not None:
                out.append(f'<path class="whisker" d="M{at(x)} {up(bar.low)}V{up(bar.high)}"/>')
        if points:
            x, last = points[-1]
            out.append(f'<text x="{at(x) + 10}" y="{up(last.value) + 4}">{escape(name)}</text>')
    for x in steps:
        out.append(f'<text class="small" x="{at(x)}" y="{base + 16}" text-anchor="middle">{x:g}</text>')
    out.append(f'<text class="small" x="{left + span / 2}" y="{height - 6}" text-anchor="middle">{escape(unit)}</text>')
    return "".join([*out, "</svg>"])


STYLE = (
    "svg{max-width:100%;height:auto;font:12px system-ui,sans-serif}svg text{fill:currentColor}"
    ".small{font-size:10.5px;opacity:.75}.bar{fill:#4a7ba6}.whisker{stroke:currentColor;stroke-width:1.5;fill:none}"
    ".mark{stroke:#c0552d;stroke-width:1.5;stroke-dasharray:4 3;fill:none}"
    ".fair{stroke:#c0552d;stroke-width:2}.grid{stroke:currentColor;opacity:.15}"
    ".line{fill:none;stroke-width:2;stroke:#4a7ba6}.line1{stroke:#c0552d}.line2{stroke:#5b8c3e}.line3{stroke:#8a5aa0}"
    ".dot{fill:currentColor}"
)


def alone(svg: str) -> str:
    """A plot as a separate file, with its style and a white background."""
    return svg.replace(">", f' style="background:#fff;color:#222"><style>{STYLE}</style>', 1)


def _open(height: int, title: str) -> str:
    """The opening tags of a plot. A screen reader reads the title; a plot without one has a caption beside it."""
    named = f'role="img" aria-label="{escape(title, quote=True)}"><title>{escape(title)}</title>' if title else ">"
    size = f'viewBox="0 0 {WIDE} {height}" width="{WIDE}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {named}'
