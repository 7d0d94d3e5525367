"""A game that lies in a folder with rooms: each question is passed on to the room that can answer it."""

import importlib
import pkgutil
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cached_property
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any, cast

from boomtown.engine.errors import BadOption
from boomtown.engine.game import Game, Sight
from boomtown.engine.ledger import Ledger, load_ledger
from boomtown.engine.record import sampled
from boomtown.engine.rooms import Picture, Rules, Sense, Words
from boomtown.engine.steps import Step
from boomtown.engine.table import Table


class FolderGame(Game):
    """One game; its package says its names and options, its rooms do the rest."""

    sampled_by: str = ""  # the option that picks a part of sample.toml; without one its part is `game`
    sample_options: Mapping[str, str] = MappingProxyType({})  # options that every part was played with

    # --- the rooms, entered when they are first needed ---------------------------------------------------------

    @cached_property
    def folder(self) -> Path:
        """Where the game lies."""
        return Path(str(self._module().__file__)).parent

    def _module(self, room: str = "") -> ModuleType:
        package = type(self).__module__
        return importlib.import_module(f"{package}.{room}.door" if room else package)

    @cached_property
    def rules(self) -> Rules:
        """What happens. All chapters are read at once, because cards and saved tables may name what lies in any."""
        package = importlib.import_module(f"{type(self).__module__}.rules")
        for chapter in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(chapter.name)
        return cast(Rules, self._module("rules"))

    @cached_property
    def words(self) -> Words:
        """What a person reads."""
        return cast(Words, self._module("words"))

    @cached_property
    def pictures(self) -> Picture:
        """What a seat sees."""
        return cast(Picture, self._module("picture"))

    @cached_property
    def judge(self) -> Sense:
        """What a good player looks at."""
        return cast(Sense, self._module("sense"))

    @cached_property
    def ledger(self) -> Ledger:  # type: ignore[override]
        return load_ledger(self.folder / "rules.toml")

    @cached_property
    def looks_at(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(self.judge.FEATURES)

    @cached_property
    def steps(self) -> dict[str, type[Step[Any]]]:
        assert self.rules
        return super().steps

    # --- rules -------------------------------------------------------------------------------------------------

    def setup(self, table: Table) -> None:
        self.rules.set_up(table)

    def rebuild(self, table: Table) -> None:
        self.rules.rebuild(table)

    def redeal(self, table: Table, seat: int) -> None:
        self.rules.redeal(table, seat)

    def scores(self, table: Table) -> list[int]:
        return self.rules.scores(table)

    def ranking(self, table: Table) -> list[list[int]]:
        return self.rules.ranking(table)

    def conserved(self, table: Table) -> dict[str, int]:
        return self.rules.conserved(table)

    def content_key(self, table: Table) -> str:
        return str(cast(Any, table).content.key)

    # --- words -------------------------------------------------------------------------------------------------

    def text(self, action: int, table: Table, seat: int) -> str:
        return self.words.button(table, seat, action)

    def prompt(self, table: Table, seat: int) -> str:
        return self.words.prompt(table, seat)

    def sentence(
        self, table: Table, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        return self.words.sentence(table, kind, seat, args, secret)

    def fact(self, table: Table, seat: int, kind: str, args: list[int]) -> str:
        return self.words.fact(table, seat, kind, args)

    def amount(self, table: Table, seat: int, what: int) -> int:
        return self.words.amount(table, seat, what)

    def amount_name(self, table: Table, what: int, count: int) -> str:
        return self.words.amount_name(table, what, count)

    def seat_name(self, table: Table, seat: int) -> str:
        return self.words.seat_name(table, seat)

    def describe(self, table: Table, seat: int | None, whole: bool = True) -> str:
        return self.words.describe(table, seat, whole)

    # --- pictures ----------------------------------------------------------------------------------------------

    def picture(self, table: Table, seat: int | None) -> str:
        return self.pictures.picture(table.view(seat), cast(Any, table).content)

    def sight(self, table: Table, view: dict[str, Any]) -> Sight:
        return self.pictures.sight(view, cast(Any, table).content)

    def gallery(self) -> list[dict[str, Any]]:
        return self.pictures.gallery()

    @cached_property
    def aid_words(self) -> dict[str, Any]:
        """What stands in aid.toml."""
        with (self.folder / "aid.toml").open("rb") as file:
            return tomllib.load(file)

    def goal(self) -> str:
        return str(self.aid_words.get("goal", "")).format(**self.pictures.aid_facts())

    def aid(self) -> list[dict[str, Any]]:
        """The words of aid.toml with the numbers of our content, then tables made from it."""
        facts = self.pictures.aid_facts()
        parts: list[dict[str, Any]] = deepcopy(self.aid_words["part"])
        for part in parts:
            part["note"] = part.get("note", "").format(**facts)
            for line in part["line"]:
                line["text"] = line["text"].format(**facts)
                line["cost"] = line.get("cost", "").format(**facts)
        return [*parts, *self.pictures.aid_tables()]

    def sample(self, options: dict[str, str] | None = None) -> Table:
        settings = self.settings(options) | dict(self.sample_options)
        return sampled(self, self.folder / "sample.toml", settings.get(self.sampled_by, "game"), settings)

    # --- sense -------------------------------------------------------------------------------------------------

    def sense(self, table: Table, seat: int) -> float:
        return self.judge.sense(table, seat)

    def features(self, table: Table, seat: int) -> list[float]:
        return self.judge.features(table, seat)

    def all_features(self, table: Table) -> list[list[float]]:
        return self.judge.all_features(table)

    def progress(self, table: Table) -> float:
        return self.judge.progress(table)

    def halfway(self, table: Table, seat: int) -> bool:
        return seat in table.waiting and self.judge.halfway(table, seat)

    def breakdown(self, table: Table, seat: int) -> dict[str, int]:
        return self.judge.breakdown(table, seat)

    def traits(self, table: Table, seat: int) -> dict[str, str]:
        return self.judge.traits(table, seat)

    def money(self, table: Table, seat: int) -> int | None:
        return self.judge.money(table, seat)

    def plays(self, table: Table, seat: int, action: int) -> list[str]:
        return self.judge.plays(table, seat, action)

    def ending(self, table: Table) -> str:
        return self.judge.ending(table)


def colours_of(said: str, seats: int, known: list[str]) -> list[str]:
    """The seats' colours in order, as an option lists them; refused if there are too few or one is unknown."""
    colours = [colour.strip() for colour in said.split(",")]
    if len(set(colours)) != len(colours) or len(colours) < seats:
        raise BadOption(f"Name at least {seats} different colours, not '{said}'.")
    for colour in colours:
        if colour not in known:
            raise BadOption(f"'{colour}' is not a colour here; choose from {', '.join(known)}.")
    return colours
