"""Plans of books read with care, from TOML or from data, so that a mistake is named before any work begins."""

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from cluewright.books.plan import (
    LARGE_HEAD,
    LARGE_TYPE,
    PAPERS,
    PER_PAGE,
    SOLUTION_SIZES,
    BookPlan,
    FromFiles,
    FromItems,
    FromLibrary,
    FromRecipe,
    PageShape,
    Section,
)
from cluewright.books.profiles import COMFORT, FOOT_ROOM, HEAD_ROOM, INCH, PLAIN, Profile, find_profile, is_local
from cluewright.books.words import phrase
from cluewright.core.errors import CluewrightError, FormatError, InvalidRecipe, UnknownKind, brief, shown
from cluewright.core.item import Item
from cluewright.core.locales import ENGLISH, LANGUAGES, find_language
from cluewright.core.registry import kind as find_kind
from cluewright.core.size import parse_size
from cluewright.core.toml_text import read_toml
from cluewright.render.themes import THEMES, Ink
from cluewright.render.themes import theme as find_theme

T = TypeVar("T")
MOST_PUZZLES = 10_000
LARGEST_SIDE, SMALLEST_SIDE = 1200.0, 90.0
SMALLEST_INSIDE = 60.0
"""The least millimetres between the margins; with less, the rules could not be set."""
_LARGEST_PLAN = 4 * 1024 * 1024
_LONGEST_TEXT = 200
_LONGEST_BLURB = 1000
_MOST_LINES = 30
LARGEST_CELL = 30.0
"""Of large print."""
_MARGINS = ("inner", "outer", "top", "bottom")
_SOURCES = ("files", "library", "recipe")
KEYS = (
    *(
        "title",
        "subtitle",
        "author",
        "language",
        "seed",
        "profile",
        "page",
        "bleed",
        "margins",
        "per_page",
        "link",
        "qr",
        "cover",
        "cover_solutions",
        *(
            "paper",
            "blurb",
            "large_print",
            "solution_size",
            "title_page",
            "front",
            "openers",
            "hints",
            "series",
            "volume",
            "imprint",
            "isbn",
        ),
        "rules",
    ),
    *("solutions", "theme", "colour", "line", "links", "metadata", "on_ambiguous", "time_limit", "section"),
)
_SEARCH = ("kind", "level", "tag", "technique", "text", "collection", "smallest", "largest", "sort", "descending")
_NUMBER = r"([0-9]{1,9}+(?:\.[0-9]{1,9}+)?)"
_CUSTOM = re.compile(rf"\s*+{_NUMBER}\s*+[xX×]\s*+{_NUMBER}\s*+(mm|cm|in)?+\s*+", re.ASCII)
_UNITS = {"mm": 1.0, "cm": 10.0, "in": INCH}
_MOST_INCHES = 30.0
"""Sides without a unit up to this are inches, as printers name their sizes."""


class PlanFault(FormatError):
    """A mistake in a plan, with the key it is about and the number of its section."""

    def __init__(self, key: str, problem: str, *, where: str = "", section: int | None = None, file: str = "") -> None:
        self.key = where if where and section is None else key  # of a table such as margins, the table
        self.section = section
        super().__init__(": ".join(part for part in (where, brief(key), problem) if part), file=file or None)


def read_plan(
    path: str | Path, *, language: str | None = None, otherwise: str = ENGLISH, instead: Mapping[str, Any] | None = None
) -> BookPlan:
    """Read a plan file and check all of it; files it names are looked for from its folder.

    A `language` given here overrides the plan's, and so do the keys of `instead`; without a language, a plan that names
    none is in the language `otherwise`.
    """
    with Path(path).open("rb") as file:
        data = file.read(_LARGEST_PLAN + 1)
    if len(data) > _LARGEST_PLAN:
        raise FormatError(f"a plan may have at most {_LARGEST_PLAN // 1024 // 1024} MB", file=str(path))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError("expected UTF-8 text", file=str(path)) from None
    said = read_toml(text, file=str(path))
    more = {**({} if language is None else {"language": language}), **(instead or {})}
    return plan_from_data({"language": otherwise, **said, **more}, file=str(path), folder=Path(path).parent)


def parse_plan(text: str, *, file: str = "plan.toml", folder: Path | None = None) -> BookPlan:
    """Read the text of a plan.

    >>> parse_plan('title = "Ten"\\n[[section]]\\nrecipe = {kind = "zip", size = "6x5", count = 10}').sections[0].count
    10
    """
    return plan_from_data(read_toml(text, file=file), file=file, folder=folder)


