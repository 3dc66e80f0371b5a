"""TOML text, as plans are written in."""

import re
import tomllib
from typing import Any

from cluewright.core.errors import FormatError, brief

_PLACE = re.compile(r"(.*) \(at line ([0-9]+), column ([0-9]+)\)", re.DOTALL)


def read_toml(text: str, *, file: str | None = None) -> dict[str, Any]:
    """Read TOML text; raise `FormatError` with file, line and column."""
    try:
        return tomllib.loads(text.replace("\r\n", "\n"))
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
