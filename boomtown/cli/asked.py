"""What people write on the command line: games, seats, options."""

import boomtown
from boomtown.bots import BOTS, LEVELS, Bot, bot
from boomtown.engine.errors import BadOption, BoomtownError
from boomtown.engine.game import Game

YOU = "you"


def found_game(id: str) -> Game:
    """The game with this id, or the only one whose id begins like this."""
    games = boomtown.games()
    alike = [name for name in games if name.startswith(id)]
    if id and id not in games and len(alike) == 1:
        return games[alike[0]]
    return boomtown.game(id)


def chosen_options(game: Game, options: list[str], content: str | None) -> dict[str, str]:
    """The options `name=value` of a table, with the content folder among them."""
    found: dict[str, str] = {}
    for text in options:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise BadOption(f"An option is written name=value, such as {example(game)}, not '{text}'.")
        if name in found:
            raise BadOption(f"The option '{name}' is there twice.")
        found[name] = value
    if content is not None:
        if "content" not in {option.name for option in game.options}:
            raise BadOption(f"{game.title} can't be played with other content.")
        found["content"] = content
    return game.settings(found)


def example(game: Game) -> str:
    """An option of a game as one writes it."""
    for option in game.options:
        return f"{option.name}={option.choices[-1] if option.choices else option.default}"
    return "name=value"


def seat_codes(game: Game, seats: str, people: bool) -> list[str]:
    """The codes of `you,steady,strong`, checked, as many as the game takes."""
    codes = [code.strip() for code in seats.split(",")]
    for code in codes:
        if is_person(code):
            if not people:
                raise BadOption(
                    "Only bots can play here; write their codes, such as steady,beginner,beginner."
                )
        elif code.partition(":")[0] in BOTS:
            bot(code)
        else:
            known = ", ".join(([YOU] if people else []) + [level.code for level in LEVELS])
            raise BadOption(f"There is no player '{code}'; a seat is one of {known}.")
    game.checked_seats(len(codes))
    return codes


def is_person(code: str) -> bool:
    """Whether a person sits here: `you`, or `you:Anna`."""
    return code.partition(":")[0] == YOU


def usual_seats(game: Game) -> str:
    """You against steady bots, four at the table if the game allows it."""
    count = 4 if 4 in game.players else max(game.players)
    return ",".join([YOU] + ["steady"] * (count - 1))


def seated_bots(codes: list[str]) -> list[Bot | None]:
    """The bots in their seats; None where a person sits."""
    return [None if is_person(code) else bot(code) for code in codes]


def checked_seat(seats: int, seat: int | None) -> int | None:
    """A seat's number, if there is such a seat."""
    if seat is not None and not 0 <= seat < seats:
        raise BoomtownError(f"There is no seat {seat}; the seats are 0 to {seats - 1}.")
    return seat
