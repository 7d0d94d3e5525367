"""What a good player of 51st State looks at, and what the lab asks."""
