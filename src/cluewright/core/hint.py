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

    @property
    def code(self) -> str:
        """Name the hint's type: the technique, or the code of the mistake."""
        if self.mistake is not None:
            return self.mistake.code
        return self.step.technique.name if self.step is not None else "none"

    def __str__(self) -> str:
        return self.stages[-1]

    def to_data(self) -> dict[str, Any]:
        """Give the JSON form: a step with its stages, or the mistake."""
        if self.mistake is not None:
            return {"mistake": self.mistake.to_data(), "stages": list(self.stages)}
        return {**(self.step.to_data() if self.step else {}), "stages": list(self.stages)}
