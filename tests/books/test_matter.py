"""What a publisher asks of the pages: rules that fit, references, large print, imprint, openers and hints."""

from dataclasses import replace
from types import ModuleType

import pytest

from cluewright.books import Book, BookPlan, FromItems, Page, PageShape, make_book, parse_plan
from cluewright.books.layout import LARGE_PRINT, Numbered, fit_of, shared
from cluewright.books.matter import first_hint
from cluewright.books.plan_file import is_isbn
from cluewright.books.rules import rules_pages
from cluewright.core.errors import FormatError
from cluewright.core.item import Item
from cluewright.core.locales import LANGUAGES
from cluewright.core.registry import kind, kind_of, kinds
from cluewright.core.scene import Layer, Text
from cluewright.core.verbs import generate
from cluewright.core.verbs import hint as find_hint
from cluewright.render.fonts import MissingFont, require_fonts

SECTION = '[[section]]\nrecipe = {kind = "zip", size = "5x4", count = 3}\n'
SMALL = PageShape(width=127, height=203.2, inner=15, outer=10, top=12, bottom=13)


@pytest.fixture(scope="module")
def plain() -> Book:
    return make_book(
        parse_plan('page = "A5"\n[[section]]\nrecipe = {kind = "hitori", size = "5x5", count = 5}\n' + SECTION)
    )


def again(book: Book, **changes: object) -> Book:
    """Bind the puzzles of a book by another plan."""
    return Book(replace(book.plan, **changes), book.parts)  # type: ignore[arg-type]


def words(page: Page) -> list[str]:
    return [each.text for each in page.ink.layers[Layer.CLUES] if isinstance(each, Text)]


def pages(book: Book) -> list[list[str]]:
    return [words(book.page(number)) for number in range(1, book.page_count + 1)]


def within(page: Page) -> bool:
    texts = [each for each in page.ink.layers[Layer.CLUES] if isinstance(each, Text)]
    return all(0 <= each.at[1] <= page.shape.height - page.shape.bottom + 8 for each in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["hitori", "nonogram", "zip"])
def test_all_techniques_are_told_however_small_the_page(name: str, language: str) -> None:
    try:
        require_fonts(language)
    except MissingFont:
        pytest.skip("this system has no font for the language")
    found = kind(name)
    slugs = [technique.slug for technique in found.techniques]

    told = rules_pages(SMALL, language, found, slugs)

    assert sorted(each.slug for page in told for each in page.techniques) == sorted(slugs)
    assert len(told) > 1
    assert [page.first for page in told] == [True] + [False] * (len(told) - 1)
    for number, each in enumerate(told, 1):
        page = each.draw(Page(SMALL, number, language=language))
        body = [text for text in page.ink.layers[Layer.CLUES] if isinstance(text, Text)][2:]
        assert max(text.at[1] for text in body) <= SMALL.height - SMALL.bottom + 2


def test_only_the_techniques_of_the_book_are_told(plain: Book) -> None:
    needed = {slug for each in plain.parts[0].puzzles for slug in each.entry.item.rating.techniques}
    names = {technique.name_in("en").lower(): technique.slug for technique in kind("hitori").techniques}
    told = {names[word.lower()] for page in pages(plain)[:6] for word in page if word.lower() in names}

    assert 0 < len(needed) < len(names)
    assert told >= needed
    assert told - needed <= {technique.slug for technique in kind("zip").techniques}


def test_puzzles_and_solutions_name_each_others_pages(plain: Book) -> None:
    told = pages(plain)
    solutions = next(number for number, page in enumerate(told, 1) if page.count("Solutions") == 2)
    puzzle = next(number for number, page in enumerate(told, 1) if any("Solution: page" in word for word in page))

    assert any(word.endswith(f"Solution: page {solutions}") for word in told[puzzle - 1])
    assert f"p. {puzzle}" in told[solutions - 1]
    assert sum("Solution: page" in word for page in told for word in page) == 8
    assert sum(word.startswith("p. ") for page in told for word in page) == 8
    without = again(plain, solutions=False)
    assert not any("Solution" in word for page in pages(without) for word in page)


@pytest.mark.parametrize(
    ("count", "share", "expected"),
    [
        (8, 4, [(4, 4), (4, 4)]),
        (9, 4, [(4, 4), (4, 3), (2, 2)]),
        (5, 4, [(4, 3), (2, 2)]),
        (6, 4, [(4, 4), (2, 2)]),
        (7, 6, [(4, 4), (4, 3)]),
        (11, 6, [(6, 6), (6, 5)]),
        (3, 2, [(2, 2), (1, 1)]),
        (1, 4, [(1, 1)]),
        (2, 1, [(1, 1), (1, 1)]),
    ],
)
def test_no_puzzle_is_alone_and_no_page_half_empty(count: int, share: int, expected: list[tuple[int, int]]) -> None:
    puzzles: list[Numbered] = list(range(count))  # type: ignore[arg-type]

    found = list(shared(puzzles, share))

    assert [(each, len(page)) for each, page in found] == expected
    assert [puzzle for _, page in found for puzzle in page] == puzzles


def test_large_print_fills_the_page_and_says_where_it_cannot() -> None:
    large = make_book(parse_plan('page = "A4"\nlarge_print = true\nqr = false\n' + SECTION))
    part = large.parts[0]

    assert [len(page) for _, page in part.pages] == [1, 1, 1]
    shape = large.plan.page
    for each in part.puzzles:
        cell = fit_of(shape, 1, each.scene, None).cell
        assert cell >= LARGE_PRINT
        assert cell * each.scene.width == pytest.approx(shape.inside[0]) or cell == shape.largest
    fine = make_book(parse_plan('large_print = true\n[[section]]\nrecipe = {kind = "nonogram", size = "25x20"}\n'))
    assert fine.notes == ["Puzzle 1 has cells smaller than 9 mm: choose a smaller puzzle or a larger page."]


