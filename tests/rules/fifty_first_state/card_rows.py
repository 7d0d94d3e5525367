"""What every Location card shows, one row a design; goods in short: gun*2+vp."""

from typing import Final, NamedTuple

BOARD: Final = {
    "iron": 1,
    "worker": 3,
    "card": 1,
    "grey": 1,
}  # what the board of New York, seat 0's, produces
DEFENSE: Final = {"production": 3, "feature": 4, "action": 5}
CATEGORIES: Final = ("production", "feature", "action")


def goods(short: str) -> dict[str, int]:
    """Goods by name: 'gun*2+vp' is two guns and a point, '' is nothing."""
    found: dict[str, int] = {}
    for part in short.split("+") if short else []:
        good, _, count = part.partition("*")
        found[good] = int(count or 1)
    return found


def minus(paid: dict[str, int]) -> dict[str, int]:
    """The same goods, lost instead of gained."""
    return {good: -count for good, count in paid.items()}


def plus(*gains: dict[str, int], times: int = 1) -> dict[str, int]:
    """Gains added up, so many times; what comes to nothing is left out."""
    total: dict[str, int] = {}
    for gain in gains:
        for good, count in gain.items():
            total[good] = total.get(good, 0) + count * times
    return {good: count for good, count in total.items() if count}


class Row(NamedTuple):
    """What a design shows: set, copies, Category, Types, Distance, Spoils, the good of its Deal."""

    card: str
    deck: str
    copies: int
    category: str
    types: frozenset[str]
    distance: int
    spoils: dict[str, int]
    deal: str


def read(deck: str, table: str) -> list[Row]:
    """The rows of one set."""
    rows: list[Row] = []
    for line in table.strip().splitlines():
        card, copies, category, types, distance, spoils, deal = line.split()
        kinds = frozenset() if types == "-" else frozenset(types.split("+"))
        rows.append(Row(card, deck, int(copies), category, kinds, int(distance), goods(spoils), deal))
    return rows


