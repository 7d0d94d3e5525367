"""Forged in Steel: families build Pueblo, Colorado, over three Eras, for two to four players."""

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from boomtown.engine.errors import BadOption
from boomtown.engine.game import Game, Option, Sight, register
from boomtown.engine.ledger import load_ledger
from boomtown.engine.steps import Together
from boomtown.engine.table import Table
from boomtown.games.forged_in_steel import (
    assessment,
    building,
    elections,
    events,
    immigration,
    interpret,
    mines,
    mob,
    muscle,
    picking,
    places,
    planning,
    respond,
    riot,
    roles,
    sense,
    setup,
    study,
    triggers,
    unrest,
    verbs_cards,
    verbs_change,
    verbs_place,
    verbs_play,
    verbs_power,
    verbs_remove,
    verbs_score,
    words,
)
from boomtown.games.forged_in_steel.actions import ACTIONS
from boomtown.games.forged_in_steel.pack import load_board
from boomtown.games.forged_in_steel.script import KINDS
from boomtown.games.forged_in_steel.table import PARTS, SteelTable


class ForgedInSteel(Game):
    """What the rest of the house sees of Forged in Steel."""

    id = "forged_in_steel"
    title = "Forged in Steel"
    summary = "Card-driven city building in Pueblo, headlines, riots, three Eras."
    players = (2, 3, 4)
    version = 1
    options = (
        Option("leaders", "Industry Leaders", "no", ("no", "dealt", "chosen")),
        Option("moguls", "Moguls, alone or with Bigwigs", "no", ("no", "alone", "bigwigs")),
        Option("colours", "The seats' colours, in order", "red,blue,green,purple"),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    ledger = load_ledger(Path(__file__).parent / "rules.toml")
    steps = (
        assessment.StartAssessment,
        assessment.AfterAssessment,
        building.StartBuilding,
        building.EndBuilding,
        building.NextRound,
        building.SelectCards,
        building.NextTurn,
        building.Turn,
        building.Declare,
        building.EndTurn,
        building.TurnOver,
        elections.StartElections,
        elections.CountVotes,
        elections.CleanUp,
        events.EventTokens,
        events.ResolveEvent,
        events.PlaceHeadline,
        events.PutAway,
        events.MuscleToo,
        immigration.StartImmigration,
        immigration.HouseImmigrants,
        immigration.HouseImmigrant,
        interpret.Start,
        interpret.Finish,
        interpret.Do,
        interpret.Act,
        interpret.After,
        interpret.PickOpponent,
        mines.RollMine,
        mines.OneRoll,
        mines.PickRoll,
        mines.OfficialRoll,
        mines.MineResult,
        mines.MoreMines,
        mines.GainMine,
        mines.TurnDie,
        mob.MobChance,
        mob.MobWindow,
        mob.ChooseBlock,
        mob.Raid,
        muscle.SpendMore,
        muscle.Spend,
        muscle.Site,
        picking.PickNeighborhood,
        planning.DealCards,
        planning.PlanCards,
        planning.StartDraft,
        planning.NextDraft,
        planning.DraftCard,
        respond.Respond,
        riot.RiotBegins,
        riot.RiotStart,
        riot.Burn,
        riot.RiotMoves,
        riot.RiotNext,
        riot.EndRiot,
        roles.NextRole,
        roles.ChooseRole,
        roles.MoveMoguls,
        roles.MoveMogul,
        roles.ChooseLeader,
        setup.SeedHouses,
        setup.SeedHouse,
        setup.SeedCityCube,
        setup.SetupMansions,
        setup.SetupMansion,
        triggers.Ability,
        triggers.UseToken,
        unrest.CheckUnrest,
        unrest.ImmigrationOver,
        verbs_cards.KeepCards,
        verbs_cards.KeepCard,
        verbs_cards.DiscardDown,
        verbs_cards.DiscardCard,
        verbs_cards.TradeFromHand,
        verbs_cards.TradeFromBank,
        verbs_change.MoveFrom,
        verbs_change.MoveTo,
        verbs_change.MoreMoves,
        verbs_change.Convert,
        verbs_change.SwapOwn,
        verbs_change.SwapTheirs,
        verbs_place.PlaceMore,
        verbs_place.PlaceStructure,
        verbs_place.MoreCubes,
        verbs_place.PlaceCube,
        verbs_place.ReplaceCube,
        verbs_play.PlayCard,
        verbs_play.DeclarePlayed,
        verbs_power.TakeToken,
        verbs_power.GiveToken,
        verbs_power.PickHeadline,
        verbs_power.MakeLast,
        verbs_power.ChooseWay,
        verbs_power.OtherWay,
        verbs_remove.RemoveMore,
        verbs_remove.Remove,
        verbs_remove.Seize,
        verbs_score.MoreTracks,
        verbs_score.PickTrack,
        verbs_score.ScoreNow,
        verbs_score.AddUnrest,
        verbs_score.Calm,
    )
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

    looks_at = tuple(sense.FEATURES)

    def blank(self, seats: int, settings: dict[str, str]) -> SteelTable:
        board = load_board(settings["content"])
        colours = [colour.strip() for colour in settings["colours"].split(",")]
        if len(set(colours)) != len(colours) or len(colours) < seats:
            raise BadOption(f"Name at least {seats} different colours, not '{settings['colours']}'.")
        for colour in colours:
            if colour not in board.seat_colours:
                raise BadOption(
                    f"'{colour}' is not a colour here; choose from {', '.join(board.seat_colours)}."
                )
        return SteelTable(seats, settings, board, colours)

    def setup(self, table: Table) -> None:
        setup.set_up(cast(SteelTable, table))

    def content_key(self, table: Table) -> str:
        return cast(SteelTable, table).board.key

    def text(self, action: int, table: Table, seat: int) -> str:
        return words.button(cast(SteelTable, table), seat, action)

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(cast(SteelTable, table), seat)

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return words.sentence(cast(SteelTable, table), kind, seat, args, secret), words.RULES[kind]

    def picture(self, table: Table, seat: int | None) -> str:
        from boomtown.games.forged_in_steel.picture import picture

        return picture(table.view(seat), cast(SteelTable, table).board)

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        from boomtown.games.forged_in_steel.describe import describe

        return describe(cast(SteelTable, table), seat, whole)

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        from boomtown.games.forged_in_steel.sight import sight

        return sight(view, cast(SteelTable, table).board)

    def sample(self, options: dict[str, str] | None = None) -> Table:
        from boomtown.games.forged_in_steel.picture_gallery import sample

        return sample(self, self.settings(options))

    def gallery(self) -> list[dict[str, Any]]:
        from boomtown.games.forged_in_steel.picture_gallery import gallery

        return gallery()

    def aid(self) -> list[dict[str, Any]]:
        from boomtown.games.forged_in_steel.picture_gallery import aid

        return aid()

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(SteelTable, table)
        zones = [t.deck, t.discard, t.later, t.removed, t.box, t.recurring, t.active, t.headlines]
        for zone in (t.hands, t.banks, t.chosen, t.draft):
            zones += zone
        cards = [card for zone in zones for card in zone]
        sums = {"cards": len(cards), "different cards": len(set(cards))}
        for seat in range(t.seats):
            counted = sum(t.tally[seat * PARTS : (seat + 1) * PARTS])
            sums[f"VP of seat {seat} without a source"] = t.vp[seat] - counted
            sums[f"pieces of seat {seat} too many"] = sum(
                max(0, -places.pieces_left(t, seat, kind)) for kind in range(KINDS)
            )
        return sums

    def sense(self, table: Table, seat: int) -> float:
        return sense.sense(cast(SteelTable, table), seat)

    def features(self, table: Table, seat: int) -> list[float]:
        return sense.features(cast(SteelTable, table), seat)

    def all_features(self, table: Table) -> list[list[float]]:
        return sense.all_features(cast(SteelTable, table))

    def progress(self, table: Table) -> float:
        return sense.progress(cast(SteelTable, table))

    def halfway(self, table: Table, seat: int) -> bool:
        if table.waiting != (seat,):
            return False
        whole = (building.Declare, muscle.Spend, mob.MobWindow, Together)
        return not isinstance(table.agenda[-1], whole)

    def seat_name(self, table: Table, seat: int) -> str:
        return words.seat_name(cast(SteelTable, table), seat)

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        return study.breakdown(cast(SteelTable, table), seat)

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        return study.traits(cast(SteelTable, table), seat)

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        return study.plays(cast(SteelTable, table), seat, action)

    def ending(self, table: Table) -> str:
        return study.ENDING


GAME = register(ForgedInSteel())
