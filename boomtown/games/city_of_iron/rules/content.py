"""What is in the box, as flat lists of whole numbers that all tables of one content share and never change."""

from typing import TYPE_CHECKING, Any, Final

from boomtown.engine.cards import Word
from boomtown.engine.listeners import Listener

if TYPE_CHECKING:
    from boomtown.games.city_of_iron.rules.cards.reactions import GainReaction
    from boomtown.games.city_of_iron.rules.cards.standing import Goal, Score

GOODS: Final = 10
ROUNDS: Final = 7
EACH_NATION: Final = 28  # expert cards

CITIZEN: Final = 0  # the two decks of a nation board
MILITARY: Final = 1

HAMMERS: Final = 0  # skills
DISTANCES: Final = 1
GUNFIRE: Final = 2

ANYWHERE: Final = 1 << 20  # a land type that all lands have

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


class Terms:
    """On what terms a seat builds: for so much less, `over` the population, with `hammers` as coins."""

    def __init__(self, discount: int, over: bool, hammers: bool) -> None:
        self.number = 0  # in the content
        self.discount = discount
        self.over = over
        self.hammers = hammers


class Content:
    """Goods, tracks, lands, districts, towns, buildings, nations and experts of one content."""

    def __init__(self, key: str, data: dict[str, Any]) -> None:
        self.key = key
        self.data = data  # the files as they were read, for drawing and words
        self.programs: list[list[Word[Any]]] = []  # what cards do
        self.terms: list[Terms] = [Terms(0, False, False)]  # of the Build action, then of experts
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
        self.land_sites: list[int] = []  # the same, and ANYWHERE
        self.land_distance: list[int] = []
        self.land_vessel: list[int] = []
        self.land_nation: list[int] = []  # of a starting land, else -1
        self.land_players: list[int] = []
        self.land_goal: list[Goal] = []
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
        self.card_site: list[int] = []  # the same, ANYWHERE for any city
        self.card_goods: list[list[int]] = []
        self.card_income: list[int] = []
        self.card_perks: list[list[int]] = []  # what it gives beside, by the places of `perks`
        self.card_adds: list[list[int]] = []  # the same: place, how much, place, how much
        self.card_bots: list[int] = []  # how many Steambots it may hold
        self.card_bot_discount: list[int] = []
        self.card_built: list[int] = []  # the program that is carried out when it is built, or -1
        self.card_score: list[Score | None] = []
        self.card_goal: list[Goal | None] = []
        self.academy = -1  # the number of the name Academy
        # nations and experts; lists by nation have nation * experts + expert
        self.nation_ids: list[str] = []
        self.nation_names: list[str] = []
        self.nation_coins: list[int] = []
        self.nation_science: list[int] = []
        self.nation_income: list[int] = []
        self.nation_cards: list[int] = []  # masks
        self.for_hire: list[list[int]] = []  # each nation's experts that must be hired
        self.by_price: list[list[int]] = []  # the same, the cheapest first
        self.starting: list[list[list[int]]] = [[], []]  # by deck, then nation
        self.experts = 0
        self.expert_ids: list[str] = []
        self.expert_names: list[str] = []
        self.expert_deck: list[int] = []
        self.deck_mask: list[int] = [0, 0]
        self.vessel: list[int] = []
        self.kind: list[int] = []
        self.effect: list[int] = []  # the program of each expert that is played for its ability, or -1
        self.on_use: list[list[Listener[Any]]] = []  # reactions to a skill of the card that was used
        self.on_gain: list[GainReaction | None] = []  # reactions to goods that are gained
        self.watchers: list[int] = []  # the experts that have such a reaction
        self.boosts: list[list[list[int]]] = []  # by use and skill: what reactions of each expert add
        self.extras: list[int] = [0, 0, 0]  # by skill: mask of the experts that react to its use in an attack
        self.price: list[int] = []
        self.price_science: list[int] = []
        self.skill: list[list[int]] = [[], [], []]
        self.supplies: list[list[list[list[int]]]] = []  # by use, skill and nation: what each expert supplies
        self.pay_coins: list[int] = []
        self.pay_science: list[int] = []
        self.pay_hammers: list[int] = []
        self.unpaid: list[int] = []  # of each nation: mask of the experts without a payment
        self.outlook: list[list[float]] = []  # what bots think things are worth; filled by `sense`


def reckon(content: Content) -> None:
    """When all is read: what the experts supply, in what order of price they are, and what is looked up often."""
    content.land_sites = [types | ANYWHERE for types in content.land_types]
    content.card_site = [land if land > 0 else ANYWHERE for land in content.card_land]
    for perks in content.card_perks:
        content.card_adds.append(
            [n for place in range(len(perks)) if perks[place] for n in (place, perks[place])]
        )
    nations = range(len(content.nation_cards))
    for use in range(ANY_USE):
        skills = [[supplied(content, nation, skill, use) for nation in nations] for skill in range(3)]
        content.supplies.append(skills)
    for nation in nations:
        prices = content.price[nation * content.experts : (nation + 1) * content.experts]
        cards = [(prices[card], card) for card in bits(content.nation_cards[nation])]
        owned = content.starting[CITIZEN][nation] + content.starting[MILITARY][nation]
        content.by_price.append([card for _, card in sorted(cards) if card not in owned])
        content.for_hire.append(sorted(content.by_price[nation]))
        content.unpaid.append(
            sum([1 << card for card in range(content.experts) if is_unpaid(content, nation, card)])
        )


def is_unpaid(content: Content, nation: int, card: int) -> bool:
    """Whether an expert of a nation is played without a payment."""
    at = nation * content.experts + card
    return content.pay_coins[at] + content.pay_science[at] + content.pay_hammers[at] == 0


def supplied(content: Content, nation: int, skill: int, use: int) -> list[int]:
    """How much of a skill each expert of a nation supplies in a use, its own reaction counted."""
    found = content.skill[skill][nation * content.experts : (nation + 1) * content.experts]
    for card in range(content.experts):
        if found[card] > 0:
            found[card] += content.boosts[use][skill][card]
    return found


def bits(mask: int) -> list[int]:
    """The numbers in a mask, ascending."""
    found: list[int] = []
    while mask > 0:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(cards: list[int]) -> int:
    """The mask that holds these numbers."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def in_play(dots: int, seats: int) -> bool:
    """Whether cards and spaces with so many dots are used by so many players."""
    return dots < 3 or dots <= seats
