"""The pictures: whatever can be chosen can be pointed at, nothing hidden shows, nothing depends on colour alone."""

import random
import re
import xml.etree.ElementTree as ET
from functools import lru_cache

import pytest

import boomtown
from boomtown.engine.cards import Choose, word_now
from boomtown.engine.game import Sight
from boomtown.engine.table import Table
from boomtown.games.city_of_iron.pack.load import our_content
from boomtown.games.city_of_iron.picture.buildings import DRAWN, key_of
from boomtown.games.city_of_iron.picture.people import MACHINES, PEOPLE, SHIPS
from boomtown.games.city_of_iron.picture.places import gauge_space, influence_space
from boomtown.games.city_of_iron.picture.scene import Scene, look_of
from boomtown.games.city_of_iron.picture.signs import OWN_SIGNS, paths
from boomtown.games.city_of_iron.rules.cards.buildings import Store
from boomtown.testing.pages import check_choices, look
from tests.svg import tree, words

GAME = boomtown.game("city_of_iron")
KIT = our_content()
VARIANTS = {"steambots": "yes", "lambs": "yes", "salad": "yes"}


def pieces(sight: Sight) -> ET.Element:
    return tree(f'<g xmlns="http://www.w3.org/2000/svg">{sight.pieces}</g>')


def marked(root: ET.Element, attribute: str) -> list[ET.Element]:
    return [element for element in root.iter() if attribute in element.attrib]


def moved(table: Table, rng: random.Random) -> None:
    """One decision; what builds, settles and attacks is preferred, so that much lies on the table."""
    seat = rng.choice(table.waiting)
    options = table.options(seat)
    eager = [
        a
        for a in options
        if GAME.actions.name(a) in ("build", "city", "attack", "land", "hire", "play", "steambot")
    ]
    table.apply(seat, rng.choice(eager if eager and rng.random() < 0.7 else options))


@lru_cache(maxsize=1)
def late() -> Table:
    """A game of four that has gone on for a while."""
    return GAME.sample()


@lru_cache(maxsize=1)
def shown_keys() -> set[str]:
    return {str(entry["key"]) for entry in GAME.gallery()}


# --- what can be chosen --------------------------------------------------------------------------------------


def test_every_verb_with_a_target_is_tried_in_some_game() -> None:
    """Rare choices too: whatever the catalogue can ask for on a picture is there when it is asked for."""
    rare = {
        "attack",
        "city",
        "demolish",
        "land",
        "side",
        "town",
        "pile",
        "hammer",
        "distance",
        "guns",
        "lay",
        "react",
        "hire",
    }
    seen: set[str] = set()
    for seed in range(40):
        table, rng = GAME.new(2 + seed % 3, seed), random.Random(seed)
        while not table.over and not rare <= seen:
            for seat in table.waiting:
                new = {GAME.actions.name(action) for action in table.options(seat)} & rare - seen
                if new:
                    seen |= new
                    check_choices(table, seat)
            moved(table, rng)
        if rare <= seen:
            return
    raise AssertionError(f"never offered: {sorted(rare - seen)}")


def test_a_junkbot_sees_all_discarded_buildings_as_cards() -> None:
    for seed in range(30):
        table, rng = GAME.new(2, seed), random.Random(seed)
        while not table.over:
            word = word_now(table) if isinstance(table.agenda[-1], Choose) else None
            if isinstance(word, Store) and word.discarded:
                sight = look(table, table.waiting[0])
                group = [card["target"] for card in sight.cards if card["group"] == "Discarded buildings"]
                assert group == [f"building-{card}" for card in table.view(None)["scrap"]]
                return
            moved(table, rng)
    raise AssertionError("no Junkbot was played in thirty games")


# --- the board -----------------------------------------------------------------------------------------------


def test_what_stands_for_a_card_can_be_shown_large() -> None:
    for seat in (0, 3, None):
        sight = look(late(), seat)
        named = {
            key for svg in (sight.pieces, *sight.mats) for key in re.findall(r'data-show="([^"]*)"', svg)
        }
        named |= {card["show"] for card in sight.cards}
        assert len(named) > 40
        assert named <= shown_keys()
    setup = look(GAME.new(4, 1), 0)
    assert {card["show"] for card in setup.cards} == {f"nation-{id}" for id in KIT.nation_ids}


