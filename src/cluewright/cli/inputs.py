"""The puzzles a command is given: files in any format, folders of them, `-` for standard input."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cluewright.core.errors import CluewrightError, FormatError
from cluewright.formats import STANDARD_INPUT, Source, entries, formats, read_source
from cluewright.formats.format import AnyItem, Entry
from cluewright.formats.registry import detect, format_of_extension


@dataclass(frozen=True, slots=True)
class Input:
    """One puzzle of a file: the file's name as given, the place in it from 0, and the item or what is wrong."""

    source: str
    index: int
    item: AnyItem | None = None
    error: Exception | None = None


def read_inputs(paths: Sequence[str], format_name: str | None) -> Iterator[Input]:
    """Yield every puzzle of every file, and of the puzzle files in and below every folder.

    What cannot be read is yielded as an error and the rest still comes.
    """
    for path in paths:
        if path == STANDARD_INPUT or not Path(path).is_dir():
            yield from _read_file(path, format_name)
            continue
        nothing = True
        for file in _puzzle_files(path):
            nothing = False
            yield from _read_file(file, format_name)
        if nothing:
            known = ", ".join(f".{extension}" for entry in formats().values() for extension in entry.extensions)
            yield Input(path, 0, error=FormatError(f"this folder holds no puzzle file (known are {known})", file=path))


def _read_file(path: str, format_name: str | None) -> Iterator[Input]:
    try:
        source = read_source(path)
        for index, entry in enumerate(entries(source, format_name=format_name)):
            if isinstance(entry, FormatError):
                yield Input(path, index, error=entry)
            else:
                yield Input(path, index, item=entry)
    except (CluewrightError, OSError) as error:
        yield Input(path, 0, error=error)


def _puzzle_files(top: str) -> Iterator[str]:
    for folder, folders, names in os.walk(top):
        folders.sort()
        for name in sorted(names):
            path = str(Path(folder) / name)
            if not name.startswith(".") and _is_puzzle_file(path):
                yield path


def _is_puzzle_file(path: str) -> bool:
    """Tell by the extension; one that says nothing, as the tournaments' `.txt`, has to hold what a format knows."""
    extension = Source(b"", path).extension
    if extension != "txt":
        return format_of_extension(extension) is not None
    try:
        detect(read_source(path))
    except (CluewrightError, OSError):
        return False
    return True


def only_puzzle(source: Source, format_name: str | None) -> AnyItem:
    """Give the one puzzle of a file; raise `FormatError` when there are several."""
    items = []
    for entry in entries(source, format_name=format_name):
        if isinstance(entry, FormatError):
            raise entry
        items.append(entry)
    if len(items) != 1:
        raise FormatError(f"expected one puzzle, found {len(items)}", file=source.name)
    return items[0]


def chosen_puzzle(source: Source, format_name: str | None, index: int | None) -> AnyItem:
    """Give the puzzle of that number, from 1, or without one the only puzzle of the file."""
    chosen: Entry | None = None
    number = 0
    for number, entry in enumerate(entries(source, format_name=format_name), start=1):
        if number == (index or 1):
            chosen = entry
            if index is not None:
                break
    if index is None and number > 1:
        raise FormatError(f"expected one puzzle, found {number}; --index chooses one", file=source.name)
    if chosen is None:
        raise FormatError(f"there is no puzzle {index or 1}, the file has {number}", file=source.name)
    if isinstance(chosen, FormatError):
        raise chosen
    return chosen
