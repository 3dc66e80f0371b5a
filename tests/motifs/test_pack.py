"""The motifs: enough of them, titled in every language, each to be told from all others, none without a licence."""

import re
from collections import Counter

import numpy as np
import pytest

from cluewright.core.locales import LANGUAGES
from cluewright.core.message import say
from cluewright.motifs import LANGUAGES as TITLED
from cluewright.motifs import SUBJECTS, by_id, by_subject, motifs, resembles
from cluewright.motifs.index import SIDE
from cluewright.motifs.pack import _DATA
from cluewright.motifs.shapes import trimmed


def test_there_are_enough_of_every_subject():
    assert len(motifs()) >= 1500
    assert tuple(by_subject()) == SUBJECTS
    assert len(SUBJECTS) >= 12
    assert min(map(len, by_subject().values())) >= 30


def test_every_motif_has_a_name_of_its_own_and_a_title_in_every_language():
    assert set(TITLED) == set(LANGUAGES)
    assert len(by_id()) == len(motifs())
    for motif in motifs():
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", motif.id)
        assert set(motif.titles) == set(LANGUAGES)
        assert all(title and title == title.strip() for title in motif.titles.values()), motif.id


def test_titles_are_in_their_languages():
    """Nearly every title differs from the English one, and Japanese and Chinese ones are written in their scripts."""
    for language in ("de", "fr", "es"):
        same = sum(motif.titles[language] == motif.titles["en"] for motif in motifs())
        assert same < len(motifs()) // 5, language
    for motif in motifs():
        assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff\uff21-\uff3a]", motif.titles["ja"]), motif.id
        assert not re.search(r"[\u3040-\u30ff]", motif.titles["zh"]), motif.id


def test_subjects_are_named_in_every_language():
    for subject in SUBJECTS:
        names = {language: say("cluewright.motifs", f"subject-{subject}", language) for language in LANGUAGES}
        assert all(name and not name.lower().startswith("subject-") for name in names.values()), names
        assert names["ja"] != names["en"] != names["zh"]


@pytest.mark.parametrize("motif", motifs()[::7], ids=lambda motif: motif.id)
def test_pictures_are_cut_to_their_edges_and_resemble_themselves_most(motif):
    bits = motif.bits
    assert bits.dtype == np.bool_
    assert max(bits.shape) == SIDE
    assert min(np.subtract(trimmed(bits).shape, bits.shape)) >= -2  # a tip may be thinner than a pixel
    assert resembles(bits, motif)
    other = motifs()[motif.number - 1]
    assert not resembles(bits, other)


def test_every_package_has_its_licence_beside_the_packs():
    licences = _DATA / "licences"
    table = (licences / "README.md").read_text(encoding="utf-8")
    packages = Counter(motif.package for motif in motifs())
    assert len(packages) == 5
    for package in packages:
        row = next(line for line in table.splitlines() if line.startswith(f"| `{package}`"))
        texts = re.findall(r"[\w.-]+\.txt", row)
        assert texts
        for name in texts:
            assert len((licences / name).read_text(encoding="utf-8")) > 500
