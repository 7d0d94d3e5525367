"""The words a person reads while playing: names, prompts, log sentences (buttons: words_buttons)."""

from boomtown.engine.language import with_article
from boomtown.engine.steps import Step
from boomtown.games.age_of_industry.rules import actions as a
from boomtown.games.age_of_industry.rules.build import (
    BuildCoal,
    BuildIron,
    ChooseCard,
    ChooseIndustry,
    ChooseSpace,
)
from boomtown.games.age_of_industry.rules.cards import HAND_LIMIT, TakeCard
from boomtown.games.age_of_industry.rules.content import COTTON, FACTORY, PORT, SHIP, Content
from boomtown.games.age_of_industry.rules.develop import DevelopWithCard
from boomtown.games.age_of_industry.rules.loans import FOR_COUNTER, FOR_RAILWAY
from boomtown.games.age_of_industry.rules.railway import (
    ChooseLink,
    RailwayCoal,
    RailwayIron,
    is_first,
    needed,
)
from boomtown.games.age_of_industry.rules.rounds import ChooseAction
from boomtown.games.age_of_industry.rules.sell import ChooseBuyer, ChooseSeller
from boomtown.games.age_of_industry.rules.table import AgeTable, next_counter

CUBE_NAMES = ("coal", "iron")

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
    "loan": ["AOI-166", "AOI-G19"],
    "repay": ["AOI-168", "AOI-G19"],
    "interest": ["AOI-228"],
    "order": ["AOI-224"],
    "final": ["AOI-235"],
}


# --- names ---------------------------------------------------------------------------------------------------


def counter_name(content: Content, counter: int) -> str:
    """A counter in words: 'cotton mill 2'."""
    return f"{content.industry_names[content.counter_industry[counter]]} {content.level[counter]}"


def card_name(content: Content, card: int) -> str:
    """A card in words: 'Cotton mill', or 'Brown region' for a location card."""
    return content.card_names[card]


def a_card(content: Content, card: int) -> str:
    """A card in a sentence: 'a Brown region card'."""
    return f"{with_article(card_name(content, card))} card"


def place_name(content: Content, space: int) -> str:
    """The place of a space."""
    return content.place_names[content.space_place[space]]


def space_name(content: Content, space: int) -> str:
    """A space in words: its place, with its number where the place has several."""
    place = content.space_place[space]
    spaces = content.place_spaces[place]
    if len(spaces) == 1:
        return content.place_names[place]
    return f"{content.place_names[place]} {spaces.index(space) + 1}"


def link_name(content: Content, link: int) -> str:
    """A link in words: the places at its ends."""
    return f"{content.place_names[content.link_a[link]]}-{content.place_names[content.link_b[link]]}"


def seat_name(t: AgeTable, seat: int) -> str:
    """A seat by its colour."""
    return t.colours[seat].capitalize()


def market_name(content: Content, market: int) -> str:
    """A market space in words."""
    ship = content.place_ship[content.market_place[market]]
    return f"{'behind' if ship >= 0 else 'in'} {content.place_names[content.market_place[market]]}" + (
        f" ({content.market_names[market]})" if ship >= 0 else ""
    )


def source_name(content: Content, source: int) -> str:
    """Where a cube comes from."""
    if source == a.FROM_DISPLAY:
        return "the demand display"
    if source >= a.FROM_IMPORT:
        return f"the import from {content.ship_import_names[source - a.FROM_IMPORT]}"
    return place_name(content, source - a.FROM)


def counted(number: int, thing: str) -> str:
    """'1 loan', '2 loans'."""
    return f"{number} {thing}{'s' if number != 1 else ''}"


def cubes_needed(needs: list[int]) -> str:
    """'1 coal and 1 iron', or nothing."""
    return " and ".join(f"{needs[cube]} {CUBE_NAMES[cube]}" for cube in range(2) if needs[cube])


def price_words(price: int, needs: list[int]) -> str:
    """'$6 and 1 coal', '$12, 1 coal and 1 iron'."""
    cubes = cubes_needed(needs)
    return f"${price}{',' if ' and ' in cubes else ' and' if cubes else ''}{' ' if cubes else ''}{cubes}"


def railway_price(t: AgeTable, seat: int) -> str:
    """What a seat's next railway costs, without cubes bought from the display."""
    cost = t.content.first_railway_cost if is_first(t, seat) else t.content.railway_cost
    return price_words(cost, [needed(t, seat, cube) for cube in range(2)])


# --- prompts -------------------------------------------------------------------------------------------------


