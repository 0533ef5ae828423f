"""What each command of the terminal does: a function from its arguments to the exit code."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from rich.console import Console

import undercroft
from undercroft.engine.errors import UndercroftError
from undercroft.games import all_games
from undercroft.lab import simulate

from . import doctor, files, reports, rulebook
from .start import PlayOptions, begin, find_game, read_options

INTERRUPTED = 130


def games(args: argparse.Namespace) -> int:
    found = list(all_games().values()) if args.game is None else [find_game(args.game)]
    if args.json:
        told = [reports.game_json(game) for game in found]
        reports.print_json(told if args.game is None else told[0])
    elif args.game is None:
        reports.print_games(found, args.lang, console())
    else:
        reports.print_game(found[0], args.lang, console())
    return 0


def rules(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    texts = rulebook.written(game, args.lang)
    if args.id is not None:
        ids = [rulebook.find_rule(args.id, texts)]
    elif args.find is not None:
        ids = rulebook.mentioning(args.find, texts)
    else:
        ids = texts.rules()
    if args.json:
        reports.print_json(rulebook.rules_json(ids, game, texts))
    elif ids:
        console().print(rulebook.drawn_rules(ids, game, texts))
    else:
        console().print(rulebook.none_mentions(args.find, game, texts))
    return 0


def play(args: argparse.Namespace) -> int:
    asked = PlayOptions(
        seats=args.seats,
        me=args.me,
        hot_seat=args.hot_seat,
        options=args.option,
        agent=args.agent,
        cards=args.cards,
        load=args.load,
        language=args.lang,
        auto=not args.no_auto,
        transcript=args.transcript,
    )
    if args.seed is not None:
        asked.seed = args.seed
    begin(args.game, asked).run()
    return 0


def simulations(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    players = game.min_seats if args.players is None else args.players
    agents = [name.strip() for name in args.agents.split(",")]
    options = read_options(game, args.option)
    with reports.progress_bar(args.games, not args.json) as progress:
        summary = simulate.run(
            game.id,
            players,
            args.games,
            agents,
            seed=args.seed,
            jobs=args.jobs,
            options=options,
            cards=args.cards,
            transcripts=args.transcripts,
            progress=progress,
            ray=args.ray,
        )
    if args.json:
        reports.print_json(summary.json())
    else:
        reports.print_summary(summary, args.games, console())
    return INTERRUPTED if summary.interrupted else 1 if summary.errors else 0


def replay(args: argparse.Namespace) -> int:
    try:
        transcript = files.parse_transcript(files.read(args.file))
        game = find_game(transcript.game, transcript.version)
        cards = game.load_cards(args.cards)
        texts = game.texts(args.lang, setup=game.setup(transcript.seats, transcript.options, cards))
    except UndercroftError as error:
        if args.json:
            reports.print_json({"ok": False, "result": None, "error": str(error)})
        raise UndercroftError(f"{args.file}: {error}") from None
    show = reports.Storyteller(game, texts, console()) if args.show and not args.json else None
    found = reports.replayed(transcript, game, cards, show)
    if args.json:
        reports.print_json(found)
    elif found["ok"]:
        reports.print_replayed(found, game, texts, console())
    if not found["ok"]:
        raise UndercroftError(f"{args.file}: {found['error']}")
    return 0


def bench(args: argparse.Namespace) -> int:
    file = Path(str(undercroft.__file__)).parents[2] / "bench" / "run.py"
    if not file.is_file():
        raise UndercroftError(
            f"the benchmarks come with a checkout of the sources, as bench/run.py; {file} is not there"
        )
    return subprocess.run([sys.executable, str(file), *args.rest], check=False).returncode


def tell_checks(checks: list[doctor.Check], as_json: bool) -> int:
    """Print what `undercroft doctor` has found."""
    if as_json:
        reports.print_json(doctor.as_json(checks))
    else:
        doctor.print_checks(checks, console())
    return 0 if all(check.ok for check in checks) else 1


def console() -> Console:
    """The console for output that people read."""
    return Console(highlight=False)
