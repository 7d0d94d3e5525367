"""Rulings on what the rulebook at hand doesn't print: setup, boards, Connection cards, the three sets, named cards."""

import tomllib
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from boomtown.games.fifty_first_state import GAME
from boomtown.games.fifty_first_state.pack.load import OURS, our_content
from boomtown.games.fifty_first_state.picture.scene import PHASES
from boomtown.games.fifty_first_state.rules.actions import DISCARD, DONE
from tests.rules.fifty_first_state.position import Position, new

SETS = ("base", "new_era", "winter")
BOARDS = ("new_york", "appalachian_federation", "mutants_union", "merchants_guild")


def entries(file: str, key: str) -> list[dict[str, Any]]:
    """The entries of one of our content files."""
    found: list[dict[str, Any]] = tomllib.loads((Path(OURS) / file).read_text("utf-8"))[key]
    return found


def cards(name: str) -> list[dict[str, Any]]:
    """Every card of a set, copies apart."""
    designs = entries(f"cards_{name}.toml", "card")
    return list(chain.from_iterable([card] * card["copies"] for card in designs))


def shares(found: list[Any]) -> dict[Any, int]:
    return dict(Counter(found))


@pytest.mark.rule("FSS-G01")
def test_every_entry_of_the_content_says_where_it_comes_from() -> None:
    """Rulebook, public fact or reconstruction; the rulebook's figures are never called anything else."""
    found = [entry for name in SETS for entry in entries(f"cards_{name}.toml", "card")]
    found += entries("connections.toml", "connection") + entries("factions.toml", "faction")
    assert len(found) == 60 + 42 + 48 + 4 + 4
    assert {entry["source"] for entry in found} <= {"rulebook", "public", "reconstruction"}
    assert all(entry.get("facts") for entry in found)


@pytest.mark.rule("FSS-G02")
def test_lost_icons_are_read_as_the_words_around_them_say() -> None:
    """Workers for Connection cards and exchanges, School, the Virtual Player's points, the lowest achievement."""
    p = Position()
    content = p.content
    assert (p.spoils("school"), p.deal_good("school")) == ({"worker": 2}, "worker")
    p.hand(0, "school")
    p.face_up("punks")
    p.give(0, grey=1)
    p.turn(0)
    assert p.facts("take punks") == ["needs 2 workers, you have 0"]
    assert p.facts("exchange workers") == ["needs 2 workers, you have 0"]
    p.do("construct school")
    assert p.count(0, "worker") == 2  # production and Building Bonus
    assert (content.points_claimed, content.points_worker) == (2, 1)
    assert [(content.level_from[i], content.level_names[i]) for i in (0, 1)] == [
        (0, "Mutant"),
        (30, "Survivor"),
    ]


@pytest.mark.rule("FSS-G03")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("factions", ["dealt", "chosen", "random"])
def test_setup(seats: int, factions: str) -> None:
    """Different boards, six cards of which two go face up at the same time, no goods, no points."""
    t = new(seats, seed=5, factions=factions)
    while t.faction.count(-1) or type(t.agenda[-1]).__name__ == "ChooseFaction":
        t.apply(t.waiting[0], t.options(t.waiting[0])[0])
    assert len(set(t.faction)) == seats
    assert (t.score, sum(map(sum, t.goods))) == ([0] * seats, 0)
    assert [len(hand) for hand in t.hands] == [6] * seats
    for seat in reversed(range(seats)):
        assert t.discard == []  # nobody's cards lie open before all have chosen
        high, low = DISCARD + max(t.hands[seat]), DISCARD + min(t.hands[seat])
        for action in (high, low, DONE):
            t.apply(seat, action)
    assert (len(t.discard), [len(hand) for hand in t.hands]) == (2 * seats, [4] * seats)


