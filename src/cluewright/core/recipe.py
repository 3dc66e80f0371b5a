"""Everything that determines a generated puzzle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.errors import InvalidRecipe
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Level

_TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


@dataclass(frozen=True, slots=True)
class Option:
    """Declare one recipe option of a kind; CLI flags, batch plans and web forms are built from it."""

    name: str
    type: type[str] | type[int] | type[float] | type[bool]
    default: str | int | float | bool | None
    help: str
    choices: tuple[str, ...] = ()

    def read(self, value: Any) -> Any:
        """Give `value` as the option's type, or raise `InvalidRecipe` with what was expected."""
        if value is None:
            return self.default
        if self.choices and value not in self.choices:
            raise InvalidRecipe(f"{self.name} is one of {', '.join(self.choices)}, not {value!r}")
        try:
            if self.type is bool and not isinstance(value, bool):
                return _TRUTH[str(value).lower()]
            return self.type(value)
        except (TypeError, ValueError, KeyError):
            raise InvalidRecipe(f"{self.name} takes {self.type.__name__}, not {value!r}") from None


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
    def from_data(cls, data: Mapping[str, Any], options: Sequence[Option] | None = None) -> "Recipe":
        """Read the JSON or TOML form; with `options` given, unknown ones and bad values are refused."""
        rest = dict(data)
        try:
            kind, size = str(rest.pop("kind")), parse_size(rest.pop("size"))
        except KeyError as missing:
            raise InvalidRecipe(f"a recipe needs a {missing.args[0]}") from None
        seed, revision = _integer(rest, "seed", 0), _integer(rest, "revision", 1)
        level = rest.pop("difficulty", None)
        if level is not None and level not in list(Level):
            raise InvalidRecipe(f"difficulty is one of {', '.join(Level)}, not {level!r}")
        if options is not None:
            known = {option.name: option for option in options}
            if unknown := sorted(rest.keys() - known.keys()):
                raise InvalidRecipe(f"{kind} has no recipe option {unknown[0]!r}; it has {', '.join(known) or 'none'}")
            rest = {name: known[name].read(value) for name, value in rest.items()}
        return cls(kind, size, seed, Level(level) if level is not None else None, rest, revision)


def _integer(data: dict[str, Any], name: str, default: int) -> int:
    value = data.pop(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise InvalidRecipe(f"{name} is a whole number, not {value!r}")
    return value
