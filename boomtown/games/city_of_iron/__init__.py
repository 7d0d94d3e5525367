"""City of Iron, second edition: four nations, two unshuffled decks each, goods majorities, seven rounds."""

from types import MappingProxyType

from boomtown.engine.folder import FolderGame
from boomtown.engine.game import Option, register
from boomtown.games.city_of_iron.pack.load import load_content
from boomtown.games.city_of_iron.rules.actions import ACTIONS
from boomtown.games.city_of_iron.rules.setup import CHOOSE, check_nations
from boomtown.games.city_of_iron.rules.table import IronTable

YES_NO = ("no", "yes")


class CityOfIron(FolderGame):
    """What the rest of the house sees of City of Iron."""

    id = "city_of_iron"
    title = "City of Iron"
    summary = "Four nations, two unshuffled decks each, goods majorities, seven rounds."
    players = (2, 3, 4)
    version = 2
    options = (
        Option("nations", "'choose', 'random', or the nations in seat order", CHOOSE),
        Option("steambots", "Steambots: a token rides on the first card of each refilled row", "no", YES_NO),
        Option("lambs", "City of Happy Flowers and Lambs: nobody attacks owned towns", "no", YES_NO),
        Option("salad", "Point Salad: goods score by a table instead of places", "no", YES_NO),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
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

    def blank(self, seats: int, settings: dict[str, str]) -> IronTable:
        content = load_content(settings["content"])
        check_nations(content.nation_ids, settings["nations"], seats)
        return IronTable(seats, settings, content)


GAME = register(CityOfIron())
