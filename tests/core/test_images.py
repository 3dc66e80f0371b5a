"""Image files that nobody meant to be read: they give greys or one sentence, and little memory is taken."""

import ast
import io
import random
from pathlib import Path

import numpy as np
import pytest
from PIL import EpsImagePlugin, Image
from tests.cli.test_memory import MOST, run_measured
from tests.effort import sampled
from tests.sources import SOURCE, calls

from cluewright.core.errors import FormatError
from cluewright.core.images import read_grey

EPS = b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 8 8\n%%EndComments\n0 0 8 8 rectfill\nshowpage\n%%EOF\n"


def saved(image: Image.Image, name: str, **options: object) -> bytes:
    file = io.BytesIO()
    image.save(file, name, **options)
    return file.getvalue()


def gradient(mode: str = "RGB", size: tuple[int, int] = (13, 9)) -> Image.Image:
    values = np.arange(size[0] * size[1] * 3, dtype=np.uint8).reshape(size[1], size[0], 3)
    return Image.fromarray(values).convert(mode)


READ = {
    "png": lambda: saved(gradient(), "PNG"),
    "palette": lambda: saved(gradient("P"), "PNG", transparency=3),
    "deep": lambda: saved(Image.fromarray(np.arange(117, dtype=np.uint16).reshape(9, 13) * 500), "PNG"),
    "profile": lambda: saved(gradient(), "PNG", icc_profile=b"no profile at all" * 100),
    "jpeg": lambda: saved(gradient(), "JPEG"),
    "progressive": lambda: saved(gradient(), "JPEG", progressive=True),
    "cmyk": lambda: saved(gradient("CMYK"), "JPEG"),
    "exif": lambda: saved(gradient(), "JPEG", exif=b"Exif\0\0rubbish" + bytes(range(200))),
    "gif": lambda: saved(gradient("P"), "GIF", save_all=True, append_images=[gradient("P").rotate(180)]),
    "webp": lambda: saved(gradient(), "WEBP", lossless=True),
    "bmp": lambda: saved(gradient(), "BMP"),
    "ppm": lambda: saved(gradient(), "PPM"),
    "pgm": lambda: b"P2\n# grey\n2 2\n255\n0 64\n128 255\n",
    "pbm": lambda: saved(gradient("1"), "PPM"),
    "tiff": lambda: saved(gradient(), "TIFF", compression="tiff_lzw"),
    "float": lambda: saved(gradient("F"), "TIFF"),
}


@pytest.mark.parametrize("name", READ)
def test_these_are_read(name: str) -> None:
    grey = read_grey(io.BytesIO(READ[name]()))

    assert grey.dtype == np.uint8
    assert grey.shape == ((2, 2) if name == "pgm" else (9, 13))
    assert grey.min() < grey.max()


REFUSED = {
    "eps": lambda: EPS,
    "ico": lambda: saved(gradient(size=(16, 16)), "ICO"),
    "tga": lambda: saved(gradient(), "TGA"),
    "pcx": lambda: saved(gradient(), "PCX"),
    "sgi": lambda: saved(gradient(), "SGI"),
    "icns": lambda: saved(gradient(size=(16, 16)), "ICNS"),
    "xbm": lambda: saved(gradient("1"), "XBM"),
    "dds": lambda: saved(gradient("RGBA"), "DDS"),
    "pdf": lambda: saved(gradient(), "PDF"),
    "text": lambda: b"hello",
    "nothing": lambda: b"",
}


@pytest.mark.parametrize("name", REFUSED)
def test_only_the_named_formats_are_opened(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EpsImagePlugin, "Ghostscript", lambda *_: pytest.fail("another program was started"))

    with pytest.raises(FormatError, match="this picture cannot be opened: save it as PNG, JPEG, "):
        read_grey(io.BytesIO(REFUSED[name]()))


