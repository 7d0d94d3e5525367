"""What people see of City of Iron."""
