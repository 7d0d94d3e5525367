"""What people read while they play Forged in Steel."""
