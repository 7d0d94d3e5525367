"""What the pages show of the game itself: gallery, player aid, sample position."""

from boomtown.games.forged_in_steel.picture.scene import card_key
from tests.games.forged_in_steel.sample_tables import BOARD, GAME
from tests.svg import tree


def test_the_gallery_shows_every_card_piece_and_token_once() -> None:
    shown = GAME.gallery()
    keys = [entry["key"] for entry in shown]
    assert len(keys) == len(set(keys))
    assert {card_key(BOARD, card) for card in range(1, 107)} <= set(keys)
    groups = [entry["group"] for entry in shown]
    assert [groups.count(f"Era cards {year}") for year in BOARD.years] == [38, 36, 32]
    assert [
        groups.count(name) for name in ("Roles", "Pieces", "Industry Leaders", "Mogul benefits", "Bigwigs")
    ] == [5, 12, 6, 5, 15]
    numbers = {entry["key"]: entry["count"] for entry in shown}
    assert [numbers[f"piece-{kind}"] for kind in ("house", "mansion", "factory", "park_small")] == [
        80,
        12,
        15,
        4,
    ]
    for entry in shown:
        tree(entry["svg"])
        assert entry["text"]
        assert entry["rules"]
        assert all(GAME.rule(rule) for rule in entry["rules"])


def test_a_step_that_comes_twice_is_said_once() -> None:
    said = next(text for text in BOARD.card_text if text.startswith("Gain 1 Mine, roll 2 times"))
    assert said.count("Gain 1 Mine") == 1
    assert said.endswith(" If that can't be done, score 3 VP. Do that twice. Score 3 VP.")


def test_a_card_in_the_gallery_says_all_that_it_does() -> None:
    for card in range(1, 107):
        entry = next(entry for entry in GAME.gallery() if entry["key"] == card_key(BOARD, card))
        for said in (BOARD.card_text[card], BOARD.headline_text[card], BOARD.response_text[card]):
            assert said in entry["text"]
            drawn = " ".join(
                text.text or "" for text in tree(entry["svg"]).iter("{http://www.w3.org/2000/svg}text")
            )
            assert said in drawn


def test_points_for_a_thing_that_count_once_say_so_plainly() -> None:
    """Not '1 VP for each Mansion on the board, up to 1 VP'."""
    texts = BOARD.card_text[1:107]
    assert sum("Score 1 VP if there is a Mansion on the board." in text for text in texts) == 1
    assert not any("1 VP for each" in text and "up to 1 VP" in text for text in texts)


def test_the_aid_has_the_prices_and_cites_rules() -> None:
    parts = GAME.aid()
    lines = [line for part in parts for line in part.get("line", [])]
    assert {line["name"]: line["cost"] for line in lines}["Seize"] == "4 MM"
    assert all(GAME.rule(rule) for line in lines for rule in line["rules"])
    assert parts[-1]["rows"] == [["0", "0"], ["1 to 5", "1"], ["6 to 10", "2"], ["11 or more", "3"]]


def test_the_sample_is_in_the_midst_of_a_game() -> None:
    view = GAME.sample().view(None)
    assert view["era"] == [1]
    assert view["turn"]
    assert not view["over"]
    assert sum(kind >= 0 for kind in view["what"]) > 30
