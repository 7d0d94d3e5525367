"""Age of Industry as it is played: a chapter of the rulebook a file."""
