"""A view with the kit it is drawn from: how seats look, where the game stands, words for what is seen."""

from typing import Any

from boomtown.draw.palette import LOOKS, Look
from boomtown.engine.language import listed
from boomtown.games.city_of_iron.rules.cards.buildings import Store
from boomtown.games.city_of_iron.rules.content import GOODS, Content
from boomtown.games.city_of_iron.rules.table import DEFENSE, DRAWS
from boomtown.games.city_of_iron.words.text import DECKS, amount, building_text

SEATS = {"arc": ("blue", "A"), "cresaria": ("purple", "C"), "hog": ("red", "H"), "om": ("green", "O")}
SEASONS = ("Setup", "Spring", "Summer", "Autumn", "Winter", "The end")
NO_NATION = "M4 1h34q3 0 3 3v34q0 3-3 3H4q-3 0-3-3V4q0-3 3-3z"
USES = ("for its ability", "for its hammers", "for its distance", "for its guns")


def look_of(content: Content, seat: int, nation: int) -> Look:
    """How a seat is known: by its nation's colour, shape and letter; without a nation by its number."""
    if nation < 0:
        return Look("grey", str(seat + 1), "square", NO_NATION, 0, "@silver", "@on-light", "@ink-2")
    known = {look.colour: look for look in LOOKS}
    colour, letter = SEATS.get(
        content.nation_ids[nation], (LOOKS[nation].colour, content.nation_names[nation][0])
    )
    return known[colour]._replace(letter=letter)


