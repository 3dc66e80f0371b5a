"""Other people's tables, row by row: JSON, JSON lines, CSV, NumPy arrays, Parquet, and texts cut by a pattern.

A row is a mapping from names to values; a row that cannot be read is an error in its place, and the rest still comes.
Lines and batches are read as they are needed, so that a million rows take no more memory than a thousand; a single
JSON text and NumPy's arrays are read as a whole.
"""

import csv
import gzip
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, cast

from cluewright.core.errors import FormatError, brief, shown
from cluewright.core.json_text import read_json
from cluewright.core.text import is_digits
from cluewright.datasets.parquet import ROWS, require_pyarrow
from cluewright.formats.source import LARGEST_TEXT, read_source

Values = Mapping[str, Any]
FORMS = ("json", "jsonl", "csv", "tsv", "npz", "npy", "parquet", "text")
_ENDINGS = {"ndjson": "jsonl", "pq": "parquet", "txt": "text", "ts": "text", "js": "text", "py": "text", "md": "text"}
OTHER = "{file}#{key}"
"""How a row calls an array of another file."""


@dataclass(frozen=True, slots=True)
class TableForm:
    """How a table is read."""

    form: str | None = None
    """One of `FORMS`; None for that of the file's ending."""
    records: str | None = None
    """Of JSON: the key of the list of rows, with dots between keys."""
    pattern: re.Pattern[str] | None = None
    """Of text: what a row looks like, with a named group for each value."""
    delimiter: str | None = None
    """Of CSV."""
    others: tuple[tuple[str, str], ...] = ()
    """Arrays of other files, by file and key, whose rows belong to the same rows."""

    def of(self, path: Path) -> str:
        """Return the form of a file; raise `FormatError` if neither mapping nor name says it."""
        if self.form is not None:
            return self.form
        ending = path.name.removesuffix(".gz").rpartition(".")[2].lower()
        found = "text" if self.pattern is not None else _ENDINGS.get(ending, ending)
        if found not in FORMS or (found == "text" and self.pattern is None):
            raise FormatError(f"say in the mapping what this is: format = one of {', '.join(FORMS)}", file=str(path))
        return found


def read_table(path: Path, form: TableForm) -> Iterator[Values | FormatError]:
    """Yield the rows of a file; raise `FormatError` or `OSError` if it is not what it should be."""
    chosen = form.of(path)
    if chosen == "json":
        return _json_rows(path, form.records)
    if chosen == "jsonl":
        return _json_lines(path)
    if chosen in ("csv", "tsv"):
        return _csv_rows(path, form.delimiter or ("\t" if chosen == "tsv" else ","))
    if chosen in ("npz", "npy"):
        return _array_rows(path, form.others)
    if chosen == "parquet":
        return _parquet_rows(path)
    if form.pattern is None:
        raise FormatError("a text needs a pattern that says what a row looks like", file=str(path))
    return _matches(path, form.pattern)


def dig(values: Any, key: str) -> Any:
    """Return a value by a key with dots between keys; numbers count from 0 in lists. Raise `LookupError`.

    >>> dig({"clues": {"rows": [[1], [2]]}}, "clues.rows.1")
    [2]
    """
    if isinstance(values, Mapping) and key in values:
        return values[key]
    for part in key.split("."):
        if isinstance(values, Mapping):
            values = values[part]
        elif isinstance(values, Sequence) and not isinstance(values, str) and is_digits(part):
            values = values[int(part)]
        else:
            raise LookupError(part)
    return values


def _open_text(path: Path) -> IO[str]:
    opened = gzip.open if path.name.endswith(".gz") else open
    return cast(IO[str], opened(path, "rt", encoding="utf-8-sig", errors="replace", newline=""))


def _json_rows(path: Path, records: str | None) -> Iterator[Values | FormatError]:
    data = read_json(read_source(str(path)).text)
    if records is not None:
        try:
            data = dig(data, records)
        except LookupError:
            raise FormatError(f"there is no list {shown(records)} in this file", file=str(path)) from None
    if isinstance(data, Mapping):
        rows = list(data.values())
        data = rows if rows and all(isinstance(row, Mapping) for row in rows) else [data]
    if not isinstance(data, list):
        raise FormatError("there is no list of rows in this file: name its key as records", file=str(path))
    for row in data:
        yield row if isinstance(row, Mapping) else {"": row}


def _json_lines(path: Path) -> Iterator[Values | FormatError]:
    with _open_text(path) as file:
        number = 0
        while line := file.readline(LARGEST_TEXT):
            number += 1
            if len(line) == LARGEST_TEXT:
                raise FormatError("this line is too long", file=str(path), line=number)
            if not line.strip():
                continue
            try:
                row = read_json(line)
            except FormatError as error:
                yield FormatError(error.problem, file=str(path), line=number)
                continue
            yield row if isinstance(row, Mapping) else {"": row}


def _csv_rows(path: Path, delimiter: str) -> Iterator[Values | FormatError]:
    with _open_text(path) as file:
        reader = csv.DictReader(file, delimiter=delimiter)
        while True:
            try:
                row = next(reader)
            except StopIteration:
                return
            except csv.Error as error:
                yield FormatError(f"this is not CSV: {brief(str(error))}", file=str(path), line=reader.line_num)
                continue
            yield {str(name): value for name, value in row.items()}


def _array_rows(path: Path, others: tuple[tuple[str, str], ...]) -> Iterator[Values | FormatError]:
    arrays = dict(_arrays(path))
    for file, key in others:
        there = dict(_arrays(path.parent / file))
        if key not in there:
            raise FormatError(f"there is no array {shown(key)} here, only {', '.join(there)}", file=file)
        arrays[OTHER.format(file=file, key=key)] = there[key]
    lengths = {len(array) for array in arrays.values() if array.ndim}
    if len(lengths) > 1:
        raise FormatError("the arrays have different numbers of rows", file=str(path))
    for number in range(next(iter(lengths), 0)):
        yield {name: array[number].tolist() for name, array in arrays.items() if array.ndim}


def _arrays(path: Path) -> Iterator[tuple[str, Any]]:
    import numpy as np

    try:
        with path.open("rb") as file:
            loaded = np.load(file, allow_pickle=False)
            if isinstance(loaded, np.ndarray):
                yield "", loaded
            else:
                yield from ((name, loaded[name]) for name in loaded.files)
    except (ValueError, EOFError, zipfile.BadZipFile) as error:
        raise FormatError(f"these arrays cannot be read: {brief(str(error))}", file=str(path)) from None


def _parquet_rows(path: Path) -> Iterator[Values | FormatError]:
    pyarrow = require_pyarrow()
    try:
        with pyarrow.parquet.ParquetFile(path) as file:
            for batch in file.iter_batches(ROWS):
                yield from batch.to_pylist()
    except pyarrow.ArrowException as error:
        raise FormatError(f"this is not a Parquet file: {brief(str(error))}", file=str(path)) from None


def _matches(path: Path, pattern: re.Pattern[str]) -> Iterator[Values | FormatError]:
    text = read_source(str(path)).text
    nothing = True
    for found in pattern.finditer(text):
        nothing = False
        yield {name: value for name, value in found.groupdict().items() if value is not None}
    if nothing:
        raise FormatError("the pattern of the mapping matches nothing in this file", file=str(path))
