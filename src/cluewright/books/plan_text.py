"""Plans of books written as TOML, for the command line and for keeping."""

import json
from collections.abc import Mapping
from typing import Any

from cluewright.books.plan_file import KEYS
from cluewright.core.errors import FormatError

_HEAD = "# A book of puzzles: cluewright book plan.toml -o book.pdf\n\n"
_DEEPEST = 8
_USUAL: dict[str, Any] = {
    **dict.fromkeys(("subtitle", "author", "series", "isbn", "blurb"), ""),
    **dict.fromkeys(("cover_solutions", "large_print", "openers", "hints"), False),
    **dict.fromkeys(("qr", "rules", "solutions"), True),
    "imprint": [],
    "seed": 0,
    "profile": "plain",
    "paper": "white",
    "solution_size": "small",
    "theme": "print",
}
"""What a plan has if it does not say otherwise; such keys are left out."""


def write_plan(data: Mapping[str, Any]) -> str:
    """Write the data of a plan, as `plan_from_data` reads it; what is usual or None is left out.

    >>> print(write_plan({"title": "Ten", "section": [{"recipe": {"kind": "zip", "size": [6, 5], "count": 10}}]}))
    # A book of puzzles: cluewright book plan.toml -o book.pdf
    <BLANKLINE>
    title = "Ten"
    <BLANKLINE>
    [[section]]
    recipe = { kind = "zip", size = [6, 5], count = 10 }
    <BLANKLINE>
    """
    keys = [key for key in KEYS if key != "section" and data.get(key, _USUAL.get(key)) != _USUAL.get(key)]
    lines = [f"{key} = {_value(data[key])}\n" for key in keys]
    for table in data.get("section") or ():
        given = [(key, value) for key, value in table.items() if value is not None]
        lines.append("\n[[section]]\n" + "".join(f"{_key(key)} = {_value(value)}\n" for key, value in given))
    return _HEAD + "".join(lines)


def _value(value: Any, depth: int = 0) -> str:
    """Write a value of JSON; tables stay on one line."""
    if depth > _DEEPEST:
        raise FormatError("this plan is nested too deeply")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        given = [f"{_key(key)} = {_value(each, depth + 1)}" for key, each in value.items() if each is not None]
        return "{ " + ", ".join(given) + " }" if given else "{}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(each, depth + 1) for each in value if each is not None) + "]"
    return repr(value)


def _key(key: str) -> str:
    plain = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if plain else json.dumps(key, ensure_ascii=False).replace("\x7f", "\\u007f")
