"""What of a puzzle every format keeps."""

from typing import Any

from cluewright.colour_nonogram.puzzle import ColourNonogram


def without_looks(puzzle: Any) -> Any:
    """Return a puzzle without the names, values and marks of its colours, which some formats have no place for."""
    return (puzzle.kind, puzzle.rows, puzzle.columns) if isinstance(puzzle, ColourNonogram) else puzzle
