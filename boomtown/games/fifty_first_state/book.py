"""What never changes during a game: cards, boards and numbers as flat lists, and what their effects compile to."""

from typing import Final

GUN: Final = 0
FUEL: Final = 1
IRON: Final = 2
BRICK: Final = 3
AMMO: Final = 4
WORKER: Final = 5
CARD: Final = 6
VP: Final = 7
GREY: Final = 8
RED: Final = 9
BLUE: Final = 10
UNIVERSAL: Final = 11
DEFENSE: Final = 12
DEVELOPMENT: Final = 13
GOODS: Final = 14
GOOD_IDS: Final = [
    "gun",
    "fuel",
    "iron",
    "brick",
    "ammo",
    "worker",
    "card",
    "vp",
    "grey",
    "red",
    "blue",
    "universal",
    "defense",
    "development",
]
RESOURCES: Final = 0b1111  # gun, fuel, iron, brick as bits
CONTACTS: Final = (1 << GREY) | (1 << RED) | (1 << BLUE)

TYPE_IDS: Final = [
    "gun",
    "fuel",
    "iron",
    "brick",
    "ammo",
    "worker",
    "card",
    "score",
    "contact",
    "culture",
    "gas_mask",
]

PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
CATEGORY_IDS: Final = ["production", "feature", "action"]

# events that a Feature may answer to, as bits
BUILD: Final = 1
DEVELOP: Final = 2
DEAL: Final = 4
RAZE: Final = 8
EVENT_IDS: Final = ["build", "develop", "deal", "raze"]

# a cost is a list of numbers: 14 goods, then these
ANY_COUNT: Final = 14  # so many goods freely picked
ANY_OF: Final = 15  # from these kinds (bits)
HAND_CARDS: Final = 16  # cards to discard from hand
OWN_DEALS: Final = 17  # deals to give up
COST: Final = 18

# an instruction of a program is a list of numbers that begins with one of these
GAIN: Final = 0  # bundle
CHOICE: Final = 1  # bundle, bundle, ...
PER_TYPE: Final = 2  # bundle, Type, at most
PER_PRODUCED: Final = 3  # bundle, good, at most
STOCK: Final = 4  # bundle
STEAL: Final = 5  # how many, kinds (bits)
RESET: Final = 6  # at most
RERUN: Final = 7  # how many
COPY: Final = 8  # how many
TAKE: Final = 9  # how many
COLLECT_OWN: Final = 10  # at most
COLLECT_RIVAL: Final = 11  # how many
ASKING: Final = (
    (1 << CHOICE)
    | (1 << STEAL)
    | (1 << RESET)
    | (1 << RERUN)
    | (1 << COPY)
    | (1 << TAKE)
    | (1 << COLLECT_OWN)
) | (1 << COLLECT_RIVAL)
BORROWING: Final = (1 << RERUN) | (1 << COPY) | (1 << TAKE)  # production that itself copies production

RED_PILE: Final = 0
BLUE_PILE: Final = 1
PILE_IDS: Final = ["red", "blue"]
NO_PROGRAM: Final = 0


def free() -> list[int]:
    """A cost of nothing."""
    return [0] * COST


def price(good: int, count: int) -> list[int]:
    """A cost of so many of one good."""
    cost = [0] * COST
    cost[good] = count
    return cost


