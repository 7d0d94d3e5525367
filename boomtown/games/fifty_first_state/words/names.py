"""What things are called, and which rules the lines of the log stand on."""

from boomtown.engine.language import listed
from boomtown.games.fifty_first_state.rules.content import GOOD_IDS, GOODS, Content, name_of
from boomtown.games.fifty_first_state.rules.scoring import solo_result
from boomtown.games.fifty_first_state.rules.table import ON_CARD, StateTable, owner_of
from boomtown.games.fifty_first_state.words.text import counted

VIRTUAL = "The Virtual Player"
PILES = ("red", "blue")

RULES = {
    "faction": ["FSS-037", "FSS-G03"],
    "hands": ["FSS-038", "FSS-G03"],
    "opening": ["FSS-038", "FSS-G03"],
    "round": ["FSS-057"],
    "reveal": ["FSS-058"],
    "display": ["FSS-059", "FSS-063"],
    "draft": ["FSS-061", "FSS-064"],
    "leftover": ["FSS-062", "FSS-065"],
    "taken": ["FSS-181", "FSS-G16"],
    "produce": ["FSS-067"],
    "draw": ["FSS-072"],
    "reshuffle": ["FSS-174"],
    "construct": ["FSS-083"],
    "develop": ["FSS-085", "FSS-089"],
    "deal": ["FSS-105", "FSS-107"],
    "raze-hand": ["FSS-112", "FSS-111"],
    "raze": ["FSS-113", "FSS-111"],
    "compensate": ["FSS-114", "FSS-115"],
    "use": ["FSS-123", "FSS-124"],
    "exchange": ["FSS-128"],
    "play": ["FSS-143", "FSS-144"],
    "take": ["FSS-140"],
    "visit": ["FSS-132", "FSS-134"],
    "shield": ["FSS-146"],
    "pass": ["FSS-149"],
    "gain": ["FSS-074"],
    "stock": ["FSS-099", "FSS-G23"],
    "unstock": ["FSS-119", "FSS-G24"],
    "discard": ["FSS-123"],
    "discard-connection": ["FSS-123"],
    "give-up": ["FSS-123"],
    "steal": ["FSS-123", "FSS-G37"],
    "reset": ["FSS-234"],
    "rerun": ["FSS-070"],
    "copy": ["FSS-181"],
    "collect": ["FSS-069"],
    "store": ["FSS-152"],
    "unstore": ["FSS-G23"],
    "cleanup": ["FSS-153", "FSS-156"],
    "trigger": ["FSS-160"],
    "final": ["FSS-164"],
    "virtual-card": ["FSS-192", "FSS-194", "FSS-195"],
    "virtual-claim": ["FSS-199", "FSS-200"],
    "virtual-miss": ["FSS-209"],
    "virtual-attack": ["FSS-207", "FSS-210"],
    "virtual-stopped": ["FSS-222", "FSS-223"],
    "virtual-warded": ["FSS-240", "FSS-G40"],
    "virtual-raze": ["FSS-211", "FSS-213"],
    "virtual-pass": ["FSS-205", "FSS-208"],
    "solo": ["FSS-231", "FSS-232", "FSS-233"],
}


def seat_name(t: StateTable, seat: int) -> str:
    """A seat by its faction, once it has one; the Virtual Player by its name."""
    if seat >= t.seats:
        return VIRTUAL
    return t.content.faction_names[t.faction[seat]] if t.faction[seat] >= 0 else f"Seat {seat + 1}"


def owner_name(t: StateTable, card: int) -> str:
    """Whose Location a card is, in the middle of a sentence."""
    owner = owner_of(t, card)
    return "nobody" if owner < 0 else "the Virtual Player" if owner >= t.seats else seat_name(t, owner)


def link_name(content: Content, link: int) -> str:
    """What a Connection card is called."""
    return content.kind_names[content.link_kind[link]]


def goods_words(pairs: list[int], times: int = 1) -> str:
    """Good, count, good, count, ... as '2 guns and 1 worker'."""
    parts = [counted(pairs[i + 1] * times, GOOD_IDS[pairs[i]]) for i in range(0, len(pairs), 2)]
    return listed(parts) if parts else "nothing"


def counts_words(goods: list[int]) -> str:
    """A list of single goods as '2 guns and 1 worker'."""
    return goods_words([n for good in range(GOODS) if good in goods for n in (good, goods.count(good))])


def tokens_words(t: StateTable, tokens: list[int]) -> str:
    """What was paid, with the stockpiles it came from."""
    parts: list[str] = []
    for place in sorted({token // ON_CARD for token in tokens}):
        goods = [token % ON_CARD for token in tokens if token // ON_CARD == place]
        parts.append(counts_words(goods) + (f" from {name_of(t.content, place - 1)}" if place else ""))
    return listed(parts) if parts else "nothing"


def paid_for(t: StateTable, tokens: list[int]) -> str:
    """' for 2 grey contacts', or nothing where nothing was paid."""
    return f" for {tokens_words(t, tokens)}" if tokens else ""


def old_name(t: StateTable, card: int) -> str:
    """A card in a State: its name, or Ruins."""
    name = name_of(t.content, card)
    return f"the Ruins of {name}" if card in t.ruins else name


def program_name(content: Content, program: int) -> str:
    """What a program belongs to: a Location, a Connection card, or the faction board."""
    for card, listeners in enumerate(content.card_listeners):
        programs = [content.card_effect[card], content.card_bonus[card], content.card_price[card]]
        if program in programs or program in [listener.program for listener in listeners]:
            return name_of(content, card)
    for links in (content.link_effect, content.link_price):
        if program in links:
            return link_name(content, links.index(program))
    return "production of the faction board" if program in content.faction_production else "faction board"


def solo_line(t: StateTable) -> str:
    """How a solo game stands or ended, in a few words."""
    _, other, won, level = solo_result(t)
    if not t.over:
        return f"against the Virtual Player's {other}"
    if not won:
        return f"lost against the Virtual Player's {other}"
    return f"won against the Virtual Player's {other}: {t.content.level_names[level]}"
