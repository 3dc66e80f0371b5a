"""Batches brought back from the lines of a backup: a line for each batch, then lines of up to a thousand items."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, insert, select

from cluewright.core.errors import FormatError
from cluewright.library.batches import ItemRow, State, write_items
from cluewright.library.record import clean_name
from cluewright.library.schema import BATCH, BATCH_SERIES

_SERIES = ("key", "label", "recipe", "count")
_ITEM = ("number", "state", "puzzle_id", "level", "attempts", "seconds", "reason")


class BatchRestoring:
    """Restore batches from their lines; existing ones stay as they are."""

    def __init__(self, connection: Connection, numbers: Mapping[int, int]) -> None:
        self._connection, self._numbers = connection, numbers
        self._series: dict[tuple[str, str], int] = {}

    def take_batch(self, line: Mapping[str, Any]) -> None:
        """Restore a batch and its series."""
        connection, name = self._connection, clean_name("batch", line["batch"])
        number = connection.execute(select(BATCH.c.id).where(BATCH.c.name == name)).scalar()
        if number is None:
            times = {key: datetime.fromisoformat(line[key]) for key in ("started", "updated")}
            statement = insert(BATCH).values(name=name, plan=str(line["plan"]), **times)
            number = connection.execute(statement.returning(BATCH.c.id)).scalar_one()
        for part in line["series"]:
            series = dict(zip(_SERIES, part, strict=True))
            here = (BATCH_SERIES.c.batch_id == number) & (BATCH_SERIES.c.key == series["key"])
            found = connection.execute(select(BATCH_SERIES.c.id).where(here)).scalar()
            if found is None:
                statement = insert(BATCH_SERIES).values(batch_id=number, **series)
                found = connection.execute(statement.returning(BATCH_SERIES.c.id)).scalar_one()
            self._series[name, series["key"]] = found

    def take_items(self, line: Mapping[str, Any]) -> None:
        """Restore items of a series, with references to puzzles updated to their present numbers."""
        series = self._series.get((line["of"], line["series"]))
        if series is None:
            raise FormatError("these items belong to a batch that is not in the backup")
        rows = []
        for values in line["items"]:
            item = dict(zip(_ITEM, values, strict=True))
            item["state"] = State(item["state"])
            if item["puzzle_id"] is not None:
                item["puzzle_id"] = self._numbers[item["puzzle_id"]]
            rows.append(ItemRow(series, **item))
        write_items(self._connection, rows)
