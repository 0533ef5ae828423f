"""Write games/NAME/definitions/native.py, the classes that the rules read, from the types of the card files.

    derive.py            write them
    derive.py --check    fail if one of them is not what it would be now (`make lint`)

A class in types.py that is marked `@for_rules` has a compiled class of the same name. It holds

- the id, the numbers (`int`, `bool`, lists of them) and the fields of marked types, but for what an unmarked class
  hands down (names, sources); of a class without bases, which is no entry of a file, all fields;
- nothing of a field that is `Told`, `Fixed`, `Repeated` or a `Literal` of one value: no rule reads it;
- of a field `Flat[X]` what X gives, as its own;
- properties, worked out once, and so the methods that take the `cards`;
- the other methods, as they are.

The class `Cards` is the whole of it. What begins with `_` stays in types.py.

Only the text of types.py, and of what it imports from beside it, is read, so a native.py that is missing or stale is
in nobody's way.
"""

from __future__ import annotations

import ast
import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).resolve().parents[1] / "src/undercroft/games"
WIDTH = 120
NUMBERS = {"int", "bool", "list"}
HEAD = '''"""What the rules read of the cards. Written by tools/derive.py from types.py: change that, and run it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from . import types
'''


class Member(NamedTuple):
    """An attribute of a native class: its type, where its value is from, and what is said of it."""

    name: str
    type: ast.expr
    value: str
    doc: str


class Types:
    """The classes and the names of types in a types.py."""

    def __init__(self, source: str) -> None:
        body = ast.parse(source).body
        self.source = source
        self.classes = {node.name: node for node in body if isinstance(node, ast.ClassDef)}
        self.aliases = {
            node.targets[0].id: node.value
            for node in body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }
        self.marked = [
            name
            for name, node in self.classes.items()
            if any(isinstance(mark, ast.Name) and mark.id == "for_rules" for mark in node.decorator_list)
        ]
        self.with_cards: set[str] = set()
        """The classes whose values depend on other cards."""

    def module(self) -> str:
        """The whole native.py."""
        classes = [self.native(name) for name in self.marked]
        return HEAD + "".join(f"\n\n{text}" for text in classes)

    def native(self, name: str) -> str:
        """One class as the rules have it."""
        node = self.classes[name]
        whole = name == "Cards"
        members = list(self.members(node, "cards" if whole else "card", has_id=True))
        names = [member.name for member in members]
        if twice := sorted({each for each in names if names.count(each) > 1}):
            sys.exit(f"derive: {name} would have {', '.join(twice)} twice")
        lines = [f"self.{m.name}: Final[{self.text(m.type)}] = {self.converted(m.type, m.value)}" for m in members]
        parameters = f"self, card{'s' * whole}: types.{name}"
        if not whole and any("cards)" in line for line in lines):
            self.with_cards.add(name)
            parameters += ", cards: types.Cards"
        out = f"class {name}:\n"
        if doc := ast.get_docstring(node, clean=False):
            out += f'    """{doc}"""\n\n'
        out += f"    def __init__({parameters}) -> None:\n"
        for line, member in zip(lines, members, strict=True):
            out += "".join(f"        {part}\n" for part in broken(line))
            if member.doc:
                out += f'        """{member.doc}"""\n'
        for method in self.methods(node):
            out += "\n" + (ast.get_source_segment(self.source, method, padded=True) or "") + "\n"
        return out

    def members(self, node: ast.ClassDef, owner: str, has_id: bool = False) -> Iterator[Member]:
        """What a class gives the rules, in the order in which it is written."""
        bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id in self.classes]
        if has_id and any(self.fields(self.classes[base], "id") for base in (*bases, node.name)):
            yield Member("id", ast.Name("str"), f"{owner}.id", "")
        for base in bases:
            if base in self.marked:
                yield from self.members(self.classes[base], owner)
        for i, part in enumerate(node.body):
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id != "id":
                name, value = part.target.id, f"{owner}.{part.target.id}"
                if self.is_unread(part.annotation):
                    continue
                after = node.body[i + 1] if i + 1 < len(node.body) else None
                if flat := self.flat(part.annotation):
                    yield from self.members(flat, value)
                elif not node.bases or self.is_for_rules(part.annotation):
                    yield Member(name, part.annotation, value, string(after))
            elif isinstance(part, ast.FunctionDef) and part.returns is not None and not part.name.startswith("_"):
                doc = ast.get_docstring(part, clean=False) or ""
                if has_decorator(part, "property"):
                    yield Member(part.name, part.returns, f"{owner}.{part.name}", doc)
                elif takes_cards(part):
                    yield Member(part.name, part.returns, f"{owner}.{part.name}(cards)", doc)

    def fields(self, node: ast.ClassDef, name: str) -> bool:
        return any(isinstance(p, ast.AnnAssign) and ast.unparse(p.target) == name for p in node.body)

    def methods(self, node: ast.ClassDef) -> list[ast.FunctionDef]:
        """Those that are copied as they are."""
        found = [
            part for part in node.body if isinstance(part, ast.FunctionDef) and not has_decorator(part, "property")
        ]
        return [part for part in found if part.name.strip("_") in (part.name, "repr") and not takes_cards(part)]

    def flat(self, kind: ast.expr) -> ast.ClassDef | None:
        """The class X of `Flat[X]`."""
        match kind:
            case ast.Subscript(value=ast.Name(id="Flat"), slice=ast.Name(id=name)):
                return self.classes[name]
        return None

    def is_unread(self, kind: ast.expr) -> bool:
        """Is this for people, or can it have one value only?"""
        match kind:
            case ast.Subscript(value=ast.Name(id="Told" | "Fixed" | "Repeated")):
                return True
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Constant() | ast.UnaryOp()):
                return True
        return False

    def is_for_rules(self, kind: ast.expr) -> bool:
        """Is a field of this type made of numbers and of marked classes?"""
        names = {node.id for node in ast.walk(ast.parse(self.text(kind), mode="eval")) if isinstance(node, ast.Name)}
        return names <= {*NUMBERS, *self.marked}

    def text(self, kind: ast.expr) -> str:
        """A type, without what only the check of a file needs."""
        match kind:
            case ast.Name(id=name) if name in self.aliases:
                return self.text(self.aliases[name])
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[kept, *_])):
                return self.text(kept)
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=[ast.Constant(value=value), *_])):
                return type(value).__name__
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Constant(value=value)):
                return type(value).__name__
            case ast.Subscript(value=outer, slice=ast.Tuple(elts=inner)):
                return f"{ast.unparse(outer)}[{', '.join(map(self.text, inner))}]"
            case ast.Subscript(value=outer, slice=inner):
                return f"{ast.unparse(outer)}[{self.text(inner)}]"
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self.text(left)} | {self.text(right)}"
        return ast.unparse(kind)

    def converted(self, kind: ast.expr, value: str, item: str = "each") -> str:
        """The value of a field, with native classes in place of those of types.py."""
        match kind:
            case ast.Name(id=name) if name in self.marked:
                return f"{name}({value}, cards)" if name in self.with_cards else f"{name}({value})"
            case ast.Subscript(value=ast.Name(id="list"), slice=inner):
                made = self.converted(inner, item, "one")
                return value if made == item else f"[{made} for {item} in {value}]"
            case ast.BinOp(left=left, op=ast.BitOr(), right=ast.Constant(value=None)):
                made = self.converted(left, value, item)
                return value if made == value else f"None if {value} is None else {made}"
        return value


