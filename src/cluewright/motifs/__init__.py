"""Motifs: what a picture can show. Titled, tagged silhouettes from openly licensed icons, and nothing about puzzles."""

from cluewright.motifs.index import LANGUAGES, SUBJECTS
from cluewright.motifs.pack import Motif, by_id, by_subject, motifs, resembles, subject_title

__all__ = ["LANGUAGES", "SUBJECTS", "Motif", "by_id", "by_subject", "motifs", "resembles", "subject_title"]
