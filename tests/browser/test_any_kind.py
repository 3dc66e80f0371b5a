"""Kinds that were only installed are played in the studio: on its board of cells, or on a board of their own."""

import os

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import ALL
from tests.browser.rooms import DEVICES, PHONE, dress, go, settle, wrongs
from tests.browser.running import RunningStudio
from tests.conftest import describe_plugin

import cluewright as cw

PLUGIN = """
from dataclasses import dataclass
from typing import ClassVar

import cluewright as cw
from cluewright_kakurasu import Kakurasu, KakurasuKind


@dataclass(frozen=True, slots=True)
class Drawn(Kakurasu):
    kind: ClassVar[str] = "drawn"


@dataclass(frozen=True, slots=True)
class Bare(Kakurasu):
    kind: ClassVar[str] = "bare"


class Alike(KakurasuKind):
    room = "cluewright_kakurasu"

    def from_data(self, data):
        return self.puzzle_type(tuple(data["rows"]), tuple(data["columns"]))

    def sample(self):
        item = super().sample()
        return cw.Item(self.puzzle_type(item.puzzle.rows, item.puzzle.columns), solution=item.solution)


class DrawnKind(Alike):
    name, title, puzzle_type = "drawn", "Drawn", Drawn
    modules = cw.Modules("own_board", folder="pages", board="board.js")


class BareKind(Alike):
    name, title, puzzle_type, sheet = "bare", "Bare", Bare, None


DRAWN, BARE = DrawnKind(), BareKind()
"""
BOARD = """
import { createSurface } from "/js/kit.js";
import { empty } from "./empty.js";

export const emptyBoard = empty;
export const label = (puzzle, board, row, column) => `${row + 1} ${column + 1} ${board[row][column]}`;

// No applyMove: the server's answer is the board.
export function create(host, { puzzle, board, readOnly, onMove = () => {}, onCursor }) {
  let now = board;
  const turn = ({ row, column }) => onMove(`${row + 1} ${column + 1} ${now[row][column] === "#" ? "?" : "#"}`);
  const surface = createSurface(host, {
    columns: puzzle.width,
    rows: puzzle.height,
    name: "A board of its own",
    strips: () => ({ left: 0, top: 0 }),
    label: (row, column) => label(puzzle, now, row, column),
    under({ ctx, view, colours }) {
      ctx.fillStyle = colours.fill;
      now.forEach((line, row) => [...line].forEach((value, column) => {
        if (value === "#") ctx.fillRect(view.x + column * view.size, view.y + row * view.size, view.size, view.size);
      }));
    },
    begin: turn,
    act: (name, cell) => turn(cell),
  }, { readOnly, onCursor });
  return {
    ...surface,
    setBoard(next) {
      now = next;
      surface.changed();
    },
    setSatisfied() {},
    setTool() {},
  };
}
"""
EMPTY = 'export const empty = (puzzle) => Array(puzzle.height).fill("?".repeat(puzzle.width));\n'


@pytest.fixture(scope="module")
def studio_of_any(template_found, tmp_path_factory):
    """Give a studio that finds the template kind, and two others beside it: with a board of its own, and with none."""
    folder = tmp_path_factory.mktemp("any")
    describe_plugin(folder, "own-board", {"drawn": "own_board:DRAWN", "bare": "own_board:BARE"})
    package = folder / "own_board"
    (package / "pages").mkdir(parents=True)
    (package / "__init__.py").write_text(PLUGIN)
    (package / "pages" / "board.js").write_text(BOARD)
    (package / "pages" / "empty.js").write_text(EMPTY)
    path = os.pathsep.join([template_found["PYTHONPATH"], str(folder)])
    started = RunningStudio(
        folder / "library.sqlite", quiet=True, environment=template_found | {"PYTHONPATH": path}
    ).start()
    yield started
    started.stop()


@pytest.fixture
def table(sit_down, studio_of_any):
    return sit_down(at=studio_of_any, steady=True)


