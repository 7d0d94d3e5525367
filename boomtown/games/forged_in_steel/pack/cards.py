"""Reading a pack: the Era cards."""

from typing import Any

from boomtown.engine.cards import Word
from boomtown.engine.content import Part, unique_ids
from boomtown.games.forged_in_steel.pack.reader import SteelReader
from boomtown.games.forged_in_steel.pack.standing import read_standing
from boomtown.games.forged_in_steel.pack.values import bits
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.actions import MOST_CARDS
from boomtown.games.forged_in_steel.rules.cards.flow import ChooseWay
from boomtown.games.forged_in_steel.rules.cards.parts import Standing
from boomtown.games.forged_in_steel.rules.cards.unrest import Cancel, Quell, Save, Spare
from boomtown.games.forged_in_steel.rules.content import (
    ERAS,
    IDENTIFIERS,
    IS_HEADLINE,
    IS_IMMIGRANT,
    IS_RECURRING,
    IS_RESPONDABLE,
    IS_RESPONSE,
    Content,
)

THEMES = [
    "commerce", "society", "people", "industry", "politics", "city", "mining", "unrest", "disaster", "immigrants",
]  # fmt: skip
ANSWERABLE = ["event", "riot_start", "riot_destroy", "unrest_due"]
ANSWERS: dict[int, type[Word[Any]]] = {
    s.ON_EVENT: Cancel,
    s.ON_RIOT_START: Quell,
    s.ON_RIOT_DESTROY: Save,
    s.ON_UNREST_DUE: Spare,
}


def read_cards(content: Content, file: Part) -> None:
    """Tags, then all cards in the order of their numbers."""
    tags = file.parts("tag")
    content.tag_ids = unique_ids(tags)
    for tag in tags:
        content.tag_names.append(tag.text("name", 20))
        tag.text("about", 200)
    cards = file.parts("card")
    ids = ["", *unique_ids(cards)]
    if not 1 <= len(cards) < MOST_CARDS:
        raise file.fault(f"there must be 1 to {MOST_CARDS - 1} cards, not {len(cards)}")
    content.cards = len(cards)
    content.card_ids = ids
    content.responses = [[] for _ in s.ON_IDS]
    reader = SteelReader(content)
    for number, part in enumerate(cards, 1):
        read_card(reader, part, number)
    read_meta(content, file)


def read_card(reader: SteelReader, part: Part, number: int) -> None:
    """One card with its event, its Headline and its Response."""
    content = reader.content
    part.whole("number", number, number)
    title = part.text("title", 40)
    if title in content.card_titles:
        raise part.fault(f"another card has the title '{title}'")
    content.card_titles.append(title)
    year = part.whole("era", min(content.years), max(content.years))
    if year not in content.years:
        raise part.fault(f"'era' must be one of {', '.join(map(str, content.years))}")
    content.card_era.append(content.years.index(year))
    content.card_mm.append(part.whole("mm", 3, 5))
    flags = 0
    for word in part.words("identifiers"):
        if word not in IDENTIFIERS:
            raise part.fault(f"'identifiers' has '{word}'; known are {', '.join(IDENTIFIERS)}")
        flags |= 1 << IDENTIFIERS.index(word)
    content.card_flags.append(flags)
    read_tags(content, part, flags)
    part.choice("theme", THEMES)
    part.text("history", 160)
    content.card_worth.append(round(part.number("worth", 0, 20) * 10))
    event = reader.instructions(part, "effect") if part.has("effect") else -1
    content.card_event.append(event)
    if event < 0 and not flags & IS_RESPONSE:
        raise part.fault("only a Response card may have no 'effect'")
    if flags & IS_IMMIGRANT:
        words = content.programs[event]
        if len(words) != 1 or not isinstance(words[0], ChooseWay) or len(words[0].options) != 2:
            raise part.fault("the effect of an Immigrant card must be one 'choose' with two options")
    read_headline(reader, part, flags)
    read_response(reader, part, flags, number)


def read_tags(content: Content, part: Part, flags: int) -> None:
    """The tags that Responses look at."""
    tags = 0
    for word in part.words("tags"):
        if word not in content.tag_ids:
            raise part.fault(f"'tags' has '{word}'; known are {', '.join(content.tag_ids)}")
        tags |= 1 << content.tag_ids.index(word)
    if (tags != 0) != bool(flags & IS_RESPONDABLE):
        raise part.fault("a card is 'respondable' exactly if it has tags")
    content.card_tags.append(tags)


def read_headline(reader: SteelReader, part: Part, flags: int) -> None:
    """What a Headline changes."""
    if part.has("headline_effect") != bool(flags & IS_HEADLINE):
        raise part.fault("'headline_effect' must be there for a Headline card, and only for one")
    if flags & IS_HEADLINE and flags & IS_RECURRING:
        raise part.fault("a Headline card can't be Recurring: it leaves the game when it is pushed off")
    standing = Standing()
    if flags & IS_HEADLINE:
        standing = read_standing(reader, part, "headline_effect")
    reader.content.card_headline.append(standing)


def read_response(reader: SteelReader, part: Part, flags: int, number: int) -> None:
    """What a Response answers, and how."""
    content = reader.content
    for key in ("response_on", "response_effect"):
        if part.has(key) != bool(flags & IS_RESPONSE):
            raise part.fault(f"'{key}' must be there for a Response card, and only for one")
    content.card_on.append(-1)
    content.card_answers.append(0)
    content.card_response.append(-1)
    if not flags & IS_RESPONSE:
        return
    on = part.part("response_on")
    trigger = s.ON_IDS.index(on.choice("on", ANSWERABLE))
    if on.has("tag"):
        content.card_answers[number] = bits(on, "tag", content.tag_ids)
    if on.has("what"):
        on.choice("what", ["building"])
    if (trigger == s.ON_EVENT) != (content.card_answers[number] != 0):
        raise on.fault("a Response to an event, and only that, names the 'tag' it cancels")
    program = reader.instructions(part, "response_effect")
    words = content.programs[program]
    if len(words) != 1 or type(words[0]) is not ANSWERS[trigger]:
        raise part.fault(f"'response_effect' must be one step '{ANSWERS[trigger].name}'")
    content.card_on[number] = trigger
    content.card_response[number] = program
    content.responses[trigger].append(number)


def read_meta(content: Content, file: Part) -> None:
    """How many cards there are, by Era, and how many are taken out for a missing player."""
    meta = file.part("meta")
    meta.choice("game", ["forged_in_steel"])
    meta.whole("cards", content.cards, content.cards)
    counts, out = meta.part("era_counts"), meta.part("removed_per_missing_player")
    for era in range(ERAS):
        year = str(content.years[era])
        have = sum(1 for card in range(1, content.cards + 1) if content.card_era[card] == era)
        counts.whole(year, have, have)
        content.removed.append(out.whole(year, 0, 20))
        least = 4 * (content.deal[era] + 1) if era == 0 else 0
        left = have - content.removed[era] * 2
        if have < least or left < 0 or (era == 0 and left < 2 * (content.deal[era] + 1)):
            raise counts.fault(f"{have} cards are too few for the Era {year}")
