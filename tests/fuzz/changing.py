"""Inputs changed at random, the same way for the same seed."""

from collections.abc import Iterator, Sequence
from random import Random

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


def changed(inputs: Sequence[bytes], count: int, seed: int) -> Iterator[bytes]:
    """Yield so many inputs, each made of one or two of the given ones by a few changes."""
    random = Random(seed)
    for _ in range(count):
        data = bytearray(random.choice(inputs))
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
