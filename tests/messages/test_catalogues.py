"""Every message in every language: none missing, none unused, no placeholder left."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cluewright as cw
from cluewright.core.catalogue import FOLDER, catalogue, named, parse
from cluewright.core.locales import ENGLISH, LANGUAGES, PSEUDO
from cluewright.core.message import Message, say

HERE = Path(__file__).parent
SOURCE = Path(cw.__file__).parent
ROOMS = sorted(
    f"cluewright.{folder.parent.relative_to(SOURCE).as_posix().replace('/', '.')}" for folder in SOURCE.rglob(FOLDER)
)
KINDS = sorted(cw.kinds())
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
NUMBER_OF_ROOMS, NUMBER_OF_EXAMPLES = 6, 100
SPOKEN = ("step-", "fault-", "broken-", "ending-", "remedy-")


def examples(kind: str) -> list[Message]:
    """Return what the kind said on real boards: tools/collect_messages.py collects it."""
    lines = HERE.joinpath(f"{kind}.jsonl").read_text("utf-8").splitlines()
    return [Message.from_data(cw.kind(kind).room, json.loads(line)) for line in lines]


def test_the_rooms_are_found() -> None:
    assert len(ROOMS) >= NUMBER_OF_ROOMS
    assert {"cluewright.core", "cluewright.nonogram", "cluewright.web"} <= set(ROOMS)
    assert all(catalogue(room, ENGLISH) for room in ROOMS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", ROOMS)
def test_a_message_asked_for_alone_is_what_it_is_among_all(room: str, language: str) -> None:
    whole = parse(SOURCE.joinpath(*room.split(".")[1:], FOLDER, f"{language}.ftl").read_text("utf-8"))
    asked = catalogue.__wrapped__(room, language)
    assert {code: asked[code] for code in whole} == whole
    assert "no-such-message" not in asked
    assert dict(asked) == whole


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_language_has_every_message_and_no_other(room: str, language: str) -> None:
    english, other = catalogue(room, ENGLISH), catalogue(room, language)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("room", ROOMS)
def test_a_translation_uses_the_values_that_english_has(room: str, language: str) -> None:
    english = catalogue(room, ENGLISH)
    for code, pattern in catalogue(room, language).items():
        assert set(named(pattern)) - _within(room, code) <= set(), f"{code} names what is not there"
        lost = {name for kind, name in _names(room, code, ENGLISH) if kind == "value"} - {
            name for kind, name in _names(room, code, language) if kind == "value"
        }
        assert sorted(lost - _MAY_GO) == [], f"{code} leaves something out"
    assert english


_MAY_GO = {"axis", "count", "line", "along"}
"""Values by which English chooses its words and other languages need not."""


_ALSO = {"cells": ("axis", "number", "places")}
"""Values that English has no use for."""


@cache
def _within(room: str, code: str) -> set[tuple[str, str]]:
    """Return everything that English names in a message, in those it refers to, and every message of the room."""
    known = {("message", each) for each in (*catalogue(room, ENGLISH), *catalogue("cluewright.core", ENGLISH))}
    return known | _names(room, code, ENGLISH) | {("value", name) for name in _ALSO.get(code, ())}


def _names(room: str, code: str, language: str) -> set[tuple[str, str]]:
    pattern = catalogue(room, language).get(code) or catalogue("cluewright.core", language).get(code)
    found = set(named(pattern or []))
    for kind, name in tuple(found):
        if kind == "message":
            found |= _names(room, name, language)
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_message_is_used(room: str) -> None:
    folder = SOURCE / room.removeprefix("cluewright.").replace(".", "/")
    own = _sources(folder)
    if (folder / "board.py").is_file():  # what every kind has, core and the studio say
        own += _sources(SOURCE / "core") + _sources(SOURCE / "web")
    if any("cluewright.clued_lines" in each for each in own):  # which speaks for the kinds that share it
        own += _sources(SOURCE / "clued_lines")
    everywhere = "\n".join(_sources(SOURCE) if room in ("cluewright.core", "cluewright.web") else own)
    whole = set(re.findall(r"""(?<=["'`])[a-z0-9-]+(?=[."'`])""", everywhere))
    starts = set(re.findall(r"""(?<=["'`])[a-z0-9-]+-(?=[{$])""", everywhere))
    referred = {name for pattern in catalogue(room, ENGLISH).values() for kind, name in named(pattern)}
    for code in catalogue(room, ENGLISH):
        plain = code.partition(".")[0]
        begun = {plain[: place.start() + 1] for place in re.finditer("-", plain)}
        assert plain in referred or plain in whole or begun & starts, f"nothing says {code}"


@cache
def _sources(folder: Path) -> tuple[str, ...]:
    return tuple(_read(folder))


def _read(folder: Path) -> Iterator[str]:
    for ending in ("*.py", "*.js", "*.html"):
        for file in sorted(folder.rglob(ending)):
            yield file.read_text("utf-8")


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("kind", KINDS)
def test_every_step_and_fault_is_said_in_every_language(kind: str, language: str) -> None:
    messages = examples(kind)
    assert len(messages) >= NUMBER_OF_EXAMPLES
    texts = []
    for message in messages:
        text = message.text(language)
        assert text.strip(), message
        assert "{$" not in text.replace(" ", ""), text
        assert text != message.code
        texts.append(text)
    print(f"{kind}, {language}: shortest {min(texts, key=len)!r}, longest {max(texts, key=len)!r}")


@pytest.mark.parametrize("kind", KINDS)
def test_every_message_a_board_can_bring_about_has_an_example(kind: str) -> None:
    said = {message.code for message in examples(kind)}
    spoken = {code for code in catalogue(cw.kind(kind).room, ENGLISH) if code.startswith(SPOKEN) and "." not in code}
    assert sorted(spoken - said) == []
    assert spoken


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("kind", KINDS)
def test_every_technique_has_a_name_and_a_summary_in_every_language(kind: str, language: str) -> None:
    techniques = cw.kind(kind).techniques
    names = [technique.name_in(language) for technique in techniques]
    assert len(set(names)) == len(names), "two techniques of one name"
    for technique in techniques:
        assert technique.summary_in(language) not in ("", f"technique-{technique.slug}.summary")
        assert technique.name_in(language) != f"technique-{technique.slug}"


@pytest.mark.parametrize("language", OTHERS)
def test_levels_have_their_words(language: str) -> None:
    words = {say("cluewright.core", f"level-{level}", language) for level in cw.Level}
    assert len(words) == len(cw.Level)
