"""Mappings: which values of other people's rows are the puzzle, its solution and what is claimed about it.

A mapping is a TOML file; docs/auditing.md has examples. It names the keys of the kind's own JSON form, so every kind
can be mapped, and for each of them where its value is and how it is written.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cluewright.core.errors import CluewrightError, FormatError, shown, why
from cluewright.core.json_text import read_json
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level
from cluewright.core.toml_text import read_toml
from cluewright.datasets.tables import FORMS, OTHER, TableForm, Values, dig

_NUMBERS = re.compile("[0-9]{1,9}+", re.ASCII)
_DIGITS = re.compile("[0-9]", re.ASCII)
_FORMS = ("lists", "cells", "value")
_FIELD = ("key", "file", "part", "shape", "lines", "after", "digits", "blank", "as")
_TOP = (
    "kind",
    "format",
    "records",
    "pattern",
    "delimiter",
    "puzzle",
    "solution",
    "name",
    "size",
    "level",
    "levels",
    "unique",
)
_TRUE, _FALSE = {"true", "yes", "1", "unique"}, {"false", "no", "0", "ambiguous", "multiple"}


@dataclass(frozen=True, slots=True)
class Claims:
    """What a data set says about a puzzle."""

    size: Size | None = None
    level: str | None = None
    unique: bool | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class MappedValue:
    """Where a value is in a row, and how it is written."""

    key: str
    file: str | None = None
    part: tuple[int, int] | None = None
    """Only these places of a list, from the first up to but not including the second."""
    shape: tuple[int, ...] | None = None
    """How a flat list is cut: [10, 5] into ten lists of five."""
    lines: str | None = None
    """What is between the lines of a text."""
    after: str | None = None
    """What is between the label of a line and its numbers."""
    digits: bool = False
    """Whether each digit of a text is a number of its own."""
    blank: int | None = None
    """The number that only fills up lists."""
    form: str = "lists"
    """`lists` of numbers, the `cells` of 1, 2, 3 ... in a grid, or the `value` as it is."""

    def of(self, row: Values) -> Any:
        """Return the value of a row; raise `FormatError`."""
        name = self.key if self.file is None else OTHER.format(file=self.file, key=self.key)
        try:
            value = dig(row, name) if self.file is None else row[name]
        except (LookupError, TypeError):
            raise FormatError(f"there is no {shown(self.key)}") from None
        if self.part is not None:
            value = value[slice(*self.part)] if isinstance(value, list | str) else value
        if self.form == "value":
            return value
        if isinstance(value, str):
            value = self._read_text(value)
        if self.shape is not None:
            value = _shaped(value, self.shape)
        if self.blank is not None:
            value = _without(value, self.blank)
        return _cells(value) if self.form == "cells" else value

    def _read_text(self, text: str) -> Any:
        """Read lines of numbers, or a list in a text."""
        if text.lstrip().startswith("["):
            return read_json(text.replace("'", '"').replace("(", "[").replace(")", "]"))
        between = self.lines or next((sign for sign in ("\n", ";", "|", "/") if sign in text), "\n")
        lines = [line for line in text.split(between) if line.strip()]
        if self.after is not None:
            lines = [line.partition(self.after)[2] for line in lines if self.after in line]
        return [[int(number) for number in (_DIGITS if self.digits else _NUMBERS).findall(line)] for line in lines]


@dataclass(frozen=True, slots=True)
class DataMapping:
    """How the rows of a data set are read."""

    kind: str | MappedValue
    """The name of the kind, or where each row says it."""
    table: TableForm
    puzzle: Mapping[str, MappedValue]
    solution: MappedValue | None = None
    name: MappedValue | None = None
    size: MappedValue | None = None
    level: MappedValue | None = None
    levels: Mapping[str, str] = field(default_factory=dict)
    """What their labels mean in our levels; a label that is not here claims nothing."""
    unique: MappedValue | None = None

    def puzzle_data(self, row: Values) -> tuple[str, dict[str, Any]]:
        """Return the kind of a row's puzzle and its JSON form; raise `FormatError`."""
        kind = self.kind if isinstance(self.kind, str) else str(self.kind.of(row))
        own = find_kind(kind).puzzle_keys
        return kind, {key: value.of(row) for key, value in self.puzzle.items() if key in own}

    def claims(self, row: Values) -> Claims:
        """Return what a row claims, as far as it can be understood."""
        level = None if self.level is None else self.levels.get(str(self.level.of(row)))
        unique = None if self.unique is None else str(self.unique.of(row)).lower()
        said = True if unique in _TRUE else False if unique in _FALSE else None
        name = None if self.name is None else str(self.name.of(row))
        return Claims(None if self.size is None else _size(self.size.of(row)), level, said, name)


def read_mapping(path: Path) -> DataMapping:
    """Read a mapping; raise `FormatError` with what is wrong."""
    data = read_toml(path.read_text(encoding="utf-8", errors="replace"), file=str(path))
    try:
        return _mapping(data)
    except CluewrightError as error:
        problem = error.problem if isinstance(error, FormatError) else str(error)
        raise FormatError(problem, file=str(path)) from None


