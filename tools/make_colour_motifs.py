"""Make the pack of colour motifs of `cluewright.motifs` from the drawings of Twemoji.

    pip install -r tools/motifs/requirements.txt
    npm pack --pack-destination FOLDER @twemoji/svg@15.0.0
    python tools/make_colour_motifs.py FOLDER [--sheets FOLDER]

`tools/colour_motifs/drawings.tsv` says by hand which drawing a motif has in colour: the name of a silhouette, whose
titles it takes, and the code points of an emoji. What was left out after a look at boards of 25x25 cells stands in
`tools/colour_motifs/left-out.tsv` with the reason. Every drawing is cut to its edges, and its colours are reduced to
the few that the eye tells apart. `--sheets` writes contact sheets of the boards, to look at.
"""

import argparse
import csv
import io
import tarfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from cluewright.colour_nonogram.quantise import Histogram, histogram, nearest, palette_of
from cluewright.motifs import motifs
from cluewright.motifs.colour_pack import COLOUR_COLUMNS, MOST_COLOURS, Labels, shares
from cluewright.motifs.index import SIDE

HERE = Path(__file__).parent / "colour_motifs"
ROOM = Path(__file__).parents[1] / "src" / "cluewright" / "motifs" / "data"
DRAWN = 2 * SIDE
"""Pixels a drawing has before it is reduced."""
LEAST = 250
"""One in this many drawn pixels must have a colour for it to count: rarer ones are where two colours blend."""
BOARD = 25


def rows_of(name: str) -> Iterator[dict[str, str]]:
    """Read a list."""
    with (HERE / name).open(encoding="utf-8") as lines:
        yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def draw(svg: str) -> tuple[Labels, NDArray[np.uint8]]:
    """Return a drawing cut to its edges as numbers of colours, its longer side `SIDE` pixels, and the colours."""
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=DRAWN, height=DRAWN))
    pixels = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))
    ink = pixels[..., 3] >= 128
    rows, columns = np.flatnonzero(ink.any(1)), np.flatnonzero(ink.any(0))
    pixels = pixels[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    ink = pixels[..., 3] >= 128
    colours = pixels[..., :3]
    found = histogram(colours[pixels[..., 3] == 255])
    common = LEAST * found.counts >= int(found.counts.sum())
    palette = palette_of(Histogram(found.colours[common], found.places[common], found.counts[common]), MOST_COLOURS)
    labels = np.where(ink, nearest(colours, palette) + 1, 0).astype(np.uint8)
    longer = max(ink.shape)
    height, width = (max(1, (side * SIDE * 2 + longer) // (2 * longer)) for side in ink.shape)
    small = np.argmax(shares(labels, len(palette), (width, height)), axis=0).astype(np.uint8)
    used = [number for number in range(1, len(palette) + 1) if (small == number).any()]
    renumbered = np.zeros(len(palette) + 1, np.uint8)
    renumbered[used] = np.arange(1, len(used) + 1)
    return renumbered[small], palette[[number - 1 for number in used]]


def sheet(drawn: list[tuple[str, Labels, NDArray[np.uint8]]], path: Path, cell: int = 5, across: int = 14) -> None:
    """Draw the boards of several motifs side by side, with their names."""
    step = BOARD * cell + 12
    image = Image.new("RGB", (across * step, -(-len(drawn) // across) * (step + 10)), "#ffffff")
    pen = ImageDraw.Draw(image)
    for place, (name, labels, palette) in enumerate(drawn):
        board = np.argmax(shares(labels, len(palette), _fitted(labels.shape)), axis=0)
        table = np.concatenate([[[214, 230, 245]], palette]).astype(np.uint8)
        tile = Image.fromarray(table[board].repeat(cell, axis=0).repeat(cell, axis=1))
        left, top = place % across * step, place // across * (step + 10)
        image.paste(tile, (left, top))
        pen.text((left, top + BOARD * cell), f"{name} {len(palette)}"[:22], fill="#000000")
    image.save(path)


def _fitted(shape: tuple[int, ...]) -> tuple[int, int]:
    longer = max(shape)
    height, width = (max(1, (side * BOARD * 2 + longer) // (2 * longer)) for side in shape[:2])
    return width, height


def write(drawn: list[tuple[str, str, Labels, NDArray[np.uint8]]]) -> None:
    """Write the drawings one after the other, and the index that says where."""
    lines, packed, place = ["\t".join(COLOUR_COLUMNS)], [], 0
    for name, icon, labels, palette in drawn:
        data = zlib.compress(np.ascontiguousarray(labels).tobytes(), 9)
        height, width = labels.shape
        values = " ".join("#" + bytes(colour).hex() for colour in palette)
        lines.append("\t".join((name, icon, str(width), str(height), values, str(place), str(len(data)))))
        packed.append(data)
        place += len(data)
    (ROOM / "colour-index.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (ROOM / "colour-pictures.bin").write_bytes(b"".join(packed))


def main() -> None:
    """Make the pack from the package in a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the package's archive lies")
    parser.add_argument("--sheets", type=Path, help="where contact sheets go")
    arguments = parser.parse_args()
    left_out = {name for row in rows_of("left-out.tsv") for name in row["motifs"].split()}
    chosen = {row["id"]: row["icon"] for row in rows_of("drawings.tsv")}
    if missing := (left_out | chosen.keys()) - ({motif.id for motif in motifs()} & chosen.keys()):
        raise SystemExit(f"the lists name what there is not: {' '.join(sorted(missing))}")
    with tarfile.open(next(arguments.folder.glob("twemoji-svg-*.tgz"))) as archive:
        svgs = {
            Path(member.name).stem: (archive.extractfile(member) or io.BytesIO()).read().decode()
            for member in archive
            if member.name.endswith(".svg")
        }
    drawn = []
    for motif in motifs():
        if motif.id in chosen and motif.id not in left_out:
            labels, palette = draw(svgs[chosen[motif.id]])
            drawn.append((motif.id, chosen[motif.id], labels, palette))
    write(drawn)
    if arguments.sheets is not None:
        arguments.sheets.mkdir(parents=True, exist_ok=True)
        for first in range(0, len(drawn), 98):
            page = [(name, labels, palette) for name, _, labels, palette in drawn[first : first + 98]]
            sheet(page, arguments.sheets / f"{first:04}.png")
    few = [name for name, _, _, palette in drawn if len(palette) < 2]
    print(f"{len(drawn)} colour motifs; with one colour only: {' '.join(few) or 'none'}")


if __name__ == "__main__":
    main()
