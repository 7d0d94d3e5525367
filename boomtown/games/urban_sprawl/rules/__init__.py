"""Urban Sprawl as it is played: a chapter of the rulebook a file."""
