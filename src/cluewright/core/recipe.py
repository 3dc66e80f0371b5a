"""Everything that determines a generated puzzle."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import index
from pathlib import Path
from typing import Any, TypeVar

from cluewright.core.errors import InvalidRecipe, shown
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level, slug_of
from cluewright.core.text import decimal, signed_number

N = TypeVar("N", int, float)
_TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


def _read_bool(value: Any) -> bool:
    return _TRUTH[str(value).lower()]


def _read_int(value: Any) -> int:
    """Read a whole number or its digits; `int` alone would also cut off fractions and count True as 1."""
    if isinstance(value, str):
        return _told(signed_number(value))
    return index(_no_bool(value))


def _read_float(value: Any) -> float:
    number = _told(decimal(value)) if isinstance(value, str) else float(_no_bool(value))
    if not math.isfinite(number):
        raise ValueError
    return number


def _told(number: N | None) -> N:
    if number is None:
        raise ValueError
    return number


def _no_bool(value: Any) -> Any:
    if isinstance(value, bool):
        raise TypeError
    return value


_READERS: dict[type, Callable[[Any], Any]] = {str: str, int: _read_int, float: _read_float, bool: _read_bool}
_IN_WORDS = {str: "a text", int: "a whole number", float: "a number", bool: "true or false"}


class FileName(str):
    """The name of a file on this machine, from someone who may name one.

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
    """Whether the value is a `FileName`; a recipe that comes from elsewhere cannot name one."""
    minimum: float | None = None
    maximum: float | None = None
    needs: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """When the option has an effect: which values `difficulty`, or an option declared before it, must have.

    None stands for an option left out. An option without effect is refused if it is given, and is not part of the
    recipe if it is not.
    """
    formerly: Mapping[str, str] = field(default_factory=dict)
    """Former names of choices, and their names of today: recipes may have either, and are written with the latter."""

    def read(self, value: Any, *, files: bool = False) -> Any:
        """Return `value` as the option's type, or raise `InvalidRecipe` with what was expected.

        With `files` the caller vouches for the names of files, which are otherwise accepted only as `FileName`.
        """
        if value is None:
            return self.default
        if self.file:
            return self._read_file(value, files)
        if isinstance(value, str) and value in self.formerly:
            value = self.formerly[value]
        if self.choices and isinstance(value, str) and slug_of(value) in self.choices:
            value = slug_of(value)  # techniques used to be called by their names
        if self.choices and value not in self.choices:
            raise InvalidRecipe(f"{self.name} must be one of {', '.join(self.choices)}, not {shown(value)}")
        try:
            read = _READERS[self.type](value)
        except (TypeError, ValueError, KeyError, OverflowError):
            raise InvalidRecipe(f"{self.name} must be {_IN_WORDS[self.type]}, not {shown(value)}") from None
        low, high = self.minimum, self.maximum
        if (low is not None and read < low) or (high is not None and read > high):
            raise InvalidRecipe(f"{self.name} must be {_range_in_words(low, high)}, not {shown(value)}")
        return read

    def _read_file(self, value: Any, files: bool) -> FileName:
        if not (files or isinstance(value, FileName)):
            raise InvalidRecipe(f"{self.name} names a file, and files cannot be used here: leave it out")
        if not isinstance(value, str | Path) or "\0" in str(value):
            raise InvalidRecipe(f"{self.name} must be a file name, not {shown(value)}")
        return FileName(value)


def _range_in_words(low: float | None, high: float | None) -> str:
    if high is None:
        return f"at least {low}"
    return f"at most {high}" if low is None else f"from {low} to {high}"


