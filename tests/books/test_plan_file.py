"""Plans: what they say, and how mistakes in them are named."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluewright.books import EXAMPLE, FromFiles, FromLibrary, FromRecipe, parse_plan, plan_from_data, read_plan
from cluewright.books.advice import read_as_far_as_it_goes
from cluewright.books.plan_file import _SEARCH, KEYS, parse_page
from cluewright.core.errors import CluewrightError, FormatError, InvalidRecipe
from cluewright.library import Query

SECTION = '[[section]]\nrecipe = {kind = "hitori", size = "5x4", count = 2}\n'


def test_the_example_is_a_plan() -> None:
    plan = parse_plan(EXAMPLE)
    assert plan.title == "Quiet Evenings"
    assert (plan.page.width, plan.page.height) == (148.0, 210.0)
    assert [section.count for section in plan.sections if isinstance(section, FromRecipe)] == [6, 4, 4]


def test_the_example_explains_every_key() -> None:
    for key in (*KEYS, *_SEARCH, "files", "library", "recipe"):
        assert key in EXAMPLE


def test_everything_can_be_left_out_but_a_section() -> None:
    plan = parse_plan(SECTION)
    assert (plan.title, plan.per_page, plan.page.width, plan.link) == ("Puzzles", 2, 210.0, None)


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("a4", (210.0, 297.0)),
        ("Letter", (215.9, 279.4)),
        ("148x210mm", (148.0, 210.0)),
        ("14.8 x 21 cm", (148.0, 210.0)),
        ("6x9in", (152.4, 228.6)),
    ],
)
def test_pages_have_names_or_sizes(text: str, size: tuple[float, float]) -> None:
    assert parse_page(text) == size


@pytest.mark.parametrize("text", ["", "A9", "20x30mm", "148x9999mm", 7, None, "x" * 10_000])
def test_no_page_is_named_so(text: object) -> None:
    with pytest.raises(InvalidRecipe, match="Letter"):
        parse_page(text)


def test_margins_are_one_number_or_a_table() -> None:
    assert parse_plan(f"margins = 10\n{SECTION}").page.inside == (190.0, 277.0)
    plan = parse_plan(f"margins = {{inner = 30, top = 12.5}}\n{SECTION}")
    assert (plan.page.inner, plan.page.top, plan.page.outer) == (30.0, 12.5, 15.0)
    assert (plan.page.left(3), plan.page.left(4)) == (30.0, 15.0)


def test_files_are_found_from_the_folder_of_the_plan(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "cat.non").write_text("width 1\nheight 1\nrows\n1\ncolumns\n1\n")
    (tmp_path / "plan.toml").write_text('[[section]]\nfiles = ["in/cat.non"]\n')
    (section,) = read_plan(tmp_path / "plan.toml").sections
    assert section == FromFiles((tmp_path / "in" / "cat.non",))


def test_a_search_of_the_library_becomes_a_query() -> None:
    text = '[[section]]\nlibrary = {kind = "zip", level = "easy", tag = ["a", "b"], smallest = "6x5", count = 9}\n'
    (section,) = parse_plan(text).sections
    assert isinstance(section, FromLibrary)
    assert section.query == {"kind": "zip", "levels": ("easy",), "tags": ("a", "b"), "smallest": (6, 5)}
    assert section.count == 9


def test_techniques_may_have_the_names_from_before_there_were_slugs() -> None:
    made, found = parse_plan(
        '[[section]]\nrecipe = {kind = "nonogram", size = "10x10", lesson = "line analysis", count = 2}\n'
        '[[section]]\nlibrary = {technique = "line analysis"}\n'
    ).sections
    assert isinstance(made, FromRecipe)
    assert made.recipe["lesson"] == "line-analysis"
    assert isinstance(found, FromLibrary)
    assert Query(**found.query).techniques == ("line-analysis",)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("title = 7\n" + SECTION, "plan.toml: title: expected one line of at most 200 characters, found 7"),
        ("titel = 'x'\n" + SECTION, "plan.toml: titel: unknown key; a plan has"),
        ("per_page = 3\n" + SECTION, "plan.toml: per_page: expected one of 1, 2, 4, 6, found 3"),
        ("per_page = true\n" + SECTION, "plan.toml: per_page: expected one of 1, 2, 4, 6, found True"),
        ("bleed = -1\n" + SECTION, "plan.toml: bleed: expected a number from 0 to 25, found -1"),
        ("bleed = nan\n" + SECTION, "plan.toml: bleed: expected a number from 0 to 25, found nan"),
        ("margins = {left = 3}\n" + SECTION, "plan.toml: margins: left: unknown key; the margins table has"),
        ("margins = {inner = 90}\n" + SECTION, "plan.toml: margins: inner: expected a number from 0 to 70, found 90"),
        (
            "page = '90x100mm'\nmargins = 20\n" + SECTION,
            "margins: expected at least 60 mm between the margins, found 50",
        ),
        ("link = 'ftp://x'\n" + SECTION, "plan.toml: link: expected an address"),
        ("theme = 'pink'\n" + SECTION, "plan.toml: theme: there is no theme 'pink'"),
        (
            "theme = 'dark'\n" + SECTION,
            "theme: expected a theme with white paper .light, high-contrast, print",
        ),
        ("page = 'A9'\n" + SECTION, "plan.toml: page: expected A3, A4, A5, Letter or a size"),
        ("seed = 1.5\n" + SECTION, "plan.toml: seed: expected a whole number"),
        ("title = 'x'", r"plan.toml: section: expected at least one \[\[section\]\] table, found nothing"),
        ("[[section]]\n", "plan.toml: section 1: expected one of files, library, recipe, found none of them"),
        (SECTION + "[[section]]\nfiles = 7", "plan.toml: section 2: files: expected a list of file names, found 7"),
        ("[[section]]\nfiles = ['gone.non']", "plan.toml: section 1: files: expected a file, but there is none at"),
        ("[[section]]\nrecipe = {kind = 'chess'}", "plan.toml: section 1: recipe: kind: there is no kind 'chess'"),
        ("[[section]]\nrecipe = {kind = 'zip', size = 'big'}", "plan.toml: section 1: recipe: 'big' is not a size"),
        (
            "[[section]]\nrecipe = {kind = 'zip', seed = 3}",
            "section 1: recipe: seed: the seed belongs next to the title",
        ),
        ("[[section]]\nrecipe = {kind = 'zip', count = 0}", "section 1: recipe: count: expected a whole number from 1"),
        ("[[section]]\nrecipe = {kind = 'zip', mood = 1}", "section 1: recipe: zip has no recipe option 'mood'"),
        ("[[section]]\nlibrary = {level = 'soft'}", "plan.toml: section 1: library: a level must be one of"),
        (
            "[[section]]\nlibrary = {ids = ['one']}",
            "plan.toml: section 1: library: ids: expected a list of puzzle numbers",
        ),
        ("[[section]]\nlibrary = 7", "plan.toml: section 1: library: expected a table of keys, found 7"),
    ],
)
def test_mistakes_name_file_table_key_and_what_was_expected(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=problem):
        parse_plan(text, folder=tmp_path)


def test_a_slip_in_toml_names_its_line() -> None:
    with pytest.raises(FormatError) as caught:
        parse_plan('title = "x"\nseed = = 3\n', file="book.toml")
    assert (caught.value.file, caught.value.line) == ("book.toml", 2)
    with pytest.raises(FormatError) as caught:
        parse_plan('title = "x"\nsubtitle = [1,\n', file="book.toml")
    assert caught.value.line is not None


def test_a_plan_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(FormatError, match="UTF-8"):
        read_plan(tmp_path / "plan.toml")


def test_data_without_a_folder_names_no_files() -> None:
    with pytest.raises(FormatError, match="files cannot be used here"):
        plan_from_data({"section": [{"files": ["/etc/hosts"]}]})


TEXT = st.text('aé猫\0\n "[]={}#1x.', max_size=8)
SIMPLE = st.none() | st.booleans() | st.integers() | st.floats() | TEXT | st.sampled_from(["A5", "easy", "zip"])
SOME_KEYS = st.sampled_from([*_SEARCH, *KEYS, "ids", "x"])
VALUES: Any = SIMPLE | st.lists(SIMPLE, max_size=3) | st.dictionaries(SOME_KEYS, SIMPLE, max_size=3)
SECTIONS = st.dictionaries(st.sampled_from(["recipe", "library", "files", "other"]), VALUES, max_size=2)


def outcome(data: dict[str, Any]) -> str:
    """Give the error of a plan, or that it has puzzles."""
    try:
        return "fine" if plan_from_data(data).sections else "empty"
    except CluewrightError as error:
        return str(error)


@given(st.dictionaries(st.sampled_from([*KEYS, "other"]), VALUES, max_size=3), st.lists(SECTIONS, max_size=2))
def test_no_data_whatever_does_more_than_be_refused(data: dict[str, Any], sections: list[dict[str, Any]]) -> None:
    said = outcome({**data, "section": sections} if sections else data)
    assert said == "fine" or said.startswith("plan: ")
    assert "\n" not in said


@given(st.text('aé猫\0\n "[]={}#1x.', max_size=60))
def test_no_text_whatever_does_more_than_be_refused(text: str) -> None:
    with pytest.raises(FormatError):
        parse_plan(text)


@given(st.dictionaries(st.sampled_from([*KEYS, "other"]), VALUES, max_size=4), st.lists(SECTIONS, max_size=3))
def test_a_plan_is_read_as_far_as_it_goes(data: dict[str, Any], sections: list[Any]) -> None:
    """Without the mistakes that are listed there are none left; a plan without any is the plan that is read."""
    whole = {**data, "section": [*sections, {"recipe": {"kind": "zip", "size": "5x4"}}]}
    plan, said = read_as_far_as_it_goes(whole)
    assert all(each.stops and each.message.text("de") != each.message.code for each in said)
    if not said:
        assert plan == plan_from_data(whole)
        return
    with pytest.raises(FormatError):
        plan_from_data(whole)
    keys = {each.key for each in said if each.section is None}
    gone = {each.section for each in said}
    rest = {key: value for key, value in whole.items() if key not in keys}
    kept = [table for number, table in enumerate(whole["section"], 1) if number not in gone]
    assert plan is not None
    assert plan == plan_from_data({**rest, "section": kept})
