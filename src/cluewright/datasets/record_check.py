"""One record judged by itself: by SAT and by the checker of proofs, neither of which had a part in making it."""

from base64 import b64decode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cluewright.batch.executor import task_budget
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, FormatError, why
from cluewright.core.form import item_from_data
from cluewright.core.json_text import read_json
from cluewright.core.kind import Kind
from cluewright.core.message import plain
from cluewright.core.outcome import Verdict
from cluewright.core.prompt import prompt
from cluewright.core.proof import Proof, check_proof
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind_of
from cluewright.core.search import Search
from cluewright.core.technique import Step
from cluewright.datasets.plan import RecordPart
from cluewright.datasets.record import record_id
from cluewright.datasets.splits import Splits
from cluewright.library.fingerprint import digest

_KEYS = {
    RecordPart.PROMPT: ("prompt",),
    RecordPart.SOLUTION: ("solution", "answer"),
    RecordPart.PROOF: ("proof",),
    RecordPart.RATING: ("rating",),
    RecordPart.RECIPE: ("recipe",),
    RecordPart.STEPS: ("steps", "steps_end"),
    RecordPart.META: ("meta",),
}
_ALWAYS = ("id", "kind", "split", "width", "height", "puzzle")
UNDECIDED = "undecided"
"""The code of what is no fault: the time limit came first."""


@dataclass(frozen=True, slots=True)
class CheckTask:
    """A record on its way to a worker."""

    place: str
    split: str
    """The split of its file."""
    line: bytes
    deep: bool
    """Whether it is solved, followed and verified, too."""


@dataclass(frozen=True, slots=True)
class RecordFault:
    """What is wrong with a record: a code for programs, and a sentence."""

    code: str
    problem: str


@dataclass(frozen=True, slots=True)
class CheckedRecord:
    """What was found out about a record."""

    faults: tuple[RecordFault, ...]
    id: str = ""
    kind: str = ""
    split: str = ""
    level: str = ""
    fingerprint: bytes = b""
    """Made from the puzzle; empty if that cannot be read."""
    judged: bool = False
    """Whether SAT solved it."""


@dataclass(frozen=True, slots=True)
class CheckRecord:
    """Check a record of a data set with these splits and parts."""

    splits: Splits
    parts: frozenset[RecordPart]
    language: str
    seconds: float | None

    def __call__(self, task: CheckTask) -> CheckedRecord:
        """Return what is wrong with it."""
        try:
            record = read_json(task.line.decode())
        except (UnicodeDecodeError, FormatError) as error:
            return CheckedRecord((RecordFault("unreadable", f"it is not JSON: {why(error)}"),))
        if not isinstance(record, dict):
            return CheckedRecord((RecordFault("unreadable", "it is not an object"),))
        wanted = [*_ALWAYS, *(key for part in RecordPart if part in self.parts for key in _KEYS.get(part, ()))]
        if missing := [key for key in wanted if key not in record]:
            return CheckedRecord((RecordFault("incomplete", f"it has no {', '.join(missing)}"),))
        try:
            puzzle = item_from_data(record["puzzle"]).puzzle
        except CluewrightError as error:
            return CheckedRecord((RecordFault("puzzle", f"its puzzle cannot be read: {why(error)}"),))
        kind: Kind[Any, Any] = kind_of(puzzle)
        fingerprint = digest(puzzle)
        faults = list(self._names(record, task, kind, puzzle, fingerprint))
        judged = False
        if task.deep:
            judge = _Judge(record, kind, puzzle, self.parts, self.language, task_budget(self.seconds))
            faults += judge.faults()
            judged = judge.by_sat
        rating = record.get("rating")
        level = rating.get("level") if isinstance(rating, dict) else None
        return CheckedRecord(
            tuple(faults),
            str(record["id"]),
            kind.name,
            str(record["split"]),
            str(level or "unrated"),
            fingerprint,
            judged,
        )

    def _names(
        self, record: Mapping[str, Any], task: CheckTask, kind: Kind[Any, Any], puzzle: Any, fingerprint: bytes
    ) -> Iterator[RecordFault]:
        said = [record[key] for key in ("kind", "width", "height")]
        if said != [kind.name, puzzle.width, puzzle.height]:
            yield RecordFault("size", "its kind, width and height are not those of its puzzle")
        if record["id"] != record_id(kind.name, fingerprint):
            yield RecordFault("id", "its id is not that of its puzzle")
        if record["split"] != task.split:
            yield RecordFault("split", f"it says {record['split']!r}, but is in a file of {task.split!r}")
        if (right := self.splits.of(fingerprint)) != record["split"]:
            yield RecordFault("split", f"its puzzle belongs to {right!r}, not to {record['split']!r}")


