"""Hitori: shade cells until no number repeats in a line."""
