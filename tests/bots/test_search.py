"""The bots that search: they look ahead, keep to their time, and see nothing that their seat may not know."""

from collections.abc import Iterator
from typing import Any, ClassVar, cast

import pytest

import boomtown
from boomtown.bots import LEVELS, bot, chance
from boomtown.bots.advice import advise
from boomtown.bots.chances import chances, chances_seen
from boomtown.bots.greedy import GreedyBot
from boomtown.bots.judge import Judge
from boomtown.bots.learned import SHARE, Learned, rows_of, value_of
from boomtown.bots.match import Player, play_out
from boomtown.bots.search import Branch, Budget, Run, Shape, Tree, chosen
from boomtown.bots.ways import Way, Ways, follow, glance
from boomtown.engine.catalogue import Catalogue
from boomtown.engine.errors import BadOption
from boomtown.engine.fields import Field, Layout
from boomtown.engine.record import Record
from boomtown.engine.steps import Decision
from boomtown.engine.table import Table
from tests.engine.toys import registered
from tests.engine.toys.base import ToyGame, ToyTable

GAMES = sorted(boomtown.games())
NIM = Catalogue()
TAKE = NIM.verbs("take", 3)


class NimTable(ToyTable):
    game_id: ClassVar[str] = "toy_nim"
    layout: ClassVar[Layout] = Layout([Field("stones", size=1), Field("winner", size=1)])

    def bind(self, cells: list[list[int]]) -> None:
        self.stones, self.winner = cells[self.seats : self.seats + 2]

    def scores(self) -> list[int]:
        return [1 if self.winner[0] == seat else 0 for seat in range(self.seats)]


class Take(Decision[Any]):
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    rules: ClassVar[tuple[str, ...]] = ("TOY-3",)

    def options(self, table: Table, seat: int) -> list[int]:
        return [TAKE + i for i in range(min(3, cast(NimTable, table).stones[0]))]

    def take(self, table: Table, seat: int, action: int) -> None:
        t = cast(NimTable, table)
        t.stones[0] -= action - TAKE + 1
        if t.stones[0] > 0:
            t.agenda.append(Take(1 - seat))
        else:
            t.winner[0] = seat


class Nim(ToyGame):
    """Take one to three stones; whoever takes the last one wins. Right is what leaves a multiple of four."""

    id = "toy_nim"
    title = "Nim"
    kind = NimTable
    players = (2,)
    actions = NIM

    def setup(self, table: Table) -> None:
        t = cast(NimTable, table)
        t.stones.append(10)
        t.winner.append(-1)
        t.agenda.append(Take(0))

    def conserved(self, table: Table) -> dict[str, int]:
        return {}


@pytest.fixture
def nim() -> Iterator[Nim]:
    game = Nim()
    with registered(game):
        yield game


def middle(id: str, decisions: int, seed: int) -> Table:
    """A table of a game after some sensible play, at a point with something to choose."""
    game = boomtown.game(id)
    table = game.new(max(game.players), seed)
    players = [Player(bot("beginner"), seat, seed) for seat in range(table.seats)]
    while not table.over:
        seat = table.waiting[0]
        if table.moves >= decisions and len(table.options(seat)) > 1:
            return table
        table.apply(seat, players[seat].choose(table))
    raise AssertionError("the game ended too soon")


@pytest.mark.parametrize(("stones", "right"), [(5, 1), (6, 2), (7, 3)])
def test_search_finds_what_only_looking_ahead_shows(nim: Nim, stones: int, right: int) -> None:
    table = nim.new(2, 1)
    cast(NimTable, table).stones[0] = stones
    for seed in range(3):
        assert bot("strong:600").plan(chance(table, 0, seed)) == [TAKE + right - 1]
    blind = {GreedyBot().plan(chance(table, 0, seed))[0] for seed in range(12)}
    assert len(blind) > 1, "one step ahead all choices look alike"


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("code", ["beginner", "strong:12", "expert:12"])
def test_the_truth_behind_the_view_does_not_matter(id: str, code: str) -> None:
    for decisions in (3, 60):
        table = middle(id, decisions, 5)
        seat = table.waiting[0]
        planned = bot(code).plan(chance(table, seat, 77))
        assert planned[0] in table.options(seat)
        for dice in range(2):
            other = table.guess(seat, 1000 + dice)
            assert other.view(seat) == table.view(seat)
            assert bot(code).plan(chance(other, seat, 77)) == planned


