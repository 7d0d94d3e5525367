"""Reads and checks the content of Forged in Steel."""
