"""Reads and checks the content of Age of Industry."""
