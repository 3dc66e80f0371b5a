"""What a player is told when asking for help."""

from dataclasses import dataclass, replace
from typing import Any

from cluewright.core.errors import Fault
from cluewright.core.technique import Step


@dataclass(frozen=True, slots=True)
class Hint:
    """Hold the next step in three stages (where to look, why, what to do), or the mistake to repair first."""

    stages: tuple[str, str, str]
    step: Step | None = None
    mistake: Fault | None = None
    topic: str = "none"
    """The type of a hint that is neither."""

    @property
    def code(self) -> str:
        """Name the hint's type: the technique, or the code of the mistake."""
        if self.mistake is not None:
            return self.mistake.code
        return self.step.technique.name if self.step is not None else self.topic

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """List the cells it is about: those the step settles, or the mistaken ones."""
        if self.mistake is not None:
            return self.mistake.cells
        return tuple(change[:2] for change in self.step.cells) if self.step is not None else ()

    @property
    def line(self) -> tuple[str, int] | None:
        """Return the line to look at as ("row" or "column", index from 0), where it is about one."""
        if self.mistake is not None:
            return _line_of(self.mistake.cells)
        if self.step is None or not self.step.evidence.lines or self.step.evidence.chain:
            return None
        return self.step.evidence.lines[0]

    def __str__(self) -> str:
        return self.stages[-1]

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form: a step or a mistake with its stages, or the stages alone."""
        data: dict[str, Any] = {"code": self.code, "stages": list(self.stages)}
        if self.line is not None:
            data["line"] = list(self.line)
        if self.mistake is not None:
            return {"mistake": self.mistake.to_data(), **data}
        return {**(self.step.to_data() if self.step else {}), **data}


def remark(topic: str, text: str) -> Hint:
    """Make the hint that only says something."""
    return Hint((text, text, text), topic=topic)


def hint_of_mistake(fault: Fault) -> Hint:
    """Make the hint that leads a player to a mistake."""
    line = _line_of(fault.cells)
    where = "the board" if line is None else f"{line[0]} {line[1] + 1}"
    return Hint((f"There is a mistake: look at {where}.", fault.text, fault.remedy or fault.text), mistake=fault)


def _line_of(cells: tuple[tuple[int, int], ...]) -> tuple[str, int] | None:
    """Return the column of cells that share one, else the row of the first."""
    if len(cells) > 1 and len({column for _, column in cells}) == 1:
        return "column", cells[0][1]
    return ("row", cells[0][0]) if cells else None


def hint_of_step(step: Step) -> Hint:
    """Make the hint that leads a player to a step: its line, or the first cell of its evidence or of its own."""
    where, told = "the whole board", Hint(("", "", step.text), step=step)
    if told.line is not None:
        axis, index = told.line
        where = f"{axis} {index + 1}"
    elif cells := [*step.evidence.cells, *(change[:2] for change in step.cells)]:
        where = f"row {cells[0][0] + 1}, column {cells[0][1] + 1}"
    name, summary = step.technique.name, step.technique.summary
    why = f"{name[0].upper()}{name[1:]}: {summary[0].lower()}{summary[1:]}"
    return replace(told, stages=(f"Look at {where}.", why, step.text))
