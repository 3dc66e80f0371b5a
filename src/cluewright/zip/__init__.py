"""Zip: one path through every cell, past the numbers in order."""
