"""What each kind draws: everything there is to see, where it is, and nothing beside the picture."""

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from tests.effort import tries
from tests.render.goldens import HITORI, HITORI_BOARD, NONOGRAM, NONOGRAM_BOARD, ZIP, ZIP_BOARD
from tests.strategies import boards_in_play

import cluewright as cw
from cluewright.core.registry import kind
from cluewright.core.scene import CellGrid, Layer, Look, Marks, Point, Polyline, Rect, Role, Scene, Strokes, Text, Texts
from cluewright.nonogram.board import Board
from cluewright.render.drawing import draw

KINDS = list(cw.kinds())


def texts(scene: Scene, layer: Layer = Layer.CLUES) -> list[tuple[float, float, str]]:
    found = []
    for part in scene.layers[layer]:
        if isinstance(part, Text):
            found.append((*part.at, part.text))
        elif isinstance(part, Texts):
            found.extend(part.texts)
    return found


def roles_at(scene: Scene, x: float, y: float) -> set[Role]:
    """Give the roles of all that fills a place."""
    found = set()
    for _, part in scene.primitives():
        if isinstance(part, CellGrid):
            row, column = int(y - part.origin[1]), int(x - part.origin[0])
            if 0 <= row < part.values.shape[0] and 0 <= column < part.values.shape[1]:
                found.add(part.roles[part.values[row, column]])
        elif isinstance(part, Rect) and part.x < x < part.x + part.width and part.y < y < part.y + part.height:
            found.add(part.fill)
    return {role for role in found if role is not None}


def corners(scene: Scene) -> Iterator[Point]:
    for _, part in scene.primitives():
        match part:
            case CellGrid():
                height, width = part.values.shape
                yield part.origin
                yield part.origin[0] + width, part.origin[1] + height
            case Rect():
                yield part.x, part.y
                yield part.x + part.width, part.y + part.height
            case Strokes():
                for x1, y1, x2, y2 in part.segments:
                    yield x1, y1
                    yield x2, y2
            case Polyline():
                yield from part.points
            case Marks():
                for x, y in part.centres:
                    yield x - part.radius, y - part.radius
                    yield x + part.radius, y + part.radius
            case Texts():
                half = part.size / 2
                for x, y, text in part.texts:
                    yield x - len(text) * half / 2, y - half
                    yield x + len(text) * half / 2, y + half
            case Text():
                yield part.at


def assert_within(scene: Scene) -> None:
    left, top, right, bottom = scene.bounds
    for x, y in corners(scene):
        assert left <= x <= right, (x, y)
        assert top <= y <= bottom, (x, y)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("stage", [0, 1, 2])
def test_nothing_lies_beside_the_picture(name: str, stage: int) -> None:
    item = kind(name).sample()
    board = kind(name).empty_board(item.puzzle)
    for number, step in enumerate(cw.explain(item)):
        board = kind(name).apply_step(item.puzzle, board, step)
        if number % 8:
            continue
        scene = kind(name).scene(item.puzzle, board, Look(hint=cw.hint(item, board), stage=stage, caption="Look here."))
        assert_within(scene)


@settings(max_examples=tries(15), deadline=None)
@given(boards_in_play())
def test_every_nonogram_in_play_can_be_drawn_in_every_form(in_play: tuple[cw.Nonogram, Board, Board]) -> None:
    puzzle, _, board = in_play
    drawing = draw(puzzle, board=board)

    assert_within(drawing.scene)
    shown = sorted(text for _, _, text in texts(drawing.scene))
    expected = [
        "?" if number is None else str(number)
        for clue in puzzle.rows + puzzle.columns
        for number in ((None,) if clue is None else clue or (0,))
    ]
    assert shown == sorted(expected)
    assert drawing.svg().endswith("</svg>\n")
    assert drawing.png(cell=8).startswith(b"\x89PNG")
    assert drawing.terminal(width=80, height=24, colour=True)


