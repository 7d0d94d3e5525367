"""What Locations, boards and Connection cards do: the words of the cards, a file a family."""
