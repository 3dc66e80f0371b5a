"""Films: what a frame shows, and the files they become."""

import io
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image

import cluewright as cw
from cluewright.core.errors import InvalidRecipe, NotOffered
from cluewright.core.path_recording import record_path
from cluewright.core.recording import SUPPOSED, Recording
from cluewright.core.registry import kind
from cluewright.core.scene import Role
from cluewright.nonogram.clues import clues_of
from cluewright.render.animation import frame_seconds, to_gif, to_strip, write_film, write_mp4
from cluewright.render.film import Film
from cluewright.render.painters import FRESH
from cluewright.render.palette import REASON_COLOURS, Palette, blend, legend_of
from cluewright.render.png import to_image
from cluewright.render.themes import theme

NONOGRAM = kind("nonogram")
LIGHT = theme("light")


def sample(name: str) -> tuple[Any, Any, Recording]:
    found = kind(name)
    puzzle = found.sample().puzzle
    return found, puzzle, cw.record(puzzle)[1]


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_the_film_ends_with_the_board_as_it_is_drawn(name: str) -> None:
    found, puzzle, recording = sample(name)
    film = Film(found, puzzle, recording, frames=9, cell=20)
    *_, last = film.painted()
    drawn = np.asarray(to_image(found.scene(puzzle, found.replay(puzzle, recording)), cell=20)).astype(int)
    height, width = drawn.shape[:2]
    left = (film.size[0] - width) // 2
    shown = film.colours(last)[:height, left : left + width].astype(int)
    near = (abs(shown - drawn).max(axis=2) < 40).mean()
    assert near > (0.85 if name == "zip" else 0.8)  # a finished board is drawn without marks, and paths with round ends


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_painting_only_what_changed_gives_what_painting_anew_gives(name: str) -> None:
    found, puzzle, recording = sample(name)
    film = Film(found, puzzle, recording, frames=7, cell=9)
    frames = list(film.painted())
    assert len(frames) == len(film.moments) + 1
    for number in (2, 4):
        fresh = Film(found, puzzle, recording, frames=7, cell=9)
        anew = list(fresh.paint_at(film.moments[number - 1 : number + 1]))[1]
        assert np.array_equal(fresh.colours(anew), film.colours(frames[number]))


def test_a_cell_just_settled_has_its_reasons_colour_and_one_taken_back_that_of_changes() -> None:
    puzzle = clues_of([[True, False, True], [False, True, True]])
    recording = Recording.of(3, 2, ("a", "b"), [(0, 2, "a"), (4, 2, "b"), 1], values=("?", ".", "#", "!"))
    film = Film(NONOGRAM, puzzle, recording, frames=9, cell=20)
    scene = NONOGRAM.scene(puzzle)
    top, left = (
        round(-scene.bounds[1] * 20),
        round(-scene.bounds[0] * 20) + (film.size[0] - round(scene.width * 20)) // 2,
    )
    frames = [film.colours(pixels) for pixels in film.paint_at([0, 1, 2, 3])]

    def middle(frame: int, row: int, column: int) -> list[int]:
        return frames[frame][top + 20 * row + 6, left + 20 * column + 6].tolist()

    fill, paper = np.array([[LIGHT.colour(Role.FILL)]], np.uint8), np.array([[LIGHT.paper]], np.uint8)
    colours = dict(zip(("a", "b"), REASON_COLOURS, strict=False))
    assert middle(0, 0, 0) == list(LIGHT.paper)
    assert middle(1, 0, 0) == blend(fill, colours["a"], FRESH)[0, 0].tolist()
    assert middle(2, 0, 0) == list(LIGHT.colour(Role.FILL))
    assert middle(2, 1, 1) == blend(fill, colours["b"], FRESH)[0, 0].tolist()
    assert middle(3, 1, 1) == blend(paper, LIGHT.colour(Role.CHANGED), 0.6)[0, 0].tolist()
    assert middle(4, 1, 1) == list(LIGHT.paper)


def test_a_gif_has_every_frame_and_runs_for_ever() -> None:
    found, puzzle, recording = sample("hitori")
    film = Film(found, puzzle, recording, frames=12, theme="dark")
    gif = Image.open(io.BytesIO(to_gif(film, speed=2)))
    assert gif.n_frames == len(film.moments) + 1
    assert gif.size == film.size
    assert gif.info["loop"] == 0
    assert gif.info["duration"] == 40
    gif.seek(gif.n_frames - 1)
    *_, last = film.painted()
    assert np.array_equal(np.asarray(gif.convert("RGB")), film.colours(last))


def test_a_strip_shows_the_way_from_empty_to_solved() -> None:
    found, puzzle, recording = sample("nonogram")
    film = Film(found, puzzle, recording)
    strip = Image.open(io.BytesIO(to_strip(film, frames=5)))
    assert strip.width % film.size[0] == 0
    assert strip.height % film.size[1] == 0
    dark = [(np.asarray(strip.convert("L"))[: film.size[1], : film.size[0]] < 60).sum()]
    dark.append((np.asarray(strip.convert("L"))[-film.size[1] :, -film.size[0] :] < 60).sum())
    assert dark[1] > dark[0]


@pytest.mark.parametrize("frames", [1, 2, 3, 20])
def test_a_film_has_no_more_frames_than_asked_for(frames: int) -> None:
    found, puzzle, recording = sample("hitori")
    film = Film(found, puzzle, recording, frames=frames)
    gif = Image.open(io.BytesIO(to_gif(film)))
    assert gif.n_frames == len(list(film.painted())) == frames
    *_, last = film.painted()
    assert np.array_equal(film.colours(last), film.colours(list(Film(found, puzzle, recording).painted())[-1]))