def plan_from_data(
    data: Mapping[str, Any],
    *,
    file: str = "plan",
    folder: Path | None = None,
    items: Sequence[Item[Any, Any]] = (),
    found: Sequence[Sequence[Item[Any, Any]]] | None = None,
) -> BookPlan:
    """Read a plan from the data of TOML or JSON; without a folder no files may be named.

    The puzzles `items` come before those of the plan, which then need not name any. `found` has, section by section,
    the puzzles of sections that search the library, for readers without one.
    """
    return _Reader(file, folder, found).read(data, items)


def parse_page(text: Any) -> tuple[float, float]:
    """Return width and height in millimetres of a page: `A4`, `A5`, `Letter`, `148x210mm`, or `6x9` in inches.

    >>> parse_page("6x9"), parse_page("6x9in"), parse_page("148 x 210")
    ((152.4, 228.6), (152.4, 228.6), (148.0, 210.0))
    """
    from cluewright.render.pdf import PAGES

    if isinstance(text, str):
        if text.lower() in PAGES:
            return PAGES[text.lower()]
        if match := _CUSTOM.fullmatch(text):
            sides = [float(side) for side in match.groups()[:2]]
            unit = match[3] or ("in" if max(sides) <= _MOST_INCHES else "mm")
            width, height = (round(side * _UNITS[unit], 3) for side in sides)
            if min(width, height) >= SMALLEST_SIDE and max(width, height) <= LARGEST_SIDE:
                return width, height
    names = ", ".join(name.title() for name in PAGES)
    raise InvalidRecipe(
        f'expected {names} or a size such as "6x9" or "148x210mm" with sides from {SMALLEST_SIDE:g} to '
        f"{LARGEST_SIDE:g} mm, found {_found(text)}"
    )


def is_isbn(text: str) -> bool:
    """Tell whether a text is an ISBN, with or without hyphens and blanks.

    >>> is_isbn("978-3-16-148410-0"), is_isbn("0-306-40615-2"), is_isbn("978-3-16-148410-1")
    (True, True, False)
    """
    plain = text.replace("-", "").replace(" ", "").upper()
    if re.fullmatch(r"[0-9]{13}", plain, re.ASCII):
        return sum(int(digit) * (1 + 2 * (place % 2)) for place, digit in enumerate(plain)) % 10 == 0
    if re.fullmatch(r"[0-9]{9}[0-9X]", plain, re.ASCII):
        digits = [10 if digit == "X" else int(digit) for digit in plain]
        return sum((10 - place) * digit for place, digit in enumerate(digits)) % 11 == 0
    return False


