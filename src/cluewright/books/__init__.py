"""A plan and puzzles turned into a printed book."""
