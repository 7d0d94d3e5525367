"""Broken content packs: each is refused with a sentence that names file, entry and fault, and nothing else happens."""

import copy
import json
import math
import os
import random
import tempfile
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import boomtown
from boomtown.engine.content import MARKS
from boomtown.engine.errors import BadContent
from boomtown.games.age_of_industry.pack.load import MAPS, OURS, load_content

FILES = sorted(path.name for path in OURS.glob("*.toml"))
GERMANY, ENGLAND = "map_germany.toml", "map_new_england.toml"
Data = dict[str, Any]


def refusal(folder: Path, map_id: str) -> str:
    """The sentence with which a folder is refused; it and our own content stay as they are."""
    before = [{path: path.read_bytes() for path in place.glob("*.toml")} for place in (folder, OURS)]
    with pytest.raises(BadContent) as caught:
        load_content(map_id, str(folder))
    assert [{path: path.read_bytes() for path in place.glob("*.toml")} for place in (folder, OURS)] == before
    sentence = str(caught.value)
    assert sentence.endswith((".", "?"))
    assert len(sentence) < 330
    return sentence


def map_of(file: str) -> str:
    """The map to ask for when a file is broken."""
    return "new_england" if file == ENGLAND else "germany"


# --- small edits of our files: file, text before the edit, old, new; then the entry and the fault ------------------

