"""The languages Cluewright speaks, and what the locale data (CLDR, through Babel) says about each.

`PSEUDO` is English with accents, a third longer: it shows what a translation will do to the layout of a page, and a
text that is not in a catalogue stands out.
"""

import re
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from typing import TYPE_CHECKING, Literal

from cluewright.core.text import decimal, stripped

if TYPE_CHECKING:
    from babel import Locale

ENGLISH = "en"
LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "ja": "日本語",
    "zh": "简体中文",
}
"""The name of each language in that language, by its code."""
PSEUDO = "en-XA"

_LONGEST_REQUEST = 200
"""How many characters of a list of languages are read; more would serve no purpose."""


def find_language(wanted: str) -> str | None:
    """Return which of our languages a name such as `de`, `de-AT` or `de_DE.UTF-8` means; None if it is none of them.

    >>> find_language("de_AT.UTF-8"), find_language("zh-Hant-TW"), find_language("C"), find_language("pt")
    ('de', 'zh', 'en', None)
    """
    plain = stripped(wanted).partition(".")[0].partition("@")[0].replace("_", "-")
    if plain in ("C", "POSIX"):
        return ENGLISH
    if plain.lower() == PSEUDO.lower():
        return PSEUDO
    code = plain.partition("-")[0].lower()
    return code if code in LANGUAGES else None


def first_language(wanted: Iterable[str]) -> str:
    """Return the first language of a list that is one of ours, else English."""
    return next((found for name in wanted if (found := find_language(name)) is not None), ENGLISH)


def requested_language(header: str) -> str:
    """Return which of our languages an `Accept-Language` header prefers.

    >>> requested_language("pt-BR, fr;q=0.4, de;q=0.8")
    'de'
    """
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(header[:_LONGEST_REQUEST].split(",")):
        name, _, weight = part.partition(";q=")
        ranked.append((-_weight(weight), place, name))
    return first_language(name for weight, _, name in sorted(ranked) if weight)


def _weight(text: str) -> float:
    whole = stripped(text)[:5]
    return float(not whole) if (weight := decimal(whole)) is None else max(0.0, min(weight, 1.0))


@cache
def _locale(language: str) -> "Locale":
    from babel import Locale

    return Locale.parse("zh_Hans" if language == "zh" else "en" if language == PSEUDO else language)


def plural(language: str, number: float, kind: Literal["cardinal", "ordinal"] = "cardinal") -> str:
    """Return the plural category of a number.

    >>> plural("en", 1), plural("fr", 0), plural("en", 22, "ordinal")
    ('one', 'one', 'two')
    """
    locale = _locale(language)
    return (locale.plural_form if kind == "cardinal" else locale.ordinal_form)(number)


def write_number(language: str, number: float) -> str:
    """Write a number as a language does.

    >>> write_number("en", 1234567), write_number("de", 0.5)
    ('1,234,567', '0,5')
    """
    if isinstance(number, int) and -1000 < number < 1000:
        return str(number)
    from babel.numbers import format_decimal

    return str(format_decimal(number, locale=_locale(language)))


def write_list(language: str, parts: Sequence[str], kind: Literal["and", "or"] = "and") -> str:
    """Write a list as a language does.

    >>> write_list("en", ["1", "2", "3"]), write_list("de", ["1", "2"], "or")
    ('1, 2 and 3', '1 oder 2')
    >>> write_list("es", ["Aguja", "Imperdible"]), write_list("es", ["Agua", "Hielo"])
    ('Aguja e Imperdible', 'Agua y Hielo')
    """
    patterns = _list_patterns(language, kind)
    if len(parts) < 2:
        return "".join(parts)
    end = patterns["2" if len(parts) == 2 else "end"]
    if language == "es" and _SAME_SOUND[kind].match(parts[-1]):
        end = end.replace(" y ", " e ").replace(" o ", " u ")
    if len(parts) == 2:
        return end.format(*parts)
    shown = patterns["start"].format(parts[0], parts[1])
    for part in parts[2:-1]:
        shown = patterns["middle"].format(shown, part)
    return end.format(shown, parts[-1])


_SAME_SOUND = {"and": re.compile(r"h?[ií](?![aeou])", re.IGNORECASE), "or": re.compile("h?[oó]|8", re.IGNORECASE)}
"""Words before which Spanish says e for y, and u for o, as they begin with the same sound."""


@cache
def _list_patterns(language: str, kind: str) -> dict[str, str]:
    """Return how a language joins the parts of a list; looking that up takes longer than joining them."""
    # British English has no comma before the last part.
    locale = _locale("en_GB" if language in (ENGLISH, PSEUDO) else language)
    return dict(locale.list_patterns["or" if kind == "or" else "standard"])


def write_date(language: str, day: date, style: Literal["short", "medium", "long", "full"] = "long") -> str:
    """Write a day as a language does.

    >>> write_date("en", date(2026, 11, 16)), write_date("de", date(2026, 11, 16))
    ('16 November 2026', '16. November 2026')
    """
    from babel.dates import format_date

    locale = _locale("en_GB" if language in (ENGLISH, PSEUDO) else language)
    return format_date(day, style, locale)


def join_sentences(language: str, sentences: Sequence[str]) -> str:
    """Join sentences; what several say before a colon appears once, and nothing is repeated twice in a row.

    >>> join_sentences("en", ["Row 2: the 1 is complete.", "Row 2: the 3 fits only in columns 4 to 7."])
    'Row 2: the 1 is complete. The 3 fits only in columns 4 to 7.'
    """
    said: list[str] = []
    before = opening = ""
    for sentence in sentences:
        if sentence == before:
            continue
        before = sentence
        found = _OPENING.match(sentence)
        if found is not None and found[0] == opening:
            rest = sentence[found.end() :]
            said.append(rest[:1].upper() + rest[1:])
        else:
            opening = found[0] if found is not None else ""
            said.append(sentence)
    return ("" if language in _WITHOUT_BLANKS else " ").join(said)


_OPENING = re.compile(r"[^:：.。]{1,40}+[:：]\s*+", re.ASCII)
"""The place that a sentence is about: what comes before its colon."""
_WITHOUT_BLANKS = ("ja", "zh")


def write_day(language: str, month: int, day: int) -> str:
    """Write a day without a year as a language does.

    >>> write_day("en", 11, 16), write_day("de", 11, 16)
    ('16 November', '16. November')
    """
    from babel.dates import format_skeleton

    locale = _locale("en_GB" if language in (ENGLISH, PSEUDO) else language)
    return str(format_skeleton("MMMMd", date(2000, month, day), locale=locale))
