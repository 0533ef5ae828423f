"""Card files: TOML read into typed definitions. A mistake is reported with file, line, field and what was expected."""

# mypyc: skip - reads files once

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import msgspec.inspect

from .errors import CardError

T = TypeVar("T")
Flat = Annotated[T, "flat"]
"""`reward: Flat[Reward]`: the rules find the reward's fields on the card itself."""
LONG_TEXT = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'')
TRANSLATED = re.compile(r"(name|text|level_name|ambush)_(?!en)[a-z]{2}")


def for_rules(kind: type[T]) -> type[T]:
    """Mark a type of card for which tools/derive.py writes a compiled class that the rules read."""
    return kind


class Deck:
    """One card file that has been read. It can tell the line of each thing in it.

    An owner's file may give words of other languages beside the English, such as `name_it`. They are taken out of
    `data` and kept in `translations`, by table and id (`recipe-mass_lager`).
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.text = file.read_text("utf-8")
        except FileNotFoundError:
            raise CardError(str(file), 0, "-", "no such file") from None
        except (OSError, UnicodeDecodeError) as error:
            raise CardError(str(file), 0, "-", f"cannot be read as text: {error}") from None
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else self.text.count("\n") + 1
            raise CardError(str(file), line, "-", f"not valid TOML: {error}") from None
        self.translations: dict[str, dict[str, str]] = {}
        for key, path, entry in self.entries():
            for field in [field for field in entry if TRANSLATED.fullmatch(field)]:
                words = entry.pop(field)
                if not isinstance(words, str):
                    raise self.mistake([*path, field], f"Expected `str`, got `{type(words).__name__}`")
                self.translations.setdefault(key, {})[field] = words

    def entries(self) -> Iterator[tuple[str, list[str | int], dict[str, Any]]]:
        """Yield every entry of the file: table and id (or the table alone, if it has none), its path, and its
        fields."""
        for table, value in self.data.items():
            several = isinstance(value, list)
            for i, entry in enumerate(value if several else [value]):
                if isinstance(entry, dict):
                    key = f"{table}-{entry['id']}" if "id" in entry else table
                    yield key, [table, i] if several else [table], entry

    def read(self, kind: type[T]) -> T:
        """Convert the whole file to a typed definition."""
        return self.part([], kind)

    def part(self, path: list[str | int], kind: type[T]) -> T:
        """Convert the part at a path to a typed definition, where the type of the whole file leaves it open."""
        data = self.data
        for step in path:
            data = data[step]  # type: ignore[index]
        try:
            return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            message, _, where = str(error).partition(" - at `")
            inside = _steps(where.rstrip("`"))
            missing = re.search(r"field `([^`]+)`", message)
            if missing and "unknown field" in message:
                inside.append(missing[1])
            if message.startswith("Invalid enum value"):
                message += f"; expected {' or '.join(map(str, values_at(kind, inside)))}"
            raise self.mistake([*path, *inside], message) from None

    def mistake(self, path: list[str | int], expected: str) -> CardError:
        """The error for the thing at a path such as ["recipe", 3, "base", 1, "min"]."""
        return CardError(str(self.file), line_of(self.text, path), dotted(path), expected)


def check_complete(deck: Deck, kind: str, found: Sequence[str], expected: Sequence[str]) -> None:
    """Check that a table of the file has each of the expected ids once, and nothing else."""
    for i, id in enumerate(found):
        if id not in expected or id in found[:i]:
            raise deck.mistake([kind, i], f"{id!r} is not expected here; expected each of {', '.join(expected)} once")
    for id in expected:
        if id not in found:
            raise deck.mistake([kind], f"{id!r} is missing; expected each of {', '.join(expected)} once")


def values_at(kind: type, path: list[str | int]) -> list[object]:
    """The values that a definition allows at a path."""
    info: Any = msgspec.inspect.type_info(kind)
    for step in path:
        parts = info.types if isinstance(info, msgspec.inspect.UnionType) else [info]
        info = next(part for part in parts if hasattr(part, "item_type" if isinstance(step, int) else "fields"))
        if isinstance(step, int):
            info = info.item_type
        else:
            info = next(field.type for field in info.fields if field.encode_name == step)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else [info]
    return [value for part in parts for value in getattr(part, "values", ())]


def dotted(path: list[str | int]) -> str:
    """A path as text: recipe[3].base[1].min."""
    out = ""
    for step in path:
        out += f"[{step}]" if isinstance(step, int) else f".{step}" if out else step
    return out or "-"


def _steps(where: str) -> list[str | int]:
    """msgspec's `$.recipe[3].base[1].min` as a list."""
    return [int(index) if index else key for key, index in re.findall(r"\.([\w-]+)|\[(\d+)\]", where)]


