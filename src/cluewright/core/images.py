"""Image files from strangers: only the formats named here are opened, and only what fits into memory is decoded.

A library that opens whatever it knows would hand an EPS file to another program, and a file of a few kilobytes can
unpack to gigabytes. The header says what decoding takes; the pixels are read a few rows at a time.
"""

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from cluewright.core.errors import FormatError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL import Image

    GreyBytes = NDArray[np.uint8]
    ColourBytes = NDArray[np.uint8]

FORMATS = ("PNG", "JPEG", "GIF", "WEBP", "BMP", "PPM", "TIFF")
"""Pillow's names of the formats that are opened; PPM stands for PBM, PGM and PPM."""
SAID = "PNG, JPEG, GIF, WebP, BMP, PBM, PGM, PPM or TIFF"
MOST_PIXELS = 50_000_000
_MOST_MEMORY = 300_000_000
"""Bytes that decoding may take."""
_MOST_FRAMES_OF_PIXELS = 20
"""How many of the largest images may be decoded on the way to a frame of an animated one."""
_PLAIN_TIFF = ("raw", "packbits", "tiff_lzw", "tiff_adobe_deflate", "tiff_deflate", "group3", "group4", "tiff_ccitt")
"""The TIFF compressions that are read; the others are whole formats of their own."""
_BYTES = {"1": 1, "L": 1, "P": 1, "I;16": 2, "I;16L": 2, "I;16B": 2, "I;16N": 2}
"""The bytes Pillow keeps for each pixel in these modes; in all others it keeps four."""
_BESIDE = {"WEBP": 12, "GIF": 8, "TIFF": 8}
"""Bytes per pixel that decoders keep in addition to the image: canvases that frames are drawn on, and strips."""
_COEFFICIENTS = 6
"""Bytes per pixel that a decoder keeps for a JPEG with several scans."""
_AT_ONCE = 1 << 20
"""Pixels read at once."""
_ORIENTATION = 0x0112
_BACKGROUND = 255
_NEARLY_WHITE = 200
"""An image lighter than this on average could not be seen on white."""


def read_grey(path: Path | str | BinaryIO, *, frame: int = 0, most_pixels: int = MOST_PIXELS) -> "GreyBytes":
    """Read an image file as (height, width) greys from 0 black to 255 white, upright.

    Where it is transparent it is shown on white, or, if its content is light, on black.

    Raise `FormatError` if it is broken, too large, or not an image of a supported format.
    """
    return _opened(path, lambda image, file: _decoded(image, file, frame, most_pixels, "L"), most_pixels)


def read_colour(path: Path | str | BinaryIO, *, frame: int = 0, most_pixels: int = MOST_PIXELS) -> "ColourBytes":
    """Read an image file as (height, width, 4) amounts of red, green, blue and opacity from 0 to 255, upright.

    Raise `FormatError` if it is broken, too large, or not an image of a supported format.
    """
    return _opened(path, lambda image, file: _decoded(image, file, frame, most_pixels, "RGBA"), most_pixels)


def _opened(
    path: Path | str | BinaryIO, decode: "Callable[[Image.Image, str | None], GreyBytes]", most_pixels: int
) -> "GreyBytes":
    from PIL import Image, UnidentifiedImageError

    file = str(path) if isinstance(path, Path | str) else None
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about odd metadata, and about sizes, which are checked here
            with Image.open(path, formats=FORMATS) as image:
                return decode(image, file)
    except FormatError:
        raise
    except (Image.DecompressionBombError, MemoryError):
        raise _too_large(file, most_pixels) from None
    except UnidentifiedImageError:
        raise FormatError(f"this picture cannot be opened: save it as {SAID}", file=file) from None
    except FileNotFoundError:
        raise FormatError("there is no such file", file=file) from None
    except (IsADirectoryError, PermissionError) as error:
        raise FormatError((error.strerror or "this cannot be read").lower(), file=file) from None
    except Exception:  # decoders fail on broken files in many ways
        raise FormatError("this picture cannot be opened: the file is damaged", file=file) from None