def test_every_image_of_the_project_is_opened_by_name() -> None:
    opened = [
        (path.relative_to(SOURCE), call)
        for path, call in calls()
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "open"
        and ast.unparse(call.func) in ("Image.open", "PIL.Image.open")
    ]

    assert [str(path) for path, _ in opened] == ["core/images.py"]
    assert all("formats" in {keyword.arg for keyword in call.keywords} for _, call in opened)


def test_a_tiff_with_another_format_inside_is_refused() -> None:
    with pytest.raises(FormatError, match="compression that is not supported"):
        read_grey(io.BytesIO(saved(gradient(), "TIFF", compression="jpeg")))


@pytest.mark.parametrize("name", READ)
def test_damaged_images_give_greys_or_one_sentence(name: str) -> None:
    whole = READ[name]()
    chance = random.Random(name)
    variants = [whole[:length] for length in range(0, len(whole), max(1, len(whole) // 60))]
    for _ in range(150):
        damaged = bytearray(whole)
        for _ in range(chance.randint(1, 4)):
            damaged[chance.randrange(len(damaged))] = chance.choice([0, 1, 127, 255, chance.randrange(256)])
        variants.append(bytes(damaged))
    sentences = []
    for content in variants:
        try:
            assert read_grey(io.BytesIO(content)).dtype == np.uint8
        except FormatError as error:
            sentences.append(str(error))
    assert sentences
    assert all("\n" not in sentence and len(sentence) < 150 for sentence in sentences)


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_photograph_is_turned_as_it_was_held(orientation: int) -> None:
    image = gradient("L")
    exif = Image.Exif()
    exif[0x0112] = orientation
    content = saved(image, "PNG", exif=exif)

    from PIL import ImageOps

    with Image.open(io.BytesIO(content)) as again:
        assert read_grey(io.BytesIO(content)).tolist() == np.asarray(ImageOps.exif_transpose(again)).tolist()


def cut(content: bytes) -> bytes:
    return content[: len(content) - 20]


def large_webp(side: int) -> bytes:
    """Give a square WebP picture of one colour: only its header says how large it is, so a small one is relabelled."""
    content = bytearray(saved(Image.new("RGB", (16, 16)), "WEBP", lossless=True, quality=0, method=0))
    start = content.index(b"VP8L") + 9
    flags = int.from_bytes(content[start : start + 4], "little") >> 28
    content[start : start + 4] = (flags << 28 | (side - 1) << 14 | (side - 1)).to_bytes(4, "little")
    return bytes(content)


def test_a_relabelled_webp_is_what_a_large_one_is() -> None:
    assert large_webp(300) == saved(Image.new("RGB", (300, 300)), "WEBP", lossless=True, quality=0, method=0)


SIDE = 7000
LARGE = {
    "flat.png": lambda: saved(Image.new("RGB", (SIDE, SIDE)), "PNG"),
    "cut.png": lambda: cut(saved(Image.new("RGBA", (SIDE, SIDE)), "PNG")),
    "deep.png": lambda: cut(saved(Image.fromarray(np.zeros((SIDE, SIDE), np.uint16)), "PNG")),
    "progressive.jpg": lambda: saved(Image.new("RGB", (SIDE, SIDE)), "JPEG", progressive=True),
    "baseline.jpg": lambda: saved(Image.new("RGB", (SIDE, SIDE)), "JPEG"),
    "cut.gif": lambda: cut(saved(Image.new("P", (SIDE, SIDE)), "GIF")),
    "large.webp": lambda: large_webp(16383),
    "cut.tif": lambda: cut(saved(Image.new("RGB", (SIDE, SIDE)), "TIFF", compression="tiff_lzw")),
    "cut.bmp": lambda: saved(Image.new("1", (SIDE, SIDE)), "BMP")[:-999],
    "huge.ppm": lambda: b"P6 7000 7000 255\n" + bytes(1000),
}


@pytest.mark.parametrize("name", sampled(LARGE, 3))
def test_a_large_image_takes_little_memory(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(LARGE[name]())

    code, peak, lines = run_measured("picture", "--size", "20x20", str(path))

    assert len(lines) <= 1, lines
    assert code in (0, 1, 2)
    assert peak < MOST
