"""What people see of Age of Industry."""
