"""One word for one thing: names that were given up do not come back. Names are looked at, not comments or texts."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "undercroft"

OLD = {
    "engine": "Effort ask_again barrier beyond carry_out fate foreseen hide hopes likeness luck recalled redraw "
    "slips take_kernel_of twin uncover unlike worth",
    "agents": "Crew Effort Foreseen Foresight Habitual Knowing Patience Verdict beyond book curiosity "
    "effort fate foreseen foresight luck rehearsal slips thinking twin verdict width worth",
    "games": "Hooks Mind hiding hopes instincts laws liking luck redraw slips twin",
    "games/*/ai": "Effort alone hopes mind slips worth",
    "lab": "Crew Edge Meeting Record Row Tally Watch each_done luck lucks minds minds_of same_here thinking",
    "research": "Crew Facts Record luck twin",
    "terminal": "Kept Sitting Wishes hopes luck sitting tip",
    "server": "Book Conflict Desk Gate Gatekeeper House Lately MOUTHFUL Neighbours Scribe Thinkers Thought Told Unfit "
    "Unkept Work _make_so carry_over fate foreseen found_by hand_over hear kept luck new_luck noticed settle tidy "
    "told unlike unsay welcome whose_word",
}
"""By package, the words that its modules once had and must not have again. `*` stands for any folder."""

OLD_MODULES = {
    "games": "habits hiding laws refusals thinking things",
    "agents": "crew foresight level",
    "lab": "figures record rules runners words",
    "research": "facts play",
    "terminal": "asking beginning sitting",
    "server": "desk gate house scribe sockets telling thinking told",
}
"""By package, the same for modules."""


def names_in(tree: ast.AST) -> set[str]:
    """The names of functions, classes, parameters, attributes and variables."""
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg) or (isinstance(node, ast.keyword) and node.arg):
            found.add(node.arg)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.alias):
            found.update((node.asname or node.name).split("."))
    return found


@pytest.mark.parametrize("package", OLD)
def test_old_words_do_not_come_back(package: str):
    old = set(OLD[package].split())
    files = sorted(file for folder in SOURCE.glob(package) for file in folder.rglob("*.py"))
    files = [file for file in files if "earlier" not in file.parts]  # old rules are kept as they were
    assert len(files) > 5
    back = {str(file.relative_to(SOURCE)): names_in(ast.parse(file.read_text("utf-8"))) & old for file in files}
    assert {file: names for file, names in back.items() if names} == {}


@pytest.mark.parametrize("package", OLD_MODULES)
def test_old_names_of_modules_do_not_come_back(package: str):
    modules = {file.stem for file in (SOURCE / package).rglob("*.py") if "earlier" not in file.parts}
    assert len(modules) > 5
    assert modules & set(OLD_MODULES[package].split()) == set()


def test_what_a_module_names_is_found():
    source = "from a import b as c\nclass D:\n    def e(self, f, *, g=1):\n        self.h = i(j=2)\n# k\nl = 'm'\n"
    assert names_in(ast.parse(source)) == {"c", "D", "e", "self", "f", "g", "h", "i", "j", "l"}