def test_everything_that_lies_somewhere_is_on_the_board() -> None:
    view = late().view(0)
    root = pieces(look(late(), 0))
    numbers = {
        kind: [int(e.attrib[f"data-{kind}"]) for e in marked(root, f"data-{kind}")]
        for kind in ("building", "town", "land", "bid", "pile", "deck", "side", "seat")
    }
    lying = [card for card in view["row"] if card >= 0] + [
        c for cards in view["built"] + view["stored"] for c in cards
    ]
    assert sorted(numbers["building"]) == sorted(lying)
    assert sorted(numbers["town"]) == [t for t, owner in enumerate(view["town_owner"]) if owner > -2]
    assert sorted(numbers["land"]) == [land for land, owner in enumerate(view["land_owner"]) if owner > -2]
    assert numbers["bid"] == list(range(7))
    assert numbers["pile"] == [0, 1, 2]
    assert numbers["deck"] == [0, 1], "only the own decks"
    assert numbers["seat"] == [0, 1, 2, 3]
    assert all(len(words(e)) > 8 for kind in numbers for e in marked(root, f"data-{kind}"))


def test_cubes_stand_where_the_goods_say() -> None:
    view = late().view(None)
    ids = set(re.findall(r' id="([^"]*)"', look(late(), None).pieces))
    for seat in range(4):
        for good, amount in enumerate(view["goods"][seat]):
            assert (f"good-{good}-{seat}" in ids) == (amount > 0)
    assert {"disc-round", "influence-0", "influence-3", "turn-0", "turn-3"} <= ids


