"""Texts for people, as data: the code of a message and its values, from which any language makes a sentence.

Values are numbers, words, other messages, lists of these, and what boards are made of:

    Line("row", 3)                  row 4
    Along("column", (0, 1, 2, 5))   columns 1 to 3 and 6: places on one line
    Cells(((0, 1), (2, 3)))         row 1, column 2 and row 3, column 4

Rows and columns count from 0 here, from 1 in sentences.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Literal, Union

from cluewright.core import catalogue as catalogues
from cluewright.core.catalogue import CORE, Part, Pattern
from cluewright.core.locales import ENGLISH, plural, write_date, write_list, write_number

Axis = Literal["row", "column"]
MOST_GROUPS = 4
"""How many groups of cells a sentence names before it counts the others; a page lights them up."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row or a column."""

    axis: str
    index: int


@dataclass(frozen=True, slots=True)
class Along:
    """Places on one line: the columns of a row, or the rows of a column; `axis` says which of the two they are."""

    axis: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cells:
    """Cells of a board, by row and column."""

    cells: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, cells: Iterable[Sequence[Any]]) -> "Cells":
        """Make them from anything that starts with a row and a column."""
        return cls(tuple((int(cell[0]), int(cell[1])) for cell in cells))


Value = Union[int, float, str, date, Line, Along, Cells, "Message", tuple["Value", ...]]


@dataclass(frozen=True)
class Message:
    """A message: its code in a room's catalogue, and its values."""

    room: str
    """The package that holds the catalogue: `cluewright.nonogram`."""
    code: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.room, self.code))

    def text(self, locale: str = ENGLISH) -> str:
        """Return the sentence in a language, beginning with a capital where the language has them."""
        said = self.clause(locale)
        return said[:1].upper() + said[1:]

    def clause(self, locale: str = ENGLISH) -> str:
        """Return the text for use inside another: unchanged from the catalogue."""
        pattern = catalogues.find_pattern(self.room, self.code, locale)
        return self.code if pattern is None else _Speaker(self.room, locale).say(pattern, self.values)

    def __str__(self) -> str:
        return self.text()

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form: the code, and the values there are."""
        data: dict[str, Any] = {"code": self.code}
        if self.values:
            data["values"] = {name: _to_data(value) for name, value in self.values.items()}
        return data

    @classmethod
    def from_data(cls, room: str, data: Mapping[str, Any]) -> "Message":
        """Read the JSON form of a message of a room."""
        values = {name: _from_data(room, value) for name, value in data.get("values", {}).items()}
        return cls(room, data["code"], values)


def core_message(code: str, **values: Value) -> Message:
    """Make a message of core's own catalogue."""
    return Message(CORE, code, values)


def plain(text: str) -> Message:
    """Make a message that is the same text in every language: someone else's, or one for programs."""
    return core_message("plain", text=text)


def has_message(room: str, code: str) -> bool:
    """Tell whether a room, or core, has such a message."""
    return catalogues.find_pattern(room, code, ENGLISH) is not None


def say(room: str, code: str, locale: str = ENGLISH, /, **values: Value) -> str:
    """Return a text of a room's catalogue unchanged."""
    return Message(room, code, values).clause(locale)


