"""What a good player of Urban Sprawl looks at, and what the lab asks."""
