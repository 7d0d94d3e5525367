"""Buttons, prompts and refusals: price and gain on the button, the purpose in the question, the fact in the refusal."""

from pathlib import Path

import pytest

from boomtown.games.fifty_first_state import GAME
from tests.rules.fifty_first_state.position import Position, pack


def button(p: Position, words: str) -> str:
    return GAME.text(p.number(words), p.t, p.who)


def prompt(p: Position) -> str:
    return p.t.prompt(p.who)


@pytest.mark.parametrize(
    ("goods", "price"),
    [
        ({"brick": 1}, "1 brick"),
        ({"ammo": 1}, "1 ammo"),
        ({"development": 1}, "1 development token"),
        ({"brick": 1, "development": 1}, "1 brick or development token"),
        ({"brick": 1, "ammo": 1, "development": 1}, "1 brick, ammo or development token"),
    ],
)
def test_developing_names_the_price_that_one_can_pay(goods: dict[str, int], price: str) -> None:
    p = Position()
    p.put(0, "pub")
    p.hand(0, "motel")
    p.give(0, **goods)
    p.turn(0)
    assert button(p, "develop motel").startswith(f"Develop Motel from Pub for {price}: 1 VP")


def test_without_a_common_type_only_a_token_is_the_price() -> None:
    p = Position()
    p.put(0, "docks")
    p.hand(0, "archive")
    p.give(0, brick=1, development=1)
    p.turn(0)
    assert button(p, "develop archive").startswith("Develop Archive from Docks for 1 development token")


@pytest.mark.parametrize(
    ("goods", "price"),
    [
        ({"grey": 1}, "1 grey contact"),
        ({"universal": 1}, "1 universal contact"),
        ({"grey": 1, "universal": 1}, "1 grey or universal contact"),
    ],
)
def test_constructing_shows_price_and_gain(goods: dict[str, int], price: str) -> None:
    p = Position()
    p.hand(0, "school")
    p.give(0, **goods)
    p.turn(0)
    gain = "it produces 1 worker, Building Bonus 1 worker"
    assert button(p, "construct school") == f"Construct School for {price}: {gain}"


def test_what_is_counted_by_type_is_counted_as_it_will_stand() -> None:
    """Arena counts itself; developed from a gun Location it doesn't count that one."""
    p = Position()
    p.put(0, "assassin")
    p.hand(0, "arena")
    p.give(0, grey=2, brick=1)
    p.turn(0)
    assert button(p, "construct arena").endswith("it produces 2 guns")
    assert button(p, "develop arena").endswith("1 VP, it produces 1 gun")


def test_what_repeats_or_counts_production_is_said_so_on_the_button() -> None:
    """Power Station repeats; what pays for each good produced can't be counted before all have produced."""
    p = Position(expansion="winter")
    p.hand(0, "power_station")
    p.put(0, "construction_site", "quarry")
    p.give(0, grey=2)
    p.turn(0)
    gain = "it repeats the production of another Location of yours"
    assert button(p, "construct power_station") == f"Construct Power Station for 2 grey contacts: {gain}"
    p.do("construct power_station")
    p.produce()
    again = "Construction Site produces again: 1 VP for each brick produced"
    assert button(p, "location construction_site") == again
    assert button(p, "location quarry") == "Quarry produces again: 1 brick"


def test_ammo_that_stands_in_is_on_the_button() -> None:
    p = Position()
    p.put(0, "shipwreck")
    p.give(0, worker=1, ammo=1)
    p.turn(0)
    assert button(p, "use shipwreck").startswith(
        "Use Shipwreck (pay 1 worker and 1 iron, with 1 ammo in place of 1 iron): score 2 VP"
    )


def test_razing_and_visiting_say_what_the_owner_gets() -> None:
    p = Position()
    p.put(1, "quarry")
    p.give(0, red=3, worker=1)
    p.turn(0)
    razing = "Raze Quarry of Appalachian Federation for 3 red contacts: 2 bricks; "
    assert button(p, "raze quarry") == f"{razing}Appalachian Federation takes 1 brick"
    visit = "Send a worker to Quarry of Appalachian Federation: 1 brick; "
    assert button(p, "visit quarry") == f"{visit}Appalachian Federation takes 1 worker"


