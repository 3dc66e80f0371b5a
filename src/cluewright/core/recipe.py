"""Everything that determines a generated puzzle."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from pathlib import Path
from typing import Any

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level

_TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def _read_bool(value: Any) -> bool:
    return _TRUTH[str(value).lower()]


def _read_int(value: Any) -> int:
    """Read a whole number or its digits; `int` alone would also cut off fractions and count True as 1."""
    return int(value) if isinstance(value, str) else index(_no_bool(value))


def _read_float(value: Any) -> float:
    number = float(_no_bool(value))
    if not math.isfinite(number):
        raise ValueError
    return number


def _no_bool(value: Any) -> Any:
    if isinstance(value, bool):
        raise TypeError
    return value


_READERS: dict[type, Callable[[Any], Any]] = {str: str, int: _read_int, float: _read_float, bool: _read_bool}


class FileName(str):
    """The name of a file on this machine, in the words of somebody who may name one.

    What is merely read, such as the JSON of a request, a link or a stored puzzle, holds plain texts and no `FileName`,
    so that no recipe made from it can reach a file.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Option:
    """Declare one recipe option of a kind; CLI flags, batch plans and web forms are built from it."""

    name: str
    type: type[str] | type[int] | type[float] | type[bool]
    default: str | int | float | bool | None
    help: str
    choices: tuple[str, ...] = ()
    file: bool = False
    """Whether the value is a `FileName`; a recipe that comes from elsewhere cannot say one."""

    def read(self, value: Any, *, files: bool = False) -> Any:
        """Return `value` as the option's type, or raise `InvalidRecipe` with what was expected.

        With `files` the caller vouches for the names of files, which are otherwise taken as `FileName` alone.
        """
        if value is None:
            return self.default
        if self.file:
            return self._read_file(value, files)
        if self.choices and value not in self.choices:
            raise InvalidRecipe(f"{self.name} is one of {', '.join(self.choices)}, not {shown(value)}")
        try:
            return _READERS[self.type](value)
        except (TypeError, ValueError, KeyError, OverflowError):
            raise InvalidRecipe(f"{self.name} takes {self.type.__name__}, not {shown(value)}") from None

    def _read_file(self, value: Any, files: bool) -> FileName:
        if not (files or isinstance(value, FileName)):
            raise InvalidRecipe(f"{self.name} is the name of a file, and no file can be named here")
        if not isinstance(value, str | Path) or "\0" in str(value):
            raise InvalidRecipe(f"{self.name} takes the name of a file, not {shown(value)}")
        return FileName(value)


@dataclass(frozen=True, slots=True)
class FolderOption:
    """Declare that a plan may name a folder of files, each of which makes a recipe of its own."""

    name: str
    """How a plan calls the folder: `pictures`."""
    option: str
    """The recipe option that takes one of the files."""
    help: str
    extensions: tuple[str, ...] = ()
    """Of the files that are taken, in lower case with the dot."""
    implies: Mapping[str, Any] = field(default_factory=dict)
    """Other options that go with such a recipe, unless the plan says them."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Determine one generated puzzle: the same recipe gives the same puzzle on every machine."""

    kind: str
    size: Size
    seed: int = 0
    difficulty: Level | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    revision: int = 1
    """Of the generator: it is raised whenever the same recipe would give another puzzle."""

    def to_data(self) -> dict[str, Any]:
        """Give the JSON form."""
        data: dict[str, Any] = {"kind": self.kind, "size": list(self.size), "seed": self.seed}
        if self.difficulty is not None:
            data["difficulty"] = str(self.difficulty)
        return {**data, **self.options, "revision": self.revision}

    @classmethod
    def from_data(
        cls, data: Mapping[str, Any], options: Sequence[Option] | None = None, *, files: bool = False
    ) -> "Recipe":
        """Read the JSON or TOML form; with `options` given, others and bad values are refused.

        Options left out take their defaults, so that the recipe itself says everything. Only with `files` may texts
        name files: say so where the data comes from the owner of this machine, never where it was sent.
        """
        rest = dict(data)
        try:
            kind, size = str(rest.pop("kind")), parse_size(rest.pop("size"))
        except KeyError as missing:
            raise InvalidRecipe(f"a recipe needs a {missing.args[0]}") from None
        seed, revision = _integer(rest, "seed", 0), _integer(rest, "revision", 1)
        level = rest.pop("difficulty", None)
        if level is not None and level not in list(Level):
            raise InvalidRecipe(f"difficulty is one of {', '.join(Level)}, not {shown(level)}")
        if options is not None:
            known = {option.name: option for option in options}
            if unknown := sorted(rest.keys() - known.keys()):
                raise InvalidRecipe(f"{kind} has no recipe option {unknown[0]!r}; it has {', '.join(known) or 'none'}")
            read = {name: option.read(rest.get(name), files=files) for name, option in known.items()}
            rest = {name: value for name, value in read.items() if value is not None}
        return cls(kind, size, seed, Level(level) if level is not None else None, rest, revision)


def _integer(data: dict[str, Any], name: str, default: int) -> int:
    value = data.pop(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidRecipe(f"{name} is a whole number, not {shown(value)}")
    return value
