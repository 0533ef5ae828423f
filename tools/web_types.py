"""Write the browser client's types from the server's: `web/src/generated/`. `--check` only looks for differences."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import undercroft.server
from undercroft.games import all_games
from undercroft.server.messages import wire

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "undercroft" / "games"
WEB = ROOT / "web"
TARGET = WEB / "src" / "generated"
WIDTH = 120
HEAD = "// Made by tools/web_types.py from the types of the server and the games. Do not edit.\n"
ASKED = [
    *("HouseInfo", "NewTable", "Made", "TableLine", "Position", "Branch", "Me", "Session"),
    *("Hint", "WantedHint", "LessonSteps"),
]
"""What the client sends and gets by requests; News and the like are the wire's own."""
FEWEST = 40
"""Modules that the server has at least: if fewer are found, we look in the wrong place."""


def server_type(name: str) -> Any:
    """A type of the server by its name, wherever it lives there."""
    for module in server_modules():
        found = getattr(importlib.import_module(module), name, None)
        if found is not None:
            return found
    raise LookupError(f"the server has no type {name}")


@cache
def server_modules() -> list[str]:
    """All modules of the server, however deep. Migrations hold no types, and run only inside Alembic."""
    found = pkgutil.walk_packages(undercroft.server.__path__, "undercroft.server.")
    names = [module.name for module in found if not module.ispkg and ".migrations." not in module.name]
    assert len(names) >= FEWEST, f"only {len(names)} modules of the server were found"
    return names


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(map(json.dumps, schema["enum"]))
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    if kind == "array":
        item = type_of(schema["items"]) if isinstance(schema.get("items"), dict) else "unknown"
        return f"{item}[]" if item.isidentifier() else f"({item})[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return (
            f"Record<string, {type_of(values)}>" if isinstance(values, dict) and values else "Record<string, unknown>"
        )
    known = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return known.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    """One class as a TypeScript interface, on one line if there is room."""
    head = f"export interface {name} {{"
    lines = [f"/** {schema['description'].strip()} */"] if "description" in schema else []
    needed = schema.get("required", [])
    fields = [
        f"{field}{'' if field in needed else '?'}: {type_of(each)};"
        for field, each in schema.get("properties", {}).items()
    ]
    short = " ".join([head, *fields, "}"])
    lines += [short] if len(short) <= WIDTH else [head, *(f"  {field}" for field in fields), "}"]
    return "\n".join(lines)


def module(types: list[Any]) -> str:
    """Types, and all that they are made of, as a TypeScript module."""
    _, parts = msgspec.json.schema_components(types, schema_hook=lambda _: {"type": "any"}, ref_template="#/{name}")
    return (
        "\n\n".join([HEAD + "/* eslint-disable */", *(interface(name, parts[name]) for name in sorted(parts))]) + "\n"
    )


def wanted() -> dict[str, str]:
    """All generated files by name."""
    actions = " | ".join(kind.__name__ for kind in wire.AnyAction.__args__)
    types = [wire.News, wire.Done, wire.No, wire.Reasons, wire.AnyAction, *map(server_type, ASKED)]
    files = {"wire.ts": module(types) + f"\nexport type AnyAction = {actions};\n", "addresses.ts": addresses()}
    files["messages.ts"] = messages()
    files["events.ts"] = union("EventMessage", of_games("event-"))
    for game in all_games():
        if not (GAMES / game / "show" / "view_types.py").exists():
            continue  # a small game's view has no types: its board says what it reads
        name = type_of_view(game)
        found = getattr(importlib.import_module(f"undercroft.games.{game}.show.view_types"), name)
        files[f"{game}.ts"] = module([found]) + f"\nexport type View = {name};\n"
        files[f"cards/{game}.ts"] = cards(game)
    return files


def cards(game: str) -> str:
    """The types of a game's card files, and all of them by name, as the server sends them."""
    kinds = card_files(game)
    lines = [f"  {name}: {kind.__name__};" for name, kind in kinds.items()]
    return module(list(kinds.values())) + "\n".join(["\nexport interface CardFiles {", *lines, "}\n"])


def card_files(game: str) -> dict[str, Any]:
    """What each card file of a game is read as."""
    kinds: dict[str, Any] = importlib.import_module(f"undercroft.games.{game}").GAME.decks
    assert kinds, f"{game} does not say what its card files hold"
    return kinds


def addresses() -> str:
    """The addresses that the server answers with the client, `*` for a part that varies. Each is a page there."""
    found = [re.sub(r"\{[^}]*\}", "*", address) for address in server_type("ADDRESSES")]
    return f"{HEAD}export type Address = {' | '.join(map(json.dumps, found))};\n"


def messages() -> str:
    """The ids of the client's own messages, and of those that name a choice of some game."""
    own = union("Message", ids(WEB / "texts" / "en.ftl"))
    return own + union("ChoiceMessage", of_games("choice-")).removeprefix(HEAD)


def of_games(prefix: str) -> list[str]:
    """The ids of games' messages that begin so. A small game may have no texts: its choices say themselves."""
    files = [file for game in all_games() if (file := GAMES / game / "texts" / "en.ftl").exists()]
    return sorted({id for file in files for id in ids(file) if id.startswith(prefix)})


def union(name: str, known: list[str]) -> str:
    """A type that is one of these words."""
    return HEAD + "\n".join([f"\nexport type {name} =", *(f"  | {json.dumps(id)}" for id in known)]) + ";\n"


def ids(file: Path) -> list[str]:
    """The ids of the messages of a Fluent file."""
    found = sorted(re.findall(r"^([a-z][\w-]*) *=", file.read_text("utf-8"), re.MULTILINE))
    assert found, f"{file} has no message"
    return found


def type_of_view(game: str) -> str:
    """The name of what a game's `view` returns; read from its source, as a compiled function does not say."""
    source = GAMES / game / "show" / "view.py"
    for part in ast.parse(source.read_text("utf-8")).body:
        if isinstance(part, ast.FunctionDef) and part.name == "view" and part.returns is not None:
            return ast.unparse(part.returns)
    raise SystemExit(f"{source} has no function `view` that says what it returns")


def stale(files: dict[str, str]) -> list[str]:
    """The files that are not as they should be."""
    return [name for name, text in files.items() if not _same(TARGET / name, text)]


def _same(file: Path, text: str) -> bool:
    return file.exists() and file.read_text("utf-8") == text


def main() -> int:
    """Write, or check."""
    files = wanted()
    changed = stale(files)
    if "--check" in sys.argv[1:]:
        if changed:
            print(f"stale: {', '.join(changed)}; run tools/web_types.py", file=sys.stderr)
        return 1 if changed else 0
    for name in changed:
        (TARGET / name).parent.mkdir(parents=True, exist_ok=True)
        (TARGET / name).write_text(files[name], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
