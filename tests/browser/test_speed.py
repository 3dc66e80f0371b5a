"""What stands between a player and the first board, on a first visit: how many requests wait for each other, and bytes.

Seconds are measured by benchmarks/bench_pages.py.
"""

import pytest
from tests.browser.puzzles import KINDS, small
from tests.browser.visits import visit
from tests.effort import sampled

MOST_BYTES, DEEPEST, MOST_REQUESTS = 100_000, 2, 20


@pytest.mark.parametrize("kind", sampled([None, *KINDS]))
def test_the_first_board_is_near(sit_down, studio, kind):
    route = "#/" if kind is None else f"#/game/{studio.begin(small(kind), 'player')}"
    context = sit_down().page.context.browser.new_context(
        viewport={"width": 360, "height": 740}, service_workers="block"
    )
    try:
        first = visit(context, f"{studio.address}/{route}", slow=False)
        second = visit(context, f"{studio.address}/{route}", slow=False)
    finally:
        context.close()
    assert 5 < len(first.depths) <= MOST_REQUESTS, first.depths
    assert first.depth <= DEEPEST, sorted(first.depths.items(), key=lambda pair: pair[1])[-5:]
    assert 50_000 < first.bytes + first.headers <= MOST_BYTES
    assert second.bytes < first.bytes / 5, "what never changes is kept"