def test_clues_stand_in_their_order_against_the_board() -> None:
    puzzle = cw.Nonogram(rows=[[10, 2], [1], []], columns=[[1]] * 10 + [[], [1, 1], [1]])
    scene = draw(puzzle).scene
    row = sorted((x, text) for x, y, text in texts(scene) if y == 0.5 and x < 0)
    column = sorted((y, text) for x, y, text in texts(scene) if x == 11.5 and y < 0)

    assert [text for _, text in row] == ["10", "2"]
    assert [text for _, text in column] == ["1", "1"]
    assert row[1][0] > row[0][0] + 0.5
    assert scene.bounds[0] > -2
    assert draw(puzzle, clues=False).scene.bounds == (-0.5, -0.5, 13.5, 3.5)


def test_every_fifth_line_is_bold() -> None:
    puzzle = cw.clues_of(np.ones((7, 13), bool))
    bold = [
        segment
        for part in draw(puzzle).scene.layers[Layer.GRID]
        if isinstance(part, Strokes) and part.stroke is Role.BOLD
        for segment in part.segments
    ]

    assert {x1 for x1, y1, x2, y2 in bold if x1 == x2} == {0, 5, 10, 13}
    assert {y1 for x1, y1, x2, y2 in bold if y1 == y2} == {0, 5, 7}
    assert not draw(puzzle, grid=False).scene.layers[Layer.GRID]


def test_finished_lines_step_back_until_the_board_is_complete() -> None:
    puzzle = cw.Nonogram(rows=[[3], [1]], columns=[[1], [2], [1]])
    half, whole = Board.parse("### ?.?"), Board.parse("### .#.")

    def faint(board: Board) -> int:
        parts = draw(puzzle, board=board).scene.layers[Layer.CLUES]
        return sum(len(part.texts) for part in parts if isinstance(part, Texts) and part.fill is Role.FAINT)

    assert faint(half) == 3
    assert faint(whole) == 0


def test_a_complete_board_is_a_picture_without_crosses() -> None:
    def marks(board: Board) -> list[object]:
        return draw(NONOGRAM, board=board).scene.layers[Layer.MARKS]

    crosses = marks(NONOGRAM_BOARD)

    assert [(part.shape, len(part.centres)) for part in crosses if isinstance(part, Marks)] == [("cross", 10)]
    assert marks(Board.parse("#..#.. .####. ...... ......")) == []


def test_empty_cells_of_a_large_board_have_a_tint_instead_of_crosses() -> None:
    cells = np.ones((150, 200), np.uint8)
    cells[0, 0] = 0
    scene = draw(cw.clues_of(np.zeros((150, 200), bool)), board=Board(cells)).scene

    assert scene.layers[Layer.MARKS] == []
    assert roles_at(scene, 1.5, 0.5) == {Role.EMPTY}
    assert roles_at(scene, 0.5, 0.5) == set()


@pytest.mark.parametrize("name", KINDS)
def test_mistakes_changes_and_heat_are_seen(name: str) -> None:
    item = kind(name).sample()
    heat = np.full((item.puzzle.height, item.puzzle.width), -1, np.int8)
    heat[3, 2], heat[4, 1] = 0, 99
    scene = draw(item, mistakes=[(0, 1)], changed=[(1, 0), (99, 99)], heat=heat).scene

    assert Role.MISTAKE in roles_at(scene, 1.5, 0.5)
    assert Role.CHANGED in roles_at(scene, 0.5, 1.5)
    assert Role.HEAT_0 in roles_at(scene, 2.5, 3.5)
    assert Role.HEAT_7 in roles_at(scene, 1.5, 4.5)
    assert roles_at(scene, 0.5, 4.5) == set()
    assert {part.stroke for part in scene.layers[Layer.OUTLINES] if isinstance(part, Strokes)} >= {
        Role.MISTAKE,
        Role.CHANGED,
    }


def test_a_hint_is_revealed_in_stages() -> None:
    item = kind("nonogram").sample()
    board = kind("nonogram").empty_board(item.puzzle)
    hint = cw.hint(item, board)
    where, why, what = (draw(item, board=board, hint=hint, stage=stage).scene for stage in range(3))

    assert [" ".join(text for _, _, text in texts(scene, Layer.CAPTION)) for scene in (where, why, what)] == list(
        hint.stages
    )
    assert roles_at(where, 5.5, 0.5) == roles_at(why, 5.5, 0.5) == {Role.EVIDENCE}
    assert Role.TARGET in roles_at(what, 5.5, 0.5)
    assert roles_at(where, 5.5, -1.1) == roles_at(why, 5.5, -1.1) == {Role.EVIDENCE}
    assert len(why.layers[Layer.HIGHLIGHTS]) == len(where.layers[Layer.HIGHLIGHTS]) + 2
    assert [part.shape for part in what.layers[Layer.MARKS] if isinstance(part, Marks)] == ["cross"]