BASE: Final = """
arena                   2  production gun+ammo         2  gun*3                gun
assassin                2  production gun+ammo         1  gun*2                gun
boiler_room             1  production worker           2  worker*3             worker
brick_supplier          2  production brick+ammo       2  brick*3              brick
construction_vehicles   3  production iron+contact     1  grey*2               iron
docks                   2  production iron+ammo        1  iron*2               iron
excavator               1  production brick+contact    2  brick*2+vp           brick
fuel_tank               2  production fuel+ammo        1  fuel*2               fuel
oil_rig                 2  production fuel+ammo        2  fuel*3               fuel
parking_lot             2  production iron+ammo        2  iron*3               iron
pub                     2  production card             2  card*3               card
quarry                  2  production brick+ammo       1  brick*2              brick
school                  3  production worker+ammo      1  worker*2             worker
sharrash                1  production contact          1  universal*2          universal
brick_storage           1  feature    brick            1  brick*2              brick
camp                    1  feature    worker           1  worker*2             worker
church                  2  feature    culture          2  vp*2                 vp
city_guards             1  feature    gun              1  gun*2                gun
crossroads              1  feature    worker+card      1  card*2               card
factory                 1  feature    iron+score       2  iron+vp*2            iron
methane_storage         1  feature    fuel             1  fuel*2               fuel
murderers_pub           1  feature    gun+score        2  gun+vp*2             gun
museum                  1  feature    culture          2  card+vp              vp
old_cinema              1  feature    culture          1  card+vp              vp
refinery                1  feature    fuel+score       2  fuel+vp*2            fuel
rubble                  1  feature    brick+score      2  brick+vp*2           brick
ruined_library          1  feature    gun+ammo         1  gun+card             gun
scrap_metal             1  feature    iron             1  iron*2               iron
thieves_den             1  feature    worker+ammo      1  ammo+card            ammo
underground_warehouse   1  feature    fuel+ammo        1  fuel+card            fuel
wrecked_tank            3  feature    culture          2  vp*2                 vp
abandoned_suburbs       1  action     brick            3  brick*3+vp           brick
archive                 1  action     worker+score     1  worker*2             worker
assembly_plant          2  action     iron+score       3  iron*3+vp            iron
bioweaponry             2  action     gun+score        2  gun*2+vp             gun
clay_pit                2  action     brick+score      2  brick*2+vp           brick
confessor               1  action     gun              3  gun*3+vp             gun
convoy                  1  action     fuel+contact     1  blue*2               blue
corner_shop             2  action     ammo+score       1  ammo*2               ammo
deserted_colony         1  action     ammo             2  ammo*2+vp            ammo
gasoline_cultist        1  action     fuel+score       2  card+vp+blue         fuel
gasoline_drinkers_den   1  action     fuel             3  fuel*3+vp            fuel
gun_shop                2  action     gun+score        3  gun*3+vp             gun
gunsmith                1  action     gun+contact      1  red*2                red
hideout                 2  action     fuel+score       2  vp*2                 vp
huge_machinery          2  action     iron+contact     1  grey*2               iron
merc_outpost            1  action     ammo+worker      1  worker*2             worker
motel                   1  action     card             2  card*2+vp            card
negotiator              2  action     fuel+score       3  ammo*3+card          ammo
oil_trader              1  action     fuel+score       2  fuel*2+card          fuel
oilmen_fortress         2  action     fuel+score       3  fuel*3+vp            fuel
radioactive_fuel        2  action     fuel+score       2  fuel*2+vp            fuel
rubble_trader           1  action     brick+score      2  brick*2+card         brick
scrap_trader            1  action     iron+score       2  iron*2+card          iron
shadow                  1  action     gun+score        2  card+vp+red          gun
shelter                 1  action     iron             3  iron*3+vp            iron
shipwreck               2  action     iron+score       2  iron*2+vp            iron
skyscraper              2  action     brick+score      3  brick*3+vp           brick
thieves_caravan         1  action     ammo+gun         3  ammo*3+card          ammo
weapon_trader           1  action     gun+score        2  gun*2+card           gun
"""
NEW_ERA: Final = """
car_garage              1  production gas_mask+gun     2  gun+worker+red       red
courthouse              1  production brick+ammo       2  brick*2+ammo         brick
excavator_ne            1  production brick+contact    2  brick*2+vp           brick
expedition_camp         1  production gun+ammo         2  gun*2+ammo           gun
hangar                  1  production fuel+ammo        2  fuel*2+ammo          fuel
haven                   1  production iron+ammo        2  iron*2+ammo          iron
hidden_forge            1  production gas_mask+gun     1  worker*2             red
lemmys_storage          1  production ammo             2  ammo*2+vp            ammo
natural_shelters        1  production worker+ammo      2  ammo+worker*2        worker
ricky_the_merchant      2  production fuel+contact     1  fuel+worker          fuel
the_iron_gang           2  production gun+contact      1  gun+worker           gun
black_market_contacts   1  feature    contact+fuel     1  blue*2               blue
bus_station             1  feature    worker+fuel      2  worker*2+card        worker
church_ne               1  feature    culture          2  vp*2                 vp
espionage_center        1  feature    fuel+card        2  card*2+vp            card
foundation              1  feature    -                1  grey*2               brick
gangers_dive            1  feature    contact+gun      1  red*2                red
guilds_garage           1  feature    fuel+card        2  card*2               card
human_trafficker        1  feature    worker+fuel      2  worker*2+card        worker
hunters                 2  feature    worker+gun       2  worker*2+card        worker
mesmerizers_dwelling    2  feature    gun+score        2  card+vp*2            vp
petes_office            2  feature    score+fuel       2  card+vp*2            vp
radioactive_colony      1  feature    -                2  ammo*2+worker        ammo
rifle                   2  feature    card+gun         2  card*2               card
truck                   1  feature    contact+ammo     1  ammo*2               ammo
brick_village           1  action     brick            1  brick*2              brick
builders                1  action     brick+worker     2  brick+worker*2       worker
combat_zone             1  action     gun              1  gun*2                gun
disassembly_workshop    1  action     iron             1  iron*2               iron
gasoline_tower          1  action     worker+fuel      2  fuel+worker*2        worker
labor_camp              1  action     worker           1  worker*2             worker
ohio_cavalry            1  action     fuel+contact     2  fuel+worker+blue     blue
oilfield                1  action     fuel             1  fuel*2               fuel
old_settlements         1  action     iron+worker      2  iron+worker*2        worker
pickers                 1  action     worker+contact   1  worker*2             worker
post_office             2  action     contact+fuel     2  card+blue*2          blue
preacher_of_the_new_era 1  action     fuel+contact     2  gun+card+red         red
production_manager      1  action     gas_mask+ammo    2  ammo+card*2          ammo
rehabilitation_center   1  action     worker+contact   1  worker*2             worker
secret_outpost          1  action     worker+gun       2  gun+worker*2         worker
the_bronx_gang          1  action     contact+gun      2  gun+card+red         red
training_camp           2  action     contact+gun      2  worker+card+red      red
"""
WINTER: Final = """
black_fortress          1  production iron+gun         1  gun+iron             iron
cistern                 1  production fuel+score       2  fuel*2+vp            fuel
construction_site       1  production brick+score      2  brick*2+vp           brick
courthouse_w            1  production brick+ammo       2  brick*2+ammo         brick
craftsmen_guild         1  production iron+brick       1  iron+brick           brick
excavator_w             1  production brick+contact    2  brick*2+vp           brick
expedition_camp_w       1  production gun+ammo         2  gun*2+ammo           gun
generators              1  production worker           2  worker*3             worker
hangar_w                1  production fuel+ammo        2  fuel*2+ammo          fuel
haven_w                 1  production iron+ammo        2  iron*2+ammo          iron
landfill                1  production ammo             2  ammo*3               ammo
outpost_mercenaries     1  production contact          1  gun+fuel             ammo
power_station           1  production ammo             2  ammo*2+worker        ammo
pub_w                   1  production card             2  card*3               card
sheriffs_office         1  production gun+score        2  gun*2+vp             gun
small_factory           1  production iron+score       2  iron*2+vp            iron
steel_eagle             1  production culture+score    2  vp*2                 vp
storehouse              1  production fuel+gun         1  gun+fuel             gun
suppliers               1  production ammo+gas_mask    2  vp+grey*2            ammo
tanker_shipwreck        1  production fuel+brick       1  fuel+brick           fuel
wire_entanglement       2  production gun              1  defense*3            defense
armed_merchants         1  feature    score+ammo       2  ammo*2+vp            vp
crossing                1  feature    contact          2  grey*3               grey
dark_visions_gang       1  feature    gun+contact      2  vp+red*2             red
demolition_team         1  feature    brick+contact    2  brick+development    development
dream_city              1  feature    score+worker     2  worker*3             worker
hibernators             1  feature    worker           1  worker*2             worker
oilmen                  1  feature    fuel+contact     2  blue*3               blue
old_cinema_w            1  feature    culture          1  card+vp              vp
patriot_tower           1  feature    score+worker     2  worker*2+vp          worker
wrecked_tank_w          1  feature    culture          2  vp*2                 vp
wrecker                 1  feature    iron+contact     2  grey*2               iron
black_market            1  action     brick+score      2  ammo*3               ammo
body_hunters            1  action     worker+gas_mask  2  worker*3             worker
camino_real             1  action     gun+contact      2  ammo*2+worker        worker
caravanner              1  action     fuel+gas_mask    2  ammo*3               ammo
combat_vehicle          1  action     gun+contact      1  defense*3            defense
eight_mile              1  action     fuel+score       2  ammo*3               ammo
market_place            2  action     ammo+score       1  ammo*2               ammo
material_depository     1  action     fuel+score       1  fuel+iron            fuel
military_warehouse      1  action     gun+score        1  gun+fuel             gun
mobile_storage          1  action     gun+score        2  ammo*3               ammo
propaganda_station      1  action     card             2  card*3               card
salt_lake_tower         1  action     iron+score       1  iron+brick           iron
solitary_trader         1  action     fuel+score       3  ammo*3+vp            ammo
teds_bus                1  action     iron+contact     1  grey*2               iron
the_hold                1  action     brick+score      1  gun+brick            brick
transmitter             1  action     card             2  card*2+vp            card
"""

ROWS: Final = read("base", BASE) + read("new_era", NEW_ERA) + read("winter", WINTER)
BY_CARD: Final = {row.card: row for row in ROWS}


def deck_of(card: str) -> str:
    """The expansion with which a design is in the Deck."""
    return BY_CARD[card].deck


def price(card: str) -> dict[str, int]:
    """What constructing a card takes: grey contacts equal to its Distance, and the card from hand."""
    return {"grey": -BY_CARD[card].distance, "card": -1}
