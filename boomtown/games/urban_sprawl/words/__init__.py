"""What people read while they play Urban Sprawl."""
