"""The process in which the strategy `sat` solves a nonogram."""

from collections.abc import Iterator
from typing import Any

from cluewright.core.outcome import Outcome
from cluewright.core.sat_worker import SatStatistics, work
from cluewright.core.sat_worker import solve_sat as solve_in_worker
from cluewright.core.search import Search
from cluewright.nonogram.board import Board
from cluewright.nonogram.puzzle import Nonogram
from cluewright.nonogram.sat import solutions


def solve_sat(puzzle: Nonogram, search: Search[Board]) -> Outcome[Board]:
    """Look for the requested solutions with CaDiCaL in a worker process."""
    data = {"rows": puzzle.rows, "columns": puzzle.columns}
    return solve_in_worker("cluewright.nonogram.sat_worker", data, search, Board.parse)


def _solutions(
    request: dict[str, Any], board: Board | None, known: Board | None, statistics: SatStatistics
) -> Iterator[Board | None]:
    return solutions(Nonogram(request["rows"], request["columns"]), board, known, statistics)


if __name__ == "__main__":
    work(Board.parse, _solutions)
