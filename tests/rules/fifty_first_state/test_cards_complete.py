"""No card, board or Connection without its tests."""

from collections.abc import Iterator
from types import ModuleType

import pytest

from boomtown.games.fifty_first_state.pack.load import our_content
from tests.rules.fifty_first_state import (
    test_cards_actions,
    test_cards_boards_and_connections,
    test_cards_features,
    test_cards_production,
)
from tests.rules.fifty_first_state.card_rows import ROWS

ABILITIES = {
    "production": test_cards_production,
    "feature": test_cards_features,
    "action": test_cards_actions,
}
SETS = {"base": 60, "new_era": 42, "winter": 48}


def rows_of(module: ModuleType, *columns: str) -> Iterator[tuple[str, ...]]:
    """The first values of all rows that the tests of a module run over, if the first columns are these."""
    for name, test in vars(module).items():
        if name.startswith("test_"):
            for mark in getattr(test, "pytestmark", []):
                if mark.name == "parametrize":
                    named, rows = mark.args[:2]
                    names = (named,) if isinstance(named, str) else tuple(named)
                    if names[: len(columns)] == columns:
                        for row in rows:
                            yield (row,) if isinstance(row, str) else tuple(row[: len(columns)])


@pytest.mark.parametrize("deck", SETS)
def test_every_design_of_a_set_has_a_row_and_every_row_is_a_design(deck: str) -> None:
    """Spoils, Deal, Distance and Types of all 150 designs, each once, reprints too."""
    content = our_content(deck)
    designs = [id for id, part in zip(content.design_ids, content.design_sets, strict=True) if part == deck]
    assert len(designs) == SETS[deck]
    assert [row.card for row in ROWS if row.deck == deck] == designs


@pytest.mark.parametrize("category", ABILITIES)
def test_every_design_has_a_test_of_its_ability(category: str) -> None:
    """In the file of its Category, and no file tests a card that there isn't."""
    tested = {card for (card,) in rows_of(ABILITIES[category], "card")}
    assert tested == {row.card for row in ROWS if row.category == category}


def test_every_board_exchange_and_connection_has_a_test() -> None:
    """Four boards with four exchanges each; four kinds of Connection cards."""
    book, module = our_content("base"), test_cards_boards_and_connections
    exchanges = {
        (board, exchange)
        for board, ids in zip(book.faction_ids, book.exchange_ids, strict=True)
        for exchange in ids
    }
    assert len(exchanges) == 16
    assert set(rows_of(module, "faction", "exchange")) == exchanges
    assert {row[0] for row in rows_of(module, "faction", "made")} == set(book.faction_ids)
    assert {row[0] for row in rows_of(module, "kind")} == set(book.kind_ids)
