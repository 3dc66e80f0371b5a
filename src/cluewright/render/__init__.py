"""A scene turned into something to look at: SVG, PNG, PDF, EPS, characters, animations."""
