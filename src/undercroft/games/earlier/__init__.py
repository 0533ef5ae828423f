"""Earlier versions of rules, so that what was begun under one is finished under it: tables, saves, transcripts.

Each is a package GAME_VERSION, a copy of the game's folder that `tools/keep_rules.py` makes before a version is bumped.
"""

from typing import ClassVar

from undercroft.engine.state import EVERYONE, Event, Fact, State


class PlaysOn(State):
    """The loop that the oldest kept rules were played with: there a result did not stop what was still going on.

    Transcripts hold the chance that was asked for after the end, so they replay only with it.
    """

    ends_at_result: ClassVar[bool] = False
    """Is what is left on the agenda dropped once a step, not an answer, has left a result?"""

    def tell(self, name: str, facts: dict[str, Fact], known: int = EVERYONE) -> None:
        if self.events is not None:
            self.events.append(Event(name, facts, known))

    def advance(self) -> None:
        agenda = self.agenda
        pending = self.pending
        while agenda and not pending:
            step = agenda.pop()
            self.asking = step
            step.run(self)
            if self.result is not None and self.ends_at_result:
                agenda.clear()
                pending.clear()
