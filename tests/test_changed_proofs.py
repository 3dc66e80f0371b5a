"""A proof with a nogood left out or changed is rejected, unless a second, plain checker accepts it as well."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from tests.effort import tries
from tests.proof_judge import accepts

import cluewright as cw
from cluewright.colour_nonogram.board import Board
from cluewright.core.proof import Proof
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture

KINDS = [name for name, kind in cw.kinds().items() if kind.proofs is not None]

PALETTE = [("white", "#ffffff"), ("red", "#d7263d"), ("green", "#3f9b42")]


def puzzles(kind: str) -> Iterator[cw.Puzzle]:
    """Yield small puzzles."""
    for seed in range(100_000):
        if kind == "nonogram":
            yield clues_of(random_picture(9, 8, 42, seed))
        elif kind == "colour-nonogram":  # small ones that are made need no nogoods
            cells = np.asarray(random_picture(9, 8, 42, seed)).astype(np.uint8)
            cells[(np.random.default_rng(seed).random(cells.shape) < 0.05) & (cells > 0)] = 2
            if 2 in cells:
                yield Board.solved(cells).puzzle(PALETTE)
        else:
            yield cw.generate(kind, size=(6, 5), seed=seed).puzzle


def proven(kind: str) -> Iterator[tuple[cw.Puzzle, Proof]]:
    """Yield small puzzles whose proof has a few nogoods."""
    for puzzle in puzzles(kind):
        if cw.solve(puzzle).verdict is not cw.Verdict.SEVERAL:
            proof = cw.prove(puzzle)
            if 2 <= len(proof.nogoods) <= 12:
                yield puzzle, proof


def is_accepted(puzzle: cw.Puzzle, proof: Proof) -> bool:
    try:
        cw.verify(puzzle, proof)
    except cw.ProofRejected:
        return False
    return True


def changed(proof: Proof) -> Iterator[Proof]:
    """Yield the proof with each nogood left out, moved to the front, cut short, and with each literal turned round."""
    for place, nogood in enumerate(proof.nogoods):
        before, after = proof.nogoods[:place], proof.nogoods[place + 1 :]
        yield replace(proof, nogoods=before + after)
        yield replace(proof, nogoods=(nogood, *before, *after))
        for index, literal in enumerate(nogood):
            rest = nogood[:index] + nogood[index + 1 :]
            yield replace(proof, nogoods=(*before, (*rest, -literal), *after))
            yield replace(proof, nogoods=(*before, (*rest, literal % 20 + 1), *after))
            if rest:
                yield replace(proof, nogoods=(*before, rest, *after))


@pytest.mark.parametrize("kind", KINDS)
def test_changed_proofs_are_judged_as_a_plain_checker_does(kind):
    accepted = rejected = 0
    for puzzle, proof in islice(proven(kind), tries(4)):
        assert is_accepted(puzzle, proof)
        assert accepts(puzzle, proof)
        for other in changed(proof):
            expected = accepts(puzzle, other)
            assert is_accepted(puzzle, other) == expected, other.text
            accepted, rejected = accepted + expected, rejected + (not expected)
    assert accepted > 0
    assert rejected > 10


@pytest.mark.parametrize("kind", KINDS)
def test_no_nogood_of_a_shortest_proof_can_be_left_out(kind):
    puzzle, proof = next(proven(kind))
    for nogood in proof.nogoods:
        shorter = replace(proof, nogoods=tuple(other for other in proof.nogoods if other != nogood))
        proof = shorter if is_accepted(puzzle, shorter) else proof
    assert is_accepted(puzzle, proof)
    for place in range(len(proof.nogoods)):
        left = replace(proof, nogoods=proof.nogoods[:place] + proof.nogoods[place + 1 :])
        assert not is_accepted(puzzle, left)
        assert not accepts(puzzle, left)


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_said_of_puzzles_with_several_solutions_is_rejected(kind):
    """The nogoods of a true proof, changed or not, never prove that one of several solutions is the only one."""
    judged = 0
    for (_, proof), other in zip(proven(kind), several(kind), strict=False):
        solved = cw.solve(other).solutions[0]
        forged = replace(proof, puzzle=digest(other), solution=variables(other, solved))
        for attempt in (forged, *islice(changed(forged), 30)):
            assert not is_accepted(other, attempt)
            judged += 1
        if judged > 100 * tries(1):
            return


def several(kind: str) -> Iterator[cw.Puzzle]:
    """Yield puzzles with several solutions: made by taking something out of those that have one."""
    for puzzle in puzzles(kind):
        data = cw.kind(kind).to_data(puzzle)
        if kind == "zip":
            numbers = list(puzzle.numbers)
            data = {**data, **cw.kind(kind).to_data(cw.Zip(puzzle.width, puzzle.height, [numbers[0], numbers[-1]]))}
        elif kind == "hitori":
            data["numbers"] = [[index + row for index in range(puzzle.width)] for row in range(1, puzzle.height + 1)]
        loose = cw.kind(kind).from_data(data)
        if cw.solve(loose).verdict is cw.Verdict.SEVERAL:
            yield loose


def digest(puzzle: cw.Puzzle) -> str:
    from cluewright.core.proof import puzzle_digest

    return puzzle_digest(cw.kind(puzzle.kind), puzzle)


def variables(puzzle: cw.Puzzle, solution: object) -> tuple[int, ...]:
    from tests.contract.test_proofs import variables as found

    return found(cw.kind(puzzle.kind), puzzle, solution)
