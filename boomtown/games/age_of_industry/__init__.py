"""Age of Industry: industries and railways on a map of Germany or New England, for three to five players."""

from pathlib import Path
from types import MappingProxyType
from typing import Any, cast

from boomtown.engine.errors import BadOption
from boomtown.engine.game import Game, Option, Sight, register
from boomtown.engine.ledger import load_ledger
from boomtown.engine.table import Table
from boomtown.games.age_of_industry import (
    build,
    cards,
    develop,
    loans,
    railway,
    rounds,
    scoring,
    sell,
    study,
    words,
)
from boomtown.games.age_of_industry.actions import ACTIONS
from boomtown.games.age_of_industry.pack import MAPS, load_board
from boomtown.games.age_of_industry.sense import FEATURES
from boomtown.games.age_of_industry.setup import set_up
from boomtown.games.age_of_industry.table import AgeTable


class AgeOfIndustry(Game):
    """What the rest of the house sees of Age of Industry."""

    id = "age_of_industry"
    title = "Age of Industry"
    summary = "Industries and railways on a map, coal and iron by the nearest source, loans."
    players = (3, 4, 5)
    version = 1
    options = (
        Option("map", "The map to play on", "germany", MAPS),
        Option("colours", "The seats' colours, in order", "red,blue,yellow,green,purple"),
        Option("content", "A folder with a content pack of your own", ""),
    )
    actions = ACTIONS
    ledger = load_ledger(Path(__file__).parent / "rules.toml")
    steps = (
        rounds.StartRound,
        rounds.Turn,
        rounds.ChooseAction,
        rounds.NewOrder,
        rounds.EndRound,
        build.ChooseCard,
        build.ChooseIndustry,
        build.ChooseSpace,
        build.BuildCoal,
        build.BuildIron,
        railway.ChooseLink,
        railway.RailwayCoal,
        railway.RailwayIron,
        sell.ChooseSeller,
        sell.ChooseBuyer,
        develop.ChooseCounter,
        develop.DevelopWithCard,
        cards.TakeCard,
        cards.RefillOffer,
        cards.PassWithCard,
        loans.OfferRepayment,
        loans.Repayment,
        loans.PayInterest,
        scoring.FinalScoring,
    )
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
    looks_at = tuple(FEATURES)
    judgement = 2

    def blank(self, seats: int, settings: dict[str, str]) -> AgeTable:
        board = load_board(settings["map"], settings["content"])
        colours = [colour.strip() for colour in settings["colours"].split(",")]
        if len(set(colours)) != len(colours) or len(colours) < seats:
            raise BadOption(f"Name at least {seats} different colours, not '{settings['colours']}'.")
        for colour in colours:
            if colour not in board.seat_colours:
                raise BadOption(
                    f"'{colour}' is not a colour here; choose from {', '.join(board.seat_colours)}."
                )
        return AgeTable(seats, settings, board, colours)

    def setup(self, table: Table) -> None:
        set_up(cast(AgeTable, table))

    def content_key(self, table: Table) -> str:
        return cast(AgeTable, table).board.key

    def text(self, action: int, table: Table, seat: int) -> str:
        return words.button(cast(AgeTable, table), seat, action)

    def prompt(self, table: Table, seat: int) -> str:
        return words.prompt(cast(AgeTable, table), seat)

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return words.sentence(cast(AgeTable, table), kind, seat, args, secret), words.RULES[kind]

    def picture(self, table: Table, seat: int | None) -> str:
        from boomtown.games.age_of_industry.picture import picture

        return picture(table.view(seat), cast(AgeTable, table).board)

    def conserved(self, table: Table) -> dict[str, int]:
        t = cast(AgeTable, table)
        sums = {
            "cards": len(t.deck)
            + len(t.discard)
            + sum(len(h) for h in t.hands)
            + sum(c >= 0 for c in t.offer)
        }
        kinds = len(t.board.level)
        for seat in range(t.seats):
            placed = sum(owner == seat for owner in t.owner)
            mine = slice(seat * kinds, (seat + 1) * kinds)
            sums[f"counters of seat {seat}"] = (
                placed + sum(t.left[mine]) + sum(c // kinds == seat for c in t.gone)
            )
            sums[f"railways of seat {seat}"] = t.rails_left[seat] + sum(owner == seat for owner in t.rail)
        return sums

    def sense(self, table: Table, seat: int) -> float:
        from boomtown.games.age_of_industry.sense import sense

        return sense(cast(AgeTable, table), seat)

    def features(self, table: Table, seat: int) -> list[float]:
        from boomtown.games.age_of_industry.sense import features

        return features(cast(AgeTable, table), seat)

    def all_features(self, table: Table) -> list[list[float]]:
        from boomtown.games.age_of_industry.sense import all_features

        return all_features(cast(AgeTable, table))

    def progress(self, table: Table) -> float:
        from boomtown.games.age_of_industry.sense import progress

        return progress(cast(AgeTable, table))

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        return study.traits(cast(AgeTable, table), seat)

    def money(self, table: Table, seat: int) -> int:
        return study.money(cast(AgeTable, table), seat)

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        return study.plays(cast(AgeTable, table), seat, action)

    def ending(self, table: Table) -> str:
        return study.ENDING

    def halfway(self, table: Table, seat: int) -> bool:
        if table.waiting != (seat,):
            return False
        return not isinstance(table.agenda[-1], rounds.ChooseAction | loans.Repayment)

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        from boomtown.games.age_of_industry.describe import describe

        return describe(cast(AgeTable, table), seat, whole)

    def seat_name(self, table: Table, seat: int) -> str:
        return words.seat_name(cast(AgeTable, table), seat)

    def sample(self, options: dict[str, str] | None = None) -> Table:
        from boomtown.games.age_of_industry.picture_gallery import sample

        return sample(self, self.settings(options))

    def gallery(self) -> list[dict[str, Any]]:
        from boomtown.games.age_of_industry.picture_gallery import gallery

        return gallery()

    def aid(self) -> list[dict[str, Any]]:
        from boomtown.games.age_of_industry.picture_gallery import aid

        return aid()

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        from boomtown.games.age_of_industry.sight import sight

        return sight(view, cast(AgeTable, table).board)

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        result = scoring.final_result(cast(AgeTable, table), seat)
        t = cast(AgeTable, table)
        if t.result:
            result = t.result[seat * scoring.PARTS : (seat + 1) * scoring.PARTS]
        return {"money": result[2], "counters": result[3], "unpaid loans": -result[4]}


GAME = register(AgeOfIndustry())
