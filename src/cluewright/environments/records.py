"""Puzzles from files: any format there is, and the records of data sets."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.core.json_text import read_json
from cluewright.formats import Source, entries, read_source

_LONGEST_HEAD = 1_000_000
"""Bytes of the first line that are looked at."""


def read_puzzles(place: str | Path) -> list[Item[Any, Any]]:
    """Read the puzzles of a file, which may be one of a data set's; raise `FormatError`."""
    source = read_source(place)
    if _has_records(source):
        return list(_puzzles_of_records(source))
    found = []
    for entry in entries(source):
        if isinstance(entry, FormatError):
            raise entry
        found.append(entry)
    return found


def _has_records(source: Source) -> bool:
    """Tell whether the first line is a record, which has its puzzle under a key of its own."""
    line, _, _ = source.data[:_LONGEST_HEAD].partition(b"\n")
    try:
        return _is_record(read_json(line.decode()))
    except (FormatError, UnicodeDecodeError):
        return False


def _is_record(data: Any) -> bool:
    return isinstance(data, dict) and "format" not in data and isinstance(data.get("puzzle"), dict)


def _puzzles_of_records(source: Source) -> Iterator[Item[Any, Any]]:
    for number, line in enumerate(source.data.splitlines(), 1):
        if line.strip():
            try:
                record = read_json(line.decode("utf-8", "replace"))
                if not _is_record(record):
                    raise FormatError("expected a record with a puzzle")
                yield item_from_data(_with_what_is_known(record))
            except FormatError as error:
                raise FormatError(str(error), file=source.name, line=number) from None


def _with_what_is_known(record: Mapping[str, Any]) -> dict[str, Any]:
    known = {key: record[key] for key in ("solution", "rating") if record.get(key) is not None}
    return {**record["puzzle"], **known}
