"""The contract of proofs: a kind that has them proves what it says, to a checker that does not trust it."""

import json
from dataclasses import replace
from itertools import count, islice, pairwise

import pytest
from tests.effort import tries

import cluewright as cw
from cluewright.core.form import dumps, loads
from cluewright.core.proof import Proof
from cluewright.nonogram.clues import clues_of
from cluewright.nonogram.families import random_picture

WITHOUT = "cannot be proven: this kind has no proofs"


@pytest.fixture
def proving(kind):
    """Skip the kinds that say they have no proofs; that they do say so is tested below."""
    if kind.proofs is None:
        pytest.skip("has no proofs")
    return kind


def test_our_own_kinds_have_proofs_and_others_say_that_they_have_none(kind, examples):
    assert (kind.proofs is not None) == kind.room.startswith("cluewright.")
    if kind.proofs is None:
        with pytest.raises(cw.NotOffered, match=WITHOUT):
            cw.prove(examples.made())
        with pytest.raises(cw.NotOffered, match=WITHOUT):
            cw.verify(examples.made(), Proof(kind.name, "sha256:" + 64 * "0", cw.Verdict.NONE))


def test_three_hundred_puzzles_are_proven_and_verified(proving, examples):
    long = 0
    for puzzle in islice(puzzles(proving.name), tries(300)):
        proof = cw.prove(puzzle)
        cw.verify(puzzle, proof)
        assert proof.verdict is cw.solve(puzzle).verdict
        assert Proof.read(proof.to_bytes()) == Proof.read(proof.text.encode()) == proof
        long += len(proof.nogoods) > 0
    assert long > 0, "propagation alone solved every puzzle, so nothing was checked"


def puzzles(kind):
    """Yield puzzles with one solution or none: random pictures, or else whatever the kind makes."""
    for seed in count():
        if kind == "nonogram":
            puzzle = clues_of(random_picture(6 + seed % 12, 5 + seed % 9, 44 + seed % 8, seed))
        elif kind == "colour-nonogram" and seed % 25 == 1:  # lines alone solve nearly all that are smaller
            puzzle = cw.generate(kind, size=(12, 12), seed=seed, difficulty="expert").puzzle
        else:
            puzzle = cw.generate(kind, size=(5 + seed % 5, 5 + seed % 4), seed=seed).puzzle
        if cw.solve(puzzle).verdict is not cw.Verdict.SEVERAL:
            yield puzzle


def test_that_there_is_no_solution_is_proven_too(proving, examples):
    proof = cw.prove(examples.impossible)
    assert (proof.verdict, proof.solution) == (cw.Verdict.NONE, ())
    cw.verify(examples.impossible, proof)


def test_several_solutions_have_no_proof_and_no_forged_one_is_accepted(proving, examples):
    puzzle = examples.ambiguous.puzzle
    with pytest.raises(cw.NoProof, match="several solutions"):
        cw.prove(puzzle)
    true = cw.prove(examples.made())
    some = proof_of_one_solution(proving, puzzle)
    for forged in (
        replace(true, puzzle=some.puzzle),
        replace(some, nogoods=true.nogoods),
        some,
        replace(some, nogoods=((1,), (-1,))),
        replace(some, nogoods=((1, -1),)),
        replace(some, verdict=cw.Verdict.NONE, solution=()),
        replace(some, verdict=cw.Verdict.SEVERAL, solution=()),
        replace(some, nogoods=((10**9 - 1,),)),
    ):
        with pytest.raises(cw.ProofRejected):
            cw.verify(puzzle, forged)


def test_a_proof_is_about_one_puzzle_and_one_solution(proving, examples):
    proof, other = cw.prove(examples.made()), cw.prove(examples.made(1))
    with pytest.raises(cw.ProofRejected, match="another puzzle"):
        cw.verify(examples.made(1), proof)
    with pytest.raises(cw.ProofRejected, match="of the kind"):
        cw.verify(examples.made(), replace(proof, kind="sudoku"))
    for wrong in (other.solution, proof.solution[1:], (*proof.solution, 10**8), ()):
        with pytest.raises(cw.ProofRejected, match="the solution that the proof names"):
            cw.verify(examples.made(), replace(proof, solution=wrong))
    with pytest.raises(cw.ProofRejected):
        cw.verify(examples.made(), replace(proof, verdict=cw.Verdict.NONE, solution=()))


def test_the_same_puzzle_has_the_same_proof(proving, examples):
    one, two = cw.prove(examples.made(3)), cw.prove(examples.made(3))
    assert one.to_bytes() == two.to_bytes()
    assert one.digest == two.digest != cw.prove(examples.made(4)).digest


def test_a_budget_ends_proving_without_a_proof(proving, examples):
    budget = cw.Budget()
    budget.cancel.cancel()
    try:
        proof = cw.prove(examples.made(2), budget=budget)
    except cw.BudgetExceeded:
        return
    cw.verify(examples.made(2), proof)  # it was so quick that nobody asked


def test_commands_write_proofs_and_check_them(proving, examples, command, tmp_path):
    puzzles = [examples.made(seed) for seed in range(3)]
    one, many, proof = tmp_path / "one.json", tmp_path / "many.jsonl", tmp_path / "one.proof"
    one.write_text(dumps(puzzles[0]))
    many.write_text("".join(f"{dumps(item)}\n" for item in puzzles))
    solved = tmp_path / "solved.json"
    code, [said, _] = command("solve", one, "--proof", proof, "--out", solved)
    assert code == 0
    assert said["proof"]["bytes"] == proof.stat().st_size
    digest = Proof.read(proof.read_bytes()).digest
    assert said["proof"]["digest"] == loads(solved.read_text()).proof["digest"] == digest
    code, [checked] = command("verify", one, proof)
    assert (code, checked["ok"], checked["verdict"], checked["digest"]) == (0, True, "unique", digest)
    assert command("solve", many, "--proof", tmp_path / "proofs")[0] == 0
    code, answers = command("verify", many, tmp_path / "proofs", "--save")
    assert (code, [answer.get("ok") for answer in answers[:3]]) == (0, [True] * 3)
    assert all(json.loads(line)["proof"]["digest"] for line in many.read_text().splitlines())
    code, answers = command("verify", many, proof)
    assert (code, [answer["ok"] for answer in answers]) == (1, [True, False, False])


def proof_of_one_solution(kind, puzzle):
    """Return the beginning of a proof that names one of several solutions, by way of a proof of an easier puzzle."""
    outcome = cw.solve(puzzle)
    solved = outcome.solutions[0]
    return Proof(kind.name, _digest(kind, puzzle), cw.Verdict.UNIQUE, variables(kind, puzzle, solved))


def _digest(kind, puzzle):
    from cluewright.core.proof import puzzle_digest

    return puzzle_digest(kind, puzzle)


def variables(kind, puzzle, solution):
    """Return what is true in a solution, as the kinds number it."""
    if kind.name == "zip":
        path = [row * puzzle.width + column for row, column in solution.path]
        pairs = [sorted(pair) for pair in pairwise(path)]
        return tuple(sorted(2 * low + (1 if high == low + 1 else 2) for low, high in pairs))
    rows = kind.board_to_data(puzzle, solution)
    if kind.name == "colour-nonogram":
        return tuple(16 * place + kind.values.index(symbol) for place, symbol in enumerate("".join(rows)))
    return tuple(place + 1 for place, symbol in enumerate("".join(rows)) if symbol == "#")
