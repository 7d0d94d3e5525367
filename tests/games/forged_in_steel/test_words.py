"""What a player reads: prompts that name card and place, buttons with gain, refusals with the fact, a log with causes."""

import random

import pytest

from boomtown.engine.errors import IllegalAction
from boomtown.games.forged_in_steel import GAME
from boomtown.games.forged_in_steel.rules.planning import PlanCards
from tests.rules.forged_in_steel.cards import town
from tests.rules.forged_in_steel.places_b import BLUE, GREEN, PURPLE, RED
from tests.rules.forged_in_steel.position import Position


def button(p: Position, words: str) -> str:
    """What stands on the button of an action."""
    return GAME.text(p.number(words), p.t, p.who)


def log(p: Position) -> list[str]:
    """All that a spectator reads."""
    return [line["text"] for line in p.t.log(None)]


def refused(p: Position, words: str) -> str:
    """What is so where an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        p.do(words)
    return "; ".join(caught.value.facts)


# --- prompts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "actions", "said"),
    [
        ("board_of_health", (), "Board of Health: place a House adjacent to a Hospital or Park."),
        ("labor", (), "Labor: place a House in Goat Hill, East Pueblo or Bessemer (2 left)."),
        ("cfi_merger", (), "CF&I Merger: place a Factory on two Factory Lots of the City Grid."),
        ("speculation", (), "Speculation: choose a Block of 4 vacant Lots; 4 cubes of yours go on it."),
        ("peppersauce_bottoms", (), "Peppersauce Bottoms: place a House on a riverside Lot (2 left)."),
        (
            "rosemount",
            ("pair GH5a+GH5b",),
            "Rosemount: place a small Park adjacent to Red's Mansion on Goat Hill 5a.",
        ),
        (
            "electric_streetcars",
            ("neighborhood goat_hill",),
            "Electric Streetcars: place a House in Goat Hill, on the City Grid or off it.",
        ),
    ],
)
def test_a_prompt_says_what_goes_where(card: str, actions: tuple[str, ...], said: str) -> None:
    p = town("NS5a", "GH1a", "NS9a", "NS13a", era=1910)
    p.put("hospital", None, "NS5b")
    p.cube(BLUE, "GH9a", "GH9b")
    p.event(RED, card, *actions)
    assert p.t.prompt(RED) == said


def test_a_prompt_says_what_is_lost_and_by_whom() -> None:
    p = town("NS5a")
    p.mine(BLUE, "leadville", "orient")
    p.event(RED, "silver_crash")
    assert (p.who, p.t.prompt(BLUE)) == (BLUE, "Silver Crash: choose the Mine you lose.")
    assert button(p, "mine leadville") == "Give up your Mine Leadville"


def test_a_raid_names_what_calls_for_it() -> None:
    p = Position(moguls="bigwigs")
    p.mogul(BLUE, "goat_hill")
    p.bigwigs(BLUE, "black_hand_boss")
    p.put("house", GREEN, "GH5a")
    p.put("house", PURPLE, "NS5a")
    p.cube(RED, "GH9a", "GH9b")
    p.muscle(RED, 2)
    p.do("build-factory", "pair GH9a+GH9b", "use black_hand_boss")
    assert p.t.prompt(BLUE).startswith("Bigwig Black Hand: choose the Block to raid")
    assert refused(p, "block NS5") == "this raid is bound to Goat Hill"
    p.rolls(2)
    p.do("block GH5", "lot GH5a", "stop")
    assert "Blue raids Block 5 in Goat Hill (Bigwig Black Hand) and rolls 2: up to 2 Houses may go." in log(p)
    assert "Green's House on Goat Hill 5a is removed (Bigwig Black Hand)." in log(p)
    q = Position()
    q.put("house", GREEN, "GH5a")
    q.mob_boss(RED)
    q.muscle(RED, 1)
    q.rolls(2)
    q.do("mob", "block GH5", "lot GH5a", "stop")
    assert "Green's House on Goat Hill 5a is removed (Mob Boss)." in log(q)


# --- buttons -------------------------------------------------------------------------------------------------


def test_a_way_of_a_card_says_what_it_does() -> None:
    p = town("NS5a")
    p.event(RED, "german_brewers")
    assert button(p, "option 1") == (
        "Beer garden: raise the Commercial track by 1. Score 1 VP for each House you own in one Neighborhood, up to 3 VP"
    )
    q = town("NS5a", era=1900)
    q.put("house", RED, "GH1a", "GH1b")
    q.event(RED, "state_fair")
    assert button(q, "neighborhood goat_hill") == "Goat Hill: score 2 VP"
    r = town("NS5a")
    r.event(RED, "cripple_creek_gold")
    assert (
        button(r, "mine orient")
        == "Gain the Mine Orient; roll twice for its VP, one roll counts, without Unrest"
    )


# --- refusals ------------------------------------------------------------------------------------------------


def test_a_place_is_refused_with_what_is_so() -> None:
    p = town("NS5a", era=1910)
    p.event(RED, "board_of_health")
    assert p.step == ""  # nothing to place beside
    p = town("NS5a", "NS1a", era=1910)
    p.put("hospital", None, "NS5b")
    p.event(RED, "board_of_health")
    assert refused(p, "lot NS5a") == "Purple's House on North Side 5a is there"
    assert refused(p, "lot NS1b") == board_of_health()
    assert p.why("lot NS1b") == ("FIS-153",)


def board_of_health() -> str:
    """What the card asks for."""
    return "Board of Health says: place 1 House adjacent to a Hospital or Park"


def test_pieces_and_cubes_that_are_missing_are_named() -> None:
    """An event Factory without Ownership cubes left can only go over a cube of one's own."""
    p = town("NS13a", "GH8a", "EP5a")
    p.cube(RED, "GH9a", "EP6a")
    p.unrest(*[RED] * 26)
    p.event(RED, "cfi_merger")
    assert p.offers("pair") == {"GH9a+GH9b", "GH9a+GH9c", "EP6a+EP6b", "EP6a+EP6c"}
    assert refused(p, "pair NS13c+NS13d") == "needs 1 Ownership cube left, you have 0"
    assert p.why("pair NS13c+NS13d") == ("FIS-G47",)


