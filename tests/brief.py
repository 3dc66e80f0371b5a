"""What every error keeps to, at whatever door: one short line that repeats little and speaks no Python."""

import re

MOST_QUOTED = 80
LONGEST = 900
PYTHON = re.compile(
    r"\b[A-Za-z]+(?:Error|Exception|Warning)\b|Traceback|<class|object at 0x|Errno|\bNoneType\b|\bSystemExit\b"
)
CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
LONG_TEXTS = ("Q" * 10_000, "two words " * 1000, "\x1b[31m\u202e\n\t'\"\\ " * 1000)
"""What errors are asked to quote: one word, many, and what would steer a terminal."""


def require_brief(sentence: str, given: str) -> None:
    """Fail where a sentence repeats more of a text than it may, is endless, or names something of Python."""
    assert sentence
    quoted = {sentence[start : start + MOST_QUOTED + 1] for start in range(len(sentence) - MOST_QUOTED)}
    assert not any(piece in given for piece in quoted), f"quotes too much: {sentence[:300]}"
    assert len(sentence) <= LONGEST, sentence
    assert not CONTROL.search(sentence), repr(sentence)
    assert not PYTHON.search(sentence), sentence
