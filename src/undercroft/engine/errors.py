"""The errors that people can cause, with messages that help to fix them."""

from __future__ import annotations

import sys
from pathlib import Path


class UndercroftError(Exception):
    """The base of all errors caused by what somebody gave us, not by a bug of ours.

    They travel between processes. So each passes all of its arguments to `Exception`, from which pickle makes it again;
    `__str__` puts them into words.
    """


class ChanceError(UndercroftError):
    """A recorded outcome does not fit what the rules ask of chance."""


class TranscriptError(UndercroftError):
    """A transcript cannot be read or does not replay; says the line."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.message = message
        self.line = line
        super().__init__(message, line)

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


class SetupError(UndercroftError):
    """A game was asked for with seats or options that it does not have."""


class SaveError(UndercroftError):
    """A saved state cannot be loaded here."""


class CardError(UndercroftError):
    """A mistake in a card file: where it is, and what was expected there."""

    def __init__(self, file: str, line: int, field: str, expected: str) -> None:
        self.file = file
        self.line = line
        self.field = field
        self.expected = expected
        super().__init__(file, line, field, expected)

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}, field {self.field}: {self.expected}"


class IllegalChoice(UndercroftError):
    """An answer was not offered. Nothing has changed; `rule` names the rule that forbids it, if there is one."""

    def __init__(self, seat: int, text: str, rule: str, reason: str) -> None:
        self.seat = seat
        self.text = text
        self.rule = rule
        self.reason = reason
        super().__init__(seat, text, rule, reason)

    def __str__(self) -> str:
        return f"seat {self.seat} cannot answer {self.text!r}: {self.reason}" + (f" ({self.rule})" if self.rule else "")


def installing(extra: str) -> str:
    """The command that adds an extra, such as `lab`, to the Python that runs. It is the same in a checkout and where a
    wheel is installed."""
    python = Path(sys.executable)
    if python.is_relative_to(Path.cwd()):
        python = python.relative_to(Path.cwd())
    name = f'"{python}"' if " " in str(python) else str(python)
    return f'{name} -m pip install "undercroft[{extra}]"'
