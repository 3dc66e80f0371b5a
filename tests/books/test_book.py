"""A book as a whole: its pages, its file, and what stands on them."""

import io
from collections import Counter
from types import ModuleType
from typing import Any

import numpy as np
import pypdf
import pytest
from PIL import Image
from tests.books.plans import PLAN

import cluewright as cw
from cluewright.books import Book, FromItems, make_book, parse_plan, plan_from_data
from cluewright.books.plan import BookPlan
from cluewright.core.errors import InvalidRecipe
from cluewright.core.registry import kind, kinds
from cluewright.core.scene import Text, Texts
from cluewright.formats.share import read_share

MM = 72 / 25.4


@pytest.fixture(scope="module")
def read(pdf: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(pdf))


def outline(read: pypdf.PdfReader) -> list[tuple[str, int, int]]:
    """Give title, page and depth of every bookmark."""
    found: list[tuple[str, int, int]] = []

    def walk(entries: list[Any], depth: int) -> None:
        for entry in entries:
            if isinstance(entry, list):
                walk(entry, depth + 1)
            else:
                found.append((str(entry.title), (read.get_destination_page_number(entry) or 0) + 1, depth))

    walk(read.outline, 0)
    return found


def test_the_same_plan_gives_the_same_bytes(pdf: bytes) -> None:
    assert make_book(parse_plan(PLAN), workers=1).pdf() == pdf


def test_another_seed_gives_another_book(book: Book) -> None:
    other = make_book(parse_plan(PLAN.replace("seed = 5", "seed = 6")))
    assert {each.entry.item.puzzle for each in book.puzzles}.isdisjoint(
        each.entry.item.puzzle for each in other.puzzles
    )


def test_the_file_has_the_pages_of_the_book(book: Book, read: pypdf.PdfReader) -> None:
    # Cover, about, contents, six pages of rules; three nonograms and a large one, three hitori, two zip; solutions.
    assert book.page_count == 9 + 2 + 1 + 1 + 1
    assert len(read.pages) == book.page_count


def test_boxes_say_what_is_cut_off(read: pypdf.PdfReader) -> None:
    for page in read.pages:
        assert [float(side) for side in page.mediabox] == pytest.approx([0, 0, 154 * MM, 216 * MM], abs=0.02)
        assert [float(side) for side in page.bleedbox] == pytest.approx([0, 0, 154 * MM, 216 * MM], abs=0.02)
        assert [float(side) for side in page.trimbox] == pytest.approx([3 * MM, 3 * MM, 151 * MM, 213 * MM], abs=0.02)


def test_without_bleed_the_page_is_the_paper() -> None:
    plan = parse_plan(PLAN.replace("bleed = 3", "bleed = 0").replace('"A5"', '"120x190mm"'))
    page = pypdf.PdfReader(io.BytesIO(make_book(plan).pdf())).pages[0]
    assert "/TrimBox" not in page
    assert float(page.mediabox.width) == pytest.approx(120 * MM, abs=0.02)
    assert float(page.mediabox.height) == pytest.approx(190 * MM, abs=0.02)


def test_metadata_names_the_book_and_no_date_of_today(read: pypdf.PdfReader) -> None:
    assert read.metadata is not None
    assert (read.metadata.title, read.metadata.author, read.metadata.subject) == (
        "Small Hours",
        "Cluewright",
        "A sampler",
    )
    assert read.metadata.creation_date is not None
    assert read.metadata.creation_date.year == 2000


def test_every_font_is_embedded(read: pypdf.PdfReader) -> None:
    fonts = {}
    for page in read.pages:
        for name, font in page["/Resources"]["/Font"].items():  # type: ignore[index]
            fonts[name] = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"].get_object()
    assert len(fonts) == 2
    assert all("/FontFile2" in descriptor for descriptor in fonts.values())


def test_bookmarks_lead_to_the_chapters(book: Book, read: pypdf.PdfReader) -> None:
    found = outline(read)
    assert found == [(chapter.title, chapter.page, int(chapter.deep)) for chapter in book.chapters]
    assert [title for title, _, depth in found if not depth] == [
        *("Cover", "About this book", "Contents", "Rules", "Nonogram", "Hitori", "Zip", "Solutions")
    ]


def test_contents_name_the_page_each_chapter_is_on(book: Book, read: pypdf.PdfReader) -> None:
    words = read.pages[2].extract_text()
    assert "Contents" in words
    rest = [chapter for chapter in book.chapters if chapter.page > 3]
    assert len(read.pages[2]["/Annots"]) == len(rest)  # type: ignore[arg-type]
    for chapter in rest:
        assert chapter.title in words
        assert str(chapter.page) in words.split()


