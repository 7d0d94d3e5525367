"""Building and placing: cubes are paid for, structures put down, Parks raise their track."""

from boomtown.games.forged_in_steel.rules import table as field
from boomtown.games.forged_in_steel.rules import terms as s
from boomtown.games.forged_in_steel.rules.content import SECTORS
from boomtown.games.forged_in_steel.rules.frames import BY_PARK
from boomtown.games.forged_in_steel.rules.places import lift_cube, owner_of, put_cube, put_structure
from boomtown.games.forged_in_steel.rules.points import gain
from boomtown.games.forged_in_steel.rules.standing import city_scorer, headline_rule, lot_vp
from boomtown.games.forged_in_steel.rules.table import BUILDING, CITY, P_LOTS, SteelTable
from boomtown.games.forged_in_steel.rules.triggers import cube_built_over, structure_placed, track_moved


def lay(t: SteelTable, seat: int, lots: list[int], kind: int, raises: bool, why: int) -> int:
    """A seat builds or places a structure on Lots, vacant or with cubes; returns its first Lot; `why` is for the log."""
    if not t.quiet:
        t.tell("place", seat, [kind, *lots, why])
    over: list[int] = []
    for lot in lots:
        if t.owner[lot] >= 0:
            over.append(lot)
            over.append(pay_for_cube(t, seat, lot))
    anchor = put_structure(t, lots, kind, owner_of(kind, seat))
    if kind == s.HOUSE and len(t.turn) > 0 and t.turn[0] == seat:
        t.counts[1 + t.content.city.lot_nb[anchor]] += 1
    structure_placed(t, seat, anchor, kind)
    for i in range(len(over) - 2, -1, -2):
        cube_built_over(t, seat, over[i], over[i + 1], over[i + 1] == CITY)
    if raises and (s.PARKS >> kind) & 1:
        move_track(t, seat, SECTORS + t.content.city.lot_nb[anchor], 1, BY_PARK)
    return anchor


def pay_for_cube(t: SteelTable, seat: int, lot: int) -> int:
    """The cube of a Lot that is built on goes back and pays its owner or the Mayor; returns whose it was."""
    owner = lift_cube(t, lot)
    vp = lot_vp(t)
    if owner == CITY:
        gain(t, city_scorer(t), vp, P_LOTS)
        t.tell("lot-vp", city_scorer(t), [vp, lot, CITY])
    elif owner != seat:
        gain(t, owner, vp, P_LOTS)
        t.tell("lot-vp", owner, [vp, lot, owner])
    return owner


def stake(t: SteelTable, lot: int, owner: int) -> None:
    """A cube goes on a vacant Lot; in City Building nothing is built there in this turn."""
    put_cube(t, lot, owner)
    if t.phase[0] == BUILDING:  # Immigration takes any Lot with a cube
        t.fresh.append(lot)


def can_move_track(t: SteelTable, track: int, step: int) -> bool:
    """Whether a track has room, and no Headline holds it."""
    city = t.content.city
    if step > 0:
        if track < SECTORS and headline_rule(t, s.R_FREEZE, -1):
            return False
        return t.tracks[track] < city.track_max[track]
    return t.tracks[track] > city.track_min[track]


def move_track(t: SteelTable, seat: int, track: int, step: int, why: int) -> bool:
    """Raise or lower a track by one, if it can be."""
    if not can_move_track(t, track, step):
        return False
    t.tracks = t.renew(field.TRACKS)
    t.tracks[track] += step
    t.tell("track", seat, [track, t.tracks[track], step, why])
    track_moved(t, seat, track, step > 0)
    return True