def test_tracks_begin_again_at_their_end() -> None:
    """A second cube counts on: 57 influence stands on 7, the twelfth of a good on 2."""
    assert influence_space(57) == influence_space(7) != influence_space(6)
    assert influence_space(100) == influence_space(50) != influence_space(0)
    assert gauge_space(3, 12) == gauge_space(3, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_number_of_seats_fits(seats: int) -> None:
    sight = look(GAME.new(seats, 6, {"nations": "random"}), 0)
    root = tree(sight.board)
    width, height = map(float, root.attrib["viewBox"].split()[2:])
    assert 1.7 < width / height < 1.9
    assert len(marked(pieces(sight), "data-seat")) == seats == len(sight.mats) == len(sight.rows)
    assert len(sight.board) < 450_000


def test_letters_can_be_read() -> None:
    """On the board, 1030 px wide, no letter is smaller than 7 px, and hardly any smaller than 8.4; mats likewise."""
    sight = look(late(), 0)
    for svg, width, units in ((sight.board, 1030, 1600), *((mat, 370, 560) for mat in sight.mats)):
        sizes = [float(size) * width / units for size in re.findall(r'<text[^>]* font-size="([\d.]+)"', svg)]
        assert min(sizes) > 7
        assert sum(size < 8.4 for size in sizes) < 0.05 * len(sizes)


# --- secrets and signs ---------------------------------------------------------------------------------------


def test_only_the_own_cards_show() -> None:
    table = late()
    for seat in range(4):
        sight = look(table, seat)
        view = table.view(seat)
        hand = [card["title"] for card in sight.cards if card["group"] == "Your hand"]
        assert hand == [KIT.expert_names[card] for card in view["hands"][seat]]
        others = [mat for other, mat in enumerate(sight.mats) if other != seat]
        assert not any("data-expert" in mat or "data-deck" in mat for mat in others)
        guess = table.guess(seat, 7)
        assert GAME.sight(guess, guess.view(seat)) == sight
    watching = look(table, None)
    assert watching.cards == []


def test_the_order_of_the_own_piles_is_on_the_own_mat() -> None:
    table = late()
    for seat in range(4):
        view = table.view(seat)
        names = [
            words(e).split(".")[0]
            for e in marked(tree(look(table, seat).mats[seat]), "data-show")
            if e.get("data-show", "").startswith("expert-")
        ]
        piles = [
            view[name][seat][::-1]
            for name in ("citizen_draw", "citizen_discard", "military_draw", "military_discard")
        ]
        told = [KIT.expert_names[card] for pile in piles for card in pile]
        assert names[: len(told)] == told


def test_colour_is_never_the_only_sign() -> None:
    looks = [look_of(KIT, seat, nation) for seat, nation in enumerate(range(4))]
    looks += [look_of(KIT, seat, -1) for seat in range(4)]
    assert len({look.letter for look in looks}) == 8
    assert len({look.path for look in looks[:4]}) == 4
    assert len({paths(KIT)[name] for name in KIT.good_ids}) == 10
    assert len({paths(KIT)[name] for name in KIT.type_ids}) == 7


def test_every_card_has_a_picture_of_its_own() -> None:
    assert {key_of(name) for name in KIT.card_names} == set(DRAWN)
    drawn = [draw() for draw in DRAWN.values()]
    assert len(set(drawn)) == len(drawn)
    assert set(KIT.expert_ids) == set(PEOPLE) | set(MACHINES) | set(SHIPS)
    assert set(KIT.side_ids) <= set(OWN_SIGNS)


def test_an_end_and_a_start_can_be_drawn() -> None:
    table, rng = GAME.new(3, 8), random.Random(8)
    assert GAME.picture(table, None).startswith("<svg")
    while not table.over:
        moved(table, rng)
    for seat in (0, None):
        tree(GAME.picture(table, seat))
        assert "The end" in GAME.describe(table, seat)
        assert look(table, seat).facts[1] == "The end"


# --- gallery, aid, words -------------------------------------------------------------------------------------


def test_the_gallery_has_everything_in_the_box() -> None:
    shown = GAME.gallery()
    count: dict[str, int] = {}
    for entry in shown:
        count[entry["group"]] = count.get(entry["group"], 0) + int(entry["count"])
        assert len(entry["text"]) > 10
        assert entry["rules"], entry["key"]
        for rule in entry["rules"]:
            GAME.rule(rule)
    assert len(shown_keys()) == len(shown)
    assert [count[f"Buildings {deck}"] for deck in "ABC"] == [27, 23, 19]
    assert count["Citizens"] + count["Military"] == 112
    assert (count["Towns"], count["Lands"], count["Goods"], count["Nations"], count["Tokens"]) == (
        15,
        12,
        10,
        4,
        12,
    )
    assert count["Districts"] == 2 * 18, "both sides of every token"


def test_the_gallery_says_what_the_card_says() -> None:
    shown = {entry["key"]: entry for entry in GAME.gallery()}
    assert (
        shown["building-a_mine"]["text"]
        == "Costs 4 coins and 1 science. Needs mountain. Gives 2 Ore. 1 income."
    )
    assert "Hired for 2 coins. So only for City-State of Arc." in shown["expert-engineer-arc"]["text"]
    assert "COI-221" in shown["expert-engineer-arc"]["rules"]
    assert "1 hammer: gain 1 science" in shown["expert-scholar-cresaria"]["text"]
    assert shown["town-rabren"]["text"].endswith("Only with four players.")


def test_the_aid_cites_rules_that_exist() -> None:
    parts = GAME.aid()
    lines = [line for part in parts for line in part.get("line", [])]
    assert len(lines) > 20
    for line in lines:
        assert "{" not in line["text"] + line["cost"]
        for rule in line["rules"]:
            GAME.rule(rule)
    goods = next(part for part in parts if part["title"] == "What goods are worth")
    assert goods["rows"][0] == ["Turnip", "2", "1", "from 6", "1"]
    districts = next(part for part in parts if part["title"] == "Districts")
    assert ["Slum", "1", "military", "Mayor"] in districts["rows"]
    assert ["Imperial", "8", "citizen and military", "Regent"] in districts["rows"]


def test_the_sample_is_a_game_well_under_way() -> None:
    view = GAME.sample().view(None)
    assert view["round"][0] >= 4
    assert min(len(cards) for cards in view["built"]) >= 2
    assert sum(owner >= 0 for owner in view["town_owner"]) >= 2


def test_the_text_names_all_that_lies_open() -> None:
    table = late()
    view = table.view(0)
    said = GAME.describe(table, 0)
    for card in view["row"]:
        assert card < 0 or KIT.card_names[card] in said
    for town, owner in enumerate(view["town_owner"]):
        assert owner == -2 or KIT.town_names[town] in said
    for land, owner in enumerate(view["land_owner"]):
        assert owner == -2 or KIT.land_names[land] in said
    for name in (*KIT.good_names, *KIT.nation_names):
        assert name in said
    for card in view["hands"][0]:
        assert f"  {KIT.expert_names[card]}: " in said
    for card in view["pools"][0]:
        assert KIT.expert_names[card] in said
    assert "Every Autumn" in said
    short = GAME.describe(table, 0, whole=False)
    assert len(short) < len(said) / 3


def test_seasons_are_told_apart() -> None:
    table, rng = GAME.new(2, 4), random.Random(4)
    seen = set()
    while not table.over:
        seen.add(Scene(table.view(None), KIT).season())
        moved(table, rng)
    assert seen == {"Setup", "Spring", "Summer", "Winter"}