@pytest.fixture
def item(kakurasu):
    return cw.generate("kakurasu", size=(5, 4), seed=3)


def shaded(item):
    """Give the runs of shaded cells, as a hand draws them."""
    for row, text in enumerate(item.solution):
        column = 0
        while column < len(text):
            length = len(text[column:]) - len(text[column:].lstrip("#"))
            if length:
                yield [(row, column), (row, column + length - 1)]
            column += length or 1


def test_by_mouse_to_the_end(table, item):
    table.play(item)
    for run in shaded(item):
        table.drag(run)
    table.expect_finished()
    game = table.saved()
    assert game["finished"]
    assert game["mistaken_moves"] == 0
    assert game["moves"] == len(list(shaded(item))), "a stroke is one move"
    assert not any("crossed" in label for label in table.labels())


def test_by_keyboard_from_the_front_page_to_the_end(table, kakurasu):
    go(table, "#/", "[data-play=kakurasu]")
    table.page.evaluate("document.getElementById('skip').focus()")
    for _ in range(60):
        if table.page.evaluate("document.activeElement.dataset.play") == "kakurasu":
            break
        table.keys("Tab")
    table.keys("Enter")
    table.ready()
    expect(table.page.locator(".board-grid")).to_be_focused()
    table.game_id = int(table.page.url.rsplit("/", 1)[1])
    for (row, first), (_, last) in shaded(table.solved()):
        table.keys("Control+Home", *["ArrowDown"] * row, *["ArrowRight"] * first, "Space")
        table.page.keyboard.down("Shift")
        table.keys(*["ArrowRight"] * (last - first))
        table.page.keyboard.up("Shift")
    table.expect_finished()
    expect(table.page.locator(".finish h2")).to_be_focused()


def test_by_fingers_to_the_end(sit_down, studio_of_any, item):
    phone = sit_down(PHONE, at=studio_of_any, steady=True)
    phone.play(item)
    for run in shaded(item):
        phone.swipe(run)
    phone.expect_finished()


def test_by_hints_to_the_end(table, item):
    table.play(item)
    note = table.page.locator(".game-note")
    moves = 0
    while not table.page.locator(".finish").count():
        for stage in "123":
            table.keys("h")
            note.and_(table.page.locator(f'[data-stage="{stage}"]')).wait_for()
        note.get_by_role("button", name="Do it for me").click()
        moves += 1
        table.moves(moves)
        assert moves <= 20
    assert table.saved()["finished"]


def test_cells_marks_and_sums_are_named(table, item):
    table.play(item)
    rows, columns = item.puzzle.rows, item.puzzle.columns
    assert table.labels()[6] == f"Row 2, column 2, open; row sum {rows[1]}; column sum {columns[1]}"
    expect(table.page.locator(".board-grid")).to_have_attribute("aria-label", "Kakurasu, 5 columns, 4 rows")
    expect(table.tool("primary")).to_have_attribute("aria-label", "Shade")
    expect(table.tool("secondary")).to_have_attribute("aria-label", "Cross")
    table.drag([(1, 1), (1, 3)], button="right")
    table.expect_said("3 cells crossed")
    assert ", crossed;" in table.labels()[6]
    table.tool("secondary").click()
    table.click((0, 0))
    table.expect_said("Crossed")
    table.moves(2)
    assert table.board()[:2] == [".????", "?...?"]


def test_undo_redo_check_and_starting_again(table, item):
    table.play(item)
    row = next(row for row, text in enumerate(item.solution) if "." in text)
    wrong = (row, item.solution[row].index("."))
    table.click(wrong)
    table.moves(1)
    table.tool("check").click()
    expect(table.page.locator(".game-note")).to_contain_text("One mistake is marked.")
    table.keys("u")
    table.moves(0)
    assert set("".join(table.board())) == {"?"}
    table.keys("r")
    table.moves(1)
    table.tool("restart").click()
    table.page.get_by_role("dialog").get_by_role("button", name="Start over").click()
    table.moves(0)
    table.tool("check").click()
    expect(table.page.locator(".game-note")).to_contain_text("No mistakes so far.")


