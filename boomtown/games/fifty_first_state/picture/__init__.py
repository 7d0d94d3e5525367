"""What people see of 51st State."""
