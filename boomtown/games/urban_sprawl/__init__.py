"""Urban Sprawl: a town grows into a metropolis on one shared grid, for two to four players."""

from types import MappingProxyType

from boomtown.engine.folder import FolderGame, colours_of
from boomtown.engine.game import Option, register
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl.pack.cards import LENGTHS
from boomtown.games.urban_sprawl.pack.load import load_content
from boomtown.games.urban_sprawl.rules.actions import ACTIONS
from boomtown.games.urban_sprawl.rules.table import SprawlTable


class UrbanSprawl(FolderGame):
    """What the rest of the house sees of Urban Sprawl."""

    id = "urban_sprawl"
    title = "Urban Sprawl"
    summary = "One city grid: permits and contracts, rows that pay, vocations, elections, demolition."
    players = (2, 3, 4)
    version = 2
    options = (
        Option("length", "How the contract decks are stacked", "standard", LENGTHS),
        Option("colours", "The seats' colours, in order", "white,pink,green,black"),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    chapters = ("turn",)
    judgement = 2
    turn_rules = ("USP-058", "USP-059")
    end_rules = ("USP-239", "USP-240")
    targets = MappingProxyType(
        {
            "take": "plan",
            "build": "offer",
            "favor": "offer",
            "remove": "offer",
            "invest": "card",
            "pay": "card",
            "discard": "card",
            "fetch": "discard",
            "block": "block",
            "site": "site",
            "building": "lot",
            "lane": "lane",
            "office": "office",
            "vocation": "vocation",
            "marker": "marker",
            "circle": "circle",
            "row": "row",
            "player": "player",
            "zone": "zone",
        }
    )

    def blank(self, seats: int, settings: dict[str, str]) -> SprawlTable:
        content = load_content(settings["content"])
        colours = colours_of(settings["colours"], seats, content.seat_colours)
        return SprawlTable(seats, settings, content, colours, LENGTHS.index(settings["length"]))

    def mix_unseen(self, table: Table) -> None:
        self.redeal(table, -1)  # the order of the decks is all that is hidden, and they are stacked


GAME = register(UrbanSprawl())
