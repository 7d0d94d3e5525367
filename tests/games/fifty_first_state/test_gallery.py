"""What the pages say about the game: every card in the gallery, the aid, the sample, the table in words, the verdict."""

import re
from typing import cast

import pytest

from boomtown.games.fifty_first_state.pack.load import EXPANSIONS, our_content
from boomtown.games.fifty_first_state.rules.content import name_of
from boomtown.games.fifty_first_state.rules.table import StateTable
from tests.games.fifty_first_state.played import GAME, moments, seen
from tests.svg import tree


def test_the_gallery_has_every_design() -> None:
    shown = {entry["key"]: entry for entry in GAME.gallery()}
    assert len(shown) == len(GAME.gallery()), "two things with one key"
    cards = 0
    for expansion in EXPANSIONS:
        content = our_content(expansion)
        for design, id in enumerate(content.design_ids):
            entry = shown[f"card-{id}"]
            cards += content.design_sets[design] == expansion
            assert entry["title"] == content.design_names[design]
            assert entry["count"] == content.design_copies[design]
            assert content.design_texts[design] in entry["text"]
            assert set(content.design_rules[design]) <= set(entry["rules"])
    assert cards == 150
    for entry in shown.values():
        tree(entry["svg"])
        assert entry["rules"]
        assert all(GAME.rule(rule) for rule in entry["rules"])
        assert len(entry["text"]) > 15
        assert entry["count"] > 0


def test_whatever_is_shown_is_in_the_gallery() -> None:
    known = {entry["key"] for entry in GAME.gallery()}
    for seats, expansion in ((1, "winter"), (3, "new_era")):
        for table in moments(seats, 21, expansion, 50, "chosen"):
            found = seen(table, 0)
            keys = {card["show"] for card in found.cards}
            keys |= set(re.findall(r'data-show="([^"]*)"', found.board + "".join(found.mats)))
            assert keys <= known


def test_the_aid_stands_on_rules_of_the_ledger() -> None:
    parts = GAME.aid()
    lines = [line for part in parts for line in part.get("line", [])]
    assert {rule for line in lines for rule in line["rules"] if GAME.rule(rule)} >= {
        "FSS-083",
        "FSS-085",
        "FSS-105",
    }
    assert not [line for line in lines if "{" in line["text"] + line["cost"]]
    assert [row[0] for row in parts[-1]["rows"]] == our_content("base").faction_names


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_the_sample_is_a_game_well_under_way(expansion: str) -> None:
    table = cast(StateTable, GAME.sample({"expansion": expansion, "factions": "chosen"}))
    assert table.round[0] >= 3
    assert not table.over
    assert min(len(state) for state in table.states) >= 2
    assert len(tree(GAME.picture(table, None))) > 3


def test_describe_names_what_must_be_named() -> None:
    for table in moments(2, 13, "winter", 50):
        said = GAME.describe(table, 0)
        content = table.content
        for state in table.states:
            for card in state:
                assert name_of(content, card) in said
        for card in (*table.hands[0], *table.display, *table.discard):
            assert name_of(content, card) in said
        for seat in range(2):
            assert GAME.seat_name(table, seat) in said
        if table.round[0] and not table.over:
            assert f"Round {table.round[0]}" in said
        brief = GAME.describe(table, 0, whole=False)
        assert len(brief) <= len(said)
        assert "VP" in brief


def test_describe_shows_no_hidden_hand() -> None:
    for table in moments(2, 17, "base", 30):
        for card in table.hands[1]:
            if card not in table.shown and not any(
                table.content.card_design[card] == table.content.card_design[other]
                for other in (*table.hands[0], *table.discard, *table.display, *table.played, *table.shown)
                + tuple(c for zone in (*table.states, *table.deals) for c in zone)
            ):
                assert f"{name_of(table.content, card)}:" not in GAME.describe(table, 0)


def test_a_solo_game_ends_in_a_verdict() -> None:
    verdicts = set()
    for seed in range(6):
        for table in moments(1, seed, "base", 10_000):
            found = GAME.verdict(table)
            assert (found is not None) == table.over
            if found is not None:
                own, other = table.scores()[0], table.score[1] + len(table.virtual)
                assert found.won == (own > other)
                said = "win" if found.won else "lose"
                assert found.words.startswith(
                    f"You {said} with {own} points against the Virtual Player's {other}"
                )
                verdicts.add(found.won)
    assert verdicts
    table = cast(StateTable, GAME.new(1, 1, {"factions": "random"}))
    table.agenda.clear()
    table.advance()
    table.score[:], table.virtual[:] = [41, 33], []
    assert table.over
    won = GAME.verdict(table)
    assert won is not None
    assert won.words == "You win with 41 points against the Virtual Player's 33: Human."
    assert GAME.verdict(next(moments(2, 1, "base", 1))) is None
