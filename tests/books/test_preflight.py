"""Preflight: every fault of a file is found in the file itself, and our own books have none."""

import io
import zlib
from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import Any

import pypdf
import pytest
from fpdf import FPDF
from pypdf.generic import ArrayObject, DictionaryObject, FloatObject, NameObject, NumberObject, TextStringObject
from tests.books.sample_plans import SAMPLES
from tests.effort import sampled

from cluewright.books import make_book, plan_from_data
from cluewright.books.pdf_fonts import PdfFont
from cluewright.books.preflight import grouped, preflight
from cluewright.books.profiles import PROFILES, find_profile
from cluewright.core.budget import Budget
from cluewright.core.errors import BudgetExceeded, FormatError
from cluewright.core.locales import LANGUAGES
from cluewright.render.fonts import close_fonts
from cluewright.render.pdf import FAMILY, add_fonts

KDP, PDFX = PROFILES["kdp"], PROFILES["pdfx"]
INCH = 72.0
Draw = Callable[[FPDF, int], None]


def document(draw: Draw | None = None, *, pages: int = 24, size: tuple[float, float] = (432, 648)) -> bytes:
    """Return a file of another maker's: text on every page, well within the margins, and what `draw` adds."""
    pdf = FPDF(unit="pt", format=size)
    pdf.set_auto_page_break(False)
    add_fonts(pdf)
    for number in range(1, pages + 1):
        pdf.add_page()
        pdf.set_font(FAMILY, "", 12)
        if draw is not blank:
            pdf.text(100, 300, f"Page {number}")
        if draw is not None:
            draw(pdf, number)
    data = bytes(pdf.output())
    close_fonts(pdf)
    return data


def blank(pdf: FPDF, number: int) -> None:
    if number not in (5, 6, 7):
        pdf.text(100, 300, f"Page {number}")


def changed(change: Callable[[pypdf.PdfWriter], Any], data: bytes | None = None) -> bytes:
    writer = pypdf.PdfWriter(clone_from=io.BytesIO(data if data is not None else document()))
    writer.metadata = None
    change(writer)
    target = io.BytesIO()
    writer.write(target)
    return target.getvalue()


def on_page_3(act: Callable[[FPDF], Any]) -> bytes:
    def draw(pdf: FPDF, number: int) -> None:
        if number == 3:
            with pdf.local_context():
                act(pdf)

    return document(draw)


def found(data: bytes, profile: str = "kdp", **more: Any) -> set[tuple[str, int | None]]:
    return {(each.code, each.page) for each in preflight(data, find_profile(profile), **more)}


def picture(mode: str = "L", side: int = 100) -> Any:
    from PIL import Image

    return Image.new(mode, (side, side), 128 if mode == "L" else (200, 30, 30))


def small_print(pdf: FPDF) -> None:
    pdf.set_font("helvetica", "", 12)
    pdf.text(100, 100, "Helvetica")


def boxed(trim: tuple[float, ...], bleed: tuple[float, ...] | None = None) -> bytes:
    def change(writer: pypdf.PdfWriter) -> None:
        page = writer.pages[2]
        page[NameObject("/TrimBox")] = ArrayObject(map(FloatObject, trim))
        if bleed is not None:
            page[NameObject("/BleedBox")] = ArrayObject(map(FloatObject, bleed))

    return changed(change)


def noted(writer: pypdf.PdfWriter) -> None:
    entries = {"/Type": "/Annot", "/Subtype": "/Text"}
    note = DictionaryObject({NameObject(key): NameObject(value) for key, value in entries.items()})
    note[NameObject("/Rect")] = ArrayObject(map(NumberObject, (10, 10, 20, 20)))
    note[NameObject("/Contents")] = TextStringObject("a comment")
    writer.pages[2][NameObject("/Annots")] = ArrayObject([note])


def scripted(writer: pypdf.PdfWriter) -> None:
    action = DictionaryObject({NameObject("/S"): NameObject("/JavaScript"), NameObject("/JS"): TextStringObject("1")})
    writer.root_object[NameObject("/OpenAction")] = action


def transparent(pdf: FPDF) -> None:
    with pdf.local_context(fill_opacity=0.5):
        pdf.rect(100, 100, 50, 50, style="F")


def thin(pdf: FPDF) -> None:
    pdf.set_line_width(0.2)
    pdf.line(100, 100, 200, 100)


