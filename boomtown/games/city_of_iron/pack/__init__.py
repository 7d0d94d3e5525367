"""Reads and checks the content of City of Iron."""
