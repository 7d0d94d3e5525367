"""Reading a pack: building cards, nations and expert cards."""

from boomtown.engine.content import Part, unique_ids
from boomtown.games.city_of_iron.pack.board import DECKS, VESSELS, read_goods
from boomtown.games.city_of_iron.pack.effects import DECKS as EXPERT_DECKS
from boomtown.games.city_of_iron.pack.effects import SKILLS, USES, read_building_effects, read_program, some
from boomtown.games.city_of_iron.rules import content as k
from boomtown.games.city_of_iron.rules.actions import MOST_BUILDINGS, MOST_EXPERTS, NATIONS
from boomtown.games.city_of_iron.rules.cards import vocabulary
from boomtown.games.city_of_iron.rules.cards.districts import Settle
from boomtown.games.city_of_iron.rules.cards.gains import Boost
from boomtown.games.city_of_iron.rules.cards.reactions import (
    COUNTED,
    USED,
    OthersGain,
    OwnGain,
    SkillReaction,
)
from boomtown.games.city_of_iron.rules.content import EACH_NATION, Content, reckon
from boomtown.games.city_of_iron.rules.table import DRAWS, EACH_PERK, SCOUTING, YIELD

KINDS = ["action", "free", "reaction", "skills"]
TRIGGERS = ["skill_counted", "skill_used", "you_gain_good", "other_gains_owned_good"]
ICONS = {  # printed on buildings, by what they add to
    YIELD: "science_yield",
    DRAWS: "draw_citizen",
    DRAWS + 1: "draw_military",
    SCOUTING: "scouting",
}


def read_buildings(content: Content, file: Part) -> None:
    """All building cards, one by one, in the order of the file."""
    designs = file.parts("building")
    unique_ids(designs)
    names: list[str] = []
    for number, part in enumerate(designs):
        cards = part.parts("cards")
        for one in cards:
            read_building(content, part, number, one, names)
    if len(set(content.card_ids)) != len(content.card_ids):
        raise file.fault("two building cards have the same id")
    if len(content.card_ids) > MOST_BUILDINGS:
        raise file.fault(
            f"there are {len(content.card_ids)} building cards, at most {MOST_BUILDINGS} are possible"
        )
    needed = sum(dots < 3 for dots in content.row_dots)
    for dots, players in ((2, 2), (3, 3), (4, 4)):
        needed = sum(d <= dots for d in content.row_dots)
        there = sum(
            content.card_deck[card] == 0 and content.card_dots[card] <= dots
            for card in range(len(content.card_ids))
        )
        if there < needed:
            raise file.fault(f"deck A needs {needed} cards for {players} players, but has {there}")
    content.academy = names.index("Academy") if "Academy" in names else -1


def read_building(content: Content, part: Part, design: int, one: Part, names: list[str]) -> None:
    """One card of a design."""
    name = part.text("name", 30)
    if name not in names:
        names.append(name)
    card = len(content.card_ids)
    content.card_ids.append(one.id())
    content.card_dots.append(one.whole("dots", 0, 4))
    content.card_design.append(design)
    content.card_names.append(name)
    content.card_name.append(names.index(name))
    content.card_deck.append(DECKS.index(part.choice("deck", DECKS)))
    content.card_coins.append(part.whole("coins", 0, 30))
    content.card_science.append(some(part, "science", 0, 9))
    land = part.choice("land", content.type_ids) if part.has("land") else ""
    content.card_land.append(1 << content.type_ids.index(land) if land else 0)
    content.card_goods.append(read_goods(content, part))
    if content.card_goods[card] and not land:
        raise part.fault("a building that produces goods needs a 'land'")
    content.card_income.append(some(part, "income", 0, 9))
    content.card_perks.append([0] * EACH_PERK)
    for place, icon in ICONS.items():
        content.card_perks[card][place] = some(part, icon, 0, 9)
    content.card_bots.append(some(part, "steambots", 0, 9, 1 if content.card_goods[card] else 0))
    content.card_bot_discount.append(0)
    content.card_score.append(None)
    content.card_goal.append(None)
    read_building_effects(content, card, part.parts("effect", False))
    for other in range(card):
        if (
            content.card_name[other] == content.card_name[card]
            and content.card_science[other] != content.card_science[card]
        ):
            raise part.fault(f"all cards called '{name}' must cost the same science")
    part.text("flavor", 200)