EDITS = [
    # the player display
    ("display.toml", '"cotton_1"', "cost = 4", 'cost = "4"', "counter 'cotton_1'", "'cost' must be a whole number from 0 to 99, not the text '4'"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = 4.5", "counter 'cotton_1'", "'cost' must be a whole number from 0 to 99, not 4.5"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = -4", "counter 'cotton_1'", "from 0 to 99, not -4"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = true", "counter 'cotton_1'", "'cost' must be a whole number from 0 to 99, not true"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = nan", "counter 'cotton_1'", "'cost' must be a whole number from 0 to 99, not nan"),
    ("display.toml", '"cotton_1"', "cost = 4\n", "", "counter 'cotton_1'", "'cost' is missing"),
    ("display.toml", '"cotton_1"', "cost = 4", "costt = 4", "counter 'cotton_1'", "'cost' is missing; there is 'costt' instead"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = 4\nprofit = 3", "counter 'cotton_1'", "'profit' is not known here; known are"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = 4\nincomes = 3", "counter 'cotton_1'", "'incomes' is not known here; did you mean 'income'?"),
    ("display.toml", '"cotton_1"', "cost = 4", "cost = 4\nnotes = 'x'", "counter 'cotton_1'", "did you mean 'note'?"),
    ("display.toml", "", 'id = "cotton_2"', 'id = "cotton_1"', "counter 'cotton_1'", "the id 'cotton_1' is there twice"),
    ("display.toml", "", 'id = "cotton_2"', 'id = "cotton 2"', "counter number 2", "the id 'cotton 2' may have letters"),
    ("display.toml", "", 'id = "cotton_2"', "id = 2", "counter number 2", "'id' must be a text, not 2"),
    ("display.toml", '"cotton_1"', 'industry = "cotton"', 'industry = "wool"', "counter 'cotton_1'", "'industry' must be one of cotton, factory, coal, iron, port, ship, not the text 'wool'"),
    ("display.toml", '"cotton_2"', "level = 2", "level = 1", "counter 'cotton_2'", "must stand in rising level"),
    ("display.toml", '"cotton_2"', "points = 2", "points = 3", "counter 'cotton_2'", "'points' must be 2, not 3"),
    ("display.toml", '"cotton_2"', "buildable = true", "buildable = false", "counter 'cotton_2'", "'buildable' must be true for levels above 0"),
    ("display.toml", '"cotton_2"', "buildable = true", "buildable = 1", "counter 'cotton_2'", "'buildable' must be true or false, not 1"),
    ("display.toml", '"cotton_2"', "count = 2", "count = 0", "counter 'cotton_2'", "'count' must be a whole number from 1 to 9, not 0"),
    ("display.toml", '"cotton_2"', "coal = 1", "coal = 2", "counter 'cotton_2'", "'coal' must be 0 or 1, not 2"),
    ("display.toml", '"cotton_2"', "cubes = 0", "cubes = 1", "counter 'cotton_2'", "'cubes' must be 0, not 1"),
    ("display.toml", '"coal_1"', "cubes = 3", "cubes = 0", "counter 'coal_1'", "'cubes' must be a whole number from 1 to 9, not 0"),
    ("display.toml", '"port_1"', 'accepts = ["cotton"]', 'accepts = ["factory"]', "counter 'port_1'", "'accepts' must list cotton"),
    ("display.toml", '"cotton_1"', 'source = "rulebook"', 'source = "rulbook"', "counter 'cotton_1'", "'source' must be one of rulebook, rulebook-name, public, reconstruction, own"),
    ("display.toml", '"cotton_1"', 'inferred = ["income"]', 'inferred = ["profit"]', "counter 'cotton_1'", "'inferred' names 'profit', which is no key of this entry"),
    ("display.toml", "[[industry]]", 'id = "ship"', 'id = "boat"', "the file", "the industries must be cotton, factory, coal, iron, port, ship, each once"),
    ("display.toml", "[[industry]]", 'space = "clear"', 'space = "coal"', "industry 'cotton'", "'space' must be 'clear', not the text 'coal'"),
    ("display.toml", "[[industry]]", 'cube = "coal"', 'cube = "iron"', "industry 'coal'", "'cube' must be 'coal'"),
    ("display.toml", "[[industry]]", 'flips_when = "sold"', 'flips_when = "emptied"', "industry 'cotton'", "'flips_when' must be 'sold'"),
    ("display.toml", "", ', "purple"]', "]", "[set]", "'colours' must name five colours"),
    ("display.toml", "", '"purple"', '"red"', "[set]", "'colours' has 'red' twice"),
    ("display.toml", "", '"purple"', '"a,b"', "[set]", "each in one word"),
    ("display.toml", "", "industry_counters = 35", "industry_counters = 36", "[set]", "'industry_counters' says 36, but there are 35"),
    ("display.toml", "[railway]", "count = 12", "count = 13", "[set]", "'railway_counters' says 12, but there are 13"),
    ("display.toml", "[railway]", "iron = 1\n", "", "[railway]", "'iron' is missing"),
    ("display.toml", "[loan]", "amount = 10", "amount = 0", "[loan]", "'amount' must be a whole number from 1 to 999, not 0"),
    ("display.toml", "[loan]", "interest = 1", "interest = 10", "[loan]", "'interest' must be less than the 'amount' of a loan, 10"),
    ("display.toml", "[loan]", "unpaid_points = -5", "unpaid_points = 5", "[loan]", "'unpaid_points' must be a whole number from -99 to 0, not 5"),
    ("display.toml", "[loan]", "counters = 24", "counters = 25", "[loan]", "'counters' says 25, but there are 24"),
    ("display.toml", "", "[money]", "[mony]", "the file", "'money' is missing; there is 'mony' instead"),
    ("display.toml", "", "[money]", "[shares]\nprice = 3\n\n[money]", "the file", "'shares' is not known here"),
    # the demand displays
    ("demand.toml", "price = 1", "price = 2", "price = 1", "display 'coal', row number 2", "'price' is 1, but the rows must stand in rising price"),
    ("demand.toml", "", "empty_price = 4", "empty_price = 2", "display 'coal'", "'empty_price' must be at least 3"),
    ("demand.toml", "", "spaces = 2", "spaces = 0", "display 'coal', row number 1", "'spaces' must be a whole number from 1 to 8, not 0"),
    ("demand.toml", "", "price = 1", "price = inf", "display 'coal', row number 1", "'price' must be a whole number from 1 to 99, not inf"),
    ("demand.toml", "", 'id = "iron"', 'id = "steel"', "the file", "there must be the displays 'coal' and 'iron', in this order"),
    ("demand.toml", "", 'take_from = "cheapest"', 'take_from = "dearest"', "display 'coal'", "'take_from' must be 'cheapest'"),
    ("demand.toml", "", 'cube = "coal"', 'cube = "iron"', "display 'coal'", "'cube' must be 'coal'"),
    # the cards
    ("deck.toml", "", 'fill = "#6B3E1F"', 'fill = "brown"', "colour 'brown'", "'fill' must be a colour such as '#6B3E1F', not the text 'brown'"),
    ("deck.toml", "", 'symbol = "square"', 'symbol = "heart"', "colour 'brown'", "'symbol' must be one of square, triangle, diamond, circle, star, cross"),
    ("deck.toml", "", 'symbol = "star"', 'symbol = "square"', "colour 'orange'", "another colour has the symbol 'square' already"),
    ("deck.toml", "", 'id = "brown"', 'id = "any"', "colour 'any'", "this id means something else to a card"),
    ("deck.toml", '"brown"', 'name = "brown"', 'name = ""', "colour 'brown'", "'name' must be a text, not an empty text"),
    ("deck.toml", "[[card]]", 'name = "Ship"', 'name = "Sh\\u001bip"', "card 'ship'", "'name' must be one line of at most 30 printable signs"),
    ("deck.toml", "[[card]]", 'kind = "industry"', 'kind = "location"', "card 'cotton'", "'kind' is 'location', but its effect is that of the other kind"),
    ("deck.toml", "[[card]]", 'colour = "brown"', 'colour = "grey"', "card 'brown'", "'colour' must be 'brown', not the text 'grey'"),
    ("deck.toml", "[[card]]", 'colour = "brown"', 'colur = "brown"', "card 'brown'", "'colour' must be there for a location card"),
    ("deck.toml", "[[card]]", 'verb = "build"', 'verb = "bild"', "card 'cotton', effect number 1", "'verb' must be 'build', not the text 'bild'"),
    ("deck.toml", "[[card]]", 'industry = "cotton"', 'industry = "wool"', "card 'cotton', effect number 1", "'industry' must be one of any, cotton"),
    ("deck.toml", "[[card]]", 'where = "brown"', 'where = "pink"', "card 'brown', effect number 1", "'where' must be one of connected, brown, light_green"),
    ("deck.toml", "[[card]]", 'where = "connected"', 'where = "brown"', "card 'cotton', effect number 1", "a card builds one industry where connected, or any industry in a colour"),
    ("deck.toml", "[[card]]", 'where = "connected"', 'where = "connected", price = 2', "card 'cotton', effect number 1", "'price' is not known here"),
    ("deck.toml", "[[card]]", "effect = [{", 'effect = [{ verb = "build" }, {', "card 'cotton'", "'effect' must be a list of one effect, not of 2"),
    ("deck.toml", "[[card]]", 'industry = "factory"', 'industry = "cotton"', "card 'factory'", "another card has the same effect"),
    ("deck.toml", "[[card]]", "count = 6", "count = 300", "card 'cotton'", "'count' must be a whole number from 1 to 99, not 300"),
    # the market counters
    ("markets.toml", "", 'accepts = ["cotton"]', 'accepts = ["wool"]', "counter 'cotton'", "'accepts' names 'wool', but goods are cotton and factory"),
    ("markets.toml", "", 'accepts = ["cotton"]', 'accepts = "cotton"', "counter 'cotton'", "'accepts' must be a list of texts, not the text 'cotton'"),
    ("markets.toml", "", 'accepts = ["cotton"]', 'accepts = ["cotton", "cotton"]', "counter 'cotton'", "'accepts' has 'cotton' twice"),
    ("markets.toml", "", 'accepts = ["factory"]', 'accepts = ["cotton"]', "counter 'factory'", "another counter accepts the same goods"),
    ("markets.toml", "", "count = 5", 'count = "five"', "counter 'cotton'", "'count' must be a whole number from 1 to 99, not the text 'five'"),
    # the map: places
    (GERMANY, "[map]", 'id = "germany"', 'id = "france"', "[map]", "'id' must be 'germany', not the text 'france'"),
    (GERMANY, "[map]", "canvas = [1600, 1200]", "canvas = [1600]", "[map]", "'canvas' must be a list of 2 numbers, not a list of 1"),
    (GERMANY, "[map]", "canvas = [1600, 1200]", "canvas = [16, 12]", "[map]", "'canvas' must be a width and a height from 400 to 10000"),
    (GERMANY, "[map]", "ships = false", "ships = true", "[map]", "'ships' must be false"),
    (GERMANY, "[map]", "players = [3, 5]", "players = [2, 5]", "[map]", "'players' must be [3, 5]"),
    (GERMANY, "[counts]", "links = 65", "links = 64", "[counts]", "'links' says 64, but there are 65"),
    (GERMANY, "[counts]", "links = 65", "lnks = 65", "[counts]", "'lnks' is not known here; did you mean 'links'?"),
    (GERMANY, '"kiel"', 'colour = "light_green"', 'colour = "pink"', "location 'kiel'", "'colour' must be one of brown, light_green"),
    (GERMANY, '"kiel"', 'colour = "light_green"', 'colur = "light_green"', "location 'kiel'", "'colour' is missing; there is 'colur' instead"),
    (GERMANY, '"kiel"', "x = 645", 'x = "645"', "location 'kiel'", "'x' must be a number from 0 to 1600, not the text '645'"),
    (GERMANY, '"kiel"', "x = 645", "x = nan", "location 'kiel'", "'x' must be a number from 0 to 1600, not nan"),
    (GERMANY, '"kiel"', "x = 645", "x = 1645", "location 'kiel'", "'x' must be a number from 0 to 1600, not 1645"),
    (GERMANY, '"kiel"', "border = [615.0, 118.0, 675.0, 178.0]\n", "", "location 'kiel'", "'border' is missing"),
    (GERMANY, '"kiel"', "border = [615.0, 118.0, 675.0, 178.0]", "border = [675, 118, 615, 178]", "location 'kiel'", "'border' must be [left, top, right, bottom]"),
    (GERMANY, '"kiel"', "border = [615.0, 118.0, 675.0, 178.0]", "border = [615, 118, 640, 178]", "location 'kiel', spaces 'kiel_1'", "it lies outside the 'border' of its place"),
    (GERMANY, '"kiel"', ", w = 70.2", "", "location 'kiel', label", "'w' is missing"),
    (GERMANY, '"kiel"', 'symbol = "port"', 'symbol = "ship"', "location 'kiel', spaces 'kiel_1'", "'symbol' must be one of clear, coal, port, not the text 'ship'"),
    (GERMANY, '"kiel"', "distant_port = false", 'distant_port = "no"', "location 'kiel'", "'distant_port' must be true or false, not the text 'no'"),
    (GERMANY, '"kiel"', "distant_port = false", "no_trough = true", "location 'kiel'", "'no_trough' is not known here; did you mean 'no_through'?"),
    (GERMANY, "", 'id = "hamburg"', 'id = "kiel"', "location 'kiel'", "the id 'kiel' is there twice"),
    (GERMANY, "", 'id = "hamburg_2"', 'id = "hamburg_1"', "location 'hamburg', spaces 'hamburg_1'", "the id 'hamburg_1' is there twice"),
    (GERMANY, "[[village]]", "name =", 'colour = "brown"\nname =', "village 'schwerin'", "'colour' is not known here"),
    # the map: links and sea
    (GERMANY, '"kiel-hamburg"', 'b = "', 'b = "x', "link 'kiel-hamburg'", "which is no place of this map"),
    (GERMANY, '"kiel-hamburg"', 'a = "kiel"', 'a = "hamburg"', "link 'kiel-hamburg'", "a link must join two different places"),
    (GERMANY, '"kiel-hamburg"', "slot = {", "solt = {", "link 'kiel-hamburg'", "'slot' is missing"),
    (GERMANY, '"kiel-hamburg"', "angle = ", "tilt = ", "link 'kiel-hamburg', slot", "'angle' is missing"),
    (GERMANY, '"kiel-hamburg"', "slot = {", "via = [3]\nslot = {", "link 'kiel-hamburg'", "'via' must be a list of 2 numbers, not a list of 1"),
    (ENGLAND, '"salem-boston"', 'b = "boston"', 'b = "portsmouth"', "link 'salem-boston'", "the link 'portsmouth-salem' joins the same two places"),
    (ENGLAND, '"salem-boston"', 'b = "boston"', 'b = "gulf_of_maine"', "link 'salem-boston'", "no railway leads to the ship space 'gulf_of_maine'"),
    (ENGLAND, "", 'to = "portland"', 'to = "lowell"', "ship_space 'gulf_of_maine', lanes number 1", "it ends in 'lowell', which has no port space"),
    (ENGLAND, "", 'to = "portland"', 'to = "paris"', "ship_space 'gulf_of_maine', lanes number 1", "'to' names 'paris', which is no place of this map"),
    (ENGLAND, "", 'to = "portland"', 'to = "portsmouth"', "ship_space 'gulf_of_maine', lanes number 2", "another lane leads to 'portsmouth' already"),
    (ENGLAND, "", "coal = 4, x", "coal = 40, x", "ship_space 'gulf_of_maine', import", "'coal' must be a whole number from 0 to 12, not 40"),
    (ENGLAND, "", 'name = "Maritimes", ', "", "ship_space 'gulf_of_maine', market", "'name' is missing"),
    (ENGLAND, "", 'id = "massachusetts_bay_market"', 'id = "gulf_of_maine_market"', "ship_space 'massachusetts_bay', market", "the id 'gulf_of_maine_market' is there twice"),
    (ENGLAND, '"gulf_of_maine"', 'symbol = "ship"', 'symbol = "port"', "ship_space 'gulf_of_maine', spaces 'gulf_of_maine_1'", "'symbol' must be 'ship', not the text 'port'"),
    # the map: drawing
    (ENGLAND, "[[land]]", "points = [1463, ", "points = [", "land number 1", "one number is missing"),
    (ENGLAND, "[[land]]", "points = [1463, ", 'points = ["1463", ', "land number 1", "'points' must hold numbers from -20000 to 20000 only, not the text '1463'"),
    (ENGLAND, "[[land]]", "points = [1463, 17", "points = [inf, 17", "land number 1", "only, not inf"),
    (ENGLAND, "[[dividing_line]]", "points = [[1375, 12]", "points = [[1375]", "dividing_line number 1", "'points' must hold points [x, y] only, not a list of 1"),
    (ENGLAND, "[[text]]", 'fill = "#5a4a34"', 'fill = "@ink"', "text number 1", "'fill' must be a colour"),
    (ENGLAND, "[[text]]", "size = 30", "size = 0", "text number 1", "'size' must be a number from 4 to 200, not 0"),
    (ENGLAND, "", "panel = [1124, 864, 466, 326]", "panel = [1124, 864, 466]", "[furniture]", "'panel' must be a list of 4 numbers, not a list of 3"),
    (ENGLAND, "[furniture.order]", "tokens = [[1180.0, 1092], ", "tokens = [", "[furniture], order", "'tokens' must be a list of 5 points [x, y], not a list of 4"),
    (ENGLAND, "[furniture.order]", "[1140, 1118, 80, 62]", "[1140, 1118, 80]", "[furniture], order", "'boxes' must hold boxes [x, y, width, height] only"),
    (ENGLAND, "[furniture.coal]", "price = 3", "price = 5", "[furniture], coal", "'rows' must have the prices and spaces of demand.toml"),
    (ENGLAND, "[furniture.coal]", "title = [1220, 890]\n", "", "[furniture], coal", "'title' is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "after", "old", "new", "entry", "fault"), EDITS)
def test_a_broken_value_is_named(
    tmp_path: Path, file: str, after: str, old: str, new: str, entry: str, fault: str
) -> None:
    """One small edit of one file: the sentence starts with file and entry and tells the fault."""
    text = (OURS / file).read_text("utf-8")
    at = text.index(old, text.index(after))
    (tmp_path / file).write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    sentence = refusal(tmp_path, map_of(file))
    assert sentence.startswith(f"{file}, {entry}: ")
    assert fault in sentence


# --- bigger edits, made in the parsed file ---------------------------------------------------------------------


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{json.dumps(key)} = {toml(one)}' for key, one in value.items())}}}"
    return repr(value)


def write(folder: Path, file: str, data: Data) -> None:
    """A content file in a folder."""
    lines = [f"{json.dumps(key)} = {toml(value)}" for key, value in data.items()]
    (folder / file).write_text("\n".join(lines), "utf-8")


def ours(file: str) -> Data:
    """What our own file says."""
    return tomllib.loads((OURS / file).read_text("utf-8"))


def _symbols(data: Data, old: str, new: str) -> None:
    for place in data["location"]:
        for space in place["spaces"]:
            if space["symbol"] == old:
                space["symbol"] = new


def _without(key: str) -> Callable[[Data], object]:
    return lambda data: data.pop(key)


def _drop(key: str, id: str) -> Callable[[Data], object]:
    return lambda data: data[key].remove(next(one for one in data[key] if one["id"] == id))


def _inland(data: Data) -> None:
    _symbols(data, "port", "clear")
    for place in data["location"]:
        place["distant_port"] = False


def _recolour(data: Data) -> None:
    for place in data["location"]:
        if place.get("colour") == "grey":
            place["colour"] = "brown"


def _stacked(data: Data) -> None:
    kiel, hamburg = data["location"][0], data["location"][1]
    assert (kiel["id"], hamburg["id"]) == ("kiel", "hamburg")
    kiel["x"], kiel["y"] = hamburg["x"], hamburg["y"]


def _stacked_slots(data: Data) -> None:
    data["link"][1]["slot"] = dict(data["link"][0]["slot"])


def _many_villages(data: Data) -> None:
    for i in range(30):
        village = {**data["village"][0], "id": f"village_{i}", "x": 20 + 30 * i, "y": 20}
        data["village"].append(village)
        data["link"].append(
            {
                "id": f"more_{i}",
                "a": "kiel",
                "b": village["id"],
                "slot": {"x": 20 + 30 * i, "y": 60, "angle": 0},
            }
        )


def _one_of_each(data: Data) -> None:
    for kind in data["counter"]:
        kind["count"] = 1


def _thin_deck(data: Data) -> None:
    for card in data["card"]:
        card["count"] = 2


def _two_ships(data: Data) -> None:
    ship = data["ship_space"][0]
    ship["spaces"].append({**ship["spaces"][0], "id": "second"})


def _no_lanes(data: Data) -> None:
    data["ship_space"][0]["lanes"] = []


def _no_import(data: Data) -> None:
    del data["ship_space"][0]["import"]


def _land_of_text(data: Data) -> None:
    data["land"] = "Germany"


def _location_of_numbers(data: Data) -> None:
    data["location"][3] = 5


def _cubes_of_ships(data: Data) -> None:
    data["counter"] = [one for one in data["counter"] if one["industry"] != "ship" or one["level"] == 0]


def _many_counters(data: Data) -> None:
    for level in (5, 6, 7, 8, 9):
        for industry in ("cotton", "factory"):
            like = next(one for one in data["counter"] if one["industry"] == industry and one["level"] > 0)
            data["counter"].append({**like, "id": f"{industry}_{level}", "level": level, "points": level})


def _no_coal(data: Data) -> None:
    _symbols(data, "coal", "clear")


def _no_clear(data: Data) -> None:
    _symbols(data, "clear", "coal")


SHAPES: list[tuple[str, Callable[[Data], object], str]] = [
    ("display.toml", _without("counter"), "display.toml, the file: 'counter' is missing."),
    ("display.toml", _cubes_of_ships, "display.toml, the file: there is no counter to build for the industry 'ship'."),
    ("display.toml", _many_counters, "display.toml, the file: there are 28 counters, at most 24 are possible."),
    ("demand.toml", _drop("display", "iron"), "demand.toml, the file: there must be the displays 'coal' and 'iron'"),
    ("deck.toml", _thin_deck, "deck.toml, the file: there must be 32 to 300 cards, but the counts add up to 24."),
    ("deck.toml", _drop("colour", "grey"), "deck.toml, card 'grey', effect number 1: 'where' must be one of"),
    ("markets.toml", _one_of_each, f"{GERMANY} (ours), the file: there are 9 market spaces for 4 market counters."),
    (GERMANY, _without("location"), f"{GERMANY}, the file: 'location' is missing"),
    (GERMANY, _without("furniture"), f"{GERMANY}, the file: 'furniture' is missing."),
    (GERMANY, _location_of_numbers, f"{GERMANY}, location number 4: must be a table of named values, not 5."),
    (GERMANY, _land_of_text, f"{GERMANY}, the file: 'land' must be a list of tables, not the text 'Germany'."),
    (GERMANY, _no_clear, f"{GERMANY}, the file: there is no clear space"),
    (GERMANY, _no_coal, f"{GERMANY}, the file: there is no coal"),
    (GERMANY, _inland, f"{GERMANY}, the file: nothing leads to the demand displays"),
    (GERMANY, _recolour, f"{GERMANY}, the file: no place has the colour 'grey' of the card 'grey'."),
    (GERMANY, _drop("link", "kiel-denmark"), f"{GERMANY}, the file: no links lead from 'kiel' to 'denmark'."),
    (GERMANY, _stacked, f"{GERMANY}, location 'hamburg': it lies on the same spot as location 'kiel'"),
    (GERMANY, _stacked_slots, f"{GERMANY}, link 'kiel-hamburg', slot: it lies on the same spot as link 'kiel-denmark', slot"),
    (GERMANY, _many_villages, f"{GERMANY}, the file: there are 72 places, at most 62 are possible."),
    (ENGLAND, _two_ships, f"{ENGLAND}, ship_space 'gulf_of_maine': a ship space has exactly one space, not 2."),
    (ENGLAND, _no_lanes, f"{ENGLAND}, ship_space 'gulf_of_maine': a ship space needs a sea lane"),
    (ENGLAND, _no_import, f"{ENGLAND}, ship_space 'gulf_of_maine': 'import' is missing."),
]  # fmt: skip


@pytest.mark.parametrize(("file", "change", "fault"), SHAPES)
def test_a_pack_that_makes_no_game_is_refused(
    tmp_path: Path, file: str, change: Callable[[Data], object], fault: str
) -> None:
    """Values that are right one by one, but not together."""
    data = ours(file)
    change(data)
    write(tmp_path, file, data)
    assert fault in refusal(tmp_path, map_of(file))


# --- files and folders -----------------------------------------------------------------------------------------

BYTES = [
    (b'[set]\ncolours = ["r\xe9d"]', "display.toml, line 2: this is not UTF-8 text; save the file as UTF-8."),
    (b"[set\n", "display.toml, the file: this is not valid TOML (Expected ']'"),
    (b"a = 1\na = 2", "display.toml, the file: this is not valid TOML (Cannot overwrite a value"),
    (
        b"a = " + b"[" * 3000 + b"]" * 3000,
        "display.toml, the file: its lists and tables are nested too deep.",
    ),
    (b"a = " + b"9" * 9000, "display.toml, the file: this is not valid TOML"),
    (b"#" * 2_000_001, "display.toml, the file: it is bigger than 2 MB."),
    (b"", "display.toml, the file: 'industry' is missing."),
]


@pytest.mark.parametrize(("raw", "fault"), BYTES)
def test_a_file_that_can_not_be_read_is_refused(tmp_path: Path, raw: bytes, fault: str) -> None:
    """Wrong bytes, wrong TOML, too much of it."""
    (tmp_path / "display.toml").write_bytes(raw)
    assert refusal(tmp_path, "germany").startswith(fault.removesuffix("'"))


def test_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    """A folder or a pipe with the name of a file."""
    (tmp_path / "folder" / "deck.toml").mkdir(parents=True)
    (tmp_path / "pipe").mkdir()
    os.mkfifo(tmp_path / "pipe" / "deck.toml")
    for name in ("folder", "pipe"):
        with pytest.raises(BadContent, match=r"^deck.toml, the file: this is not a file that can be read\.$"):
            load_content("germany", str(tmp_path / name))


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("diplay.toml", "did you mean display.toml?"),
        ("Display.TOML", "did you mean display.toml?"),
        ("map_newengland.toml", "did you mean map_new_england.toml?"),
        ("xyz.toml", "a pack may have deck.toml, demand.toml, display.toml"),
    ],
)
def test_a_misnamed_file_is_refused(tmp_path: Path, name: str, hint: str) -> None:
    """Also beside a file with the right name."""
    (tmp_path / "markets.toml").write_bytes((OURS / "markets.toml").read_bytes())
    (tmp_path / name).write_bytes((OURS / "display.toml").read_bytes())
    sentence = refusal(tmp_path, "germany")
    assert sentence.startswith(f"{name}, the file: a pack has no file of this name; ")
    assert hint in sentence


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    """No folder, a file instead of a folder, an empty folder."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").write_text("")
    for name, fault in (
        ("empty", "has none of the files of a pack: deck.toml, demand.toml, display.toml, map_germany.toml,"),
        ("file", "is a file; a content pack is a folder with deck.toml,"),
        ("nothing", "There is no content folder"),
        ("no\0thing", "content folder"),
        ("x" * 300, "The content folder"),
    ):
        with pytest.raises(BadContent) as caught:
            boomtown.game("age_of_industry").new(3, 1, {"content": str(tmp_path / name)})
        assert fault in str(caught.value)
    with pytest.raises(BadContent, match="There is no content folder ~nobody-of-this-name"):
        load_content("germany", "~nobody-of-this-name/pack")


def test_a_fault_in_our_file_that_the_pack_makes_is_told_so(tmp_path: Path) -> None:
    """A pack without one of our colours: our map, which is used with it, has no such colour."""
    data = ours("deck.toml")
    _drop("colour", "orange")(data)
    _drop("card", "orange")(data)
    write(tmp_path, "deck.toml", data)
    sentence = refusal(tmp_path, "germany")
    assert sentence.startswith("map_germany.toml (ours), location '")
    assert "'colour' must be one of brown, light_green, mauve, blue, grey, not the text 'orange'" in sentence


# --- anything at all -------------------------------------------------------------------------------------------

OTHERS: list[Any] = [
    0, -1, 1, 2, 99, 10**20, 1.5, math.nan, math.inf, True, "", "x", "coal", "brown", "#123456", "<b>", "a\nb",
    [], [1, 2], {}, {"a": 1}, [[1, 2]], ["cotton"], [{}],
]  # fmt: skip


def paths(value: Any, start: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside a value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [start] if start else []
    for key, one in inside:
        found += paths(one, (*start, key))
    return found


def mutate(data: Data, dice: random.Random) -> None:
    """Delete, change, double or exchange one value."""
    table = dice.choice(list(data))
    *way, last = dice.choice(paths(data[table], (table,)))
    inside: Any = data
    for key in way:
        inside = inside[key]
    value = inside[last]
    change = dice.choice(["delete", "other", "number", "number", "double", "shuffle"])
    if change == "delete":
        del inside[last]
    elif change == "number" and isinstance(value, int | float) and not isinstance(value, bool):
        inside[last] = dice.choice([value + 1, value - 1, value * 2, -value, float(value)])
    elif change == "double" and isinstance(inside, list):
        inside.insert(last, copy.deepcopy(value))
    elif change == "shuffle" and isinstance(inside, list):
        dice.shuffle(inside)
    else:
        inside[last] = copy.deepcopy(dice.choice(OTHERS))


def shape(data: Data, way: tuple[Any, ...]) -> tuple[Any, ...]:
    """A way to a value without the places in lists, and with the kind of thing that has it: two alike need one test."""
    one: Any = data
    kinds = []
    for key in way[:-1]:
        one = one[key]
        if isinstance(one, dict):
            kinds.append((one.get("level") == 0, one.get("cubes", 0) == 0, "colour" in one))
    return (*(key for key in way if isinstance(key, str)), *kinds)


@pytest.mark.parametrize("file", FILES)
def test_every_key_is_needed_or_can_be_done_without(file: str, tmp_path: Path) -> None:
    """Each key of each kind of entry is left out once: the pack is refused, or it can be played and drawn."""
    data = ours(file)
    seen: set[tuple[Any, ...]] = set()
    for *way, last in paths(data):
        if last in MARKS or not isinstance(last, str) or (sort := shape(data, (*way, last))) in seen:
            continue
        seen.add(sort)
        spoilt = copy.deepcopy(data)
        inside: Any = spoilt
        for key in way:
            inside = inside[key]
        del inside[last]
        write(tmp_path, file, spoilt)
        play_if_it_loads(tmp_path, map_of(file), 3, decisions=4)
    assert len(seen) >= 5


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(file=st.sampled_from(FILES), map_id=st.sampled_from(MAPS), seed=st.integers(0, 2**32))
def test_any_small_change_is_refused_or_can_be_played_and_drawn(file: str, map_id: str, seed: int) -> None:
    """Never anything but a game that plays and a picture that draws, or BadContent."""
    dice = random.Random(seed)
    data = ours(file)
    for _ in range(dice.choice([1, 1, 2])):
        mutate(data, dice)
    asked = file.removeprefix("map_").removesuffix(".toml") if file.startswith("map_") else map_id
    with tempfile.TemporaryDirectory() as folder:
        write(Path(folder), file, data)
        play_if_it_loads(Path(folder), asked, seed)


def play_if_it_loads(folder: Path, map_id: str, seed: int, decisions: int = 40) -> None:
    """A folder is refused, or it is good for a game."""
    try:
        content = load_content(map_id, str(folder))
    except BadContent:
        return
    options = {"map": map_id, "content": str(folder), "colours": ",".join(content.seat_colours)}
    play_and_draw(options, random.Random(seed), decisions)


def play_and_draw(options: dict[str, str], dice: random.Random, decisions: int) -> None:
    """A short random game with its words, and a picture that is XML."""
    game = boomtown.game("age_of_industry")
    table = game.new(dice.choice(game.players), 1, options)
    for _ in range(decisions):
        seat = table.waiting[0]
        choices = table.options(seat)
        assert all(game.text(action, table, seat) for action in choices)
        table.apply(seat, dice.choice(choices))
    assert ElementTree.fromstring(game.picture(table, 0)).tag.endswith("svg")
