"""A game looked at again: each seat's chances after every action, the turning points, and what was better there."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from boomtown.bots import bot
from boomtown.bots.advice import advise, features_after, moved, value_of
from boomtown.bots.chance import Chance, chance
from boomtown.bots.chances import chances, chances_seen
from boomtown.bots.search import Branch, Tree
from boomtown.bots.thinker import SearchBot
from boomtown.bots.ways import midway
from boomtown.engine.errors import BadOption
from boomtown.engine.game import Game
from boomtown.engine.log import entries
from boomtown.engine.picks import Pick
from boomtown.engine.record import Record
from boomtown.engine.registry import GAMES
from boomtown.engine.steps import Together
from boomtown.engine.table import Table

LEAST = 0.01  # a smaller difference in chances is no turning point


@dataclass(frozen=True)
class Effort:
    """How closely a game is looked at: how many of its actions, and by which bot."""

    deeds: int
    code: str


EFFORTS = {"quick": Effort(4, "strong:40"), "usual": Effort(12, "strong"), "deep": Effort(16, "strong:5s")}


@dataclass(frozen=True)
class Deed:
    """A whole action of a seat: the choices that made it up, and how many actions of the record came before each."""

    seat: int
    moments: list[int]
    actions: list[int]


@dataclass(frozen=True)
class Course:
    """How a game went; the deeds are those after which the seat's chances fell, the deepest fall first."""

    chances: list[list[float]]  # by seat, before the first and after every action
    chapters: list[tuple[int, str]]  # after so many actions a part of the game began
    deeds: list[Deed]


@dataclass(frozen=True)
class Better:
    """A whole action that beats the one that was taken, both as chances of winning, and the features that it moves."""

    actions: list[int]
    chance: float
    taken: float
    moved: list[tuple[str, float]]


@dataclass(frozen=True)
class Turning:
    """A turning point, in words."""

    at: int  # how many actions were taken before the decision
    seat: int
    chapter: str
    taken: list[str]  # what was done from there on, as people read it
    chance: float  # of winning after it
    better: list[str]
    better_chance: float
    moved: list[tuple[str, float]]


@dataclass(frozen=True)
class Analysis:
    """All that is found out about a game."""

    game: str
    seats: int
    seat: int | None  # with whose knowledge the game was looked at; None: all is known
    over: bool
    chances: list[list[float]]
    chapters: list[tuple[int, str]]
    turnings: list[Turning]

    def to_dict(self) -> dict[str, Any]:
        """The analysis, ready for JSON."""
        return asdict(self)


def analyse(
    record: Record,
    seat: int | None = None,
    effort: Effort = EFFORTS["usual"],
    progress: Callable[[float], None] = lambda share: None,
) -> Analysis:
    """Look at a finished game, or at any game with what one seat knew; `progress` hears how much is done, 0 to 1."""
    found = course(record, seat, effort.deeds)
    turnings: list[Turning] = []
    for number, deed in enumerate(found.deeds, 1):
        progress(number / (1 + len(found.deeds)))
        given = chance(record.replay(deed.moments[0]), deed.seat, deed.moments[0])
        best = better(given, deed.actions, effort.code)
        if best is not None:
            turnings.append(turning(record, found.chapters, deed, best))
    progress(1.0)
    return summed(record, seat, found, turnings)


def summed(record: Record, seat: int | None, found: Course, turnings: list[Turning]) -> Analysis:
    """The analysis, the turning points in the order of the game."""
    ordered = sorted(turnings, key=lambda one: one.at)
    over = record.table.over
    return Analysis(record.game.id, record.seats, seat, over, found.chances, found.chapters, ordered)


# --- the whole game ------------------------------------------------------------------------------------------


def course(record: Record, seat: int | None = None, deeds: int = 12) -> Course:
    """The chances along a game, of all seats or as one seat could see them, and which deeds deserve a closer look."""
    if seat is None and not record.table.over:
        raise BadOption("This game is not over: say with whose knowledge to look at it (a seat).")
    game = record.game
    table = record.dealt()
    now = seen(table, seat)
    by_moment = [now]
    chapters = begun(game, table, 0, 0)
    acting: dict[int, Deed] = {}  # seats in the midst of an action
    picking: dict[int, int] = {}  # when seats began to pick several things
    done: list[Deed] = []  # since chances could last be compared
    falls: list[tuple[float, Deed]] = []
    for at, (who, action) in enumerate(record.actions):
        begin = picking.setdefault(who, at)
        choices = chosen_by(table, who, action)
        if choices:
            del picking[who]
        free = len(choices) > 1 or (len(choices) == 1 and (who in acting or len(table.legal(who)) > 1))
        if (seat is None or who == seat) and free:
            deed = acting.setdefault(who, Deed(who, [], []))
            deed.moments.extend([begin] * len(choices))
            deed.actions.extend(choices)
        lines = table.news.number + 1 if table.news is not None else 0
        record.go_on(table, at, at + 1)
        chapters += begun(game, table, lines, at + 1)
        if who in acting and not midway(game, table, who):
            done.append(acting.pop(who))
        if settled(game, table):
            before, now = now, seen(table, seat)
            falls += [(before[one.seat] - now[one.seat], one) for one in done]
            done = []
        by_moment.append(now)
    falls.sort(key=lambda fall: (-fall[0], fall[1].moments[0]))
    rounded = [[round(moment[one], 4) for moment in by_moment] for one in range(record.seats)]
    return Course(rounded, chapters, [deed for _, deed in falls[:deeds]])


