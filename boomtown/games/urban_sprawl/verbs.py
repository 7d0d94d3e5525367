"""One interpreter for each word of a card's program."""

from boomtown.games.urban_sprawl import codes as c
from boomtown.games.urban_sprawl.board import OFFICES, VOCATIONS
from boomtown.games.urban_sprawl.effects_cards import build_more, drop_cards, flush, offer_favor, take_cards
from boomtown.games.urban_sprawl.effects_choice import Offered, choose, test
from boomtown.games.urban_sprawl.effects_city import on_building
from boomtown.games.urban_sprawl.effects_markers import on_marker, remove_marker
from boomtown.games.urban_sprawl.effects_money import money, scored_vocation
from boomtown.games.urban_sprawl.effects_pick import pay_rows, pick
from boomtown.games.urban_sprawl.effects_place import place
from boomtown.games.urban_sprawl.effects_vocations import earn_vocation, lose_vocation, take_vocation
from boomtown.games.urban_sprawl.elections import Ballot, Election
from boomtown.games.urban_sprawl.filters import matching
from boomtown.games.urban_sprawl.payouts import shares
from boomtown.games.urban_sprawl.program import ChooseRival, Everyone
from boomtown.games.urban_sprawl.scoring import FinalScoring
from boomtown.games.urban_sprawl.table import ACTIVE, AP, NOBODY, OF_SEAT, PENDING, SprawlTable
from boomtown.games.urban_sprawl.whom import one_seat, picked_office, who_mask


def execute(t: SprawlTable, at: int, me: int) -> None:
    """Carry out one word: for all at once, for one player, or for several in turn."""
    code = t.board.code
    op = code[at]
    if is_public(op):
        public(t, at, me)
        return
    mask = scorers(t, at) if op == c.VOCATION_SCORE else who_mask(t, code[at + 2], me)
    if mask == 0:
        return
    if mask.bit_count() == 1:
        one(t, at, mask.bit_length() - 1)
    elif code[at + 2] == c.W_TOP_RIVAL and op != c.VOCATION_SCORE:
        t.agenda.append(ChooseRival(t.turn[ACTIVE], at, mask))
    else:
        t.agenda.append(Everyone(at, mask))


def scorers(t: SprawlTable, at: int) -> int:
    """The owners of the vocation that scores."""
    name = scored_vocation(t, at)
    found = 0
    for seat in range(t.seats):
        if name >= 0 and t.held[seat * VOCATIONS + name] > 0:
            found |= 1 << seat
    return found


def one(t: SprawlTable, at: int, seat: int) -> None:
    """Carry out a word for one player."""
    code = t.board.code
    op = code[at]
    if op <= c.TRIBUTE or op == c.VOCATION_SCORE:
        money(t, at, seat)
    elif op == c.OFFER:
        t.agenda.append(Offered(at, seat, code[at + 5]))
    elif op == c.CHOOSE:
        choose(t, at, seat)
    elif op == c.IF:
        test(t, at, seat)
    elif op == c.PICK:
        pick(t, at, seat)
    elif op == c.PAYOUT:
        pay_rows(t, at, seat)
    elif op <= c.MARKER_SWAP:
        on_marker(t, at, seat)
    elif op == c.VOCATION_TAKE:
        take_vocation(t, at, seat)
    elif op == c.VOCATION_LOSE:
        lose_vocation(t, at, seat)
    elif op == c.VOCATION_EARN:
        earn_vocation(t, at, seat)
    elif op == c.PLACE:
        place(t, at, seat)
    elif op <= c.ENLARGE:
        on_building(t, at, seat)
    else:
        with_cards(t, at, seat)


