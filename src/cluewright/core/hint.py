"""What a player is told when asking for help."""

from dataclasses import dataclass
from typing import Any

from cluewright.core.errors import Fault
from cluewright.core.technique import Step


@dataclass(frozen=True, slots=True)
class Hint:
    """Give the next step in three stages (where to look, why, what to do), or the mistake to repair first."""

    stages: tuple[str, str, str]
    step: Step | None = None
    mistake: Fault | None = None
    topic: str = "none"
    """The type of a hint that is neither."""
    priority: int = 0
    """Among the hints for a board the lowest comes first."""
    line: tuple[str, int] | None = None
    """("row" or "column", index from 0) where the hint is about one line."""

    @property
    def code(self) -> str:
        """Name the hint's type: the technique, or the code of the mistake."""
        if self.mistake is not None:
            return self.mistake.code
        return self.step.technique.name if self.step is not None else self.topic

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Give the cells it is about: those the step settles, or the mistaken ones."""
        if self.mistake is not None:
            return self.mistake.cells
        return tuple(change[:2] for change in self.step.cells) if self.step is not None else ()

    def __str__(self) -> str:
        return self.stages[-1]

    def to_data(self) -> dict[str, Any]:
        """Give the JSON form: a step with its stages, or the mistake."""
        data: dict[str, Any] = {"stages": list(self.stages)}
        if self.priority:
            data.update(code=self.code, priority=self.priority)
        if self.line is not None:
            data["line"] = list(self.line)
        if self.mistake is not None:
            return {"mistake": self.mistake.to_data(), **data}
        return {**(self.step.to_data() if self.step else {}), **data}
