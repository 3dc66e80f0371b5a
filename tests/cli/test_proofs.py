"""`solve --proof` and `verify`, as people use them."""

import pytest

import cluewright as cw
from cluewright.core.form import dumps, loads
from cluewright.core.proof import Proof


@pytest.fixture
def files(tmp_path):
    made = {"sample": cw.kind("zip").sample(), "other": cw.kind("nonogram").sample(), "several": cw.Item(several())}
    for name, item in made.items():
        (tmp_path / f"{name}.json").write_text(dumps(item))
    return tmp_path


def several():
    return cw.Nonogram(rows=[[1], [1]], columns=[[1], [1]])


def test_a_proof_is_written_checked_and_checked_again(cluewright, files):
    proof = files / "sample.proof"
    ended = cluewright("solve", files / "sample.json", "--proof", proof)
    assert (ended.code, ended.err) == (0, "")
    assert "unique, proof checked (" in ended.out
    assert f"{proof.stat().st_size} bytes)" in ended.out
    ended = cluewright("verify", files / "sample.json", proof)
    assert (ended.code, ended.err) == (0, "")
    assert "sample.json#1: exactly one solution, proof checked (" in ended.out


def test_a_proof_of_another_puzzle_is_rejected_in_one_sentence(cluewright, files):
    cluewright("solve", files / "sample.json", "--proof", files / "a.proof")
    ended = cluewright("verify", files / "other.json", files / "a.proof")
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.strip().endswith("proof rejected: this is a proof for a puzzle of the kind zip, not nonogram")


def test_several_solutions_are_decided_but_nothing_is_written(cluewright, files):
    ended = cluewright("solve", files / "several.json", "--proof", files / "a.proof")
    assert ended.code == 0
    assert "several" in ended.out
    assert not (files / "a.proof").exists()


def test_files_are_neither_overwritten_nor_mixed(cluewright, files):
    proof = files / "a.proof"
    proof.write_text("mine")
    ended = cluewright("solve", files / "sample.json", "--proof", proof)
    assert (ended.code, proof.read_text()) == (2, "mine")
    assert "--force" in ended.err
    ended = cluewright("solve", files / "sample.json", files / "other.json", "--proof", files / "b.proof")
    assert ended.code == 2
    assert "name a folder" in ended.err
    ended = cluewright("solve", files / "sample.json", "--proof", proof, "--first")
    assert ended.code == 2


def test_what_is_no_proof_is_bad_input(cluewright, files):
    (files / "a.proof").write_text("no\n")
    ended = cluewright("verify", files / "sample.json", files / "a.proof")
    assert (ended.code, ended.out) == (2, "")
    assert "a.proof:1: this is not a proof" in ended.err
    assert cluewright("verify", files / "sample.json", files / "missing.proof").code == 2
    (files / "empty").mkdir()
    assert cluewright("verify", files / "sample.json", files / "empty").code == 2


def test_the_digest_is_saved_with_the_puzzle(cluewright, files):
    proof = files / "a.proof"
    cluewright("solve", files / "sample.json", "--proof", proof)
    assert cluewright("verify", files / "sample.json", proof, "--save").code == 0
    kept = loads((files / "sample.json").read_text())
    assert kept.proof == {"verdict": "unique", "digest": Proof.read(proof.read_bytes()).digest}


def test_a_kind_without_proofs_says_so(cluewright, puzzles, tmp_path):
    ended = cluewright("solve", puzzles["unique"], "--proof", tmp_path / "a.proof")
    assert ended.code == 2
    assert "cannot be proven: this kind has no proofs" in ended.err
