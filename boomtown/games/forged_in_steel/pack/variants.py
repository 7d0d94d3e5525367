"""Reading a pack: Industry Leaders, Moguls and Bigwigs."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.forged_in_steel.pack.reader import SteelReader
from boomtown.games.forged_in_steel.pack.standing import read_on, read_standing, read_trigger
from boomtown.games.forged_in_steel.rules.actions import MOST_LEADERS
from boomtown.games.forged_in_steel.rules.bigwigs import Token
from boomtown.games.forged_in_steel.rules.cards.parts import Standing
from boomtown.games.forged_in_steel.rules.content import Content


def read_variants(content: Content, file: Part) -> None:
    """The whole file variants.toml."""
    reader = SteelReader(content)
    leaders = file.parts("leader")
    about = file.part("leaders")
    about.whole("cards", len(leaders), len(leaders))
    about.whole("per_player", 1, 1)
    about.choice("deal", ["random"])
    about.choice("choose_order", ["reverse_influence"])
    content.leader_ids = unique_ids(leaders)
    if not 4 <= len(leaders) <= MOST_LEADERS:
        raise file.fault(f"there must be 4 to {MOST_LEADERS} leaders, not {len(leaders)}")
    for part in leaders:
        content.leader_names.append(part.text("name", 30))
        if part.has("family") and part.value("family") != "":
            part.text("family", 30)
        content.leaders.append(read_standing(reader, part, "effect"))
    read_moguls(content, file, reader)
    read_bigwigs(content, file, reader)


def read_moguls(content: Content, file: Part, reader: SteelReader) -> None:
    """One benefit for each Neighborhood."""
    about = file.part("mogul")
    about.whole("tokens", 4, 4)
    about.flag("alone")
    names = content.city.nb_ids
    content.benefit_names = [""] * len(names)
    content.benefits = [Standing() for _ in names]
    for part in file.parts("mogul_benefit"):
        nb = names.index(part.choice("neighborhood", names))
        if content.benefit_names[nb]:
            raise part.fault("another benefit has the same Neighborhood")
        content.benefit_names[nb] = part.text("name", 30)
        content.benefits[nb] = read_standing(reader, part, "effect")
    if "" in content.benefit_names:
        raise file.fault(f"there is no benefit for {names[content.benefit_names.index('')]}")


def read_bigwigs(content: Content, file: Part, reader: SteelReader) -> None:
    """The tokens: a trigger and what is done then."""
    tokens = file.parts("bigwig_token")
    about = file.part("bigwig")
    about.whole("tokens", len(tokens), len(tokens))
    content.bigwigs_each = about.whole("per_player", 1, 4)
    about.whole("uses_per_era", 1, 1)
    about.flag("needs_mogul")
    about.choice("deal", ["random"])
    content.bigwig_ids = unique_ids(tokens)
    if not 4 * content.bigwigs_each <= len(tokens) <= 16:
        raise file.fault(f"there must be {4 * content.bigwigs_each} to 16 Bigwig tokens, not {len(tokens)}")
    for number, part in enumerate(tokens):
        content.bigwig_names.append(part.text("name", 30))
        on, found = part.part("on"), Standing()
        token = Token(read_on(on), reader.instructions(part, "effect"), number)
        read_trigger(reader, on, token)
        found.listeners.append(token)
        content.bigwigs.append(found)
