"""Reading a pack: the location colours and the cards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.age_of_industry.actions import MOST_CARDS
from boomtown.games.age_of_industry.board import ANY, INDUSTRY_IDS, Board
from boomtown.games.age_of_industry.effects import VOCABULARY

SHAPES = ["square", "triangle", "diamond", "circle", "star", "cross"]  # the symbols that can be drawn
FEWEST_CARDS = 32  # six for each of five players and two on the card display
MOST_IN_DECK = 300


def read_deck(board: Board, file: Part) -> None:
    """Colours and cards; what a card does is its effect."""
    read_colours(board, file)
    cards = file.parts("card")
    unique_ids(cards)
    if len(cards) > MOST_CARDS:
        raise file.fault(f"there are {len(cards)} kinds of cards, at most {MOST_CARDS} are possible")
    for part in cards:
        read_card(board, part)
    total = sum(board.card_count)
    if not FEWEST_CARDS <= total <= MOST_IN_DECK:
        raise file.fault(
            f"there must be {FEWEST_CARDS} to {MOST_IN_DECK} cards, but the counts add up to {total}"
        )


def read_colours(board: Board, file: Part) -> None:
    """The colours of locations, each with a symbol of its own."""
    colours = file.parts("colour")
    board.colour_ids = unique_ids(colours)
    if not 1 <= len(colours) <= len(SHAPES):
        raise file.fault(f"there must be 1 to {len(SHAPES)} colours, not {len(colours)}")
    taken: list[str] = []
    for part in colours:
        if part.text("id") in ("any", "connected"):
            raise part.fault("this id means something else to a card; choose another")
        board.colour_names.append(part.text("name", 20))
        part.colour("fill")
        part.colour("ink")
        symbol = part.choice("symbol", SHAPES)
        if symbol in taken:
            raise part.fault(f"another colour has the symbol '{symbol}' already")
        taken.append(symbol)
    board.coloured = [0] * len(colours)


def read_card(board: Board, part: Part) -> None:
    """One kind of card: an industry where one is connected, or any industry in a colour."""
    industry, where = read_effect(board, part)
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
    colour = ANY if where == "connected" else board.colour_ids.index(where)
    if (named, colour) in zip(board.card_industry, board.card_colour, strict=True):
        raise part.fault("another card has the same effect; raise its 'count' instead")
    board.card_ids.append(part.text("id"))
    board.card_names.append(part.text("name", 30))
    board.card_industry.append(named)
    board.card_colour.append(colour)
    board.card_count.append(part.whole("count", 1, 99))


def read_effect(board: Board, part: Part) -> tuple[str, str]:
    """What a card lets one build, and where."""
    effects = part.parts("effect")
    if len(effects) != 1:
        raise part.fault(f"'effect' must be a list of one effect, not of {len(effects)}")
    effect = effects[0]
    effect.text("verb")
    industry = effect.choice("industry", ["any", *INDUSTRY_IDS])
    where = effect.choice("where", ["connected", *board.colour_ids])
    wrong = VOCABULARY.check(effect.data)
    if wrong:
        raise part.fault(wrong)
    if (industry == "any") != (where != "connected"):
        raise effect.fault("a card builds one industry where connected, or any industry in a colour")
    return industry, where
