"""Boomtown in the browser: tables, seats, people, live updates, pages."""
