"""What the cards of a book are worth: worked out once for all that a position can't change, looked up ever after."""

from typing import Final

from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.table import StateTable, state_of

# what a good is worth in points to someone who can still use it this round
WORTH: Final[list[float]] = [0.5, 0.45, 0.45, 0.6, 0.65, 0.5, 0.6, 1.0, 0.42, 0.36, 0.36, 0.55, 0.12, 0.9]
PRODUCED: Final = 1.2  # how much of its goods' worth a Location brings in a round to come
USED: Final = 0.4  # and of an Action's gain
DEALT: Final = 1.3  # and of a deal's good
OPEN: Final = 0.1  # the workers that visitors leave at an Open Production
STORE: Final = 0.3  # room to keep goods in
LOOSE: Final = (
    4  # numbers of a part whose worth depends on the State: instruction, bundle, Type or good, at most
)


class Outlook:
    """Worths in points. Lists named `card_...` go by card, `program_...` by program."""

    def __init__(self, book: b.Book) -> None:
        self.bundle = [bundle_worth(goods) for goods in book.bundles]
        self.program_fixed: list[float] = []
        self.program_loose: list[list[int]] = []
        for program in book.programs:
            self.program_fixed.append(self.fixed_worth(program))
            self.program_loose.append(loose_parts(program))
        cards = range(len(book.card_design))
        self.card_cost = [cost_worth(book.card_cost[card]) for card in cards]
        self.card_spoils = [self.bundle[book.card_spoils[card]] for card in cards]
        self.card_deal = [WORTH[book.card_deal[card]] for card in cards]
        self.card_kinds = [kinds_of(book.card_types[card]) for card in cards]
        self.card_steady = [self.is_steady(book, card) for card in cards]  # the State makes no difference
        self.board_uses: list[
            list[int]
        ] = []  # by faction: the exchange for grey, red and blue contacts, or -1
        self.board_gives: list[list[int]] = []  # and how many contacts it gives
        self.board_costs: list[list[float]] = []
        for faction in range(len(book.faction_ids)):
            self.note_board(book, faction)
        nowhere = [0] * len(b.TYPE_IDS)
        nothing = [0] * b.GOODS
        self.card_rate: list[float] = []  # what it brings in a round
        self.card_entry: list[float] = []  # what it brings when it is built
        for card in cards:
            self.card_rate.append(self.rate_of(book, card, nowhere, nothing))
            self.card_entry.append(self.entry_of(book, card, nowhere, nothing))

    def note_board(self, book: b.Book, faction: int) -> None:
        """Which exchange of a faction board gives the most contacts of each colour."""
        uses = [-1, -1, -1]
        gives = [0, 0, 0]
        costs = [0.0, 0.0, 0.0]
        for i in range(len(book.exchange_effects[faction])):
            for step in book.programs[book.exchange_effects[faction][i]]:
                goods = book.bundles[step[1]] if step[0] == b.GAIN else []
                for k in range(0, len(goods), 2):
                    colour = goods[k] - b.GREY
                    if 0 <= colour < 3 and goods[k + 1] > gives[colour]:
                        uses[colour] = i
                        gives[colour] = goods[k + 1]
                        costs[colour] = cost_worth(book.exchange_costs[faction][i])
        self.board_uses.append(uses)
        self.board_gives.append(gives)
        self.board_costs.append(costs)

    def fixed_worth(self, program: list[list[int]]) -> float:
        """What a program brings its taker in any State."""
        total = 0.0
        for step in program:
            op = step[0]
            if op == b.GAIN or op == b.STOCK:
                total += self.bundle[step[1]]
            elif op == b.CHOICE:
                best = 0.0
                for i in range(1, len(step)):
                    best = max(best, self.bundle[step[i]])
                total += best + 0.05
            elif op != b.PER_TYPE and op != b.PER_PRODUCED:
                total += 0.7
        return total

    def is_steady(self, book: b.Book, card: int) -> bool:
        """Whether a card is worth the same in any State."""
        for program in (
            book.card_effect[card],
            book.card_bonus[card],
            book.card_answer[card],
            book.card_reward[card],
        ):
            if len(self.program_loose[program]) > 0:
                return False
        return True

    def program_worth(self, program: int, counts: list[int], produced: list[int]) -> float:
        """About what a program brings its taker, who has so many Locations of each Type and produced these goods."""
        total = self.program_fixed[program]
        parts = self.program_loose[program]
        for i in range(0, len(parts), LOOSE):
            times = counts[parts[i + 2]] if parts[i] == b.PER_TYPE else max(1, produced[parts[i + 2]])
            total += self.bundle[parts[i + 1]] * min(parts[i + 3], times)
        return total

    def rate_of(self, book: b.Book, card: int, counts: list[int], produced: list[int]) -> float:
        """What the ability of a standing Location brings in a round."""
        category = book.card_category[card]
        if category == b.PRODUCTION:
            each = self.program_worth(book.card_effect[card], counts, produced)
            return PRODUCED * each + (OPEN if book.card_open[card] else 0.0)
        if category == b.ACTION:
            net = self.program_worth(book.card_effect[card], counts, produced) - self.card_cost[card]
            return max(0.1, net) * USED * book.card_uses[card]
        worth = 0.0
        if book.card_events[card]:
            worth += 0.9 * self.program_worth(book.card_answer[card], counts, produced)
        if book.card_counts[card]:
            worth += 0.6 * self.program_worth(book.card_reward[card], counts, produced)
        if len(book.card_store[card]) > 0:
            worth += STORE
        return worth

    def entry_of(self, book: b.Book, card: int, counts: list[int], produced: list[int]) -> float:
        """What a card brings when it is built, but for its ability: a point, production and bonus at once."""
        worth = 1.0 + self.program_worth(book.card_bonus[card], counts, produced)
        if book.card_category[card] == b.PRODUCTION:
            worth += self.program_worth(book.card_effect[card], counts, produced)
        return worth


OUTLOOKS: Final[dict[str, Outlook]] = {}


def outlook(book: b.Book) -> Outlook:
    """The outlook of a book, made once."""
    found = OUTLOOKS.get(book.key)
    if found is None:
        found = Outlook(book)
        OUTLOOKS[book.key] = found
    return found


def bundle_worth(goods: list[int]) -> float:
    """The worth of a bundle of goods."""
    total = 0.0
    for i in range(0, len(goods), 2):
        total += WORTH[goods[i]] * goods[i + 1]
    return total


def cost_worth(cost: list[int]) -> float:
    """The worth of the goods that a cost asks for."""
    total = 0.5 * cost[b.ANY_COUNT] + 0.9 * cost[b.HAND_CARDS] + 0.9 * cost[b.OWN_DEALS]
    for good in range(b.GOODS):
        total += WORTH[good] * cost[good]
    return total


def loose_parts(program: list[list[int]]) -> list[int]:
    """The instructions of a program whose worth depends on the State, one after the other."""
    found: list[int] = []
    for step in program:
        if step[0] == b.PER_TYPE or step[0] == b.PER_PRODUCED:
            found.extend(step[:LOOSE])
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