@pytest.mark.parametrize("id", GAMES)
def test_advice_does_not_depend_on_the_truth_and_names_features(id: str) -> None:
    table = middle(id, 40, 9)
    seat = table.waiting[0]
    advice = advise(chance(table, seat, 3), "strong:16")
    assert advise(chance(table.guess(seat, 11), seat, 3), "strong:16") == advice
    assert advice.best == advice.lines[0].action
    assert {line.action for line in advice.lines} <= set(table.options(seat))
    assert sum(line.share for line in advice.lines) == pytest.approx(1)
    for line in advice.lines:
        assert 0 <= line.value <= 1
        assert {name for name, _ in line.moved} <= set(boomtown.game(id).looks_at)


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_what_the_bot_itself_would_do(id: str) -> None:
    table = middle(id, 40, 9)
    given = chance(table, table.waiting[0], 3)
    for code in ("strong:16", "expert:16"):
        lines = advise(given, code).lines
        assert [lines[0].action] == bot(code).plan(given)
        assert lines[0].value == max(line.value for line in lines)


def test_a_bot_without_search_gives_no_hint() -> None:
    table = middle("age_of_industry", 10, 1)
    with pytest.raises(BadOption, match="doesn't search"):
        advise(chance(table, table.waiting[0], 1), "steady")


@pytest.mark.parametrize("id", GAMES)
def test_chances_are_shares_and_end_as_the_result(id: str) -> None:
    table = middle(id, 50, 2)
    seat = table.waiting[0]
    for found in (chances(table.guess(seat, 1)), chances_seen(table, seat, 4), chances_seen(table, -1, 4)):
        assert len(found) == table.seats
        assert sum(found) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in found)
    assert chances_seen(table.guess(seat, 8), seat, 4) == chances_seen(table, seat, 4)
    game = boomtown.game(id)
    record = Record(game, 4, 1, {})
    play_out(record, [bot("random")] * 4, 1)
    first = record.table.ranking()[0]
    assert chances(record.table) == [1 / len(first) if one in first else 0 for one in range(4)]


def test_a_solo_game_ends_with_its_verdict() -> None:
    game = boomtown.game("fifty_first_state")
    record = Record(game, 1, 3, {})
    assert 0 < chances(record.table)[0] < 1
    play_out(record, [bot("random")], 1)
    verdict = game.verdict(record.table)
    assert verdict is not None
    assert chances(record.table) == [1.0 if verdict.won else 0.0]


