"""Whatever is read, reading it takes time in proportion to its length: no run of characters makes a reader stall."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from tests.growth import check_growth, runs

from cluewright.batch.sizes import read_sizes
from cluewright.books.plan_file import parse_page, parse_plan
from cluewright.core.errors import CluewrightError
from cluewright.core.json_text import read_json
from cluewright.core.picture_fit import read_crop
from cluewright.core.recipe import Recipe
from cluewright.core.registry import kind, kinds
from cluewright.core.session import Session
from cluewright.core.size import parse_size
from cluewright.formats import Source, dumps, entries, formats
from cluewright.formats.share import read_share
from cluewright.hitori.puzzle import Hitori
from cluewright.nonogram.picture import read_threshold

KINDS = sorted(kinds())
PLACES = 2


def quietly(work: Callable[[str], object]) -> Callable[[str], object]:
    """Take what is refused for an answer like any other."""

    def refused(text: str) -> None:
        with suppress(CluewrightError):
            work(text)

    return refused


def check_all(work: Callable[[str], object], what: str, around: tuple[str, str] = ("", "")) -> None:
    for name, make in runs(what, spoiled=around == ("", "")):
        check_growth(quietly(work), lambda size, make=make: make(size).join(around), f"{what}, {name}")


def reader(name: str | None) -> Callable[[str], object]:
    return lambda text: list(entries(Source(text.encode(), "a"), format_name=name))


@pytest.mark.parametrize("name", [None, *formats()])
def test_every_reader(name: str | None) -> None:
    check_all(reader(name), str(name))


@pytest.mark.parametrize("name", formats())
def test_every_reader_inside_a_file_of_its_own(name: str) -> None:
    for kind_name in set(formats()[name].kinds or KINDS) & set(KINDS):
        content = dumps(kind(kind_name).sample(), format_name=name).decode("latin-1")
        for place in range(PLACES):
            cut = (place + 1) * len(content) // (PLACES + 1)
            check_all(reader(name), f"{name} at {cut}", (content[:cut], content[cut:]))


KEYWORD_LINES = [
    ("non", "title", ""), ("non", "rows", "\ncolumns\n1\n"), ("non", "goal ", ""), ("janko", "begin\ntitle", ""),
    ("janko", "begin\npuzzle", ""), ("lp", "number_of_rows", ""), ("lp", "number_of_rows:", "x y"),
    ("gno", "[Dimensions", ""), ("gno", "[a", "x]"), ("g", ":\n", "!\n:\n"), ("g", "#d", ""), ("mk", "1", "#"),
    ("taai", "$", ""), ("taai", "3x", "\n$1\n"), ("pbm", "P1", "1 1\n"), ("pbm", "P4 ", "1"),
    ("tatham", "3x3:", ""), ("tatham", "https://", ""), ("tatham", "SAVEFILE:1:a\nDESC    :", ""),
    ("share", "https://a/play#v1/z/nonogram/", ""), ("share", "#v1/nonogram/3/3/", ";t="), ("share", "", "#v1/z/"),
    ("ziplink", "", "zip/3/3/"), ("ziplink", "zip/3/3/", ""), ("puzzlink", "https://puzz.link/p?", ""),
    ("puzzlink", "nonogram/3/3/", ""), ("puzzlink", "hitori.html?problem=2/2/", ""), ("pzprv3", "pzprv3/hitori/", ""),
    ("pzprv3", "pzprv3/nonogram/2/2/", "/info:"), ("webpbn", "<puzzle><solution><image>|", "|</image></solution>"),
    ("webpbn", "<puzzle ", ">"), ("webpbn", "<puzzle><clues type='rows'><line><count>", ""), ("json", "{", "}"),
    ("json", '{"format":"cluewright","version":1,"kind":"', '"}'), ("hitori-text", "123\n", "\n12"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "before", "after"), KEYWORD_LINES, ids=lambda value: value[:20])
def test_every_reader_after_its_keywords(name: str, before: str, after: str) -> None:
    check_all(reader(name), f"{name}: {before}", (before, after))
    check_all(reader(None), f"told: {before}", (before, after))


@pytest.mark.parametrize("kind_name", KINDS)
def test_every_recipe_option(kind_name: str) -> None:
    for option in kind(kind_name).options:
        check_all(option.read, f"{kind_name} {option.name}")


@pytest.mark.parametrize("kind_name", KINDS)
def test_every_move(kind_name: str) -> None:
    for before in ("", "#", "#1,1", "L", "L1", "+1,1", "1,", "?"):
        check_all(lambda move: Session(kind(kind_name).sample()).move(move), f"{kind_name} {before}", (before, ""))


@pytest.mark.parametrize("kind_name", KINDS)
def test_every_board(kind_name: str) -> None:
    sample = kind(kind_name).sample()
    check_all(lambda text: kind(kind_name).board_from_data(sample.puzzle, [text]), f"a board of {kind_name}")


@pytest.mark.parametrize(
    "read",
    [parse_size, read_sizes, parse_page, parse_plan, read_json, read_share, read_crop, read_threshold],
    ids=lambda read: read.__name__,
)
def test_every_other_text(read: Callable[[str], object]) -> None:
    for around in (("", ""), ("1", "1"), ("1x", ""), ("1..", ""), ('a = "', '"')):
        check_all(read, read.__name__, around)


def test_hitori_texts() -> None:
    check_all(Hitori.parse, "a Hitori")


def test_recipes() -> None:
    check_all(lambda text: Recipe.from_data({"kind": text, "size": text, "difficulty": text}), "a recipe")
