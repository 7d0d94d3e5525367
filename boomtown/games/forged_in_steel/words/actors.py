"""Who does how much, in card texts."""

from typing import Any

from boomtown.engine.language import Step
from boomtown.games.forged_in_steel.rules.content import Content
from boomtown.games.forged_in_steel.words.phrases import ONE, article, counted, either, listed, some

WHO = {
    "me": "you",
    "opponent": "one opponent of your choice",
    "opponents": "each opponent",
    "all": "each player",
    "them": "they",
    "holder": "the owner of this Headline",
    "actor": "that player",
    "rival_leader": "the opponent with the most VP",
    "rival_most:mine": "the opponent with the most Mines",
    "rival_most:factory": "the opponent with the most Factories",
    "rival_most:holdings": "the opponent with the most Mines, Factories and Commercial buildings together",
}


class Actor:
    """Who acts: '{who:place/places}' is 'place', 'you may place', 'each opponent places'.

    With four verbs the last two are for a loss; 'owning' behind the verbs says who is hit by what they own.
    """

    def __init__(self, step: Step) -> None:
        self.step = step
        self.who = str(step.get("who", "me"))

    def __format__(self, spec: str) -> str:
        verb, verbs, *more = spec.split("/")
        if len(more) == 2 and loses(self.step.get("n", 1)):
            verb, verbs = more
        if self.who in ("me", "them"):
            start = "you may " if self.step.get("may") else ""
            return f"{'they ' if self.who == 'them' else start}{verb}"
        only, n = self.step.get("only", {}), self.step.get("n", 1)
        if more == ["owning"] and is_at_most_one(n):
            return f"{WHO[self.who]} who owns {article(either([ONE[one] for one in listed(n['count'])]))} {verbs}"
        if "strictly_first" in only or "strictly_last" in only:
            most = "most" if "strictly_first" in only else "fewest"
            return f"a player alone in having the {most} VP {verbs}"
        return f"{WHO[self.who]}{having(only)} {verbs}"


def having(only: dict[str, Any]) -> str:
    """What those who are meant have, or have not."""
    if "have" not in only:
        return ""
    thing = only["have"]["count"]
    return " with no cube on the Unrest track" if thing == "unrest" else f" who owns {article(ONE[thing])}"


def loses(n: Any) -> bool:
    """Whether an amount of VP is a loss."""
    return (isinstance(n, int) and n < 0) or (isinstance(n, dict) and n.get("times", 1) < 0)


def is_at_most_one(n: Any) -> bool:
    """Whether an amount is one at most, for something owned."""
    return isinstance(n, dict) and n.get("max") == 1 and n.get("per", 1) == 1


class Many:
    """How many: '{n}', '{n:House}' ('2 Houses'), or one of the phrases below."""

    def __init__(self, content: Content, step: Step) -> None:
        self.content = content
        self.step = step
        self.n = step.get("n", 1)

    def __format__(self, spec: str) -> str:
        if spec in PHRASES:
            return str(getattr(self, PHRASES[spec])())
        return some(self.n, spec) if spec else str(self.n)

    def each(self) -> str:
        """' each' of several."""
        return "" if self.n == 1 else " each"

    def own_cubes(self) -> str:
        """Cubes of one's own."""
        return (
            "one of your cubes each" if self.step.get("site", {}).get("block") else f"{self.n} of your cubes"
        )

    def off_the_track(self) -> str:
        """Cubes that come back from the Unrest track."""
        mine = self.step["whose"] == "me"
        if self.n == "all":
            return f"all {'of your ' if mine else ''}cubes"
        return f"{self.n} {'of your cubes' if mine else 'cubes of any players'}"

    def unrest(self) -> str:
        """Cubes onto the Unrest track."""
        n = self.n
        if is_at_most_one(n):
            return "1 cube to the Unrest track"
        if isinstance(n, dict):
            things = counted(self.content, n)
            if n.get("per", 1) > 1:
                things = f"every {some(n['per'], ONE[n['count']])} they own, rounded up"
            return f"1 cube to the Unrest track for {things}" + (f", up to {n['max']}" if "max" in n else "")
        if n == "done":
            return "as many cubes to the Unrest track"
        cubes = f"{n} of your cubes" if self.step.get("who", "me") == "me" else some(n, "cube")
        return f"{cubes} to the Unrest track"

    def points(self) -> str:
        """VP."""
        n = self.n
        if isinstance(n, int):
            return f"{abs(n)} VP"
        if n == "roll":
            return "VP equal to the die"
        if n == "done":
            return "1 VP for each"
        if "by_roll" in n:
            return f"{either([str(v) for v in n['by_roll']])} VP for a roll of 1, 2, 3 or 4"
        each, things = abs(n.get("times", 1)), counted(self.content, n)
        if n.get("max") == each and things.startswith("each "):
            return f"{each} VP if there is {article(things.removeprefix('each '))}"
        return f"{each} VP for {things}" + (f", up to {n['max']} VP" if "max" in n else "")


PHRASES = {
    "each": "each",
    "own cubes": "own_cubes",
    "off the track": "off_the_track",
    "unrest": "unrest",
    "points": "points",
}
