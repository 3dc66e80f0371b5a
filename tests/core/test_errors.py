import copy
import pickle
import tracemalloc

import pytest
from tests.brief import LONG_TEXTS, require_brief

from cluewright import (
    BudgetExceeded,
    CluewrightError,
    Fault,
    FormatError,
    GenerationFailed,
    InvalidMove,
    InvalidPuzzle,
    InvalidRecipe,
    NoProof,
    NotOffered,
    NotUnique,
    ProofRejected,
    UnknownKind,
)
from cluewright.batch.executor import run_chunk
from cluewright.core.errors import Faults, shown, why
from cluewright.core.message import plain

FAULTS = [Fault("size", plain(f"Row {index} is wrong."), ((index, 0),)) for index in range(1, 8)]
ERRORS = [
    InvalidPuzzle(FAULTS),
    NotUnique("several"),
    InvalidMove("no such cell"),
    InvalidRecipe("no such option"),
    FormatError("a comma is missing", file="cat.json", line=3, column=14),
    UnknownKind("there is no kind 'sudoku'"),
    NotOffered("not this"),
    NoProof("several", "there are several solutions"),
    ProofRejected("nogood 3 does not follow"),
    BudgetExceeded("too long"),
    GenerationFailed("nothing found", best=("#.", "..")),
]


def test_every_error_of_the_tree_is_here():
    ours = {error for error in CluewrightError.__subclasses__() if error.__module__ == CluewrightError.__module__}
    assert {type(error) for error in ERRORS} == ours


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize(
    "through", [copy.copy, lambda error: pickle.loads(pickle.dumps(error))], ids=["copy", "pickle"]
)
def test_errors_survive_the_way_between_processes(error, through):
    back = through(error)
    assert type(back) is type(error)
    assert str(back) == str(error)
    assert vars(back) == vars(error)


@pytest.mark.parametrize("error_type", [InvalidPuzzle, NotUnique, InvalidMove, InvalidRecipe, FormatError, UnknownKind])
def test_errors_about_input_are_value_errors(error_type):
    assert issubclass(error_type, ValueError)


@pytest.mark.parametrize("error_type", [NotOffered, BudgetExceeded, GenerationFailed])
def test_errors_about_the_work_are_not(error_type):
    assert not issubclass(error_type, ValueError)


def test_an_invalid_puzzle_carries_all_faults_and_shows_five():
    error = InvalidPuzzle(FAULTS)
    assert error.faults == tuple(FAULTS)
    assert str(error) == ("Row 1 is wrong. Row 2 is wrong. Row 3 is wrong. Row 4 is wrong. Row 5 is wrong. And 2 more.")


def test_five_faults_are_all_shown():
    assert str(InvalidPuzzle(FAULTS[:5])).endswith("Row 5 is wrong.")


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ({}, "a comma is missing"),
        ({"file": "cat.json"}, "cat.json: a comma is missing"),
        ({"file": "cat.json", "line": 3}, "cat.json:3: a comma is missing"),
        ({"file": "cat.json", "line": 3, "column": 14}, "cat.json:3:14: a comma is missing"),
        ({"line": 3, "column": 14}, "3:14: a comma is missing"),
    ],
)
def test_a_format_error_names_the_place_as_far_as_it_is_known(place, text):
    assert str(FormatError("a comma is missing", **place)) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("cat", "'cat'"),
        (None, "None"),
        ("x" * 59, "'" + "x" * 56 + "..."),
        ("x" * 58, "'" + "x" * 58 + "'"),
        ([10**5000], "something too large to show"),
    ],
)
def test_any_value_can_be_shown_in_an_error_text(value, text):
    assert shown(value) == text


def test_a_fault_is_a_code_a_sentence_and_cells():
    fault = Fault("no-way", plain("Row 2: nothing fits."), ((1, 0), (1, 1)))
    assert str(fault) == "Row 2: nothing fits."
    assert fault.to_data() == {"code": "no-way", "text": "Row 2: nothing fits.", "cells": [[1, 0], [1, 1]]}


def test_a_hundred_thousand_faults_are_counted_and_a_hundred_kept():
    error = InvalidPuzzle(Faults(Fault("size", plain(f"Row {index} is wrong.")) for index in range(100_000)))

    assert len(error.faults) == 100
    assert error.more == 99_900
    assert str(error).endswith("Row 4 is wrong. And 99995 more.")
    assert pickle.loads(pickle.dumps(error)).more == error.more


@pytest.mark.parametrize(
    "value",
    [[[]] * 10**6, {str(n): [n] for n in range(10**5)}, "x" * 10**7, b"\0" * 10**7, {*range(10**5)}],
    ids=lambda value: type(value).__name__,
)
def test_a_large_value_is_shown_without_being_written_out(value):
    tracemalloc.start()
    try:
        text = shown(value)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert len(text) <= 60
    assert peak < 1_000_000


@pytest.mark.parametrize("text", LONG_TEXTS)
def test_whoever_fails_is_quoted_in_one_short_line(text):
    errors = [
        *(
            sort(text)
            for sort in (ValueError, RuntimeError, KeyError, AttributeError, SystemExit, OSError, AssertionError)
        ),
        OSError(28, "No space left on device", text),
        UnicodeDecodeError("utf-8", b"\xff" * 1000, 0, 1, text),
        RuntimeError(f"ValueError: [Errno 5] {text}"),
        ExceptionGroup(text, [ValueError(text)]),
        MemoryError(),
        ValueError(),
    ]
    [lost], _ = run_chunk(_fail, [text])
    given = "" if text == LONG_TEXTS[1] else text  # words might as well be the other's own
    for sentence in (*map(why, errors), lost.reason):
        require_brief(sentence, given)
        assert len(sentence) <= 500


def _fail(text):
    raise LookupError(text)
