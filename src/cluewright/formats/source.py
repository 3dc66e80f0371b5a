"""What a format reads: the bytes of a file, bounded in size, and their lines."""

import gzip
import sys
import zlib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cluewright.core.errors import FormatError

LARGEST_SOURCE = 128 * 1024 * 1024
"""Bytes; the clues of a random 10,000 x 10,000 board take about 100 MB."""

MOST_LINES = 4_000_000
"""A batch of 75,000 puzzles of 25 x 25; an object for each line takes a hundred bytes."""

STANDARD_INPUT = "-"
_GZIP_MAGIC = b"\x1f\x8b"


@dataclass(frozen=True)
class Source:
    """Hold the content of a file (or of standard input, or of a string) under the name errors call it by."""

    data: bytes
    name: str = "text"

    @cached_property
    def text(self) -> str:
        """Decode UTF-8, with or without a byte order mark; raise `FormatError` at the first byte that is not."""
        try:
            return self.data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = self.data[: error.start]
            line_start = before.rfind(b"\n") + 1
            raise FormatError(
                f"expected UTF-8 text, found the byte 0x{self.data[error.start]:02x}",
                file=self.name,
                line=before.count(b"\n") + 1,
                column=error.start - line_start + 1,
            ) from None

    @cached_property
    def lines(self) -> list[str]:
        """Split the text at line ends of every system; a final line end starts no further line."""
        text = self.text.replace("\r\n", "\n").replace("\r", "\n")
        if text.count("\n") > MOST_LINES:
            raise FormatError(f"expected at most {MOST_LINES} lines", file=self.name)
        lines = text.split("\n")
        if not lines[-1]:
            lines.pop()
        return lines

    @cached_property
    def is_text(self) -> bool:
        """Tell whether the content can be decoded."""
        try:
            return "\0" not in self.text
        except FormatError:
            return False

    @property
    def extension(self) -> str:
        """Give the last extension of the name in lower case, without the dot and not counting `.gz`."""
        name = self.name.lower().removesuffix(".gz")
        return Path(name).suffix.removeprefix(".")


def read_source(path: str | Path) -> Source:
    """Read a file, or standard input for `-`; gzip is unpacked."""
    if str(path) == STANDARD_INPUT:
        return bounded_source(sys.stdin.buffer.read(LARGEST_SOURCE + 1), "standard input")
    with Path(path).open("rb") as file:
        return bounded_source(file.read(LARGEST_SOURCE + 1), str(path))


def bounded_source(data: bytes, name: str) -> Source:
    """Make a source of bytes; gzip is unpacked, and what is too large refused."""
    if data.startswith(_GZIP_MAGIC) and len(data) <= LARGEST_SOURCE:
        data = _unpack(data, name)
    if len(data) > LARGEST_SOURCE:
        raise FormatError(f"expected at most {LARGEST_SOURCE // 1024 // 1024} MB", file=name)
    return Source(data, name)


def packed(data: bytes) -> bytes:
    """Pack with gzip; the same data gives the same bytes whenever that is."""
    return gzip.compress(data, mtime=0)


def _unpack(data: bytes, name: str) -> bytes:
    """Unpack gzip, but never more than one byte above the limit: a small file can hold a very large one."""
    unpacked = b""
    try:
        while data and len(unpacked) <= LARGEST_SOURCE:
            member = zlib.decompressobj(wbits=31)
            unpacked += member.decompress(data, LARGEST_SOURCE + 1 - len(unpacked))
            if not member.eof and len(unpacked) <= LARGEST_SOURCE:
                raise FormatError("the gzip data ends too early", file=name)
            data = member.unused_data
    except zlib.error as error:
        raise FormatError(f"the gzip data is damaged ({error})", file=name) from None
    return unpacked