def test_a_payment_says_what_for_how_much_and_from_where() -> None:
    """One token: choose; several: pick, with the stockpile named, and what is picked is put back."""
    p = Position()
    p.put(0, "camp")
    p.stock(0, "camp", worker=2)
    p.give(0, worker=2, gun=1, ammo=1)
    p.turn(0)
    q = p.branch()
    p.do("exchange red")
    assert prompt(p) == "Faction board (take 2 red contacts): pay 1 gun. Choose what you pay with."
    q.do("exchange workers")
    asked = "Faction board (take 1 gun, fuel, iron, brick or card): pay 2 workers. Pick 2 tokens to pay with"
    assert prompt(q) == f"{asked}, then done."
    assert button(q, q.token("worker from camp")) == "Pay 1 worker from Camp"
    q.do(q.token("worker from camp"))
    assert prompt(q) == f"{asked} (1 picked), then done."
    q.do("pay worker")
    assert button(q, "pay worker") == "Put back: pay 1 worker"
    assert button(q, "done") == "Done: 2 picked"
    q.do("pay worker")
    assert q.t.picks[0] == [q.number(q.token("worker from camp"))]


def test_what_is_paid_in_any_case_is_not_asked_for() -> None:
    """A worker and an iron are due: the worker is paid, iron or ammo is asked."""
    p = Position()
    p.put(0, "shipwreck")
    p.give(0, worker=2, iron=1, ammo=1)
    p.turn(0)
    p.do("use shipwreck")
    assert p.step == "PayToken"
    assert (
        prompt(p) == "Shipwreck: pay 1 iron and 1 worker (already paid: 1 worker). Choose what you pay with."
    )
    assert p.paying() == ["ammo", "iron"]


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        ("construct skyscraper", "needs 3 grey or universal contacts, you have 1"),
        ("deal skyscraper", "needs 3 blue or universal contacts, you have 0"),
        ("raze-hand skyscraper", "needs 3 red or universal contacts, you have 2"),
        ("develop skyscraper", "needs 1 brick, ammo or development token, you have 0"),
        ("construct motel", "Motel is not in your hand"),
        ("raze quarry", "needs 3 red or universal contacts, you have 2"),
        ("raze school", "School is your own Location"),
        ("raze church", "Mutants Union has passed"),
        ("visit school", "School is your own Location"),
        ("use archive", "needs 1 worker, you have 0"),
        ("use school", "School has no Action to use"),
        ("exchange blue", "needs 2 fuel or ammo, you have 0"),
        ("take punks", "the Connection card Punks doesn't lie face up"),
        ("play punks", "Punks is not in your hand"),
        ("shield school", "needs 1 defense token in your supply, you have 0"),
    ],
)
def test_a_refusal_says_what_is_so(words: str, fact: str) -> None:
    p = Position(3)
    p.hand(0, "skyscraper")
    p.put(0, "school", "archive")
    p.put(1, "quarry")
    p.put(2, "church")
    p.passed(2)
    p.give(0, grey=1, red=2)
    p.turn(0)
    assert fact in p.facts(words)


SEVERAL = [
    # what a card of the winter set does instead, the picks in any order, and what they come to
    (
        'effect = [{ verb = "reset_locations", max = 3 }]',
        'effect = [{ verb = "steal_resource", n = 2, from = ["gun", "fuel", "iron"] }]',
        "pick 2 goods of one rival to take",
        ("steal 1 iron", "steal 1 gun"),
        {"worker": -1, "gun": 1, "iron": 1},
    ),
    (
        'effect = [{ verb = "reset_locations", max = 3 }]',
        'effect = [{ verb = "rerun_own", n = 2 }]',
        "pick 2 Locations of yours that produce again",
        ("location quarry", "location docks"),
        {"worker": -1, "brick": 1, "iron": 1},
    ),
    (
        'effect = [{ verb = "reset_locations", max = 3 }]',
        'effect = [{ verb = "copy_rival", n = 2 }]',
        "pick 2 rival Locations that you copy",
        ("location fuel_tank", "location assassin"),
        {"worker": -1, "fuel": 1, "gun": 1},
    ),
    (
        'effect = [{ verb = "reset_locations", max = 3 }]',
        'effect = [{ verb = "collect_rival_deals", n = 2 }]',
        "pick 2 deals that pay you",
        ("from-deal convoy", "from-deal church"),
        {"worker": -1, "blue": 1, "vp": 1},
    ),
    (
        'cost = [{ verb = "pay", goods = { worker = 1 } }]\neffect = [{ verb = "reset_locations", max = 3 }]',
        'cost = [{ verb = "discard_deal", n = 2 }]\neffect = [{ verb = "gain", goods = { vp = 4 } }]',
        "pick 2 deals to give up",
        ("from-deal oilmen", "from-deal arena"),
        {"vp": 4},
    ),
    (
        'cost = [{ verb = "pay", goods = { worker = 1 } }]\neffect = [{ verb = "reset_locations", max = 3 }]',
        'cost = [{ verb = "discard_card", n = 2 }]\neffect = [{ verb = "gain", goods = { vp = 4 } }]',
        "pick 2 cards from your hand to discard",
        ("discard-connection punks", "discard motel"),
        {"vp": 4, "card": -1},
    ),
]


