"""What makes a book look made by a publisher: large letters, whole titles, no lost words, black that is black."""

from dataclasses import replace

import pytest

from cluewright.books import Book, FromItems, make_book, parse_plan, plan_from_data
from cluewright.books.layout import places, slots
from cluewright.books.lettering import ELLIPSIS, balanced, paragraph, text_width, wrapped
from cluewright.books.page import Page
from cluewright.books.plan import LARGE_TYPE, SOLUTION_SIZES, PageShape
from cluewright.core.item import SHOWS, Item
from cluewright.core.registry import kind, kinds
from cluewright.core.scene import Layer, Role, Text, Texts
from cluewright.render.themes import Ink, theme

SECTION = '[[section]]\nrecipe = {kind = "zip", size = "5x4", count = 3}\n'


def texts(page: Page) -> list[Text]:
    return [each for each in page.ink.layers[Layer.CLUES] if isinstance(each, Text)]


def pages(book: Book) -> list[Page]:
    return [book.page(number) for number in range(1, book.page_count + 1)]


@pytest.mark.parametrize("page", ["5x8", "8.5x11"])
def test_nothing_in_large_print_is_smaller_than_16_points(page: str) -> None:
    plan = {"profile": "kdp", "page": page, "large_print": True, "openers": True, "hints": True, "series": "Series"}
    items = [each.sample() for each in kinds().values()]
    book = make_book(plan_from_data({**plan, "imprint": ["A line"], "title": "A Title"}, items=items))

    for drawn in pages(book):
        assert min(each.size for each in texts(drawn)) >= LARGE_TYPE - 1e-9
        assert all(not each.text.endswith(ELLIPSIS) for each in texts(drawn))
        for each in texts(drawn):
            wide = text_width(each.text, each.size, bold=each.bold)
            left = each.at[0] - {"start": 0.0, "middle": 0.5, "end": 1.0}[each.anchor] * wide
            assert drawn.left - 0.1 <= left <= left + wide <= drawn.right + 0.1, each.text
            assert drawn.shape.safe <= each.at[1] - 0.4 * each.size <= drawn.shape.height - drawn.shape.safe
    assert book.plan.solution_size == "large"


def _shown(title: str) -> Item[object, object]:
    sample = kind("nonogram").sample()
    return replace(sample, meta={**sample.meta, SHOWS: {"titles": {"en": title}}})


@pytest.mark.parametrize(
    ("title", "below"),
    [("Cat", False), ("Graduation cap", True), ("A hot-air balloon above the mountains", True)],
)
def test_the_title_of_a_solution_is_never_cut(title: str, below: bool) -> None:
    made = make_book(plan_from_data({"rules": False}, items=[_shown(title)]))
    sheet = pages(made)[-1]
    number = next(each for each in texts(sheet) if each.text == "1")
    words = [each for each in texts(sheet) if each.text in title]

    assert title in [each.solved_title("en") for each in [next(made.puzzles).entry.item]]
    assert " ".join(each.text for each in words) == title
    assert all((each.at[1] > number.at[1]) is below for each in words)


def test_a_book_bound_into_a_cover_begins_with_its_title() -> None:
    keys = 'title = "Ten Zips"\nauthor = "Ada"\nsubtitle = "A small one"\nseries = "Zips"\nvolume = 2\n'
    bound = make_book(parse_plan(f'profile = "pdfx"\nimprint = "Press"\n{keys}{SECTION}'))
    said = [[each.text for each in texts(page)] for page in pages(bound)]

    assert said[0] == ["Ten Zips", "A small one", "Ada", "Zips, volume 2"]
    assert "Press" in said[1]
    assert said[2][0] == "Ten Zips"
    assert not parse_plan(f'profile = "pdfx"\ncover = true\n{SECTION}').title_page
    assert not parse_plan(SECTION).title_page
    assert parse_plan(f"title_page = true\n{SECTION}").title_page


def test_pages_of_a_magazine_have_nothing_about_a_book() -> None:
    magazine = make_book(parse_plan(f'profile = "magazine"\n{SECTION}'))
    heads = [texts(page)[0].text for page in pages(magazine)]

    assert heads[0] == "Rules · Zip"
    assert "Contents" not in [each.text for page in pages(magazine) for each in texts(page)]
    whole = make_book(parse_plan(f'profile = "magazine"\nfront = true\n{SECTION}'))
    assert whole.page_count == magazine.page_count + 2


def test_a_cover_printed_at_home_does_not_waste_ink() -> None:
    home = make_book(parse_plan(f'profile = "home"\n{SECTION}')).page(1)
    bled = make_book(parse_plan(f'profile = "kdp"\ncover = true\n{SECTION}')).page(1)

    assert home.theme.paper == (255, 255, 255)
    assert max(home.theme.colours[Role.INK]) < 100
    assert max(bled.theme.paper) < 100


@pytest.mark.parametrize("name", ["light", "print", "high-contrast", "colour-blind"])
def test_letters_in_cmyk_are_solid_black_and_lines_dark(name: str) -> None:
    colours = theme(name).printed(Ink.CMYK).colours

    assert colours[Role.INK] == colours[Role.BOLD] == colours[Role.WALL] == (0, 0, 0)
    for role in (Role.FAINT, Role.GRID, Role.MARK):
        assert len(set(colours[role])) == 1
        assert colours[role][0] <= 115
    assert colours[Role.PATH] == theme(name).colours[Role.PATH]


