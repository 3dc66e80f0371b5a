"""Image files as pictures."""

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageDraw

import cluewright as cw
from cluewright.core.images import MOST_PIXELS, read_grey
from cluewright.nonogram.picture import (
    PictureSettings,
    otsu_threshold,
    picture_from_file,
    picture_from_grey,
    preview_image,
    preview_sheet,
    previews,
    read_crop,
    resized,
)


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

    assert list(found) == ["otsu", "adaptive", "dither", "edges", "128"]
    assert all(0 < picture.sum() < picture.size for picture in found.values())
    assert found["edges"].sum() < found["otsu"].sum() // 2
    assert preview_image(found["otsu"], cell=3).size == (90, 114)
    assert preview_sheet(house, PictureSettings((30, 38)), cell=2).size == (5 * 60 + 4 * 2, 76)


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
    with pytest.raises(cw.FormatError, match="there is no frame 3: the image has 3"):
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
        (b"", "not an image"),
        (b"no image at all", "not an image"),
        (b"\x89PNG\r\n\x1a\n\x00", "damaged|not an image"),
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
        with pytest.raises(cw.FormatError, match=r"damaged|not an image"):
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