class _Reader:
    """Read one plan, keeping track of the place in it for errors."""

    def __init__(self, file: str, folder: Path | None, found: Sequence[Sequence[Item[Any, Any]]] | None = None) -> None:
        self._file, self._folder, self._found = file, folder, found
        self._where = ""
        self._number_of: int | None = None
        """The number of the section that is read."""

    def read(self, data: Mapping[str, Any], items: Sequence[Item[Any, Any]] = ()) -> BookPlan:
        self._only(data, KEYS, "a plan")
        language = self._language(data)
        profile = self._profile(data)
        large = self._truth(data, "large_print", False)
        shape = self._page(data, profile)
        if large and data.get("per_page", 1) != 1:
            self._fail("per_page", "in large print a puzzle has a page to itself: leave per_page out")
        plan = BookPlan(
            title=self._text(data, "title", phrase("default-title", language)),
            subtitle=self._text(data, "subtitle", ""),
            author=self._text(data, "author", ""),
            language=language,
            seed=self._whole(data, "seed", 0, 0, 2**63 - 1),
            page=replace(shape, largest=LARGEST_CELL, least_type=LARGE_TYPE) if large else shape,
            per_page=1 if large else self._one_of(data, "per_page", PER_PAGE, 2),
            link=self._link(data, profile),
            qr=self._truth(data, "qr"),
            cover=self._truth(data, "cover", profile.cover),
            cover_solutions=self._truth(data, "cover_solutions", False),
            large_print=large,
            solution_size=self._one_of(data, "solution_size", list(SOLUTION_SIZES), "large" if large else "small"),
            title_page=self._truth(data, "title_page", profile.title_page and data.get("cover") is not True),
            front=self._truth(data, "front", profile.front),
            openers=self._truth(data, "openers", False),
            hints=self._truth(data, "hints", False),
            series=self._text(data, "series", ""),
            volume=self._whole(data, "volume", 1, 1, 9999) if "volume" in data else None,
            imprint=self._lines(data),
            isbn=self._isbn(data),
            paper=self._one_of(data, "paper", PAPERS, "white"),
            blurb=self._text(data, "blurb", "", longest=_LONGEST_BLURB),
            rules=self._truth(data, "rules"),
            solutions=self._truth(data, "solutions"),
            theme=self._theme(data, profile),
            on_ambiguous=self._one_of(data, "on_ambiguous", ("refuse", "leave-out"), "refuse"),
            time_limit=self._number(data, "time_limit", 60.0, 0.01, 86_400.0),
            sections=(),
            profile=profile,
        )
        at_hand = (FromItems(tuple(items)),) if items else ()
        if items and not data.get("section"):
            return replace(plan, sections=at_hand)
        return replace(plan, sections=(*at_hand, *self._sections(data.get("section"))))

    def _sections(self, tables: Any) -> list[Section]:
        if not isinstance(tables, list) or not tables or not all(isinstance(table, Mapping) for table in tables):
            self._fail("section", f"expected at least one [[section]] table, found {_found(tables)}")
        sections: list[Section] = []
        for number, table in enumerate(tables, 1):
            self._where, self._number_of = f"section {number}", number
            sections.append(self._section(table))
        self._where, self._number_of = "", None
        total = sum(section.count for section in sections if isinstance(section, FromRecipe))
        if total > MOST_PUZZLES:
            self._fail("section", f"expected at most {MOST_PUZZLES} puzzles in all, found {total}")
        return sections

    def _section(self, table: Mapping[str, Any]) -> Section:
        self._only(table, _SOURCES, "a section")
        given = [name for name in _SOURCES if name in table]
        if len(given) != 1:
            self._fail("", f"expected one of {', '.join(_SOURCES)}, found {' and '.join(given) or 'none of them'}")
        if given == ["files"]:
            return self._files(table["files"])
        source = table[given[0]]
        if not isinstance(source, Mapping):
            self._fail(given[0], f"expected a table of keys, found {_found(source)}")
        self._where += f": {given[0]}"
        return self._library(source) if given == ["library"] else self._recipe(source)

    def _files(self, value: Any) -> FromFiles:
        names = [value] if isinstance(value, str) else value
        if (
            not isinstance(names, list)
            or not names
            or not all(isinstance(n, str) and n and "\0" not in n for n in names)
        ):
            self._fail("files", f"expected a list of file names, found {_found(value)}")
        if self._folder is None:
            self._fail("files", "files cannot be used here: take puzzles from the library or a recipe")
        paths = tuple(self._folder / Path(name).expanduser() for name in names)
        for path in paths:
            if not path.is_file():
                self._fail("files", f"expected a file, but there is none at {path}")
        return FromFiles(paths)

    def _library(self, table: Mapping[str, Any]) -> FromLibrary | FromItems:
        from cluewright.library import Query

        self._only(table, (*_SEARCH, "ids", "count"), "a library search")
        count = self._whole(table, "count", 0, 1, MOST_PUZZLES) if "count" in table else None
        ids = table.get("ids", [])
        if not isinstance(ids, list) or not all(type(number) is int and 0 < number < 2**63 for number in ids):
            self._fail("ids", f"expected a list of puzzle numbers, found {_found(ids)}")
        query: dict[str, Any] = {}
        for name, key in (("level", "levels"), ("tag", "tags"), ("technique", "techniques")):
            if name in table:
                query[key] = self._names(table, name)
        for name in ("kind", "text", "collection", "sort"):
            if name in table:
                query[name] = self._text(table, name, "")
        if "kind" in query:
            self._checked("kind", lambda: find_kind(query["kind"]))
        for name in ("smallest", "largest"):
            if name in table:
                query[name] = self._checked(name, lambda name=name: parse_size(table[name]))  # type: ignore[misc]
        if "descending" in table:
            query["descending"] = self._truth(table, "descending")
        self._checked("", lambda: Query(**query))
        if self._found is not None and self._number_of is not None:
            return FromItems(tuple(self._found[self._number_of - 1]))
        return FromLibrary(query, tuple(ids), count)

    def _recipe(self, table: Mapping[str, Any]) -> FromRecipe:
        name = table.get("kind")
        if not isinstance(name, str):
            self._fail("kind", f'expected the name of a kind, such as "nonogram", found {_found(name)}')
        try:
            kind = find_kind(name)
        except UnknownKind as error:
            self._fail("kind", str(error))
        count = self._whole(table, "count", 1, 1, MOST_PUZZLES)
        if "seed" in table:
            self._fail("seed", "the seed belongs next to the title: move it there")
        recipe = {key: value for key, value in table.items() if key != "count"}
        read = self._checked("", lambda: kind.read_recipe(kind.with_usual_size(recipe), files=self._folder is not None))
        return FromRecipe({**read.to_data(), "size": list(read.size)}, count)

    def _profile(self, data: Mapping[str, Any]) -> Profile:
        """Read what the printer wants, as the plan changes it."""
        profile = self._checked("profile", lambda: find_profile(self._text(data, "profile", PLAIN.name)))
        ink = Ink(self._one_of(data, "colour", tuple(map(str, Ink)), str(profile.ink)))
        line = self._number(data, "line", profile.line, profile.line, 3.0)
        links = self._truth(data, "links", profile.links)
        metadata = self._truth(data, "metadata", profile.metadata)
        if profile.standard != "PDF" and (ink is Ink.RGB or links or not metadata):
            key = "colour" if ink is Ink.RGB else "links" if links else "metadata"
            wanted = {"colour": "black, grey or cmyk", "links": "false", "metadata": "true"}[key]
            self._fail(key, f"expected {wanted}, since {profile.name} makes {profile.standard}")
        return replace(profile, ink=ink, line=line, links=links, metadata=metadata)

    def _page(self, data: Mapping[str, Any], profile: Profile) -> PageShape:
        width, height = self._checked("page", lambda: parse_page(data.get("page", profile.page)))
        for what, side, (low, high) in (("wide", width, profile.widths), ("high", height, profile.heights)):
            if not low - 0.1 <= side <= high + 0.1:
                self._fail("page", f"{profile.name} prints pages {low:g} to {high:g} mm {what}, found {side:g}")
        covered = data.get("cover", profile.cover) is True
        bleed = self._number(data, "bleed", profile.bleed if covered or profile.always_bleeds else 0.0, 0.0, 25.0)
        if profile.bleed and bleed not in (0.0, profile.bleed):
            self._fail("bleed", f"expected 0 or {profile.bleed:g} mm for {profile.name}, found {bleed:g}")
        if profile.bleed and covered and not bleed:
            self._fail("bleed", f"expected {profile.bleed:g} mm, since the cover reaches the edge of its page, found 0")
        edge = profile.edge + (bleed if profile.edge else 0.0)
        margins = self._margins(data, profile, width, height, edge)
        safe = {"spine_bleed": profile.spine_bleed, "safe": edge}
        shape = PageShape(width=width, height=height, bleed=bleed, **margins, **safe)  # type: ignore[arg-type]
        if min(shape.inside) < SMALLEST_INSIDE:
            self._fail(
                "margins", f"expected at least {SMALLEST_INSIDE:g} mm between the margins, found {min(shape.inside):g}"
            )
        return shape

    def _margins(
        self, data: Mapping[str, Any], profile: Profile, width: float, height: float, edge: float
    ) -> dict[str, float]:
        usual = PageShape()
        small = min(1.0, min(width, height) / 190)  # a small page has smaller margins
        margins = {name: round(getattr(usual, name) * small, 2) for name in _MARGINS}
        least = dict.fromkeys(_MARGINS, 0.0)
        higher = LARGE_HEAD if data.get("large_print") is True else 0.0
        if profile.edge:
            least = {
                "inner": max(edge, profile.gutter(1)),
                "outer": edge,
                "top": edge + HEAD_ROOM + higher,
                "bottom": edge + FOOT_ROOM + higher,
            }
            margins = {name: max(margins[name], least[name]) for name in _MARGINS}
            if profile.gutters:
                margins["inner"] = least["inner"] + COMFORT
        if higher:
            margins |= {name: max(margins[name], HEAD_ROOM + higher) for name in ("top", "bottom")}
        given = data.get("margins", {})
        if isinstance(given, int | float) and not isinstance(given, bool):
            given = dict.fromkeys(_MARGINS, given)
        if not isinstance(given, Mapping):
            self._fail("margins", f"expected millimetres, or a table of {', '.join(_MARGINS)}, found {_found(given)}")
        self._where = "margins"
        self._only(given, _MARGINS, "the margins table")
        margins |= {name: self._number(given, name, 0.0, least[name], min(width, height) / 3) for name in given}
        self._where = ""
        return margins

    def _language(self, data: Mapping[str, Any]) -> str:
        value = data.get("language", ENGLISH)
        found = find_language(value) if isinstance(value, str) else None
        if found is None:
            self._fail("language", f"expected one of {', '.join(LANGUAGES)}, found {_found(value)}")
        return found

    def _theme(self, data: Mapping[str, Any], profile: Profile) -> str:
        found = self._checked("theme", lambda: find_theme(self._text(data, "theme", "print")))
        if found.paper != (255, 255, 255):  # a QR code in light on dark is not read by every camera
            light = ", ".join(name for name, each in THEMES.items() if each.paper == (255, 255, 255))
            self._fail("theme", f"expected a theme with white paper ({light}), found {found.name}")
        if profile.ink in (Ink.GREY, Ink.BLACK) and not found.black_only:
            self._fail("theme", f"expected print, since the book is printed in {profile.ink}, found {found.name}")
        return found.name

    def _link(self, data: Mapping[str, Any], profile: Profile) -> str | None:
        if "link" not in data:
            return None
        link = self._text(data, "link", "")
        if not re.fullmatch(r"https?://[^\s#]++", link, re.ASCII):
            self._fail("link", f"expected an address that starts with http:// or https://, found {_found(link)}")
        if profile.for_print and is_local(link):
            self._fail("link", f"expected an address that readers of a printed book can reach, found {_found(link)}")
        return link

    def _text(self, data: Mapping[str, Any], key: str, default: str, longest: int = _LONGEST_TEXT) -> str:
        value = data.get(key, default)
        if not isinstance(value, str) or len(value) > longest or not value.isprintable():
            self._fail(key, f"expected one line of at most {longest} characters, found {_found(value)}")
        return value.strip()

    def _names(self, data: Mapping[str, Any], key: str) -> tuple[str, ...]:
        value = data[key]
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            self._fail(key, f"expected a name or a list of names, found {_found(value)}")
        return tuple(names)

    def _lines(self, data: Mapping[str, Any]) -> tuple[str, ...]:
        value = data.get("imprint", [])
        lines = [value] if isinstance(value, str) else value
        if not isinstance(lines, list) or len(lines) > _MOST_LINES:
            self._fail("imprint", f"expected at most {_MOST_LINES} lines of text, found {_found(value)}")
        return tuple(self._text({"imprint": line}, "imprint", "") for line in lines)

    def _isbn(self, data: Mapping[str, Any]) -> str:
        text = self._text(data, "isbn", "")
        if text and not is_isbn(text):
            self._fail("isbn", f"expected 13 digits, or 10, with a check digit that fits, found {_found(text)}")
        return text

    def _truth(self, data: Mapping[str, Any], key: str, default: bool = True) -> bool:
        value = data.get(key, default)
        if not isinstance(value, bool):
            self._fail(key, f"expected true or false, found {_found(value)}")
        return value

    def _whole(self, data: Mapping[str, Any], key: str, default: int, low: int, high: int) -> int:
        value = data.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self._fail(key, f"expected a whole number from {low} to {high}, found {_found(value)}")
        return value

    def _number(self, data: Mapping[str, Any], key: str, default: float, low: float, high: float) -> float:
        value = data.get(key, default)
        good = isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
        if not good or not low <= value <= high:
            self._fail(key, f"expected a number from {low:g} to {high:g}, found {_found(value)}")
        return float(value)

    def _one_of(self, data: Mapping[str, Any], key: str, choices: Sequence[T], default: T) -> T:
        value: T = data.get(key, default)
        if isinstance(value, bool) or value not in choices:
            self._fail(key, f"expected one of {', '.join(map(str, choices))}, found {_found(value)}")
        return value

    def _only(self, data: Mapping[str, Any], known: Sequence[str], what: str) -> None:
        for key in data:
            if key not in known:
                self._fail(str(key), f"unknown key; {what} has {', '.join(known)}")

    def _checked(self, key: str, read: Callable[[], T]) -> T:
        try:
            return read()
        except CluewrightError as error:
            self._fail(key, str(error))

    def _fail(self, key: str, problem: str) -> NoReturn:
        raise PlanFault(key, problem, where=self._where, section=self._number_of, file=self._file)


def _found(value: Any) -> str:
    return "nothing" if value is None else shown(value)
