"""What a proof about a Zip puzzle means, checked without any other part of the solver.

Variable `2 * (row * width + column) + 1` is true if the path crosses from that cell to the right, and the one after it
if the path crosses down. A nogood follows if its literals lead to a contradiction by these rules:

- the path crosses two borders of a cell, of the first and the last number one, and no wall;
- two pieces of path are not joined into a loop, nor so that two numbers follow each other that are not neighbours in
  counting, nor from the first number to the last before every cell is visited.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from cluewright.core.budget import Budget
from cluewright.core.errors import ProofRejected
from cluewright.core.outcome import Verdict
from cluewright.core.proof import Proof
from cluewright.core.reverse_propagation import Rules, check_nogoods
from cluewright.zip.puzzle import Zip


def check(puzzle: Zip, proof: Proof, budget: Budget) -> None:
    """Raise `ProofRejected` unless the proof shows that its verdict is right."""
    if proof.verdict is Verdict.UNIQUE and not is_solution(puzzle, set(proof.solution)):
        raise ProofRejected("the solution that the proof names is not a path through every cell in the right order")
    check_nogoods(BorderRules(puzzle), proof, proof.solution, budget)


def sides(puzzle: Zip) -> dict[int, tuple[int, int]]:
    """Return the cells on both sides of every border that the path may cross, by its variable."""
    found = {}
    for row, column, way in puzzle.passable():
        cell = row * puzzle.width + column
        right = way == "right"
        found[2 * cell + (1 if right else 2)] = cell, cell + (1 if right else puzzle.width)
    return found


def is_solution(puzzle: Zip, crossed: set[int]) -> bool:
    """Tell whether the borders make one path from the first number to the last, in order, through every open cell."""
    borders = sides(puzzle)
    if not crossed <= borders.keys():
        return False
    ways: dict[int, list[int]] = {}
    for border in crossed:
        one, two = borders[border]
        ways.setdefault(one, []).append(two)
        ways.setdefault(two, []).append(one)
    numbers = [row * puzzle.width + column for row, column in puzzle.numbers]
    path = [numbers[0]]
    while left := [cell for cell in ways.get(path[-1], ()) if cell not in path[-2:]]:
        if len(left) > 1 or len(path) > len(crossed):
            return False
        path.append(left[0])
    once = len(set(path)) == len(path) == puzzle.cells == len(crossed) + 1
    return once and path[-1] == numbers[-1] and [cell for cell in path if cell in numbers] == numbers


@dataclass(slots=True)
class Join:
    """Two pieces joined, and what their far ends said before."""

    ends: tuple[int, int]
    other: tuple[int, int]
    near: tuple[int, int]
    length: tuple[int, int]


class BorderRules(Rules):
    """The borders of each cell, and the pieces of path that crossed borders make."""

    def __init__(self, puzzle: Zip) -> None:
        cells = puzzle.width * puzzle.height
        self.variables = 2 * cells
        self.sides = sides(puzzle)
        self.borders: list[list[int]] = [[] for _ in range(cells)]
        """Those of each cell that the path may cross."""
        for border, both in self.sides.items():
            for cell in both:
                self.borders[cell].append(border)
        numbers = [row * puzzle.width + column for row, column in puzzle.numbers]
        self.terminals = {numbers[0], numbers[-1]}
        self.need = [2] * cells
        """How many borders of each cell the path crosses."""
        for row, column in puzzle.blocked:
            self.need[row * puzzle.width + column] = 0
        self.need[numbers[0]] -= 1
        self.need[numbers[-1]] -= 1  # on a board of one cell both are the same
        self.open_cells = puzzle.cells
        self.value = [0] * (self.variables + 1)
        """1 for a border that is crossed, -1 for one that is not."""
        self.crossed = [0] * cells
        self.closed = [0] * cells
        # Of the piece of path that ends in a cell: its other end, the number nearest to this end, its cells.
        self.other = list(range(cells))
        self.near = [0] * cells
        for number, cell in enumerate(numbers, start=1):
            self.near[cell] = number
        self.length = [1] * cells
        self.waiting: deque[int] = deque()
        """Literals that the rules have not been applied to."""
        self.applied: list[tuple[int, list[Join]]] = []
        self.found = [-border for border in range(1, self.variables + 1) if border not in self.sides]
        self.broken = not all(self._starve(cell) for cell in range(cells))
        for cell in range(cells):
            self._fill(cell)
            self._keep_apart(cell)

    def note(self, literal: int) -> None:
        """Take a literal as true."""
        self.value[abs(literal)] = 1 if literal > 0 else -1
        if abs(literal) in self.sides:
            self.waiting.append(literal)

    def undo(self, literal: int) -> None:
        """Take back the literal noted last."""
        self.value[abs(literal)] = 0
        self.found.clear()
        self.waiting.clear()
        self.broken = False
        if not self.applied or self.applied[-1][0] != literal:
            return
        _, joins = self.applied.pop()
        count = self.crossed if literal > 0 else self.closed
        for cell in self.sides[abs(literal)]:
            count[cell] -= 1
        for join in joins:
            for end, other, near, length in zip(join.ends, join.other, join.near, join.length, strict=True):
                self.other[end], self.near[end], self.length[end] = other, near, length

    def consequences(self) -> Sequence[int] | None:
        """Return more literals that are true; None for a contradiction."""
        while not self.found and self.waiting and not self.broken:
            literal = self.waiting.popleft()
            joins: list[Join] = []
            self.applied.append((literal, joins))
            one, two = self.sides[abs(literal)]
            if literal < 0:
                self.closed[one] += 1
                self.closed[two] += 1
                self.broken = not (self._starve(one) and self._starve(two))
                continue
            self.crossed[one] += 1
            self.crossed[two] += 1
            if any(self.crossed[cell] > self.need[cell] for cell in (one, two)) or not self._may_join(one, two):
                return None
            joins.append(self._join(one, two))
            self._fill(one)
            self._fill(two)
            for end in joins[0].ends:
                self._keep_apart(end)
        if self.broken:
            return None
        found, self.found = self.found, []
        return found

    def _starve(self, cell: int) -> bool:
        """Cross all borders of a cell that has just enough left; False if it has too few."""
        left = len(self.borders[cell]) - self.closed[cell]
        if left == self.need[cell]:
            self.found.extend(border for border in self.borders[cell] if self.value[border] == 0)
        return left >= self.need[cell]

    def _fill(self, cell: int) -> None:
        """Close the other borders of a cell that the path has passed."""
        if self.crossed[cell] == self.need[cell]:
            self.found.extend(-border for border in self.borders[cell] if self.value[border] == 0)

    def _keep_apart(self, end: int) -> None:
        """Close the borders between the end of a piece and other ends that it may not be joined to."""
        if self.crossed[end] >= self.need[end]:
            return
        for border in self.borders[end]:
            if self.value[border] == 0:
                one, two = self.sides[border]
                there = two if one == end else one
                if self.crossed[there] < self.need[there] and not self._may_join(end, there):
                    self.found.append(-border)

    def _may_join(self, one: int, two: int) -> bool:
        """Tell whether the pieces that end in two neighbouring cells may be joined there."""
        if self.other[one] == two:
            return False
        if self.near[one] and self.near[two] and abs(self.near[one] - self.near[two]) != 1:
            return False
        whole = self.length[one] + self.length[two] == self.open_cells
        return whole or not (self.other[one] in self.terminals and self.other[two] in self.terminals)

    def _join(self, one: int, two: int) -> Join:
        """Join the pieces that end in two cells; return what is needed to undo it."""
        first, last = self.other[one], self.other[two]
        ends = first, last
        join = Join(ends, (one, two), (self.near[first], self.near[last]), (self.length[first], self.length[last]))
        near_one, near_two = self.near[one], self.near[two]
        self.other[first], self.other[last] = last, first
        if not near_one:
            self.near[first] = near_two
        if not near_two:
            self.near[last] = near_one
        self.length[first] = self.length[last] = sum(join.length)
        return join
