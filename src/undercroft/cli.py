"""The command `undercroft`: its arguments, and the function that runs each of its commands."""

from __future__ import annotations

import argparse
import difflib
import io
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from rich.console import Console

import undercroft
from undercroft.agents import AGENTS, NUMBERED
from undercroft.engine.errors import UndercroftError
from undercroft.engine.texts import LANGUAGES
from undercroft.games import all_games
from undercroft.lab import simulate
from undercroft.server.base.settings import Settings
from undercroft.server.run.cli import add_commands, need_server
from undercroft.terminal import doctor, files, lab, reports, rulebook
from undercroft.terminal.start import PlayOptions, begin, find_game, read_options
from undercroft.terminal.words import spoken_language

WRONG = 2
"""Exit code for wrong usage."""
INTERRUPTED = 130
NAMES = ", ".join((*AGENTS, *NUMBERED))
"""The names of all agents, for the help texts."""


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code. A user's mistake prints one line, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # replace characters that the screen cannot show
    try:
        top = parser()
        args, rest = top.parse_known_args(argv)
        if rest and args.run is not bench:
            top.error(f"unrecognized arguments: {' '.join(rest)}")
        args.rest = rest
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except UndercroftError as error:
        return complain(str(error))
    except BrokenPipeError:
        # The reader of our output has closed the pipe; make sure that nothing is flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return complain(f"{error.strerror or error}" + (f": {error.filename}" if error.filename else ""))
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 0


def complain(message: str) -> int:
    """Print one line to the error stream and return the exit code."""
    sys.stderr.write(f"undercroft: {' '.join(message.split())}\n")
    return WRONG


# The commands.
def games(args: argparse.Namespace) -> int:
    found = list(all_games().values())
    if args.json:
        reports.print_json([reports.game_json(game) for game in found])
    else:
        reports.print_games(found, args.lang, console())
    return 0


def rules(args: argparse.Namespace) -> int:
    game = find_game(args.game)
    texts = game.texts(args.lang)
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
        return complain(f"{args.file}: {error}")
    show = reports.Storyteller(game, texts, console()) if args.show and not args.json else None
    found = reports.replayed(transcript, game, cards, show)
    if args.json:
        reports.print_json(found)
    elif found["ok"]:
        reports.print_replayed(found, game, texts, console())
    return 0 if found["ok"] else complain(f"{args.file}: {found['error']}")


def bench(args: argparse.Namespace) -> int:
    file = Path(str(undercroft.__file__)).parents[2] / "bench" / "run.py"
    if not file.is_file():
        return complain(f"the benchmarks come with a checkout of the sources, as bench/run.py; {file} is not there")
    return subprocess.run([sys.executable, str(file), *args.rest], check=False).returncode


def doctors(args: argparse.Namespace) -> int:
    checks = doctor.examine(args.cards)
    if args.database or Path(Settings().database).exists():
        checks += house_checks(Settings(database=args.database or Settings().database), args.address)
    if args.json:
        reports.print_json(doctor.as_json(checks))
    else:
        doctor.print_checks(checks, console())
    return 0 if all(check.ok for check in checks) else 1


def house_checks(settings: Settings, address: str) -> list[doctor.Check]:
    """The checks of a house, where the packages that it needs are installed."""
    try:
        need_server()
        from undercroft.server.run import checkup

        return [doctor.Check(*each) for each in checkup.examine(settings, address)]
    except UndercroftError as error:
        return [doctor.Check("house", False, str(error))]


def console() -> Console:
    """The console for output that people read."""
    return Console(highlight=False)


# The arguments.
class Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake in one line, with the nearest valid value if there is one."""

    def error(self, message: str) -> NoReturn:
        wrong = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
        if wrong:
            known = re.findall(r"[\w-]+", wrong[2])
            near = difflib.get_close_matches(wrong[1], known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"choose from {', '.join(known)}"
            message = f"{wrong[1]!r} is not known here; {hint}"
        self.exit(WRONG, f"{self.prog}: {message} (see {self.prog} --help)\n")


def at_least(lowest: int) -> Callable[[str], int]:
    """An argument type: a whole number, `lowest` or more."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"expected a whole number, not {text!r}") from None
        if number < lowest:
            raise argparse.ArgumentTypeError(f"expected {lowest} or more, not {text}")
        return number

    return read


