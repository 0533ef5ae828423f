"""Write the documents that are made from the code: docs/settings.md and docs/api.md.

    python tools/docs.py [--check]

With --check nothing is written, and the exit code says whether they are up to date. Sources are read as text, so that
it makes no difference whether they are compiled here.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import undercroft

HOUSE = Path(__file__).parent.parent
PACKAGE = HOUSE / "src/undercroft"
MADE = "<!-- Made by `python tools/docs.py`; do not edit. -->\n"
SETTINGS_HEAD = """# Settings of a house

    undercroft serve --config house.toml

`house.toml` gives any of these; what it leaves out keeps its default. A mistake is told with file, line and setting.
Folders and the file of the database count from the folder of the file.

```toml
database = "house.db"
host = "0.0.0.0"
workers = 2
thinking_ms = 1500
cards = { dice_brewing = "my_cards" }
```

Some can be given to `undercroft serve` itself, and go before the file: `undercroft serve --help` lists them.

| setting | kind | default | what it decides |
| --- | --- | --- | --- |
"""
API_HEAD = """# The library's public names

What stands here stays as [stability.md](stability.md) promises. Everything else may change.
"""
KINDS = {
    "Port": "1 to 65535",
    "Count": "whole number, 1 or more",
    "Rate": "number above 0",
    "str": "text",
    "bool": "true or false",
    "list[str]": "list of texts",
    "tuple[str, ...]": "list of texts",
    "dict[str, str]": "texts by name",
}
ALSO = {"undercroft.client": (PACKAGE / "client.py", ("Client", "Follower", "Refused"))}
"""Other modules whose names are public."""


def flat(text: str) -> str:
    """A text for one line of a table."""
    return " ".join(text.split()).replace("|", "\\|")


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def class_in(file: Path, name: str) -> ast.ClassDef:
    """A class of a module."""
    return next(node for node in parsed(file).body if isinstance(node, ast.ClassDef) and node.name == name)


def fields(owner: ast.ClassDef) -> Iterator[tuple[ast.AnnAssign, str]]:
    """The fields of a class, each with the text below it."""
    for node, after in zip(owner.body, [*owner.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign):
            told = after.value if isinstance(after, ast.Expr) else None
            yield node, str(told.value) if isinstance(told, ast.Constant) else ""


def settings() -> str:
    """docs/settings.md."""
    rows = []
    for node, told in fields(class_in(PACKAGE / "server/base/settings.py", "Settings")):
        name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
        if not told:
            sys.exit(f"server/base/settings.py: say below {name} what it decides")
        default = ast.literal_eval(node.value) if node.value is not None else ""
        shown = str(default).lower() if isinstance(default, bool) else f"{default!r}".replace("'", '"')
        shown = shown.replace("(", "[").replace(")", "]")
        rows.append(f"| `{name}` | {KINDS[kind]} | `{shown}` | {flat(told)} |\n")
    return "".join([MADE, SETTINGS_HEAD, *rows])


def homes() -> Iterator[tuple[str, str, Path]]:
    """The public names: as one imports them, by their own name, and the module they are from."""
    for home, names in undercroft.HOMES.items():
        module = PACKAGE / Path(*home.split("."))
        file = module / "__init__.py" if module.is_dir() else module.with_suffix(".py")
        for name in names:
            yield f"undercroft.{name}", name, defined(file, name)
    for module_name, (file, names) in ALSO.items():
        for name in names:
            yield f"{module_name}.{name}", name, file


def defined(file: Path, name: str) -> Path:
    """The module that defines a name: this one, or the one beside it that it takes the name from."""
    for node in parsed(file).body:
        if isinstance(node, ast.ImportFrom) and node.level and name in [each.name for each in node.names]:
            return file.parent.joinpath(*(node.module or "").split(".")).with_suffix(".py")
    return file


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """What a function takes and gives back, without `self`."""
    taken = [*node.args.posonlyargs, *node.args.args]
    if taken and taken[0].arg in ("self", "cls"):
        (node.args.posonlyargs or node.args.args).pop(0)
    back = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({ast.unparse(node.args)}){back}"


def described(shown: str, node: ast.AST) -> str:
    """A class with its methods and properties, or a function."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return f"\n## `{shown.rpartition('.')[0]}.{signature(node)}`\n\n{ast.get_docstring(node)}\n"
    assert isinstance(node, ast.ClassDef)
    out = [f"\n## `{shown}`\n\n{ast.get_docstring(node)}\n"]
    rows = [row(ast.unparse(each.target), told) for each, told in fields(node) if told]
    for each in node.body:
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)):
            doc = ast.get_docstring(each)
            if each.name == "__init__":
                rows.insert(
                    0, f"| `{signature(each).replace('__init__', node.name, 1)}` | {flat(doc or 'make one')} |\n"
                )
            elif not each.name.startswith("_") and doc:
                plain = any(ast.unparse(mark) == "property" for mark in each.decorator_list)
                said = (
                    each.name
                    if plain
                    else ("await " if isinstance(each, ast.AsyncFunctionDef) else "") + signature(each)
                )
                rows.append(f"| `{said.replace('|', chr(92) + '|')}` | {flat(doc)} |\n")
    if rows:
        out += ["\n| | |\n| --- | --- |\n", *rows]
    return "".join(out)


def row(code: str, told: str) -> str:
    """A row of a table."""
    return f"| `{flat(code)}` | {flat(told)} |\n"


def api() -> str:
    """docs/api.md."""
    parts = [MADE, API_HEAD]
    for shown, name, file in sorted(homes()):
        found = [node for node in parsed(file).body if getattr(node, "name", "") == name]
        if not found:
            sys.exit(f"{shown} is not defined in {file}")
        parts.append(described(shown, found[0]))
    return "".join(parts)


PAGES: dict[str, Callable[[], str]] = {"docs/settings.md": settings, "docs/api.md": api}


def main() -> int:
    """Write or check them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    check = parser.parse_args().check
    stale = []
    for name, make in PAGES.items():
        file, text = HOUSE / name, make()
        if not file.exists() or file.read_text("utf-8") != text:
            stale.append(name)
            if not check:
                file.write_text(text, "utf-8")
    if check and stale:
        print(f"{', '.join(stale)}: run python tools/docs.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
