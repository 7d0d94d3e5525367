"""`python -m boomtown.cli`."""

from boomtown.cli import main

main()
