"""What a good player of Age of Industry looks at, and what the lab asks."""