def test_moves_made_while_the_studio_is_away_are_sent_later(table, item):
    table.play(item)
    table.watch.forgive("Failed to load resource", "net::ERR")
    table.page.route("**/actions", lambda route: route.abort())
    first, *others = shaded(item)
    table.drag(first)
    table.page.wait_for_selector('.game-state[data-state="away"]')
    for run in others:
        table.drag(run)
    table.page.unroute("**/actions")
    table.page.evaluate("dispatchEvent(new Event('online'))")
    table.expect_finished()


def test_its_technique_is_learned(table):
    go(table, "#/learn/kakurasu/line-sum", ".lesson-board[data-ready]")
    for button in ("why", "what", "do"):
        table.page.click(f'[data-do="{button}"]')
    expect(table.page.locator(".lesson-board")).to_have_attribute("data-stage", "3")
    assert any(", shaded;" in label or ", crossed;" in label for label in table.labels())
    table.page.click('[data-do="exercise"]')
    table.page.wait_for_selector('.lesson-board[data-stage="-1"]')
    lesson = table.studio.ask("/kinds/kakurasu/lesson?technique=line-sum&seed=" + table.page.url.rsplit("=", 1)[1])
    for row, column, value in lesson["step"]["cells"]:
        table.tool("primary" if value == "#" else "secondary").click()
        table.page.mouse.click(*table.at((row, column), inside=".lesson-board"))
    table.page.wait_for_selector('.lesson-board[data-solved="true"]')


def test_it_is_watched_in_sizes_it_is_made_in(table):
    go(table, "#/watch", "[data-sample^=kakurasu]")
    offered = table.page.locator("[data-sample^=kakurasu]").evaluate_all(
        "all => all.map((each) => each.dataset.sample)"
    )
    assert offered == ["kakurasu 4x4", "kakurasu 6x6", "kakurasu 8x8"]
    table.page.click('[data-sample="kakurasu 6x6"]')
    table.page.wait_for_selector(".watch-place[data-ready]")
    table.page.click('[data-do="last"]')
    table.page.wait_for_selector('.watch-board[data-look="cells"]')
    table.page.wait_for_function(
        "() => [...document.querySelectorAll('[role=gridcell]')].every((cell) => !/open/.test(cell.ariaLabel))"
    )


def test_create_says_what_it_cannot_do(table):
    go(table, "#/create", "#create-kakurasu")
    card = table.page.locator("section", has=table.page.locator("#create-kakurasu"))
    expect(card).to_contain_text("Kakurasu puzzles cannot be made by hand here.")
    expect(card.get_by_role("link", name="Play Kakurasu")).to_have_attribute("href", "/#/play/kakurasu")
    assert table.page.locator("[data-create=kakurasu]").count() == 0
    assert table.page.locator("[data-create]").count() == len(ALL)
    go(table, "#/create/kakurasu", "#create-kakurasu")


def test_play_offers_the_levels_and_sizes_it_has(table):
    go(table, "#/play/kakurasu", "[data-start=kakurasu]")
    options = table.page.locator(".choice-option").all_inner_texts()
    assert options == ["4 × 4", "6 × 6", "8 × 8", "Custom", "Easy", "Hard", "Any"]


def test_play_offers_no_level_that_a_size_does_not_have(table):
    """Small Hitori are never as hard; who had chosen that gets any level."""
    go(table, "#/play/hitori", "[data-start=hitori]")
    levels = table.page.locator("[name=level-hitori]")
    table.page.get_by_label("Extreme").check()
    assert "level=extreme" in table.page.get_attribute("[data-start=hitori]", "href")
    table.page.get_by_label("Custom").check()
    table.page.fill("#hitori-width", "4")
    table.page.fill("#hitori-height", "4")
    assert levels.evaluate_all("all => all.filter((each) => each.disabled).map((each) => each.value)") == ["extreme"]
    assert "level=any" in table.page.get_attribute("[data-start=hitori]", "href")