def read_nations(content: Content, file: Part) -> None:
    """The four nations (their lands come with the lands)."""
    nations = file.parts("nation")
    content.nation_ids = unique_ids(nations)
    if len(nations) != NATIONS:
        raise file.fault(f"there must be {NATIONS} nations, not {len(nations)}")
    for part in nations:
        content.nation_names.append(part.text("name", 30))
        content.nation_coins.append(part.whole("coins", 0, 99))
        content.nation_science.append(part.whole("science", 0, 99))
        content.nation_income.append(part.whole("income", 0, 99))
        content.nation_cards.append(0)
        part.colour("colour")
        part.colour("ink")
        for key in ("people", "symbol", "difference", "blurb"):
            part.text(key, 200)


def read_experts(content: Content, file: Part) -> None:
    """The expert cards of all nations; each nation has one copy of every card that names it."""
    experts = file.parts("expert")
    content.expert_ids = unique_ids(experts)
    content.experts = len(experts)
    if content.experts > MOST_EXPERTS:
        raise file.fault(f"there are {content.experts} expert cards, at most {MOST_EXPERTS} are possible")
    size = NATIONS * content.experts
    content.price, content.price_science = [0] * size, [0] * size
    content.pay_coins, content.pay_science, content.pay_hammers = [0] * size, [0] * size, [0] * size
    content.skill = [[0] * size, [0] * size, [0] * size]
    content.boosts = [[[0] * content.experts for _ in SKILLS] for _ in range(k.ANY_USE)]
    for card, part in enumerate(experts):
        read_expert(content, part, card)
    for nation, part in enumerate(file.parts("nation")):
        read_start(content, part, nation)
    reckon(content)


def read_start(content: Content, part: Part, nation: int) -> None:
    """A nation's 28 cards and its starting decks."""
    count = content.nation_cards[nation].bit_count()
    if count != EACH_NATION:
        raise part.fault(f"a nation has {EACH_NATION} expert cards, this one {count}")
    for deck, key in enumerate(("starting_citizen", "starting_military")):
        cards: list[int] = []
        for name in part.words(key):
            card = content.expert_ids.index(name) if name in content.expert_ids else -1
            if (
                card < 0
                or content.expert_deck[card] != deck
                or not (content.nation_cards[nation] >> card) & 1
            ):
                raise part.fault(f"'{key}' names '{name}', which is no such card of this nation")
            cards.append(card)
        if not cards:
            raise part.fault(f"'{key}' must name a card")
        content.starting[deck].append(sorted(cards))


def read_expert(content: Content, part: Part, card: int) -> None:
    """One expert card, with what differs for a nation."""
    content.expert_names.append(part.text("name", 24))
    deck = EXPERT_DECKS.index(part.choice("deck", EXPERT_DECKS))
    content.expert_deck.append(deck)
    content.deck_mask[deck] |= 1 << card
    content.vessel.append(VESSELS.index(part.choice("vessel", VESSELS[1:])) if part.has("vessel") else 0)
    content.kind.append(KINDS.index(part.choice("kind", KINDS)))
    part.text("flavor", 200)
    own = part.part("override") if part.has("override") else None
    names = part.words("nations")
    for name in names:
        if name not in content.nation_ids:
            raise part.fault(f"'nations' names '{name}'; nations are {', '.join(content.nation_ids)}")
        nation = content.nation_ids.index(name)
        content.nation_cards[nation] |= 1 << card
        other = own.part(name) if own is not None and own.has(name) else None
        read_numbers(content, part, other, nation * content.experts + card)
    read_ability(content, part, card)


