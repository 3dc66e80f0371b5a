"""Files and links that hold puzzles: one module per format."""
