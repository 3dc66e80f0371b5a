"""Books in every language: every word of them comes from the catalogues."""

import io
from pathlib import Path

import pytest
from tests.cli.conftest import Runner, cluewright  # noqa: F401
from tests.effort import sampled
from tests.render.test_fonts import require_east_asian

from cluewright.books import make_book, parse_plan
from cluewright.books.words import ROOM
from cluewright.core.catalogue import catalogue
from cluewright.core.errors import FormatError
from cluewright.core.locales import LANGUAGES, PSEUDO
from cluewright.core.scene import Text

pypdf = pytest.importorskip("pypdf")

PLAN = """
language = "{language}"
page = "A5"
[[section]]
recipe = {{ kind = "hitori", size = "5x5", count = 2 }}
[[section]]
recipe = {{ kind = "zip", size = "5x5", count = 1 }}
"""


@pytest.mark.parametrize("language", sampled(LANGUAGES))
def test_a_book_is_in_its_language(language: str) -> None:
    if language in ("ja", "zh"):
        require_east_asian(language)
    book = make_book(parse_plan(PLAN.format(language=language)))
    words = catalogue(ROOM, language)
    titles = [chapter.title for chapter in book.chapters]
    for code in ("cover", "about", "contents", "rules", "solutions"):
        assert words[code][0] in titles
    read = pypdf.PdfReader(io.BytesIO(book.pdf()))
    assert read.trailer["/Root"]["/Lang"] == language
    about = read.pages[1].extract_text().translate(dict.fromkeys(map(ord, "\n \0")))
    assert str(words["about"][0]).replace(" ", "") in about
    assert "?" not in about
    assert book.plan.title == words["default-title"][0]


def test_every_word_of_a_book_comes_from_a_catalogue() -> None:
    """In the pseudo-locale every text that is not a number, a size or an address is stretched."""
    book = make_book(parse_plan(PLAN.format(language=PSEUDO)))
    seen = 0
    for number in range(1, book.page_count + 1):
        for _, primitive in book.page(number).ink.primitives():
            if isinstance(primitive, Text) and sum(map(str.isalpha, primitive.text)) > 2:
                seen += 1
                foreign = any(ord(letter) > 126 for letter in primitive.text)
                assert foreign or "127.0.0.1" in primitive.text, primitive.text
    assert seen > 20


def test_a_language_there_is_not_is_named(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="language: expected one of en, de, fr, es, ja, zh, found 'tlh'"):
        parse_plan(PLAN.format(language="tlh"))
    with pytest.raises(FormatError, match="language: expected one of"):
        parse_plan("language = 3\n" + PLAN.format(language="de").replace('language = "de"', ""))


def test_the_command_line_overrides_the_plan(cluewright: Runner, tmp_path: Path) -> None:  # noqa: F811
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN.format(language="fr"))
    for arguments, heading in (((), "propos"), (("--lang", "de"), "dieses")):
        assert cluewright("book", plan, "-o", tmp_path / "book.pdf", *arguments).code == 0
        assert heading in pypdf.PdfReader(tmp_path / "book.pdf").pages[1].extract_text()


def test_a_plan_without_a_language_takes_that_of_the_environment(
    cluewright: Runner,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN.format(language="en").replace('language = "en"', ""))
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for variable, language in (("es_ES.UTF-8", "es"), ("C", "en")):
        monkeypatch.setenv("LANG", variable)
        assert cluewright("book", plan, "-o", tmp_path / "book.pdf", "--force").code == 0
        assert pypdf.PdfReader(tmp_path / "book.pdf").trailer["/Root"]["/Lang"] == language
