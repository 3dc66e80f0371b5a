"""`cluewright verify`."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cluewright.cli.exits import ExitCode, worst
from cluewright.cli.options import FormatName, Json, Save, TimeLimit
from cluewright.cli.output import print_json, say

if TYPE_CHECKING:
    from cluewright.core.proof import Proof
    from cluewright.formats.inputs import Input


def verify(
    puzzle: Annotated[str, typer.Argument(metavar="PUZZLE", help="A puzzle file; - is standard input.")],
    proofs: Annotated[list[str], typer.Argument(metavar="PROOF", help="Proof files, or folders of them.")],
    save: Save = False,
    time_limit: TimeLimit = None,
    format_name: FormatName = None,
    json: Json = False,
) -> ExitCode:
    """Check proofs that puzzles have exactly one solution, or none.

    `solve --proof` writes them; the checker shares nothing with that solver. If the file has several puzzles, each
    needs its proof among those given. With --save, the digests of the proofs are saved into the file.
    Exit code 0 if every proof holds, 1 if one is rejected or missing, 2 if some input is bad, 3 out of time.

    \b
    Example:
        cluewright verify cat.json cat.proof
        cluewright verify puzzles.jsonl proofs/ --json
    """
    from cluewright.cli.inputs import for_each_puzzle
    from cluewright.cli.saving import Savings
    from cluewright.cli.solving import call_with_budget
    from cluewright.core.errors import ProofRejected
    from cluewright.core.proof import check_proof, puzzle_digest
    from cluewright.core.registry import kind_of

    given_proofs = _read(proofs)
    savings = Savings("proof", format_name=format_name, json=json)

    def work(given: "Input", alone: bool) -> ExitCode:
        item = given.puzzle_item
        kind = kind_of(item.puzzle)
        only = len(given_proofs) == 1 and alone
        proof = next(iter(given_proofs.values())) if only else given_proofs.get(puzzle_digest(kind, item.puzzle))
        reason = None if proof is not None else "none of the proofs is about this puzzle"
        if proof is not None:
            try:
                call_with_budget(partial(check_proof, kind, item.puzzle, proof), time_limit)
            except ProofRejected as error:
                reason = str(error)
        if json:
            print_json({**given.place_data, "kind": kind.name, **_data(proof, reason)})
        else:
            say(f"{given.place}: {_words(proof, reason)}")
        if proof is None or reason is not None:
            return ExitCode.NO
        if save:
            facts = {"verdict": str(proof.verdict), "digest": proof.digest}
            before = item.proof if item.proof is not None and item.proof.get("verdict") == proof.verdict else {}
            savings.note(given, replace(item, proof={**before, **facts}))
        return ExitCode.FINE

    return worst([for_each_puzzle([puzzle], work, format_name=format_name), savings.write()])


def _read(places: Sequence[str]) -> "dict[str, Proof]":
    """Read all proofs, by the digest of their puzzle; raise `FormatError` if there is none."""
    from cluewright.core.errors import FormatError
    from cluewright.core.proof import Proof

    found = {}
    for path in _files(places):
        proof = Proof.read(path.read_bytes(), name=str(path))
        found[proof.puzzle] = proof
    if not found:
        raise FormatError("there is no proof (.proof) in this folder", file=places[0])
    return found


def _files(places: Sequence[str]) -> Iterator[Path]:
    for place in places:
        if Path(place).is_dir():
            yield from sorted(Path(place).rglob("*.proof"))
        else:
            yield Path(place)


def _words(proof: "Proof | None", reason: str | None) -> str:
    from cluewright.cli.proving import described

    if proof is None or reason is not None:
        return f"proof rejected: {reason}" if proof is not None else f"not proven: {reason}"
    solutions = "exactly one solution" if proof.verdict == "unique" else "no solution"
    return f"{solutions}, proof checked ({described(proof)})"


def _data(proof: "Proof | None", reason: str | None) -> dict[str, Any]:
    from cluewright.cli.proving import facts

    known = {} if proof is None else {"verdict": str(proof.verdict), **facts(proof)}
    return {"ok": reason is None, **known, **({} if reason is None else {"reason": reason})}
