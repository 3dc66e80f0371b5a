import pytest

from cluewright import InvalidRecipe
from cluewright.core.size import format_size, parse_size


@pytest.mark.parametrize(
    ("written", "size"),
    [
        (8, (8, 8)),
        ("8", (8, 8)),
        ("20x15", (20, 15)),
        (" 20 X 15 ", (20, 15)),
        ("20×15", (20, 15)),
        ([20, 15], (20, 15)),
        ((20, 15), (20, 15)),
        ([7], (7, 7)),
        ("10000x1", (10000, 1)),
    ],
)
def test_the_width_comes_first(written, size):
    assert parse_size(written) == size


@pytest.mark.parametrize(
    "written",
    [
        *("", "x", "20x", "x15", "20x15x3", "-3", "0", "5x0", "1.5", "123456", "20 15"),
        *(0, -3, True, 2.5, None, b"ab", {20, 15}, {"w": 1}),
        *([], [1, 2, 3], [0, 5], [5, -1], [True, 5], ["20", "15"], [2.0, 3]),
    ],
    ids=repr,
)
def test_what_is_not_a_size_is_refused_with_how_to_write_one(written):
    with pytest.raises(InvalidRecipe) as caught:
        parse_size(written)
    assert str(caught.value) == f"{written!r} is not a size: write WxH, such as 20x15, or N for NxN"


def test_a_size_is_written_as_it_is_read():
    assert format_size((20, 15)) == "20x15"
    assert parse_size(format_size((20, 15))) == (20, 15)
