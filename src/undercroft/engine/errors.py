"""What can go wrong, said so that a person can mend it."""

from __future__ import annotations


class UndercroftError(Exception):
    """The root of all errors that are about what somebody gave us, not about a fault of ours.

    They travel between processes, so each hands its own arguments, all of them, to `Exception`: it is from these that
    pickle makes it again. `__str__` puts them into words.
    """


class ChanceError(UndercroftError):
    """A recorded outcome does not fit what the rules ask of chance."""


class TranscriptError(UndercroftError):
    """A transcript that cannot be read or does not replay; says the line."""

    def __init__(self, message: str, line: int = 0) -> None:
        self.message = message
        self.line = line
        super().__init__(message, line)

    def __str__(self) -> str:
        return f"line {self.line}: {self.message}" if self.line else self.message


class SetupError(UndercroftError):
    """A game asked for with seats or options it does not have."""


class SaveError(UndercroftError):
    """A saved state that cannot be loaded here."""


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
    """An answer that was not offered. Nothing has changed; `rule` says why, where a rule does."""

    def __init__(self, seat: int, text: str, rule: str, reason: str) -> None:
        self.seat = seat
        self.text = text
        self.rule = rule
        self.reason = reason
        super().__init__(seat, text, rule, reason)

    def __str__(self) -> str:
        return f"seat {self.seat} cannot answer {self.text!r}: {self.reason}" + (f" ({self.rule})" if self.rule else "")
