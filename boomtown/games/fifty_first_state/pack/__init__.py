"""Reads and checks the content of 51st State."""
