"""The parts of card texts: names, amounts, places and tests in words."""

from typing import Any

from boomtown.games.forged_in_steel.rules.content import Content

Data = dict[str, Any]  # what a content file says

ONE = {
    "house": "House",
    "mansion": "Mansion",
    "factory": "Factory",
    "commercial": "Commercial building",
    "civic": "Civic building",
    "hospital": "Hospital",
    "park_small": "small Park",
    "park_medium": "medium Park",
    "park_large": "large Park",
    "mine": "Mine",
    "park": "Park",
    "structure": "structure",
    "cube": "cube",
    "city_cube": "City cube",
}
NEXT_TO = {
    "own_house": "one of your Houses",
    "own_mansion": "one of your Mansions",
    "own_factory": "one of your Factories",
    "own_commercial": "one of your Commercial buildings",
    "own_structure": "one of your structures",
    "amenity": "a Hospital or Park",
    "last": "it",
    "trigger": "it",
    "full_block": "a fully built Block",
}


def listed(value: Any) -> list[Any]:
    """A list, or one value as a list."""
    return value if isinstance(value, list) else [value]


def plural(word: str) -> str:
    """'Houses', 'Factories'."""
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


def either(words: list[str], last: str = "or") -> str:
    """'a, b or c'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def article(word: str) -> str:
    """'a House', 'an event'."""
    return f"{'an' if word[0] in 'aeiouAEIO' else 'a'} {word}"


def some(n: Any, word: str) -> str:
    """'1 House', '3 Houses'."""
    if n == "done":
        return f"as many {plural(word)}"
    return f"{n} {word if n == 1 else plural(word)}"


def place_name(content: Content, id: str) -> str:
    """A Neighborhood in a sentence."""
    name = content.city.nb_names[content.city.nb_ids.index(id)]
    return f"the {name}" if name.endswith("Side") else name


def places(content: Content, value: Any) -> str:
    """Where, from a value of `in`."""
    special = {
        "choose": "there",
        "same": "there",
        "trigger": "in that Neighborhood",
        "mogul": "in your Mogul's Neighborhood",
        "best": "in one Neighborhood",
    }
    if isinstance(value, str) and value in special:
        return special[value]
    return f"in {either([place_name(content, id) for id in listed(value)])}"


def next_to(things: Any) -> str:
    """What something must be adjacent to."""
    return either([NEXT_TO.get(thing) or article(ONE[thing]) for thing in listed(things)])


def site(content: Content, data: Data, n: Any) -> str:
    """A site as the end of a sentence."""
    words = ""
    many = n != 1
    if data.get("open") == "cube":
        words += " on Lots that hold cubes, whoever owns them" if many else " on a Lot that holds a cube"
    if data.get("open") == "city_cube":
        words += " on Lots that hold City cubes" if many else " on a Lot that holds a City cube"
    if data.get("just"):
        words += ", even one just placed"
    if data.get("at") == "freed":
        return " on the Lots just emptied"
    if data.get("block") == "vacant4":
        return " on all Lots of one Block with 4 vacant Lots, on the City Grid or off it"
    if data.get("river"):
        words += " on riverside Lots" if many else " on a riverside Lot"
    if "in" in data:
        words += " " + places(content, data["in"])
    if "adj" in data:
        least = data.get("adj_min", 1)
        near = next_to(data["adj"]) if least == 1 else f"at least {some(least, ONE[data['adj']])}"
        words += f"{', each' if many else ''} adjacent to {near}"
    if data.get("spread"):
        words += ", each in a different Neighborhood"
    if data.get("new"):
        words += " where you own no House"
    if "without" in data:
        words += f" in a Neighborhood without {article(ONE[data['without']])}"
    if data.get("anywhere"):
        words += ", on the City Grid or off it" if words else " anywhere"
    return words


def counted(content: Content, data: Data) -> str:
    """What is counted, one of it."""
    things, owner = listed(data["count"]), data.get("owner", "any")
    yours = {"me": " you own", "them": " they own", "any": ""}[owner]
    if things == ["done"]:
        return "each"
    if things == ["unrest"]:
        return f"each of {'your' if owner == 'me' else 'their'} cubes on the Unrest track"
    if things == ["holdings"]:
        return f"each Mine, Factory and Commercial building{yours}"
    if things == ["kind"]:
        return f"each of these kinds{yours}: House, Mansion, Factory, Commercial building, Mine"
    if things == ["trigger_sector"]:
        return f"each structure or Mine{yours} in that sector"
    if things == ["city_cube"]:
        return "each City cube on the Lots"
    if things == ["neighborhood"]:
        return f"each Neighborhood {having(data['having'])}"
    words = "each " + either([ONE[thing] for thing in things], "and")
    if "adj" in data:
        adj = {"own_mansion": "one of your Mansions"}.get(data["adj"]) or next_to(data["adj"])
        return f"{words}{yours} adjacent to {adj}" + (", whoever owns it" if owner == "any" else "")
    if "in" in data:
        return f"{words}{yours} {places(content, data['in'])}"
    if things == ["mine"] and owner == "any":
        return "each Mine that has an owner"
    return words + (yours or " on the board")


def having(things: list[str]) -> str:
    """What a counted Neighborhood must hold."""
    if things == ["most_ballots"]:
        return "in which nobody has more ballots than you"
    own = [ONE[thing.removeprefix("own_")] for thing in things if thing.startswith("own_")]
    other = [thing for thing in things if not thing.startswith("own_")]
    words = f"in which you own {article(own[0])}" if own else ""
    return f"{'with ' + next_to(other) + ' ' if other else ''}{words}".strip()


def test(content: Content, data: Data) -> str:
    """A test after 'if'."""
    ids = content.card_ids
    title = {id: content.card_titles[ids.index(id)] for id in listed(data.get("headline", []))}
    if "headline" in data:
        return f"{either(list(title.values()))} is a Headline"
    if "no_headline" in data:
        names = [content.card_titles[ids.index(id)] for id in data["no_headline"]]
        return f"neither {names[0]} nor {' nor '.join(names[1:])} is a Headline"
    if "era" in data:
        return f"the Era is {data['era']}"
    if "strictly_last" in data:
        return "you alone have the fewest VP"
    if "strictly_first" in data:
        return "you alone have the most VP"
    if "unrest_min" in data:
        return f"{data['unrest_min']} or more cubes are on the Unrest track"
    if "richer" in data:
        return "they have more VP than you"
    return owning(content, data)


def owning(content: Content, data: Data) -> str:
    """A test of what somebody has."""
    have = data["have"]
    who = "they have" if have.get("owner") == "them" else "you own"
    if have["count"] == "unrest":
        return f"{who} no cube on the Unrest track"
    word = ONE[listed(have["count"])[0]]
    where = f" {places(content, have['in'])}" if "in" in have else ""
    if "max" in data:
        return f"{who} fewer than {some(data['max'] + 1, word)}{where}"
    least = data["min"]
    return f"{who} {article(word) if least == 1 else f'at least {some(least, word)}'}{where}"
