"""The shared look, as SVG written by Python: palette, icons, pieces, cards, land and sea. Knows no game."""