def parser() -> Parser:
    """Build the parser of all commands."""
    top = Parser(prog="undercroft", description="Play, study and balance modern tabletop games.")
    top.add_argument("--version", action="version", version=f"undercroft {undercroft.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: Callable[[argparse.Namespace], int], help: str, lang: bool = True) -> Parser:
        made = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        made.set_defaults(run=run)
        if lang:
            made.add_argument("--lang", choices=LANGUAGES, default=spoken_language(), help="language (from LANG)")
        return made

    def with_json(made: Parser) -> None:
        made.add_argument("--json", action="store_true", help="answer as JSON, for programs")

    def with_table(made: Parser) -> None:
        made.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="a table option")
        made.add_argument("--cards", type=Path, metavar="DIR", help="a folder of TOML files in place of our cards")

    def with_work(made: Parser) -> None:
        made.add_argument("--seed", default="0", help="the same seed gives the same result, however many jobs (0)")
        made.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="how many processes (1)")
        made.add_argument(
            "--ray", default="", metavar="ADDRESS", help="do the work on this Ray cluster; `local` starts a small one"
        )

    made = command("games", games, "list the games and their table options")
    with_json(made)

    made = command("rules", rules, "read the rulebook of a game, or one rule of it")
    made.add_argument("game", metavar="GAME")
    made.add_argument("id", metavar="ID", nargs="?", help="a rule, such as DB-P4")
    made.add_argument("--find", metavar="WORD", help="only rules that mention this")
    with_json(made)

    made = command("play", play, "play a game in this terminal against agents, or with friends at one screen")
    made.add_argument("game", metavar="GAME", nargs="?", help="may be left out with --load")
    made.add_argument(
        "--seats", "--players", type=at_least(1), metavar="N", help="how many seats (the fewest the game has)"
    )
    made.add_argument("--me", type=at_least(1), nargs="+", action="extend", default=[], metavar="SEAT")
    made.add_argument("--hot-seat", action="store_true", help="several people at this screen; all, without --me")
    made.add_argument("--agent", default="", help=f"who plays the other seats: {NAMES} (lively)")
    made.add_argument("--seed", help="the same seed and choices give the same game")
    made.add_argument("--load", type=Path, metavar="FILE", help="carry on from a save or a transcript")
    made.add_argument("--no-auto", action="store_true", help="ask even where there is only one option")
    made.add_argument("--transcript", type=Path, metavar="FILE", help="where the transcript goes at the end")
    with_table(made)

    made = command("simulate", simulations, "let agents play many games and count the results", lang=False)
    made.add_argument("game", metavar="GAME")
    made.add_argument(
        "--players", "--seats", type=at_least(1), metavar="N", help="how many seats (the fewest the game has)"
    )
    made.add_argument("--games", type=at_least(1), default=100, metavar="K", help="how many games (100)")
    made.add_argument("--agents", default="random", metavar="A,B..", help=f"from {NAMES} (random)")
    with_work(made)
    made.add_argument("--transcripts", type=Path, metavar="DIR", help="keep the transcript of every game there")
    with_table(made)
    with_json(made)

    made = command("tournament", lab.tournaments, "let agents play each other and rate them", lang=False)
    made.add_argument("game", metavar="GAME")
    made.add_argument("--agents", default="easy,normal,hard", metavar="A,B..", help=f"from {NAMES} (easy,normal,hard)")
    made.add_argument(
        "--players", "--seats", type=at_least(2), metavar="N", help="how many seats (the fewest, but 2 at least)"
    )
    made.add_argument("--games", type=at_least(1), default=20, metavar="K", help="games of every line-up (20)")
    made.add_argument("--ladder", action="store_true", help="each agent only against the one named before it")
    made.add_argument("--out", type=Path, metavar="DIR", help="keep the games there; the same command carries on")
    with_work(made)
    with_table(made)
    with_json(made)

    made = command("lab", lab.labs, "play many games and write a balance report", lang=False)
    made.add_argument("game", metavar="GAME")
    made.add_argument("--agents", default="normal", metavar="A,B..", help=f"from {NAMES} (normal)")
    made.add_argument("--players", "--seats", metavar="N,M..", help="counts of seats (the fewest, but 2 at least)")
    made.add_argument("--games", type=at_least(1), default=100, metavar="K", help="games of every variant (100)")
    made.add_argument("--out", type=Path, default=Path("lab"), metavar="DIR", help="folder of the report (lab)")
    made.add_argument(
        "--against", action="append", metavar="ID=VALUE", help="compare with this option, on the same luck"
    )
    made.add_argument("--against-cards", type=Path, metavar="DIR", help="compare with these cards, on the same luck")
    with_work(made)
    with_table(made)
    with_json(made)

    made = command("replay", replay, "play a transcript again and check its result")
    made.add_argument("file", type=Path, metavar="FILE")
    made.add_argument("--show", action="store_true", help="tell the game in words as it goes")
    made.add_argument("--cards", type=Path, metavar="DIR", help="the cards it was played with, if not ours")
    with_json(made)

    command("bench", bench, "measure the speed: runs bench/run.py of a checkout with the arguments given", lang=False)

    add_commands(commands)  # serve and host

    made = command("doctor", doctors, "check that everything is in place", lang=False)
    made.add_argument("--cards", type=Path, metavar="DIR", help="check this folder of cards as well")
    made.add_argument("--database", help=f"check this house (default: {Settings().database}, if it is here)")
    own = f"http://{Settings().host}:{Settings().port}"
    made.add_argument("--address", default=own, help="where the house is asked, if it is open (default: %(default)s)")
    with_json(made)
    return top


if __name__ == "__main__":
    sys.exit(main())
