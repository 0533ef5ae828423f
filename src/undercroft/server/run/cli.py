"""The arguments of `undercroft serve` and `undercroft host`.

Server packages are imported only when one of them runs, so that the other commands work without them.
"""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import os
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec

from undercroft.engine.errors import SetupError
from undercroft.games import EARLIER
from undercroft.games import game as find_game

from ..base.settings import Settings


def add_commands(commands: Any) -> None:
    """Add both commands to the result of `add_subparsers`. Each sets `run`, a function from the arguments to the exit
    code."""
    serve = commands.add_parser("serve", help="run a server that people play on with their browsers")
    serve.add_argument("--host", default=Settings().host, help="address to listen on (default: this machine only)")
    serve.add_argument("--port", type=int, default=Settings().port)
    with_database(serve)
    serve.add_argument("--workers", type=int, default=1, help="server processes, to use more cores")
    serve.add_argument("--thinkers", type=int, default=Settings().thinkers, help="processes in which agents think")
    serve.add_argument("--live-tables", type=int, default=Settings().live_tables, help="the most tables in memory")
    serve.add_argument(
        "--cards",
        action="append",
        default=[],
        metavar="GAME=DIR",
        help="a folder of card files for new tables of a game, in place of our cards",
    )
    serve.add_argument(
        "--earlier-rules",
        metavar="DIR",
        help="a folder of earlier rules (GAME_VERSION), for tables begun under them, beside those we bring",
    )
    serve.add_argument(
        "--host-name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which people ask for this server, such as play.example.org; addresses need none",
    )
    serve.add_argument("--origin", action="append", default=[], help="another site whose pages may use this server")
    serve.add_argument("--proxied", action="store_true", help="believe a proxy on this machine about addresses")
    serve.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe a proxy on another machine, or those of a network such as 10.0.0.0/24, too",
    )
    serve.add_argument("--secure-cookies", action="store_true", help="cookies travel by https only")
    serve.set_defaults(run=run_serve)

    host = commands.add_parser("host", help="manage the tables and backups of a server")
    actions = host.add_subparsers(required=True, metavar="ACTION")

    def action(name: str, help: str, table: bool = True) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=help, description=help)
        with_database(made)
        if table:
            made.add_argument("table", help="a table's id, as in its address")
        made.set_defaults(run=run_host, action=name)
        return made

    listing = action("list", "list all tables", table=False)
    listing.add_argument("--status", choices=["open", "playing", "over", "closed"])
    listing.add_argument("--json", action="store_true")
    action("inspect", "everything about a table, hidden things included, as JSON")
    action("rewind", "take a table back to an entry of its log").add_argument("to", type=int)
    action("export", "the transcript of a table as far as it has got, hidden things included")
    action("close", "close a table").add_argument("--reason", default="closed by the host")
    reset = action("password", "give an account a password for one use, and end all of its sessions", table=False)
    reset.add_argument("login", help="what the person logs in with")
    action("backup", "write the whole house into one file", table=False).add_argument("file", type=Path)
    action("restore", "fill an empty database from a backup", table=False).add_argument("file", type=Path)
    pruning = action("prune", "delete what is kept for nobody any more", table=False)
    pruning.add_argument(
        "--unplayed-days", type=days, metavar="N", help="tables where nobody has chosen anything, and nothing happened"
    )
    pruning.add_argument("--guest-days", type=days, metavar="N", help="guests without an account, not seen for N days")
    pruning.add_argument(
        "--snapshots",
        type=at_least_one,
        metavar="K",
        help="snapshots of a table beyond the newest K; its log stays whole",
    )
    pruning.add_argument("--dry-run", action="store_true", help="only say how much that would be")


def days(text: str) -> float:
    """A number of days. Less than one is refused: people may still be there."""
    number = float(text)
    if not 1 <= number < float("inf"):
        raise argparse.ArgumentTypeError("a number of days, at least 1")
    return number


def at_least_one(text: str) -> int:
    """A number of snapshots."""
    if int(text) < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return int(text)


def with_database(made: argparse.ArgumentParser) -> None:
    """Add the argument --database."""
    help = "a file, or postgresql://... (default: %(default)s)"
    made.add_argument("--database", default=Settings().database, help=help)


def need_server() -> None:
    """Raise SetupError if the server's packages are missing."""
    try:
        import litestar  # noqa: F401
        import sqlalchemy  # noqa: F401
        import uvicorn  # noqa: F401
    except ImportError as error:
        missing = f"this needs the server's packages ({error.name} is missing)"
        raise SetupError(f"{missing}: pip install 'undercroft[server]'") from None


