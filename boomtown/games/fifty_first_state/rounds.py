"""Rounds: Lookout, Production, Action, Cleanup, until somebody has reached 25 points."""

from boomtown.engine.steps import Step
from boomtown.engine.table import Table
from boomtown.games.fifty_first_state.cleanup import CleanupPhase
from boomtown.games.fifty_first_state.lookout import Lookout
from boomtown.games.fifty_first_state.production import ProductionPhase
from boomtown.games.fifty_first_state.scoring import FinalScoring
from boomtown.games.fifty_first_state.table import StateTable
from boomtown.games.fifty_first_state.turn import ActionPhase


class StartRound(Step):
    """A round has four phases in fixed order."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        table.round[0] += 1
        table.tell("round", -1, [table.round[0], table.first[0]])
        table.agenda.append(EndRound())
        table.agenda.append(ActionPhase())
        table.agenda.append(ProductionPhase())
        table.agenda.append(Lookout())


class EndRound(Step):
    """After the Action phase: the game is scored if 25 points were reached, else Cleanup and a new round."""

    def run(self, table: Table) -> None:
        assert isinstance(table, StateTable)
        if table.ended[0]:
            table.agenda.append(FinalScoring())
        else:
            table.agenda.append(StartRound())
            table.agenda.append(CleanupPhase())
