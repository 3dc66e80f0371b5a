"""Changes for a slow reader."""

from cluewright.core.recording import UNDO

_WORD = 4


class MergedChanges:
    """Changes that wait for a slow reader, as little-endian words: what comes meanwhile is merged into them.

    >>> waiting = MergedChanges()
    >>> waiting.hear(bytes([1, 0, 0, 0, 2, 0, 0, 0]))
    >>> waiting.hear((UNDO | 3).to_bytes(4, "little") + bytes([5, 0, 0, 0]))
    >>> waiting.take().hex(" ", 4)
    '01000080 05000000'
    """

    def __init__(self) -> None:
        self._undone = 0
        self._words = bytearray()

    def __bool__(self) -> bool:
        return bool(self._undone or self._words)

    def hear(self, words: bytes) -> None:
        """Add the changes that came next."""
        first = int.from_bytes(words[:_WORD], "little")
        if first & UNDO:
            count = first & (UNDO - 1)
            own = min(count, len(self._words) // _WORD)
            del self._words[len(self._words) - _WORD * own :]
            self._undone += count - own
            words = words[_WORD:]
        self._words += words

    def take(self) -> bytes:
        """Return them all and start over."""
        undo = (UNDO | self._undone).to_bytes(_WORD, "little") if self._undone else b""
        taken = undo + bytes(self._words)
        self._undone, self._words = 0, bytearray()
        return taken
