"""The board in play: clues that can be read and put away, coordinates, paper, keys, either hand, and a pen."""

import random
from itertools import groupby, pairwise

import pytest
from playwright.sync_api import expect
from tests.browser.puzzles import KINDS, runs, small
from tests.browser.rooms import PHONE, SIDEWAYS, WALL, settle
from tests.browser.test_strokes import FEEL
from tests.effort import half_of, sampled

import cluewright as cw

# A board may be drawn more than once: every drawing begins with an empty canvas, and the last one is what is seen.
LISTEN = """() => {
  window.written = [];
  const { clearRect, fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (this.canvas.matches(".board-canvas")) window.written = [];
    clearRect.apply(this, box);
  };
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, most = Infinity) {
    const wide = Math.min(most, this.measureText(text).width);
    window.written.push({ text, x, y, wide, size: parseFloat(this.font.match(/[\\d.]+px/)[0]) });
    fillText.call(this, text, x, y, most === Infinity ? undefined : most);
  };
  window.silent = () => Object.assign(CanvasRenderingContext2D.prototype, { clearRect, fillText });
}"""
PEN = """([kind, x, y, id, type = "pen"]) => {
  const where = { clientX: x, clientY: y, button: kind === "pointermove" ? -1 : 0, bubbles: true, cancelable: true };
  const event = new PointerEvent(kind, { pointerId: id, pointerType: type, ...where });
  document.querySelector(".board-canvas").dispatchEvent(event);
}"""


def noise(width, height):
    """Return a nonogram with many clues in every line, as random cells give them."""
    chance = random.Random(5)
    cells = [[chance.random() < 0.6 for _ in range(width)] for _ in range(height)]

    def clues(line):
        return [len(list(group)) for filled, group in groupby(line) if filled]

    return cw.Nonogram([clues(row) for row in cells], [clues(column) for column in zip(*cells, strict=True)])


def stripes(count):
    """Return a nonogram whose clues are all of two digits."""
    return cw.Nonogram([[12, count - 13]] * count, [[count]] * 12 + [[]] + [[count]] * (count - 13))


def written(table):
    """Return what is written on the board, which is drawn anew for it."""
    table.page.evaluate(LISTEN)
    table.page.evaluate("import('/js/settings.js').then(({ change }) => change({}))")
    table.still()
    table.page.evaluate("silent()")
    return table.page.evaluate("written")


def place(table):
    table.still()
    return tuple(map(float, table.page.get_attribute(".board", "data-cells").split()))


def more(table, name):
    """Press a tool behind the last button of a small screen."""
    table.tool("more").click()
    table.tool(name).click()
    table.tool("more").click()


def test_numbers_of_two_digits_never_touch(table):
    table.play(stripes(50))
    table.focus()
    _, top, size = place(table)
    numbers = written(table)
    for way, other in (("x", "y"), ("y", "x")):
        lines = {}
        for each in numbers:
            lines.setdefault(round(each[other]), []).append(each)
        for line in lines.values():
            line.sort(key=lambda each: each[way])
            for first, second in pairwise(line):
                room = (first["wide"] + second["wide"]) / 2 if way == "x" else first["size"] * 0.7
                assert second[way] - first[way] > room + 1, (size, first, second)
    assert sum(each["y"] < top for each in numbers) >= 50
    assert {len(each["text"]) for each in numbers} == {1, 2}


