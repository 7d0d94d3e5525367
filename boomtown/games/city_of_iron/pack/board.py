"""Reading a pack: goods, tracks, lands, districts, towns, variants."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.city_of_iron.pack.effects import read_land_goal
from boomtown.games.city_of_iron.rules.actions import MOST_BIDS, MOST_LANDS, MOST_SIDES, MOST_TOWNS
from boomtown.games.city_of_iron.rules.content import GOODS, ROUNDS, Content

VESSELS = ["", "ship", "airship"]
DECKS = ["A", "B", "C"]
MOST_TYPES = 10


def read_board(content: Content, file: Part) -> None:
    """The ten goods, the turn order track, the rounds and the building row."""
    goods = file.parts("good")
    content.good_ids = unique_ids(goods)
    if len(goods) != GOODS:
        raise file.fault(f"there must be {GOODS} goods, not {len(goods)}")
    for part in goods:
        content.good_names.append(part.text("name", 24))
        content.first.append(part.whole("influence_first", 0, 20))
        content.second.append(part.whole("influence_second", 0, 20))
        content.shield.append(part.whole("shield_at", 1, 30))
        content.majority.append(part.whole("majority_coins", 0, 9))
        part.colour("colour")
        part.colour("ink")
    read_tracks(content, file)


def read_tracks(content: Content, file: Part) -> None:
    """Spaces to bid for, rounds, spaces of the row."""
    spaces = file.parts("bid_space")
    unique_ids(spaces)
    for part in spaces:
        content.bid_cost.append(part.whole("cost", 0, 9))
        content.bid_gain.append(part.whole("gain", 0, 9))
        content.bid_dots.append(part.whole("dots", 0, 4))
    if len(spaces) > MOST_BIDS or sum(dots < 3 for dots in content.bid_dots) < 3:
        raise file.fault(f"the turn order track needs three spaces for any players, and at most {MOST_BIDS}")
    rounds = file.parts("round")
    unique_ids(rounds)
    if len(rounds) != ROUNDS:
        raise file.fault(f"there must be {ROUNDS} rounds, not {len(rounds)}")
    for part in rounds:
        content.round_deck.append(DECKS.index(part.choice("deck", DECKS)))
        content.round_score.append(int(part.flag("score")))
        content.round_science.append(int(part.flag("science")))
    row = file.parts("row_space")
    unique_ids(row)
    for part in row:
        content.row_dots.append(part.whole("dots", 0, 4))
    if not 4 <= len(row) <= 16 or content.row_dots != sorted(content.row_dots):
        raise file.fault("the row must have 4 to 16 spaces, those with more dots at its right end")


def read_variants(content: Content, file: Part) -> None:
    """The Steambots and the table of the Point Salad."""
    content.bot_tokens = file.part("steambots").whole("tokens", 0, 99)
    for part in file.part("point_salad").parts("row"):
        content.salad_least.append(part.whole("least", 1, 30))
        content.salad_influence.append([int(n) for n in part.numbers("influence", GOODS, GOODS)])
        content.salad_coins.append([int(n) for n in part.numbers("coins", GOODS, GOODS)])
    if not content.salad_least or content.salad_least != sorted(set(content.salad_least)):
        raise file.fault("the rows of the Point Salad table must have rising 'least'")


def read_districts(content: Content, file: Part) -> None:
    """Tokens with two sides each; the one that starts is the capital."""
    sides = file.parts("side")
    content.side_ids = unique_ids(sides)
    if len(sides) > MOST_SIDES:
        raise file.fault(f"there are {len(sides)} sides, at most {MOST_SIDES} are possible")
    for part in sides:
        content.side_names.append(part.text("name", 24))
        content.side_population.append(part.whole("population", 1, 20))
        content.side_draws[0].append(part.whole("draw_citizen", 0, 4))
        content.side_draws[1].append(part.whole("draw_military", 0, 4))
        part.colour("colour")
    content.side_token = [-1] * len(sides)
    starts = 0
    tokens = file.parts("token")
    for number, part in enumerate(tokens):
        read_token(content, part, number)
        if part.flag("start"):
            starts += 1
            content.capital, content.imperial = (content.side_ids.index(side) for side in part.words("sides"))
            content.token_each[number] = 0
    unique_ids(tokens)
    if starts != 1 or -1 in content.side_token:
        raise file.fault("one token must start as the capital, and every side must belong to a token")


def read_token(content: Content, part: Part, number: int) -> None:
    """One kind of token and its two sides."""
    part.id()
    content.token_names.append(part.text("name", 40))
    each = part.whole("per_player", 0, 9)
    if part.whole("count", 0, 99) < 4 * each:
        raise part.fault("'count' must be enough for four players")
    content.token_each.append(each)
    names = part.words("sides")
    if len(names) != 2:
        raise part.fault("'sides' must name two sides")
    for name in names:
        if name not in content.side_ids or content.side_token[content.side_ids.index(name)] >= 0:
            raise part.fault(f"'sides' names '{name}', which is no side or belongs to another token")
        content.side_token[content.side_ids.index(name)] = number


def read_lands(content: Content, file: Part) -> None:
    """The land types and the lands."""
    types = file.parts("land_type")
    content.type_ids = unique_ids(types)
    if len(types) > MOST_TYPES:
        raise file.fault(f"there are {len(types)} land types, at most {MOST_TYPES} are possible")
    for part in types:
        content.type_names.append(part.text("name", 24))
        part.colour("colour")
    lands = file.parts("land")
    content.land_ids = unique_ids(lands)
    if len(lands) > MOST_LANDS:
        raise file.fault(f"there are {len(lands)} lands, at most {MOST_LANDS} are possible")
    content.home = [-1] * len(content.nation_ids)
    for number, part in enumerate(lands):
        read_land(content, part, number)
    if -1 in content.home:
        missing = content.nation_names[content.home.index(-1)]
        raise file.fault(f"{missing} has no starting land")


def read_land(content: Content, part: Part, number: int) -> None:
    """One land."""
    content.land_names.append(part.text("name", 30))
    mask = 0
    for name in part.words("types"):
        if name not in content.type_ids:
            raise part.fault(f"'types' names '{name}'; land types are {', '.join(content.type_ids)}")
        mask |= 1 << content.type_ids.index(name)
    content.land_types.append(mask)
    nation = content.nation_ids.index(part.choice("nation", content.nation_ids)) if part.has("nation") else -1
    content.land_nation.append(nation)
    if nation >= 0:
        if content.home[nation] >= 0:
            raise part.fault("this nation has a starting land already")
        content.home[nation] = number
    content.land_distance.append(
        part.whole("distance", 0, 0) if nation >= 0 else part.whole("distance", 1, 20)
    )
    content.land_vessel.append(VESSELS.index(part.choice("vessel", VESSELS[1:])) if part.has("vessel") else 0)
    content.land_players.append(part.whole("min_players", 2, 4))
    part.text("goal", 40)
    part.text("flavor", 200)
    effects = part.parts("effect")
    if len(effects) != 1:
        raise part.fault("a land has one goal")
    content.land_goal.append(read_land_goal(content, effects[0]))


def read_towns(content: Content, file: Part) -> None:
    """The towns of the three piles."""
    towns = file.parts("town")
    content.town_ids = unique_ids(towns)
    if len(towns) > MOST_TOWNS:
        raise file.fault(f"there are {len(towns)} towns, at most {MOST_TOWNS} are possible")
    for part in towns:
        content.town_names.append(part.text("name", 24))
        content.town_stars.append(part.whole("stars", 1, 3) - 1)
        content.town_players.append(part.whole("min_players", 2, 4))
        content.town_distance.append(part.whole("distance", 0, 20))
        content.town_income.append(part.whole("income", 0, 1))
        content.town_goods.append(read_goods(content, part))
        content.town_defense.append(part.whole("defense", 1, 30))
        content.town_conquered.append(part.whole("defense_conquered", content.town_defense[-1] + 1, 40))
        part.text("flavor", 200)


def read_goods(content: Content, part: Part) -> list[int]:
    """The goods printed on a card: good, amount, good, amount; the main good first."""
    found: list[int] = []
    for one in part.parts("goods", False):
        good = content.good_ids.index(one.choice("good", content.good_ids))
        if good in found[::2]:
            raise one.fault("this good is there twice")
        found += [good, one.whole("n", 1, 9)]
    return found
