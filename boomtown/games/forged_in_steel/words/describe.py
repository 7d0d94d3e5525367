"""The table in lines of text, as a seat may see it: city by Neighborhood, tracks, Headlines, cards, players."""

from boomtown.games.forged_in_steel.picture.player import SOURCE_WORDS
from boomtown.games.forged_in_steel.picture.scene import PHASES, Scene, card_words, kind_word, plural
from boomtown.games.forged_in_steel.rules.content import ROLE_NAMES
from boomtown.games.forged_in_steel.rules.table import CITY, SteelTable
from boomtown.games.forged_in_steel.rules.terms import CIVIC, COMMERCIAL, FACTORY, HOUSE, KINDS, MANSION


def describe(t: SteelTable, seat: int | None, whole: bool = True) -> str:
    """Lines of text, made from the seat's view alone: for the `whole` table the city too, then tracks and players."""
    scene = Scene(t.view(seat), t.content)
    lines = [*_city(scene), ""] if whole else []
    return "\n".join([*lines, *_state(scene), "", *_headlines(scene), "", *_players(scene)])


# --- the city ------------------------------------------------------------------------------------------------


def _city(scene: Scene) -> list[str]:
    """Every Block that is not vacant, by Neighborhood; then the Mines and the pieces left."""
    view, city = scene.view, scene.city
    lines = ["Pueblo, by Neighborhood and Block; Blocks not named are vacant."]
    for nb, name in enumerate(city.nb_names):
        votes = 1 + scene.count(CIVIC, CITY, nb)
        lines.append(f"{name}: track {view['tracks'][nb + 3]}, {plural(votes, 'vote')}")
        vacant = 0
        for block in range(len(city.block_ids)):
            if city.block_nb[block] == nb:
                told = _block(scene, block)
                vacant += not told
                if told:
                    lines.append(f"  {city.block_labels[block]}: {told}")
        lines.append(f"  {plural(vacant, 'Block')} vacant.")
    lines.append(f"Bridges: {', '.join(city.bridge_names)}.")
    lines += ["", *_mines(scene), _supply(scene)]
    return lines


def _block(scene: Scene, block: int) -> str:
    """'House of Red (4a); cube of Blue (4b); 2 vacant'; nothing for a vacant Block."""
    view, city = scene.view, scene.city
    told, vacant = [], 0
    lots = scene.plan.lots_of_block[block]
    for lot in lots:
        kind, owner = view["what"][lot], view["owner"][lot]
        if kind >= 0:
            if view["anchor"][lot] == lot:
                where = ", ".join(city.lot_labels[one] for one in scene.structures[lot])
                told.append(f"{kind_word(kind)} of {scene.name(owner)} ({where})")
        elif owner >= 0:
            fresh = ", placed this turn" if lot in view["fresh"] else ""
            told.append(
                f"{'City cube' if owner == CITY else f'cube of {scene.name(owner)}'} ({city.lot_labels[lot]}{fresh})"
            )
        else:
            vacant += 1
    if vacant == len(lots):
        return ""
    return "; ".join([*told, *([f"{vacant} vacant"] if vacant else ["fully taken"])])


def _mines(scene: Scene) -> list[str]:
    """Who owns which Mine."""
    told = []
    for mine, owner in enumerate(scene.view["mines"]):
        whose = (
            scene.name(owner)
            if owner >= 0
            else "free, die rolled before"
            if scene.view["rolled"][mine]
            else "free"
        )
        told.append(f"{scene.city.mine_names[mine]} {whose}")
    return [f"Mines: {'; '.join(told)}."]


def _supply(scene: Scene) -> str:
    """Common pieces left."""
    view, told = scene.view, []
    for kind in range(FACTORY, KINDS):
        placed = sum(view["what"][a] == kind for a in scene.structures)
        told.append(f"{kind_word(kind)} {scene.content.pieces[kind] - placed}")
    return f"Common pieces left: {', '.join(told)}."


# --- tracks and cards ------------------------------------------------------------------------------------------