def prompt(t: AgeTable, seat: int) -> str:
    """What the seat has to do now."""
    top, board = t.agenda[-1], t.content
    if isinstance(top, ChooseAction):
        return action_prompt(t, top)
    if isinstance(top, ChooseCard | ChooseIndustry | ChooseSpace | BuildCoal | BuildIron):
        return build_prompt(t, seat, top)
    if isinstance(top, ChooseLink):
        return f"Choose the link for your railway: it costs {railway_price(t, seat)}."
    if isinstance(top, RailwayCoal | RailwayIron):
        cube = CUBE_NAMES[0 if isinstance(top, RailwayCoal) else 1]
        return f"Choose where the {cube} for your railway {link_name(board, top.link)} comes from."
    if isinstance(top, ChooseSeller):
        goods = f"{board.industry_names[COTTON]} or {board.industry_names[FACTORY]}"
        if top.sales:
            return f"Choose another {goods} that sells its goods, or stop selling."
        return f"Choose the {goods} that sells its goods."
    if isinstance(top, ChooseBuyer):
        seller = f"{counter_name(board, t.counter[top.space])} in {space_name(board, top.space)}"
        return f"Choose who buys the goods of your {seller}."
    if isinstance(top, DevelopWithCard):
        return f"Choose the card to discard for removing {with_article(counter_name(board, top.counter))} from your display."
    if isinstance(top, TakeCard):
        return take_prompt(t, seat, top)
    return PLAIN_PROMPTS[type(top).__name__]


PLAIN_PROMPTS = {
    "ChooseCounter": "Choose the counter that development removes from your display for good.",
    "PassWithCard": "Choose the card to discard for passing.",
}


def action_prompt(t: AgeTable, top: ChooseAction) -> str:
    """Which action of the turn it is."""
    if top.left == 2:
        return "Choose the first of your two actions."
    return "Choose your action." if t.round[0] == 1 else "Choose your second action."


def build_prompt(t: AgeTable, seat: int, top: Step[AgeTable]) -> str:
    """What is still open of a build: card, industry, space, source."""
    content = t.content
    if isinstance(top, ChooseCard):
        if top.combined:
            return "Choose any card to play: both your actions go into one build, anything anywhere."
        return "Choose the card you play to build an industry."
    assert isinstance(top, ChooseIndustry | ChooseSpace | BuildCoal | BuildIron)
    means = "both your actions" if top.combined else f"your {card_name(content, top.card)} card"
    if isinstance(top, ChooseIndustry):
        return f"Choose which industry to build with {means}."
    counter = counter_name(content, next_counter(t, seat, top.industry))
    if isinstance(top, ChooseSpace):
        return f"Choose where to build your {counter} with {means}."
    cube = CUBE_NAMES[0 if isinstance(top, BuildCoal) else 1]
    where = place_name(content, top.space)
    return (
        f"Several sources of {cube} are equally close to {where}: choose the one that serves your {counter}."
    )


def take_prompt(t: AgeTable, seat: int, top: TakeCard) -> str:
    """Which card of the action is taken."""
    if top.left == 1:
        return "Take your second card: face up or from the deck."
    if len(t.hands[seat]) == HAND_LIMIT - 1:
        return "Take one card, face up or from the deck: then your hand is full."
    return "Take your first card: face up or from the deck."


def last_card(t: AgeTable) -> bool:
    """Whether deck and card display have one card between them."""
    return len(t.deck) + sum(card >= 0 for card in t.offer) == 1


# --- the log -------------------------------------------------------------------------------------------------


def sentence(
    t: AgeTable, kind: str, seat: int, args: list[int], secret: list[int] | None
) -> tuple[str, list[str]]:
    """A line of the log and the rules it stands on."""
    return told(t, kind, seat, args, secret), RULES[kind]


def told(t: AgeTable, kind: str, seat: int, args: list[int], secret: list[int] | None) -> str:
    """One thing that happened, for a reader who may know `secret` only if it is not None."""
    content = t.content
    who = seat_name(t, seat) if seat >= 0 else ""
    if kind == "build":
        return build_sentence(t, seat, args)
    if kind == "railway":
        link, price, coal, iron = args
        return f"{who} builds the railway {link_name(content, link)} for ${price}{supply_words(content, coal, iron)}."
    if kind == "flip":
        counter, space, income = args
        name = f"{who}'s {counter_name(content, counter)} in {place_name(content, space)}"
        return f"{name} {FLIPS[content.counter_industry[counter]]} and earns ${income}."
    if kind == "demand":
        return demand_sentence(content, who, args)
    if kind == "sell-port":
        counter, space, port, owner = args
        through = "their own" if owner == seat else f"{seat_name(t, owner)}'s"
        where = f"{through} {content.industry_names[PORT]} in {place_name(content, port)}"
        return f"{who} sells the goods of {goods_words(content, counter, space)} through {where}."
    if kind == "sell-market":
        counter, space, market = args
        goods = goods_words(content, counter, space)
        return f"{who} sells the goods of {goods} to the market {market_name(content, market)}."
    if kind in ("loan", "repay", "interest"):
        return money_sentence(content, kind, who, args)
    if kind == "order":
        order, spent = args[: t.seats], args[t.seats :]
        names = [f"{seat_name(t, order[i])} (${spent[i]})" for i in range(t.seats)]
        return f"New order of play, by money spent: {', '.join(names)}."
    if kind == "final":
        return final_sentence(who, args)
    return card_sentence(content, kind, who, args, secret)


