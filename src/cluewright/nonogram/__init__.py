"""Nonograms: clues of rows and columns determine a picture."""
