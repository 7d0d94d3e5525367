"""Every word that a person reads while playing: buttons, prompts, log sentences."""

from typing import cast

from boomtown.engine.steps import Decision
from boomtown.games.age_of_industry import actions as a
from boomtown.games.age_of_industry.board import Board
from boomtown.games.age_of_industry.build import BuildCoal, ChooseCard, ChooseSpace
from boomtown.games.age_of_industry.cards import TakeCard
from boomtown.games.age_of_industry.cubes import cube_price
from boomtown.games.age_of_industry.railway import RailwayCoal
from boomtown.games.age_of_industry.rounds import ChooseAction
from boomtown.games.age_of_industry.scoring import railway_profit
from boomtown.games.age_of_industry.sell import ChooseSeller
from boomtown.games.age_of_industry.table import AgeTable, next_counter

INDUSTRY_NAMES = ("cotton mill", "factory", "coal mine", "iron works", "port", "ship")
CUBE_NAMES = ("coal", "iron")

PLAIN = {
    a.BUILD: "Build an industry",
    a.COMBINE: "Use both actions for one build with any card",
    a.RAILWAY: "Build a railway",
    a.SELL: "Sell goods",
    a.DEVELOP: "Develop: remove a counter from your display",
    a.TAKE_CARDS: "Take two cards",
    a.PASS: "Pass",
    a.KEEP: "Keep the money",
    a.STOP: "Stop selling",
    a.DECK: "Take the top card of the deck",
}

PROMPTS = {
    "Repayment": "You can repay a loan now.",
    "ChooseCard": "Choose the card you build with.",
    "ChooseIndustry": "Choose what to build.",
    "ChooseSpace": "Choose where to build your {industry}.",
    "BuildCoal": "Several sources of coal are equally close: choose one.",
    "BuildIron": "Several iron works are equally close: choose one.",
    "ChooseLink": "Choose where to lay your railway.",
    "RailwayCoal": "Choose where the railway's coal comes from.",
    "RailwayIron": "Choose where the railway's iron comes from.",
    "ChooseSeller": "Choose a mill or factory that sells its goods.",
    "ChooseBuyer": "Choose who buys the goods.",
    "ChooseCounter": "Choose the counter to remove from your display.",
    "DevelopWithCard": "Choose the card to discard for the development.",
    "PassWithCard": "Choose the card to discard for passing.",
    "TakeCard": "Take a card: face up or from the deck.",
}

RULES = {
    "round": ["AOI-059"],
    "build": ["AOI-073"],
    "demand": ["AOI-145", "AOI-146"],
    "flip": ["AOI-019", "AOI-020"],
    "railway": ["AOI-174"],
    "sell-port": ["AOI-194"],
    "sell-market": ["AOI-194"],
    "develop": ["AOI-208"],
    "take": ["AOI-214"],
    "draw": ["AOI-214"],
    "offer": ["AOI-216"],
    "pass": ["AOI-220"],
    "pass-free": ["AOI-222"],
    "loan": ["AOI-166"],
    "repay": ["AOI-168"],
    "interest": ["AOI-228"],
    "order": ["AOI-224"],
    "final": ["AOI-235"],
}


def counter_name(board: Board, counter: int) -> str:
    """A counter in words: 'cotton mill 2'."""
    return f"{INDUSTRY_NAMES[board.counter_industry[counter]]} {board.level[counter]}"


def card_name(board: Board, card: int) -> str:
    """A card in words: 'Cotton mill', or 'Brown' for a location card."""
    return board.card_names[card]


def place_name(board: Board, space: int) -> str:
    """The place of a space."""
    return board.place_names[board.space_place[space]]


def space_name(board: Board, space: int) -> str:
    """A space in words: its place, with its number where the place has several."""
    place = board.space_place[space]
    spaces = board.place_spaces[place]
    if len(spaces) == 1:
        return board.place_names[place]
    return f"{board.place_names[place]} {spaces.index(space) + 1}"


def link_name(board: Board, link: int) -> str:
    """A link in words: the places at its ends."""
    return f"{board.place_names[board.link_a[link]]}-{board.place_names[board.link_b[link]]}"


def seat_name(t: AgeTable, seat: int) -> str:
    """A seat by its colour."""
    return t.colours[seat].capitalize()


