"""51st State: Master Set: a race to 25 points with cards that are built, razed or dealt with, for one to four players."""

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from boomtown.engine.game import Game, Option, Sight, Verdict, register
from boomtown.engine.ledger import load_ledger
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state import (
    build,
    choices,
    cleanup,
    effects,
    lookout,
    payment,
    production,
    raze,
    rounds,
    scoring,
    sense,
    setup,
    solo,
    study,
    turn,
    use,
    words,
    workers,
)
from boomtown.games.fifty_first_state.actions import ACTIONS
from boomtown.games.fifty_first_state.pack import EXPANSIONS, load_book
from boomtown.games.fifty_first_state.sense import FEATURES
from boomtown.games.fifty_first_state.table import StateTable


class FiftyFirstState(Game):
    """What the rest of the house sees of 51st State."""

    id = "fifty_first_state"
    title = "51st State: Master Set"
    summary = "Cards built, razed or dealt with; three kinds of contacts; a production engine; solo too."
    players = (1, 2, 3, 4)
    version = 1
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
    looks_at = tuple(FEATURES)
    actions = ACTIONS
    ledger = load_ledger(Path(__file__).parent / "rules.toml")
    steps = (
        setup.OfferFaction,
        setup.ChooseFaction,
        setup.DealHands,
        setup.KeepFour,
        rounds.StartRound,
        rounds.EndRound,
        lookout.Lookout,
        lookout.StartDraft,
        lookout.NextPick,
        lookout.DraftCard,
        production.ProductionPhase,
        production.TakeProduction,
        production.ChooseTaken,
        production.ReturnStores,
        production.Produce,
        production.DealPays,
        production.ProduceLocations,
        production.LateProduction,
        production.Thresholds,
        production.EndProduction,
        turn.ActionPhase,
        turn.NextTurn,
        turn.Turn,
        turn.OfferShields,
        turn.PlaceShields,
        payment.Pay,
        payment.PayKind,
        effects.Effect,
        choices.ChooseGoods,
        choices.MoreLocations,
        choices.PickLocation,
        choices.PickDeal,
        choices.Steal,
        build.Answer,
        build.Construct,
        build.ChooseOld,
        build.Develop,
        raze.MakeDeal,
        raze.RazeFromHand,
        raze.RazeRival,
        use.CarryOut,
        use.OfferAgain,
        use.UseAgain,
        use.DiscardCards,
        use.DiscardCard,
        use.GiveUpDeals,
        use.GiveUpDeal,
        workers.Visit,
        workers.TakeConnection,
        cleanup.CleanupPhase,
        cleanup.Store,
        cleanup.KeepGood,
        cleanup.ClearTable,
        solo.SoloPick,
        solo.SoloDraft,
        solo.VirtualCards,
        solo.VirtualTurn,
        solo.ChooseVictim,
        scoring.FinalScoring,
    )
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
            "kind": "good",
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

    def blank(self, seats: int, settings: dict[str, str]) -> StateTable:
        return StateTable(seats, settings, load_book(settings["expansion"], settings["content"]))

    def setup(self, table: Table) -> None:
        setup.set_up(cast(StateTable, table))

    def content_key(self, table: Table) -> str:
        return cast(StateTable, table).book.key

    def text(self, action: int, table: Table, seat: int) -> str:
        return words.button(cast(StateTable, table), seat, action)

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(cast(StateTable, table), seat)

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return words.sentence(cast(StateTable, table), kind, seat, args, secret), words.RULES[kind]

    def picture(self, table: Table, seat: int | None) -> str:
        from boomtown.games.fifty_first_state.picture import picture

        return picture(table.view(seat), cast(StateTable, table).book)

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        from boomtown.games.fifty_first_state.describe import describe

        return describe(cast(StateTable, table), seat, whole)

    def sample(self, options: dict[str, str] | None = None) -> Table:
        from boomtown.games.fifty_first_state.picture_gallery import sample

        return sample(self, self.settings(options))

    def gallery(self) -> list[dict[str, Any]]:
        from boomtown.games.fifty_first_state.picture_gallery import gallery

        return gallery()

    def aid(self) -> list[dict[str, Any]]:
        from boomtown.games.fifty_first_state.picture_gallery import aid

        return aid()

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        from boomtown.games.fifty_first_state.sight import sight

        return sight(view, cast(StateTable, table).book)

    def verdict(self, table: Table) -> Verdict | None:
        t = cast(StateTable, table)
        if t.seats > 1 or not t.over:
            return None
        own, other, won, level = scoring.solo_result(t)
        if not won:
            return Verdict(False, f"You lose with {own} points against the Virtual Player's {other}.")
        name = t.book.level_names[level]
        return Verdict(True, f"You win with {own} points against the Virtual Player's {other}: {name}.")

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(StateTable, table)
        zones = [t.deck, t.discard, t.display, t.played, t.virtual, t.attack, *t.hands, *t.states, *t.deals]
        links = [t.red_pile, t.blue_pile, t.link_discard, *t.links, [link for link in t.face_up if link >= 0]]
        cards = [card for zone in zones for card in zone]
        held = [link for zone in links for link in zone]
        return {
            "Location cards": len(cards),
            "different Location cards": len(set(cards)),
            "Connection cards": len(held),
            "different Connection cards": len(set(held)),
        }

    def sense(self, table: Table, seat: int) -> float:
        return sense.sense(cast(StateTable, table), seat)

    def features(self, table: Table, seat: int) -> list[float]:
        return sense.features(cast(StateTable, table), seat)

    def all_features(self, table: Table) -> list[list[float]]:
        return sense.all_features(cast(StateTable, table))

    def progress(self, table: Table) -> float:
        return sense.progress(cast(StateTable, table))

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        return study.traits(cast(StateTable, table), seat)

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        return study.plays(cast(StateTable, table), seat, action)

    def ending(self, table: Table) -> str:
        return study.ending(cast(StateTable, table))

    def halfway(self, table: Table, seat: int) -> bool:
        if table.waiting != (seat,):
            return False
        return not isinstance(table.agenda[-1], turn.Turn | lookout.DraftCard | solo.SoloDraft)

    def seat_name(self, table: Table, seat: int) -> str:
        return words.seat_name(cast(StateTable, table), seat)

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        t = cast(StateTable, table)
        track, standing, _ = scoring.result_of(t, seat)
        found = {"points on the track": track, "Locations": standing * t.book.location_points}
        if t.seats == 1:
            found[words.solo_line(t)] = 0
        return found


GAME = register(FiftyFirstState())
