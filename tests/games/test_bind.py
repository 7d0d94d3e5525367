"""What `make bind` writes from the fields of a table stands in the tables."""

from boomtown.testing.bind import BEGIN, END, stale, written
from tests.parts import ROOT

FILE = f"""from typing import Final
{BEGIN}
{END}
FIELDS: Final = [Field("era"), Field("hands", OWN, True), Field("lots", frozen=True)]
class ToyTable(Table):
    layout = Layout(FIELDS)
    {BEGIN}
    {END}
"""


def test_every_table_is_bound_as_its_fields_say() -> None:
    """Nobody has changed FIELDS and forgotten `make bind`, or changed what it wrote."""
    tables = [*ROOT.glob("boomtown/games/*/rules/table.py"), *ROOT.glob("examples/*/*/rules/table.py")]
    assert len(tables) > 5
    assert stale(tables) == []


def test_fields_get_their_names_and_frozen_ones_their_numbers() -> None:
    """Picks come first; a field of each seat takes as many cells as there are seats."""
    text = written(FILE)
    assert "LOTS: Final = 3\n" in text
    bound = [line.strip() for line in text.splitlines() if "cells[" in line]
    assert bound == [
        "self.era = cells[n]",
        "self.hands = cells[n + 1 : 2 * n + 1]",
        "self.lots = cells[2 * n + 1]",
    ]
    assert written(text) == text


def test_without_simultaneous_choices_there_are_no_picks() -> None:
    """The cells begin with the first field."""
    text = written(FILE.replace("Layout(FIELDS)", "Layout(FIELDS, together=False)"))
    assert "self.era = cells[0]\n" in text
    assert "LOTS: Final = 2\n" in text
