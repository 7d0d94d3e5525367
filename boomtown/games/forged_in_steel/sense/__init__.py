"""What a good player of Forged in Steel looks at, and what the lab asks."""
