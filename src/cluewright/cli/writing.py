"""Where made puzzles go: onto the screen, into JSON lines, into one file, or into a folder with a file for each."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cluewright.cli.options import COMMON, require_free
from cluewright.cli.output import print_json, say
from cluewright.core.errors import FormatError
from cluewright.core.files import write_whole
from cluewright.core.form import item_to_data
from cluewright.core.text import counted
from cluewright.formats import format_for, save
from cluewright.formats.format import AnyItem, Format
from cluewright.formats.registry import format_named
from cluewright.formats.source import Source

STANDARD = "-"
_LONGEST_STEM = 80
_UNSAFE = re.compile(r"[^\w.-]+")
_RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))}


def clean_stem(text: str) -> str:
    """Return a name that is valid for a file on every system.

    >>> clean_stem("../Café, 12:30?"), clean_stem("..."), clean_stem("NUL")
    ('Café-12-30', 'puzzle', 'NUL-')
    """
    clean = _UNSAFE.sub("-", text).strip(".-")[:_LONGEST_STEM].rstrip(".-")
    return f"{clean}-" if clean.partition(".")[0].lower() in _RESERVED else clean or "puzzle"


def is_folder(place: str, *, named: bool = False) -> bool:
    """Tell whether a place is a folder: it exists as one, ends in a slash, or no format is named by it or otherwise."""
    if place == STANDARD:
        return False
    unnamed = not named and not Source(b"", place).extension
    return place.endswith(("/", "\\")) or Path(place).is_dir() or (unnamed and not Path(place).exists())


@dataclass(slots=True)
class Destination:
    """Take puzzles one by one as they are made; `finish` writes what has to be written whole.

    Problems are found before the work starts: a file that already exists, or a format that cannot hold what is to come,
    is refused before any work.
    """

    place: str | None
    json: bool
    force: bool = False
    format: Format | None = None
    """How a file is written; None where puzzles are printed."""
    folder: bool = False
    count: int = 0
    _waiting: list[AnyItem] = field(default_factory=list)
    _names: set[str] = field(default_factory=set)

    @classmethod
    def of(
        cls,
        place: str | None,
        *,
        json: bool = False,
        force: bool = False,
        several: bool,
        kind: str | None = None,
    ) -> "Destination":
        """Read where to write; `kind` is that of the puzzles if known, `several` whether more than one may come."""
        if place is None or place == STANDARD:
            return cls(None, json or place == STANDARD)
        folder = is_folder(place)
        chosen = format_named("json") if folder else format_for(place)
        if several and not folder and not chosen.many:
            problem = f"the format {chosen.name} holds one puzzle per file: name a folder to write one file each"
            raise FormatError(problem, file=place)
        if kind is not None and not chosen.holds(kind):
            raise FormatError(
                f"the format {chosen.name} is for {' and '.join(chosen.kinds)}, not {kind}: choose another", file=place
            )
        if not folder:
            require_free(Path(place), force=force)
        return cls(place, json, force, chosen, folder)

    def put(self, item: AnyItem, *, name: str, text: str, more: Mapping[str, Any] | None = None) -> None:
        """Take a puzzle: print its text or its JSON form, write it to the folder, or hold it for the file."""
        self.count += 1
        if self.place is None:
            if self.json:
                print_json(item_to_data(item) | dict(more or {}))
            else:
                say(text)
        elif self.folder:
            self._write_into_folder(Path(self.place), item, name)
        else:
            self._waiting.append(item)

    def finish(self) -> None:
        """Write what is held back, and report what was written."""
        if self.place is None or self.format is None or not self.count:
            return
        if self._waiting:
            save(self._waiting, self.place, format_name=self.format.name)
        tell_written(self.place, {"puzzles": self.count}, words=counted(self.count, "puzzle"), json=self.json)

    def _write_into_folder(self, folder: Path, item: AnyItem, name: str) -> None:
        assert self.format is not None
        path = folder / unused(name, self.format, self._names)
        require_free(path, force=self.force)
        folder.mkdir(parents=True, exist_ok=True)
        save(item, path, format_name=self.format.name)


def unused(name: str, chosen: Format, taken: set[str]) -> str:
    """Return a file name of a format that has not been used before, and reserve it."""
    extension = chosen.extensions[0] if chosen.extensions else chosen.name
    stem = clean_stem(name)
    found, turn = f"{stem}.{extension}", 2
    while found.lower() in taken:  # some systems do not tell upper from lower case
        found, turn = f"{stem}_{turn}.{extension}", turn + 1
    taken.add(found.lower())
    return found


def numbered(path: str, number: int, *, alone: bool) -> Path:
    """Return where one of several drawings is written: `cat.svg` alone, else `cat-1.svg`, `cat-2.svg` and so on."""
    target = Path(path)
    return target if alone else target.with_name(f"{target.stem}-{number}{target.suffix}")


def tell_written(place: object, facts: Mapping[str, Any], *, words: str, json: bool) -> None:
    """Report what was written: to programs on standard output, to people on standard error."""
    if json:
        print_json({"file": str(place), **facts})
    elif not COMMON.quiet:
        say(f"{place}: {words}", err=True)


def write_example(text: str, out: str | None, *, force: bool, json: bool) -> None:
    """Print an example plan, or write it to a file."""
    if out is not None:
        require_free(Path(out), force=force)
        write_whole(out, text.encode())
        tell_written(out, {}, words="a plan with every key explained", json=json)
    elif json:
        print_json({"example": text})
    else:
        say(text, nl=False)