FLIPS = (
    "has sold its goods",
    "has sold its goods",
    "has given its last cube",
    "has given its last cube",
    "is used for the sale",
    "has no coal and no market left",
)


def goods_words(content: Content, counter: int, space: int) -> str:
    """The counter that sells: 'the cotton mill 1 in Köln'."""
    return f"the {counter_name(content, counter)} in {place_name(content, space)}"


def build_sentence(t: AgeTable, seat: int, args: list[int]) -> str:
    """What was built, where, with which card, over what, at what price."""
    counter, space, card, price, coal, iron, combined, owner, old = args
    board, over = t.content, ""
    if owner >= 0:
        whose = "their own" if owner == seat else f"{seat_name(t, owner)}'s"
        over = f" over {whose} {counter_name(board, old)}"
    return (
        f"{seat_name(t, seat)} {'uses both actions, ' if combined else ''}plays {a_card(board, card)} and builds "
        f"{with_article(counter_name(board, counter))} in {space_name(board, space)}{over} for ${price}"
        f"{supply_words(board, coal, iron)}."
    )


def supply_words(content: Content, coal: int, iron: int) -> str:
    """Where the cubes of a build came from."""
    if coal == iron and coal >= 0:
        return f", with coal and iron from {source_name(content, coal)}"
    parts = [f"{CUBE_NAMES[i]} from {source_name(content, s)}" for i, s in enumerate((coal, iron)) if s >= 0]
    return f", with {' and '.join(parts)}" if parts else ""


def demand_sentence(content: Content, who: str, args: list[int]) -> str:
    """Cubes of a new mine, works or ship that fill the demand display."""
    cube, moved, earned, counter, space = args
    source = f"the new {counter_name(content, counter)}"
    if content.counter_industry[counter] == SHIP:
        source = f"the import of {source} in {place_name(content, space)}"
    return f"{who} moves {moved} {CUBE_NAMES[cube]} from {source} to the demand display and takes ${earned}."


def money_sentence(content: Content, kind: str, who: str, args: list[int]) -> str:
    """Loans and interest."""
    if kind == "interest":
        return f"{who} pays ${args[0]} interest."
    if kind == "repay":
        count, money, left = args
        return f"{who} repays {counted(count, 'loan')} (${money}) and has {counted(left, 'loan') if left else 'none'} left."
    count, money, price, what, which = args
    if what == FOR_COUNTER:
        reason = f"${price} for {with_article(counter_name(content, which))}"
    else:
        reason = (
            f"${price} for the railway {link_name(content, which)}"
            if what == FOR_RAILWAY
            else f"${price} interest"
        )
    return f"{who} takes {counted(count, 'loan')} (${money}) to pay {reason}."


def final_sentence(who: str, args: list[int]) -> str:
    """A seat's final scoring."""
    railways, repaid, money, counters, lost, total = args
    loans = f", repays {counted(repaid, 'loan')}" if repaid else ""
    unpaid = f", loses {lost} for unpaid loans" if lost else ""
    return (
        f"{who} takes ${railways} for railways{loans}, scores {money} for money and {counters} for counters{unpaid}: "
        f"{counted(total, 'point')}."
    )


def card_sentence(content: Content, kind: str, who: str, args: list[int], secret: list[int] | None) -> str:
    """Rounds, and cards taken, drawn and discarded."""
    if kind == "round":
        return f"Round {args[0]} begins."
    if kind == "develop":
        removed = with_article(counter_name(content, args[0]))
        return f"{who} discards {a_card(content, args[1])} and removes {removed} from their display."
    if kind == "take":
        return f"{who} takes {a_card(content, args[0])} that lay face up."
    if kind == "draw":
        return f"{who} draws {a_card(content, secret[0]) if secret else 'a card'} from the deck."
    if kind == "offer":
        turned = a_card(content, args[0])
        return f"{turned[0].upper()}{turned[1:]} is turned face up."
    if kind == "pass":
        return f"{who} discards {a_card(content, args[0])} and passes."
    return f"{who} passes; hand and deck are empty, so it costs no card."
