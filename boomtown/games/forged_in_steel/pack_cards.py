"""Reading a pack: the Era cards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.forged_in_steel import script as s
from boomtown.games.forged_in_steel.actions import MOST_CARDS
from boomtown.games.forged_in_steel.board import (
    ERAS,
    IDENTIFIERS,
    IS_HEADLINE,
    IS_IMMIGRANT,
    IS_RECURRING,
    IS_RESPONDABLE,
    IS_RESPONSE,
    Board,
    Standing,
)
from boomtown.games.forged_in_steel.pack_standing import read_standing
from boomtown.games.forged_in_steel.pack_steps import Writer
from boomtown.games.forged_in_steel.pack_values import listed

THEMES = [
    "commerce", "society", "people", "industry", "politics", "city", "mining", "unrest", "disaster", "immigrants",
]  # fmt: skip
ANSWERABLE = ["event", "riot_start", "riot_destroy", "unrest_due"]


def read_cards(board: Board, file: Part) -> None:
    """Tags, then all cards in the order of their numbers."""
    tags = file.parts("tag")
    board.tag_ids = unique_ids(tags)
    for tag in tags:
        board.tag_names.append(tag.text("name", 20))
        tag.text("about", 200)
    cards = file.parts("card")
    ids = ["", *unique_ids(cards)]
    if not 1 <= len(cards) < MOST_CARDS:
        raise file.fault(f"there must be 1 to {MOST_CARDS - 1} cards, not {len(cards)}")
    board.cards = len(cards)
    board.card_ids = ids
    board.responses = [[] for _ in s.ON_IDS]
    for number, part in enumerate(cards, 1):
        read_card(board, part, number)
    read_meta(board, file)


def read_card(board: Board, part: Part, number: int) -> None:
    """One card with its event, its Headline and its Response."""
    part.whole("number", number, number)
    title = part.text("title", 40)
    if title in board.card_titles:
        raise part.fault(f"another card has the title '{title}'")
    board.card_titles.append(title)
    year = part.whole("era", min(board.years), max(board.years))
    if year not in board.years:
        raise part.fault(f"'era' must be one of {', '.join(map(str, board.years))}")
    board.card_era.append(board.years.index(year))
    board.card_mm.append(part.whole("mm", 3, 5))
    flags = 0
    for word in part.words("identifiers"):
        if word not in IDENTIFIERS:
            raise part.fault(f"'identifiers' has '{word}'; known are {', '.join(IDENTIFIERS)}")
        flags |= 1 << IDENTIFIERS.index(word)
    board.card_flags.append(flags)
    read_tags(board, part, flags)
    part.choice("theme", THEMES)
    part.text("history", 160)
    board.card_worth.append(round(part.number("worth", 0, 20) * 10))
    w = Writer(board, part, board.card_ids)
    event = w.steps(part.value("effect"), "'effect'") if part.has("effect") else -1
    board.card_event.append(event)
    if event < 0 and not flags & IS_RESPONSE:
        raise part.fault("only a Response card may have no 'effect'")
    if flags & IS_IMMIGRANT:
        one = board.script.verb[event] == s.CHOOSE and board.script.next[event] < 0
        if not one or len(board.script.options[event]) != 6:
            raise part.fault("the effect of an Immigrant card must be one 'choose' with two options")
    read_headline(board, part, w, flags)
    read_response(board, part, w, flags, number)


def read_tags(board: Board, part: Part, flags: int) -> None:
    """The tags that Responses look at."""
    tags = 0
    for word in part.words("tags"):
        if word not in board.tag_ids:
            raise part.fault(f"'tags' has '{word}'; known are {', '.join(board.tag_ids)}")
        tags |= 1 << board.tag_ids.index(word)
    if (tags != 0) != bool(flags & IS_RESPONDABLE):
        raise part.fault("a card is 'respondable' exactly if it has tags")
    board.card_tags.append(tags)


def read_headline(board: Board, part: Part, w: Writer, flags: int) -> None:
    """What a Headline changes."""
    if part.has("headline_effect") != bool(flags & IS_HEADLINE):
        raise part.fault("'headline_effect' must be there for a Headline card, and only for one")
    if flags & IS_HEADLINE and flags & IS_RECURRING:
        raise part.fault("a Headline card can't be Recurring: it leaves the game when it is pushed off")
    standing = Standing()
    if flags & IS_HEADLINE:
        standing = read_standing(w, part.value("headline_effect"), "'headline_effect'")
    board.card_headline.append(standing)


def read_response(board: Board, part: Part, w: Writer, flags: int, number: int) -> None:
    """What a Response answers, and how."""
    for key in ("response_on", "response_effect"):
        if part.has(key) != bool(flags & IS_RESPONSE):
            raise part.fault(f"'{key}' must be there for a Response card, and only for one")
    board.card_on.append(-1)
    board.card_answers.append(0)
    board.card_response.append(-1)
    if not flags & IS_RESPONSE:
        return
    on = part.part("response_on")
    trigger = s.ON_IDS.index(on.choice("on", ANSWERABLE))
    if on.has("tag"):
        board.card_answers[number] = w.bits(on.value("tag"), board.tag_ids, "'tag'")
    if on.has("what"):
        on.choice("what", ["building"])
    if (trigger == s.ON_EVENT) != (board.card_answers[number] != 0):
        raise on.fault("a Response to an event, and only that, names the 'tag' it cancels")
    verbs = {
        s.ON_EVENT: "cancel",
        s.ON_RIOT_START: "quell",
        s.ON_RIOT_DESTROY: "save",
        s.ON_UNREST_DUE: "spare",
    }
    steps = listed(part.value("response_effect"))
    if len(steps) != 1 or not isinstance(steps[0], dict) or steps[0].get("do") != verbs[trigger]:
        raise part.fault(f"'response_effect' must be one step '{verbs[trigger]}'")
    board.card_on[number] = trigger
    board.card_response[number] = w.steps(steps, "'response_effect'")
    board.responses[trigger].append(number)


def read_meta(board: Board, file: Part) -> None:
    """How many cards there are, by Era, and how many are taken out for a missing player."""
    meta = file.part("meta")
    meta.choice("game", ["forged_in_steel"])
    meta.whole("cards", board.cards, board.cards)
    counts, out = meta.part("era_counts"), meta.part("removed_per_missing_player")
    for era in range(ERAS):
        year = str(board.years[era])
        have = sum(1 for card in range(1, board.cards + 1) if board.card_era[card] == era)
        counts.whole(year, have, have)
        board.removed.append(out.whole(year, 0, 20))
        least = 4 * (board.deal[era] + 1) if era == 0 else 0
        left = have - board.removed[era] * 2
        if have < least or left < 0 or (era == 0 and left < 2 * (board.deal[era] + 1)):
            raise counts.fault(f"{have} cards are too few for the Era {year}")
