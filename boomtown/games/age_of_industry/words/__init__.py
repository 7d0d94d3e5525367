"""What people read while they play Age of Industry."""
