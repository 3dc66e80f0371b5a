"""Zip puzzles in the form native code uses: cells and borders as numbers counted row by row."""

from collections.abc import Iterable

from cluewright.zip.puzzle import DIRECTIONS, Border, Cell, Zip


def cell_numbers(width: int, cells: Iterable[Cell]) -> list[int]:
    """Return cells as numbers.

    >>> cell_numbers(5, [(0, 3), (2, 1)])
    [3, 11]
    """
    return [row * width + column for row, column in cells]


def cells_of(width: int, numbers: Iterable[int]) -> tuple[Cell, ...]:
    """Return numbers as cells."""
    return tuple(divmod(number, width) for number in numbers)


def border_numbers(width: int, borders: Iterable[Border]) -> list[int]:
    """Return borders as numbers: twice the cell, and one more for the lower border."""
    return [2 * (row * width + column) + DIRECTIONS.index(way) for row, column, way in borders]


def border_of(width: int, number: int) -> Border:
    """Return a number as a border."""
    row, column = divmod(number // 2, width)
    return row, column, DIRECTIONS[number % 2]


def arguments(puzzle: Zip) -> tuple[int, int, list[int], list[int], list[int]]:
    """Return a puzzle in the form every native function takes."""
    width = puzzle.width
    return (
        width,
        puzzle.height,
        cell_numbers(width, puzzle.numbers),
        border_numbers(width, puzzle.walls),
        cell_numbers(width, puzzle.blocked),
    )
