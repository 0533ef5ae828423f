"""What the server answers when it says no."""

from __future__ import annotations

from undercroft.engine.errors import UndercroftError


class Refused(UndercroftError):
    """An action that was not carried out. Nothing has changed; `code` is for programs, the words for people."""

    status = 409

    def __init__(self, code: str, words: str, rule: str = "") -> None:
        self.code = code
        self.words = words
        self.rule = rule
        super().__init__(words)


class NotAllowed(Refused):
    """Not this person's to do."""

    status = 403


class NotFound(Refused):
    """No such thing, or none that this person may know of."""

    status = 404


class TooMuch(Refused):
    """Too often, too many or too big."""

    status = 429


class StorageUnavailable(Refused):
    """The database did not answer: nothing was committed, and nobody was told."""

    status = 503

    def __init__(self, cause: str = "the database does not answer") -> None:
        self.cause = cause
        """What is wrong, for the host. Players hear that they may try again, whatever it is."""
        super().__init__("unkept", "the database does not answer; nothing has changed, try again in a moment")


class Damaged(Refused):
    """What the database holds of a table cannot be read, or leads nowhere. The log says what it is."""

    def __init__(self) -> None:
        super().__init__("damaged", "what is kept of this table is damaged; whoever runs this server can find out more")


class NoHint(Refused):
    """Nothing came of an agent's thinking."""

    def __init__(self) -> None:
        super().__init__("no_hint", "no hint was found this time; ask again in a moment, or choose without one")


class StorageError(UndercroftError):
    """The database cannot be used: says why, and what to do."""


class WriteConflict(Exception):
    """Another process wrote this number of this table's log first. Catch up and plan again."""


class RejectedByDatabase(Exception):
    """The database works, but refuses this write."""
