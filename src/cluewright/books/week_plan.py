"""What a newspaper's week holds: its puzzles a day, the level of each day, and the collection that remembers them."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from typing import Any, NoReturn

from cluewright.core.daily import read_day
from cluewright.core.errors import CluewrightError, FormatError, brief, shown
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH, LANGUAGES, find_language
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds
from cluewright.core.size import format_size
from cluewright.core.technique import Level
from cluewright.core.toml_text import read_toml
from cluewright.render.themes import theme as find_theme

DAYS = 7
LEVELS = (Level.EASY, Level.EASY, Level.MEDIUM, Level.MEDIUM, Level.HARD, Level.HARD, Level.EXPERT)
"""From the first day to the last."""
CELL = 5.0
"""The default size of a cell in millimetres."""
SMALLEST_CELL, LARGEST_CELL = 0.5, 50.0
SECONDS = 60.0
LAST = date(9999, 12, 31)
_KEYS = ("name", "first", "seed", "language", "theme", "cell", "levels", "time_limit", "puzzle")
_MOST_PUZZLES = 50
_LONGEST_NAME = 100
_LARGEST_PLAN = 1024 * 1024
EXAMPLE = """\
# A week of puzzles: cluewright week plan.toml -o week/

name = "newspaper"                     # the collection in the library that remembers what was printed
first = 2027-01-04                     # the first of the seven days; --first overrides it
seed = 1                               # the same plan, seed and library give the same files, byte for byte
language = "en"                        # of the table's words: en, de, fr, es, ja or zh
theme = "print"                        # colours: print, light, high-contrast, colour-blind
cell = 5                               # size of a cell in millimetres
time_limit = 60                        # seconds to make one puzzle
levels = ["easy", "easy", "medium", "medium", "hard", "hard", "expert"]

# One table for each puzzle of a day: a kind, a size or seven, and the options `cluewright generate KIND --help` lists.
# Without any, there is one puzzle of every kind.
[[puzzle]]
kind = "nonogram"
size = ["10x10", "10x10", "10x10", "15x15", "15x15", "15x15", "20x20"]

[[puzzle]]
kind = "hitori"
size = "8x8"

[[puzzle]]
kind = "zip"
"""


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """One puzzle of every day: its kind, and its recipe for each of the seven days, without a seed."""

    kind: str
    recipes: tuple[Mapping[str, Any], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WeekPlan:
    """Determine a week: the same plan and library give the same puzzles."""

    first: date
    name: str = "newspaper"
    """The collection in the library; no puzzle comes twice in it."""
    seed: int = 0
    language: str = ENGLISH
    theme: str = "print"
    cell: float = CELL
    time_limit: float = SECONDS
    puzzles: tuple[DailyPuzzle, ...] = field(default_factory=tuple)

    @property
    def days(self) -> list[date]:
        """List the seven days."""
        return [self.first + timedelta(days=after) for after in range(DAYS)]


def read_week(
    path: str | Path, *, first: date | None = None, language: str | None = None, otherwise: str = ENGLISH
) -> WeekPlan:
    """Read the file of a plan and check all of it; `first` and `language` override the plan's."""
    with Path(path).open("rb") as file:
        data = file.read(_LARGEST_PLAN + 1)
    if len(data) > _LARGEST_PLAN:
        raise FormatError(f"a plan may have at most {_LARGEST_PLAN // 1024 // 1024} MB", file=str(path))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError("expected UTF-8 text", file=str(path)) from None
    return parse_week(text, file=str(path), first=first, language=language, otherwise=otherwise)


def parse_week(
    text: str,
    *,
    file: str = "plan.toml",
    first: date | None = None,
    language: str | None = None,
    otherwise: str = ENGLISH,
) -> WeekPlan:
    """Read the text of a plan.

    >>> plan = parse_week('first = 2027-01-04\\n[[puzzle]]\\nkind = "zip"\\nsize = "6x5"')
    >>> [recipe["difficulty"] for recipe in plan.puzzles[0].recipes][-3:]
    ['hard', 'hard', 'expert']
    """
    said = {"language": otherwise, **read_toml(text, file=file)}
    given = {"first": first, "language": language}
    said |= {key: value for key, value in given.items() if value is not None}
    return _Reader(file).read(said)


