"""The table page and the replay page."""
