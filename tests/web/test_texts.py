"""The table of texts: every text is in it, none is asked for in vain, and none lies unused or speaks of colours."""

import re
from pathlib import Path

import pytest

import cluewright.web
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds

SCRIPTS = Path(cluewright.web.__file__).parent / "static" / "js"
TABLE = SCRIPTS / "texts.en.js"
KINDS = [Path(cluewright.__file__).parent / name / "browser" for name, kind in all_kinds().items() if kind.modules]
KEY = re.compile(r'^  "?([\w.#?-]+)"?:', re.MULTILINE)
ASKED = re.compile(r'\b(?:t|has|button)\(\s*"([a-z]\w*\.[^"$]+)"')
QUOTED = re.compile(r'"([\w.#?-]+)"')
PATTERN = re.compile(r"(?<![.\w])(?:t|has)\(\s*`([^`]*)`")
COLOURS = re.compile(r"\b(black|white|blue|red|green|orange|yellow|brown)\b", re.IGNORECASE)
SAID = re.compile(r'h\(\s*"\w+",\s*\{[^{}]*\},\s*"([^"]*[A-Za-z]{2}[^"]*)"')


def keys():
    return KEY.findall(TABLE.read_text())


def scripts():
    return {path: path.read_text() for path in sorted(SCRIPTS.rglob("*.js")) if not path.name.startswith("texts.")}


def patterns():
    """Give the keys put together while the pages run, as expressions: `level.${name}` asks for level.anything."""
    found = {text for script in scripts().values() for text in PATTERN.findall(script)}
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.#?-]+", re.escape(text))) for text in found]


def test_no_key_stands_twice():
    assert sorted(keys()) == sorted(set(keys()))


def test_every_text_asked_for_is_there():
    table = set(keys())
    asked = {key for script in scripts().values() for key in ASKED.findall(script)}
    assert asked
    assert asked - table == set()
    assert [pattern.pattern for pattern in patterns() if not any(map(pattern.fullmatch, table))] == []


def test_no_text_lies_unused():
    quoted = {key for script in scripts().values() for key in QUOTED.findall(script)}
    made = patterns()
    unused = [key for key in keys() if key not in quoted and not any(pattern.fullmatch(key) for pattern in made)]
    assert unused == []


def test_pages_say_nothing_past_the_table():
    assert {path.name: SAID.findall(script) for path, script in scripts().items() if SAID.findall(script)} == {}


@pytest.mark.parametrize("folder", KINDS, ids=lambda folder: folder.parent.name)
def test_the_texts_of_kinds_are_there_and_none_lies_unused(folder):
    """A kind has its own table, which begins with its name, and may ask for what the studio's table has."""
    name = folder.parent.name
    text = "\n".join(path.read_text() for path in sorted(folder.glob("*.js")))
    own = set(re.findall(rf'^  "({name}\.[\w.-]+)":', text, re.MULTILINE))
    asked = set(re.findall(r'(?<![.\w])t\([^)]*?"([a-z]\w*\.[\w.-]+)"', text))
    asked |= set(re.findall(r'\? "([a-z]\w*\.[\w.-]+)" : "', text)) | set(
        re.findall(r'" : "([a-z]\w*\.[\w.-]+)"', text)
    )
    made = [re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.-]+", re.escape(each))) for each in PATTERN.findall(text)]
    assert asked
    assert asked - own - set(keys()) == set()
    assert [key for key in own - asked if not any(pattern.fullmatch(key) for pattern in made)] == []
    assert [line for line in text.splitlines() if COLOURS.search(line)] == []


def test_texts_name_no_colour():
    assert [line for line in TABLE.read_text().splitlines() if COLOURS.search(line)] == []


def test_rules_and_techniques_name_no_colour():
    kinds = [find_kind(name) for name in all_kinds()]
    texts = [
        text for kind in kinds for text in (kind.rules, kind.move_help, *(each.summary for each in kind.techniques))
    ]
    assert texts
    assert [text for text in texts if COLOURS.search(text)] == []
