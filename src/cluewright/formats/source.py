"""What a format reads: the bytes of a file, bounded in size, and their lines.

A file of a few kilobytes can unpack to many megabytes, and a megabyte of text can become a hundred as Python's objects.
So lines are decoded as they are read, a puzzle at a time is held, and what a puzzle may consist of is bounded here:
whatever is refused in the end has taken a few hundred megabytes at most.
"""

import codecs
import gzip
import io
import re
import sys
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cluewright.core.errors import FormatError

MEGABYTE = 1024 * 1024
LARGEST_SOURCE = 128 * MEGABYTE
"""Bytes of a file, unpacked."""
LARGEST_TEXT = 32 * MEGABYTE
"""Bytes of one puzzle or line: a random nonogram of 3,900 x 3,900 with its solution."""
LARGEST_WIDE_TEXT = 16 * MEGABYTE
"""The same for text that is not pure ASCII, for which Python may need four bytes per character."""
MOST_LINES = 4_000_000
"""A batch of 75,000 puzzles of 25 x 25."""
MOST_LINES_OF_A_PUZZLE = 100_000
"""The largest nonogram has sides of 10,000 lines each; the rest leaves room for many blank lines."""
HEAD = 1_000
"""How many lines are read to recognize a format."""

STANDARD_INPUT = "-"
_GZIP_MAGIC = b"\x1f\x8b"
_BYTE_ORDER_MARK = codecs.BOM_UTF8
_CHUNK = MEGABYTE
_LONGEST_HEADER = 10_000
_LINE_END = re.compile(rb"[\r\n]")
_WRITTEN = re.compile(rb"[^ \t\n\r\v\f]")


@dataclass(frozen=True)
class Source:
    """Hold the content of a file (or of standard input, or of a string) under the name errors call it by."""

    data: bytes
    name: str = "text"

    @cached_property
    def text(self) -> str:
        """Decode UTF-8, with or without a byte order mark; raise `FormatError` at the first byte that is not."""
        self._check_length(self._start, len(self.data))
        return self._decoded(self._start, len(self.data))

    @property
    def lines(self) -> Iterator[str]:
        """Yield the lines, each decoded on demand; a final line end does not start another line.

        Line ends of any system are read. Raise `FormatError` at a byte that is not UTF-8, and if there is too much.
        """
        count = 0
        start = self._start
        while start < len(self.data):
            end = self._end_of_lines(start)
            lines = self._decoded(start, end).replace("\r\n", "\n").replace("\r", "\n").split("\n")
            if not lines[-1]:
                lines.pop()
            count += len(lines)
            if count > MOST_LINES:
                raise FormatError(f"this file has more than {MOST_LINES} lines: split it", file=self.name)
            yield from lines
            start = end

    @cached_property
    def first_line(self) -> str:
        """Return the first line that is not blank, cut to the length of a header, or an empty text."""
        found = _WRITTEN.search(self.data, self._start)
        if found is None:
            return ""
        start = max(self.data.rfind(end, self._start, found.start()) for end in (b"\n", b"\r")) + 1
        piece = self.data[max(start, self._start) : found.start() + _LONGEST_HEADER]
        return _LINE_END.split(piece, maxsplit=1)[0].decode(errors="replace")

    @property
    def opening(self) -> str:
        """Return the first two hundred characters or so, where a file may say what it is."""
        return self.data[self._start : self._start + 200].decode(errors="replace")

    @cached_property
    def is_empty(self) -> bool:
        """Tell whether the content is blank."""
        return _WRITTEN.search(self.data, self._start) is None

    @cached_property
    def is_text(self) -> bool:
        """Tell whether the content can be decoded."""
        if b"\0" in self.data:
            return False
        decoder = codecs.getincrementaldecoder("utf-8")()
        try:
            for start in range(0, len(self.data), _CHUNK):
                decoder.decode(self.data[start : start + _CHUNK])
            decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            return False
        return True

    @property
    def extension(self) -> str:
        """Return the last extension of the name in lower case, without the dot and not counting `.gz`."""
        name = self.name.lower().removesuffix(".gz")
        return Path(name).suffix.removeprefix(".")

    @property
    def _start(self) -> int:
        return len(_BYTE_ORDER_MARK) if self.data.startswith(_BYTE_ORDER_MARK) else 0

    def _end_of_lines(self, start: int) -> int:
        """Return where the whole lines of about a chunk end, or a single longer line."""
        stop = start + _CHUNK
        if stop >= len(self.data):
            return len(self.data)
        end = max(self.data.rfind(b"\n", start, stop), self.data.rfind(b"\r", start, stop))
        if end < 0:
            found = _LINE_END.search(self.data, stop)
            end = len(self.data) - 1 if found is None else found.start()
            self._check_length(start, end)
        return end + (2 if self.data.startswith(b"\r\n", end) else 1)

    def _check_length(self, start: int, end: int) -> None:
        longest = LARGEST_TEXT
        if LARGEST_WIDE_TEXT < end - start <= LARGEST_TEXT and not self.data[start:end].isascii():
            longest = LARGEST_WIDE_TEXT
        if end - start > longest:
            line = self.place(start)[0] if start > self._start else None
            problem = f"a puzzle or line may have at most {longest // MEGABYTE} MB"
            raise FormatError(problem, file=self.name, line=line)

    def _decoded(self, start: int, end: int) -> str:
        try:
            return self.data[start:end].decode()
        except UnicodeDecodeError as error:
            place = start + error.start
            line, column = self.place(place)
            problem = f"expected UTF-8 text, found the byte 0x{self.data[place]:02x}"
            raise FormatError(problem, file=self.name, line=line, column=column) from None

    def place(self, offset: int) -> tuple[int, int]:
        """Return the line and the column of a byte, counted from 1."""
        data = self.data
        ends = data.count(b"\n", 0, offset) + data.count(b"\r", 0, offset) - data.count(b"\r\n", 0, offset)
        return ends + 1, offset - max(data.rfind(b"\n", 0, offset), data.rfind(b"\r", 0, offset))


def read_source(path: str | Path) -> Source:
    """Read a file, or standard input for `-`; gzip is unpacked."""
    if str(path) == STANDARD_INPUT:
        return bounded_source(sys.stdin.buffer.read(LARGEST_SOURCE + 1), "standard input")
    with Path(path).open("rb") as file:
        return bounded_source(file.read(LARGEST_SOURCE + 1), str(path))


def bounded_source(data: bytes, name: str) -> Source:
    """Make a source from bytes; gzip is unpacked, and what is too large is refused."""
    if data.startswith(_GZIP_MAGIC) and len(data) <= LARGEST_SOURCE:
        data = _unpack(data, name)
    if len(data) > LARGEST_SOURCE:
        raise FormatError(f"this file is larger than {LARGEST_SOURCE // MEGABYTE} MB: split it", file=name)
    return Source(data, name)


def packed(data: bytes) -> bytes:
    """Pack with gzip; the same data always makes the same bytes."""
    return gzip.compress(data, mtime=0)


def _unpack(data: bytes, name: str) -> bytes:
    """Unpack gzip, but never more than one byte above the limit: a small file can hold a very large one."""
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(data)) as file:
            return file.read(LARGEST_SOURCE + 1)
    except EOFError:
        raise FormatError("this gzip file is incomplete: download or copy it again", file=name) from None
    except (zlib.error, gzip.BadGzipFile):
        raise FormatError("this gzip file is damaged: download or copy it again", file=name) from None
