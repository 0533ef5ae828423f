"""Connect four on the kernel: a small honest game to measure the kernel itself with."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.chance import Chance
from undercroft.engine.state import Choice, Result, Setup, State, Step

COLUMNS: Final = 7
ROWS: Final = 6


class Drop(Choice):
    """Drop a disc in a column."""

    def __init__(self, column: int) -> None:
        super().__init__(f"drop {column}")
        self.column: Final = column


DROPS: Final[list[Choice]] = [Drop(column) for column in range(COLUMNS)]


class Grid(State):
    """Seven stacks of discs; a disc is the seat that dropped it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("columns", "to_move")

    def __init__(self, setup: Setup, chance: Chance, columns: list[list[int]], to_move: int) -> None:
        super().__init__(setup, chance)
        self.columns: list[list[int]] = columns
        self.to_move: int = to_move

    def copy(self) -> Grid:
        copy = Grid(self.setup, self.chance, [column[:] for column in self.columns], self.to_move)
        copy.copy_kernel(self)
        return copy

    def run_length(self, column: int, row: int, right: int, up: int, seat: int) -> int:
        """How many of the seat's discs follow in one direction."""
        count = 0
        column += right
        row += up
        columns = self.columns
        while 0 <= column < COLUMNS and row >= 0:
            stack = columns[column]
            if row >= len(stack) or stack[row] != seat:
                break
            count += 1
            column += right
            row += up
        return count

    def wins(self, column: int) -> bool:
        """Does the top disc of this column make four in a row?"""
        row = len(self.columns[column]) - 1
        seat = self.columns[column][row]
        return (
            1 + self.run_length(column, row, 0, -1, seat) >= 4
            or 1 + self.run_length(column, row, 1, 0, seat) + self.run_length(column, row, -1, 0, seat) >= 4
            or 1 + self.run_length(column, row, 1, 1, seat) + self.run_length(column, row, -1, -1, seat) >= 4
            or 1 + self.run_length(column, row, 1, -1, seat) + self.run_length(column, row, -1, 1, seat) >= 4
        )


class Turn(Step[Grid]):
    """Ask whoever is to move for a column with room."""

    def run(self, s: Grid) -> None:
        options: list[Choice] = []
        for column in range(COLUMNS):
            if len(s.columns[column]) < ROWS:
                options.append(DROPS[column])
        if options:
            s.ask(s.to_move, "drop", options)
        else:
            s.end(Result([1, 1], [0, 1], "full"))

    def answer(self, s: Grid, seat: int, choice: Choice) -> None:
        assert isinstance(choice, Drop)
        s.columns[choice.column].append(seat)
        if s.wins(choice.column):
            s.end(Result([2 - 2 * seat, 2 * seat], [seat], "four"))
        else:
            s.to_move = 1 - seat
            s.agenda.append(TURN)


TURN: Final = Turn()
SETUP: Final = Setup("connect_four", 1, 2, {}, None, "own")


def new_grid(chance: Chance) -> Grid:
    """An empty grid, the first seat to move."""
    s = Grid(SETUP, chance, [[] for _ in range(COLUMNS)], 0)
    s.agenda.append(TURN)
    s.advance()
    return s
