"""Rounds: Lookout, Production, Action, Cleanup, until somebody has reached 25 points."""

from boomtown.engine.steps import Step
from boomtown.games.fifty_first_state.rules import table as at
from boomtown.games.fifty_first_state.rules.cleanup import CleanupPhase
from boomtown.games.fifty_first_state.rules.lookout import Lookout
from boomtown.games.fifty_first_state.rules.production import ProductionPhase
from boomtown.games.fifty_first_state.rules.scoring import FinalScoring
from boomtown.games.fifty_first_state.rules.table import StateTable
from boomtown.games.fifty_first_state.rules.turn import ActionPhase


class StartRound(Step[StateTable]):
    """A round has four phases in fixed order."""

    def run(self, table: StateTable) -> None:
        table.round = table.renew(at.ROUND)
        table.round[0] += 1
        table.tell("round", -1, [table.round[0], table.first[0]])
        table.agenda.append(EndRound())
        table.agenda.append(ActionPhase())
        table.agenda.append(ProductionPhase())
        table.agenda.append(Lookout())


class EndRound(Step[StateTable]):
    """After the Action phase: the game is scored if 25 points were reached, else Cleanup and a new round."""

    def run(self, table: StateTable) -> None:
        if table.ended[0]:
            table.agenda.append(FinalScoring())
        else:
            table.agenda.append(StartRound())
            table.agenda.append(CleanupPhase())
