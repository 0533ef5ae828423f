"""Write THIRD-PARTY.md: what of others is in our wheels, with its licence, and what they install.

    python tools/licences.py

Run it after a change of a dependency. It reads what is installed here: `make web` and `.venv` must be there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

HOUSE = Path(__file__).parent.parent
WEB = HOUSE / "web"
TARGET = HOUSE / "THIRD-PARTY.md"
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}
"""Licences of packages that are installed on other systems only."""
SPELT = {"APL 2": "Apache-2.0", "MIT License": "MIT", "BSD License": "BSD-3-Clause"}
"""Licences by the names that old packages give them."""
WITHIN = ("clsx", "esm-env")
"""Packages that Svelte brings into what is built."""
HEAD = """# What is not ours

<!-- Made by `python tools/licences.py`; do not edit. -->

Undercroft itself is under the [MIT licence](LICENSE). Its wheels also hold the following, each under its own licence,
and they install the packages at the end.
"""


def apache() -> str:
    """The Apache licence, from a package that brings it: not all that are under it do."""
    files = metadata.files("multidict") or []
    return next(file for file in files if file.name == "LICENSE").read_text()


def bundled() -> Iterator[tuple[str, str, str, str]]:
    """What the browser client is built with: name, version, licence and its text."""
    wanted = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    for name in sorted((*wanted, *WITHIN)):
        folder = WEB / "node_modules" / name
        package = json.loads((folder / "package.json").read_text("utf-8"))
        texts = [file for file in sorted(folder.iterdir()) if re.match(r"licen[cs]e", file.name, re.IGNORECASE)]
        text = texts[0].read_text("utf-8") if texts else apache() if package["license"] == "Apache-2.0" else ""
        yield name, package["version"], package["license"], text


def compiled() -> tuple[str, str, str, str]:
    """What mypyc puts into compiled wheels."""
    found = metadata.distribution("mypy")
    (file,) = [file for file in found.files or () if file.name == "LICENSE" and "mypy-" in str(file)][:1]
    return "mypyc's runtime (in compiled wheels)", found.version, "MIT", file.read_text()


def installed() -> Iterator[tuple[str, str, str]]:
    """The packages of the base install: name, version and licence."""
    for line in (HOUSE / "requirements/base.txt").read_text("utf-8").splitlines():
        if found := re.match(r"([\w.-]+)==([^\s;]+)", line):
            yield found[1], found[2], licence(found[1])


def licence(name: str) -> str:
    """The licence of an installed package, as its metadata tells it."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    told = metadata.metadata(name)
    marks = [each.rpartition(" :: ")[2] for each in told.get_all("Classifier", []) if each.startswith("License ::")]
    names = [told[key] for key in ("License-Expression", "License") if key in told]
    said = str((*names, *marks, "unknown")[0]).strip()
    first = said.splitlines()[0].removesuffix(" License")
    return SPELT.get(said, SPELT.get(first, first))


def main() -> None:
    """Write the page."""
    within = [*bundled(), compiled()]
    rows = "".join(f"| {name} | {version} | {kind} |\n" for name, version, kind, _ in within)
    others = "".join(f"| {name} | {version} | {kind} |\n" for name, version, kind in installed())
    texts: dict[str, list[str]] = {}
    for name, _, _, text in within:
        if text:
            texts.setdefault(text.strip(), []).append(name)
    quoted = "".join(f"\n### {', '.join(names)}\n\n```\n{text}\n```\n" for text, names in texts.items())
    table = "| | version | licence |\n| --- | --- | --- |\n"
    TARGET.write_text(
        f"{HEAD}\n## In the wheels\n\n{table}{rows}\n## Installed with them\n\n{table}{others}\n## Texts\n{quoted}",
        "utf-8",
    )


if __name__ == "__main__":
    main()
