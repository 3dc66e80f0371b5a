"""An audit: every puzzle of other people's sets solved, and what is claimed about it held against the facts.

| finding | meaning |
|---|---|
| `unreadable` | there is no puzzle here: the row is damaged, or its clues contradict each other |
| `unsolvable` | proven to have no solution |
| `ambiguous` | two solutions, both in the finding and both checked by the rules |
| `undecided` | neither one solution nor several were proven in time |
| `wrong-solution` | the solution given is not one |
| `wrong-size` | the board has another size than is claimed |
| `wrong-unique` | claimed to have one solution and has none or several, or the other way round |
| `wrong-level` | the level on our scale is another than the one claimed |
| `duplicate` | the same puzzle was there before |
| `symmetric` | the same puzzle was there before, turned or mirrored |
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

from cluewright.batch.executor import Executor, Lost, task_budget
from cluewright.batch.streaming import stream
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, FormatError, brief, why
from cluewright.core.form import item_from_data
from cluewright.core.item import Item
from cluewright.core.judging import judge
from cluewright.core.kind import Kind
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import REVISION
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.search import Search
from cluewright.core.size import Size, format_size
from cluewright.datasets.duplicates import SeenPuzzles
from cluewright.datasets.folder import data_files
from cluewright.datasets.mapping import Claims, DataMapping
from cluewright.datasets.parquet import record_of
from cluewright.datasets.tables import TableForm, Values, read_table
from cluewright.formats.inputs import read_inputs

FINDINGS = (
    *("unreadable", "unsolvable", "ambiguous", "wrong-solution", "wrong-size", "wrong-unique", "wrong-level"),
    *("duplicate", "symmetric", "undecided"),
)
_VERDICTS = {Verdict.NONE: "no solution", Verdict.SEVERAL: "several solutions", Verdict.UNIQUE: "exactly one solution"}


@dataclass(frozen=True, slots=True)
class AuditFinding:
    """What is wrong with a puzzle, in a sentence; the code is one of `FINDINGS`."""

    code: str
    text: str
    solutions: tuple[Any, ...] = ()
    """Of an ambiguous puzzle: two, in the JSON form of boards."""
    first: str | None = None
    """Of a puzzle that was there before: where."""

    def to_data(self) -> dict[str, Any]:
        """Return the JSON form."""
        data: dict[str, Any] = {"finding": self.code, "text": self.text}
        if self.solutions:
            data["solutions"] = list(self.solutions)
        return data if self.first is None else {**data, "first": self.first}


@dataclass(frozen=True, slots=True)
class AuditCase:
    """A puzzle of a set as it was read: an item, or the data of a puzzle, or what is wrong with it."""

    source: str
    index: int
    item: Item[Any, Any] | None = None
    kind: str = ""
    data: Any = None
    solution: Any = None
    claims: Claims = field(default_factory=Claims)
    error: str | None = None

    @property
    def place(self) -> str:
        """Name the puzzle for people."""
        return f"{self.source}#{self.index + 1}"


@dataclass(frozen=True, slots=True)
class Audited:
    """What was found out about a puzzle."""

    findings: tuple[AuditFinding, ...]
    kind: str = ""
    size: str = ""
    verdict: str = ""
    exact: bytes = b""
    form: bytes = b""
    """Digests of the puzzle and of its canonical form."""


def read_cases(files: Sequence[str], mapping: DataMapping | None, *, first: int | None = None) -> Iterator[AuditCase]:
    """Yield the puzzles of files and folders, `first` of each file at most; errors are cases, too."""
    for file in files:
        if mapping is None and (own := data_files(Path(file))):
            for each in own:
                yield from islice(_own_cases(each), first)
        elif mapping is None:
            yield from _known_cases(file, first)
        else:
            yield from islice(_mapped_cases(file, mapping), first)


def _known_cases(file: str, first: int | None) -> Iterator[AuditCase]:
    for given in read_inputs([file], None):
        if first is not None and given.index >= first:
            continue
        if given.item is None:
            assert given.error is not None
            yield AuditCase(given.source, given.index, error=_problem(given.error))
        else:
            yield AuditCase(given.source, given.index, given.item, claims=_claims_of(given.item))


def _own_cases(file: Path) -> Iterator[AuditCase]:
    """Yield the records of a file of a data set that was made here."""
    index = 0
    try:
        for index, row in enumerate(read_table(file, TableForm())):
            yield _own_case(str(file), index, row)
    except (CluewrightError, OSError, EOFError, zlib.error) as error:
        yield AuditCase(str(file), index, error=_problem(error))


def _own_case(file: str, index: int, row: Values | FormatError) -> AuditCase:
    try:
        if isinstance(row, FormatError):
            raise row
        record = record_of(row) if file.endswith(".parquet") else row
        puzzle = record.get("puzzle")
        known = {key: record.get(key) for key in ("solution", "rating")}
        item = item_from_data({**puzzle, **known} if isinstance(puzzle, Mapping) else puzzle)
        size, name = _size_of(record), record.get("id")
        claims = replace(_claims_of(item), size=size, unique=True, name=name if isinstance(name, str) else None)
        return AuditCase(file, index, item, claims=claims)
    except CluewrightError as error:
        return AuditCase(file, index, error=_problem(error))


def _size_of(record: Values) -> Size | None:
    width, height = record.get("width"), record.get("height")
    return (width, height) if type(width) is int and type(height) is int else None


def _claims_of(item: Item[Any, Any]) -> Claims:
    """Return what an item of a known format claims about its puzzle; a level on an older scale claims nothing."""
    verdict = None if item.proof is None else item.proof.get("verdict")
    unique = None if verdict not in ("unique", "several", "none") else verdict == "unique"
    rated = item.rating is not None and item.rating.revision == REVISION
    return Claims(None, str(item.rating.level) if rated and item.rating is not None else None, unique, item.title)


def _mapped_cases(file: str, mapping: DataMapping) -> Iterator[AuditCase]:
    index = 0
    try:
        for index, row in enumerate(read_table(Path(file), mapping.table)):
            yield _mapped_case(file, index, row, mapping)
    except (CluewrightError, OSError, EOFError, zlib.error) as error:
        yield AuditCase(file, index, error=_problem(error))


def _mapped_case(file: str, index: int, row: Values | FormatError, mapping: DataMapping) -> AuditCase:
    if isinstance(row, FormatError):
        return AuditCase(file, index, error=_problem(row))
    try:
        kind, data = mapping.puzzle_data(row)
        solution = None if mapping.solution is None else mapping.solution.of(row)
        return AuditCase(file, index, None, kind, data, solution, mapping.claims(row))
    except CluewrightError as error:
        return AuditCase(file, index, error=_problem(error))


def _problem(error: Exception) -> str:
    """Return what is wrong in a sentence; the place is named beside it."""
    if isinstance(error, FormatError):
        return error.problem if error.line is None else f"line {error.line}: {error.problem}"
    return brief(str(error) if isinstance(error, CluewrightError) else why(error))


@dataclass(frozen=True, slots=True)
class AuditPuzzle:
    """Audit one puzzle by itself, wherever this runs."""

    seconds: float | None = None

    def __call__(self, case: AuditCase) -> Audited:
        """Return what was found out; nothing that is wrong with a puzzle is an error."""
        if case.error is not None:
            return Audited((AuditFinding("unreadable", case.error),))
        try:
            item = case.item or Item(find_kind(case.kind).from_data(case.data))
        except CluewrightError as error:
            return Audited((AuditFinding("unreadable", str(error)),), case.kind)
        except (LookupError, TypeError, AttributeError, ValueError, ArithmeticError) as error:
            return Audited((AuditFinding("unreadable", f"the puzzle is malformed: {why(error)}"),), case.kind)
        return self._audited(case, item)

    def _audited(self, case: AuditCase, item: Item[Any, Any]) -> Audited:
        puzzle = item.puzzle
        kind = kind_of(puzzle)
        budget = task_budget(self.seconds)
        known, findings = _solution_of(kind, item, case.solution)
        outcome = _solved(kind, puzzle, known, budget)
        findings += _verdict_findings(kind, puzzle, outcome)
        findings += _claim_findings(kind, replace(item, solution=outcome.solution), case.claims, outcome, budget)
        digests = _digest(kind, puzzle), _digest(kind, kind.canonical(puzzle))
        size = format_size((puzzle.width, puzzle.height))
        return Audited(tuple(findings), kind.name, size, str(outcome.verdict), *digests)


def _solution_of(kind: Kind[Any, Any], item: Item[Any, Any], given: Any) -> tuple[Any, list[AuditFinding]]:
    """Return the given solution if it is one, and else what is wrong with it."""
    if item.solution is not None:
        if kind.is_solved(item.puzzle, item.solution):
            return item.solution, []
        faults = kind.answer_faults(item.puzzle, item.solution)
    elif given is None:
        return None, []
    else:
        found = judge(item.puzzle, _written(given, item.puzzle))
        if found.correct:
            return found.read, []
        faults = list(found.faults)
    said = " ".join(fault.text() for fault in faults[:3])
    return None, [AuditFinding("wrong-solution", f"The solution given is wrong. {said}".strip())]


def _written(solution: Any, puzzle: Puzzle) -> str:
    """Write a solution as the lines of an answer, whether it is a text or a list, flat or not."""
    cells, width = puzzle.width * puzzle.height, puzzle.width
    if isinstance(solution, str) and len(solution) == cells:
        return "\n".join(solution[start : start + width] for start in range(0, cells, width))
    if isinstance(solution, list) and len(solution) == cells and not any(isinstance(cell, list) for cell in solution):
        solution = [solution[start : start + width] for start in range(0, cells, width)]
    if isinstance(solution, list) and all(isinstance(row, list) and len(row) == width for row in solution):
        return "\n".join(" ".join(map(str, row)) for row in solution)
    return solution if isinstance(solution, str) else json.dumps(solution, default=str)


def _solved(kind: Kind[Any, Any], puzzle: Puzzle, known: Any, budget: Budget) -> Outcome[Any]:
    try:
        return kind.solve(puzzle, Search(known=known, budget=budget))
    except BudgetExceeded:
        return Outcome(Verdict.UNDECIDED)


def _verdict_findings(kind: Kind[Any, Any], puzzle: Puzzle, outcome: Outcome[Any]) -> list[AuditFinding]:
    if outcome.verdict is Verdict.NONE:
        return [AuditFinding("unsolvable", "This puzzle has no solution.")]
    if outcome.verdict is Verdict.UNIQUE:
        return []
    if outcome.verdict is not Verdict.SEVERAL:
        return [AuditFinding("undecided", "Neither one solution nor several were proven in time.")]
    one, other = outcome.solutions[:2]
    if one == other or not (kind.is_solved(puzzle, one) and kind.is_solved(puzzle, other)):
        raise AssertionError("two solutions must differ and follow the rules")
    shown = tuple(kind.board_to_data(puzzle, board) for board in (one, other))
    return [AuditFinding("ambiguous", "This puzzle has several solutions.", shown)]


def _claim_findings(
    kind: Kind[Any, Any], item: Item[Any, Any], claims: Claims, outcome: Outcome[Any], budget: Budget
) -> list[AuditFinding]:
    found = []
    size = item.puzzle.width, item.puzzle.height
    if claims.size is not None and claims.size != size:
        said = f"The size is {format_size(size)}, not {format_size(claims.size)} as claimed."
        found.append(AuditFinding("wrong-size", said))
    is_unique = outcome.verdict is Verdict.UNIQUE
    if claims.unique is not None and outcome.verdict in _VERDICTS and claims.unique != is_unique:
        claimed = "exactly one solution" if claims.unique else "not exactly one solution"
        found.append(AuditFinding("wrong-unique", f"Claimed: {claimed}; found: {_VERDICTS[outcome.verdict]}."))
    if claims.level is not None and is_unique:
        try:
            level = str(kind.rate(item.puzzle, budget=budget).level)
        except BudgetExceeded:
            return found
        if level != claims.level:
            found.append(AuditFinding("wrong-level", f"The level is {level}, not {claims.level} as claimed."))
    return found


def _digest(kind: Kind[Any, Any], puzzle: Puzzle) -> bytes:
    data = {**kind.to_data(puzzle), "kind": kind.name}
    return blake2b(json.dumps(data, sort_keys=True, separators=(",", ":")).encode(), digest_size=16).digest()


def audit(
    cases: Iterable[AuditCase], executor: Executor, *, seconds: float | None = None
) -> Iterator[tuple[AuditCase, Audited]]:
    """Yield every case with what was found out about it, in order; puzzles that were there before are found here."""
    with SeenPuzzles() as seen:
        for case, result in stream(executor, AuditPuzzle(seconds), cases, ordered=True, seconds_each=seconds):
            if isinstance(result, Lost):
                yield case, Audited((AuditFinding("undecided", f"The solver was lost: {result.reason}"),))
            elif not result.exact:
                yield case, result
            else:
                same, turned = seen.meet(result.exact, result.form, case.place)
                more = []
                if same is not None:
                    more = [AuditFinding("duplicate", f"The same puzzle is {same}.", first=same)]
                elif turned is not None:
                    more = [AuditFinding("symmetric", f"Turned or mirrored, this puzzle is {turned}.", first=turned)]
                yield case, replace(result, findings=(*result.findings, *more))
