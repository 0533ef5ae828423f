"""Every test shows that it looked at something: it asserts where nothing can be passed over.

An assertion inside a loop or an `if` may never run, and then the test proves nothing. So each test needs one outside,
or in a loop that cannot be empty; one in a helper counts, if the helper asserts in that way.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("test_*.py"))
OF_PYTEST = {"raises", "fail", "warns"}
OF_SUPPORT = {"eventually", "eventually_sync"}
OF_LIBRARIES = {"api_test", "seed_test", "check_env"}
CHECKS = OF_PYTEST | OF_SUPPORT | OF_LIBRARIES
"""Calls that fail by themselves where what is wanted does not happen."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_every_test_asserts_where_nothing_can_be_passed_over():
    assert len(FILES) > 100, "the tests are elsewhere now"
    unsure = [
        f"{path.relative_to(TESTS)}:{function.lineno} {function.name}"
        for path in FILES
        for function in functions_of(path)
        if not looks(function.body, asserting(path), constants(path))
    ]
    assert unsure == []


@pytest.mark.parametrize(
    ("looked", "body"),
    [
        (True, "assert one"),
        (True, "with here:\n  assert one"),
        (True, "with pytest.raises(ValueError):\n  one()"),
        (True, "for each in (1, 2):\n  assert each"),
        (True, "for each in range(3):\n  assert each"),
        (True, "async def work():\n  assert one\nrun(work)"),
        (True, "if one:\n  assert one\nelse:\n  assert two"),
        (True, "helper()"),
        (False, "one()"),
        (False, "for each in found:\n  assert each"),
        (False, "if one:\n  assert two"),
        (False, "while one:\n  assert two"),
        (False, "async def never():\n  assert one"),
        (False, "for each in (1, 2):\n  if each:\n    assert each"),
    ],
)
def test_what_counts_as_looking(looked, body):
    assert looks(ast.parse(body).body, frozenset({"helper", *CHECKS}), frozenset()) == looked


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text())


def functions_of(path: Path) -> Iterator[Function]:
    """The tests in a file."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node


@cache
def constants(path: Path) -> frozenset[str]:
    """Names of a module, or of what it imports of the tests, that hold something for certain."""
    found = set()
    for node in tree_of(path).body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if holds(value, frozenset(found)):
                found.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), value=value) if value and holds(value, frozenset(found)):
                found.add(name)
            case ast.ImportFrom(module=module, names=names) if (other := home_of(module)) and other != path:
                found |= {name.name for name in names} & constants(other)
    return frozenset(found)


@cache
def asserting(path: Path) -> frozenset[str]:
    """Names of functions of a module that assert wherever they are called."""
    found = set(CHECKS)
    body = tree_of(path).body
    methods = [node for kind in body if isinstance(kind, ast.ClassDef) for node in kind.body]
    functions = [node for node in [*body, *methods] if isinstance(node, Function) and not node.name.startswith("test")]
    while new := {one.name for one in functions if looks(one.body, frozenset(found), constants(path))} - found:
        found |= new
    return frozenset(found)


def home_of(module: str | None) -> Path | None:
    """The file of a helper of the tests."""
    part = (module or "").replace(".", "/") + ".py"
    return next((path for path in (TESTS / "support" / part, TESTS / part) if path.exists()), None)


def looks(body: list[ast.stmt], helpers: frozenset[str], full: frozenset[str]) -> bool:
    """Does one of these statements assert, whatever happens?"""
    inner = {node.name: node for node in body if isinstance(node, Function)}
    full |= {
        name.id
        for node in body
        if isinstance(node, ast.Assign) and holds(node.value, full)
        for name in node.targets
        if isinstance(name, ast.Name)
    }
    helpers = helpers - inner.keys() | {name for name, node in inner.items() if looks(node.body, helpers, full)}
    return any(sees(node, helpers, full) for node in body)


def sees(node: ast.stmt, helpers: frozenset[str], full: frozenset[str]) -> bool:
    match node:
        case ast.Assert():
            return True
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return False
        case ast.With(items=items, body=body) | ast.AsyncWith(items=items, body=body):
            return any(calls(item.context_expr, helpers) for item in items) or looks(body, helpers, full)
        case ast.For(iter=source, body=body) | ast.AsyncFor(iter=source, body=body):
            return calls(source, helpers) or (holds(source, full) and looks(body, helpers, full))
        case ast.While(test=ast.Constant(value=True), body=body):
            return looks(body, helpers, full)
        case ast.While(test=condition):
            return calls(condition, helpers)
        case ast.If(test=condition, body=body, orelse=orelse):
            both = looks(body, helpers, full) and looks(orelse, helpers, full)
            return calls(condition, helpers) or both
        case ast.Try(body=body, finalbody=final):
            return looks(body, helpers, full) or looks(final, helpers, full)
        case ast.Match(subject=subject, cases=cases):
            return calls(subject, helpers) or all(looks(case.body, helpers, full) for case in cases)
    return calls(node, helpers)


def calls(node: ast.AST, helpers: frozenset[str]) -> bool:
    """Is a helper called here, or handed to what will call it?"""
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and each.id in helpers:
            return True
        if isinstance(each, ast.Attribute) and each.attr in helpers:
            return True
    return False


def holds(source: ast.expr, full: frozenset[str]) -> bool:
    """Is there something in this for certain?"""
    match source:
        case ast.List(elts=elements) | ast.Tuple(elts=elements) | ast.Set(elts=elements):
            return any(not isinstance(each, ast.Starred) or holds(each.value, full) for each in elements)
        case ast.Dict(keys=keys):
            return len(keys) > 0
        case ast.Constant(value=str(text)):
            return text != ""
        case ast.Name(id=name):
            return name in full
        case ast.Call(func=ast.Name(id="range"), args=[*_, ast.Constant(value=int(last))]):
            return last > 0
        case ast.Call(func=ast.Name(id="zip" | "enumerate" | "sorted" | "reversed" | "list" | "tuple"), args=arguments):
            return len(arguments) > 0 and all(holds(each, full) for each in arguments)
        case ast.Call(func=ast.Attribute(attr="product"), args=arguments):
            return len(arguments) > 0 and all(holds(each, full) for each in arguments)
        case ast.Call(func=ast.Attribute(value=value, attr="items" | "values" | "keys" | "split")):
            return holds(value, full)
    return False
