"""Proofs that a puzzle has exactly one solution, or none, which anyone can check without trusting a solver.

A proof is a list of nogoods: sets of literals that no solution has, or no other solution than the one it names. Each
follows from the puzzle and the nogoods before it by simple propagation, and all together leave nothing possible.
docs/proofs.md has the details. What a variable stands for is up to the kind.
"""

import gzip
import io
import json
import re
import zlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cluewright.core.errors import FormatError, NotOffered, ProofRejected, shown
from cluewright.core.outcome import Outcome, Verdict
from cluewright.core.puzzle import Puzzle

if TYPE_CHECKING:
    from cluewright.core.budget import Budget
    from cluewright.core.kind import Kind

P = TypeVar("P", bound=Puzzle)
B = TypeVar("B")

REVISION = 1
"""Of the text format: raised when a reader of the one before would misread a proof."""
LARGEST = 150_000_000
"""Bytes of text that are read; what a small compressed file unpacks to may be endless."""
_PROVEN = (Verdict.UNIQUE, Verdict.NONE)
_HEADER = re.compile(
    r"cluewright proof (\d{1,9}) ([a-z][a-z0-9_-]{0,63}) (unique|none) (sha256:[0-9a-f]{64})", re.ASCII
)
_LITERALS = re.compile(r"-?[1-9][0-9]{0,8}(?: -?[1-9][0-9]{0,8})*+", re.ASCII)
_VARIABLES = re.compile(r"[1-9][0-9]{0,8}(?: [1-9][0-9]{0,8})*+", re.ASCII)
_SOLUTION = "solution"
_CANONICAL = json.JSONEncoder(sort_keys=True, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Proof:
    """A certificate of a puzzle's verdict, as it is written to a file.

    >>> print(Proof("nonogram", "sha256:" + 64 * "0", Verdict.UNIQUE, (1, 4), ((2, -3), (2,))).text, end="")
    cluewright proof 1 nonogram unique sha256:0000000000000000000000000000000000000000000000000000000000000000
    solution 1 4
    2 -3
    2
    """

    kind: str
    puzzle: str
    """The digest of the puzzle it is about."""
    verdict: Verdict
    solution: tuple[int, ...] = ()
    """The variables that are true in the only solution."""
    nogoods: tuple[tuple[int, ...], ...] = ()
    """Literals that cannot all hold: the number of a variable, from 1, and negative if it is false."""

    @property
    def text(self) -> str:
        """Return the proof as it is written: a header, the solution if there is one, and a nogood on each line."""
        lines = [f"cluewright proof {REVISION} {self.kind} {self.verdict} {self.puzzle}"]
        if self.verdict is Verdict.UNIQUE:
            lines.append(_spaced(_SOLUTION, *self.solution))
        lines.extend(_spaced(*nogood) for nogood in self.nogoods)
        return "\n".join([*lines, ""])

    @property
    def digest(self) -> str:
        """Return the digest of the text, the same however it is compressed."""
        return _digest(self.text)

    def to_bytes(self) -> bytes:
        """Return the compressed text: the same bytes every time."""
        return gzip.compress(self.text.encode("ascii"), 9, mtime=0)

    @classmethod
    def read(cls, data: bytes, *, name: str | None = None) -> "Proof":
        """Read a proof, compressed or not; raise `FormatError` with the line that is wrong."""
        lines = _unpacked(data, name).split("\n")
        if lines.pop() != "":
            raise FormatError("this proof is cut off: its last line does not end", file=name, line=len(lines) + 1)
        header = _HEADER.fullmatch(lines[0]) if lines else None
        if header is None:
            raise FormatError("this is not a proof: it has to begin with `cluewright proof`", file=name, line=1)
        revision, kind, verdict, puzzle = header.groups()
        if int(revision) != REVISION:
            raise FormatError(f"this proof has revision {revision}; revision {REVISION} can be read", file=name, line=1)
        solution: tuple[int, ...] = ()
        first = 1
        if verdict == Verdict.UNIQUE:
            said, _, written = (lines[1] if len(lines) > 1 else "").partition(" ")
            if said != _SOLUTION or (written and not _VARIABLES.fullmatch(written)):
                raise FormatError(f"expected `{_SOLUTION}` and numbers from 1", file=name, line=2)
            solution, first = tuple(map(int, written.split())), 2
        for number, line in enumerate(lines[first:], start=first + 1):
            if not _LITERALS.fullmatch(line):
                raise FormatError(f"expected numbers that are not 0, not {shown(line)}", file=name, line=number)
        nogoods = tuple(tuple(map(int, line.split(" "))) for line in lines[first:])
        return cls(kind, puzzle, Verdict(verdict), solution, nogoods)


class Proofs(ABC, Generic[P, B]):
    """What a kind has whose verdicts can be proven."""

    @abstractmethod
    def prove(self, puzzle: P, budget: "Budget") -> tuple[Outcome[B], "Grounds | None"]:
        """Solve a puzzle and say why the verdict is right; None where that is not known, or is several."""

    @abstractmethod
    def check(self, puzzle: P, proof: Proof, budget: "Budget") -> None:
        """Raise `ProofRejected` unless every step of a proof follows; kind and digest are right already.

        Raise `BudgetExceeded` if the budget runs out before that is known.
        """


@dataclass(frozen=True, slots=True)
class Grounds:
    """What a verdict rests on: the part of a proof that its kind makes."""

    solution: tuple[int, ...]
    nogoods: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, answer: Mapping[str, Any], solution: Iterable[int]) -> "Grounds | None":
        """Read what a native strategy logged; None if it did not decide, or learned more than fits in memory."""
        nogoods = answer["nogoods"]
        if nogoods is None or Verdict(answer["verdict"]) not in _PROVEN:
            return None
        return cls(tuple(solution), tuple(nogoods))


