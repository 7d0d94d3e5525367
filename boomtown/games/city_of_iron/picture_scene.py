"""A view with the kit it is drawn from: how seats look, where the game stands, words for what is seen."""

from typing import Any

from boomtown.draw.palette import LOOKS, Look
from boomtown.games.city_of_iron.kit import GOODS, Kit
from boomtown.games.city_of_iron.pack_text import DECKS, amount, listed

SEATS = {"arc": ("blue", "A"), "cresaria": ("purple", "C"), "hog": ("red", "H"), "om": ("green", "O")}
SEASONS = ("Setup", "Spring", "Summer", "Autumn", "Winter", "The end")
NO_NATION = "M4 1h34q3 0 3 3v34q0 3-3 3H4q-3 0-3-3V4q0-3 3-3z"
USES = ("for its ability", "for its hammers", "for its distance", "for its guns")


def look_of(kit: Kit, seat: int, nation: int) -> Look:
    """How a seat is known: by its nation's colour, shape and letter; without a nation by its number."""
    if nation < 0:
        return Look("grey", str(seat + 1), "square", NO_NATION, 0, "@silver", "@on-light", "@ink-2")
    known = {look.colour: look for look in LOOKS}
    colour, letter = SEATS.get(kit.nation_ids[nation], (LOOKS[nation].colour, kit.nation_names[nation][0]))
    return known[colour]._replace(letter=letter)


