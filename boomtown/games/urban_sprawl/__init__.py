"""Urban Sprawl: a town grows into a metropolis on one shared grid, for two to four players."""

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from boomtown.engine.errors import BadOption
from boomtown.engine.game import Game, Option, Sight, register
from boomtown.engine.ledger import load_ledger
from boomtown.engine.table import Table
from boomtown.games.urban_sprawl import (
    build,
    effects_cards,
    effects_choice,
    effects_city,
    effects_markers,
    effects_money,
    effects_pick,
    effects_place,
    effects_vocations,
    elections,
    outlook,
    payouts,
    program,
    reveal,
    scoring,
    sense,
    setup,
    study,
    turn,
    words,
)
from boomtown.games.urban_sprawl.actions import ACTIONS
from boomtown.games.urban_sprawl.pack import load_board
from boomtown.games.urban_sprawl.pack_cards import LENGTHS
from boomtown.games.urban_sprawl.pack_log import RULES, sentence
from boomtown.games.urban_sprawl.pack_names import seat_name
from boomtown.games.urban_sprawl.table import SprawlTable


class UrbanSprawl(Game):
    """What the rest of the house sees of Urban Sprawl."""

    id = "urban_sprawl"
    title = "Urban Sprawl"
    summary = "One city grid: permits and contracts, rows that pay, vocations, elections, demolition."
    players = (2, 3, 4)
    version = 1
    options = (
        Option("length", "How the contract decks are stacked", "standard", LENGTHS),
        Option("colours", "The seats' colours, in order", "white,pink,green,black"),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    ledger = load_ledger(Path(__file__).parent / "rules.toml")
    steps = (
        setup.Claim,
        setup.GiveMedia,
        turn.StartTurn,
        turn.Invest,
        turn.StartActions,
        turn.Continue,
        turn.Act,
        turn.EndTurn,
        turn.NextTurn,
        build.ChooseBlock,
        build.ChooseSite,
        build.ChoosePermit,
        reveal.SlidePlanning,
        reveal.RefillPlanning,
        reveal.Flip,
        reveal.SlideContracts,
        reveal.RefillContracts,
        reveal.EventOver,
        payouts.Payout,
        elections.Ballot,
        elections.Election,
        elections.Elect,
        elections.ParkBlock,
        elections.ParkLot,
        elections.AssignContractor,
        elections.GiveContractor,
        program.Run,
        program.Close,
        program.Everyone,
        program.Alone,
        program.ChooseOrder,
        program.ChooseRival,
        effects_money.Split,
        effects_choice.Offered,
        effects_choice.OfferChoice,
        effects_choice.ChooseOption,
        effects_pick.PickThing,
        effects_pick.PayoutRow,
        effects_city.PickBuilding,
        effects_city.SwapWith,
        effects_city.RezoneTo,
        effects_city.EnlargeTo,
        effects_place.PlaceLots,
        effects_place.PlaceBlock,
        effects_place.PlaceSite,
        effects_markers.PickMarker,
        effects_markers.PickCircle,
        effects_markers.SwapMarker,
        effects_vocations.TakeVocation,
        effects_vocations.RobVocation,
        effects_vocations.LoseVocation,
        effects_cards.TakeCards,
        effects_cards.DropCards,
        effects_cards.RemoveContract,
        effects_cards.TakeFavor,
        effects_cards.BuildMore,
        scoring.FinalScoring,
    )
    chapters = ("turn",)
    looks_at = tuple(sense.FEATURES)
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
        board = load_board(settings["content"])
        colours = [colour.strip() for colour in settings["colours"].split(",")]
        if len(set(colours)) != len(colours) or len(colours) < seats:
            raise BadOption(f"Name at least {seats} different colours, not '{settings['colours']}'.")
        for colour in colours:
            if colour not in board.seat_colours:
                raise BadOption(
                    f"'{colour}' is not a colour here; choose from {', '.join(board.seat_colours)}."
                )
        return SprawlTable(seats, settings, board, colours, LENGTHS.index(settings["length"]))

    def setup(self, table: Table) -> None:
        setup.set_up(cast(SprawlTable, table))

    def content_key(self, table: Table) -> str:
        return cast(SprawlTable, table).board.key

    def text(self, action: int, table: Table, seat: int) -> str:
        return words.button(cast(SprawlTable, table), seat, action)

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(cast(SprawlTable, table), seat)

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return sentence(cast(SprawlTable, table), kind, seat, args), RULES[kind]

    def picture(self, table: Table, seat: int | None) -> str:
        from boomtown.games.urban_sprawl.picture import picture

        return picture(table.view(seat), cast(SprawlTable, table).board)

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(SprawlTable, table)
        decks = (t.planning, t.town, t.city, t.metropolis, t.discard, t.gone, t.event, *t.hands, *t.favors)
        shown = sum(card >= 0 for card in (*t.plan, *t.offer, *t.tops))
        sums = {"cards": sum(map(len, decks)) + shown}
        sums["building tiles"] = sum(t.supply) + sum(site >= 0 for site in t.site)
        for kind, name in enumerate(t.board.vocation_names):
            sums[f"{name} markers"] = t.vocations[kind] + sum(t.held[kind :: len(t.vocations)])
        return sums

    def sense(self, table: Table, seat: int) -> float:
        return sense.sense(cast(SprawlTable, table), seat)

    def features(self, table: Table, seat: int) -> list[float]:
        return sense.features(cast(SprawlTable, table), seat)

    def all_features(self, table: Table) -> list[list[float]]:
        return sense.all_features(cast(SprawlTable, table))

    def progress(self, table: Table) -> float:
        return outlook.progress(cast(SprawlTable, table))

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        return study.traits(cast(SprawlTable, table), seat)

    def money(self, table: Table, seat: int) -> int:
        return study.money(cast(SprawlTable, table), seat)

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        return study.plays(cast(SprawlTable, table), seat, action)

    def ending(self, table: Table) -> str:
        return study.ending(cast(SprawlTable, table))

    def halfway(self, table: Table, seat: int) -> bool:
        if table.waiting != (seat,):
            return False
        return not isinstance(table.agenda[-1], turn.Act | turn.Invest | setup.Claim)

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        t = cast(SprawlTable, table)
        results = t.result or scoring.final_results(t)
        parts = results[seat * scoring.PARTS : (seat + 1) * scoring.PARTS]
        names = ["prestige", "prestige rows", "wealth", *t.board.office_names]
        return dict(zip(names, parts, strict=True))

    def seat_name(self, table: Table, seat: int) -> str:
        return seat_name(cast(SprawlTable, table), seat)

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        from boomtown.games.urban_sprawl.describe import describe

        return describe(cast(SprawlTable, table), seat, whole)

    def sample(self, options: dict[str, str] | None = None) -> Table:
        from boomtown.games.urban_sprawl.picture_gallery import sample

        return sample(self, self.settings(options))

    def gallery(self) -> list[dict[str, Any]]:
        from boomtown.games.urban_sprawl.picture_gallery import gallery

        return gallery()

    def aid(self) -> list[dict[str, Any]]:
        from boomtown.games.urban_sprawl.picture_gallery import aid

        return aid()

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        from boomtown.games.urban_sprawl.sight import sight

        return sight(view, cast(SprawlTable, table).board)


GAME = register(UrbanSprawl())
