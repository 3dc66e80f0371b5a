"""The index of the packs: one line for each motif, in columns."""

LANGUAGES = ("en", "de", "fr", "es", "ja", "zh")
"""The languages in which every motif has a title."""
SUBJECTS = (
    "animals", "buildings", "celebrations", "clothes", "fantasy", "food", "games", "home", "kitchen", "music", "people",
    "plants", "school", "science", "sport", "tools", "travel", "weather",
)  # fmt: skip
SIDE = 96
"""Pixels of the longer side of every picture."""
COLUMNS = (
    "id", "subject", "style", *LANGUAGES, "package", "icon", "width", "height", "place", "bytes", "tags",
)  # fmt: skip
