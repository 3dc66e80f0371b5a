"""The language of a request, and the catalogues that pages read."""

from functools import cache
from typing import Annotated, Any

from fastapi import Depends, Header, Request
from starlette.types import Scope

from cluewright.core.catalogue import CORE, PAGES, Catalogue, catalogue
from cluewright.core.daily import day_of_title
from cluewright.core.json_text import write_json
from cluewright.core.kind import Kind
from cluewright.core.locales import ENGLISH, requested_language, write_day
from cluewright.core.message import say
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.web.told import ROOM

_LANGUAGE = "cluewright.language"
"""Where a request keeps its language once found."""
MORE = ("book-", "stats-", "watch-")
"""How the messages begin that no page says before the first board: they come with the pages that do."""


def said_by(kind: Kind[Any, Any], code: str, locale: str) -> str:
    """Return the title, rules or move help of a kind in a language; one set in Python is the same in all."""
    plain = getattr(type(kind), code.replace("-", "_"))
    return plain if isinstance(plain, str) else kind.say(code, locale)


def title_in(kind: str, title: str | None, locale: str) -> str | None:
    """Return the title of a puzzle in a language: a daily puzzle's is ours and translated; others are unchanged."""
    if title is None or locale == ENGLISH or kind not in all_kinds():
        return title
    found = day_of_title(find_kind(kind), title)
    if found is None:
        return title
    try:
        day = write_day(locale, *found)
    except ValueError:  # such as 31 November
        return title
    return say(ROOM, "word-daily", locale, kind=said_by(find_kind(kind), "title", locale), day=day)


def language_of(scope: Scope) -> str:
    """Return which of our languages a request prefers, found once."""
    if _LANGUAGE not in scope:
        wanted = [value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"]
        scope[_LANGUAGE] = requested_language(",".join(wanted))
    language: str = scope[_LANGUAGE]
    return language


def _language(
    request: Request,
    accept_language: Annotated[str, Header(description="The preferred languages of the texts.")] = "",
) -> str:
    return language_of(request.scope)


Language = Annotated[str, Depends(_language)]


@cache
def compiled_messages(language: str) -> bytes:
    """Return the texts of the pages in a language as JSON, `MORE` apart; they are the same for everybody."""
    kinds = {name: _spoken(kind.room, language) for name, kind in all_kinds().items()}
    own = {
        name: {code: pattern for code, pattern in said.items() if code.startswith(PAGES)}
        for name, said in kinds.items()
    }
    studio = {code: pattern for code, pattern in _studio(language).items() if not code.startswith(MORE)}
    return write_json({"language": language, "messages": studio, "kinds": own}).encode()


@cache
def more_messages(language: str) -> bytes:
    """Return the texts that come with the pages that say them, in a language, as JSON."""
    return write_json({code: said for code, said in _studio(language).items() if code.startswith(MORE)}).encode()


def _studio(language: str) -> Catalogue:
    return {**_spoken(CORE, language), **_spoken(ROOM, language)}


def _spoken(room: str, language: str) -> Catalogue:
    """Return a room's texts in a language, in English where it lacks a message."""
    return {**catalogue(room, ENGLISH), **catalogue(room, language)}
