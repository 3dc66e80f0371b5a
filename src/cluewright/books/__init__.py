"""A plan and puzzles turned into a printed book: `make_book(plan).pdf()`."""

from cluewright.books.book import Book, Chapter, make_book
from cluewright.books.cover_preflight import preflight_cover
from cluewright.books.example import EXAMPLE
from cluewright.books.gather import NotProven
from cluewright.books.page import Page
from cluewright.books.plan import BookPlan, FromFiles, FromItems, FromLibrary, FromRecipe, PageShape
from cluewright.books.plan_file import parse_plan, plan_from_data, read_plan
from cluewright.books.preflight import PrintFault, preflight
from cluewright.books.preview import page_png, page_svg
from cluewright.books.profiles import PROFILES, Profile, find_profile

__all__ = [
    "EXAMPLE",
    "PROFILES",
    "Book",
    "BookPlan",
    "Chapter",
    "FromFiles",
    "FromItems",
    "FromLibrary",
    "FromRecipe",
    "NotProven",
    "Page",
    "PageShape",
    "PrintFault",
    "Profile",
    "find_profile",
    "make_book",
    "page_png",
    "page_svg",
    "parse_plan",
    "plan_from_data",
    "preflight",
    "preflight_cover",
    "read_plan",
]
