"""JSON that can be worked with: finite numbers of moderate length, whole characters, and not nested without end.

JSON itself allows more, but what is beyond could not be sent to a worker, written down or answered with.
"""

import json
import re
from typing import Any

from cluewright.core.errors import FormatError
from cluewright.core.form import read_json
from cluewright.web.refusal import Refused

_DEEPEST = 64
_LONGEST = 100
"""Digits of a number."""
_DIGITS = re.compile(rb"[0-9]{%d}" % (_LONGEST + 1))
_NUMBER = re.compile(rb'"(?:[^"\\]|\\.)*"|[0-9]{%d}' % (_LONGEST + 1), re.DOTALL)
_HALF = re.compile(rb"\\u[dD][89a-fA-F]")
"""Of a character beyond the first 65,536, which is written as two halves."""


def require_plain_json(body: bytes) -> None:
    """Raise `Refused` unless the body is JSON that can be worked with."""
    try:
        data = read_json(body.decode())
    except UnicodeDecodeError:
        raise _malformed("the text is not UTF-8") from None
    except FormatError as error:
        raise _malformed(str(error)) from None
    if body.count(b"[") + body.count(b"{") > _DEEPEST:
        require_shallow(data)
    if _DIGITS.search(body) and any(found[0][:1] != b'"' for found in _NUMBER.finditer(body)):
        raise _malformed(f"a number has {_LONGEST} digits at most")
    if _HALF.search(body) and not _is_whole(data):
        raise _malformed("a text holds half a character")


def require_shallow(data: Any) -> None:
    """Raise `Refused` when data is nested too deeply."""
    level = [data]
    for _ in range(_DEEPEST):
        level = [
            inner
            for outer in level
            if isinstance(outer, dict | list)
            for inner in (outer.values() if isinstance(outer, dict) else outer)
            if isinstance(inner, dict | list)
        ]
        if not level:
            return
    raise _malformed(f"data is nested {_DEEPEST} times at most")


def _is_whole(data: Any) -> bool:
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _malformed(sentence: str) -> Refused:
    return Refused(422, "malformed-request", sentence)
