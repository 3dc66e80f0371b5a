"""The wrap cover: back, spine and front where a printer wants them, and nothing where the barcode goes."""

import io
from dataclasses import replace

import numpy as np
import pypdf
import pytest
from PIL import Image
from tests.books.plans import PLAN
from tests.effort import sampled

from cluewright.books import Book, make_book, parse_plan
from cluewright.books.plan import PAPERS
from cluewright.books.preview import page_png
from cluewright.books.wrap import BARCODE, FEWEST_FOR_SPINE, SAFE, Wrap, wrap_of, wrap_page, wrap_pdf
from cluewright.core.errors import FormatError
from cluewright.core.locales import LANGUAGES
from cluewright.core.scene import Layer, Text
from cluewright.render.fonts import MissingFont, require_fonts

INCH = 25.4
PIXELS = 4


@pytest.fixture(scope="module")
def printed() -> Book:
    return make_book(parse_plan('profile = "kdp"\npage = "6x9"\nauthor = "Ada"\n' + PLAN.split("bleed = 3")[1]))


def texts(book: Book) -> list[Text]:
    return [each for each in wrap_page(book).ink.layers[Layer.CLUES] if isinstance(each, Text)]


def test_the_sheet_is_two_pages_and_the_spine_with_bleed_all_around(printed: Book) -> None:
    wrap = wrap_of(printed)
    page = pypdf.PdfReader(io.BytesIO(wrap_pdf(printed))).pages[0]

    width = (2 * 6 + wrap.pages * 0.002252 + 2 * 0.125) * 72
    assert (float(page.mediabox.width), float(page.mediabox.height)) == pytest.approx((width, 9.25 * 72), abs=0.02)
    assert float(page.trimbox.left) == float(page.trimbox.bottom) == pytest.approx(9, abs=0.01)
    assert float(page.trimbox.width) == pytest.approx(width - 18, abs=0.02)
    assert wrap.pages == printed.page_count
    assert wrap.front.x == pytest.approx(6 * INCH + wrap.spine)


@pytest.mark.parametrize(("paper", "inches"), [*zip(PAPERS, (0.002252, 0.0025, 0.002252, 0.002347), strict=True)])
def test_the_spine_is_as_wide_as_the_paper_makes_it(printed: Book, paper: str, inches: float) -> None:
    wrap = wrap_of(replace(printed, plan=replace(printed.plan, paper=paper), chapters=[], _pages=[]))

    assert wrap.spine == pytest.approx(wrap.pages * inches * INCH)


def test_a_cover_that_is_a_page_of_the_book_does_not_count(book: Book) -> None:
    inside = book.page_count - 1

    assert book.plan.cover
    assert wrap_of(book).pages == inside + inside % 2


def test_nothing_is_printed_where_the_barcode_goes(printed: Book) -> None:
    wrap = wrap_of(printed)
    picture = np.asarray(Image.open(io.BytesIO(page_png(wrap_page(printed), pixels_per_mm=PIXELS))), int)
    box = wrap.barcode
    left, top = (round((part + wrap.bleed) * PIXELS) for part in (box.x, box.y))
    there = picture[top : top + round(box.height * PIXELS), left : left + round(box.width * PIXELS)]

    assert (box.width, box.height) == BARCODE == pytest.approx((50.8, 30.48))
    assert box.x + box.width == pytest.approx(wrap.width - SAFE)
    assert np.ptp(there.reshape(-1, 3), axis=0).max() == 0
    assert np.ptp(picture.reshape(-1, 3), axis=0).max() > 100


@pytest.mark.parametrize(("pages", "told"), [(24, False), (FEWEST_FOR_SPINE - 1, False), (FEWEST_FOR_SPINE, True)])
def test_the_spine_has_text_where_there_are_enough_pages(pages: int, told: bool) -> None:
    assert Wrap(152.4, 228.6, pages * 0.002252 * INCH, 3.175, pages).has_spine_text is told


