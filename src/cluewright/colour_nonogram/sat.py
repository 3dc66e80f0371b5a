"""Colour nonograms as a satisfiability problem, solved by CaDiCaL: the independent judge, and the strategy `sat`.

Each cell has exactly one colour, and each block exactly one of the stretches of the line that it may take. Blocks come
in order and keep their distance, a block colours its cells, and a cell has a colour only because of a block. Nothing is
shared with the native solver, which reads lines as patterns of positions, so that a mistake there cannot hide here.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

import numpy as np

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import Clue, ColourNonogram
from cluewright.core.sat_worker import SatStatistics

CONFLICTS_PER_SLICE = 2_000
"""The solver pauses to check the budget after this many conflicts."""


class ColourEncoding:
    """Hold the clauses of clues in a number of colours besides the background."""

    def __init__(self, colours: int, rows: Sequence[Clue], columns: Sequence[Clue]) -> None:
        self.colours, self.height, self.width = colours, len(rows), len(columns)
        self.variables = self.height * self.width * (self.colours + 1)
        self.clauses: list[list[int]] = []
        for row, column in product(range(self.height), range(self.width)):
            self._choose_one([self.cell(row, column, colour) for colour in range(self.colours + 1)])
        for row, clue in enumerate(rows):
            self._add_line(clue, [(row, column) for column in range(self.width)])
        for column, clue in enumerate(columns):
            self._add_line(clue, [(row, column) for row in range(self.height)])

    def cell(self, row: int, column: int, colour: int) -> int:
        """Return the variable of a cell and a colour."""
        return 1 + (row * self.width + column) * (self.colours + 1) + colour

    def picture(self, model: Sequence[int]) -> list[int]:
        """Return the variables of the cells' colours that are true in a model."""
        return [literal for literal in model[: self.height * self.width * (self.colours + 1)] if literal > 0]

    def board(self, picture: Sequence[int]) -> Board:
        """Return the board of such variables, one for each cell."""
        colours = np.array([(variable - 1) % (self.colours + 1) for variable in picture], np.uint8)
        return Board.solved(colours.reshape(self.height, self.width))

    def literals(self, board: Board) -> list[int]:
        """Return the variables of the colours that a board decides."""
        places = ((int(row), int(column)) for row, column in np.argwhere(board.cells != 0))
        return [self.cell(*place, int(board.cells[place]) - 1) for place in places]

    def _new_variable(self) -> int:
        self.variables += 1
        return self.variables

    def _choose_one(self, variables: list[int]) -> None:
        """Demand that exactly one of the variables is true."""
        self.clauses.append(variables)
        self.clauses += [[-a, -b] for a, b in combinations(variables, 2)]

    def _add_line(self, clue: Clue, places: list[tuple[int, int]]) -> None:
        """Demand that a line agrees with its clue: each block has one of the stretches it may take."""
        if clue is None:
            return
        length = len(places)
        reasons: dict[tuple[int, int], list[int]] = {
            (place, colour): [] for place in range(length) for colour in range(1, self.colours + 1)
        }
        before: dict[tuple[int, int], int] = {}
        for number, (size, colour) in enumerate(clue):
            sizes = range(1, length + 1) if size is None else [size]
            stretches = {(begin, begin + n): self._new_variable() for n in sizes for begin in range(length - n + 1)}
            self._choose_one(list(stretches.values()))
            gap = int(number > 0 and clue[number - 1][1] == colour)
            for (begin, end), variable in stretches.items():
                for place in range(begin, end):
                    self.clauses.append([-variable, self.cell(*places[place], colour)])
                    reasons[place, colour].append(variable)
                if number:
                    earlier = [other for (_, other_end), other in before.items() if other_end + gap <= begin]
                    self.clauses.append([-variable, *earlier])
            before = stretches
        for (place, colour), variables in reasons.items():
            self.clauses.append([-self.cell(*places[place], colour), *variables])


def solutions(
    puzzle: ColourNonogram,
    board: Board | None = None,
    known: Board | None = None,
    statistics: SatStatistics | None = None,
) -> Iterator[Board | None]:
    """Yield every solution that agrees with `board` and is not `known`, and None whenever a slice ended without one."""
    encoding = ColourEncoding(puzzle.colours, puzzle.rows, puzzle.columns)
    return solutions_of(encoding, board, known, statistics)


def solutions_of(
    encoding: ColourEncoding,
    board: Board | None = None,
    known: Board | None = None,
    statistics: SatStatistics | None = None,
) -> Iterator[Board | None]:
    """Yield the solutions of an encoding in the same way."""
    from cluewright.core.cadical import Cadical

    counts = statistics if statistics is not None else SatStatistics()
    given = [] if board is None else [[variable] for variable in encoding.literals(board)]
    counts.variables, counts.clauses = encoding.variables, len(encoding.clauses) + len(given)
    with Cadical(bootstrap_with=encoding.clauses + given) as solver:
        if known is not None:
            solver.add_clause([-variable for variable in encoding.literals(Board.solved(known.array))])
        while True:
            counts.slices += 1
            solver.conf_budget(CONFLICTS_PER_SLICE)
            answer = solver.solve_limited()
            if answer is False:
                return
            if answer is None:
                yield None
                continue
            picture = encoding.picture(solver.get_model())
            yield encoding.board(picture)
            solver.add_clause([-variable for variable in picture])
