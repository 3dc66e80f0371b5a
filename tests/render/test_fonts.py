"""Fonts: the one that comes along, and the system's for Japanese and Chinese."""

import io

import pytest
from PIL import Image

import cluewright as cw
from cluewright.core.wrapping import wrap_text
from cluewright.render import fonts
from cluewright.render.fonts import Face, MissingFont, east_asian_face, face_for, own_face

SENTENCES = {"ja": "3行目：次のマスは白です。", "zh": "第3行：下一格为空白。"}


def require_east_asian(language: str) -> None:
    try:
        east_asian_face(language)
    except MissingFont as error:
        pytest.skip(str(error))


@pytest.mark.parametrize("language", SENTENCES)
def test_the_system_s_font_has_the_characters(language: str) -> None:
    require_east_asian(language)
    for bold in (False, True):
        face = face_for(SENTENCES[language], language, bold=bold)
        assert face != own_face(bold=bold)
        assert all(face.has(character) for character in SENTENCES[language])


def test_japanese_and_chinese_have_their_own_forms_of_a_character() -> None:
    require_east_asian("ja")
    require_east_asian("zh")
    one, other = (east_asian_face(language) for language in ("ja", "zh"))
    assert (one.file, one.number) != (other.file, other.number)


def test_what_source_sans_has_is_written_in_it() -> None:
    for language in ("en", "de", "fr", "es", "ja", "zh"):
        assert face_for("12 Größe, élève, ¿señal?", language) == own_face()
    assert face_for("次", "en") == own_face()


def test_without_a_font_the_package_to_install_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_installed", lambda *_: [])
    monkeypatch.setattr(fonts, "_FILES", {"ja": (), "zh": ()})
    east_asian_face.cache_clear()
    try:
        with pytest.raises(MissingFont, match="no font for Japanese: install the package fonts-noto-cjk"):
            face_for("次", "ja")
        with pytest.raises(MissingFont, match="no font for Chinese"):
            fonts.require_fonts("zh")
        fonts.require_fonts("de")
    finally:
        east_asian_face.cache_clear()


def test_a_font_that_cannot_be_used_is_passed_over(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    require_east_asian("ja")
    good = east_asian_face("ja")
    broken = tmp_path / "broken.ttf"
    broken.write_bytes(b"no font")
    listed = [(str(broken), 0), (str(own_face().file), 0), (str(good.file), good.number)]
    monkeypatch.setattr(fonts, "_installed", lambda *_: listed)
    east_asian_face.cache_clear()
    try:
        assert east_asian_face("ja") == Face(good.file, good.number, good.family)
    finally:
        east_asian_face.cache_clear()


def test_without_fontconfig_the_usual_folders_are_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts.shutil, "which", lambda _: None)
    assert fonts._installed("ja", False) == []
    assert all(face.family.endswith("ja") for face in fonts._candidates("ja", True))


@pytest.mark.parametrize("language", SENTENCES)
def test_captions_are_drawn_in_every_form(language: str) -> None:
    require_east_asian(language)
    item = cw.kind("hitori").sample()
    drawing = cw.draw(item, caption=SENTENCES[language], language=language)
    missing = cw.draw(item, caption="\uffff" * 6, language=language)
    assert Image.open(io.BytesIO(drawing.png())).size[0] == Image.open(io.BytesIO(missing.png())).size[0]
    assert drawing.png() != missing.png()
    assert f'lang="{language}"' in drawing.svg()
    assert "Noto Sans CJK" in drawing.svg()
    pypdf = pytest.importorskip("pypdf")
    text = pypdf.PdfReader(io.BytesIO(drawing.pdf())).pages[0].extract_text()
    assert SENTENCES[language][:4] in text.translate(dict.fromkeys(map(ord, "\n \0")))


def test_lines_break_between_characters_but_not_before_a_full_stop() -> None:
    lines = wrap_text("次のマスは白です。", 8)
    assert "".join(lines) == "次のマスは白です。"
    assert all(len(line) <= 5 for line in lines)
    assert not any(line.startswith("。") for line in lines)
    assert wrap_text("a bbbbbbbbbb c", 4) == ["a", "bbbb", "bbbb", "bb c"]
