"""What the cards of a book are worth: worked out once for all that a position can't change, looked up ever after."""

from typing import Any, Final

from boomtown.engine.cards import Word
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.cards.features import OnDeed
from boomtown.games.fifty_first_state.rules.cards.goods import (
    Gain,
    GainChoice,
    GainPerProduced,
    GainPerType,
    PlaceStock,
)
from boomtown.games.fifty_first_state.rules.table import StateTable, state_of

# what a good is worth in points to someone who can still use it this round
WORTH: Final[list[float]] = [0.5, 0.45, 0.45, 0.6, 0.65, 0.5, 0.6, 1.0, 0.42, 0.36, 0.36, 0.55, 0.12, 0.9]
PRODUCED: Final = 1.2  # how much of its goods' worth a Location brings in a round to come
USED: Final = 0.4  # and of an Action's gain
DEALT: Final = 1.3  # and of a deal's good
OPEN: Final = 0.1  # the workers that visitors leave at an Open Production
ANSWERED: Final = 0.9  # how often a Feature answers to a deed in a round
REWARDED: Final = 0.6  # and to enough production
STORE: Final = 0.3  # room to keep goods in


class Loose:
    """A word whose worth depends on the State: so much for each Location of a Type, or for each good produced."""

    def __init__(self, by_type: bool, of: int, worth: float, most: int) -> None:
        self.by_type = by_type
        self.of = of
        self.worth = worth
        self.most = most


class Outlook:
    """Worths in points. Lists named `card_...` go by card, `program_...` by program."""

    def __init__(self, content: b.Content) -> None:
        self.bundle = [bundle_worth(goods) for goods in content.bundles]
        self.program_fixed: list[float] = []
        self.program_loose: list[list[Loose]] = []
        for program in content.programs:
            self.program_fixed.append(fixed_worth(program))
            self.program_loose.append(loose_parts(program))
        cards = range(len(content.card_design))
        self.card_cost = [cost_worth(content.card_cost[card]) for card in cards]
        self.card_spoils = [self.bundle[content.card_spoils[card]] for card in cards]
        self.card_deal = [WORTH[content.card_deal[card]] for card in cards]
        self.card_kinds = [kinds_of(content.card_types[card]) for card in cards]
        self.card_steady = [self.is_steady(content, card) for card in cards]  # the State makes no difference
        self.board_uses: list[
            list[int]
        ] = []  # by faction: the exchange for grey, red and blue contacts, or -1
        self.board_gives: list[list[int]] = []  # and how many contacts it gives
        self.board_costs: list[list[float]] = []
        for faction in range(len(content.faction_ids)):
            self.note_board(content, faction)
        nowhere = [0] * len(b.TYPE_IDS)
        nothing = [0] * b.GOODS
        self.card_rate: list[float] = []  # what it brings in a round
        self.card_entry: list[float] = []  # what it brings when it is built
        for card in cards:
            self.card_rate.append(self.rate_of(content, card, nowhere, nothing))
            self.card_entry.append(self.entry_of(content, card, nowhere, nothing))

    def note_board(self, content: b.Content, faction: int) -> None:
        """Which exchange of a faction board gives the most contacts of each colour."""
        uses = [-1, -1, -1]
        gives = [0, 0, 0]
        costs = [0.0, 0.0, 0.0]
        for i in range(len(content.exchange_effects[faction])):
            for word in content.programs[content.exchange_effects[faction][i]]:
                goods = word.goods if isinstance(word, Gain) else []
                for k in range(0, len(goods), 2):
                    colour = goods[k] - b.GREY
                    if 0 <= colour < 3 and goods[k + 1] > gives[colour]:
                        uses[colour] = i
                        gives[colour] = goods[k + 1]
                        costs[colour] = cost_worth(content.exchange_costs[faction][i])
        self.board_uses.append(uses)
        self.board_gives.append(gives)
        self.board_costs.append(costs)

    def is_steady(self, content: b.Content, card: int) -> bool:
        """Whether a card is worth the same in any State."""
        programs = [listener.program for listener in content.card_listeners[card]]
        for program in [content.card_effect[card], content.card_bonus[card], *programs]:
            if len(self.program_loose[program]) > 0:
                return False
        return True

    def program_worth(self, program: int, counts: list[int], produced: list[int]) -> float:
        """About what a program brings its taker, who has so many Locations of each Type and produced these goods."""
        total = self.program_fixed[program]
        for part in self.program_loose[program]:
            times = counts[part.of] if part.by_type else max(1, produced[part.of])
            total += part.worth * min(part.most, times)
        return total

    def rate_of(self, content: b.Content, card: int, counts: list[int], produced: list[int]) -> float:
        """What the ability of a standing Location brings in a round."""
        category = content.card_category[card]
        if category == b.PRODUCTION:
            each = self.program_worth(content.card_effect[card], counts, produced)
            return PRODUCED * each + (OPEN if content.card_open[card] else 0.0)
        if category == b.ACTION:
            net = self.program_worth(content.card_effect[card], counts, produced) - self.card_cost[card]
            return max(0.1, net) * USED * content.card_uses[card]
        worth = 0.0
        for listener in content.card_listeners[card]:
            often = ANSWERED if isinstance(listener, OnDeed) else REWARDED
            worth += often * self.program_worth(listener.program, counts, produced)
        if len(content.card_store[card]) > 0:
            worth += STORE
        return worth

    def entry_of(self, content: b.Content, card: int, counts: list[int], produced: list[int]) -> float:
        """What a card brings when it is built, but for its ability: a point, production and bonus at once."""
        worth = 1.0 + self.program_worth(content.card_bonus[card], counts, produced)
        if content.card_category[card] == b.PRODUCTION:
            worth += self.program_worth(content.card_effect[card], counts, produced)
        return worth


