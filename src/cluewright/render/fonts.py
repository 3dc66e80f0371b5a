"""The font of PNG, PDF and books: the same everywhere, whatever a machine has installed."""

from pathlib import Path

FAMILY = "SourceSans"


def font_file(*, bold: bool = False) -> Path:
    """Return the TrueType file of the font."""
    from font_source_sans_pro import font_files_ttf

    return Path(font_files_ttf["SourceSansProSemibold" if bold else "SourceSansPro"])