class _Speaker:
    """Fill the patterns of one room in one language."""

    def __init__(self, room: str, locale: str) -> None:
        self._room, self._locale = room, locale

    def say(self, pattern: Pattern, values: Mapping[str, Value]) -> str:
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        return "".join(part if isinstance(part, str) else self._part(part, values) for part in pattern)

    def _part(self, part: list[Any], values: Mapping[str, Value]) -> str:
        match part:
            case ["value", name]:
                return self._shown(values[name]) if name in values else f"{{${name}}}"
            case ["call", "LIST", name, options]:
                parts = values[name]
                shown = [self._shown(each) for each in (parts if isinstance(parts, tuple) else (parts,))]
                return write_list(self._locale, shown, options.get("type", "and"))
            case ["call", "DATE", name, options]:
                day = values[name]
                return write_date(self._locale, day, options.get("style", "long")) if isinstance(day, date) else ""
            case ["call", "COUNT", name, _]:
                return write_number(self._locale, _count(values[name]))
            case ["call", "NUMBER", name, _]:
                return self._shown(values[name])
            case ["message", code]:
                return self._core(code, values)
            case ["choose", selector, variants, default]:
                return self.say(self._chosen(selector, variants, default, values), values)
        raise catalogues.CatalogueError(f"{self._room}: a message has no part {part[0]}")

    def _chosen(self, selector: Part, variants: list[Any], default: int, values: Mapping[str, Value]) -> Pattern:
        kind: Literal["cardinal", "ordinal"] = "cardinal"
        match selector:
            case ["call", "COUNT", name, _]:
                value: Value | None = _count(values[name]) if name in values else None
            case ["call", _, name, options]:
                value, kind = values.get(name), "ordinal" if options.get("type") == "ordinal" else "cardinal"
            case ["value", name]:
                value = values.get(name)
            case _:
                value = None
        wanted = [str(value)]
        if isinstance(value, int | float):
            wanted.append(plural(self._locale, value, kind))
        for key in wanted:
            for name, pattern in variants:
                if name == key:
                    return list(pattern)
        return list(variants[default][1])

    def _shown(self, value: Value) -> str:
        match value:
            case str():
                return value
            case int() | float():
                return write_number(self._locale, value)
            case date():
                return write_date(self._locale, value)
            case Message():
                return value.clause(self._locale)
            case Line():
                return self._core("line", {"axis": value.axis, "number": value.index + 1})
            case Along():
                return self._along(value)
            case Cells():
                return self._cells(value.cells)
            case tuple():
                return write_list(self._locale, [self._shown(each) for each in value])

    def _core(self, code: str, values: Mapping[str, Value]) -> str:
        pattern = catalogues.find_pattern(self._room, code, self._locale)
        return code if pattern is None else self.say(pattern, values)

    def _along(self, value: Along) -> str:
        places = self._places(value.places)
        return self._core("along", {"axis": value.axis, "places": places, "count": len(set(value.places))})

    def _run(self, first: int, last: int) -> str:
        if first == last:
            return str(first + 1)
        return self._core("run", {"first": first + 1, "last": last + 1})

    def _cells(self, cells: Sequence[tuple[int, int]]) -> str:
        """Name cells by the lines they share: `row 1, columns 1 and 3, and row 2, column 2`."""
        groups = _grouped(cells)
        if len(groups) > 1 and len(groups[0][1].places) > 1 and len({along for _, along in groups}) == 1:
            return self._block(groups)
        shown = [self._group(group) for group in groups[:MOST_GROUPS]]
        if left := sum(len(group.places) for _, group in groups[MOST_GROUPS:]):
            shown.append(self._core("more-cells", {"count": left}))
        if len(shown) < 2:
            return "".join(shown)
        plain = len(groups) == 2 and all(len(along.places) == 1 for _, along in groups)
        if len(shown) == 2:
            return self._core("cells-two" if plain else "cells-two-wide", {"first": shown[0], "second": shown[1]})
        separator = self._core("cells-separator", {})
        return self._core("cells-many", {"first": separator.join(shown[:-1]), "last": shown[-1]})

    def _block(self, groups: Sequence[tuple[Line, Along]]) -> str:
        """Name cells of several lines at the same places: `rows 1 and 2, columns 3 to 5`."""
        line, along = groups[0]
        named = {
            line.axis: self._places(each.index for each, _ in groups),
            along.axis: self._places(along.places),
        }
        return self._core("cells-block", {"rows": named["row"], "columns": named["column"]})

    def _places(self, places: Iterable[int]) -> str:
        return write_list(self._locale, [self._run(first, last) for first, last in _runs(places)])

    def _group(self, group: tuple[Line, Along]) -> str:
        line, along = group
        if len(along.places) == 1:
            row, column = (line.index, along.places[0]) if line.axis == "row" else (along.places[0], line.index)
            return self._core("cell", {"row": row + 1, "column": column + 1})
        places = self._places(along.places)
        return self._core(
            "cells",
            {"line": line, "along": along, "axis": line.axis, "number": line.index + 1, "places": places},
        )


def _grouped(cells: Sequence[tuple[int, int]]) -> list[tuple[Line, Along]]:
    """Group cells by rows, or by columns where that makes fewer groups."""
    rows: dict[int, list[int]] = {}
    columns: dict[int, list[int]] = {}
    for row, column in sorted(set(cells)):
        rows.setdefault(row, []).append(column)
        columns.setdefault(column, []).append(row)
    axis, other, groups = ("column", "row", columns) if len(columns) < len(rows) else ("row", "column", rows)
    return [(Line(axis, index), Along(other, tuple(places))) for index, places in sorted(groups.items())]


def _runs(places: Iterable[int]) -> list[tuple[int, int]]:
    """Return runs of three or more places as their ends, others unchanged."""
    runs: list[list[int]] = []
    for place in sorted(set(places)):
        if runs and place == runs[-1][1] + 1:
            runs[-1][1] = place
        else:
            runs.append([place, place])
    pairs: list[tuple[int, int]] = []
    for first, last in runs:
        pairs += [(first, first), (last, last)] if last == first + 1 else [(first, last)]
    return pairs


def _count(value: Value) -> int:
    match value:
        case tuple():
            return len(value)
        case Cells():
            return len(value.cells)
        case Along():
            return len(set(value.places))
        case int():
            return value
    return 1


def _to_data(value: Value) -> Any:
    match value:
        case Line():
            return {"line": [value.axis, value.index]}
        case Along():
            return {"along": [value.axis, list(value.places)]}
        case Cells():
            return {"cells": [list(cell) for cell in value.cells]}
        case Message():
            return value.to_data()
        case date():
            return {"date": value.isoformat()}
        case tuple():
            return [_to_data(each) for each in value]
    return value


def _from_data(room: str, data: Any) -> Value:
    match data:
        case {"line": [axis, index]}:
            return Line(axis, index)
        case {"along": [axis, places]}:
            return Along(axis, tuple(places))
        case {"cells": cells}:
            return Cells.of(cells)
        case {"date": day}:
            return date.fromisoformat(day)
        case {"code": _}:
            return Message.from_data(room, data)
        case list():
            return tuple(_from_data(room, each) for each in data)
    if isinstance(data, int | float | str):
        return data
    raise ValueError("this is not a value that a message can have")
