"""Forged in Steel: families build Pueblo, Colorado, over three Eras, for two to four players."""

from types import MappingProxyType

from boomtown.engine.folder import FolderGame, colours_of
from boomtown.engine.game import Option, register
from boomtown.games.forged_in_steel.pack.load import load_content
from boomtown.games.forged_in_steel.rules.actions import ACTIONS
from boomtown.games.forged_in_steel.rules.table import SteelTable


class ForgedInSteel(FolderGame):
    """What the rest of the house sees of Forged in Steel."""

    id = "forged_in_steel"
    title = "Forged in Steel"
    summary = "Card-driven city building in Pueblo, headlines, riots, three Eras."
    players = (2, 3, 4)
    version = 2
    options = (
        Option("leaders", "Industry Leaders", "no", ("no", "dealt", "chosen")),
        Option("moguls", "Moguls, alone or with Bigwigs", "no", ("no", "alone", "bigwigs")),
        Option("colours", "The seats' colours, in order", "red,blue,green,purple"),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    chapters = ("building", "assessment", "era")
    turn_rules = ("FIS-077", "FIS-080")
    end_rules = ("FIS-281",)
    targets = MappingProxyType(
        {
            "lot": "lot",
            "pair": "pair",
            "block": "block",
            "mine": "mine",
            "card": "card",
            "bank": "card",
            "discard": "card",
            "respond": "card",
            "track": "track",
            "neighborhood": "neighborhood",
            "player": "player",
            "role": "role",
            "headline": "headline",
            "unrest-cube": "unrest",
            "leader": "leader",
        }
    )

    def blank(self, seats: int, settings: dict[str, str]) -> SteelTable:
        content = load_content(settings["content"])
        colours = colours_of(settings["colours"], seats, content.seat_colours)
        return SteelTable(seats, settings, content, colours)


GAME = register(ForgedInSteel())