def with_cards(t: SprawlTable, at: int, seat: int) -> None:
    """The words about cards and action points."""
    code = t.board.code
    op = code[at]
    if op == c.BUILD:
        build_more(t, at, seat)
    elif op == c.TAKE_CARD:
        take_cards(t, at, seat, code[at + 5])
    elif op == c.DROP_CARD:
        drop_cards(t, at, seat, code[at + 3])
    elif op == c.FLUSH:
        flush(t, at, seat)
    elif op == c.FAVOR:
        offer_favor(t, seat)
    elif op == c.EXTRA_FAVOR:
        t.extra[0] = seat
        t.tell("extra", seat, [])
    elif code[at + 4] == 1:
        t.later[seat] += code[at + 3]
        t.tell("points-later", seat, [code[at + 3]])
    elif seat == t.turn[ACTIVE]:
        t.turn[AP] = max(0, t.turn[AP] + code[at + 3])
        t.tell("points", seat, [code[at + 3]])


def is_public(op: int) -> bool:
    """Whether a word concerns no player in particular."""
    return op in (c.MARKER_REMOVE, c.ELECTION, c.VACATE) or op >= c.ACTIVATE


def public(t: SprawlTable, at: int, me: int) -> None:
    """The words that concern no player in particular."""
    code = t.board.code
    op = code[at]
    if op == c.MARKER_REMOVE:
        remove_marker(t, at)
    elif op == c.ELECTION:
        hold_election(t, code[at + 3], one_seat(t, code[at + 4], me) if code[at + 4] >= 0 else -1)
    elif op == c.VACATE:
        vacate(t, code[at + 3])
    elif op == c.ACTIVATE:
        activate(t, at)
    elif op == c.RANK:
        rank(t, at, me)
    else:
        end_game(t)


def hold_election(t: SprawlTable, office: int, winner: int) -> None:
    """An election for one office, for the next one on the track, for the picked one, or for all."""
    if office == c.OFFICE_NEXT:
        t.agenda.append(Ballot())
    elif office == c.OFFICE_ALL:
        for one_office in range(OFFICES - 1, -1, -1):
            t.agenda.append(Election(one_office, winner))
    elif office == c.OFFICE_PICKED:
        if picked_office(t) >= 0:
            t.agenda.append(Election(picked_office(t), winner))
    else:
        t.agenda.append(Election(office, winner))


def vacate(t: SprawlTable, office: int) -> None:
    """An office falls vacant until its next election."""
    which = picked_office(t) if office == c.OFFICE_PICKED else office
    if which >= 0 and t.offices[which] >= 0:
        t.tell("vacate", t.offices[which], [which])
        t.offices[which] = NOBODY


def activate(t: SprawlTable, at: int) -> None:
    """A deck becomes active; politicians or the Contractor come into play."""
    code = t.board.code
    t.opened[code[at + 3]] = 1
    t.tell("activate", -1, [code[at + 3], code[at + 4], code[at + 5]])
    if code[at + 4] == 1:
        for office in range(OFFICES):
            if t.offices[office] == PENDING:
                t.offices[office] = NOBODY
    if code[at + 5] == 1 and t.contractor[0] == PENDING:
        t.contractor[0] = NOBODY


def rank(t: SprawlTable, at: int, me: int) -> None:
    """The players with most of some buildings get the rewards, ties and places as in payouts."""
    code = t.board.code
    homes = matching(t, code[at + 3], me)
    counts = [(t.masks[OF_SEAT + seat] & homes).bit_count() for seat in range(t.seats)]
    places = code[at + 4]
    wealth = shares(counts, [code[at + 5 + 2 * i] for i in range(places)], t.seats)
    prestige = shares(counts, [code[at + 6 + 2 * i] for i in range(places)], t.seats)
    for seat in range(t.seats):
        if wealth[seat] > 0 or prestige[seat] > 0:
            t.wealth[seat] += wealth[seat]
            t.prestige[seat] += prestige[seat]
            t.tell("gain", seat, [wealth[seat], prestige[seat]])


def end_game(t: SprawlTable) -> None:
    """Play stops at once; only the final scoring is left."""
    t.agenda.clear()
    t.frames.clear()
    t.gone.extend(t.event)
    t.event.clear()
    t.agenda.append(FinalScoring())