def _decoded(image: "Image.Image", file: str | None, frame: int, most_pixels: int, mode: str) -> "GreyBytes":
    import numpy as np

    depth = len(mode)
    if image.width * image.height > most_pixels:
        raise _too_large(file, most_pixels, image)
    if image.format == "TIFF" and image.info.get("compression", "raw") not in _PLAIN_TIFF:
        raise FormatError("this TIFF file uses a compression that is not supported: save it as PNG", file=file)
    if _memory(image, depth) > _MOST_MEMORY:
        kept = _COEFFICIENTS * image.width * image.height if _is_progressive(image) else 0
        draft = "L" if mode == "L" else "RGB"
        image.draft(draft, (image.width // 2, image.height // 2))  # a JPEG can be decoded at half its size
        if kept + image.width * image.height * (depth + _bytes_of(image)) > _MOST_MEMORY or image.format != "JPEG":
            raise _too_large(file, most_pixels, image)
    _seek(image, file, frame, most_pixels)
    image.load()
    shape = (image.height, image.width) if depth == 1 else (image.height, image.width, depth)
    pixels = np.empty(shape, np.uint8)
    for top, rows in _strips(image, mode):
        pixels[top : top + len(rows)] = rows
    return np.ascontiguousarray(_turned(pixels, _orientation(image)))


def _too_large(file: str | None, most: int, image: "Image.Image | None" = None) -> FormatError:
    size = "" if image is None else f" ({image.width}x{image.height})"
    return FormatError(
        f"this picture is too large{size}: scale it down to at most {most // 1_000_000} million pixels", file=file
    )


def _memory(image: "Image.Image", depth: int) -> int:
    """Return the bytes that decoding takes, including the `depth` bytes per pixel that are returned."""
    beside = _BESIDE.get(image.format or "", 0) + (_COEFFICIENTS if _is_progressive(image) else 0)
    return image.width * image.height * (depth + _bytes_of(image) + beside)


def _bytes_of(image: "Image.Image") -> int:
    return _BYTES.get(image.mode, 4)


def _is_progressive(image: "Image.Image") -> bool:
    return bool(image.info.get("progressive"))


def _seek(image: "Image.Image", file: str | None, frame: int, most_pixels: int) -> None:
    if frame == 0:
        return
    if frame * image.width * image.height > _MOST_FRAMES_OF_PIXELS * most_pixels:
        raise FormatError(f"frame {frame} comes after too many pixels: choose an earlier one", file=file)
    try:
        if frame < 0:
            raise EOFError
        image.seek(frame)
    except EOFError:
        frames = getattr(image, "n_frames", 1)
        raise FormatError(f"there is no frame {frame}: the picture has {frames}", file=file) from None
    if image.width * image.height > most_pixels:
        raise _too_large(file, most_pixels, image)


def _orientation(image: "Image.Image") -> int:
    """Tell which way up the camera was held; broken metadata does not matter."""
    try:
        return int(image.getexif().get(_ORIENTATION, 1))
    except Exception:  # metadata may be broken in as many ways as the image
        return 1


def _turned(pixels: Any, orientation: int) -> Any:
    match orientation:
        case 2:
            return pixels[:, ::-1]
        case 3:
            return pixels[::-1, ::-1]
        case 4:
            return pixels[::-1]
        case 5:
            return pixels.swapaxes(0, 1)
        case 6:
            return pixels[::-1].swapaxes(0, 1)
        case 7:
            return pixels[::-1, ::-1].swapaxes(0, 1)
        case 8:
            return pixels.swapaxes(0, 1)[::-1]
    return pixels


def _strips(image: "Image.Image", mode: str) -> "Iterator[tuple[int, GreyBytes]]":
    """Yield the greys, or the colours, of a few rows at a time, with the number of the first row."""
    deep = image.mode in ("I", "F") or image.mode.startswith("I;")
    highest = max((float(rows.max()) for _, rows in _deep_rows(image)), default=0.0) if deep else 0.0
    if deep:
        import numpy as np

        for top, rows in _deep_rows(image):  # values of more than eight bits are scaled, not cut off
            grey = (rows // 257 if highest > 255 else rows).astype(np.uint8)
            yield top, grey if mode == "L" else np.stack([grey, grey, grey, np.full_like(grey, 255)], axis=-1)
        return
    if mode == "RGBA":
        import numpy as np

        for top, piece in _pieces(image):
            yield top, np.asarray(piece.convert("RGBA"), np.uint8)
        return
    ground = _ground(image)
    for top, piece in _pieces(image):
        yield top, _grey_of(piece, ground)


def _pieces(image: "Image.Image") -> "Iterator[tuple[int, Image.Image]]":
    rows = max(1, _AT_ONCE // image.width)
    for top in range(0, image.height, rows):
        yield top, image.crop((0, top, image.width, min(top + rows, image.height)))


def _deep_rows(image: "Image.Image") -> Iterator[tuple[int, Any]]:
    import numpy as np

    for top, piece in _pieces(image):
        yield top, np.clip(np.nan_to_num(np.asarray(piece, np.float64)), 0, 65535).astype(np.int64)


def _ground(image: "Image.Image") -> int:
    """Return the grey that shows through: black where an image is transparent and what it shows is nearly white."""
    import numpy as np

    if "A" not in image.getbands() and "transparency" not in image.info:
        return _BACKGROUND
    light = shown = clear = 0
    for _, piece in _pieces(image):
        grey, alpha = _layers(piece)
        light += int((grey.astype(np.int64) * alpha).sum())
        shown += int(alpha.sum(dtype=np.int64))
        clear += int((alpha == 0).sum())
    return 0 if clear and light > _NEARLY_WHITE * shown else _BACKGROUND


def _layers(piece: "Image.Image") -> "tuple[NDArray[np.int32], NDArray[np.int32]]":
    """Mix the colours as the eye weighs them, in whole numbers, so that every machine gives the same."""
    import numpy as np

    pixels = np.asarray(piece.convert("RGBA"), np.int32)
    red, green, blue, alpha = (pixels[:, :, channel] for channel in range(4))
    return (299 * red + 587 * green + 114 * blue + 500) // 1000, alpha


def _grey_of(piece: "Image.Image", ground: int) -> "GreyBytes":
    import numpy as np

    grey, alpha = _layers(piece)
    return ((grey * alpha + ground * (255 - alpha) + 127) // 255).astype(np.uint8)
