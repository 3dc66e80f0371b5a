"""Records in Parquet files: columns of plain types, what nests deeper as JSON text. Needs the extra `data`."""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from cluewright.core.errors import FormatError, NotOffered
from cluewright.core.json_text import read_json, write_json
from cluewright.datasets.plan import RecordPart

ROWS = 1000
"""Records in a row group: what is held in memory at a time."""
_JSON = ("puzzle", "solution", "recipe", "meta")


def require_pyarrow() -> Any:
    """Return the library that reads and writes Parquet; raise `NotOffered` if it is missing."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise NotOffered("Parquet files need an extra package: pip install 'cluewright[data]'") from None
    return pyarrow


def schema(parts: frozenset[RecordPart]) -> Any:
    """Return the columns of a data set with these parts."""
    pa = require_pyarrow()
    text, number = pa.string(), pa.int32()
    steps = [("technique", text), ("cells", text), ("evidence", text)]
    if RecordPart.TEXTS in parts:
        steps.append(("text", text))
    columns = [("id", text), ("kind", text), ("split", text), ("width", number), ("height", number), ("puzzle", text)]
    if RecordPart.PROMPT in parts:
        columns.append(("prompt", text))
    if RecordPart.SOLUTION in parts:
        columns += [("solution", text), ("answer", text)]
    if RecordPart.PROOF in parts:
        columns.append(("proof", pa.struct([("digest", text), ("data", pa.binary())])))
    if RecordPart.RATING in parts:
        rating = [("level", text), ("score", pa.float64()), ("minutes", pa.float64()), ("data", text)]
        columns.append(("rating", pa.struct(rating)))
    if RecordPart.RECIPE in parts:
        columns.append(("recipe", text))
    if RecordPart.STEPS in parts:
        columns += [("steps", pa.list_(pa.struct(steps))), ("steps_end", text)]
    if RecordPart.META in parts:
        columns.append(("meta", text))
    return pa.schema(columns)


def row_of(record: Mapping[str, Any]) -> dict[str, Any]:
    """Return a record as a row of the table."""
    row = dict(record)
    for key in _JSON:
        if row.get(key) is not None:
            row[key] = write_json(row[key])
    if (proof := row.get("proof")) is not None:
        row["proof"] = {"digest": proof["digest"], "data": b64decode(proof["data"])}
    if (rating := row.get("rating")) is not None:
        row["rating"] = {key: rating.get(key) for key in ("level", "score", "minutes")} | {"data": write_json(rating)}
    if "steps" in row:
        row["steps"] = [
            {**step, "cells": write_json(step["cells"]), "evidence": write_json(step["evidence"])}
            for step in row["steps"]
        ]
    return row


def record_of(row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the record of a row; raise `FormatError` if it has JSON text that cannot be read."""
    record = dict(row)
    try:
        for key in _JSON:
            if record.get(key) is not None:
                record[key] = read_json(record[key])
        if (proof := record.get("proof")) is not None:
            record["proof"] = {"digest": proof["digest"], "data": b64encode(proof["data"]).decode("ascii")}
        if (rating := record.get("rating")) is not None:
            record["rating"] = read_json(rating["data"])
        if record.get("steps") is not None:
            record["steps"] = [
                {**step, "cells": read_json(step["cells"]), "evidence": read_json(step["evidence"])}
                for step in record["steps"]
            ]
    except (KeyError, TypeError, AttributeError) as error:
        raise FormatError("this row is not a record") from error
    return record


class ParquetFile:
    """Write records into a file, a row group at a time; the same records give the same bytes."""

    def __init__(self, path: Path, parts: frozenset[RecordPart]) -> None:
        self._pyarrow, self._schema = require_pyarrow(), schema(parts)
        self._writer = self._pyarrow.parquet.ParquetWriter(path, self._schema, compression="zstd", compression_level=3)
        self._rows: list[dict[str, Any]] = []

    def add(self, record: Mapping[str, Any]) -> None:
        """Take a record."""
        self._rows.append(row_of(record))
        if len(self._rows) >= ROWS:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._pyarrow.Table.from_pylist(self._rows, schema=self._schema))
            self._rows = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None:
            self._flush()
        self._writer.close()


def read_rows(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the rows of a file, a few at a time; raise `FormatError` if it cannot be read."""
    pa = require_pyarrow()
    try:
        with pa.parquet.ParquetFile(path) as file:
            batches: Iterable[Any] = file.iter_batches(batch_size=ROWS)
            for batch in batches:
                yield from batch.to_pylist()
    except (pa.ArrowException, OSError) as error:
        if isinstance(error, FileNotFoundError):
            raise
        raise FormatError("this Parquet file cannot be read", file=str(path)) from error
