"""Values that stay JSON on their way through the studio: workers read and write them.

The event loop reads what is small itself. What is large, such as a board of a million cells, passes through it as
bytes: building a million objects would keep everybody else waiting.
"""

from typing import Any

from cluewright.core.json_text import read_json

__all__ = ["Unread", "opened"]


class Unread:
    """One value as the bytes of its JSON."""

    __slots__ = ("text",)

    def __init__(self, text: bytes) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"{len(self.text)} bytes"


def opened(value: Any) -> Any:
    """Return a value of a request with everything in it read; only workers have the time for it."""
    if isinstance(value, Unread):
        return read_json(value.text.decode())
    if isinstance(value, dict) and any(isinstance(each, Unread) for each in value.values()):
        return {key: opened(each) for key, each in value.items()}
    return value
