"""What experts, buildings and lands do: the words of the cards, a file a family."""
