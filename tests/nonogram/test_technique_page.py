"""The page of techniques shows the catalogue as it is."""

import doctest
import runpy
from pathlib import Path

import pytest

import cluewright as cw

DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def written():
    return runpy.run_path(str(DOCS / "write_techniques.py"))


@pytest.mark.parametrize("kind", ["nonogram", "colour-nonogram"])
def test_the_page_holds_the_catalogue_as_it_is(written, kind):
    text = written["path"](kind).read_text()
    assert text == written["page"](kind)
    assert all(f"### {technique.name.capitalize()}\n" in text for technique in cw.kind(kind).techniques)


def test_the_examples_of_the_page_in_colour_run():
    ended = doctest.testfile(str(DOCS / "colour-nonogram.md"), module_relative=False)
    assert (ended.failed, ended.attempted > 0) == (0, True)


def test_the_reach_of_the_techniques_is_on_the_page():
    text = (DOCS / "techniques.md").read_text()
    table = text.split("<!-- reach -->\n")[1].split("<!-- end of reach -->")[0].splitlines()
    assert [line.split("|")[1].strip() for line in table[2:]][:2] == [
        "the document's four subroutines",
        "simple techniques",
    ]
