"""The texts of what stands: changed rules, triggers, ends of Eras."""

from collections.abc import Callable

from boomtown.games.forged_in_steel.rules.content import Content
from boomtown.games.forged_in_steel.words.phrases import ONE, Data, article, either, listed, place_name

Steps = Callable[[Content, list[Data]], str]
COSTS = {
    "cost.lot": ("Buying a Lot", "Lot you buy"),
    "cost.house": ("Building a House", "House you build"),
    "cost.factory": ("Building a Factory", "Factory you build"),
    "cost.commercial": ("Building a Commercial building", "Commercial building you build"),
    "cost.mine": ("Buying a Mine", "Mine you buy"),
    "cost.seize": ("Seizing", "structure you seize"),
}


def standing(content: Content, data: list[Data], steps: Steps) -> str:
    """What holds as long as this is in force."""
    parts: list[str] = []
    for d in data:
        if d["do"] == "rule":
            parts.append(rule(content, d))
        elif d["do"] == "when":
            parts.append(f"{trigger(content, d, 'Each time')} {steps(content, d['then'])}")
        else:
            parts.append(f"End of Era: {steps(content, d['then'])}")
    return " ".join(parts)


def rule(content: Content, d: Data) -> str:
    """A changed rule."""
    id, add, value = d["rule"], d.get("add", 0), d.get("value")
    more = f"{abs(add)} {'more' if add > 0 else 'less'}"
    if id in COSTS:
        where = f" in {place_name(content, d['in'])}" if "in" in d else ""
        if "limit" in d:
            return f"The first {COSTS[id][1]}{where} in each of your turns costs {abs(add)} MM less."
        whom = "" if "who" not in d else " the owner of this Headline" if d["who"] == "holder" else " you"
        return f"{COSTS[id][0]}{where} costs{whom} {abs(add)} MM {'more' if add > 0 else 'less'}."
    if id == "no_event":
        tag = content.tag_names[content.tag_ids.index(str(value))]
        return f"{tag} events cannot be played."
    fixed = {
        "house_by_factory": "Houses adjacent to Factories score like any other House.",
        "freeze": "The Mining, Industrial and Commercial tracks cannot be raised.",
        "immigrant_both": "All players may use both conditions of the Immigrant cards they play as events.",
        "immigration": "The Immigration phase is skipped.",
        "turn_order": "Selected cards are carried out from the highest MM to the lowest.",
        "card_mm": f"A card played for MM gives {abs(add)} MM {'more' if add > 0 else 'less'}.",
        "mine_roll": f"Add {add} to every die roll for a Mine.",
        "score.mansion": f"Every Mansion scores {abs(add)} VP {'more' if add > 0 else 'less'} at County Assessment.",
        "score.mine": f"Each Mine scores {abs(add)} VP {'more' if add > 0 else 'less'} at County Assessment.",
        "score.house_hospital": f"Houses in a Neighborhood with a Hospital score {more} VP at County Assessment, "
        "unless they are adjacent to a Factory.".replace("more VP", "VP more"),
        "special_bonus": f"The bonus of a House adjacent to a special building or Park is {1 + add} VP.",
        "sector_cap": f"At County Assessment no player scores more than {value} VP from any one of Mines, "
        "Factories and Commercial buildings.",
        "lot_vp": f"A cube that is built over pays {value} VP instead of 1, to its owner or to the Mayor.",
    }
    if id == "lots_off_grid":
        return f"You may buy Lots in {place_name(content, d['in'])} off the City Grid."
    return fixed[id]


def trigger(content: Content, d: Data, when: str = "When") -> str:
    """What sets an ability off."""
    on, actor = d["on"], d.get("actor", "all")
    who = {"all": "anyone", "opponents": "an opponent", "me": "you"}[actor]
    where = ""
    if "in" in d:
        where = (
            " in your Mogul's Neighborhood" if d["in"] == "mogul" else f" in {place_name(content, d['in'])}"
        )
    what = listed(d.get("what", []))
    if on in ("placed", "placing"):
        kinds = either([article(ONE[kind]) for kind in what])
        if len(what) == 7:
            kinds = "a building or Park"
        verb = "builds or places" if on == "placed" else "is about to place"
        return f"{when} {who} {verb} {kinds}{where}:"
    if on in ("track_up", "track_moved"):
        track = (
            "a Neighborhood track"
            if what == ["neighborhood"]
            else "the Mining, Industrial or Commercial track"
        )
        return f"{when} {track} is raised{'' if on == 'track_up' else ' or lowered'}, by anyone:"
    if on == "built_over":
        cube = "a City cube" if what == ["city_cube"] else "one of your cubes"
        return f"{when} {cube} is built over{where}{' by an opponent' if actor == 'opponents' else ''}:"
    if on == "event":
        tag = content.tag_names[content.tag_ids.index(d["tag"])]
        return f"{when} an opponent plays {article(tag)} event:"
    return f"{when} {OTHERS[on].format(who=who)}{where}:"


OTHERS = {
    "riot_start": "a Riot begins",
    "riot_destroy": "a Riot would destroy a building (not a Park)",
    "unrest_due": "an opponent's event would make you add cubes to the Unrest track",
    "headline_placed": "{who} places a Headline",
    "mine_roll": "a die is rolled for a Mine, by anyone",
    "unrest_full": "the Unrest track is full, before anyone is penalised",
    "houses_in_turn": "an opponent has placed 2 or more Houses in one turn, choose a Neighborhood that got some",
    "lots_in_turn": "an opponent has bought 2 or more Lots in one turn",
    "turn_start": "your turn begins",
    "mm_turn": "you play a card for its MM",
    "elections": "the ballots are about to be counted",
}
