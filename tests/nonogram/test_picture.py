"""Image files as pictures."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

import cluewright as cw
from cluewright.core.images import MOST_PIXELS, read_grey
from cluewright.core.picture_fit import read_crop, resized
from cluewright.nonogram.near import Reach, count_unsettled
from cluewright.nonogram.picture import (
    PictureSettings,
    otsu_threshold,
    picture_from_file,
    picture_from_grey,
    previews,
    proposed_size,
)
from cluewright.nonogram.shapes import components


def drawn(picture: np.ndarray) -> list[str]:
    return ["".join(".#"[int(cell)] for cell in row) for row in picture]


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A black house with a door, on white, 60x80 pixels with a border around it."""
    image = Image.new("RGB", (60, 80), "white")
    draw = ImageDraw.Draw(image)
    for row in range(20):
        draw.line((29 - row, 20 + row, 30 + row, 20 + row), fill="black")
    draw.rectangle((10, 40, 49, 69), fill="black")
    draw.rectangle((25, 55, 34, 69), fill="white")
    image.save(tmp_path / "house.png")
    return tmp_path / "house.png"


def test_a_drawing_is_trimmed_and_shrunk(house: Path) -> None:
    assert drawn(picture_from_file(house, PictureSettings((8, 10)))) == [
        "...##...",
        "..####..",
        ".######.",
        "########",
        "########",
        "########",
        "########",
        "###..###",
        "###..###",
        "###..###",
    ]


def test_the_shape_of_the_board(house: Path) -> None:
    contain = picture_from_file(house, PictureSettings((20, 10)))
    stretch = picture_from_file(house, PictureSettings((20, 10), fit="stretch"))
    cover = picture_from_file(house, PictureSettings((20, 10), fit="cover"))

    assert not contain[:, :6].any()
    assert not contain[:, 14:].any()
    assert stretch[5].all()
    assert cover[0].sum() > 10  # the roof's top is cut off


def test_inverting_and_cropping(house: Path) -> None:
    plain = picture_from_file(house, PictureSettings((8, 10)))
    inverted = picture_from_file(house, PictureSettings((8, 10), invert=True))
    door = picture_from_file(house, PictureSettings((3, 5), crop=(20, 50, 40, 70), fit="stretch", trim=False))

    assert (inverted == ~plain).all()
    assert drawn(door)[-1] == "#.#"


def test_every_method_gives_a_picture_and_they_differ(house: Path) -> None:
    found = previews(house, PictureSettings((30, 38)))

    assert list(found) == ["otsu", "adaptive", "tones", "dither", "edges", "grey 128"]
    assert all(0 < picture.sum() < picture.size for picture in found.values())
    assert found["edges"].sum() < found["otsu"].sum() // 2


def test_fixed_thresholds_part_greys() -> None:
    grey = np.array([[0, 99, 100, 255]])

    assert picture_from_grey(grey, PictureSettings((4, 1), "100", trim=False)).tolist() == [[True, True, False, False]]
    assert picture_from_grey(grey, PictureSettings((4, 1), "1", trim=False)).tolist() == [[True, False, False, False]]


def test_otsu_parts_two_groups_and_survives_one() -> None:
    assert 60 < otsu_threshold(np.array([[50, 55, 60, 180, 190, 200]])) <= 180
    assert 1 <= otsu_threshold(np.full((2, 3), 77)) <= 255


def test_an_adaptive_threshold_sees_through_a_shadow() -> None:
    background = np.linspace(250, 100, 40).astype(np.int64)[None, :].repeat(20, axis=0)
    dark = background.copy()
    dark[8:12, ::8] -= 40
    settings = {"size": (40, 20), "trim": False}

    adaptive = picture_from_grey(dark, PictureSettings(threshold="adaptive", **settings))
    otsu = picture_from_grey(dark, PictureSettings(threshold="otsu", **settings))

    assert adaptive[10, ::8].all()
    assert not adaptive[2].any()
    assert not otsu[10, 0]


def test_dithering_keeps_the_mean() -> None:
    for grey in (64, 128, 200):
        picture = picture_from_grey(np.full((30, 40), grey), PictureSettings((40, 30), "dither"))
        assert abs(picture.mean() - (1 - grey / 255)) < 0.02