def test_a_pick_that_is_full_says_so() -> None:
    p = town("NS5a", era=1900)
    p.cube(BLUE, "NS1a", "NS1b", "NS1c", "NS1d")
    p.event(RED, "eminent_domain", "lot NS1a", "lot NS1c", "lot NS1b")
    assert refused(p, "lot NS1d") == "no more than 3 can be picked; put one back first"
    assert refused(p, "lot NS5b").startswith("no cube lies on North Side 5b")
    q = town("NS5a", "NS5b", "GH1a", era=1910)
    q.event(RED, "spanish_influenza", "lot NS5b")
    assert "each in a different Neighborhood" in refused(q, "lot NS5a")


def test_a_way_to_use_mm_is_refused_with_what_is_missing() -> None:
    """Where a Mogul makes it cheaper there is no Lot; where there is one there is too little MM, or the card forbids it."""
    p = Position(moguls="alone")
    p.mogul(RED, "goat_hill")
    p.cube(BLUE, "NS5a", "GH1a")
    p.put("house", GREEN, "NS5b")
    p.muscle(RED, 1)
    p.do("build-house", "lot NS5a")
    assert p.left == 0
    p.do("build-house")
    assert refused(p, "lot NS5a") == "needs 1 MM, you have 0; no cube lies on North Side 5a"
    q = Position(moguls="alone")
    q.mogul(RED, "mesa_junction")  # Commercial buildings cost 2 MM there, but there is no Lot for one
    q.fill(GREEN, "NS5")
    q.cube(BLUE, "NS4b")
    q.muscle(RED, 2)
    assert refused(q, "build-commercial") == "needs 3 MM, you have 2"
    r = Position()
    r.era(1900)
    r.cube(BLUE, "NS5a")
    r.put("house", GREEN, "NS5b")
    r.event(RED, "bessemer_boom")
    assert r.step == "Spend"
    assert refused(r, "build-house").startswith(
        "Bessemer Boom says: gain 7 MM to spend at once, only in Bessemer"
    )
    assert refused(r, "buy-mine").startswith("Bessemer Boom says")


def test_planning_counts_in_good_grammar() -> None:
    p = Position(2)
    p.era(1910)
    for seat in range(2):
        p.hand(seat, *range(1 + 8 * seat, 9 + 8 * seat))
    p.next(PlanCards())
    assert refused(p, "bank 1") == "in this Era there is no card for the Bank"
    p.by(0, "discard 1", "discard 2", "discard 3")
    assert refused(p, "stop") == "1 card to discard is still to be picked"


# --- the log -------------------------------------------------------------------------------------------------