class Book:
    """The content of one game. Lists named `card_...` go by card, `design_...` by design, `link_...` by Connection."""

    def __init__(self, key: str) -> None:
        self.key = key
        # designs: one entry for all copies of a card
        self.design_ids: list[str] = []
        self.design_names: list[str] = []
        self.design_sets: list[str] = []
        self.design_copies: list[int] = []
        self.design_texts: list[str] = []  # the ability, made from the data
        self.design_flavours: list[str] = []
        self.design_aka: list[list[str]] = []
        self.design_rules: list[list[str]] = []
        self.design_first: list[int] = []  # the number of its first card
        # cards: copies of a design have numbers in a row
        self.card_design: list[int] = []
        self.card_category: list[int] = []
        self.card_types: list[int] = []  # bits of TYPE_IDS
        self.card_distance: list[int] = []
        self.card_spoils: list[int] = []  # a bundle
        self.card_deal: list[int] = []  # a good
        self.card_open: list[bool] = []  # Open Production
        self.card_typeless: list[bool] = []
        self.card_shielded: list[bool] = []
        self.card_uses: list[int] = []
        self.card_cost: list[list[int]] = []
        self.card_effect: list[int] = []  # a program: what a Production produces, what an Action gives
        self.card_bonus: list[int] = []  # a program
        self.card_events: list[int] = []  # bits of BUILD ... RAZE it answers to
        self.card_answer: list[int] = []  # a program
        self.card_counts: list[int] = []  # goods (bits) whose production it rewards, 0 for none
        self.card_least: list[int] = []
        self.card_reward: list[int] = []  # a program
        self.card_store: list[list[int]] = []  # kinds (bits), at most, kinds, at most, ...
        # Connection cards
        self.link_kind: list[int] = []
        self.link_pile: list[int] = []
        self.link_cost: list[list[int]] = []
        self.link_effect: list[int] = []
        self.kind_ids: list[str] = []
        self.kind_names: list[str] = []
        self.kind_piles: list[int] = []
        self.kind_copies: list[int] = []
        self.kind_texts: list[str] = []
        self.kind_flavours: list[str] = []
        # factions; each has its own exchanges and then the one that all boards share
        self.faction_ids: list[str] = []
        self.faction_names: list[str] = []
        self.faction_resources: list[int] = []
        self.faction_colours: list[str] = []
        self.faction_emblems: list[str] = []
        self.faction_mottoes: list[str] = []
        self.faction_hints: list[str] = []
        self.faction_production: list[int] = []  # a program
        self.exchange_ids: list[list[str]] = []
        self.exchange_costs: list[list[list[int]]] = []
        self.exchange_effects: list[list[int]] = []
        self.exchange_uses: list[list[int]] = []  # 0: any number of times
        self.exchange_texts: list[list[str]] = []
        # what effects compile to
        self.bundles: list[list[int]] = []  # good, count, good, count, ...
        self.programs: list[list[list[int]]] = [[]]  # instructions; number 0 does nothing
        self.program_asks: list[bool] = [False]
        # numbers
        self.defense: list[int] = []  # of each Category
        self.defense_token = 1
        self.end_trigger = 25
        self.location_points = 1
        self.develop_points = 1
        self.draft_extra = 1
        self.hand_dealt = 6
        self.hand_kept = 4
        self.pieces: list[int] = [0] * GOODS  # in the box
        self.multipliers = 0
        # the Virtual Player
        self.attempts = 3
        self.solo_shown = 4
        self.points_claimed = 2
        self.points_razed = 2
        self.points_worker = 1
        self.priority: list[int] = []  # of goods in Spoils, first counts most
        self.level_from: list[int] = []  # achievements, rising
        self.level_names: list[str] = []
        # costs that rules ask for
        self.worker_cost: list[int] = price(WORKER, 1)
        self.link_price: list[int] = price(WORKER, 2)
        self.develop_cost: list[int] = free()  # a brick or a development token
        self.token_cost: list[int] = price(DEVELOPMENT, 1)
        self.develop_cost[ANY_COUNT] = 1
        self.develop_cost[ANY_OF] = (1 << BRICK) | (1 << DEVELOPMENT)
        self.contact_costs: list[list[list[int]]] = []  # of a good, by count

    def contacts(self, good: int, count: int) -> list[int]:
        """The cost of so many contact tokens of a colour."""
        return self.contact_costs[good - GREY][count]


def name_of(book: Book, card: int) -> str:
    """What a Location card is called."""
    return book.design_names[book.card_design[card]]