def test_solutions_have_the_size_the_plan_says(plain: Book) -> None:
    def widths(size: str) -> list[float]:
        book = again(plain, solution_size=size)
        found = [book.page(number) for number in range(1, book.page_count + 1)]
        return [each.width for page in found if words(page)[:1] == ["Solutions"] for each in page.placed[1:]]

    small, medium, large = (widths(size) for size in ("small", "medium", "large"))
    assert len(small) == len(medium) == len(large) == 8
    assert max(small) < min(medium)
    assert max(medium) < min(large)


def test_the_imprint_has_a_page_with_the_isbn_and_the_series(plain: Book) -> None:
    plan = {"imprint": ("Example Press", "All rights reserved."), "isbn": "978-3-16-148410-0"}
    book = again(plain, series="Long Nights", volume=3, author="Ada", **plan)
    imprint = words(book.page(2))

    assert imprint == [
        *("Puzzles", "Ada", "Long Nights, volume 3"),
        *("Example Press", "All rights reserved.", "ISBN 978-3-16-148410-0"),
    ]
    assert "Long Nights, volume 3" in words(book.page(1))
    assert book.page_count == plain.page_count + 1
    assert [chapter.title for chapter in book.chapters][:3] == ["Cover", "Imprint", "About this book"]


def test_a_book_says_whose_pictures_it_shows() -> None:
    """As the licence of the drawings asks: in the imprint, else on the page about the book, else its maker is told."""
    book = make_book(parse_plan('[[section]]\nrecipe = {kind = "colour-nonogram", size = "10x10", count = 2}\n'))
    [credit] = {each.entry.item.meta["credit"] for each in book.puzzles}
    joined = ["Pictures:", *credit.split()]

    def said(book: Book, page: int) -> list[str]:
        return " ".join(words(book.page(page))).split()

    def has(found: list[str]) -> bool:
        return any(found[i : i + len(joined)] == joined for i in range(len(found)))

    assert has(said(book, 2))
    printed = again(book, imprint=("Example Press",))
    assert has(said(printed, 2))
    assert not has(said(printed, 3))
    assert not any(credit in note for note in book.notes)
    bare = make_book(replace(book.plan, front=False))
    assert any(credit in note for note in bare.notes)


def test_each_kind_may_begin_with_a_page_of_its_own(plain: Book) -> None:
    book = again(plain, openers=True)
    kinds = [page for page in pages(book) if page[:1] in (["Hitori"], ["Zip"]) and len(page) > 2]
    openers = [page for page in kinds if page[1].startswith("Puzzles")]

    assert book.page_count == plain.page_count + 2
    assert [page[:2] for page in openers] == [["Hitori", "Puzzles 1 to 5"], ["Zip", "Puzzles 6 to 8"]]
    for page in openers:  # what numbers a level has is said where there are several
        assert (len(page) == 3) is not any(text.startswith("puzzle") for text in page)


def test_a_hint_on_paper_can_be_followed_at_once() -> None:
    puzzle = generate("zip", size="7x6", seed=1).puzzle
    board = kind_of(puzzle).empty_board(puzzle)
    assert find_hint(puzzle, board).before, "this puzzle shows nothing"
    found = first_hint(puzzle)
    assert found is not None
    assert found.step in kind_of(puzzle).steps(puzzle, board)
    assert not found.before


def test_there_is_a_hint_for_every_puzzle(plain: Book) -> None:
    told = [page for page in pages(again(plain, hints=True)) if page[:1] == ["Hints"]]
    numbers = [word for page in told for word in page[2:] if word.isdigit()]

    assert [str(number) for number in range(1, 9)] == [number for number in numbers if int(number) <= 8][:8]
    assert sum(word.startswith("Look at ") for page in told for word in page) == 8
    assert "Hints" in {chapter.title for chapter in again(plain, hints=True).chapters}


def test_every_kind_has_all_of_it(kakurasu: ModuleType) -> None:
    items = tuple(Item(each.sample().puzzle) for each in kinds().values())
    plan = BookPlan(sections=(FromItems(items),), openers=True, hints=True, isbn="0-306-40615-2", volume=1)
    book = make_book(plan)

    assert all(within(book.page(number)) for number in range(2, book.page_count + 1))
    assert book.pdf() == make_book(plan).pdf()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("9783161484100", True),
        ("978 3 16 148410 0", True),
        ("9783161484101", False),
        ("080442957X", True),
        ("0804429570", False),
        ("X804429570", False),
        ("97831614841", False),
        ("٩٧٨٣١٦١٤٨٤١٠٠", False),
    ],
)
def test_an_isbn_is_checked(text: str, expected: bool) -> None:
    assert is_isbn(text) is expected


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('isbn = "123"', "isbn: expected 13 digits, or 10"),
        ("volume = 0", "volume: expected a whole number from 1 to 9999"),
        ("imprint = 3", "imprint: expected at most 30 lines of text"),
        ("imprint = [3]", "imprint: expected one line of at most 200 characters"),
        ('solution_size = "huge"', "solution_size: expected one of small, medium, large"),
        ("large_print = true\nper_page = 4", "per_page: in large print a puzzle has a page to itself"),
        ("hints = 1", "hints: expected true or false"),
    ],
)
def test_a_mistake_in_a_plan_is_one_sentence(text: str, told: str) -> None:
    with pytest.raises(FormatError, match=told):
        parse_plan(f"{text}\n{SECTION}")
