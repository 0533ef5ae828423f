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

from ..base.config import read_settings
from ..base.settings import Settings

GIVEN = ("host", "port", "database", "workers", "thinkers", "live_tables", "proxied", "secure_cookies")
"""Settings that an argument of the same name may give."""


def serve_arguments(serve: argparse.ArgumentParser) -> None:
    """Add the arguments of `undercroft serve`. What is not given comes from the file of settings."""
    own = Settings()
    serve.add_argument(
        "--config", type=Path, metavar="FILE", help="a TOML file of settings; what is given here goes first"
    )
    serve.add_argument(
        "--host", help=f"address to listen on ({own.host}: this machine only; 0.0.0.0: for the network too)"
    )
    serve.add_argument(
        "--port", type=int, help=f"port to listen on ({own.port}, or if that is taken the next free one)"
    )
    serve.add_argument("--open", action="store_true", help="open the house in the browser, where there is a screen")
    with_database(serve)
    serve.add_argument("--workers", type=int, metavar="N", help="server processes, to use more cores")
    serve.add_argument("--thinkers", type=int, metavar="N", help="processes in which agents think")
    serve.add_argument("--live-tables", type=int, metavar="N", help="the most tables in memory")
    serve.add_argument(
        "--cards",
        action="append",
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
        metavar="NAME",
        help="a name by which people ask for this server, such as play.example.org; addresses need none",
    )
    serve.add_argument("--origin", action="append", metavar="URL", help="another site whose pages may use this server")
    serve.add_argument(
        "--proxied", action="store_true", default=None, help="believe a proxy on this machine about addresses"
    )
    serve.add_argument(
        "--trusted-proxy",
        action="append",
        metavar="ADDRESS",
        help="believe a proxy on another machine, or those of a network such as 10.0.0.0/24, too",
    )
    serve.add_argument("--secure-cookies", action="store_true", default=None, help="cookies travel by https only")


def host_arguments(host: argparse.ArgumentParser) -> None:
    """Add the arguments of `undercroft host`."""
    actions = host.add_subparsers(required=True, metavar="ACTION")

    def action(name: str, help: str, table: bool = True) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = actions.add_parser(name, help=help, description=help)
        with_database(made)
        if table:
            made.add_argument("table", help="a table's id, as in its address")
        made.set_defaults(action=name)
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
    made.add_argument("--database", help=f"a file, or postgresql://... ({Settings().database})")


def run_serve(args: argparse.Namespace) -> int:
    """`undercroft serve`."""
    from .serve import free_port, serve

    if args.earlier_rules:
        if not Path(args.earlier_rules).is_dir():
            raise SetupError(f"--earlier-rules names no folder: {args.earlier_rules}")
        os.environ[EARLIER] = str(Path(args.earlier_rules).resolve())
    settings = read_settings(args.config) if args.config else Settings()
    given: dict[str, Any] = {name: getattr(args, name) for name in GIVEN if getattr(args, name) is not None}
    if pairs := [*map("=".join, settings.cards.items()), *(args.cards or ())]:
        given["cards"] = read_cards(pairs)
    if args.origin:
        given["origins"] = args.origin
    if args.host_name:
        given["hosts"] = args.host_name
    if args.trusted_proxy:
        given |= {"proxied": True, "proxies": (*settings.proxies, *map(read_network, args.trusted_proxy))}
    settings = msgspec.structs.replace(settings, **given)
    if args.port is None and settings.port == Settings().port:
        settings = msgspec.structs.replace(settings, port=free_port(settings.host, settings.port))
    return serve(settings, browser=args.open)


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
    from ..db.retention import Policy
    from . import host

    settings = Settings(database=args.database or Settings().database)
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