@pytest.mark.parametrize(("width", "height"), [(1, 1), (3, 2), (7, 5), (10, 10), (23, 4)])
def test_shrinking_takes_exact_means(width: int, height: int) -> None:
    grey = np.arange(70).reshape(7, 10) * 3
    fine = grey.repeat(height, axis=0).repeat(width, axis=1)
    parts = fine.reshape(height, 7, width, 10).sum(axis=(1, 3))

    assert resized(grey, (width, height)).tolist() == ((2 * parts + 70) // 140).tolist()


def test_transparent_is_white_and_half_transparent_is_between(tmp_path: Path) -> None:
    Image.fromarray(np.array([[[0, 0, 0, 0], [0, 0, 0, 128], [0, 0, 0, 255]]], np.uint8)).save(tmp_path / "a.png")

    assert read_grey(tmp_path / "a.png").tolist() == [[255, 127, 0]]


def test_frames_of_an_animated_file(tmp_path: Path) -> None:
    frames = [Image.new("L", (4, 3), shade) for shade in (0, 120, 255)]
    frames[0].save(tmp_path / "a.gif", save_all=True, append_images=frames[1:])

    assert [int(read_grey(tmp_path / "a.gif", frame=frame)[0, 0]) for frame in range(3)] == [0, 120, 255]
    with pytest.raises(cw.FormatError, match="there is no frame 3: the picture has 3"):
        read_grey(tmp_path / "a.gif", frame=3)


def test_a_photograph_taken_sideways_stands_upright(tmp_path: Path) -> None:
    image = Image.fromarray(np.array([[0, 255, 255], [255, 255, 255]], np.uint8))
    exif = Image.Exif()
    exif[0x0112] = 6  # to be turned a quarter
    image.save(tmp_path / "a.png", exif=exif)

    assert read_grey(tmp_path / "a.png").tolist() == [[255, 0], [255, 255], [255, 255]]


@pytest.mark.parametrize("mode", ["1", "L", "P", "RGB", "RGBA", "LA", "CMYK", "I;16", "I", "F"])
def test_every_mode_is_read(tmp_path: Path, mode: str) -> None:
    image = Image.new(mode, (5, 4))
    name = "a.tif" if mode in ("CMYK", "F", "I") else "a.png"
    image.save(tmp_path / name)

    assert read_grey(tmp_path / name).shape == (4, 5)


def png(width: int, height: int, data: bytes) -> bytes:
    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "this picture cannot be opened"),
        (b"no image at all", "this picture cannot be opened"),
        (b"\x89PNG\r\n\x1a\n\x00", "damaged|cannot be opened"),
        (png(64, 64, b"rubbish"), "damaged"),
        (png(64, 64, zlib.compress(bytes(40))), "damaged"),
        (png(9000, 9000, zlib.compress(bytes(100))), "too large"),
        (png(12_000, 12_000, zlib.compress(bytes(100))), "too large"),
        (png(60_000, 60_000, zlib.compress(bytes(100))), "too large"),
    ],
)
def test_broken_files_and_bombs_get_a_clear_error(tmp_path: Path, content: bytes, problem: str) -> None:
    (tmp_path / "a.png").write_bytes(content)

    with pytest.raises(cw.FormatError, match=problem) as caught:
        read_grey(tmp_path / "a.png")
    assert str(caught.value).startswith(str(tmp_path / "a.png"))
    assert MOST_PIXELS < 9000 * 9000


