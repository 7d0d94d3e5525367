"""Tables being played: their rows on disk, their records in memory, votes, clocks, and what each seat may be told."""
