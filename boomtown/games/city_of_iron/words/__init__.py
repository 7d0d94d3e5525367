"""What people read while they play City of Iron."""
