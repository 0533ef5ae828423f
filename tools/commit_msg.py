"""Check the message of a commit, as CONTRIBUTING.md asks: a first line under 72 characters, then an empty one.

python tools/commit_msg.py FILE
"""

import sys
from pathlib import Path

LONGEST = 71


def faults(message: str) -> list[str]:
    """What is wrong with it."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    first = lines[0] if lines else ""
    found = []
    if not first.strip():
        found.append("the first line says what the change does; it is empty")
    if len(first) > LONGEST:
        found.append(f"the first line has {len(first)} characters; {LONGEST} is the most")
    if first.endswith("."):
        found.append("the first line ends without a full stop")
    if len(lines) > 1 and lines[1].strip():
        found.append("the second line stays empty")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(faults(Path(sys.argv[1]).read_text("utf-8"))) or 0)
