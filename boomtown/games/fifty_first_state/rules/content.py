"""What never changes during a game: cards, boards and numbers as flat lists, and what their effects compile to."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.engine.listeners import Listener

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

RED_PILE: Final = 0
BLUE_PILE: Final = 1
PILE_IDS: Final = ["red", "blue"]
NO_PROGRAM: Final = 0
WORD: Final = 60  # bits of a whole number that is no object in compiled code


def wild_for(kinds: int) -> int:
    """The wild tokens (bits) that may be spent in place of some goods (bits)."""
    return (1 << AMMO if kinds & RESOURCES else 0) | (1 << UNIVERSAL if kinds & CONTACTS else 0)


class Cost:
    """What something costs; it never changes once it is read."""

    def __init__(self) -> None:
        self.goods = [0] * GOODS  # how many of each
        self.only = -1  # the good, where so many of one good are all of its tokens
        self.wild = -1  # the wild token that stands in for it
        self.asked: list[int] = []  # the same as good, count, good, count, ...
        self.any_count = 0  # so many tokens freely picked
        self.any_of = 0  # from these kinds (bits)
        self.useful = 0  # goods (bits) that can pay any of it
        self.tokens = 0  # in all
        self.hand_cards = 0  # to discard
        self.own_deals = 0  # to give up

    def add(self, good: int, count: int) -> None:
        """So many more of a good."""
        self.goods[good] += count
        self.tokens += count
        self.useful |= 1 << good | wild_for(1 << good)
        self.asked.clear()
        for each in range(GOODS):
            if self.goods[each] > 0:
                self.asked.extend([each, self.goods[each]])
        self.note_only()

    def add_any(self, count: int, kinds: int) -> None:
        """So many tokens, each of one of these kinds."""
        self.any_count = count
        self.any_of = kinds
        self.useful |= kinds | wild_for(kinds)
        self.tokens += count
        self.note_only()

    def note_only(self) -> None:
        """Whether it is so many of one good."""
        self.only = self.asked[0] if len(self.asked) == 2 and self.any_count == 0 else -1
        self.wild = -1
        if 0 <= self.only < AMMO:
            self.wild = AMMO
        elif GREY <= self.only <= BLUE:
            self.wild = UNIVERSAL

    def is_free(self) -> bool:
        """Whether it asks for nothing."""
        return self.tokens + self.hand_cards + self.own_deals == 0

    def due(self) -> list[int]:
        """Its tokens as the numbers that a table keeps while they are paid: each good, how many freely, of which kinds."""
        return [*self.goods, self.any_count, self.any_of]


def price(good: int, count: int) -> Cost:
    """A cost of so many of one good."""
    cost = Cost()
    cost.add(good, count)
    return cost


def cost_due(due: list[int]) -> Cost:
    """The cost that such numbers stand for."""
    cost = Cost()
    for good in range(GOODS):
        if due[good] > 0:
            cost.add(good, due[good])
    cost.add_any(due[GOODS], due[GOODS + 1])
    return cost


class Content:
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
        self.any_answers = False  # whether any card answers to its owner's deeds
        self.design_first: list[int] = []  # the number of its first card
        # cards: copies of a design have numbers in a row
        self.card_design: list[int] = []
        self.card_word: list[int] = []  # its design as a bit: in which whole number of WORD bits
        self.card_bit: list[int] = []  # and which bit of it
        self.card_category: list[int] = []
        self.card_types: list[int] = []  # bits of TYPE_IDS
        self.card_distance: list[int] = []
        self.card_spoils: list[int] = []  # a bundle
        self.card_deal: list[int] = []  # a good
        self.card_open: list[bool] = []  # Open Production
        self.card_typeless: list[bool] = []
        self.card_shielded: list[bool] = []
        self.card_uses: list[int] = []
        self.card_cost: list[Cost] = []
        self.card_price: list[int] = []  # a program: the same cost, word by word
        self.card_effect: list[int] = []  # a program: what a Production produces, what an Action gives
        self.card_plain: list[bool] = []  # its effect gives the same in every State
        self.card_bonus: list[int] = []  # a program
        self.card_features: list[list[Word[Any]]] = []  # what a Feature does by itself
        self.card_listeners: list[list[Listener[Any]]] = []  # what it answers to
        self.card_store: list[list[int]] = []  # kinds (bits), at most, kinds, at most, ...
        self.card_stocks: list[list[int]] = []  # the kinds of goods that are put in stock on it, rising
        # Connection cards
        self.link_kind: list[int] = []
        self.link_pile: list[int] = []
        self.link_cost: list[Cost] = []
        self.link_price: list[int] = []  # a program
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
        self.exchange_costs: list[list[Cost]] = []
        self.exchange_prices: list[list[int]] = []  # programs
        self.exchange_effects: list[list[int]] = []
        self.exchange_uses: list[list[int]] = []  # 0: any number of times
        self.exchange_texts: list[list[str]] = []
        # what effects compile to
        self.bundles: list[list[int]] = []  # good, count, good, count, ...
        self.programs: list[list[Word[Any]]] = [[]]  # words; number 0 does nothing
        self.program_asks: list[bool] = [False]
        # numbers
        self.defense: list[int] = []  # of each Category
        self.least_defense = 0
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
        self.free = Cost()
        self.worker_cost = price(WORKER, 1)
        self.taking_cost = price(WORKER, 2)  # of a Connection card
        self.develop_cost = Cost()  # a brick or a development token
        self.develop_cost.add_any(1, (1 << BRICK) | (1 << DEVELOPMENT))
        self.token_cost = price(DEVELOPMENT, 1)
        self.contact_costs: list[list[Cost]] = []  # of a good, by count

    def contacts(self, good: int, count: int) -> Cost:
        """The cost of so many contact tokens of a colour."""
        return self.contact_costs[good - GREY][count]


def name_of(content: Content, card: int) -> str:
    """What a Location card is called."""
    return content.design_names[content.card_design[card]]
