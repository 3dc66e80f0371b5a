"""Libraries in both databases, as the tests of the library have them."""

from tests.library.conftest import (  # noqa: F401
    empty_place,
    library,
    make_empty,
    new_place,
    place,
    postgres,
)
