"""Links that hold a whole puzzle of any kind: `<base>/play#v1/<puzzle>;t=<title>`.

Everything comes after the `#`, which a browser keeps to itself, so that a page can open the puzzle without asking any
server for it. The puzzle is its kind's own link where there is one that can express it (`nonogram/6/6/...` and
`hitori/...` as in puzz.link, `zip/...`), else `z/<kind>/` and its JSON data, deflated, as base64 for addresses.
"""

import base64
import binascii
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any
from urllib.parse import quote, unquote

from cluewright.core.errors import CluewrightError, FormatError, shown
from cluewright.core.form import FORMAT as FORM
from cluewright.core.form import VERSION as FORM_VERSION
from cluewright.core.form import item_from_data
from cluewright.core.item import Item, as_item
from cluewright.core.json_text import read_json, write_json
from cluewright.core.puzzle import Puzzle
from cluewright.core.registry import kind_of
from cluewright.core.text import BLANKS, stripped
from cluewright.formats import puzzlink, zip_link
from cluewright.formats.clue_lines import FileLine, entry, written_lines
from cluewright.formats.format import AnyItem, Entry, Format
from cluewright.formats.slots import Link, link_text, split_link
from cluewright.formats.source import Source

BASE = "http://127.0.0.1:8017"
QR_CAPACITY = 2953
"""Bytes of the largest QR code; a caller that wants one checks the length of the link first."""
LONGEST_TITLE = 80
LARGEST_DATA = 16 * 1024 * 1024
"""Bytes of JSON in a generic link: what a stranger's link may unpack to."""
_LONG = 2500
"""Beyond this many characters the short form might not fit a QR code, and deflated data is worth a try."""
_FORM = re.compile(r"\s*+(?:\S*#)?v([0-9]{1,6}+)/", re.ASCII)
_SHORT: dict[str, tuple[Callable[[Link], Any], Callable[[Any], str]]] = {
    "nonogram": (puzzlink.read_nonogram, puzzlink.write_nonogram),
    "hitori": (puzzlink.read_hitori, puzzlink.write_hitori),
    "zip": (zip_link.read_zip, zip_link.write_zip),
}
_GENERIC = re.compile(r"z/([^/]++)/([A-Za-z0-9_-]*+)")
_TITLE = ";t="


def share_link(item: AnyItem | Puzzle, base: str = BASE, *, longest_title: int | None = LONGEST_TITLE) -> str:
    """Return a link that holds the puzzle itself, and its title unless that is too long.

    The link of a large puzzle may be longer than a QR code can hold (`QR_CAPACITY`): the caller checks its length.

    >>> from cluewright.nonogram.puzzle import Nonogram
    >>> share_link(Nonogram([[1, 1], [3]], [[2], [1], [2]]))
    'http://127.0.0.1:8017/play#v1/nonogram/3/2/212113g'
    """
    taken: AnyItem = as_item(item)
    form = f"v1/{_puzzle_text(taken.puzzle)}"
    title = taken.title
    if title is not None and (longest_title is None or len(title) <= longest_title):
        form += _TITLE + quote(title.encode("utf-8", "replace"), safe="")
    return f"{base.rstrip('/')}/play#{form}"


def read_share(text: str) -> AnyItem:
    """Read a link of `share_link`, its fragment alone with or without `#`; raise `FormatError`.

    >>> read_share("#v1/nonogram/3/2/212113g").puzzle
    Nonogram(3x2, rows='1 1 / 3', columns='2 / 1 / 2')
    """
    return _item(FileLine(1, stripped(text)))


def _puzzle_text(puzzle: Any) -> str:
    """Write the short form, or the generic one if there is no short one, or a long one that the generic one beats."""
    short = None
    if puzzle.kind in _SHORT:
        try:
            short = link_text(puzzle.kind, puzzle.width, puzzle.height, _SHORT[puzzle.kind][1](puzzle))
        except FormatError:  # a hidden clue, or a number the form cannot express: the generic form can
            pass
        else:
            if len(short) <= _LONG:
                return short
    try:
        generic = _generic(puzzle)
    except FormatError:
        if short is None:
            raise
        return short
    return generic if short is None or len(generic) < len(short) else short


