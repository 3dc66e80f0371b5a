"""The page of techniques shows the catalogue as it is."""

import runpy
from pathlib import Path

from cluewright.nonogram.techniques import TECHNIQUES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_page_holds_the_catalogue_as_it_is():
    page = runpy.run_path(str(DOCS / "write_techniques.py"))["page"]
    assert (DOCS / "techniques.md").read_text() == page()


def test_the_page_names_every_technique():
    text = (DOCS / "techniques.md").read_text()
    assert all(f"### {technique.name.capitalize()}\n" in text for technique in TECHNIQUES)


def test_the_reach_of_the_techniques_is_on_the_page():
    text = (DOCS / "techniques.md").read_text()
    table = text.split("<!-- reach -->\n")[1].split("<!-- end of reach -->")[0].splitlines()
    assert [line.split("|")[1].strip() for line in table[2:]][:2] == [
        "the document's four subroutines",
        "simple techniques",
    ]
