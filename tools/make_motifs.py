"""Make the packs of `cluewright.motifs` from the icons of openly licensed packages.

    pip install -r tools/motifs/requirements.txt
    for name in @mdi/svg bootstrap-icons @tabler/icons @phosphor-icons/core @iconify-json/fluent-emoji-high-contrast
    do npm pack --pack-destination FOLDER $name; done
    python tools/make_motifs.py FOLDER

`tools/motifs/SUBJECT.tsv` says by hand which icons are motifs and what they are called; everything else is left out,
and `tools/motifs/left-out.tsv` says why. Every icon is drawn in black, cut to its edges and reduced to one bit a
pixel. Of drawings that hardly differ only the first is kept. What was thrown out after a look at finished boards stands
in `tools/motifs/thrown-out.tsv` with the reason, so that the names of the others stay as they are.
"""

import argparse
import csv
import io
import json
import re
import tarfile
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

from cluewright.motifs.index import COLUMNS, LANGUAGES, SIDE
from cluewright.motifs.shapes import Bits, Form, Forms, is_line_art, normal, scaled, solid

HERE = Path(__file__).parent / "motifs"
ROOM = Path(__file__).parents[1] / "src" / "cluewright" / "motifs" / "data"
DRAWN = 2 * SIDE
"""Pixels an icon is drawn with before it is reduced."""
NO_SUBJECTS = ("left-out", "thrown-out")
ALIKE = {True: 900, False: 940}
"""From so many per mille in common, two drawings of the same thing, or of different things, count as one."""


@dataclass(frozen=True)
class Source:
    """One package of icons: how it is called in the lists, where it comes from, where its icons lie."""

    letter: str
    package: str
    licence: str
    icons: str
    """The path of an icon in the package; a JSON file holds them all."""

    @property
    def archive(self) -> str:
        """Return how the package's file begins."""
        return self.package.removeprefix("@").replace("/", "-") + "-"


SOURCES = (
    Source("f", "@iconify-json/fluent-emoji-high-contrast", "MIT", "package/icons.json"),
    Source("m", "@mdi/svg", "Apache-2.0", "package/svg/{}.svg"),
    Source("p", "@phosphor-icons/core", "MIT", "package/assets/fill/{}-fill.svg"),
    Source("b", "bootstrap-icons", "MIT", "package/icons/{}.svg"),
    Source("t", "@tabler/icons", "MIT", "package/icons/filled/{}.svg"),
)