@pytest.mark.parametrize("name", KINDS)
def test_a_mistake_a_hint_names_is_marked(name: str) -> None:
    item = kind(name).sample()
    puzzle = item.puzzle
    board = kind(name).empty_board(puzzle)
    move = {"colour-nonogram": "a1,1", "nonogram": "#1,1", "hitori": "#1,1", "zip": "R"}[name]
    board = kind(name).apply(puzzle, board, move)
    hint = cw.hint(item, board)
    assert hint.mistake is not None

    scene = draw(item, board=board, hint=hint).scene

    for row, column in hint.mistake.cells:
        assert Role.MISTAKE in roles_at(scene, column + 0.5, row + 0.5)
    hidden = draw(item, board=board, hint=hint, stage=0).scene
    assert all(Role.MISTAKE not in roles_at(hidden, column + 0.5, row + 0.5) for row, column in hint.mistake.cells)


def test_hitori_numbers_on_shaded_cells_are_written_for_it() -> None:
    scene = draw(HITORI, board=HITORI_BOARD).scene
    on_fill = {
        (int(y), int(x))
        for part in scene.layers[Layer.CLUES]
        if isinstance(part, Texts) and part.fill is Role.ON_FILL
        for x, y, _ in part.texts
    }
    circles = [part for part in scene.layers[Layer.MARKS] if isinstance(part, Marks)]

    assert on_fill == {(0, 0), (1, 2)}
    assert [(int(y), int(x)) for x, y in circles[0].centres] == [(0, 1), (1, 3), (2, 0), (2, 1), (2, 2), (2, 3)]
    assert len(texts(scene)) == 12


def test_a_zip_path_goes_through_the_middle_of_its_cells() -> None:
    scene = draw(ZIP, board=ZIP_BOARD).scene
    lines = [part.points for part in scene.layers[Layer.MARKS] if isinstance(part, Polyline)]
    walls = [
        part.segments
        for part in scene.layers[Layer.CLUES]
        if isinstance(part, Strokes) and part.stroke is Role.WALL and len(part.segments) == 2
    ]

    assert lines == [((1.5, 2.5), (2.5, 2.5)), ((0.5, 0.5), (0.5, 2.5))]
    assert [(x1, x2) for x1, _, x2, _ in walls[0]] == [(1, 1), (2.05, 2.95)]
    assert roles_at(scene, 3.5, 2.5) == {Role.WALL}
    assert [text for _, _, text in texts(scene)] == ["1", "2", "3"]


def test_long_numbers_become_smaller() -> None:
    scene = draw(cw.Hitori([[1, 12], [65535, 3], [4, 5]])).scene
    sizes = {len(text): part.size for part in scene.layers[Layer.CLUES] for _, _, text in part.texts}  # type: ignore[union-attr]

    assert sizes[1] == sizes[2] > sizes[5]
    assert 5 * 0.5 * sizes[5] < 0.9


@pytest.mark.parametrize("name", KINDS)
def test_small_puzzles_are_described_in_words(name: str) -> None:
    item = kind(name).sample()
    described = draw(item, solution=True).scene.description

    assert f"{item.puzzle.height} rows" in described
    assert {
        "colour-nonogram": "Rows: 1C 2B;",
        "nonogram": "Columns: 3; 2 3;",
        "hitori": "1 4 7 5 4 2 2;",
        "zip": "1 in row 1, column 4",
    }[name] in described


def test_hitori_is_not_counted_in_fives():
    def widths(name: str) -> set[float]:
        puzzle = cw.generate(name, size=(12, 12), seed=1).puzzle
        lines = kind(name).scene(puzzle).layers[Layer.GRID]
        return {part.stroke_width for part in lines if isinstance(part, Strokes)}

    assert len(widths("hitori")) == 2, "lines and a frame"
    assert len(widths("nonogram")) == 3