def has_decorator(node: ast.FunctionDef, name: str) -> bool:
    return any(isinstance(mark, ast.Name) and mark.id == name for mark in node.decorator_list)


def takes_cards(node: ast.FunctionDef) -> bool:
    return [argument.arg for argument in node.args.args] == ["self", "cards"]


def string(node: ast.stmt | None) -> str:
    """The text of a string that stands alone."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


def broken(line: str) -> list[str]:
    """An assignment in lines that are not too long, as `ruff format` has them."""
    if len(line) + 8 <= WIDTH:
        return [line]
    start, _, value = line.partition(" = [")
    made, _, rest = value.removesuffix("]").partition(" for ")
    return [f"{start} = [", f"    {made} for {rest}", "]"]


def with_imported(source: Path) -> str:
    """The text of types.py, after that of the modules beside it from which it imports."""
    text = source.read_text("utf-8")
    names = {node.module for node in ast.parse(text).body if isinstance(node, ast.ImportFrom) and node.level == 1}
    beside = sorted(source.with_name(f"{name}.py") for name in names if name)
    return "\n".join([*(file.read_text("utf-8") for file in beside), text])


def main(games: Path, check: bool) -> int:
    stale = 0
    for source in sorted(games.glob("*/definitions/types.py")):
        types, native = Types(with_imported(source)), source.with_name("native.py")
        if not types.marked:
            continue
        wanted = types.module()
        found = native.read_text("utf-8") if native.exists() else ""
        if check and found != wanted:
            print(f"{native.relative_to(games)} is out of date: run tools/derive.py", file=sys.stderr)
            sys.stderr.writelines(difflib.unified_diff(found.splitlines(True), wanted.splitlines(True), "is", "wanted"))
            stale = 1
        elif found != wanted:
            native.write_text(wanted, "utf-8")
            print(f"wrote {native.relative_to(games)}")
    return stale


if __name__ == "__main__":
    sys.exit(main(GAMES, check="--check" in sys.argv[1:]))