def run_serve(args: argparse.Namespace) -> int:
    """`undercroft serve`."""
    need_server()
    from .serve import serve

    if args.earlier_rules:
        if not Path(args.earlier_rules).is_dir():
            raise SetupError(f"--earlier-rules names no folder: {args.earlier_rules}")
        os.environ[EARLIER] = str(Path(args.earlier_rules).resolve())
    return serve(
        Settings(
            database=args.database,
            host=args.host,
            port=args.port,
            workers=args.workers,
            thinkers=args.thinkers,
            live_tables=args.live_tables,
            cards=read_cards(args.cards),
            hosts=args.host_name,
            origins=args.origin,
            proxied=args.proxied or bool(args.trusted_proxy),
            proxies=(*Settings().proxies, *map(read_network, args.trusted_proxy)),
            secure_cookies=args.secure_cookies,
        )
    )


def read_network(address: str) -> str:
    """Check that this is an address or a network."""
    try:
        return str(ipaddress.ip_network(address)) if "/" in address else str(ipaddress.ip_address(address))
    except ValueError as error:
        raise SetupError(f"--trusted-proxy takes an address or a network: {error}") from None


def read_cards(pairs: list[str]) -> dict[str, str]:
    """Parse GAME=DIR pairs. Each folder is loaded once, so that a mistake shows now and not when somebody sits down."""
    out = {}
    for pair in pairs:
        id, equals, folder = pair.partition("=")
        if not equals:
            raise SetupError(f"--cards takes GAME=DIR, not {pair!r}")
        check_cards(id, folder)
        out[id] = str(Path(folder).resolve())
    return out


def check_cards(id: str, folder: str) -> None:
    """Raise CardError where a game cannot use the cards of a folder, and SetupError where they take too much."""
    from ..base.errors import Refused
    from ..model.engine import Rules
    from ..tables.checker import Checker

    try:
        asyncio.run(Checker().cards(Rules(find_game(id)), folder, by="the host"))
    except Refused as error:
        raise SetupError(f"{folder}: {error}") from None


def run_host(args: argparse.Namespace) -> int:
    """`undercroft host ...`. Errors are raised as UndercroftError, which the command prints in one line."""
    need_server()
    from ..db.retention import Policy
    from . import host

    settings = Settings(database=args.database)
    name = args.action
    if name != "restore" and settings.file is not None and not settings.file.exists():
        # Opening would create the file, and a mistyped name would look like an empty database.
        raise SetupError(f"there is no such file: {settings.file}; --database names the one your house is kept in")

    def do(work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run(work)

    if name == "list":
        rows = do(host.list_tables(settings, args.status))
        if args.json:
            print(msgspec.json.encode(rows).decode())
        for row in [] if args.json else rows:
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["changed"]))
            print(f"{row['table']}  {row['status']:8}{when}  {row['game']}, {row['seats']} seats  {row['title']}")
    elif name == "inspect":
        print(msgspec.json.format(msgspec.json.encode(do(host.inspect(settings, args.table))), indent=1).decode())
    elif name == "rewind":
        print(f"entry {do(host.rewind(settings, args.table, args.to))} takes the table back to {args.to}")
    elif name == "export":
        sys.stdout.write(do(host.export(settings, args.table)))
    elif name == "close":
        print(f"closed, by entry {do(host.close(settings, args.table, args.reason))}")
    elif name == "prune":
        policy = Policy(args.unplayed_days, args.guest_days, args.snapshots)
        if policy == Policy():
            raise SetupError("nothing is pruned unless you say what: --unplayed-days, --guest-days, --snapshots")
        found = do(host.prune(settings, policy, args.dry_run))
        print(
            f"{found.tables:,} tables never played, {found.guests:,} guests, {found.snapshots:,} snapshots and "
            f"{found.card_sets:,} sets of cards {'would be' if args.dry_run else 'were'} deleted"
        )
    elif name == "password":
        password = do(host.reset_password(settings, args.login))
        print(f"{password}  is good for one login as {args.login} within {host.ONCE_HOURS} hours, to choose another")
    elif name == "backup":
        print(f"{do(host.back_up(settings, args.file)):,} rows written to {args.file}")
    else:
        print(f"{do(host.restore(settings, args.file)):,} rows restored from {args.file}")
    return 0
