"""A view with the board it belongs to, and the words for what is seen in it."""

from typing import Any

from boomtown.draw.palette import Look
from boomtown.games.forged_in_steel.picture.plan import plan_of
from boomtown.games.forged_in_steel.picture.signs import FLAG_WORDS, seat_looks
from boomtown.games.forged_in_steel.rules.actions import MOST_CARDS
from boomtown.games.forged_in_steel.rules.cards.parts import Lasting
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES, Content
from boomtown.games.forged_in_steel.rules.standing import LASTING
from boomtown.games.forged_in_steel.rules.table import CITY, PARTS
from boomtown.games.forged_in_steel.rules.terms import COMMERCIAL, FACTORY, KIND_IDS, KINDS, R_BALLOTS
from boomtown.games.forged_in_steel.words.names import lot_name, lots_name
from boomtown.games.forged_in_steel.words.phrases import ONE

PHASES = ("setup", "City Planning", "City Building", "Immigration", "County Assessment", "Elections", "end")
PLACES = ("1st", "2nd", "3rd", "4th")


class Scene:
    """A view, drawn with the names and colours of its content."""

    def __init__(self, view: dict[str, Any], content: Content) -> None:
        self.view = view
        self.content = content
        self.city = content.city
        self.plan = plan_of(content)
        self.looks: list[Look] = seat_looks(tuple(view["colours"]))
        self.seats: int = view["seats"]
        self.me: int | None = view["seat"]
        self.structures: dict[int, list[int]] = {}  # the Lots of each structure by its anchor
        for lot, kind in enumerate(view["what"]):
            if kind >= 0:
                self.structures.setdefault(view["anchor"][lot], []).append(lot)
        self.counts: dict[tuple[int, int, int], int] = {}  # structures by kind, owner, Neighborhood (or -1)
        for lot in self.structures:
            for nb in (-1, content.city.lot_nb[lot]):
                key = (view["what"][lot], view["owner"][lot], nb)
                self.counts[key] = self.counts.get(key, 0) + 1

    # --- people --------------------------------------------------------------------------------------------

    def look(self, owner: int) -> Look:
        """How a seat, or the City, is known."""
        return self.looks[-1] if owner == CITY else self.looks[owner]

    def name(self, seat: int) -> str:
        """'Red', or 'Red (you)' for the one who looks; 'the City'."""
        if seat == CITY:
            return "the City"
        own = " (you)" if seat == self.me else ""
        return self.looks[seat].colour.capitalize() + own

    def order(self) -> list[int]:
        """The seats by Influence."""
        found = [int(seat) for seat in self.view["influence"]]
        return found if len(found) == self.seats else list(range(self.seats))

    def place(self, seat: int) -> str:
        """'2nd'."""
        return PLACES[self.order().index(seat)]

    def vp(self, seat: int) -> int:
        """A seat's VP."""
        return int(self.view["vp"][seat]) if self.view["vp"] else 0

    def vp_parts(self, seat: int) -> list[int]:
        """Where a seat's VP come from."""
        found = self.view["tally"][seat * PARTS : (seat + 1) * PARTS]
        return [int(n) for n in found] or [0] * PARTS

    def roles(self, seat: int) -> list[int]:
        """The Roles a seat holds."""
        return [role for role, holder in enumerate(self.view["roles"]) if holder == seat]

    def turn(self) -> int:
        """Whose City Building turn it is, or -1."""
        return int(self.view["turn"][0]) if self.view["turn"] else -1

    def announced(self, seat: int) -> int:
        """MM of the seat's selected card, 0 if it has none."""
        told = self.view["announced"]
        return int(told[seat]) if seat < len(told) else 0

    def riot_words(self) -> str:
        """'Blue against Red, 3 points left', as far as it is settled."""
        who, whom, points = (int(n) for n in self.view["riot"][:3])
        if who < 0 or whom < 0:
            return "it is about to begin"
        left = f", {plural(points, 'point')} left" if points > 0 else ""
        return f"{self.name(who)} against {self.name(whom)}{left}"

    # --- cards ---------------------------------------------------------------------------------------------

    def zone(self, name: str, seat: int) -> tuple[int, list[int] | None]:
        """How many cards a seat has in a zone, and which, as far as the view tells."""
        cards = self.view[name][seat]
        if isinstance(cards, dict):
            return int(cards["count"]), None
        return len(cards), [int(card) for card in cards]

    def pile(self, name: str) -> int:
        """How many cards lie in a hidden pile."""
        cards = self.view[name]
        return int(cards["count"]) if isinstance(cards, dict) else len(cards)

    def seen_in_hand(self, seat: int) -> list[int]:
        """Cards that are known to be in a seat's hand: Responses shown, hands looked at."""
        entries = list(self.view["shown"])
        known = self.view.get("known")
        if self.me is not None and isinstance(known, list) and len(known) > self.me:
            mine = known[self.me]
            entries += mine if isinstance(mine, list) else []
        return sorted({int(e) % MOST_CARDS for e in entries if int(e) // MOST_CARDS == seat})

    # --- the city ------------------------------------------------------------------------------------------

    def count(self, kind: int, owner: int, nb: int = -1) -> int:
        """How many structures of a kind an owner has, in one Neighborhood or in all."""
        return self.counts.get((kind, owner, nb), 0)

    def jobs(self) -> int:
        """Factories and Commercial buildings on the board."""
        return sum(self.view["what"][a] in (FACTORY, COMMERCIAL) for a in self.structures)

    def lasting(self, seat: int) -> list[tuple[Lasting, int]]:
        """The effects of events that last for a seat, each with a Neighborhood or -1."""
        found, effects = self.view["lasting"], self.content.lasting
        return [
            (effects[found[i]], int(found[i + 2]))
            for i in range(0, len(found), LASTING)
            if found[i + 1] == seat
        ]

    def lasting_words(self, seat: int) -> list[str]:
        """What lasts for a seat, in words."""
        told = []
        for effect, nb in self.lasting(seat):
            if effect.rule == R_BALLOTS:
                more = plural(effect.amount, "more ballot")
                told.append(f"{more} in {self.city.nb_names[nb]} at the next Elections")
            else:
                told.append("scores for City cubes that are built over")
        return told

    def ballots(self, seat: int, nb: int) -> int:
        """A seat's ballots in a Neighborhood: Houses and Commercial buildings 1, Mansions 2, and what events gave."""
        given = [effect for effect, where in self.lasting(seat) if where in (-1, nb)]
        more = sum(effect.amount for effect in given if effect.rule == R_BALLOTS)
        return more + self.count(0, seat, nb) + self.count(COMMERCIAL, seat, nb) + 2 * self.count(1, seat, nb)

    def lot_words(self, lot: int) -> str:
        """'North Side 4a, vacant, Factory Lot, riverside'."""
        city, owner = self.city, self.view["owner"][lot]
        told = [lot_name(city, lot)]
        if owner < 0:
            told.append("vacant")
        else:
            told.append("City cube" if owner == CITY else f"cube of {self.name(owner)}")
            if lot in self.view["fresh"]:
                told.append("placed this turn")
        if self.plan.factory[lot]:
            told.append("Factory Lot")
        if self.plan.river[lot]:
            told.append("riverside")
        return ", ".join(told)

    def structure_words(self, anchor: int) -> str:
        """'House of Red on North Side 4a'."""
        view, city, lots = self.view, self.city, self.structures[anchor]
        kind, owner = view["what"][anchor], view["owner"][anchor]
        what = kind_word(kind)
        if kind == 4 and anchor == city.pair_a[city.city_hall]:
            what = "City Hall, Civic building"
        return f"{what} of {self.name(owner)} on {lots_name(city, lots)}"

    def mine_words(self, mine: int) -> str:
        """'Mine Leadville: Red; its die was rolled'."""
        owner = self.view["mines"][mine]
        whose = f"of {self.name(owner)}" if owner >= 0 else "free"
        die = "its die was rolled" if self.view["rolled"][mine] else "its die has not been rolled"
        return f"Mine {self.city.mine_names[mine]}, {whose}; {die}"

    def track_words(self, track: int) -> str:
        """'Mining track: 2 (1 to 4)'."""
        city = self.city
        span = f"{city.track_min[track]} to {city.track_max[track]}"
        return f"{city.track_names[track]} track: {self.view['tracks'][track]} ({span})"

    def role_words(self, role: int) -> str:
        """'Mob Boss: Red, power used this Era'."""
        holder = self.view["roles"][role]
        used = ", power used this Era" if role == 4 and self.view["mob"][0] else ""
        return f"{ROLE_NAMES[role]}: {self.name(holder) if holder >= 0 else 'nobody'}{used}"


def kind_word(kind: int) -> str:
    """'Commercial building'."""
    assert 0 <= kind < KINDS
    return ONE[KIND_IDS[kind]]


def plural(number: int, thing: str) -> str:
    """'1 card', '3 cards'."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def flags_of(content: Content, card: int) -> list[int]:
    """The identifiers a card has."""
    return [i for i in range(len(FLAG_WORDS)) if (content.card_flags[card] >> i) & 1]


def card_key(content: Content, card: int) -> str:
    """The key of a card in the gallery."""
    return f"card-{content.card_ids[card]}"


def card_words(content: Content, card: int) -> str:
    """A card in words: title, MM, identifiers, event, Headline, Response."""
    told = [
        f"{content.card_titles[card]} ({content.card_mm[card]} MM, {content.years[content.card_era[card]]}"
    ]
    told[0] += "".join(f", {FLAG_WORDS[i]}" for i in flags_of(content, card)) + ")."
    told.append(content.card_text[card])
    if content.headline_text[card]:
        told.append(f"Headline: {content.headline_text[card]}")
    if content.response_text[card]:
        told.append(f"Response: {content.response_text[card]}")
    return " ".join(told)
