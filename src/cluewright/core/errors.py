"""The errors Cluewright raises on purpose.

    CluewrightError
    ├── InvalidPuzzle       a puzzle that breaks its kind's rules of form; carries every fault at once
    ├── NotUnique           a puzzle with no or several solutions, where exactly one is needed
    ├── InvalidMove         a move the play session cannot read or apply
    ├── InvalidRecipe       a recipe or option that cannot be understood
    ├── FormatError         a file that cannot be read; names file, line and column
    ├── UnknownKind         no kind of that name is registered
    ├── NotOffered          the kind does not offer that verb
    ├── NoProof             no proof of the verdict can be made, or none was found
    ├── ProofRejected       a proof that does not prove what it claims
    ├── BudgetExceeded      a time limit, node limit or cancellation ended the work
    └── GenerationFailed    no puzzle satisfies the recipe within its tries

Every error about bad input is also a `ValueError`.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from reprlib import Repr
from typing import Any

from cluewright.core.locales import ENGLISH
from cluewright.core.message import Message
from cluewright.core.text import one_line

MOST_FAULTS = 100
"""How many faults of one puzzle are listed; a file may hold a million."""

_LONGEST_SHOWN = 60
_LONGEST_QUOTED = 80
_LONGEST_SENTENCE = 500
_LONG = re.compile(r"""'(?:[^'\\]|\\.){79,}+'|"(?:[^"\\]|\\.){79,}+"|[^ ]{81,}+""")
"""A text in quotation marks, or a word."""
_NAME_OF_PYTHON = re.compile(r"\[Errno -?[0-9]++\] ?+|\b[A-Za-z_.]{1,60}(?<=Error|ption|rning): ", re.ASCII)
_LONGEST_FILE_NAME = 255
_BRIEF = Repr()
_BRIEF.maxlevel, _BRIEF.maxstring, _BRIEF.maxother = 3, _LONGEST_SHOWN, _LONGEST_SHOWN
_BRIEF.maxlist = _BRIEF.maxtuple = _BRIEF.maxset = _BRIEF.maxdict = _LONGEST_SHOWN // 3


def shown(value: object) -> str:
    """Write any value for an error text, in at most 60 characters.

    >>> shown("x" * 1000)
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx..."
    """
    try:
        if isinstance(value, str | bytes):
            text = repr(value[: _LONGEST_SHOWN + 1])
        else:
            text = _BRIEF.repr(value) if _is_large(value) else repr(value)
    except ValueError:  # Python writes no number of thousands of digits
        text = "something too large to show"
    return text if len(text) <= _LONGEST_SHOWN else f"{text[: _LONGEST_SHOWN - 3]}..."


def clipped(text: str) -> str:
    """Return a user's text for an error: unchanged, or its beginning if it is long."""
    return text if len(text) <= _LONGEST_QUOTED else f"{text[: _LONGEST_QUOTED - 3]}..."


def file_name(name: str) -> str:
    """Return the name of a file for an error: whole, so that it can be found, unless it is too long for a name."""
    return name if len(name) <= _LONGEST_FILE_NAME else f"{name[: _LONGEST_SHOWN - 3]}..."


def brief(text: str) -> str:
    """Return another library's sentence, which may quote at any length, as one line with anything long cut off.

    >>> brief("No such option: " + "x" * 1000)[-8:]
    'xxxxx...'
    """
    line = one_line(text[: 100 * _LONGEST_SENTENCE].encode("utf-8", "backslashreplace").decode())
    cut = _LONG.sub(lambda found: f"{found[0][: _LONGEST_QUOTED - 4]}...{_closing(found[0])}", line)
    return cut if len(cut) <= _LONGEST_SENTENCE else f"{cut[: _LONGEST_SENTENCE - 3]}..."


def why(error: BaseException) -> str:
    """Return what any error is about, in a few words and without Python's own names.

    >>> why(FileNotFoundError(2, "No such file or directory", "kind.py"))
    'kind.py: no such file or directory'
    >>> why(RuntimeError("ValueError: bad luck")), why(KeyError("size")), why(AssertionError())
    ('bad luck', "'size' is missing", 'no reason was given')
    """
    if isinstance(error, MemoryError):
        return "there is not enough memory"
    if isinstance(error, SystemExit):
        return "the program was stopped"
    if isinstance(error, OSError) and error.strerror:
        where = "" if error.filename is None else f"{file_name(str(error.filename))}: "
        return one_line(f"{where}{error.strerror[:1].lower()}{error.strerror[1:]}")
    if isinstance(error, KeyError) and len(error.args) == 1:
        return f"{shown(error.args[0])} is missing"
    line = " ".join(str(error)[: 100 * _LONGEST_SENTENCE].split())
    return brief(_NAME_OF_PYTHON.sub("", line)) or "no reason was given"


def _closing(quoted: str) -> str:
    return quoted[0] if quoted[0] in "'\"" and quoted[-1] == quoted[0] else ""


