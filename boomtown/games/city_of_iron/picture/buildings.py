"""The pictures of the buildings: one drawing for every name, before the land type it stands on."""

from boomtown.games.city_of_iron.picture.brush import PLASTER, RED, door, house, panes
from boomtown.games.city_of_iron.picture.guilds import GUILDS
from boomtown.games.city_of_iron.picture.halls import HALLS
from boomtown.games.city_of_iron.picture.lands import backdrop
from boomtown.games.city_of_iron.picture.works import WORKS

DRAWN = {**WORKS, **HALLS, **GUILDS}


def key_of(name: str) -> str:
    """A building's name as its drawing is known by: 'tailors_guild'."""
    return "".join(sign for sign in name.lower().replace(" ", "_") if sign.isalnum() or sign == "_")


def building_art(name: str, land: str) -> str:
    """The picture of a building of a name, on the land it needs; a name we don't know is a house."""
    drawn = DRAWN.get(key_of(name))
    return backdrop(land) + (drawn() if drawn else _house())


def _house() -> str:
    return house(40, 40, 20, PLASTER, RED) + door(60) + panes((48, 46), (72, 46))
