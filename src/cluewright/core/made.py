"""What a kind's own command returns when it makes a puzzle or a drawing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cluewright.core.item import Item
from cluewright.core.message import Message


@dataclass(frozen=True, slots=True)
class MadePuzzle:
    """A puzzle, the text that shows it to people, and what programs get in addition to its JSON form."""

    item: Item[Any, Any]
    text: str
    more: Mapping[str, Any] = field(default_factory=dict)
    said: tuple[Message, ...] = ()
    """What was done to it, shown after the text in the reader's language."""


@dataclass(frozen=True, slots=True)
class MadeFile:
    """Hold a drawing that goes where `--out` says, and the text that tells people what it shows."""

    content: bytes
    text: str
    data: Mapping[str, Any] = field(default_factory=dict)
    """The data for programs."""
