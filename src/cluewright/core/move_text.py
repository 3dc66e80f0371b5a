"""The text of a move, read from left to right: every character is read once, whatever the text.

Moves come from strangers. A pattern that tries again from every place where something might begin takes hours for a
text that is long enough, so moves are read token by token.
"""

import re

from cluewright.core.errors import InvalidMove

LONGEST_MOVE = 200_000
"""Characters: a stroke over every cell of the largest board that is played is shorter."""
_BLANKS = re.compile(r"[ \t\r\n]*")
_DIGITS = re.compile(r"[0-9]*")
_MOST_DIGITS = 5


def require_short(text: str) -> None:
    """Raise `InvalidMove` for a text that is longer than any move."""
    if len(text) > LONGEST_MOVE:
        raise InvalidMove(f"a move may have at most {LONGEST_MOVE} characters; this one has {len(text)}")


class MoveText:
    """A move that is being read, from its first character to its last."""

    __slots__ = ("_at", "_text")

    def __init__(self, text: str) -> None:
        require_short(text)
        self._text, self._at = text, 0

    @property
    def at_end(self) -> bool:
        """Tell whether everything has been read."""
        return self._at == len(self._text)

    @property
    def next(self) -> str:
        """Return the next character without taking it; empty at the end."""
        return self._text[self._at : self._at + 1]

    def blanks(self) -> bool:
        """Take the blanks that come next and tell whether there were any."""
        before, self._at = self._at, _end(_BLANKS, self._text, self._at)
        return self._at > before

    def one_of(self, characters: str) -> str:
        """Take the next character if it is one of these; else return an empty text."""
        found = self.next
        if not found or found not in characters:
            return ""
        self._at += 1
        return found

    def number(self) -> int | None:
        """Take a whole number of at most five digits; return None, and take nothing, if there is none."""
        end = _end(_DIGITS, self._text, self._at)
        if not 0 < end - self._at <= _MOST_DIGITS:
            return None
        found, self._at = int(self._text[self._at : end]), end
        return found

    def word(self, *words: str) -> str:
        """Take one of these words, in any case, and return it as written here; else return an empty text."""
        for word in words:
            if self._text[self._at : self._at + len(word)].lower() == word:
                self._at += len(word)
                return word
        return ""


def _end(pattern: re.Pattern[str], text: str, start: int) -> int:
    found = pattern.match(text, start)
    return start if found is None else found.end()