MISSING = "2 must be picked, you have picked {}"


@pytest.mark.parametrize(("old", "instead", "asked", "picks", "gained"), SEVERAL)
def test_several_of_several_are_picked_in_any_order(
    old: str, instead: str, asked: str, picks: tuple[str, ...], gained: dict[str, int], tmp_path: Path
) -> None:
    """A pack may let a card speak of several: they are picked, put back, picked again, and finished at once."""
    p = Position(2, "winter", content=pack(tmp_path, "cards_winter.toml", (old, instead)))
    p.put(0, "body_hunters", "docks", "quarry", "school")
    p.put(1, "fuel_tank", "assassin", "construction_vehicles")
    p.deal(0, "arena", "oilmen", "archive")
    p.deal(1, "convoy", "church", "sharrash")
    p.hand(0, "motel", "pub", "hideout")
    p.links(0, "punks")
    p.give(0, worker=1)
    p.give(1, gun=1, fuel=1, iron=1)
    p.turn(0)
    p.watch()
    p.do("use body_hunters")
    assert asked in prompt(p)
    assert p.facts("done")[0] in (MISSING.format(0), "what is picked is not enough")
    before = p.t.digest()
    p.do(picks[0])
    assert p.facts("done")[0] in (MISSING.format(1), "what is picked is not enough")
    p.do(picks[0])
    assert p.t.digest() == before
    assert p.gained(0) == {good: -1 for good in gained if good == "worker"}
    p.pick(*picks)
    assert p.gained(0) == gained


def test_several_goods_are_taken_from_one_rival(tmp_path: Path) -> None:
    """As many as the card says or the rival has; once one is picked, the others' goods are refused."""
    old, instead, *_ = SEVERAL[0]
    p = Position(3, "winter", content=pack(tmp_path, "cards_winter.toml", (old, instead)))
    p.put(0, "body_hunters")
    p.give(0, worker=1)
    p.give(1, gun=1)
    p.give(2, fuel=1, iron=2)
    p.turn(0)
    p.do("use body_hunters")
    q = p.branch()
    p.do("steal 2 iron")
    assert not p.t.accepts(0, p.number("steal 1 gun"))
    p.pick("steal 2 fuel")
    assert (p.count(0, "iron"), p.count(0, "fuel"), p.count(2, "iron")) == (1, 1, 1)
    q.pick("steal 1 gun")
    assert (q.count(0, "gun"), q.count(1, "gun")) == (1, 0)


def test_taking_the_production_of_several_rivals_is_one_pick(tmp_path: Path) -> None:
    p = Position(
        2,
        "winter",
        content=pack(
            tmp_path,
            "cards_winter.toml",
            ('effect = [{ verb = "take_rival", n = 1 }]', 'effect = [{ verb = "take_rival", n = 2 }]'),
        ),
    )
    p.put(0, "suppliers")
    p.put(1, "docks", "quarry", "fuel_tank")
    p.watch()
    p.produce()
    assert prompt(p).startswith("Suppliers: pick 2 rival Locations that produce for you in this phase")
    p.pick("location fuel_tank", "location docks")
    assert p.gained(0) == {"iron": 1 + 1, "fuel": 1, "worker": 3, "card": 1, "grey": 1}
    assert p.gained(1) == {"brick": 1 + 1, "worker": 3, "card": 1, "grey": 1}


def test_a_pack_with_too_many_kinds_in_stock_is_refused(tmp_path: Path) -> None:
    changed = pack(
        tmp_path,
        "cards_base.toml",
        (
            'bonus = [{ verb = "place_stock", goods = { worker = 3 } }]',
            'bonus = [{ verb = "place_stock", goods = { worker = 1, gun = 1, fuel = 1, iron = 1, brick = 1 } }]',
        ),
    )
    with pytest.raises(Exception, match="at most 4 kinds of goods can be put in stock on one card"):
        Position(content=changed)