def scaled_thin(pdf: FPDF) -> None:
    pdf._out("q .1 0 0 .1 0 0 cm 5 w 1000 1000 m 2000 1000 l S Q")


def coloured(pdf: FPDF) -> None:
    pdf.set_fill_color(200, 30, 30)
    pdf.rect(100, 100, 50, 50, style="F")


def to_the_edge(pdf: FPDF) -> None:
    pdf.set_fill_color(200)
    pdf.rect(0, 100, 50, 50, style="F")


def clipped(pdf: FPDF) -> None:
    pdf._out("q 100 100 50 50 re W n .5 g 0 0 432 648 re f Q 1 g 0 0 432 648 re f")


def outlined(pdf: FPDF, number: int) -> None:
    if number == 3:
        pdf.start_section("Three")


def other_size(writer: pypdf.PdfWriter) -> None:
    writer.pages[2].mediabox = pypdf.generic.RectangleObject((0, 0, 396, 612))


FAULTS: dict[str, tuple[Callable[[], bytes], set[tuple[str, int | None]]]] = {
    "sound": (document, set()),
    "few pages": (lambda: document(pages=10), {("few-pages", None)}),
    "odd pages": (lambda: document(pages=25), {("odd-pages", None)}),
    "page size": (lambda: document(size=(280, 420)), {("page-size", n) for n in range(1, 25)}),
    "another size": (lambda: changed(other_size), {("other-size", 3)}),
    "trim beyond the page": (lambda: boxed((-50, 0, 432, 648)), {("boxes", 3), ("other-size", 3)}),
    "bleed on no side that is cut": (lambda: boxed((4, 4, 428, 644)), {("bleed", 3), ("other-size", 3)}),
    "font": (lambda: on_page_3(small_print), {("font", 3)}),
    "thin line": (lambda: on_page_3(thin), {("thin-line", 3)}),
    "thin line by scale": (lambda: on_page_3(scaled_thin), {("thin-line", 3)}),
    "coarse picture": (lambda: on_page_3(lambda pdf: pdf.image(picture(), 100, 100, w=100)), {("resolution", 3)}),
    "fine picture": (lambda: on_page_3(lambda pdf: pdf.image(picture(), 100, 100, w=20)), set()),
    "coloured picture": (lambda: on_page_3(lambda pdf: pdf.image(picture("RGB"), 100, 100, w=20)), {("colour", 3)}),
    "colour": (lambda: on_page_3(coloured), {("colour", 3)}),
    "no bleed": (lambda: on_page_3(to_the_edge), {("edge", 3)}),
    "picture without bleed": (lambda: on_page_3(lambda pdf: pdf.image(picture(), 412, 100, w=20)), {("edge", 3)}),
    "clipped, and white": (lambda: on_page_3(clipped), set()),
    "link": (lambda: on_page_3(lambda pdf: pdf.link(9, 9, 9, 9, "https://a.example")), {("link", 3)}),
    "localhost": (
        lambda: on_page_3(lambda pdf: pdf.link(9, 9, 9, 9, "http://localhost:8000/x")),
        {("link", 3), ("local-link", 3)},
    ),
    "printed localhost": (
        lambda: on_page_3(lambda pdf: pdf.text(100, 100, "Go to http://127.0.0.1/play")),
        {("local-link", 3)},
    ),
    "annotation": (lambda: changed(noted), {("annotation", 3)}),
    "bookmarks": (lambda: document(outlined), {("bookmarks", None)}),
    "metadata": (
        lambda: changed(lambda writer: writer.add_metadata({"/Author": "Somebody"})),
        {("metadata", None)},
    ),
    "script": (lambda: changed(scripted), {("script", None)}),
    "encryption": (
        lambda: changed(lambda writer: writer.encrypt("secret", algorithm="RC4-128")),
        {("encrypted", None)},
    ),
    "transparency": (lambda: on_page_3(transparent), {("transparency", 3)}),
    "blank pages": (lambda: document(blank), {("blank", 5), ("blank", 6), ("blank", 7)}),
    "binding": (lambda: on_page_3(lambda pdf: pdf.text(20, 300, "x")), {("margin-inner", 3)}),
    "outer edge": (lambda: on_page_3(lambda pdf: pdf.text(400, 300, "much too far")), {("margin-outer", 3)}),
    "top": (lambda: on_page_3(lambda pdf: pdf.text(100, 12, "x")), {("margin-top", 3)}),
    "bottom": (lambda: on_page_3(lambda pdf: pdf.text(100, 645, "x")), {("margin-bottom", 3)}),
}


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_is_found_with_its_page_and_nothing_else(name: str) -> None:
    make, faults = FAULTS[name]
    assert found(make()) == faults


