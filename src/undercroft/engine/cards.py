"""Card files: TOML read into typed definitions. A mistake is reported with file, line, field and what was expected."""

# mypyc: skip - reads files once

from __future__ import annotations

import hashlib
import json
import re
import threading
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_type_hints

import msgspec
import msgspec.inspect
from msgspec import Meta

from .errors import CardError

T = TypeVar("T")
Flat = Annotated[T, "flat"]
"""`reward: Flat[Reward]`: the rules find the reward's fields on the card itself."""

# What no rule reads is marked by what it is for. All else that a file may hold must reach the rules.
Told = Annotated[T, Meta(extra={"for": "people"})]
"""`style: Told[str]`: words for people. An owner may write there what they like."""
Fixed = Annotated[T, Meta(extra={"for": "nobody"})]
"""`duration: Fixed[str]`: what the rule of this card does and cannot do otherwise. An owner's file loads only if it
says the same as the game's own of the card with the same id. If rules go by something else, the struct says so:
`fixed_by: ClassVar[str] = "effect"`; with "" it is the kind of struct (its tag). If they do read it of some cards,
it says of which: `free: ClassVar[dict[str, list[str]]] = {"seed_token": ["count"]}`."""
SameKind = Annotated[T, Meta(extra={"for": "kind"})]
"""`effect: SameKind[GainDie | GainCoins]`: the kind of struct is Fixed, what it holds is not."""
Complete = Annotated[T, Meta(extra={"for": "all"})]
"""`option: Complete[list[Option]]`: an owner's file has the entries of the game's own, no fewer and no others."""
Repeated = Annotated[T, Meta(extra={"for": "check"})]
"""`total: Repeated[int]`: what can be told from other fields, which the rules read. The loader compares them."""
CONVERTING = threading.Lock()
"""msgspec learns a type when it first meets it. A second thread would find it half learnt, and crash the process."""
LONG_TEXT = re.compile(r'"""[\s\S]*?"""|\'\'\'[\s\S]*?\'\'\'')
TRANSLATED = re.compile(r"(name|text|level_name|ambush)_(?!en)[a-z]{2}")
DEEPEST = 12
"""Tables and lists in each other: no card has half as many."""
TOO_DEEP = "expected tables and lists in each other, but not so many"


def for_rules(kind: type[T]) -> type[T]:
    """Mark a type of card for which tools/derive.py writes a compiled class that the rules read."""
    return kind