def _mapping(data: Mapping[str, Any]) -> DataMapping:
    _require_keys(data, _TOP, "a mapping")
    if isinstance(data.get("kind"), Mapping):
        kind: str | MappedValue = _value(data["kind"], "kind")
        keys = frozenset().union(*(each.puzzle_keys for each in all_kinds().values()))
    else:
        kind = str(_text(data, "kind", needed=True))
        keys = find_kind(kind).puzzle_keys
    puzzle = data.get("puzzle")
    if not isinstance(puzzle, Mapping) or not puzzle:
        raise FormatError(f"a mapping needs a table [puzzle] with some of {', '.join(sorted(keys))}")
    _require_keys(puzzle, tuple(sorted(keys)), "[puzzle]")
    values = {key: _value(value, f"puzzle.{key}") for key, value in puzzle.items()}
    others = {
        key: _value(data[key], key) if key in data else None for key in ("solution", "name", "size", "level", "unique")
    }
    levels = data.get("levels", {})
    known = {str(level) for level in Level}
    if not isinstance(levels, Mapping) or not set(map(str, levels.values())) <= known:
        raise FormatError(f"[levels] says which of our levels a label means: {', '.join(Level)}")
    if others["level"] is not None and not levels:
        levels = {level: level for level in known}
    every = [*values.values(), *(value for value in others.values() if value is not None)]
    files = tuple(dict.fromkeys((value.file, value.key) for value in every if value.file is not None))
    return DataMapping(kind, _table(data, files), values, levels={str(k): str(v) for k, v in levels.items()}, **others)


def _table(data: Mapping[str, Any], files: tuple[tuple[str, str], ...]) -> TableForm:
    form = _text(data, "format")
    if form is not None and form not in FORMS:
        raise FormatError(f"format must be one of {', '.join(FORMS)}, not {shown(form)}")
    written = _text(data, "pattern")
    try:
        pattern = None if written is None else re.compile(written, re.DOTALL)
    except re.error as error:
        raise FormatError(f"the pattern is not a regular expression: {why(error)}") from None
    return TableForm(form, _text(data, "records"), pattern, _text(data, "delimiter"), files)


def _value(data: Any, name: str) -> MappedValue:
    """Read where a value is: the key alone, or a table."""
    if isinstance(data, str):
        return MappedValue(data, form="lists" if name.startswith("puzzle.") else "value")
    if not isinstance(data, Mapping):
        raise FormatError(f"{name} must be a key, or a table with one, not {shown(data)}")
    _require_keys(data, _FIELD, name)
    options: dict[str, Any] = {key: _text(data, key) for key in ("file", "lines", "after")}
    for key, length in (("part", 2), ("shape", None)):
        if key in data:
            found = data[key]
            whole = isinstance(found, list) and all(type(each) is int and each >= 0 for each in found)
            if not whole or not found or (length is not None and len(found) != length):
                raise FormatError(f"{name}.{key} must be a list of {length or 'one or more'} whole numbers")
            options[key] = tuple(found)
    form = data.get("as", "lists" if name.startswith("puzzle.") else "value")
    if form not in _FORMS:
        raise FormatError(f"{name}.as must be one of {', '.join(_FORMS)}, not {shown(form)}")
    blank, digits = data.get("blank"), data.get("digits", False)
    if (blank is not None and type(blank) is not int) or not isinstance(digits, bool):
        raise FormatError(f"{name}.blank must be a number, and {name}.digits true or false")
    return MappedValue(str(_text(data, "key", needed=True)), digits=digits, blank=blank, form=form, **options)


def _text(data: Mapping[str, Any], key: str, *, needed: bool = False) -> str | None:
    value = data.get(key)
    if isinstance(value, str) or (value is None and not needed):
        return value
    raise FormatError(f"{key} must be a text, not {shown(value)}" if value is not None else f"{key} is missing")


def _require_keys(data: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    if strange := [key for key in data if key not in known]:
        raise FormatError(f"{what} has no {shown(strange[0])}; it may have {', '.join(known)}")


def _size(value: Any) -> Size | None:
    if isinstance(value, list) and len(value) == 2 and all(type(side) is int for side in value):
        return value[0], value[1]
    try:
        return parse_size(value if isinstance(value, int) else str(value))
    except CluewrightError:
        return None


def _shaped(value: Any, shape: tuple[int, ...]) -> Any:
    """Cut a flat list into lists, innermost first."""
    if not isinstance(value, list):
        raise FormatError("a list was expected")
    if value and isinstance(value[0], list):
        value = [each for row in value for each in row]
    for length in reversed(shape[1:]):
        if length == 0 or len(value) % length:
            raise FormatError(f"{len(value)} numbers cannot be cut into lists of {length}")
        value = [value[place : place + length] for place in range(0, len(value), length)]
    if len(value) != shape[0]:
        raise FormatError(f"{len(value)} lists were found, {shape[0]} expected")
    return value


def _without(value: Any, blank: int) -> Any:
    if not isinstance(value, list):
        return value
    return [_without(each, blank) for each in value if each != blank]


def _cells(grid: Any) -> list[list[int]]:
    """Return the places of 1, 2, 3, ... in a grid."""
    if not isinstance(grid, list) or not all(isinstance(row, list) for row in grid):
        raise FormatError("a grid of numbers was expected")
    places = [
        (number, [y, x])
        for y, row in enumerate(grid)
        for x, number in enumerate(row)
        if type(number) is int and number > 0
    ]
    return [place for _, place in sorted(places)]
