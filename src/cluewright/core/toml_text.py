"""TOML text, as plans are written in."""

import re
import tomllib
from typing import Any

from cluewright.core.errors import FormatError, brief

_PLACE = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)
_LONG_KEY = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){200}""", re.ASCII)
"""A key of so many parts that reading it takes seconds: the time grows with the square of their number."""
_MOST_BITS = 14_000
"""Of whole numbers; Python writes none of more than 4,300 digits."""


def read_toml(text: str, *, file: str | None = None) -> dict[str, Any]:
    """Read TOML text; raise `FormatError` with file, line and column."""
    if _LONG_KEY.search(text):
        raise FormatError("this TOML is nested too deeply", file=file)
    try:
        data = tomllib.loads(text.replace("\r\n", "\n"))
        _require_short_numbers(data)
    except tomllib.TOMLDecodeError as error:
        if (place := _PLACE.fullmatch(str(error))) is not None:
            problem, line, column = place.groups()
            raise FormatError(
                f"this is not TOML: {brief(problem)}", file=file, line=int(line), column=int(column)
            ) from None
        problem, line = str(error).removesuffix(" (at end of document)"), text.count("\n") + 1
        raise FormatError(f"this is not TOML: {brief(problem)}", file=file, line=line) from None
    except RecursionError:
        raise FormatError("this TOML is nested too deeply", file=file) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise FormatError("this TOML has a number that is too long", file=file) from None
    return data


def _require_short_numbers(data: dict[str, Any]) -> None:
    """Raise `ValueError` for a number that can be read, being hexadecimal, but not written."""
    rest: list[Any] = [data]
    while rest:
        match rest.pop():
            case dict() as table:
                rest.extend(table.values())
            case list() as values:
                rest.extend(values)
            case int() as number if number.bit_length() > _MOST_BITS:
                raise ValueError("too long")
