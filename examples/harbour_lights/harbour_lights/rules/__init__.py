"""What happens in Harbour Lights."""