@pytest.mark.parametrize("count", sampled([100, 50]))
def test_a_large_board_is_played_on_a_phone(sit_down, count):
    phone = sit_down(PHONE)
    phone.play(noise(count, count))
    left, top, size = place(phone)
    assert size >= 20, "a finger hits a cell"
    numbers = written(phone)
    assert min(each["size"] for each in numbers) >= 10, "clues can be read"
    phone.swipe([(1, 1), (1, 3)])
    phone.moves(1)
    assert phone.board()[1].startswith("?###?"), "painting is precise"

    box = phone.page.locator(".board").bounding_box()

    def drag(start, end):
        phone.touch("start", [start])
        for part in (0.3, 0.6, 1):
            phone.touch("move", [(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))])
        phone.touch("end", [])
        phone.still()

    start = box["x"] + left - 20, box["y"] + top + 200
    drag(start, (start[0], start[1] - 150))
    phone.page.wait_for_function(
        "top => Number(document.querySelector('.board').dataset.cells.split(' ')[1]) < top - 100", arg=top
    )
    assert place(phone)[0] == left, "along the clues of rows the board moves down and up"
    hidden = written(phone)
    drag(start, (start[0] + 100, start[1]))

    def pulled():
        return max(second["x"] - first["x"] for first, second in zip(hidden, written(phone), strict=True))

    phone.until(lambda: pulled() > 40)  # clues that do not fit are pulled out
    assert phone.saved()["moves"] == 1

    cells = place(phone)[0]
    more(phone, "clues")
    phone.until(lambda: place(phone)[0] < cells)
    assert written(phone) == []
    phone.swipe([(12, 4), (12, 5)])
    expect(phone.page.locator(".game-readout")).to_contain_text("row clue")
    expect(phone.tool("clues")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("kind", ["hitori", "zip"])
def test_a_large_board_opens_where_its_numbers_can_be_read(sit_down, kind):
    item = cw.generate(kind, size=(30, 30), seed=4)
    for device in (PHONE, None):
        table = sit_down(device)
        table.play(item)
        numbers = written(table)
        assert min(each["size"] for each in numbers) >= 7
    if kind == "zip":
        phone = sit_down(PHONE)
        phone.play(item)
        box, first = phone.page.locator(".board").bounding_box(), phone.at(item.puzzle.numbers[0])
        assert box["x"] < first[0] < box["x"] + box["width"]
        assert box["y"] < first[1] < box["y"] + box["height"]


def test_coordinates_are_shown_on_demand_and_with_a_hint(table):
    table.play(small("hitori"))
    before = place(table)
    rows, columns = 5, 6

    def coordinates():
        x, y, size = before
        outside = [each for each in written(table) if each["x"] > x + columns * size or each["y"] > y + rows * size]
        return sorted(int(each["text"]) for each in outside)

    both = sorted([*range(1, rows + 1), *range(1, columns + 1)])
    assert coordinates() == []
    table.keys("h")
    table.page.wait_for_selector('.game-note[data-stage="1"]')
    table.keys("h")
    table.page.wait_for_selector('.game-note[data-stage="2"]')
    table.until(lambda: coordinates() == both)
    assert place(table) == before, "nothing moves"
    table.page.click(".hint-actions .quiet")
    table.until(lambda: coordinates() == [])
    table.tool("coordinates").click()
    expect(table.tool("coordinates")).to_have_attribute("aria-pressed", "true")
    table.until(lambda: coordinates() == both)
    table.tool("coordinates").click()


@pytest.mark.parametrize(("kind", "bold"), [("hitori", False), ("nonogram", True)])
def test_lines_every_five_cells_are_for_counting(table, kind, bold):
    table.play(cw.generate(kind, size=(10, 10), seed=3))
    x, y, size = place(table)
    widths = table.page.evaluate(
        """([x, y, size]) => {
          const ctx = document.querySelector(".board-canvas").getContext("2d");
          const { data } = ctx.getImageData(0, Math.round(y + size * 0.9), 2000, 1);
          const dark = (at) => data[4 * Math.round(at)];
          return [4, 5].map((line) => Math.min(...[-1, 0, 1].map((by) => dark(x + line * size + by))));
        }""",
        [x, y, size],
    )
    assert (widths[1] < widths[0] - 40) is bold, widths


@pytest.mark.parametrize("kind", half_of(KINDS, "a game prints its puzzle unsolved"))
def test_a_game_prints_its_puzzle_unsolved(table, kind):
    table.play(small(kind))
    drawn = "document.querySelector('.board-canvas').toDataURL()"
    table.page.evaluate("""() => {
      window.papers = [];
      window.print = () => {
        dispatchEvent(new Event("beforeprint"));
        window.papers.push(document.querySelector(".board-canvas").toDataURL());
        dispatchEvent(new Event("afterprint"));
      };
    }""")
    table.tool("print").click()
    table.page.wait_for_function("papers.length === 1")
    table.focus()
    table.keys("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "Enter")
    table.page.wait_for_selector('.game-board:not([data-moves="0"])[data-saved="true"]')
    table.still()
    before = table.page.evaluate(drawn)
    table.focus()
    table.tool("print").click()
    table.page.wait_for_function("papers.length === 2")
    clean, printed = table.page.evaluate("papers")
    assert printed == clean, "what was found is not printed"
    table.focus()
    table.page.wait_for_function(f"before => {drawn} === before", arg=before)  # and not lost


def test_the_keys_are_shown_over_the_game(table):
    table.play(small("zip"))
    table.keys("?")
    box = table.page.locator("dialog[open]")
    expect(box.locator("h2").first).to_have_text("Keys and gestures")
    expect(box).to_contain_text("Ctrl + Z")
    assert box.evaluate("each => each.scrollTop") == 0
    expect(box).to_contain_text("Extend the path, or take a step back")
    table.keys("Escape")
    expect(box).to_have_count(0)
    assert "#/game/" in table.page.url


@pytest.mark.parametrize("device", [None, SIDEWAYS])
def test_a_left_hand_has_the_tools_at_its_side(sit_down, device):
    table = sit_down(device)
    table.play(small("nonogram"))
    tool = lambda: table.tool("primary").bounding_box()["x"]  # noqa: E731
    board = lambda: table.page.locator(".game-board").bounding_box()["x"]  # noqa: E731
    assert tool() > board()
    x, _, size = place(table)
    table.page.evaluate("import('/js/settings.js').then(({ change }) => change({ hand: 'left' }))")
    table.until(lambda: tool() < board())
    numbers = written(table)
    x, y, size = place(table)
    beside = [each for each in numbers if each["y"] > y]
    assert beside
    assert all(each["x"] > x + 6 * size for each in beside), "and the clues are not under the hand"


def test_on_a_wide_screen_the_tools_stay_beside_the_board(sit_down):
    table = sit_down(WALL)
    table.play(small("nonogram"))
    tools = table.page.locator(".game-side button:visible")
    boxes = [tools.nth(index).bounding_box() for index in range(tools.count())]
    board = table.page.locator(".game-board").bounding_box()
    assert min(each["x"] for each in boxes) - board["x"] - board["width"] < 60
    assert board["width"] < 1.25 * WALL["viewport"]["height"], "as wide as the board needs"
    ends = sorted((each["y"], each["y"] + each["height"]) for each in boxes)
    assert max(second[0] - first[1] for first, second in pairwise(ends)) < 30, "in one group"


def test_a_pen_holds_and_draws_like_a_finger_and_a_palm_does_nothing(table):
    table.play(small("nonogram"))
    first, second, palm = table.at((0, 0)), table.at((0, 1)), table.at((3, 3))
    table.page.evaluate(PEN, ["pointerdown", *first, 7])
    table.page.evaluate(PEN, ["pointerdown", *palm, 8, "touch"])
    table.page.evaluate(PEN, ["pointermove", *second, 7])
    table.page.evaluate(PEN, ["pointerup", *second, 7])
    table.page.evaluate(PEN, ["pointerup", *palm, 8, "touch"])
    assert table.board()[0].startswith("##?")
    assert table.board()[3] == "??????"
    third = table.at((2, 2))
    table.page.evaluate(FEEL)
    table.page.evaluate(PEN, ["pointerdown", *third, 9])
    table.page.wait_for_function("() => window.felt")  # a hold
    table.page.evaluate(PEN, ["pointerup", *third, 9])
    assert table.board()[2][2] not in "#?", "the other mark"


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS])
def test_the_end_of_a_game_leaves_the_board_its_room(sit_down, device):
    item = small("nonogram")
    phone = sit_down(device)
    phone.play(item)
    before = phone.cell_size()
    for run in runs(item):
        phone.swipe([run[0], run[-1]])
    phone.expect_finished()
    settle(phone)
    assert phone.cell_size() > 0.7 * before
    screen = device["viewport"]
    box = phone.page.locator(".finish").bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    assert box["y"] + box["height"] <= screen["height"]


def test_a_hidden_clue_is_called_so(table):
    table.play(cw.Nonogram([[None], [1, None]], [[1], [1], [None]]))
    labels = table.labels()
    assert labels[0] == "Row 1, column 1, open; row clue hidden; column clue 1"
    assert labels[5] == "Row 2, column 3, open; row clue 1 hidden; column clue hidden"
