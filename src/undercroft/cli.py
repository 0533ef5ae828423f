"""The command `undercroft`: its arguments, and the function that runs each of its commands.

Nothing else is imported before it is needed, so that `undercroft --help` answers at once: the arguments of a command
are made when it is asked for, and what runs it is named by its module.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable

import undercroft

TYPE_CHECKING = False  # what `typing` has of this name, which takes long to import
if TYPE_CHECKING:
    from pathlib import Path
    from typing import NoReturn

WRONG = 2
"""Exit code for wrong usage."""
INTERRUPTED = 130
Run = Callable[[argparse.Namespace], int]
MORE = """without a command: open the house in the browser
with a game alone, as in `undercroft dice_brewing`: play it in this terminal"""


def main(argv: list[str] | None = None) -> int:
    """Run a command and return its exit code. A user's mistake prints one line, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # replace characters that the screen cannot show
    try:
        args = read(short_forms(sys.argv[1:] if argv is None else argv))
    except SystemExit as leaving:  # argparse has said why
        return leaving.code if isinstance(leaving.code, int) else 0
    from undercroft.engine.errors import UndercroftError

    try:
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


def read(words: list[str]) -> argparse.Namespace:
    """Parse the arguments."""
    top = parser(words[0])
    args, rest = top.parse_known_args(words)
    if rest and not args.takes_rest:
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    args.rest = rest
    return args


def complain(message: str) -> int:
    """Print one line to the error stream and return the exit code."""
    sys.stderr.write(f"undercroft: {' '.join(message.split())}\n")
    return WRONG


def short_forms(words: list[str]) -> list[str]:
    """What the short forms stand for: nothing opens the house, a game is played."""
    if not words:
        return ["serve", "--open"]
    return ["play", *words] if words[0] in game_ids() else words


def game_ids() -> list[str]:
    """The ids of the games, by the names of their folders: importing them takes longer."""
    games = os.path.join(os.path.dirname(__file__), "games")
    return sorted(name for name in os.listdir(games) if os.path.exists(os.path.join(games, name, "game.py")))


def doctors(args: argparse.Namespace) -> int:
    """Look at everything, and at the house if there is one here. It stands here because it asks terminal and server."""
    from undercroft.engine.errors import UndercroftError
    from undercroft.server.base.settings import Settings
    from undercroft.terminal import commands, doctor

    checks = doctor.examine(args.cards)
    if args.database or os.path.exists(Settings().database):
        from undercroft.server.run import checkup

        try:
            house = checkup.examine(Settings(database=args.database or Settings().database), args.address)
            checks += [doctor.Check(*each) for each in house]
        except UndercroftError as error:
            checks.append(doctor.Check("house", False, str(error)))
    return commands.tell_checks(checks, args.json)


def shell(args: argparse.Namespace) -> int:
    """Print a completion or the man page."""
    from undercroft.terminal.shell import completion, man

    sys.stdout.write(man(parser()) if args.what == "man" else completion(parser(), args.what))
    return 0


# The arguments.
class Parser(argparse.ArgumentParser):
    """An argument parser that reports a mistake in one line, with the nearest valid value if there is one."""

    def error(self, message: str) -> NoReturn:
        wrong = re.search(r"invalid choice: '(.*?)' \(choose from (.*)\)", message)
        if wrong:
            import difflib

            known = re.findall(r"[\w-]+", wrong[2])
            if known == list(COMMANDS):
                known += game_ids()
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


def path(text: str) -> Path:
    """An argument type: a file or a folder."""
    from pathlib import Path

    return Path(text)


def agents() -> str:
    """The names of all agents, for the help texts."""
    from undercroft.agents import AGENTS, NUMBERED

    return ", ".join((*AGENTS, *NUMBERED))


def with_lang(made: argparse.ArgumentParser) -> None:
    from undercroft.engine.texts import LANGUAGES
    from undercroft.terminal.words import spoken_language

    made.add_argument("--lang", choices=LANGUAGES, default=spoken_language(), help="language (from LANG)")


def with_json(made: argparse.ArgumentParser) -> None:
    made.add_argument("--json", action="store_true", help="answer as JSON, for programs")


def with_seats(made: argparse.ArgumentParser, *names: str, least: int = 1, help: str) -> None:
    made.add_argument(*names, type=at_least(least), metavar="N", help=help)


def with_table(made: argparse.ArgumentParser) -> None:
    made.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="a table option")
    made.add_argument("--cards", type=path, metavar="DIR", help="a folder of TOML files in place of our cards")


def with_work(made: argparse.ArgumentParser) -> None:
    made.add_argument("--seed", default="0", help="the same seed gives the same result, however many jobs (0)")
    made.add_argument("--jobs", type=at_least(1), default=1, metavar="J", help="how many processes (1)")
    made.add_argument(
        "--ray", default="", metavar="ADDRESS", help="do the work on this Ray cluster; `local` starts a small one"
    )


