"""Small drawings compared with the kept ones, character by character.

Where a change is wanted, `python tests/render/goldens.py` writes them anew; look at them before you keep them.
"""

import pytest
from tests.render.goldens import CASES, FOLDER


@pytest.mark.parametrize("name", CASES)
def test_the_drawing_is_the_kept_one(name: str) -> None:
    assert CASES[name]().svg() == (FOLDER / f"{name}.svg").read_text()


def test_no_kept_drawing_is_left_over_or_large() -> None:
    kept = sorted(FOLDER.glob("*.svg"))

    assert [path.stem for path in kept] == sorted(CASES)
    assert all(path.stat().st_size < 12_000 for path in kept)