def test_every_page_but_the_cover_has_its_number_at_the_outer_edge(book: Book) -> None:
    for number in range(1, book.page_count + 1):
        page = book.page(number)
        low = page.shape.height - page.shape.bottom
        feet = [part for _, part in page.ink.primitives() if isinstance(part, Text) and part.at[1] > low]
        if number == 1:
            assert str(number) not in [part.text for part in feet]
            continue
        (foot,) = feet
        edge = page.shape.width - page.shape.outer if number % 2 else page.shape.outer
        assert (foot.text, foot.at[0]) == (str(number), pytest.approx(edge))


def test_rules_stand_before_the_puzzles(book: Book, read: pypdf.PdfReader) -> None:
    starts = {chapter.title: chapter.page for chapter in reversed(book.chapters) if chapter.page <= 8}
    for name in ("nonogram", "hitori", "zip"):
        words = " ".join(read.pages[starts[kind(name).title] - 1].extract_text().split())
        assert kind(name).rules in words
        assert "One step" in words
        sample = kind(name).sample()
        hint = cw.hint(sample, kind(name).empty_board(sample.puzzle))
        assert hint.stages[2] in words


def drawn_puzzles(book: Book) -> tuple[Counter[int], Counter[int]]:
    """Count on how many places each puzzle's scene, and each solution, was put."""
    first = next(chapter.page for chapter in book.chapters if chapter.title == "Solutions")
    scenes = {id(each.scene): each.number for each in book.puzzles}
    puzzles: Counter[int] = Counter()
    labels: Counter[int] = Counter()
    for number in range(1, book.page_count + 1):
        page = book.page(number)
        puzzles.update(scenes[id(placed.scene)] for placed in page.placed if id(placed.scene) in scenes)
        if number >= first:
            labels.update(_numbers(page))
    return puzzles, labels


def _numbers(page: Any) -> list[int]:
    words = [part for _, part in page.ink.primitives() if isinstance(part, Text)]
    return [
        int(part.text) for part in words if part.text.isdigit() and part.at[1] < page.shape.height - page.shape.bottom
    ]


def test_every_puzzle_stands_once_with_its_solution(book: Book) -> None:
    puzzles, solutions = drawn_puzzles(book)
    everything = Counter(each.number for each in book.puzzles)
    assert sorted(everything) == list(range(1, 10))
    assert puzzles == everything
    assert solutions == everything


def test_puzzles_are_grouped_by_kind_and_grow_harder(book: Book) -> None:
    assert [part.kind for part in book.parts] == ["nonogram", "hitori", "zip"]
    for part in book.parts:
        ranks = [each.entry.level.rank for each in part.puzzles if each.entry.level is not None]
        assert ranks == sorted(ranks)
        assert [number for group in part.groups for number in group.numbers] == sorted(
            number for group in part.groups for number in group.numbers
        )


def test_qr_codes_hold_the_links_of_the_puzzles(book: Book) -> None:
    import segno

    coded = [each for each in book.puzzles if each.code is not None]
    assert len(coded) >= 8
    for each in coded:
        assert each.code is not None
        link = each.code.description
        assert link.startswith("https://puzzles.example/play#v1/")
        assert read_share(link).puzzle == each.entry.item.puzzle
        (cells,) = (part for _, part in each.code.primitives())
        matrix = [list(row) for row in segno.make(link, error="l", micro=False).matrix]
        assert np.array_equal(cells.values, np.array(matrix, np.uint8))  # type: ignore[union-attr]


def test_a_large_puzzle_has_a_page_of_its_own_and_that_is_said(book: Book) -> None:
    ((share, (large,)),) = [page for part in book.parts for page in part.pages if page[0] == 1]
    assert (share, large.entry.item.puzzle.width) == (1, 30)
    assert "Puzzle 4 is too large for 4 to a page, so it is printed larger." in book.notes


def test_nothing_is_drawn_beyond_the_margins(book: Book) -> None:
    shape = book.plan.page
    for number in range(2, book.page_count + 1):
        page = book.page(number)
        for placed in page.placed[1:]:
            assert placed.x >= page.left - 0.01
            assert placed.x + placed.width <= page.right + 0.01
            assert placed.y >= shape.top - 0.01
            assert placed.y + placed.height <= shape.height - shape.bottom + 0.01


