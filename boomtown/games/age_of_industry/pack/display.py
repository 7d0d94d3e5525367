"""Reading a pack: the player display, the demand displays and the market counters."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.age_of_industry.rules.actions import MOST_COUNTERS
from boomtown.games.age_of_industry.rules.content import INDUSTRY_IDS, PORT, SYMBOL_IDS, SYMBOL_OF, Content

GOODS = ["cotton", "factory"]
CUBES = ["coal", "iron"]
FLIPS = {
    "cotton": "sold",
    "factory": "sold",
    "coal": "emptied",
    "iron": "emptied",
    "port": "sold_through",
    "ship": "import_emptied_and_market_flipped",
}
MOST_KINDS = 12  # of market counters


def read_display(content: Content, file: Part) -> None:
    """Industries, counters in rising level, railways, loans and money."""
    industries = file.parts("industry")
    if sorted(unique_ids(industries)) != sorted(INDUSTRY_IDS):
        raise file.fault(f"the industries must be {', '.join(INDUSTRY_IDS)}, each once")
    for part in industries:
        read_industry(content, part)
    counters = file.parts("counter")
    unique_ids(counters)
    if len(counters) > MOST_COUNTERS:
        raise file.fault(f"there are {len(counters)} counters, at most {MOST_COUNTERS} are possible")
    for part in counters:
        read_counter(content, part)
    for industry, row in enumerate(content.row):
        if not any(content.buildable[c] for c in row):
            raise file.fault(f"there is no counter to build for the industry '{INDUSTRY_IDS[industry]}'")
    read_railway(content, file.part("railway"))
    read_set(content, file.part("set"))
    read_money(content, file)


def read_industry(content: Content, part: Part) -> None:
    """An industry: what it is called; the rest is fixed by the rules."""
    id = part.text("id")
    content.industry_names[INDUSTRY_IDS.index(id)] = part.text("name", 30).lower()
    part.choice("space", [SYMBOL_IDS[SYMBOL_OF[INDUSTRY_IDS.index(id)]]])
    if part.has("flips_when"):
        part.choice("flips_when", [FLIPS[id]])
    if id in CUBES:
        part.choice("cube", [id])
    if id in GOODS and part.has("makes"):
        part.choice("makes", [id])


def read_counter(content: Content, part: Part) -> None:
    """One space of the display with its counters."""
    industry = INDUSTRY_IDS.index(part.choice("industry", INDUSTRY_IDS))
    level = part.whole("level", 0, 9)
    row = content.row[industry]
    if row and content.level[row[-1]] >= level:
        raise part.fault("the counters of an industry must stand in rising level, each level once")
    if part.flag("buildable", level > 0) != (level > 0):
        raise part.fault("'buildable' must be true for levels above 0 and false for level 0")
    if part.has("points"):
        part.whole("points", level, level)
    row.append(len(content.level))
    content.counter_ids.append(part.id())
    content.counter_industry.append(industry)
    content.level.append(level)
    content.counter_count.append(part.whole("count", 1, 9))
    content.buildable.append(level > 0)
    content.points.append(level)
    content.cost.append(price(part, "cost", level, 99))
    content.needs[0].append(price(part, "coal", level, 1))
    content.needs[1].append(price(part, "iron", level, 1))
    content.income.append(price(part, "income", level, 99))
    content.cubes.append(read_cubes(part, INDUSTRY_IDS[industry], level))
    fill_in(content, part)
    if industry == PORT:
        wanted = GOODS[:1] if level == 1 else GOODS
        if part.has("accepts") and part.words("accepts") != wanted:
            raise part.fault(
                f"'accepts' must list {' and '.join(wanted)}: so the rules have it for level {level}"
            )
        part.data.setdefault("accepts", list(wanted))


def fill_in(content: Content, part: Part) -> None:
    """What a counter leaves out, for the pictures."""
    for key, value in (
        ("buildable", content.buildable[-1]),
        ("points", content.points[-1]),
        ("cost", content.cost[-1]),
        ("coal", content.needs[0][-1]),
        ("iron", content.needs[1][-1]),
        ("income", content.income[-1]),
        ("cubes", content.cubes[-1]),
    ):
        part.data.setdefault(key, value)


def price(part: Part, key: str, level: int, most: int) -> int:
    """A number of a counter; a counter of level 0 is never built and may leave it out."""
    return part.whole(key, 0, most) if level > 0 or part.has(key) else 0


def read_cubes(part: Part, industry: str, level: int) -> int:
    """The cubes that a mine or works brings; no other counter brings any."""
    if industry in CUBES and level > 0:
        return part.whole("cubes", 1, 9)
    return part.whole("cubes", 0, 0) if part.has("cubes") else 0


def read_railway(content: Content, part: Part) -> None:
    """Railway counters, what they cost and earn."""
    content.railways = part.whole("count", 1, 99)
    content.railway_cost = part.whole("cost", 0, 99)
    content.first_railway_cost = part.whole("first_cost", 0, 99)
    content.railway_needs = [part.whole("coal", 0, 1), part.whole("iron", 0, 1)]
    content.first_railway_needs = [part.whole("first_coal", 0, 1), part.whole("first_iron", 0, 1)]
    content.railway_income = part.whole("end_income_base", 0, 99)
    content.railway_income_per_space = part.whole("end_income_per_occupied_space", 0, 99)


def read_set(content: Content, part: Part) -> None:
    """The five colours, and counts that must be true if they are stated."""
    content.seat_colours = part.words("colours")
    if len(content.seat_colours) != 5 or not all(c.isalpha() and len(c) <= 12 for c in content.seat_colours):
        raise part.fault("'colours' must name five colours, each in one word of at most 12 letters")
    for key, true in (
        ("industry_counters", sum(content.counter_count)),
        ("railway_counters", content.railways),
        ("turn_order_tokens", 1),
    ):
        state_count(part, key, true)


def state_count(part: Part, key: str, true: int) -> None:
    """A count may be left out; if it is stated, it must be true."""
    if part.has(key) and part.whole(key, 0, 9999) != true:
        raise part.fault(f"'{key}' says {part.data[key]}, but there {'is' if true == 1 else 'are'} {true}")


def read_money(content: Content, file: Part) -> None:
    """Loans and the worth of money."""
    loan = file.part("loan")
    content.loan = loan.whole("amount", 1, 999)
    content.interest = loan.whole("interest", 0, 99)
    if content.interest >= content.loan:
        raise loan.fault(f"'interest' must be less than the 'amount' of a loan, {content.loan}")
    content.unpaid_points = -loan.whole("unpaid_points", -99, 0)
    tiles = 0
    for tile in file.parts("loan_counter", need=False):
        tile.whole("value", 1, 9999)
        tiles += tile.whole("count", 1, 99)
    state_count(loan, "counters", tiles)
    money = file.part("money")
    content.money_per_point = money.whole("money_per_point", 1, 999)
    for key in ("silver_value", "silver_count", "gold_value", "gold_count"):
        if money.has(key):
            money.whole(key, 1, 999)


def read_demand(content: Content, file: Part) -> None:
    """The prices of the coal and the iron display, cheapest first."""
    displays = file.parts("display")
    if unique_ids(displays) != CUBES:
        raise file.fault("there must be the displays 'coal' and 'iron', in this order")
    for cube, part in enumerate(displays):
        part.text("name", 30)
        part.choice("cube", [CUBES[cube]])
        part.choice("take_from", ["cheapest"])
        part.choice("fill_from", ["dearest"])
        if part.has("space_colour"):
            part.text("space_colour", 30)
        content.price[cube] = read_prices(part)
        dearest = content.price[cube][-1]
        content.empty_price[cube] = part.whole("empty_price", 0, 99)
        if content.empty_price[cube] < dearest:
            raise part.fault(f"'empty_price' must be at least {dearest}, the price of the dearest row")


def read_prices(part: Part) -> list[int]:
    """The price of every space of a display, row by row."""
    rows = part.parts("row")
    if not 1 <= len(rows) <= 8:
        raise part.fault(f"there must be 1 to 8 rows, not {len(rows)}")
    prices: list[int] = []
    for row in rows:
        price = row.whole("price", 1, 99)
        if prices and price <= prices[-1]:
            raise row.fault(f"'price' is {price}, but the rows must stand in rising price")
        prices.extend([price] * row.whole("spaces", 1, 8))
        if row.has("position"):
            row.choice("position", ["top", "middle", "bottom"])
    return prices


def read_markets(content: Content, file: Part) -> None:
    """The kinds of market counters and what they accept."""
    kinds = file.parts("counter")
    content.demand_ids = unique_ids(kinds)
    if not 1 <= len(kinds) <= MOST_KINDS:
        raise file.fault(f"there must be 1 to {MOST_KINDS} kinds of counters, not {len(kinds)}")
    for part in kinds:
        part.text("name", 30)
        accepts = part.words("accepts")
        for goods in accepts:
            if goods not in GOODS:
                raise part.fault(f"'accepts' names '{goods}', but goods are cotton and factory")
        takes = ("cotton" in accepts, "factory" in accepts)
        if takes in zip(content.takes_cotton, content.takes_factory, strict=True):
            raise part.fault("another counter accepts the same goods; raise its 'count' instead")
        content.takes_cotton.append(takes[0])
        content.takes_factory.append(takes[1])
        content.market_count.append(part.whole("count", 1, 99))