class Scene:
    """A view with the kit it is drawn from."""

    def __init__(self, view: dict[str, Any], content: Content) -> None:
        self.view = view
        self.content = content
        self.viewer: int | None = view["seat"]
        self.count = int(view["seats"])
        self.looks = [look_of(content, seat, view["nation"][seat]) for seat in range(self.count)]
        self.turn = int(view["turn"][0])
        self.salad = view["options"].get("salad") == "yes"
        self.bots = view["options"].get("steambots") == "yes"
        self.step = str(view["agenda"][-1]["step"]) if view["agenda"] else ""

    # --- seats -----------------------------------------------------------------------------------------------

    def nation_name(self, seat: int) -> str:
        """'Hog Republic', or the seat's number before it has a nation."""
        nation = self.view["nation"][seat]
        return self.content.nation_names[nation] if nation >= 0 else f"Player {seat + 1}"

    def owner(self, seat: int) -> str:
        """'your Hog Republic' for the one who looks."""
        return ("your " if seat == self.viewer else "") + self.nation_name(seat)

    def order(self) -> list[int]:
        """Seats in order of play: by the turn order track from right to left, before the bids in bid order."""
        track = [seat for seat in self.view["track"] if seat >= 0][::-1]
        return track + [seat for seat in self.view["bids"] if seat not in track]

    def hand(self, seat: int) -> list[int] | None:
        """A hand as far as it is open."""
        return self._pile("hands", seat)

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self._size("hands", seat)

    def draw_pile(self, seat: int, deck: int) -> list[int] | None:
        """A draw pile, the next card last; None if it is hidden."""
        return self._pile("military_draw" if deck else "citizen_draw", seat)

    def draw_size(self, seat: int, deck: int) -> int:
        return self._size("military_draw" if deck else "citizen_draw", seat)

    def discard_pile(self, seat: int, deck: int) -> list[int] | None:
        """A discard pile, its top last; None if it is hidden."""
        return self._pile("military_discard" if deck else "citizen_discard", seat)

    def discard_size(self, seat: int, deck: int) -> int:
        return self._size("military_discard" if deck else "citizen_discard", seat)

    def pool(self, seat: int) -> list[int] | None:
        """The experts still for hire; None if they are hidden."""
        return self._pile("pools", seat)

    def pool_size(self, seat: int) -> int:
        return self._size("pools", seat)

    def _pile(self, name: str, seat: int) -> list[int] | None:
        cell = self.view[name][seat]
        return cell if isinstance(cell, list) else None

    def _size(self, name: str, seat: int) -> int:
        cell = self.view[name][seat]
        return len(cell) if isinstance(cell, list) else int(cell["count"])

    # --- what is where ---------------------------------------------------------------------------------------

    def cities(self, seat: int) -> list[int]:
        """A seat's lands, the starting land first."""
        mine = [land for land, owner in enumerate(self.view["land_owner"]) if owner == seat]
        return sorted(mine, key=lambda land: (self.content.land_nation[land] < 0, land))

    def buildings_in(self, seat: int, land: int) -> list[int]:
        """The buildings of a city, oldest first."""
        return [card for card in self.view["built"][seat] if self.view["city"][card] == land]

    def districts_on(self, land: int) -> list[int]:
        """The district sides that show on a land."""
        sides = len(self.content.side_ids)
        cells = self.view["districts"][land * sides : (land + 1) * sides]
        return [side for side, count in enumerate(cells) for _ in range(count)]

    def population(self, land: int) -> int:
        return sum(self.content.side_population[side] for side in self.districts_on(land))

    def towns_of(self, seat: int) -> list[int]:
        return [town for town, owner in enumerate(self.view["town_owner"]) if owner == seat]

    def defense(self, town: int) -> int:
        """What an attacker needs: the side that shows, a cube, and the owner's buildings."""
        owner = self.view["town_owner"][town]
        if owner < 0:
            return self.content.town_defense[town]
        raised = self.perk(owner, DEFENSE)
        return int(self.content.town_conquered[town] + self.view["marked"][town] + raised)

    def reserve(self, seat: int) -> list[int]:
        tokens = len(self.content.token_each)
        return list(self.view["reserve"][seat * tokens : (seat + 1) * tokens])

    def goods(self, seat: int) -> list[int]:
        return list(self.view["goods"][seat])

    def places(self, good: int) -> tuple[list[int], list[int]]:
        """Who has the most of a good, and who the next lower amount; nobody with none."""
        amounts = [int(self.view["goods"][seat][good]) for seat in range(self.count)]
        steps = sorted({n for n in amounts if n > 0}, reverse=True)
        found = [[seat for seat in range(self.count) if amounts[seat] == n] for n in steps[:2]]
        found += [[], []]
        return found[0], found[1]

    def perk(self, seat: int, perk: int) -> int:
        """What the buildings of a seat give together of a perk."""
        return sum(self.content.card_perks[card][perk] for card in self.view["built"][seat])

    def draws(self, seat: int, deck: int) -> int:
        """Cards of a deck that a seat draws every Autumn."""
        sides = [side for land in self.cities(seat) for side in self.districts_on(land)]
        return self.perk(seat, DRAWS + deck) + sum(self.content.side_draws[deck][side] for side in sides)

    # --- the moment ------------------------------------------------------------------------------------------

    def takes_discards(self) -> bool:
        """Whether a discarded building is to be chosen."""
        if self.step != "Choose":
            return False
        top = self.view["agenda"][-1]
        word = self.content.programs[top["program"]][top["at"]]
        return isinstance(word, Store) and word.discarded

    def season(self) -> str:
        """Which part of the round it is."""
        if self.view["over"]:
            return SEASONS[5]
        names = {str(step["step"]) for step in self.view["agenda"]}
        if names & {"ChooseNation", "OrderDecks"}:
            return SEASONS[0]
        if self.turn >= 0:
            return SEASONS[2]
        if names & {"Hire", "EndRound"}:
            return SEASONS[4]
        return SEASONS[1]

    def cost_words(self, card: int) -> str:
        """'3 coins and 1 science'."""
        content = self.content
        words = amount(content.card_coins[card], "coin", "coins")
        return f"{words} and {content.card_science[card]} science" if content.card_science[card] else words

    def building_words(self, card: int) -> str:
        """'Mine: 4 coins and 1 science, on mountain. Gives 2 Ore.'"""
        content = self.content
        entry = content.data["buildings"]["building"][content.card_design[card]]
        text = building_text(content, card, self.bots)
        land = f", on {entry['land']}" if entry.get("land") else ""
        said = f"{content.card_income[card]} income."
        income = f" {said}" if content.card_income[card] and not text.endswith(said) else ""
        bots = self.view["bots"][card]
        riders = f" {amount(bots, 'Steambot', 'Steambots')} on it." if bots else ""
        return f"{content.card_names[card]}: {self.cost_words(card)}{land}. {text}{income}{riders}"

    def town_words(self, town: int) -> str:
        """'Lylark, one star: defense 3, distance 1. Gives 3 Turnips, 1 income.'"""
        content = self.content
        stars = amount(content.town_stars[town] + 1, "star", "stars")
        owner = self.view["town_owner"][town]
        whose = f", of {self.owner(owner)}" if owner >= 0 else ", unconquered"
        words = f"{content.town_names[town]}, {stars}{whose}: defense {self.defense(town)}, distance {content.town_distance[town]}."
        guard = self.view["guard"][town]
        more = f" {content.expert_names[guard]} guards it." if guard >= 0 else ""
        more += f" Its cube adds {self.view['marked'][town]} defense." if self.view["marked"][town] else ""
        return f"{words} {content.data['towns']['town'][town]['text']}{more}"

    def land_words(self, land: int) -> str:
        """'Windspire: mountain and sky, distance 4 with an airship. 4 influence at the end if ...'"""
        content = self.content
        entry = content.data["lands"]["land"][land]
        vessel = (
            f" with {'an' if entry['vessel'][0] in 'aeiou' else 'a'} {entry['vessel']}"
            if entry.get("vessel")
            else ""
        )
        types = listed([str(kind) for kind in entry["types"]])
        whose = self.view["land_owner"][land]
        city = ""
        if whose >= 0:
            room, full = self.population(land), len(self.buildings_in(whose, land))
            sides = ", ".join(content.side_names[side] for side in self.districts_on(land))
            city = f" Settled by {self.owner(whose)}: {sides}; {full} of {room} population used."
        return f"{content.land_names[land]}: {types}, distance {content.land_distance[land]}{vessel}.{city} {entry['text']}"

    def deck_words(self, seat: int, deck: int) -> str:
        """'Citizen deck of the Hog Republic: 2 cards to draw, 3 discarded, Scholar on top'."""
        top = self.view["tops"][seat][deck]
        words = (
            f"{DECKS[deck].capitalize()} deck of {self.owner(seat)}: {self.draw_size(seat, deck)} to draw, "
            f"{self.discard_size(seat, deck)} discarded"
        )
        words += f", {self.content.expert_names[top]} on top" if top >= 0 else ""
        pile = self.draw_pile(seat, deck)
        if pile:
            words += f"; next: {', '.join(self.content.expert_names[card] for card in pile[::-1])}"
        return words


def expert_key(content: Content, nation: int, card: int) -> str:
    """The gallery's name of an expert card; one that differs for a nation has an entry of its own."""
    entry = content.data["experts"]["expert"][card]
    own = nation >= 0 and content.nation_ids[nation] in entry.get("override", {})
    return f"expert-{entry['id']}-{content.nation_ids[nation]}" if own else f"expert-{entry['id']}"


def building_key(content: Content, card: int) -> str:
    """The gallery's name of a building card: that of its design."""
    return f"building-{content.data['buildings']['building'][content.card_design[card]]['id']}"


def good_colour(content: Content, good: int) -> tuple[str, str]:
    """A good's colour and the ink on it."""
    entry = content.data["board"]["good"][good]
    return str(entry["colour"]), str(entry["ink"])


def total_goods(scene: Scene, seat: int) -> int:
    """How many goods a seat has in all."""
    return sum(scene.goods(seat)[:GOODS])
