"""What people see of Urban Sprawl."""
