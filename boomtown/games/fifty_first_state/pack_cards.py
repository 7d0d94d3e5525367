"""Reading a pack: Location cards, Connection cards, faction boards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.fifty_first_state import book as b
from boomtown.games.fifty_first_state.actions import MOST_CARDS, MOST_EXCHANGES, MOST_FACTIONS, MOST_LINKS
from boomtown.games.fifty_first_state.book import Book
from boomtown.games.fifty_first_state.pack_effects import (
    read_cost,
    read_goods,
    read_passives,
    read_program,
)
from boomtown.games.fifty_first_state.pack_text import action_text, card_text, link_text

KEYWORDS = ["open_production", "typeless", "shielded"]
FEWEST_CARDS = 60  # hands of six and two drafts for four players, and some to draw
EMBLEMS = ["tower", "mill", "claw", "scales"]  # the signs that can be drawn


def read_cards(book: Book, file: Part, name: str) -> None:
    """The Location cards of one set."""
    cards = file.parts("card")
    unique_ids(cards)
    for part in cards:
        id = part.text("id")
        if id in book.design_ids:
            raise part.fault(f"a card with the id '{id}' is in another set of this deck")
        read_design(book, part, name)
        read_card(book, part)
    if len(book.card_design) > MOST_CARDS:
        raise file.fault(f"the deck has {len(book.card_design)} cards, at most {MOST_CARDS} are possible")


def check_deck(book: Book, file: Part) -> None:
    """The whole deck must be big enough."""
    if len(book.card_design) < FEWEST_CARDS:
        raise file.fault(f"the deck has {len(book.card_design)} cards, at least {FEWEST_CARDS} are needed")


def read_design(book: Book, part: Part, name: str) -> None:
    """What is written on a card beside its numbers."""
    book.design_ids.append(part.text("id"))
    book.design_names.append(part.text("name", 40))
    book.design_sets.append(name)
    book.design_copies.append(part.whole("copies", 1, 20))
    book.design_flavours.append(part.text("flavour", 100) if part.has("flavour") else "")
    book.design_aka.append(part.words("aka") if part.has("aka") else [])
    book.design_rules.append(part.words("ledger") if part.has("ledger") else [])
    if part.has("reprint_of"):
        part.text("reprint_of")
    book.design_first.append(len(book.card_design))


def read_card(book: Book, part: Part) -> None:
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
    if spoils not in book.bundles:
        book.bundles.append(spoils)
    action = category == b.ACTION
    for key in ("cost", "uses"):
        if part.has(key) != action:
            raise part.fault(f"'{key}' must be there for an Action, and only for one")
    cost = read_cost(part.parts("cost")) if action else b.free()
    if action and not any(cost):
        raise part.fault("'cost' must ask for something")
    uses = part.whole("uses", 1, 20) if action else 0
    effect = part.parts("effect", False)
    bonus = part.parts("bonus", False)
    if not effect and (category != b.FEATURE or not bonus):
        raise part.fault("this card does nothing; give it an 'effect'")
    answer, reward, store = read_passives(book, effect if category == b.FEATURE else [])
    program = b.NO_PROGRAM if category == b.FEATURE else read_program(book, effect)
    first = read_program(book, bonus)
    distance = part.whole("distance", 1, 9)
    for _ in range(part.whole("copies", 1, 20)):
        book.card_design.append(len(book.design_ids) - 1)
        book.card_category.append(category)
        book.card_types.append(types)
        book.card_distance.append(distance)
        book.card_spoils.append(book.bundles.index(spoils))
        book.card_deal.append(deal[0])
        book.card_open.append("open_production" in keywords)
        book.card_typeless.append("typeless" in keywords)
        book.card_shielded.append("shielded" in keywords)
        book.card_uses.append(uses)
        book.card_cost.append(cost)
        book.card_effect.append(program)
        book.card_bonus.append(first)
        book.card_events.append(answer[0])
        book.card_answer.append(answer[1])
        book.card_counts.append(reward[0])
        book.card_least.append(reward[1])
        book.card_reward.append(reward[2])
        book.card_store.append(store)
    book.design_texts.append(card_text(part.data))


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


def read_links(book: Book, file: Part) -> None:
    """The Connection cards."""
    kinds = file.parts("connection")
    unique_ids(kinds)
    for kind, part in enumerate(kinds):
        pile = b.PILE_IDS.index(part.choice("pile", b.PILE_IDS))
        copies = part.whole("copies", 1, 20)
        cost = read_cost(part.parts("cost", False))
        effect = part.parts("effect")
        if not effect:
            raise part.fault("this card does nothing; give it an 'effect'")
        program = read_program(book, effect)
        book.kind_ids.append(part.text("id"))
        book.kind_names.append(part.text("name", 40))
        book.kind_piles.append(pile)
        book.kind_copies.append(copies)
        book.kind_flavours.append(part.text("flavour", 100) if part.has("flavour") else "")
        book.kind_texts.append(link_text(part.data.get("cost", []), part.data["effect"]))
        for _ in range(copies):
            book.link_kind.append(kind)
            book.link_pile.append(pile)
            book.link_cost.append(cost)
            book.link_effect.append(program)
    if len(book.link_kind) > MOST_LINKS:
        raise file.fault(
            f"there are {len(book.link_kind)} Connection cards, at most {MOST_LINKS} are possible"
        )
    for pile, name in enumerate(b.PILE_IDS):
        if pile not in book.link_pile:
            raise file.fault(f"the {name} pile has no card")


def read_factions(book: Book, file: Part) -> None:
    """The faction boards; every board also has the exchanges they share."""
    factions = file.parts("faction")
    book.faction_ids = unique_ids(factions)
    if not 4 <= len(factions) <= MOST_FACTIONS:
        raise file.fault(f"there must be 4 to {MOST_FACTIONS} factions, not {len(factions)}")
    colours: list[str] = []
    for part in factions:
        book.faction_names.append(part.text("name", 40))
        book.faction_resources.append(b.GOOD_IDS.index(part.choice("resource", b.GOOD_IDS[:4])))
        colours.append(part.colour("colour"))
        book.faction_emblems.append(part.choice("emblem", EMBLEMS))
        book.faction_mottoes.append(part.text("motto", 100))
        book.faction_hints.append(part.text("hint", 120))
        book.faction_production.append(read_program(book, part.parts("production")))
        if book.faction_production[-1] == b.NO_PROGRAM:
            raise part.fault("this board produces nothing; give it a 'production'")
        read_exchanges(book, [*part.parts("exchange"), *file.parts("common_exchange")], part)
    book.faction_colours = colours
    if len(set(colours)) < len(colours):
        raise file.fault("two factions have the same colour")


def read_exchanges(book: Book, parts: list[Part], board: Part) -> None:
    """The actions of one board."""
    if len(parts) > MOST_EXCHANGES:
        raise board.fault(f"the board has {len(parts)} exchanges, at most {MOST_EXCHANGES} are possible")
    book.exchange_ids.append(unique_ids(parts))
    costs, effects, uses, texts = [], [], [], []
    for part in parts:
        costs.append(read_cost(part.parts("cost")))
        if not any(costs[-1]):
            raise part.fault("'cost' must ask for something")
        effects.append(read_program(book, part.parts("effect")))
        if effects[-1] == b.NO_PROGRAM:
            raise part.fault("this exchange gives nothing; give it an 'effect'")
        uses.append(part.whole("uses", 1, 20) if part.has("uses") else 0)
        texts.append(action_text(part.data["cost"], part.data["effect"], uses[-1]))
    book.exchange_costs.append(costs)
    book.exchange_effects.append(effects)
    book.exchange_uses.append(uses)
    book.exchange_texts.append(texts)
