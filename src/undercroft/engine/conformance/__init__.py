"""The conformance kit: checks in one call that a game keeps the contract of the engine.

    check(GAME)

plays random games over all seat counts and options, looks at every decision cheaply and at some of them deeply, and
raises a Fault at the first failed check. A Fault names its check:

begin        the game cannot be set up                  end          the result is not well-formed, or play goes on
dead end     nobody is asked and there is no result     endless      the step limit is passed
options      malformed, doubled, or asked of nobody     accept       an offered option cannot be carried out
refuse       something not offered is taken, or a       refusals     refuses what is offered, gives no rule, or another
             refusal changes the state                               rule than the error
laws         an invariant of the game is broken         asking       asking again differs or changes the state
copy         shares or forgets something                save         cannot be saved, or loads differently
determinism  depends on more than seed and choices      replay       the transcript does not replay to the same state
view         not ready for JSON, or changes state    events       malformed
leak         view, options, waiting seats, refusals     hide         draws no fair world: an invariant broken, the
             or events tell what a seat cannot know                  generator kept, a hidden thing never varied,
                                                                     something dealt and unseen never drawn anew
words        a message is missing in some language      reach        a card, space or end was never met

    check_cards(GAME)

changes the card files, one value after the other, and raises a Fault `cards` if a change neither reaches the rules nor
is refused, or if no rule reads what was loaded.
"""

# mypyc: skip - checks others

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from ..chance import seeded
from ..game import Game
from ..knowledge import Knowledge
from .cards import check_cards
from .report import Fault, Report, Sitting
from .surroundings import trace, trace_in_new_process
from .tester import Tester

__all__ = ["STYLES", "Fault", "Report", "Sitting", "check", "check_cards", "conclude", "plan", "play"]

STYLES = ("uniform", "lively", "sensible", "mixed")


def check(
    game: Game[Any],
    games: int = 20,
    seed: int = 0,
    *,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    step_limit: int = 200_000,
    deep_every: int = 50,
    cards: Any = None,
    style: str = "mixed",
    progress: Callable[[int, int, Report], None] | None = None,
    keep_going: bool = False,
    must_reach: bool = False,
    first_looks: int = 1,
) -> Report:
    """Check a game. The first Fault is raised; with `keep_going` the first Fault of each game goes into the report.

    `games` are dealt out over all variants of the game with the given seats and option values, at least one to each.
    About every `deep_every`-th decision is checked deeply, and the first `first_looks` decisions of each kind in a
    game, however rare the kind. `progress` is called after each game with the number of games done, their total and the
    report.
    """
    report = Report()
    sittings = plan(game, games, seed, seats, options, style)
    for number, sitting in enumerate(sittings, 1):
        report.add(play(game, sitting, step_limit, deep_every, cards, keep_going, first_looks))
        if progress is not None:
            progress(number, len(sittings), report)
    conclude(game, report, cards, keep_going, must_reach)
    return report


def plan(
    game: Game[Any],
    games: int,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    style: str = "mixed",
) -> list[Sitting]:
    """The games of a run, dealt out over the variants.

    Mixed play is mostly lively if the game defines `weight`. Sensible play follows the game's policy and ends games in
    far fewer decisions: for runs of many thousand games.
    """
    if style not in STYLES:
        raise ValueError(f"a style is one of {', '.join(STYLES)}, not {style!r}")
    fixed = dict(options or {})
    variants = [v for v in game.variants() if seats in (None, v[0]) and v[1].items() >= fixed.items()]
    if not variants:  # `variants` leaves this combination out, or the game refuses it
        count = game.min_seats if seats is None else seats
        variants = [(count, game.check_options(count, fixed))]
    lively = type(game.knowledge()).weight is not Knowledge.weight
    chance = seeded(f"styles {seed}")
    sittings = []
    for number in range(max(games, len(variants))):
        count, full = variants[number % len(variants)]
        mixed = "lively" if lively and chance.below(4) else "uniform"
        sittings.append(Sitting(count, full, f"{seed}.{number}", mixed if style == "mixed" else style))
    return sittings


def play(
    game: Game[Any],
    sitting: Sitting,
    step_limit: int = 200_000,
    deep_every: int = 50,
    cards: Any = None,
    keep_going: bool = False,
    first_looks: int = 1,
) -> Report:
    """Play and check one game."""
    tester = Tester(game, sitting, step_limit, deep_every, cards, first_looks)
    before = random.getstate()
    try:
        tester.play()
    except Fault as fault:
        if not keep_going:
            raise
        tester.report.faults.append(fault)
    finally:
        tester.report.decisions = tester.report.longest = tester.number
        random.setstate(before)
    return tester.report


def conclude(
    game: Game[Any], report: Report, cards: Any = None, keep_going: bool = False, must_reach: bool = False
) -> None:
    """The checks that need a whole run."""
    faults = [
        Fault("hide", f"{name!r} was never varied in {report.drawn[name]} worlds", None, 0, "")
        for name in report.unvaried
    ]
    faults += [
        Fault(
            "hide",
            f"{name}, and yet the same in all {report.unseen[name]} pairs of worlds: `randomize_hidden` must draw it "
            "anew, or `Checks.known` must name it",
            None,
            0,
            "",
        )
        for name in report.unredrawn
    ]
    if sum(report.redrawn.values()) and not report.drawn:
        message = "worlds differ in what seats cannot see, but `Checks.hidden` names nothing"
        faults.append(Fault("hide", message, None, 0, ""))
    if must_reach and report.unreached:
        faults.append(Fault("reach", f"never met: {', '.join(report.unreached)}", None, 0, ""))
    if report.sample and cards is None and not report.faults and not faults:
        here, there = trace(game, report.sample), trace_in_new_process(game, report.sample)
        if here != there:
            message = f"a game goes otherwise in another process, where texts hash otherwise: {there}"
            faults.append(Fault("determinism", message, None, 0, report.sample))
    if faults and not keep_going:
        raise faults[0]
    report.faults += faults
