"""The one nonogram that stands for all its turned and mirrored forms."""

from cluewright.nonogram.puzzle import Clue, Nonogram

_Side = tuple[Clue, ...]
_HIDDEN_LINE = (-1,)
_HIDDEN_NUMBER = 0


def canonical(puzzle: Nonogram) -> Nonogram:
    """Give the least of the forms a nonogram takes when it is turned and mirrored, lying if it is not square.

    Least is what Python's order of tuples says of (rows, columns), where something hidden comes before all numbers.

    >>> canonical(Nonogram([[2], [1]], [[1], [2]])) == canonical(Nonogram([[1], [2]], [[2], [1]]))
    True
    """
    rows, columns = puzzle.rows, puzzle.columns
    forms: list[tuple[_Side, _Side]] = []
    if len(columns) >= len(rows):
        forms += _mirrored(rows, columns)
    if len(rows) >= len(columns):
        forms += _mirrored(columns, rows)
    least = min(forms, key=_comparable) if puzzle.has_hidden else min(forms)
    return Nonogram._unchecked(*least)


def _mirrored(rows: _Side, columns: _Side) -> list[tuple[_Side, _Side]]:
    """Give a puzzle's forms as it is, mirrored, upside down, and both."""
    rows_back, columns_back = _read_back(rows), _read_back(columns)
    return [
        (rows, columns),
        (rows_back, columns[::-1]),
        (rows[::-1], columns_back),
        (rows_back[::-1], columns_back[::-1]),
    ]


def _read_back(side: _Side) -> _Side:
    return tuple([None if clue is None else clue[::-1] for clue in side])


def _comparable(form: tuple[_Side, _Side]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(
        tuple(
            _HIDDEN_LINE if clue is None else tuple(_HIDDEN_NUMBER if number is None else number for number in clue)
            for clue in side
        )
        for side in form
    )
