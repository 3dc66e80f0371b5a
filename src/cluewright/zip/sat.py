"""Zip puzzles as a satisfiability problem, solved by CaDiCaL: the independent judge, and the strategy `sat`.

One variable per border says that the path crosses it. Clauses give every cell its two borders; what they allow beyond
a path (loops, numbers out of order) is forbidden only when the solver comes up with it. Nothing is shared with the
native solvers, so that a mistake there cannot hide here.
"""

import time
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.search import Search
from cluewright.zip.board import Board
from cluewright.zip.puzzle import Border, Cell, Zip, sides_of

if TYPE_CHECKING:
    from cluewright.core.cadical import Cadical

CONFLICTS_PER_SLICE = 200
"""The solver pauses to check the budget after this many conflicts, and after every cut."""
CELLS_PER_SLICE = 500
"""It also pauses each time the clauses of this many cells are written."""


def solve_sat(puzzle: Zip, search: Search[Board]) -> Outcome[Board]:
    """Look for the requested solutions; limits and cancellation are honoured between two slices."""
    budget, limit, known = search.start(), search.limit, search.known
    found = [] if known is None else [known]
    begin, slices, exhausted = time.process_time(), 0, False
    if len(found) < limit:
        exhausted = True
        for solution in solutions(puzzle, search.board, known):
            slices += 1
            budget.report(None, "solving")
            if solution is not None:
                found.append(solution)
            if len(found) >= limit or budget.spent:
                exhausted = False
                break
    verdict = Verdict.of(len(found), limit, exhausted=exhausted)
    seconds = time.process_time() - begin
    return Outcome(verdict, tuple(found), None, exhausted, "sat", seconds, {"slices": slices})


def solutions(puzzle: Zip, board: Board | None = None, known: Board | None = None) -> Iterator[Board | None]:
    """Yield every solution that agrees with `board` and is not `known`, and None whenever a slice ended without one."""
    from cluewright.core.cadical import Cadical

    if puzzle.cells == 1:
        if known is None:
            yield Board(puzzle.numbers)
        return
    variable = {border: index for index, border in enumerate(puzzle.passable(), 1)}
    with Cadical() as solver:
        for count, clauses in enumerate(_cell_clauses(puzzle, variable)):
            if clauses is None:
                return
            for clause in clauses:
                solver.add_clause(clause)
            if count % CELLS_PER_SLICE == 0:
                yield None
        for border in board.all_used() if board else ():
            solver.add_clause([variable[border]])
        for border in board.closed & variable.keys() if board else ():
            solver.add_clause([-variable[border]])
        if known is not None:
            solver.add_clause([-variable[border] for border in known.all_used()])
        while (answer := _slice(solver)) is not False:
            if answer is None:
                yield None
                continue
            model = set(solver.get_model())
            cuts, path = _examine(puzzle, [border for border, index in variable.items() if index in model])
            for cut in cuts:
                solver.add_clause([-variable[border] for border in cut])
            yield None if cuts else Board(path)
            if not cuts:
                solver.add_clause([-variable[border] for border in Board(path).all_used()])


def _slice(solver: "Cadical") -> bool | None:
    solver.conf_budget(CONFLICTS_PER_SLICE)
    answer: bool | None = solver.solve_limited()
    return answer


def _cell_clauses(puzzle: Zip, variable: dict[Border, int]) -> Iterator[list[list[int]] | None]:
    """Demand two used borders at every cell, one at the ends of the path; None if a cell has too few."""
    beside: dict[Cell, list[int]] = {}
    shut = set(puzzle.blocked)
    for y in range(puzzle.height):
        for x in range(puzzle.width):
            if (y, x) not in shut:
                beside[y, x] = []
    for border, index in variable.items():
        for cell in sides_of(border):
            beside[cell].append(index)
    ends = {puzzle.numbers[0], puzzle.numbers[-1]}
    for cell, borders in beside.items():
        need = 1 if cell in ends else 2
        if len(borders) < need:
            yield None
            return
        most = [[-index for index in several] for several in combinations(borders, need + 1)]
        yield most + [list(several) for several in combinations(borders, len(borders) - need + 1)]


def _examine(puzzle: Zip, used: list[Border]) -> tuple[list[list[Border]], tuple[Cell, ...]]:
    """Return the sets of borders that may not all be used, or none and the path if it is a solution."""
    ways: dict[Cell, list[tuple[Cell, Border]]] = {}
    for border in used:
        a, b = sides_of(border)
        ways.setdefault(a, []).append((b, border))
        ways.setdefault(b, []).append((a, border))
    path, steps = _follow(puzzle.numbers[0], ways)
    cuts = []
    seen = set(path)
    for cell in ways:
        if cell not in seen:
            loop, loop_steps = _follow(cell, ways)
            seen.update(loop)
            closing = next(border for to, border in ways[loop[-1]] if to == cell and border not in loop_steps[-1:])
            cuts.append([*loop_steps, closing])
    number_at = puzzle.number_at()
    last_index = 0
    for index in range(1, len(path)):
        number = number_at.get(path[index])
        if number is None:
            continue
        if abs(number - number_at[path[last_index]]) != 1:
            cuts.append(steps[last_index:index])
        last_index = index
    return cuts, tuple(path)


def _follow(start: Cell, ways: dict[Cell, list[tuple[Cell, Border]]]) -> tuple[list[Cell], list[Border]]:
    path, seen = [start], {start}
    steps: list[Border] = []
    while True:
        onward = [(cell, border) for cell, border in ways[path[-1]] if cell not in seen]
        if not onward:
            return path, steps
        path.append(onward[0][0])
        steps.append(onward[0][1])
        seen.add(path[-1])
