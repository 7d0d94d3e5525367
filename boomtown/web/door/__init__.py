"""The outside of the house: the application, its settings, its guard, its database, and what it answers in trouble."""
