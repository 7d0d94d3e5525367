"""The pictures: every option has its thing, nothing hidden shows, every card is in the gallery, icons have words."""

import copy
from typing import cast

from boomtown.games.fifty_first_state.picture.whole import picture, player_svg
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.table import StateTable
from tests.games.fifty_first_state.played import GAME, moments, seen, things
from tests.svg import tree


def test_every_token_of_the_own_supply_can_be_pointed_at() -> None:
    """Whatever is paid, kept or taken from a stockpile has its place, even where none lies there."""
    tokens = [good for good in range(b.GOODS) if good not in (b.CARD, b.VP)]
    for table in moments(2, 5, "base", 60):
        for seat in range(2):
            there = things(seen(table, seat))
            assert sorted(name for name in there if name.startswith("good-")) == sorted(
                f"good-{good}" for good in tokens
            )
            rivals = [f"steal-{(1 - seat) * b.GOODS + good}" for good in tokens]
            assert all(there[name] == 1 for name in rivals)


def test_what_is_not_offered_to_a_spectator_is_no_target_of_theirs() -> None:
    for table in moments(2, 3, "base", 40):
        there = things(seen(table, None))
        assert not [
            name for name in there if name.startswith(("exchange-", "good-", "faction-")) and table.round[0]
        ]


def test_hands_stay_hidden_unless_all_is_open() -> None:
    for table in moments(2, 6, "base", 25):
        closed = {card["group"] for card in seen(table, 0).cards}
        assert closed <= {"Your hand", "Faction boards"}
        view = table.view(None)
        for field in ("hands", "links", "picks"):
            view[field] = [table.view(seat)[field][seat] for seat in range(2)]
        cards = GAME.sight(table, view).cards
        hands = [card for card in cards if card["group"] != "Faction boards"]
        assert sum(card["count"] for card in hands) == sum(len(one) for one in (*table.hands, *table.links))
        assert not any(card["target"] for card in hands)


def test_hostile_names_stay_names() -> None:
    table = cast(StateTable, GAME.new(2, 1, {"factions": "random"}))
    hostile = "<script>&\"'</title>\x07"
    book = copy.deepcopy(table.content)
    book.key = "hostile"
    book.design_names = [hostile] * len(book.design_names)
    book.faction_names = [f"{hostile} {i}" for i in range(4)]
    book.kind_names = [hostile] * len(book.kind_names)
    view = table.view(0)
    view["states"][0], view["face_up"] = [1, 30, 60], [0, 11]
    for svg in (picture(view, book), player_svg(view, book, 0)):
        assert not [e for e in tree(svg).iter() if e.tag.endswith("script")]
