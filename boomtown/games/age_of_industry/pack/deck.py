"""Reading a pack: the location colours and the cards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.age_of_industry.rules.actions import MOST_CARDS
from boomtown.games.age_of_industry.rules.content import ANY, INDUSTRY_IDS, Content

SHAPES = ["square", "triangle", "diamond", "circle", "star", "cross"]  # the symbols that can be drawn
FEWEST_CARDS = 32  # six for each of five players and two on the card display
MOST_IN_DECK = 300


def read_deck(content: Content, file: Part) -> None:
    """Colours and cards; what a card does is its effect."""
    read_colours(content, file)
    cards = file.parts("card")
    unique_ids(cards)
    if len(cards) > MOST_CARDS:
        raise file.fault(f"there are {len(cards)} kinds of cards, at most {MOST_CARDS} are possible")
    for part in cards:
        read_card(content, part)
    total = sum(content.card_count)
    if not FEWEST_CARDS <= total <= MOST_IN_DECK:
        raise file.fault(
            f"there must be {FEWEST_CARDS} to {MOST_IN_DECK} cards, but the counts add up to {total}"
        )


def read_colours(content: Content, file: Part) -> None:
    """The colours of locations, each with a symbol of its own."""
    colours = file.parts("colour")
    content.colour_ids = unique_ids(colours)
    if not 1 <= len(colours) <= len(SHAPES):
        raise file.fault(f"there must be 1 to {len(SHAPES)} colours, not {len(colours)}")
    taken: list[str] = []
    for part in colours:
        if part.text("id") in ("any", "connected"):
            raise part.fault("this id means something else to a card; choose another")
        content.colour_names.append(part.text("name", 20))
        part.colour("fill")
        part.colour("ink")
        symbol = part.choice("symbol", SHAPES)
        if symbol in taken:
            raise part.fault(f"another colour has the symbol '{symbol}' already")
        taken.append(symbol)
    content.coloured = [0] * len(colours)


def read_card(content: Content, part: Part) -> None:
    """One kind of card: an industry where one is connected, or any industry in a colour."""
    industry, where = read_effect(content, part)
    kind = part.choice("kind", ["industry", "location"])
    if kind != ("location" if industry == "any" else "industry"):
        raise part.fault(f"'kind' is '{kind}', but its effect is that of the other kind")
    if part.has("colour") != (kind == "location"):
        raise part.fault("'colour' must be there for a location card, and only for one")
    if kind == "location":
        part.choice("colour", [where])
    if part.has("text"):  # players read what the effect says: see card_text
        part.text("text", 2000)
    named = ANY if industry == "any" else INDUSTRY_IDS.index(industry)
    colour = ANY if where == "connected" else content.colour_ids.index(where)
    if (named, colour) in zip(content.card_industry, content.card_colour, strict=True):
        raise part.fault("another card has the same effect; raise its 'count' instead")
    content.card_ids.append(part.text("id"))
    name = part.text("name", 30)
    if name.lower() in content.seat_colours:
        raise part.fault(f"a player is called '{name}' too; name the card otherwise, such as '{name} region'")
    content.card_names.append(name)
    content.card_industry.append(named)
    content.card_colour.append(colour)
    content.card_count.append(part.whole("count", 1, 99))


def read_effect(content: Content, part: Part) -> tuple[str, str]:
    """What a card lets one build, and where."""
    effects = part.parts("effect")
    if len(effects) != 1:
        raise part.fault(f"'effect' must be a list of one effect, not of {len(effects)}")
    effect = effects[0]
    effect.choice("verb", ["build"])
    industry = effect.choice("industry", ["any", *INDUSTRY_IDS])
    where = effect.choice("where", ["connected", *content.colour_ids])
    if (industry == "any") != (where != "connected"):
        raise effect.fault("a card builds one industry where connected, or any industry in a colour")
    return industry, where
