"""Words about offices, decks and the end of the game: they concern no player in particular."""

from typing import ClassVar, Final

from boomtown.engine.cards import Operand
from boomtown.games.urban_sprawl.rules.cards.flow import CardWord
from boomtown.games.urban_sprawl.rules.content import OFFICE_IDS, OFFICES
from boomtown.games.urban_sprawl.rules.elections import Ballot, Election
from boomtown.games.urban_sprawl.rules.scoring import FinalScoring
from boomtown.games.urban_sprawl.rules.table import CONTRACTOR, GONE, NOBODY, OPENED, PENDING, SprawlTable
from boomtown.games.urban_sprawl.rules.whom import Whom, picked_office

ELECTED_IDS: Final = [*OFFICE_IDS, "next", "picked", "all"]
NEXT_OFFICE: Final = 5
PICKED_OFFICE: Final = 6
ALL_OFFICES: Final = 7


class HoldElection(CardWord):
    """An election for one office, for the next one on the track, for the picked one, or for all."""

    name: ClassVar[str] = "election"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("office", "elected"), Operand("winner", "winner"))
    texts: ClassVar[dict[str, str]] = {
        "office=next": "advance the pawn and hold that election",
        "office=all": "hold elections for all offices in play, from Mayor to Union Boss{winner}",
        "": "{office:hold|there is} an election for {office}{winner}",
    }

    def __init__(self, office: int, winner: Whom | None) -> None:
        super().__init__()
        self.office = office
        self.winner = winner  # whatever the usual rules say

    def ask(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        if self.office == NEXT_OFFICE:
            t.agenda.append(Ballot())
            return
        winner = self.winner.one(t, me) if self.winner is not None else -1
        if self.office == ALL_OFFICES:
            for office in range(OFFICES - 1, -1, -1):
                t.agenda.append(Election(office, winner))
            return
        office = picked_office(t) if self.office == PICKED_OFFICE else self.office
        if office >= 0:
            t.agenda.append(Election(office, winner))


class Vacate(CardWord):
    """An office falls vacant until its next election."""

    name: ClassVar[str] = "vacate"
    operands: ClassVar[tuple[Operand, ...]] = (Operand("office", "vacated"),)
    texts: ClassVar[dict[str, str]] = {
        "office=picked": "the office falls vacant",
        "": "the {office}'s office falls vacant",
    }
    asks: ClassVar[bool] = False

    def __init__(self, office: int) -> None:
        super().__init__()
        self.office = office

    def run(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        office = picked_office(t) if self.office == PICKED_OFFICE else self.office
        if office >= 0 and t.offices[office] >= 0:
            t.tell("vacate", t.offices[office], [office])
            t.offices[office] = NOBODY


class Activate(CardWord):
    """A deck becomes active; politicians or the Contractor come into play."""

    name: ClassVar[str] = "activate"
    operands: ClassVar[tuple[Operand, ...]] = (
        Operand("deck", "deck"),
        Operand("politicians", "flag"),
        Operand("contractor", "flag"),
    )
    texts: ClassVar[dict[str, str]] = {
        "": "the {deck} deck becomes active"
        "{politicians:; the District Attorney, Treasurer, Police Chief and Union Boss enter play}"
        "{contractor:; the Contractor enters play}"
    }
    asks: ClassVar[bool] = False

    def __init__(self, deck: int, politicians: bool, contractor: bool) -> None:
        super().__init__()
        self.deck = deck
        self.politicians = politicians
        self.contractor = contractor

    def run(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        t.opened = t.renew(OPENED)
        t.opened[self.deck] = 1
        t.tell("activate", -1, [self.deck, int(self.politicians), int(self.contractor)])
        if self.politicians:
            for office in range(OFFICES):
                if t.offices[office] == PENDING:
                    t.offices[office] = NOBODY
        if self.contractor and t.contractor[0] == PENDING:
            t.contractor = t.renew(CONTRACTOR)
            t.contractor[0] = NOBODY


class EndGame(CardWord):
    """Play stops at once; only the final scoring is left."""

    name: ClassVar[str] = "end_game"
    texts: ClassVar[dict[str, str]] = {"": "the game ends at once: final scoring"}

    def ask(self, t: SprawlTable, me: int, them: int, card: int) -> None:
        t.agenda.clear()
        t.frames.clear()
        t.gone = t.renew(GONE)
        t.gone.extend(t.event)
        t.event.clear()
        t.agenda.append(FinalScoring())