def test_the_gutter_is_that_of_the_page_count() -> None:
    def draw(pdf: FPDF, number: int) -> None:
        if number == 3:
            pdf.text(30, 300, "x")  # 30 points are enough for 150 pages, not for 152

    assert found(document(draw, pages=150)) == set()
    assert found(document(draw, pages=152)) == {("margin-inner", 3)}


def test_an_even_page_is_bound_at_its_right() -> None:
    data = document(lambda pdf, number: pdf.text(397, 300, "xx") if number in (3, 4) else None)
    assert found(data) == {("margin-inner", 4)}


def test_bleed_without_boxes_is_known_by_its_size() -> None:
    assert found(document(size=(432 + 9, 648 + 18))) == set()
    assert found(document(size=(432 + 18, 648 + 18)), trim=(152.4, 228.6)) == {("trim-size", n) for n in range(1, 25)}


def test_a_file_may_be_too_large() -> None:
    from dataclasses import replace

    small = replace(KDP, megabytes=0)
    assert [each.code for each in preflight(document(), small)] == ["file-size"]


def test_pdfx_wants_facts_boxes_and_no_rgb() -> None:
    faults = preflight(on_page_3(coloured), PDFX)
    names = {each.message.values["name"] for each in faults if each.code == "standard"}
    assert {"GTS_PDFXVersion", "ModDate", "Trapped", "OutputIntent"} <= names
    assert {each.page for each in faults if each.code == "no-trim"} == set(range(1, 25))
    assert [each.page for each in faults if each.code == "rgb"] == [3]


def test_text_that_nobody_sees_is_no_matter() -> None:
    def hidden(pdf: FPDF) -> None:
        pdf.set_text_color(255)
        pdf.text(5, 5, "white on white")

    assert found(on_page_3(hidden)) == set()


def test_a_drawing_within_a_drawing_is_followed() -> None:
    def nest(writer: pypdf.PdfWriter) -> None:
        form = pypdf.generic.StreamObject()
        form.set_data(b"0.2 w 10 10 m 50 10 l S")
        form[NameObject("/Subtype")] = NameObject("/Form")
        form[NameObject("/Matrix")] = ArrayObject(map(FloatObject, (2, 0, 0, 2, 100, 100)))
        itself = writer._add_object(form)
        form[NameObject("/Resources")] = DictionaryObject(
            {NameObject("/XObject"): DictionaryObject({NameObject("/X"): itself})}
        )
        page = writer.pages[2]
        page[NameObject("/Resources")][NameObject("/XObject")] = DictionaryObject({NameObject("/X"): itself})  # type: ignore[index]
        content = pypdf.generic.StreamObject()
        content.set_data(b"q /X Do Q")
        page[NameObject("/Contents")] = writer._add_object(content)

    (fault,) = preflight(changed(nest), KDP)
    assert (fault.code, fault.page, fault.message.values["found"]) == ("thin-line", 3, 0.4)


def test_faults_are_said_in_every_language_and_joined_by_page() -> None:
    data = document(lambda pdf, number: thin(pdf) if number in (3, 4, 9) else None)
    faults = preflight(data, KDP)
    texts = {language: grouped(faults, language) for language in LANGUAGES}
    assert texts["en"] == [((3, 4, 9), "A line is 0.2 pt thick, and at least 0.75 pt are needed.")]
    assert len({text for ((_, text),) in texts.values()}) == len(LANGUAGES)
    assert faults[0].to_data("de")["text"].startswith("Eine Linie ist 0,2 pt dick")


# What no file should do


def bomb() -> bytes:
    """Return a file whose page unpacks to 128 MB."""
    packer = zlib.compressobj(1)
    packed = b"".join(packer.compress(b" " * 2**20) for _ in range(128)) + packer.flush()
    parts = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]/Contents 4 0 R>>",
        b"<</Filter/FlateDecode/Length %d>>stream\n" % len(packed) + packed + b"\nendstream",
    ]
    return assembled(parts)


def assembled(parts: list[bytes]) -> bytes:
    data, places = b"%PDF-1.4\n", []
    for number, part in enumerate(parts, 1):
        places.append(len(data))
        data += b"%d 0 obj\n" % number + part + b"\nendobj\n"
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    tail = b"trailer<</Root 1 0 R/Size %d>>\nstartxref\n%d\n%%%%EOF" % (len(parts) + 1, len(data))
    return data + b"xref\n0 %d\n0000000000 65535 f \n" % (len(parts) + 1) + table + tail


