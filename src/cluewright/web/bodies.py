"""JSON bodies: finite numbers of moderate length, whole characters, and bounded nesting.

JSON itself allows more, but that could not be sent to a worker, stored or answered with. A light body
is read in the event loop; a heavy one by a worker, which leaves the large parts of it as they were sent.
"""

import json
import re
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from cluewright.core.budget import Budget
from cluewright.core.errors import FormatError
from cluewright.core.json_text import read_json, write_json
from cluewright.web.refusal import Refused, too_large
from cluewright.web.unread import Unread

_DEEPEST = 64
_HALF = re.compile(rb"\\u[dD][89a-fA-F]")
"""Half of a character beyond the first 65,536, which is written as two halves."""
LIGHT_BYTES, LIGHT_VALUES = 256 * 1024, 4096
"""The most bytes and values of a body that is read in the event loop: some milliseconds at most."""
MOST_VALUES = 16_384
"""Of a heavy body's parts that are read for the forms; what is larger stays as it was sent."""
MOST_KEYS = 1000
"""Of a heavy body; no form has nearly as many."""


def is_light(body: bytes) -> bool:
    """Tell whether a body has few enough values to be read without a worker."""
    if len(body) > LIGHT_BYTES:
        return False
    return len(body) <= LIGHT_VALUES or sum(map(body.count, (b",", b":", b"[", b"{"))) <= LIGHT_VALUES


def read_body(body: bytes) -> Any:
    """Read a body; raise `Refused` unless it is JSON that can be worked with."""
    try:
        data = read_json(body.decode())
    except UnicodeDecodeError:
        raise _malformed("the text is not UTF-8") from None
    except FormatError as error:
        raise _malformed(str(error)) from None
    if body.count(b"[") + body.count(b"{") > _DEEPEST:
        require_shallow(data)
    if _HALF.search(body) and not _is_whole(data):
        raise _malformed("a text contains half of a surrogate pair")
    return data


def read_heavy(budget: Budget, body: bytes) -> Any:
    """Read a body in a worker: the object it is, with the parts that hold many values as `Unread`."""
    data = read_body(body)
    if not isinstance(data, dict):
        raise _malformed("the request must be a JSON object")
    if len(data) > MOST_KEYS:
        raise too_large(f"a request may have at most {MOST_KEYS} keys")
    left = MOST_VALUES
    weights = {key: sum(1 for _ in islice(_values(value), MOST_VALUES + 1)) for key, value in data.items()}
    for key, weight in sorted(weights.items(), key=lambda pair: pair[1]):  # the small ones first
        if weight > left:
            data[key] = Unread(write_json(data[key]).encode())
        else:
            left -= weight
    return data


def require_shallow(data: Any) -> None:
    """Raise `Refused` if data is nested too deeply."""
    level = [data]
    for _ in range(_DEEPEST):
        level = _inside(each for each in level if isinstance(each, dict | list))
        if not any(isinstance(each, dict | list) for each in level):
            return
    raise _malformed(f"data may be nested at most {_DEEPEST} levels deep")


def _values(data: Any) -> Iterator[Any]:
    """Yield a value and every value inside it."""
    level = [data]
    while level:
        yield from level
        level = _inside(each for each in level if isinstance(each, dict | list))


def _inside(outer: Iterable[Any]) -> list[Any]:
    """List what is directly in objects and lists."""
    return [inner for each in outer for inner in (each.values() if isinstance(each, dict) else each)]


def _is_whole(data: Any) -> bool:
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _malformed(sentence: str) -> Refused:
    return Refused(422, "malformed-request", sentence)
