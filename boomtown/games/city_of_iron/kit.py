"""What is in the box, as flat lists of whole numbers that all tables of one content share and never change."""

from typing import Any, Final

GOODS: Final = 10
ROUNDS: Final = 7
EACH_NATION: Final = 28  # expert cards

CITIZEN: Final = 0  # the two decks of a nation board
MILITARY: Final = 1

HAMMERS: Final = 0  # skills
DISTANCES: Final = 1
GUNFIRE: Final = 2

NO_VESSEL: Final = 0
SHIP: Final = 1
AIRSHIP: Final = 2

ACTION: Final = 0  # kinds of expert cards
FREE: Final = 1
REACTION: Final = 2
SKILLS: Final = 3

# what a payment with skills is for, and what a reaction speaks of
ABILITY: Final = 0
SETTLING: Final = 1
ATTACKING: Final = 2
ANY_USE: Final = 3

# when a reaction applies
NEVER: Final = 0
COUNTED: Final = 1  # while the card's skill is counted
USED: Final = 2  # after the payment of which it was part
YOU_GAIN: Final = 3  # you gain a good
OTHER_GAINS: Final = 4  # another player gains a good that you own

# verbs; the numbers behind each are its arguments
GAIN_COINS: Final = 0  # n, count, goods
GAIN_SCIENCE: Final = 1  # n
GAIN_INFLUENCE: Final = 2  # n
DRAW_CARDS: Final = 3  # deck, n
BUILD_ONE: Final = 4  # discount, over population, hammers as coins, optional
STORE_ONE: Final = 5  # 0 from the row, 1 from the discard pile
SALVAGE: Final = 6
SETTLE: Final = 7  # mask of sides
ADD_DISTRICT: Final = 8  # mask of sides
FLIP_CAPITAL: Final = 9
MARK_TOWN: Final = 10  # defense
GUARD_TOWN: Final = 11
BURY_TOWN: Final = 12
REPEAT: Final = 13  # up to, coins and science paid; coins, science and influence gained
BOOST: Final = 14  # skill, n

# what can be counted
NOTHING: Final = 0
SUM_OF: Final = 1  # goods of a mask
GOOD_TYPES: Final = 2
LARGEST: Final = 3
TOWNS: Final = 4
CITY_DISTANCE: Final = 5
LAND_TYPES: Final = 6
COINS: Final = 7
SCIENCE: Final = 8
EXPERTS: Final = 9
BUILDINGS_HERE: Final = 10
ACADEMIES_HERE: Final = 11

MOST: Final = 0  # tests of a goal
AT_LEAST: Final = 1


