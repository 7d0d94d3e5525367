"""Plans: what they say, who sits where, and what is refused."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import tomli_w

from boomtown.engine.errors import BoomtownError
from boomtown.lab import plan as plans
from boomtown.lab.play import Job

GAME = "age_of_industry"


def jobs(**said: Any) -> list[Job]:
    """The games of a plan."""
    return plans.checked({"game": GAME, **said}).jobs("out")


def test_a_plan_survives_its_file(tmp_path: Path) -> None:
    said = {
        "games": [GAME, "city_of_iron"],
        "kind": "round_robin",
        "bots": ["greedy", "random"],
        "number": 12,
    }
    plan = plans.checked({**said, "options": {GAME: {"map": "new_england"}}})
    assert plan.options[GAME]["map"] == "new_england"
    assert "map" not in plan.options["city_of_iron"]
    file = tmp_path / "plan.toml"
    file.write_text(tomli_w.dumps(plan.data()))
    assert plans.checked(plans.read(file)) == plan == plans.planned(plans.read(file))
    assert plans.planned(plans.read(file)).key() == plan.key()
    other = plans.checked({**said, "number": 13, "options": {GAME: {"map": "new_england"}}})
    assert list(plans.differences(plan, other)) == ["number"]
    assert other.key() != plan.key()


def test_round_robin_seats_everybody_in_every_way_with_the_same_seed() -> None:
    found = jobs(kind="round_robin", bots=["greedy", "random"], number=12)
    assert [job.seed for job in found] == [0] * 6 + [1] * 6  # two against two: six ways
    assert len({tuple(job.codes) for job in found[:6]}) == 6
    assert {tuple(sorted(job.codes)) for job in found} == {("greedy", "greedy", "random", "random")}
    assert len({job.bot_seed for job in found}) == 12


def test_round_robin_is_balanced_where_not_every_way_is_affordable() -> None:
    bots = ["greedy:1", "greedy:2", "greedy:3", "random"]
    found = jobs(kind="round_robin", bots=bots, number=16, seats=4)  # 24 ways don't fit
    assert [job.seed for job in found] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    at = Counter((seat, code) for job in found for seat, code in enumerate(job.codes))
    assert set(at.values()) == {4}
    assert len({tuple(job.codes) for job in found}) > 4  # neighbours change from seed to seed
    assert found == jobs(kind="round_robin", bots=bots, number=16, seats=4)


def test_more_bots_than_seats_meet_in_every_company() -> None:
    bots = ["greedy:1", "greedy:2", "greedy:3", "greedy:4", "random"]
    found = jobs(kind="round_robin", bots=bots, number=60, seats=3)
    assert len({tuple(job.codes) for job in found}) == 60
    assert set(Counter(code for job in found for code in job.codes).values()) == {36}


def test_one_against_the_field() -> None:
    found = jobs(kind="one_against_field", bots=["greedy", "random"], number=8)
    assert [job.codes.index("greedy") for job in found] == [0, 1, 2, 3] * 2
    assert all(job.codes.count("random") == 3 for job in found)
    assert [job.seed for job in found] == [0] * 4 + [1] * 4


def test_a_ladder_doubles_budgets_or_takes_the_rungs_as_named() -> None:
    found = jobs(kind="ladder", bots=["greedy:3"], steps=2, number=6)
    assert Counter(job.match for job in found) == {
        "greedy:6 against greedy:3": 6,
        "greedy:12 against greedy:6": 6,
    }
    assert all(Counter(job.codes).most_common()[0][1] == 2 for job in found)
    assert [job.number for job in found] == list(range(12))
    named = jobs(kind="ladder", bots=["random", "greedy"], number=3, seats=3)
    assert {job.match for job in named} == {"greedy against random"}


def test_mirror_puts_one_bot_everywhere() -> None:
    found = jobs(kind="mirror", bots=["random"], number=5, seed=7, seats=3)
    assert [job.seed for job in found] == [7, 8, 9, 10, 11]
    assert {tuple(job.codes) for job in found} == {("random",) * 3}


GOOD: dict[str, Any] = {"game": GAME, "bots": ["random"]}


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ({**GOOD, "nummber": 3}, "did you mean 'number'?"),
        ({**GOOD, "qqq": 3}, "its keys are"),
        ({"bots": ["random"]}, "names its game"),
        ({**GOOD, "game": "chess"}, "There is no game 'chess'"),
        ({"games": [GAME, GAME], "bots": ["random"]}, "twice"),
        ({"game": GAME}, "needs 'bots'"),
        ({**GOOD, "bots": ["wizard"]}, "There is no bot 'wizard'"),
        ({**GOOD, "seats": 9}, "players, not 9"),
        ({**GOOD, "seats": "four"}, "'seats' of a plan is a whole number"),
        ({**GOOD, "number": 0}, "'number' of a plan is a whole number"),
        ({**GOOD, "kind": "cup"}, "'kind' is one of mirror"),
        ({**GOOD, "options": {"map": "mars"}}, "option 'map'"),
        ({**GOOD, "options": {"city_of_iron": {}}}, "none of its games"),
        ({**GOOD, "kind": "round_robin"}, "at least two bots"),
        ({**GOOD, "kind": "one_against_field"}, "the one first"),
        ({**GOOD, "kind": "ladder"}, "needs a budget to double"),
        ({**GOOD, "kind": "ladder", "bots": ["greedy:50"]}, "from 1 to 99"),
        ({**GOOD, "kind": "rotation", "seats": 4}, "a bot for each of the 4 seats"),
        ({**GOOD, "decisions": 3}, "true or false"),
    ],
)
def test_bad_plans_are_refused_in_a_sentence(said: dict[str, Any], words: str) -> None:
    with pytest.raises(BoomtownError, match=r"[.?]$") as refusal:
        plans.checked(said)
    assert words in str(refusal.value)


def test_a_plan_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text("game = ")
    for path, words in ((tmp_path / "plan.toml", "not valid TOML"), (tmp_path / "none.toml", "no plan")):
        with pytest.raises(BoomtownError, match=words):
            plans.read(path)


@pytest.mark.parametrize(
    "file", sorted((Path(__file__).parents[2] / "docs" / "plans").glob("*.toml")), ids=lambda file: file.stem
)
def test_the_plans_of_the_docs_can_be_played(file: Path) -> None:
    assert plans.checked(plans.read(file)).jobs("out")
