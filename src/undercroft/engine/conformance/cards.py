"""Do the rules read what the card files say? `unread(game)` names what an owner could change in vain.

Each value of the game's own files is changed, one after the other, and the files are loaded as an owner's. Either they
are refused, or the rules have something else. Then the rules' sources are searched: whatever `load_cards` gives, some
rule must read. What is Told is for people and left out.
"""

# mypyc: skip - checks others

from __future__ import annotations

import ast
import pickle
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import msgspec.inspect

from ..cards import Deck, dotted, fields_of, marked, parts_of
from ..errors import CardError
from ..game import Game
from .report import Fault

SHOWN = {"definitions", "show", "ai"}
"""The rooms of a game that hold no rules."""
NAMES = {"deck", "folder"}
"""What tells one set of cards from another."""
TRIED = 2
"""So many other values are tried in the first place of a kind, and one of them in each of the others ..."""
ENOUGH = 4
"""... of so many, if the check is not thorough."""

Path_ = list[str | int]


def check_cards(game: Game[Any]) -> None:
    """Raise a Fault if an owner of the printed game could change something in vain."""
    if found := unread(game):
        raise Fault("cards", "no rule reads " + "; ".join(found[:20]), None, 0, "")


def unread(game: Game[Any]) -> list[str]:
    """What no rule reads of the card files: fields that may be changed in vain, and attributes that no source reads."""
    return changed_in_vain(game) + not_in_the_sources(game)


def changed_in_vain(game: Game[Any], thorough: bool = False) -> list[str]:
    """The fields where another value than the game's own loads and gives the rules the same as before."""
    if not game.decks:
        return []
    kinds: dict[str, type] = dict(game.decks)  # type: ignore[arg-type]  # each file with its type, or this fails
    out: dict[str, str] = {}
    loads, parsed = tomllib.loads, dict[str, bytes]()

    def remembered(text: str) -> dict[str, Any]:
        if text not in parsed:
            parsed[text] = pickle.dumps(loads(text))
        data: dict[str, Any] = pickle.loads(parsed[text])
        return data

    with tempfile.TemporaryDirectory() as scratch, patch("undercroft.engine.cards.tomllib.loads", remembered):
        before = seen(game.load_cards(None), set())
        number = 0
        met: Counter[str] = Counter()
        for name, kind in kinds.items():
            deck = Deck(game.folder() / "cards" / f"{name}.toml")
            found: Any = deck.read(kind)
            for path, value, info in places(found, deck.data, []):
                general = f"{name} {'.'.join('*' if isinstance(step, int) else step for step in path)}"
                found_others = others(info, value)
                few = TRIED if not met[general] or thorough else 1 if met[general] < ENOUGH else 0
                at = met[general] % max(len(found_others), 1)
                met[general] += 1
                for other in (found_others[at:] + found_others[:at])[:few]:
                    number += 1
                    text = f"# {number}"
                    parsed[text] = pickle.dumps(with_value(deck.data, path, other))
                    folder = Path(scratch, str(number))
                    folder.mkdir()
                    (folder / f"{name}.toml").write_text(text, "utf-8")
                    try:
                        after = seen(game.load_cards(folder), set())
                    except CardError:
                        continue
                    finally:
                        del parsed[text]
                    if after == before:
                        out.setdefault(general, f"{dotted(path)} = {other!r} in {name}.toml")
    return list(out.values())


def places(found: msgspec.Struct, written: dict[str, Any], path: Path_) -> Iterator[tuple[Path_, Any, Any]]:
    """Every value of a part of a file that is not for people: where it is, what it is, and its type, if it has one."""
    kind: Any = type(found)
    infos = {field.name: field.type for field in msgspec.inspect.type_info(kind).fields}  # type: ignore[attr-defined]
    for field in fields_of(kind):
        if not marked(kind, field.name, "people"):
            value, here = getattr(found, field.name), [*path, field.encode_name]
            yield from inside(value, written.get(field.encode_name), infos[field.name], here)
    typed = {field.encode_name for field in fields_of(kind)} | {kind.__struct_config__.tag_field}
    for name in sorted(written.keys() - typed):
        yield [*path, name], written[name], None


