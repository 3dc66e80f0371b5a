"""Plan files: TOML, read with care, so that a mistake is named before hours of work begin."""

import hashlib
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NoReturn

from cluewright.batch.plan import Plan, Series, series_key
from cluewright.batch.sizes import read_sizes
from cluewright.core.errors import CluewrightError, FormatError, InvalidRecipe, UnknownKind, brief, shown, why
from cluewright.core.kind import Kind
from cluewright.core.recipe import FolderOption, Option
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import format_size
from cluewright.core.technique import Level
from cluewright.core.toml_text import read_toml

MOST_ITEMS = 10**12
_LARGEST_PLAN = 4 * 1024 * 1024
_LEVEL = Option("difficulty", str, None, "The level.", tuple(Level))
_KNOWN = ("name", "seed", "recipe")
_OWN = ("kind", "size", "count", "difficulty")


def read_plan(path: Path) -> Plan:
    """Read a plan file and check all of it."""
    return parse_plan(plan_text(path), file=str(path), folder=path.parent)


def plan_text(path: Path) -> str:
    """Return the text of a plan file; raise `FormatError` if it is too large, or no text."""
    with path.open("rb") as file:
        data = file.read(_LARGEST_PLAN + 1)
    if len(data) > _LARGEST_PLAN:
        raise FormatError(f"a plan may have at most {_LARGEST_PLAN // 1024 // 1024} MB", file=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError("expected UTF-8 text", file=str(path)) from None


def parse_plan(text: str, *, file: str = "plan.toml", folder: Path | None = None) -> Plan:
    """Read the text of a plan; folders of files are relative to `folder`, else to the working directory.

    >>> plan = parse_plan('seed = 7\\n[[recipe]]\\nkind = "zip"\\nsize = "5x4"\\ncount = 3')
    >>> plan.total, plan.name, plan.recipe(plan.item(2)).size
    (3, 'plan', (5, 4))
    """
    return plan_from_data(read_toml(text, file=file), text=text, file=file, folder=folder)


def plan_from_data(
    data: Mapping[str, Any], *, text: str = "", file: str = "plan.toml", folder: Path | None = None
) -> Plan:
    """Read a plan given as the data of its TOML text, for plans that have keys of their own besides."""
    return _Reader(file, folder or Path()).read(data, text)


def read_recipes(tables: Sequence[Mapping[str, Any]], seed: int, *, file: str = "plan.toml") -> list[Series]:
    """Read recipes given as data like the `[[recipe]]` tables of a plan with this seed."""
    return _Reader(file, Path()).read_tables(tables, seed)


class _Reader:
    """Read one plan, keeping where in it we are for the errors."""

    def __init__(self, file: str, folder: Path) -> None:
        self._file, self._folder = file, folder
        self._where = ""
        self._seen: Counter[str] = Counter()

    def read(self, data: Mapping[str, Any], text: str) -> Plan:
        for key in data.keys() - set(_KNOWN):
            self._fail(key, f"unknown key; a plan has {', '.join(_KNOWN)}")
        seed = data.get("seed")
        if type(seed) is not int:
            self._fail("seed", f"expected a whole number, found {_found(seed)}")
        name = data.get("name", Path(self._file).stem or "plan")
        if not isinstance(name, str) or not 1 <= len(name) <= 100 or not name.isprintable():
            self._fail("name", f"expected 1 to 100 characters of text, found {_found(name)}")
        tables = data.get("recipe")
        if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
            self._fail("recipe", f"expected [[recipe]] tables, found {_found(tables)}")
        series = self.read_tables(tables, seed)
        total = sum(each.count for each in series)
        if total > MOST_ITEMS:
            self._where = ""
            self._fail("recipe", f"expected at most {MOST_ITEMS} puzzles in all, found {total}")
        return Plan(name, seed, tuple(series), self._file, text)

    def read_tables(self, tables: Sequence[Mapping[str, Any]], seed: int) -> list[Series]:
        series = []
        for number, table in enumerate(tables, 1):
            self._where = f"recipe {number}"
            series += self._read_table(number, table, seed)
        return series

    def _read_table(self, number: int, table: Mapping[str, Any], seed: int) -> list[Series]:
        kind = self._kind(table)
        folders = [folder for folder in kind.folders if folder.name in table]
        if len(folders) > 1:
            self._fail(folders[1].name, f"a recipe has either {folders[0].name} or {folders[1].name}, not both")
        said = self._said(kind, table, folders[0] if folders else None)
        if not folders:
            return [self._series(number, kind, self._count(table), seed, said)]
        return self._series_of_folder(number, kind, table, seed, said, folders[0])

    def _series_of_folder(
        self,
        number: int,
        kind: Kind[Any, Any],
        table: Mapping[str, Any],
        seed: int,
        said: dict[str, tuple[Any, ...]],
        option: FolderOption,
    ) -> list[Series]:
        files = self._files(option, table[option.name])
        count = self._count(table) if "count" in table else len(files)
        shares = [(count - place + len(files) - 1) // len(files) for place in range(len(files))]
        for name, value in option.implies.items():
            said.setdefault(name, (value,))
        return [
            self._series(number, kind, share, seed, said, (option.option, file))
            for file, share in zip(files, shares, strict=True)
            if share
        ]

    def _series(
        self,
        number: int,
        kind: Kind[Any, Any],
        count: int,
        seed: int,
        said: Mapping[str, tuple[Any, ...]],
        made_from: tuple[str, Path] | None = None,
    ) -> Series:
        digest = None if made_from is None else hashlib.sha256(made_from[1].read_bytes()).hexdigest()
        keyed = _as_keyed(said)
        once = series_key(seed, kind.name, keyed, digest, 0)
        key = series_key(seed, kind.name, keyed, digest, self._seen[once]) if self._seen[once] else once
        self._seen[once] += 1
        axes = sorted(said.items())
        label = f"{kind.name} {_sizes_in_words(said['size'])}"
        if made_from is not None:
            # The folder is found from anywhere, and by every worker that shares the file system.
            axes.append((made_from[0], (os.path.abspath(made_from[1]),)))  # noqa: PTH100  (no links followed)
            label += f" {made_from[1].name}"
        return Series(number, kind.name, key, count, tuple(axes), label)

    def _kind(self, table: Mapping[str, Any]) -> Kind[Any, Any]:
        name = table.get("kind")
        if not isinstance(name, str):
            self._fail("kind", f'expected the name of a kind, such as "nonogram", found {_found(name)}')
        try:
            kind = find_kind(name)
        except UnknownKind as error:
            self._fail("kind", str(error))
        self._where += f" ({name})"
        return kind

    def _said(
        self, kind: Kind[Any, Any], table: Mapping[str, Any], folder: FolderOption | None
    ) -> dict[str, tuple[Any, ...]]:
        """Return what the recipe says, each as the values it is spread over, in one form however it was written."""
        options = {option.name: option for option in kind.options} | {"difficulty": _LEVEL}
        said: dict[str, tuple[Any, ...]] = {"size": (kind.default_size,)}
        for name, value in table.items():
            if name == "size":
                said[name] = self._checked(name, lambda v=value: read_sizes(v))
            elif name in options:
                if folder is not None and name == folder.option:
                    self._fail(name, f"this recipe takes its {name} from {folder.name}: leave out {name}")
                said[name] = self._checked(name, lambda v=value, o=options[name]: _spread(o, v))
            elif name not in _OWN and name not in {each.name for each in kind.folders}:
                there = ", ".join([*_OWN, *(each.name for each in kind.options), *(e.name for e in kind.folders)])
                self._fail(name, f"unknown option; {kind.name} has {there}")
        return said

    def _checked(self, name: str, read: Any) -> tuple[Any, ...]:
        try:
            found: tuple[Any, ...] = read()
        except CluewrightError as error:
            self._fail(name, str(error))
        if not found:
            self._fail(name, "expected at least one value, found an empty list")
        return found

    def _count(self, table: Mapping[str, Any]) -> int:
        count = table.get("count")
        if type(count) is not int or not 1 <= count <= MOST_ITEMS:
            self._fail("count", f"expected a whole number from 1, found {_found(count)}")
        return count

    def _files(self, option: FolderOption, value: Any) -> list[Path]:
        if not isinstance(value, str) or "\0" in value:
            self._fail(option.name, f"expected the name of a folder, found {_found(value)}")
        folder = self._folder / Path(value).expanduser()
        try:
            entries = sorted(folder.iterdir(), key=lambda path: path.name)
        except OSError as error:
            self._fail(option.name, f"expected a folder, but {why(error)}")
        found = [path for path in entries if path.suffix.lower() in option.extensions and path.is_file()]
        if not found:
            self._fail(option.name, f"expected {', '.join(option.extensions)} files in {folder}, found none")
        return found

    def _fail(self, key: str, problem: str) -> NoReturn:
        raise FormatError(": ".join(part for part in (self._where, brief(key), problem) if part), file=self._file)


def _spread(option: Option, value: Any) -> tuple[Any, ...]:
    values = value if isinstance(value, list) else [value]
    if any(isinstance(each, list | dict) for each in values):
        raise InvalidRecipe(f"{option.name} must be a value or a list of values, not {shown(value)}")
    return tuple(option.read(each, files=True) for each in values)


def _as_keyed(said: Mapping[str, tuple[Any, ...]]) -> Mapping[str, tuple[Any, ...]]:
    """Return what the keys of series are made of: lessons by the names they had when batches began to have keys."""
    if "lesson" not in said:
        return said
    return {**said, "lesson": tuple(str(lesson).replace("-", " ") for lesson in said["lesson"])}


def _found(value: Any) -> str:
    return "nothing" if value is None else shown(value)


def _sizes_in_words(sizes: tuple[Any, ...]) -> str:
    first, last = format_size(sizes[0]), format_size(sizes[-1])
    return first if len(sizes) == 1 else f"{first}..{last}"
