"""Reading a pack: building cards, nations and expert cards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.city_of_iron import kit as k
from boomtown.games.city_of_iron.actions import MOST_BUILDINGS, MOST_EXPERTS, NATIONS
from boomtown.games.city_of_iron.kit import EACH_NATION, Kit
from boomtown.games.city_of_iron.pack_board import DECKS, VESSELS, read_goods
from boomtown.games.city_of_iron.pack_effects import DECKS as EXPERT_DECKS
from boomtown.games.city_of_iron.pack_effects import (
    SKILLS,
    USES,
    read_building_effect,
    read_expert_effect,
    read_simple,
    some,
)

KINDS = ["action", "free", "reaction", "skills"]
TRIGGERS = ["skill_counted", "skill_used", "you_gain_good", "other_gains_owned_good"]


def read_buildings(kit: Kit, file: Part) -> None:
    """All building cards, one by one, in the order of the file."""
    designs = file.parts("building")
    unique_ids(designs)
    names: list[str] = []
    for number, part in enumerate(designs):
        cards = part.parts("cards")
        for one in cards:
            read_building(kit, part, number, one, names)
    if len(set(kit.card_ids)) != len(kit.card_ids):
        raise file.fault("two building cards have the same id")
    if len(kit.card_ids) > MOST_BUILDINGS:
        raise file.fault(
            f"there are {len(kit.card_ids)} building cards, at most {MOST_BUILDINGS} are possible"
        )
    needed = sum(dots < 3 for dots in kit.row_dots)
    for dots, players in ((2, 2), (3, 3), (4, 4)):
        needed = sum(d <= dots for d in kit.row_dots)
        there = sum(
            kit.card_deck[card] == 0 and kit.card_dots[card] <= dots for card in range(len(kit.card_ids))
        )
        if there < needed:
            raise file.fault(f"deck A needs {needed} cards for {players} players, but has {there}")
    kit.academy = names.index("Academy") if "Academy" in names else -1


def read_building(kit: Kit, part: Part, design: int, one: Part, names: list[str]) -> None:
    """One card of a design."""
    name = part.text("name", 30)
    if name not in names:
        names.append(name)
    card = len(kit.card_ids)
    kit.card_ids.append(one.id())
    kit.card_dots.append(one.whole("dots", 0, 4))
    kit.card_design.append(design)
    kit.card_names.append(name)
    kit.card_name.append(names.index(name))
    kit.card_deck.append(DECKS.index(part.choice("deck", DECKS)))
    kit.card_coins.append(part.whole("coins", 0, 30))
    kit.card_science.append(some(part, "science", 0, 9))
    land = part.choice("land", kit.type_ids) if part.has("land") else ""
    kit.card_land.append(1 << kit.type_ids.index(land) if land else 0)
    kit.card_goods.append(read_goods(kit, part))
    if kit.card_goods[card] and not land:
        raise part.fault("a building that produces goods needs a 'land'")
    kit.card_income.append(some(part, "income", 0, 9))
    kit.card_yield.append(some(part, "science_yield", 0, 9))
    kit.card_draws[0].append(some(part, "draw_citizen", 0, 9))
    kit.card_draws[1].append(some(part, "draw_military", 0, 9))
    kit.card_scouting.append(some(part, "scouting", 0, 9))
    kit.card_bots.append(some(part, "steambots", 0, 9, 1 if kit.card_goods[card] else 0))
    for flat in (kit.card_discount, kit.card_bot_discount, kit.card_hire, kit.card_defense, *kit.card_reach):
        flat.append(0)
    kit.card_built.append([])
    kit.card_score.append([])
    kit.card_goal.append([])
    for effect in part.parts("effect", False):
        read_building_effect(kit, card, effect)
    for other in range(card):
        if kit.card_name[other] == kit.card_name[card] and kit.card_science[other] != kit.card_science[card]:
            raise part.fault(f"all cards called '{name}' must cost the same science")
    part.text("flavor", 200)


def read_nations(kit: Kit, file: Part) -> None:
    """The four nations (their lands come with the lands)."""
    nations = file.parts("nation")
    kit.nation_ids = unique_ids(nations)
    if len(nations) != NATIONS:
        raise file.fault(f"there must be {NATIONS} nations, not {len(nations)}")
    for part in nations:
        kit.nation_names.append(part.text("name", 30))
        kit.nation_coins.append(part.whole("coins", 0, 99))
        kit.nation_science.append(part.whole("science", 0, 99))
        kit.nation_income.append(part.whole("income", 0, 99))
        kit.nation_cards.append(0)
        part.colour("colour")
        part.colour("ink")
        for key in ("people", "symbol", "difference", "blurb"):
            part.text(key, 200)


def read_experts(kit: Kit, file: Part) -> None:
    """The expert cards of all nations; each nation has one copy of every card that names it."""
    experts = file.parts("expert")
    kit.expert_ids = unique_ids(experts)
    kit.experts = len(experts)
    if kit.experts > MOST_EXPERTS:
        raise file.fault(f"there are {kit.experts} expert cards, at most {MOST_EXPERTS} are possible")
    size = NATIONS * kit.experts
    kit.price, kit.price_science = [0] * size, [0] * size
    kit.pay_coins, kit.pay_science, kit.pay_hammers = [0] * size, [0] * size, [0] * size
    kit.skill = [[0] * size, [0] * size, [0] * size]
    for card, part in enumerate(experts):
        read_expert(kit, part, card)
    for nation, part in enumerate(file.parts("nation")):
        read_start(kit, part, nation)


def read_start(kit: Kit, part: Part, nation: int) -> None:
    """A nation's 28 cards and its starting decks."""
    count = kit.nation_cards[nation].bit_count()
    if count != EACH_NATION:
        raise part.fault(f"a nation has {EACH_NATION} expert cards, this one {count}")
    for deck, key in enumerate(("starting_citizen", "starting_military")):
        cards: list[int] = []
        for name in part.words(key):
            card = kit.expert_ids.index(name) if name in kit.expert_ids else -1
            if card < 0 or kit.expert_deck[card] != deck or not (kit.nation_cards[nation] >> card) & 1:
                raise part.fault(f"'{key}' names '{name}', which is no such card of this nation")
            cards.append(card)
        if not cards:
            raise part.fault(f"'{key}' must name a card")
        kit.starting[deck].append(sorted(cards))


