"""What the tests of learning, watching, creating and collecting share."""

from pathlib import Path
from typing import Any

CHECKER = (Path(__file__).parent / "checker.js").read_text()
LEAST_TOUCH = 40
NOTEBOOK = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIDEWAYS = {**PHONE, "viewport": {"width": 740, "height": 360}}
WALL = {"viewport": {"width": 2560, "height": 1400}}
DEVICES = {"phone": PHONE, "wall": WALL}
THEMES = ["light", "dark", "contrast", "colour-blind"]
_WAITING = """() => {
  const busy = document.querySelector('[aria-busy="true"]');
  const image = [...document.images].find((each) => !each.complete && each.loading !== "lazy");
  return !busy && !image;
}"""


def go(table: Any, route: str, sign: str) -> None:
    """Go to a page and wait for its sign."""
    table.goto(route)
    table.page.wait_for_selector(sign)


def settle(table: Any) -> None:
    """Wait until nothing on the page is still to come: parts that load, pictures, the last frame."""
    table.page.wait_for_function(_WAITING)
    table.still()


def dress(table: Any, theme: str) -> None:
    """Put on a theme and wait until boards on a canvas have heard of it."""
    table.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    table.still()


def pictures(table: Any, name: str) -> None:
    """Take a picture of the page in every theme."""
    for theme in THEMES:
        dress(table, theme)
        table.picture(f"{name}-{theme}")


def wrongs(table: Any) -> list[str]:
    """List what is wrong with the page for small screens and for those who listen."""
    found: list[str] = table.page.evaluate(CHECKER, LEAST_TOUCH)
    return found


def click(table: Any, inside: str, row: float, column: float, **options: Any) -> None:
    """Click the place on the board inside an element; whole numbers are the corners of cells."""
    table.page.wait_for_selector(f"{inside} .board[data-cells]", state="attached")
    table.still()
    table.page.mouse.click(*table.at((row, column), 0, 0, inside), **options)