def test_the_text_of_the_spine_stays_on_it(printed: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not any(each.turned for each in texts(printed))
    wide = replace(wrap_of(printed), spine=8.0, pages=140)
    monkeypatch.setattr("cluewright.books.wrap.wrap_of", lambda _: wide)

    turned = [each for each in texts(printed) if each.turned]

    assert [each.text for each in turned] == ["Puzzles", "Ada"]
    assert all(each.at[0] == wide.width + 4 for each in turned)
    assert all(0.92 * each.size <= 8.0 - 2 * 0.0625 * INCH + 1e-9 for each in turned)


def test_a_cover_is_the_same_every_time_and_gives_nothing_away(printed: Book) -> None:
    solved = replace(printed, plan=replace(printed.plan, cover_solutions=True), chapters=[], _pages=[])

    assert wrap_pdf(printed) == wrap_pdf(printed)
    assert wrap_pdf(printed) != wrap_pdf(solved)
    boards = [each.entry.kind.scene(each.entry.item.puzzle).layers for each in printed.puzzles]
    placed = [each.scene.layers for each in wrap_page(printed).placed[1:]]
    assert placed
    fills = {key for layers in boards for key, parts in layers.items() if parts}
    assert {key for layers in placed for key, parts in layers.items() if parts} <= fills


def test_the_back_has_the_words_of_the_plan(printed: Book) -> None:
    own = replace(printed, plan=replace(printed.plan, blurb="Nine puzzles and a pencil."), chapters=[], _pages=[])

    assert any("proven" in each.text for each in texts(printed))
    assert any("Nine puzzles" in each.text for each in texts(own))
    long = replace(printed, plan=replace(printed.plan, blurb="Words and words. " * 60), chapters=[], _pages=[])
    assert max(each.at[1] for each in texts(long) if each.at[0] < 152.4 and not each.turned) < wrap_of(long).barcode.y


@pytest.mark.parametrize("language", sampled(LANGUAGES))
def test_covers_speak_every_language(printed: Book, language: str) -> None:
    try:
        require_fonts(language)
    except MissingFont:
        pytest.skip("this system has no font for the language")
    spoken = replace(printed, plan=replace(printed.plan, language=language), chapters=[], _pages=[])

    assert wrap_pdf(spoken).startswith(b"%PDF")
    assert (wrap_pdf(spoken) == wrap_pdf(printed)) is (language == "en")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('paper = "gold"', "paper: expected one of white, cream"),
        ("blurb = 3", "blurb: expected one line of at most 1000"),
    ],
)
def test_a_mistake_in_a_plan_is_one_sentence(text: str, words: str) -> None:
    with pytest.raises(FormatError, match=words):
        parse_plan(text + '\n[[section]]\nrecipe = {kind = "zip", size = "4x4"}')


def test_the_back_shows_a_puzzle_of_each_kind_that_is_not_on_the_front() -> None:
    recipes = "".join(
        f'[[section]]\nrecipe = {{kind = "{name}", size = "6x5", count = 5}}\n'
        for name in ("nonogram", "hitori", "zip")
    )
    made = make_book(parse_plan(f'profile = "kdp"\nseries = "Series"\nrules = false\n{recipes}'))
    wrap, sheet = wrap_of(made), wrap_page(made)
    tiles = [each for each in sheet.placed[1:] if each.x < wrap.width]
    (series,) = [each for each in texts(made) if each.text == "Series"]
    front = [each for each in sheet.placed[1:] if each.x > wrap.width]

    assert len(tiles) == 3
    assert not {each.scene.description for each in tiles} & {each.scene.description for each in front}
    assert series.at[1] > max(each.y + each.height for each in front) + 3.0


def test_the_back_of_a_book_of_one_kind_shows_three_puzzles() -> None:
    made = make_book(parse_plan('profile = "kdp"\nrules = false\n[[section]]\nrecipe = {kind = "zip", count = 12}'))
    wrap, sheet = wrap_of(made), wrap_page(made)
    back = [each.scene.description for each in sheet.placed[1:] if each.x < wrap.width]
    front = [each.scene.description for each in sheet.placed[1:] if each.x > wrap.width]

    assert (len(back), len(front)) == (3, 9)
    assert len({*back, *front}) == 12