@dataclass(frozen=True, slots=True)
class FolderOption:
    """Declare that a plan may name a folder of files, each of which makes a recipe of its own."""

    name: str
    """How a plan calls the folder: `pictures`."""
    option: str
    """The recipe option that takes one of the files."""
    help: str
    extensions: tuple[str, ...] = ()
    """The extensions of the files taken, in lower case with the dot."""
    implies: Mapping[str, Any] = field(default_factory=dict)
    """Other options that go with such a recipe, unless the plan sets them."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """Determine one generated puzzle: the same recipe makes the same puzzle on every machine."""

    kind: str
    size: Size
    seed: int = 0
    difficulty: Level | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    revision: int | None = None
    """Of the generator, raised whenever the same recipe would give another puzzle; None is the current one."""
    checked: bool = field(default=False, init=False, compare=False, repr=False)
    """Whether a kind has read it, so that it need not be read again; a recipe made from it with `replace` is not."""

    def as_checked(self) -> "Recipe":
        """Return this recipe, marked as read by its kind."""
        object.__setattr__(self, "checked", True)
        return self

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        data: dict[str, Any] = {"kind": self.kind, "size": list(self.size), "seed": self.seed}
        if self.difficulty is not None:
            data["difficulty"] = str(self.difficulty)
        data |= self.options
        return data if self.revision is None else data | {"revision": self.revision}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Recipe":
        """Read the recipe in a file, with any options and revision."""
        rest = dict(data)
        try:
            kind, size = str(rest.pop("kind")), parse_size(rest.pop("size"))
        except KeyError as missing:
            raise InvalidRecipe(f"a recipe needs a {missing.args[0]}") from None
        seed, revision = _integer(rest, "seed", 0), _integer(rest, "revision", None)
        if isinstance(lesson := rest.get("lesson"), str):  # older recipes called techniques by the names people read
            rest["lesson"] = slug_of(lesson)
        level = rest.pop("difficulty", None)
        if level is not None and level not in list(Level):
            raise InvalidRecipe(f"difficulty must be one of {', '.join(Level)}, not {shown(level)}")
        return cls(kind, size, seed or 0, Level(level) if level is not None else None, rest, revision)

    @classmethod
    def read(
        cls, data: Mapping[str, Any], options: Sequence[Option], revision: int, *, files: bool = False
    ) -> "Recipe":
        """Read a recipe for a generator with these options and this revision.

        Whatever could not be obeyed is refused: an option that does not exist or would have no effect, a value out of
        range, another revision. The recipe then says everything that has an effect, defaults included. Only with
        `files` may texts name files: say so where the data comes from the owner of this machine, never where it was
        sent.
        """
        said = cls.from_data(data)
        if said.revision not in (None, revision):
            raise InvalidRecipe(
                f"this recipe was made for revision {said.revision} of the {said.kind} generator, but this is revision "
                f"{revision}, which would make a different puzzle: leave out the revision to get that puzzle"
            )
        known = {option.name for option in options}
        if unknown := sorted(said.options.keys() - known):
            there = ", ".join(option.name for option in options) or "none"
            raise InvalidRecipe(f"{said.kind} has no recipe option {shown(unknown[0])}; it has {there}")
        return replace(said, options=_in_effect(options, said, files), revision=revision)


def _in_effect(options: Sequence[Option], said: Recipe, files: bool) -> dict[str, Any]:
    """Return the value of every option that has an effect; raise `InvalidRecipe` for one given that has none."""
    values: dict[str, Any] = {"difficulty": said.difficulty}
    for option in options:
        value = option.read(said.options.get(option.name), files=files)
        hindrance = next((name for name, good in option.needs.items() if values[name] not in good), None)
        if hindrance is None:
            values[option.name] = value
        elif said.options.get(option.name) is None:
            values[option.name] = None
        else:
            raise InvalidRecipe(_without_effect(option, hindrance, values[hindrance], said))
    del values["difficulty"]
    return {name: value for name, value in values.items() if value is not None}


def _without_effect(option: Option, hindrance: str, value: Any, said: Recipe) -> str:
    good = [str(each) for each in option.needs[hindrance] if each is not None]
    if value is not None and (said.options.get(hindrance) is not None or hindrance == "difficulty" or not good):
        return f"{option.name} has no effect with {hindrance} {value}: leave out one of them"
    wanted = f"{', '.join(good[:-1])} or {good[-1]}" if len(good) > 1 else good[0]
    return f"{option.name} has no effect without {hindrance} {wanted}: add it, or leave out {option.name}"


def _integer(data: dict[str, Any], name: str, default: int | None) -> int | None:
    value = data.pop(name, default)
    if value is not None and (not isinstance(value, int) or isinstance(value, bool)):
        raise InvalidRecipe(f"{name} must be a whole number, not {shown(value)}")
    return value