class Kit:
    """Goods, tracks, lands, districts, towns, buildings, nations and experts of one content."""

    def __init__(self, key: str, data: dict[str, Any]) -> None:
        self.key = key
        self.data = data  # the files as they were read, for drawing and words
        # goods
        self.good_ids: list[str] = []
        self.good_names: list[str] = []
        self.first: list[int] = []  # influence
        self.second: list[int] = []
        self.shield: list[int] = []
        self.majority: list[int] = []  # coins
        self.salad_least: list[int] = []  # each row of the table: from how many goods on
        self.salad_influence: list[list[int]] = []
        self.salad_coins: list[list[int]] = []
        self.bot_tokens = 0
        # tracks
        self.bid_cost: list[int] = []
        self.bid_gain: list[int] = []
        self.bid_dots: list[int] = []
        self.round_deck: list[int] = []
        self.round_score: list[int] = []
        self.round_science: list[int] = []
        self.row_dots: list[int] = []
        # lands
        self.type_ids: list[str] = []
        self.type_names: list[str] = []
        self.land_ids: list[str] = []
        self.land_names: list[str] = []
        self.land_types: list[int] = []  # masks
        self.land_distance: list[int] = []
        self.land_vessel: list[int] = []
        self.land_nation: list[int] = []  # of a starting land, else -1
        self.land_players: list[int] = []
        self.land_goal: list[list[int]] = []  # test, count, goods, n, influence
        self.home: list[int] = []  # each nation's starting land
        # districts
        self.token_names: list[str] = []
        self.token_each: list[int] = []  # in a player's reserve
        self.side_ids: list[str] = []
        self.side_names: list[str] = []
        self.side_token: list[int] = []
        self.side_population: list[int] = []
        self.side_draws: list[list[int]] = [[], []]  # citizen, military
        self.capital = 0
        self.imperial = 1
        # towns
        self.town_ids: list[str] = []
        self.town_names: list[str] = []
        self.town_stars: list[int] = []  # 0, 1, 2: the pile
        self.town_players: list[int] = []
        self.town_defense: list[int] = []
        self.town_conquered: list[int] = []
        self.town_distance: list[int] = []
        self.town_income: list[int] = []
        self.town_goods: list[list[int]] = []  # good, amount, good, amount
        # building cards
        self.card_ids: list[str] = []
        self.card_design: list[int] = []  # its entry in buildings.toml
        self.card_names: list[str] = []
        self.card_name: list[int] = []  # equal for cards of the same name
        self.card_deck: list[int] = []
        self.card_dots: list[int] = []
        self.card_coins: list[int] = []
        self.card_science: list[int] = []
        self.card_land: list[int] = []  # mask of the land type it needs, 0 for any city
        self.card_goods: list[list[int]] = []
        self.card_income: list[int] = []
        self.card_yield: list[int] = []
        self.card_draws: list[list[int]] = [[], []]
        self.card_scouting: list[int] = []
        self.card_bots: list[int] = []  # how many Steambots it may hold
        self.card_built: list[list[list[int]]] = []  # what happens when it is built: verbs
        self.card_score: list[list[int]] = []  # base, count, goods, per, max; empty: nothing
        self.card_goal: list[list[int]] = []  # test, count, goods, n, influence; empty: none
        self.card_discount: list[int] = []
        self.card_bot_discount: list[int] = []
        self.card_hire: list[int] = []
        self.card_reach: list[list[int]] = [[], [], []]  # by what the payment is for
        self.card_defense: list[int] = []
        self.academy = -1  # the number of the name Academy
        # nations and experts; lists by nation have nation * experts + expert
        self.nation_ids: list[str] = []
        self.nation_names: list[str] = []
        self.nation_coins: list[int] = []
        self.nation_science: list[int] = []
        self.nation_income: list[int] = []
        self.nation_cards: list[int] = []  # masks
        self.starting: list[list[list[int]]] = [[], []]  # by deck, then nation
        self.experts = 0
        self.expert_ids: list[str] = []
        self.expert_names: list[str] = []
        self.expert_deck: list[int] = []
        self.deck_mask: list[int] = [0, 0]
        self.vessel: list[int] = []
        self.kind: list[int] = []
        self.effect: list[list[list[int]]] = []
        self.trigger: list[int] = []
        self.trigger_skills: list[int] = []  # mask of skills
        self.trigger_use: list[int] = []
        self.trigger_good: list[int] = []
        self.stays: list[int] = []  # 1: shown and kept; 0: discarded
        self.boost: list[int] = []  # of the skill counted, in the use named
        self.watchers: list[int] = []  # experts that may be played when goods are gained
        self.price: list[int] = []
        self.price_science: list[int] = []
        self.skill: list[list[int]] = [[], [], []]
        self.pay_coins: list[int] = []
        self.pay_science: list[int] = []
        self.pay_hammers: list[int] = []
        self.outlook: list[list[float]] = []  # what bots think things are worth; filled by `sense`


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    at = 0
    while mask > 0:
        if mask & 1:
            found.append(at)
        mask >>= 1
        at += 1
    return found


def in_play(dots: int, seats: int) -> bool:
    """Whether cards and spaces with so many dots are used by so many players."""
    return dots < 3 or dots <= seats
