"""Reading a pack: Location cards, Connection cards, faction boards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.fifty_first_state.pack.effects import (
    read_cost,
    read_features,
    read_goods,
    read_program,
)
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.actions import (
    MOST_CARDS,
    MOST_EXCHANGES,
    MOST_FACTIONS,
    MOST_LINKS,
    MOST_STOCKED,
)
from boomtown.games.fifty_first_state.rules.cards.features import OnDeed, Store
from boomtown.games.fifty_first_state.rules.cards.goods import Gain, GainChoice, PlaceStock
from boomtown.games.fifty_first_state.rules.content import Content
from boomtown.games.fifty_first_state.words.text import action_text, card_text, link_text

KEYWORDS = ["open_production", "typeless", "shielded"]
PLAIN = (Gain, GainChoice, PlaceStock)  # words that give the same in every State
FEWEST_CARDS = 60  # hands of six and two drafts for four players, and some to draw
EMBLEMS = ["tower", "mill", "claw", "scales"]  # the signs that can be drawn


def read_cards(content: Content, file: Part, name: str) -> None:
    """The Location cards of one set."""
    cards = file.parts("card")
    unique_ids(cards)
    for part in cards:
        id = part.text("id")
        if id in content.design_ids:
            raise part.fault(f"a card with the id '{id}' is in another set of this deck")
        read_design(content, part, name)
        read_card(content, part)
    if len(content.card_design) > MOST_CARDS:
        raise file.fault(f"the deck has {len(content.card_design)} cards, at most {MOST_CARDS} are possible")


def check_deck(content: Content, file: Part) -> None:
    """The whole deck must be big enough."""
    if len(content.card_design) < FEWEST_CARDS:
        raise file.fault(f"the deck has {len(content.card_design)} cards, at least {FEWEST_CARDS} are needed")


def read_design(content: Content, part: Part, name: str) -> None:
    """What is written on a card beside its numbers."""
    content.design_ids.append(part.text("id"))
    content.design_names.append(part.text("name", 40))
    content.design_sets.append(name)
    content.design_copies.append(part.whole("copies", 1, 20))
    content.design_flavours.append(part.text("flavour", 100) if part.has("flavour") else "")
    content.design_aka.append(part.words("aka") if part.has("aka") else [])
    content.design_rules.append(part.words("ledger") if part.has("ledger") else [])
    if part.has("reprint_of"):
        part.text("reprint_of")
    content.design_first.append(len(content.card_design))


def read_card(content: Content, part: Part) -> None:
    """The numbers of a design, once for each of its copies."""
    category = b.CATEGORY_IDS.index(part.choice("category", b.CATEGORY_IDS))
    keywords = part.words("keywords") if part.has("keywords") else []
    for word in keywords:
        if word not in KEYWORDS:
            raise part.fault(f"'{word}' is no keyword; known are {', '.join(KEYWORDS)}")
    types = read_types(part, "typeless" in keywords)
    if "open_production" in keywords and category != b.PRODUCTION:
        raise part.fault("only a Production Location can have Open Production")
    deal = read_goods(part.part("deal"))
    if len(deal) != 2 or deal[1] != 1:
        raise part.fault("'deal' must be one good")
    spoils = read_goods(part.part("spoils"))
    if spoils not in content.bundles:
        content.bundles.append(spoils)
    action = category == b.ACTION
    for key in ("cost", "uses"):
        if part.has(key) != action:
            raise part.fault(f"'{key}' must be there for an Action, and only for one")
    cost, price = read_cost(content, part.parts("cost")) if action else (content.free, b.NO_PROGRAM)
    if action and cost.is_free():
        raise part.fault("'cost' must ask for something")
    uses = part.whole("uses", 1, 20) if action else 0
    effect = part.parts("effect", False)
    bonus = part.parts("bonus", False)
    if not effect and (category != b.FEATURE or not bonus):
        raise part.fault("this card does nothing; give it an 'effect'")
    features = read_features(content, effect if category == b.FEATURE else [])
    listeners = [one for one in [word.listener() for word in features] if one]
    content.any_answers |= any(isinstance(listener, OnDeed) for listener in listeners)
    program = b.NO_PROGRAM if category == b.FEATURE else read_program(content, effect)
    first = read_program(content, bonus)
    stocks = stocked_kinds(content, [program, first, *[listener.program for listener in listeners]])
    if len(stocks) > MOST_STOCKED:
        raise part.fault(f"at most {MOST_STOCKED} kinds of goods can be put in stock on one card")
    distance = part.whole("distance", 1, 9)
    for _ in range(part.whole("copies", 1, 20)):
        content.card_design.append(len(content.design_ids) - 1)
        content.card_word.append((len(content.design_ids) - 1) // b.WORD)
        content.card_bit.append(1 << (len(content.design_ids) - 1) % b.WORD)
        content.card_category.append(category)
        content.card_types.append(types)
        content.card_distance.append(distance)
        content.card_spoils.append(content.bundles.index(spoils))
        content.card_deal.append(deal[0])
        content.card_open.append("open_production" in keywords)
        content.card_typeless.append("typeless" in keywords)
        content.card_shielded.append("shielded" in keywords)
        content.card_uses.append(uses)
        content.card_cost.append(cost)
        content.card_price.append(price)
        content.card_effect.append(program)
        content.card_plain.append(all(isinstance(word, PLAIN) for word in content.programs[program]))
        content.card_bonus.append(first)
        content.card_features.append(list(features))
        content.card_listeners.append(list(listeners))
        content.card_store.append([n for word in features if isinstance(word, Store) for n in word.slots])
        content.card_stocks.append(stocks)
    content.design_texts.append(card_text(part.data))


def stocked_kinds(content: Content, programs: list[int]) -> list[int]:
    """The kinds of goods that programs put in stock on their card, rising."""
    words = [word for program in programs for word in content.programs[program]]
    return sorted({good for word in words if isinstance(word, PlaceStock) for good in word.goods[::2]})


def read_types(part: Part, typeless: bool) -> int:
    """The Types of a card as bits."""
    names = part.words("types") if part.has("types") else []
    if (not names) != typeless:
        raise part.fault("a card has 'types', or the keyword 'typeless' and none")
    found = 0
    for name in names:
        if name not in b.TYPE_IDS:
            raise part.fault(f"'{name}' is no Type; known are {', '.join(b.TYPE_IDS)}")
        found |= 1 << b.TYPE_IDS.index(name)
    return found


def read_links(content: Content, file: Part) -> None:
    """The Connection cards."""
    kinds = file.parts("connection")
    unique_ids(kinds)
    for kind, part in enumerate(kinds):
        pile = b.PILE_IDS.index(part.choice("pile", b.PILE_IDS))
        copies = part.whole("copies", 1, 20)
        cost, price = read_cost(content, part.parts("cost", False))
        effect = part.parts("effect")
        if not effect:
            raise part.fault("this card does nothing; give it an 'effect'")
        program = read_program(content, effect)
        content.kind_ids.append(part.text("id"))
        content.kind_names.append(part.text("name", 40))
        content.kind_piles.append(pile)
        content.kind_copies.append(copies)
        content.kind_flavours.append(part.text("flavour", 100) if part.has("flavour") else "")
        content.kind_texts.append(link_text(part.data.get("cost", []), part.data["effect"]))
        for _ in range(copies):
            content.link_kind.append(kind)
            content.link_pile.append(pile)
            content.link_cost.append(cost)
            content.link_price.append(price)
            content.link_effect.append(program)
    if len(content.link_kind) > MOST_LINKS:
        raise file.fault(
            f"there are {len(content.link_kind)} Connection cards, at most {MOST_LINKS} are possible"
        )
    for pile, name in enumerate(b.PILE_IDS):
        if pile not in content.link_pile:
            raise file.fault(f"the {name} pile has no card")


def read_factions(content: Content, file: Part) -> None:
    """The faction boards; every board also has the exchanges they share."""
    factions = file.parts("faction")
    content.faction_ids = unique_ids(factions)
    if not 4 <= len(factions) <= MOST_FACTIONS:
        raise file.fault(f"there must be 4 to {MOST_FACTIONS} factions, not {len(factions)}")
    colours: list[str] = []
    for part in factions:
        content.faction_names.append(part.text("name", 40))
        content.faction_resources.append(b.GOOD_IDS.index(part.choice("resource", b.GOOD_IDS[:4])))
        colours.append(part.colour("colour"))
        content.faction_emblems.append(part.choice("emblem", EMBLEMS))
        content.faction_mottoes.append(part.text("motto", 100))
        content.faction_hints.append(part.text("hint", 120))
        content.faction_production.append(read_program(content, part.parts("production")))
        if content.faction_production[-1] == b.NO_PROGRAM:
            raise part.fault("this board produces nothing; give it a 'production'")
        read_exchanges(content, [*part.parts("exchange"), *file.parts("common_exchange")], part)
    content.faction_colours = colours
    if len(set(colours)) < len(colours):
        raise file.fault("two factions have the same colour")


def read_exchanges(content: Content, parts: list[Part], board: Part) -> None:
    """The actions of one board."""
    if len(parts) > MOST_EXCHANGES:
        raise board.fault(f"the board has {len(parts)} exchanges, at most {MOST_EXCHANGES} are possible")
    content.exchange_ids.append(unique_ids(parts))
    costs, prices, effects, uses, texts = [], [], [], [], []
    for part in parts:
        cost, price = read_cost(content, part.parts("cost"))
        costs.append(cost)
        prices.append(price)
        if cost.is_free():
            raise part.fault("'cost' must ask for something")
        effects.append(read_program(content, part.parts("effect")))
        if effects[-1] == b.NO_PROGRAM:
            raise part.fault("this exchange gives nothing; give it an 'effect'")
        uses.append(part.whole("uses", 1, 20) if part.has("uses") else 0)
        texts.append(action_text(part.data["cost"], part.data["effect"], uses[-1]))
    content.exchange_costs.append(costs)
    content.exchange_prices.append(prices)
    content.exchange_effects.append(effects)
    content.exchange_uses.append(uses)
    content.exchange_texts.append(texts)
