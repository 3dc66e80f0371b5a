"""Images as pictures in a few colours: the palette suits the eye, the background is found, nothing is dithered."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from cluewright.colour_nonogram.colour_names import NAMED, name_in, named_palette, rgb_of
from cluewright.colour_nonogram.oklab import UNIT, distances, oklab
from cluewright.colour_nonogram.painting import Painting, painted
from cluewright.colour_nonogram.picture import PictureSettings, picture_from_file, picture_from_pixels, proposed_size
from cluewright.colour_nonogram.quantise import find_palette, nearest
from cluewright.core.errors import InvalidRecipe
from cluewright.core.images import read_colour
from cluewright.core.locales import LANGUAGES
from cluewright.core.pictures import NoPicture

WHITE, RED, BLUE, GREEN = (255, 255, 255), (210, 40, 50), (40, 80, 200), (60, 160, 70)


def image(rows: list[str], colours: dict[str, tuple[int, ...]], scale: int = 8) -> np.ndarray:
    """Return the pixels of rows of letters; a colour of three values is opaque."""
    cells = np.array([[(*colours[letter], 255)[:4] for letter in row] for row in rows], np.uint8)
    return cells.repeat(scale, axis=0).repeat(scale, axis=1)


def as_file(pixels: np.ndarray, kind: str = "PNG") -> BytesIO:
    file = BytesIO()
    Image.fromarray(pixels).save(file, kind)
    return BytesIO(file.getvalue())


def test_oklab_is_the_published_one():
    """The values Ottosson gives for a few colours, within a 1000th."""
    known = {
        (255, 0, 0): (0.628, 0.225, 0.126),
        (0, 255, 0): (0.866, -0.234, 0.179),
        (0, 0, 255): (0.452, -0.032, -0.312),
    }
    for colour, place in known.items():
        assert np.abs(oklab([colour])[0] / UNIT - place).max() < 0.001


def test_a_flat_picture_keeps_its_colours_and_its_cells():
    rows = ["......", ".rrbb.", ".rggb.", "......"]
    pixels = image(rows, {".": WHITE, "r": RED, "b": BLUE, "g": GREEN})
    painting = picture_from_pixels(pixels, PictureSettings((6, 4), trim=False))
    assert {colour.value for colour in painting.palette[1:]} == {"#d22832", "#2850c8", "#3ca046"}
    assert painting.palette[0].value == "#ffffff"
    values = np.array([[rgb_of(colour.value)] for colour in painting.palette])[painting.array][:, :, 0]
    assert np.array_equal(values, pixels[::8, ::8, :3])


def test_the_colour_of_the_rim_is_the_background_even_if_it_is_dark():
    rows = ["bbbbb", "b.r.b", "brrrb", "bb.bb", "bbbbb", "bbbbb"]
    painting = picture_from_pixels(image(rows, {".": WHITE, "r": RED, "b": BLUE}), PictureSettings((5, 6), trim=False))
    assert painting.palette[0].name == "blue"
    assert painting.array[0].tolist() == [0] * 5
    assert (painting.height, painting.width) == (6, 5)


def test_what_is_transparent_is_the_background():
    clear = (0, 0, 0, 0)
    painting = picture_from_pixels(
        image(["...", ".rb", "..b"], {".": clear, "r": RED, "b": BLUE}), PictureSettings((3, 3), trim=False)
    )
    assert [colour.name for colour in painting.palette] == ["white", "blue", "red"]
    assert painting.array.tolist() == [[0, 0, 0], [0, 2, 1], [0, 0, 1]]


def test_a_light_picture_stands_on_a_tint():
    """A polar bear on white paper could not be seen."""
    labels = np.array([[0, 1, 1, 0], [0, 1, 2, 1]])
    assert painted(labels, np.array([(250, 250, 250), (20, 20, 20)]), None).palette[0].value != "#ffffff"
    assert painted(labels, np.array([RED, (20, 20, 20)]), None).palette[0].value == "#ffffff"


def test_a_glint_of_white_becomes_paper():
    labels = np.full((6, 6), 1)
    labels[2, 2], labels[3:] = 2, 3
    painting = painted(labels, np.array([RED, (255, 255, 255), BLUE]), None)
    assert len(painting.palette) == 3
    assert painting.array[2, 2] == 0


def test_palettes_have_no_more_colours_than_asked_for_and_all_can_be_told_apart():
    slope = np.stack(np.broadcast_arrays(np.arange(256)[None], np.arange(0, 256, 4)[:, None], 120), axis=-1)
    for most in (2, 5, 15):
        found = find_palette(slope.astype(np.uint8), most)
        assert 2 <= len(found) <= most
        between = distances(oklab(found), oklab(found))
        assert between[~np.eye(len(found), dtype=bool)].min() > (UNIT // 20) ** 2
    assert len(find_palette(slope.astype(np.uint8), 15)) > 8


def test_every_pixel_gets_the_nearest_colour():
    palette = np.array([WHITE, RED, BLUE], np.uint8)
    assert nearest(
        np.array([[(240, 240, 230), (190, 60, 60)], [(70, 90, 190), (0, 0, 90)]], np.uint8), palette
    ).tolist() == [
        [0, 1],
        [2, 2],
    ]


def test_dithering_is_off_unless_it_is_asked_for():
    slope = np.zeros((64, 256, 4), np.uint8)
    slope[..., 0], slope[..., 2], slope[..., 3] = np.arange(256), 255 - np.arange(256), 255
    plain = picture_from_pixels(slope, PictureSettings((32, 8), colours=2, trim=False))
    dotted = picture_from_pixels(slope, PictureSettings((32, 8), colours=2, trim=False, dither=True))
    assert (np.diff(plain.array.astype(int), axis=1) != 0).sum() == 2 * 8
    assert (np.diff(dotted.array.astype(int), axis=1) != 0).sum() > 4 * 8


def test_a_board_of_another_shape_is_filled_with_background():
    pixels = image(["rb", "br"], {"r": RED, "b": BLUE})
    painting = picture_from_pixels(pixels, PictureSettings((6, 2), trim=False, colours=3))
    assert (painting.width, painting.height) == (6, 2)
    assert not painting.array[:, [0, 1, 4, 5]].any()


def test_files_are_read_upright_with_their_transparency():
    pixels = image(["r.", "bb"], {".": (0, 0, 0, 0), "r": RED, "b": BLUE}, scale=1)
    assert np.array_equal(read_colour(as_file(pixels)), pixels)
    grey = Image.fromarray(np.array([[0, 65535]], np.uint16))
    file = BytesIO()
    grey.save(file, "PNG")
    assert read_colour(BytesIO(file.getvalue())).tolist() == [[[0, 0, 0, 255], [255, 255, 255, 255]]]
    turned = Image.fromarray(pixels[..., :3])
    exif = turned.getexif()
    exif[0x0112] = 6
    file = BytesIO()
    turned.save(file, "PNG", exif=exif)
    assert read_colour(BytesIO(file.getvalue()))[..., :3].tolist() == np.rot90(pixels[..., :3], -1).tolist()


def test_one_colour_is_an_ordinary_nonogram():
    file = as_file(image(["....", ".rr.", "...."], {".": WHITE, "r": RED}))
    with pytest.raises(NoPicture, match="ordinary nonogram"):
        picture_from_file(file, PictureSettings((8, 6)))


def test_sizes_are_proposed_in_the_shape_of_what_is_shown():
    file = as_file(image(["......", ".rbrb.", "......"], {".": WHITE, "r": RED, "b": BLUE}))
    assert proposed_size(file, longer=20) == (20, 5)


@pytest.mark.parametrize("colours", [1, 16, 0])
def test_settings_out_of_range_are_refused(colours):
    with pytest.raises(InvalidRecipe, match="colours must be from 2 to 15"):
        PictureSettings((5, 5), colours=colours)


def test_names_are_all_different_and_said_in_every_language():
    reds = named_palette(np.array([(200 + 3 * i, 20 + 2 * i, 30) for i in range(16)], np.uint8))
    assert len({colour.name for colour in reds}) == len({colour.mark for colour in reds}) == 16
    for language in LANGUAGES:
        assert len({name_in(name, language) for name in NAMED}) == len(NAMED)
    for name, value in NAMED.items():
        assert named_palette(np.array([rgb_of(value)]))[0].name == name
        assert name_in(name.title().replace("Grey", "Gray"), "de") == name_in(name, "de")


def test_a_painting_is_its_board_with_a_palette():
    painting = Painting.of([[0, 1], [2, 2]], named_palette(np.array([WHITE, RED, BLUE])))
    assert painting == painting.board
    assert painting.board == painting
    assert hash(painting) == hash(painting.board)
    assert painting.own_puzzle().rows == (((1, 1),), ((2, 2),))
    assert painting.with_cells([(0, 0, 2)]).array.tolist() == [[1, 1], [2, 2]]
    assert painting.with_cells([(0, 0, 2)]).palette == painting.palette


def test_greys_are_not_called_brown_or_blue() -> None:
    """The black of most motifs is as close to dark brown as to black."""
    named = [
        (["#292f33"], ["black"]),
        (["#000000", "#292f33"], ["black", "charcoal"]),
        (["#000000", "#292f33", "#515457", "#f0f0f0"], ["black", "charcoal", "dark grey", "silver"]),
        (["#4f3222", "#1d2f63"], ["dark brown", "dark blue"]),
    ]
    for values, names in named:
        palette = named_palette([(255, 255, 255), *map(rgb_of, values)])
        assert [colour.name for colour in palette[1:]] == names
