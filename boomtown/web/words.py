"""The words of the pages that are not a game's own."""

from types import SimpleNamespace

WORDS = SimpleNamespace(
    footer=(
        "Boomtown is free, keeps no adverts and no trackers, and runs on one machine. The bots see exactly what you would "
        "see in their seat. It is independent of the games' designers and publishers and shows none of their art or text."
    ),
)
