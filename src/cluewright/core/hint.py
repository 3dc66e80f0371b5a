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


def hint_of_mistake(fault: Fault) -> Hint:
    """Make the hint that leads a player to a mistake."""
    where = f"row {fault.cells[0][0] + 1}" if fault.cells else "the board"
    return Hint((f"There is a mistake: look at {where}.", fault.text, fault.text), mistake=fault)


def hint_of_step(step: Step) -> Hint:
    """Make the hint that leads a player to a step: its line, or the first cell of its evidence or of its own."""
    where = "the whole board"
    if step.evidence.lines:
        axis, index = step.evidence.lines[0]
        where = f"{axis} {index + 1}"
    elif cells := [*step.evidence.cells, *(change[:2] for change in step.cells)]:
        where = f"row {cells[0][0] + 1}, column {cells[0][1] + 1}"
    why = f"Technique: {step.technique.name}. {step.technique.summary}"
    return Hint((f"Look at {where}.", why, sentence(step.text)), step=step)


def sentence(text: str) -> str:
    """End a text with a full stop, unless it has its end."""
    return text if text.endswith((".", "!", "?")) else f"{text}."
