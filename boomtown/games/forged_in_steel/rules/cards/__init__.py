"""The words of the cards, one file a family."""
