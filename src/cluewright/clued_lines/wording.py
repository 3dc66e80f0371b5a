"""How kinds with clued lines make messages of their catalogues."""

from collections.abc import Iterable
from dataclasses import dataclass

from cluewright.core.errors import Fault
from cluewright.core.message import Along, Message, Value


@dataclass(frozen=True, slots=True)
class Wording:
    """Make messages and faults of the catalogue of a room."""

    room: str

    def message(self, code: str, /, **values: Value) -> Message:
        """Make a message."""
        return Message(self.room, code, values)

    def fault(
        self,
        code: str,
        variant: str = "",
        /,
        *,
        cells: tuple[tuple[int, int], ...] = (),
        remedy: Message | None = None,
        **values: Value,
    ) -> Fault:
        """Make a fault; the catalogue has its sentence under `fault-CODE`, or `fault-CODE-VARIANT`."""
        told = self.message(f"fault-{code}-{variant}" if variant else f"fault-{code}", **values)
        return Fault(code, told, cells, remedy)


def along(axis: str, places: Iterable[int]) -> Along:
    """Return places on a row (`axis` is "row") or column as what they are called there: columns, or rows."""
    return Along("column" if axis == "row" else "row", tuple(places))
