"""What settled a place of a recording, in words: the name of a technique, or of a stage of a solver."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Value, has_message, say

ROOM = "cluewright.render"


@dataclass(frozen=True)
class Names:
    """Name the reasons of a kind's recordings, and the other texts of a film, in a language."""

    kind: Kind[Any, Any]
    language: str = ENGLISH

    @cached_property
    def _techniques(self) -> dict[str, str]:
        return {technique.slug: technique.name_in(self.language) for technique in self.kind.techniques}

    def of(self, reason: str) -> str:
        """Name a reason."""
        if reason in self._techniques:
            return self._techniques[reason]
        code = f"reason-{reason}"
        return self.say(code) if has_message(ROOM, code) else reason.replace("-", " ")

    def say(self, code: str, /, **values: Value) -> str:
        """Return a text of this room's catalogue."""
        return say(ROOM, code, self.language, **values)