class Deck:
    """One card file that has been read. It can tell the line of each thing in it. `own` is the folder of the game's
    own files: what is Fixed must be in an owner's file as it is there.

    An owner's file may give words of other languages beside the English, such as `name_it`. They are taken out of
    `data` and kept in `translations`, by table and id (`recipe-mass_lager`).
    """

    def __init__(self, file: Path, own: Path | None = None) -> None:
        self.file = file
        self.own = own
        self.found: Any = None
        """What was last read of it, typed."""
        try:
            self.text = file.read_text("utf-8")
        except FileNotFoundError:
            raise CardError(str(file), 0, "-", "no such file") from None
        except (OSError, UnicodeDecodeError) as error:
            raise CardError(str(file), 0, "-", f"cannot be read as text: {error}") from None
        try:
            self.data = tomllib.loads(self.text)
        except RecursionError:
            raise CardError(str(file), 0, "-", TOO_DEEP) from None
        except ValueError as error:  # also a number of more digits than Python reads
            found = re.search(r"line (\d+)", str(error))
            line = int(found[1]) if found else self.text.count("\n") + 1
            raise CardError(str(file), line, "-", f"not valid TOML: {error}") from None
        if is_deeper(self.data, DEEPEST):
            raise CardError(str(file), 0, "-", TOO_DEEP)
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
        self.found = found = self.part([], kind)
        if self.owners:
            self.check_all(kind, found, self.ours.read(kind))
        return found

    def part(self, path: list[str | int], kind: type[T]) -> T:
        """Convert the part at a path to a typed definition, where the type of the whole file leaves it open."""
        data = self.data
        for step in path:
            data = data[step]  # type: ignore[index]
        try:
            with CONVERTING:
                return msgspec.convert(data, kind)
        except msgspec.ValidationError as error:
            message, _, where = str(error).partition(" - at `")
            inside = _steps(where.rstrip("`"))
            missing = re.search(r"field `([^`]+)`", message)
            if missing and "unknown field" in message:
                inside.append(missing[1])
            if message.startswith(("Invalid enum value", "Invalid value")):
                message += f"; expected {' or '.join(map(str, values_at(kind, inside)))}"
            raise self.mistake([*path, *inside], message) from None

    @property
    def owners(self) -> bool:
        """Is it a file that an owner has put in place of the game's own?"""
        return self.own is not None and self.file.parent != self.own

    @property
    def ours(self) -> Deck:
        """The game's own file of this name."""
        return Deck(self.file if self.own is None else self.own / self.file.name)

    def check_all(self, kind: type, found: Any, own: Any) -> None:
        """Check that tables that are Complete have the entries of the game's own file."""
        for field in fields_of(kind):
            if marked(kind, field.name, "all"):
                ids, wanted = ([str(kin(each, 0)) for each in getattr(of, field.name)] for of in (found, own))
                for id in wanted:
                    if id not in ids:
                        raise self.mistake([field.encode_name], f"{id!r} is missing; the rules need it")
                check_complete(self, field.encode_name, ids, wanted)

    def repeats(self, path: list[str | int], said: object, told: object) -> None:
        """Check what a file says once more although rules read it elsewhere: it is as there, or nobody changed it."""
        if said != told and self.differs(path):
            raise self.mistake(path, f"expected {as_text(told)}, which is what the rules go by")

    def differs(self, path: list[str | int]) -> bool:
        """Has an owner's file something else in this place than the game's own?"""
        if not self.owners:
            return False
        data: Any = self.data
        ours: Any = self.ours.data
        for step in path:
            data = data[step] if isinstance(step, int) else data.get(step)
            if isinstance(step, str):
                ours = ours.get(step)
            else:
                id = data.get("id") if isinstance(data, dict) else None
                alike = [each for i, each in enumerate(ours or ()) if (each["id"] == id if id else i == step)]
                ours = alike[0] if alike else {}
        return bool(data != ours)

    def mistake(self, path: list[str | int], expected: str) -> CardError:
        """The error for the thing at a path such as ["recipe", 3, "base", 1, "min"]."""
        return CardError(str(self.file), line_of(self.text, path), dotted(path), expected)