class _Judge:
    """Solve, follow and verify one record."""

    def __init__(
        self,
        record: Mapping[str, Any],
        kind: Kind[Any, Any],
        puzzle: Any,
        parts: frozenset[RecordPart],
        language: str,
        budget: Budget,
    ) -> None:
        self._record, self._kind, self._puzzle = record, kind, puzzle
        self._parts, self._language, self._budget = parts, language, budget
        self.by_sat = False

    def faults(self) -> list[RecordFault]:
        outcome = self._kind.second_opinion(self._puzzle, Search(budget=self._budget))
        self.by_sat = outcome is not None
        if outcome is None:
            outcome = self._kind.solve(self._puzzle, Search(budget=self._budget))
        if outcome.verdict is Verdict.UNDECIDED:
            return [RecordFault(UNDECIDED, "the time limit ran out before its solutions were known")]
        if outcome.verdict is not Verdict.UNIQUE:
            words = {Verdict.NONE: "its puzzle has no solution"}
            return [RecordFault("unique", words.get(outcome.verdict, "its puzzle has more than one solution"))]
        truth, found = outcome.solution, list[RecordFault]()
        if RecordPart.PROMPT in self._parts and self._record["prompt"] != prompt(self._puzzle, self._language):
            found.append(RecordFault("prompt", "its prompt is not that of its puzzle"))
        if RecordPart.SOLUTION in self._parts:
            found += self._solution(truth)
        if RecordPart.PROOF in self._parts and self._record["proof"] is not None:
            found += self._proof()
        if RecordPart.RECIPE in self._parts and self._record["recipe"] is not None:
            found += self._recipe()
        if RecordPart.STEPS in self._parts:
            found += self._steps(truth)
        return found

    def _solution(self, truth: Any) -> Iterator[RecordFault]:
        try:
            board = self._kind.board_from_data(self._puzzle, self._record["solution"])
        except Exception as error:  # anything may be in a file
            yield RecordFault("solution", f"its solution cannot be read: {why(error)}")
            return
        written = self._kind.board_to_data(self._puzzle, truth)
        if self._kind.board_to_data(self._puzzle, board) != written:
            yield RecordFault("solution", "its solution is not the one its puzzle has")
        if self._record["answer"] != self._kind.answer_text(self._puzzle, truth):
            yield RecordFault("answer", "its answer is not the solution of its puzzle")

    def _proof(self) -> Iterator[RecordFault]:
        said = self._record["proof"]
        try:
            proof = Proof.read(b64decode(said["data"], validate=True))
            if proof.digest != said["digest"]:
                yield RecordFault("proof", "the digest of its proof is wrong")
            if proof.verdict is not Verdict.UNIQUE:
                yield RecordFault("proof", "its proof does not say that there is exactly one solution")
            check_proof(self._kind, self._puzzle, proof, self._budget)
        except BudgetExceeded:
            yield RecordFault(UNDECIDED, "the time limit ran out before its proof was checked")
        except (CluewrightError, LookupError, TypeError, ValueError) as error:
            yield RecordFault("proof", f"its proof does not hold: {why(error)}")

    def _recipe(self) -> Iterator[RecordFault]:
        try:
            recipe = Recipe.from_data(self._record["recipe"])
        except (CluewrightError, TypeError, ValueError, AttributeError) as error:
            yield RecordFault("recipe", f"its recipe cannot be read: {why(error)}")
            return
        if (recipe.kind, recipe.size) != (self._kind.name, (self._puzzle.width, self._puzzle.height)):
            yield RecordFault("recipe", "its recipe is for another kind or size")

    def _steps(self, truth: Any) -> Iterator[RecordFault]:
        steps = self._record["steps"]
        if not isinstance(steps, list):
            yield RecordFault("steps", "its steps are not a list")
            return
        board = self._kind.empty_board(self._puzzle)
        for number, data in enumerate(steps, 1):
            try:
                step = self._step(data)
                board = self._kind.apply_step(self._puzzle, board, step)
            except Exception as error:  # anything may be in a file
                yield RecordFault("step", f"step {number} cannot be applied: {why(error)}")
                return
            if self._kind.differences(self._puzzle, board, truth):
                yield RecordFault("step", f"step {number} ({step.technique.slug}) contradicts the solution")
                return
        solved = self._kind.is_solved(self._puzzle, board)
        if solved is not (self._record["steps_end"] == "solution"):
            where = "lead to the solution" if solved else "do not lead to the solution"
            yield RecordFault("steps", f"its steps {where}, but it says {self._record['steps_end']!r}")

    def _step(self, data: Mapping[str, Any]) -> Step:
        """Read a step; raise any error if it is not one for this board."""
        technique = next((each for each in self._kind.techniques if each.slug == data["technique"]), None)
        if technique is None:
            raise FormatError(f"there is no technique {data['technique']!r}")
        changes = tuple(tuple(change) for change in data["cells"])
        if not changes:
            raise FormatError("it sets nothing")
        for row, column, *_ in (*changes, *data["evidence"].get("cells", ())):
            self._require_inside(row, self._puzzle.height)
            self._require_inside(column, self._puzzle.width)
        for line, index in data["evidence"].get("lines", ()):
            self._require_inside(index, self._puzzle.height if line == "row" else self._puzzle.width)
        if RecordPart.TEXTS in self._parts and not (isinstance(data["text"], str) and data["text"].strip()):
            raise FormatError("it has no text")
        return Step(technique, changes, plain(""))

    def _require_inside(self, place: Any, length: int) -> None:
        if type(place) is not int or not 0 <= place < length:
            raise FormatError("it is about a cell that is not on the board")
