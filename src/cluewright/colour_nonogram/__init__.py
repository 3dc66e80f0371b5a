"""Colour nonograms: their puzzle, board, rules, solving, proofs and drawing."""
