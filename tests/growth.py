"""Whether work takes time in proportion to what it is given.

CPU time is compared within one run, at sizes four times apart: twice the proportion is allowed, and what is too quick
to measure always passes. A power of the size or worse shows at the largest size here, and stops at the first that
shows it.
"""

import gc
import time
from collections.abc import Callable, Iterator

from tests.effort import EFFORT, share_of

SIZES = (64, 1024, 4096, 16384)
UNMEASURABLE = 0.02
"""Seconds; quadratic work on the largest size takes many times as long."""
_RUNS = 4

CLASSES = {
    "digits": "1",
    "zeros": "0",
    "spaces": " ",
    "tabs": "\t",
    "newlines": "\n",
    "returns": "\r",
    "letters": "a",
    "capitals": "L",
    "quotes": '"',
    "apostrophes": "'",
    "brackets": "[",
    "braces": "{",
    "closing": "]",
    "angles": "<",
    "commas": ",",
    "slashes": "/",
    "backslashes": "\\",
    "dots": ".",
    "dashes": "-",
    "hashes": "#",
    "percents": "%",
    "ampersands": "&",
    "equals": "=",
    "colons": ":",
    "dollars": "$",
    "pipes": "|",
    "questions": "?",
    "underscores": "_",
    "separators": "\x1c",
    "wide": "é",
    "numbers": "11 ",
    "list": "1,",
    "words": "ab ",
    "pairs": "1x",
    "cells": "#1,1 ",
    "dotted": "a.",
    "steps": "L ",
    "gaps": " \t",
    "lines": "1 1\n",
    "empty lists": "[],",
    "strings": '"a",',
    "entities": "&#1;",
    "escapes": "%41",
    "elements": "<a>",
}
"""What the runs are made of, by name."""


def runs(what: str, *, spoiled: bool = True) -> Iterator[tuple[str, Callable[[int], str]]]:
    """Yield the ways to fill a text: each class alone, and if wished with something after it that spoils a match.

    Every day a third of the classes is tried at each place of a reader, each in one of the two ways, in turn.
    """
    for place, (name, piece) in enumerate(share_of(CLASSES.items(), what, 3)):
        endings = ("", "!") if EFFORT > 1 else (("", "!")[place % 2],)
        for ending in endings if spoiled else ("",):
            yield name + ending, lambda size, piece=piece, ending=ending: piece * (size // len(piece)) + ending


def check_growth(work: Callable[[str], object], make: Callable[[int], str], what: str) -> None:
    """Do the work on ever longer texts; fail where it takes more than its share of time."""
    if all(_cpu_seconds(work, make(size)) <= UNMEASURABLE for size in (SIZES[1], SIZES[-1])):
        return
    before = UNMEASURABLE
    for size in SIZES:
        text = make(size)
        spent = _cpu_seconds(work, text)
        for _ in range(_RUNS):
            if spent <= 8 * before:
                break
            spent = min(spent, _cpu_seconds(work, text))
        assert spent <= 8 * before, f"{what}: {spent:.2f} s for {size} characters, {before:.2f} s for a quarter of them"
        before = max(spent, UNMEASURABLE)


def _cpu_seconds(work: Callable[[str], object], text: str) -> float:
    gc.disable()  # a collection looks through everything that other tests have left, too
    try:
        start = time.thread_time()
        work(text)
        return time.thread_time() - start
    finally:
        gc.enable()
