"""Errors in words: their type and status, a sentence for developers, and what a page says in a reader's language.

A worker reports some itself, so nothing here needs the web framework.
"""

import logging
from typing import Any

from cluewright.core.errors import (
    BudgetExceeded,
    CluewrightError,
    FormatError,
    GenerationFailed,
    InvalidMove,
    InvalidPuzzle,
    InvalidRecipe,
    NotOffered,
    NotUnique,
    UnknownKind,
    brief,
)
from cluewright.core.locales import ENGLISH
from cluewright.core.message import has_message, say
from cluewright.library.errors import InvalidName, LibraryError, NameTaken, NotInLibrary
from cluewright.render.fonts import MissingFont
from cluewright.web import file_problems
from cluewright.web.refusal import Refused
from cluewright.web.stored import NotPlayable

_log = logging.getLogger(__name__)
ROOM = "cluewright.web"
_FAULTS_SAID = 3
"""Faults of a puzzle in one message; a page has room for no more."""

_STATUS: tuple[tuple[type[CluewrightError], int, str], ...] = (
    (InvalidPuzzle, 422, "invalid-puzzle"),
    (NotUnique, 422, "not-unique"),
    (InvalidMove, 422, "invalid-move"),
    (InvalidRecipe, 422, "invalid-recipe"),
    (FormatError, 422, "format"),
    (UnknownKind, 422, "unknown-kind"),
    (NotOffered, 422, "not-offered"),
    (GenerationFailed, 422, "generation-failed"),
    (BudgetExceeded, 503, "budget-exceeded"),
    (NotInLibrary, 404, "not-found"),
    (LibraryError, 422, "library"),
    (MissingFont, 422, "missing-font"),
    (NotPlayable, 422, "not-playable"),
)


def status_of(error: CluewrightError) -> tuple[int, str]:
    """Return the HTTP status and the type of a problem."""
    if isinstance(error, Refused):
        return error.status, error.code
    if _is_away(error):
        return 503, "library"
    return next(((status, code) for kind, status, code in _STATUS if isinstance(error, kind)), (422, "error"))


def sentence_of(error: CluewrightError) -> str:
    """Say what is wrong to a remote client: the database's own message is only for the log."""
    if _is_away(error):
        _log.error("%s", error)
        return "the library cannot be used at the moment: see the server log"
    return brief(str(error))


def message_of(error: CluewrightError, locale: str = ENGLISH) -> str:
    """Say on a page what is wrong and what to do next."""
    match error:
        case InvalidPuzzle():
            faults = " ".join(fault.text(locale) for fault in error.faults[:_FAULTS_SAID])
            return brief(say(ROOM, "problem-invalid-puzzle", locale, faults=faults))
        case FormatError() if error.line is not None or file_problems.reason_of(error, locale) is not None:
            return file_problems.said(error, locale)
        case NameTaken():
            return say(ROOM, "problem-name-taken", locale)
        case InvalidName():
            return say(ROOM, "problem-name", locale, most=error.most)
    return message_of_type("library-away" if _is_away(error) else status_of(error)[1], locale)


def message_of_type(code: str, locale: str = ENGLISH) -> str:
    """Say on a page what a type of problem is; one without its own message just says that it did not work."""
    own = f"problem-{code}"
    return say(ROOM, own if has_message(ROOM, own) else "problem-error", locale)


def document_of(error: CluewrightError, locale: str = ENGLISH) -> dict[str, Any]:
    """Return the description of an error after the status of the response has been sent."""
    status, code = status_of(error)
    return {"type": code, "status": status, "detail": sentence_of(error), "message": message_of(error, locale)}


def _is_away(error: CluewrightError) -> bool:
    """Tell whether the database itself is in trouble."""
    return isinstance(error, LibraryError) and error.__cause__ is not None
