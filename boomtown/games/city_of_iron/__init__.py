"""City of Iron, second edition: four nations, two unshuffled decks each, goods majorities, seven rounds."""

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from boomtown.engine.errors import BadOption
from boomtown.engine.game import Game, Option, Sight, register
from boomtown.engine.ledger import load_ledger
from boomtown.engine.table import Table
from boomtown.games.city_of_iron import (
    autumn,
    build,
    choices,
    experts,
    pack_log,
    pay,
    react,
    rounds,
    setup,
    study,
    towns,
    winter,
    words,
)
from boomtown.games.city_of_iron.actions import ACTIONS
from boomtown.games.city_of_iron.kit import EACH_NATION, Kit
from boomtown.games.city_of_iron.pack import load_kit
from boomtown.games.city_of_iron.sense import FEATURES
from boomtown.games.city_of_iron.table import IN_DISPLAY, PARTS, IronTable

YES_NO = ("no", "yes")
SOURCES = ("places of goods", "shields", "buildings", "cards and reactions", "lands", "goals of buildings")


class CityOfIron(Game):
    """What the rest of the house sees of City of Iron."""

    id = "city_of_iron"
    title = "City of Iron"
    summary = "Four nations, two unshuffled decks each, goods majorities, seven rounds."
    players = (2, 3, 4)
    version = 1
    options = (
        Option("nations", "'choose', 'random', or the nations in seat order", setup.CHOOSE),
        Option("steambots", "Steambots: a token rides on the first card of each refilled row", "no", YES_NO),
        Option("lambs", "City of Happy Flowers and Lambs: nobody attacks owned towns", "no", YES_NO),
        Option("salad", "Point Salad: goods score by a table instead of places", "no", YES_NO),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    ledger = load_ledger(Path(__file__).parent / "rules.toml")
    steps = (
        setup.ChooseNation,
        setup.OrderDecks,
        rounds.Spring,
        rounds.Bid,
        rounds.Summer,
        rounds.BeginTurn,
        rounds.Turn,
        rounds.EndTurn,
        rounds.LayDown,
        build.ChooseBuilding,
        build.ChooseCity,
        build.ChooseDemolish,
        build.DrillPay,
        pay.Pay,
        pay.Extra,
        pay.AfterUse,
        react.React,
        experts.Do,
        choices.ChooseStore,
        choices.ChooseSalvage,
        choices.ChooseLand,
        choices.ChooseLandSide,
        choices.ChooseDistrict,
        choices.ChooseTown,
        choices.ChoosePile,
        choices.ChooseTimes,
        towns.Conquer,
        towns.Settle,
        autumn.Autumn,
        winter.Hire,
        winter.EndRound,
    )
    chapters = ("round",)
    turn_rules = ("COI-069",)
    end_rules = ("COI-178",)
    targets = MappingProxyType(
        {
            "nation": "nation",
            "first": "expert",
            "bid": "bid",
            "build": "building",
            "store": "building",
            "draw": "deck",
            "play": "expert",
            "attack": "town",
            "steambot": "building",
            "city": "land",
            "demolish": "building",
            "land": "land",
            "side": "side",
            "town": "town",
            "pile": "pile",
            "hammer": "expert",
            "distance": "expert",
            "guns": "expert",
            "lay": "expert",
            "react": "expert",
            "hire": "expert",
        }
    )
    looks_at = tuple(FEATURES)

    def blank(self, seats: int, settings: dict[str, str]) -> IronTable:
        kit = load_kit(settings["content"])
        check_nations(kit, settings["nations"], seats)
        return IronTable(seats, settings, kit)

    def setup(self, table: Table) -> None:
        setup.set_up(cast(IronTable, table))

    def content_key(self, table: Table) -> str:
        return cast(IronTable, table).kit.key

    def text(self, action: int, table: Table, seat: int) -> str:
        return words.button(cast(IronTable, table), seat, action)

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(cast(IronTable, table), seat)

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return pack_log.sentence(cast(IronTable, table), kind, seat, args, secret), pack_log.RULES[kind]

    def picture(self, table: Table, seat: int | None) -> str:
        from boomtown.games.city_of_iron.picture import picture

        return picture(table.view(seat), cast(IronTable, table).kit)

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        from boomtown.games.city_of_iron.sight import sight

        return sight(view, cast(IronTable, table).kit)

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        from boomtown.games.city_of_iron.describe import describe

        return describe(cast(IronTable, table), seat, whole)

    def sample(self, options: dict[str, str] | None = None) -> Table:
        from boomtown.games.city_of_iron.picture_aid import sample

        return sample(self, self.settings(options))

    def gallery(self) -> list[dict[str, Any]]:
        from boomtown.games.city_of_iron.picture_gallery import gallery

        return gallery()

    def aid(self) -> list[dict[str, Any]]:
        from boomtown.games.city_of_iron.picture_aid import aid

        return aid()

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(IronTable, table)
        standing = sum(len(cards) for cards in (*t.built, *t.stored))
        decks = len(t.deck_a) + len(t.deck_b) + len(t.deck_c) + len(t.scrap)
        piles = len(t.towns_1) + len(t.towns_2) + len(t.towns_3)
        settled = sum(o >= 0 and t.kit.land_nation[land] < 0 for land, o in enumerate(t.land_owner))
        sums = {
            "buildings": standing + decks + sum(card >= 0 for card in t.row),
            "towns": piles + sum(owner >= 0 for owner in t.town_owner),
            "lands to settle": t.land_owner.count(IN_DISPLAY) + settled,
            "steambots": t.bots_left[0] + sum(t.bots_free) + sum(t.bots),
        }
        for seat in range(t.seats):
            sums[f"experts of seat {seat}"] = EACH_NATION - t.owned[seat].bit_count() + cards_of(t, seat)
            sums[f"districts of seat {seat}"] = tokens_of(t, seat)
        return sums

    def sense(self, table: Table, seat: int) -> float:
        from boomtown.games.city_of_iron.sense import sense

        return sense(cast(IronTable, table), seat)

    def features(self, table: Table, seat: int) -> list[float]:
        from boomtown.games.city_of_iron.sense import features

        return features(cast(IronTable, table), seat)

    def progress(self, table: Table) -> float:
        from boomtown.games.city_of_iron.sense import progress

        return progress(cast(IronTable, table))

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        return study.traits(cast(IronTable, table), seat)

    def money(self, table: Table, seat: int) -> int:
        return cast(IronTable, table).coins[seat]

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        return study.plays(cast(IronTable, table), seat, action)

    def ending(self, table: Table) -> str:
        return study.ENDING

    def halfway(self, table: Table, seat: int) -> bool:
        if seat not in table.waiting:
            return False
        top = table.agenda[-1]
        return not isinstance(top, rounds.Turn | rounds.Bid | setup.ChooseNation)

    def seat_name(self, table: Table, seat: int) -> str:
        return words.seat_name(cast(IronTable, table), seat)

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        t = cast(IronTable, table)
        return dict(zip(SOURCES, t.tally[seat * PARTS : seat * PARTS + PARTS], strict=True))


def check_nations(kit: Kit, said: str, seats: int) -> None:
    """Refuse a list of nations that can't be dealt."""
    if said in (setup.CHOOSE, setup.RANDOM):
        return
    names = [name.strip() for name in said.split(",")]
    if len(set(names)) != len(names) or len(names) < seats or not set(names) <= set(kit.nation_ids):
        raise BadOption(
            f"Option 'nations' is choose, random or at least {seats} different nations of "
            f"{', '.join(kit.nation_ids)}, not '{said}'."
        )


def cards_of(t: IronTable, seat: int) -> int:
    """How many expert cards a seat has in hand, in its piles, on the table and on its towns."""
    count = len(t.hands[seat]) + len(t.citizen_draw[seat]) + len(t.citizen_discard[seat])
    count += len(t.military_draw[seat]) + len(t.military_discard[seat])
    count += sum(owner == seat and t.guard[town] >= 0 for town, owner in enumerate(t.town_owner))
    return count + (len(t.played) if t.turn[0] == seat else 0)


def tokens_of(t: IronTable, seat: int) -> int:
    """A seat's districts, in reserve and laid, the Capital left out."""
    kit = t.kit
    count, sides, tokens = 0, len(kit.side_ids), len(kit.token_each)
    for land, owner in enumerate(t.land_owner):
        if owner == seat:
            count += sum(
                t.districts[land * sides + side]
                for side in range(sides)
                if side not in (kit.capital, kit.imperial)
            )
    return count + sum(t.reserve[seat * tokens : (seat + 1) * tokens])


GAME = register(CityOfIron())