def chosen_by(table: Table, seat: int, action: int) -> list[int]:
    """The choices that an action stands for: itself, or all of a pick that it finishes, in the order of its options.

    What is picked on the way stands for nothing: people pick in any order and put back.
    """
    top = table.agenda[-1]
    if not isinstance(top, Pick):
        return [action]
    if action != top.done_with(table):
        return []
    left = [top.kind(table, one) for one in table.picks[seat]]
    way: list[int] = []
    while left:
        options = [one for one in top.further(table, seat, way) if one != top.done_with(table)]
        way.append(next(one for one in options if top.kind(table, one) in left))
        left.remove(top.kind(table, way[-1]))
    return [*way, action]


def seen(table: Table, seat: int | None) -> list[float]:
    """Each seat's chance of winning, from all that is on the table or from what one seat may know of it."""
    return chances(table) if seat is None else chances_seen(table, seat, table.moves)


def settled(game: Game, table: Table) -> bool:
    """Whether nobody is in the midst of an action, so that chances can be compared."""
    if table.over:
        return True
    if isinstance(table.agenda[-1], Together):
        return not any(table.picks)
    return not any(midway(game, table, seat) for seat in table.waiting)


def begun(game: Game, table: Table, since: int, at: int) -> list[tuple[int, str]]:
    """The chapters that the log tells of from a line on, by the first words of their lines: 'Round 4'."""
    found: list[tuple[int, str]] = []
    for entry in entries(table.news, since):
        if entry.kind in game.chapters:
            text, _ = game.sentence(table, entry.kind, entry.seat, entry.args, None)
            found.append((at, text.split(":")[0].split(";")[0].rstrip(".").removesuffix(" begins")))
    return found


# --- one action ----------------------------------------------------------------------------------------------


def better(given: Chance, taken: list[int], code: str) -> Better | None:
    """What a bot in the seat would rather have done; the two actions are then compared with all its attention."""
    adviser = bot(code)
    assert isinstance(adviser, SearchBot)
    best = advise(given, code).lines[0].path
    if best == taken:
        return None
    tree = Tree(given, adviser.judge(given.game), adviser.shape)
    pair = [Branch(actions, 0.0, 0.5, tree.seats) for actions in (best, taken)]
    tree.root.branches = pair
    tree.think(adviser.budget.descents, adviser.budget.deadline())
    won, lost = [value_of(given, tree, branch) for branch in pair]
    if tree.ranked()[0] is not pair[0] or won - lost < LEAST:  # the search and the chances must agree
        return None
    after = [features_after(given, tree, branch) for branch in pair]
    return Better(best, won, lost, moved(given, after, 0))


def turning(record: Record, chapters: list[tuple[int, str]], deed: Deed, best: Better) -> Turning:
    """A turning point in words, from the first choice at which the better action differs."""
    same = 0
    while same < min(len(deed.actions), len(best.actions)) and deed.actions[same] == best.actions[same]:
        same += 1
    same = min(same, len(deed.actions) - 1)
    at = deed.moments[same]
    while same > 0 and deed.moments[same - 1] == at:  # a pick is told from its beginning
        same -= 1
    return Turning(
        at,
        deed.seat,
        next((words for begins, words in reversed(chapters) if begins <= at), ""),
        spoken(record.replay(at), deed.seat, deed.actions[same:]),
        round(best.taken, 4),
        spoken(record.replay(at), deed.seat, best.actions[same:]),
        round(best.chance, 4),
        [(name, round(points, 2)) for name, points in best.moved],
    )


def spoken(table: Table, seat: int, path: list[int]) -> list[str]:
    """The choices of a path as a person reads them, as far as they are known to be possible."""
    game = GAMES[table.game_id]
    words: list[str] = []
    marks = table.marks
    for action in path:
        if action not in table.legal(seat) or table.marks != marks:
            break
        words.append(game.text(action, table, seat))
        table.apply(seat, action)
    return words


# --- in words ------------------------------------------------------------------------------------------------


def steps(path: list[str]) -> str:
    """The choices of an action, one after the other."""
    return " › ".join(path)


def percent(share: float) -> str:
    """A chance as people write it: '31 %', never broken over two lines."""
    return f"{round(100 * share)}\N{NO-BREAK SPACE}%"


def reasons(features: list[tuple[str, float]], most: int) -> str:
    """The features that moved most: 'goods to sell +3.1, cash after loans −2.0'."""
    said = [f"{name} {'+' if points > 0 else '−'}{abs(points):.1f}" for name, points in features[:most]]
    return ", ".join(said)
