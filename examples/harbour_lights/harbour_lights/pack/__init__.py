"""Reads and checks the content of Harbour Lights."""
