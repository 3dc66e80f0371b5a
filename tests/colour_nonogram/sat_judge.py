"""Colour nonograms as a satisfiability problem, solved by CaDiCaL: an independent judge, used by tests alone.

Each cell has exactly one colour, and each block exactly one of the stretches of the line that it may take. Blocks come
in order and keep their distance, a block colours its cells, and a cell has a colour only because of a block. Nothing is
shared with the native solver, which reads lines as patterns of positions, so that a mistake there cannot hide here.
"""

from collections.abc import Iterator
from itertools import combinations, product

import numpy as np
from tests.colour_nonogram.boards import Clue, Puzzle

from cluewright.core.cadical import Cadical


class Encoding:
    """Hold the clauses of a puzzle."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.colours, rows, columns = puzzle
        self.height, self.width = len(rows), len(columns)
        self.variables = self.height * self.width * (self.colours + 1)
        self.clauses: list[list[int]] = []
        for row, column in product(range(self.height), range(self.width)):
            self.choose_one([self.cell(row, column, colour) for colour in range(self.colours + 1)])
        for row, clue in enumerate(rows):
            self.add_line(clue, [(row, column) for column in range(self.width)])
        for column, clue in enumerate(columns):
            self.add_line(clue, [(row, column) for row in range(self.height)])

    def cell(self, row: int, column: int, colour: int) -> int:
        """Return the variable of a cell and a colour."""
        return 1 + (row * self.width + column) * (self.colours + 1) + colour

    def new_variable(self) -> int:
        """Return a variable that was not used before."""
        self.variables += 1
        return self.variables

    def choose_one(self, variables: list[int]) -> None:
        """Demand that exactly one of the variables is true."""
        self.clauses.append(variables)
        self.clauses += [[-a, -b] for a, b in combinations(variables, 2)]

    def add_line(self, clue: Clue, places: list[tuple[int, int]]) -> None:
        """Demand that a line agrees with its clue: each block has one of the stretches it may take."""
        if clue is None:
            return
        length = len(places)
        reasons: dict[tuple[int, int], list[int]] = {
            (i, c): [] for i in range(length) for c in range(1, self.colours + 1)
        }
        before: dict[tuple[int, int], int] = {}
        gap = 0
        for number, (size, colour) in enumerate(clue):
            sizes = range(1, length + 1) if size is None else [size]
            stretches = {(begin, begin + n): self.new_variable() for n in sizes for begin in range(length - n + 1)}
            self.choose_one(list(stretches.values()))
            if number:
                gap = int(clue[number - 1][1] == colour)
            for (begin, end), variable in stretches.items():
                for i in range(begin, end):
                    self.clauses.append([-variable, self.cell(*places[i], colour)])
                    reasons[i, colour].append(variable)
                if number:
                    earlier = [other for (_, other_end), other in before.items() if other_end + gap <= begin]
                    self.clauses.append([-variable, *earlier])
            before = stretches
        for (i, colour), variables in reasons.items():
            self.clauses.append([-self.cell(*places[i], colour), *variables])

    def picture(self, model: list[int]) -> np.ndarray:
        """Return the picture of a model."""
        true = {literal for literal in model if literal > 0}
        colours = [
            next(colour for colour in range(self.colours + 1) if self.cell(row, column, colour) in true)
            for row, column in product(range(self.height), range(self.width))
        ]
        return np.array(colours, np.uint8).reshape(self.height, self.width)


def solutions(puzzle: Puzzle, known: np.ndarray | None = None) -> Iterator[np.ndarray]:
    """List the solutions of a puzzle one by one, but for a known one."""
    encoding = Encoding(puzzle)

    def other_than(picture: np.ndarray) -> list[int]:
        return [-encoding.cell(row, column, int(colour)) for (row, column), colour in np.ndenumerate(picture)]

    with Cadical(bootstrap_with=encoding.clauses) as solver:
        if known is not None:
            solver.add_clause(other_than(known))
        while solver.solve():
            picture = encoding.picture(solver.get_model())
            yield picture
            solver.add_clause(other_than(picture))