def line_of(text: str, path: list[str | int]) -> int:
    """The line of the thing at a path, or if it is not there, the nearest line above where it would be."""
    # What stands inside a text of several lines looks like headers and keys, and is none.
    lines = LONG_TEXT.sub(lambda found: found[0].split("\n")[0] + "\n" * found[0].count("\n"), text).splitlines()
    at, end = 0, len(lines)
    rest = list(path)
    # Tables: follow [name] and [[name]] headers as far as they go.
    if rest and isinstance(rest[0], str):
        heads = [i for i, line in enumerate(lines) if re.match(rf"\s*\[\[?{re.escape(rest[0])}\]\]?\s*(#.*)?$", line)]
        nth = rest[1] if len(rest) > 1 and isinstance(rest[1], int) else 0
        if nth < len(heads):
            at = heads[nth]
            rest = rest[2:] if len(rest) > 1 and isinstance(rest[1], int) else rest[1:]
            end = next((i for i in range(at + 1, end) if re.match(r"\s*\[", lines[i])), end)
    # Keys: the line that gives the key, then the nth element of an array spread over lines.
    inside = False
    for step in rest:
        if isinstance(step, str):
            found = None
            if inside and re.search(rf"\b{re.escape(step)}\s*=", lines[at]):
                found = at  # in an inline table, before any key of the same name further down
            if found is None:
                begins = re.compile(rf"\s*\"?{re.escape(step)}\"?\s*[=.]")
                found = next((i for i in range(at, end) if begins.match(lines[i])), None)
            if found is None:
                found = next((i for i in range(at, end) if re.search(rf"\b{re.escape(step)}\s*=", lines[i])), None)
            if found is None:
                break
            at, inside = found, True
        else:
            places = elements_from(lines, at, end)
            if step < len(places):
                at = places[step]
                end = at + 1
    return at + 1


def elements_from(lines: list[str], at: int, end: int) -> list[int]:
    """The line of each element of the array that begins on line `at`. Elements of nested arrays do not count."""
    places: list[int] = []
    depth = 0
    for i in range(at, end):
        text = lines[i].partition("=")[2] if i == at else lines[i]
        for token in re.findall(r"\"[^\"]*\"|'[^']*'|#.*|[\[\]{},]|[^\s\[\]{},\"'#]+", text):
            if depth == 1 and token not in "],":
                places += [] if token.startswith("#") else [i]
            if token in ("[", "{"):
                depth += 1
            elif token in ("]", "}"):
                depth -= 1
                if not depth:
                    return places
    return places


def deck_label(files: dict[str, Path], own: Path) -> str:
    """What saves and transcripts call the cards: `own`, or a digest of the files that replace them."""
    replaced = {name: file for name, file in files.items() if file.parent != own}
    if not replaced:
        return "own"
    digest = hashlib.blake2b(digest_size=6)
    for name in sorted(replaced):
        digest.update(name.encode() + b"\0" + replaced[name].read_bytes())
    return digest.hexdigest()


def choose_files(own: Path, names: tuple[str, ...], folder: Path | None) -> dict[str, Path]:
    """For each card file, the owner's if the folder has it, else the game's own. Any other file in the folder is an
    error."""
    files = {name: own / f"{name}.toml" for name in names}
    if folder is not None:
        if not folder.is_dir():
            raise CardError(str(folder), 0, "-", "expected a folder of TOML files")
        given = sorted(folder.glob("*.toml"))
        if not given:
            raise CardError(str(folder), 0, "-", f"expected at least one of {', '.join(f'{n}.toml' for n in names)}")
        for file in given:
            if file.stem not in files:
                known = ", ".join(f"{name}.toml" for name in names)
                raise CardError(str(file), 1, "-", f"no card file has this name; expected one of {known}")
            files[file.stem] = file
    return files
