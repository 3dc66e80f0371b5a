"""What the tests of learning, watching, creating and collecting share."""

from pathlib import Path
from typing import Any

CHECKER = (Path(__file__).parent / "checker.js").read_text()
LEAST_TOUCH = 40
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WALL = {"viewport": {"width": 2560, "height": 1400}}
DEVICES = {"phone": PHONE, "wall": WALL}
THEMES = ["light", "dark", "contrast", "colour-blind"]


def go(table: Any, route: str, sign: str) -> None:
    """Open a page anew, so that nothing of the page before is taken for it, and wait for its sign."""
    table.page.goto("about:blank")
    table.goto(route)
    table.page.wait_for_selector(sign)


def pictures(table: Any, name: str) -> None:
    """Take a picture of the page in every theme; boards on a canvas hear of the change."""
    for theme in THEMES:
        table.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        table.page.wait_for_timeout(50)
        table.picture(f"{name}-{theme}")


def wrongs(table: Any) -> list[str]:
    """List what is wrong with the page for small screens and for those who listen."""
    found: list[str] = table.page.evaluate(CHECKER, LEAST_TOUCH)
    return found


def click(table: Any, inside: str, row: float, column: float, **options: Any) -> None:
    """Click the place on the board inside an element; whole numbers are the corners of cells."""
    board = table.page.locator(f"{inside} .board").first
    table.page.wait_for_selector(f"{inside} .board[data-cells]", state="attached")
    box = board.bounding_box()
    x, y, size = map(float, str(board.get_attribute("data-cells")).split())
    table.page.mouse.click(box["x"] + x + column * size, box["y"] + y + row * size, **options)
