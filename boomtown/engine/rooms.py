"""What each room of a game's folder shows at its door: the names that `FolderGame` looks for in `<room>/door.py`."""

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from boomtown.engine.catalogue import Catalogue
    from boomtown.engine.game import Sight


class Rules(Protocol):
    """`rules/`: what happens. Compiled; knows no words and no pictures."""

    ACTIONS: "Catalogue"

    def set_up(self, t: Any) -> None:
        """Lay the game out: fill the cells, shuffle, deal, and put the first steps on the agenda."""

    def rebuild(self, t: Any) -> None:
        """Fill the derived cells from the others."""

    def redeal(self, t: Any, seat: int) -> None:
        """Make up anew, with the table's dice, all that a seat can't know."""

    def scores(self, t: Any) -> list[int]:
        """Each seat's points, as if the game were scored now."""

    def ranking(self, t: Any) -> list[list[int]]:
        """The seats by place, best first; seats that share a place stand together."""

    def conserved(self, t: Any) -> dict[str, int]:
        """Sums that never change during a game: cards, counters, money."""


class Words(Protocol):
    """`words/`: everything that a person reads."""

    def button(self, t: Any, seat: int, action: int) -> str:
        """What stands on the button of an action."""

    def prompt(self, t: Any, seat: int) -> str:
        """What a seat has to do now."""

    def sentence(
        self, t: Any, kind: str, seat: int, args: list[int], secret: list[int] | None
    ) -> tuple[str, list[str]]:
        """A log line and the rules it stands on; `secret` is None for those who may not know."""

    def fact(self, t: Any, seat: int, kind: str, args: list[int]) -> str:
        """What is so, in a clause, where a limit of this game forbids an action."""

    def amount(self, t: Any, seat: int, what: int) -> int:
        """How many a seat has of what facts count."""

    def amount_name(self, t: Any, what: int, count: int) -> str:
        """What facts count, as the noun after a number."""

    def seat_name(self, t: Any, seat: int) -> str:
        """What people call a seat: a colour, a nation, a role."""

    def describe(self, t: Any, seat: int | None, whole: bool) -> str:
        """The table as a seat sees it, in lines of text; not `whole`: what one looks at in every turn."""


class Picture(Protocol):
    """`picture/`: what a seat sees, as SVG, drawn from a view alone."""

    def picture(self, view: dict[str, Any], content: Any) -> str:
        """The whole table in one drawing."""

    def sight(self, view: dict[str, Any], content: Any) -> "Sight":
        """The parts of a page."""

    def gallery(self) -> list[dict[str, Any]]:
        """Every kind of card and counter."""

    def aid_facts(self) -> dict[str, Any]:
        """The numbers of our content that the words of aid.toml leave open."""

    def aid_tables(self) -> list[dict[str, Any]]:
        """The parts of the player aid that are tables made from our content."""


class Sense(Protocol):
    """`sense/`: what a good player looks at, and what the lab asks. Compiled."""

    FEATURES: Any

    def sense(self, t: Any, seat: int) -> float:
        """How good a (guessed) table looks for a seat."""

    def features(self, t: Any, seat: int) -> list[float]:
        """What `sense` is made of, one number for each name in FEATURES."""

    def all_features(self, t: Any) -> list[list[float]]:
        """The features of every seat."""

    def progress(self, t: Any) -> float:
        """About how much of the game is over."""

    def halfway(self, t: Any, seat: int) -> bool:
        """Whether a seat is in the midst of an action, so that judging the table here would mislead."""

    def breakdown(self, t: Any, seat: int) -> dict[str, int]:
        """Where a seat's points come from; they add up to its score."""

    def traits(self, t: Any, seat: int) -> dict[str, str]:
        """What sets a seat apart from the start, by kind."""

    def money(self, t: Any, seat: int) -> int | None:
        """What a seat could spend, less its debts; None where a game has no money."""

    def plays(self, t: Any, seat: int, action: int) -> list[str]:
        """The cards that an option would put to use, by name and manner."""

    def ending(self, t: Any) -> str:
        """Why a finished game ended, in a few words."""
