"""Many games between bots, and what they say: plans, runs, reports, and what would happen if the content changed."""