def inside(value: Any, written: Any, info: Any, path: Path_) -> Iterator[tuple[Path_, Any, Any]]:
    """The values at one place of a file: of a list or a table those in it, too."""
    if isinstance(value, msgspec.Struct):
        if written is not None:
            yield from places(value, written, path)
        return
    yield path, value, info
    items = [part.item_type for part in parts_of(info) if isinstance(part, msgspec.inspect.ListType)]
    if isinstance(value, list) and items and written:
        for i, each in enumerate(value):
            yield from inside(each, written[i], items[0], [*path, i])
    tables = [part.value_type for part in parts_of(info) if isinstance(part, msgspec.inspect.DictType)]
    if isinstance(value, dict) and tables and written:
        for key, each in value.items():
            yield from inside(each, written[key], tables[0], [*path, key])


def others(info: Any, value: Any) -> list[Any]:
    """A few other values for a place, by its type."""
    out: list[Any] = []
    if isinstance(value, bool):
        out = [not value]
    elif isinstance(value, int):
        out = [value + 1, value - 1, value + 2]
    elif isinstance(value, list) and value:
        out = [value[:-1]]
    elif isinstance(value, dict) and info is None:
        out = [{**value, "more": 1}]
    elif isinstance(value, str) and info is None:
        out = [f"{value} or not"]
    for part in parts_of(info) if info is not None else ():
        match part:
            case msgspec.inspect.LiteralType():
                out += [each for each in part.values if each is not None]
            case msgspec.inspect.BoolType():
                out += [True, False]
            case msgspec.inspect.IntType() if not isinstance(value, int):
                out += [7, 11]
            case msgspec.inspect.StrType():
                out += ["something else"]
            case msgspec.inspect.ListType() | msgspec.inspect.VarTupleType() if not value:
                out += [[each] for each in others(part.item_type, None)]
    told = [msgspec.to_builtins(each) for each in out]
    mine = msgspec.to_builtins(value)
    return [each for i, each in enumerate(told) if each != mine and each not in told[:i]]


def with_value(data: dict[str, Any], path: Path_, value: Any) -> dict[str, Any]:
    """The same file with another value in one place."""
    copy: dict[str, Any] = pickle.loads(pickle.dumps(data))
    at: Any = copy
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return copy


def seen(thing: Any, known: set[int]) -> Any:
    """Plain data of whatever the rules have of the cards."""
    if isinstance(thing, list | tuple):
        return [seen(each, known) for each in thing]
    if isinstance(thing, dict):
        return {str(key): seen(each, known) for key, each in thing.items()}
    if thing is None or isinstance(thing, str | int | float):
        return thing
    if id(thing) in known:
        return None
    known.add(id(thing))
    return {name: seen(getattr(thing, name), known) for name in attributes(thing) if name not in NAMES}


def attributes(thing: Any) -> list[str]:
    """The names of what an object holds, compiled or not."""
    names = vars(thing) if hasattr(thing, "__dict__") else dir(thing)
    return sorted(name for name in names if not name.startswith("_") and not callable(getattr(thing, name)))


def not_in_the_sources(game: Game[Any]) -> list[str]:
    """The attributes of the rules' cards that no source of the game reads: not counting what is only shown, or only
    thought about, nor how the cards are loaded. What another attribute is worked out from is read if that one is."""
    if game.load_cards(None) is None:
        return []
    read: set[str] = set()
    for file in sorted(game.folder().rglob("*.py")):
        rooms = set(file.relative_to(game.folder()).parts)
        if not rooms & SHOWN:
            read |= attributes_read(ast.parse(file.read_text("utf-8")))
        elif "definitions" in rooms and file.name != "load.py":
            for method in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                    read |= attributes_read(method)
    held: dict[str, str] = {}
    collect(game.load_cards(None), game.folder().name, held, set())
    return [f"{kind}.{name}" for name, kind in held.items() if name not in read]


def attributes_read(tree: ast.AST) -> set[str]:
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)}


def collect(thing: Any, game: str, held: dict[str, str], known: set[int]) -> None:
    """The attributes of the game's own classes that hold something of the cards."""
    if isinstance(thing, list | tuple | dict):
        for each in thing.values() if isinstance(thing, dict) else thing:
            collect(each, game, held, known)
    elif f".{game}.definitions." in type(thing).__module__ + "." and id(thing) not in known:
        known.add(id(thing))
        for name in attributes(thing):
            if name not in NAMES:
                held.setdefault(name, type(thing).__name__)
                collect(getattr(thing, name), game, held, known)
