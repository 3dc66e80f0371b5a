"""The text of proofs: what is written can be read, and whatever else is given is refused in one sentence."""

import gzip
from random import Random

import pytest
from tests.effort import tries

import cluewright as cw
from cluewright.core.proof import Proof

PUZZLE = "sha256:" + "0123456789abcdef" * 4
PROOF = Proof("nonogram", PUZZLE, cw.Verdict.UNIQUE, (1, 4), ((2, -3), (2,)))
NONE = Proof("zip", PUZZLE, cw.Verdict.NONE, (), ((-7,),))


@pytest.mark.parametrize("proof", [PROOF, NONE, Proof("hitori", PUZZLE, cw.Verdict.UNIQUE)])
def test_what_is_written_is_read_again(proof):
    assert Proof.read(proof.text.encode()) == Proof.read(proof.to_bytes()) == proof
    assert Proof.read(gzip.compress(proof.text.encode())).digest == proof.digest


def test_the_text_is_the_documented_one():
    head = f"cluewright proof 1 nonogram unique {PUZZLE}"
    assert PROOF.text == f"{head}\nsolution 1 4\n2 -3\n2\n"
    assert NONE.text == f"cluewright proof 1 zip none {PUZZLE}\n-7\n"
    assert PROOF.digest.startswith("sha256:")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "not a proof"),
        (b"\n", "not a proof"),
        (b"cluewright proof 1 nonogram unique sha256:12\n", "not a proof"),
        (PROOF.text.replace("proof 1", "proof 2").encode(), "revision 2"),
        (PROOF.text.replace("solution", "answer").encode(), "expected `solution`"),
        (PROOF.text.replace("solution 1 4", "solution -1 4").encode(), "expected `solution`"),
        (PROOF.text.replace("2 -3", "2 0").encode(), "3: expected numbers that are not 0"),
        (PROOF.text.replace("2 -3", "2  3").encode(), "3: expected numbers"),
        (PROOF.text.replace("2 -3", "").encode(), "3: expected numbers"),
        (PROOF.text.replace("2 -3", "9" * 5000).encode(), "3: expected numbers"),
        (PROOF.text.replace("2 -3", "²").encode(), "plain text"),
        (PROOF.text.encode()[:-1], "cut off"),
        (PROOF.text.replace("\n", "\r\n").encode(), "not a proof"),
        (PROOF.to_bytes()[:-9], "damaged"),
        (b"\x1f\x8b" + b"x" * 50, "damaged"),
    ],
)
def test_whatever_is_not_a_proof_is_refused(data, sentence):
    with pytest.raises(cw.FormatError, match=sentence):
        Proof.read(data, name="a.proof")


def test_what_unpacks_to_too_much_is_refused(monkeypatch):
    monkeypatch.setattr("cluewright.core.proof.LARGEST", 1000)
    with pytest.raises(cw.FormatError, match="too large"):
        Proof.read(gzip.compress(b"1" * 10_000))


def test_damaged_proofs_raise_nothing_else():
    random, puzzle = Random(20), cw.kind("nonogram").sample().puzzle
    true = cw.prove(puzzle)
    read = rejected = 0
    for _ in range(tries(1500)):
        data = bytearray(random.choice((true.text.encode(), true.to_bytes(), PROOF.text.encode())))
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(data))
            data[place : place + random.randint(0, 3)] = random.choice((b"", b"-", b" ", b"\n", b"7", b"\xff", b"12 "))
        try:
            proof = Proof.read(bytes(data))
            read += 1
            cw.verify(puzzle, proof)
        except (cw.FormatError, cw.ProofRejected):
            rejected += 1
    assert read > 0
    assert rejected > 0


def test_errors_of_proofs_survive_a_process():
    import pickle

    again = pickle.loads(pickle.dumps(cw.NoProof("several", "because")))
    assert (again.verdict, str(again)) == ("several", "because")
