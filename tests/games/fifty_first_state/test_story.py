"""What the log tells: once, with its cause, and to everybody what they may know."""

import pytest

from tests.rules.fifty_first_state.position import Position


def told(p: Position, since: int = 0) -> list[str]:
    """What a spectator reads from a line on."""
    return p.log()[since:]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_that_are_drawn_are_told_once(seat: int | None) -> None:
    """Who draws reads which card it is, everybody else that it was one; nobody reads it twice."""
    p = Position(2)
    p.give(0, worker=2)
    p.turn(0)
    p.deck("school")
    p.do("exchange workers", "choose card")
    (line,) = [line for line in p.log(seat) if line.startswith("New York draws")]
    assert ("School" in line) == (seat == 0)
    assert line.endswith("(faction board).")
    assert any("pays 2 workers on the faction board" in line for line in p.log(seat))


def test_production_and_building_bonus_are_told_apart() -> None:
    """School gives a worker twice: each line says why."""
    p = Position()
    p.hand(0, "school")
    p.give(0, grey=1)
    p.turn(0)
    start = len(p.log())
    p.do("construct school")
    assert told(p, start) == [
        "New York constructs School for 1 grey contact.",
        "New York takes 1 worker (production of School).",
        "New York takes 1 worker (Building Bonus of School).",
    ]


@pytest.mark.parametrize(
    ("card", "spoils", "compensation"),
    [
        (
            "quarry",
            ["New York takes 2 bricks (Spoils of Quarry)."],
            [
                "Appalachian Federation takes 1 brick as compensation and turns Quarry face down: it lies in Ruins now."
            ],
        ),
        (
            "pub",
            ["New York draws 3 cards (Spoils of Pub)."],
            [
                "Appalachian Federation turns Pub face down: it lies in Ruins now.",
                "Appalachian Federation draws 1 card (compensation for Pub).",
            ],
        ),
    ],
)
def test_spoils_and_compensation_are_told_once_each(
    card: str, spoils: list[str], compensation: list[str]
) -> None:
    p = Position()
    p.put(1, card)
    p.give(0, red=3)
    p.turn(0)
    start = len(p.log())
    p.do(f"raze {card}")
    raze = f"New York razes {card.capitalize()} of Appalachian Federation for 3 red contacts."
    assert told(p, start) == [raze, *spoils, *compensation]


def test_a_deal_for_a_card_is_told_once() -> None:
    p = Position()
    p.hand(0, "pub", "school")
    p.give(0, blue=3)
    p.turn(0)
    start = len(p.log())
    p.do("deal pub")
    assert told(p, start) == [
        "New York makes a deal with Pub for 2 blue contacts.",
        "New York draws 1 card (deal with Pub).",
    ]
    p.turn(0)
    p.do("deal school")
    assert told(p)[-1] == "New York makes a deal with School for 1 blue contact and takes 1 worker."


def test_goods_and_cards_of_one_effect_are_told_without_doubling() -> None:
    """Motel's Spoils are two cards and a point: the point in one line, the cards in another."""
    p = Position()
    p.hand(0, "motel")
    p.give(0, red=2)
    p.turn(0)
    start = len(p.log())
    p.do("raze-hand motel")
    assert told(p, start) == [
        "New York razes Motel from hand for 2 red contacts.",
        "New York scores 1 VP (Spoils of Motel).",
        "New York draws 2 cards (Spoils of Motel).",
    ]


def test_whatever_an_action_costs_or_takes_names_the_action() -> None:
    """A deal given up, a card discarded, goods of a rival, a Location cleared, a deal collected."""
    p = Position(2, "winter")
    p.put(0, "negotiator", "thieves_caravan", "body_hunters", "caravanner")
    p.deal(0, "docks", "quarry")
    p.put(0, "school")
    p.give(0, worker=20)
    p.give(1, gun=1)
    p.mark_used("school", worker=1)
    for words in (
        ("use negotiator", "from-deal docks"),
        ("use thieves_caravan",),
        ("use body_hunters", "location school", "done"),
        ("use caravanner",),
    ):
        p.turn(0)
        p.do(*words[:1])
        for word in words[1:]:
            if p.step not in ("Turn", "UseAgain"):
                p.do(word)
    lines = p.log()
    for line in (
        "New York gives up the deal with Docks (Negotiator).",
        "New York takes 1 gun from Appalachian Federation (Thieves Caravan).",
        "New York clears School, which can be used again (Body Hunters).",
        "New York collects the deal with Quarry (Caravanner): 1 brick.",
    ):
        assert line in lines
    q = Position(2, factions=("appalachian_federation", "new_york"))
    q.hand(0, "school", "pub")
    q.give(0, brick=1)
    q.turn(0)
    q.do("exchange grey", "discard pub")
    assert "Appalachian Federation discards Pub (faction board)." in q.log()


def test_a_stockpile_that_comes_back_is_told() -> None:
    p = Position()
    p.put(1, "camp")
    p.stock(1, "camp", worker=2)
    p.give(0, red=4)
    p.turn(0)
    p.do("raze camp")
    assert "Appalachian Federation takes 2 workers from Camp into the supply." in p.log()
