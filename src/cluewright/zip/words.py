"""What the sentences of Zip are made of: messages of its catalogue, cells and directions."""

from collections.abc import Iterable

from cluewright.core.message import Cells, Message, Value

ROOM = "cluewright.zip"

_WAYS = {(-1, 0): "up", (1, 0): "down", (0, -1): "left", (0, 1): "right"}
_ORDER = ("up", "down", "left", "right")


def says(code: str, **values: Value) -> Message:
    """Make a message of Zip's catalogue."""
    return Message(ROOM, code, values)


def at(cell: tuple[int, int]) -> Cells:
    """Return one cell as the value of a message."""
    return Cells((cell,))


def between(start: tuple[int, int], end: tuple[int, int]) -> dict[str, Value]:
    """Return two cells as the values `from` and `to` of a message."""
    return {"from": at(start), "to": at(end)}


def ways(start: tuple[int, int], neighbours: Iterable[tuple[int, int]]) -> tuple[Value, ...]:
    """Return the directions from a cell to its neighbours.

    >>> [str(way) for way in ways((1, 1), [(1, 2), (0, 1)])]
    ['Up', 'Right']
    """
    return tuple(says(f"way-{way}") for way in _directions(start, neighbours))


def sides(start: tuple[int, int], neighbours: Iterable[tuple[int, int]]) -> tuple[Value, ...]:
    """Return the sides of a cell on which its neighbours lie."""
    return tuple(says(f"from-{way}") for way in _directions(start, neighbours))


def _directions(start: tuple[int, int], neighbours: Iterable[tuple[int, int]]) -> list[str]:
    found = {_WAYS[row - start[0], column - start[1]] for row, column in neighbours}
    return [way for way in _ORDER if way in found]