def read_numbers(content: Content, part: Part, other: Part | None, at: int) -> None:
    """Price, skills and payment of a card for one nation."""
    content.price[at] = some(part, "coins", 0, 30)
    content.price_science[at] = some(part, "science", 0, 9)
    skills = part.part("skills")
    pay = part.part("pay") if part.has("pay") else None
    if other is not None:
        content.price[at] = some(other, "coins", 0, 30, content.price[at])
        content.price_science[at] = some(other, "science", 0, 9, content.price_science[at])
        skills = other.part("skills") if other.has("skills") else skills
        pay = other.part("pay") if other.has("pay") else pay
    for number, name in enumerate(SKILLS):
        content.skill[number][at] = some(skills, name, 0, 9)
    if not any(flat[at] for flat in content.skill):
        raise skills.fault("a card needs at least one skill symbol")
    if pay is not None:
        content.pay_coins[at] = some(pay, "coins", 0, 30)
        content.pay_science[at] = some(pay, "science", 0, 9)
        content.pay_hammers[at] = some(pay, "hammer", 0, 9)


def read_ability(content: Content, part: Part, card: int) -> None:
    """What a card does when it is played, or as a reaction."""
    kind = content.kind[card]
    effects = part.parts("effect", False)
    content.effect.append(-1)
    content.on_use.append([])
    content.on_gain.append(None)
    if kind == k.SKILLS:
        if effects:
            raise part.fault("a card of kind 'skills' has no effect")
        return
    if not effects:
        raise part.fault("'effect' is missing")
    if kind == k.REACTION:
        read_reaction(content, part, card)
        return
    content.effect[card] = read_program(content, vocabulary.ABILITIES, effects)
    settles = any(isinstance(word, Settle) for word in content.programs[content.effect[card]])
    pay = part.part("pay") if part.has("pay") else None
    asks = pay is not None and pay.has("distance") and pay.has("vessel")
    if asks and pay is not None:
        pay.choice("distance", ["land"])
        pay.choice("vessel", ["land"])
    if settles != asks or (settles and len(effects) > 1):
        raise part.fault("a card that settles pays distance and vessel of the land, and does nothing else")


def read_reaction(content: Content, part: Part, card: int) -> None:
    """When a reaction applies and what it gives."""
    trigger, effects = part.part("trigger"), part.parts("effect")
    on = trigger.choice("on", TRIGGERS)
    asked = on in ("you_gain_good", "other_gains_owned_good")
    if part.flag("optional", False) != asked:
        raise part.fault("'optional' is for reactions to goods that are gained, and only for them")
    if not asked:
        read_skill_reaction(content, part, card, on == "skill_counted")
        return
    stays = part.part("pay").choice("card", ["discard", "reveal"]) == "reveal"
    program = read_program(content, vocabulary.GAINS, effects)
    content.watchers.append(card)
    if on == "you_gain_good":
        good = content.good_ids.index(trigger.choice("good", content.good_ids))
        content.on_gain[card] = OwnGain(program, stays, good)
    else:
        content.on_gain[card] = OthersGain(program, stays)


def read_skill_reaction(content: Content, part: Part, card: int, counted: bool) -> None:
    """A reaction to a skill of the card: it counts more, or something is gained when it has been used."""
    trigger = part.part("trigger")
    skills: list[int] = []
    for name in trigger.words("skills"):
        if name not in SKILLS:
            raise trigger.fault(f"'skills' names '{name}'; skills are {', '.join(SKILLS)}")
        skills.append(SKILLS.index(name))
    use = USES.index(trigger.choice("during", USES))
    words = vocabulary.BOOSTS if counted else vocabulary.GAINS
    program = read_program(content, words, part.parts("effect"))
    listener = SkillReaction(COUNTED if counted else USED, program, sorted(skills), use)
    content.on_use[card].append(listener)
    for skill in skills:
        content.extras[skill] |= listener.speaks_of(skill, k.ATTACKING) << card
    if not counted:
        return
    boost = content.programs[program][0]
    assert isinstance(boost, Boost)
    if len(content.programs[program]) > 1 or skills != [boost.skill]:
        raise part.fault("a skill that is counted higher is the one that its trigger names")
    for moment in range(k.ANY_USE):
        if listener.speaks_of(boost.skill, moment):
            content.boosts[moment][boost.skill][card] = boost.n
