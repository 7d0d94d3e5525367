"""The plain sentences of a report: what each plot shows, and how far it can be trusted."""

from boomtown.lab.tables import BAND, SMALL, Mean, Rating, Share
from boomtown.lab.tables_cards import Card
from boomtown.lab.tables_course import Contrast, Moment, Part

GAP = "\N{NO-BREAK SPACE}"


def percent(value: float) -> str:
    """A share as a person writes it: '31 %', and small ones with a decimal."""
    return f"{100 * value:.{1 if 0 < value < 0.0995 else 0}f}{GAP}%"


def percents(interval: tuple[float, float, float]) -> str:
    """A share and its interval: '31 % (27 to 35 %)'."""
    value, low, high = interval
    return f"{percent(value)} ({100 * low:.0f} to {percent(high)})"


def number(value: float) -> str:
    """A number with as many decimals as are of use."""
    return f"{value:.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.1f}"


def numbers(mean: Mean) -> str:
    """A mean and its interval."""
    if mean.count < 2:
        return f"{number(mean.value)} (one game, no interval)"
    if mean.low == mean.high:
        return f"{number(mean.value)} (always)"
    return f"{number(mean.value)} ({number(mean.low)} to {number(mean.high)})"


def counted(count: int, word: str) -> str:
    """'1 game', '20 games'."""
    return f"{count} {word}{'' if count == 1 else 's'}"


def listed(names: list[str], most: int = 4) -> str:
    """Names in a sentence, the first few of them."""
    shown = names[:most]
    if len(names) > most:
        return f"{', '.join(shown)} and {len(names) - most} more"
    return " and ".join([", ".join(shown[:-1]), shown[-1]] if len(shown) > 1 else shown)


def about_sample(games: int) -> str:
    """How much so many games can tell."""
    if games == 0:
        return "No game of this run is finished yet: there is nothing to report."
    reach = 100 * 0.85 / games**0.5
    if games < SMALL:
        return (
            f"A small sample: {counted(games, 'game')}. A win share is known only to about {reach:.0f} points "
            "either way, so look at the intervals, not at the points."
        )
    return f"With {games} games a win share is known to about {reach:.0f} points either way."


def about_share(share: Share) -> str:
    """One share that is out of line, in a sentence."""
    if share.mark:
        than = "more" if share.mark == "high" else "less"
        tail = f", {than} than its fair share of {percent(share.fair)}"
    else:
        tail = f" at a fair share of {percent(share.fair)}, which could be chance"
    if share.outside:
        tail += f", and lies outside {100 * BAND[0]:.0f} to {percent(BAND[1])}"
    return f"{share.name} wins {percents(share.interval)}{tail}."


def about_shares(kind: str, shares: list[Share]) -> str:
    """What a plot of shares shows."""
    told = [share for share in shares if share.mark or share.outside]
    if not told:
        widest = max((share.interval[2] - share.interval[1]) / 2 for share in shares)
        said = (
            f"No {kind} wins more or less than its fair share beyond chance "
            f"(the intervals reach up to {100 * widest:.0f} points either way)."
        )
    else:
        told.sort(key=lambda share: (not share.mark, -abs(share.interval[0] - share.fair)))
        said = " ".join(about_share(share) for share in told[:3])
        if len(told) > 3:
            said += f" {len(told) - 3} more stand out in the table."
    if len(shares) >= 10:
        said += (
            f" Of {len(shares)} intervals about {max(1, round(len(shares) / 20))} would miss by chance alone."
        )
    if any(share.few for share in shares):
        few = [share.name for share in shares if share.few]
        said += " Few games." if len(few) == len(shares) else f" Few games: {listed(few)}."
    return said


def about_ratings(ratings: list[Rating]) -> str:
    """What the ratings show."""
    best, *rest = ratings
    apart = [other.name for other in rest if other.high < best.low]
    near = [other.name for other in rest if other.high >= best.low]
    said = f"{best.name} is rated highest, {best.value:.1f} ({best.low:.1f} to {best.high:.1f})."
    if apart:
        said += f" Its interval lies clear above {listed(apart)}."
    if near:
        said += f" Its interval overlaps with {listed(near)}: ratings begin wide, and win shares are known sooner."
    return said


def about_points(rows: list[Contrast]) -> str:
    """Where winners get their lead."""
    sure = [row for row in rows if row.ahead.count > 1 and row.ahead.low > 0]
    if not sure:
        return "No kind of points sets the winners apart from the others beyond chance."
    told = "; ".join(f"{row.name}, {numbers(row.ahead)} ahead" for row in sure[:2])
    behind = [row.name for row in rows if row.ahead.count > 1 and row.ahead.high < 0]
    tail = f" From {listed(behind)} they have fewer than the others." if behind else ""
    return f"Winners get their lead above all from {told}.{tail}"


def about_money(moments: list[Moment]) -> str:
    """When winners have more money than the others, beyond chance."""
    richer = [m.at for m in moments if m.winners.count > 1 and m.winners.low > m.others.high]
    poorer = [m.at for m in moments if m.winners.count > 1 and m.winners.high < m.others.low]
    if not richer and not poorer:
        return "Winners have neither more nor less money than the others at any moment, beyond chance."
    parts = []
    for word, when in (("more", richer), ("less", poorer)):
        if when:
            parts.append(
                f"{word} money than the others at {len(when)} of {len(moments)} moments, first after {percent(when[0])} of the game"
            )
    return f"Winners have {' and '.join(parts)}."


def about_settled(parts: list[Part]) -> str:
    """When games were settled."""
    half = next(part for part in parts if part.share >= 0.5)
    late = parts[-5]
    return (
        f"In half of the games the winner was ahead for good after {percent(float(half.name))} of the decisions; in "
        f"{percents((1 - late.share, 1 - late.high, 1 - late.low))} of them not even after {percent(float(late.name))}."
    )


def about_length(means: dict[str, Mean], forced: str) -> str:
    """How long a game is and how much there is to choose."""
    told = [f"{numbers(mean)} {name}" for name, mean in means.items() if name != forced]
    said = f"A game has on average {listed(told)}."
    if forced in means:
        said += f" {percent(means[forced].value)} of the decisions have one option only."
    return said


def about_endings(parts: list[Part]) -> str:
    """How games end."""
    top = parts[0]
    if len(parts) == 1:
        return f"Every game ended in the same way: {top.name}."
    return f"The commonest of {len(parts)} ends: {top.name}, in {percents((top.share, top.low, top.high))} of the games."


def about_changes(parts: list[Part], mean: Mean) -> str:
    """How often the lead changed."""
    none = parts[0]
    return (
        f"The lead changes {numbers(mean)} times a game. In {percents((none.share, none.low, none.high))} of the "
        "games whoever led first led to the end."
    )


def about_cards(cards: list[Card], never: list[str]) -> str:
    """Which cards are out of line, and how that was judged."""
    tested = sum(card.surprise is not None for card in cards)
    told = sorted((card for card in cards if card.mark), key=lambda card: -abs(card.won[0] - card.fair))
    if not tested:
        said = "There are too few games to judge a single card."
    elif told:
        first = [f"{card.name}, {percents(card.won)} where {percent(card.fair)} is fair" for card in told[:3]]
        more = f"; and {len(told) - 3} more" if len(told) > 3 else ""
        said = f"Beyond chance: {'; '.join(first)}{more}."
    else:
        said = f"None of the {tested} cards that could be judged is out of line beyond chance."
    always = [card.name for card in cards if card.use == "always"]
    said += f" Every seat played {listed(always)}." if always else ""
    said += f" Nobody played {listed(never)}." if never else ""
    return said
