"""Reads and checks the content of Urban Sprawl."""