def _generic(puzzle: Any) -> str:
    kind = kind_of(puzzle)
    data = write_json(kind.to_data(puzzle)).encode()
    if len(data) > LARGEST_DATA:
        raise FormatError(
            "this puzzle is too large for a link, which holds at most "
            f"{LARGEST_DATA // 1024 // 1024} MB: save it as a file"
        )
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(data) + packer.flush()
    return f"z/{quote(kind.name, safe='')}/{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def _item(line: FileLine) -> AnyItem:
    start = _FORM.match(line.text)
    if start is None:
        raise line.error("expected a link with #v1/ and a puzzle")
    if start[1] != "1":
        raise line.error(
            f"this link has version {start[1]}, and this program reads version 1: install a newer one",
            start.start(1) + 1,
        )
    text = line.text
    if _TITLE not in text and "%" in text:  # some programs escape more of an address than they need
        text = text[: start.end()] + unquote(text[start.end() :])
    body, mark, title = text.partition(_TITLE)
    meta = {"title": unquote(title.rstrip(BLANKS), errors="replace")} if mark else {}
    body_line = FileLine(line.number, body.rstrip(BLANKS))
    if body.startswith("z/", start.end()):
        return Item(_from_generic(body_line, start.end()), meta=meta)
    link = split_link(body_line, start.end())
    if link.pid not in _SHORT:
        known = ", ".join(_SHORT)
        raise line.error(f"expected one of {known} or z, found {shown(link.pid)}", start.end() + 1)
    return Item(_SHORT[link.pid][0](link), meta=meta)


def _from_generic(line: FileLine, start: int) -> Any:
    match = _GENERIC.fullmatch(line.text, start)
    if match is None:
        raise line.error("expected z/, the kind, and the puzzle in letters, digits, - and _", start + 1)
    column = match.start(2) + 1
    data = _unpacked(match[2], line, column)
    try:
        found = read_json(data)
        if not isinstance(found, dict):
            raise FormatError("expected a JSON object")
        head = {"format": FORM, "version": FORM_VERSION, "kind": unquote(match[1])}
        puzzle_only = {key: value for key, value in found.items() if key not in _NOT_OF_THE_PUZZLE}
        return item_from_data(puzzle_only | head).puzzle
    except CluewrightError as error:
        problem = error.problem if isinstance(error, FormatError) else str(error)
        raise line.error(f"this link holds no puzzle: {problem}", column) from error


_NOT_OF_THE_PUZZLE = frozenset({"solution", "rating", "proof", "recipe", "meta"})


def _unpacked(text: str, line: FileLine, column: int) -> str:
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        data = unpacker.decompress(packed, LARGEST_DATA + 1)
    except (binascii.Error, zlib.error):
        raise line.error("this link is damaged: it cannot be unpacked. Copy it again", column) from None
    if len(data) > LARGEST_DATA:
        raise line.error(f"this link unpacks to more than {LARGEST_DATA // 1024 // 1024} MB: it is damaged", column)
    if not unpacker.eof or unpacker.unused_data:
        raise line.error("this link is damaged: part of it is missing or added. Copy it again", column)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise line.error("this link is damaged: it is not text. Copy it again", column) from None


def _sniff(source: Source) -> bool:
    return bool(_FORM.match(source.first_line))


def _read(source: Source) -> Iterator[Entry]:
    for line in written_lines(source):
        yield entry(partial(_item, line), source.name)


def _write(items: Sequence[AnyItem]) -> str:
    return "".join(f"{share_link(item, longest_title=None)}\n" for item in items)


FORMAT = Format("share", "Share links", ("share",), (), _sniff, _read, _write, keeps=frozenset({"title"}))
