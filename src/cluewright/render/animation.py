"""Films written to files: animated GIF, MP4, and a strip of a few frames as PNG."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from cluewright.core.errors import InvalidRecipe, NotOffered, shown
from cluewright.core.files import whole_file, write_whole
from cluewright.render.film import Film
from cluewright.render.palette import Pixels

FRAME = 0.08
"""Seconds a frame is shown at speed 1."""
LAST = 2.5
"""Seconds the last one is shown."""
_SHORTEST = 0.02
"""Browsers show GIF frames that claim to be shorter much longer."""
STRIP_FRAMES = 6
MOST_STRIP_FRAMES = 60
_STRIP_WIDTH = 2400
_STRIP_PIXELS = 30_000_000


def frame_seconds(speed: float) -> float:
    """Return how long a frame is shown; raise `InvalidRecipe` for an invalid speed."""
    if not 0.01 <= speed <= 100:
        raise InvalidRecipe(f"the speed must be a number from 0.01 to 100, not {speed:g}")
    return FRAME / speed


def to_gif(film: Film, *, speed: float = 1.0) -> bytes:
    """Return the film as an animated GIF in a loop."""
    from PIL import Image

    shown = max(_SHORTEST, frame_seconds(speed))
    table = film.palette.table.tobytes().ljust(768, b"\0")

    def pictures() -> Iterator[Image.Image]:
        for pixels in film.painted():
            picture = Image.fromarray(pixels, "P")
            picture.putpalette(table)
            yield picture

    times = [round(100 * shown) * 10] * len(film.moments) + [round(1000 * LAST)]
    frames = pictures()
    out = io.BytesIO()
    next(frames).save(
        out,
        "GIF",
        save_all=True,
        append_images=frames,
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return out.getvalue()


def to_strip(film: Film, *, frames: int = STRIP_FRAMES) -> bytes:
    """Return a few frames side by side, numbered, as a PNG; they wrap if they are wide."""
    from PIL import Image

    moments = film.recording.timeline.moments(max(2, frames - 1), film.pace)
    number = len(moments) + 1
    width, height = film.size
    columns = max(1, min(number, _STRIP_WIDTH // width))
    rows = -(-number // columns)
    if rows * columns * width * height > _STRIP_PIXELS:
        most = max(1, _STRIP_WIDTH // width)
        fitting = _STRIP_PIXELS // (most * width * height) * most
        raise InvalidRecipe(
            f"a strip of {number} frames of this board is too large: choose at most {fitting} with --frames"
        )
    sheet = np.zeros((rows * height, columns * width), np.uint8)
    for place, pixels in enumerate(film.paint_at(moments)):
        film.label(pixels, f"{place + 1}")
        row, column = divmod(place, columns)
        sheet[row * height : (row + 1) * height, column * width : (column + 1) * width] = pixels
    picture = Image.fromarray(sheet, "P")
    picture.putpalette(film.palette.table.tobytes())
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def write_mp4(film: Film, path: str | Path, *, speed: float = 1.0) -> None:
    """Write the film as an MP4 video; this needs the extra `video`."""
    rate = 1 / frame_seconds(speed)
    ffmpeg = _ffmpeg()
    with whole_file(path, ending=".mp4") as part:
        _write_frames(film, ffmpeg, part, rate)


def _write_frames(film: Film, ffmpeg: Any, path: Path, rate: float) -> None:
    writer: Any = ffmpeg.write_frames(
        str(path),
        film.size,
        fps=rate,
        codec="libx264",
        quality=8,
        macro_block_size=2,
        ffmpeg_log_level="error",
    )
    try:
        writer.send(None)
        pixels: Pixels | None = None
        for pixels in film.painted():
            writer.send(np.ascontiguousarray(film.colours(pixels)))
        if pixels is not None:
            for _ in range(round(LAST * rate)):
                writer.send(np.ascontiguousarray(film.colours(pixels)))
        writer.close()
    except (OSError, RuntimeError) as error:  # no program, no room
        reason = shown(str(error).strip().splitlines()[-1])
        raise InvalidRecipe(f"the video could not be written: {reason}") from None
    finally:
        writer.close()


def require_video() -> None:
    """Raise `NotOffered` if videos cannot be written."""
    _ffmpeg()


def _ffmpeg() -> Any:
    try:
        import imageio_ffmpeg
    except ImportError:
        raise NotOffered('videos need an extra package: pip install "cluewright[video]", or write a .gif') from None
    return imageio_ffmpeg


def write_film(film: Film, path: str | Path, *, speed: float = 1.0) -> None:
    """Write the film in the format the file's extension names."""
    ending = Path(path).suffix.lower()
    if ending == ".gif":
        write_whole(path, to_gif(film, speed=speed))
    elif ending == ".mp4":
        write_mp4(film, path, speed=speed)
    elif ending == ".png":
        write_whole(path, to_strip(film, frames=min(film.frames, MOST_STRIP_FRAMES)))
    else:
        raise InvalidRecipe(f"a film must be a .gif, .mp4 or .png file, not {ending or 'a file without an extension'}")
