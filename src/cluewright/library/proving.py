"""Facts established about a puzzle before it is kept, or later: how many solutions it has, and how hard it is."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, or_, select

from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, NoProof, NotOffered
from cluewright.core.item import Item
from cluewright.core.outcome import Verdict
from cluewright.core.rating import REVISION
from cluewright.core.registry import kind_of
from cluewright.core.verbs import check, verify
from cluewright.core.verbs import prove as write_proof
from cluewright.library.derive import UNRATED
from cluewright.library.query import VERDICTS
from cluewright.library.schema import PUZZLE

if TYPE_CHECKING:
    from cluewright.library.store import Library

SECONDS = 10.0
"""The default limit for proving and rating a puzzle."""
FACTS = ("solution", "rating", "proof")
"""The keys of the JSON form that proving writes."""
DIGEST = "digest"
"""The key, in an item's proof, of the digest of a proof that was checked."""
_AT_ONCE = 1000


def prove(item: Item[Any, Any], *, budget: Budget) -> Item[Any, Any]:
    """Return the item with a verdict of our own and, for a unique puzzle, its solution and a rating of our own.

    A file's claims are not believed unless the budget runs out: then the proof says after how many seconds. Where it
    claims the digest of a proof that was checked, a proof is made and checked here, and its digest is kept.
    """
    budget.start()
    kind = kind_of(item.puzzle)
    claimed = item.solution if item.solution is not None and kind.is_solved(item.puzzle, item.solution) else None
    try:
        outcome = check(replace(item, solution=claimed), budget=budget).outcome
    except BudgetExceeded:
        outcome = None
    if outcome is None or outcome.verdict not in (Verdict.UNIQUE, Verdict.SEVERAL, Verdict.NONE):
        return replace(item, solution=claimed, proof=_cut_short(Verdict.UNDECIDED, budget))
    verdict = str(outcome.verdict)
    if outcome.verdict is not Verdict.UNIQUE:
        return replace(item, solution=claimed, proof={"verdict": verdict}, rating=None)
    proof = dict(item.proof) if item.proof is not None and item.proof.get("verdict") == verdict else {}
    if proof.pop(DIGEST, None) is not None:
        proof |= _digest(item, budget.part(share=0.5))
    proven = replace(item, solution=outcome.solution, proof={**proof, "verdict": verdict})
    with suppress(BudgetExceeded):
        return replace(proven, rating=kind.timed(item.puzzle, kind.rate(item.puzzle, budget=budget)))
    return replace(proven, proof=_cut_short(Verdict.UNIQUE, budget), rating=None)


def _digest(item: Item[Any, Any], budget: Budget) -> dict[str, str]:
    """Return the digest of a proof of our own that was checked, if there is time for it."""
    with suppress(BudgetExceeded, NotOffered, NoProof):
        proof = write_proof(item, budget=budget)
        verify(item, proof, budget=budget)
        return {DIGEST: proof.digest}
    return {}


def unbelieved(item: Item[Any, Any]) -> Item[Any, Any]:
    """Return the item without the verdict and the rating it claims, to be kept until they are established."""
    return replace(item, proof=None, rating=None)


def _cut_short(verdict: Verdict, budget: Budget) -> dict[str, Any]:
    return {"verdict": str(verdict), **({} if budget.seconds is None else {"time_limit": budget.seconds})}


def facts_of(item: Item[Any, Any]) -> dict[str, Any]:
    """Return what proving established, as in the JSON form; None for what is not known."""
    kind = kind_of(item.puzzle)
    return {
        "solution": None if item.solution is None else kind.board_to_data(item.puzzle, item.solution),
        "rating": None if item.rating is None else item.rating.to_data(),
        "proof": None if item.proof is None else dict(item.proof),
    }


def with_facts(data: Mapping[str, Any], facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return a JSON form with other facts, everything else unchanged."""
    known = {key: facts[key] for key in FACTS if facts[key] is not None}
    return {**{key: value for key, value in data.items() if key not in FACTS}, **known}


def unproven(library: "Library", seconds: float | None, *, every: bool = False) -> Iterator[int]:
    """Yield the numbers of the puzzles whose verdict or rating is not known, in their order.

    Those that already took at least this many seconds in vain are skipped; with `every`, all puzzles are included.
    """
    unknown = PUZZLE.c.verdict.not_in(VERDICTS["decided"])
    unrated = and_(PUZZLE.c.verdict == str(Verdict.UNIQUE), PUZZLE.c.level == UNRATED)
    query = select(PUZZLE.c.id, PUZZLE.c.data).order_by(PUZZLE.c.id).limit(_AT_ONCE)
    last = 0
    while True:
        wanted = query.where(PUZZLE.c.id > last)
        with library.reading() as connection:
            rows = connection.execute(wanted if every else wanted.where(or_(unknown, unrated))).all()
        for row in rows:
            if every or not _in_vain(row.data, seconds):
                yield row.id
        if len(rows) < _AT_ONCE:
            return
        last = rows[-1].id


def unrated(library: "Library", *, renew: bool = False) -> Iterator[int]:
    """Yield the numbers of the puzzles with one solution and no rating; with `renew`, of outdated ratings, too."""
    unique = select(PUZZLE.c.id, PUZZLE.c.level, PUZZLE.c.data).where(PUZZLE.c.verdict == str(Verdict.UNIQUE))
    query = unique.order_by(PUZZLE.c.id).limit(_AT_ONCE)
    last = 0
    while True:
        with library.reading() as connection:
            rows = connection.execute(query.where(PUZZLE.c.id > last)).all()
        yield from (row.id for row in rows if row.level == UNRATED or (renew and _outdated(row.data)))
        if len(rows) < _AT_ONCE:
            return
        last = rows[-1].id


def _outdated(text: str) -> bool:
    """Tell whether a rating is of an earlier revision or predicts no time."""
    from cluewright.core.json_text import read_json

    try:
        rating = read_json(text)["rating"]
        return rating.get("minutes") is None or int(rating.get("revision", 1)) < REVISION
    except (ValueError, TypeError, KeyError, AttributeError):
        return True


def _in_vain(text: str, seconds: float | None) -> bool:
    from cluewright.core.json_text import read_json

    if seconds is None or '"time_limit"' not in text:
        return False
    try:
        proof = read_json(text).get("proof") or {}
        return float(proof.get("time_limit", 0.0)) >= seconds
    except (ValueError, TypeError, AttributeError):  # damaged, which shows when it is read
        return False
