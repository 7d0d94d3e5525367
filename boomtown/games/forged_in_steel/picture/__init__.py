"""What people see of Forged in Steel."""
