"""The texts of nonograms, as messages: the sentences are in messages/en.ftl and the other languages next to it."""

from collections.abc import Sequence

from cluewright.clued_lines.wording import Wording
from cluewright.core.message import Along, Cells, Message, Value

ROOM = "cluewright.nonogram"
"""The package whose catalogue has the sentences."""
WORDING = Wording(ROOM)
message, fault = WORDING.message, WORDING.fault

_MOST_NUMBERS = 20
"""How many numbers of a clue a sentence quotes; a faulty one may have thousands."""


def block(clue: Sequence[int | None], index: int) -> Message:
    """Name a block by its number, and say which one where the number comes more than once.

    >>> [block((1, 3, 1, 1), index).clause() for index in range(4)]
    ['the first 1', 'the 3', 'the second 1', 'the last 1']
    """
    number = clue[index]
    of, nth = clue.count(number), clue[: index + 1].count(number)
    if of == 1:
        return message("block", number=clue_number(number))
    if nth in (1, of):
        return message("block-first" if nth == 1 else "block-last", number=clue_number(number))
    return message("block-nth", number=clue_number(number), nth=nth)


def clue_number(number: int | None) -> int | str:
    """Return a clue number as a board shows it: a hidden one is `?`."""
    return "?" if number is None else number


def quoted(clue: Sequence[int | None] | None) -> Value:
    """Return a clue as it appears on the board: `3 ? 1`, or its beginning where it is long.

    >>> quoted((3, None, 1))
    '3 ? 1'
    """
    if clue is None:
        return message("clue-hidden")
    if not clue:
        return "0"
    shown = " ".join(str(clue_number(number)) for number in clue[:_MOST_NUMBERS])
    return f"{shown} ..." if len(clue) > _MOST_NUMBERS else shown


def so(filled: Along | Cells | None, empty: Along | Cells | None) -> Message:
    """Make the end of a sentence: what becomes of the cells, where there are any.

    >>> so(Along("column", (0, 1)), Along("column", (2,))).clause()
    'so columns 1 and 2 are filled and column 3 is empty'
    """
    return _settled(("so-filled", "so-empty", "so-both"), filled, empty)


def then(filled: Along | Cells | None, empty: Along | Cells | None) -> Message:
    """Make the same as a clause of its own.

    >>> then(None, Along("row", (2,))).clause()
    'row 3 is empty'
    """
    return _settled(("then-filled", "then-empty", "then-both"), filled, empty)


def _settled(codes: tuple[str, str, str], filled: Along | Cells | None, empty: Along | Cells | None) -> Message:
    of_filled, of_empty, of_both = codes
    if filled is not None and empty is not None:
        return message(of_both, filled=filled, empty=empty)
    cells = filled or empty
    assert cells is not None, "nothing is settled"
    return message(of_empty if filled is None else of_filled, cells=cells)
