"""Pages without a server made in the workers: puzzles as JSON data or as a link in, one HTML file out."""

from collections.abc import Sequence

from cluewright.core.budget import Budget
from cluewright.web.export_page import page_texts
from cluewright.web.outside import Outside, read_item, read_link, require_room


def make_page(budget: Budget, puzzles: Sequence[Outside], link: str | None, cells: int) -> bytes:
    """Write a page with these puzzles, or with that of a share link."""
    if link is None:
        items = [read_item(puzzle, cells) for puzzle in puzzles]
    else:
        items = [read_link(link)]
        require_room(items[0].puzzle.width, items[0].puzzle.height, cells)
    return page_texts(items, budget=budget)[0].encode()
