"""The JSON API for programs, one file a subject."""
