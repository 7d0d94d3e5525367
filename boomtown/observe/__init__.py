"""What a seat sees, as numbers for a machine: made from what the fields of a table declare, each with a name."""
