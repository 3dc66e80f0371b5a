"""What a player who asks for help reads."""

from dataclasses import dataclass, replace
from typing import Any

from cluewright.core.errors import Fault
from cluewright.core.locales import ENGLISH
from cluewright.core.message import Cells, Line, Message, Value, core_message
from cluewright.core.technique import Step


@dataclass(frozen=True, slots=True)
class Hint:
    """The next step in three stages (where to look, why, what to do), or the mistake to fix first."""

    messages: tuple[Message, Message, Message]
    step: Step | None = None
    mistake: Fault | None = None
    topic: str = "none"
    """The type of a hint that is neither."""
    before: tuple[Step, ...] = ()
    """What the step rests on that the player may not have seen: steps this player would not draw."""
    move: str | None = None
    """The one move that does what the last stage says, where there is one."""

    @property
    def stages(self) -> tuple[str, str, str]:
        """Return the three stages in English."""
        return self.stages_in(ENGLISH)

    def stages_in(self, locale: str) -> tuple[str, str, str]:
        """Return the three stages in a language."""
        look, why, do = self.messages
        return look.text(locale), why.text(locale), do.text(locale)

    @property
    def code(self) -> str:
        """Name the hint's type: the technique, or the code of the mistake."""
        if self.mistake is not None:
            return self.mistake.code
        return self.step.technique.slug if self.step is not None else self.topic

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
        if self.step is None or not self.step.evidence.lines or self.step.chain:
            return None
        return self.step.evidence.lines[0]

    def __str__(self) -> str:
        return self.stages[-1]

    def to_data(self, locale: str = ENGLISH) -> dict[str, Any]:
        """Return the JSON form: a step or a mistake with its stages, or the stages alone."""
        data: dict[str, Any] = {"code": self.code, "stages": list(self.stages_in(locale))}
        if self.line is not None:
            data["line"] = list(self.line)
        if self.move is not None:
            data["move"] = self.move
        if self.before:
            data["before"] = [step.to_data(locale) for step in self.before]
        if self.mistake is not None:
            return {"mistake": self.mistake.to_data(locale), **data}
        return {**(self.step.to_data(locale) if self.step else {}), **data}


def remark(topic: str, message: Message) -> Hint:
    """Make a hint that is only text."""
    return Hint((message, message, message), topic=topic)


def hint_of_mistake(fault: Fault) -> Hint:
    """Make the hint that points a player to a mistake."""
    line = _line_of(fault.cells)
    look = core_message("hint-mistake") if line is None else core_message("hint-mistake-in", place=Line(*line))
    do = core_message("undo-mistake") if fault.remedy is None else fault.remedy
    return Hint((look, fault.message, do), mistake=fault, move=fault.move or None)


def _line_of(cells: tuple[tuple[int, int], ...]) -> tuple[str, int] | None:
    """Return the column of cells that share one, else the row of the first."""
    if len(cells) > 1 and len({column for _, column in cells}) == 1:
        return "column", cells[0][1]
    return ("row", cells[0][0]) if cells else None


def hint_of_step(step: Step, *, before: tuple[Step, ...] = (), move: str | None = None) -> Hint:
    """Make the hint that leads a player to a step: its line, or the first cell of its evidence or of its own."""
    technique = step.technique
    name = Message(technique.room, f"technique-{technique.slug}")
    summary = Message(technique.room, f"technique-{technique.slug}.summary")
    look, why = core_message("hint-look-around"), core_message("hint-technique", name=name, summary=summary)
    if before:
        why = core_message("hint-before", why=why, count=len(before), step=before[-1].message)
    do = step.message
    told = Hint((look, why, do), step=step, before=before, move=move)
    place: Value | None = None
    if told.line is not None:
        place = Line(*told.line)
    elif cells := [*step.evidence.cells, *(change[:2] for change in step.cells)]:
        place = Cells((cells[0],))
    return told if place is None else replace(told, messages=(core_message("hint-look", place=place), why, do))
