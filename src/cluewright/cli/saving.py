"""Findings about puzzles, written back into the files they came from."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from cluewright.cli.exits import ExitCode, exit_code_of, report, sentence_of, worst
from cluewright.cli.writing import tell_written
from cluewright.core.errors import CluewrightError, FormatError
from cluewright.core.files import write_whole
from cluewright.core.form import dumps, item_to_data
from cluewright.core.text import counted
from cluewright.formats import STANDARD_INPUT, Source, read_source
from cluewright.formats import dumps as dumps_as
from cluewright.formats.format import AnyItem
from cluewright.formats.inputs import Input, read_entries
from cluewright.formats.registry import detect, format_named
from cluewright.formats.source import packed

_GZIP = b"\x1f\x8b"


class Savings:
    """Note what is known about the puzzles of files; `write` puts it into each file, whole or not at all."""

    def __init__(self, *parts: str, format_name: str | None, json: bool) -> None:
        self._parts, self._format_name, self._json = parts, format_name, json
        self._known: dict[str, dict[int, AnyItem]] = {}

    def note(self, given: Input, item: AnyItem) -> None:
        """Note the puzzle of an input with what is now known about it."""
        self._known.setdefault(given.source, {})[given.index] = item

    def write(self) -> ExitCode:
        """Save the results into every file; one that cannot hold them is reported and not changed."""
        codes = []
        for path, known in self._known.items():
            try:
                self._write_back(path, known)
                saved = f"saved the {' and '.join(self._parts)} of {counted(len(known), 'puzzle')}"
                tell_written(path, {"saved": len(known)}, words=saved, json=self._json)
            except (CluewrightError, OSError) as error:
                report(sentence_of(error))
                codes.append(exit_code_of(error))
        return worst(codes)

    def _write_back(self, path: str, known: Mapping[int, AnyItem]) -> None:
        if path == STANDARD_INPUT:
            raise FormatError("results cannot be saved to standard input: name a file", file=path)
        source = read_source(path)
        chosen = format_named(self._format_name) if self._format_name is not None else detect(source)
        if not chosen.keeps_all() and not chosen.keeps >= set(self._parts):
            what = " or ".join(self._parts)
            raise FormatError(
                f"the format {chosen.name} cannot hold the {what}: convert the file to .json first", file=path
            )
        items = []
        for given in read_entries(source, path, self._format_name):
            if given.item is None:
                raise FormatError(
                    "one of the puzzles cannot be read, so nothing was saved: fix or remove it", file=path
                )
            items.append(known.get(given.index, given.item))
        data = _as_before(source, items) if chosen.name == "json" else dumps_as(items, format_name=chosen.name)
        with Path(path).open("rb") as file:
            was_packed = file.read(2) == _GZIP
        write_whole(path, packed(data) if was_packed else data)


def _as_before(source: Source, items: Sequence[AnyItem]) -> bytes:
    """Write JSON as it was written: one object over several lines, an array, or JSON lines."""
    text = source.text.strip()
    if text.startswith("["):
        return ("[\n" + ",\n".join(map(dumps, items)) + "\n]\n").encode()
    if len(items) == 1 and "\n" in text:
        return (json.dumps(item_to_data(items[0]), ensure_ascii=False, indent=2) + "\n").encode(errors="replace")
    return "".join(f"{dumps(item)}\n" for item in items).encode()