def proofs_of(kind: "Kind[P, B]") -> Proofs[P, B]:
    """Return what proves the verdicts of a kind; raise `NotOffered` if nothing does."""
    if kind.proofs is None:
        raise NotOffered(f"{kind.title} puzzles cannot be proven: this kind has no proofs")
    return kind.proofs


def puzzle_digest(kind: "Kind[Any, Any]", puzzle: Puzzle) -> str:
    """Return the digest of exactly this puzzle; turned or mirrored it has another."""
    data = {**kind.to_data(puzzle), "kind": kind.name}
    return _digest(_CANONICAL.encode(data))


def prove_within(kind: "Kind[P, B]", puzzle: P, budget: "Budget") -> tuple[Outcome[B], Proof | None]:
    """Solve a puzzle and return the outcome with its proof, if it has exactly one solution or none."""
    outcome, grounds = proofs_of(kind).prove(puzzle, budget)
    if grounds is None or outcome.verdict not in _PROVEN:
        return outcome, None
    return outcome, Proof(kind.name, puzzle_digest(kind, puzzle), outcome.verdict, grounds.solution, grounds.nogoods)


def check_proof(kind: "Kind[P, Any]", puzzle: P, proof: Proof, budget: "Budget") -> None:
    """Raise `ProofRejected` unless the proof is about this puzzle and every step of it follows."""
    checker = proofs_of(kind)
    if proof.kind != kind.name:
        raise ProofRejected(f"this is a proof for a puzzle of the kind {proof.kind}, not {kind.name}")
    if proof.puzzle != puzzle_digest(kind, puzzle):
        raise ProofRejected("this is the proof of another puzzle")
    if proof.verdict not in _PROVEN:
        raise ProofRejected("only that there is one solution, or none, can be proven")
    checker.check(puzzle, proof, budget.start())


def _spaced(*words: object) -> str:
    return " ".join(map(str, words))


def _digest(text: str) -> str:
    return f"sha256:{sha256(text.encode('utf-8')).hexdigest()}"


def _unpacked(data: bytes, name: str | None) -> str:
    try:
        if data[:2] == b"\x1f\x8b":
            with gzip.GzipFile(fileobj=io.BytesIO(data)) as packed:
                data = packed.read(LARGEST + 1)
    except (OSError, EOFError, zlib.error) as error:
        raise FormatError("this proof is damaged: it cannot be unpacked", file=name) from error
    if len(data) > LARGEST:
        raise FormatError(f"this proof is too large: at most {LARGEST:,} bytes of text are read", file=name)
    try:
        return data.decode("ascii")
    except UnicodeDecodeError as error:
        raise FormatError("this is not a proof: it is not plain text", file=name) from error