def _is_large(value: object) -> bool:
    """Tell whether a value could be very long to write: a collection of many things, or of other collections."""
    return isinstance(value, Collection) and (len(value) > 20 or any(isinstance(part, Collection) for part in value))


class CluewrightError(Exception):
    """Base of every error raised on purpose; its text is one clear sentence."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: a code for programs and a message for people.

    `cells` are (row, column) pairs counted from 0.
    """

    code: str
    message: Message
    cells: tuple[tuple[int, int], ...] = ()
    remedy: Message | None = None
    """How a player can fix it, if that is known."""
    move: str = ""
    """The move that does so, if one does."""

    def text(self, locale: str = ENGLISH) -> str:
        """Return the sentence in a language."""
        return self.message.text(locale)

    def __str__(self) -> str:
        return self.text()

    def to_data(self, locale: str = ENGLISH) -> dict[str, Any]:
        """Return the JSON form; its text is in the language asked for."""
        return {"code": self.code, "text": self.text(locale), "cells": [list(cell) for cell in self.cells]}


class Faults(list[Fault]):
    """Collect what is wrong with something: the first hundred faults, and how many more there are."""

    def __init__(self, faults: Iterable[Fault] = (), more: int = 0) -> None:
        super().__init__()
        self.more = more
        self.extend(faults)

    def append(self, fault: Fault) -> None:
        """Add a fault, or only count it if there are enough."""
        if len(self) < MOST_FAULTS:
            super().append(fault)
        else:
            self.more += 1

    def extend(self, faults: Iterable[Fault]) -> None:
        """Add each fault."""
        for fault in faults:
            self.append(fault)


class InvalidPuzzle(CluewrightError, ValueError):
    """A puzzle is malformed; `faults` lists what is wrong with it, `more` says how many faults are not listed."""

    def __init__(self, faults: Sequence[Fault], more: int = 0) -> None:
        listed = faults if isinstance(faults, Faults) else Faults(faults, more)
        self.faults, self.more = tuple(listed), listed.more
        said = " ".join(fault.text() for fault in self.faults[:5])
        others = len(self.faults) + self.more - 5
        super().__init__(said + (f" And {others} more." if others > 0 else ""))

    def __reduce__(self) -> tuple[type["InvalidPuzzle"], tuple[tuple[Fault, ...], int]]:
        return type(self), (self.faults, self.more)


class NotUnique(CluewrightError, ValueError):
    """A puzzle has no solution, or several; `verdict` says which."""

    def __init__(self, verdict: str) -> None:
        self.verdict = verdict
        how_many = "no solution" if verdict == "none" else "several solutions"
        super().__init__(f"this puzzle has {how_many}; rating, explaining and hints need exactly one")

    def __reduce__(self) -> tuple[type["NotUnique"], tuple[str]]:
        return type(self), (self.verdict,)


class InvalidMove(CluewrightError, ValueError):
    """A move cannot be read or applied."""


class InvalidRecipe(CluewrightError, ValueError):
    """A recipe names an unknown option or a value the option does not take."""


class FormatError(CluewrightError, ValueError):
    """A file or text cannot be read as a puzzle."""

    def __init__(
        self, problem: str, *, file: str | None = None, line: int | None = None, column: int | None = None
    ) -> None:
        self.problem, self.file, self.line, self.column = problem, file, line, column
        known = None if file is None else file_name(file)
        place = ":".join(str(part) for part in (known, line, column) if part is not None)
        super().__init__(f"{place}: {problem}" if place else problem)

    def __reduce__(self) -> tuple[Any, ...]:
        return _format_error, (self.problem, self.file, self.line, self.column)


def _format_error(problem: str, file: str | None, line: int | None, column: int | None) -> FormatError:
    return FormatError(problem, file=file, line=line, column=column)


class UnknownKind(CluewrightError, ValueError):
    """No puzzle kind of that name is registered."""


class NotOffered(CluewrightError):
    """The kind does not offer this verb."""


class NoProof(CluewrightError):
    """There is no proof: the puzzle has several solutions, or the solver cannot say why its verdict is right.

    `verdict` is what the solver found.
    """

    def __init__(self, verdict: str, problem: str) -> None:
        self.verdict, self.problem = verdict, problem
        super().__init__(problem)

    def __reduce__(self) -> tuple[type["NoProof"], tuple[str, str]]:
        return type(self), (self.verdict, self.problem)


class ProofRejected(CluewrightError):
    """A proof does not prove what it claims; the text says which step fails."""


class BudgetExceeded(CluewrightError):
    """The time limit, node limit or a cancellation ended the work; `best` is the best so far, where there is one."""

    def __init__(self, problem: str, best: Any = None) -> None:
        self.best = best
        super().__init__(problem)


class GenerationFailed(CluewrightError):
    """No puzzle was found that satisfies the recipe; `best` is the closest one, if any."""

    def __init__(self, problem: str, best: Any = None) -> None:
        self.best = best
        super().__init__(problem)
