"""The Automa of the solo game: six dice that block (CT-O05 to CT-O10)."""

from __future__ import annotations

from undercroft.engine.state import Step

from ..constants import AUTOMA, NO_PLACE, NONE
from ..state import Tavern
from .decks.nasty import move_down


class RollAutoma(Step[Tavern]):
    """CT-O05, CT-O09. Roll the Automa dice in their order; each blocks until the end of the round.

    The purple die waits for the Secret Chamber to open.
    """

    def run(self, s: Tavern) -> None:
        count = len(AUTOMA) if s.chamber_open else len(AUTOMA) - 1
        s.automa = []
        steps = 0
        for colour in range(count):
            face = s.chance.roll(6)
            s.automa.append(face)
            die = s.cards.automa[colour]
            if die.tables[face] != NONE:
                block_table(s, die.tables[face])
            if die.places[face] != NO_PLACE:
                s.blocked |= 1 << die.places[face]
            steps += die.nasty[face]
            if s.events is not None:
                s.tell("automa", {"die": AUTOMA[colour], "face": face})
        move_down(s, 0, steps)


def block_table(s: Tavern, table: int) -> None:
    """CT-O06. The table of the roll; from under the meeple the die goes to the table beside it."""
    s.blocked_table = s.cards.beside[table] if s.waiters[0].table == table else table
