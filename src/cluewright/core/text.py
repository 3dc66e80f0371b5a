"""Text from outside, read by the plain rules of ASCII.

Python's own `split`, `strip`, `isdigit` and `int` go by Unicode: they take the separators 0x1c to 0x1f for blanks,
digits of every script for numbers, and `1_000` for a thousand. A file that two programs must read the same way needs
the rules the formats were written with, so everything that reads a text uses the few words here. Patterns are compiled
with `re.ASCII` for the same reason, and with possessive quantifiers, which never give back what they took, so that
each is matched in linear time.
"""

import math
import re
from collections.abc import Iterator

BLANKS = " \t\n\r\v\f"
_WORD = re.compile(f"[^{BLANKS}]++")
_DECIMAL = re.compile(r"[+-]?(?:[0-9]++(?:\.[0-9]*+)?|\.[0-9]++)(?:[eE][+-]?[0-9]{1,5})?")
_LONGEST_DECIMAL = 400


def stripped(text: str) -> str:
    """Return a text without the blanks around it.

    >>> stripped(" a\\x1f\\t")
    'a\\x1f'
    """
    return text.strip(BLANKS)


def is_blank(text: str) -> bool:
    """Tell whether a text consists of blanks only."""
    return not text.strip(BLANKS)


def words(text: str) -> list[str]:
    """Split a text at its blanks.

    >>> words(" 1\\t2 \\x1c3")
    ['1', '2', '\\x1c3']
    """
    return _WORD.findall(text)


def word_places(text: str) -> Iterator[tuple[int, str]]:
    """Yield where each word begins, and the word."""
    return ((word.start(), word.group()) for word in _WORD.finditer(text))


def without_blanks(text: str) -> str:
    """Return a text without any blanks.

    >>> without_blanks("|X.\\n .X|")
    '|X..X|'
    """
    if text.isascii():  # much quicker, and in little memory
        return text.encode().translate(None, BLANKS.encode()).decode()
    return text.translate(dict.fromkeys(map(ord, BLANKS)))


def is_digits(text: str, most: int = 9) -> bool:
    """Tell whether a text is a whole number with at most that many digits, and nothing else.

    >>> is_digits("007"), is_digits("٣"), is_digits("1_0"), is_digits("")
    (True, False, False, False)
    """
    return text.isascii() and text.isdigit() and len(text) <= most


def whole_number(text: str, most: int = 9) -> int | None:
    """Read a whole number with at most that many digits; return None for anything else.

    >>> whole_number("12"), whole_number("-1"), whole_number(" 1")
    (12, None, None)
    """
    return int(text) if is_digits(text, most) else None


def signed_number(text: str, most: int = 18) -> int | None:
    """Read a whole number with or without a sign; return None for anything else.

    >>> signed_number("-12"), signed_number("--1")
    (-12, None)
    """
    return int(text) if is_digits(text[1:] if text[:1] in ("-", "+") else text, most) else None


def decimal(text: str) -> float | None:
    """Read a finite number written in the usual way; return None for anything else, such as `nan`, `inf` or `1e999`.

    >>> decimal("2.5"), decimal("-1e3"), decimal("nan"), decimal("1e999")
    (2.5, -1000.0, None, None)
    """
    if len(text) > _LONGEST_DECIMAL or not _DECIMAL.fullmatch(text):
        return None
    return number if math.isfinite(number := float(text)) else None


_UNPRINTABLE = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters except tab and line feed
    "\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"  # invisible characters that reverse or break lines
)


def printable(text: str) -> str:
    """Return a text with a mark in place of characters that would control a terminal instead of being shown.

    >>> printable("red \\x1b[31m alert")
    'red \ufffd[31m alert'
    """
    return _UNPRINTABLE.sub("\ufffd", text)


def one_line(text: str) -> str:
    """Return a text as one line that can be printed anywhere.

    >>> one_line("a\\nb\\tc")
    'a b c'
    """
    return printable(text.replace("\r\n", " ").replace("\n", " ").replace("\t", " "))


def counted(number: int, thing: str) -> str:
    """Write a number of things.

    >>> counted(1, "puzzle"), counted(1200, "batch")
    ('1 puzzle', '1200 batches')
    """
    many = f"{thing}es" if thing.endswith("ch") else f"{thing}s"
    return f"{number} {thing if number == 1 else many}"
