"""A view with its book: who sits where and how they are known, and the words for what is seen."""

from functools import lru_cache
from typing import Any

from boomtown.draw.palette import LOOKS, Look
from boomtown.engine.language import listed
from boomtown.games.fifty_first_state.picture.icons import TYPE_WORDS
from boomtown.games.fifty_first_state.rules import content as b
from boomtown.games.fifty_first_state.rules.content import Content, name_of
from boomtown.games.fifty_first_state.rules.table import ON_CARD
from boomtown.games.fifty_first_state.words.text import counted

CATEGORY_NAMES = ("Production", "Feature", "Action")
PHASES = ("Setup", "Lookout", "Production", "Action", "Cleanup", "The end")
VIRTUAL = "Virtual Player"
_SHAPES = {"tower": 1, "mill": 3, "claw": 0, "scales": 2}  # of LOOKS, by emblem: each faction its own shape


@lru_cache(maxsize=16)
def faction_looks(content: Content) -> tuple[Look, ...]:
    """The shape, letter and colour of each faction: the first initial of its name that is still free."""
    taken: list[str] = []
    found: list[Look] = []
    for faction, name in enumerate(content.faction_names):
        letters = [word[0].upper() for word in name.split()] + [c.upper() for c in name if c.isalpha()]
        taken.append(next((c for c in letters if c not in taken), "?"))
        shape = LOOKS[_SHAPES[content.faction_emblems[faction]] if faction < 4 else 4]
        colour = content.faction_colours[faction]
        ink = "#ffffff" if _dark(colour) else "#2a1f00"
        found.append(shape._replace(colour=name, letter=taken[-1], fill=colour, ink=ink, deep=colour))
    return tuple(found)


def _dark(colour: str) -> bool:
    """Whether white is read better on a colour than black."""
    r, g, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return r * 0.3 + g * 0.59 + blue * 0.11 < 150


def nobody(seat: int) -> Look:
    """A seat before it has a faction."""
    return LOOKS[4]._replace(
        colour=f"Seat {seat + 1}", letter=str(seat + 1), fill="#6f604e", ink="#ffffff", deep="#6f604e"
    )


VIRTUAL_LOOK = LOOKS[4]._replace(colour=VIRTUAL, letter="V", fill="#4b4f57", ink="#ffffff", deep="#4b4f57")


class Scene:
    """A view with the book it is drawn from."""

    def __init__(self, view: dict[str, Any], content: Content) -> None:
        self.view = view
        self.content = content
        self.seats = int(view["seats"])
        self.solo = self.seats == 1
        known = faction_looks(content)
        self.looks = [known[f] if f >= 0 else nobody(seat) for seat, f in enumerate(view["faction"])]
        if self.solo:
            self.looks.append(VIRTUAL_LOOK)
        self.own = view["seat"] if view["seat"] is not None else 0
        self.laid = grouped(view["laid"])
        self.stocks = [grouped(stock) for stock in view["stock"]]

    @property
    def players(self) -> int:
        """Seats, and in a solo game the Virtual Player."""
        return self.seats + self.solo

    def name(self, player: int) -> str:
        """'New York'."""
        return self.looks[player].colour

    def called(self, player: int) -> str:
        """'New York', or 'New York (you)' for the one who looks."""
        return f"{self.name(player)} (you)" if player == self.view["seat"] else self.name(player)

    def state(self, player: int) -> list[int]:
        """The cards in a State, Ruins included."""
        return list(self.view["virtual"] if player >= self.seats else self.view["states"][player])

    def rows(self, player: int) -> list[list[int]]:
        """A State's cards by Category; Ruins stay in the row they fell in."""
        found: list[list[int]] = [[], [], []]
        for card in self.state(player):
            found[self.content.card_category[card]].append(card)
        return found

    def locations(self, player: int) -> int:
        """How many Locations stand in a State."""
        return sum(card not in self.view["ruins"] for card in self.state(player))

    def held(self, field: str, seat: int) -> int:
        """How many cards a hand holds."""
        hand = self.view[field][seat]
        return int(hand["count"]) if isinstance(hand, dict) else len(hand)

    def size(self, field: str) -> int:
        """How many cards a pile holds."""
        pile = self.view[field]
        return int(pile["count"]) if isinstance(pile, dict) else len(pile)

    def defense(self, card: int) -> int:
        """The Defense of a Location."""
        guarded = self.content.card_shielded[card] or card in self.view["shields"]
        return self.content.defense[self.content.card_category[card]] + (
            self.content.defense_token if guarded else 0
        )

    def turn_order(self) -> list[int]:
        """The seats clockwise from the first player."""
        return [(self.view["first"][0] + i) % self.seats for i in range(self.seats)]

    def results(self) -> list[list[int]]:
        """Of each player at the end: points on the track, Locations, goods."""
        flat = self.view["result"]
        return [list(flat[i : i + 3]) for i in range(0, len(flat), 3)]

    def total(self, result: list[int]) -> int:
        """The points of a result."""
        return result[0] + result[1] * self.content.location_points

    # --- words -----------------------------------------------------------------------------------------------

    def state_words(self, card: int, player: int) -> str:
        """A card in a State: what it is, and what has happened to it."""
        if card in self.view["ruins"]:
            return f"Ruins of {name_of(self.content, card)}, in the State of {self.called(player)}"
        words = f"{design_words(self.content, self.content.card_design[card])} In the State of {self.called(player)}"
        words += f", Defense {self.defense(card)}"
        words += " with a defense token" if card in self.view["shields"] else ""
        used, uses = self.view["used"].count(card), max(self.content.card_uses[card], 1)
        if used:
            words += ", used" if used >= uses else f", used {used} of {uses} times"
        if card in self.laid:
            words += f", on it {goods_words(self.laid[card])}"
        if player < self.seats and card in self.stocks[player]:
            words += f", in stock {goods_words(self.stocks[player][card])}"
        return f"{words}."


