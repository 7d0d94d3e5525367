"""A view with the board it belongs to, and the words for what is seen in it."""

from functools import lru_cache
from typing import Any, cast

from boomtown.draw.palette import Look
from boomtown.engine.cards import Choose, ChooseSeveral
from boomtown.games.urban_sprawl.picture.signs import ZONES, seat_looks
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord
from boomtown.games.urban_sprawl.rules.content import CONTRACT, EVENT, NUMBERS, PARK, PERMIT, Content
from boomtown.games.urban_sprawl.rules.grid import BLOCK_LOTS, LOT_BLOCK, SHAPES, SITE_LOTS, bits, block_name
from boomtown.games.urban_sprawl.rules.table import CARD, FRAMES
from boomtown.games.urban_sprawl.words.names import vocation_words, zone_name

PENDING, NOBODY = -2, -1
KINDS = ("wealth", "prestige")
DECKS = ("Planning", "Town", "City", "Metropolis")


class Scene:
    """A view, drawn with the names and colours of its content."""

    def __init__(self, view: dict[str, Any], content: Content) -> None:
        self.view = view
        self.content = content
        self.looks: list[Look] = seat_looks(list(view["colours"]))
        self.colours: dict[str, str] = content.data["board"]["colors"]
        self._held: dict[int, list[int]] = {}
        self.homes: list[int] = [lot for lot, site in enumerate(view["site"]) if site >= 0]

    def zone_colour(self, zone: int) -> str:
        """The colour of a zone, or of parks."""
        return self.colours[ZONES[zone]]

    def name(self, seat: int) -> str:
        """'White', or 'White (you)' for the one who looks."""
        own = " (you)" if seat == self.view["seat"] else ""
        return self.looks[seat].colour.capitalize() + own

    def holder(self, seat: int) -> str:
        """Who holds a tile, or why nobody does."""
        if seat == PENDING:
            return "not in play yet"
        return self.name(seat) if seat >= 0 else "nobody"

    # --- the city ------------------------------------------------------------------------------------------

    def building_words(self, home: int) -> str:
        """'High School, civic, 2 lots in C3, value 7, White'."""
        view, zone, card = self.view, self.view["zone"][home], self.view["origin"][home]
        site = view["site"][home]
        lots = count(len(bits(SITE_LOTS[site])), "lot")
        what = f"{self.content.names[card]}, {zone_name(zone)}" if card >= 0 else f"{kind_name(zone)}"
        block = LOT_BLOCK[home]
        owner = self.holder(view["owner"][home])
        return f"{what}, {lots} in {block_name(block)}, value {view['value'][block]}, controlled by {owner}"

    def block_words(self, block: int) -> str:
        """'Block C3, value 11: prestige 1, wealth 5, wealth marker 5; 2 lots vacant'."""
        parts = [f"{KINDS[kind]} {number}" for kind, number in self.rows_of(block)]
        taken = sum(len(bits(SITE_LOTS[self.view["site"][h]])) for h in self.homes if LOT_BLOCK[h] == block)
        value = self.view["value"][block]
        return (
            f"Block {block_name(block)}, value {value} ({', '.join(parts)}); {count(4 - taken, 'lot')} vacant"
        )

    def rows_of(self, block: int) -> list[tuple[int, int]]:
        """Kind and number of every row a block lies on."""
        board, lots = self.content, BLOCK_LOTS[block]
        found = [(i // NUMBERS, i % NUMBERS) for i, mask in enumerate(board.printed) if mask & lots]
        for circle, marker in enumerate(self.view["circles"]):
            if marker >= 0 and board.circles[circle] & lots:
                found.append((board.marker_kind[marker], board.marker_number[marker]))
        return found

    def held_in(self, lots: int) -> list[int]:
        """How many buildings each seat has in a row."""
        found = self._held.get(lots)
        if found is None:
            owner, site = self.view["owner"], self.view["site"]
            found = [0] * self.view["seats"]
            for home in self.homes:
                if owner[home] >= 0 and SITE_LOTS[site[home]] & lots:
                    found[owner[home]] += 1
            self._held[lots] = found
        return found

    def rows_in_play(self) -> list[tuple[int, int, int]]:
        """Kind, number and lots of every row that pays, printed or by a marker."""
        content = self.content
        rows = [(row // NUMBERS, row % NUMBERS, lots) for row, lots in enumerate(content.printed) if lots]
        for circle, marker in enumerate(self.view["circles"]):
            if marker >= 0:
                rows.append(
                    (content.marker_kind[marker], content.marker_number[marker], content.circles[circle])
                )
        return sorted(rows)

    def row_words(self, kind: int, number: int, lots: int) -> str:
        """'Wealth row 6 pays 6, 3, 1; buildings there: White 3, Pink 1'."""
        pay = ", ".join(str(part) for part in self.content.pay[number][: self.view["seats"]] if part)
        standing = sorted(((-held, seat) for seat, held in enumerate(self.held_in(lots)) if held))
        ranked = [f"{self.name(seat)} {-held}" for held, seat in standing]
        return (
            f"{KINDS[kind].capitalize()} row {number}: pays {pay}; "
            f"buildings in it: {', '.join(ranked) if ranked else 'none'}"
        )

    # --- cards ---------------------------------------------------------------------------------------------

    def card_words(self, card: int) -> str:
        """A card in one sentence."""
        return card_words(self.content, card)

    def running(self) -> int:
        """The card that is being carried out, or -1."""
        if self.view["frames"]:
            return FRAMES.look(self.view["frames"], CARD)
        return int(self.view["event"][-1]) if self.view["event"] else -1

    def asking(self) -> CardWord | None:
        """The word of a card that leaves the choice that is waited for, if it is one."""
        top = self.view["agenda"][-1] if self.view["agenda"] else {}
        if top.get("step") not in (Choose.__name__, ChooseSeveral.__name__):
            return None
        return cast(CardWord, self.content.programs[top["program"]][top["at"]])

    def deck_count(self, deck: int) -> int:
        """Face-down cards in a deck."""
        return int(self.view[("planning", "town", "city", "metropolis")[deck]]["count"])


def kind_name(zone: int) -> str:
    """What a building without a contract is called."""
    return "Park" if zone == PARK else f"{zone_name(zone)[:1].upper()}{zone_name(zone)[1:]} building"


def count(number: int, thing: str) -> str:
    """'1 lot', '3 lots'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def zone_list(content: Content, card: int) -> list[int]:
    """The zones that a permit shows."""
    return [zone for zone in range(4) if (content.zones[card] >> zone) & 1]


def card_title(content: Content, card: int) -> str:
    """What a card is called; permits by their pages and zones."""
    if content.kind[card] == PERMIT:
        return f"{count(content.size[card], 'permit')} {'/'.join(ZONES[z] for z in zone_list(content, card))}"
    return content.names[card]


def card_words(content: Content, card: int) -> str:
    """A card in words: what it is, what it brings when it is turned up, what it does."""
    kind, pays = content.kind[card], content.payout[card]
    words = card_title(content, card)
    if kind == CONTRACT:
        words += f", {zone_name(content.zone[card])} contract of {count(content.size[card], 'lot')}"
        words += f", {vocation_words(content, card)}" if content.vocations[card] else ""
        words += f", prestige payout {pays}" if pays else ""
    elif kind == EVENT:
        words += f", {DECKS[content.deck[card]]} event"
    elif kind == PERMIT:
        zones = " or ".join(zone_name(zone) for zone in zone_list(content, card))
        words += f", for {zones} contracts, worth {pays} wealth, wealth payout {pays}" + (
            ", ballot box" if content.ballot[card] else ""
        )
    if kind == PERMIT:
        return words
    told = " ".join(part for part in (content.limits[card], content.texts[card]) if part)
    return f"{words}. {told}" if told else words


def site_words(site: int) -> str:
    """'C3, the two upper lots'."""
    from boomtown.games.urban_sprawl.picture.plan import SHAPE_WORDS

    return f"{block_name(site // SHAPES)}, {SHAPE_WORDS[site % SHAPES]}"


@lru_cache(maxsize=8)
def designs(content: Content) -> list[int]:
    """Of each card the first that looks the same; the five Houses are one design."""
    first: dict[tuple[Any, ...], int] = {}
    found = []
    for card, like in enumerate(content.like):
        face = (
            content.names[like],
            content.deck[like],
            content.size[like],
            content.zones[like],
            content.payout[like],
        )
        text = (
            content.ballot[like],
            content.texts[like],
            content.limits[like],
            tuple(content.vocations[like]),
        )
        found.append(first.setdefault(face + text, card))
    return found


def card_key(content: Content, card: int) -> str:
    """The key of a card in the gallery: that of the first card like it."""
    return content.ids[designs(content)[card]]