@pytest.mark.parametrize("per_page", [1, 2, 4, 6])
@pytest.mark.parametrize("page", ["A4", "A5", "Letter", "200x140mm"])
def test_puzzles_that_share_a_page_do_not_overlap(page: str, per_page: int) -> None:
    items = tuple(each.sample() for each in kinds().values())
    plan = plan_from_data({"page": page, "per_page": per_page}, items=items)
    made = make_book(plan)
    for number in range(1, made.page_count + 1):
        placed = made.page(number).placed[1:]
        for place, one in enumerate(placed):
            for other in placed[place + 1 :]:
                apart = (
                    one.x + one.width <= other.x + 0.01
                    or other.x + other.width <= one.x + 0.01
                    or one.y + one.height <= other.y + 0.01
                    or other.y + other.height <= one.y + 0.01
                )
                assert apart, (number, one, other)


def test_parts_can_be_left_out() -> None:
    plan = BookPlan(
        sections=(FromItems((kind("hitori").sample(),)),), cover=False, rules=False, solutions=False, qr=False
    )
    made = make_book(plan)
    assert [chapter.title for chapter in made.chapters if not chapter.deep] == ["About this book", "Contents", "Hitori"]
    assert all(each.code is None for each in made.puzzles)
    assert made.notes == []


def test_titles_the_font_lacks_are_no_trouble() -> None:
    from dataclasses import replace

    sample = kind("hitori").sample()
    strange = replace(sample, meta={"title": "Кот 猫 \x00\n" + "very long " * 40})
    made = make_book(BookPlan(title="数独 " * 30, sections=(FromItems((strange,)),)))
    words = pypdf.PdfReader(io.BytesIO(made.pdf())).pages[4].extract_text()
    assert "Кот ?" in words


def test_there_is_no_page_beyond_the_last(book: Book) -> None:
    for number in (0, book.page_count + 1):
        with pytest.raises(InvalidRecipe, match=f"pages 1 to {book.page_count}"):
            book.page(number)


def test_a_kind_from_elsewhere_is_printed_as_well(kakurasu: ModuleType) -> None:
    made = make_book(BookPlan(sections=(FromItems((kakurasu.KIND.sample(),)),)))
    words = [page.extract_text() for page in pypdf.PdfReader(io.BytesIO(made.pdf())).pages]
    assert kakurasu.KIND.title in words[3]
    assert [each.entry.kind.name for each in made.puzzles] == ["kakurasu"]


def test_a_small_page_holds_its_rules() -> None:
    items = tuple(each.sample() for each in kinds().values())
    made = make_book(plan_from_data({"page": "90x120mm"}, items=items))
    for number in range(2, made.page_count + 1):
        page = made.page(number)
        low = page.shape.height - page.shape.bottom
        beyond = [part.text for _, part in page.ink.primitives() if isinstance(part, Text) and part.at[1] > low]
        assert beyond == [str(number)]


def test_without_an_address_for_readers_there_are_no_codes() -> None:
    made = make_book(BookPlan(sections=(FromItems((kind("hitori").sample(),)),)))
    assert [each.code for each in made.puzzles] == [None]
    assert made.notes == []


def test_colours_of_a_puzzles_own_are_printed_or_told_by_their_marks() -> None:
    sample = kind("colour-nonogram").sample()
    coloured, black = (
        make_book(BookPlan(sections=(FromItems((sample,)),), theme=theme, cover=False)) for theme in ("light", "print")
    )
    assert greatest_hue(black) == 0
    assert greatest_hue(coloured) > 150
    for colour in sample.puzzle.palette[1:]:  # in the cells of the solutions, too
        assert letters(black)[colour.mark] > letters(coloured)[colour.mark]


def greatest_hue(book: Book) -> int:
    """Return how far from grey a pixel of the book is at most."""
    pages = (Image.open(io.BytesIO(book.png(number + 1, pixels_per_mm=2))) for number in range(book.page_count))
    return max(int(np.ptp(np.asarray(page.convert("RGB")).astype(int), axis=2).max()) for page in pages)


def letters(book: Book) -> Counter[str]:
    """Count the texts of the drawings in a book."""
    drawings = [placed.scene for number in range(book.page_count) for placed in book.page(number + 1).placed[1:]]
    parts = [part for scene in drawings for _, part in scene.primitives() if isinstance(part, Texts)]
    return Counter(text for part in parts for _, _, text in part.texts)
