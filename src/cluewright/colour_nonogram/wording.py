"""The texts of colour nonograms, as messages: messages/en.ftl and the other languages have the sentences."""

from collections.abc import Iterable

from cluewright.core.errors import Fault
from cluewright.core.message import Along, Message, Value

ROOM = "cluewright.colour_nonogram"
"""The package whose catalogue has the sentences."""


def message(code: str, **values: Value) -> Message:
    """Make a message of the catalogue of colour nonograms."""
    return Message(ROOM, code, values)


def fault(
    code: str,
    variant: str = "",
    /,
    *,
    cells: tuple[tuple[int, int], ...] = (),
    remedy: Message | None = None,
    **values: Value,
) -> Fault:
    """Make a fault; the catalogue has its sentence under `fault-CODE`, or `fault-CODE-VARIANT`."""
    return Fault(code, message(f"fault-{code}-{variant}" if variant else f"fault-{code}", **values), cells, remedy)


def along(axis: str, places: Iterable[int]) -> Along:
    """Return places on a row (`axis` is "row") or column as what they are called there: columns, or rows."""
    return Along("column" if axis == "row" else "row", tuple(places))
