"""Proofs about colour nonograms, and their checker against the native line solver and brute force."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.colour_nonogram.boards import Clues, as_puzzle, clue_of, clues_of, colour_puzzles, fits, random_picture

from cluewright import _native
from cluewright.colour_nonogram.proof import ColourNonogramProofs
from cluewright.colour_nonogram.proof_check import agrees, is_solution, settle_line
from cluewright.colour_nonogram.puzzle import ColourNonogram
from cluewright.core.budget import Budget
from cluewright.core.errors import ProofRejected
from cluewright.core.outcome import Verdict
from cluewright.core.proof import Proof

PROOFS = ColourNonogramProofs()


def proven(puzzle: ColourNonogram) -> Proof | None:
    """Return a proof of the puzzle's verdict, if it is unique or none."""
    outcome, grounds = PROOFS.prove(puzzle, Budget())
    if grounds is None:
        assert outcome.verdict is Verdict.SEVERAL
        return None
    return Proof("colour-nonogram", "", outcome.verdict, grounds.solution, grounds.nogoods)


@given(st.data())
def test_lines_are_settled_as_natively(data) -> None:
    colours, length = data.draw(st.integers(1, 4)), data.draw(st.integers(1, 9))
    cells = data.draw(st.lists(st.integers(0, colours), min_size=length, max_size=length))
    clue = tuple((None if data.draw(st.integers(0, 3)) == 0 else n, colour) for n, colour in clue_of(cells))
    sets = data.draw(st.lists(st.integers(1, 2 ** (colours + 1) - 1), min_size=length, max_size=length))
    if data.draw(st.booleans()):
        sets = [each | 1 << colour for each, colour in zip(sets, cells, strict=True)]
    expected = _native.colour_nonogram_settle_line(colours, clue, np.array(sets, np.uint16))
    masks = tuple(sum((each >> colour & 1) << i for i, each in enumerate(sets)) for colour in range(colours + 1))
    found = settle_line(clue, length, masks)
    if expected is None:
        assert found is None
    else:
        assert found is not None
        assert expected.tolist() == [sum((m >> i & 1) << c for c, m in enumerate(found)) for i in range(length)]


@given(colour_puzzles(most_cells=12), st.data())
def test_what_a_clue_means(drawn, data) -> None:
    (colours, rows, _), picture = drawn
    width = picture.shape[1]
    cells = data.draw(st.lists(st.integers(0, colours), min_size=width, max_size=width))
    assert all(agrees(clue, cells) == fits(clue, cells) for clue in rows)


@given(colour_puzzles(most_cells=12))
def test_small_puzzles_are_proven(drawn) -> None:
    puzzle = as_puzzle(drawn[0])
    proof = proven(puzzle)
    if proof is not None:
        assert is_solution(puzzle, proof.solution)
        PROOFS.check(puzzle, proof, Budget())


def exchanged(rows: Clues) -> Clues:
    """Exchange two blocks of one colour in the first row that has such: nearly every board becomes impossible."""
    changed = [list(clue or ()) for clue in rows]
    for clue in changed:
        if len(clue) > 1 and clue[0] != clue[1] and clue[0][1] == clue[1][1]:
            clue[0], clue[1] = clue[1], clue[0]
            break
    return tuple(map(tuple, changed))


@pytest.mark.parametrize(("colours", "density", "sides"), [(1, 0.55, (14, 20)), (2, 0.45, (10, 16))])
def test_random_boards_are_proven_and_changed_proofs_rejected(colours, density, sides) -> None:
    seen: set[tuple[Verdict, bool]] = set()
    for seed in range(40):
        rng = np.random.default_rng(seed)
        height, width = (int(side) for side in rng.integers(*sides, 2))
        _, rows, columns = clues_of(random_picture(rng, height, width, colours, density), colours)
        puzzle = as_puzzle((colours, exchanged(rows) if seed % 2 else rows, columns))
        proof = proven(puzzle)
        if proof is None:
            continue
        PROOFS.check(puzzle, proof, Budget())
        seen.add((proof.verdict, bool(proof.nogoods)))
        if proof.nogoods:
            with pytest.raises(ProofRejected, match="too early"):
                PROOFS.check(puzzle, replace(proof, nogoods=()), Budget())
        if proof.verdict is Verdict.UNIQUE:
            other = (proof.solution[0] + (1 if (proof.solution[0] - 1) % 16 < 2 else -1), *proof.solution[1:])
            with pytest.raises(ProofRejected, match="does not agree"):
                PROOFS.check(puzzle, replace(proof, solution=other), Budget())
            with pytest.raises(ProofRejected):
                PROOFS.check(puzzle, replace(proof, verdict=Verdict.NONE), Budget())
    assert any(with_nogoods for _, with_nogoods in seen)
    assert (Verdict.NONE, False) in seen


def test_a_nogood_that_does_not_follow_is_named() -> None:
    palette = [("white", "#ffffff"), ("red", "#d03a2b"), ("blue", "#2b5dd0")]
    switch = ColourNonogram(palette, [[(1, 1), (1, 2)]] * 2, [[(1, 1)], [(1, 1)], [(2, 2)]])
    for nogood in ((2,), (-2,), (2, 1), (4,)):
        proof = Proof("colour-nonogram", "", Verdict.NONE, (), (nogood,))
        if nogood in ((2, 1), (4,)):  # a cell of two colours, a colour that is not in the palette
            with pytest.raises(ProofRejected, match="too early"):
                PROOFS.check(switch, proof, Budget())
        else:
            with pytest.raises(ProofRejected, match="nogood 1 does not follow"):
                PROOFS.check(switch, proof, Budget())
    with pytest.raises(ProofRejected, match="does not have"):
        PROOFS.check(switch, Proof("colour-nonogram", "", Verdict.NONE, (), ((97,),)), Budget())