@pytest.mark.rule("FSS-G03")
def test_the_deck_is_the_base_set_alone_or_with_one_expansion() -> None:
    """88 or 138 cards, never all three sets; the first player is drawn by lot."""
    assert [len(our_content(name).card_design) for name in SETS] == [88, 138, 138]
    assert set(our_content("winter").design_sets) == {"base", "winter"}
    assert {new(4, seed=seed).first[0] for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("FSS-G04")
@pytest.mark.parametrize(
    ("board", "resource"), list(zip(BOARDS, ("iron", "brick", "gun", "fuel"), strict=True))
)
def test_every_board_produces_alike_and_has_four_actions(board: str, resource: str) -> None:
    """3 workers, a card, a grey contact and its resource; three actions once a round, the fourth again and again."""
    others = [other for other in BOARDS if other != board]
    p = Position(factions=(board, others[0]))
    p.watch()
    p.produce()
    assert p.gained(0) == {"worker": 3, "card": 1, "grey": 1, resource: 1}
    faction = p.content.faction_ids.index(board)
    assert p.content.exchange_ids[faction] == ["grey", "red", "blue", "workers"]
    assert p.content.exchange_uses[faction] == [1, 1, 1, 0]


@pytest.mark.parametrize(
    ("board", "colour", "cost", "gain"),
    [
        pytest.param("new_york", "grey", {"iron": 1}, 1, marks=pytest.mark.rule("FSS-G05")),
        pytest.param("new_york", "red", {"gun": 1}, 2, marks=pytest.mark.rule("FSS-G05")),
        pytest.param("new_york", "blue", {"fuel": 2}, 2, marks=pytest.mark.rule("FSS-G05")),
        pytest.param("appalachian_federation", "grey", {"brick": 1}, 2, marks=pytest.mark.rule("FSS-G06")),
        pytest.param("appalachian_federation", "red", {"gun": 1}, 2, marks=pytest.mark.rule("FSS-G06")),
        pytest.param("appalachian_federation", "blue", {"fuel": 1}, 2, marks=pytest.mark.rule("FSS-G06")),
        pytest.param("mutants_union", "grey", {"iron": 2}, 2, marks=pytest.mark.rule("FSS-G07")),
        pytest.param("mutants_union", "red", {"gun": 1}, 3, marks=pytest.mark.rule("FSS-G07")),
        pytest.param("mutants_union", "blue", {"fuel": 1}, 1, marks=pytest.mark.rule("FSS-G07")),
        pytest.param("merchants_guild", "grey", {"iron": 2}, 2, marks=pytest.mark.rule("FSS-G08")),
        pytest.param("merchants_guild", "red", {"gun": 1}, 2, marks=pytest.mark.rule("FSS-G08")),
        pytest.param("merchants_guild", "blue", {"fuel": 1}, 3, marks=pytest.mark.rule("FSS-G08")),
    ],
)
def test_the_rates_of_each_board(board: str, colour: str, cost: dict[str, int], gain: int) -> None:
    """So much for so many contacts; with one good less it is refused."""
    others = [other for other in BOARDS if other != board]
    p = Position(factions=(board, others[0]))
    (good, count) = next(iter(cost.items()))
    p.hand(0, "school", "pub")
    p.give(0, **{good: count - 1})
    p.turn(0)
    assert p.facts(f"exchange {colour}")[0].startswith(f"needs {count} ")
    p.give(0, **{good: 1})
    p.turn(0)
    p.watch()
    p.do(f"exchange {colour}")
    burnt = board == "appalachian_federation" and colour == "grey"
    if burnt:
        p.do("discard pub")
    assert p.gained(0) == {good: -count, colour: gain, **({"card": -1} if burnt else {})}


@pytest.mark.rule("FSS-G06")
def test_the_federation_may_discard_a_connection_card_and_needs_a_card() -> None:
    """A Connection card is a card from hand; without any card the action is refused."""
    p = Position(factions=("appalachian_federation", "new_york"))
    p.give(0, brick=1)
    p.turn(0)
    assert p.facts("exchange grey") == ["needs 1 card in hand, you have 0"]
    (link,) = p.links(0, "punks")
    p.turn(0)
    p.do("exchange grey")
    assert (p.t.link_discard, p.count(0, "grey")) == ([link], 2)


@pytest.mark.rule("FSS-G09")
@pytest.mark.parametrize(
    ("kind", "copies", "colour", "gain"),
    [
        ("merchants", 4, "blue", 2),
        ("junk_train", 2, "blue", 3),
        ("punks", 4, "red", 2),
        ("thugs", 2, "red", 3),
    ],
)
def test_the_connection_cards(kind: str, copies: int, colour: str, gain: int) -> None:
    """Two piles of six; Thugs cost a gun, for which ammo may be paid; in hand they are kept and hidden."""
    p = Position()
    (link,) = p.links(0, kind)
    number = p.content.kind_ids.index(kind)
    assert (p.content.kind_copies[number], p.content.link_pile.count(0)) == (copies, 6)
    assert p.content.link_pile[link] == ("red", "blue").index(colour)
    assert p.t.view(1)["links"][0] == {"count": 1}
    p.cleanup()
    assert p.t.links[0] == [link]
    p.turn(0)
    assert p.can(f"play {kind}") == (kind != "thugs")
    p.give(0, ammo=1)
    p.turn(0)
    p.watch()
    p.do(f"play {kind}")
    assert p.gained(0) == {colour: gain, **({"ammo": -1} if kind == "thugs" else {})}


@pytest.mark.rule("FSS-G11")
def test_the_base_set() -> None:
    """60 designs on 88 cards, by Category, Distance, Spoils, Types, Open Production and Building Bonus."""
    found = cards("base")
    assert (len(entries("cards_base.toml", "card")), len(found)) == (60, 88)
    assert shares([card["category"] for card in found]) == {"production": 27, "feature": 20, "action": 41}
    assert shares([card["distance"] for card in found]) == {1: 33, 2: 40, 3: 15}
    assert shares([sum(card["spoils"].values()) - card["distance"] for card in found]) == {1: 80, 0: 8}
    assert all(list(card["deal"].values()) == [1] for card in found)
    assert shares([len(card["types"]) for card in found]) == {2: 66, 1: 22}
    assert sum("open_production" in card.get("keywords", []) for card in found) == 16
    assert sum(bool(card.get("bonus")) for card in found) == 27


@pytest.mark.rule("FSS-G12")
def test_new_era() -> None:
    """42 designs on 50 cards, nothing far away, two cards without a Type."""
    found = cards("new_era")
    assert (len(entries("cards_new_era.toml", "card")), len(found)) == (42, 50)
    assert shares([card["category"] for card in found]) == {"production": 13, "feature": 18, "action": 19}
    assert {card["distance"] for card in found} == {1, 2}
    typeless = [card["id"] for card in found if not card.get("types")]
    assert (len(typeless), "foundation" in typeless) == (2, True)


@pytest.mark.rule("FSS-G13")
def test_winter() -> None:
    """48 designs on 50 cards, one far away; the four cards that the rulebook names are there."""
    found = cards("winter")
    assert (len(entries("cards_winter.toml", "card")), len(found)) == (48, 50)
    assert shares([card["category"] for card in found]) == {"production": 22, "feature": 11, "action": 17}
    assert [card["distance"] for card in found].count(3) == 1
    ids = {card["id"] for card in found}
    assert {"generators", "hibernators", "suppliers", "body_hunters"} <= ids


@pytest.mark.rule("FSS-G14")
def test_there_are_eleven_types_and_a_location_counts_once() -> None:
    """Gun, fuel ... gas mask; Arena produces a gun for each gun-Type Location, Ruins not counted."""
    kinds = {kind for name in SETS for card in cards(name) for kind in card.get("types", [])}
    assert kinds == {
        "gun", "fuel", "iron", "brick", "ammo", "worker", "card", "score", "contact", "culture", "gas_mask"
    }  # fmt: skip
    p = Position()
    p.put(0, "arena", "gun_shop")
    p.put(0, "assassin", ruin=True)
    assert {"gun"} <= p.types("arena") & p.types("gun_shop") & p.types("assassin")
    p.watch()
    p.produce()
    assert p.gained(0)["gun"] == 2


@pytest.mark.rule("FSS-G15")
def test_the_cards_that_the_rulebook_names_keep_what_it_says_of_them() -> None:
    """School, Pub, the two that share a Type, Generators and Hibernators; Oil Station is none."""
    p = Position(expansion="winter")
    assert p.content.card_distance[p.card("school")] == 1
    assert p.spoils("school") == {"worker": 2}
    assert "Produces 1 card." in p.text("pub")
    assert p.types("ruined_library") & p.types("murderers_pub")
    assert p.text("generators").startswith("Open Production. Produces 2 ")
    assert "workers here" in p.text("hibernators")
    assert not any("oil station" in name.lower() for name in p.content.design_names)


@pytest.mark.rule("FSS-G18")
def test_shipwreck_is_used_twice_and_the_cards_like_it_once() -> None:
    """The rulebook's golden rule against public lists."""
    p = Position()
    assert {card: p.content.card_uses[p.card(card)] for card in ("shipwreck", "bioweaponry", "clay_pit")} == {
        "shipwreck": 2,
        "bioweaponry": 1,
        "clay_pit": 1,
    }
    p.put(0, "shipwreck")
    p.give(0, worker=3, iron=3)
    p.turn(0)
    p.watch()
    p.do("use shipwreck", "use shipwreck")
    assert p.gained(0) == {"worker": -2, "iron": -2, "vp": 4}
    assert p.t.waiting == (1,)


@pytest.mark.rule("FSS-G26")
def test_multipliers_are_counted_in_the_box_and_nowhere_else() -> None:
    """Four in the box; no good, no action and no line of the log speaks of them."""
    content = our_content("base")
    assert content.multipliers == 4
    assert "multiplier" not in " ".join([*GAME.actions.ranges, *GAME.looks_at])


@pytest.mark.rule("FSS-G27")
def test_scores_go_on_beyond_every_track() -> None:
    """A hundred points and more are counted and shown."""
    p = Position()
    p.put(0, "archive")
    p.score(0, 199)
    p.give(0, worker=1)
    p.turn(0)
    p.do("use archive")
    assert p.t.scores()[0] == 201  # 199, one scored, one Location


@pytest.mark.rule("FSS-G32")
@pytest.mark.parametrize(
    ("good", "words", "card"),
    [
        ("ammo", "raze-hand", "deserted_colony"),
        ("universal", "raze-hand", "sharrash"),
        ("red", "deal", "gunsmith"),
        ("grey", "raze-hand", "construction_vehicles"),
        ("defense", "deal", "combat_vehicle"),
        ("development", "construct", "excavator"),
    ],
)
def test_no_supply_of_tokens_is_limited(good: str, words: str, card: str) -> None:
    """With more tokens in a rival's supply than the box holds, another one is still taken."""
    p = Position(expansion="winter")
    p.give(1, **{good: max(p.content.pieces) + 1})
    p.hand(0, card)
    p.give(0, grey=2, red=2, blue=2)
    p.turn(0)
    before = p.count(0, good)
    p.do(f"{words} {card}")
    assert p.count(0, good) > before


@pytest.mark.rule("FSS-G33")
def test_the_first_phase_is_called_lookout() -> None:
    assert PHASES[1] == "Lookout"
    assert "Lookout" in GAME.rule("FSS-057").text


@pytest.mark.rule("FSS-G34")
def test_a_card_shows_its_name_and_a_row_its_defense() -> None:
    """Every design has a name; the table in words gives each row its Defense."""
    assert all(name for name in our_content("winter").design_names)
    p = Position()
    p.put(0, "school")
    p.turn(0)
    said = GAME.describe(p.t, 0)
    for row in ("Production, Defense 3", "Feature, Defense 4", "Action, Defense 5"):
        assert row in said
