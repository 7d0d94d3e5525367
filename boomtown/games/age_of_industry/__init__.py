"""Age of Industry: industries and railways on a map of Germany or New England, for three to five players."""

from types import MappingProxyType

from boomtown.engine.folder import FolderGame, colours_of
from boomtown.engine.game import Option, register
from boomtown.games.age_of_industry.pack.load import MAPS, load_content
from boomtown.games.age_of_industry.rules.actions import ACTIONS
from boomtown.games.age_of_industry.rules.table import AgeTable


class AgeOfIndustry(FolderGame):
    """What the rest of the house sees of Age of Industry."""

    id = "age_of_industry"
    title = "Age of Industry"
    summary = "Industries and railways on a map, coal and iron by the nearest source, loans."
    players = (3, 4, 5)
    version = 2
    options = (
        Option("map", "The map to play on", "germany", MAPS),
        Option("colours", "The seats' colours, in order", "red,blue,yellow,green,purple"),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    chapters = ("round",)
    turn_rules = ("AOI-062", "AOI-063")
    end_rules = ("AOI-231",)
    targets = MappingProxyType(
        {
            "space": "space",
            "from": "space",
            "seller": "space",
            "to-port": "space",
            "from-import": "import",
            "to-market": "market",
            "link": "link",
            "card": "card",
            "remove": "counter",
            "offer": "offer",
            "deck": "deck",
        }
    )
    judgement = 2
    sampled_by = "map"

    def blank(self, seats: int, settings: dict[str, str]) -> AgeTable:
        content = load_content(settings["map"], settings["content"])
        colours = colours_of(settings["colours"], seats, content.seat_colours)
        return AgeTable(seats, settings, content, colours)


GAME = register(AgeOfIndustry())