def read_expert(kit: Kit, part: Part, card: int) -> None:
    """One expert card, with what differs for a nation."""
    kit.expert_names.append(part.text("name", 24))
    deck = EXPERT_DECKS.index(part.choice("deck", EXPERT_DECKS))
    kit.expert_deck.append(deck)
    kit.deck_mask[deck] |= 1 << card
    kit.vessel.append(VESSELS.index(part.choice("vessel", VESSELS[1:])) if part.has("vessel") else 0)
    kit.kind.append(KINDS.index(part.choice("kind", KINDS)))
    part.text("flavor", 200)
    own = part.part("override") if part.has("override") else None
    names = part.words("nations")
    for name in names:
        if name not in kit.nation_ids:
            raise part.fault(f"'nations' names '{name}'; nations are {', '.join(kit.nation_ids)}")
        nation = kit.nation_ids.index(name)
        kit.nation_cards[nation] |= 1 << card
        other = own.part(name) if own is not None and own.has(name) else None
        read_numbers(kit, part, other, nation * kit.experts + card)
    read_ability(kit, part, card)


def read_numbers(kit: Kit, part: Part, other: Part | None, at: int) -> None:
    """Price, skills and payment of a card for one nation."""
    kit.price[at] = some(part, "coins", 0, 30)
    kit.price_science[at] = some(part, "science", 0, 9)
    skills = part.part("skills")
    pay = part.part("pay") if part.has("pay") else None
    if other is not None:
        kit.price[at] = some(other, "coins", 0, 30, kit.price[at])
        kit.price_science[at] = some(other, "science", 0, 9, kit.price_science[at])
        skills = other.part("skills") if other.has("skills") else skills
        pay = other.part("pay") if other.has("pay") else pay
    for number, name in enumerate(SKILLS):
        kit.skill[number][at] = some(skills, name, 0, 9)
    if not any(flat[at] for flat in kit.skill):
        raise skills.fault("a card needs at least one skill symbol")
    if pay is not None:
        kit.pay_coins[at] = some(pay, "coins", 0, 30)
        kit.pay_science[at] = some(pay, "science", 0, 9)
        kit.pay_hammers[at] = some(pay, "hammer", 0, 9)


def read_ability(kit: Kit, part: Part, card: int) -> None:
    """What a card does when it is played, or as a reaction."""
    kind = kit.kind[card]
    effects = part.parts("effect", False)
    kit.effect.append([])
    kit.trigger.append(k.NEVER)
    kit.trigger_skills.append(0)
    kit.trigger_use.append(k.ANY_USE)
    kit.trigger_good.append(-1)
    kit.stays.append(0)
    kit.boost.append(0)
    if kind == k.SKILLS:
        if effects:
            raise part.fault("a card of kind 'skills' has no effect")
        return
    if not effects:
        raise part.fault("'effect' is missing")
    if kind == k.REACTION:
        read_reaction(kit, part, card)
        return
    kit.effect[card] = [read_expert_effect(kit, effect) for effect in effects]
    settles = any(op[0] == k.SETTLE for op in kit.effect[card])
    pay = part.part("pay") if part.has("pay") else None
    asks = pay is not None and pay.has("distance") and pay.has("vessel")
    if asks and pay is not None:
        pay.choice("distance", ["land"])
        pay.choice("vessel", ["land"])
    if settles != asks or (settles and len(effects) > 1):
        raise part.fault("a card that settles pays distance and vessel of the land, and does nothing else")


def read_reaction(kit: Kit, part: Part, card: int) -> None:
    """When a reaction applies and what it gives."""
    trigger = part.part("trigger")
    number = TRIGGERS.index(trigger.choice("on", TRIGGERS)) + 1
    kit.trigger[card] = number
    if number in (k.COUNTED, k.USED):
        for skill in trigger.words("skills"):
            if skill not in SKILLS:
                raise trigger.fault(f"'skills' names '{skill}'; skills are {', '.join(SKILLS)}")
            kit.trigger_skills[card] |= 1 << SKILLS.index(skill)
        kit.trigger_use[card] = USES.index(trigger.choice("during", USES))
    if number == k.YOU_GAIN:
        kit.trigger_good[card] = kit.good_ids.index(trigger.choice("good", kit.good_ids))
    asked = number in (k.YOU_GAIN, k.OTHER_GAINS)
    if part.flag("optional", False) != asked:
        raise part.fault("'optional' is for reactions to goods that are gained, and only for them")
    if asked:
        kit.watchers.append(card)
        kit.stays[card] = int(part.part("pay").choice("card", ["discard", "reveal"]) == "reveal")
    effects = part.parts("effect")
    if number == k.COUNTED:
        boost = effects[0]
        boost.choice("do", ["boost_skill"])
        counted = SKILLS.index(boost.choice("skill", SKILLS))
        if len(effects) > 1 or kit.trigger_skills[card] != 1 << counted:
            raise part.fault("a skill that is counted higher is the one that its trigger names")
        kit.boost[card] = boost.whole("n", 1, 9)
        return
    kit.effect[card] = [read_simple(kit, effect) for effect in effects]
