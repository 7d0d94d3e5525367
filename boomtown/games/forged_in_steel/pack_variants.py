"""Reading a pack: Industry Leaders, Moguls and Bigwigs."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.forged_in_steel.actions import MOST_LEADERS
from boomtown.games.forged_in_steel.board import Board, Standing
from boomtown.games.forged_in_steel.pack_standing import read_standing, read_trigger
from boomtown.games.forged_in_steel.pack_steps import Writer


def read_variants(board: Board, file: Part) -> None:
    """The whole file variants.toml."""
    leaders = file.parts("leader")
    about = file.part("leaders")
    about.whole("cards", len(leaders), len(leaders))
    about.whole("per_player", 1, 1)
    about.choice("deal", ["random"])
    about.choice("choose_order", ["reverse_influence"])
    board.leader_ids = unique_ids(leaders)
    if not 4 <= len(leaders) <= MOST_LEADERS:
        raise file.fault(f"there must be 4 to {MOST_LEADERS} leaders, not {len(leaders)}")
    for part in leaders:
        board.leader_names.append(part.text("name", 30))
        if part.has("family") and part.value("family") != "":
            part.text("family", 30)
        w = Writer(board, part, board.card_ids)
        board.leaders.append(read_standing(w, part.value("effect"), "'effect'"))
    read_moguls(board, file)
    read_bigwigs(board, file)


def read_moguls(board: Board, file: Part) -> None:
    """One benefit for each Neighborhood."""
    about = file.part("mogul")
    about.whole("tokens", 4, 4)
    about.flag("alone")
    names = board.city.nb_ids
    board.benefit_names = [""] * len(names)
    board.benefits = [Standing() for _ in names]
    for part in file.parts("mogul_benefit"):
        nb = names.index(part.choice("neighborhood", names))
        if board.benefit_names[nb]:
            raise part.fault("another benefit has the same Neighborhood")
        board.benefit_names[nb] = part.text("name", 30)
        w = Writer(board, part, board.card_ids)
        board.benefits[nb] = read_standing(w, part.value("effect"), "'effect'")
    if "" in board.benefit_names:
        raise file.fault(f"there is no benefit for {names[board.benefit_names.index('')]}")


def read_bigwigs(board: Board, file: Part) -> None:
    """The tokens: a trigger and what is done then."""
    tokens = file.parts("bigwig_token")
    about = file.part("bigwig")
    about.whole("tokens", len(tokens), len(tokens))
    board.bigwigs_each = about.whole("per_player", 1, 3)
    about.whole("uses_per_era", 1, 1)
    about.flag("needs_mogul")
    about.choice("deal", ["random"])
    board.bigwig_ids = unique_ids(tokens)
    if not 4 * board.bigwigs_each <= len(tokens) <= 16:
        raise file.fault(f"there must be {4 * board.bigwigs_each} to 16 Bigwig tokens, not {len(tokens)}")
    for part in tokens:
        board.bigwig_names.append(part.text("name", 30))
        w = Writer(board, part, board.card_ids)
        found = Standing()
        on = w.known(part.value("on"), {"on", "what", "actor", "in", "tag"}, "'on'")
        read_trigger(w, found, on, "'on'")
        found.step.append(w.steps(part.value("effect"), "'effect'"))
        board.bigwigs.append(found)