def source_name(board: Board, source: int) -> str:
    """Where a cube comes from."""
    if source == a.FROM_DISPLAY:
        return "the demand display"
    if source >= a.FROM_IMPORT:
        return f"the import from {board.ship_import_names[source - a.FROM_IMPORT]}"
    return place_name(board, source - a.FROM)


# --- buttons -------------------------------------------------------------------------------------------------


def button(t: AgeTable, seat: int, action: int) -> str:
    """What a person reads on an option."""
    board, verb, number = t.board, a.ACTIONS.name(action), a.ACTIONS.number(action)
    if action in PLAIN:
        return PLAIN[action]
    if action == a.REPAY:
        return f"Repay a loan of ${board.loan}"
    if verb == "card":
        top = t.agenda[-1]
        playing = isinstance(top, ChooseCard) and not top.combined
        return f"{'Play' if playing else 'Discard'} {card_name(board, number)}"
    if verb == "industry":
        return industry_button(t, seat, number)
    if verb == "space":
        return space_button(t, number)
    if verb in ("from", "from-import", "from-display"):
        return source_button(t, action)
    if verb == "link":
        return f"{link_name(board, number)} (worth ${railway_profit(t, number)} if the game ended now)"
    if verb == "seller":
        return f"{counter_name(board, t.counter[number]).capitalize()} in {space_name(board, number)}"
    if verb == "to-port":
        return f"{seat_name(t, t.owner[number])}'s {counter_name(board, t.counter[number])} in {space_name(board, number)}"
    if verb == "to-market":
        return f"The market {market_name(board, number)}"
    if verb == "remove":
        return f"{counter_name(board, number).capitalize()} ({t.left[seat * len(board.level) + number]} left)"
    return f"Take the face-up card {card_name(board, t.offer[number])}"


def market_name(board: Board, market: int) -> str:
    """A market space in words."""
    ship = board.place_ship[board.market_place[market]]
    return f"{'behind' if ship >= 0 else 'in'} {board.place_names[board.market_place[market]]}" + (
        f" ({board.market_names[market]})" if ship >= 0 else ""
    )


def industry_button(t: AgeTable, seat: int, industry: int) -> str:
    """An industry with the price and the needs of its next counter."""
    board, counter = t.board, next_counter(t, seat, industry)
    cubes = "".join(f" + {CUBE_NAMES[c]}" for c in range(2) if board.needs[c][counter])
    return f"{counter_name(board, counter).capitalize()} (${board.cost[counter]}{cubes}, earns ${board.income[counter]})"


def space_button(t: AgeTable, space: int) -> str:
    """A space, and what it would be built over."""
    name = f"Build in {space_name(t.board, space)}"
    if t.owner[space] < 0:
        return name
    return f"{name}, over {seat_name(t, t.owner[space])}'s {counter_name(t.board, t.counter[space])}"


def source_button(t: AgeTable, source: int) -> str:
    """A source of coal or iron, with its owner and its price."""
    if source == a.FROM_DISPLAY:
        top = t.agenda[-1]
        cube = 0 if isinstance(top, BuildCoal | RailwayCoal) else 1
        return f"The demand display for ${cube_price(t, cube, source)}"
    if source >= a.FROM_IMPORT:
        return f"The import from {t.board.ship_import_names[source - a.FROM_IMPORT]}"
    space = source - a.FROM
    cubes = f"{t.cubes[space]} cube{'s' if t.cubes[space] != 1 else ''}"
    name = counter_name(t.board, t.counter[space])
    return f"{seat_name(t, t.owner[space])}'s {name} in {space_name(t.board, space)} ({cubes} left)"


# --- prompts -------------------------------------------------------------------------------------------------


def prompt(t: AgeTable, seat: int) -> str:
    """What the seat has to do now."""
    top = cast(Decision, t.agenda[-1])
    if isinstance(top, ChooseAction):
        if top.left == 2:
            return "Choose the first of your two actions."
        return "Choose your action." if t.round[0] == 1 else "Choose your second action."
    words = PROMPTS[type(top).__name__]
    if isinstance(top, ChooseSpace):
        return words.format(industry=INDUSTRY_NAMES[top.industry])
    if isinstance(top, ChooseCard) and top.combined:
        return "Choose any card to discard for your combined build."
    if isinstance(top, TakeCard) and top.left == 1:
        return "Take your second card: face up or from the deck."
    if isinstance(top, ChooseSeller) and top.sales:
        return "Sell the goods of another mill or factory, or stop."
    return words


