"""What the cards say, made from the data that the rules use."""

from boomtown.engine.language import with_article
from boomtown.games.age_of_industry.rules.content import ANY, SHIP, Content

ALONE = "while you have no industry on the map"


def card_text(content: Content, kind: int) -> str:
    """The text of a kind of card: what it lets one build, and where."""
    industry, colour = content.card_industry[kind], content.card_colour[kind]
    if industry == ANY:
        shown = content.pack.deck["colour"][colour]
        where = with_article(f"{shown['name']} ({shown['symbol']})")
        return f"Build any industry in {where} location. You need no connection."
    what = with_article(content.industry_names[industry])
    text = f"Build {what} in a location you are connected to, or in any location {ALONE}."
    if industry == SHIP:
        text = (
            f"Build {what} beside a port in a location where you have a counter or a railway, "
            f"or beside any port {ALONE}."
        )
    if content.accepts[industry] == 0:
        text += " This map has no place for it: discard it, or play it for a build with both actions."
    return text
