"""Hints: what a strong bot would do in somebody's place, and why, from what that seat may know."""

import secrets
from dataclasses import asdict, dataclass, field
from typing import Any

import boomtown
from boomtown.bots import chance
from boomtown.bots.advice import advise
from boomtown.bots.analysis import spoken
from boomtown.web.house.state import choices, picking
from boomtown.web.house.tables import House
from boomtown.web.minds.keeper import Lost
from boomtown.web.minds.pool import HINT, Minds
from boomtown.web.people.models import Person
from boomtown.web.people.refused import Refused
from boomtown.web.words import table as w

OTHERS = 2  # options that are named beside the best
REASONS = 3  # features that are named
CLOSE = 0.02  # chances that differ by less are about equal


@dataclass(frozen=True)
class Riddle:
    """A decision somebody asks about: a made-up table that looks to the seat like the true one, and its options."""

    game: str
    made_up: str
    seat: int
    options: list[dict[str, Any]]
    seq: int
    picks: list[str] = field(
        default_factory=list
    )  # what the seat has picked so far; the made-up table stands before it


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of one action."""

    action: str  # the option to take now, as it is spelled
    path: list[str]  # the whole action, as a person reads it
    share: float  # of its attention
    chance: float  # of winning after it
    moved: list[tuple[str, float]]  # what it looks at, and by how many points the action moves it
    way: list[str] = field(default_factory=list)  # the whole action, as it is spelled


def ponder(game_id: str, made_up: str, seat: int, code: str, seed: int) -> list[Opinion]:
    """In a worker: what a bot thinks of what can be done at a made-up table, the best first."""
    game = boomtown.game(game_id)
    table = game.from_json(made_up)
    return [
        Opinion(
            game.actions.spell(line.action),
            spoken(table.clone(), seat, line.path),
            round(line.share, 4),
            round(line.value, 4),
            [(name, round(points, 2)) for name, points in line.moved],
            [game.actions.spell(action) for action in line.path],
        )
        for line in advise(chance(table, seat, seed), code).lines
    ]


class Hints:
    """Gives hints, one at a time to each person."""

    def __init__(self, house: House, minds: Minds, code: str) -> None:
        self.house = house
        self.minds = minds
        self.code = code
        self._asking: set[int] = set()  # ids of people whose hint is being thought about

    def riddle(self, table_id: str, person: Person, seat: int, seq: int, seed: int) -> Riddle:
        """What is to be thought about; refused unless it is the person's own decision and the table allows hints."""
        with self.house.sessions() as db:
            row = self.house.row(db, table_id)
            if seat not in self.house.seats_of(db, table_id, person):
                raise Refused("That is not your seat.", 403)
            if not row.hints:
                raise Refused("There are no hints at this table.", 403)
            play = self.house.play(db, row)
            with play.lock:
                table = play.record.table
                if row.state != "playing" or seat not in table.waiting:
                    raise Refused("There is nothing to decide for you now.", 409)
                if seq != play.shown_seq(seat):
                    raise Refused("The table has moved on since; look again.", 409)
                made_up = table.guess(seat, seed)
                made_up.news = None
                picks: list[str] = []
                if picking(table, seat) is not None:
                    picks = [play.record.game.actions.spell(one) for one in table.picks[seat]]
                    made_up.own_picks(seat).clear()
                return Riddle(row.game, made_up.to_json(), seat, choices(play.record, seat), seq, picks)

    async def hint(self, riddle: Riddle, person: Person) -> dict[str, Any]:
        """What the bot would do, in words."""
        if len(riddle.options) == 1:
            only = riddle.options[0]
            return told(riddle, [Opinion(only["action"], [only["text"]], 1.0, 0.0, [])])
        if person.id in self._asking:
            raise Refused("One hint at a time: yours is still being thought about.", 429)
        self.minds.hours.check(person.id)
        self._asking.add(person.id)
        try:
            asked = riddle.game, riddle.made_up, riddle.seat, self.code, secrets.randbits(60)
            opinions = await self.minds.ask(HINT, person.id, ponder, *asked)
        except Lost:
            raise Refused(
                "The bot could not make up its mind; decide without it, or ask again.", 503
            ) from None
        finally:
            self._asking.discard(person.id)
        return told(riddle, opinions)


def told(riddle: Riddle, opinions: list[Opinion]) -> dict[str, Any]:
    """A hint for a page: the option to light, the sentences, and the numbers behind them."""
    click = next_click(riddle, opinions[0])
    option = next(one for one in riddle.options if one["action"] == click)
    lines = [asdict(opinion) for opinion in opinions]
    return {**option, "seq": riddle.seq, "says": sentences(opinions), "lines": lines}


def next_click(riddle: Riddle, best: Opinion) -> str:
    """What to choose now to come to the best action: its first choice, or what still changes a pick into it."""
    if not riddle.picks:
        return best.action
    offered = {one["action"]: one for one in riddle.options}
    wanted: list[str] = []
    for action in best.way:
        wanted.append(action)
        if offered.get(action, {}).get("finishes"):
            break
    for action in riddle.picks:
        if action not in wanted:
            return action  # put it back
    left = [action for action in wanted if wanted.count(action) > riddle.picks.count(action)]
    return next((action for action in left if action in offered), riddle.options[-1]["action"])


def sentences(opinions: list[Opinion]) -> list[str]:
    """What the bot would do, what else is good, and what speaks for its choice."""
    best = opinions[0]
    if len(opinions) == 1:
        return [w.HINT_ONLY.format(text=w.steps(best.path))]
    said = [w.HINT.format(text=w.steps(best.path), chance=w.percent(best.chance))]
    rest = {w.steps(one.path): one.chance for one in reversed(opinions) if one.path != best.path}
    first = list(reversed(rest.items()))[:OTHERS]
    close = [text for text, chance in first if chance > best.chance - CLOSE]
    worse = [w.OPINION.format(text=t, chance=w.percent(c)) for t, c in first if t not in close]
    if close:
        said.append(w.HINT_CLOSE.format(names="; ".join(close)))
    if worse:
        said.append(w.HINT_WORSE.format(names="; ".join(worse)))
    why = w.reasons(best.moved, REASONS)
    return [*said, w.HINT_WHY.format(why=why)] if why else said
