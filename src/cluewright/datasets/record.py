"""Records: one puzzle with everything a data set says about it, made wherever a worker runs."""

from base64 import b64encode
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from cluewright.batch.executor import task_budget
from cluewright.batch.plan import Series
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, CluewrightError, GenerationFailed
from cluewright.core.form import item_from_data, item_to_data
from cluewright.core.item import Item
from cluewright.core.json_text import read_json, write_json
from cluewright.core.kind import Kind
from cluewright.core.prompt import prompt
from cluewright.core.proof import prove_within
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.size import format_size
from cluewright.core.technique import Step
from cluewright.datasets.plan import RecordPart
from cluewright.library import prepare


@dataclass(frozen=True, slots=True)
class RecordTask:
    """A puzzle on its way to a worker."""

    fingerprint: bytes
    split: str
    text: str
    """The JSON form, as the library has it."""
    series: Series
    number: int
    attempt: int
    """The item whose puzzle it is, and the attempt that made it."""


@dataclass(frozen=True, slots=True)
class RecordFacts:
    """What the data card counts."""

    kind: str
    split: str
    size: str
    level: str
    score: float | None
    steps: int
    techniques: Mapping[str, int]
    proven: bool
    """Whether the record has a proof."""
    finished: bool
    """Whether its steps lead to the solution."""
    credit: str | None = None
    """Whom the licence of what it shows asks to name."""


@dataclass(frozen=True, slots=True)
class MadeRecord:
    """A record as a line of JSON, without its end, and what to count."""

    line: bytes
    facts: RecordFacts


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Why there is no record of a puzzle."""

    reason: str


@dataclass(frozen=True, slots=True)
class MakeRecord:
    """Make the record of a puzzle; what is made depends on the puzzle alone, a time limit only leaves it out."""

    parts: frozenset[RecordPart]
    language: str
    seconds: float | None

    def __call__(self, task: RecordTask) -> MadeRecord | LeftOut:
        """Prove and explain the puzzle, and write everything down."""
        budget = task_budget(self.seconds)
        try:
            item = own_form(item_from_data(read_json(task.text)), task, budget)
            made = self._made(item, task, budget)
            if budget.spent:  # what was cut short may differ from one machine to another
                raise BudgetExceeded(f"the time limit of {self.seconds:g} s ran out")
            return made
        except CluewrightError as error:
            return LeftOut(" ".join(str(error).split()))

    def _made(self, item: Item[Any, Any], task: RecordTask, budget: Budget) -> MadeRecord:
        puzzle = item.puzzle
        kind: Kind[Any, Any] = kind_of(puzzle)
        solution = item.solution if item.solution is not None else kind.solve(puzzle).solution
        record: dict[str, Any] = {
            "id": record_id(kind.name, task.fingerprint),
            "kind": kind.name,
            "split": task.split,
            "width": puzzle.width,
            "height": puzzle.height,
            "puzzle": item_to_data(Item(puzzle)),
        }
        proven = finished = False
        steps: list[Step] = []
        if RecordPart.PROMPT in self.parts:
            record["prompt"] = prompt(puzzle, self.language)
        if RecordPart.SOLUTION in self.parts:
            record["solution"] = kind.board_to_data(puzzle, solution)
            record["answer"] = kind.answer_text(puzzle, solution)
        if RecordPart.PROOF in self.parts:
            record["proof"] = proof_data(kind, puzzle, budget)
            proven = record["proof"] is not None
        if RecordPart.RATING in self.parts:
            record["rating"] = None if item.rating is None else item.rating.to_data()
        if RecordPart.RECIPE in self.parts:
            record["recipe"] = None if item.recipe is None else _portable(kind, item.recipe.to_data())
        if RecordPart.STEPS in self.parts:
            steps = list(kind.explain(puzzle, budget=budget))
            finished = _finishes(kind, puzzle, steps, solution)
            record["steps"] = [self._step(step) for step in steps]
            record["steps_end"] = "solution" if finished else "unfinished"
        if RecordPart.META in self.parts:
            record["meta"] = dict(item.meta)
        facts = RecordFacts(
            kind.name,
            task.split,
            format_size((puzzle.width, puzzle.height)),
            "unrated" if item.rating is None else str(item.rating.level),
            None if item.rating is None else item.rating.score,
            len(steps),
            Counter(step.technique.slug for step in steps),
            proven,
            finished,
            item.credit,
        )
        return MadeRecord(write_json(record).encode(), facts)

    def _step(self, step: Step) -> dict[str, Any]:
        data = {
            "technique": step.technique.slug,
            "cells": [list(change) for change in step.cells],
            "evidence": step.evidence.to_data(),
        }
        return data | {"text": step.text(self.language)} if RecordPart.TEXTS in self.parts else data


def own_form(item: Item[Any, Any], task: RecordTask, budget: Budget) -> Item[Any, Any]:
    """Return the item as its own recipe makes it.

    Of two items whose puzzles are the same up to symmetry, the library keeps the form that came first, whichever of
    them has the puzzle in the end. What is in a data set must not depend on that.
    """
    if item.recipe is not None and item.recipe.seed == task.series.seed(task.number, task.attempt):
        return item
    recipe = task.series.recipe(task.number, task.attempt)
    made = prepare(find_kind(recipe.kind).generate(recipe, budget=budget))
    if made.fingerprint != task.fingerprint:
        raise GenerationFailed("the recipe of this puzzle makes another one")
    return made.item  # as the library would have given it back


def record_id(kind: str, fingerprint: bytes) -> str:
    """Return the id of a puzzle, the same for all its symmetric forms."""
    return f"{kind}-{fingerprint.hex()}"


def proof_data(kind: Kind[Any, Any], puzzle: Any, budget: Budget) -> dict[str, str] | None:
    """Return the proof that there is exactly one solution, compressed; None if the kind offers or finds none."""
    if kind.proofs is None:
        return None
    _, proof = prove_within(kind, puzzle, budget)
    if proof is None:
        return None
    return {"digest": proof.digest, "data": b64encode(proof.to_bytes()).decode("ascii")}


def _finishes(kind: Kind[Any, Any], puzzle: Any, steps: list[Step], solution: Any) -> bool:
    board = kind.empty_board(puzzle)
    for step in steps:
        board = kind.apply_step(puzzle, board, step)
    return kind.is_solved(puzzle, board) and not kind.differences(puzzle, board, solution)


def _portable(kind: Kind[Any, Any], recipe: dict[str, Any]) -> dict[str, Any]:
    """Return a recipe without the folders of this machine: of a file only its name stays."""
    files = {folder.option for folder in kind.folders}
    return {key: PurePath(value).name if key in files else value for key, value in recipe.items()}