def test_a_strip_that_is_too_large_tells_how_many_frames_fit() -> None:
    puzzle = clues_of(np.ones((700, 900), bool))
    film = Film(NONOGRAM, puzzle, cw.record(puzzle)[1])
    with pytest.raises(
        InvalidRecipe, match=r"a strip of 60 frames of this board is too large: choose at most (\d+) with"
    ) as told:
        to_strip(film, frames=60)
    fitting = int(re.findall(r"at most (\d+) with", str(told.value))[0])
    assert len(to_strip(film, frames=fitting)) > 0
    with pytest.raises(InvalidRecipe):
        to_strip(film, frames=fitting + 1)


def test_a_large_board_has_a_pixel_a_cell() -> None:
    puzzle = clues_of(np.ones((700, 900), bool))
    film = Film(NONOGRAM, puzzle, cw.record(puzzle)[1], frames=20)
    assert film.size[0] <= 910
    *_, last = film.painted()
    assert (film.colours(last)[:700, :900] == LIGHT.colour(Role.FILL)).all(axis=2).mean() > 0.98


def test_a_video_is_written_whole(tmp_path: Path) -> None:
    found, puzzle, recording = sample("zip")
    path = tmp_path / "solving.mp4"
    write_film(Film(found, puzzle, recording, frames=5), path)
    assert b"ftyp" in path.read_bytes()[:16]
    assert [entry.name for entry in tmp_path.iterdir()] == ["solving.mp4"]


def test_without_the_extra_a_video_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "imageio_ffmpeg", None)
    found, puzzle, recording = sample("zip")
    with pytest.raises(NotOffered, match=r"cluewright\[video\]"):
        write_mp4(Film(found, puzzle, recording, frames=2), tmp_path / "x.mp4")
    assert not list(tmp_path.iterdir())


def test_the_words_of_a_path_are_below_the_board() -> None:
    found, puzzle = kind("nonogram"), kind("nonogram").sample().puzzle
    recording = record_path(found, puzzle)
    silent = Recording(recording.width, recording.height, recording.reasons, recording.words, recording.values)
    told, untold = (Film(found, puzzle, each, frames=4) for each in (recording, silent))
    assert told.size[1] > untold.size[1]


@pytest.mark.parametrize("frames", [0, 301])
def test_films_have_a_sensible_number_of_frames(frames: int) -> None:
    with pytest.raises(InvalidRecipe, match="frames"):
        Film(*sample("zip"), frames=frames)


@pytest.mark.parametrize("speed", [0.0, -1.0, float("nan"), 1e9])
def test_speeds_that_are_none_are_refused(speed: float) -> None:
    with pytest.raises(InvalidRecipe, match="speed"):
        frame_seconds(speed)


def test_other_endings_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecipe, match=r"\.gif"):
        write_film(Film(*sample("zip"), frames=2), tmp_path / "x.bmp")


def test_a_kind_without_a_board_in_its_drawing_is_drawn_anew_each_time(kakurasu: Any) -> None:
    puzzle = kakurasu.KIND.sample().puzzle
    film = Film(kakurasu.KIND, puzzle, cw.record(puzzle)[1], frames=5)
    frames = list(film.painted())
    assert not np.array_equal(frames[0], frames[-1])


def test_the_legend_gives_the_busiest_reasons_their_own_colour() -> None:
    names = [f"r{number}" for number in range(11)]
    events: list[Any] = [(place, 1, names[place % 11]) for place in range(30)] + [(0, 2, SUPPOSED), 1]
    legend = legend_of(Recording.of(6, 5, [*names, SUPPOSED], events))
    assert [name for name, _, _ in legend.entries][-2:] == ["4 more", SUPPOSED]
    assert sum(count for _, _, count in legend.entries) == 31
    assert len(set(legend.colours)) == len(legend.entries)
    assert legend.numbers[names.index("r10")] == 7


def test_a_palette_of_many_colours_keeps_those_that_matter() -> None:
    picture = np.random.default_rng(1).integers(0, 256, (40, 50, 3), dtype=np.uint8)
    palette = Palette([(1, 2, 3), (200, 100, 0)], [picture])
    assert len(palette.table) <= 256
    assert palette.table[:2].tolist() == [[1, 2, 3], [200, 100, 0]]
    found = palette.table[palette.indices(picture)].astype(int)
    assert abs(found - picture).max() < 128


@pytest.mark.parametrize("name", list(cw.kinds()))
def test_a_recording_in_which_nothing_happens_is_shown_all_the_same(name: str) -> None:
    from cluewright.render.animated_svg import to_animated_svg
    from cluewright.render.heat import heat_png, heat_svg

    found = kind(name)
    puzzle = found.sample().puzzle
    nothing = Recording.of(
        puzzle.width, puzzle.height, ("a",), [], values=tuple(found.values), borders=found.on_borders
    )
    film = Film(found, puzzle, nothing)
    with Image.open(io.BytesIO(to_gif(film))) as gif:
        assert gif.size == film.size
    assert to_strip(film).startswith(b"\x89PNG")
    assert to_animated_svg(found, puzzle, nothing).startswith("<svg")
    assert heat_svg(found, puzzle, nothing).startswith("<svg")
    assert heat_png(found, puzzle, nothing).startswith(b"\x89PNG")
