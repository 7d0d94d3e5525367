"""What a good player of City of Iron looks at, and what the lab asks."""
