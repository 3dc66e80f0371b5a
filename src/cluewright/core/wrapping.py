"""Where lines of text break: between words, and in Chinese and Japanese, which have no blanks, between characters."""

import unicodedata
from collections.abc import Iterator

_CLOSING = frozenset(",.:;!?)]}、。，．：；！？）］｝」』】》〉・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ")
"""Characters that never begin a line."""
_OPENING = frozenset("（［｛「『【《〈([{")
"""Characters that never end one."""


def is_wide(character: str) -> bool:
    """Tell whether a character is as wide as two letters, and a line may break before and after it.

    >>> is_wide("国"), is_wide("a")
    (True, False)
    """
    return unicodedata.east_asian_width(character) in "WF"


def columns_of(text: str) -> int:
    """Return the width of a text, in letters."""
    return len(text) + sum(map(is_wide, text))


def parts_of(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the parts of a text between which a line may break, and whether a blank comes before each.

    >>> list(parts_of("two 国語。"))
    [('two', True), ('国', True), ('語。', False)]
    """
    for word in text.split():
        part, blank = "", True
        for character in word:
            between = part and (is_wide(part[-1]) or is_wide(character))
            if between and character not in _CLOSING and part[-1] not in _OPENING:
                yield part, blank
                part, blank = "", False
            part += character
        yield part, blank


def wrap_text(text: str, columns: int) -> list[str]:
    """Break a text into lines of at most this many letters; longer words are broken, too.

    >>> wrap_text("one two 国語の文。", 8)
    ['one two', '国語の', '文。']
    """
    lines: list[str] = []
    line = ""
    for part, blank in parts_of(text):
        longer = f"{line} {part}" if line and blank else line + part
        if columns_of(longer) <= columns:
            line = longer
            continue
        if line:
            lines.append(line)
        line = part
        while columns_of(line) > columns and len(line) > 1:
            cut = next(n for n in range(len(line) - 1, 0, -1) if n == 1 or columns_of(line[:n]) <= columns)
            lines.append(line[:cut])
            line = line[cut:]
    return [*lines, line] if line else lines