OUTLOOKS: Final[dict[str, Outlook]] = {}


def outlook(content: b.Content) -> Outlook:
    """The outlook of a book, made once."""
    found = OUTLOOKS.get(content.key)
    if found is None:
        found = Outlook(content)
        OUTLOOKS[content.key] = found
    return found


def bundle_worth(goods: list[int]) -> float:
    """The worth of a bundle of goods."""
    total = 0.0
    for i in range(0, len(goods), 2):
        total += WORTH[goods[i]] * goods[i + 1]
    return total


def cost_worth(cost: b.Cost) -> float:
    """The worth of what a cost asks for."""
    return 0.5 * cost.any_count + 0.9 * cost.hand_cards + 0.9 * cost.own_deals + bundle_worth(cost.asked)


def fixed_worth(program: list[Word[Any]]) -> float:
    """What a program brings its taker in any State."""
    total = 0.0
    for word in program:
        if isinstance(word, (Gain, PlaceStock)):
            total += bundle_worth(word.goods)
        elif isinstance(word, GainChoice):
            best = 0.0
            for goods in word.bundles:
                best = max(best, bundle_worth(goods))
            total += best + 0.05
        elif not isinstance(word, (GainPerType, GainPerProduced)):
            total += 0.7
    return total


def loose_parts(program: list[Word[Any]]) -> list[Loose]:
    """The words of a program whose worth depends on the State."""
    found: list[Loose] = []
    for word in program:
        if isinstance(word, GainPerType):
            found.append(Loose(True, word.kind, bundle_worth(word.goods), word.times))
        elif isinstance(word, GainPerProduced):
            found.append(Loose(False, word.good, bundle_worth(word.goods), word.times))
    return found


def kinds_of(types: int) -> list[int]:
    """The Types that are set as bits."""
    return [kind for kind in range(len(b.TYPE_IDS)) if (types >> kind) & 1]


def type_counts(t: StateTable, look: Outlook, owner: int) -> list[int]:
    """How many Locations of each Type stand in a State."""
    counts = [0] * len(b.TYPE_IDS)
    ruined = len(t.ruins) > 0
    for card in state_of(t, owner):
        if not ruined or card not in t.ruins:
            for kind in look.card_kinds[card]:
                counts[kind] += 1
    return counts