def _state(scene: Scene) -> list[str]:
    """Era, phase, turn, tracks, Unrest, Riot, decks."""
    view, board = scene.view, scene.content
    head = f"{board.years[view['era'][0]]}, {PHASES[view['phase'][0]]}."
    if view["over"]:
        head = "The game is over."
    elif scene.turn() >= 0:
        head += f" The turn: {scene.name(scene.turn())}."
    waits = ", ".join(scene.name(seat) for seat in view["queue"])
    lines = [head + (f" Still to play in this round: {waits}." if waits else "")]
    for card in view["active"]:
        lines.append(f"Being played: {card_words(board, card)}")
    tracks = ", ".join(f"{name} {view['tracks'][i]}" for i, name in enumerate(scene.city.track_names))
    lines.append(f"Prosperity: {tracks}.")
    cubes = ", ".join(scene.name(seat) for seat in view["unrest"]) or "no cubes"
    lines.append(f"Unrest {len(view['unrest'])} of {board.riot_at}, from the left: {cubes}.")
    if view["riot"]:
        lines.append(f"Riot (Instigator against Target): {scene.riot_words()}.")
    lines.append(f"Jobs for Immigration (Factories and Commercial buildings): {scene.jobs()}.")
    lines.append("; ".join(scene.role_words(role) for role in range(len(ROLE_NAMES))) + ".")
    piles = f"Main deck {scene.pile('deck')}, discard pile {scene.pile('discard')}, decks to come {scene.pile('later')}"
    lines.append(f"{piles}, out of the game {len(view['box'])}.")
    known = ", ".join(board.card_titles[card] for card in view["recurring"])
    if known:
        lines.append(f"Recurring cards played this Era, now in the discard pile: {known}.")
    if view["die"]:
        lines.append(f"Last roll: {', '.join(str(n) for n in view['die'])}.")
    return lines


def _headlines(scene: Scene) -> list[str]:
    """The newspaper."""
    view, lines = scene.view, ["Headlines:"]
    for space in range(3):
        if space < len(view["headlines"]):
            card = view["headlines"][space]
            lines.append(
                f"  #{space + 1} by {scene.name(view['holders'][space])}: {card_words(scene.content, card)}"
            )
        else:
            lines.append(f"  #{space + 1} none")
    return lines


# --- players -------------------------------------------------------------------------------------------------


def _players(scene: Scene) -> list[str]:
    """A line for everybody's figures by Influence; what they hold below it."""
    view = scene.view
    lines = [
        f"  {'':<15}{'VP':>4}{'Houses':>8}{'Mansions':>10}{'Factories':>11}{'Commercial':>12}{'Mines':>7}{'hand':>6}{'Bank':>6}"
    ]
    for seat in scene.order():
        mark = ">" if seat in view["waiting"] else " "
        mines = sum(owner == seat for owner in view["mines"])
        built = [scene.count(kind, seat) for kind in (HOUSE, MANSION, FACTORY, COMMERCIAL)]
        hand, bank = scene.zone("hands", seat)[0], scene.zone("banks", seat)[0]
        lines.append(
            f"{mark} {scene.name(seat):<15}{scene.vp(seat):>4}{built[0]:>8}{built[1]:>10}{built[2]:>11}{built[3]:>12}{mines:>7}{hand:>6}{bank:>6}"
        )
        lines += _holds(scene, seat)
    return lines


def _holds(scene: Scene, seat: int) -> list[str]:
    """Influence, Roles, cards, variants, sources of VP."""
    view, board = scene.view, scene.content
    roles = ", ".join(ROLE_NAMES[role] for role in scene.roles(seat)) or "no Role"
    muscle = f", announced {scene.announced(seat)} MM" if scene.announced(seat) else ""
    lines = [f"    {scene.place(seat)} in Influence, {roles}{muscle}."]
    for zone, words in (
        ("draft", "To choose from"),
        ("chosen", "Selected"),
        ("hands", "Hand"),
        ("banks", "Bank"),
    ):
        lines += [
            f"    {words}: {card_words(board, card)}" for card in sorted(scene.zone(zone, seat)[1] or [])
        ]
    if seat != scene.me:
        lines += [f"    Seen in the hand: {board.card_titles[card]}" for card in scene.seen_in_hand(seat)]
    if view["leaders"] and view["leaders"][seat] >= 0:
        leader = view["leaders"][seat]
        lines.append(f"    Industry Leader: {board.leader_names[leader]}. {board.leader_text[leader]}")
    if view["moguls"] and view["moguls"][seat] >= 0:
        nb = view["moguls"][seat]
        lines.append(f"    Mogul in {scene.city.nb_names[nb]}: {board.benefit_text[nb]}")
    lines += [
        f"    Bigwig: {board.bigwig_names[wig]}. {board.bigwig_text[wig]}" for wig in view["bigwigs"][seat]
    ]
    lines += [f"    Lasting: {line}." for line in scene.lasting_words(seat)]
    parts = [f"{word} {n:+d}" for word, n in zip(SOURCE_WORDS, scene.vp_parts(seat), strict=True) if n]
    if parts:
        lines.append(f"    VP from {', '.join(parts)}.")
    return lines
