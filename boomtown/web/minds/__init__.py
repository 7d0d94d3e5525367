"""Bots at work: processes in which they think, the butler who lets them move, hints, analysis."""
