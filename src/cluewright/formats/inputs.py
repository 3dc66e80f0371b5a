"""The puzzles of the inputs a person names: files in any format, folders of them, `-` for standard input."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cluewright.core.errors import CluewrightError, FormatError, file_name
from cluewright.core.text import one_line
from cluewright.formats import entries
from cluewright.formats.format import AnyItem
from cluewright.formats.registry import detect, format_of_extension, formats
from cluewright.formats.source import STANDARD_INPUT, Source, read_source

MOST_BAD = 1_000


@dataclass(frozen=True, slots=True)
class Input:
    """One puzzle of a file: the file's name as given, the place in it from 0, and the item or what is wrong."""

    source: str
    index: int
    item: AnyItem | None = None
    error: Exception | None = None

    @property
    def place(self) -> str:
        """Name the puzzle for people: the file, and its number from 1."""
        return f"{one_line(file_name(self.source))}#{self.index + 1}"

    @property
    def place_data(self) -> dict[str, Any]:
        """Name the puzzle for programs."""
        return {"source": self.source, "index": self.index}

    @property
    def puzzle_item(self) -> AnyItem:
        """Return the item; if there is none, raise what is wrong."""
        if self.item is None:
            raise self.error or AssertionError("an input is an item or an error")
        return self.item


def read_inputs(paths: Sequence[str], format_name: str | None, index: int | None = None) -> Iterator[Input]:
    """Yield every puzzle of every file, and of the puzzle files in and below every folder.

    With an index, counted from 1, only that puzzle of each file. What cannot be read is yielded as an error and the
    rest still comes.
    """
    for path in paths:
        if path == STANDARD_INPUT or not Path(path).is_dir():
            yield from _read_file(path, format_name, index)
            continue
        nothing = True
        for file in _puzzle_files(path):
            nothing = False
            yield from _read_file(file, format_name, index)
        if nothing:
            known = ", ".join(f".{extension}" for entry in formats().values() for extension in entry.extensions)
            yield Input(path, 0, error=FormatError(f"this folder has no puzzle files ({known})", file=path))


def _read_file(path: str, format_name: str | None, index: int | None) -> Iterator[Input]:
    try:
        yield from read_entries(read_source(path), path, format_name, index)
    except (CluewrightError, OSError) as error:
        yield Input(path, 0, error=error)


def read_entries(source: Source, path: str, format_name: str | None, index: int | None = None) -> Iterator[Input]:
    """Yield every puzzle of a source, or the one of that number; at least one input.

    A file with a thousand bad puzzles and fewer good ones is not a puzzle file: the rest of it is not read.
    """
    found = bad = 0
    for place, entry in enumerate(entries(source, format_name=format_name)):
        found += 1
        bad += isinstance(entry, FormatError)
        if bad > MOST_BAD and 2 * bad > found:
            problem = f"{MOST_BAD} puzzles in this file cannot be read, so the rest is skipped"
            yield Input(path, place, error=FormatError(problem, file=source.name))
            return
        if index is not None and found != index:
            continue
        yield Input(path, place, error=entry) if isinstance(entry, FormatError) else Input(path, place, item=entry)
        if index is not None:
            return
    if index is not None or not found:
        problem = (
            "there is no puzzle in this file" if not found else f"there is no puzzle {index}: the file has {found}"
        )
        yield Input(path, 0, error=FormatError(problem, file=source.name))


def _puzzle_files(top: str) -> Iterator[str]:
    for folder, folders, names in os.walk(top):
        folders.sort()
        for name in sorted(names):
            path = str(Path(folder) / name)
            if not name.startswith(".") and _is_puzzle_file(path):
                yield path


def _is_puzzle_file(path: str) -> bool:
    """Tell by the extension; if that says nothing, such as the tournaments' `.txt`, a format must know the content."""
    extension = Source(b"", path).extension
    if extension != "txt":
        return format_of_extension(extension) is not None
    try:
        detect(read_source(path))
    except (CluewrightError, OSError):
        return False
    return True