def games(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME", nargs="?", help="tell of this one alone, and of more")
    with_lang(made)
    with_json(made)


def rules(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("id", metavar="ID", nargs="?", help="a rule, such as DB-P4")
    made.add_argument("--find", metavar="WORD", help="only rules that mention this")
    with_lang(made)
    with_json(made)


def play(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME", nargs="?", help="may be left out with --load")
    with_seats(made, "--seats", "--players", help="how many seats (the fewest the game has)")
    made.add_argument(
        "--me", type=at_least(1), nargs="+", action="extend", default=[], metavar="SEAT", help="your seats (1)"
    )
    made.add_argument("--hot-seat", action="store_true", help="several people at this screen; all, without --me")
    made.add_argument("--agent", default="", help=f"who plays the other seats: {agents()} (lively)")
    made.add_argument("--seed", help="the same seed and choices give the same game")
    made.add_argument("--load", type=path, metavar="FILE", help="carry on from a save or a transcript")
    made.add_argument("--no-auto", action="store_true", help="ask even where there is only one option")
    made.add_argument("--transcript", type=path, metavar="FILE", help="where the transcript goes at the end")
    with_lang(made)
    with_table(made)


def simulate(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME")
    with_seats(made, "--players", "--seats", help="how many seats (the fewest the game has)")
    made.add_argument("--games", type=at_least(1), default=100, metavar="K", help="how many games (100)")
    made.add_argument("--agents", default="random", metavar="A,B..", help=f"from {agents()} (random)")
    with_work(made)
    made.add_argument("--transcripts", type=path, metavar="DIR", help="keep the transcript of every game there")
    with_table(made)
    with_json(made)


def tournament(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--agents", default="easy,normal,hard", metavar="A,B..", help=f"from {agents()} (%(default)s)")
    with_seats(made, "--players", "--seats", least=2, help="how many seats (the fewest, but 2 at least)")
    made.add_argument("--games", type=at_least(1), default=20, metavar="K", help="games of every line-up (20)")
    made.add_argument("--ladder", action="store_true", help="each agent only against the one named before it")
    made.add_argument("--out", type=path, metavar="DIR", help="keep the games there; the same command carries on")
    with_work(made)
    with_table(made)
    with_json(made)


def lab(made: argparse.ArgumentParser) -> None:
    made.add_argument("game", metavar="GAME")
    made.add_argument("--agents", default="normal", metavar="A,B..", help=f"from {agents()} (normal)")
    made.add_argument("--players", "--seats", metavar="N,M..", help="counts of seats (the fewest, but 2 at least)")
    made.add_argument("--games", type=at_least(1), default=100, metavar="K", help="games of every variant (100)")
    made.add_argument("--out", type=path, default="lab", metavar="DIR", help="folder of the report (lab)")
    made.add_argument(
        "--against", action="append", metavar="ID=VALUE", help="compare with this option, on the same luck"
    )
    made.add_argument("--against-cards", type=path, metavar="DIR", help="compare with these cards, on the same luck")
    with_work(made)
    with_table(made)
    with_json(made)


def replay(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=path, metavar="FILE")
    made.add_argument("--show", action="store_true", help="tell the game in words as it goes")
    made.add_argument("--cards", type=path, metavar="DIR", help="the cards it was played with, if not ours")
    with_lang(made)
    with_json(made)


def bench(made: argparse.ArgumentParser) -> None:
    made.set_defaults(takes_rest=True)


def serve(made: argparse.ArgumentParser) -> None:
    from undercroft.server.run.cli import serve_arguments

    serve_arguments(made)


def host(made: argparse.ArgumentParser) -> None:
    from undercroft.server.run.cli import host_arguments

    host_arguments(made)


def doctor(made: argparse.ArgumentParser) -> None:
    made.add_argument("--cards", type=path, metavar="DIR", help="check this folder of cards as well")
    from undercroft.server.base.settings import Settings

    made.add_argument("--database", help=f"check this house (default: {Settings().database}, if it is here)")
    own = f"http://{Settings().host}:{Settings().port}"
    made.add_argument("--address", default=own, help="where the house is asked, if it is open (default: %(default)s)")
    with_json(made)


def shells(made: argparse.ArgumentParser) -> None:
    made.add_argument("what", choices=("bash", "zsh", "fish", "man"), help="a completion, or the man page")


COMMANDS: dict[str, tuple[Callable[[argparse.ArgumentParser], None], str, str]] = {
    "play": (
        play,
        "terminal.commands:play",
        "play a game in this terminal against agents, or with friends at one screen",
    ),
    "games": (games, "terminal.commands:games", "list the games and their table options"),
    "rules": (rules, "terminal.commands:rules", "read the rulebook of a game, or one rule of it"),
    "serve": (serve, "server.run.cli:run_serve", "run a server that people play on with their browsers"),
    "host": (host, "server.run.cli:run_host", "manage the tables and backups of a server"),
    "simulate": (simulate, "terminal.commands:simulations", "let agents play many games and count the results"),
    "tournament": (tournament, "terminal.lab:tournaments", "let agents play each other and rate them"),
    "lab": (lab, "terminal.lab:labs", "play many games and write a balance report"),
    "replay": (replay, "terminal.commands:replay", "play a transcript again and check its result"),
    "bench": (
        bench,
        "terminal.commands:bench",
        "measure the speed: runs bench/run.py of a checkout with the arguments given",
    ),
    "doctor": (doctor, "cli:doctors", "check that everything is in place"),
    "shell": (shells, "cli:shell", "print a completion for bash, zsh or fish, or the man page"),
}
"""By name: what adds its arguments, the function that runs it, as MODULE:NAME, and what it does."""


def run(where: str) -> Run:
    """The function of this name, whose module is imported when it is called."""

    def call(args: argparse.Namespace) -> int:
        import importlib

        module, _, name = where.partition(":")
        return int(getattr(importlib.import_module(f"undercroft.{module}"), name)(args))

    return call


def parser(only: str | None = None) -> Parser:
    """The parser of all commands. With a word given, only the command of that name knows its arguments."""
    top = Parser(
        prog="undercroft",
        description="Play, study and balance modern tabletop games.",
        epilog=MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"undercroft {undercroft.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for name, (add_arguments, where, help) in COMMANDS.items():
        made = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
        made.set_defaults(run=run(where), takes_rest=False)
        if only in (None, name):
            add_arguments(made)
    return top


if __name__ == "__main__":
    sys.exit(main())
