"""The formats there are, in the order in which they are tried on a file.

A new format is a module with a `FORMAT` and a line here.
"""

from functools import cache
from importlib import import_module

from cluewright.core.errors import FormatError, shown
from cluewright.formats.format import Format
from cluewright.formats.source import Source

_MODULES = (
    # Those that say what they are, the plainest sign first.
    "webpbn",
    "json_form",
    "tournament",
    "lp",
    "pynogram",  # before simpson, which takes its line `rows =` for its own
    "janko",  # before simpson, which takes its line `rows 8` for its own
    "simpson",
    "olsak",
    "pbm",
    "gnonograms",
    "tatham",
    "tatham_pattern",
    "tatham_singles",
    "share",
    "zip_link",
    "puzzlink",
    "pzprv3",
    # Files of bare numbers, which differ only in their layout.
    "mk",
    "cwc",  # before cwd, whose two numbers it begins with
    "cwd",
    "nin",
    "hitori_text",  # any rectangle of numbers
)


@cache
def formats() -> dict[str, Format]:
    """Return all formats by name, in the order of detection."""
    found = (import_module(f"cluewright.formats.{module}").FORMAT for module in _MODULES)
    return {entry.name: entry for entry in found}


def format_named(name: str) -> Format:
    """Return the format of that name; raise `FormatError` with the names that exist."""
    if (found := formats().get(name.lower())) is None:
        raise FormatError(f"there is no format {shown(name)}; there are: {', '.join(formats())}")
    return found


def format_of_extension(extension: str) -> Format | None:
    """Return the format that uses the extension (without the dot), or None."""
    return next((entry for entry in formats().values() if extension in entry.extensions), None)


def _is_of(entry: Format, source: Source) -> bool:
    try:
        return entry.sniff(source)
    except FormatError:  # too long a line for any format to begin with
        return False


def detect(source: Source) -> Format:
    """Return the format by the content, else by the extension of the name."""
    if source.is_empty:
        raise FormatError("expected a puzzle, found an empty file", file=source.name)
    for entry in formats().values():
        if (source.is_text or entry.binary) and _is_of(entry, source):
            return entry
    if (by_name := format_of_extension(source.extension)) is not None:
        return by_name
    raise FormatError(
        f"the format cannot be recognized: if it is one of {', '.join(formats())}, choose it with --format",
        file=source.name,
    )