def test_thinking_stops_at_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that ticks once a look: no search goes on for long after its time."""
    now = 0.0

    def tick() -> float:
        nonlocal now
        now += 0.01
        return now

    monkeypatch.setattr("time.monotonic", tick)
    table = middle("city_of_iron", 60, 4)
    for seconds in (0.05, 0.5, 2.0):
        start = now
        assert bot(f"strong:{seconds}s").plan(chance(table, table.waiting[0], 1))
        assert now - start <= seconds + 0.2


def test_a_plan_is_carried_out_until_something_new_is_known() -> None:
    class Planner:
        asked = 0

        def plan(self, given: boomtown.bots.Chance) -> list[int]:
            self.asked += 1
            table = given.guess(1)
            return Ways(Judge(given.game), table, given.seat, 3).look(1)[0].actions

    table = boomtown.game("age_of_industry").new(3, 5)
    planner = Planner()
    players = [Player(planner, seat, 1) for seat in range(3)]
    taken = 0
    while not table.over:
        seat = table.waiting[0]
        taken += len(table.options(seat)) > 1
        table.apply(seat, players[seat].choose(table))
    assert planner.asked < 0.8 * taken, "most actions of several decisions are planned once"


def test_a_stale_plan_is_dropped() -> None:
    table = middle("age_of_industry", 20, 3)
    seat = table.waiting[0]
    player = Player(bot("beginner"), seat, 1)
    player.planned, player.marks = [10**6], table.marks
    assert player.choose(table) in table.options(seat)
    player.planned, player.marks = [table.options(seat)[0]], table.marks - 1
    player.choose(table)
    assert player.marks == table.marks


def test_the_tree_keeps_the_best_of_every_first_choice() -> None:
    found = [
        Way([1, 5], 9.0),
        Way([1, 6], 8.5),
        Way([1, 7], 8.5),
        Way([2], 3.0),
        Way([3], 1.0),
        Way([4], 0.5),
    ]
    kept = [way.actions for way in chosen(found, 4)]
    assert kept == [[1, 5], [2], [3], [1, 6]]
    assert [way.actions for way in chosen(found[:3], 4)] == [[1, 5], [1, 6]]


def test_visits_add_up_and_a_path_can_be_followed() -> None:
    table = middle("fifty_first_state", 40, 7)
    seat = table.waiting[0]
    tree = Tree(chance(table, seat, 3), Judge(boomtown.game(table.game_id)), Shape())
    tree.think(25)
    assert sum(branch.visits for branch in tree.root.branches) == 25
    copy = tree.table(0).clone()
    assert follow(copy, seat, tree.ranked()[0].actions)
    assert not follow(tree.table(0).clone(), seat, [10**6])


@pytest.mark.parametrize(
    "code", ["strong:0", "strong:0s", "strong:99s", "expert:fast", "strong:5ms", "beginner:2", "steady:1s"]
)
def test_a_wrong_budget_is_refused_in_a_sentence(code: str) -> None:
    with pytest.raises(BadOption, match=r"\.$"):
        bot(code)


def test_levels_are_bots_and_budgets_are_read() -> None:
    for level in LEVELS:
        assert bot(level.code)
        assert level.words.endswith(".")
    assert Budget(seconds=1.0).deadline() < Budget().deadline()


def test_what_all_decide_at_the_same_time_is_no_depth_of_a_search() -> None:
    """In Forged in Steel four cards are chosen before one is played: a playout would be cut before that."""
    table = boomtown.game("forged_in_steel").new(4, 3)
    while len(table.waiting) == 1:
        table.apply(table.waiting[0], table.legal(table.waiting[0])[0])
    run = Run()
    run.begin(table)
    assert run.depth == 0
    while len(table.waiting) > 1:
        table.apply(table.waiting[0], table.legal(table.waiting[0])[0])
    run.begin(table)
    assert run.depth == 1


def test_a_glance_takes_the_best_of_a_few_ways() -> None:
    table = middle("fifty_first_state", 40, 7)
    seat = table.waiting[0]
    judge = Judge(boomtown.game(table.game_id))
    ends = [glance(judge, table.clone(), seat, 2, count) for count in (1, 2, 4, 8, 16)]
    worths = [judge.worth(end, seat) for end in ends]
    assert worths == sorted(worths)
    assert worths[-1] > worths[0]
    assert not any(judge.game.halfway(end, seat) for end in ends)


@pytest.mark.parametrize("id", GAMES)
def test_an_expert_judges_by_sense_and_by_what_was_learned_in_the_same_points(id: str) -> None:
    table = middle(id, 50, 4)
    game = boomtown.game(id)
    value = value_of(id)
    assert value is not None
    sensed, judged = Judge(game).worths(table), Learned(game).worths(table)
    assert sum(judged) == pytest.approx(sum(sensed))
    stands = value.standings(rows_of(game, table))
    for one in range(1, table.seats):
        learned = (stands[one] - stands[0]) / value.point
        ahead = (1 - SHARE) * (sensed[one] - sensed[0]) + SHARE * learned
        assert judged[one] - judged[0] == pytest.approx(ahead)
        assert abs(learned - (sensed[one] - sensed[0])) > 1e-6


def test_actions_meet_the_same_luck_where_it_is_asked_for() -> None:
    """Two branches that are the same action end alike, descent by descent, only if their luck is the same."""
    table = middle("fifty_first_state", 40, 7)
    given = chance(table, table.waiting[0], 3)
    for alike in (False, True):
        tree = Tree(given, Judge(given.game), Shape(alike=alike))
        actions = tree.root.branches[0].actions
        twins = [Branch(actions, 0.0, 0.5, tree.seats) for _ in range(2)]
        tree.root.branches = twins
        tree.low, tree.high = [-1000.0] * tree.seats, [1000.0] * tree.seats  # what was seen before is no luck
        tree.think(24)
        assert [twin.visits for twin in twins] == [12, 12]
        assert (twins[0].sums == twins[1].sums) is alike


def test_the_first_look_decides_until_there_are_many_descents() -> None:
    table = middle("fifty_first_state", 40, 7)
    tree = Tree(chance(table, table.waiting[0], 3), Judge(boomtown.game(table.game_id)), Shape())
    bright, sound = Branch([1], 5.0, 0.5, tree.seats), Branch([2], 9.0, 0.5, tree.seats)
    for visits, first in ((1, sound), (100, bright)):
        for branch, mean in ((bright, 9.0), (sound, 8.0)):
            branch.visits, branch.sums = visits, [mean * visits] * tree.seats
        assert tree.better([bright, sound])[0] is first
        assert tree.better([sound, bright])[0] is first
