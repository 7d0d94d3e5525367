"""A plan: which games, which bots in which seats, how many times, from which seed; as a TOML file or as flags."""

import hashlib
import json
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import boomtown
from boomtown.bots import bot
from boomtown.engine.errors import BadOption
from boomtown.lab.play import A_GAME, ITS_DECISIONS, Job
from boomtown.lab.seating import KINDS, Match, seating

KEYS = ("name", "game", "games", "kind", "bots", "seats", "number", "seed", "options", "decisions", "steps")
MOST = 10_000_000  # games in one plan


@dataclass(frozen=True)
class Plan:
    """A tournament, checked: everything in it can be played."""

    games: tuple[str, ...]
    kind: str
    bots: tuple[str, ...]
    seats: int
    number: int  # of games for each game, in a ladder for each pair of neighbours
    seed: int = 0
    name: str = ""
    options: dict[str, dict[str, str]] = field(default_factory=dict)  # by game, every option with its value
    decisions: bool = False  # keep a row for each decision too
    steps: int = 1  # of a ladder that begins with one bot: how often its budget doubles

    def matches(self) -> list[Match]:
        """What is compared with what."""
        return KINDS[self.kind](list(self.bots), self.seats, self.steps)

    def jobs(self, out: str) -> list[Job]:
        """Every game of the plan by its number, which never changes; records of broken games go to a folder."""
        found: list[Job] = []
        measure = ITS_DECISIONS if self.decisions else A_GAME
        for game in self.games:
            for match in self.matches():
                for i, (turn, codes) in zip(range(self.number), seating(match, self.number, self.seed)):
                    number = len(found)
                    found.append(
                        Job(
                            number,
                            game,
                            codes,
                            self.seed + turn,
                            self.seed * 1_000_003 + i,
                            self.options[game],
                            out,
                            False,
                            match.name,
                            measure,
                        )
                    )
        return found

    def data(self) -> dict[str, Any]:
        """The plan as it stands in a file."""
        return {
            name: list(value) if isinstance(value, tuple) else value for name, value in asdict(self).items()
        }

    def key(self) -> str:
        """A short text that names the plan: the same for the same plan."""
        text = json.dumps(self.data(), sort_keys=True)
        return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def planned(data: dict[str, Any]) -> Plan:
    """The plan whose `data` was written down; it may name bots and folders that are no longer there."""
    return Plan(**{**data, "games": tuple(data["games"]), "bots": tuple(data["bots"])})


def read(path: Path) -> dict[str, Any]:
    """What a plan's file says, unchecked."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadOption(f"There is no plan {path}; name a TOML file, or say --game, --bots and -n.") from None
    except OSError as error:
        raise BadOption(f"The plan {path} can't be read: {error.strerror}.") from None
    except ValueError as error:
        raise BadOption(f"The plan {path} is not valid TOML: {error}.") from None


def checked(said: dict[str, Any]) -> Plan:
    """The plan that a file or flags describe; whatever can't be played is refused in a sentence."""
    for key in said:
        if key not in KEYS:
            near = get_close_matches(key, KEYS, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"its keys are {', '.join(KEYS)}."
            raise BadOption(f"A plan has no key '{key}'; {hint}")
    games = chosen_games(said)
    kind = text(said, "kind", "mirror")
    if kind not in KINDS:
        raise BadOption(f"'kind' is one of {', '.join(KINDS)}, not '{kind}'.")
    bots = texts(said, "bots")
    for code in bots:
        bot(code)
    usual = len(bots) if kind == "rotation" else usual_seats(games)
    seats = whole(said, "seats", usual, 1, 99)
    number = whole(said, "number", 100, 1, MOST)
    seed = whole(said, "seed", 0, 0, 2**31)
    decisions = said.get("decisions", False)
    if not isinstance(decisions, bool):
        raise BadOption("'decisions' of a plan is true or false.")
    options = {game: chosen_options(game, games, said.get("options", {})) for game in games}
    plan = Plan(
        tuple(games),
        kind,
        tuple(bots),
        seats,
        number,
        seed,
        text(said, "name", ""),
        options,
        decisions,
        whole(said, "steps", 1, 1, 30),
    )
    tried(plan)
    return plan


def tried(plan: Plan) -> None:
    """Refuse a plan whose tables can't be set up or whose bots there are not."""
    if len(plan.games) * len(plan.matches()) * plan.number > MOST:
        raise BadOption(f"A plan has at most {MOST} games.")
    for match in plan.matches():
        for code in {code for line in match.lines for code in line}:
            bot(code)
    for game in plan.games:
        boomtown.game(game).new(plan.seats, plan.seed, plan.options[game])


def chosen_games(said: dict[str, Any]) -> list[str]:
    """The ids of the games, each once."""
    if ("game" in said) == ("games" in said):
        raise BadOption(
            'A plan names its game: game = "age_of_industry", or several: games = ["...", "..."].'
        )
    games = texts(said, "games") if "games" in said else [text(said, "game", "")]
    for game in games:
        boomtown.game(game)
        if games.count(game) > 1:
            raise BadOption(f"The game '{game}' is in the plan twice.")
    return games


def chosen_options(id: str, games: list[str], said: Any) -> dict[str, str]:
    """A game's options: those for all games, then those in a table with the game's name."""
    if not isinstance(said, dict):
        raise BadOption("'options' of a plan is a table, such as [options] with map = \"germany\".")
    mine: dict[str, str] = {}
    for name, value in said.items():
        if not isinstance(value, dict):
            mine[name] = str(value)
        elif name not in games:
            raise BadOption(f"The plan has options for '{name}', which is none of its games.")
    mine.update({name: str(value) for name, value in said.get(id, {}).items()})
    return boomtown.game(id).settings(mine)


def usual_seats(games: list[str]) -> int:
    """Four if all games can be played by four, else the most they have in common."""
    common = set(boomtown.game(games[0]).players)
    for game in games:
        common &= set(boomtown.game(game).players)
    if not common:
        raise BadOption("These games have no number of players in common; make a plan for each.")
    return 4 if 4 in common else max(common)


def text(said: dict[str, Any], key: str, usual: str) -> str:
    """A text of a plan."""
    value = said.get(key, usual)
    if not isinstance(value, str):
        raise BadOption(f"'{key}' of a plan is a text, not {value!r}.")
    return value


def texts(said: dict[str, Any], key: str) -> list[str]:
    """A list of texts of a plan, at least one."""
    value = said.get(key)
    if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
        raise BadOption(f"A plan needs '{key}', a list of at least one text, such as {key} = [\"...\"].")
    return list(value)


def whole(said: dict[str, Any], key: str, usual: int, low: int, high: int) -> int:
    """A whole number of a plan."""
    value = said.get(key, usual)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadOption(f"'{key}' of a plan is a whole number from {low} to {high}, not {value!r}.")
    return value


def differences(one: Plan, other: Plan) -> Iterator[str]:
    """The names of what two plans say differently."""
    for entry in fields(Plan):
        if getattr(one, entry.name) != getattr(other, entry.name):
            yield entry.name
