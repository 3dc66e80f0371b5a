"""A player at the table: a page with a board on it, and hands."""

import time
from base64 import b64decode
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.browser.running import RunningStudio
from tests.browser.seats import PATIENCE, Seat

import cluewright as cw
from cluewright.core.form import item_from_data
from cluewright.core.item import Item

Cell = tuple[int, int]
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
_GO = """(hash) => new Promise((done) => {
  addEventListener("hashchange", () => done(), { once: true }); // the router hears of it first
  if (location.hash === hash) dispatchEvent(new HashChangeEvent("hashchange"));
  else location.hash = hash;
})"""
_STILL = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
_PLACE = """([inside, row, column]) => {
  const board = document.querySelector(`${inside} .board[data-cells]`);
  const box = board.getBoundingClientRect();
  const [x, y, size] = board.dataset.cells.split(" ").map(Number);
  return [box.x + x + column * size, box.y + y + row * size];
}"""


def until(page: Page, done: Callable[[], object]) -> None:
    """Wait, frame by frame, for something that is not seen on the page itself."""
    end = time.monotonic() + PATIENCE / 1000
    while not done():
        assert time.monotonic() < end, "it does not come"
        page.evaluate(_STILL)


class Table:
    """What a player sees and does in one page."""

    def __init__(self, seat: Seat, studio: RunningStudio, player: str) -> None:
        self.page: Page = seat.page
        self.seat, self.watch, self.studio, self.player = seat, seat.watch, studio, player
        self.game_id = 0

    @cached_property
    def _devtools(self) -> Any:
        return self.page.context.new_cdp_session(self.page)

    # Pages

    def goto(self, route: str) -> None:
        """Follow a link to a page of the studio (`#/play`) and wait until it is there."""
        if self.page.url.startswith(f"{self.studio.address}/") and not self.seat.altered:
            self.page.evaluate(_GO, route)
        else:
            self.page.goto("about:blank")
            self.page.goto(f"{self.studio.address}/{route}")
        self.arrived()

    def arrived(self) -> None:
        self.page.wait_for_selector('#page[aria-busy="false"]', state="attached")

    def reload(self) -> None:
        self.page.reload()
        self.arrived()

    def play(self, item: Any) -> None:
        """Open a game of a puzzle."""
        self.game_id = self.studio.begin(item, self.player)
        self.goto(f"#/game/{self.game_id}")
        self.ready()

    def ready(self) -> None:
        """Wait until a board is there and lies still."""
        self.page.wait_for_selector(".game-board[data-ready] .board[data-cells]", state="attached")
        self.still()

    def still(self) -> None:
        """Wait until what was last done is drawn: boards are drawn once a frame."""
        self.page.evaluate(_STILL)

    def until(self, done: Callable[[], object]) -> None:
        """Wait for something that is seen from here alone; the page's events come in while it is asked."""
        until(self.page, done)

    def saved(self) -> dict[str, Any]:
        """Wait until the server has everything and give the game as it has it."""
        self.page.wait_for_selector('.game-board[data-saved="true"]')
        game: dict[str, Any] = self.studio.ask(f"/games/{self.game_id}", player=self.player)
        return game

    def solved(self) -> Item[Any, Any]:
        """Give the game's puzzle with its solution; the library may have its mirror image, which counts as the same."""
        puzzle = item_from_data(self.saved()["puzzle"]).puzzle
        return Item(puzzle, solution=cw.solve(puzzle).solution)

    def moves(self, count: int) -> None:
        """Wait until this many moves stand, and the server has them."""
        self.page.wait_for_selector(f'.game-board[data-moves="{count}"][data-saved="true"]')

    def board(self) -> Any:
        return self.saved()["board"]

    def tool(self, name: str) -> Locator:
        return self.page.locator(f'[data-tool="{name}"]')

    def extra(self, name: str) -> Locator:
        """Return a tool of the second group; on a small screen it is behind a button."""
        if not self.tool(name).is_visible():
            self.tool("more").click()
        return self.tool(name)

    def expect_said(self, words: str) -> None:
        """Wait until a message or an announcement has said this; it may be gone from the screen again."""
        self.page.wait_for_function("words => window.said.some((text) => text.includes(words))", arg=words)

    def expect_finished(self) -> None:
        expect(self.page.locator(".finish h2")).to_be_visible()

    def picture(self, name: str) -> None:
        """Keep what is seen as an artefact of the build."""
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        drawn = self._devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        (SCREENSHOTS / f"{name}.png").write_bytes(b64decode(drawn["data"]))

    # Hands

    def labels(self) -> list[str]:
        """List the names of the cells, once what was last done is among them."""
        self.still()
        labels: list[str] = self.page.locator("[role=gridcell]").evaluate_all(
            "cells => cells.map((cell) => cell.ariaLabel)"
        )
        return labels

    def at(self, cell: Cell, across: float = 0.5, down: float = 0.5, inside: str = "") -> tuple[float, float]:
        """Give the place of a cell on the page."""
        x, y = self.page.evaluate(_PLACE, [inside, cell[0] + down, cell[1] + across])
        return x, y

    def cell_size(self) -> float:
        self.still()
        return float(str(self.page.get_attribute(".board", "data-cells")).split()[2])

    def click(self, cell: Cell, **options: Any) -> None:
        self.page.mouse.click(*self.at(cell), **options)

    def drag(self, cells: Sequence[Cell], *, button: Any = "left", steps: int = 1) -> None:
        mouse = self.page.mouse
        mouse.move(*self.at(cells[0]))
        mouse.down(button=button)
        for cell in cells[1:]:
            mouse.move(*self.at(cell), steps=steps)
        mouse.up(button=button)

    def touch(self, kind: str, places: Iterable[tuple[float, float]], when: float | None = None) -> None:
        """Let fingers touch, move or leave the screen: `start`, `move`, `end`; now, or when it is said.

        What they did is not done when this returns: a browser takes note of a finger before the page does.
        """
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        event = {"type": f"touch{kind.capitalize()}", "touchPoints": points, "timestamp": when or time.time()}
        self._devtools.send("Input.dispatchTouchEvent", event)

    def swipe(self, cells: Sequence[Cell]) -> None:
        """Draw with a finger, quickly, however slow the machine is: what is quick is never a hold."""
        places = [self.at(cell) for cell in cells]
        began = time.time()
        self.touch("start", places[:1], began)
        for number, place in enumerate(places[1:], 1):
            self.touch("move", [place], began + 0.01 * number)
        self.touch("end", [], began + 0.01 * len(places))

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focus(self) -> None:
        self.page.locator(".board-grid").focus()