def endless_tree() -> bytes:
    return assembled([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[2 0 R]/Count 9>>"])


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", "this is not a PDF file"),
        (b"PK\x03\x04 no pdf at all", "this is not a PDF file"),
        (b"%PDF-1.7\n", "this PDF file is damaged and cannot be read"),
        (document()[:400], "this PDF file is damaged and cannot be read"),
        (endless_tree(), "this PDF file is damaged and cannot be read"),
        (assembled([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[]/Count 0>>"]), "the file has no pages"),
    ],
    ids=["empty", "a zip file", "a head", "a piece", "an endless tree", "no pages"],
)
def test_what_is_no_book_is_said_in_a_sentence(data: bytes, problem: str) -> None:
    with pytest.raises(FormatError, match=problem) as caught:
        preflight(data, KDP)
    assert "\n" not in str(caught.value)


def test_a_bomb_is_not_unpacked() -> None:
    import tracemalloc

    data = bomb()
    tracemalloc.start()
    try:
        assert ("unreadable", 1) in found(data)
        assert tracemalloc.get_traced_memory()[1] < 100 * 2**20
    finally:
        tracemalloc.stop()


def test_a_page_of_numbers_ends() -> None:
    numbers = b"1 " * 100_000 + b"(" * 1000 + b"<" * 1000
    content = b"<</Length %d>>stream\n" % len(numbers) + numbers + b"\nendstream"
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]/Contents 4 0 R>>"
    data = assembled([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>", page, content])
    assert found(data) == {("few-pages", None), ("odd-pages", None), ("unreadable", 1)}


def test_a_drawing_that_draws_itself_often_ends() -> None:
    content = b"<</Subtype/Form/Resources<</XObject<</X 4 0 R>>>>/Length 60>>stream\n" + b"/X Do " * 10 + b"\nendstream"
    page = b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>>"
    data = assembled([b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>", page, content])
    assert found(data) == {("few-pages", None), ("odd-pages", None)}


def test_a_budget_stops_it() -> None:
    budget = Budget()
    budget.cancel.cancel()
    with pytest.raises(BudgetExceeded):
        preflight(document(), KDP, budget=budget)


@pytest.mark.parametrize("cut", sampled(range(9), 3))
def test_no_damage_does_more_than_be_found(cut: int) -> None:
    import random

    chance = random.Random(cut)
    data = bytearray(document())
    for _ in range(40):
        data[chance.randrange(9, len(data))] = chance.randrange(256)
    with suppress(FormatError):
        assert isinstance(preflight(bytes(data), KDP), list)


def test_fonts_know_widths_and_words() -> None:
    simple = PdfFont({"/BaseFont": "/Some", "/FirstChar": 65, "/Widths": [500, 250]})
    assert simple.measure(b"ABA") == (1.25, 3, 0, "ABA")
    assert not simple.embedded
    inner = {"/W": [1, [500], 5, 7, 250], "/DW": 1000, "/FontDescriptor": {"/FontFile2": 1}}
    mapping = b"1 beginbfchar <0001> <0041> endbfchar 1 beginbfrange <0005> <0007> <0061> endbfrange"
    wide = PdfFont({"/Subtype": "/Type0", "/DescendantFonts": [inner]}, mapping)
    assert wide.measure(b"\0\1\0\6\0\x09") == (1.75, 3, 0, "Ab\ufffd")
    assert wide.embedded


# Our own books


@pytest.mark.parametrize("name", sampled(SAMPLES, 7))
def test_our_books_have_no_fault(name: str) -> None:
    plan = SAMPLES[name]
    book = make_book(plan_from_data(plan))
    faults = preflight(book.pdf(), find_profile(plan["profile"]))
    assert [(each.page, each.text()) for each in faults] == []


def test_a_kind_from_elsewhere_has_no_fault(kakurasu: ModuleType) -> None:
    plan = plan_from_data({"profile": "home"}, items=[kakurasu.KIND.sample()])
    assert preflight(make_book(plan).pdf(), PROFILES["home"]) == []


def test_there_are_twenty_samples_of_every_profile_and_kind() -> None:
    assert len(SAMPLES) >= 20
    assert {plan["profile"] for plan in SAMPLES.values()} == set(PROFILES) - {"plain"}
