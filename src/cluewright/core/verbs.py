"""The verbs that work on every kind; each takes an item or a bare puzzle."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, Fault, NoProof, NotUnique
from cluewright.core.hint import Hint
from cluewright.core.hints import find_hints, find_mistakes, known_of, require_unique
from cluewright.core.item import Item, as_item
from cluewright.core.message import core_message
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.path_recording import record_solution
from cluewright.core.proof import Proof, check_proof, prove_within
from cluewright.core.puzzle import Puzzle
from cluewright.core.rating import Rating
from cluewright.core.recording import Recording
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kind_of
from cluewright.core.search import Search
from cluewright.core.size import Size, parse_size
from cluewright.core.technique import Step
from cluewright.core.watcher import Hear, Watcher

P = TypeVar("P", bound=Puzzle)


def solve(
    puzzle: Item[Any, Any] | Puzzle,
    *,
    limit: int = 2,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Any = None,
    known: Any = None,
    seed: int = 0,
) -> Outcome[Any]:
    """Look for up to `limit` solutions; with 2, the default, the verdict says whether there is exactly one.

    `board` is a partial board the solutions must agree with. `known` is a known solution: it is
    checked, and only a different one is looked for.
    """
    bare = as_item(puzzle).puzzle
    return kind_of(bare).solve(bare, Search(limit, strategy, board, known, seed, budget))


def record(
    puzzle: Item[Any, Any] | Puzzle,
    *,
    limit: int = 2,
    budget: Budget | None = None,
    strategy: str = "auto",
    board: Any = None,
    known: Any = None,
    seed: int = 0,
    hear: Hear | None = None,
) -> tuple[Outcome[Any], Recording]:
    """Solve, and return the outcome and a recording of the work; `hear` receives parts of it while it happens.

    For a kind that cannot record, it is the solution, cell by cell.
    """
    bare = as_item(puzzle).puzzle
    kind, watcher = kind_of(bare), Watcher(hear)
    outcome = kind.solve(bare, Search(limit, strategy, board, known, seed, budget, watcher))
    recording = watcher.recording  # it may be empty
    return outcome, record_solution(kind, bare, outcome) if recording is None else recording


@dataclass(frozen=True, slots=True)
class Check:
    """What is wrong with an item, and how many solutions its puzzle has."""

    faults: tuple[Fault, ...]
    outcome: Outcome[Any]

    @property
    def ok(self) -> bool:
        """Tell whether the puzzle is proven unique and everything the item claims about it is true."""
        return not self.faults and self.outcome.verdict is Verdict.UNIQUE


def check(puzzle: Item[Any, Any] | Puzzle, *, budget: Budget | None = None) -> Check:
    """Prove the puzzle unique and compare what its item claims with the facts."""
    item = as_item(puzzle)
    kind = kind_of(item.puzzle)
    faults: list[Fault] = []
    known = item.solution
    if known is not None and not kind.is_solved(item.puzzle, known):
        faults.append(Fault("wrong-solution", core_message("fault-wrong-solution")))
        known = None
    outcome = kind.solve(item.puzzle, Search(known=known, budget=budget))
    return Check(tuple(faults), outcome)


def prove(puzzle: Item[Any, Any] | Puzzle, *, budget: Budget | None = None) -> Proof:
    """Return a proof that the puzzle has exactly one solution, or none, for anyone to check.

    Raise `NoProof` if it has several, or if the solver finds no proof, and `BudgetExceeded` if the budget runs out.
    """
    bare, budget = as_item(puzzle).puzzle, (budget or Budget()).start()
    outcome, proof = prove_within(kind_of(bare), bare, budget)
    if proof is None:
        raise no_proof(outcome, budget)
    return proof


def no_proof(outcome: Outcome[Any], budget: Budget) -> NoProof | BudgetExceeded:
    """Return the error that says why solving gave no proof."""
    if outcome.verdict is Verdict.SEVERAL:
        return NoProof(outcome.verdict, "this puzzle has several solutions: there is nothing to prove")
    if budget.spent:
        return BudgetExceeded("no proof was found within the limits")
    return NoProof(outcome.verdict, "no proof was found: this board is too large for the solver that proves")


def verify(puzzle: Item[Any, Any] | Puzzle, proof: Proof, *, budget: Budget | None = None) -> None:
    """Check a proof without the solver; raise `ProofRejected` with the step that fails."""
    bare = as_item(puzzle).puzzle
    check_proof(kind_of(bare), bare, proof, budget or Budget())


def explain(puzzle: Item[Any, Any] | Puzzle, board: Any = None, *, budget: Budget | None = None) -> Iterator[Step]:
    """Yield the steps a person could follow to the solution, the simplest next one first; raise `NotUnique`."""
    item, budget = as_item(puzzle), (budget or Budget()).start()
    kind = kind_of(item.puzzle)
    require_unique(kind, item, budget)
    return kind.explain(item.puzzle, board, budget=budget)


def hints(
    puzzle: Item[Any, Any] | Puzzle, board: Any, *, history: Sequence[str] = (), budget: Budget | None = None
) -> list[Hint]:
    """List every hint for a board, best first: its mistakes, or else every possible step.

    `history` holds the moves that led to the board. Raise `NotUnique` where the board has no mistake and the puzzle no
    single solution that steps could lead to.
    """
    return _hints(puzzle, board, history, budget, first=False)


def _hints(
    puzzle: Item[Any, Any] | Puzzle, board: Any, history: Sequence[str], budget: Budget | None, *, first: bool
) -> list[Hint]:
    item, budget = as_item(puzzle), (budget or Budget()).start()
    kind = kind_of(item.puzzle)
    known = known_of(kind, item, budget)
    if known.verdict is Verdict.NONE and not kind.faults(item.puzzle, board):
        raise NotUnique(known.verdict)
    if known.verdict in (Verdict.NONE, Verdict.SEVERAL):
        if wrong := find_mistakes(kind, item.puzzle, board, known, history=history, budget=budget):
            return wrong
        raise NotUnique(known.verdict)
    return find_hints(kind, item.puzzle, board, known, history=history, first=first, budget=budget)


def hint(
    puzzle: Item[Any, Any] | Puzzle, board: Any, *, history: Sequence[str] = (), budget: Budget | None = None
) -> Hint:
    """Return the best hint: the mistake to fix first, or else the next step; may raise `NotUnique`."""
    return _hints(puzzle, board, history, budget, first=True)[0]


def rate(puzzle: Item[Any, Any] | Puzzle, *, budget: Budget | None = None) -> Rating:
    """Rate the puzzle by the techniques a person needs; raise `NotUnique`."""
    item, budget = as_item(puzzle), (budget or Budget()).start()
    kind = kind_of(item.puzzle)
    require_unique(kind, item, budget)
    return kind.timed(item.puzzle, kind.rate(item.puzzle, budget=budget))


def generate(
    kind: str,
    *,
    size: Size | str | int,
    difficulty: str | None = None,
    seed: int = 0,
    budget: Budget | None = None,
    **options: Any,
) -> Item[Any, Any]:
    """Make a puzzle, proven unique; the same arguments make the same puzzle on every machine."""
    found = find_kind(kind)
    data = {"kind": kind, "size": parse_size(size), "difficulty": difficulty, "seed": seed, **options}
    return found.generate(found.read_recipe(data, files=True), budget=budget)