class Scene:
    """A view with the kit it is drawn from."""

    def __init__(self, view: dict[str, Any], kit: Kit) -> None:
        self.view = view
        self.kit = kit
        self.viewer: int | None = view["seat"]
        self.count = int(view["seats"])
        self.looks = [look_of(kit, seat, view["nation"][seat]) for seat in range(self.count)]
        self.turn = int(view["turn"][0])
        self.salad = view["options"].get("salad") == "yes"
        self.bots = view["options"].get("steambots") == "yes"
        self.step = str(view["agenda"][-1]["step"]) if view["agenda"] else ""

    # --- seats -----------------------------------------------------------------------------------------------

    def nation_name(self, seat: int) -> str:
        """'Hog Republic', or the seat's number before it has a nation."""
        nation = self.view["nation"][seat]
        return self.kit.nation_names[nation] if nation >= 0 else f"Player {seat + 1}"

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
        return sorted(mine, key=lambda land: (self.kit.land_nation[land] < 0, land))

    def buildings_in(self, seat: int, land: int) -> list[int]:
        """The buildings of a city, oldest first."""
        return [card for card in self.view["built"][seat] if self.view["city"][card] == land]

    def districts_on(self, land: int) -> list[int]:
        """The district sides that show on a land."""
        sides = len(self.kit.side_ids)
        cells = self.view["districts"][land * sides : (land + 1) * sides]
        return [side for side, count in enumerate(cells) for _ in range(count)]

    def population(self, land: int) -> int:
        return sum(self.kit.side_population[side] for side in self.districts_on(land))

    def towns_of(self, seat: int) -> list[int]:
        return [town for town, owner in enumerate(self.view["town_owner"]) if owner == seat]

    def defense(self, town: int) -> int:
        """What an attacker needs: the side that shows, a cube, and the owner's buildings."""
        owner = self.view["town_owner"][town]
        if owner < 0:
            return self.kit.town_defense[town]
        raised = sum(self.kit.card_defense[card] for card in self.view["built"][owner])
        return int(self.kit.town_conquered[town] + self.view["marked"][town] + raised)

    def reserve(self, seat: int) -> list[int]:
        tokens = len(self.kit.token_each)
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

    def perk(self, seat: int, draws: int) -> int:
        """Cards of a deck that a seat draws every Autumn."""
        kit = self.kit
        cards = sum(kit.card_draws[draws][card] for card in self.view["built"][seat])
        return int(cards) + sum(
            kit.side_draws[draws][side] for land in self.cities(seat) for side in self.districts_on(land)
        )

    def yearly_science(self, seat: int) -> int:
        return sum(self.kit.card_yield[card] for card in self.view["built"][seat])

    def scouting(self, seat: int) -> int:
        return sum(self.kit.card_scouting[card] for card in self.view["built"][seat])

    # --- the moment ------------------------------------------------------------------------------------------

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
        kit = self.kit
        words = amount(kit.card_coins[card], "coin", "coins")
        return f"{words} and {kit.card_science[card]} science" if kit.card_science[card] else words

    def building_words(self, card: int) -> str:
        """'Mine: 4 coins and 1 science, on mountain. Gives 2 Ore.'"""
        kit = self.kit
        entry = kit.data["buildings"]["building"][kit.card_design[card]]
        land = f", on {entry['land']}" if entry.get("land") else ""
        said = f"{kit.card_income[card]} income."
        income = f" {said}" if kit.card_income[card] and not entry["text"].endswith(said) else ""
        bots = self.view["bots"][card]
        riders = f" {amount(bots, 'Steambot', 'Steambots')} on it." if bots else ""
        return f"{kit.card_names[card]}: {self.cost_words(card)}{land}. {entry['text']}{income}{riders}"

    def town_words(self, town: int) -> str:
        """'Lylark, one star: defense 3, distance 1. Gives 3 Turnips, 1 income.'"""
        kit = self.kit
        stars = amount(kit.town_stars[town] + 1, "star", "stars")
        owner = self.view["town_owner"][town]
        whose = f", of {self.owner(owner)}" if owner >= 0 else ", unconquered"
        words = f"{kit.town_names[town]}, {stars}{whose}: defense {self.defense(town)}, distance {kit.town_distance[town]}."
        guard = self.view["guard"][town]
        more = f" {kit.expert_names[guard]} guards it." if guard >= 0 else ""
        more += f" Its cube adds {self.view['marked'][town]} defense." if self.view["marked"][town] else ""
        return f"{words} {kit.data['towns']['town'][town]['text']}{more}"

    def land_words(self, land: int) -> str:
        """'Windspire: mountain and sky, distance 4 with an airship. 4 influence at the end if ...'"""
        kit = self.kit
        entry = kit.data["lands"]["land"][land]
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
            sides = ", ".join(kit.side_names[side] for side in self.districts_on(land))
            city = f" Settled by {self.owner(whose)}: {sides}; {full} of {room} population used."
        return f"{kit.land_names[land]}: {types}, distance {kit.land_distance[land]}{vessel}.{city} {entry['text']}"

    def deck_words(self, seat: int, deck: int) -> str:
        """'Citizen deck of the Hog Republic: 2 cards to draw, 3 discarded, Scholar on top'."""
        top = self.view["tops"][seat][deck]
        words = (
            f"{DECKS[deck].capitalize()} deck of {self.owner(seat)}: {self.draw_size(seat, deck)} to draw, "
            f"{self.discard_size(seat, deck)} discarded"
        )
        words += f", {self.kit.expert_names[top]} on top" if top >= 0 else ""
        pile = self.draw_pile(seat, deck)
        if pile:
            words += f"; next: {', '.join(self.kit.expert_names[card] for card in pile[::-1])}"
        return words


def expert_key(kit: Kit, nation: int, card: int) -> str:
    """The gallery's name of an expert card; one that differs for a nation has an entry of its own."""
    entry = kit.data["experts"]["expert"][card]
    own = nation >= 0 and kit.nation_ids[nation] in entry.get("override", {})
    return f"expert-{entry['id']}-{kit.nation_ids[nation]}" if own else f"expert-{entry['id']}"


def building_key(kit: Kit, card: int) -> str:
    """The gallery's name of a building card: that of its design."""
    return f"building-{kit.data['buildings']['building'][kit.card_design[card]]['id']}"


def good_colour(kit: Kit, good: int) -> tuple[str, str]:
    """A good's colour and the ink on it."""
    entry = kit.data["board"]["good"][good]
    return str(entry["colour"]), str(entry["ink"])


def total_goods(scene: Scene, seat: int) -> int:
    """How many goods a seat has in all."""
    return sum(scene.goods(seat)[:GOODS])
