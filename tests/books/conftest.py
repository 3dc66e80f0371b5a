"""A small book of every kind, made once."""

import pytest
from tests.books.plans import PLAN

from cluewright.books import Book, make_book, parse_plan


@pytest.fixture(scope="session")
def book() -> Book:
    return make_book(parse_plan(PLAN))


@pytest.fixture(scope="session")
def pdf(book: Book) -> bytes:
    return book.pdf()
