"""What contracts and events do: the words of the cards, a file a family."""
