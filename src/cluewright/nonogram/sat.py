"""Nonograms as a satisfiability problem, solved by CaDiCaL: the independent judge, and the strategy `sat`.

A line's clue is a deterministic automaton that reads the line cell by cell. One variable says that a cell is filled,
one per line, position and state that the automaton is in that state there. Nothing is shared with the native solvers,
so that a mistake there cannot hide here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from cluewright.core.sat_worker import SatStatistics
from cluewright.nonogram.board import Board, Cell
from cluewright.nonogram.puzzle import Clue, Nonogram

if TYPE_CHECKING:
    from cluewright.core.cadical import Cadical

CONFLICTS_PER_SLICE = 2_000
"""The solver pauses to check the budget after this many conflicts."""


@dataclass(slots=True)
class Encoding:
    """Hold the clauses of a puzzle; variable `1 + row * width + column` says that a cell is filled."""

    width: int
    height: int
    variables: int = 0
    clauses: list[list[int]] = field(default_factory=list)

    def cell(self, row: int, column: int) -> int:
        """Return the variable of a cell."""
        return 1 + row * self.width + column

    def new_variable(self) -> int:
        """Return a variable that was not used before."""
        self.variables += 1
        return self.variables


def encode(puzzle: Nonogram, board: Board | None = None) -> Encoding:
    """Turn a puzzle, and what is decided on a board, into clauses."""
    encoding = Encoding(puzzle.width, puzzle.height, puzzle.width * puzzle.height)
    for name, index, clue, length in puzzle.lines():
        places = ((index, i) if name == "row" else (i, index) for i in range(length))
        _encode_line(encoding, clue, [encoding.cell(*place) for place in places])
    if board is not None:
        for row, column in np.argwhere(board.cells != Cell.UNKNOWN):
            variable = encoding.cell(int(row), int(column))
            if board[row, column] is not Cell.EMPTY:
                encoding.clauses.append([variable])
            if board[row, column] is not Cell.FILLED:
                encoding.clauses.append([-variable])
    return encoding


def solutions(
    puzzle: Nonogram, board: Board | None = None, known: Board | None = None, statistics: SatStatistics | None = None
) -> Iterator[Board | None]:
    """Yield every solution that agrees with `board` and is not `known`, and None whenever a slice ended without one."""
    from cluewright.core.cadical import Cadical

    encoding = encode(puzzle, board)
    counts = statistics if statistics is not None else SatStatistics()
    counts.variables, counts.clauses = encoding.variables, len(encoding.clauses)
    with Cadical(bootstrap_with=encoding.clauses) as solver:
        if known is not None:
            _exclude(solver, encoding, known)
        while (answer := _slice(solver, counts)) is not False:
            if answer is None:
                yield None
                continue
            model = np.array(solver.get_model()[: puzzle.width * puzzle.height])
            found = Board.solved((model > 0).reshape(puzzle.height, puzzle.width))
            yield found
            _exclude(solver, encoding, found)


def _slice(solver: "Cadical", counts: SatStatistics) -> bool | None:
    counts.slices += 1
    solver.conf_budget(CONFLICTS_PER_SLICE)
    answer: bool | None = solver.solve_limited()
    return answer


def _exclude(solver: "Cadical", encoding: Encoding, board: Board) -> None:
    filled = board.array.reshape(-1)
    solver.add_clause([-(i + 1) if cell else i + 1 for i, cell in enumerate(filled.tolist())])


def _encode_line(encoding: Encoding, clue: Clue, cells: Sequence[int]) -> None:
    """Add the automaton of one line.

    States count the cells of the pattern read so far: in a gap, or so far into a block. From each, a filled and an
    empty cell lead to at most one state each.
    """
    if clue is None:
        return
    on_filled, on_empty, accepting = _automaton(clue)
    states = len(on_filled)
    before = {0: encoding.new_variable()}
    encoding.clauses.append([before[0]])
    for cell in cells:
        after: dict[int, int] = {}
        sources: dict[int, list[int]] = {}
        for state in range(states):
            if state not in before:
                continue
            for literal, target in ((cell, on_filled[state]), (-cell, on_empty[state])):
                if target is None:
                    encoding.clauses.append([-before[state], -literal])
                    continue
                if target not in after:
                    after[target] = encoding.new_variable()
                encoding.clauses.append([-before[state], -literal, after[target]])
                sources.setdefault(target, []).append(before[state])
        # Backwards too, so that unit propagation sees from both ends.
        encoding.clauses.extend([-after[target], *origin] for target, origin in sources.items())
        before = after
    encoding.clauses.append([variable for state, variable in before.items() if state in accepting])
    encoding.clauses.extend([-variable] for state, variable in before.items() if state not in accepting)


def _automaton(clue: Sequence[int | None]) -> tuple[list[int | None], list[int | None], set[int]]:
    """Return the next state on a filled and on an empty cell, by state, and the accepting states."""
    on_filled: list[int | None] = []
    on_empty: list[int | None] = []
    for number in clue:
        gap = len(on_filled)
        on_filled.append(gap + 1)
        on_empty.append(gap)
        if number is None:
            on_filled.append(gap + 1)
            on_empty.append(gap + 2)
        else:
            for done in range(1, number + 1):
                on_filled.append(gap + done + 1 if done < number else None)
                on_empty.append(None if done < number else gap + done + 1)
    last_gap = len(on_filled)
    on_filled.append(None)
    on_empty.append(last_gap)
    # The last block may touch the end of the line.
    return on_filled, on_empty, {last_gap, last_gap - 1} if clue else {last_gap}
