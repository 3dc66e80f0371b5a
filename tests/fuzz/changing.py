"""Inputs changed at random, the same way for the same seed."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

PIECES = (
    b"0",
    b"1",
    b"-1",
    b"9" * 30,
    b",",
    b"\n",
    b"\t",
    b" ",
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b"null",
    b"1e999",
    b"NaN",
)
PIECES += (b"\x00", b"\x1f", b"\xff", "\u0663".encode(), "\u2028".encode(), b"?", b"#", b".", b"/", b"=", b"<", b"&#0;")


VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    10**9,
    2**63,
    0.5,
    1e300,
    "",
    "0",
    "x",
    "#1,1",
    "5x4",
    [],
    {},
)
"""What a value in JSON is replaced by."""


def changed(inputs: Sequence[bytes], count: int, seed: int) -> Iterator[bytes]:
    """Yield so many inputs, each made of one or two of the given ones by a few changes; JSON stays JSON at times."""
    random = Random(seed)
    for _ in range(count):
        data = bytearray(random.choice(inputs))
        if random.random() < 0.3 and (told := changed_json(bytes(data), random)) is not None:
            yield told
            continue
        for _ in range(random.randint(1, 4)):
            at = random.randint(0, len(data))
            match random.randrange(6):
                case 0:
                    data[at:at] = random.choice(PIECES)
                case 1:
                    del data[at : at + random.randint(1, 8)]
                case 2 if at < len(data):
                    data[at] = random.randrange(256)
                case 3:
                    data[at : at + 1] = random.choice(PIECES)
                case 4:
                    data[at:at] = data[at : at + random.randint(1, 20)]
                case _:
                    other = random.choice(inputs)
                    data[at:] = other[random.randint(0, len(other)) :]
        yield bytes(data)


def changed_json(data: bytes, random: Random) -> bytes | None:
    """Change one to three values inside a JSON text, which stays one; None where it is none."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return None
    for _ in range(random.randint(1, 3)):
        holders = list(_holders(told))
        if not holders:
            return None
        holder = random.choice(holders)
        key = random.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        match random.randrange(5):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, list):
                holder.insert(key, holder[random.randrange(len(holder))])
            case 2:
                other = random.choice(holders)
                taken = random.choice(list(other.values()) if isinstance(other, dict) else other)
                holder[key] = json.loads(json.dumps(taken))
            case 3 if isinstance(holder[key], int):
                holder[key] += random.choice((-2, -1, 1, 2, 1000))
            case _:
                holder[key] = json.loads(json.dumps(random.choice(VALUES)))
    return json.dumps(told).encode()


def _holders(told: Any) -> Iterator[Any]:
    """Yield every list and object in a value that holds something."""
    todo = [told]
    while todo:
        at = todo.pop()
        inside = list(at.values()) if isinstance(at, dict) else at if isinstance(at, list) else []
        if inside:
            yield at
        todo += inside