class Package:
    """The icons of one source, read from its archive."""

    def __init__(self, source: Source, folder: Path) -> None:
        found = sorted(folder.glob(source.archive + "*.tgz"))
        if not found:
            raise SystemExit(f"{source.package} is missing: npm pack --pack-destination {folder} {source.package}")
        self.source = source
        before, _, after = source.icons.partition("{}")
        self._svg: dict[str, str] = {}
        self.tags: dict[str, list[str]] = {}
        with tarfile.open(found[-1]) as archive:
            for member in archive:
                if not member.isfile():
                    continue
                name = member.name
                if after and name.startswith(before) and name.endswith(after):
                    self._svg[name[len(before) : len(name) - len(after)]] = _read(archive, member)
                elif name in (source.icons, "package/meta.json", "package/metadata.json", "package/icons.json"):
                    self._learn(name, json.loads(_read(archive, member)))

    def _learn(self, name: str, data: object) -> None:
        if isinstance(data, list):  # the Material set: tags and other names of every icon
            for each in data:
                self.tags[each["name"]] = [*each["tags"], *each["aliases"]]
        elif isinstance(data, dict) and "categories" in data:
            for category, names in data["categories"].items():
                for each in names:
                    self.tags[each] = [category]
        elif isinstance(data, dict) and name == self.source.icons:
            width, height = data.get("width", 16), data.get("height", 16)
            for each, icon in data["icons"].items():
                box = f"0 0 {icon.get('width', width)} {icon.get('height', height)}"
                body = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{icon["body"]}</svg>'
                self._svg[each] = body
        elif isinstance(data, dict):
            for each, icon in data.items():
                self.tags[each] = [str(tag) for tag in [icon.get("category"), *icon.get("tags", [])] if tag]

    @cached_property
    def names(self) -> list[str]:
        """List the icons."""
        return sorted(self._svg)

    def draw(self, name: str) -> Bits:
        """Draw an icon in black, cut to its edges, its longer side `SIDE` pixels."""
        svg = self._svg[name].replace("currentColor", "#000")
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=DRAWN, height=DRAWN))
        ink = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"))[..., 3] >= 128
        rows, columns = np.flatnonzero(ink.any(1)), np.flatnonzero(ink.any(0))
        ink = ink[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        height, width = ink.shape
        longer = max(width, height)
        size = tuple(max(1, (side * SIDE * 2 + longer) // (2 * longer)) for side in (width, height))
        return scaled(ink, (size[0], size[1]))


def _read(archive: tarfile.TarFile, member: tarfile.TarInfo) -> str:
    file = archive.extractfile(member)
    assert file is not None
    return file.read().decode()


@dataclass
class Drawing:
    """One icon that was chosen."""

    id: str
    subject: str
    titles: list[str]
    source: Source
    icon: str
    tags: list[str]
    bits: Bits

    @cached_property
    def normal(self) -> Form:
        """Return the form in which drawings are compared."""
        return normal(self.bits)


def chosen(packages: dict[str, Package]) -> Iterator[Drawing]:
    """Draw every icon the lists name."""
    for path in sorted(HERE.glob("*.tsv")):
        if path.stem in NO_SUBJECTS:
            continue
        with path.open(encoding="utf-8") as lines:
            for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
                titles = [row[language] for language in LANGUAGES]
                for number, drawing in enumerate(row["drawings"].split(), start=1):
                    letter, _, icon = drawing.partition(":")
                    icon = icon or row["id"]
                    package = packages[letter]
                    own = row["id"] if number == 1 else f"{row['id']}-{number}"
                    tags = package.tags.get(icon, [])
                    yield Drawing(own, path.stem, titles, package.source, icon, tags, package.draw(icon))


def distinct(drawings: Iterator[Drawing]) -> tuple[list[Drawing], dict[tuple[str, str], str]]:
    """Keep of drawings that hardly differ the first; tell of every other one which it resembles."""
    kept: list[Drawing] = []
    alike: dict[tuple[str, str], str] = {}
    forms: list[Form] = []
    for drawing in drawings:
        resembled = None
        known = Forms.of(np.stack(forms)) if kept else None
        for form in (drawing.normal, normal(drawing.bits[:, ::-1])) if known else ():
            shares = known.near(form)
            for index in np.flatnonzero(shares >= min(ALIKE.values())):
                if shares[index] >= ALIKE[kept[index].titles == drawing.titles]:
                    resembled = resembled or kept[int(index)].id
        if resembled:
            alike[drawing.source.letter, drawing.icon] = resembled
        else:
            kept.append(drawing)
            forms.append(drawing.normal)
    return kept, alike


def thrown_out() -> dict[str, str]:
    """Read which motifs were thrown out, and why."""
    lines = (HERE / "thrown-out.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return {name: why for why, names in (line.split("\t") for line in lines) for name in names.split()}


def write(kept: list[Drawing]) -> None:
    """Write the pictures one after the other, the index that says where, and the forms for comparing."""
    ROOM.mkdir(exist_ok=True)
    pictures, place = [], 0
    rows = ["\t".join(COLUMNS)]
    for each in kept:
        packed = zlib.compress(np.packbits(each.bits).tobytes(), 9)
        height, width = each.bits.shape
        style = "line" if is_line_art(each.bits) else "solid"
        tags = ", ".join(sorted({re.sub(r"\s*/\s*", " / ", tag).lower() for tag in each.tags}))
        where = (str(width), str(height), str(place), str(len(packed)))
        rows.append(
            "\t".join((each.id, each.subject, style, *each.titles, each.source.package, each.icon, *where, tags))
        )
        pictures.append(packed)
        place += len(packed)
    (ROOM / "index.tsv").write_text("\n".join(rows) + "\n", encoding="utf-8")
    (ROOM / "pictures.bin").write_bytes(b"".join(pictures))
    forms = np.stack([*(each.normal for each in kept), *(normal(solid(each.bits)) for each in kept)]).astype("<u8")
    (ROOM / "forms.bin").write_bytes(zlib.compress(forms.tobytes(), 9))


OTHERWISE = "no picture by itself: a symbol, a sign or a technical mark, or one more drawing of something that is in"


def left_out(packages: dict[str, Package], drawn: list[Drawing], alike: dict[tuple[str, str], str]) -> None:
    """List every icon that is no motif with the reason, the names of one reason on one line."""
    thrown = thrown_out()
    names = {(each.source.letter, each.icon): each.id for each in drawn}
    reasons_file = (HERE / "reasons.txt").read_text(encoding="utf-8").splitlines()[1:]
    known = [line.split("\t") for line in reasons_file]
    lines = ["package\treason\ticons"]
    for letter, package in packages.items():
        reasons: dict[str, list[str]] = {}
        for name in package.names:
            motif = names.get((letter, name)) or alike.get((letter, name))
            if motif in thrown:
                reason = thrown[motif]
            elif (letter, name) in names:
                continue
            elif motif is not None:
                reason = "hardly differs from a motif that is in"
                name = f"{name} ({motif})"
            elif any("Brand" in tag for tag in package.tags.get(name, [])):
                reason = known[0][0]
            else:
                reason = next((why for why, pattern in known if re.search(pattern, name)), OTHERWISE)
            reasons.setdefault(reason, []).append(name)
        lines += [f"{package.source.package}\t{why}\t{' '.join(reasons[why])}" for why in sorted(reasons)]
    (HERE / "left-out.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Make the packs from the packages in a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the packages' archives lie")
    folder = parser.parse_args().folder
    packages = {source.letter: Package(source, folder) for source in SOURCES}
    drawn, alike = distinct(chosen(packages))
    thrown = thrown_out()
    if missing := thrown.keys() - {each.id for each in drawn}:
        raise SystemExit(f"thrown-out.tsv names what there is not: {' '.join(sorted(missing))}")
    kept = [each for each in drawn if each.id not in thrown]
    write(kept)
    left_out(packages, drawn, alike)
    print(f"{len(kept)} motifs in {len({each.subject for each in kept})} subjects; {len(alike)} were too much alike")


if __name__ == "__main__":
    main()
