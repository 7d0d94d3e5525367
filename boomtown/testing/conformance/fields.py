"""What the fields of a table declare about their numbers is so."""

from boomtown.engine.fields import DERIVED, Field
from boomtown.engine.game import Game
from boomtown.engine.kinds import SET
from boomtown.engine.table import Table
from boomtown.testing.play import Play, random_games


def cells_of(table: Table) -> list[tuple[Field, list[int]]]:
    """Every list of a table with the field it belongs to."""
    found: list[tuple[Field, list[int]]] = []
    for field, start in zip(table.layout.fields, table.layout.starts(table.seats)):
        count = table.seats if field.per_seat else 1
        found += [(field, cell) for cell in table.cells[start : start + count]]
    return found


def test_every_field_says_what_it_holds(game: Game) -> None:
    """Nothing that is saved or shown is a bare number."""
    fields = game.new(max(game.players), 1).layout.fields
    assert [field.name for field in fields if field.holds is None and field.see != DERIVED] == []


@random_games(18)
def test_numbers_are_what_their_field_declares(play: Play) -> None:
    """At every look no list is longer, and no number other, than its field declares."""
    for table in play.moments(9):
        assert [fault for field, cell in cells_of(table) if (fault := field.fault(table, cell))] == []


@random_games(3)
def test_other_numbers_are_faults(play: Play) -> None:
    """A number below or beyond what a field declares, or one too many, is told in words."""
    table = play.table
    for field, cell in cells_of(table):
        if field.holds is None:
            continue
        kind = field.holds.at(0)
        wrong = [kind.least - 1, kind.size(table)]
        for number in wrong:
            assert field.name in field.fault(table, [number, *cell[1:]])
        if len(field.over) > 0:
            assert "numbers" in field.fault(table, [cell[0] if cell else 0] * (field.places(table) + 1))
        if kind.sort == SET:
            assert kind.has(table, kind.size(table) - 1)
