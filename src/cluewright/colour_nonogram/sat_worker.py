"""The process in which the strategy `sat` solves a colour nonogram."""

from collections.abc import Iterator
from typing import Any

from cluewright.colour_nonogram.board import Board
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.colour_nonogram.sat import solutions
from cluewright.core.outcome import Outcome
from cluewright.core.sat_worker import SatStatistics, work
from cluewright.core.sat_worker import solve_sat as solve_in_worker
from cluewright.core.search import Search


def solve_sat(puzzle: ColourNonogram, search: Search[Board]) -> Outcome[Board]:
    """Look for the requested solutions with CaDiCaL in a worker process."""
    palette = [colour.to_data() for colour in puzzle.palette]
    data = {"palette": palette, "rows": puzzle.rows, "columns": puzzle.columns}
    return solve_in_worker("cluewright.colour_nonogram.sat_worker", data, search, Board.parse)


def _solutions(
    request: dict[str, Any], board: Board | None, known: Board | None, statistics: SatStatistics
) -> Iterator[Board | None]:
    puzzle = ColourNonogram(request["palette"], request["rows"], request["columns"])
    return solutions(puzzle, board, known, statistics)


if __name__ == "__main__":
    work(Board.parse, _solutions)