def test_a_file_cut_short_is_broken(house: Path) -> None:
    whole = house.read_bytes()
    for length in (20, 60, len(whole) // 2):
        house.write_bytes(whole[:length])
        with pytest.raises(cw.FormatError, match=r"damaged|cannot be opened"):
            read_grey(house)


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(cw.FormatError, match="no such file"):
        read_grey(tmp_path / "none.png")


@pytest.mark.parametrize("threshold", ["", "0", "256", "middle", "-3"])
def test_bad_thresholds(threshold: str) -> None:
    with pytest.raises(cw.InvalidRecipe, match="the threshold must be"):
        PictureSettings((5, 4), threshold)


@pytest.mark.parametrize("crop", ["1,2,3", "a,b,c,d", "1,2,3,-4", ""])
def test_bad_crops(crop: str) -> None:
    with pytest.raises(cw.InvalidRecipe, match="crop must be LEFT,TOP,RIGHT,BOTTOM"):
        read_crop(crop)


def test_a_crop_outside_the_image(house: Path) -> None:
    with pytest.raises(cw.InvalidRecipe, match="inside the image, which is 60x80"):
        picture_from_file(house, PictureSettings((5, 4), crop=(0, 0, 61, 80)))


def umbrella(side: int = 400) -> np.ndarray:
    """An umbrella of lines a hundredth of the image thick."""
    image = Image.new("L", (side, side), 255)
    draw = ImageDraw.Draw(image)
    part = side // 8
    draw.arc((part, part, 7 * part, 7 * part), 180, 360, fill=0, width=side // 100)
    draw.line((part, 4 * part, 7 * part, 4 * part), fill=0, width=side // 100)
    draw.line((4 * part, 4 * part, 4 * part, 7 * part), fill=0, width=side // 100)
    return np.asarray(image).astype(np.int64)


@pytest.mark.parametrize("side", [10, 12, 15, 17, 20, 25, 30, 50])
def test_thin_lines_survive_in_one_piece(side: int) -> None:
    picture = picture_from_grey(umbrella(), PictureSettings((side, side)))
    stem = picture[-1 - side // 4]

    assert components(picture).max() == 1
    assert stem.sum() == 1
    assert picture.mean() < 0.4


def test_a_thin_white_line_in_black_survives() -> None:
    grey = np.full((200, 200), 255)
    grey[10:190, 10:190] = 0
    grey[90:97, :] = 255

    picture = picture_from_grey(grey, PictureSettings((20, 20), trim=False))

    assert components(picture).max() == 2


def test_light_on_dark_is_found() -> None:
    plain = picture_from_grey(umbrella(), PictureSettings((20, 20)))

    assert (picture_from_grey(255 - umbrella(), PictureSettings((20, 20))) == plain).all()


def test_light_on_transparent_is_found(tmp_path: Path) -> None:
    dark = umbrella()
    pixels = np.zeros((*dark.shape, 4), np.uint8)
    pixels[:, :, :3] = 255
    pixels[:, :, 3] = 255 - dark
    Image.fromarray(pixels).save(tmp_path / "white.png")

    found = picture_from_file(tmp_path / "white.png", PictureSettings((20, 20)))

    assert (found == picture_from_grey(dark, PictureSettings((20, 20)))).all()


def photo() -> np.ndarray:
    """A dark face on a middling ground, wider than high, with no white in it."""
    row, column = np.mgrid[0:120, 0:200]
    return 170 - 90 * (((row - 60) ** 2 + (column - 100) ** 2) < 45**2) - column // 10


@pytest.mark.parametrize("method", ["otsu", "adaptive", "tones", "dither", "edges"])
@pytest.mark.parametrize("invert", [False, True])
def test_what_fills_up_the_board_stays_empty_and_a_photo_is_no_black_rectangle(method: str, invert: bool) -> None:
    picture = picture_from_grey(photo(), PictureSettings((30, 30), method, trim=False, invert=invert))

    assert not picture[:6].any()
    assert not picture[24:].any()
    assert 0 < picture[6:24].mean() < 0.95


def test_tones_stay_solvable_where_dots_do_not() -> None:
    row, column = np.mgrid[0:120, 0:120]
    face = 60 + (row + column) // 2 + 60 * np.sin(row / 15).astype(np.int64)
    tones, dots = (
        picture_from_grey(face, PictureSettings((30, 30), method, trim=False)) for method in ("tones", "dither")
    )

    assert count_unsettled([tones], Reach.CONTRADICTIONS)[0] < count_unsettled([dots], Reach.CONTRADICTIONS)[0] // 2


def test_the_shape_of_the_board_is_proposed(house: Path) -> None:
    assert proposed_size(house) == (24, 30)
    assert proposed_size(house, longer=10) == (8, 10)
    assert proposed_size(house, crop=(0, 60, 60, 65)) == (30, 5)


@pytest.mark.parametrize(("grey", "problem"), [(255, "this picture is blank"), (0, "fills every cell")])
def test_an_empty_or_full_picture_is_refused(tmp_path: Path, grey: int, problem: str) -> None:
    Image.new("L", (40, 40), grey).save(tmp_path / "plain.png")

    with pytest.raises(cw.InvalidRecipe, match=problem):
        picture_from_file(tmp_path / "plain.png", PictureSettings((10, 10), "128"))
