"""Autumn: when it begins, and the building row: old cards go, the rest closes up, new cards come."""

import pytest

from tests.rules.city_of_iron.position import Position

OTHERS = {2: ("arc", "hog"), 3: ("arc", "hog", "om"), 4: ("arc", "hog", "om", "cresaria")}
ROW = ("A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A17", "A18", "A19", "A20")
NEXT = ("A09", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A21", "A22", "A23", "A24")


def letters(p: Position) -> str:
    """The decks that the cards on the row came from, from left to right: 'AAB'."""
    return "".join(card[:1] for card in p.on_row())


def everything(p: Position) -> int:
    """All building cards in decks, row and discard pile."""
    t = p.t
    return len(t.deck_a) + len(t.deck_b) + len(t.deck_c) + len(t.scrap) + sum(card >= 0 for card in t.row)


@pytest.mark.rule("COI-136")
def test_autumn_waits_for_the_last_action_of_the_last_player() -> None:
    """After eleven of twelve actions the row lies as it lay and nobody has collected; the twelfth brings Autumn."""
    p = Position()
    p.row(*ROW)
    p.summer("hog", "om", "arc", "cresaria")
    for _ in range(11):
        p.do("tax")
    assert (p.on_row(), p.scrapped(), p.t.round) == (list(ROW), [], [1])
    assert p.t.coins == [3, 2, 3, 3]
    p.do("tax")
    assert p.scrapped() == list(ROW[:4])
    assert (p.t.coins, p.t.round, p.step) == ([5, 5, 5, 5], [2], "Hire")


@pytest.mark.rule("COI-136")
@pytest.mark.rule("COI-G60")
def test_the_steps_come_in_their_order() -> None:
    """Discard, draw, score, science, coins, cards: the log tells them in this order."""
    p = Position(round=3)
    p.row(*ROW)
    p.build("arc", "A05")
    for nation in p.nations:
        p.draw_pile(nation, "citizen", "scholar")
    before = len(p.t.log(None))
    p.autumn()
    told = [line["rules"][0] for line in p.t.log(None)[before:]]
    steps = [rule for i, rule in enumerate(told) if i == 0 or told[i - 1] != rule]
    assert steps == ["COI-137", "COI-140", "COI-146", "COI-154", "COI-155", "COI-164"]


@pytest.mark.rule("COI-136")
def test_scoring_comes_before_coins_are_collected() -> None:
    """The Royal Mint scores one influence for three coins: the income of the same Autumn comes too late for it."""
    p = Position(round=3)
    p.build("arc", "C19", "A24")  # income 2 + 1 + 2
    p.give("arc", coins=5)
    p.autumn()
    assert (p.influence("arc"), p.coins("arc")) == (1, 10)


@pytest.mark.rule("COI-137")
@pytest.mark.parametrize(
    ("row", "gone"),
    [
        (ROW, ROW[:4]),
        (("", "", "A01", "", "A17", "A05", "", "", "A18", "A02"), ("A01", "A17", "A05", "A18")),
        (("", "A20", "A01", "", "", "", "", "", "", "", "", "A02"), ("A20", "A01", "A02")),
        ((), ()),
    ],
)
@pytest.mark.rule("COI-G30")
def test_the_first_four_cards_still_there_are_discarded(row: tuple[str, ...], gone: tuple[str, ...]) -> None:
    """Counted from the left, empty spaces skipped; with fewer than four all go. The discard pile grows by just these."""
    p = Position()
    p.row(*row)
    p.scrap("B01")
    p.autumn()
    assert p.scrapped() == ["B01", *gone]
    assert not set(gone) & set(p.on_row())
    left = [card for card in row if card and card not in gone]
    assert p.on_row()[: len(left)] == left


@pytest.mark.rule("COI-138")
def test_what_is_left_slides_to_the_left_in_its_order() -> None:
    """No gap remains left of or between the cards, and no card passes another; new cards come only behind them."""
    p = Position()
    p.row("A01", "", "A02", "A03", "", "A04", "", "A20", "", "A05", "A17", "A06")
    p.deck("A", *NEXT)
    p.autumn()
    assert p.on_row() == ["A20", "A05", "A17", "A06", *NEXT[:8]]


@pytest.mark.rule("COI-138")
@pytest.mark.rule("COI-G31")
def test_the_row_slides_too_when_nothing_can_be_drawn() -> None:
    """With no more cards anywhere the rest stands at the left end and the right end stays empty."""
    p = Position("arc", "hog", "om")
    p.row("", "A01", "", "A02", "A03", "", "A05", "A17", "", "A18")
    p.empty_decks()
    p.autumn()
    assert p.on_row()[:2] == ["A17", "A18"]
    assert sorted(p.on_row()[2:6]) == ["A01", "A02", "A03", "A05"]  # the discards, drawn again
    assert p.on_row()[6:] == [""] * 6


@pytest.mark.rule("COI-139")
@pytest.mark.parametrize(("players", "spaces"), [(2, 8), (3, 10), (4, 12)])
def test_spaces_with_too_many_dots_stay_empty(players: int, spaces: int) -> None:
    """Eight spaces with two players, ten with three, twelve with four, before and after every refill."""
    p = Position(*OTHERS[players])
    for _ in range(2):
        p.autumn()
        assert [bool(card) for card in p.on_row()] == [True] * spaces + [False] * (12 - spaces)
    assert len(p.scrapped()) == 4


@pytest.mark.rule("COI-140")
def test_new_cards_fill_the_spaces_from_left_to_right() -> None:
    """The card drawn first lies left-most; as many are drawn as spaces are free, and no more."""
    p = Position("arc", "hog", "om")
    p.row("A01", "A02", "A03", "A04", "A20", "", "A05")
    p.deck("A", *NEXT)
    left = len(p.t.deck_a)
    p.autumn()
    assert p.on_row() == ["A20", "A05", *NEXT[:8], "", ""]
    assert len(p.t.deck_a) == left - 8


@pytest.mark.rule("COI-141")
@pytest.mark.parametrize(
    ("round", "letter"), [(1, "A"), (2, "A"), (3, "A"), (4, "B"), (5, "B"), (6, "C"), (7, "C")]
)
def test_each_round_has_its_deck(round: int, letter: str) -> None:
    """Twelve cards of that deck come, the two others are not touched."""
    p = Position(round=round)
    before = [len(p.t.building_deck(i)) for i in range(3)]
    assert before == [27, 23, 19]
    p.autumn()
    assert letters(p) == letter * 12
    before["ABC".index(letter)] -= 12
    assert [len(p.t.building_deck(i)) for i in range(3)] == before


@pytest.mark.rule("COI-142")
@pytest.mark.parametrize(
    ("round", "left", "row"),
    [
        (1, {"A": 5}, "AAAAABBBBBBB"),
        (2, {"A": 0}, "B" * 12),
        (3, {"A": 2, "B": 3}, "AABBBCCCCCCC"),
        (4, {"B": 1}, "BCCCCCCCCCCC"),
        (5, {"B": 0}, "C" * 12),
    ],
)
@pytest.mark.rule("COI-G31")
@pytest.mark.rule("COI-G64")
def test_an_empty_deck_is_followed_by_the_next(round: int, left: dict[str, int], row: str) -> None:
    """A then B then C, never back: deck A is full in the rounds of deck B."""
    p = Position(round=round)
    for letter, count in left.items():
        del p.t.building_deck("ABC".index(letter))[count:]
    p.autumn()
    assert letters(p) == row


@pytest.mark.rule("COI-143")
def test_after_deck_c_the_discards_are_shuffled_and_drawn() -> None:
    """The cards just discarded belong to them; what is not drawn stays the open discard pile."""
    p = Position(round=6)
    p.row("A01", "A02", "A03", "A04", "A05")
    p.scrap(*NEXT)
    p.empty_decks("BC")
    p.deck("C", "C01", "C02")
    p.autumn()
    assert p.on_row()[:3] == ["A05", "C01", "C02"]
    drawn, rest = p.on_row()[3:], p.scrapped()
    assert sorted(drawn + rest) == sorted([*NEXT, "A01", "A02", "A03", "A04"])
    assert (len(drawn), len(rest)) == (9, 7)
    assert len(p.t.deck_a) == 10  # deck A is over, even if cards are left in it
    for viewer in (None, 0, 1, 2, 3):
        assert p.t.view(viewer)["scrap"] == [p.building(card) for card in rest]


@pytest.mark.rule("COI-143")
def test_the_whole_pile_is_shuffled() -> None:
    """Any card of it may come, also from its bottom, and in another game others; the next Autumn discards on the rest."""
    seen = set()
    for seed in range(1, 9):
        p = Position("arc", "hog", round=7 - seed % 2, seed=seed)
        p.empty_decks()
        p.scrap(*NEXT)
        p.autumn()
        seen.add(tuple(p.on_row()[:8]))
        assert set(p.on_row()[:8]) | set(p.scrapped()) == set(NEXT)
    assert len(seen) > 4
    assert {card for row in seen for card in row} == set(NEXT)
    q = Position("arc", "hog", round=5)
    q.empty_decks()
    q.scrap(*NEXT)
    q.autumn()
    first, rest = q.on_row()[:4], q.scrapped()
    q.deck("C", *["C01", "C02", "C04", "C05"])
    q.autumn(6)
    assert q.scrapped() == [*rest, *first]


@pytest.mark.rule("COI-143")
def test_discards_stay_as_they_lie_while_a_deck_has_cards() -> None:
    """Only an empty deck C touches the pile; too few cards leave spaces empty."""
    p = Position(round=6)
    p.scrap(*NEXT)
    p.autumn()
    assert p.scrapped() == list(NEXT)
    q = Position(round=6)
    q.empty_decks()
    q.scrap("A01", "A02")
    q.autumn()
    assert sorted(q.on_row()) == [""] * 10 + ["A01", "A02"]
    assert q.scrapped() == []
    assert "" not in q.on_row()[:2]


@pytest.mark.rule("COI-144")
def test_all_discarded_buildings_lie_on_one_open_pile() -> None:
    """From the row in Autumn, after an attack, torn down: one pile, seen by everyone, from which the Junkbot takes any."""
    p = Position("arc", "hog")
    p.row("A05", "A17", "A06", "A07", "A18", "A20")
    p.towns(1, "orrins_ford")
    p.hand("arc", "cartographer", "soldier", "captain")
    p.turn("arc")
    p.do("attack orrins_ford")
    p.pay("distance cartographer", "guns soldier", "guns captain")
    p.end_turn()
    assert p.scrapped() == ["A05"]
    p.build("hog", "A01", "A02", "A03", "A04", "A19")
    p.give("hog", coins=6)
    p.turn("hog")
    p.do("build A20", "demolish A02")
    assert p.scrapped() == ["A05", "A02"]
    p.autumn()
    assert p.scrapped() == ["A05", "A02", "A17", "A06", "A07", "A18"]
    for viewer in (None, 0, 1):
        assert p.t.view(viewer)["scrap"] == [p.building(card) for card in p.scrapped()]
    p.hand("hog", "junkbot", "scholar")
    p.turn("hog")
    p.do("play junkbot", "hammer scholar", "done")
    assert p.offers("store") == {"A05", "A02", "A17", "A06", "A07", "A18"}


@pytest.mark.rule("COI-145")
def test_discarding_sliding_and_refilling_the_row() -> None:
    """The printed example: cards 1 to 4 go, the rest closes up in unchanged order, the right end is refilled."""
    p = Position()
    p.row("A01", "", "A02", "", "", "A05", "A06", "A17", "", "A18", "", "A20")
    p.deck("A", *NEXT)
    total = everything(p)
    p.autumn()
    assert p.scrapped() == ["A01", "A02", "A05", "A06"]
    assert p.on_row() == ["A17", "A18", "A20", *NEXT[:9]]
    assert everything(p) == total
