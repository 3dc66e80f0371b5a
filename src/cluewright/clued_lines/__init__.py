"""What puzzles share whose rows and columns have clues that list blocks: nonograms, in black and in colours."""