# --- the log -------------------------------------------------------------------------------------------------


def sentence(t: AgeTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    board = t.board
    who = seat_name(t, seat) if seat >= 0 else ""
    if kind == "build":
        return build_sentence(t, who, args)
    if kind == "railway":
        link, price, coal, iron = args
        return f"{who} builds the railway {link_name(board, link)} for ${price}{supply_words(board, coal, iron)}."
    if kind == "flip":
        counter, space, income = args
        return f"{who}'s {counter_name(board, counter)} in {place_name(board, space)} is used and earns ${income}."
    if kind == "demand":
        cube, moved, earned = args
        return f"{who} moves {moved} {CUBE_NAMES[cube]} to the demand display and takes ${earned}."
    if kind == "sell-port":
        counter, space, port, owner = args
        name, where = counter_name(board, counter), place_name(board, space)
        return f"{who} sells from the {name} in {where} through {seat_name(t, owner)}'s port in {place_name(board, port)}."
    if kind == "sell-market":
        counter, space, market = args
        name, where = counter_name(board, counter), place_name(board, space)
        return f"{who} sells from the {name} in {where} to the market {market_name(board, market)}."
    if kind == "final":
        return final_sentence(who, args)
    return short_sentence(t, kind, who, args, secret)


def build_sentence(t: AgeTable, who: str, args: list[int]) -> str:
    """What was built, where, with which card, over what, at what price."""
    counter, space, card, price, coal, iron, before, combined = args
    over = (
        f" over {'his own' if seat_name(t, before) == who else seat_name(t, before)} counter"
        if before >= 0
        else ""
    )
    return (
        f"{who} {'uses both actions, ' if combined else ''}plays {card_name(t.board, card)} and builds {counter_name(t.board, counter)} in "
        f"{space_name(t.board, space)}{over} for ${price}{supply_words(t.board, coal, iron)}."
    )


def supply_words(board: Board, coal: int, iron: int) -> str:
    """Where the cubes of a build came from."""
    parts = [f"{CUBE_NAMES[i]} from {source_name(board, s)}" for i, s in enumerate((coal, iron)) if s >= 0]
    return f", {' and '.join(parts)}" if parts else ""


def final_sentence(who: str, args: list[int]) -> str:
    """A seat's final scoring."""
    railways, repaid, money, counters, lost, total = args
    loans = f", repays {repaid} loan{'s' if repaid != 1 else ''}" if repaid else ""
    unpaid = f", loses {lost} for unpaid loans" if lost else ""
    return (
        f"{who} takes ${railways} for railways{loans}, scores {money} for money and {counters} for counters{unpaid}: "
        f"{total} points."
    )


def short_sentence(t: AgeTable, kind: str, who: str, args: list[int], secret: list[int] | None) -> str:
    """The log lines of few words."""
    board = t.board
    if kind == "round":
        return f"Round {args[0]} begins."
    if kind == "develop":
        return f"{who} discards {card_name(board, args[1])} and develops {counter_name(board, args[0])} away."
    if kind == "take":
        return f"{who} takes the face-up card {card_name(board, args[0])}."
    if kind == "draw":
        return f"{who} draws {card_name(board, secret[0]) if secret else 'a card'} from the deck."
    if kind == "offer":
        return f"{card_name(board, args[0])} is turned face up."
    if kind == "pass":
        return f"{who} discards {card_name(board, args[0])} and passes."
    if kind == "pass-free":
        return f"{who} has no cards left and passes."
    if kind == "loan":
        return f"{who} takes {args[0]} loan{'s' if args[0] != 1 else ''} for ${args[1]}."
    if kind == "repay":
        return f"{who} repays a loan of ${args[0]}; {args[1] or 'no'} loan{'s' if args[1] != 1 else ''} left."
    if kind == "interest":
        return f"{who} pays ${args[0]} interest."
    return "New order of play: " + ", ".join(seat_name(t, seat) for seat in args) + "."