def test_the_library_shows_it_without_an_editor(table, item):
    [number] = table.studio.keep(item)
    go(table, "#/collect", f'[data-id="{number}"]')
    table.page.click(f'[data-id="{number}"] .shelf-open')
    panel = table.page.locator(f'[data-puzzle="{number}"]')
    expect(panel.get_by_role("link", name="Play")).to_be_visible()
    assert panel.get_by_role("link", name="Edit a copy").count() == 0


def test_a_board_of_its_own_is_played(table, kakurasu):
    """Its module says nothing of how moves work: the server's answer is the board."""
    data = {"format": "cluewright", "version": 1, "kind": "drawn", "rows": [4, 5], "columns": [1, 2, 3]}
    table.game_id = table.studio.ask("/games", {"puzzle": data}, player=table.player)["id"]
    go(table, f"#/game/{table.game_id}", ".game-board[data-ready] .board[data-cells]")
    expect(table.page.locator(".board-grid")).to_have_attribute("aria-label", "A board of its own")
    assert table.tool("primary").count() == 0
    table.still()
    table.click((0, 0))
    table.moves(1)
    table.page.wait_for_selector('[role=gridcell][aria-label="1 1 #"]', state="attached")
    table.keys("u")
    table.moves(0)
    table.page.wait_for_selector('[role=gridcell][aria-label="1 1 ?"]', state="attached")
    for cell in ((0, 0), (0, 2), (1, 1), (1, 2)):
        table.click(cell)
    table.expect_finished()
    go(table, "#/learn/drawn/line-sum", ".lesson-board[data-ready]")
    for button in ("why", "what", "do"):
        table.page.click(f'[data-do="{button}"]')
    expect(table.page.locator(".lesson-board")).to_have_attribute("data-stage", "3")
    expect(table.page.locator('[data-do="exercise"]')).to_be_hidden()


def test_a_kind_without_a_board_says_so_and_breaks_nothing(table, kakurasu):
    data = {"format": "cluewright", "version": 1, "kind": "bare", "rows": [4, 5], "columns": [1, 2, 3]}
    number = table.studio.ask("/games", {"puzzle": data}, player=table.player)["id"]
    go(table, f"#/game/{number}", ".nothing")
    expect(table.page.locator(".nothing")).to_contain_text("Bare cannot be played in the browser.")
    go(table, "#/", "[data-play=kakurasu]")
    assert table.page.locator("[data-play=bare]").count() == 0
    go(table, "#/learn/bare/line-sum", ".lesson-caption")
    expect(table.page.locator(".lesson-caption")).to_contain_text("Bare cannot be played in the browser.")
    go(table, "#/watch/new?kind=bare&size=5x5&seed=1", ".watch-place[data-ready]")


def test_no_page_minds_a_kind_it_never_heard_of(table):
    wrong = {}
    for page in ("", "play", "learn", "watch", "create", "collect", "stats", "help"):
        table.goto(f"#/{page}")
        settle(table)
        wrong[page] = wrongs(table)
    assert {page: found for page, found in wrong.items() if found} == {}


@pytest.mark.parametrize("device", [*DEVICES, "notebook"])
def test_it_looks_as_a_board_should(sit_down, studio_of_any, item, device):
    table = sit_down(DEVICES.get(device), at=studio_of_any, steady=True)
    table.play(item)
    run, *_ = shaded(item)
    table.drag(run)
    table.drag([(3, 0), (3, 1)], button="right")
    table.moves(2)
    for theme in ("dark", "light"):
        dress(table, theme)
        table.picture(f"kakurasu-{device}-{theme}")
        assert wrongs(table) == []
    assert table.cell_size() >= 40
