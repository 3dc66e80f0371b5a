"""A player at the table: a page with a board on it, and hands."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.running import RunningStudio

Cell = tuple[int, int]
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"


class Table:
    """What a player sees and does in one page."""

    def __init__(self, page: Page, studio: RunningStudio, player: str) -> None:
        self.page, self.studio, self.player = page, studio, player
        self.game_id = 0
        self._fingers = page.context.new_cdp_session(page)

    # Pages

    def goto(self, route: str) -> None:
        self.page.goto(f"{self.studio.address}/{route}")

    def play(self, item: Any) -> None:
        """Open a game of a puzzle."""
        self.game_id = self.studio.begin(item, self.player)
        self.goto(f"#/game/{self.game_id}")
        self.ready()

    def ready(self) -> None:
        self.page.wait_for_selector(".game-board[data-ready] .board[data-cells]", state="attached")

    def saved(self) -> dict[str, Any]:
        """Wait until the server has everything and give the game as it has it."""
        self.page.wait_for_selector('.game-board[data-saved="true"]')
        game: dict[str, Any] = self.studio.ask(f"/games/{self.game_id}", player=self.player)
        return game

    def board(self) -> Any:
        return self.saved()["board"]

    def tool(self, name: str) -> Any:
        return self.page.locator(f'[data-tool="{name}"]')

    def picture(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    def expect_finished(self) -> None:
        expect(self.page.locator(".finish h2")).to_have_text("Solved")

    # Hands

    def at(self, cell: Cell, across: float = 0.5, down: float = 0.5) -> tuple[float, float]:
        """Give the place of a cell on the page."""
        box = self.page.locator(".board").bounding_box()
        x, y, size = map(float, str(self.page.get_attribute(".board", "data-cells")).split())
        assert box is not None
        return box["x"] + x + (cell[1] + across) * size, box["y"] + y + (cell[0] + down) * size

    def click(self, cell: Cell, **options: Any) -> None:
        self.page.mouse.click(*self.at(cell), **options)

    def drag(self, cells: Sequence[Cell], *, button: Any = "left", steps: int = 1) -> None:
        mouse = self.page.mouse
        mouse.move(*self.at(cells[0]))
        mouse.down(button=button)
        for cell in cells[1:]:
            mouse.move(*self.at(cell), steps=steps)
        mouse.up(button=button)

    def touch(self, kind: str, places: Iterable[tuple[float, float]]) -> None:
        """Let fingers touch, move or leave the screen: `start`, `move`, `end`."""
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self._fingers.send("Input.dispatchTouchEvent", {"type": f"touch{kind.capitalize()}", "touchPoints": points})

    def swipe(self, cells: Sequence[Cell]) -> None:
        self.touch("start", [self.at(cells[0])])
        for cell in cells[1:]:
            self.touch("move", [self.at(cell)])
        self.touch("end", [])

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focus(self) -> None:
        self.page.locator(".board-grid").focus()
