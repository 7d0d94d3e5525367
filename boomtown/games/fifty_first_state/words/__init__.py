"""What people read while they play 51st State."""
