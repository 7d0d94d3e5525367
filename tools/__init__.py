"""Chores of the repository; nothing here is installed."""