def test_a_move_is_told_before_the_cube_that_it_pays() -> None:
    p = town("NS5a", era=1900)
    p.put("house", RED, "NS5b")
    p.cube(BLUE, "NS5c")
    p.event(RED, "motor_cars", "lot NS5b", "lot NS5c")
    told = log(p)
    moved = told.index("Red moves the House on North Side 5b to North Side 5c (Motor Cars).")
    assert told[moved + 1] == "Blue scores 1 VP for the cube on North Side 5c, which is built over."


def test_an_ability_that_is_declined_is_not_told_as_used() -> None:
    p = Position(leaders="dealt")
    p.t.leaders[:] = [-1] * 4
    p.leader(BLUE, "the_speculator")
    p.put("house", GREEN, "GH1a")
    p.event(RED, "goat_hill_homesteads", "lot GH1b", "stop")
    assert not [line for line in log(p) if "Speculator" in line]
    q = Position(leaders="dealt")
    q.t.leaders[:] = [-1] * 4
    q.leader(BLUE, "the_speculator")
    q.put("house", GREEN, "GH1a")
    q.event(RED, "goat_hill_homesteads", "lot GH1b", "lot GH1c")
    assert "Blue places a House on Goat Hill 1c (The Speculator)." in log(q)


def test_what_is_cancelled_is_told_before_what_else_the_token_does() -> None:
    p = Position(moguls="bigwigs")
    p.mogul(BLUE, "goat_hill")
    p.bigwigs(BLUE, "strikebreaker")
    p.put("house", GREEN, "NS5a")
    p.event(RED, "coxeys_army", "use strikebreaker")
    told = log(p)
    cancelled = told.index("The event Coxey's Army is cancelled (Bigwig Strikebreaker).")
    assert told[cancelled - 1] == "Blue uses the Bigwig token Strikebreaker."
    assert told[cancelled + 1].startswith("Red adds 1 cube to the Unrest track (Bigwig Strikebreaker)")
    q = Position(moguls="bigwigs")
    q.era(1900)
    q.mogul(BLUE, "goat_hill")
    q.bigwigs(BLUE, "architect")
    q.put("house", GREEN, "NS5a")
    q.event(RED, "city_beautiful", "use architect", "stop")
    told = log(q)
    stopped = told.index("Red may not place the Civic building (Bigwig Architect).")
    assert told[stopped + 1] == "Blue scores 1 VP (Bigwig Architect)."


def test_which_of_two_rolls_counts_is_told() -> None:
    p = town("NS5a")
    p.role("mining_official", BLUE)
    p.event(RED, "cripple_creek_gold")
    p.rolls(1, 2)
    p.do("mine orient", "die 2")
    assert log(p)[-3:] == [
        "Red rolls 1 and 2 for the Mine.",
        "Red uses the 2.",
        "Red scores 2 VP for the Mine.",
    ]


def test_a_riot_names_its_card_and_says_when_it_is_too_weak() -> None:
    p = town("NS5a", era=1910)
    p.put("mansion", BLUE, "GH5a+GH5b")
    p.mine(BLUE, "orient")
    p.event(RED, "ludlow_massacre")
    assert "A Riot (Ludlow Massacre)! 0 cubes of Unrest; Red is the Instigator, Blue the Target." in log(p)
    q = town("NS5a")
    q.put("mansion", BLUE, "GH5a+GH5b")
    q.riot(RED, BLUE)
    q.rolls(1)
    q.do("lot GH5a")
    assert (
        "That is too little for Blue's Mansion on Goat Hill 5a, which takes 2 Riot points: nothing is destroyed."
        in log(q)
    )


@pytest.mark.parametrize("seed", range(3))
def test_no_log_line_calls_a_player_he(seed: int) -> None:
    rng = random.Random(seed)
    t = GAME.new(2 + seed, seed, {"leaders": "dealt", "moguls": "bigwigs"})
    said: list[str] = []
    while not t.over:
        seat = rng.choice(t.waiting)
        options = t.accepted(seat)
        said += [t.prompt(seat), *[GAME.text(action, t, seat) for action in options[:4]]]
        t.apply(seat, rng.choice(options))
    said += [line["text"] for line in t.log(None)]
    for words in said:
        assert not {"he", "his", "him", "she", "her"} & set(words.lower().replace(".", " ").split()), words
        assert "  " not in words
        assert " ." not in words
        assert words[0].isupper() or words[0] == "'"
