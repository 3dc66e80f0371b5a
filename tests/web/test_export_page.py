"""Pages that need no server, as files: small, whole, secret where they should be, and never in place of others."""

import gzip
import json
import re
import zlib
from base64 import b64decode

import pytest
from tests.conftest import forget_kinds

import cluewright as cw
from cluewright.core.item import SHOWS
from cluewright.web.export_page import NAMES, page_texts
from cluewright.web.stored import NotPlayable, StoredPuzzle

KINDS = list(cw.kinds())
MOST_BYTES = 150_000


def contents(page):
    return json.loads(re.search(r'id="contents">(.*?)</script>', page, re.DOTALL)[1])


def unsealed(puzzle):
    return json.loads(zlib.decompress(b64decode(puzzle["sealed"]), -zlib.MAX_WBITS))


@pytest.fixture(scope="module")
def samples():
    return [cw.kind(name).sample() for name in KINDS]


@pytest.fixture(scope="module")
def page(samples):
    return page_texts(samples)[0]


def test_everything_is_within_and_small(page):
    without = re.sub(r'"sealed":"[^"]*"', "", page)
    assert 30_000 < len(gzip.compress(without.encode(), 9)) <= MOST_BYTES
    assert re.findall(r'(?:src|href)="(?!data:|#)[^"]*"', page) == []
    assert "default-src 'none'" in page
    assert set(contents(page)["words"]) == {"en", "de", "fr", "es", "ja", "zh"}


def test_the_whole_path_is_stored(samples, page):
    for item, stored in zip(samples, contents(page)["puzzles"], strict=True):
        kind, told = cw.kind(stored["kind"]), unsealed(stored)
        board = kind.empty_board(item.puzzle)
        for hint in told["hints"]:
            board = kind.apply(item.puzzle, board, hint["move"])
        assert kind.is_solved(item.puzzle, board)
        steps = list(cw.explain(item))
        assert [step["message"] for step in told["steps"]] == [step.message.to_data() for step in steps]


def test_what_a_picture_shows_is_not_to_be_read():
    item = cw.generate("nonogram", size=(10, 10), seed=5, difficulty="easy")
    titles = item.meta[SHOWS]["titles"]
    page = page_texts([item])[0]
    assert unsealed(contents(page)["puzzles"][0])["shows"] == titles
    for title in titles.values():
        assert title not in page.replace("\\u003c", "<")


def test_titles_cannot_end_the_script(samples):
    item = cw.Item(samples[0].puzzle, solution=samples[0].solution, meta={"title": "</script><b>"})
    page = page_texts([item], title="<i>&")[0]
    assert "<title>&lt;i&gt;&amp;</title>" in page
    assert contents(page)["puzzles"][0]["title"] == "</script><b>"


def test_files_are_written_and_not_overwritten(samples, tmp_path):
    folder = tmp_path / "page"
    written = cw.export_page(samples[:1], folder)
    assert [path.relative_to(folder).as_posix() for path in written] == list(NAMES)
    before = written[0].read_bytes()
    with pytest.raises(cw.FormatError, match="already exists"):
        cw.export_page(samples[1:], folder)
    assert written[0].read_bytes() == before
    cw.export_page(samples[1:], folder, force=True)
    assert written[0].read_bytes() != before
    with pytest.raises(cw.FormatError, match="needs a folder"):
        cw.export_page(samples[1:], written[0])


def test_no_puzzle_no_page(tmp_path):
    with pytest.raises(cw.InvalidRecipe, match="at least one puzzle"):
        cw.export_page([], tmp_path / "page")
    assert not (tmp_path / "page").exists()


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org", "https://", "https://a/?b", "https://a/#b"])
def test_a_public_address_is_one(samples, tmp_path, address):
    with pytest.raises(cw.InvalidRecipe, match=r"must look like https://example\.org/puzzles"):
        cw.export_page(samples[:1], tmp_path / "page", public_url=address)
    assert not (tmp_path / "page").exists()


def test_a_puzzle_must_have_one_solution():
    with pytest.raises(cw.NotUnique, match="several solutions"):
        StoredPuzzle(cw.Nonogram([[1], [1]], [[1], [1]]))


def test_a_board_that_needs_the_studio_is_refused(monkeypatch, tmp_path):
    (tmp_path / "lonely" / "browser").mkdir(parents=True)
    (tmp_path / "lonely" / "__init__.py").write_text("")
    (tmp_path / "lonely" / "browser" / "board.js").write_text("export const create = 1;\nexport const label = 1;\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(type(cw.kind("zip")), "modules", cw.Modules("lonely", board="board.js"))
    try:
        with pytest.raises(NotPlayable, match="does not export alone, applyMove, emptyBoard"):
            page_texts([cw.kind("zip").sample()])
    finally:
        forget_kinds()


def test_a_kind_without_a_board_is_refused(monkeypatch):
    monkeypatch.setattr(type(cw.kind("hitori")), "sheet", None)
    monkeypatch.setattr(type(cw.kind("hitori")), "modules", None)
    with pytest.raises(NotPlayable, match="cannot be played in the browser"):
        page_texts([cw.Item(cw.kind("hitori").sample().puzzle)])
