"""Refused requests, in a module that costs a worker process nothing to load."""

from collections.abc import Sequence
from typing import Any

from cluewright.core.errors import CluewrightError, Fault, brief
from cluewright.core.locales import ENGLISH

MOST_TOLD = 100
"""The most faults or problems of one answer."""


class Refused(CluewrightError):
    """A request that is understood but refused; `status` says why in HTTP's terms."""

    def __init__(self, status: int, code: str, sentence: str, *, retry_after: int | None = None) -> None:
        self.status, self.code, self.retry_after = status, code, retry_after
        super().__init__(sentence)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.status, self.code, str(self))


def brief_faults(faults: Sequence[Fault], locale: str = ENGLISH) -> list[dict[str, Any]]:
    """Return the JSON form of the first faults, each in a short sentence."""
    return [{**fault.to_data(locale), "text": brief(fault.text(locale))} for fault in faults[:MOST_TOLD]]


def too_large(sentence: str) -> Refused:
    """Return the answer to something too large."""
    return Refused(413, "too-large", sentence)


def not_found(what: str) -> Refused:
    """Return the answer to an unknown name."""
    return Refused(404, "not-found", f"there is no {what}")
