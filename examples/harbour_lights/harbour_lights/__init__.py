"""Harbour Lights: bid for ships, sell their goods before the others do, and remember whom you serve."""

from types import MappingProxyType

from boomtown.engine.folder import FolderGame
from boomtown.engine.game import Option, register
from harbour_lights.pack.load import load_content
from harbour_lights.rules.actions import ACTIONS
from harbour_lights.rules.table import HarbourTable


class HarbourLights(FolderGame):
    """What Boomtown sees of Harbour Lights."""

    id = "harbour_lights"
    title = "Harbour Lights"
    summary = "Bid for ships, sell their goods before the others do, and remember whom you serve."
    players = (2, 3, 4)
    version = 1
    options = (
        Option("length", "How many rounds are played: four or six", "short", ("short", "long")),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    chapters = ("round",)
    turn_rules = ("HAR-22",)
    end_rules = ("HAR-60",)
    targets = MappingProxyType({"ship": "berth", "name": "good", "sell": "good"})

    def blank(self, seats: int, settings: dict[str, str]) -> HarbourTable:
        return HarbourTable(seats, settings, load_content(settings["content"]))


GAME = register(HarbourLights())
