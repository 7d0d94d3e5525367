"""51st State: Master Set: a race to 25 points with cards that are built, razed or dealt with, for one to four players."""

from types import MappingProxyType
from typing import cast

from boomtown.engine.folder import FolderGame
from boomtown.engine.game import Option, Verdict, register
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.pack.load import EXPANSIONS, load_content
from boomtown.games.fifty_first_state.rules.actions import ACTIONS
from boomtown.games.fifty_first_state.rules.table import StateTable
from boomtown.games.fifty_first_state.words.verdict import verdict


class FiftyFirstState(FolderGame):
    """What the rest of the house sees of 51st State."""

    id = "fifty_first_state"
    title = "51st State: Master Set"
    summary = "Cards built, razed or dealt with; three kinds of contacts; a production engine; solo too."
    players = (1, 2, 3, 4)
    version = 2
    options = (
        Option("expansion", "The cards beside the base set", "base", EXPANSIONS),
        Option(
            "factions",
            "Faction boards: dealt (swap for one left over if you like), chosen in turn, or random",
            "dealt",
            ("dealt", "chosen", "random"),
        ),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    chapters = ("round",)
    turn_rules = ("FSS-076", "FSS-078")
    end_rules = ("FSS-163",)
    targets = MappingProxyType(
        {
            "construct": "card",
            "develop": "card",
            "deal": "card",
            "raze-hand": "card",
            "raze": "card",
            "use": "card",
            "exchange": "exchange",
            "visit": "card",
            "take": "connection",
            "play": "connection",
            "shield": "card",
            "pay": "good",
            "pay-from": "card",
            "location": "card",
            "from-deal": "card",
            "steal": "steal",
            "discard": "card",
            "discard-connection": "connection",
            "faction": "faction",
            "draft": "card",
            "keep": "good",
        }
    )
    sampled_by = "expansion"
    sample_options = MappingProxyType({"factions": "dealt"})

    def blank(self, seats: int, settings: dict[str, str]) -> StateTable:
        return StateTable(seats, settings, load_content(settings["expansion"], settings["content"]))

    def verdict(self, table: Table) -> Verdict | None:
        return verdict(cast(StateTable, table))


GAME = register(FiftyFirstState())