class _Reader:
    """Read one plan, keeping its name for errors."""

    def __init__(self, file: str) -> None:
        self._file = file

    def read(self, data: Mapping[str, Any]) -> WeekPlan:
        for key in data:
            if key not in _KEYS:
                self._fail(key, f"unknown key; a plan of a week has {', '.join(_KEYS)}")
        levels = self._levels(data.get("levels", list(LEVELS)))
        return WeekPlan(
            first=self._first(data),
            name=self._name(data.get("name", "newspaper")),
            seed=int(self._number(data, "seed", 0, -(2**63), 2**63, whole=True)),
            language=self._language(data["language"]),
            theme=self._theme(data.get("theme", "print")),
            cell=self._number(data, "cell", CELL, SMALLEST_CELL, LARGEST_CELL),
            time_limit=self._number(data, "time_limit", SECONDS, 0.001, 1e6),
            puzzles=self._puzzles(data, levels),
        )

    def _first(self, data: Mapping[str, Any]) -> date:
        value = data.get("first")
        if isinstance(value, str):
            value = self._checked("first", lambda: read_day(value))
        if isinstance(value, datetime) or not isinstance(value, date):
            self._fail("first", f"expected the first day, such as 2027-01-04, found {_found(value)}")
        if value > LAST - timedelta(days=DAYS):
            self._fail("first", "expected a week that ends before the year 10000")
        return value

    def _name(self, value: Any) -> str:
        good = isinstance(value, str) and 0 < len(value.strip()) <= _LONGEST_NAME and value.isprintable()
        if not good:
            self._fail("name", f"expected the name of a collection, at most {_LONGEST_NAME} characters")
        return str(value).strip()

    def _language(self, value: Any) -> str:
        found = find_language(value) if isinstance(value, str) else None
        if found is None:
            self._fail("language", f"expected one of {', '.join(LANGUAGES)}, found {_found(value)}")
        return found

    def _theme(self, value: Any) -> str:
        if not isinstance(value, str):
            self._fail("theme", f"expected the name of a theme, found {_found(value)}")
        return str(self._checked("theme", lambda: find_theme(value)).name)

    def _levels(self, value: Any) -> list[Level]:
        if not isinstance(value, list) or len(value) != DAYS or not all(each in list(Level) for each in value):
            self._fail("levels", f"expected {DAYS} levels of {', '.join(Level)}, found {_found(value)}")
        found = [Level(each) for each in value]
        if any(after.rank < before.rank for before, after in pairwise(found)):
            self._fail("levels", "expected levels that rise from the first day to the last")
        return found

    def _puzzles(self, data: Mapping[str, Any], levels: Sequence[Level]) -> tuple[DailyPuzzle, ...]:
        tables = data.get("puzzle", [{"kind": name} for name in kinds()])
        if not isinstance(tables, list) or not 0 < len(tables) <= _MOST_PUZZLES:
            self._fail("puzzle", f"expected 1 to {_MOST_PUZZLES} tables [[puzzle]], found {_found(tables)}")
        return tuple(self._puzzle(table, number, levels) for number, table in enumerate(tables, 1))

    def _puzzle(self, table: Any, number: int, levels: Sequence[Level]) -> DailyPuzzle:
        where = f"puzzle {number}"
        if not isinstance(table, Mapping) or not isinstance(table.get("kind"), str):
            self._fail(where, 'expected a table with a kind, such as kind = "nonogram"')
        for key, instead in (("seed", "the seed belongs next to the name"), ("difficulty", "levels says how hard")):
            if key in table:
                self._fail(f"{where}: {key}", f"{instead}: leave it out here")
        kind = self._checked(f"{where}: kind", lambda: find_kind(table["kind"]))
        sizes = table.get("size", [_usual_size(kind, day) for day in range(DAYS)])
        if isinstance(sizes, list) and len(sizes) != DAYS:
            self._fail(f"{where}: size", f"expected one size, or {DAYS}, found {len(sizes)}")
        each = sizes if isinstance(sizes, list) else [sizes] * DAYS
        recipes = []
        for size, level in zip(each, levels, strict=True):
            data = {**table, "size": size, **_level(kind, level)}
            read = self._checked(where, lambda data=data: kind.read_recipe(data, files=True))
            recipes.append({**read.to_data(), "size": list(read.size)})
        return DailyPuzzle(kind.name, tuple(recipes))

    def _number(
        self, data: Mapping[str, Any], key: str, default: float, low: float, high: float, *, whole: bool = False
    ) -> float:
        value = data.get(key, default)
        good = isinstance(value, int if whole else (int, float)) and not isinstance(value, bool)
        if not good or not math.isfinite(value) or not low <= value <= high:
            kind = "a whole number" if whole else f"a number from {low:g} to {high:g}"
            self._fail(key, f"expected {kind}, found {_found(value)}")
        return value if whole else float(value)

    def _checked(self, where: str, read: Any) -> Any:
        try:
            return read()
        except CluewrightError as error:
            self._fail(where, str(error))

    def _fail(self, where: str, problem: str) -> NoReturn:
        raise FormatError(f"{brief(where)}: {problem}", file=self._file)


def _level(kind: Kind[Any, Any], wanted: Level) -> dict[str, Any]:
    """Return the level of a kind that is closest, of two the harder, as in the puzzle of a day."""
    if not kind.levels:
        return {}
    return {"difficulty": str(min(kind.levels, key=lambda each: (abs(each.rank - wanted.rank), -each.rank)))}


def _usual_size(kind: Kind[Any, Any], day: int) -> str:
    own = kind.daily_options[day % len(kind.daily_options)] if kind.daily_options else {}
    return format_size(own.get("size", kind.default_size))


def _found(value: Any) -> str:
    return "nothing" if value is None else shown(value)
