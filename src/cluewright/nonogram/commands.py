"""What nonograms add to the command line."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

if TYPE_CHECKING:
    from cluewright.nonogram.puzzle import Nonogram
    from cluewright.nonogram.statistics import ClueStatistics


def clues(
    picture: Annotated[Path, "A text grid of # and ., or a picture file; - is standard input."],
    *,
    json: Annotated[bool, "Print the puzzle as a line of JSON, for programs."] = False,
    statistics: Annotated[bool, "Add counts, densities, slack and arrangements."] = False,
    threshold: Annotated[float, "Of a picture file: how dark a filled cell is at least, from 0 to 1."] = 0.5,
) -> str | dict[str, Any]:
    """Give the nonogram clues of a picture.

    A text grid has a line for each row, # for a filled cell and . for an empty one. In a picture file every pixel is
    a cell. The clues are printed as a .nin file: width and height, the rows, the columns.

    \b
    Example:
        cluewright clues heart.txt > heart.nin
        cluewright clues heart.png --statistics --json
    """
    from cluewright.core.form import item_to_data
    from cluewright.core.item import Item
    from cluewright.nonogram.board import Board
    from cluewright.nonogram.clues import clues_of
    from cluewright.nonogram.grid_file import read_picture
    from cluewright.nonogram.statistics import clue_statistics

    filled = read_picture(picture, threshold=threshold)
    puzzle = clues_of(filled)
    if json:
        data = item_to_data(Item(puzzle, solution=Board.solved(filled)))
        return {**data, "statistics": clue_statistics(puzzle).to_data()} if statistics else data
    return _table(puzzle, clue_statistics(puzzle)) if statistics else _plain(puzzle)


def _plain(puzzle: "Nonogram") -> str:
    from cluewright.nonogram.puzzle import format_clue

    return "\n".join([f"{puzzle.width} {puzzle.height}", *(format_clue(clue) for clue in puzzle.rows + puzzle.columns)])


def _table(puzzle: "Nonogram", numbers: "ClueStatistics") -> str:
    """Write the totals, then each line with its clue."""
    from cluewright.nonogram.puzzle import format_clue

    totals = {name: value for name, value in numbers.to_data().items() if name not in ("rows", "columns")}
    lines = [f"{name.replace('_', ' ')}: {_short(value)}" for name, value in totals.items()]
    rows = [["line", "filled", "slack", "arrangements", "bits", "clue"]]
    for line, (_, _, clue, _) in zip(numbers.lines, puzzle.lines(), strict=True):
        place = f"{line.line} {line.index + 1}"
        numbers_shown = [_short(value) for value in (line.filled, line.slack, line.arrangements, line.bits)]
        rows.append([place, *numbers_shown, format_clue(clue)])
    widths = [max(len(row[index]) for row in rows) for index in range(5)]
    for place, *cells, text in rows:
        padded = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join([place.ljust(widths[0]), *padded, text]))
    return "\n".join(lines)


def _short(value: float | None) -> str:
    """Write a number so that a column of them stays readable: an exact integer while it is short."""
    if value is None:
        return "?"
    if isinstance(value, int):
        text = str(value)
        return text if len(text) <= 15 else f"{text[0]}.{text[1:4]}e{len(text) - 1}"
    return f"{value:.3g}" if value < 1 else f"{value:.1f}"
