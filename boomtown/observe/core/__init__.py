"""How observations are written, compiled: it runs at every step."""