def test_no_short_word_is_lost_in_the_last_line() -> None:
    text = "The number is in the way of the path, so the cell beside it stays free."
    room = text_width("The number is in the way of the path, so the cell beside it stays ", 4.0)

    assert wrapped(text, 4.0, room)[-1] == "free."
    lines = paragraph(text, 4.0, room)
    assert len(lines) == 2
    assert len(lines[-1].split()) > 1
    assert " ".join(lines) == text
    assert paragraph("one", 4.0, 30.0) == ["one"]


def test_the_list_of_marks_speaks_the_language_of_the_book() -> None:
    sample = kind("colour-nonogram").sample()
    plan = plan_from_data({"language": "de", "rules": False}, items=[sample])
    scene = next(make_book(plan).puzzles).scene
    names = {each.text for each in scene.layers[Layer.CAPTION] if isinstance(each, Text)}

    assert {"Rot", "Grün"} <= names
    assert "red" not in names
    assert plan.sections == (FromItems((sample,)),)


def test_lines_of_a_title_are_about_equally_long() -> None:
    assert balanced("Rätselheft für zu Hause", 10.0, 90.0, bold=True) == ["Rätselheft", "für zu Hause"]
    assert balanced("Short", 10.0, 90.0) == ["Short"]
    long = "Donaudampfschifffahrtsgesellschaft und Co"
    assert "".join(balanced(long, 10.0, 90.0)).replace(" ", "") == long.replace(" ", "")
    assert balanced("数字迷宮数字迷宮数字迷宮", 10.0, 90.0, language="en") == wrapped(
        "数字迷宮数字迷宮数字迷宮", 10.0, 90.0
    )


def test_a_number_stays_with_the_word_before_it() -> None:
    text = "Of the three 3s side by side in column 7, rows 4 to 6, the outer two are shaded."
    for room in range(45, 130):
        lines = wrapped(text, 4.0, float(room))
        assert " ".join(lines) == text
        assert not any(line[0].isdigit() for line in lines), lines
    assert wrapped("1 2 3", 4.0, 4.0) == ["1", "2", "3"]


def test_puzzles_of_a_row_that_is_not_full_are_in_its_middle() -> None:
    shape = PageShape()
    wide = PageShape(width=297.0, height=210.0)
    full = slots(shape, shape.inner, 4)

    assert places(shape, shape.inner, 4, 4) == full
    first, second, third = places(shape, shape.inner, 4, 3)
    assert [first, second] == full[:2]
    assert third.x + third.width / 2 == pytest.approx(shape.inner + shape.inside[0] / 2)
    *above, left, right = places(wide, wide.inner, 6, 5)
    assert above == slots(wide, wide.inner, 6)[:3]
    assert (left.x + right.x + right.width) / 2 == pytest.approx(wide.inner + wide.inside[0] / 2)


@pytest.mark.parametrize("page", ["A5", "5x8"])
def test_each_puzzle_names_the_page_of_its_solution_beside_its_code(page: str) -> None:
    plan = {"page": page, "per_page": 4, "language": "de", "link": "https://puzzles.example", "rules": False}
    made = make_book(plan_from_data({**plan, "section": [{"recipe": {"kind": "zip", "size": "5x5", "count": 4}}]}))
    sheet = next(each for each in pages(made) if any("5 × 5" in text.text for text in texts(each)))
    told = [each for each in texts(sheet) if each.text.endswith(f"Lösung: Seite {made.page_count}")]
    boards = [each for each in sheet.placed if "Zip" in each.scene.title]

    assert len(told) == 4
    assert len(boards) == 4
    for each in told:
        wide = text_width(each.text, each.size)
        assert not any(
            each.at[0] < board.x + board.width
            and board.x < each.at[0] + wide
            and abs(each.at[1] - board.y - board.height / 2) < board.height / 2 + 0.4 * each.size
            for board in boards
        )


@pytest.mark.parametrize("page", ["5x8", "6x9", "8.5x11", "A4", "A5"])
@pytest.mark.parametrize("size", ["small", "medium", "large"])
def test_rows_of_solutions_reach_both_margins(page: str, size: str) -> None:
    plan = {"page": page, "solution_size": size, "cover": False, "rules": False, "front": False, "qr": False}
    sections = [{"recipe": {"kind": "hitori", "size": "5x5", "count": 12}}]
    made = make_book(plan_from_data({**plan, "section": sections}))
    sheet = pages(made)[-1]
    marks = [each for each in texts(sheet) if each.text.startswith("p. ")]
    rows = {each.at[1] for each in marks}
    edge = max(each.at[0] for each in marks)
    first = min(each.x for each in sheet.placed[1:])

    if len(marks) > len(rows):
        assert (first, edge) == pytest.approx((sheet.left, sheet.right), abs=0.5)
    else:  # one to a row, in its middle
        assert first - sheet.left == pytest.approx(sheet.right - edge, abs=0.5)
        assert 2 * 0.8 * SOLUTION_SIZES[size] > sheet.right - sheet.left - 5


def test_an_example_is_large_enough_to_read_its_smallest_letters() -> None:
    made = make_book(plan_from_data({"profile": "kdp", "page": "8x10"}, items=[kind("colour-nonogram").sample()]))
    sheet = next(each for each in pages(made) if any(text.text == "A worked example" for text in texts(each)))
    figures = [each for each in sheet.placed if "Colour" in each.scene.title]

    assert len(figures) == 3
    for each in figures:
        letters = [part for parts in each.scene.layers.values() for part in parts if isinstance(part, Text | Texts)]
        assert min(part.size for part in letters) * each.width / each.scene.width >= 1.9