def grouped(pieces: list[int]) -> dict[int, list[int]]:
    """Pieces on cards by card."""
    found: dict[int, list[int]] = {}
    for piece in pieces:
        found.setdefault(piece // ON_CARD, []).append(piece % ON_CARD)
    return found


def goods_words(goods: list[int]) -> str:
    """'2 guns and 1 worker'."""
    return listed(
        [counted(goods.count(good), b.GOOD_IDS[good]) for good in sorted(set(goods))] or ["nothing"]
    )


def bundle_words(content: Content, number: int) -> str:
    """A bundle as '2 guns and 1 VP'."""
    pairs = content.bundles[number]
    return listed([counted(pairs[i + 1], b.GOOD_IDS[pairs[i]]) for i in range(0, len(pairs), 2)])


def types_words(content: Content, card: int) -> str:
    """'Types gun and ammo'."""
    names = [TYPE_WORDS[kind] for kind in range(len(TYPE_WORDS)) if content.card_types[card] >> kind & 1]
    return f"{'Type' if len(names) == 1 else 'Types'} {listed(names)}" if names else "no Type"


@lru_cache(maxsize=512)
def design_words(content: Content, design: int) -> str:
    """All that is printed on a Location card, in words."""
    card = content.design_first[design]
    return (
        f"{content.design_names[design]}: {CATEGORY_NAMES[content.card_category[card]]}, Distance {content.card_distance[card]}, "
        f"{types_words(content, card)}. {content.design_texts[design]} Spoils: {bundle_words(content, content.card_spoils[card])}. "
        f"Deal: {counted(1, b.GOOD_IDS[content.card_deal[card]])}."
    )


def link_words(content: Content, link: int) -> str:
    """All that is printed on a Connection card, in words."""
    kind = content.link_kind[link]
    return f"{content.kind_names[kind]}, {b.PILE_IDS[content.kind_piles[kind]]} Connection card: {content.kind_texts[kind]}"


def card_key(content: Content, card: int) -> str:
    """The gallery's key of a card."""
    return f"card-{content.design_ids[content.card_design[card]]}"


def link_key(content: Content, link: int) -> str:
    """The gallery's key of a Connection card."""
    return f"connection-{content.kind_ids[content.link_kind[link]]}"


def faction_key(content: Content, faction: int) -> str:
    """The gallery's key of a faction board."""
    return f"faction-{content.faction_ids[faction]}"


def good_key(good: int) -> str:
    """The gallery's key of a good."""
    return f"good-{b.GOOD_IDS[good]}"


def count(number: int, thing: str) -> str:
    """'1 card', '3 cards'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