def is_deeper(data: Any, than: int) -> bool:
    """Are there tables and lists in each other, more than so many deep?"""
    level = [data]
    for _ in range(than):
        level = [
            inner
            for outer in level
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
    return bool(level)


def check_complete(deck: Deck, kind: str, found: Sequence[str], expected: Sequence[str]) -> None:
    """Check that a table of the file has each of the expected ids once, and nothing else."""
    for i, id in enumerate(found):
        if id not in expected or id in found[:i]:
            raise deck.mistake([kind, i], f"{id!r} is not expected here; expected each of {', '.join(expected)} once")
    for id in expected:
        if id not in found:
            raise deck.mistake([kind], f"{id!r} is missing; expected each of {', '.join(expected)} once")


def marked(kind: type, name: str, mark: str) -> bool:
    """Does this field of a struct bear the mark: "people" for Told, "nobody" for Fixed, and so on?"""
    return any(isinstance(each, Meta) and (each.extra or {}).get("for") == mark for each in metadata(kind)[name])


@cache
def fields_of(kind: type) -> tuple[msgspec.structs.FieldInfo, ...]:
    """The fields of a struct."""
    return msgspec.structs.fields(kind)


@cache
def metadata(kind: type) -> dict[str, tuple[object, ...]]:
    """What the fields of a struct are annotated with."""
    hints = get_type_hints(kind, include_extras=True)
    return {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}


def check_fixed(decks: Iterable[Deck]) -> None:
    """Check that what no rule reads is in an owner's files as in the game's own: after all other checks, which can
    say more about what is wrong."""
    for deck in decks:
        if deck.owners:
            check_part(deck, [], (deck.found, deck.data), (deck.ours.read(type(deck.found)), deck.ours.data))


def check_part(deck: Deck, path: list[str | int], found: tuple[Any, Any], own: tuple[Any, Any]) -> None:
    """Check a part of an owner's file, typed and as it stands there, where `own` is the thing of the same name in the
    game's own. What has no namesake there may only leave out what is Fixed."""
    if isinstance(found[0], list):
        alike = {kin(each, i): (each, own[1][i]) for i, each in enumerate(own[0] or ())}
        for i, each in enumerate(found[0]):
            check_part(deck, [*path, i], (each, found[1][i]), alike.get(kin(each, i), (None, None)))
    if not isinstance(found[0], msgspec.Struct):
        return
    kind = type(found[0])
    if type(own[0]) is not kind:
        own = (None, None)
    free = getattr(kind, "free", {}).get(getattr(found[0], "id", ""), ())
    for field in fields_of(kind):
        value, place = getattr(found[0], field.name), [*path, field.encode_name]
        ours = getattr(own[0], field.name, None)
        if marked(kind, field.name, "kind") and ours is not None and type(value) is not type(ours):
            expected = f"expected {as_text(tag_of(ours))}: the rules do nothing else here"
            raise deck.mistake([*place, str(ours.__struct_config__.tag_field)], expected)
        if not marked(kind, field.name, "nobody") or field.name in free:
            written = [data.get(field.encode_name) if data else None for data in (found[1], own[1])]
            check_part(deck, place, (value, written[0]), (ours, written[1]))
        elif own[0] is not None:
            if value != ours:
                raise deck.mistake(place, f"expected {as_text(ours)}: the rules do nothing else here")
        elif field.required:
            raise deck.mistake(path, f"no rule knows this card; expected one of those in the game's {deck.file.name}")
        elif value != default_of(field):
            raise deck.mistake(place, "expected nothing: no rule would read it on a card of one's own")
    check_untyped(deck, path, kind, found[1], own[1] or {})


def check_untyped(deck: Deck, path: list[str | int], kind: Any, written: dict[str, Any], own: dict[str, Any]) -> None:
    """A type that does not forbid unknown fields leaves them to readers: no rule reads them, so they are Fixed."""
    config = kind.__struct_config__
    typed = {field.encode_name for field in fields_of(kind)} | {config.tag_field}
    for name in () if config.forbid_unknown_fields else {**written, **own}:
        if name not in typed and written.get(name) != own.get(name):
            expected = as_text(own[name]) if name in own else "no such field"
            raise deck.mistake([*path, name], f"expected {expected}: no rule reads it")


def default_of(field: msgspec.structs.FieldInfo) -> object:
    return field.default if field.default is not msgspec.NODEFAULT else field.default_factory()


def kin(entry: Any, index: int) -> object:
    """What tells an entry from the others of its list, for the rules."""
    if not isinstance(entry, msgspec.Struct):
        return index
    by = getattr(entry, "fixed_by", "id")
    return getattr(entry, by, index) if by else type(entry)


def tag_of(struct: msgspec.Struct) -> str:
    """What the files call a kind of struct."""
    return str(struct.__struct_config__.tag)


def as_text(value: object) -> str:
    """A value about as a card file has it."""
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)


def values_at(kind: type, path: list[str | int]) -> list[object]:
    """The values that a definition allows at a path; where kinds of struct are told apart there, their names."""
    found: list[object] = []
    infos: list[Any] = [msgspec.inspect.type_info(kind)]
    for step in path:
        parts = [part for info in infos for part in parts_of(info)]
        found = [part.tag for part in parts if getattr(part, "tag_field", None) == step]
        infos = [part.item_type for part in parts if isinstance(step, int) and hasattr(part, "item_type")]
        infos += [part.item_types[step] for part in parts if isinstance(step, int) and hasattr(part, "item_types")]
        fields = [field for part in parts for field in getattr(part, "fields", ())]
        infos += [field.type for field in fields if field.encode_name == step]
    found += [value for info in infos for part in parts_of(info) for value in getattr(part, "values", ())]
    return list(dict.fromkeys(found))


def parts_of(info: Any) -> list[Any]:
    """The types that a type leaves open, without what is only said about them."""
    if isinstance(info, msgspec.inspect.Metadata):
        info = info.type
    return list(info.types) if isinstance(info, msgspec.inspect.UnionType) else [info]


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


def choose_files(own: Path, names: Iterable[str], folder: Path | None) -> dict[str, Path]:
    """For each card file, the owner's if the folder has it, else the game's own. Any other file in the folder is an
    error."""
    names = tuple(names)
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
