"""The content of a PDF page as operators with their operands.

Operators that merely build a path are joined into one, `path`, so that a page of a hundred thousand cells takes no
longer than others.
"""

import re
from collections.abc import Iterator
from typing import Any

_MOST_OPERANDS = 20_000
"""More before one operator are a trap or damage."""
_TOKEN = re.compile(
    rb"""(?P<path>(?:[-+.\d\s]{1,160}+(?:re|[mlcvyh])(?=[\s]))++)
    |(?P<number>[-+]?(?:\d++\.?\d*+|\.\d++))
    |(?P<name>/[^\s()<>\[\]{}/%]*+)
    |\((?P<string>(?:[^()\\]|\\.)*+)\)
    |(?P<deep>\()
    |(?P<dict><<|>>)
    |<(?P<hex>[0-9A-Fa-f\s]*+)>
    |(?P<array>[\[\]])
    |(?P<comment>%[^\r\n]*+)
    |(?P<operator>[A-Za-z'"][A-Za-z0-9*]*+)
    |(?P<other>[^\s])""",
    re.VERBOSE | re.DOTALL,
)
_ESCAPE = re.compile(rb"\\([0-7]{1,3}|\r\n|.)", re.DOTALL)
_ESCAPED = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f", b"\n": b"", b"\r": b"", b"\r\n": b""}
_INLINE_END = re.compile(rb"\sEI(?=\s|$)")


def operations(content: bytes) -> Iterator[tuple[bytes, list[Any]]]:
    """Yield operators with their operands; what belongs to no operator is left out."""
    operands: list[Any] = []
    place = 0
    while (match := _TOKEN.search(content, place)) is not None:
        place = match.end()
        kind, text = match.lastgroup, match.group(match.lastgroup or 0)
        if kind == "operator":
            if text == b"ID":
                end = _INLINE_END.search(content, place)
                place = len(content) if end is None else end.end()
                yield b"BI", operands
            elif text != b"BI":
                yield text, operands
            operands = []
            continue
        if kind == "path":
            yield b"path", [text]
            operands = []
            continue
        if kind == "deep":
            text, place = _deep_string(content, place)
            kind = "string"
        if len(operands) > _MOST_OPERANDS:
            raise ValueError("too many operands")
        _add(operands, kind, text)


def _add(operands: list[Any], kind: str | None, text: bytes) -> None:
    if kind == "number":
        operands.append(float(text))
    elif kind == "name":
        operands.append(text.decode("latin1"))
    elif kind == "string":
        operands.append(_ESCAPE.sub(_unescape, text) if b"\\" in text else text)
    elif kind == "hex":
        digits = b"".join(text.split())
        operands.append(bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii")))


def _unescape(match: re.Match[bytes]) -> bytes:
    found = match[1]
    return bytes([int(found, 8) & 255]) if b"0" <= found < b"8" else _ESCAPED.get(found, found)


def _deep_string(content: bytes, place: int) -> tuple[bytes, int]:
    """Read a string that has parentheses in it; `place` is after the first."""
    depth, start = 1, place
    while place < len(content) and depth:
        found = content[place]
        if found == 0x5C:
            place += 1
        elif found in (0x28, 0x29):
            depth += 1 if found == 0x28 else -1
        place += 1
    return content[start : place - 1], place
